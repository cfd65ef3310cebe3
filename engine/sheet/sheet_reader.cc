#include "sheet/sheet_reader.h"

#include <algorithm>

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

// The line from its first character that shows something, such as behind a byte order mark.
std::string_view WithoutInvisible(std::string_view line) {
  for (std::string_view first = FirstCharacter(line); !first.empty() && IsUtf8(first) && IsBlankText(first);
       first = FirstCharacter(line)) {
    line.remove_prefix(first.size());
  }
  return line;
}

// An error in what stands behind so many bytes.
Status AfterBlanks(Status read, uint32_t bytes) {
  if (bytes == 0) return read;
  Place place = read.place().value_or(Place{});
  place.offset += bytes;
  place.column += bytes;
  return WithPlace(std::move(read), place);
}

constexpr std::string_view kPerpetual = "PERPETUAL";

bool IsPerpetual(std::string_view text) {
  if (text.size() <= kPerpetual.size() || (text[kPerpetual.size()] != ' ' && text[kPerpetual.size()] != '\t'))
    return false;
  return UpperCase(text.substr(0, kPerpetual.size())) == kPerpetual;
}

}  // namespace

std::string WithoutPerpetual(std::string_view text) {
  if (!IsPerpetual(text)) return {};
  return std::string(kPerpetual.size(), ' ').append(text.substr(kPerpetual.size()));
}

Result<const ParsedOrder*> SheetReader::Read(PowerIndex power, std::string_view text) {
  const std::string_view words = WithoutBlanks(text);
  Status read = ReadWords(power, words);
  if (read.ok()) return &parsed_;
  return AfterBlanks(std::move(read), static_cast<uint32_t>(words.data() - text.data()));
}

// A text without blanks round it, into parsed_.
Status SheetReader::ReadWords(PowerIndex power, std::string_view text) {
  // NO_CHECK looks at every word of the text, also where it is in normal form.
  const bool quick = rules_.ambiguous_words == AmbiguousWords::kRead;
  if (const auto order = quick ? names_->ReadOrder(phase_type_, power, text) : std::nullopt) {
    parsed_.Clear();
    parsed_.order = *order;
    return OkStatus();
  }
  if (!IsUtf8(text)) {  // as the line keeps it, so that it is read alike ever after
    clean_.clear();
    AppendUtf8(text, clean_);
    text = clean_;
  }
  if (Status words = CheckWords(names_->map(), rules_, text); !words.ok()) return words;
  Status read = ParseOrder(names_->map(), phase_type_, power, text, tokens_, parsed_);
  return read.ok() || !IsPerpetual(text) ? read : ReadPerpetual(power, text);
}

// "PERPETUAL A PAR H": the order behind the word (4.E.4).
Status SheetReader::ReadPerpetual(PowerIndex power, std::string_view text) {
  const Place word{1, 1, 0, kPerpetual.size()};
  if (rules_.perpetual_orders == PerpetualOrders::kRefused) {
    return WithPlace(InvalidError(kPerpetualRefused), word);
  }
  if (phase_type_ != PhaseType::kMovement) {
    return WithPlace(InvalidError(kPerpetualPhase), word);
  }
  Status read = ParseOrder(names_->map(), phase_type_, power, WithoutPerpetual(text), tokens_, parsed_);
  if (!read.ok()) return read;
  parsed_.order = parsed_.order.WithWritten(parsed_.order.written() | kWrittenPerpetual);
  return read;
}

void SheetReader::ReadLine(PowerIndex power, std::string_view text, OrderSheet& sheet) {
  text = WithoutBlanks(text);
  const Status read = ReadWords(power, text);
  if (read.ok()) return sheet.Add(text, parsed_);
  if (const SheetStatement statement = ReadStatement(text); statement != SheetStatement::kNone) {
    return sheet.AddUnreadable(power, text, StatementPhrase(statement), {});
  }
  sheet.AddUnreadable(power, text, read.message(), read.place().value_or(Place{}));
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
