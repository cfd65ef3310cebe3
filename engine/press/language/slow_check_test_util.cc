#include "press/language/slow_check_test_util.h"

#include "press/language/dpp_words.h"
#include "press/language/grammar_table.h"
#include "press/language/vocabulary.h"

namespace entente::press {

bool IsOfEdition(GrammarWhen when, Dialect dialect) {
  if (when == GrammarWhen::k0143) return dialect == Dialect::k0143;
  if (when == GrammarWhen::k0178) return dialect == Dialect::k0178;
  return when != GrammarWhen::k0167 || dialect == Dialect::k0167 || dialect == Dialect::k0178;
}

std::vector<std::string_view> ElementsOf(std::string_view production) {
  std::vector<std::string_view> elements;
  size_t start = 0;
  int depth = 0;
  for (size_t i = 0; i <= production.size(); ++i) {
    const char c = i < production.size() ? production[i] : ' ';
    depth += c == '(' || c == '{' ? 1 : c == ')' || c == '}' ? -1 : 0;
    if (c != ' ' || depth != 0) continue;
    if (i > start) elements.push_back(production.substr(start, i - start));
    start = i + 1;
  }
  return elements;
}

bool SlowCheck::Is(std::string_view type) {
  bool is_whole = false;
  for (const size_t end : OfType(type, 0)) {
    is_whole |= end == message_.size();
    Fail(end);
  }
  return is_whole;
}

SlowCheck::Places SlowCheck::OfType(std::string_view type, size_t at) {
  Places ends;
  for (const GrammarRow& row : GrammarRows(dialect_)) {
    if (row.type != type || row.level > level_ || !IsOfEdition(row.when, dialect_)) continue;
    for (const std::string_view word : ElementsOf(row.is_list ? row.production : "")) ends.merge(OfElement(word, at));
    if (!row.is_list) ends.merge(OfProduction(row.production, at));
  }
  return ends;
}

SlowCheck::Places SlowCheck::OfProduction(std::string_view production, size_t at) {
  Places places = {at};
  for (const std::string_view element : ElementsOf(production)) {
    Places next;
    for (const size_t place : places) next.merge(OfElement(element, place));
    places = next;
  }
  return places;
}

SlowCheck::Places SlowCheck::OfElement(std::string_view element, size_t at) {
  if (element.ends_with('+')) {
    element.remove_suffix(1);
    if (element.starts_with('{')) element = element.substr(1, element.size() - 2);
    Places ends, fresh = {at};
    while (!fresh.empty()) {
      Places next;
      for (const size_t place : fresh) next.merge(OfProduction(element, place));
      fresh.clear();
      for (const size_t place : next) {
        if (ends.insert(place).second) fresh.insert(place);
      }
    }
    return ends;
  }
  if (element.starts_with('(')) {
    if (at >= message_.size() || !IsOpening(message_[at])) return Fail(at), Places();
    const std::string_view inside = element.substr(1, element.size() - 2);
    Places ends;
    for (const size_t end : inside == "anything" ? Anything(at + 1) : OfProduction(inside, at + 1)) {
      end < message_.size() && IsClosing(message_[end]) ? void(ends.insert(end + 1)) : Fail(end);
    }
    return ends;
  }
  for (const GrammarRow& row : GrammarRows(dialect_)) {
    if (row.type == element) return OfType(element, at);
  }
  if (at < message_.size() && Stands(element, at)) return {at + 1};
  return Fail(at), Places();
}

bool SlowCheck::Stands(std::string_view name, size_t at) const {
  const Token token = message_[at];
  if (name == "0") return token == NumberToken(0);
  if (name == "number") return IsNumber(token);
  if (name == "text") return IsText(token);
  if (name == "power") return IsPower(token);
  if (name == "province") return IsProvince(token);
  if (dialect_ == Dialect::kDpp) return StandsInDpp(name, token);
  if (name == "unit_type") return IsUnitType(token);
  if (name == "season")
    return token == tokens::kSPR || token == tokens::kSUM || token == tokens::kFAL || token == tokens::kAUT ||
           token == tokens::kWIN;
  if (name == "coast") return IsCoast(token) && token.index() % 2 == 0 && token.index() < 16;
  for (const LanguageWord& later : kLaterWords) {
    if (later.word == name) return later.token == token;
  }
  static const Vocabulary language;
  return language.Find(name) == token;
}

bool SlowCheck::StandsInDpp(std::string_view name, Token token) {
  if (name == "-") return token == dpp::words::kDash;
  if (name == "NAME") return token == dpp::words::kNAME;
  if (name == "word" && (IsPower(token) || IsProvince(token))) return true;
  for (const LanguageWord& known : dpp::kWords) {
    if (known.token != token) continue;
    const std::string_view word = known.word;
    if (name == "unit_type") return word == "AMY" || word == "FLT";
    if (name == "season") return word == "SPR" || word == "SUM" || word == "FAL" || word == "AUT" || word == "WIN";
    if (name == "coast") return word == "NCS" || word == "SCS" || word == "ECS";
    return name == "word" || name == word;
  }
  return false;
}

// The place of the bracket that closes here, or the end of the message.
SlowCheck::Places SlowCheck::Anything(size_t at) const {
  int depth = 0;
  for (; at < message_.size(); ++at) {
    if (IsClosing(message_[at]) && depth-- == 0) break;
    depth += IsOpening(message_[at]) ? 1 : 0;
  }
  return {at};
}

}  // namespace entente::press
