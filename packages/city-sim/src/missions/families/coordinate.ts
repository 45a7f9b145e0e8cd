import { defineTemplate, type Family, numberAnswered, type Point, pointAnswered } from '../template.ts';
import { atMost, round, supplyTiers } from '../tiers.ts';
import { claim, letter, minus, negative, num, over, plus, times, worked } from '../words/equation.ts';
import {
  coordinateDistanceSettings,
  coordinateMirrorSettings,
  coordinatePartSettings,
} from './coordinate-settings.ts';

/** A place above zero and one below: the distance. */
const distance = defineTemplate({
  days: 10,
  draw: (chance) => ({ high: chance.int(24, 60) / 4, low: -chance.int(17, 60) / 4 }),
  unknowns: { n: { kind: 'dec', step: 0.25 } },
  solve: ({ high, low }) => ({ n: high - low }),
  wrong: {
    'drops the sign and takes the difference': ({ high, low }) => ({ n: Math.abs(high + low) }),
    'takes the part above zero only': ({ high }) => ({ n: high }),
    'takes the part below zero only': ({ low }) => ({ n: -low }),
  },
  lots: ({ high, low }, answer) => [{ need: high - low, supply: numberAnswered(answer, 'n') }],
  tiers: supplyTiers({ close: 6, tight: 0.5 }),
  action: 'zone',
  params: {},
  equation: ({ high, low }, answer) => [worked('n', minus(num(high), num(low)), numberAnswered(answer, 'n'))],
  why: 'Why does taking away a negative number make the result bigger?',
  reasons: {
    right: 'Going back from a step to the left is a step to the right.',
    wrong: [
      {
        text: 'Two signs always make plus.',
        reply: '−2 − 3 has two signs and is −5. What does taking away a debt do?',
      },
      {
        text: 'Negative numbers are bigger than positive ones.',
        reply: '−3 lies to the left of 1, so it is smaller.',
      },
    ],
  },
  method: [
    'Draw a number line with zero. Where does each of the two places lie?',
    'Walk from one place to zero, then on to the other. How long are both walks together?',
  ],
  settings: coordinateDistanceSettings,
});

const away = (a: Point, b: Point) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);

/** The mirror point across an axis; calls come from around it. */
const mirror = defineTemplate({
  days: 30,
  draw(chance) {
    const x = chance.pick([-1, 1]) * chance.int(3, 9);
    const y = chance.pick([-1, 1]) * chance.int(3, 9);
    return Math.abs(x) === Math.abs(y) ? { x: x + Math.sign(x), y } : { x, y };
  },
  shown: ({ x, y }) => ({ home: pointText({ x, y }) }),
  unknowns: { P: { kind: 'point', step: 1 } },
  solve: ({ x, y }) => ({ P: { x: -x, y } }),
  wrong: {
    'mirrors across the other axis': ({ x, y }) => ({ P: { x, y: -y } }),
    'changes both signs': ({ x, y }) => ({ P: { x: -x, y: -y } }),
    'swaps the coordinates': ({ x, y }) => ({ P: { x: y, y: x } }),
  },
  isSurvey: true,
  simulate({ facts: { x, y }, answer, pulse, chance }) {
    const station = pointAnswered(answer, 'P');
    const series: Record<string, number[]> = { minutes: [], target: [] };
    let late = 0;
    let extra = 0;
    for (const _ of pulse) {
      const call = { x: -x + chance.int(-2, 2), y: y + chance.int(-2, 2) };
      const minutes = away(station, call);
      if (minutes > 4) late += 1;
      extra += away(station, { x: -x, y });
      series.minutes?.push(round(minutes));
      series.target?.push(4);
    }
    return {
      series,
      outcome: { lateShare: round((100 * late) / pulse.length), detour: round(extra / pulse.length) },
    };
  },
  tiers: [
    [atMost('lateShare', 20), atMost('detour', 2)],
    [atMost('lateShare', 10), atMost('detour', 1)],
    [atMost('lateShare', 0), atMost('detour', 0)],
  ],
  predict: 'minutes',
  chart: ['minutes', 'target'],
  action: 'place',
  params: { x: 'P', y: 'P' },
  equation: ({ x, y }, answer) => {
    const stop = pointAnswered(answer, 'P');
    return [
      claim(letter('x', stop.x), ['=', negative(num(x))], ['=', num(stop.x)]),
      claim(letter('y', stop.y), ['=', num(y)]),
    ];
  },
  why: 'Which coordinate keeps its sign, and how do you know?',
  reasons: {
    right: 'The one along the mirror line: that distance does not turn over.',
    wrong: [
      {
        text: 'Always x, because it comes first.',
        reply: 'A mirror can also turn x over. Which direction lies along the mirror?',
      },
      { text: 'Neither of them.', reply: 'Both turn only when you mirror twice, at both axes.' },
    ],
  },
  method: [
    'Main Street is the vertical axis. How far from it is the old station?',
    'The twin is as far on the other side, at the same height.',
  ],
  settings: coordinateMirrorSettings,
});

