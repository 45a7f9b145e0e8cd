import type { DiagramOf } from '@playforward/diagram';
import {
  type HandTask,
  type Level,
  numberSkill,
  type Random,
  type Tools,
  writeHand,
} from '../../src/kit/index.ts';
import { decimalQuotient } from '../../src/numbers/decimal-quotient.ts';
import { fractionValue } from '../../src/numbers/fraction-amounts.ts';
import { pointText } from '../../src/numbers/lines/standard-form.ts';
import { commonDivisor } from '../../src/numbers/lowest-terms.ts';
import { typeset } from '../../src/numbers/signed-numbers.ts';
import { handScale } from '../../src/pictures/hand-scales.ts';
import { type SteadyRate, steadyRates } from '../../src/scenes/rates/steady-rates.ts';

const asks = ['slope', 'rate'] as const;

/**
 * The line goes through zero and (run, rise); on the graph there is a grid line for `up` of the second amount, and the
 * axis goes `on` beyond the point. `plain` asks for the graph of an equation.
 */
type Params = {
  ask: (typeof asks)[number] | 'plain';
  scene: SteadyRate;
  letters: readonly [string, string];
  run: number;
  rise: number;
  up: number;
  on: number;
};

const text = {
  headline: 'Slope as a unit rate',
  slope: 'What is the slope of the line?',
  plain: 'Draw the graph of {equation}.',
  right: 'The slope is how far the line goes up for each step to the right. That is the unit rate.',
  'right-drawn': 'For each step to the right, the line goes up by the rate.',
  inverts: 'This divides the other way. How far up does the line go for each step to the right?',
  height: 'This is a height of the graph. How far up does the line go for each step to the right?',
  squares: 'This counts squares. How much does one square up stand for?',
  adds: 'This subtracts the two numbers. What is the same for every step to the right?',
  other: 'Take a point of the line. Divide how far it is up by how far it is to the right.',
  'turned-line': 'Look at the place {one, number} to the right. How high should the graph be there?',
  start: 'This graph starts above zero. How much is there at the start?',
  'start-plain': 'This graph starts above zero. What does the equation give for zero?',
  flat: 'This graph never goes up. What does the rate say?',
  'other-line': 'Start at zero. Then find a second point that fits the rate.',
  'point-do': 'Read a point of the line.',
  'point-why': 'A point on crossing grid lines can be read exactly.',
  'divide-do': 'Divide how far it is up by how far it is to the right.',
  'divide-why': 'On a line through zero, this quotient is the same at every point.',
  'say-do': 'Name it as a unit rate.',
  'say-why': 'The slope tells how much comes for each one.',
  'zero-do': 'Start at zero.',
  'zero-why': 'At the start, there is nothing yet.',
  'zero-plain': 'The rate times zero is zero.',
  'second-do': 'Find a second point with whole numbers.',
  'second-why': 'The rate is repeated until the amount is whole.',
  'line-do': 'Draw the line through both points.',
  'line-why': 'A steady rate makes a straight line.',
  'other-rate-do': 'Find the rate of the other one.',
  'other-rate-why': 'Divide the amount by the time.',
  'gap-do': 'Subtract the rates.',
  'gap-why': 'The faster one gains this much in each unit of time.',
  'time-do': 'Multiply by the time.',
  'time-why': 'The same is gained again and again.',
  'right-far': 'The difference of the rates comes in each unit of time.',
  'far-gap': 'This is what is gained in one unit of time. For how long does it go on?',
  'far-one': 'This is the amount of the faster one alone. What does the question compare it with?',
  'far-sum': 'This adds both. Does the question ask for both together or for the difference?',
  final: 'The slope is {shown}.',
  'final-rate': 'The unit rate is {shown} {per}.',
  'final-line': 'The line goes through {zero} and {point}.',
  'final-far': 'The difference is {shown} {units}.',
  drawn: 'Line through {first} and {second}',
} as const;

