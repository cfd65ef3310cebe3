#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "base/text.h"
#include "map_language/map_checks.h"
#include "map_language/written_words.h"

namespace entente {
namespace {

constexpr size_t kMostNamed = 3;  // places in one message

// The reason why units cannot come back.
enum class Bar : uint8_t {
  kUnlistedBy,  // the target does not list this place; reported at a record that lists too little,
  kUnlistedTo,  // or at one that lists too much
  kLetters,     // no fleet may be at a place in small letters
  kTypes,       // no unit moves between land and water
  kEntry,       // the entry back is for other units
};

// A way without a way back, or one that no unit may use in either direction.
struct DeadEnd {
  LocationIndex from;
  const BoardEntry* entry;
  bool is_used = false;              // some unit may go this way
  const BoardEntry* back = nullptr;  // an entry back that no unit may use
  LocationIndex back_from = kNoLocation;
};

bool IsShut(const Board& board, LocationIndex l) {
  return board.TerrainAt(l) == Terrain::kShut || board.locations[l].closed;
}

class WayChecker {
 public:
  WayChecker(const Board& board, bool changed, DiagnosticList& diagnostics)
      : board_(board), changed_(changed), diagnostics_(diagnostics) {}

  void Check() {
    for (LocationIndex l = 0; l < board_.location_count(); ++l) FindDeadEnds(l);
    if (dead_ends_.empty()) return;
    for (const DeadEnd& end : dead_ends_) Count(end);
    std::map<std::pair<Bar, int>, std::vector<const DeadEnd*>> groups;
    for (const DeadEnd& end : dead_ends_) groups[CauseOf(end)].push_back(&end);
    for (const auto& [cause, ends] : groups) Report(cause.first, static_cast<LocationIndex>(cause.second), ends);
  }

 private:
  const BoardLocation& At(LocationIndex l) const { return board_.locations[l]; }
  ProvinceIndex From(const DeadEnd& end) const { return At(end.from).province; }
  ProvinceIndex To(const DeadEnd& end) const { return At(end.entry->target).province; }

  // Calls visit for the province's own record and those of its coasts until it returns true.
  template <typename Visit>
  bool AnyRecordOf(ProvinceIndex province, Visit&& visit) const {
    if (visit(province)) return true;
    for (const LocationIndex coast : board_.CoastsOf(province)) {
      if (visit(coast)) return true;
    }
    return false;
  }

  void FindDeadEnds(LocationIndex from) {
    if (IsShut(board_, from)) return;
    for (const BoardEntry& entry : At(from).entries) {
      if (IsShut(board_, entry.target)) continue;
      const bool by_itself = MayGo(from, entry);
      if (changed_ && !by_itself) continue;
      DeadEnd end{from, &entry, by_itself || board_.ArmyMayShip(from, entry)};
      const auto returns = [&](LocationIndex l) { return LeadsBack(l, by_itself, end); };
      if (!AnyRecordOf(At(entry.target).province, returns)) dead_ends_.push_back(end);
    }
  }

  // Whether a unit may use the entry by itself.
  bool MayGo(LocationIndex from, const BoardEntry& entry) const {
    return board_.ArmyMayWalk(from, entry) || board_.FleetMaySail(from, entry);
  }

  // Whether a unit may use some entry of the record at `from` into the province where the way begins. Units that came by
  // themselves must go back by themselves, armies that came by convoy may be convoyed.
  bool LeadsBack(LocationIndex from, bool by_itself, DeadEnd& end) const {
    for (const BoardEntry& entry : At(from).entries) {
      if (At(entry.target).province != At(end.from).province) continue;
      if (MayGo(from, entry) || (!by_itself && board_.ArmyMayShip(from, entry))) return true;
      if (end.back == nullptr) end.back = &entry, end.back_from = from;
    }
    return false;
  }

  // ---- Causes ----

  bool AreLandAndWater(LocationIndex a, LocationIndex b) const {
    const Terrain first = board_.TerrainAt(a), second = board_.TerrainAt(b);
    return (first == Terrain::kLand && second == Terrain::kWater) ||
           (first == Terrain::kWater && second == Terrain::kLand);
  }
  // A place without coasts, written in small letters and beside water: no fleet may be there.
  bool IsInSmallLetters(LocationIndex l) const {
    return !At(l).written_upper && !board_.IsCoast(l) && !board_.HasCoasts(l);
  }

  void Count(const DeadEnd& end) {
    if (end.back == nullptr) ++unlisted_by_[To(end)], ++unlisted_to_[From(end)];
    if (AreLandAndWater(end.from, end.entry->target)) ++mixed_[From(end)], ++mixed_[To(end)];
  }

  static int CountAt(const std::map<ProvinceIndex, int>& counts, ProvinceIndex p) {
    const auto found = counts.find(p);
    return found == counts.end() ? 0 : found->second;
  }

  // The cause, and the location at which it is reported.
  std::pair<Bar, int> CauseOf(const DeadEnd& end) const {
    const LocationIndex from = end.from, to = end.entry->target;
    if (end.back == nullptr) {
      const bool lists_too_much = CountAt(unlisted_to_, From(end)) > CountAt(unlisted_by_, To(end));
      return lists_too_much ? std::pair(Bar::kUnlistedTo, From(end) + 0) : std::pair(Bar::kUnlistedBy, To(end) + 0);
    }
    if (AreLandAndWater(from, to)) {
      const int here = CountAt(mixed_, From(end)), there = CountAt(mixed_, To(end));
      const bool is_here = here != there ? here > there : From(end) < To(end);
      return {Bar::kTypes, is_here ? From(end) : To(end)};
    }
    const bool bars = !end.is_used && end.entry->written != WrittenCase::kLower;
    if (bars && IsInSmallLetters(from)) return {Bar::kLetters, from};
    if (bars && IsInSmallLetters(to)) return {Bar::kLetters, to};
    return {Bar::kEntry, end.back_from};
  }

