<?php

/** What the proof does not call. usage: php package_test.php, with ENTENTE_LIBRARY */

declare(strict_types=1);

use Entente\Actions;
use Entente\Adjudicator;
use Entente\Document;
use Entente\DrawPolicy;
use Entente\EndKind;
use Entente\EndRules;
use Entente\EntenteException;
use Entente\Exchange;
use Entente\Game;
use Entente\InvalidArgument;
use Entente\Library;
use Entente\Map;
use Entente\MapForm;
use Entente\NotFound;
use Entente\Order;
use Entente\OrderKind;
use Entente\OrderStep;
use Entente\Position;
use Entente\Reason;
use Entente\RenderForm;
use Entente\RenderOptions;
use Entente\Rules;
use Entente\Status;
use Entente\SubmitMode;
use Entente\UnitType;
use Entente\WrongPhase;

require __DIR__ . '/../autoload.php';

set_error_handler(static function (int $level, string $message, string $file, int $line): never {
    throw new ErrorException($message, 0, $level, $file, $line);
});

/** Checks of values, and the tests: methods whose names begin with test. */
final class PackageTest
{
    private const PHASE = '{"name":"S1901M","state":{"units":{"FRANCE":["A PAR","A MAR"],"GERMANY":["A MUN"]}},'
        . '"orders":{"FRANCE":["A PAR - BUR","A MAR S A PAR - BUR"],"GERMANY":["A MUN - BUR"]}}';

    private static function same(mixed $expected, mixed $found): void
    {
        if ($expected !== $found) {
            throw new UnexpectedValueException(var_export($found, true) . ' is not ' . var_export($expected, true));
        }
    }

    /** @param class-string<Throwable> $kind */
    private static function fails(string $kind, callable $call): Throwable
    {
        try {
            $call();
        } catch (Throwable $failure) {
            return $failure instanceof $kind ? $failure : throw $failure;
        }
        throw new UnexpectedValueException("no $kind");
    }

    public static function testObjectsShowWhatTheyAre(): void
    {
        $game = new Game();
        $game->submit('FRANCE', 'A PAR - BUR');
        self::same(Game::load((string) json_encode($game))->hash(), $game->hash());
        self::same(Position::fromJson((string) json_encode($game->position()))->hash(), $game->position()->hash());
        self::same('"A PAR H"', json_encode($game->legalOrders('PAR')[0]));
        self::same(['waive' => 'forbidden'], (new Rules('waive=forbidden'))->__debugInfo());
        $played = $game->process();
        self::same(true, strlen(print_r($played, true)) < 20000);
        self::same(true, str_contains((string) json_encode($played), '"reason":null'));
        self::fails(TypeError::class, static fn () => (new Adjudicator())->adjudicate(new Position(), ['A PAR - BUR']));
        self::same("Entente\\Game Object\n(\n    [map] => standard\n    [phase] => F1901M\n)\n", print_r($game, true));
        self::same('there is no phase -1', self::fails(OutOfBoundsException::class, static fn () => $game->goTo(-1))->getMessage());
        $game->close();
        self::same(true, str_contains(print_r($game, true), '[phase] => closed'));
        self::fails(LogicException::class, static fn () => $game->phaseName());
        $unknown = self::fails(InvalidArgument::class, static fn () => (new Game())->stop('drow'));
        self::same("'drow' is no end kind: expected one of none, solo, shared_victory, draw, concession, no_result", $unknown->getMessage());
    }

