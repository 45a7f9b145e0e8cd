import type { Challenge } from './challenge.ts';
import { raceRules } from './race-rules.ts';

function simple(question: string, answer: number, hints: readonly string[]): Challenge {
  return {
    id: `basic-${question}`,
    question: `What is ${question}?`,
    type: 'equation',
    answer: String(answer),
    moveValue: raceRules.defaultMoveValue,
    hints,
    format: null,
    narrative: null,
    points: [],
    form: 'integer',
    asked: null,
    topic: 'arithmetic',
    level: 1,
    slips: [],
    skill: null,
    learning: null,
    seal: null,
    typeset: null,
  };
}

/** Asked in the place of the placeholder and when a race cannot start (R-099, D-132). */
export const defaultChallenge: Challenge = simple('7+11', 18, [
  'Split 11 into 10 and 1.',
  'Add the 10 to 7 first.',
  'You are at 17 now. One is still missing.',
]);

/** Asked when a later challenge cannot be had. */
export const fallbackChallenges: readonly Challenge[] = [
  simple('5+8', 13, [
    'Make a ten first.',
    '8 needs 2 more to be 10. Take them from the 5.',
    'Now it is 10 and 3.',
  ]),
  simple('12-7', 5, [
    'Count up from 7 to 12.',
    'From 7 to 10 it is 3.',
    'From 10 to 12 it is 2. Put both together.',
  ]),
  simple('10*9', 90, [
    'Ten groups of nine.',
    'Ten times a number moves each digit one place to the left.',
    'It is 9 tens.',
  ]),
  simple('15+27', 42, [
    'Add the tens and the ones on their own.',
    'The tens make 30, the ones make 12.',
    'Put 30 and 12 together.',
  ]),
];

/** A fallback that was not among the last three, chosen by a roll from 0 up to, not including, 1. */
export function pickFallback(roll: number, recent: readonly string[]): Challenge {
  const fresh = fallbackChallenges.filter(({ id }) => !recent.includes(id));
  const at = Math.min(fresh.length - 1, Math.max(0, Math.floor(roll * fresh.length)));
  return fresh[at] ?? defaultChallenge;
}
