#include "press/statements/scene_test_util.h"

#include <utility>

namespace entente::press {
namespace {

std::vector<std::string> PartsOf(const std::string& patterns) {
  std::vector<std::string> parts;
  size_t start = 0;
  for (size_t end = patterns.find(" / "); end != std::string::npos; end = patterns.find(" / ", start)) {
    parts.push_back(patterns.substr(start, end - start));
    start = end + 3;
  }
  parts.push_back(patterns.substr(start));
  return parts;
}

}  // namespace

std::string Scene::Unread(const std::string& who) {
  std::string all;
  for (const std::string& message : heard_[who]) all += (all.empty() ? "" : " / ") + message;
  return all.empty() ? "nothing" : all.substr(0, 2000);
}

std::string Scene::Expect(const std::string& who, const std::string& patterns) {
  for (const std::string& part : PartsOf(patterns)) {
    std::deque<std::string>& unread = heard_[who];
    const std::string pattern = Written(part);
    if (unread.empty() || !Fits(pattern, unread.front())) return "heard " + Unread(who) + ", not " + pattern;
    unread.pop_front();
  }
  return "";
}

std::string Scene::ExpectSome(const std::string& who, const std::string& part, bool is_wanted) {
  std::deque<std::string>& unread = heard_[who];
  const std::string pattern = Written(part);
  for (size_t i = 0; i < unread.size(); ++i) {
    if (!Fits(pattern, unread[i])) continue;
    if (!is_wanted) return "heard " + unread[i];
    unread.erase(unread.begin(), unread.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    return "";
  }
  return is_wanted ? "heard " + Unread(who) + ", without " + pattern : "";
}

std::string Scene::Play(const ScriptLine& line) {
  const std::string& text = line.text;
  const std::vector<std::string> words = WordsOf(text);
  const std::string sign = words.size() > 1 ? words[1] : "";
  if (sign == "." && words.size() == 2) {
    return heard_[words[0]].empty() ? "" : "heard " + Unread(words[0]) + ", not nothing";
  }
  if (sign != ">" && sign != "<" && sign != "?" && sign != "!") {
    const bool is_known = Do(words);
    Collect();
    return is_known ? "" : "is wrong, or no command";
  }
  const size_t start = text.find(sign) + 1;
  const std::string rest = text.substr(std::min(text.size(), text.find_first_not_of(' ', start)));
  if (sign == "<") return Expect(words[0], rest);
  if (sign != ">") return ExpectSome(words[0], rest, sign == "?");
  for (const std::string& who : words[0] == "all" ? Players() : std::vector{words[0]}) {
    heard_[who].clear();
    Say(who, Written(rest));
    Collect();
  }
  return "";
}

}  // namespace entente::press
