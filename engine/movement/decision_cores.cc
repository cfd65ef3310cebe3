#include "movement/decision_cores.h"

#include <algorithm>

namespace entente {

template <int kWords>
void DecisionCores<kWords>::Find(const DecisionEquations<kWords>& equations, const DecisionState<kWords>& state) {
  equations_ = &equations;
  clock_ = 0;
  stacked_ = depth_ = member_count_ = count_ = 0;
  std::fill_n(found_, kNodes, uint16_t{0});
  state.open().ForEach([&](int u) { Visit(u); });
  state.open_paths().ForEach([&](int m) { Visit(kPaths + m); });
}

template <int kWords>
void DecisionCores<kWords>::Visit(int root) {
  if (found_[root] != 0) return;
  Enter(root);
  while (depth_ > 0) {
    if (!Follow(frames_[depth_ - 1])) Leave();
  }
}

template <int kWords>
void DecisionCores<kWords>::Enter(int node) {
  found_[node] = low_[node] = ++clock_;
  has_way_out_[node] = false;
  is_stacked_[node] = true;
  stack_[stacked_++] = static_cast<uint16_t>(node);
  const auto unit = static_cast<UnitIndex>(node % kPaths);
  frames_[depth_++] = {static_cast<uint16_t>(node),
                       node < kPaths ? equations_->OrderNeeds(unit) : equations_->PathNeeds(unit)};
}

// Follows the next dependence of the frame's node. Returns false if there is none left.
template <int kWords>
bool DecisionCores<kWords>::Follow(Frame& frame) {
  while (frame.left.Any()) {
    const int next = Take(frame.left);
    if (found_[next] == 0) {
      Enter(next);
      return true;
    }
    if (is_stacked_[next]) {
      low_[frame.node] = std::min(low_[frame.node], found_[next]);
    } else {
      has_way_out_[frame.node] = true;
    }
  }
  return false;
}

// A node whose low is itself is the root of a component. The component lies on the stack from the root upwards.
template <int kWords>
void DecisionCores<kWords>::Leave() {
  const int node = frames_[--depth_].node;
  const bool is_root = low_[node] == found_[node];
  if (is_root) {
    int size = 0, member = -1;
    while (member != node) {
      member = stack_[--stacked_];
      is_stacked_[member] = false;
      members_[member_count_ + size++] = static_cast<uint16_t>(member);
    }
    if (!has_way_out_[node]) {
      member_count_ += size;
      ends_[count_++] = static_cast<uint16_t>(member_count_);
    }
  }
  if (depth_ == 0) return;
  const int parent = frames_[depth_ - 1].node;
  if (!is_root) low_[parent] = std::min(low_[parent], low_[node]);
  // A way out of one node is a way out of its whole component. The parents pass it on to the root.
  if (is_root || has_way_out_[node]) has_way_out_[parent] = true;
}

template <int kWords>
int DecisionCores<kWords>::Take(DecisionSet<kWords>& set) {
  const bool is_order = set.orders.Any();
  FixedBits<kWords>& bits = is_order ? set.orders : set.paths;
  const int bit = bits.First();
  bits.Clear(bit);
  return is_order ? bit : kPaths + bit;
}

template <int kWords>
DecisionSet<kWords> DecisionCores<kWords>::Core(int i) const {
  DecisionSet<kWords> core;
  for (int k = i == 0 ? 0 : ends_[i - 1]; k < ends_[i]; ++k) {
    const int node = members_[k];
    (node < kPaths ? core.orders : core.paths).Set(node % kPaths);
  }
  return core;
}

ENTENTE_EACH_WIDTH(template class DecisionCores);

}  // namespace entente
