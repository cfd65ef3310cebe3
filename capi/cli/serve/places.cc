#include "serve/places.h"

#include <algorithm>
#include <map>

#include "entente/press.h"

namespace entente_cli {
namespace {

// The guests that can give way: the idle ones, oldest first; with none, the observers, newest first, if they are too many.
std::vector<size_t> Yielding(const std::vector<Guest>& guests, const std::vector<size_t>& among, uint32_t limit) {
  std::vector<size_t> idle, observers;
  for (const size_t i : among) {
    if (guests[i].role == ENTENTE_CLIENT_NONE) idle.push_back(i);
    if (guests[i].role == ENTENTE_CLIENT_OBSERVER) observers.insert(observers.begin(), i);
  }
  if (!idle.empty()) return idle;
  return static_cast<double>(observers.size()) > kObserverShare * limit ? observers : std::vector<size_t>();
}

// The first that can give way, of the address with the most connections.
std::optional<size_t> OfTheLargestCrowd(const std::vector<Guest>& guests, const std::vector<size_t>& yielding) {
  std::map<std::string, size_t> crowds;
  for (const Guest& guest : guests) ++crowds[guest.address];
  const auto crowd = [&](size_t i) { return crowds[guests[i].address]; };
  const auto most =
      std::max_element(yielding.begin(), yielding.end(), [&](size_t a, size_t b) { return crowd(a) < crowd(b); });
  return most == yielding.end() ? std::nullopt : std::optional(*most);
}

}  // namespace

Welcome MakePlace(const std::vector<Guest>& guests, const std::string& address, const PlaceLimits& limits) {
  std::vector<size_t> all, own;
  for (size_t i = 0; i < guests.size(); ++i) {
    all.push_back(i);
    if (guests[i].address == address) own.push_back(i);
  }
  const bool is_own_full = limits.of_address != 0 && own.size() >= limits.of_address;
  const bool is_full = limits.connections != 0 && guests.size() >= limits.connections;
  if (!is_own_full && !is_full) return {};
  const std::vector<size_t> yielding =
      is_own_full ? Yielding(guests, own, limits.of_address) : Yielding(guests, all, limits.connections);
  const std::optional<size_t> leaves = OfTheLargestCrowd(guests, yielding);
  return {leaves.has_value(), leaves};
}

}  // namespace entente_cli
