import { commonFactor } from '../mixed-text.ts';
import { atMost, round } from '../supply-process.ts';
import { defineTemplate, numberOf, type Tiers } from '../template.ts';
import { factorSettings, multipleSettings } from './ratio-factors-settings.ts';

const smallestFactor = (value: number) => [2, 3, 5, 7].find((prime) => value % prime === 0) ?? value;

const factorTiers: Tiers = [
  [atMost('leftShare', 20), atMost('missedShare', 85)],
  [atMost('leftShare', 3), atMost('missedShare', 30)],
  [atMost('leftShare', 0), atMost('missedShare', 0)],
];

/** Two amounts in equal groups without a rest: the greatest number of groups. */
export const sharedFactor = defineTemplate({
  days: 7,
  draw(chance) {
    const g = chance.pick([6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 24]);
    const x = chance.int(2, 9);
    const y = chance.int(2, 9);
    return { a: g * x, b: g * y };
  },
  unknowns: { n: { kind: 'int', step: 1 } },
  solve: ({ a, b }) => ({ n: commonFactor(a, b) }),
  wrong: {
    'takes the smaller amount': ({ a, b }) => ({ n: Math.min(a, b) }),
    'stops at the first common factor': ({ a, b }) => ({ n: smallestFactor(commonFactor(a, b)) }),
    'takes the least common multiple': ({ a, b }) => ({ n: (a * b) / commonFactor(a, b) }),
  },
  simulate({ facts: { a, b }, answer, pulse }) {
    const n = Math.max(0, Math.round(numberOf(answer, 'n')));
    const rest = n === 0 ? a + b : (a % n) + (b % n);
    const most = commonFactor(a, b);
    const series: Record<string, number[]> = { groups: [], rest: [] };
    for (const _ of pulse) {
      series.groups?.push(n);
      series.rest?.push(rest);
    }
    const leftShare = round((100 * rest) / (a + b));
    return { series, outcome: { leftShare, missedShare: round(100 * Math.max(0, 1 - n / most)) } };
  },
  tiers: factorTiers,
  predict: 'rest',
  chart: ['groups', 'rest'],
  action: 'place',
  params: {},
  notation: 'n = greatest common factor of {a} and {b}',
  why: 'How do you know that no greater number works?',
  method: [
    'Which numbers divide the first amount without a rest? Which divide the second?',
    'Look for the greatest number that stands in both lists.',
  ],
  settings: factorSettings,
});

const windowOfTurns = 12;

/** Two rhythms that start together: when are they together again? */
export const sharedMultiple = defineTemplate({
  days: 12,
  draw(chance) {
    const g = chance.int(2, 6);
    return { a: g * chance.int(2, 9), b: g * chance.int(2, 9) };
  },
  unknowns: { t: { kind: 'int', step: 1 } },
  solve: ({ a, b }) => ({ t: (a * b) / commonFactor(a, b) }),
  wrong: {
    'adds both times': ({ a, b }) => ({ t: a + b }),
    'multiplies both times': ({ a, b }) => ({ t: a * b }),
    'takes the longer time': ({ a, b }) => ({ t: Math.max(a, b) }),
  },
  simulate({ facts: { a, b }, answer, pulse }) {
    const together = (a * b) / commonFactor(a, b);
    const end = together * windowOfTurns;
    const t = Math.round(numberOf(answer, 't'));
    const opened = t > 0 ? Math.floor(end / t) : 0;
    let met = 0;
    for (let at = 1; at <= opened; at += 1) if ((at * t) % a === 0 && (at * t) % b === 0) met += 1;
    const series: Record<string, number[]> = { both: [], opened: [] };
    pulse.forEach((_, turn) => {
      series.both?.push(together * (turn + 1));
      series.opened?.push(t * (turn + 1));
    });
    return {
      series,
      outcome: {
        leftShare: opened === 0 ? 100 : round((100 * (opened - met)) / opened),
        missedShare: round((100 * (windowOfTurns - met)) / windowOfTurns),
      },
    };
  },
  tiers: factorTiers,
  predict: 'opened',
  chart: ['both', 'opened'],
  axis: 'Turn',
  action: 'set',
  params: {},
  notation: 't = least common multiple of {a} and {b}',
  why: 'Why is the product of both times sometimes too long?',
  method: [
    'Write the moments of the first one in a row, then those of the second.',
    'Look for the first moment that stands in both rows.',
  ],
  settings: multipleSettings,
});
