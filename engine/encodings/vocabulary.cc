#include "encodings/vocabulary.h"

#include <algorithm>
#include <charconv>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "encodings/deepmind_numbers.h"
#include "encodings/order_forms.h"
#include "notation/notation.h"

namespace entente {

namespace {

constexpr std::string_view kDipNetWords[] = {"<PAD>", "<GO>", "<EOS>", "<DRAW>"};
constexpr uint8_t kEndOfOrder = 2;  // <EOS>

bool IsBuild(const Order order) { return order.kind() == OrderKind::kBuild; }

}  // namespace

// Makes the entries of a list of texts.
class Vocabulary::Maker {
 public:
  explicit Maker(const Map& map) : map_(map), forms_(map) {}

  const OrderForms& forms() const { return forms_; }

  std::vector<Entry> Mila() {
    std::vector<Entry> entries{{"WAIVE", {Order::Waive(kNoPower)}}};
    AppendSorted(AllOrders(), entries);
    return entries;
  }

  std::vector<Entry> Fair() {
    const std::vector<Entry> sets = BuildSets();
    std::vector<Entry> first = AllOrders(), builds, entries;
    for (const Entry& set : sets) {
      builds.push_back(set);
      if (set.orders.size() > 1) first.push_back(set);
    }
    AppendSorted(std::move(first), entries);
    AppendSorted(std::move(builds), entries);
    AppendSorted(EntriesOf(forms_.Disbands()), entries);
    return entries;
  }

  std::vector<Entry> DipNet() {
    std::vector<Entry> entries;
    for (const std::string_view word : kDipNetWords) entries.push_back({std::string(word), {}});
    for (const PowerIndex power : map_.powers()) entries.push_back({"<" + std::string(map_.PowerId(power)) + ">", {}});
    entries.push_back({"WAIVE", {Order::Waive(kNoPower)}});
    std::vector<std::vector<Order>> categories = {forms_.Holds(),       forms_.Disbands(), forms_.BuildsOnCenters(),
                                                  forms_.Moves(),       forms_.Retreats(), forms_.HoldSupports(),
                                                  forms_.MoveSupports()};
    for (int length = 1; length <= OrderForms::kLongestChain; ++length) {
      categories.push_back(forms_.ViaMoves(length));
      categories.push_back(forms_.ViaSupports(length));
      categories.push_back(forms_.Convoys(length));
    }
    std::unordered_map<std::string, bool> known;
    for (const std::vector<Order>& orders : categories) {
      std::vector<Entry> category;
      for (Entry& entry : EntriesOf(orders)) {
        if (known.emplace(entry.text, true).second) category.push_back(std::move(entry));
      }
      std::sort(category.begin(), category.end(), [](const Entry& a, const Entry& b) {
        return std::pair(SecondWord(a.text), std::string_view(a.text)) <
               std::pair(SecondWord(b.text), std::string_view(b.text));
      });
      std::move(category.begin(), category.end(), std::back_inserter(entries));
    }
    return entries;
  }

  // The words of DipNet's orders.
  std::vector<std::string> Words() {
    std::vector<std::string> words;
    for (const std::string_view word : kDipNetWords) words.emplace_back(word);
    for (const PowerIndex power : map_.powers()) words.push_back("<" + std::string(map_.PowerId(power)) + ">");
    for (const char* word : {"B", "C", "D", "H", "S", "VIA", "WAIVE"}) words.emplace_back(word);
    std::vector<std::string> places, units;
    for (int l = 0; l < map_.location_count(); ++l)
      places.push_back("- " + std::string(map_.Id(static_cast<LocationIndex>(l))));
    for (const Unit& unit : forms_.units()) units.push_back(FormatUnit(map_, unit.type, unit.location));
    for (std::vector<std::string>* list : {&places, &units}) {
      std::sort(list->begin(), list->end());
      words.insert(words.end(), list->begin(), list->end());
    }
    return words;
  }