    public static function testMapsAnswerByEveryName(): void
    {
        $map = new Map();
        self::same([7, 76, 82, 34], array_map('count', [$map->powers, $map->provinces, $map->locations, $map->centers]));
        $homes = $map->power('France')->homes;
        sort($homes);
        self::same(['BRE', 'MAR', 'PAR'], $homes);
        self::same('F', $map->power('FRANCE')->letter);
        self::same('STP/SC', $map->location('St Petersburg (south coast)')->id);
        self::same(['STP/NC', 'STP/SC'], $map->location('STP')->coasts);
        self::same(['SPA'], $map->neighbors('POR', UnitType::Army));
        self::same([true, false], [$map->equals(new Map('standard')), $map->equals(new Map('ancmed'))]);
        self::same($map->fingerprint, Map::fromText($map->toText(MapForm::Json), form: 'json')->fingerprint);
        $own = Map::fromText("USE standard.map\n\nItaly\n  F ROM\n", 'mine.map');
        foreach ([$map, $own] as $each) {
            self::same(true, $each->equals(unserialize(serialize($each))));
        }
        self::same('standard', $map->summary()['name']);
        self::same(true, in_array('ancmed', Map::names(), true));
    }

    public static function testMapsOfTextsSayWhereTheMistakeIs(): void
    {
        self::same('a.map', self::fails(InvalidArgument::class, static fn () => Map::fromText("VICTORY x\n", 'a.map'))->place->file);
        self::same(true, Map::diagnostics("VICTORY x\n") !== []);
        self::fails(RuntimeException::class, static fn () => Map::fromFile('/no/such.map'));
        $folder = sys_get_temp_dir() . '/entente' . getmypid();
        mkdir($folder);
        file_put_contents("$folder/mine.json", (new Map('pure'))->toText('json'));
        self::same((new Map('pure'))->fingerprint, Map::fromFile("$folder/mine.json")->fingerprint);
        unlink("$folder/mine.json");
        rmdir($folder);
    }

    public static function testRulesHaveNamesAndDifferences(): void
    {
        $rules = new Rules('2023,waive=forbidden');
        self::same('forbidden', $rules['waive']);
        self::same(true, $rules->equals((new Rules('2023'))->changed(waive: 'forbidden')));
        self::same(['waive' => 'forbidden'], $rules->differences(new Rules('2023')));
        self::same([null, false], [$rules['waiv'], isset($rules['waiv'])]);
        self::same(true, $rules->equals(unserialize(serialize($rules))));
        self::same(true, isset(Rules::presets()['datc3']));
        self::same(count(Library::options()), iterator_count($rules->getIterator()));
        self::fails(LogicException::class, static function () use ($rules): void {
            $rules['waive'] = 'allowed';
        });
    }

    public static function testOrdersHaveParts(): void
    {
        $order = Order::read(new Map(), 'A Paris S A Marseilles - Burgundy', 'FRANCE');
        self::same('A PAR S A MAR - BUR', (string) $order);
        self::same([OrderKind::SupportMove, 'FRANCE', UnitType::Army, 'PAR', 'MAR', 'BUR', false],
            [$order->kind(), $order->power(), $order->unitType(), $order->source(), $order->third(), $order->target(), $order->viaConvoy()]);
        self::same(9, self::fails(InvalidArgument::class, static fn () => Order::read(new Map(), 'A PAR - NOWHERE', 'FRANCE'))->place->column);
    }

    public static function testPositionsAreChangedAndRead(): void
    {
        $position = Position::empty()->place('FRANCE', 'army', 'PAR')->setOwner('PAR', 'FRANCE');
        self::same(['A PAR'], array_map('strval', $position->units()));
        self::same('FRANCE', $position->owners()['PAR']);
        $others = [Position::fromLine($position->line()), Position::fromJson($position->toJson()),
            Position::fromBytes($position->map, $position->bytes()), clone $position, unserialize(serialize($position))];
        foreach ($others as $other) {
            self::same(true, $position->equals($other));
        }
        $others[3]->remove('PAR');
        self::same(1, count($position->units()));
        self::same(true, $position->difference(new Position()) !== []);
        self::fails(NotFound::class, static fn () => $others[3]->remove('PAR'));
        $others[3]->setPhase('F1901R')->dislodge('FRANCE', UnitType::Army, 'PAR', ['PIC', 'GAS']);
        $retreats = $others[3]->retreats('PAR');
        sort($retreats);
        self::same(['GAS', 'PIC'], $retreats);
        $ended = (new Position())->setPhase('F1901M')->setEnd('draw', ['FRANCE', 'ITALY']);
        self::same([EndKind::Draw, ['FRANCE', 'ITALY'], '1/2', 0.5],
            [$ended->end(), $ended->winners(), (string) $ended->scores()['FRANCE'], $ended->scores()['ITALY']->toFloat()]);
        self::fails(InvalidArgument::class, static fn () => Position::fromBytes(new Map(), 'short'));
    }

