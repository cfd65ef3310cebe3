// Tests every rule of the protocol's framing and errors, the behaviour of clients in use, and the limits.
#include "press/session/session.h"

#include <gtest/gtest.h>

#include "map_language/builtin.h"
#include "press/language/map_tokens.h"
#include "press/language/message_text.h"
#include "press/session/representation.h"

namespace entente::press {
namespace {

// The octets of "00 2e 00 04".
std::string Octets(std::string_view hexadecimal) {
  std::string octets, digits;
  for (const char c : hexadecimal) {
    if (c != ' ') digits += c;
  }
  for (size_t i = 0; i + 1 < digits.size(); i += 2) {
    octets.push_back(static_cast<char>(std::stoi(digits.substr(i, 2), nullptr, 16)));
  }
  return octets;
}

constexpr std::string_view kIm = "00 59 00 04 00 01 da 10";
constexpr std::string_view kEmptyRm = "01 00 00 00";
constexpr std::string_view kObs = "02 d3 00 02 48 0f";
constexpr std::string_view kFm = "03 00 00 00";
std::string ErrorMessage(int code) { return Octets("04 00 00 02 00") + static_cast<char>(code); }

Session Server(const SessionLimits& limits = {}) { return {Side::kServer, "", limits, TokenTable::kFactFirst, 0}; }
Session ReadyServer(const SessionLimits& limits = {}) {
  Session server = Server(limits);
  server.Receive(Octets(kIm), 0);
  EXPECT_EQ(server.TakeOutput(), Octets(kEmptyRm));
  return server;
}
Session Client() { return {Side::kClient, "", kServerTrusted, TokenTable::kFactFirst, 0}; }

TEST(SessionTest, AnInitialMessageIsAnsweredWithTheRepresentation) {
  Session server(Side::kServer, "abcdef", {}, TokenTable::kFactFirst, 0);
  EXPECT_EQ(server.stage(), SessionStage::kOpened);
  server.Receive(Octets(kIm), 0);
  EXPECT_EQ(server.stage(), SessionStage::kReady);
  EXPECT_EQ(server.TakeOutput(), Octets("01 00 00 06") + "abcdef");
}

TEST(SessionTest, ClientsDoNotWaitForTheRepresentation) {
  Session server = Server();
  server.Receive(Octets(kIm) + Octets(kObs) + Octets("02 00 00 02 48"), 0);
  EXPECT_EQ(server.TakeOutput(), Octets(kEmptyRm));
  EXPECT_EQ(server.Next(), Message{tokens::kOBS});
  EXPECT_EQ(server.Next(), std::nullopt);
  server.Receive(Octets("03"), 0);
  EXPECT_EQ(server.Next(), Message{tokens::kGOF});
}

TEST(SessionTest, OctetsComeInPiecesOfAnySize) {
  const std::string octets = Octets(kIm) + Octets(kObs) + Octets("02 ff 00 04 48 0f 48 03") + Octets(kFm);
  for (size_t size = 1; size <= octets.size(); ++size) {
    Session server = Server();
    for (size_t i = 0; i < octets.size(); i += size) server.Receive(std::string_view(octets).substr(i, size), 0);
    EXPECT_EQ(server.Next(), Message{tokens::kOBS});
    EXPECT_EQ(server.Next(), (Message{tokens::kOBS, tokens::kGOF}));
    EXPECT_EQ(server.end(), SessionEnd::kByPeer);
    EXPECT_EQ(server.TakeOutput(), Octets(kEmptyRm)) << "nothing is answered to FM";
  }
}

TEST(SessionTest, MessagesAreSentInFrames) {
  Session server = Server();
  server.Send({{tokens::kOFF}});
  EXPECT_EQ(server.output(), "") << "nothing before the IM";
  server.Receive(Octets(kIm), 0);
  server.Send({{tokens::kOFF}});
  server.Send({});
  server.Send(Message(kMostTokens + 1));
  server.Close();
  server.Close();
  EXPECT_EQ(server.TakeOutput(), Octets(kEmptyRm) + Octets("02 00 00 02 48 10") + Octets(kFm));
  EXPECT_EQ(server.end(), SessionEnd::kClosed);
  server.Send({{tokens::kOFF}});
  server.Receive(Octets(kObs), 0);
  EXPECT_EQ(server.output(), "");
  EXPECT_EQ(server.Next(), std::nullopt);
}

// ---- The errors, row by row ----

struct ErrorRow {
  const char* name;
  int code;
  bool is_ready;  // after an IM
  std::string octets;
};

class SessionErrorTest : public testing::TestWithParam<ErrorRow> {};

TEST_P(SessionErrorTest, IsToldAndEndsTheSession) {
  Session server = GetParam().is_ready ? ReadyServer() : Server();
  server.Receive(GetParam().octets, 0);
  EXPECT_EQ(server.TakeOutput(), ErrorMessage(GetParam().code));
  EXPECT_EQ(server.end(), SessionEnd::kError);
  EXPECT_EQ(static_cast<int>(server.error()), GetParam().code);
  EXPECT_EQ(server.stage(), SessionStage::kEnded);
  EXPECT_EQ(server.next_due(), std::nullopt);
  server.Receive(Octets(kIm), 0);
  server.Close();
  EXPECT_EQ(server.output(), "") << "an EM is the last thing";
}

INSTANTIATE_TEST_SUITE_P(Rows, SessionErrorTest,
                         testing::Values(ErrorRow{"DmFirst", 0x02, false, Octets(kObs)},
                                         ErrorRow{"RmFirst", 0x02, false, Octets(kEmptyRm)},
                                         ErrorRow{"NoiseFirst", 0x02, false, "GET / HTTP/1.0\r\n\r\n"},
                                         ErrorRow{"LengthSwapped", 0x03, false, Octets("00 00 04 00 01 00 10 da")},
                                         ErrorRow{"MagicSwapped", 0x03, false, Octets("00 00 00 04 01 00 10 da")},
                                         ErrorRow{"Magic", 0x04, false, Octets("00 00 00 04 00 01 da 11")},
                                         ErrorRow{"MagicBeforeVersion", 0x04, false, Octets("00 00 00 04 00 02 00 00")},
                                         ErrorRow{"Version", 0x05, false, Octets("00 00 00 04 00 02 da 10")},
                                         ErrorRow{"SecondIm", 0x06, true, Octets(kIm)},
                                         ErrorRow{"UnknownType", 0x08, true, Octets("05 00 00 00")},
                                         ErrorRow{"NoiseLater", 0x08, true, "GET / HTTP/1.0\r\n\r\n"},
                                         ErrorRow{"ShortIm", 0x09, false, Octets("00 00 00 02 00 01")},
                                         ErrorRow{"LongIm", 0x09, false, Octets("00 00 00 06 00 01 da 10 00 00")},
                                         ErrorRow{"OddDm", 0x09, true, Octets("02 00 00 03 48 10 48")},
                                         ErrorRow{"EmptyDm", 0x09, true, Octets("02 00 00 00")},
                                         ErrorRow{"DmBeyondTheLimit", 0x09, true, Octets("02 00 40 02")},
                                         ErrorRow{"RmFromClient", 0x0d, true, Octets(kEmptyRm)},
                                         ErrorRow{"TokenNeverSent", 0x0e, true, Octets("02 00 00 04 48 10 58 00")},
                                         ErrorRow{"LastTokenNeverSent", 0x0e, true, Octets("02 00 00 04 48 10 5f ff")}),
                         [](const auto& row) { return std::string(row.param.name); });

TEST(SessionTest, TokensWithoutAMeaningAreForTheLanguage) {
  Session server = ReadyServer();
  server.Receive(Octets("02 00 00 04 57 ff 60 00"), 0);
  EXPECT_EQ(server.Next(), (Message{Token(0x57ff), Token(0x6000)}));
}

TEST(SessionTest, WhatThePeerEndsIsNotAnswered) {
  for (const bool is_ready : {false, true}) {
    Session closed = is_ready ? ReadyServer() : Server(), failed = is_ready ? ReadyServer() : Server();
    closed.Receive(Octets(kFm), 0);
    failed.Receive(Octets("04 77 00 02 00 0b"), 0);
    EXPECT_EQ(closed.end(), SessionEnd::kByPeer);
    EXPECT_EQ(failed.end(), SessionEnd::kPeerError);
    EXPECT_EQ(failed.error(), ErrorCode::kNotRepresentation);
    EXPECT_EQ(closed.output() + failed.output(), "");
  }
}

// ---- Time ----

TEST(SessionTest, TheInitialMessageComesInTime) {
  Session silent = Server(), slow = Server();
  slow.Receive(Octets("00 59 00"), 29 * kSecond);
  EXPECT_EQ(silent.next_due(), 30 * kSecond);
  EXPECT_EQ(slow.next_due(), 30 * kSecond);
  silent.Advance(30 * kSecond - 1);
  EXPECT_EQ(silent.stage(), SessionStage::kOpened);
  for (Session* server : {&silent, &slow}) {
    server->Advance(30 * kSecond);
    EXPECT_EQ(server->TakeOutput(), ErrorMessage(0x01));
  }
}

TEST(SessionTest, WhatHasBegunIsWholeInTime) {
  for (const std::string_view part : {"02", "02 00 00 04", "02 00 00 04 48 10 48"}) {
    Session server = ReadyServer();
    EXPECT_EQ(server.next_due(), std::nullopt) << "between messages there is time";
    server.Receive(Octets(part), 100 * kSecond);
    EXPECT_EQ(server.next_due(), 130 * kSecond);
    server.Receive("", 120 * kSecond);
    server.Advance(130 * kSecond);
    EXPECT_EQ(server.TakeOutput(), ErrorMessage(0x09));
  }
  Session trickles = ReadyServer();
  const std::string message = Octets("02 00 00 08 48 10 48 10 48 10 48 10");
  for (size_t i = 0; i < message.size(); ++i)
    trickles.Receive(message.substr(i, 1), static_cast<Time>(i) * 4 * kSecond);
  EXPECT_EQ(trickles.TakeOutput(), ErrorMessage(0x09)) << "an octet now and then is not enough";
}

TEST(SessionTest, OfOnesThatAreIdleTheServerTakesLeave) {
  SessionLimits limits;
  limits.idle_time = 60 * kSecond;
  Session server = ReadyServer(limits);
  server.Receive(Octets(kObs), 50 * kSecond);
  EXPECT_EQ(server.next_due(), 110 * kSecond);
  server.Advance(110 * kSecond);
  EXPECT_EQ(server.TakeOutput(), Octets("02 00 00 02 48 10") + Octets(kFm));
  EXPECT_EQ(server.end(), SessionEnd::kIdle);
  EXPECT_EQ(server.Next(), Message{tokens::kOBS}) << "what came before can be taken";

  limits.idle_time = 5 * kSecond;
  Session silent(Side::kServer, "", limits, TokenTable::kFactFirst, 0);
  EXPECT_EQ(silent.next_due(), 30 * kSecond) << "before the IM it has the time of the IM";
  silent.Advance(30 * kSecond);
  EXPECT_EQ(silent.TakeOutput(), ErrorMessage(0x01));
}

// ---- Too much ----

TEST(SessionTest, SoManyMessagesComeAtOnceAndNoMore) {
  SessionLimits limits;
  limits.messages_per_second = 2;
  Session server = Server(limits);
  server.Receive(Octets(kIm), 0);  // counts
  for (int i = 0; i < 19; ++i) server.Receive(Octets(kObs), 0);
  EXPECT_EQ(server.stage(), SessionStage::kReady);
  server.Receive(Octets(kObs) + Octets(kObs), 1 * kSecond);
  EXPECT_EQ(server.stage(), SessionStage::kReady) << "two a second";
  server.Receive(Octets(kObs), 1 * kSecond);
  EXPECT_EQ(server.end(), SessionEnd::kTooFast);
  EXPECT_EQ(server.TakeOutput(), Octets(kEmptyRm) + Octets("02 00 00 02 48 10") + Octets(kFm));
}

// "NOW ( season year )"
Message NowOf(uint16_t season, int year) {
  return {tokens::kNOW, tokens::kBRA, Token(season), NumberToken(year), tokens::kKET};
}

TEST(SessionTest, ATurnCountsAsASecond) {
  SessionLimits limits;
  limits.messages_per_second = 2;
  Session server = ReadyServer(limits);
  for (int turn = 0; turn < 1000; ++turn) {
    server.Send(NowOf(static_cast<uint16_t>(tokens::kSPR.value() + turn % 5), 1901 + turn / 5));
    server.Receive(Octets(kObs) + Octets(kObs), 0);
    while (server.Next().has_value()) continue;
    server.TakeOutput();
  }
  EXPECT_EQ(server.stage(), SessionStage::kReady);
}

TEST(SessionTest, ATurnThatIsAskedForAgainCountsOnce) {
  SessionLimits limits;
  limits.messages_per_second = 2;
  Session server = ReadyServer(limits);
  server.Send(NowOf(tokens::kFAL.value(), 1950));
  for (int i = 0; i < 21; ++i) {
    server.Send(NowOf(tokens::kFAL.value(), 1950));
    server.Send(NowOf(tokens::kSPR.value(), 1901 + i));
    server.Receive(Octets(kObs), 0);
  }
  EXPECT_EQ(server.end(), SessionEnd::kTooFast);
}

TEST(SessionTest, SoManyOctetsComeAtOnceAndNoMore) {
  SessionLimits limits;
  limits.octets_per_second = 100;
  Session server = ReadyServer(limits);
  server.Receive(Octets("02 00 03 d2") + std::string(0x3d2, '\x40'), 0);
  EXPECT_EQ(server.stage(), SessionStage::kReady);
  server.Receive(Octets(kObs), 0);
  EXPECT_EQ(server.stage(), SessionStage::kReady);
  server.Receive(Octets(kObs), 0);
  EXPECT_EQ(server.end(), SessionEnd::kTooFast);
}

// A host that does not take messages has a bound, even without limits on the other side.
TEST(SessionTest, MessagesWaitUpToABound) {
  SessionLimits limits;
  limits.messages_per_second = limits.octets_per_second = 0;
  Session server = ReadyServer(limits);
  std::string many;
  for (int i = 0; i < 1000; ++i) many += Octets(kObs);
  const size_t most = kMostWaiting / (1 + kTokensOfAMessage);
  size_t sent = 0;
  for (; server.stage() == SessionStage::kReady && sent <= most; sent += 1000) server.Receive(many, 0);
  EXPECT_EQ(server.end(), SessionEnd::kTooFast);
  size_t waiting = 0;
  while (server.Next().has_value()) ++waiting;
  EXPECT_EQ(waiting, most);

  Session taken = ReadyServer(limits);
  for (size_t i = 0; i <= sent; i += 1000) {
    taken.Receive(many, 0);
    while (taken.Next().has_value()) continue;
  }
  EXPECT_EQ(taken.stage(), SessionStage::kReady);
}

TEST(SessionTest, WhoDoesNotReadIsDropped) {
  SessionLimits limits;
  limits.most_pending = 100;
  Session server = ReadyServer(limits);
  for (int i = 0; i < 16; ++i) server.Send({{tokens::kOFF}});
  EXPECT_EQ(server.stage(), SessionStage::kReady);
  server.Send({{tokens::kOFF}});
  EXPECT_EQ(server.end(), SessionEnd::kNotReading);
  EXPECT_EQ(server.output(), "");
}

// ---- The client's side ----

TEST(SessionTest, AClientBeginsAndWaitsForTheRepresentation) {
  Session client = Client(), server = Server();
  const std::string initial = client.TakeOutput();
  EXPECT_EQ(initial, Octets("00 00 00 04 00 01 da 10"));
  server.Receive(initial, 0);
  client.Receive(server.TakeOutput(), 0);
  EXPECT_EQ(client.stage(), SessionStage::kReady);
  EXPECT_TRUE(client.representation().empty());
  client.Send({{tokens::kOBS}});
  server.Receive(client.TakeOutput(), 0);
  EXPECT_EQ(server.Next(), Message{tokens::kOBS});
}

TEST(SessionTest, AServerMayBeFast) {
  Session client = Client();
  client.Receive(Octets(kEmptyRm), 0);
  for (int i = 0; i < 5000; ++i) client.Receive(Octets(kObs), 0);
  client.Receive(Octets("02 00 ff fe") + std::string(0xfffe, '\x40'), 0);
  EXPECT_EQ(client.stage(), SessionStage::kReady);
}

TEST(SessionTest, AClientTellsAServerItsErrors) {
  const auto told = [](const std::string& octets) {
    Session client = Client();
    client.TakeOutput();
    client.Receive(octets, 0);
    return client.TakeOutput();
  };
  const std::string rm = Octets(kEmptyRm);
  EXPECT_EQ(told(Octets(kIm)), ErrorMessage(0x07));
  EXPECT_EQ(told(rm + Octets(kIm)), ErrorMessage(0x07));
  EXPECT_EQ(told(Octets(kObs)), ErrorMessage(0x0b));
  EXPECT_EQ(told(rm + rm), ErrorMessage(0x0c));
  EXPECT_EQ(told(Octets("01 00 00 05 41 00 41 42 43")), ErrorMessage(0x09));
  EXPECT_EQ(told(Octets("01 00 00 06 48 00 41 42 43 00")), ErrorMessage(0x09)) << "no power and no province";
  EXPECT_EQ(told(rm + Octets("02 00 00 02 58 00")), ErrorMessage(0x0e));
  EXPECT_EQ(told(Octets("04 00 00 02 00 01")), "");
}

TEST(SessionTest, BothTablesOfTokensAreSpoken) {
  Session server(Side::kServer, "", {}, TokenTable::kForwardFirst, 0);
  server.Receive(Octets(kIm) + Octets("02 00 00 02 4a 06"), 0);
  server.TakeOutput();
  const std::optional<Message> message = server.Next();
  ASSERT_TRUE(message.has_value());
  std::string plain;
  AppendWire(*message, TokenTable::kFactFirst, plain);
  EXPECT_EQ(plain, Octets("4a 08")) << "FWD";
  server.Send(*message);
  EXPECT_EQ(server.TakeOutput(), Octets("02 00 00 02 4a 06"));
}

// ---- Representations ----

std::vector<NamedToken> NamesOf(std::string_view map) {
  const MapTokens tokens = MapTokens::Make(*BuiltinMap(map).value()).value();
  return {tokens.names().begin(), tokens.names().end()};
}

TEST(RepresentationTest, TheStandardMapNeedsNoEntries) { EXPECT_EQ(RepresentationOf(NamesOf("standard")), ""); }

TEST(RepresentationTest, OtherMapsListPowersThenProvincesAndReadBack) {
  const std::vector<NamedToken> names = NamesOf("ancmed");
  const std::string body = RepresentationOf(names);
  ASSERT_EQ(body.size(), 6 * names.size());
  EXPECT_EQ(body.substr(0, 6), Octets("41 00") + names[0].word + '\0');
  std::vector<NamedToken> read;
  ASSERT_TRUE(ReadRepresentation(body, read));
  ASSERT_EQ(read.size(), names.size());
  for (size_t i = 0; i < names.size(); ++i) {
    EXPECT_EQ(read[i].token, names[i].token);
    EXPECT_EQ(read[i].word, names[i].word);
  }
}

}  // namespace
}  // namespace entente::press
