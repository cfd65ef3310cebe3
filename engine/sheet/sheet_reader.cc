#include "sheet/sheet_reader.h"

#include <algorithm>
#include <utility>

#include "base/plain_text.h"
#include "base/text.h"
#include "notation/ambiguous_word.h"
#include "notation/notation.h"
#include "sheet/statement.h"

namespace entente {
namespace {

std::string_view WithoutBlanks(std::string_view line) {
  const auto is_blank = [](char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; };
  while (!line.empty() && is_blank(line.front())) line.remove_prefix(1);
  while (!line.empty() && is_blank(line.back())) line.remove_suffix(1);
  return line;
}

// The line from its first visible character on, such as behind a byte order mark.
std::string_view WithoutInvisible(std::string_view line) {
  for (std::string_view first = FirstCharacter(line); !first.empty() && IsUtf8(first) && IsBlankText(first);
       first = FirstCharacter(line)) {
    line.remove_prefix(first.size());
  }
  return line;
}

constexpr std::string_view kPerpetual = "PERPETUAL";

bool IsPerpetual(std::string_view text) {
  if (text.size() <= kPerpetual.size() || (text[kPerpetual.size()] != ' ' && text[kPerpetual.size()] != '\t'))
    return false;
  return UpperCase(text.substr(0, kPerpetual.size())) == kPerpetual;
}

// The text with blanks in place of its first word, PERPETUAL.
std::string WithoutPerpetual(std::string_view text) {
  return std::string(kPerpetual.size(), ' ').append(text.substr(kPerpetual.size()));
}

}  // namespace

Result<const ParsedOrder*> SheetReader::Read(PowerIndex power, std::string_view text) {
  std::string_view words = WithoutBlanks(text);
  const auto blanks = static_cast<uint32_t>(words.data() - text.data());
  const std::optional<TextFault> fault = ReadWords(power, words);
  if (!fault.has_value()) return &parsed_;
  const Place place = PlaceOf(*fault, words);
  return ErrorAt({1, place.column + blanks, place.offset + blanks, place.length}, FaultText(*fault, words));
}

// Reads a text without blanks around it into parsed_. Changes `text` to the UTF-8 that the sheet keeps.
std::optional<TextFault> SheetReader::ReadWords(PowerIndex power, std::string_view& text) {
  // NO_CHECK tests every word of the text, also of a text in normal form.
  const bool quick = rules_.ambiguous_words == AmbiguousWords::kRead;
  if (const auto order = quick ? names_->ReadOrder(phase_type_, power, text) : std::nullopt) {
    parsed_.Clear();
    parsed_.order = *order;
    return std::nullopt;
  }
  if (!IsUtf8(text)) {
    clean_.clear();
    AppendUtf8(text, clean_);
    text = clean_;
  }
  if (std::optional<TextFault> fault = AmbiguousWordIn(names_->map(), rules_, text)) return fault;
  std::optional<TextFault> fault = ReadText(power, text);
  return fault.has_value() && IsPerpetual(text) ? ReadPerpetual(power, text) : fault;
}

std::optional<TextFault> SheetReader::ReadText(PowerIndex power, std::string_view text) {
  const bool coasts_carry = rules_.convoying_fleets == ConvoyingFleets::kOnCoasts;
  return ReadOrder(names_->map(), phase_type_, power, text, tokens_, parsed_, coasts_carry);
}

// Reads the order behind PERPETUAL: "PERPETUAL A PAR H" (4.E.4).
std::optional<TextFault> SheetReader::ReadPerpetual(PowerIndex power, std::string_view text) {
  const auto refused = [](TextFault::Kind kind) {
    return TextFault{kind, Expected::kUnit, false, 0, kPerpetual.size(), {}};
  };
  if (rules_.perpetual_orders == PerpetualOrders::kRefused) return refused(TextFault::Kind::kPerpetualRefused);
  if (phase_type_ != PhaseType::kMovement) return refused(TextFault::Kind::kPerpetualPhase);
  std::optional<TextFault> fault = ReadText(power, WithoutPerpetual(text));
  if (!fault.has_value()) parsed_.order = parsed_.order.WithWritten(parsed_.order.written() | kWrittenPerpetual);
  return fault;
}

void SheetReader::ReadLine(PowerIndex power, std::string_view text, OrderSheet& sheet) {
  text = WithoutBlanks(text);
  std::optional<TextFault> fault = ReadWords(power, text);
  if (!fault.has_value()) return sheet.Add(text, parsed_);
  const SheetStatement statement = ReadStatement(map(), text);
  if (IsStatement(statement.kind)) return sheet.AddStatement(power, text, statement.kind, statement.proxy);
  if (std::vector<std::string> nearest = NearestStatements(map(), text); !nearest.empty()) {
    const auto length = static_cast<uint32_t>(std::min(text.find_first_of(" \t"), text.size()));
    fault = TextFault{TextFault::Kind::kNoPlace, Expected::kUnit, false, 0, length, std::move(nearest)};
  }
  sheet.AddUnreadable(power, text, *fault);
}

void SheetReader::ReadLines(PowerIndex power, std::string_view text, OrderSheet& sheet) {
  for (size_t start = 0; start < text.size();) {
    const size_t end = std::min(text.find('\n', start), text.size());
    const std::string_view line = WithoutBlanks(text.substr(start, end - start));
    start = end + 1;
    const bool is_plain = line.empty() || static_cast<unsigned char>(line.front()) < 0x80;
    const std::string_view shown = is_plain ? line : WithoutInvisible(line);
    if (!shown.empty() && shown.front() != '#') ReadLine(power, line, sheet);
  }
}

}  // namespace entente
