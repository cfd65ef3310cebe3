#include "press/language/wire.h"

#include <gtest/gtest.h>

#include "press/language/message_text.h"

namespace entente::press {
namespace {

using namespace std::string_view_literals;

TEST(Wire, TwoOctetsATokenTheHigherFirst) {
  const Message message = {tokens::kTME, tokens::kBRA, NumberToken(-2), tokens::kKET, TextToken('\xff')};
  std::string octets = "x";
  AppendWire(message, TokenTable::kFactFirst, octets);
  EXPECT_EQ(octets, "x\x48\x1b\x40\x00\x3f\xfe\x40\x01\x4b\xff"sv);
  Message read;
  EXPECT_EQ(ReadWire(std::string_view(octets).substr(1), TokenTable::kFactFirst, read).fault, WireFault::kNone);
  EXPECT_EQ(read, message);
}

TEST(Wire, TheSecondTableHasOtherNumbersOfThreeWords) {
  const Message message = {tokens::kFCT, tokens::kFOR, tokens::kFWD, tokens::kEXP, tokens::kHOW};
  std::string octets;
  AppendWire(message, TokenTable::kForwardFirst, octets);
  EXPECT_EQ(octets, "\x4a\x07\x4a\x08\x4a\x06\x4a\x05\x4a\x09"sv);
  Message read;
  EXPECT_EQ(ReadWire(octets, TokenTable::kForwardFirst, read).fault, WireFault::kNone);
  EXPECT_EQ(read, message);
}

TEST(Wire, WhatIsNoMessageIsToldByTheNumberOfTheError) {
  Message read = {tokens::kYES};
  const auto fault_of = [&](std::string_view octets) {
    const WireReading reading = ReadWire(octets, TokenTable::kFactFirst, read);
    EXPECT_TRUE(reading.fault == WireFault::kNone || read.empty());
    EXPECT_EQ(StatusOf(reading, octets).ok(), reading.fault == WireFault::kNone);
    return reading;
  };
  EXPECT_EQ(fault_of("").fault, WireFault::kLength);
  EXPECT_EQ(fault_of("\x48").fault, WireFault::kLength);
  EXPECT_EQ(fault_of("\x48\x1c\x5f\x00"sv).fault, WireFault::kToken);
  EXPECT_EQ(fault_of("\x48\x1c\x58\x00"sv).offset, 2u);
  EXPECT_EQ(fault_of("\x57\x00\x60\x00\x4a\x30"sv).fault, WireFault::kNone);  // tokens that are not assigned
  EXPECT_EQ(fault_of(std::string(2 * kMostTokens, '\0')).fault, WireFault::kNone);
  EXPECT_EQ(fault_of(std::string(2 * kMostTokens + 2, '\0')).fault, WireFault::kLength);
}

}  // namespace
}  // namespace entente::press
