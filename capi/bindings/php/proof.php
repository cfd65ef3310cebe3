<?php

/** The proof of the PHP package: the commands of capi/bindings/PROOF.md. */

declare(strict_types=1);

use Entente\EndKind;
use Entente\EntenteException;
use Entente\Game;
use Entente\Illegality;
use Entente\InvalidArgument;
use Entente\Library;
use Entente\Map;
use Entente\NotFound;
use Entente\PlayedPhase;
use Entente\Position;
use Entente\Result;
use Entente\Rules;
use Entente\ScoreSystem;
use Entente\Unit;
use Entente\WrongPhase;

require __DIR__ . '/autoload.php';

/** The commands, each of which returns whether all is well. */
final class Proof
{
    public static function version(): bool
    {
        echo 'version php ', PHP_VERSION, ' library ', Library::version(), "\n";
        return true;
    }

    // The DATC cases.

    public static function datc(string $file): bool
    {
        $good = 0;
        $lines = file($file, FILE_IGNORE_NEW_LINES);
        foreach ($lines as $line) {
            $case = json_decode($line, true, 512, JSON_THROW_ON_ERROR);
            $map = new Map($case['map']);
            $rules = new Rules($case['rules'], $map);
            $name = "{$case['case']} {$case['rules']}";
            $passes = true;
            foreach ($case['phases'] as $phase) {
                $passes = self::phasePasses($name, $map, $rules, $phase) && $passes;
            }
            $good += (int) $passes;
        }
        return self::done('datc', $good, count($lines));
    }

    private static function phasePasses(string $name, Map $map, Rules $rules, array $phase): bool
    {
        $position = Position::fromLine($phase['position'], $map);
        $game = new Game($map, $rules, $position);
        foreach (self::byPower($phase['orders']) as $power => $orders) {
            $game->submit($power, $orders);
        }
        $played = $game->process();
        $passes = true;
        foreach ($phase['orders'] as $i => $order) {
            $passes = self::resultPasses($name, $order, $played[$i]) && $passes;
        }
        $full = static fn (Unit $unit): string => "$unit->power $unit";
        $after = $played->after();
        $units = array_map($full, $after->units());
        $passes = self::same("$name units", self::sorted($phase['units']), self::sorted($units)) && $passes;
        if (str_ends_with($position->phaseName(), 'M')) {
            $wanted = $found = [];
            foreach ($phase['dislodged'] as $each) {
                $wanted[$each['unit']] = self::sorted($each['retreats']);
            }
            foreach ($after->dislodged() as $each) {
                $found[$full($each)] = self::sorted($after->retreats($each->location));
            }
            ksort($wanted);
            ksort($found);
            $passes = self::same("$name dislodged", $wanted, $found) && $passes;
        }
        return self::same("$name next", $phase['next'], $game->position()->line()) && $passes;
    }

    private static function resultPasses(string $name, array $order, Result $result): bool
    {
        $reason = $result->reason->word();
        return self::same("$name result", [$order['power'], $order['text'], $order['reason'] ?? $reason, $order['dislodged_by']],
            [$result->power, $result->text, $reason, $result->dislodgedBy]);
    }

    private static function byPower(array $orders): array
    {
        $all = [];
        foreach ($orders as $order) {
            $all[$order['power']][] = $order['text'];
        }
        return $all;
    }

    // The playthroughs.

    public static function play(string $folder): bool
    {
        $paths = glob("$folder/*.txt");
        $good = 0;
        foreach ($paths as $path) {
            $text = file_get_contents($path);
            $ours = self::replayed($text);
            if ($text === $ours) {
                $good++;
            } else {
                $differing = array_diff_assoc(explode("\n", $ours), explode("\n", $text));
                self::complain("$path: line " . array_key_first($differing) . ': ' . reset($differing));
            }
        }
        return self::done('play', $good, count($paths));
    }

    private static function replayed(string $text): string
    {
        [$name, $rules, $phases] = self::readOrders($text);
        $game = self::newGame($name, $rules);
        $lines = ['playthrough 1', "map $name", "rules $rules", "fingerprint {$game->map->fingerprint}"];
        foreach ($phases as $phase) {
            array_push($lines, ...self::phaseLines($game));
            self::submitAll($game, $phase);
            array_push($lines, ...self::playedLines($game->process()));
        }
        return implode("\n", [...$lines, ...self::endLines($game)]) . "\n";
    }

