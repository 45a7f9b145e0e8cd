import { type Level, type NumberCandidate, numberSkill, type Random } from '../../src/kit/index.ts';
import { plus } from '../../src/numbers/linear-sides.ts';
import { type Polynomial, polynomialAt, polynomialText } from '../../src/numbers/polynomials.ts';

/** A cubic, its constant first, and the zero `a` of the divisor. At level 3 the coefficient of x² is asked for. */
type Params = { letter: string; cubic: Polynomial; a: number };

/** Level 1 divides by x − a, level 2 by x + a, level 3 asks for a coefficient that makes a factor. */
export const a2RemainderTheorem = numberSkill('a2-remainder-theorem', {
  version: 1,
  form: 'number',
  text: {
    headline: 'Use the remainder theorem',
    'ask-rest': [
      'What is the remainder when {given} is divided by {divisor}?',
      'Divide {given} by {divisor}. What remainder is left?',
      'Find the remainder of {given} divided by {divisor}.',
      'How much is left over when {divisor} divides {given}?',
    ],
    'ask-factor': [
      'For which {k} is {divisor} a factor of {given}?',
      'Find {k} so that {divisor} is a factor of {given}.',
      'For which {k} does {divisor} divide {given} without a remainder?',
      'Choose {k} so that {given} has {divisor} as a factor. What is {k}?',
    ],
    'right-rest': 'The remainder of a division by {divisor} is the value of the polynomial at its zero.',
    'right-factor': 'A linear factor gives the remainder zero, so the polynomial is zero there.',
    opposite: 'Put in the number that makes {divisor} zero. Which number is that?',
    'turned-sign': 'The right number was put in. Solve for {k} once more. Which sign does it get?',
    constant: 'The constant is the value at zero. Which value of {x} makes {divisor} zero?',
    quotient: 'This is a number of the quotient. What is left over at the end?',
    'constant-factor': 'This uses the constant alone. Do the other terms vanish at the zero of {divisor}?',
    other: 'Find the zero of {divisor}. Put it in for {x} and work out each term.',
    'zero-do': 'Find the zero of the divisor.',
    'zero-why': 'At this number the divisor has the value zero.',
    'put-do': 'Put it in for {x}.',
    'put-why': 'At the zero only the remainder is left.',
    'add-do': 'Add the terms.',
    'add-why': 'This value is the remainder.',
    'open-do': 'Put it in for {x} and leave {k} open.',
    'open-why': 'The value must be zero for a factor.',
    'solve-do': 'Solve for {k}.',
    'solve-why': 'Only this number makes the remainder zero.',
    'rest-final': 'The remainder is {value}.',
    'factor-final': 'It is a factor for {value}.',
  },
  draw: ({ level, random }): Params => ({
    letter: random.pick(['x', 'y', 'n']),
    ...drawNumbers(level, random),
  }),
  build({ letter: x, cubic, a }: Params, { level, say, step }) {
    const [c0 = 0, c1 = 0, c2 = 0, c3 = 0] = cubic;
    const find = level === 3;
    const value = find ? c2 : polynomialAt(cubic, a);
    const given = find ? `${x}^3 + k${x}^2${plus(c1)}${x}${plus(c0)}` : polynomialText(cubic, x);
    const show = (number: number): string => polynomialText([number]);
    const divisor = polynomialText([-a, 1], x);
    const words = { given: `$${given}$`, divisor: `$${divisor}$`, x: `$${x}$`, k: '$k$', value: show(value) };
    const terms = [c3 * a ** 3, c2 * a ** 2, c1 * a, c0];
    const [first = 0, , third = 0] = terms;
    const wrong = waysOf(cubic, a, level).map(({ key, ...way }) => ({
      ...way,
      value: show(way.value),
      reason: say(key),
    }));
    const sum = terms.slice(1).reduce((text, term) => `${text}${plus(term)}`, show(first));
    const at = a < 0 ? `(${show(a)})` : show(a);
    const put = (number: number, power: string): string => `${times(number)}${at}${power}`;
    const filled = `${c3 === 1 ? '' : `${c3} \\cdot `}${at}^3 ${put(c2, '^2')} ${put(c1, '')}${plus(c0)}`;
    const rest = first + third + c0;
    return {
      words,
      question: find ? 'ask-factor' : 'ask-rest',
      answer: { value: show(value), reason: find ? 'right-factor' : 'right-rest' },
      distractors: wrong,
      steps: find
        ? [
            step('zero', words.divisor, `$${x} = ${show(a)}$`),
            step('open', words.given, `$${a * a}k${plus(rest)} = 0$`),
            step('solve', `$${a * a}k = ${show(-rest)}$`, show(value)),
          ]
        : [
            step('zero', words.divisor, `$${x} = ${show(a)}$`),
            step('put', words.given, `$${filled}$`),
            step('add', sum, show(value)),
          ],
      finalAnswer: find ? 'factor-final' : 'rest-final',
      claims: [find ? `${a * a} * (${c2}) + ${first} + (${third}) + (${c0}) = 0` : `${sum} = ${show(value)}`],
    };
  },
});