type Said = Tools<keyof typeof text | keyof typeof steadyRates.text>;

/** Level 1 has a graph with whole rates, level 2 draws one by hand, level 3 a graph with other grid lines and parts. */
export const m8SlopeOfProportional = numberSkill('m8-slope-of-proportional', {
  version: 6,
  form: 'number',
  scenes: [steadyRates],
  text,
  draw: ({ level, random }): Params => (level === 2 ? drawRate(random) : drawGraph(level, random)),
  build: (params: Params, tools) =>
    tools.level === 2 ? buildLine(params, tools) : buildSlope(params, tools),
  stretch: {
    draw: ({ random }): Far => drawFar(random),
    build({ scene, run, rise, a, b, t }: Far, { step, distractor }) {
      const [first, second] = [rise / run, b / a];
      const gap = Math.abs(first - second);
      const value = gap * t;
      const shown = decimalQuotient(value, 1);
      const [fast, slow] = [Math.max(first, second), Math.min(first, second)];
      return {
        words: { a, b, t, per: scene.per, shown, units: value === 1 ? scene.yOne : scene.yUnits },
        question: [`${scene.key}-graph`, `${scene.key}-other`, `${scene.key}-more`],
        diagram: graphOf({ scene, run, rise, up: upOf(rise), on: 2 }),
        answer: { value: shown, unit: scene.yUnits, unitOne: scene.yOne, reason: 'right-far' },
        distractors: [
          distractor('stops-after-the-first-step', decimalQuotient(gap, 1), 'far-gap'),
          distractor('leaves-out-a-condition', decimalQuotient(fast * t, 1), 'far-one'),
          distractor('slip', decimalQuotient((first + second) * t, 1), 'far-sum'),
        ],
        steps: [
          step('point', 'a crossing of grid lines', pointText(run, rise)),
          step('divide', `${rise} ÷ ${run}`, decimalQuotient(rise, run)),
          step('other-rate', `${b} ÷ ${a}`, decimalQuotient(b, a)),
          step('gap', `${decimalQuotient(fast, 1)} − ${decimalQuotient(slow, 1)}`, decimalQuotient(gap, 1)),
          step('time', `${decimalQuotient(gap, 1)} × ${t}`, shown),
        ],
        finalAnswer: 'final-far',
        claims: [`(${fast} - ${slow}) * ${t} = ${shown}`],
      };
    },
  },
});

function buildSlope({ ask, scene, run, rise, up, on }: Params, { level, step, distractor }: Said) {
  const value = decimalQuotient(rise, run);
  const shown = value;
  return {
    words: { per: scene.per, shown },
    question:
      ask === 'slope'
        ? [`${scene.key}-single` as const, 'slope' as const]
        : [`${scene.key}-single` as const, `${scene.key}-rate` as const],
    diagram: graphOf({ scene, run, rise, up, on }),
    answer: {
      value,
      ...(ask === 'rate' && { unit: scene.yUnits, unitOne: scene.yOne }),
      reason: 'right' as const,
    },
    distractors: [
      rise / run <= mostTurned && distractor('inverts-the-slope', fractionValue(run, rise), 'inverts'),
      distractor('reads-a-y-value-as-the-slope', rise, 'height'),
      up > 1
        ? distractor('ignores-the-axis-scale', decimalQuotient(rise / up, run), 'squares')
        : distractor('slip', rise - run, 'adds'),
      distractor('slip', rise - run, 'adds'),
    ],
    steps: [
      step('point', 'a crossing of grid lines', pointText(run, rise)),
      step('divide', `${rise} ÷ ${run}`, shown),
      level === 3 && step('say', shown, `${shown} ${scene.per}`),
    ],
    finalAnswer: ask === 'slope' ? ('final' as const) : ('final-rate' as const),
    claims: [`${rise} / ${run} = ${value}`],
  };
}

const reach = 12;
const axis = handScale({ min: 0, max: reach });

