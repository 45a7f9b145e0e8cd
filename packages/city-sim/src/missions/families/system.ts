import { atMost, fitOf, round } from '../supply-process.ts';
import { defineTemplate, type Family, numberOf, type ProcessRun } from '../template.ts';
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
  simulate({ facts: { a, r, b, s }, answer, pulse }) {
    const turn = numberOf(answer, 'x');
    const series: Record<string, number[]> = { planA: [], planB: [], paid: [] };
    let paid = 0;
    let least = 0;
    let dear = 0;
    pulse.forEach((_, day) => {
      const month = day + 1;
      const first = a + r * month;
      const second = b + s * month;
      const chosen = month <= turn ? first : second;
      paid += chosen;
      least += Math.min(first, second);
      dear += Math.max(first, second) - Math.min(first, second);
      series.planA?.push(first);
      series.planB?.push(second);
      series.paid?.push(chosen);
    });
    return { series, outcome: { overpaidShare: round((100 * (paid - least)) / dear) } };
  },
  tiers: [[atMost('overpaidShare', 14)], [atMost('overpaidShare', 3)], [atMost('overpaidShare', 0.4)]],
  predict: 'paid',
  chart: ['planA', 'planB', 'paid'],
  axis: 'Month',
  action: 'set',
  params: {},
  notation: '{a} + {r} x = {b} + {s} x, so x = ({b} − {a}) / ({r} − {s})',
  why: 'What happens to the better plan before and after that month?',
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
    const built = numberOf(answer, 'x') + numberOf(answer, 'y');
    const places = added(city, 'homes');
    const housed = added(city, 'people').map((moved) => Math.min(people, moved));
    const waiting = housed.map((moved) => people - moved);
    const { shortShare, spareShare } = fitOf(people, places.at(-1) ?? 0);
    const lotMiss = fitOf(lots, built);
    return {
      series: { places, housed, waiting },
      outcome: { shortShare, spareShare, lotsOff: round(lotMiss.shortShare + lotMiss.spareShare) },
    };
  },
  tiers: [
    [atMost('shortShare', 30), atMost('spareShare', 40), atMost('lotsOff', 60)],
    [atMost('shortShare', 6), atMost('spareShare', 6), atMost('lotsOff', 8)],
    [atMost('shortShare', 0), atMost('spareShare', 0), atMost('lotsOff', 0)],
  ],
  predict: 'housed',
  chart: ['housed', 'waiting'],
  action: 'place',
  params: { cottage: 'x', 'row-houses': 'y' },
  notation: 'x + y = {lots} and {a} x + {b} y = {people}',
  why: 'Why are two equations needed for two unknown numbers?',
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
  simulate({ facts: { a, b, c, d, first, second }, answer, pulse }) {
    const [x, y] = [numberOf(answer, 'x'), numberOf(answer, 'y')];
    const made = [a * x + b * y, c * x + d * y] as const;
    const series: Record<string, number[]> = { firstMade: [], secondMade: [] };
    pulse.forEach((_, day) => {
      const done = (day + 1) / pulse.length;
      series.firstMade?.push(round(made[0] * done));
      series.secondMade?.push(round(made[1] * done));
    });
    const [one, two] = [fitOf(first, made[0]), fitOf(second, made[1])];
    return {
      series,
      outcome: {
        firstOff: round(one.shortShare + one.spareShare),
        secondOff: round(two.shortShare + two.spareShare),
      },
    };
  },
  tiers: [
    [atMost('firstOff', 30), atMost('secondOff', 30)],
    [atMost('firstOff', 8), atMost('secondOff', 8)],
    [atMost('firstOff', 0), atMost('secondOff', 0)],
  ],
  predict: 'firstMade',
  chart: ['firstMade', 'secondMade'],
  action: 'place',
  params: {},
  notation: '{a} x + {b} y = {first} and {c} x + {d} y = {second}',
  why: 'How did you make one of the two unknown numbers disappear?',
  method: [
    'Write one equation for each of the two needs.',
    'Multiply them so that one letter has the same number in both, then subtract.',
  ],
  settings: systemCrateSettings,
});

export const system: Family = { levels: [plans, mix, crates] };
