<?php

declare(strict_types=1);

namespace Entente;

/**
 * What all enums of the library have.
 *
 * @internal
 */
trait Word
{
    /** The library's word: Reason::NoConvoy->word() is "no_convoy". */
    public function word(): string
    {
        $word = self::WORDS === null ? null : Native::function('entente_word', self::WORDS, $this->value & 0xffffffff);
        return $word ?? strtolower((string) preg_replace('/(?<!^)[A-Z]/', '_$0', $this->name));
    }

    /**
     * The member of a word or name, in any case.
     *
     * @throws InvalidArgument naming those that there are
     */
    public static function of(self|string $word): self
    {
        if ($word instanceof self) {
            return $word;
        }
        $plain = static fn (string $text): string => strtolower(str_replace(['-', '_', ' '], '', $text));
        foreach (self::cases() as $each) {
            if ($plain($word) === $plain($each->word()) || $plain($word) === $plain($each->name)) {
                return $each;
            }
        }
        $known = implode(', ', array_map(static fn (self $each): string => $each->word(), self::cases()));
        $kind = strtolower((string) preg_replace('/(?<!^)[A-Z]/', ' $0', substr(self::class, strlen(__NAMESPACE__) + 1)));
        throw new InvalidArgument("'$word' is no $kind: expected one of $known", Status::InvalidArgument);
    }
}
