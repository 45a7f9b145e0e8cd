import { numberSkill, type Random } from '../../src/kit/index.ts';
import { lowestTerms } from '../../src/numbers/fraction-amounts.ts';
import { numberText, polynomialProduct, polynomialText } from '../../src/numbers/polynomials.ts';

type Shape = 'quadratic' | 'both' | 'cubic' | 'root';

/** The top is zero at x = at, and so is the bottom; `other` is the second zero of the top, `third` of the bottom. */
type Params = { shape: Shape; at: number; other: number; third: number; factor: number };

/** Level 1 has a quadratic over x − a, level 2 two quadratics or a cubic, level 3 a square root. */
export const calcLimitFactor = numberSkill('calc-limit-factor', {
  version: 1,
  form: 'number',
  text: {
    headline: 'Find a limit of the form zero over zero',
    ask: ['What is {limit}?', 'Find {limit}.', 'Work out {limit}.', 'What value does {limit} have?'],
    none: 'There is no limit',
    right: 'Once the common factor is canceled, you can put the input in.',
    zero: 'Zero over zero is not zero. Which factor makes both of them zero?',
    'no-limit': 'Zero over zero has no value, but a limit may exist. What can be simplified first?',
    terms: 'This cancels terms of sums. What has to be written as a product before you cancel?',
    root: 'This drops a part of the second factor. What does the denominator hold after you multiply?',
    other: 'Make a common factor visible, cancel it, and then put the input in.',
    'zero-do': 'Put $x = {at}$ into the numerator and the denominator.',
    'zero-why': 'Both are zero, so they share a factor.',
    'factor-do': 'Factor the numerator and the denominator.',
    'factor-why': 'A zero at $x = {at}$ gives a factor.',
    'conjugate-do': 'Multiply numerator and denominator by the sum of the root and the number.',
    'conjugate-why': 'A difference times the sum gives a difference of squares.',
    'cancel-do': 'Cancel the common factor.',
    'cancel-why': 'It is not zero for inputs near the point.',
    'put-do': 'Put $x = {at}$ in.',
    'put-why': 'Nothing is divided by zero any more.',
    final: 'The limit is {shown}.',
  },
  draw({ level, random }): Params {
    return random.until(() => {
      const drawn = drawParams(level, random);
      const { key, terms, shape } = { ...workOut(drawn), shape: drawn.shape };
      const likely = Math.abs(terms) <= 19 * Math.abs(key) && Math.abs(key) <= 19 * Math.abs(terms);
      const clean = shape === 'root' || Number.isInteger(terms) || Number.isInteger(2 * terms);
      return key !== 0 && Number.isFinite(key) && terms !== key && terms !== 0 && likely && clean
        ? drawn
        : null;
    });
  },
  build(params: Params, { step, distractor }) {
    const { at, shape } = params;
    const { top, bottom, factored, reduced, put, ratio, termsText } = workOut(params);
    const [above, below] = ratio;
    const value = below === 1 ? numberText(above) : `${numberText(above)}/${below}`;
    const shown = below === 1 ? value : `${above < 0 ? '−' : ''}$\\frac{${Math.abs(above)}}{${below}}$`;
    const tex = `\\frac{${top}}{${bottom}}`;
    const words = { at: numberText(at), shown, limit: `$\\lim_{x \\to ${numberText(at)}} ${tex}$` };
    return {
      words,
      question: 'ask',
      answer: value,
      distractors: [
        distractor('says-zero-over-zero-is-zero', '0', 'zero'),
        distractor('says-zero-over-zero-does-not-exist', '0/0', 'no-limit', 'none'),
        distractor('cancels-terms-instead-of-factors', termsText, shape === 'root' ? 'root' : 'terms'),
      ],
      steps: [
        step('zero', `$${tex}$ at $x = ${words.at}$`, 'zero over zero'),
        step(shape === 'root' ? 'conjugate' : 'factor', `$${tex}$`, `$${factored}$`),
        step('cancel', `$${factored}$`, `$${reduced}$`),
        step('put', `$${put}$`, shown),
      ],
      claims: [
        `(${put.replace(/\\frac\{(.*)\}\{(.*)\}/, '($1)/($2)').replaceAll('−', '-')}) = ${above}/${below}`,
      ],
    };
  },
});

