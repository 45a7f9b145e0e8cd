import { defineTemplate, numberAnswered, type Tiers } from '../template.ts';
import { atMost } from '../tiers.ts';
import { gcf, lcm, worked } from '../words/equation.ts';
import { commonFactor } from '../words/mixed-text.ts';
import { factorSettings, multipleSettings } from './ratio-factors-settings.ts';

const smallestFactor = (value: number) => [2, 3, 5, 7].find((prime) => value % prime === 0) ?? value;

const factorTiers: Tiers = [
  [atMost('shortShare', 0), atMost('spareShare', 25)],
  [atMost('shortShare', 0), atMost('spareShare', 10)],
  [atMost('shortShare', 0), atMost('spareShare', 0)],
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
  lots({ a, b }, answer) {
    const n = Math.max(0, Math.round(numberAnswered(answer, 'n')));
    const shared = (amount: number) => (n === 0 ? 0 : n * Math.floor(amount / n));
    return [
      { need: a + b, supply: shared(a) + shared(b) },
      { need: commonFactor(a, b), supply: n },
    ];
  },
  tiers: factorTiers,
  action: 'place',
  params: {},
  equation: ({ a, b }, answer) => [worked('n', gcf(a, b), numberAnswered(answer, 'n'))],
  why: 'How do you know that no greater number works?',
  reasons: {
    right: 'No greater number divides both amounts.',
    wrong: [
      {
        text: 'Every greater number is too big to build.',
        reply: 'Being large is no trouble by itself. Which numbers divide both amounts?',
      },
      {
        text: 'It is the smaller of the two amounts.',
        reply: 'The smaller amount need not divide the larger one.',
      },
    ],
  },
  method: [
    'Which numbers divide the first amount evenly? Which divide the second?',
    'Look for the greatest number that stands in both lists.',
  ],
  settings: factorSettings,
});

const _windowOfTurns = 12;

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
  isSurvey: true,
  lots: ({ a, b }, answer) => [{ need: (a * b) / commonFactor(a, b), supply: numberAnswered(answer, 't') }],
  tiers: factorTiers,
  action: 'set',
  params: {},
  equation: ({ a, b }, answer) => [worked('t', lcm(a, b), numberAnswered(answer, 't'))],
  why: 'Why is the product of both times sometimes too long?',
  reasons: {
    right: 'Both times can share a factor, so they meet earlier.',
    wrong: [
      {
        text: 'The product is no multiple of both times.',
        reply: 'The product is a multiple of both. Is it always the first?',
      },
      { text: 'The times have to be added.', reply: 'A sum need not be a multiple of either time.' },
    ],
  },
  method: [
    'Write the moments of the first one in a row, then those of the second.',
    'Look for the first moment that stands in both rows.',
  ],
  settings: multipleSettings,
});
