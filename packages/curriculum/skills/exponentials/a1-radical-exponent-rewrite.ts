import { numberSkill } from '../../src/kit/index.ts';
import { commonDivisor } from '../../src/numbers/lowest-terms.ts';
import { drawLetter } from '../../src/numbers/variable-letters.ts';

/** The power is letter^(m/n), at level 3 its reciprocal. */
type Params = { ask: 'rewrite' | 'match'; letter: string; m: number; n: number };

/** Level 1 goes from a root to an exponent, level 2 back, level 3 has the root in a denominator. */
export const a1RadicalExponentRewrite = numberSkill('a1-radical-exponent-rewrite', {
  version: 2,
  form: 'expression',
  text: {
    headline: 'Roots and exponents',
    'power-rewrite': [
      'The number {x} is positive. Write {given} as one power of {x}.',
      'Write {given} as one power of the positive number {x}.',
    ],
    'power-match': [
      'Let {x} be positive. Which power of {x} is the same as {given}?',
      'For a positive {x}, which power equals {given}?',
    ],
    'root-rewrite': [
      'The number {x} is positive. Write {given} with a root.',
      'Write {given} as a root. The number {x} is positive.',
    ],
    'root-match': [
      'Let {x} be positive. Which expression is the same as {given}?',
      'For a positive {x}, which expression equals {given}?',
    ],
    right: 'The index of the root is the denominator of the exponent, and the power is its numerator.',
    inverts: 'This flips the fraction. Which of the two numbers belongs to the root?',
    multiplies: 'This multiplies the index of the root and the power. Which operation undoes a power?',
    adds: 'This adds the index of the root and the power. What does a root do to an exponent?',
    other: 'Write the power as the numerator and the index of the root as the denominator.',
    'other-root': 'The denominator of the exponent is the index of the root. Its numerator is the power.',
    'other-minus': 'Write the root as a power first. What does it mean that it stands in the denominator?',
    'right-minus':
      'Index and power give the fraction, and the minus sign brings the root out of the denominator.',
    'index-do': 'Find the index of the root.',
    'index-why': 'It is the denominator of the exponent.',
    'power-do': 'Find the power.',
    'power-why': 'It is the numerator of the exponent.',
    'under-do': 'Move the power out of the denominator.',
    'under-why': 'A factor in the denominator gets a minus sign in its exponent.',
    'write-do': 'Write both together.',
    'write-why': 'Raised to the power {n, number}, both ways give the same.',
    final: 'It is {shown}.',
  },
  draw({ random }): Params {
    return random.until(() => {
      const [m, n] = [random.int(2, 7), random.int(2, 7)];
      if (commonDivisor(m, n) !== 1 || m * n === m + n) return null;
      return { ask: random.pick(['rewrite', 'match']), letter: drawLetter(random), m, n };
    });
  },
  build({ ask, letter: x, m, n }: Params, { level, step, distractor }) {
    const toRoot = level === 2;
    const sign = level === 3 ? '-' : '';
    const raised = (power: number): string => (power === 1 ? x : `${x}^${power}`);
    const rootOf = (index: number, power: number): string =>
      index === 2 ? `\\sqrt{${raised(power)}}` : `\\sqrt[${index}]{${raised(power)}}`;
    const powerOf = (top: number, bottom: number): string =>
      bottom === 1 ? `${x}^{${sign}${top}}` : `${x}^{${sign}${top}/${bottom}}`;
    const shownPower = `${x}^{${sign}\\frac{${m}}{${n}}}`;
    const value = toRoot ? rootOf(n, m) : powerOf(m, n);
    const shown = toRoot ? value : shownPower;
    const given = toRoot ? shownPower : level === 3 ? `\\frac{1}{${rootOf(n, m)}}` : rootOf(n, m);
    const words = { x: `$${x}$`, given: `$${given}$`, n, shown: `$${shown}$` };
    return {
      words,
      question: `${toRoot ? 'root' : 'power'}-${ask}`,
      answer: level === 3 ? { value, reason: 'right-minus' } : value,
      otherWrong: level === 1 ? 'other' : toRoot ? 'other-root' : 'other-minus',
      distractors: [
        distractor('inverts-the-exponent-fraction', toRoot ? rootOf(m, n) : powerOf(n, m), 'inverts'),
        distractor('multiplies-root-and-power', powerOf(m * n, 1), 'multiplies'),
        distractor('adds-root-and-power', powerOf(m + n, 1), 'adds'),
      ],
      steps: [
        step('index', words.given, `index ${n}`),
        step('power', words.given, `power ${m}`),
        level === 3 ? step('under', words.given, 'negative exponent') : null,
        step('write', words.given, words.shown),
      ],
      claims: [`(2^${n})^(${m}/${n}) = ${2 ** m}`],
    };
  },
});
