import { defineTemplate, type Family, numberAnswered, type ProcessRun } from '../template.ts';
import { atMost, round, shortAndSpare, supplyTiers } from '../tiers.ts';
import { claim, letter, minus, num, over, plus, times, worked } from '../words/equation.ts';
import { systemCrateSettings, systemMixSettings, systemPlanSettings } from './system-settings.ts';

/** Two plans, each with a start price and a price a month: when do they cost the same? */
const plans = defineTemplate({
  days: 24,
  draw(chance) {
    const x = chance.int(5, 14);
    const slow = chance.int(4, 12);
    const quick = slow + chance.int(6, 15);
    const low = chance.int(10, 40);
    return { a: low, r: quick, b: low + x * (quick - slow), s: slow };
  },
  rows: ({ a, r, b, s }) => [
    ['Plan A', a, r],
    ['Plan B', b, s],
  ],
  unknowns: { x: { kind: 'int', step: 1 } },
  solve: ({ a, r, b, s }) => ({ x: (b - a) / (r - s) }),
  wrong: {
    'adds the prices instead of comparing them': ({ a, r, b, s }) => ({ x: Math.round((b - a) / (r + s)) }),
    'leaves one start price out': ({ r, b, s }) => ({ x: Math.round(b / (r - s)) }),
    'divides the start prices': ({ a, b }) => ({ x: Math.round(b / a) }),
  },
  isSurvey: true,
  lots({ a, r, b, s }, answer) {
    const x = numberAnswered(answer, 'x');
    return [{ need: b + s * x, supply: a + r * x }];
  },
  tiers: supplyTiers({ close: 4, tight: 0.2 }),
  action: 'set',
  params: {},
  equation: ({ a, r, b, s }, answer) => {
    const x = numberAnswered(answer, 'x');
    const cost = (start: number, each: number) => plus(num(start), times(num(each), letter('x', x)));
    return [
      claim(cost(a, r), ['=', cost(b, s)]),
      worked('x', over(minus(num(b), num(a)), minus(num(r), num(s))), x),
    ];
  },
  why: 'What happens to the better plan before and after that month?',
  reasons: {
    right: 'Before it one plan costs less, after it the other.',
    wrong: [
      {
        text: 'The better plan stays better all the time.',
        reply: 'The lines cross. What does that change?',
      },
      {
        text: 'After that month both cost the same.',
        reply: 'They are equal once. What happens to the lines after they cross?',
      },
    ],
  },
  method: [
    'One plan starts lower, the other grows slower. How far apart are they at the start?',
    'Find by how much they come closer each month.',
  ],
  settings: systemPlanSettings,
});

/** What the answer brought to a metric on each day: the district with it, less the district without it. */
function added(city: ProcessRun['city'], metric: 'homes' | 'people'): number[] {
  const before = city?.before[metric] ?? [];
  return (city?.after[metric] ?? []).map((value, day) => value - (before[day] ?? 0));
}

/** Two kinds of homes on N lots for T people. */
const mix = defineTemplate({
  days: 14,
  isLived: true,
  draw(chance) {
    const x = chance.int(2, 11);
    const y = chance.int(2, 11);
    return { a: 4, b: 9, lots: x + y, people: 4 * x + 9 * y };
  },
  unknowns: { x: { kind: 'int', step: 1 }, y: { kind: 'int', step: 1 } },
  solve({ a, b, lots, people }) {
    const y = (people - a * lots) / (b - a);
    return { x: lots - y, y };
  },
  wrong: {
    'swaps the two kinds': ({ a, b, lots, people }) => {
      const y = (people - a * lots) / (b - a);
      return { x: y, y: lots - y };
    },
    'uses the people alone': ({ a, people }) => ({ x: Math.round(people / a), y: 0 }),
    'shares the lots in half': ({ lots }) => ({ x: Math.floor(lots / 2), y: Math.ceil(lots / 2) }),
  },
  simulate({ facts: { lots, people }, answer, city }) {
    const built = numberAnswered(answer, 'x') + numberAnswered(answer, 'y');
    const places = added(city, 'homes');
    const housed = added(city, 'people').map((moved) => Math.min(people, moved));
    const waiting = housed.map((moved) => people - moved);
    const { shortShare, spareShare } = shortAndSpare(people, places.at(-1) ?? 0);
    const lotMiss = shortAndSpare(lots, built);
    return {
      series: { places, housed, waiting },
      outcome: { shortShare, spareShare, lotsOff: round(lotMiss.shortShare + lotMiss.spareShare) },
    };
  },
  tiers: [
    [atMost('shortShare', 0), atMost('spareShare', 25), atMost('lotsOff', 30)],
    [atMost('shortShare', 0), atMost('spareShare', 6), atMost('lotsOff', 8)],
    [atMost('shortShare', 0), atMost('spareShare', 0), atMost('lotsOff', 0)],
  ],
  predict: 'housed',
  chart: ['housed', 'waiting'],
  action: 'place',
  params: { cottage: 'x', 'row-houses': 'y' },
  equation: ({ a, b, lots, people }, answer) => {
    const [x, y] = [num(numberAnswered(answer, 'x')), num(numberAnswered(answer, 'y'))];
    return [
      claim(plus(x, y), ['=', num(lots)]),
      claim(plus(times(num(a), x), times(num(b), y)), ['=', num(people)]),
    ];
  },
  why: 'Why are two equations needed for two unknown numbers?',
  reasons: {
    right: 'One equation alone fits many pairs of numbers.',
    wrong: [
      {
        text: 'Each equation tells one of the numbers.',
        reply: 'Each has both in it. How many pairs fit only one of them?',
      },
      {
        text: 'So that one can be used as a check.',
        reply: 'Then one would be enough. How many pairs fit only one of them?',
      },
    ],
  },
  method: [
    'Imagine that every lot has a cottage. How many people still wait?',
    'Each swap of one cottage for one row of houses helps the same number of people.',
  ],
  settings: systemMixSettings,
});