    public static function testGamesGoBackAndForth(): void
    {
        $game = new Game();
        $game->submit('FRANCE', ['A PAR - BUR'])->submit('FRANCE', 'F BRE - MAO', SubmitMode::Amend);
        self::same(['A PAR - BUR', 'F BRE - MAO'], $game->orders('FRANCE'));
        $game->cancel('FRANCE', 'BRE');
        self::same(2, count($game->owed('FRANCE')->units));
        self::same('S1901M', $game->owedJson()['phase']);
        $played = $game->process();
        self::same(['S1901M', 3, 'S1901M'], [$played->name, count($played->of('FRANCE')), $played->position()->phaseName()]);
        self::same(['S1901M'], array_map(static fn ($each) => $each->name, iterator_to_array($game->phases())));
        self::same(0, $game->phase(-1)->number);
        self::same('S1901M', $played->json()['name']);
        self::fails(OutOfBoundsException::class, static fn () => $game->phase(5));
        self::fails(OutOfBoundsException::class, static fn () => $played[99]);
        $game->undo();
        self::fails(WrongPhase::class, static fn () => $played[0]->sentence());
        $game->redo();
        self::same([], $played->events());
        $game->goTo(0);
        self::fails(WrongPhase::class, static fn () => $game->undo());
        foreach ([Game::load($game->save()), Game::load($game->saveBytes()), unserialize(serialize($game)), clone $game] as $other) {
            self::same($game->hash(), $other->hash());
        }
        $packed = (new Game())->submit('FRANCE', $game->legalOrders('PAR'));
        self::same(count($game->legalOrders('PAR')), count($packed->orders('FRANCE')));
    }

    public static function testGamesHaveVotesAndEnds(): void
    {
        $game = (new Game())->setDrawPolicy('judge-dias')->vote('FRANCE');
        self::same([DrawPolicy::JudgeDias, ['FRANCE']], [$game->drawPolicy(), array_map(static fn ($each) => $each->power, $game->votes())]);
        self::same([], $game->cancelVote('FRANCE')->votes());
        self::same(1, count($game->voteCommand('FRANCE', 'SET DRAW')->votes()));
        self::same(['FRANCE'], $game->setWaiting('FRANCE')->waiting());
        self::same(true, $game->allow('FRANCE', 'ITALY')->mayOrder('FRANCE', 'ITALY'));
        $game->setEndRules(new EndRules(lastYear: 1905, phaseLimit: 7));
        self::same([1905, 7], [$game->endRules()->lastYear, $game->endRules()->phaseLimit]);
        self::same([true, ['FRANCE']], [$game->stop('draw', ['FRANCE'])->isOver(), $game->winners()]);
        self::same(false, $game->resume()->isOver());
    }

    public static function testResultsAreExplained(): void
    {
        $game = new Game();
        $game->submit('FRANCE', 'A PAR - BUR')->submit('GERMANY', 'A MUN - BUR');
        self::same(true, str_contains($game->advise(['GERMANY'], ['FRANCE']), 'BRE'));
        self::same('S1901M', $game->adviseJson(outlook: true)['phase']);
        $played = $game->process();
        self::same(true, str_contains($played->explain('PAR', 'de'), 'BUR'));
        self::same('bounced', $played->explainJson('PAR')['orders'][0]['reason']);
        self::same(true, str_starts_with($played->graph(), 'digraph'));
        self::same(2, count(array_filter($played->failed(), static fn ($each) => $each->reason === Reason::Bounced)));
        self::fails(NotFound::class, static fn () => $played->explain('SPA'));
    }