function drawParams(level: 1 | 2 | 3, random: Random): Params {
  const shape = { 1: 'quadratic', 2: random.pick(['both', 'cubic']), 3: 'root' }[level] as Shape;
  if (shape === 'root') {
    // The root of (x + other) is the whole number `factor` at x = at.
    const factor = random.int(2, 9);
    const at = random.int(-8, 20);
    return { shape, at, other: factor ** 2 - at, third: random.int(1, 4), factor };
  }
  const zeros = [-7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7];
  return {
    shape,
    at: random.pick(zeros),
    other: random.pick(zeros),
    third: random.pick(zeros),
    factor: level === 1 ? random.int(1, 3) : 1,
  };
}

type Work = {
  readonly top: string;
  readonly bottom: string;
  readonly factored: string;
  readonly reduced: string;
  readonly put: string;
  readonly ratio: readonly [number, number];
  readonly key: number;
  /** What canceling terms leads to. */
  readonly terms: number;
  readonly termsText: string;
};

/** The factor that is zero at a, in brackets: (x − 3). */
function factorOf(zero: number): string {
  return `(${polynomialText([-zero, 1])})`;
}

function signedRatio(top: number, bottom: number): readonly [number, number] {
  const [a, b] = lowestTerms(Math.abs(top), Math.abs(bottom));
  return [Math.sign(top) * Math.sign(bottom) * a, b];
}

function ratioText([a, b]: readonly [number, number]): string {
  return b === 1 ? numberText(a) : `${numberText(a)}/${b}`;
}

function workOut({ shape, at, other, third, factor }: Params): Work {
  const X = factorOf(at);
  const scale = factor === 1 ? '' : String(factor);
  if (shape === 'root') {
    // third · (√(x + other) − factor) over x − at
    const scaled = third === 1 ? '' : String(third);
    const inside = polynomialText([other, 1]);
    const bottom = `\\sqrt{${inside}} + ${factor}`;
    const ratio = signedRatio(third, 2 * factor);
    return {
      top: `${scaled}${third === 1 ? '' : '('}\\sqrt{${inside}} − ${factor}${third === 1 ? '' : ')'}`,
      bottom: polynomialText([-at, 1]),
      factored: `\\frac{${scaled}${X}}{${X}(${bottom})}`,
      reduced: `\\frac{${third}}{${bottom}}`,
      put: `\\frac{${third}}{${factor} + ${factor}}`,
      ratio,
      key: third / (2 * factor),
      terms: third / factor,
      termsText: ratioText(signedRatio(third, factor)),
    };
  }
  const pair = polynomialProduct([-at, 1], [-other, 1]);
  if (shape === 'quadratic') {
    // Canceling x² with x and the constants leaves x, the middle coefficient and a quotient of constants.
    const terms = factor * (at - (at + other) - other);
    return {
      top: polynomialText(pair.map((one) => one * factor)),
      bottom: polynomialText([-at, 1]),
      factored: `\\frac{${scale}${X}${factorOf(other)}}{${X}}`,
      reduced: `${scale}${factorOf(other)}`,
      put: `${scale === '' ? '' : `${scale} × `}(${numberText(at)} ${other < 0 ? '+' : '−'} ${Math.abs(other)})`,
      ratio: [factor * (at - other), 1],
      key: factor * (at - other),
      terms,
      termsText: numberText(terms),
    };
  }
  if (shape === 'both') {
    const below = polynomialProduct([-at, 1], [-third, 1]);
    // Canceling x² and taking the quotient of the constants.
    const terms = 1 + other / third;
    const ratio = signedRatio(at - other, at - third);
    const at2 = (zero: number): string => `${numberText(at)} ${zero < 0 ? '+' : '−'} ${Math.abs(zero)}`;
    return {
      top: polynomialText(pair),
      bottom: polynomialText(below),
      factored: `\\frac{${X}${factorOf(other)}}{${X}${factorOf(third)}}`,
      reduced: `\\frac{${polynomialText([-other, 1])}}{${polynomialText([-third, 1])}}`,
      put: `\\frac{${at2(other)}}{${at2(third)}}`,
      ratio,
      key: (at - other) / (at - third),
      terms,
      termsText: numberText(terms),
    };
  }
  // A cubic x(x − a)(x − other) over x − a.
  const key = at * (at - other);
  const terms = at ** 2 - (at + other) - other;
  return {
    top: polynomialText([0, ...pair]),
    bottom: polynomialText([-at, 1]),
    factored: `\\frac{x${X}${factorOf(other)}}{${X}}`,
    reduced: `x${factorOf(other)}`,
    put: `${numberText(at)} × (${numberText(at)} ${other < 0 ? '+' : '−'} ${Math.abs(other)})`,
    ratio: [key, 1],
    key,
    terms,
    termsText: numberText(terms),
  };
}
