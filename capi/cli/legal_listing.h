// Prints the legal orders of a position: powers, their units, the orders.
#ifndef ENTENTE_CAPI_CLI_LEGAL_LISTING_H_
#define ENTENTE_CAPI_CLI_LEGAL_LISTING_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "handle.h"
#include "legal_next.h"
#include "phase_position.h"

namespace entente_cli {

// Lists positions one after the other; keeps working memory between them.
class LegalListing {
 public:
  // `begun`: instead of the orders what can follow in those that begin so (legal_next.h).
  explicit LegalListing(const std::optional<std::string>& begun = std::nullopt) {
    if (begun) next_.emplace(*begun);
  }

  // How many phases were listed so far: those of a game that is over are not.
  uint32_t listed() const { return listed_; }

  // Prints the legal orders of a phase, power by power, or what can follow, of all powers; nothing if the game is over.
  // False if it cannot be read: `error` says why.
  bool Print(entente_exchange* exchange, const entente_document* document, uint32_t phase, entente_error& error);

 private:
  bool PrintPosition(entente_error& error);
  bool PrintPower(uint32_t power, entente_error& error);
  bool PrintOrder(entente_order order, bool new_unit, entente_error& error);
  bool PrintPowers(uint32_t power_count, entente_error& error);
  bool ReadsAs(const std::string& text, entente_order order) const;
  bool IsPlace(const std::string& text) const;
  void PrintNext();

  PhasePosition position_;
  ScratchHandle scratch_;
  std::vector<entente_order> orders_;
  std::vector<entente_order_group> groups_;
  std::string text_;
  std::optional<NextWords> next_;
  bool reads_any_notation_ = false;  // what next_ begins with
  uint32_t phase_type_ = ENTENTE_MOVEMENT;
  uint32_t listed_ = 0;
};

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_LEGAL_LISTING_H_
