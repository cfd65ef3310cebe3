// Checks whether memory from outside is a position: every field in range, every unused byte zero.
//
// Callers pay for the check in every phase. So it goes over the block in words of eight bytes and looks closer only at
// provinces with a unit.
#include <algorithm>
#include <bit>
#include <string>

#include "map/flow_walk.h"
#include "position/position.h"

namespace entente {
namespace {

constexpr uint64_t kEachByte = 0x0101010101010101u;
constexpr uint64_t kEachTop16 = 0x8000800080008000u;

// 1 in each of the four 16-bit numbers of `word` that is not zero.
constexpr uint64_t NonZero16(uint64_t word) {
  const uint64_t low_bits = (word & ~kEachTop16) + ~kEachTop16;  // carries into the top bit if any other bit is set
  return ((low_bits | word) & kEachTop16) >> 15;
}

// Reads the raw parts of a block that is not checked yet. Every part starts at a multiple of 8.
class BlockChecker : public PositionView {
 public:
  BlockChecker(const Map& map, const void* block) : PositionView(map, block) {}

  Status Check(BlockUse use) const {
    if (header()->map_fingerprint != map_->fingerprint()) return InvalidError("the position belongs to another map");
    if (!PhaseIsKnown()) return InvalidError("the position's phase is not in the map's flow");
    if (header()->game_year != GameYear(map_->flow(), map_->begin(), header()->year)) {
      return InvalidError("the position's game year " + std::to_string(header()->game_year) +
                          " does not fit its year " + std::to_string(header()->year));
    }
    if (!MayHaveWinners(end(), winners()) || !WinnersExist()) return WrongEnd();
    if (header()->dislodged_count > layout().dislodged_capacity) return InvalidError("too many dislodged units");
    if (!UnusedBytesAreZero()) return InvalidError("unused bytes of the position are not zero");
    if (!OwnersFit()) return InvalidError("a center owner of the position is out of range");
    const Graph& graph_now = graph();
    int seen = 0;
    if (const int province = UnsoundUnit(graph_now, seen); province >= 0) {
      return InvalidError("the unit in " + std::string(map_->Id(static_cast<LocationIndex>(province))) +
                          " cannot be there");
    }
    if (seen != unit_count() || !CodesFitCount()) {
      return InvalidError("the position's units do not fit its occupied provinces");
    }
    if (!DislodgedFit(graph_now)) return InvalidError("a dislodged unit of the position is out of range");
    if (use == BlockUse::kPlay && dislodged_count() > 0 && !MayHaveDislodged(phase_type())) {
      return InvalidError("the position has dislodged units, but " + map_->PhaseName(phase()) +
                          " is no retreats phase");
    }
    return has_extras() ? CheckExtras() : OkStatus();
  }

 private:
  bool PhaseIsKnown() const {
    return header()->element < map_->flow().size() && map_->flow()[header()->element].kind == FlowElement::Kind::kPhase;
  }

  bool WinnersExist() const { return (winners() & ~AllPowers(*map_)) == 0; }

  Status WrongEnd() const {
    if (header()->end >= kGameEndCount) return InvalidError("the position's end of the game is out of range");
    if (!WinnersExist()) return InvalidError("a winner of the position is no power of the map");
    const std::string_view word = is_over() ? GameEndWord(end()) : std::string_view("game that is played");
    return InvalidError("the position's winners do not fit its end: expected " +
                        std::string(WinnersExpected(end())).append(" of a ").append(word));
  }

  uint64_t WordAt(uint32_t offset) const {
    uint64_t word;
    std::memcpy(&word, block_ + offset, sizeof word);
    return word;
  }

  // Whether the bytes from `used` to `end` of the part at `offset` are zero. `end` and `offset` are multiples of 8.
  bool IsZeroFrom(uint32_t offset, uint32_t used, uint32_t end) const {
    const uint32_t first = (offset + used) & ~uint32_t{7};
    uint64_t rest = 0;
    if (first < end) rest = WordAt(first) >> (8 * ((offset + used) & 7));
    for (uint32_t at = first + 8; at < end; at += 8) rest |= WordAt(at);
    return rest == 0;
  }

  bool UnusedBytesAreZero() const {
    const int used_bits = map_->province_count() & 63;
    const Word beyond = used_bits == 0 ? 0 : occupied()[map_->province_words() - 1] >> used_bits;
    const uint32_t entries = header()->dislodged_count * layout().dislodged_stride;
    const auto& reserved = header()->reserved_too;
    return beyond == 0 && header()->reserved == 0 &&
           std::all_of(std::begin(reserved), std::end(reserved), [](uint8_t b) { return b == 0; }) &&
           IsZeroFrom(layout().units_offset, static_cast<uint32_t>(map_->province_count()) * 2,
                      layout().owners_offset) &&
           IsZeroFrom(layout().owners_offset, static_cast<uint32_t>(map_->center_count()), layout().dislodged_offset) &&
           IsZeroFrom(layout().dislodged_offset, entries, layout().extras_offset) && UnusedExtrasAreZero();
  }

  bool UnusedExtrasAreZero() const {
    const auto powers = static_cast<uint32_t>(map_->power_count());
    for (const uint32_t bytes_at : {layout().claims_offset, layout().seizing_offset, layout().guest_offset,
                                    layout().control_offset, layout().vassals_offset}) {
      if (bytes_at != 0 && !IsZeroFrom(bytes_at, powers, bytes_at + ((powers + 7) & ~uint32_t{7}))) return false;
    }
    return true;
  }

