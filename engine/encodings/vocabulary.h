// The published lists of orders: each entry has an index, which a network answers with.
//
// kDeepMind   18,584 actions, numbers of 64 bits (deepmind_numbers.h); the texts are the numbers in decimal
// kMila       13,006 texts: WAIVE and every order in one list, sorted
// kFair       13,426 texts: those without WAIVE, with every set of builds of a power as one entry ("A BUD B;A VIE B"); all
//             builds and disbands come again at the end, where their texts are looked up
// kDipNet     13,042 texts: 11 words that are no order, WAIVE, then by category
//
// A vocabulary is made from the map's adjacency. It has an index for every action of an ActionTable, so that a legal
// order is found by its number. The numbers of an order do not depend on its power. Immutable; any threads.
#ifndef ENTENTE_ENGINE_ENCODINGS_VOCABULARY_H_
#define ENTENTE_ENGINE_ENCODINGS_VOCABULARY_H_

#include <array>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "base/status.h"
#include "encodings/published_places.h"
#include "legal_orders/action_table.h"
#include "map/map.h"
#include "position/position.h"

namespace entente {

enum class EncodingKind : uint8_t { kDeepMind = 0, kMila = 1, kFair = 2, kDipNet = 3 };

inline constexpr int32_t kNoIndex = -1;
inline constexpr int32_t kDipNetCandidates = 240;
inline constexpr int kTokensOfOrder = 5;  // of DipNet: at most four, then <EOS>

class Vocabulary {
 public:
  // A set of builds as a number: a digit of 0..3 for each home.
  static constexpr size_t kMostHomes = kMostPublishedHomes, kBuildsOfHome = 4, kBuildCodes = 256;
  static uint8_t ChoiceIn(size_t code, size_t home) { return static_cast<uint8_t>(code >> 2 * home & 3); }

  // Errors: those of PublishedPlaces; unsupported for a map whose adjacency gives lists of another length than the
  // published ones.
  static Result<std::shared_ptr<const Vocabulary>> Make(const Map& map, EncodingKind kind);

  EncodingKind kind() const { return kind_; }
  const PublishedPlaces& places() const { return places_; }
  const ActionTable& actions() const { return *actions_; }
  int32_t size() const { return size_; }
  const std::string& texts() const { return texts_; }  // every text, in sequence, each followed by a line feed

  // The index of an action of actions(). kNoIndex if the list does not have it.
  //   `is_removal`: a disband in an adjustments phase, else of a dislodged unit.
  int32_t IndexOfAction(uint32_t action, bool is_removal) const { return index_of_[is_removal ? 1 : 0][action]; }
  // The province of the ordered unit of an action; kNoLocation for WAIVE.
  ProvinceIndex ProvinceOfAction(uint32_t action) const { return province_of_[action]; }
  // The index of an order in the form of lists of legal orders. A support may lack the coast of its destination, and a
  // move that only a convoy makes possible may lack VIA. Takes any 64 bits; kNoIndex if the list does not have it.
  int32_t IndexOf(const Map& map, Order order, bool is_removal) const;
  // Of kFair: the index of a set of builds. `choices`: for each home center of the power, ascending, 0 for no build, 1
  // for an army, 2 and more for a fleet at the province or at its coasts. kNoIndex for no builds.
  int32_t IndexOfBuilds(PowerIndex power, std::span<const uint8_t> choices) const {
    return builds_[power][CodeOf(choices)];
  }
  // The number of entries of the unit that has the most, builds apart (kFair: 469, of F MAO).
  int32_t longest_list() const { return longest_list_; }
  // The length of a row of candidates, and what fills its end.
  int32_t candidate_count() const { return kind_ == EncodingKind::kDipNet ? kDipNetCandidates : longest_list_; }
  int32_t candidate_padding() const { return kind_ == EncodingKind::kDipNet ? 0 : kNoIndex; }

  // Calls visit(order) for each order of an entry, as orders of a power: none for words, several for a set of builds.
  // For kDeepMind types and coasts are those of the units on the board.
  //   index < size().
  template <typename Visit>
  void ForEachOrder(const PositionView& position, PowerIndex power, int32_t index, const Visit& visit) const {
    if (kind_ == EncodingKind::kDeepMind) {
      const Order order = OnBoard(position, power, index);
      if (order.kind() != OrderKind::kNone) visit(order);
      return;
    }
    const auto entry = static_cast<size_t>(index);
    for (uint32_t i = starts_[entry]; i < starts_[entry + 1]; ++i) visit(orders_[i].WithPower(power));
  }

  // Of kDipNet: the words of which orders are made, 220, each followed by a line feed; and of each entry the numbers
  // of its words, then that of <EOS>, then 0. Entries that are no order have 0 only.
  const std::string& words() const { return words_; }
  std::span<const uint8_t> tokens() const { return tokens_; }  // size() * kTokensOfOrder

 private:
  struct Entry {
    std::string text;
    std::vector<Order> orders;
  };
  class Maker;
  Vocabulary(const Map& map, EncodingKind kind, PublishedPlaces places, std::shared_ptr<const ActionTable> actions);
  static size_t CodeOf(std::span<const uint8_t> choices) {
    size_t code = 0;
    for (size_t i = choices.size(); i-- > 0;) code = code * kBuildsOfHome + choices[i];
    return code;
  }
  Order OnBoard(const PositionView& position, PowerIndex power, int32_t index) const;
  void KeepTexts(const Map& map, const std::vector<Entry>& entries);
  void KeepNumbers(const Map& map);
  void KeepBuilds(const Map& map);
  void KeepTokens(const std::vector<Entry>& entries, const std::vector<std::string>& words);
  void KeepLongestList();
  static uint8_t BuildChoice(const Map& map, Order build);

  EncodingKind kind_;
  PublishedPlaces places_;
  std::shared_ptr<const ActionTable> actions_;
  int32_t size_ = 0;
  int32_t longest_list_ = 0;
  std::string texts_, words_;
  std::vector<uint8_t> tokens_;
  std::vector<uint32_t> numbers_;           // of kDeepMind, by index
  std::vector<uint32_t> starts_;            // of the others, into orders_
  std::vector<Order> orders_;               // power kNoPower
  std::vector<int32_t> index_of_[2];        // by action; [1]: in adjustments phases
  std::vector<ProvinceIndex> province_of_;  // by action
  std::array<std::array<int32_t, kBuildCodes>, kPublishedPowers> builds_{};
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_ENCODINGS_VOCABULARY_H_
