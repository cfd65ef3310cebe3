#include "notation/raw_order.h"

namespace entente {
namespace {

constexpr std::string_view kDigits = "0123456789abcdef";
constexpr size_t kDigitCount = 16;

}  // namespace

std::optional<Order> ReadRawOrder(std::string_view text) {
  if (text.size() != 2 + kDigitCount || text[0] != '0' || (text[1] != 'x' && text[1] != 'X')) return std::nullopt;
  uint64_t bits = 0;
  for (char c : text.substr(2)) {
    if ('A' <= c && c <= 'F') c = static_cast<char>(c + ('a' - 'A'));
    const size_t digit = kDigits.find(c);
    if (digit == std::string_view::npos) return std::nullopt;
    bits = bits << 4 | digit;
  }
  return Order::FromBits(bits);
}

std::array<char, 18> RawOrderText(Order order) {
  std::array<char, 2 + kDigitCount> text = {'0', 'x'};
  for (size_t i = 0; i < kDigitCount; ++i) text[text.size() - 1 - i] = kDigits[order.bits() >> (4 * i) & 15];
  return text;
}

std::string FormatRawOrder(Order order) {
  const auto text = RawOrderText(order);
  return {text.begin(), text.end()};
}

}  // namespace entente