/** The point that splits A to B in a given ratio. */
const part = defineTemplate({
  days: 20,
  draw(chance) {
    const [a, b] = chance.pick([
      [1, 2],
      [2, 1],
      [1, 3],
      [3, 1],
      [2, 3],
      [3, 2],
    ] as const);
    const [dx, dy] = [chance.int(2, 4), chance.int(1, 3)];
    const x1 = chance.int(-9, -2);
    const y1 = chance.int(-8, 4);
    return { a, b, x1, y1, x2: x1 + (a + b) * dx, y2: y1 + (a + b) * dy };
  },
  shown: ({ x1, y1, x2, y2 }) => ({ start: pointText({ x: x1, y: y1 }), end: pointText({ x: x2, y: y2 }) }),
  unknowns: { P: { kind: 'point', step: 1 } },
  solve: ({ a, b, x1, y1, x2, y2 }) => ({
    P: { x: (b * x1 + a * x2) / (a + b), y: (b * y1 + a * y2) / (a + b) },
  }),
  wrong: {
    'turns the ratio around': ({ a, b, x1, y1, x2, y2 }) => ({
      P: { x: (a * x1 + b * x2) / (a + b), y: (a * y1 + b * y2) / (a + b) },
    }),
    'takes the middle': ({ x1, y1, x2, y2 }) => ({ P: { x: (x1 + x2) / 2, y: (y1 + y2) / 2 } }),
    'counts the step from zero instead of from the start': ({ a, b, x1, y1, x2, y2 }) => ({
      P: { x: (a * (x2 - x1)) / (a + b), y: (a * (y2 - y1)) / (a + b) },
    }),
  },
  isSurvey: true,
  simulate({ facts: { a, b, x1, y1, x2, y2 }, answer, pulse }) {
    const stop = pointAnswered(answer, 'P');
    const first = away({ x: x1, y: y1 }, stop);
    const second = away(stop, { x: x2, y: y2 });
    const whole = away({ x: x1, y: y1 }, { x: x2, y: y2 });
    const best = { x: (b * x1 + a * x2) / (a + b), y: (b * y1 + a * y2) / (a + b) };
    const series: Record<string, number[]> = { before: [], after: [] };
    pulse.forEach((_, day) => {
      const done = (day + 1) / pulse.length;
      series.before?.push(round(first * done));
      series.after?.push(round(second * done));
    });
    return { series, outcome: { offShare: round((100 * away(stop, best)) / whole) } };
  },
  tiers: [[atMost('offShare', 8)], [atMost('offShare', 4)], [atMost('offShare', 1)]],
  predict: 'before',
  chart: ['before', 'after'],
  action: 'route',
  params: { x: 'P', y: 'P' },
  equation: ({ a, b, x1, y1, x2, y2 }, answer) => {
    const stop = pointAnswered(answer, 'P');
    const along = (from: number, to: number) =>
      plus(num(from), times(over(num(a), plus(num(a), num(b))), minus(num(to), num(from))));
    return [worked('x', along(x1, x2), stop.x), worked('y', along(y1, y2), stop.y)];
  },
  why: 'Why does the fraction have the sum of the ratio below the line?',
  reasons: {
    right: 'All parts together make the whole distance.',
    wrong: [
      {
        text: 'The larger part stands below.',
        reply: 'The larger part is only one of the two. What makes the whole distance?',
      },
      {
        text: 'The parts have to be multiplied.',
        reply: 'A product does not count parts. How many equal parts are there in all?',
      },
    ],
  },
  method: [
    'Into how many equal parts does the ratio cut the whole distance?',
    'Go that share of the way in x, and the same share in y. Begin at the start point.',
  ],
  settings: coordinatePartSettings,
});

function pointText({ x, y }: Point): string {
  return `(${x}, ${y})`.replaceAll('-', '−');
}

export const coordinate: Family = { levels: [distance, mirror, part] };