    /** The map, the rules, and for each phase the orders of each power. */
    private static function readOrders(string $text): array
    {
        $name = $rules = '';
        $phases = [];
        foreach (explode("\n", $text) as $line) {
            [$word, $rest] = explode(' ', $line, 2) + [1 => ''];
            if ($word === 'map') {
                $name = $rest;
            } elseif ($word === 'rules') {
                $rules = $rest;
            } elseif ($word === 'phase') {
                $phases[] = [];
            } elseif ($word === 'order') {
                [$power, $order] = explode(' ', $rest, 2);
                $phases[array_key_last($phases)][$power][] = substr($order, 0, strrpos($order, ' : '));
            }
        }
        return [$name, $rules, $phases];
    }

    private static function phaseLines(Game $game): array
    {
        $position = $game->position();
        $counts = [];
        foreach ($position->counts() as $power => $of) {
            $counts[] = "$of->units/$of->centers/" . count($game->legalOrders(power: $power));
        }
        return [sprintf('phase %s hash %s units %d dislodged %d', $game->phaseName(), $position->hash(), count($position->units()),
            count($position->dislodged())), 'counts ' . implode(' ', $counts)];
    }

    private static function resultLine(Result $result): string
    {
        $words = [$result->implied ? 'implied' : 'order', $result->power, $result->text, ':', $result->reason->word()];
        if ($result->illegality !== Illegality::None) {
            array_push($words, 'illegality', $result->illegality->word());
        }
        if ($result->cause !== null) {
            array_push($words, 'cause', $result->cause);
        }
        if ($result->dislodgedBy !== null) {
            array_push($words, 'dislodged', $result->dislodgedBy);
        }
        if ($result->hidden) {
            $words[] = 'hidden';
        }
        if ($result->order !== null && (string) $result->order !== $result->text) {
            array_push($words, 'as', $result->order);
        }
        return implode(' ', $words);
    }

    private static function playedLines(PlayedPhase $played): array
    {
        $lines = array_map(self::resultLine(...), $played->results);
        foreach ($played->events() as $event) {
            $lines[] = implode(' ', array_filter(['event', $event->kind->word(), $event->why->word(), $event->power, $event->unit]));
        }
        if (count($played) > 0) {
            $number = $played->number;
            $language = $number % 2 === 1 ? 'de' : 'en';
            $lines[] = "says $language " . $played[$number % count($played)]->sentence($language, intdiv($number, 2) % 2 === 1);
        }
        return $lines;
    }

    private static function endLines(Game $game): array
    {
        $position = $game->position();
        $lines = [implode(' ', ['end', $game->end()->word(), ...$game->winners()]), "position {$position->line()}"];
        foreach (array_keys(Library::scoreSystems()) as $number => $system) {
            $lines[] = implode(' ', ['scores', $system, ...array_values($position->scores(ScoreSystem::from($number)))]);
        }
        $lines[] = "game {$game->hash()}";
        return $lines;
    }

    private static function newGame(string $name, string $rules): Game
    {
        $map = new Map($name);
        return new Game($map, new Rules($rules, $map));
    }

    private static function submitAll(Game $game, array $phase): void
    {
        foreach ($phase as $power => $orders) {
            $game->submit($power, $orders);
        }
    }

    // Errors, memory, threads.

    public static function errors(): bool
    {
        $over = (new Game())->stop(EndKind::Draw, ['FRANCE', 'ITALY']);
        $calls = [
            [static fn () => new Map('standart'), NotFound::class, 'nearest: standard', false],
            [static fn () => Game::load("{\"phases\":\n [}"), InvalidArgument::class, '', true],
            [static fn () => new Rules('2023,waiv=allowed'), InvalidArgument::class, 'nearest: waive', true],
            [static fn () => $over->process(), WrongPhase::class, '', false],
        ];
        $good = 0;
        foreach ($calls as [$call, $kind, $words, $hasPlace]) {
            try {
                $call();
                self::complain("no error: $kind");
            } catch (EntenteException $e) {
                $right = $e instanceof $kind && $e->getMessage() !== '' && str_contains($e->getMessage(), $words)
                    && ($e->place !== null) === $hasPlace;
                $good += (int) ($right || self::complain((string) $e));
            }
        }
        return self::done('errors', $good, count($calls));
    }

    public static function memory(): bool
    {
        $map = new Map();
        $text = (new Game())->save();
        $start = 0;
        for ($i = 0, $count = 100000; $i < $count; $i++) {
            $game = new Game($map);
            $position = new Position($map);
            $game->submit('FRANCE', 'A PAR - BUR');
            if ($i % 100 === 0) {
                Game::load($text)->fork()->view('FRANCE')->save();
            }
            if ($i === intdiv($count, 10)) {
                $start = self::memoryKb();
            }
        }
        $grown = self::memoryKb() - $start;
        echo "memory $count grown $grown\n";
        return $grown < 8192;
    }

