import { wave } from '../scenario/wave.ts';
import { defineTemplate, type Family, numberAnswered } from '../template.ts';
import { atMost, round, supplyTiers } from '../tiers.ts';
import { minus, num, over, plus, sineOfTurn, times, worked } from '../words/equation.ts';
import { sinusoidMonthSettings, sinusoidPeriodSettings, sinusoidShapeSettings } from './sinusoid-settings.ts';

/** Highest and lowest level: the middle and the swing. */
const shape = defineTemplate({
  days: 12,
  draw(chance) {
    const swing = chance.int(6, 24) / 4;
    const middle = swing + chance.int(4, 16) / 4;
    return { high: middle + swing, low: middle - swing };
  },
  unknowns: { m: { kind: 'dec', step: 0.25 }, a: { kind: 'dec', step: 0.25 } },
  solve: ({ high, low }) => ({ m: (high + low) / 2, a: (high - low) / 2 }),
  wrong: {
    'takes the whole way from low to high as the swing': ({ high, low }) => ({
      m: (high + low) / 2,
      a: high - low,
    }),
    'takes the highest level as the middle': ({ high, low }) => ({ m: high, a: (high - low) / 2 }),
    'starts from the lowest level': ({ high, low }) => ({ m: low, a: (high - low) / 2 }),
  },
  isSurvey: true,
  simulate({ facts: { high, low }, answer, pulse }) {
    const [m, a] = [numberAnswered(answer, 'm'), numberAnswered(answer, 'a')];
    const series: Record<string, number[]> = { level: [], plan: [] };
    let missed = 0;
    let moved = 0;
    pulse.forEach((_, hour) => {
      const at = wave((hour + 1) / 12);
      const level = (high + low) / 2 + ((high - low) / 2) * at;
      const plan = m + a * at;
      missed += Math.abs(level - plan);
      moved += high - low;
      series.level?.push(round(level));
      series.plan?.push(round(plan));
    });
    return { series, outcome: { missShare: round((100 * missed) / moved) } };
  },
  tiers: [[atMost('missShare', 10)], [atMost('missShare', 5)], [atMost('missShare', 1)]],
  predict: 'plan',
  chart: ['level', 'plan'],
  axis: 'Hour',
  action: 'set',
  params: {},
  equation: ({ high, low }, answer) => [
    worked('m', over(plus(num(high), num(low)), num(2)), numberAnswered(answer, 'm')),
    worked('a', over(minus(num(high), num(low)), num(2)), numberAnswered(answer, 'a')),
  ],
  why: 'What would change in the curve if only the middle were higher?',
  reasons: {
    right: 'All of it would move up, with the same swing.',
    wrong: [
      {
        text: 'It would swing farther up and down.',
        reply: 'That is the amplitude. Which number says where the middle lies?',
      },
      {
        text: 'It would take longer to come back.',
        reply: 'That is the period. Which number says where the middle lies?',
      },
    ],
  },
  method: [
    'The middle lies as far from the highest level as from the lowest.',
    'The swing is the way from the middle to the top, not from bottom to top.',
  ],
  settings: sinusoidShapeSettings,
});

/** Times of a high and of the next low: the period. */
const period = defineTemplate({
  days: 30,
  draw(chance) {
    const half = chance.int(18, 32) / 4;
    const high = chance.int(2, 24) / 4;
    return { half, high, low: high + half };
  },
  unknowns: { p: { kind: 'dec', step: 0.25 } },
  solve: ({ half }) => ({ p: 2 * half }),
  wrong: {
    'takes the time from high to low as the whole period': ({ half }) => ({ p: half }),
    'takes the clock time of the low': ({ low }) => ({ p: low }),
    'takes twice the clock time of the low': ({ low, half }) => ({ p: low === half ? low : 2 * low }),
  },
  isSurvey: true,
  simulate({ facts: { half, high }, answer, pulse }) {
    const p = Math.max(0.5, numberAnswered(answer, 'p'));
    const series: Record<string, number[]> = { level: [], plan: [] };
    let good = 0;
    let missed = 0;
    pulse.forEach((_, day) => {
      series.level?.push(round(wave(day / (2 * half) + 0.25)));
      series.plan?.push(round(wave(day / p + 0.25)));
    });
    for (let trip = 1; trip <= pulse.length; trip += 1) {
      const arrival = high + trip * p;
      const level = wave((arrival - high) / (2 * half) + 0.25);
      if (level > 0.5) good += 1;
      else missed += 1;
    }
    return { series, outcome: { aground: round((100 * missed) / (good + missed)) } };
  },
  tiers: [[atMost('aground', 12)], [atMost('aground', 6)], [atMost('aground', 0)]],
  predict: 'level',
  chart: ['level', 'plan'],
  axis: 'Hour',
  action: 'set',
  params: {},
  equation: ({ high, low }, answer) => [
    worked('p', times(num(2), minus(num(low), num(high))), numberAnswered(answer, 'p')),
  ],
  why: 'What does a small mistake in the period do after many trips?',
  reasons: {
    right: 'It adds up, until high and low are mixed up.',
    wrong: [
      {
        text: 'It stays as small as at first.',
        reply: 'Each trip adds it once more. What is it after a hundred trips?',
      },
      { text: 'It makes the curve higher.', reply: 'Height is the amplitude. When does the next high come?' },
    ],
  },
  method: [
    'One full turn goes from high water to the next high water.',
    'From high to low is only a part of it. Which part?',
  ],
  settings: sinusoidPeriodSettings,
});

/** Middle, swing and period known: the value in one month. */
const month = defineTemplate({
  days: 12,
  draw(chance) {
    const middle = chance.int(46, 56) / 4;
    return { middle, swing: chance.int(14, 28) / 4, t: chance.pick([1, 5, 7, 11]) };
  },
  unknowns: { y: { kind: 'dec', step: 0.5 } },
  solve: ({ middle, swing, t }) => ({ y: round(middle + swing * wave(t / 12)) }),
  wrong: {
    'takes the middle': ({ middle }) => ({ y: middle }),
    'takes the highest value': ({ middle, swing }) => ({ y: middle + swing }),
    'swings the other way': ({ middle, swing, t }) => ({ y: round(middle - swing * wave(t / 12)) }),
  },
  isSurvey: true,
  lots: ({ middle, swing, t }, answer) => [
    { need: middle + swing * wave(t / 12), supply: numberAnswered(answer, 'y') },
  ],
  tiers: supplyTiers({ close: 8, tight: 2 }),
  action: 'set',
  params: {},
  equation: ({ middle, swing, t }, answer) => [
    worked(
      'y',
      plus(num(middle), times(num(swing), sineOfTurn(over(num(t), num(12))))),
      numberAnswered(answer, 'y'),
    ),
  ],
  why: 'How can you tell from the month alone whether it lies above the middle?',
  reasons: {
    right: 'By whether it is in the half of the year around the highest month.',
    wrong: [
      {
        text: 'Every other month lies above it.',
        reply: 'Months above it come in a row. Which half of the year has them?',
      },
      {
        text: 'The later in the year, the higher it lies.',
        reply: 'It falls again after the highest month. Which half of the year is high?',
      },
    ],
  },
  method: [
    'Which part of a full turn has passed in that month? Find it on the unit circle.',
    'The sine of that turn tells how much of the swing is added to the middle.',
  ],
  settings: sinusoidMonthSettings,
});

export const sinusoid: Family = { levels: [shape, period, month] };