    public static function testRandomGamesFollowTheirSeed(): void
    {
        $hash = static fn (int $seed): string => Game::random($seed, maxPhases: 5)->hash();
        self::same([true, false], [$hash(7) === $hash(7), $hash(7) === $hash(8)]);
    }

    public static function testClosedHandlesThrow(): void
    {
        $game = new Game();
        $game->close();
        $game->close();
        self::fails(LogicException::class, static fn () => $game->process());
    }

    public static function testAdjudicatorsPlayPositions(): void
    {
        $map = new Map();
        $judge = new Adjudicator($map);
        $order = Order::read($map, 'A PAR - BUR', 'FRANCE');
        $outcome = $judge->adjudicate(new Position($map), [$order]);
        self::same(['A PAR moves to BUR.', 'F1901M'], [$outcome[0]->sentence(), $outcome->next()->phaseName()]);
        $next = $outcome->next()->bytes();
        [$packed, $results] = $judge->adjudicatePacked((new Position($map))->bytes(), pack('Q', $order->bits));
        self::same([$next, count($outcome) * Adjudicator::RESULT_SIZE], [$packed, strlen($results)]);
        self::fails(WrongPhase::class, static fn () => $outcome[0]->sentence());
        [$boards, $results, $states] = $judge->adjudicateBatch(str_repeat((new Position($map))->bytes(), 10),
            str_repeat(pack('Q', $order->bits), 10), range(0, 10));
        self::same([str_repeat($next, 10), 10 * Adjudicator::RESULT_SIZE, array_fill(0, 10, Status::Ok)], [$boards, strlen($results), $states]);
        self::same(['', '', []], $judge->adjudicateBatch('', '', [0]));
        self::fails(InvalidArgument::class, static fn () => $judge->adjudicateBatch('', '', [0, 1]));
        self::same(array_map('strval', (new Game())->legalOrders('PAR')), array_map('strval', $judge->legalOrders(new Position($map), 'PAR')));
    }

    public static function testOrdersAreEnteredStepByStep(): void
    {
        $judge = new Adjudicator();
        $start = new Position();
        self::same(OrderStep::Kind, $judge->choices($start, 'PAR')->step);
        self::same(['BRE', 'BUR', 'GAS', 'PIC'], $judge->choices($start, 'PAR', [OrderKind::Move])->values);
        self::same('A PAR - BUR', (string) $judge->choices($start, 'PAR', [OrderKind::Move, 'BUR'])->order);
        self::fails(NotFound::class, static fn () => $judge->choices($start, 'PAR', [OrderKind::Move, 'LON']));
    }

    public static function testActionsNumberOrders(): void
    {
        $actions = new Actions();
        self::same([19293, 16], [count($actions), strlen($actions->hash())]);
        $order = Order::read($actions->map, 'A PAR - BUR', 'FRANCE');
        self::same(['A PAR - BUR'], array_map('strval', $actions->toOrders($actions->ofOrders([$order]))));
        $legal = (new Adjudicator())->legalActions(new Position(), $actions, 'FRANCE');
        self::same(count((new Game())->legalOrders(power: 'FRANCE')), count($legal));
        self::fails(NotFound::class, static fn () => $actions->toOrders([19293]));
    }

