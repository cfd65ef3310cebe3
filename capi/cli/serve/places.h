// Decides who gives way when a connection arrives and the limits are reached, so that no crowd keeps a player out. Values.
//
// A connection is idle until it plays or observes. If an address has all its connections, one of that address gives way;
// if the server has all, one of the address with the most that can give way. Idle ones give way first, the oldest of
// them; then, if observers have more than kObserverShare of a limit, the newest observer: the rest is kept for players,
// who never give way.
#ifndef ENTENTE_CAPI_CLI_SERVE_PLACES_H_
#define ENTENTE_CAPI_CLI_SERVE_PLACES_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace entente_cli {

inline constexpr double kObserverShare = 0.75;

// A connection; they stand in the order of their arrival.
struct Guest {
  std::string address;
  uint32_t role = 0;  // ENTENTE_CLIENT_*
};

struct PlaceLimits {
  uint32_t connections = 0;  // 0: no limit
  uint32_t of_address = 0;   // of the address that arrives; 0: no limit
};

struct Welcome {
  bool is_welcome = true;
  std::optional<size_t> leaves;  // the guest that gives way
};

// Whether a connection from `address` may come in, and who gives way for it.
Welcome MakePlace(const std::vector<Guest>& guests, const std::string& address, const PlaceLimits& limits);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_SERVE_PLACES_H_
