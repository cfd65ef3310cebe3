#include "press/language/message_maker_test_util.h"

#include "press/language/dpp_words.h"
#include "press/language/grammar_table.h"
#include "press/language/slow_check_test_util.h"
#include "press/language/token.h"

namespace entente::press {
namespace {

constexpr int kDeepest = 7;  // depth of nested types beyond which only shallow productions are chosen

constexpr std::string_view kDeepTypes[] = {"press_message", "reply",        "answer",           "member",
                                           "offer",         "future_offer", "logical_operator", "explanation",
                                           "(press)",       "(condition)"};

bool IsDeep(std::string_view production) {
  for (const std::string_view type : kDeepTypes) {
    if (production.find(type) != std::string_view::npos) return true;
  }
  return false;
}

}  // namespace

MessageMaker::MessageMaker(uint64_t seed, Dialect dialect) : random_(seed), dialect_(dialect) {
  for (const GrammarRow& row : GrammarRows(dialect)) {
    if (!IsOfEdition(row.when, dialect)) continue;
    std::vector<Production>& productions = types_[std::string(row.type)];
    const std::vector<std::string_view> elements = ElementsOf(row.production);
    if (row.is_list) {
      for (const std::string_view word : elements) productions.push_back({row.level, {std::string(word)}, false});
    } else {
      productions.push_back({row.level, {elements.begin(), elements.end()}, IsDeep(row.production)});
    }
  }
}

Message MessageMaker::Make(std::string_view type, int level) {
  Message message;
  AddType(type, level, 0, message);
  return message;
}

void MessageMaker::AddType(std::string_view type, int level, int depth, Message& message) {
  std::vector<const Production*> choices, shallow;
  for (const Production& production : types_.find(type)->second) {
    if (production.level > level) continue;
    choices.push_back(&production);
    if (!production.is_deep) shallow.push_back(&production);
  }
  if (depth > kDeepest && !shallow.empty()) choices = shallow;
  for (const std::string& element : choices[random_.Below(static_cast<uint32_t>(choices.size()))]->elements) {
    AddElement(element, level, depth + 1, message);
  }
}

const std::vector<std::string>& MessageMaker::Elements(std::string_view text) {
  const auto found = elements_.find(text);
  if (found != elements_.end()) return found->second;
  const std::vector<std::string_view> elements = ElementsOf(text);
  return elements_.emplace(text, std::vector<std::string>(elements.begin(), elements.end())).first->second;
}

void MessageMaker::AddElements(std::string_view text, int level, int depth, Message& message) {
  for (const std::string& element : Elements(text)) AddElement(element, level, depth, message);
}

void MessageMaker::AddElement(std::string_view element, int level, int depth, Message& message) {
  const auto one_of = [&](Category category, uint32_t count) {
    message.push_back(Token(category, static_cast<uint8_t>(random_.Below(count))));
  };
  if (element.ends_with('+')) {
    element.remove_suffix(1);
    if (element.starts_with('{')) element = element.substr(1, element.size() - 2);
    for (uint32_t left = 1 + random_.Below(3); left > 0; --left) AddElements(element, level, depth, message);
  } else if (element == "(anything)") {
    message.push_back(tokens::kBRA);
    for (uint32_t left = random_.Below(4); left > 0; --left) message.push_back(AnyToken());
    message.push_back(tokens::kKET);
  } else if (element.starts_with('(')) {
    message.push_back(tokens::kBRA);
    AddElements(element.substr(1, element.size() - 2), level, depth, message);
    message.push_back(tokens::kKET);
  } else if (types_.contains(element)) {
    AddType(element, level, depth, message);
  } else if (element == "power") {
    one_of(Category::kPower, 7);
  } else if (element == "province") {
    one_of(static_cast<Category>(0x50 + random_.Below(8)), 75);
  } else if (element == "unit_type" || element == "season" || element == "coast" || element == "word") {
    AddOneOf(element, message);
  } else if (element == "text") {
    message.push_back(TextToken(static_cast<char>('a' + random_.Below(26))));
  } else if (element == "number" || element == "0") {
    message.push_back(NumberToken(element == "0" ? 0 : static_cast<int>(random_.Below(16384)) - 8192));
  } else {
    AddWord(element, message);
  }
}

void MessageMaker::AddOneOf(std::string_view kind, Message& message) {
  const std::vector<std::string_view> of_kind =
      kind == "unit_type" ? std::vector<std::string_view>{"AMY", "FLT"}
      : kind == "season"  ? std::vector<std::string_view>{"SPR", "SUM", "FAL", "AUT", "WIN"}
      : kind == "word"    ? std::vector<std::string_view>{"PCE", "XDO", "LOG", "HUH", "STP"}
                          : std::vector<std::string_view>{"NCS", "SCS", "ECS"};
  AddWord(of_kind[random_.Below(static_cast<uint32_t>(of_kind.size()))], message);
}

void MessageMaker::AddWord(std::string_view word, Message& message) {
  if (word == "STP") return message.push_back(Token(Category::kBicoastalCenter, 74));
  if (word == "-") return message.push_back(dpp::words::kDash);
  if (word == "NAME") return message.push_back(dpp::words::kNAME);
  const auto add = [&](std::span<const LanguageWord> words) {
    for (const LanguageWord& known : words) {
      if (known.word == word) message.push_back(known.token);
    }
  };
  dialect_ == Dialect::kDpp ? add(dpp::kWords) : add(kLanguageWords);
  if (dialect_ == Dialect::k0178) add(kLaterWords);
}

Token MessageMaker::AnyToken() {
  const Token some[] = {Token(Category::kPower, 3), Token(Category::kSea, 20), NumberToken(1901), NumberToken(0),
                        TextToken('x')};
  const uint32_t choice = random_.Below(10);
  if (choice == 0) return Token(static_cast<uint16_t>(0x4c00 + random_.Below(0x400)));
  if (choice < 4) return some[random_.Below(std::size(some))];
  if (dialect_ == Dialect::kDpp) {
    const Token token(Category::kReserved, static_cast<uint8_t>(random_.Below(dpp::words::kRowCount)));
    return token == dpp::words::kNAME ? dpp::words::kStar : token;
  }
  const Token token = kLanguageWords[random_.Below(std::size(kLanguageWords))].token;
  return IsBracket(token) ? tokens::kERR : token;
}

}  // namespace entente::press
