// The report about a replay as text (replay.h).
#include "base/columns.h"
#include "records/replay.h"

namespace entente {
namespace {

std::string LineOf(std::string_view word, const ReplayRemark& remark) {
  std::string text = "  ";
  const bool is_end = remark.ours.empty() && remark.what.starts_with("ended in ");  // a note without our value
  if (is_end) return text.append(word).append(remark.what).append(": ").append(remark.recorded);
  text.append(word).append(remark.phase).append(" ").append(remark.what).append(": recorded ");
  text.append(remark.recorded.empty() ? "nothing" : remark.recorded).append("; ours ");
  return text.append(remark.ours.empty() ? "nothing" : remark.ours);
}

// "24 compared, 1 skipped (1 last of a game)".
std::string ComparedText(size_t compared, const SkippedPhases& skipped) {
  std::string text = std::to_string(compared) + " compared, " + std::to_string(skipped.all()) + " skipped";
  std::string_view separator = " (";
  const auto add = [&](size_t count, std::string_view why) {
    if (count == 0) return;
    text.append(separator).append(std::to_string(count)).append(why);
    separator = ", ";
  };
  add(skipped.last, " last of a game");
  add(skipped.empty, " without a possible retreat");
  add(skipped.over, " after the end");
  return skipped.all() == 0 ? text : text + ")";
}

}  // namespace

void AppendReplayReport(const ReplayResult& result, int width, std::string& text) {
  const size_t differences = result.differences.size();
  AppendWrapped(std::to_string(result.phases) + (result.phases == 1 ? " phase, " : " phases, ") +
                    ComparedText(result.compared, result.skipped) + ", " + std::to_string(differences) +
                    (differences == 1 ? " difference" : " differences"),
                width, 2, text);
  for (const ReplayRemark& remark : result.differences) AppendWrapped(LineOf("", remark), width, 4, text);
  for (const ReplayRemark& remark : result.notes) AppendWrapped(LineOf("note: ", remark), width, 4, text);
  for (const std::string& note : result.input_notes) AppendWrapped("  note: " + note, width, 4, text);
}

}  // namespace entente