function buildLine({ ask, scene, letters: [x, y], run, rise }: Params, { say, step, distractor }: Said) {
  const titles = ask === 'plain' ? { xTitle: x, yTitle: y } : scene;
  const task: HandTask = {
    kind: 'draw-graph',
    curve: 'line',
    plane: {
      x: axis,
      y: axis,
      xName: titles.xTitle,
      yName: titles.yTitle,
    },
  };
  const line = (first: readonly [number, number], second: readonly [number, number]) => ({
    value: writeHand(task, { kind: 'draw-graph', points: [first, second] }),
    text: say('drawn', { first: pointText(...first), second: pointText(...second) }),
  });
  const wrong = (
    misconception: Parameters<typeof distractor>[0],
    { value, text: told }: ReturnType<typeof line>,
    reason: Parameters<typeof distractor>[2],
  ) => distractor(misconception, value, reason, { text: told });
  const start = Math.min(3, reach - rise);
  const rate = typeset(fractionValue(rise, run));
  return {
    words: {
      rate,
      equation: `$${y} = ${run === 1 ? rise : `\\frac{${rise}}{${run}}`}${x}$`,
      zero: pointText(0, 0),
      point: pointText(run, rise),
    },
    question: ask === 'plain' ? ('plain' as const) : (`${scene.key}-draw` as const),
    hand: task,
    answer: { ...line([0, 0], [run, rise]), reason: 'right-drawn' as const },
    distractors: [
      wrong('inverts-the-slope', line([0, 0], [rise, run]), say('turned-line', { one: 1 })),
      wrong(
        'starts-a-proportional-graph-above-zero',
        line([0, start], [run, start + rise]),
        ask === 'plain' ? 'start-plain' : 'start',
      ),
      wrong('slip', line([0, rise], [run, rise]), 'flat'),
    ],
    steps: [
      ask === 'plain'
        ? step('zero', `$${x} = 0$`, pointText(0, 0), { why: 'zero-plain' })
        : step('zero', 'nothing at the start', pointText(0, 0)),
      step('second', `${rate} for each one`, pointText(run, rise)),
      step('line', `${pointText(0, 0)} and ${pointText(run, rise)}`, 'a straight line', {
        do: 'line-do',
        why: 'line-why',
        diagram: graphOf({ scene: titles, run, rise, up: 1, on: 2 }),
      }),
    ],
    finalAnswer: 'final-line' as const,
    otherWrong: 'other-line' as const,
    claims: [`${rise} / ${run} = ${fractionValue(rise, run)}`],
  };
}

type Shown = Pick<Params, 'run' | 'rise' | 'up' | 'on'> & {
  readonly scene: { readonly xTitle: string; readonly yTitle: string };
};

/** Where the axes of the graph end. */
function endsOf({ run, rise, up, on }: Pick<Params, 'run' | 'rise' | 'up' | 'on'>) {
  const wide = run + on;
  return { wide, tall: up * Math.ceil((rise * (wide / run)) / up) };
}

/** The line with one point marked. */
function graphOf({ scene, run, rise, up, on }: Shown): DiagramOf<'coordinate-plane'> {
  const { wide, tall } = endsOf({ run, rise, up, on });
  return {
    kind: 'coordinate-plane',
    x: { label: scene.xTitle, min: 0, max: wide, step: 1 },
    y: { label: scene.yTitle, min: 0, max: tall, step: up },
    points: [{ x: run, y: rise, label: null }],
    lines: [
      {
        through: [
          [0, 0],
          [run, rise],
        ],
      },
    ],
  };
}

/** Enough of the second amount for one grid line that the axis has at most about twelve. */
function upOf(rise: number): number {
  return rise > 18 ? 5 : rise > 9 ? 2 : 1;
}

/** Run and rise of lines that meet a crossing of grid lines soon. */
const rates = [
  [1, 2],
  [1, 3],
  [1, 4],
  [2, 3],
  [2, 5],
  [2, 7],
  [3, 4],
  [3, 5],
  [3, 7],
  [4, 5],
  [4, 7],
  [4, 9],
  [5, 6],
  [5, 8],
] as const;