    public static function testExchangesReadJson(): void
    {
        $exchange = new Exchange();
        self::same([null, null, 'bounced'], array_column($exchange->adjudicate(self::PHASE)['orders'], 'reason'));
        self::same(true, isset($exchange->legal(self::PHASE)['orders']['A PAR']));
        self::same(2, self::fails(InvalidArgument::class, static fn () => $exchange->adjudicate("{\n]"))->place->line);
        $document = new Document(self::PHASE);
        self::same([false, 1, ['S1901M'], 0, true],
            [$document->isGame(), count($document), $document->phaseNames(), $document->findPhase('Spring 1901 Movement'), $document->hasOrders(0)]);
        self::same($exchange->adjudicate(self::PHASE), $exchange->adjudicate($document));
        self::same(true, str_contains($exchange->report($document, board: true), 'A PAR - BUR'));
        self::same(true, str_contains($exchange->explain($document, order: 'MUN'), 'BUR'));
        self::same('S1901M', $exchange->advise($document)['phase']);
        [$map, $rules, $position] = $exchange->read($document);
        self::same(['standard', true, 3], [$map->name, $rules->equals(new Rules()), count($position->units())]);
        self::same(['FRANCE'], $exchange->countVotes('{"survivors":["FRANCE"],"votes":{"FRANCE":["FRANCE"]}}', 'daide-pda')['draw'] ?? ['FRANCE']);
        $game = new Game();
        $game->process();
        self::same(1, $exchange->replay(new Document($game->save()))['compared']);
        self::same(false, isset((new Exchange(leaveOut: ['after']))->adjudicate(self::PHASE)['after']));
        $exchange->adjudicate(str_replace('"orders"', '"order"', self::PHASE));
        self::same(true, $exchange->notes() !== []);
        self::same('S1901M', json_decode((new Document($game->save()))->phase(0), true)['name']);
    }

    public static function testBoardsAreDrawn(): void
    {
        $start = new Position();
        self::same(true, str_starts_with($start->render(), '<svg'));
        self::same(true, $start->render() !== $start->render(new RenderOptions(theme: 'dark', hidden: ['names'])));
        self::same(true, str_contains($start->render(new RenderOptions(RenderForm::Text, language: 'de')), 'PAR'));
        $document = new Document(self::PHASE);
        self::same(true, str_contains((new Exchange())->render($document, order: 'MUN'), 'data-order="A PAR - BUR"'));
        self::fails(NotFound::class, static fn () => (new Exchange())->render($document, order: 'SPA'));
    }

    public static function testGamesAreConverted(): void
    {
        $line = Library::convert(self::PHASE, 'line');
        self::same(true, str_contains($line->data, 'S1901M') && $line->notes !== []);
        self::same(true, isset(Library::gameForms()['webdiplomacy']));
        self::fails(EntenteException::class, static fn () => Library::convert('nothing known', 'json'));
        $answer = Library::adjudicateListing("Movement orders for Spring of 1901.\n\nFrance: A PAR - BUR\nGermany: A MUN - BUR\n");
        self::same(true, str_contains($answer->data, 'France: Army Paris -> Burgundy.  (*bounce*)') && $answer->notes !== []);
        self::fails(EntenteException::class, static fn () => Library::adjudicateListing('A PAR - BUR'));
    }

    public static function testWrongWordsAreErrors(): void
    {
        self::fails(InvalidArgument::class, static fn () => (new Map())->toText('svg'));
        self::fails(InvalidArgument::class, static fn () => (new Game())->process()[0]->sentence('xx'));
        self::fails(InvalidArgument::class, static fn () => (new Game())->process()[0]->sentence('esperanto'));
        self::same(['en', 'de'], Library::languages());
    }

    public static function testSentencesOutliveNothing(): void
    {
        $result = (new Game())->process()[0]; // the result keeps its game
        gc_collect_cycles();
        self::same(true, $result->sentence() !== '');
    }
}

$failed = 0;
foreach (array_filter(get_class_methods(PackageTest::class), static fn (string $name): bool => str_starts_with($name, 'test')) as $name) {
    try {
        PackageTest::$name();
        echo "passed $name\n";
    } catch (Throwable $failure) {
        echo "FAILED $name: $failure\n";
        $failed++;
    }
}
exit($failed === 0 ? 0 : 1);