/** Two machines whose work in two goods must meet two needs. */
const crates = defineTemplate({
  days: 10,
  draw(chance) {
    const [a, b, c, d] = chance.pick([
      [3, 5, 4, 1],
      [2, 7, 5, 3],
      [6, 2, 1, 4],
      [5, 3, 2, 6],
      [4, 7, 5, 2],
    ] as const);
    const x = chance.int(2, 9);
    const y = chance.int(2, 9);
    return { a, b, c, d, first: a * x + b * y, second: c * x + d * y };
  },
  rows: ({ a, b, c, d }) => [
    ['Kind X', a, c],
    ['Kind Y', b, d],
  ],
  unknowns: { x: { kind: 'int', step: 1 }, y: { kind: 'int', step: 1 } },
  solve({ a, b, c, d, first, second }) {
    const area = a * d - b * c;
    return { x: (first * d - b * second) / area, y: (a * second - c * first) / area };
  },
  wrong: {
    'uses the first need only': ({ a, first }) => ({ x: Math.round(first / a), y: 0 }),
    'uses the second need only': ({ d, second }) => ({ x: 0, y: Math.round(second / d) }),
    'swaps the two kinds': ({ a, b, c, d, first, second }) => {
      const area = a * d - b * c;
      return { x: (a * second - c * first) / area, y: (first * d - b * second) / area };
    },
  },
  lots({ a, b, c, d, first, second }, answer) {
    const [x, y] = [numberAnswered(answer, 'x'), numberAnswered(answer, 'y')];
    return [
      { need: first, supply: a * x + b * y },
      { need: second, supply: c * x + d * y },
    ];
  },
  tiers: [
    [atMost('shortShare', 0), atMost('spareShare', 25)],
    [atMost('shortShare', 0), atMost('spareShare', 10)],
    [atMost('shortShare', 0), atMost('spareShare', 0)],
  ],
  action: 'place',
  params: {},
  equation: ({ a, b, c, d, first, second }, answer) => {
    const [x, y] = [num(numberAnswered(answer, 'x')), num(numberAnswered(answer, 'y'))];
    const made = (one: number, other: number) => plus(times(num(one), x), times(num(other), y));
    return [claim(made(a, b), ['=', num(first)]), claim(made(c, d), ['=', num(second)])];
  },
  why: 'How did you make one of the two unknown numbers disappear?',
  reasons: {
    right: 'Equal amounts of it were in both lines, and one was taken from the other.',
    wrong: [
      { text: 'It was set to zero.', reply: 'It has a value that is not zero. What makes it cancel?' },
      {
        text: 'Both lines were multiplied by the same number.',
        reply: 'That keeps it there. What has to be equal in both lines?',
      },
    ],
  },
  method: [
    'Write one equation for each of the two needs.',
    'Multiply them so that one letter has the same number in both, then subtract.',
  ],
  settings: systemCrateSettings,
});

export const system: Family = { levels: [plans, mix, crates] };
