import type { DiagramOf } from '@playforward/diagram';
import { numberSkill, type Random } from '../../src/kit/index.ts';
import { plus } from '../../src/numbers/linear-sides.ts';
import { commonDivisor } from '../../src/numbers/lowest-terms.ts';

/** Level 1: (x² − p²)(x² + q). Level 2: (x² − p²)(x² − q²). Level 3: (a²x² − p²)(x² − q²). */
type Params = { letter: string; a: number; p: number; q: number };

/** Level 1 has one difference of squares, level 2 two of them, level 3 a square as the first coefficient. */
export const a2FactorHiddenQuadratic = numberSkill('a2-factor-hidden-quadratic', {
  version: 1,
  form: 'expression',
  text: {
    headline: 'Find the hidden quadratic',
    ask: [
      'Factor {given} as far as you can with whole numbers.',
      'Write {given} as a product. Go as far as you can with whole numbers.',
      'Split {given} into factors as far as you can with whole numbers.',
      'Which product equals {given}? Factor as far as you can with whole numbers.',
    ],
    right: 'With {u} for {square} it is a quadratic. Each difference of squares splits once more.',
    stops: 'There is still a difference of two squares here. How does it split?',
    'uses-x':
      'The degree of this product is too small. With {u} for {square} it is a quadratic. What does {u} become at the end?',
    signs: 'Multiply these factors and look at each sign. Do they all fit the expression?',
    other: 'Write {u} for {square} and factor the quadratic. Then look for a difference of squares.',
    'see-do': 'Write {u} for {square}.',
    'see-why': 'The fourth power is the square of {square}, so this is a quadratic.',
    'factor-do': 'Factor the quadratic.',
    'factor-why': 'The two numbers have the right product and the right sum.',
    'back-do': 'Put {square} back.',
    'back-why': 'The letter {u} was only a short name.',
    'split-do': 'Split each difference of squares.',
    'split-why': 'A difference of squares is the sum times the difference of the square roots.',
    final: 'It is {result}.',
  },
  draw: ({ level, random }): Params => ({
    letter: random.pick(['x', 'y', 'n', 'k', 'm']),
    ...drawNumbers(level === 3, random),
  }),
  build({ letter: x, a, p, q }: Params, { level, step, distractor }) {
    const square = `${x}^2`;
    const [pp, second] = [p * p, level === 1 ? q : -q * q];
    const aa = level === 3 ? a * a : 1;
    const many = aa === 1 ? '' : String(aa);
    const one = level === 3 ? `${a}${x}` : x;
    const middle = aa * second - pp;
    const given = `${many}${x}^4${plus(middle)}${square}${plus(-pp * second)}`;
    const inU = `${many}u^2${plus(middle)}u${plus(-pp * second)}`;
    const quadratic = (of: string): string => `(${many}${of} − ${pp})(${of}${plus(second)})`;
    const rest = level === 1 ? `(${square} + ${q})` : `(${x} − ${q})(${x} + ${q})`;
    const value = `(${one} − ${p})(${one} + ${p})${rest}`;
    const words = {
      given: `$${given}$`,
      x: `$${x}$`,
      square: `$${square}$`,
      u: '$u$',
      result: `$${value}$`,
    };
    return {
      words,
      question: 'ask',
      diagram: level === 1 ? modelOf(x, pp, q) : null,
      answer: { asked: 'factored', value },
      distractors: [
        distractor('stops-at-quadratic-factors', quadratic(square), 'stops'),
        distractor(
          'uses-x-for-the-square',
          level === 1 ? `(${one} − ${p})(${one} + ${p})(${x} + ${q})` : quadratic(x),
          'uses-x',
        ),
        distractor(
          'uses-the-opposite-signs-in-both-factors',
          level === 1
            ? `(${square} + ${pp})(${square} − ${q})`
            : `(${one} + ${p})(${one} + ${p})(${x} + ${q})(${x} + ${q})`,
          'signs',
        ),
      ],
      steps: [
        step('see', `$${given}$`, `$${inU}$`),
        step('factor', `$${inU}$`, `$${quadratic('u')}$`),
        step('back', `$${quadratic('u')}$`, `$${quadratic(square)}$`),
        step('split', `$${quadratic(square)}$`, `$${value}$`),
      ],
      claims: [`${given} = ${value}`],
    };
  },
});

/** Sums that are neither 0 nor 1, and no number that could be taken out. */
function drawNumbers(scaled: boolean, random: Random): Pick<Params, 'a' | 'p' | 'q'> {
  return random.until(() => {
    const [a, p, q] = [random.int(2, 4), random.int(1, scaled ? 5 : 9), random.int(2, 9)];
    const sum = Math.abs(q - p * p);
    return p !== q && sum > 1 && commonDivisor(a, p) === 1 ? { a, p, q } : null;
  });
}

/** The four parts of the product; the sides have to be found. */
function modelOf(x: string, pp: number, q: number): DiagramOf<'area-model'> {
  return {
    kind: 'area-model',
    columns: [
      { size: 5, label: `${x}²` },
      { size: 4, label: null },
    ],
    rows: [
      { size: 4, label: `${x}²` },
      { size: 3, label: null },
    ],
    cells: [
      [`${x}⁴`, `−${pp}${x}²`],
      [`${q}${x}²`, `−${pp * q}`],
    ],
    shaded: [],
  };
}
