import type { Chance } from '../chance.ts';
import { defineTemplate, type Facts, type Family, numberAnswered } from '../template.ts';
import { round, supplyTiers } from '../tiers.ts';
import { num, over, plus, times, worked } from '../words/equation.ts';
import {
  statisticsFitSettings,
  statisticsMeanSettings,
  statisticsRangeSettings,
  statisticsSampleSettings,
} from './statistics-settings.ts';

const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
const dayKeys = ['d1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7'] as const;

const valuesOf = (facts: Facts) => dayKeys.map((key) => facts[key] ?? 0);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function unevenWeek(chance: Chance): number[] {
  const low = chance.int(12, 40);
  const values = dayKeys.map((_, day) => low + chance.int(0, 12) + (day > 4 ? chance.int(60, 160) : 0));
  const rest = sum(values) % 7;
  values[6] = (values[6] ?? 0) + (rest === 0 ? 0 : 7 - rest);
  return values;
}

/** Seven uneven days: the equal amount a day with the same sum. */
const mean = defineTemplate({
  days: 28,
  draw(chance): Facts {
    return Object.fromEntries(unevenWeek(chance).map((value, day) => [`d${day + 1}`, value]));
  },
  shown: () => ({ d1: '7 days' }),
  measuredAs: 'bar',
  rows: (facts) => valuesOf(facts).map((value, day) => [week[day] ?? '', value]),
  unknowns: { n: { kind: 'int', step: 1 } },
  solve: (facts) => ({ n: sum(valuesOf(facts)) / 7 }),
  wrong: {
    'takes the busiest day': (facts) => ({ n: Math.max(...valuesOf(facts)) }),
    'takes the middle of the sorted list': (facts) => ({
      n: [...valuesOf(facts)].sort((a, b) => a - b)[3] ?? 0,
    }),
    'takes the middle between quietest and busiest': (facts) => ({
      n: Math.round((Math.max(...valuesOf(facts)) + Math.min(...valuesOf(facts))) / 2),
    }),
  },
  lots: (facts, answer) => [{ need: sum(valuesOf(facts)), supply: 7 * numberAnswered(answer, 'n') }],
  tiers: supplyTiers({ close: 8, tight: 1 }),
  action: 'set',
  params: {},
  equation: (facts, answer) => [
    worked('n', over(plus(...valuesOf(facts).map(num)), num(7)), numberAnswered(answer, 'n')),
  ],
  why: 'Why can a day be far from the mean and the mean still be fair?',
  reasons: {
    right: 'Days above and days below balance.',
    wrong: [
      {
        text: 'The mean is the day that comes most often.',
        reply: 'That is the mode. What do days above and below do together?',
      },
      {
        text: 'Far days are left out of the mean.',
        reply: 'All days count. What do days above and below do together?',
      },
    ],
  },
  method: [
    'Imagine that all seven days share what they use until they are equal.',
    'Put everything on one pile, then share the pile by the number of days.',
  ],
  settings: statisticsMeanSettings,
});

/** m marked, later s seen with r marked: how many in all? */
const sample = defineTemplate({
  days: 20,
  draw(chance) {
    const r = chance.int(4, 10);
    const m = r * chance.int(4, 9);
    return { m, r, s: r * chance.int(3, 8) };
  },
  unknowns: { n: { kind: 'int', step: 1 } },
  solve: ({ m, r, s }) => ({ n: (m * s) / r }),
  wrong: {
    'adds both counts': ({ m, s }) => ({ n: m + s }),
    'adds both counts and takes the marked ones away': ({ m, r, s }) => ({ n: m + s - r }),
    'multiplies both counts': ({ m, s }) => ({ n: m * s }),
  },
  lots: ({ m, r, s }, answer) => [{ need: (m * s) / r, supply: numberAnswered(answer, 'n') }],
  tiers: supplyTiers({ close: 8, tight: 1 }),
  action: 'set',
  params: {},
  equation: ({ m, r, s }, answer) => [
    worked('n', over(times(num(m), num(s)), num(r)), numberAnswered(answer, 'n')),
  ],
  why: 'When would this way of counting go wrong?',
  reasons: {
    right: 'When the marked ones do not mix with the others.',
    wrong: [
      {
        text: 'When there are very many of them.',
        reply: 'More of them alone does no harm. What has to be true of the marked ones?',
      },
      {
        text: 'When the second count is not the same number as the first.',
        reply: 'They usually differ. What has to be true of the marked ones?',
      },
    ],
  },
  method: [
    'What share of the second visit carried a ring?',
    'The rings have the same share in the whole flock. Which whole has this part?',
  ],
  settings: statisticsSampleSettings,
});

const coldKeys = [2, 5, 8, 11, 14] as const;

