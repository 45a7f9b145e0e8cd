import type { RaceCommand } from '../race-rules.ts';
import { raceCommands } from '../race-rules.ts';
import { editDistance } from '../topics/edit-distance.ts';
import { commandWords } from './command-words.ts';

const byWords = new Map<string, RaceCommand>(
  raceCommands.flatMap((command) => commandWords[command].map((words) => [words, command] as const)),
);
const mistyped = [...byWords.keys()].filter((words) => words.length >= 4);
/** Words of one letter's distance from a command that mean something else. */
const otherWords = new Set([
  'hit',
  'hunt',
  'mint',
  'ship',
  'skin',
  'quiet',
  'quite',
  'star',
  'stars',
  'smart',
  'held',
  'hell',
  'hello',
  'text',
  'nest',
  'past',
  'mass',
  'bass',
  'slip',
  'step',
  'shop',
  'tart',
  'gain',
  'pint',
  'tint',
  'stat',
  'yelp',
  'lint',
  'kelp',
  'suit',
  'unit',
  'units',
  'play',
  'clay',
  'clap',
  'clip',
  'flue',
  'blue',
  'glue',
  'plan',
]);

/** The command that a whole message is, synonyms and one slip of the keyboard included; null when it is none. */
export function findCommand(message: string): RaceCommand | null {
  const exact = byWords.get(message);
  if (exact) return exact;
  if (otherWords.has(message) || message.length < 3 || message.length > 24 || /\d/.test(message)) return null;
  const most = message.length >= 7 ? 2 : 1;
  const near = mistyped.find((words) => editDistance(message, words, most) <= most);
  return near === undefined ? null : (byWords.get(near) ?? null);
}
