// Writes phases in the form of the `diplomacy` Python package, which dipcc follows. They are like our own JSON phases, but
// every object by power names all powers, also powers with an empty value. One thread at a time.
//   Source: saved games of both.
#ifndef ENTENTE_ENGINE_GAME_FORMS_PACKAGE_PHASE_H_
#define ENTENTE_ENGINE_GAME_FORMS_PACKAGE_PHASE_H_

#include <map>
#include <string>
#include <vector>

#include "game_forms/loss_notes.h"
#include "json/json_writer.h"
#include "phase/sheet_phase.h"
#include "records/game_record.h"
#include "sheet/sheet_reader.h"

namespace entente {

enum class ListedHomes : uint8_t {
  kAll,    // the home centers of each power
  kOwned,  // the home centers that the power owns
};

// The value in "orders" of the last phase for a power that has orders to give and handed in none.
enum class NotHandedIn : uint8_t { kNull, kLeftOut };

// Writes "<key>":{"AUSTRIA":..,"ENGLAND":..}. append(power) writes the value of a power.
template <typename Append>
void AppendByPower(std::string_view key, const Map& map, JsonWriter& out, const Append& append) {
  out.Object(key, [&] {
    for (const PowerIndex power : map.powers()) {
      out.TextKey(map.PowerId(power));
      append(power);
    }
  });
}

// Writes the members of a state: units (dislodged ones last, with "*"), retreats, centers.
void AppendPackageBoard(const PositionView& position, JsonWriter& out);
void AppendPackageHomes(const PositionView& position, ListedHomes which, JsonWriter& out);
// Writes the member "builds". Outside of adjustments each power has {"count":0,"homes":[]}.
void AppendPackageBuilds(const PositionView& position, const RuleOptions& rules, JsonWriter& out);

// The package's words for the results of a phase, by unit: {"A PAR", {"bounce", "dislodged"}}.
using PackageResults = std::map<std::string, std::vector<std::string>>;

// Adjudicates the phases of a record. The results of its last phase are empty.
class PackageJudge {
 public:
  explicit PackageJudge(const GameRecord& record) : record_(record), judge_(*record.map) {}
  PackageResults ResultsOf(size_t i);

 private:
  const GameRecord& record_;
  SheetPhase judge_;
};

// Writes the orders and results of the phases of a record.
class PackagePhases {
 public:
  PackagePhases(const GameRecord& record, JsonWriter& out);

  // Writes "orders" of phase `i`: the lines that count (line_uses.h) in normal form, with the types of the addressed units.
  void AppendOrders(size_t i, NotHandedIn not_handed_in);
  // Writes "results" of phase `i` by our own adjudication: {"A PAR":["bounce","dislodged"]}.
  void AppendResults(size_t i);

  const LineLosses& losses() const { return losses_; }  // so far

 private:
  bool IsWrittenAsOrder(const SheetLine& line) const;
  void AppendLine(const PositionView& position, const SheetLine& line);

  const GameRecord& record_;
  JsonWriter& out_;
  NormalForm names_;
  SheetReader reader_;
  PackageJudge judge_;
  LineLosses losses_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_FORMS_PACKAGE_PHASE_H_