/** The sign and the factor before a power; a factor of 1 is not written. */
function times(value: number): string {
  const size = Math.abs(value);
  return `${value < 0 ? '−' : '+'} ${size === 1 ? '' : `${size} \\cdot `}`;
}

type Way = Pick<NumberCandidate, 'misconception' | 'value'> & {
  key: 'opposite' | 'turned-sign' | 'constant' | 'quotient' | 'constant-factor';
};

/** The value at −a, the constant, and the last number of the quotient; at level 3 what each makes of k. */
function waysOf(cubic: Polynomial, a: number, level: Level): readonly Way[] {
  const [c0 = 0, c1 = 0, c2 = 0, c3 = 0] = cubic;
  if (level === 3) {
    return [
      {
        misconception: 'evaluates-at-the-opposite-of-a',
        value: (a ** 3 + c1 * a - c0) / (a * a),
        key: 'opposite',
      },
      { misconception: 'uses-the-constant-term', value: -c0 / (a * a), key: 'constant-factor' },
      { misconception: 'slip', value: -c2, key: 'turned-sign' },
    ];
  }
  return [
    { misconception: 'evaluates-at-the-opposite-of-a', value: polynomialAt(cubic, -a), key: 'opposite' },
    { misconception: 'uses-the-constant-term', value: c0, key: 'constant' },
    { misconception: 'confuses-quotient-and-remainder', value: (c3 * a + c2) * a + c1, key: 'quotient' },
  ];
}

function drawNumbers(level: Level, random: Random): Pick<Params, 'cubic' | 'a'> {
  const signed = (most: number): number => random.int(1, most) * (random.chance(50) ? 1 : -1);
  return random.until(() => {
    const size = random.int(2, level === 3 ? 3 : 4);
    const a = level === 1 ? size : level === 2 ? -size : size * (random.chance(50) ? 1 : -1);
    const [c1, c2] = [signed(9), signed(6)];
    const c3 = level === 2 ? random.int(1, 3) : 1;
    const c0 = level === 3 ? -(a ** 3 + c2 * a * a + c1 * a) : signed(20);
    const cubic = [c0, c1, c2, c3];
    const value = level === 3 ? c2 : polynomialAt(cubic, a);
    const others = waysOf(cubic, a, level).map((way) => way.value);
    const likely = others.every(
      (one) =>
        Number.isInteger(one) &&
        one !== 0 &&
        Math.abs(one) <= 19 * Math.abs(value) &&
        Math.abs(value) <= 19 * Math.abs(one),
    );
    return value !== 0 && c0 !== 0 && likely && new Set([value, ...others]).size === 4 ? { cubic, a } : null;
  });
}