 private:
  static std::string_view SecondWord(std::string_view text) {
    const size_t begin = text.find(' ') + 1;
    return text.substr(begin, text.find(' ', begin) - begin);
  }
  Entry EntryOf(Order order) const { return {FormatOrder(map_, order), {order}}; }
  std::vector<Entry> EntriesOf(const std::vector<Order>& orders) const {
    std::vector<Entry> entries;
    for (const Order order : orders) entries.push_back(EntryOf(order));
    return entries;
  }
  // Appends entries in the sequence of their texts, each text once.
  static void AppendSorted(std::vector<Entry> more, std::vector<Entry>& entries) {
    std::sort(more.begin(), more.end(), [](const Entry& a, const Entry& b) { return a.text < b.text; });
    for (Entry& entry : more) {
      if (entries.empty() || entries.back().text != entry.text) entries.push_back(std::move(entry));
    }
  }

  // The entries that MILA's list and FAIR's have.
  std::vector<Entry> AllOrders() const {
    std::vector<Entry> entries;
    const auto add = [&](const std::vector<Order>& orders) {
      for (const Order order : orders) entries.push_back(EntryOf(order));
    };
    add(forms_.Holds());
    add(forms_.Disbands());
    add(forms_.BuildsOnHomes(kNoPower));
    add(forms_.Moves());
    add(forms_.Retreats());
    add(forms_.HoldSupports());
    add(forms_.MoveSupports());
    for (int length = 1; length <= OrderForms::kLongestChain; ++length) {
      add(forms_.ViaMoves(length));
      add(forms_.ViaSupports(length));
      add(forms_.Convoys(length));
    }
    return entries;
  }

  // Every set of builds on distinct homes of one power; the orders of a set and their texts ascend by text.
  std::vector<Entry> BuildSets() const {
    std::vector<Entry> sets;
    for (const PowerIndex power : map_.powers()) {
      std::vector<std::vector<Entry>> chosen{{}};
      for (const ProvinceIndex home : map_.Homes(power)) {
        const size_t before = chosen.size();
        for (const Order build : forms_.BuildsOnHomes(power)) {
          if (map_.ProvinceOf(build.source()) != home) continue;
          for (size_t i = 0; i < before; ++i) {
            chosen.push_back(chosen[i]);
            chosen.back().push_back(EntryOf(build));
          }
        }
      }
      for (std::vector<Entry>& set : chosen) {
        if (!set.empty()) sets.push_back(Joined(set));
      }
    }
    return sets;
  }
  static Entry Joined(std::vector<Entry>& set) {
    std::sort(set.begin(), set.end(), [](const Entry& a, const Entry& b) { return a.text < b.text; });
    Entry joined;
    for (const Entry& build : set) {
      if (!joined.text.empty()) joined.text += ';';
      joined.text += build.text;
      joined.orders.push_back(build.orders.front());
    }
    return joined;
  }

