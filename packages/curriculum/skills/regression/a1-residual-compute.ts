import { type Level, numberSkill, plotWith, type Random } from '../../src/kit/index.ts';
import { areBelievable, bracketed } from '../../src/numbers/linear-sides.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { pointText } from '../../src/pictures/plane-around.ts';
import { type FittedScene, fittedScenes } from '../../src/scenes/fitted-scenes.ts';

/** The line y = mx + b, and a measured value that lies `off` above it. */
type Params = { scene: FittedScene; m: number; b: number; x: number; off: number };

/** Level 1 has a rising line and a point above it, level 2 all lines and both sides, level 3 tells the residual. The stretch problem has a second point. */
export const a1ResidualCompute = numberSkill('a1-residual-compute', {
  version: 2,
  byHand: { levels: [1, 2], ask: 'plot-residual', make: plotWith('residual') },
  form: 'number',
  scenes: [fittedScenes],
  text: {
    headline: 'Find a residual',
    line: [
      'The fitted line is {equation}.',
      'A computer fits the line {equation}.',
      'The data have the line of fit {equation}.',
      'Technology gives the line {equation}.',
    ],
    ask: [
      'What is the residual?',
      'Find the residual of this point.',
      'What is the residual here?',
      'Give the residual with its sign.',
    ],
    'plot-residual': [
      'Plot this point in the residual plot.',
      'Where does this point stand in the residual plot? Plot it.',
      'Show the residual in a residual plot.',
      'Plot the residual above or below its input.',
    ],
    point: [
      'At the input {x}, the residual is {off}. What is the measured value there?',
      'A point of the data has the input {x} and the residual {off}. Find its measured value.',
      'For the input {x}, the residual is {off}. Find the measured value.',
      'The residual of one point is {off}, and its input is {x}. Give the value that was measured.',
    ],
    open: [
      'A line {free} is fitted, and {b} is a fixed number. The point {first} has the residual {off}. What is the residual of {second}?',
      'The fitted line is {free} with a fixed number {b}. At {first}, the residual is {off}. Find the residual at {second}.',
      'Technology fits {free}, but {b} cannot be read. The residual of {first} is {off}. What is the residual of {second}?',
      'Two data points are {first} and {second}. The line of fit is {free}, where {b} is fixed. The first residual is {off}. What is the second one?',
    ],
    right: 'It is the measured value minus the predicted one.',
    'right-seen': 'The residual was added to the predicted value.',
    turned: 'Which value comes first in a residual: the measured or the predicted one?',
    predicted: 'This is what the line predicts. What was measured?',
    'no-start': 'Which number of the equation is left out here?',
    'seen-turned': 'With a residual of {off}, does the point lie above the line or below it?',
    'seen-predicted': 'This is the prediction. How far does the measured value lie from it?',
    'second-turned': 'Does the second point lie above the line or below it?',
    'second-start': 'The first point does not lie on the line. How high is the line there?',
    'second-first': 'Both points have an input of their own. What does the line predict for the second one?',
    other: 'Put the input into the equation first. Then compare with the measured value.',
    'other-back':
      'Put the input into the equation first. How far from the line does the residual put the point?',
    'other-open': 'What does the line predict for the first point? This tells the y-intercept.',
    'times-do': 'Multiply the slope by the input.',
    'times-why': 'The slope counts once for each unit of the input.',
    'again-do': 'Multiply the slope by the input of the second point.',
    'again-why': 'It is the same line, so the slope is the same.',
    'add-do': 'Add the y-intercept.',
    'add-why': 'This is the predicted value.',
    'less-do': 'Subtract the predicted value from the measured one.',
    'less-why': 'A residual is measured minus predicted.',
    'up-do': 'Add the residual to the prediction.',
    'up-why': 'It tells how far above or below the line the point lies.',
    'place-do': 'Go across to the input, and up or down to the residual.',
    'place-why': 'A residual plot has the input across and the residual up.',
    'check-do': 'Check it.',
    'check-why': 'Measured minus predicted has to be the residual.',
    'back-do': 'Find what the line predicts for the first point.',
    'back-why': 'It is the measured value minus the residual.',
    'start-do': 'Find the y-intercept {b}.',
    'start-why': 'The product is taken off the predicted value.',
    final: 'The residual is {result} {unit}.',
    'final-bare': 'The residual is {result}.',
    'final-seen': 'The measured value is {result} {unit}.',
  },
  draw: ({ level, random }): Params => drawPoint(level, random),
  build({ scene, m, b, x, off }: Params, { level, step, distractor }) {
    const product = plain(m * x);
    const y = plain(product + b);
    const seen = plain(y + off);
    const value = level === 3 ? seen : off;
    const forward = [
      step('times', `${bracketed(m)} × ${x}`, signed(product)),
      step('add', `${signed(product)} + ${b}`, signed(y)),
    ];
    return {
      words: {
        equation: `$${ruleOf(m, String(b))}$`,
        x,
        seen: String(seen),
        off: signed(off),
        result: signed(value),
        unit: Math.abs(value) === 1 ? scene.one : scene.unit,
      },
      question: [
        `${scene.key}-rule`,
        'line',
        level < 3 && (`${scene.key}-seen` as const),
        level < 3 ? 'ask' : 'point',
      ],
      answer: { value: signed(value), reason: level === 3 ? 'right-seen' : 'right' },
      finalAnswer: level === 3 ? 'final-seen' : 'final',
      distractors:
        level === 3
          ? [
              distractor('subtracts-the-actual-from-the-predicted', signed(plain(y - off)), 'seen-turned', {
                work: [...forward, step('up', `${signed(y)} − ${bracketed(off)}`, signed(plain(y - off)))],
              }),
              distractor('gives-the-predicted-value', signed(y), 'seen-predicted'),
              distractor('leaves-out-the-intercept', signed(plain(product + off)), 'no-start'),
            ]
          : [
              distractor('subtracts-the-actual-from-the-predicted', signed(plain(-off)), 'turned', {
                work: [...forward, step('less', `${signed(y)} − ${signed(seen)}`, signed(plain(-off)))],
              }),
              distractor('gives-the-predicted-value', signed(y), 'predicted'),
              distractor('leaves-out-the-intercept', signed(plain(seen - product)), 'no-start', {
                work: [
                  step('times', `${bracketed(m)} × ${x}`, signed(product)),
                  step('less', `${seen} − ${bracketed(product)}`, signed(plain(seen - product))),
                ],
              }),
            ],
      otherWrong: level === 3 ? 'other-back' : 'other',
      drawn: {
        value: `(${x}, ${off})`,
        wrong: [-off, y, seen - product].map((up) => `(${x}, ${plain(up)})`),
        steps: [
          ...forward,
          step('less', `${signed(seen)} − ${bracketed(y)}`, signed(off)),
          step('place', `${x} and ${signed(off)}`, pointText(x, off)),
        ],
      },
      steps:
        level === 3
          ? [
              ...forward,
              step('up', `${signed(y)} + ${bracketed(off)}`, signed(seen)),
              step('check', `${signed(seen)} − ${bracketed(y)}`, signed(off)),
            ]
          : [...forward, step('less', `${signed(seen)} − ${bracketed(y)}`, signed(off))],
      claims: [`(${m}) * ${x} + ${b} = ${y}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const m = random.pick([1.5, 2, 2.5, 3, 4, 5, -1.5, -2, -3]);
        const [b, x, more] = [random.int(20, 60), random.int(2, 9), random.int(2, 8)];
        const [off, second] = [some(random, 6), some(random, 6)];
        const wrong = [plain(-second), plain(second - off), plain(second + m * more)];
        const isOpen =
          Math.abs(off) !== Math.abs(second) && Math.abs(m * more) > 6 && second - off !== -second;
        const isTrue = m * (x + more) + b + second > 0;
        const isNear = wrong.every((one) => one !== 0 && Math.abs(one) < 18 * Math.abs(second));
        return isOpen && isTrue && isNear && new Set([second, ...wrong]).size === 4
          ? { m, b, x, more, off, second }
          : null;
      }),
    build({ m, b, x, more, off, second }, { step, distractor }) {
      const next = x + more;
      const [y, z] = [plain(m * x + b), plain(m * next + b)];
      const [seen, last] = [plain(y + off), plain(z + second)];
      return {
        words: {
          free: `$${ruleOf(m, 'b')}$`,
          b: '$b$',
          first: `(${x}, ${signed(seen)})`,
          second: `(${next}, ${signed(last)})`,
          off: signed(off),
          result: signed(second),
        },
        question: 'open',
        finalAnswer: 'final-bare',
        answer: signed(second),
        otherWrong: 'other-open',
        distractors: [
          distractor('subtracts-the-actual-from-the-predicted', signed(-second), 'second-turned'),
          distractor('takes-a-measured-value-for-the-predicted', signed(plain(second - off)), 'second-start'),
          distractor('slip', signed(plain(second + m * more)), 'second-first'),
        ],
        steps: [
          step('back', `${signed(seen)} − ${bracketed(off)}`, signed(y)),
          step('times', `${bracketed(m)} × ${x}`, signed(plain(m * x))),
          step('start', `${signed(y)} − ${bracketed(plain(m * x))}`, b),
          step('again', `${bracketed(m)} × ${next}`, signed(plain(m * next))),
          step('add', `${signed(plain(m * next))} + ${b}`, signed(z)),
          step('less', `${signed(last)} − ${bracketed(z)}`, signed(second)),
        ],
        claims: [`(${m}) * ${next} + ${b} = ${z}`],
      };
    },
  },
});

function some(random: Random, most: number): number {
  return random.int(1, most) * random.pick([1, -1]);
}

function ruleOf(m: number, b: string): string {
  const size = Math.abs(m) === 1 ? '' : String(Math.abs(m));
  return `y = ${m < 0 ? '−' : ''}${size}x + ${b}`;
}

function plain(value: number): number {
  return Math.round(value * 1000) / 1000 + 0;
}

function drawPoint(level: Level, random: Random): Params {
  return random.until(() => {
    const scene = random.pick(fittedScenes.list);
    const m = random.pick<number>(scene.slopes);
    const b = random.int(scene.starts[0], scene.starts[1]);
    const x = random.int(Math.max(2, scene.inputs[0]), scene.inputs[1]);
    const y = plain(m * x + b);
    const most = Math.max(2, Math.min(12, Math.round(y / 4)));
    const seen = Math.round(y) + random.int(1, most) * (level === 1 ? 1 : random.pick([1, -1]));
    const off = plain(seen - y);
    const isRising = level > 1 || m > 0;
    const isTrue = y > 2 && seen > 0 && off !== 0 && y < 18 * Math.abs(off);
    const wrong =
      level === 3 ? [seen, plain(y - off), y, plain(m * x + off)] : [off, -off, y, plain(seen - m * x)];
    return isRising && isTrue && areBelievable(wrong) ? { scene, m, b, x, off } : null;
  });
}
