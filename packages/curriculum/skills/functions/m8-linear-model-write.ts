import type { Diagram } from '@playforward/diagram';
import { lineOfAmounts, numberSkill } from '../../src/kit/index.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { type LinearScene, linearScenes, lineRule } from '../../src/scenes/linear-scenes.ts';

/**
 * The amount is b at zero and changes by m for each one, told for `every` of them; at level 3 it is known after `at`. With a
 * `gap`, a table shows it after `at`, at + gap and so on.
 */
type Params = {
  ask: 'model' | 'rule';
  scene: LinearScene;
  m: number;
  every: number;
  b: number;
  at: number;
  gap: number;
};

/** What is counted: of what gets less, only what is left is meant, and not what went. */
const leftOf = ({ y, falls }: LinearScene): string => `${y.toLowerCase()}${falls ? ' that are left' : ''}`;

function tableOf({ x, y }: LinearScene, pairs: readonly (readonly [number, number])[]): Diagram {
  return {
    kind: 'function-table',
    input: x,
    output: y,
    rule: null,
    pairs: pairs.map(([input, output]) => [String(input), String(output)]),
  };
}

/** Level 1 tells start and rate, level 2 the change in several steps first, level 3 a later value instead of the start, or a table. The stretch problem tells two later values. */
export const m8LinearModelWrite = numberSkill('m8-linear-model-write', {
  version: 7,
  byHand: { levels: [1, 2], ask: 'draw-graph', make: lineOfAmounts },
  form: 'equation',
  scenes: [linearScenes],
  text: {
    'draw-graph': [
      'Let {x} count the {xs} and {y} the {ys}. Draw the graph of this model.',
      'Here {x} counts the {xs} and {y} the {ys}. Draw the line of this model.',
      'Draw the line that shows {y}, the {ys}, after {x} {xs}.',
      'Graph the {ys} {y} for the number of {xs} {x}.',
    ],
    headline: 'Write a linear model',
    model: 'Let {x} count the {xs} and {y} the {ys}. Write an equation of the form {form}.',
    rule: 'Here {x} counts the {xs} and {y} the {ys}. Which rule of the form {form} fits?',
    steady: 'The change is steady.',
    far: 'The change is steady. How many {ys} does the model give for {x2} {xs}?',
    'far-find': 'A linear model fits both. How many {ys} does it give for {x2} {xs}?',
    'right-far': 'Two values give the rate, the rate gives the start, and both give every other value.',
    'from-first': 'This starts at the first value that is given. Which input goes with it?',
    'only-rate': 'This leaves out the value at the start. What is there at zero?',
    'at-zero': 'This is the value at zero. How much has changed by then?',
    'one-step': 'This goes on by one step only. How many steps are there?',
    right: 'The rate is the coefficient of {x}, and the value at zero is the constant.',
    swaps: 'This trades the two numbers. Which one counts again and again?',
    sign: 'This changes in the other direction. Does the amount grow or fall?',
    start: 'This leaves out the value at the start. What is there at zero?',
    several: 'This is the change over several steps. How much does it change in one?',
    'every-do': 'Find the change for one step.',
    'every-why': 'The change is steady, so it is shared equally among the steps.',
    point: 'This uses a later value as the start. Which input goes with it?',
    grows: 'This takes away as time goes on. Does the amount grow or fall?',
    other: 'Ask what happens again and again. That number is the coefficient of {x}.',
    'other-far':
      'Find the rate from the two values first. Then step back to zero, or go on from one of them.',
    'rate-do': 'Find the rate.',
    'rate-why': 'It is the change that comes again and again.',
    'falls-why': 'The amount gets smaller, so the rate is below zero.',
    'start-do': 'Find the value at the start.',
    'start-why': 'It goes with the input zero.',
    'back-do': 'Step back to the input zero.',
    'back-why': 'Each step back undoes the change once.',
    'write-do': 'Put both into the form.',
    'write-why': 'The rate is {m}, and the initial value is {b}.',
    'gap-do': 'Find the change between the two values.',
    'gap-why': 'It belongs to the steps between their inputs.',
    'each-do': 'Divide it by the number of steps.',
    'each-why': 'This is the rate.',
    'model-do': 'Write the model.',
    'model-why': 'The rate is {m}, and the initial value is {b}.',
    'put-do': 'Put the input into it.',
    'put-why': 'The model holds for every input.',
    'final-far': 'The model gives {value} {ys}.',
    final: 'The model is {equation}.',
  },
  draw({ level, random }): Params {
    return random.until(() => {
      const scene = random.pick(linearScenes.list);
      const size = random.int(2, level === 1 ? 9 : 15);
      const [at, b] = [random.int(2, 8), random.int(5, level === 1 ? 40 : 95)];
      const every = level === 2 ? random.int(2, 6) : 1;
      const gap = level === 3 && random.chance(50) ? random.int(2, 3) : 0;
      const apart = b !== size * Math.max(every, gap);
      const fits =
        b !== size && apart && size * every < 60 && (!scene.falls || b > size * (at + 3 * gap) + 1);
      return fits
        ? { ask: random.pick(['model', 'rule']), scene, m: scene.falls ? -size : size, every, b, at, gap }
        : null;
    });
  },
  build({ ask, scene, m, every, b, at, gap }: Params, { level, say, step, distractor }) {
    const size = Math.abs(m);
    const value = lineRule(m, b);
    const later = b + m * at;
    const words = {
      form: '$y = mx + b$',
      x: '$x$',
      y: '$y$',
      m: '$m$',
      b: '$b$',
      equation: `$${value}$`,
      xs: scene.x.toLowerCase(),
      ys: leftOf(scene),
    };
    const start = (first: 'yes' | 'no') => say(`${scene.key}-start`, { b, first });
    const rate = (first: 'yes' | 'no') => say(`${scene.key}-rate`, { m: size, first });
    const point = say(`${scene.key}-point`, { at, y: later, first: 'no' });
    const product = m < 0 ? `(${m})` : String(m);
    return {
      words,
      question: [
        ...{
          1: [start('yes'), rate('no')],
          2: [say(`${scene.key}-rate-every`, { every, m: size * every, first: 'yes' }), start('no')],
          3: gap > 0 ? [say(`${scene.key}-table`), 'steady' as const] : [rate('yes'), point],
        }[level],
        ask,
      ],
      diagram:
        gap > 0
          ? tableOf(
              scene,
              [0, 1, 2, 3].map((row) => [at + row * gap, later + row * m * gap]),
            )
          : null,
      answer: value,
      distractors: [
        level === 3 ? distractor('uses-a-point-value-as-the-intercept', lineRule(m, later), 'point') : null,
        gap > 0 && distractor('takes-several-steps-for-one', lineRule(m * gap, b), 'several'),
        distractor('swaps-rate-and-initial-value', lineRule(b, m), 'swaps'),
        m < 0
          ? distractor('uses-the-wrong-sign-for-a-decrease', lineRule(size, b), 'sign')
          : distractor('slip', lineRule(-m, b), 'grows'),
        level === 2 ? distractor('takes-several-steps-for-one', lineRule(m * every, b), 'several') : null,
        level === 1 ? distractor('forgets-the-constant', lineRule(m, 0), 'start') : null,
      ],
      steps: [
        level === 2 && step('every', `${size * every} ÷ ${every}`, size),
        gap > 0 && step('gap', `${later + m * gap} − ${later}`, signed(m * gap)),
        gap > 0 && step('each', `${signed(m * gap)} ÷ ${gap}`, signed(m)),
        gap === 0 &&
          step('rate', `${size} ${m < 0 ? 'less' : 'more'} for each step`, `$m = ${m}$`, {
            why: m < 0 ? 'falls-why' : `rate-why`,
          }),
        level === 3
          ? step('back', `${later} − ${at} × ${product}`, b)
          : step('start', `${b} at zero`, `$b = ${b}$`),
        step('write', words.form, words.equation),
      ],
      claims: [`${later} - ${at} * (${m}) = ${b}`],
    };
  },
  stretch: {
    draw({ random }) {
      return random.until(() => {
        const scene = random.pick(linearScenes.list);
        const [size, b] = [random.int(2, 12), random.int(20, 95)];
        const at = random.int(2, 6);
        const [next, far] = [at + random.int(2, 4), at + random.int(6, 9)];
        const m = scene.falls ? -size : size;
        const values = [m * far + b, m * far + b + m * at, m > 0 ? m * far : b, m * next + b + m];
        const isPlain = values.every((one) => one > 0) && new Set(values).size === 4;
        const isNear = values.every((one) => one * 18 > (values[0] ?? 1) && one < 18 * (values[0] ?? 1));
        return isPlain && isNear
          ? { ask: random.pick(['far', 'far-find'] as const), scene, m, b, at, next, far }
          : null;
      });
    },
    build({ ask, scene, m, b, at, next, far }, { say, step, distractor }) {
      const [first, second, value] = [m * at + b, m * next + b, m * far + b];
      const bracket = m < 0 ? `(−${-m})` : String(m);
      const words = {
        x: '$x$',
        y: '$y$',
        m: '$m$',
        b: '$b$',
        x2: far,
        xs: scene.x.toLowerCase(),
        ys: leftOf(scene),
        equation: `$${lineRule(m, b)}$`,
        value: String(value),
      };
      return {
        words,
        question: [
          say(`${scene.key}-point`, { at, y: first, first: 'yes' }),
          say(`${scene.key}-point`, { at: next, y: second, first: 'no' }),
          ask,
        ],
        answer: { form: 'integer', value: String(value), reason: 'right-far' },
        otherWrong: 'other-far',
        distractors: [
          distractor('uses-a-point-value-as-the-intercept', value + m * at, 'from-first'),
          m > 0 ? distractor('forgets-the-constant', m * far, 'only-rate') : distractor('slip', b, 'at-zero'),
          distractor('slip', second + m, 'one-step'),
        ],
        steps: [
          step('gap', `${second} − ${first}`, signed(second - first)),
          step('each', `${signed(second - first)} ÷ ${next - at}`, signed(m)),
          step('back', `${first} − ${at} × ${bracket}`, b),
          step('model', `${signed(m)} and ${b}`, words.equation),
          step('put', `${bracket} × ${far} + ${b}`, value),
        ],
        finalAnswer: 'final-far',
        claims: [`${first} - ${at} * (${m}) = ${b}`, `(${m}) * ${far} + ${b} = ${value}`],
      };
    },
  },
});
