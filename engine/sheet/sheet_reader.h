// Reads what players write into the lines of a sheet. JSON phases, games and the C interface all use it, so a text means
// the same in each of them.
//
// What a text means may depend on the rules (NO_CHECK refuses words that may mean more than one thing; PERPETUAL before
// an order is accepted where orders may stand, 4.E.4), but not on the position. Text in normal form takes a fast path.
// Holds working memory that is used again; one thread at a time.
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
  // Reads what is written for a phase of the type. `names` must outlive this.
  SheetReader(const NormalForm& names, const RuleOptions& rules, PhaseType phase_type)
      : names_(&names), rules_(rules), phase_type_(phase_type) {}
  // The same for another phase, which may have other rules.
  void Use(const RuleOptions& rules, PhaseType phase_type) {
    rules_ = rules;
    phase_type_ = phase_type;
  }

  const Map& map() const { return names_->map(); }
  const RuleOptions& rules() const { return rules_; }

  // Reads one order of `power` (kNoPower: taken from the text, else unknown) into memory of the reader: the result is
  // valid until the next call.
  //   Errors: as ParseOrder; also a word that the rules refuse. Blanks round the text do not count, neither for its
  //           length nor for the positions in messages.
  Result<const ParsedOrder*> Read(PowerIndex power, std::string_view text);

  // Adds the text, without blanks round it, as one line of `power`: an order, a statement (statement.h) or an unreadable
  // line.
  void ReadLine(PowerIndex power, std::string_view text, OrderSheet& sheet);
  // Adds every line of a text except blank lines and those that begin with #.
  void ReadLines(PowerIndex power, std::string_view text, OrderSheet& sheet);

 private:
  std::optional<TextFault> ReadWords(PowerIndex power, std::string_view& text);
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