  const Map& map_;
  const OrderForms forms_;
};

namespace {

struct PublishedSize {
  EncodingKind kind;
  size_t size;
};
constexpr PublishedSize kPublishedSizes[] = {{EncodingKind::kDeepMind, 18584},
                                             {EncodingKind::kMila, 13006},
                                             {EncodingKind::kFair, 13426},
                                             {EncodingKind::kDipNet, 13042}};

// The form in which the lists of texts have an order: without the power, and without the coast of a destination that
// another unit reaches.
Order AsListed(const Map& map, Order order) {
  if (order.kind() != OrderKind::kSupportMove && order.kind() != OrderKind::kConvoy) return order;
  return order.WithTarget(map.ProvinceOf(order.target()));
}

}  // namespace

Vocabulary::Vocabulary(const Map& map, EncodingKind kind, PublishedPlaces places,
                       std::shared_ptr<const ActionTable> actions)
    : kind_(kind), places_(std::move(places)), actions_(std::move(actions)) {
  Maker maker(map);
  for (uint32_t action = 0; action < actions_->size(); ++action) {
    const LocationIndex source = actions_->At(action).source();
    province_of_.push_back(source == kNoLocation ? kNoLocation : map.ProvinceOf(source));
  }
  for (auto& power : builds_) power.fill(kNoIndex);
  if (kind == EncodingKind::kDeepMind) {
    numbers_ = DeepMindActions(map, places_, maker.forms().waters());
    KeepNumbers(map);
  } else {
    const std::vector<Entry> entries = kind == EncodingKind::kMila   ? maker.Mila()
                                       : kind == EncodingKind::kFair ? maker.Fair()
                                                                     : maker.DipNet();
    KeepTexts(map, entries);
    if (kind == EncodingKind::kFair) KeepBuilds(map);
    if (kind == EncodingKind::kDipNet) KeepTokens(entries, maker.Words());
  }
  KeepLongestList();
}

Result<std::shared_ptr<const Vocabulary>> Vocabulary::Make(const Map& map, EncodingKind kind) {
  Result<PublishedPlaces> places = PublishedPlaces::Make(map);
  if (!places.ok()) return places.status();
  auto actions = ActionTable::Make(map, RuleOptions());
  if (!actions.ok()) return actions.status();
  const std::shared_ptr<const Vocabulary> made(new Vocabulary(map, kind, *std::move(places), *std::move(actions)));
  for (const PublishedSize& published : kPublishedSizes) {
    if (published.kind == kind && static_cast<size_t>(made->size()) != published.size) {
      return UnsupportedError("the published encodings are of the standard map; map " + std::string(map.name()) +
                              " has other borders");
    }
  }
  return made;
}

int32_t Vocabulary::IndexOf(const Map& map, Order order, bool is_removal) const {
  const auto of = [&](Order form) {
    const uint32_t action = actions_->NumberOf(form);
    return action == kNoAction ? kNoIndex : IndexOfAction(action, is_removal);
  };
  order = order.WithoutUnusedFields();
  const int32_t index = of(order);
  if (index != kNoIndex) return index;
  if (order.kind() == OrderKind::kMove && !order.via_convoy()) return of(order.WithViaConvoy(true));
  if (order.kind() != OrderKind::kSupportMove || order.target() >= map.province_count()) return kNoIndex;
  for (const LocationIndex coast : map.CoastsOf(order.target())) {
    if (const int32_t on_coast = of(order.WithTarget(coast)); on_coast != kNoIndex) return on_coast;
  }
  return kNoIndex;
}

Order Vocabulary::OnBoard(const PositionView& position, PowerIndex power, int32_t index) const {
  return DeepMindOrder(position, places_, power, numbers_[static_cast<size_t>(index)]);
}

void Vocabulary::KeepNumbers(const Map& map) {
  size_ = static_cast<int32_t>(numbers_.size());
  char text[20];
  for (size_t i = 0; i < numbers_.size(); ++i) {
    const auto end = std::to_chars(std::begin(text), std::end(text), uint64_t{i} << 48 | numbers_[i]).ptr;
    texts_.append(text, end).push_back('\n');
  }
  for (const bool is_removal : {false, true}) {
    for (uint32_t action = 0; action < actions_->size(); ++action) {
      const uint32_t number = DeepMindAction(map, places_, actions_->At(action), is_removal);
      const auto found = std::lower_bound(numbers_.begin(), numbers_.end(), number);
      const bool is_listed = found != numbers_.end() && *found == number;
      index_of_[is_removal].push_back(is_listed ? static_cast<int32_t>(found - numbers_.begin()) : kNoIndex);
    }
  }
}

void Vocabulary::KeepTexts(const Map& map, const std::vector<Entry>& entries) {
  std::unordered_map<std::string_view, int32_t> last;  // the last place of each text
  for (const Entry& entry : entries) {
    last[entry.text] = size_++;
    texts_ += entry.text + '\n';
    starts_.push_back(static_cast<uint32_t>(orders_.size()));
    orders_.insert(orders_.end(), entry.orders.begin(), entry.orders.end());
  }
  starts_.push_back(static_cast<uint32_t>(orders_.size()));
  for (uint32_t action = 0; action < actions_->size(); ++action) {
    const auto found = last.find(FormatOrder(map, AsListed(map, actions_->At(action))));
    index_of_[0].push_back(found == last.end() ? kNoIndex : found->second);
  }
  index_of_[1] = index_of_[0];
}

// The last entry of each set of builds is where its text is looked up.
void Vocabulary::KeepBuilds(const Map& map) {
  for (const PowerIndex power : map.powers()) {
    const auto homes = map.Homes(power);
    for (int32_t index = 0; index < size_; ++index) {
      const std::span<const Order> set(orders_.data() + starts_[static_cast<size_t>(index)],
                                       orders_.data() + starts_[static_cast<size_t>(index) + 1]);
      std::array<uint8_t, kMostHomes> choices{};
      size_t placed = 0;
      for (const Order build : set) {
        const auto home = std::find(homes.begin(), homes.end(), map.ProvinceOf(build.source()));
        if (!IsBuild(build) || home == homes.end()) break;
        choices[static_cast<size_t>(home - homes.begin())] = BuildChoice(map, build);
        ++placed;
      }
      if (placed == set.size() && placed > 0) builds_[power][CodeOf(choices)] = index;
    }
  }
}

uint8_t Vocabulary::BuildChoice(const Map& map, Order build) {
  if (build.unit_type() == UnitType::kArmy) return 1;
  if (!map.IsCoast(build.source())) return 2;
  return static_cast<uint8_t>(2 + build.source() - map.FirstCoast(map.ProvinceOf(build.source())));
}

void Vocabulary::KeepTokens(const std::vector<Entry>& entries, const std::vector<std::string>& words) {
  std::unordered_map<std::string_view, uint8_t> numbers;
  for (const std::string& word : words) {
    numbers.emplace(word, static_cast<uint8_t>(numbers.size()));
    words_ += word + '\n';
  }
  tokens_.assign(entries.size() * kTokensOfOrder, 0);
  for (size_t i = 0; i < entries.size(); ++i) {
    if (entries[i].orders.empty()) continue;
    uint8_t* token = tokens_.data() + i * kTokensOfOrder;
    for (std::string_view rest = entries[i].text; !rest.empty();) {
      // A unit ("A PAR") and a destination ("- BUR", "R BUR") are two words, everything else is one.
      size_t length = rest.find(' ');
      const std::string_view first = rest.substr(0, length);
      const bool is_pair = first == "A" || first == "F" || first == "-" || first == "R";
      if (is_pair) length = rest.find(' ', length + 1);
      std::string word(rest.substr(0, length));
      if (first == "R") word[0] = '-';
      *token++ = numbers.at(word);
      rest.remove_prefix(length == std::string_view::npos ? rest.size() : length + 1);
    }
    *token = kEndOfOrder;
  }
}

// Orders of one place: the list counts each entry once, as a unit's own list does.
void Vocabulary::KeepLongestList() {
  std::unordered_map<uint32_t, std::vector<int32_t>> lists;  // by type and place of the ordered unit
  for (uint32_t action = 0; action < actions_->size(); ++action) {
    const Order order = actions_->At(action);
    const bool is_of_unit = order.kind() <= OrderKind::kDisband;
    if (is_of_unit && index_of_[0][action] != kNoIndex)
      lists[uint32_t{order.source()} << 1 | static_cast<uint32_t>(order.unit_type())].push_back(index_of_[0][action]);
  }
  for (auto& [place, list] : lists) {
    std::sort(list.begin(), list.end());
    const auto end = std::unique(list.begin(), list.end());
    longest_list_ = std::max(longest_list_, static_cast<int32_t>(end - list.begin()));
  }
}

}  // namespace entente
