import { choiceSkill } from '../../src/kit/index.ts';
import { type LinearScene, linearScenes, lineRule } from '../../src/scenes/linear-scenes.ts';

/** The amount is b at zero and changes by m; one of the two numbers is asked for. */
type Params = { part: 'rate' | 'start'; ask: 'number' | 'letter'; scene: LinearScene; m: number; b: number };

/** Level 1 asks for a number of the model, level 2 for m or b as well, level 3 for m or b where the start is written first. */
export const m8LinearModelMeaning = choiceSkill('m8-linear-model-meaning', {
  version: 4,
  scenes: [linearScenes],
  text: {
    headline: 'Say what a number means',
    number: 'What does the number {part} tell you?',
    letter: 'Compare it with {form}. What does {letter} tell you?',
    'right-rate': 'It is the coefficient of {x}, so it counts once for each step.',
    'right-start': 'It is the value when {x} is zero.',
    'swaps-rate': 'This is about the start. What does the model give when {x} is zero?',
    'swaps-start': 'This is about each step. Which number is the coefficient of {x}?',
    total: 'This takes it for a total. Does the number count once, or again with each step?',
    'total-start': 'This takes it for a change. What is there before any change, when {x} is zero?',
    time: 'This takes it for the time. Which letter stands for the time?',
    other: 'Put zero in for {x}, then one. What changes, and what stays?',
    'zero-do': 'Put zero in for {x}.',
    'zero-why': 'This gives the value at the start.',
    'one-do': 'Put one in for {x}.',
    'one-why': 'This gives the value one step later.',
    'compare-do': 'Compare the two values.',
    'compare-why': 'The difference is the change for each step.',
    'begin-do': 'Name the value that is there before any step.',
    'begin-why': 'Every later value has a change in it as well.',
  },
  draw({ level, random }): Params {
    const scene = random.pick(linearScenes.list);
    const size = random.int(2, 12);
    return {
      part: random.pick(['rate', 'start']),
      ask: level === 1 ? 'number' : level === 2 ? random.pick(['number', 'letter']) : 'letter',
      scene,
      m: scene.falls ? -size : size,
      b: random.int(25, 95),
    };
  },
  build({ part, ask, scene, m, b }: Params, { level, say, step, distractor }) {
    const size = Math.abs(m);
    const turned = m < 0 ? `y = ${b} - ${size}x` : `y = ${b} + ${size}x`;
    const equation = level === 3 ? turned : lineRule(m, b);
    const asked = part === 'rate' ? m : b;
    const n = String(Math.abs(asked));
    const words = {
      equation: `$${equation}$`,
      part: `$${asked}$`,
      form: '$y = mx + b$',
      x: '$x$',
      letter: part === 'rate' ? '$m$' : '$b$',
    };
    const mean = { rate: 'each', start: 'start' } as const;
    const [right, swapped] = part === 'rate' ? (['rate', 'start'] as const) : (['start', 'rate'] as const);
    const product = m < 0 ? `(${m})` : String(m);
    return {
      words,
      question: [`${scene.key}-model`, ask],
      answer: { value: right, text: say(`${scene.key}-mean-${mean[right]}`, { n }), reason: `right-${part}` },
      distractors: [
        distractor(
          'swaps-the-meaning-of-rate-and-start',
          swapped,
          part === 'rate' ? 'swaps-rate' : 'swaps-start',
          say(`${scene.key}-mean-${mean[swapped]}`, { n }),
        ),
        distractor(
          'reads-the-rate-as-a-total',
          'all',
          part === 'rate' ? 'total' : 'total-start',
          say(`${scene.key}-mean-all`, { n }),
        ),
        distractor('slip', 'time', 'time', say(`${scene.key}-mean-time`, { n })),
      ],
      steps: [
        step('zero', `${product} × 0 + ${b}`, b),
        step('one', `${product} × 1 + ${b}`, b + m),
        part === 'rate'
          ? step('compare', `from ${b} to ${b + m}`, m < 0 ? `${size} less` : `${size} more`)
          : step('begin', `${b} at zero, ${b + m} one step later`, `${b} at first`),
      ],
      claims: [`${m} * 1 + ${b} = ${b + m}`],
    };
  },
});