  // Whether there are as many codes as units. UnsoundUnit() finds an occupied province without a code.
  bool CodesFitCount() const {
    uint64_t with_code = 0;  // in four columns of 16 bits
    for (uint32_t at = layout().units_offset; at < layout().owners_offset; at += 8) with_code += NonZero16(WordAt(at));
    return with_code * 0x0001000100010001u >> 48 == static_cast<uint64_t>(unit_count());
  }

  // Whether all owners, as power + 1, are powers of the map. There are at most 64.
  bool OwnersFit() const {
    const auto room = static_cast<uint64_t>(127 - map_->power_count());
    uint64_t too_large = 0;
    for (uint32_t at = layout().owners_offset; at < layout().dislodged_offset; at += 8) {
      const uint64_t owners_here = WordAt(at);
      too_large |= owners_here | ((owners_here & (0x7f * kEachByte)) + room * kEachByte);
    }
    return (too_large & (0x80 * kEachByte)) == 0;
  }

  bool IsSound(const Graph& graph_now, ProvinceIndex province, uint16_t code) const {
    const int power = (code >> 8) - 1;
    const int coast = (code >> 1) & 0x7f;
    if (power < 0 || power >= map_->power_count() || coast > map_->CoastCount(province)) return false;
    const Unit unit = Decode(province, code);
    return graph_now.MayStand(unit.type, unit.location) || map_->MayEverStand(unit.type, unit.location);
  }

  // An occupied province without a sound unit, or -1. `seen` counts the occupied provinces before it.
  int UnsoundUnit(const Graph& graph_now, int& seen) const {
    for (int w = 0; w < map_->province_words(); ++w) {
      for (Word rest = occupied()[w]; rest != 0; rest &= rest - 1) {
        const int province = w * 64 + std::countr_zero(rest);
        if (!IsSound(graph_now, static_cast<ProvinceIndex>(province), codes()[province])) return province;
        ++seen;
      }
    }
    return -1;
  }

  bool DislodgedFit(const Graph& graph_now) const {
    int last = -1;
    for (int i = 0; i < dislodged_count(); ++i) {
      const auto* entry = reinterpret_cast<const uint16_t*>(dislodged(i));
      if (entry[0] >= map_->province_count() || entry[0] <= last || !IsSound(graph_now, entry[0], entry[1]))
        return false;
      last = entry[0];
      if (!MaskFits(graph_now, Dislodged(i))) return false;
    }
    return true;
  }

  // ---- Extras, which only some maps have ----

  Status CheckExtras() const {
    for (const PowerIndex power : map_->powers()) {
      const auto controllers = static_cast<int>(map_->Controllers(power).size());
      std::string_view wrong;
      if (homes_change() && !AreCenters(Homes(power))) wrong = "a home";
      if (ClaimsLeft(power) > map_->Claims(power)) wrong = "the number of claims";
      if (SeizingBuildsLeft(power) > map_->SeizingBuilds(power)) wrong = "the number of SC! builds";
      if (GuestBuildsLeft(power) > map_->MostGuestBuilds(power)) wrong = "the number of SC? builds";
      if (ControlTurn(power) >= std::max(1, controllers)) wrong = "the control turn";
      if (!ControllerFits(power)) wrong = "the controller";
      if (!wrong.empty()) {
        return InvalidError(std::string(wrong) + " of " + std::string(map_->PowerName(power)) +
                            " in the position is out of range");
      }
    }
    const Word* hidden = HiddenRow();
    for (int w = 0; hidden != nullptr && w < map_->province_words(); ++w) {
      if ((hidden[w] & ~occupied()[w]) != 0) return InvalidError("a hidden build of the position has no unit");
    }
    return OkStatus();
  }

  // The controller of a dummy is either none or a power that is not a dummy.
  bool ControllerFits(PowerIndex power) const {
    const PowerIndex controller = ControllerOf(power);
    if (controller == kNoPower) return true;
    return controller < map_->power_count() && map_->IsDummy(power) && !map_->IsDummy(controller);
  }

  // Whether a row has only centers of any stage.
  bool AreCenters(const Word* row) const {
    Word centers[WordsFor(kMaxProvinces)] = {};
    for (const ProvinceIndex center : map_->centers()) SetBit(centers, center);
    for (int w = 0; w < map_->province_words(); ++w) {
      if ((row[w] & ~centers[w]) != 0) return false;
    }
    return true;
  }

  // Whether the mask has only neighbors of the unit, and on a map that changes only places where it may stand now.
  bool MaskFits(const Graph& graph_now, const DislodgedUnit& dislodged_unit) const {
    const auto places = map_->RetreatPlaces(dislodged_unit.unit.type, dislodged_unit.unit.location);
    const size_t degree = places.size();
    const auto words = static_cast<size_t>(RetreatWords(*map_));
    uint32_t beyond = 0;
    for (size_t w = degree / 32; w < words; ++w) {
      const uint32_t mask = dislodged_unit.retreats[w];
      beyond |= w == degree / 32 ? mask >> (degree % 32) : mask;
    }
    for (size_t bit = 0; map_->stage_count() > 1 && bit < degree; ++bit) {
      beyond |= uint32_t{MayRetreatTo(dislodged_unit, static_cast<int>(bit)) &&
                         !graph_now.MayStand(dislodged_unit.unit.type, places[bit])};
    }
    return beyond == 0;
  }
};

}  // namespace

Status CheckPositionBlock(const Map& map, const void* block, BlockUse use) {
  return BlockChecker(map, block).Check(use);
}

}  // namespace entente
