#include "game/scores.h"

#include <bit>
#include <numeric>

#include "game/powers_left.h"

namespace entente {
namespace {

constexpr ScoreSystemInfo kSystems[kScoreSystemCount] = {
    {"draw-size", "1 in equal parts to all in the result; a solo has all of it"},
    {"sum-of-squares", "100 in parts by the squares of their centers; a solo has all of it"},
    {"center-share", "1 in parts by their centers; a solo has all of it"},
    {"win-draw-loss", "1 for a victory, alone or shared; 1/2 for a part of a draw"},
    {"dpp", "to each in the result: how many lost / how many did not"},
};

Score Lowest(int64_t numerator, int64_t denominator) {
  const int64_t common = std::gcd(numerator, denominator);
  return {numerator / common, denominator / common};
}

PowerSet InResult(const PositionView& position, PowerSet unplayed) {
  const bool is_open = position.end() == GameEnd::kPlaying || position.end() == GameEnd::kNoResult;
  return is_open ? PowersLeft(position) & ~unplayed : position.winners();
}

// A power that is alone in a result has won, however the game ended.
bool IsVictory(const PositionView& position, PowerSet in_result) {
  return std::has_single_bit(in_result) || position.end() == GameEnd::kSharedVictory ||
         position.end() == GameEnd::kConcession;
}

// The power's weight in the division of the total: at most the square of 512 centers; their sum over 64 powers fits.
int64_t WeightOf(const PositionView& position, ScoreSystem system, PowerIndex power) {
  const int64_t centers = position.CenterCountOf(power);
  if (system == ScoreSystem::kSumOfSquares) return centers * centers;
  return system == ScoreSystem::kCenterShare ? centers : 1;
}

void Divide(const PositionView& position, ScoreSystem system, int64_t total, GameScores& scores) {
  int64_t weights[kMaxPowers] = {}, sum = 0;
  ForEachBit(&scores.in_result, 1, [&](int power) {
    weights[power] = WeightOf(position, system, static_cast<PowerIndex>(power));
    sum += weights[power];
  });
  const int count = std::popcount(scores.in_result);
  ForEachBit(&scores.in_result, 1, [&](int power) {
    scores.of[power] = sum > 0 ? Lowest(total * weights[power], sum) : Lowest(total, count);
  });
}

void GiveEach(const Score& score, GameScores& scores) {
  ForEachBit(&scores.in_result, 1, [&](int power) { scores.of[power] = score; });
}

}  // namespace

std::span<const ScoreSystemInfo> ScoreSystems() { return kSystems; }

std::optional<ScoreSystem> FindScoreSystem(std::string_view word) {
  for (int number = 0; number < kScoreSystemCount; ++number) {
    if (kSystems[number].word == word) return static_cast<ScoreSystem>(number);
  }
  return std::nullopt;
}

std::string ScoreText(const Score& score) {
  const std::string whole = std::to_string(score.numerator);
  return score.denominator == 1 ? whole : whole + "/" + std::to_string(score.denominator);
}

GameScores ScoresOf(const PositionView& position, ScoreSystem system, PowerSet unplayed) {
  GameScores scores;
  scores.in_result = InResult(position, unplayed);
  scores.is_provisional = !position.is_over();
  const PowerSet lost = PlayedPowers(position.map()) & ~unplayed & ~scores.in_result;
  if (scores.in_result == 0) return scores;
  switch (system) {
    case ScoreSystem::kDrawSize:
    case ScoreSystem::kCenterShare:
      Divide(position, system, 1, scores);
      break;
    case ScoreSystem::kSumOfSquares:
      Divide(position, system, 100, scores);
      break;
    case ScoreSystem::kWinDrawLoss:
      GiveEach(IsVictory(position, scores.in_result) ? Score{1, 1} : Score{1, 2}, scores);
      break;
    case ScoreSystem::kDpp:
      GiveEach(Lowest(std::popcount(lost), std::popcount(scores.in_result)), scores);
      break;
  }
  return scores;
}

}  // namespace entente
