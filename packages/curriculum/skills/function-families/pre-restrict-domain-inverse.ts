import type { DiagramOf } from '@playforward/diagram';
import { numberSkill } from '../../src/kit/index.ts';

/** f(x) = c(x − a)² + b for x ≥ a. */
type Params = { letter: 'f' | 'g' | 'h' | 'p'; a: number; b: number; c: number };

/** Level 1 has a square alone, level 2 a shift up or down, level 3 a factor as well. */
export const preRestrictDomainInverse = numberSkill('pre-restrict-domain-inverse', {
  version: 1,
  form: 'expression',
  text: {
    headline: 'Find the inverse on one branch',
    ask: [
      'Let {f} be {rule} for {branch}. Find a rule for its inverse.',
      'For {branch}, {f} is {rule}. What is its inverse?',
      'Find the inverse of {f}, which is {rule} for {branch}.',
      'Which rule undoes {f}, if {f} is {rule} for {branch}?',
    ],
    right:
      'Undo the steps from the last one to the first. The branch {branch} takes the root that is not negative.',
    negative: 'This gives values below {a}. Which values of {x} were allowed at the start?',
    reciprocal: 'This is one over the function. Does it bring an output back to its input?',
    swaps: 'The two shifts changed places. Which step did {f} do last, and how is it undone?',
    'swaps-one': 'Here the shift is undone before the square. Which step did {f} do last?',
    other: 'Write {y} for the output, swap both letters, and solve. Then choose the root that fits.',
    'swap-do': 'Write {y} for the output and swap the letters.',
    'swap-why': 'The inverse takes outputs back to inputs.',
    'clear-do': 'Leave the square alone on one side.',
    'clear-why': 'What was done last is undone first.',
    'root-do': 'Take the root.',
    'root-why': 'On this branch {bracket} is not negative, so take the positive root.',
    'solve-do': 'Solve for {y}.',
    'solve-why': 'This undoes the shift inside the square.',
    final: 'The inverse is {result}.',
  },
  draw: ({ level, random }): Params => {
    const letter = random.pick(['f', 'g', 'h', 'p'] as const);
    return random.until(() => {
      const sign = random.chance(50) ? 1 : -1;
      const a = level === 1 ? random.int(-27, 27) : random.int(-9, 9);
      const b = level === 1 ? 0 : sign * random.int(1, 9);
      return a !== 0 && a !== b ? { letter, a, b, c: level === 3 ? random.int(2, 6) : 1 } : null;
    });
  },
  build({ letter, a, b, c }: Params, { level, step, distractor }) {
    const minus = (letter: string, by: number): string =>
      by === 0 ? letter : `${letter} ${by < 0 ? '+' : '−'} ${Math.abs(by)}`;
    const add = (by: number): string => (by === 0 ? '' : ` ${by < 0 ? '−' : '+'} ${Math.abs(by)}`);
    const many = c === 1 ? '' : String(c);
    const rule = (letter: string): string => `${many}(${minus(letter, a)})^2${add(b)}`;
    const under = c === 1 ? minus('x', b) : `(${minus('x', b)})/${c}`;
    const root = `√(${under})`;
    const texUnder = c === 1 ? under : `\\frac{${minus('x', b)}}{${c}}`;
    const show = (value: number): string => (value < 0 ? `−${-value}` : String(value));
    const value = `${root}${add(a)}`;
    const tex = `\\sqrt{${texUnder}}${add(a)}`;
    const words = {
      f: `$${letter}(x)$`,
      rule: `$${rule('x')}$`,
      branch: `$x ≥ ${show(a)}$`,
      x: '$x$',
      y: '$y$',
      a: show(a),
      bracket: `$${minus('y', a)}$`,
      result: `$${tex}$`,
    };
    const swapped = c === 1 ? minus('x', a) : `(${minus('x', a)})/${c}`;
    const lines = [
      `x = ${rule('y')}`,
      `${texUnder} = (${minus('y', a)})^2`,
      `\\sqrt{${texUnder}} = ${minus('y', a)}`,
    ];
    const [one = '', two = '', three = ''] = lines;
    return {
      words,
      question: 'ask',
      diagram: level === 1 && Math.abs(a) <= 6 ? branchOf(a) : null,
      answer: value,
      distractors: [
        distractor('keeps-the-negative-square-root-on-the-positive-branch', `−${root}${add(a)}`, 'negative'),
        distractor('gives-the-reciprocal', `1/(${rule('x')})`, 'reciprocal'),
        distractor('swaps-domain-and-range', `√(${swapped})${add(b)}`, level === 1 ? 'swaps-one' : 'swaps'),
      ],
      steps: [
        step('swap', `$${rule('x')}$`, `$${one}$`),
        level === 1 ? null : step('clear', `$${one}$`, `$${two}$`),
        step('root', `$${level === 1 ? one : two}$`, `$${three}$`),
        step('solve', `$${three}$`, `$${tex}$`),
      ],
      claims: [`${many}(${a + 3} − (${a}))^2 + (${b}) = ${c * 9 + b}`],
    };
  },
});

/** The right half of the parabola. */
function branchOf(a: number): DiagramOf<'function-graph'> {
  return {
    kind: 'function-graph',
    x: { label: 'x', min: -8, max: 10, step: 1 },
    y: { label: 'y', min: -2, max: 10, step: 1 },
    curves: [
      {
        formula: { type: 'polynomial', coefficients: [a * a, -2 * a, 1] },
        from: a,
        to: null,
        fromOpen: false,
        toOpen: false,
      },
    ],
    points: [],
    asymptotes: [],
  };
}
