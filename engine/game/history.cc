#include "game/history.h"

#include <cstring>
#include <span>
#include <utility>

namespace entente {

namespace {

uint64_t Hashed(std::span<const uint64_t> words, uint64_t hash) {
  for (const uint64_t word : words) {
    hash = (hash ^ word) * 0x9e3779b97f4a7c15;
    hash ^= hash >> 32;
  }
  return hash;
}

}  // namespace

// Frees a long chain in a loop, not by recursion: each phase frees the one before it only if no other game has it.
History::Node::~Node() {
  NodeRef rest = std::move(before);
  while (rest != nullptr && rest.use_count() == 1) {
    NodeRef(rest).reset();  // use_count() does not wait for a thread that has just dropped its reference; this does
    NodeRef next = std::move(const_cast<Node&>(*rest).before);
    rest = std::move(next);
  }
}

void History::Add(const PositionView& before, std::string_view sheet, PowerSet by_default) {
  auto node = std::make_shared<Node>();
  node->block_words = before.size() / 8;
  node->sheet_size = static_cast<uint32_t>(sheet.size());
  node->by_default = by_default;
  const size_t words = node->block_words + (sheet.size() + 7) / 8;
  node->data.reset(new uint64_t[words]);
  if (words > 0) node->data[words - 1] = 0;
  std::memcpy(node->data.get(), before.block(), before.size());
  if (!sheet.empty()) std::memcpy(node->data.get() + node->block_words, sheet.data(), sheet.size());
  node->serial = Hashed({node->data.get(), words}, last_ == nullptr ? by_default : last_->serial ^ by_default);
  if (last_ != nullptr) {
    node->index = last_->index + 1;
    // If the two jumps before the node have the same length, its jump covers both. So jump lengths follow the digits of
    // a skew binary number.
    const Node* far = last_->far;
    const bool joins =
        far != nullptr && far->far != nullptr && last_->index - far->index == far->index - far->far->index;
    node->far = joins ? far->far : last_.get();
    node->before = std::move(last_);
  }
  last_ = std::move(node);
}

const History::Node* History::Find(size_t index) const {
  const Node* node = last_.get();
  while (node->index != index) node = node->far->index >= index ? node->far : node->before.get();
  return node;
}

History::Phase History::operator[](size_t index) const {
  const Node* node = Find(index);
  const char* sheet = reinterpret_cast<const char*>(node->data.get() + node->block_words);
  return {node->data.get(), {sheet, node->sheet_size}, node->by_default, node->serial};
}

History History::Begin(size_t count) const {
  History begin;
  if (count > 0) begin.last_ = Find(count - 1)->shared_from_this();
  return begin;
}

bool History::Share(const History& a, const History& b, size_t count) {
  if (a.size() < count || b.size() < count) return false;
  return count == 0 || a.Find(count - 1) == b.Find(count - 1);
}

}  // namespace entente
