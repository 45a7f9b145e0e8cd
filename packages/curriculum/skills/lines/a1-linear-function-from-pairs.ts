import { numberSkill } from '../../src/kit/index.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { pointText } from '../../src/numbers/standard-form.ts';
import { type LinearScene, linearScenes, lineRule } from '../../src/scenes/linear-scenes.ts';

const asks = ['which', 'write', 'find', 'both'] as const;
/** The line y = mx + b, known at p and at r. */
type Params = {
  ask: (typeof asks)[number] | 'story';
  scene: LinearScene;
  m: number;
  b: number;
  p: number;
  r: number;
};

/** Level 1 rises from positive inputs, level 2 has negative inputs and slopes, level 3 tells two values of a story. */
export const a1LinearFunctionFromPairs = numberSkill('a1-linear-function-from-pairs', {
  version: 1,
  form: 'equation',
  scenes: [linearScenes],
  text: {
    headline: 'A line through two points',
    which: 'Which line passes through {first} and {second}?',
    write: 'Write the equation of the line through {first} and {second}.',
    find: 'Find the linear function whose graph holds {first} and {second}. Write it with {y}.',
    both: 'The pairs {first} and {second} belong to one linear function. What is its equation?',
    story: 'The change is steady. Write an equation for the amount {y} and the input {x}.',
    right: 'Both pairs make the equation true.',
    output: 'This takes an output for the value at zero. Which input belongs to that output?',
    sign: 'Does the output grow or fall from the first pair to the second?',
    back: 'The slope fits. Put the first pair in. Do both sides agree?',
    other: 'Find the slope first. Then use one of the pairs to find the constant.',
    'slope-do': 'Find the slope.',
    'slope-why': 'Change of the output divided by change of the input.',
    'constant-do': 'Put one pair in to find the constant.',
    'constant-why': 'A pair of the line makes its equation true.',
    'write-do': 'Write the equation.',
    'write-why': 'The slope stands beside {x}.',
    'test-do': 'Test the other pair.',
    'test-why': 'A linear function has to fit both.',
    final: 'The equation is {equation}.',
  },
  draw({ level, random }): Params {
    return random.until(() => {
      const scene = random.pick(linearScenes.list);
      const size = random.int(2, level === 3 ? 12 : 7);
      const m = level === 3 ? (scene.falls ? -size : size) : size * (level === 2 ? random.pick([1, -1]) : 1);
      const p = level === 2 ? -random.int(1, 5) : random.int(level === 3 ? 2 : 1, 4);
      const r = p + random.int(2, 6);
      const b = level === 3 ? random.int(8, 95) : random.int(-9, 12);
      const y = m * p + b;
      const isTrue = level < 3 || m * r + b > 4;
      const isOpen = b !== 0 && r !== 0 && y !== b && m !== b && new Set([b, y, y + m * p]).size === 3;
      return isTrue && isOpen ? { ask: level === 3 ? 'story' : random.pick(asks), scene, m, b, p, r } : null;
    });
  },
  build({ ask, scene, m, b, p, r }: Params, { say, step, distractor }) {
    const [y, z] = [m * p + b, m * r + b];
    const value = lineRule(m, b);
    const product = `${signed(m)} × ${p < 0 ? `(${signed(p)})` : p}`;
    return {
      words: {
        first: pointText(p, y),
        second: pointText(r, z),
        x: '$x$',
        y: '$y$',
        equation: `$${value}$`,
      },
      question:
        ask === 'story'
          ? [say(`${scene.key}-point`, { at: p, y }), say(`${scene.key}-point`, { at: r, y: z }), 'story']
          : ask,
      answer: value,
      distractors: [
        distractor('uses-an-output-as-the-intercept', lineRule(m, y), 'output'),
        distractor('makes-a-sign-error-in-the-slope', lineRule(-m, y + m * p), 'sign'),
        distractor('slip', lineRule(m, y + m * p), 'back'),
      ],
      steps: [
        step('slope', `change ${signed(z - y)} for ${r - p}`, signed(m)),
        step('constant', `${signed(y)} less ${product}`, signed(b)),
        step('write', `slope ${signed(m)}, constant ${signed(b)}`, `$${value}$`),
        step('test', `$x = ${r}$`.replace('-', '−'), `$y = ${signed(z)}$`),
      ],
      claims: [`(${z} - (${y})) / ${r - p} = ${m}`],
    };
  },
});
