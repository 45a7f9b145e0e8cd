import type { Chance } from '../chance.ts';
import { defineTemplate, type Family, numberAnswered } from '../template.ts';
import { supplyTiers } from '../tiers.ts';
import { frac, num, over, times, worked } from '../words/equation.ts';
import { commonFactor, mixedText } from '../words/mixed-text.ts';
import { sharedFactor, sharedMultiple } from './ratio-factors.ts';
import { ratioRateSettings } from './ratio-rate-settings.ts';
import { ratioFractionSettings, ratioPairSettings } from './ratio-settings.ts';

/** Two numbers without a common factor. */
function coprimePair(chance: Chance, [low, high]: readonly [number, number]): [number, number] {
  const p = chance.int(low, high);
  const q = chance.int(low, high);
  return p !== q && commonFactor(p, q) === 1 ? [p, q] : coprimePair(chance, [low, high]);
}

/** p things go with q others: how many things go with `need` others? */
const pair = defineTemplate({
  days: 10,
  draw(chance) {
    const [p, q] = coprimePair(chance, [2, 9]);
    return { p, q, need: q * chance.int(4, 12) };
  },
  unknowns: { n: { kind: 'int', step: 1 } },
  solve: ({ p, q, need }) => ({ n: (need * p) / q }),
  wrong: {
    'turns the ratio around': ({ p, q, need }) => ({ n: Math.round((need * q) / p) }),
    'adds the difference instead of scaling': ({ p, q, need }) => ({ n: Math.max(0, need + p - q) }),
    'multiplies by one term only': ({ p, need }) => ({ n: need * p }),
  },
  lots: ({ p, q, need }, answer) => [{ need, supply: (numberAnswered(answer, 'n') * q) / p }],
  tiers: supplyTiers({ close: 6, tight: 0 }),
  action: 'place',
  params: {},
  equation: ({ p, q, need }, answer) => [
    worked('n', over(times(num(need), num(p)), num(q)), numberAnswered(answer, 'n')),
  ],
  why: 'Why does the ratio stay the same when both numbers grow?',
  reasons: {
    right: 'Both numbers are multiplied by the same factor.',
    wrong: [
      {
        text: 'The same amount is added to both numbers.',
        reply: 'Add 2 to both parts of 1 : 2 and you get 3 : 4, another ratio.',
      },
      {
        text: 'The larger number grows and the smaller one stays.',
        reply: 'Then one part would have more partners than before.',
      },
    ],
  },
  method: [
    'Find how many times the small group fits into the whole need.',
    'Scale both numbers of the group by the same factor. A ratio table can help.',
  ],
  settings: ratioPairSettings,
});

/** m things bring v a day: how many things bring `need`? The unit rate may have one decimal. */
const unitRate = defineTemplate({
  days: 14,
  draw(chance) {
    const m = chance.int(2, 6);
    const rate = chance.int(5, 36) / 2;
    return { m, v: m * rate, need: rate * chance.int(4, 15) * 2 };
  },
  unknowns: { n: { kind: 'int', step: 1 } },
  solve: ({ m, v, need }) => ({ n: (need * m) / v }),
  wrong: {
    'takes the whole sample as one': ({ v, need }) => ({ n: Math.round(need / v) }),
    'takes the number of pieces as the rate': ({ m, need }) => ({ n: Math.round(need / m) }),
    'subtracts instead of dividing': ({ v, need }) => ({ n: Math.abs(Math.round(need - v)) }),
  },
  lots: ({ m, v, need }, answer) => [{ need, supply: (numberAnswered(answer, 'n') * v) / m }],
  tiers: supplyTiers({ close: 6, tight: 0.5 }),
  action: 'place',
  params: {},
  equation: ({ m, v, need }, answer) => [
    worked('n', over(num(need), over(num(v), num(m))), numberAnswered(answer, 'n')),
  ],
  why: 'What does your unit rate tell about one single piece?',
  reasons: {
    right: 'How much one piece brings.',
    wrong: [
      {
        text: 'How much all pieces bring together.',
        reply: 'That is the total. A unit rate is for one piece.',
      },
      {
        text: 'How many pieces there are.',
        reply: 'That is a count. A unit rate says what each of them brings.',
      },
    ],
  },
  method: [
    'First find what one alone brings: share the reading fairly.',
    'Then ask how many times that unit rate fits into the whole need.',
  ],
  settings: ratioRateSettings,
});

/** A strip of a whole and a fraction; pieces of a fraction: how many fit? */
const fractions = defineTemplate({
  days: 12,
  draw(chance) {
    const d = chance.pick([3, 4, 5, 6, 8, 10, 12]);
    const t = chance.pick([2, 3, 5, d - 1].filter((top) => top < d && commonFactor(top, d) === 1));
    return { t, d, n: chance.int(6, 30) };
  },
  shown: ({ t, d, n }) => ({ each: `${t}/${d}`, need: mixedText(n * t, d) }),
  unknowns: { n: { kind: 'frac', step: 1 } },
  solve: ({ n }) => ({ n }),
  wrong: {
    'multiplies by the fraction': ({ t, d, n }) => ({ n: Math.round((n * t * t) / (d * d)) }),
    'leaves the top of the fraction out': ({ t, n }) => ({ n: n * t }),
    'counts the whole units only': ({ t, d, n }) => ({ n: Math.floor((n * t) / d) }),
  },
  lots: ({ n: fits, t, d }, answer) => [
    { need: (fits * t) / d, supply: (numberAnswered(answer, 'n') * t) / d },
  ],
  tiers: supplyTiers({ close: 6, tight: 0.5 }),
  action: 'place',
  params: {},
  equation: ({ t, d, n }, answer) => [
    worked('n', over(frac(n * t, d), frac(t, d)), numberAnswered(answer, 'n')),
  ],
  why: 'Why can dividing by a fraction give a bigger number?',
  reasons: {
    right: 'It counts small parts, and many of them fit.',
    wrong: [
      {
        text: 'Dividing always makes a number bigger.',
        reply: 'Divide 6 by 2 and you get 3, which is smaller.',
      },
      {
        text: 'Both numbers are multiplied.',
        reply: 'Only turning the fraction around makes it a product. What does it count?',
      },
    ],
  },
  method: [
    'Cut the whole into the small unit of the fraction and count the pieces.',
    'Dividing by a fraction asks: how many times does it fit?',
  ],
  settings: ratioFractionSettings,
});

export const ratio: Family = {
  levels: [pair, unitRate, fractions],
  besides: { 1: [sharedFactor, sharedMultiple] },
};
