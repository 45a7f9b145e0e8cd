import { defineTemplate, type Family, numberAnswered } from '../template.ts';
import { bestTiers, round, supplyTiers } from '../tiers.ts';
import { claim, num, over, plus, times, worked } from '../words/equation.ts';
import {
  quadraticFenceSettings,
  quadraticLotSettings,
  quadraticPriceSettings,
} from './quadratic-settings.ts';

/** A lot that is d longer than wide, of a given area. */
const lot = defineTemplate({
  days: 8,
  draw(chance) {
    const w = chance.int(5, 24);
    const d = chance.int(3, 14);
    return { d, area: w * (w + d) };
  },
  unknowns: { w: { kind: 'int', step: 1 } },
  solve: ({ d, area }) => ({ w: Math.round((Math.sqrt(d * d + 4 * area) - d) / 2) }),
  wrong: {
    'halves the area': ({ area }) => ({ w: Math.round(area / 2) }),
    'makes the lot a square': ({ area }) => ({ w: Math.round(Math.sqrt(area)) }),
    'shares the area like an edge': ({ d, area }) => ({ w: Math.max(1, Math.round((area - d) / 4)) }),
  },
  lots({ d, area }, answer) {
    const w = Math.max(0, numberAnswered(answer, 'w'));
    return [{ need: area, supply: w * (w + d) }];
  },
  tiers: supplyTiers({ close: 10, tight: 1 }),
  action: 'zone',
  params: { w: 'w' },
  equation: ({ d, area }, answer) => {
    const w = num(numberAnswered(answer, 'w'));
    return [claim(times(w, plus(w, num(d))), ['=', num(area)])];
  },
  why: 'Why does the equation have a second solution that cannot be built?',
  reasons: {
    right: 'It makes a side negative, and no side is.',
    wrong: [
      {
        text: 'An equation has only one true solution.',
        reply: 'This one has two. What would the second one make of a side?',
      },
      { text: 'The second one is too large for the lot.', reply: 'Put it in. Which sign would a side have?' },
    ],
  },
  method: [
    'Write the length with the same letter as the width, then write the area.',
    'Look for two factors of the area that differ by the right amount.',
  ],
  settings: quadraticLotSettings,
});

/** F meters of fence for three sides, the fourth is a wall: the greatest area. */
const fence = defineTemplate({
  days: 8,
  draw: (chance) => ({ fence: chance.int(30, 140) }),
  unknowns: { w: { kind: 'dec', step: 0.5 } },
  solve: ({ fence: length }) => ({ w: length / 4 }),
  wrong: {
    'makes all three sides equal': ({ fence: length }) => ({ w: round(length / 3) }),
    'spends the fence on two sides': ({ fence: length }) => ({ w: length / 2 }),
    'shares the fence by eight': ({ fence: length }) => ({ w: round(length / 8) }),
  },
  lots({ fence: length }, answer) {
    const w = numberAnswered(answer, 'w');
    return [{ need: (length * length) / 8, supply: w * (length - 2 * w) }];
  },
  tiers: bestTiers,
  action: 'zone',
  params: {},
  equation: ({ fence: length }, answer) => [
    worked('w', over(over(num(length), num(2)), num(2)), numberAnswered(answer, 'w')),
  ],
  why: 'Why does a wider yard not always hold more?',
  reasons: {
    right: 'The fence is fixed, so more width means less depth.',
    wrong: [
      {
        text: 'A wider yard needs more fence.',
        reply: 'The fence stays the same. What happens to the other side?',
      },
      {
        text: 'Wide yards are harder to use.',
        reply: 'Use does not change the area. What happens to the other side?',
      },
    ],
  },
  method: [
    'Write the third side with the letter w, then the area. Try three widths and compare.',
    'The area is zero for two widths. The best width lies halfway between them.',
  ],
  settings: quadraticFenceSettings,
});

/** Two tested prices and their riders: the price with the greatest income. */
const price = defineTemplate({
  days: 14,
  draw(chance) {
    const k = chance.int(10, 40);
    const best = chance.int(8, 20) / 2;
    const top = 2 * best;
    const p1 = Math.max(1, Math.round(top / 5));
    const p2 = p1 + 2;
    return { k, top, p1, p2, r1: k * (top - p1), r2: k * (top - p2) };
  },
  measuredAs: 'scatter',
  rows: ({ p1, r1, p2, r2 }) => [
    [p1, r1],
    [p2, r2],
  ],
  unknowns: { p: { kind: 'dec', step: 0.5 } },
  solve: ({ top }) => ({ p: top / 2 }),
  wrong: {
    'takes the price at which nobody comes': ({ top }) => ({ p: top }),
    'keeps the tested price with more people': ({ p1 }) => ({ p: p1 }),
    'takes three quarters of the highest price': ({ top }) => ({ p: round(top * 0.75) }),
  },
  lots({ k, top }, answer) {
    const p = numberAnswered(answer, 'p');
    return [{ need: (k * top * top) / 4, supply: p * k * (top - p) }];
  },
  tiers: bestTiers,
  action: 'set',
  params: { fareBase: 'p' },
  equation: ({ top }, answer) => [worked('p', over(num(top), num(2)), numberAnswered(answer, 'p'))],
  why: 'What is lost when the price is too low, and what when it is too high?',
  reasons: {
    right: 'Too low: money from each person. Too high: people.',
    wrong: [
      {
        text: 'Too low: people. Too high: money from each person.',
        reply: 'Who stays away when a price rises?',
      },
      {
        text: 'Nothing is lost when the price is low.',
        reply: 'More come, and each of them pays less. What happens to the product?',
      },
    ],
  },
  method: [
    'From the two tests, find how many people stay away for each dollar more.',
    'Income is price times people. It is zero at two prices; look at the middle between them.',
  ],
  settings: quadraticPriceSettings,
});

export const quadratic: Family = { levels: [lot, fence, price] };
