<?php

declare(strict_types=1);

namespace Entente;

use FFI;

/** What the library has. */
final class Library
{
    /** Its version: "1.1.0". */
    public static function version(): string
    {
        return Native::function('entente_version');
    }

    /** @return list<string> the codes of the languages in which sentences can be written */
    public static function languages(): array
    {
        return array_map(static fn (TextLanguage $each): string => $each->word(), TextLanguage::cases());
    }

    /** @return list<Option> all rule options with their values */
    public static function options(): array
    {
        return Rules::options();
    }

    /** @return array<string, string> the scoring systems by name, with a sentence about each */
    public static function scoreSystems(): array
    {
        return self::named('entente_score_system_info', 'entente_score_system_describe');
    }

    /** @return array<string, string> the forms in which games are exchanged, with a sentence about each */
    public static function gameForms(): array
    {
        return self::named('entente_game_form_info', 'entente_game_form_describe');
    }

    /**
     * Converts a game, a phase or a position from one form to another. `$map`: for texts that name none or name this one.
     *
     * @throws NotFound if the form cannot be guessed
     * @throws InvalidArgument with line and column for a text that is not in its form
     */
    public static function convert(
        string $source,
        GameForm|string $to,
        GameForm|string $from = GameForm::Guess,
        ?Map $map = null,
        Rules|string|null $rules = null,
        string $language = 'en',
    ): Converted {
        $target = Native::make('entente_text*');
        $notes = Native::make('entente_text*');
        Native::call('entente_convert', $source, strlen($source), GameForm::of($from)->value, GameForm::of($to)->value, $map?->pointer(),
            Rules::pointerOf($rules, $map), Native::options($language), FFI::addr($target), FFI::addr($notes));
        return new Converted(Native::taken($target), Native::lines(Native::taken($notes)));
    }

    /**
     * The last phase of a listing of the e-mail judges with its results, then the next position. The orders may be in the judges'
     * words or as players type them.
     *
     * @throws InvalidArgument with line and column for a line that cannot be read
     * @throws WrongPhase if the game is over
     */
    public static function adjudicateListing(
        string $source,
        ?Map $map = null,
        Rules|string|null $rules = null,
        string $language = 'en',
    ): Converted {
        $listing = Native::make('entente_text*');
        $notes = Native::make('entente_text*');
        Native::call('entente_adjudicate_listing', $source, strlen($source), $map?->pointer(), Rules::pointerOf($rules, $map),
            Native::options($language), FFI::addr($listing), FFI::addr($notes));
        return new Converted(Native::taken($listing), Native::lines(Native::taken($notes)));
    }

    /**
     * Names and sentences of all that a function describes.
     *
     * @internal
     * @return array<string, string>
     */
    public static function named(string $type, string $function): array
    {
        $all = [];
        foreach (Native::list($type, $function) as $info) {
            $all[FFI::string($info->name)] = FFI::string($info->text);
        }
        return $all;
    }
}

/** A game in another form, and a sentence for each kind of content that was left out or computed. */
final readonly class Converted
{
    /** @param list<string> $notes */
    public function __construct(public string $data, public array $notes)
    {
    }
}
