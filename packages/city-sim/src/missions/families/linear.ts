import { defineTemplate, type Family, lineAnswered, numberAnswered } from '../template.ts';
import { atMost, round, supplyTiers } from '../tiers.ts';
import { claim, letter, minus, num, over, plus, times, worked } from '../words/equation.ts';
import { linearKitSettings, linearPlanSettings } from './linear-plan-settings.ts';
import { linearGapSettings, linearLineSettings } from './linear-settings.ts';

const tenths = (value: number) => Math.round(value * 10) / 10;

/** Three measured parts and the total: the missing part. */
const gap = defineTemplate({
  days: 8,
  draw(chance) {
    const a = chance.int(115, 395) / 10;
    const b = chance.int(115, 395) / 10;
    const c = chance.int(115, 395) / 10;
    return { a, b, c, total: tenths(a + b + c + chance.int(120, 480) / 10) };
  },
  unknowns: { x: { kind: 'dec', step: 0.1 } },
  solve: ({ a, b, c, total }) => ({ x: tenths(total - a - b - c) }),
  wrong: {
    'takes away the first part only': ({ a, total }) => ({ x: tenths(total - a) }),
    'forgets the last part': ({ a, b, total }) => ({ x: tenths(total - a - b) }),
    'adds the parts and stops': ({ a, b, c }) => ({ x: tenths(a + b + c) }),
  },
  lots: ({ a, b, c, total }, answer) => [{ need: total - a - b - c, supply: numberAnswered(answer, 'x') }],
  tiers: supplyTiers({ close: 6, tight: 0.2 }),
  action: 'zone',
  params: {},
  equation: ({ a, b, c, total }, answer) => [
    worked('x', minus(num(total), plus(num(a), num(b), num(c))), numberAnswered(answer, 'x')),
  ],
  why: 'How can you check the missing part by adding?',
  reasons: {
    right: 'All parts together have to make the whole.',
    wrong: [
      {
        text: 'The missing part has to be the largest.',
        reply: 'A missing part can be small. What do all of them make?',
      },
      { text: 'The known parts have to be equal.', reply: 'Parts may differ. What do all of them make?' },
    ],
  },
  method: [
    'All parts together make the total. Write that as one sentence with a box for the part you miss.',
    'Line up the decimal points before you add or take away.',
  ],
  settings: linearGapSettings,
});

/** A fixed fee and a price for each hour against a budget. */
const plan = defineTemplate({
  days: 12,
  draw(chance) {
    const rate = chance.int(12, 45);
    const fee = rate * chance.int(2, 4) + chance.int(1, rate - 1);
    return { rate, fee, budget: fee + rate * chance.int(5, 12) };
  },
  unknowns: { x: { kind: 'int', step: 1 } },
  solve: ({ rate, fee, budget }) => ({ x: (budget - fee) / rate }),
  wrong: {
    'leaves the fixed fee out': ({ rate, budget }) => ({ x: Math.round(budget / rate) }),
    'adds the fee to the budget': ({ rate, fee, budget }) => ({ x: Math.round((budget + fee) / rate) }),
    'joins fee and price to one price': ({ rate, fee, budget }) => ({
      x: Math.round(budget / (rate + fee)),
    }),
  },
  lots: ({ rate, fee, budget }, answer) => [
    { need: budget, supply: fee + rate * numberAnswered(answer, 'x') },
  ],
  tiers: supplyTiers({ close: 6, tight: 0.5 }),
  action: 'set',
  params: {},
  equation: ({ rate, fee, budget }, answer) => {
    const x = numberAnswered(answer, 'x');
    return [
      claim(plus(num(fee), times(num(rate), letter('x', x))), ['=', num(budget)]),
      worked('x', over(minus(num(budget), num(fee)), num(rate)), x),
    ];
  },
  why: 'Why does the fixed part come off before you divide?',
  reasons: {
    right: 'It is paid once, not for every unit.',
    wrong: [
      { text: 'It is the smaller number.', reply: 'Its size does not matter. How often is it paid?' },
      {
        text: 'Division always comes last.',
        reply: 'Sometimes it comes first. How often is the fixed part paid?',
      },
    ],
  },
  method: [
    'One part is fixed. How much is left for the part that grows?',
    'Undo the steps backward: first what was added, then what was multiplied.',
  ],
  settings: linearPlanSettings,
});