/** Five readings near a line: the value for a new x. */
const fit = defineTemplate({
  days: 14,
  draw(chance): Facts {
    const slope = chance.int(4, 9);
    const base = chance.int(50, 90);
    const bend = chance.int(1, 3);
    const noise = [bend, -bend, 0, -bend, bend];
    const readings = coldKeys.map((x, at) => [`y${at + 1}`, slope * x + base + (noise[at] ?? 0)] as const);
    return { slope, base, x: 20 + chance.int(0, 6), ...Object.fromEntries(readings) };
  },
  shown: () => ({ y1: '5 days' }),
  measuredAs: 'scatter',
  rows: (facts) => coldKeys.map((x, at) => [x, facts[`y${at + 1}`] ?? 0]),
  unknowns: { n: { kind: 'dec', step: 1 } },
  solve: ({ slope = 0, base = 0, x = 0 }) => ({ n: slope * x + base }),
  wrong: {
    'takes the mean of the readings': (facts) => ({
      n: round(sum(coldKeys.map((_, at) => facts[`y${at + 1}`] ?? 0)) / coldKeys.length),
    }),
    'repeats the last reading': ({ y5 = 0 }) => ({ n: y5 }),
    'scales the last reading': ({ y5 = 0, x = 0 }) => ({ n: round((y5 * x) / 14) }),
  },
  lots: ({ slope = 0, base = 0, x = 0 }, answer) => [
    { need: slope * x + base, supply: numberAnswered(answer, 'n') },
  ],
  tiers: supplyTiers({ close: 6, tight: 3 }),
  action: 'set',
  params: {},
  equation: ({ slope = 0, base = 0, x = 0 }, answer) => [
    worked('n', plus(times(num(slope), num(x)), num(base)), numberAnswered(answer, 'n')),
  ],
  why: 'How far can you trust a line outside of the readings?',
  reasons: {
    right: 'Only a little way, for nobody knows whether it goes on.',
    wrong: [
      {
        text: 'As far as you like, for a line never ends.',
        reply: 'The line on paper goes on. Does the city do so, too?',
      },
      {
        text: 'Not even between two readings.',
        reply: 'Between them it has support on both sides. And beyond them?',
      },
    ],
  },
  method: [
    'Plot the readings. Lay a line so that as many lie above as below.',
    'Read how much the line rises for one step, and follow it to the new day.',
  ],
  settings: statisticsFitSettings,
});

const ranges = ['0–9', '10–19', '20–29', '30–39', '40–49', '50–59'] as const;
const rangeCounts = (facts: Facts) => ranges.map((_, at) => facts[`c${at + 1}`] ?? 0);
const longTrips = (facts: Facts) => sum(rangeCounts(facts).slice(3));

/** A histogram of six ranges: how many lie in the last three? */
const upperRanges = defineTemplate({
  days: 14,
  draw: (chance): Facts => ({
    c1: chance.int(6, 20),
    c2: chance.int(20, 60),
    c3: chance.int(40, 90),
    c4: chance.int(25, 60),
    c5: chance.int(10, 40),
    c6: chance.int(4, 18),
  }),
  shown: () => ({ c1: '6 ranges' }),
  measuredAs: 'bar',
  rows: (facts) => rangeCounts(facts).map((people, at) => [ranges[at] ?? '', people]),
  unknowns: { n: { kind: 'int', step: 1 } },
  solve: (facts) => ({ n: longTrips(facts) }),
  wrong: {
    'takes the first of the ranges only': ({ c4 = 0 }) => ({ n: c4 }),
    'leaves the first of the ranges out': ({ c5 = 0, c6 = 0 }) => ({ n: c5 + c6 }),
    'counts everybody': (facts) => ({ n: sum(rangeCounts(facts)) }),
  },
  lots: (facts, answer) => [{ need: longTrips(facts), supply: numberAnswered(answer, 'n') }],
  tiers: supplyTiers({ close: 8, tight: 0.5 }),
  action: 'set',
  params: {},
  equation: ({ c4 = 0, c5 = 0, c6 = 0 }, answer) => [
    worked('n', plus(num(c4), num(c5), num(c6)), numberAnswered(answer, 'n')),
  ],
  why: 'What does a histogram not tell about the people in one bar?',
  reasons: {
    right: 'Where in the bar’s range each one lies.',
    wrong: [
      { text: 'How many they are.', reply: 'The height of the bar says that. What is hidden inside it?' },
      {
        text: 'Between which two numbers they lie.',
        reply: 'The edges of the bar say that. What is hidden inside it?',
      },
    ],
  },
  method: [
    'Each bar counts the people of one range. Which bars belong to long trips?',
    'Add the heights of these bars, and of no others.',
  ],
  settings: statisticsRangeSettings,
});

export const statistics: Family = { levels: [mean, sample, fit], besides: { 1: [upperRanges] } };