  // ---- Words ----

  std::string LineOf(const Origin& at) const { return " (" + diagnostics_.PlaceOf(at) + ")"; }

  // "GAS (standard.map:150), MAO (standard.map:76) and 2 more".
  std::string Others(const std::vector<const DeadEnd*>& ends, ProvinceIndex self) const {
    std::set<ProvinceIndex> others;
    for (const DeadEnd* end : ends) others.insert(From(*end) == self ? To(*end) : From(*end));
    const size_t named = others.size() > kMostNamed + 1 ? kMostNamed : others.size();
    std::string text;
    size_t next = 0;
    for (const ProvinceIndex other : others) {
      if (next == named) break;
      text += next == 0 ? "" : next + 1 == others.size() ? " and " : ", ";
      text += At(other).id + LineOf(At(other).at);
      ++next;
    }
    return named == others.size() ? text : text + " and " + std::to_string(others.size() - named) + " more";
  }

  std::string IsType(LocationIndex l) const {
    return At(l).id + " is " + std::string(kTerrainWords[static_cast<size_t>(board_.TerrainAt(l))]);
  }

  // Why the entry back is for no army, and why for no fleet.
  std::string WhyNoArmy(const DeadEnd& end) const {
    if (!board_.ArmyMayStand(At(end.back_from).province)) return IsType(end.back_from);
    if (!board_.ArmyMayStand(At(end.back->target).province)) return IsType(end.back->target);
    return Quoted(Written(*end.back)) + " with one capital bars armies";
  }
  std::string WhyNoFleet(const DeadEnd& end) const {
    const LocationIndex barred = board_.FleetMayStand(end.back_from) ? end.back->target : end.back_from;
    if (board_.TerrainAt(barred) == Terrain::kLand) return IsType(barred);
    if (end.back->written == WrittenCase::kLower) return Quoted(Written(*end.back)) + " in small letters bars fleets";
    if (!board_.IsCoast(barred) && board_.HasCoasts(barred))
      return At(barred).id + " has coasts, none of which is named";
    return At(barred).id + " in small letters bars fleets";
  }

  // The place of an entry in its written case.
  std::string Written(const BoardEntry& entry) const { return IdInCase(At(entry.target).id, entry.written); }

  // ---- Telling ----

  void Report(Bar bar, LocationIndex place, const std::vector<const DeadEnd*>& ends) {
    const DeadEnd& first = *ends.front();
    const std::string id = At(place).id;
    switch (bar) {
      case Bar::kUnlistedBy:
        return ends.size() == 1 ? ReportOne(first)
                                : Error(At(place).at, id + " does not list " + Others(ends, place) + ", which abut it");
      case Bar::kUnlistedTo:
        return Error(LaterOf(first.entry->at, At(place).at),
                     id + " abuts " + Others(ends, place) + ", which do not list it");
      case Bar::kLetters:
        return Warning(At(place).at, id +
                                         " is in small letters, which bar fleets, and has no coasts, but only fleets "
                                         "may go between it and " +
                                         Others(ends, place) + ": expected it in capitals, " + id);
      case Bar::kTypes:
        return Warning(At(place).at, IsType(place) + ", so no unit may go between it and " + Others(ends, place));
      case Bar::kEntry:
        for (const DeadEnd* end : ends) ReportEntry(*end);
    }
  }

  void ReportOne(const DeadEnd& end) {
    const BoardLocation &from = At(end.from), &to = At(end.entry->target);
    const Origin& at = LaterOf(end.entry->at, to.at);
    const bool at_entry = at.line == end.entry->at.line && at.file == end.entry->at.file;
    Error(at, from.id + (at_entry ? "" : LineOf(end.entry->at)) + " abuts " + to.id + ", but " + to.id +
                  (at_entry ? LineOf(to.at) : "") + " does not list it");
  }

  // Reports each entry once, even if it is the way back of several coasts, and a way that no unit may use in either
  // direction at one of its ends.
  void ReportEntry(const DeadEnd& end) {
    if (!told_.insert(end.back).second || (!end.is_used && told_.contains(end.entry))) return;
    const bool by_convoy = board_.ArmyMayShip(end.back_from, *end.back);
    std::string text = (by_convoy ? "only convoyed armies may go from " : "no unit may go from ") +
                       At(end.back_from).id + " to " + At(end.back->target).id + ", which abuts it" +
                       LineOf(end.entry->at) + ": no army (" + WhyNoArmy(end) + "), no fleet (" + WhyNoFleet(end) + ")";
    end.is_used ? Error(end.back->at, std::move(text)) : Warning(end.back->at, std::move(text));
  }

  void Error(const Origin& at, std::string text) { diagnostics_.Error(at, "ONE_WAY", std::move(text)); }
  void Warning(const Origin& at, std::string text) { diagnostics_.Warning(at, "NO_WAY", std::move(text)); }

  const Board& board_;
  const bool changed_;
  DiagnosticList& diagnostics_;
  std::vector<DeadEnd> dead_ends_;
  std::map<ProvinceIndex, int> unlisted_by_, unlisted_to_, mixed_;
  std::set<const BoardEntry*> told_;
};

}  // namespace

void CheckWays(const Board& board, bool changed, DiagnosticList& diagnostics) {
  WayChecker(board, changed, diagnostics).Check();
}

}  // namespace entente