const letterPairs = [
  ['x', 'y'],
  ['a', 'b'],
  ['t', 'd'],
  ['n', 'p'],
  ['h', 'w'],
] as const;

function drawRate(random: Random): Params {
  const isPlain = random.chance(40);
  return random.until(() => {
    const [run, rise] = random.pick(rates);
    const isTurned = isPlain && random.chance(30);
    const scene = random.pick(steadyRates.list);
    const params: Params = {
      ask: isPlain ? 'plain' : 'rate',
      scene: isPlain ? (steadyRates.list[0] ?? scene) : scene,
      letters: isPlain ? random.pick(letterPairs) : letterPairs[0],
      run: isTurned ? rise : run,
      rise: isTurned ? run : rise,
      up: 1,
      on: 2,
    };
    return rise / run <= scene.most ? params : null;
  });
}

/** The greatest rate that is less than twenty times as large as its reciprocal. */
const mostTurned = 4;

/** Numbers that the picture says are never those of the answer. */
function drawGraph(level: Level, random: Random): Params {
  return random.until(() => {
    const scene = random.pick(steadyRates.list);
    const run = random.int(level === 1 ? 2 : 4, 9);
    const rise = random.int(4, level === 1 ? 30 : 40);
    const up = level === 1 ? upOf(rise) : random.pick([2, 4, 5]);
    const on = random.int(1, 6);
    const rate = rise / run;
    const isKind =
      level === 1 ? Number.isInteger(rate) : !Number.isInteger(rate) && Number.isInteger(20 * rate);
    const isTrue = rate <= scene.most && rate >= scene.least && rise % up === 0;
    const { wide, tall } = endsOf({ run, rise, up, on });
    const squares = up > 1 ? rise / up / run : rise - run;
    const told = [0, 1, run, rise, up, wide, tall];
    const isShort = Number.isInteger(squares * 1000) && tall / up <= 14;
    const wrong = [
      rise,
      ...(up > 1 ? [squares] : []),
      rise - run,
      ...(rate <= mostTurned ? [run / rise] : []),
    ];
    const isNamed = up > 1 || rate <= mostTurned;
    const isApart = isNamed && new Set([rate, ...wrong]).size === wrong.length + 1 && squares > rate / 18;
    const params: Params = { ask: random.pick(asks), scene, letters: letterPairs[0], run, rise, up, on };
    return isKind && isTrue && isShort && isApart && rise / rate < 18 && !told.includes(rate) ? params : null;
  });
}

/** The first goes up by rise for run, the other by b for a; after t units of time they are compared. */
type Far = { scene: SteadyRate; run: number; rise: number; a: number; b: number; t: number };

function drawFar(random: Random): Far {
  return random.until(() => {
    const scene = random.pick(steadyRates.list);
    const [run, rise] = [random.int(2, 6), random.int(3, 20)];
    const [a, b, t] = [random.int(2, 8), random.int(3, 30), random.int(5, 20)];
    const [first, second] = [rise / run, b / a];
    const gap = Math.abs(first - second);
    const isHalf = [first, second].every(
      (rate) => Number.isInteger(2 * rate) && rate <= scene.most && rate >= scene.least,
    );
    const values = [gap * t, gap, Math.max(first, second) * t, (first + second) * t];
    const isApart = new Set(values).size === 4 && gap > 0 && t !== a && Math.max(...values) < 18 * gap * t;
    const up = upOf(rise);
    const { wide, tall } = endsOf({ run, rise, up, on: 2 });
    const told = [0, 1, run, rise, up, wide, tall];
    const isPlain =
      rise % up === 0 && commonDivisor(run, rise) < run && t <= scene.longest && !told.includes(gap * t);
    return isHalf && isApart && isPlain ? { scene, run, rise, a, b, t } : null;
  });
}
