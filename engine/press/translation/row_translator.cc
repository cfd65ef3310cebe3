#include "press/translation/row_translator.h"

#include <algorithm>
#include <array>

#include "press/language/dpp_words.h"
#include "press/translation/word_pairs.h"

namespace entente::press::dpp {
namespace {

constexpr std::string_view kNested[] = {"press", "offer", "condition"};
// Parts of one token, with the words of DAIDE that the token may be.
constexpr struct OneOf {
  std::string_view name;
  std::array<Token, 5> words;
} kOneOf[] = {
    {"asking", {tokens::kINS, tokens::kQRY}},
    {"answer", {tokens::kYES, tokens::kREJ, tokens::kBWX, tokens::kIDK}},
    {"joint", {tokens::kAND, tokens::kORR}},
    {"season", {tokens::kSPR, tokens::kSUM, tokens::kFAL, tokens::kAUT, tokens::kWIN}},
};

template <typename All, typename One>
bool IsAmong(const All& all, const One& one) {
  return std::find(std::begin(all), std::end(all), one) != std::end(all);
}

// The name of a part, or of the first part in a bracket.
std::string_view NameOf(const PatternElement& element) {
  std::string_view name = element.part;
  for (size_t i = 0; name.empty() && i < element.inside.size(); ++i) name = NameOf(element.inside[i]);
  return name;
}

// The number of tokens of a unit: "RUS FLT (STP NCS)" or "RUS FLT SEV".
size_t UnitLength(MessageView rest) {
  MessageCursor in(rest);
  in.Next();
  in.Next();
  IsOpening(in.Peek()) ? void(in.Group()) : void(in.Next());
  return rest.size() - in.rest().size();
}

}  // namespace

// ---- Reading ----

std::optional<size_t> RowTranslator::LengthOf(std::string_view part, MessageView rest) const {
  const auto one = [](bool stands) { return stands ? std::optional<size_t>(1) : std::nullopt; };
  if (part == "rest" || part == "known") return rest.size();
  if (rest.empty()) return std::nullopt;
  const Token first = rest.front();
  if (part == "power" || part == "sender" || part == "receiver") return one(IsPower(first));
  if (part == "province") return one(IsProvince(first));
  if (part == "number" || part == "year") return one(IsNumber(first));
  if (part == "own") return one(IsPower(first) && (context_.self == kNoPower || first == PowerToken(context_.self)));
  if (part == "note_word") return one(!IsBracket(first));
  if (part == "fleet" && !to_daide()) return 1;
  if (part == "unit") return UnitLength(rest);
  const auto words = std::find_if(std::begin(kOneOf), std::end(kOneOf), [&](const OneOf& o) { return o.name == part; });
  return words == std::end(kOneOf) ? rest.size() : one(IsAmong(words->words, DaideWordOf(first)));
}

bool RowTranslator::ReadElement(const PatternElement& element, MessageCursor& in, Captures& captures) const {
  if (element.word != kNoToken) return in.Take(element.word);
  if (element.part.empty()) {
    if (!IsOpening(in.Peek())) return false;
    MessageCursor inside(in.Group());
    return ReadPattern(element.inside, inside, captures) && inside.Ended();
  }
  const std::optional<size_t> length = LengthOf(element.part, in.rest());
  if (!length.has_value()) return false;
  captures.push_back({element.part, in.Take(*length), {}});
  return true;
}

RowTranslator::Capture RowTranslator::ReadRepeated(const PatternElement& element, MessageCursor& in) const {
  Capture all{NameOf(element), {}, {}};
  for (MessageCursor ahead = in; !ahead.empty(); in = ahead) {
    Captures once;
    if (!ReadElement(element, ahead, once)) break;
    all.times.push_back(std::move(once));
  }
  return all;
}

bool RowTranslator::ReadPattern(const Pattern& pattern, MessageCursor& in, Captures& captures) const {
  return std::all_of(pattern.begin(), pattern.end(), [&](const PatternElement& element) {
    if (!element.repeats) return ReadElement(element, in, captures);
    captures.push_back(ReadRepeated(element, in));
    return !captures.back().times.empty();
  });
}

// ---- Writing ----

void RowTranslator::Write(std::string_view type, MessageView part, MessageBuilder& out) {
  const bool is_nested = IsAmong(kNested, type);
  if (is_nested && ++depth_ > kDeepestPress) Fail(LimitError("press of more than 100 brackets within each other"));
  const TranslationRow* row = nullptr;
  Captures captures;
  for (const TranslationRow& tried : RowsOf(type, direction_)) {
    if (failed() || row != nullptr) break;
    MessageCursor in(part);
    captures.clear();
    if (ReadPattern(tried.from, in, captures) && in.Ended()) row = &tried;
  }
  if (failed()) return;
  if (row == nullptr) return Refuse(Shown(part.empty() ? kNoToken : part.front()));
  if (!row->why.empty()) return Refuse((row->why[0] == ' ' ? Shown(part.front()) : "") + std::string(row->why));
  if (!row->lost.empty()) Lose(row->lost);
  Unwritten unwritten = captures;
  WritePattern(row->to, unwritten, out);
  depth_ -= is_nested ? 1 : 0;
}

Message RowTranslator::Translated(std::string_view type, MessageView part) {
  MessageBuilder out;
  Write(type, part, out);
  return out.Take();
}

// The next capture of an element. Null if the pattern did not read the part, because the language of the message
// implies it.
const RowTranslator::Capture* RowTranslator::NextOf(const PatternElement& element, Unwritten& captures) {
  const auto is_it = [&](const Capture& capture) { return capture.name == NameOf(element); };
  const auto next = std::find_if(captures.begin(), captures.end(), is_it);
  if (next == captures.end()) return nullptr;
  captures = {next + 1, captures.end()};
  return &*next;
}

void RowTranslator::WritePattern(const Pattern& pattern, Unwritten& captures, MessageBuilder& out) {
  for (const PatternElement& element : pattern) {
    if (!element.repeats) {
      WriteElement(element, captures, out);
    } else if (const Capture* all = NextOf(element, captures)) {
      for (const Captures& once : all->times) {
        Unwritten inside = once;
        WriteElement(element, inside, out);
      }
    }
  }
}

void RowTranslator::WriteElement(const PatternElement& element, Unwritten& captures, MessageBuilder& out) {
  if (element.word != kNoToken) {
    out.Add(element.word);
  } else if (element.part.empty()) {
    out.Open();
    WritePattern(element.inside, captures, out);
    out.Close();
  } else {
    const Capture* capture = NextOf(element, captures);
    WriteNamed(element.part, capture == nullptr ? MessageView() : capture->part, out);
  }
}

void RowTranslator::WriteNamed(std::string_view name, MessageView part, MessageBuilder& out) {
  if (failed()) return;
  if (!RowsOf(name, direction_).empty()) return Write(name, part, out);
  if (name == "year") return WriteYear(part, out);
  if (!WritePart(name, part, out)) WriteWords(part, out);
}

void RowTranslator::WriteYear(MessageView part, MessageBuilder& out) {
  const int year = NumberOf(part.front()) + (to_daide() ? kYearsBetween : -kYearsBetween);
  if (year < kLeastNumber || year > kGreatestNumber) return Fail(InvalidError("the year is out of range"));
  out.Number(year);
}

Token RowTranslator::WordOf(Token token) {
  const Token word = to_daide() ? DaideWordOf(token) : DppWordOf(token);
  if (word == kNoToken) Refuse(Shown(token));
  return word;
}

void RowTranslator::WriteWords(MessageView part, MessageBuilder& out) {
  for (const Token token : part) out.Add(WordOf(token));
}

// ---- Errors and losses ----

std::string RowTranslator::Shown(Token token) const {
  if (IsNumber(token)) return std::to_string(NumberOf(token));
  if (token == words::kNAME) return "a name";
  if (token == words::kStar || token == words::kDash) return token == words::kStar ? "*" : "-";
  if (IsWord(token)) return std::string(kWords[token.index()].word);
  const std::string_view word = tokens_.vocabulary().Word(token);
  return word.empty() ? "a string" : std::string(word);
}

void RowTranslator::Refuse(std::string_view what) {
  Fail(UnsupportedError(std::string(what) + " has no form in " + (to_daide() ? "DAIDE" : "DPP")));
}

void RowTranslator::Fail(Status status) {
  if (failure_.ok()) failure_ = std::move(status);
}

void RowTranslator::Lose(std::string_view what) {
  if (!IsAmong(lost_, what)) lost_.emplace_back(what);
}

}  // namespace entente::press::dpp
