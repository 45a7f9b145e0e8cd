import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { plus, termText } from '../../src/numbers/linear-sides.ts';
import { signedFraction } from '../../src/numbers/signed-fractions.ts';
import { signed, typeset } from '../../src/numbers/signed-numbers.ts';
import { termLabel } from '../../src/pictures/area-models.ts';

const asks = ['which', 'makes', 'completes', 'missing'] as const;
const backs = ['middle', 'beside', 'letter', 'positive'] as const;
/** x² + bx + ?; at level 3 the constant is (b/2)² and the middle number is asked for. */
type Params = { ask: (typeof asks)[number] | (typeof backs)[number]; letter: string; b: number };

/** Level 1 has an even middle number with a picture, level 2 an odd one, level 3 asks for the middle number. */
export const a1CompleteSquareConstant = numberSkill('a1-complete-square-constant', {
  version: 1,
  form: 'number',
  text: {
    headline: 'Complete the square',
    which: 'Which number makes {given} a perfect square?',
    makes: 'What has to stand in place of the question mark, so that {given} is the square of a binomial?',
    completes: 'Complete the square in {given}. Which number is missing?',
    missing: 'One number is missing: {given} has to be a perfect square. Which number is it?',
    middle: 'For which positive number {k} is {back} a perfect square?',
    beside: 'The trinomial {back} is the square of a binomial, and {k} is positive. What is {k}?',
    letter: 'Find the positive number {k} that makes {back} a perfect square.',
    positive: 'Which positive number does {k} stand for, if {back} is a perfect square?',
    'right-constant': 'It is the square of half the coefficient of {x}.',
    'right-middle': 'Half of it, squared, gives the constant.',
    squared:
      'This squares the whole coefficient of {x}. How is the middle term shared between the two equal parts?',
    half: 'This halves the coefficient of {x}. What is the square of the half?',
    'half-square': 'This halves after squaring. Halve first: how large is one of the two equal parts?',
    'root-only': 'This is the number in the binomial. How many times does it occur in the middle term?',
    'constant-half': 'This halves the constant. The constant is the square of which number?',
    'constant-same': 'This is the constant itself. It is the square of which number?',
    other: 'The middle term comes from two equal parts. How large is each of them?',
    'halve-do': 'Halve the coefficient of {x}.',
    'halve-why': 'The middle term of a square has two equal parts.',
    'square-do': 'Square it.',
    'square-why': 'The last term is this half times itself.',
    'write-do': 'Write the square.',
    'write-why': 'Multiply out to check.',
    'root-do': 'Find the number whose square is the constant.',
    'root-why': 'It is the last term of the binomial.',
    'double-do': 'Double it.',
    'double-why': 'The middle term has two equal parts.',
    final: 'It is {result}.',
  },
  draw: ({ level, random }): Params => drawMiddle(level, random),
  build({ ask, letter: x, b }: Params, { level, step, distractor }) {
    const c = signedFraction(b * b, 4);
    const half = signedFraction(b, 2);
    const back = level === 3;
    const value = back ? String(b) : c;
    const size = typeset(half);
    const binomial = `$(${x} ${b < 0 ? '−' : '+'} ${half.replace('−', '').replace(/(\d+)\/(\d+)/, '\\frac{$1}{$2}')})^2$`;
    const squareOf = half.startsWith('−') || half.includes('/') ? `(${half})^2` : `${half}^2`;
    return {
      words: {
        given: `$${x}^2 ${b < 0 ? '−' : '+'} ${termText(Math.abs(b), x)} + ?$`,
        back: `$${x}^2 + k${x}${plus((b * b) / 4)}$`,
        k: '$k$',
        x: `$${x}$`,
        result: typeset(value),
      },
      question: ask,
      diagram: level === 1 ? modelOf(b, x) : null,
      answer: { value, reason: back ? 'right-middle' : 'right-constant' },
      distractors: back
        ? [
            distractor('makes-the-middle-term-half-as-large', signed(b / 2), 'root-only'),
            distractor('halves-instead-of-taking-the-root', signedFraction(b * b, 8), 'constant-half'),
            distractor('slip', signed((b * b) / 4), 'constant-same'),
          ]
        : [
            distractor('squares-b-without-halving-it', String(b * b), 'squared', {
              work: [step('square', b < 0 ? `(${signed(b)})^2` : `${b}^2`, b * b)],
            }),
            distractor('halves-b-without-squaring', signedFraction(Math.abs(b), 2), 'half', {
              work: [step('halve', `${Math.abs(b)} ÷ 2`, signedFraction(Math.abs(b), 2))],
            }),
            distractor(
              'halves-b-squared-instead-of-squaring-half-of-b',
              signedFraction(b * b, 2),
              'half-square',
              {
                work: [
                  step('square', b < 0 ? `(${signed(b)})^2` : `${b}^2`, b * b),
                  step('halve', `${b * b} ÷ 2`, signedFraction(b * b, 2)),
                ],
              },
            ),
          ],
      steps: back
        ? [
            step('root', `$${(b * b) / 4}$`, b / 2),
            step('double', `2 × ${b / 2}`, b),
            step('write', `$${x}^2 + ${b}${x} + ${(b * b) / 4}$`, `$(${x} + ${b / 2})^2$`),
          ]
        : [
            step('halve', `${signed(b)} ÷ 2`, half.includes('/') ? size : half),
            step('square', squareOf, c),
            step('write', 'the perfect square', binomial),
          ],
      claims: [`(${b} / 2)^2 = ${b * b} / 4`],
    };
  },
});

/** The square with its two equal parts; the corner is asked for. */
function modelOf(b: number, x: string): DiagramOf<'area-model'> {
  const half = { size: 2, label: termLabel(b / 2, 0, x) };
  return {
    kind: 'area-model',
    columns: [{ size: 4, label: x }, half],
    rows: [{ size: 4, label: x }, half],
    cells: [
      [`${x}²`, termLabel(b / 2, 1, x)],
      [termLabel(b / 2, 1, x), null],
    ],
    shaded: [],
  };
}

function drawMiddle(level: Level, random: Random): Params {
  return random.until(() => {
    const letter = random.pick(['x', 'y', 'n', 'a', 'w', 't']);
    const sign = level === 3 ? 1 : random.pick([1, 1, -1]);
    const b = (level === 2 ? 2 * random.int(1, 9) + 1 : 2 * random.int(level === 3 ? 3 : 2, 13)) * sign;
    const ask = random.pick<Params['ask']>(level === 3 ? backs : asks);
    const likely = level !== 3 || (b * b) / 4 < 18 * b;
    return Math.abs(b) !== 4 && Math.abs(b) !== 8 && likely && b !== 2 ? { ask, letter, b } : null;
  });
}
