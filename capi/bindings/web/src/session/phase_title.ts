// The names of phases and maps for people: "Spring 1901, movement".

import type { Game, GameMap } from 'entente';
import { withNames } from '../power_names.js';
import { word } from '../words.js';
import type { Settings } from './settings.js';

const written = (text: string) => (/^[A-Z]+$/.test(text) ? text.charAt(0) + text.slice(1).toLowerCase() : text);

export function phaseTitle(game: Game, phase: number, language: Settings['language']): string {
  const position = game.positionAt(phase);
  if (position.end !== 'none') return `${word('over', language)}: ${withNames(game.map, position.endPhrase({ language }))}`;
  const title = position.render({ form: 'text', language }).split('\n', 1)[0]!;
  if (language !== 'en') return title;
  const words = title.split(' ');
  const type = words.pop()!.toLowerCase();
  return `${words.map(written).join(' ')}, ${type}`;
}

export function mapTitle(map: GameMap | string): string {
  const name = typeof map === 'string' ? map : map.name;
  return (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('_', ' ');
}
