// Writes phases as the `diplomacy` Python package does, and dipcc after it: like our own JSON phases, but each object by
// power names every power, also one that has nothing. One thread at a time.
//   Source: saved games of both.
#ifndef ENTENTE_ENGINE_GAME_FORMS_PACKAGE_PHASE_H_
#define ENTENTE_ENGINE_GAME_FORMS_PACKAGE_PHASE_H_

#include "game_forms/loss_notes.h"
#include "json/json_writer.h"
#include "phase/sheet_phase.h"
#include "records/game_record.h"
#include "sheet/sheet_reader.h"

namespace entente {

enum class ListedHomes : uint8_t {
  kAll,    // the home centers of each power
  kOwned,  // those of them that it owns
};

// What `orders` of the last phase has for a power that could order something and handed in nothing.
enum class NotHandedIn : uint8_t { kNull, kLeftOut };

// "<key>":{"AUSTRIA":..,"ENGLAND":..}: `append` writes the value of a power.
template <typename Append>
void AppendByPower(std::string_view key, const Map& map, JsonWriter& out, const Append& append) {
  out.Object(key, [&] {
    for (const PowerIndex power : map.powers()) {
      out.TextKey(map.PowerId(power));
      append(power);
    }
  });
}

// Members of a state, each as one key and value: units (dislodged ones with "*", behind the others), retreats, centers.
void AppendPackageBoard(const PositionView& position, JsonWriter& out);
void AppendPackageHomes(const PositionView& position, ListedHomes which, JsonWriter& out);
// {"count":0,"homes":[]} outside of adjustments.
void AppendPackageBuilds(const PositionView& position, const RuleOptions& rules, JsonWriter& out);

// Writes the orders and results of the phases of a record.
class PackagePhases {
 public:
  PackagePhases(const GameRecord& record, JsonWriter& out);

  // "orders" of phase `i`: the last set of each power, in normal form, with the types of the units that are meant.
  void AppendOrders(size_t i, NotHandedIn not_handed_in);
  // "results" of phase `i`, by our own adjudication: {"A PAR":["bounce","dislodged"]}; empty for the last phase.
  void AppendResults(size_t i);

  const LineLosses& losses() const { return losses_; }  // so far

 private:
  void AppendLine(const PositionView& position, const SheetLine& line);

  const GameRecord& record_;
  JsonWriter& out_;
  NormalForm names_;
  SheetReader reader_;
  SheetPhase judge_;
  LineLosses losses_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_PACKAGE_PHASE_H_
