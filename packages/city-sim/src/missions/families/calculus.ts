import { addedWater } from '../scenario/live-district.ts';
import { defineTemplate, type Family, numberAnswered } from '../template.ts';
import { bestTiers, round, shortAndSpare, supplyTiers } from '../tiers.ts';
import { claim, letter, minus, num, over, plus, power, times, worked } from '../words/equation.ts';
import { calculusEnergySettings, calculusFlowSettings, calculusPeakSettings } from './calculus-settings.ts';

/** A rate that rises, stays and falls: the amount under it. */
const flow = defineTemplate({
  days: 12,
  isLived: true,
  holds: 'v',
  draw(chance) {
    const t1 = 2 * chance.int(1, 3);
    const t2 = t1 + chance.int(2, 5);
    const t3 = t2 + 2 * chance.int(1, 3);
    return { r: chance.int(4, 15), t1, t2, t3 };
  },
  measuredAs: 'line',
  rows: (storm) => Array.from({ length: storm.t3 + 1 }, (_, hour) => [hour, rateAt(storm, hour)]),
  unknowns: { v: { kind: 'dec', step: 0.5 } },
  solve: ({ r, t1, t2, t3 }) => ({ v: r * (t1 / 2 + (t2 - t1) + (t3 - t2) / 2) }),
  wrong: {
    'multiplies the highest rate by the whole time': ({ r, t3 }) => ({ v: r * t3 }),
    'takes the highest rate': ({ r }) => ({ v: r }),
    'counts the steady hours only': ({ r, t1, t2 }) => ({ v: r * (t2 - t1) }),
  },
  simulate({ facts: { r, t1, t2, t3 }, pulse, city }) {
    const total = r * (t1 / 2 + (t2 - t1) + (t3 - t2) / 2);
    // What the tank that was built holds in the city once it is full.
    const size = addedWater(city).at(-1) ?? 0;
    const series: Record<string, number[]> = { rate: [], inside: [], size: [] };
    let came = 0;
    const steps = pulse.length;
    for (let step = 0; step < steps; step += 1) {
      const [from, to] = [(t3 * step) / steps, (t3 * (step + 1)) / steps];
      came = under({ r, t1, t2, t3 }, to);
      series.rate?.push(round((came - under({ r, t1, t2, t3 }, from)) / (to - from)));
      series.inside?.push(round(Math.min(size, came)));
      series.size?.push(round(size));
    }
    return { series, outcome: shortAndSpare(total, size) };
  },
  tiers: supplyTiers({ close: 8, tight: 1 }),
  predict: 'inside',
  chart: ['rate', 'inside', 'size'],
  action: 'place',
  params: {},
  equation: ({ r, t1, t2, t3 }, answer) => [
    worked(
      'v',
      plus(
        over(times(num(r), num(t1)), num(2)),
        times(num(r), minus(num(t2), num(t1))),
        over(times(num(r), minus(num(t3), num(t2))), num(2)),
      ),
      numberAnswered(answer, 'v'),
    ),
  ],
  why: 'Why does the area under a rate tell an amount?',
  reasons: {
    right: 'Rate times a short time is the amount of that time, and all of them add up.',
    wrong: [
      {
        text: 'The highest rate says how much came in all.',
        reply: 'It lasts only a moment. What came in the other hours?',
      },
      {
        text: 'The longer it takes, the larger the rate is.',
        reply: 'A rate can fall while time goes on. What is rate times time?',
      },
    ],
  },
  method: [
    'Draw the rate over the hours. Which shapes lie under it?',
    'The amount is the area under the rate. Add the areas of the pieces.',
  ],
  settings: calculusFlowSettings,
});

type Storm = { r: number; t1: number; t2: number; t3: number };

/** The rate at hour t. */
function rateAt({ r, t1, t2, t3 }: Storm, t: number): number {
  if (t <= t1) return round((r * t) / t1);
  return t <= t2 ? r : round((r * (t3 - t)) / (t3 - t2));
}

/** What has come until t: the area under the rate so far. */
function under({ r, t1, t2, t3 }: Storm, t: number): number {
  if (t <= t1) return (r * t * t) / (2 * t1);
  if (t <= t2) return (r * t1) / 2 + r * (t - t1);
  const rest = t3 - t;
  return r * (t1 / 2 + (t2 - t1) + (t3 - t2) / 2) - (r * rest * rest) / (2 * (t3 - t2));
}

