// The names of powers in German. A map has them in English only, and so have the engine's German sentences.

import type { GameMap } from 'entente';
import { chosen } from './words.js';

const german: Readonly<Record<string, string>> = {
  Austria: 'Österreich', France: 'Frankreich', Germany: 'Deutschland', Italy: 'Italien', Russia: 'Russland', Turkey: 'Türkei',
  Britain: 'Großbritannien', Burgundy: 'Burgund', Carthage: 'Karthago', Egypt: 'Ägypten', Greece: 'Griechenland', India: 'Indien', Norway: 'Norwegen',
  Persia: 'Persien', Poland: 'Polen', Rome: 'Rom', Spain: 'Spanien',
};
const inGerman = (name: string): string => german[name] ?? name;

/** The name of a power in the language of the page. */
export function powerName(map: GameMap, power: string): string {
  const { name } = map.power(power);
  return chosen([name, inGerman(name)]);
}

/** A sentence of the engine, with the names of powers in the language of the page. */
export function withNames(map: GameMap, sentence: string): string {
  const words = map.powers.map((power) => map.power(power).name).filter((name) => name in german);
  return chosen([sentence, words.length === 0 ? sentence : sentence.replace(new RegExp(`\\b(?:${words.join('|')})\\b`, 'g'), inGerman)]);
}

/** The power that a text names in German; null: none. */
export function powerOfGerman(map: GameMap, text: string): string | null {
  const wanted = text.toLocaleLowerCase('de');
  return map.powers.find((power) => inGerman(map.power(power).name).toLocaleLowerCase('de') === wanted) ?? null;
}
