import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { plus } from '../../src/numbers/linear-sides.ts';

/** Level 1: (bx + a)². Level 2: (x + a)² − (x − b)². Level 3: (bx² − a)² and (bx² + a)². */
type Params = { letter: string; a: number; b: number };

/** Level 1 completes a square, level 2 a difference of squares, level 3 joins two squares. */
export const a2IdentityCheck = numberSkill('a2-identity-check', {
  version: 1,
  form: 'expression',
  text: {
    headline: 'Make the identity true',
    'ask-one': [
      'The square of {base} is {first} plus a middle term plus {last}. What is the middle term?',
      'Square {base}. Between {first} and {last} stands a middle term. What is it?',
      'Multiply {base} by itself. The outer terms are {first} and {last}. What is the middle term?',
      'The square of {base} is {first}, plus what, plus {last}?',
    ],
    'ask-two': [
      'Subtract the square of {second} from the square of {base}. What is left?',
      'How much greater is the square of {base} than the square of {second}?',
      'Find the square of {base} minus the square of {second}.',
      'Square {base}, square {second}, and take the second from the first. What do you get?',
    ],
    'ask-three': [
      'What must be added to the square of {base} to get the square of {second}?',
      'How much is missing from the square of {base} to the square of {second}?',
      'Find what you add to the square of {base} to reach the square of {second}.',
      'The square of {base} plus what equals the square of {second}?',
    ],
    right: 'Both sides expand to the same polynomial, so they agree for every {x}.',
    one: 'This agrees when {x} is one. Does it agree for two as well?',
    signs: 'Expand once more and watch each sign. Which sign does each product get?',
    middle: 'The square of a sum or difference has three terms. Where is the middle one here?',
    other: 'Expand both sides fully. Then compare the terms power by power.',
    'first-do': 'Expand the square of {base}.',
    'second-do': 'Expand the square of {second}.',
    'square-why': 'Square each part, and add twice their product.',
    'compare-do': 'Compare the two sides.',
    'compare-why': 'An identity agrees in every power.',
    'subtract-do': 'Subtract the second from the first.',
    'subtract-why': 'The minus sign reaches every term in the parentheses.',
    'check-do': 'Check with {two, number} for {x}.',
    'check-why': 'Both sides have the same value there, as an identity must.',
    final: 'It is {result}.',
  },
  draw: ({ level, random }): Params => ({
    letter: random.pick(['x', 'y', 'n', 'k']),
    ...drawNumbers(level, random),
  }),
  build({ letter: x, a, b }: Params, { level, step, distractor }) {
    const size = ({ 1: 'one', 2: 'two', 3: 'three' } as const)[level];
    const { base, second, expanded, otherSide, value, one, signs, middle, tried, got } = sidesOf(
      level,
      { a, b },
      x,
    );
    const words = {
      x: `$${x}$`,
      base: `$${base}$`,
      second: `$${second}$`,
      result: `$${value}$`,
      two: 2,
      first: `$${b * b}${x}^2$`,
      last: String(a * a),
    };
    const last =
      level === 2
        ? step('subtract', `$${expanded} − (${otherSide})$`, `$${value}$`)
        : step('compare', `$${expanded}$`, `$${value}$`);
    return {
      words,
      question: `ask-${size}`,
      answer: { asked: 'expanded', value },
      distractors: [
        distractor('checks-one-value-only', one, 'one'),
        distractor('makes-a-sign-error-when-expanding', signs, 'signs'),
        distractor('leaves-out-the-middle-term', middle, 'middle'),
      ],
      steps: [
        step('first', `$(${base})^2$`, `$${expanded}$`, { why: 'square-why' }),
        level === 1 ? null : step('second', `$(${second})^2$`, `$${otherSide}$`, { why: 'square-why' }),
        last,
        step('check', tried, String(got).replace('-', '−')),
      ],
      claims: [
        {
          1: `(${base})^2 = ${b * b}${x}^2 + ${value} + ${a * a}`,
          2: `(${base})^2 - (${second})^2 = ${value}`,
          3: `(${base})^2 + ${value} = (${second})^2`,
        }[level],
      ],
    };
  },
});

/** Both sides, the key, and what each way of working makes of it. `tried` is the value for 2. */
function sidesOf(level: Level, { a, b }: Pick<Params, 'a' | 'b'>, x: string) {
  if (level === 1) {
    return {
      base: `${b}${x} + ${a}`,
      second: '',
      otherSide: '',
      expanded: `${b * b}${x}^2 + ${2 * a * b}${x} + ${a * a}`,
      value: `${2 * a * b}${x}`,
      one: String(2 * a * b),
      signs: `−${2 * a * b}${x}`,
      middle: '0',
      tried: `(${b} × 2 + ${a})^2`,
      got: (2 * b + a) ** 2,
    };
  }
  if (level === 2) {
    const [m, n] = [2 * (a + b), a * a - b * b];
    const turned = 2 * (a - b);
    return {
      base: `${x} + ${a}`,
      second: `${x} − ${b}`,
      expanded: `${x}^2 + ${2 * a}${x} + ${a * a}`,
      otherSide: `${x}^2 − ${2 * b}${x} + ${b * b}`,
      value: `${m}${x}${plus(n)}`,
      one: `${m + n}${x}`.replace('-', '−'),
      signs: `${turned}${x}${plus(a * a + b * b)}`.replace('-', '−'),
      middle: String(n).replace('-', '−'),
      tried: `(2 + ${a})^2 − (2 − ${b})^2`,
      got: (2 + a) ** 2 - (2 - b) ** 2,
    };
  }
  const ends = `${b * b}${x}^4`;
  return {
    base: `${b}${x}^2 − ${a}`,
    second: `${b}${x}^2 + ${a}`,
    value: `${4 * a * b}${x}^2`,
    expanded: `${ends} − ${2 * a * b}${x}^2 + ${a * a}`,
    otherSide: `${ends} + ${2 * a * b}${x}^2 + ${a * a}`,
    one: String(4 * a * b),
    signs: `${4 * a * b}${x}^2 + ${2 * a * a}`,
    middle: '0',
    tried: `(${4 * b} + ${a})^2 − (${4 * b} − ${a})^2`,
    got: 16 * a * b,
  };
}

function drawNumbers(level: Level, random: Random): Pick<Params, 'a' | 'b'> {
  return random.until(() => {
    const [a, b] = [random.int(2, 9), random.int(2, 9)];
    return a !== b && (level !== 2 || 2 * (a + b) + a * a - b * b !== 0) ? { a, b } : null;
  });
}