    private static function memoryKb(): int
    {
        preg_match('/VmRSS:\s*(\d+)/', file_get_contents('/proc/self/status'), $found);
        return (int) $found[1];
    }

    /** PHP shares no objects between threads; fibers take turns instead. */
    public static function threads(): bool
    {
        $alone = self::playSome(new Game(), 40);
        $both = self::inTurns(static fn (): string => self::playSome(new Game(), 40), static fn (): string => self::playSome(new Game(), 40));
        $shared = new Game();
        $played = static fn (): string => self::playSome($shared, 20);
        if (!self::same('two games in turns', [$alone, $alone], $both) || count(self::inTurns($played, $played)) !== 2) {
            return false;
        }
        echo "threads 2\n";
        return true;
    }

    private static function inTurns(callable ...$tasks): array
    {
        $fibers = array_map(static fn (callable $task): Fiber => new Fiber($task), $tasks);
        array_walk($fibers, static fn (Fiber $fiber) => $fiber->start());
        while (array_filter($fibers, static fn (Fiber $fiber): bool => !$fiber->isTerminated()) !== []) {
            foreach ($fibers as $fiber) {
                $fiber->isTerminated() || $fiber->resume();
            }
        }
        return array_map(static fn (Fiber $fiber): string => $fiber->getReturn(), $fibers);
    }

    private static function playSome(Game $game, int $phases): string
    {
        for ($i = 0; $i < $phases && !$game->isOver(); $i++) {
            foreach ($game->map->powers as $power) {
                $legal = $game->legalOrders(power: $power);
                $each = array_chunk($legal, max(1, intdiv(count($legal), 5)));
                $game->submit($power, array_map(static fn (array $some) => $some[0], $each));
                Fiber::getCurrent() === null || Fiber::suspend();
            }
            $game->process();
        }
        return $game->hash();
    }

    // The round of saves.

    public static function save(string $folder): bool
    {
        $count = 0;
        foreach (glob(getenv('ENTENTE_GAMES') . '/*.txt') as $path) {
            [$name, $rules, $phases] = self::readOrders(file_get_contents($path));
            if (count($phases) < 10) {
                continue;
            }
            $game = self::newGame($name, $rules);
            foreach (array_slice($phases, 0, 10) as $phase) {
                self::submitAll($game, $phase);
                $game->process();
            }
            $target = "$folder/" . basename($path, '.txt');
            self::write($target, $game, $game);
            file_put_contents("$target.hash", "{$game->hash()}\n");
            $count++;
        }
        echo "save $count\n";
        return $count > 0;
    }

    public static function load(string $folder): bool
    {
        $paths = glob("$folder/*.hash");
        $good = 0;
        foreach ($paths as $path) {
            $target = substr($path, 0, -5);
            $games = [Game::load(file_get_contents("$target.json")), Game::load(file_get_contents("$target.bin"))];
            self::write($target, ...$games);
            $hash = trim(file_get_contents($path));
            $good += (int) self::same($target, [$hash, $hash], array_map(static fn (Game $game): string => $game->hash(), $games));
        }
        return self::done('load', $good, count($paths));
    }

    private static function write(string $target, Game $text, Game $data): void
    {
        file_put_contents("$target.json", $text->save());
        file_put_contents("$target.bin", $data->saveBytes());
    }

    public static function speed(): bool
    {
        $game = new Game();
        $orders = [];
        foreach ($game->position()->units() as $unit) {
            $orders[$unit->power][] = (string) $game->legalOrders($unit->location)[0];
        }
        for ($phases = 0, $start = hrtime(true); hrtime(true) < $start + 1e9; $phases++) {
            $fresh = $game->fork();
            self::submitAll($fresh, $orders);
            $fresh->process();
        }
        $rate = $phases / ((hrtime(true) - $start) / 1e9);
        for ($i = 0, $start = hrtime(true); $i < 100000; $i++) {
            $game->phaseCount();
        }
        printf("speed %.0f %.0f\n", $rate, (hrtime(true) - $start) / 100000);
        return true;
    }

    private static function complain(string $text): bool
    {
        fwrite(STDERR, "$text\n");
        return false;
    }

    private static function same(string $what, mixed $expected, mixed $found): bool
    {
        return $expected === $found || self::complain("$what: " . json_encode($found) . ' is not ' . json_encode($expected));
    }

    private static function sorted(array $values): array
    {
        sort($values);
        return $values;
    }

    private static function done(string $word, int $good, int $count): bool
    {
        echo "$word $good of $count\n";
        return $good === $count && $count > 0;
    }
}

exit(Proof::{$argv[1]}(...array_slice($argv, 2)) ? 0 : 1);
