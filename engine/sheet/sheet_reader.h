// Reads the texts of players into the lines of a sheet. JSON phases, games and the C interface all use this reader, so
// a text means the same in each of them.
//
// The meaning of a text may depend on the rules, but not on the position: NO_CHECK refuses words with several meanings,
// and a rule of 4.E.4 accepts PERPETUAL before an order. Text in normal form takes a fast path. Reuses its working
// memory; one thread at a time.
#ifndef ENTENTE_ENGINE_SHEET_SHEET_READER_H_
#define ENTENTE_ENGINE_SHEET_SHEET_READER_H_

#include <optional>
#include <string>
#include <string_view>

#include "notation/normal_form.h"
#include "notation/order_tokens.h"
#include "rules/rule_options.h"
#include "sheet/order_sheet.h"

namespace entente {

class SheetReader {
 public:
  // Reads texts for a phase of this type. `names` must outlive the reader.
  SheetReader(const NormalForm& names, const RuleOptions& rules, PhaseType phase_type)
      : names_(&names), rules_(rules), phase_type_(phase_type) {}
  // Changes to another phase, which may have other rules.
  void Use(const RuleOptions& rules, PhaseType phase_type) {
    rules_ = rules;
    phase_type_ = phase_type;
  }

  const Map& map() const { return names_->map(); }
  const RuleOptions& rules() const { return rules_; }

  // Reads one order of `power` (kNoPower: taken from the text, else unknown). The result is valid until the next call.
  //   Errors: as ParseOrder; also a word that the rules refuse. Blanks around the text count neither for the length
  //           limit nor for the positions in messages.
  Result<const ParsedOrder*> Read(PowerIndex power, std::string_view text);

  // Adds the text, without the blanks around it, as one line of `power`: an order, a statement (statement.h) or an
  // unreadable line.
  void ReadLine(PowerIndex power, std::string_view text, OrderSheet& sheet);
  // Adds every line of a text, except blank lines and lines that begin with #.
  void ReadLines(PowerIndex power, std::string_view text, OrderSheet& sheet);

 private:
  std::optional<TextFault> ReadWords(PowerIndex power, std::string_view& text);
  std::optional<TextFault> ReadText(PowerIndex power, std::string_view text);
  std::optional<TextFault> ReadPerpetual(PowerIndex power, std::string_view text);

  const NormalForm* names_;
  RuleOptions rules_;
  PhaseType phase_type_;
  OrderTokens tokens_;
  ParsedOrder parsed_;
  std::string clean_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_SHEET_SHEET_READER_H_
