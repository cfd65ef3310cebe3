// The one reader of what players write: text to lines of a sheet. Every door uses it (JSON phases, games, the C
// interface), so a text means the same through all of them, and what nobody can read is a line through all of them.
//
// The rules have a say in what a text means (NO_CHECK refuses words that may mean more than one thing; PERPETUAL before
// an order is a word where such orders are accepted, 4.E.4); the position has none. Normal form is read the quick way.
// Holds working memory that is used again; one thread at a time.
#ifndef ENTENTE_ENGINE_SHEET_SHEET_READER_H_
#define ENTENTE_ENGINE_SHEET_SHEET_READER_H_

#include <string>
#include <string_view>

#include "notation/normal_form.h"
#include "notation/order_tokens.h"
#include "rules/rule_options.h"
#include "sheet/order_sheet.h"

namespace entente {

// Why PERPETUAL before an order is not taken (4.E.4).
inline constexpr std::string_view kPerpetualRefused = "orders that stand until they are replaced are refused here";
inline constexpr std::string_view kPerpetualPhase = "only an order of a movement phase stands until it is replaced";

// A text of which PERPETUAL is the first word, with blanks in its place; "" for any other.
std::string WithoutPerpetual(std::string_view text);

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
  //           length nor for the positions that messages tell.
  Result<const ParsedOrder*> Read(PowerIndex power, std::string_view text);

  // Adds the text as one line of `power`, whatever it is. Blanks round it are no part of it. A statement (statement.h)
  // is a line that nobody can read as an order, and says what it is.
  void ReadLine(PowerIndex power, std::string_view text, OrderSheet& sheet);
  // Adds every line of a text but those that show nothing and those that begin with #.
  void ReadLines(PowerIndex power, std::string_view text, OrderSheet& sheet);

 private:
  Status ReadWords(PowerIndex power, std::string_view text);
  Status ReadPerpetual(PowerIndex power, std::string_view text);

  const NormalForm* names_;
  RuleOptions rules_;
  PhaseType phase_type_;
  OrderTokens tokens_;
  ParsedOrder parsed_;
  std::string clean_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_SHEET_SHEET_READER_H_