/** P(t) = c + a t − b t²: the hour of the peak. */
const peak = defineTemplate({
  days: 12,
  draw(chance) {
    const b = chance.int(1, 4);
    const t = chance.int(8, 20) / 2;
    return { a: 2 * b * t, b, c: 10 * chance.int(2, 9) };
  },
  unknowns: { t: { kind: 'dec', step: 0.5 } },
  solve: ({ a, b }) => ({ t: a / (2 * b) }),
  wrong: {
    'looks for the hour when the rise is used up': ({ a, b }) => ({ t: a / b }),
    'halves twice': ({ a, b }) => ({ t: a / (4 * b) }),
    'takes two thirds of the span': ({ a, b }) => ({ t: round((2 * a) / (3 * b)) }),
  },
  isSurvey: true,
  lots: ({ a, b, c }, answer) => {
    const reached = (t: number) => c + a * t - b * t * t;
    return [{ need: reached(a / (2 * b)) - c, supply: reached(numberAnswered(answer, 't')) - c }];
  },
  tiers: bestTiers,
  action: 'set',
  params: {},
  equation: ({ a, b }, answer) => {
    const t = numberAnswered(answer, 't');
    return [
      claim(minus(num(a), times(num(2), num(b), letter('t', t))), ['=', num(0)]),
      worked('t', over(num(a), times(num(2), num(b))), t),
    ];
  },
  why: 'Why is the rate of change zero at the peak?',
  reasons: {
    right: 'Before it the value rises, after it the value falls.',
    wrong: [
      {
        text: 'At the peak the value itself is zero.',
        reply: 'The value is largest there. What does it do just before and after?',
      },
      {
        text: 'At the peak nothing can be measured.',
        reply: 'It can. What does the value do just before and after?',
      },
    ],
  },
  method: [
    'At the peak the curve has just stopped rising. What is its rate of change there?',
    'Find the derivative and the place where it is zero.',
  ],
  settings: calculusPeakSettings,
});

/** f(t) = a t − b t² until it is zero again: the integral. */
const energy = defineTemplate({
  days: 12,
  draw(chance) {
    const b = chance.int(4, 32) / 4;
    const span = chance.pick([6, 8, 9, 10, 12]);
    return { a: b * span, b };
  },
  unknowns: { e: { kind: 'dec', step: 1 } },
  solve: ({ a, b }) => ({ e: round((a * a * a) / (6 * b * b)) }),
  wrong: {
    'multiplies the peak by the whole time': ({ a, b }) => ({ e: round((a * a * a) / (4 * b * b)) }),
    'draws a triangle under the curve': ({ a, b }) => ({ e: round((a * a * a) / (8 * b * b)) }),
    'takes the highest rate': ({ a, b }) => ({ e: round((a * a) / (4 * b)) }),
  },
  lots: ({ a, b }, answer) => [{ need: (a * a * a) / (6 * b * b), supply: numberAnswered(answer, 'e') }],
  tiers: supplyTiers({ close: 8, tight: 1 }),
  action: 'place',
  params: {},
  equation: ({ a, b }, answer) => {
    const end = num(a / b);
    const under = minus(
      over(times(num(a), power(end, 2)), num(2)),
      over(times(num(b), power(end, 3)), num(3)),
    );
    return [worked('e', under, numberAnswered(answer, 'e'))];
  },
  why: 'Why is a triangle under the curve too small?',
  reasons: {
    right: 'The curve bends above the straight sides.',
    wrong: [
      {
        text: 'A triangle has only three corners.',
        reply: 'Corners alone decide nothing. Where does the curve lie beside the straight sides?',
      },
      {
        text: 'A triangle is always half of a rectangle.',
        reply: 'That is true, and the curve is no rectangle. Where does it lie beside the straight sides?',
      },
    ],
  },
  method: [
    'When does the power start, and when is it zero again? Between these hours energy flows.',
    'Energy is the integral of power. Raise each exponent by one and divide by it.',
  ],
  settings: calculusEnergySettings,
});

export const calculus: Family = { levels: [flow, peak, energy] };
