import { numberSkill } from '../../src/kit/index.ts';
import { plus } from '../../src/numbers/linear-sides.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';

/** a · (x − h)^(m/n) + k has to be a · b^m + k, so x − h is b^n. */
type Params = { a: number; b: number; m: number; n: number; h: number; k: number };

/** Powers with an odd m, so that one real solution exists. */
const exponents = {
  1: [
    [1, 2],
    [1, 3],
  ],
  2: [
    [3, 2],
    [3, 4],
    [5, 2],
    [5, 3],
    [3, 5],
  ],
  3: [
    [3, 2],
    [3, 4],
    [5, 3],
    [1, 2],
    [1, 3],
  ],
} as const;

/** Level 1 has a root written as a power, level 2 any numerator, level 3 a sum as the base. */
export const a2RationalExponentEquation = numberSkill('a2-rational-exponent-equation', {
  version: 1,
  form: 'number',
  text: {
    headline: 'Solve an equation with a fraction as exponent',
    ask: [
      'Solve {equation} for a real number $x$.',
      'Which real number $x$ makes {equation} true?',
      'Find the real solution of {equation}.',
      'What is $x$ if {equation}?',
    ],
    'ask-sum': [
      'Solve {equation}. Undo the outer operations first.',
      'The base of {equation} is a sum or a difference. Which real number is $x$?',
      'Find $x$ in {equation}, where the exponent belongs to the parentheses.',
      'Which number has to stand for $x$ in {equation}?',
    ],
    right: 'Raising both sides to the reciprocal exponent undoes the exponent.',
    multiplies: 'This multiplies by the reciprocal. What is done to a power to undo its exponent?',
    root: 'This takes the root but not the power. What do both parts of the exponent ask for?',
    alone: 'This is what the power equals. Which number has that power?',
    inside: 'This is the base. What else happens to {x} inside the parentheses?',
    more: 'Look at the exponent again. How many times is the base a factor here?',
    other: 'Get the power alone. Then raise both sides to the reciprocal exponent.',
    'move-do': 'Undo what is added outside.',
    'move-why': 'The power has to stand alone.',
    'divide-do': 'Divide by the number in front.',
    'divide-why': 'Now the power stands alone.',
    'raise-do': 'Raise both sides to the reciprocal exponent.',
    'raise-why': 'The product of an exponent and its reciprocal is one.',
    'undo-do': 'Undo what is done to {x} inside.',
    'undo-why': 'This leaves {x} alone.',
    final: 'The solution is {value}.',
  },
  draw: ({ level, random }): Params =>
    random.until(() => {
      const [m, n] = random.pick<readonly [number, number]>(exponents[level]);
      const b = random.int(2, 12);
      const [a, k] = [random.int(level === 1 ? 1 : 2, 5), random.int(1, 25) * random.pick([1, -1])];
      const h = level === 3 ? random.int(2, 9) * random.pick([1, -1]) : 0;
      const [power, base] = [b ** m, b ** n];
      const wrong = [(power * n) / m, b, power + h].map((each) => each + (level === 3 ? h : 0));
      const isOpen = power <= 400 && base <= 400 && a * power + k > 0 && Number.isInteger((power * n) / m);
      const isNear = [base + h, ...wrong].every(
        (each) => each > 0 && each < 18 * (base + h) && each * 18 > base + h,
      );
      return isOpen && isNear && new Set([base + h, ...wrong]).size >= 3 ? { a, b, m, n, h, k } : null;
    }),
  build({ a, b, m, n, h, k }: Params, { level, step, distractor }) {
    const [power, base] = [b ** m, b ** n];
    const inside = h === 0 ? 'x' : `(x${plus(-h)})`;
    const raised = `${inside}^{\\frac{${m}}{${n}}}`;
    const front = a === 1 ? '' : `${a}`;
    const equation = `$${front}${raised}${plus(k)} = ${a * power + k}$`;
    const moved = `$${front}${raised} = ${a * power}$`;
    const value = String(base + h);
    return {
      words: { equation, x: '$x$', value: signed(base + h) },
      question: level === 3 ? 'ask-sum' : 'ask',
      answer: value,
      distractors: [
        distractor('multiplies-by-the-reciprocal-exponent', (power * n) / m + h, 'multiplies'),
        m === 1
          ? distractor('stops-after-the-first-step', power + h, 'alone')
          : distractor('takes-only-the-root-of-a-power', b + h, 'root'),
        level === 3 && distractor('slip', base, 'inside'),
        distractor('slip', b ** (n + 1) + h, 'more'),
      ],
      steps: [
        step('move', equation, moved),
        a !== 1 && step('divide', moved, `$${raised} = ${power}$`),
        step(
          'raise',
          `$${raised} = ${power}$`,
          `$${inside.replace(/[()]/g, '')} = ${power}^{\\frac{${n}}{${m}}} = ${base}$`,
        ),
        h !== 0 && step('undo', `$x${plus(-h)} = ${base}$`, value),
      ],
      claims: [`${base}^(${m}/${n}) = ${power}`],
    };
  },
});