/** Two measured rides: the line through both. */
const line = defineTemplate({
  days: 14,
  draw(chance) {
    const slope = chance.int(3, 12) / 2;
    const intercept = chance.int(4, 14) / 2;
    const x1 = 2 * chance.int(1, 3);
    const x2 = x1 + 2 * chance.int(2, 5);
    return { slope, intercept, x1, x2, y1: slope * x1 + intercept, y2: slope * x2 + intercept };
  },
  measuredAs: 'scatter',
  rows: ({ x1, y1, x2, y2 }) => [
    ['A', x1, y1],
    ['B', x2, y2],
  ],
  unknowns: { f: { kind: 'line', step: 0.5 } },
  solve: ({ slope, intercept }) => ({ f: { slope, intercept } }),
  wrong: {
    'swaps slope and start value': ({ slope, intercept }) => ({ f: { slope: intercept, intercept: slope } }),
    'draws the line through zero': ({ x1, y1 }) => ({ f: { slope: round(y1 / x1), intercept: 0 } }),
    'turns the slope upside down': ({ slope, intercept }) => ({ f: { slope: round(1 / slope), intercept } }),
  },
  isSurvey: true,
  simulate({ facts: { slope, intercept }, answer, pulse }) {
    const set = lineAnswered(answer, 'f');
    const series: Record<string, number[]> = { fair: [], charged: [] };
    let missed = 0;
    let fairTotal = 0;
    pulse.forEach((_, day) => {
      const x = day + 1;
      const fair = slope * x + intercept;
      const charged = set.slope * x + set.intercept;
      fairTotal += fair;
      missed += Math.abs(fair - charged);
      series.fair?.push(round(fair));
      series.charged?.push(round(charged));
    });
    return { series, outcome: { missShare: round((100 * missed) / fairTotal) } };
  },
  tiers: [[atMost('missShare', 10)], [atMost('missShare', 4)], [atMost('missShare', 1)]],
  predict: 'charged',
  chart: ['fair', 'charged'],
  axis: 'x',
  action: 'set',
  params: { fareBase: 'f', farePerTile: 'f' },
  equation: ({ x1, y1, x2, y2 }, answer) => {
    const { slope, intercept } = lineAnswered(answer, 'f');
    return [
      worked('slope', over(minus(num(y2), num(y1)), minus(num(x2), num(x1))), slope),
      worked('start', minus(num(y1), times(num(slope), num(x1))), intercept),
    ];
  },
  why: 'What do the two numbers of your line mean in the city?',
  reasons: {
    right: 'One is where it starts, the other is its change in each step.',
    wrong: [
      {
        text: 'One is the first value, the other is the last.',
        reply: 'A line has no last value. What happens in each step?',
      },
      { text: 'Both say how fast it changes.', reply: 'Only the slope says that. What stands at step 0?' },
    ],
  },
  method: [
    'Compare both readings: by how much does one change when the other grows by 1?',
    'Go back along the line to zero to find where it starts.',
  ],
  settings: linearLineSettings,
});

/** p equal kits of q fixed pieces and x more: p(x + q) = r. */
const kits = defineTemplate({
  days: 8,
  draw(chance) {
    const p = chance.int(6, 24);
    const q = chance.int(3, 9);
    return { p, q, r: p * (q + chance.int(4, 14)) };
  },
  unknowns: { x: { kind: 'int', step: 1 } },
  solve: ({ p, q, r }) => ({ x: r / p - q }),
  wrong: {
    'leaves the fixed pieces out': ({ p, r }) => ({ x: r / p }),
    'takes the fixed pieces away and stops': ({ p, q, r }) => ({ x: r - p * q }),
    'adds the fixed pieces': ({ p, q, r }) => ({ x: r / p + q }),
  },
  lots: ({ p, q, r }, answer) => [{ need: r, supply: p * (numberAnswered(answer, 'x') + q) }],
  tiers: supplyTiers({ close: 5, tight: 0.5 }),
  action: 'set',
  params: {},
  equation: ({ p, q, r }, answer) => {
    const x = numberAnswered(answer, 'x');
    return [
      claim(times(num(p), plus(letter('x', x), num(q))), ['=', num(r)]),
      worked('x', minus(over(num(r), num(p)), num(q)), x),
    ];
  },
  why: 'Why can you divide first, or take away first, and get the same number?',
  reasons: {
    right: 'Dividing first makes the amount that comes off smaller, too.',
    wrong: [
      {
        text: 'The order of steps never matters.',
        reply: '10 − 4, then half, is 3. Half of 10, then − 4, is 1. What has to change?',
      },
      {
        text: 'Both steps make the number smaller.',
        reply: 'Both do, but that alone does not make the results equal.',
      },
    ],
  },
  method: [
    'All kits are equal. How many pieces of both kinds lie in one of them?',
    'Some pieces of one kit are fixed. Which number is left for the others?',
  ],
  settings: linearKitSettings,
});

export const linear: Family = { levels: [gap, plan, line], besides: { 2: [kits] } };
