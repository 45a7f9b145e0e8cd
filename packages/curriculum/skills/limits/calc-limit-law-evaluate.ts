import { numberSkill, type Random } from '../../src/kit/index.ts';
import { inBrackets, numberText } from '../../src/numbers/polynomials.ts';
import { sumsOrDifferences } from '../../src/numbers/sums-or-differences.ts';

type Shape = 'sum' | 'gap' | 'product-sum' | 'square' | 'quotient' | 'common-sum' | 'common-quotient';

/** f and g approach f and g as x → at; their values there are fAt and gAt; a and b are coefficients. */
type Params = {
  shape: Shape;
  at: number;
  f: number;
  g: number;
  fAt: number;
  gAt: number;
  a: number;
  b: number;
};

/** Level 1 has sums with factors, level 2 products and quotients, level 3 a common factor that approaches zero. */
export const calcLimitLawEvaluate = numberSkill('calc-limit-law-evaluate', {
  version: 1,
  form: 'number',
  text: {
    headline: 'Use limit laws',
    given: 'As $x$ approaches {at}, $f(x)$ approaches {f} and $g(x)$ approaches {g}.',
    values: 'At $x = {at}$ itself, {values}.',
    zero: 'Also, $h(x)$ approaches zero, but is not zero for $x$ near {at}.',
    ask: [
      'What is {limit}?',
      'Find {limit}.',
      'Use the limit laws to find {limit}.',
      'Which value does {limit} have?',
    ],
    none: 'There is no limit',
    right: 'The limit of each part is put in its place, as the limit laws allow.',
    'right-common': 'The common factor is divided out first, and then the limit laws apply.',
    times: 'This multiplies the limits of the parts. Which sign stands between them?',
    value: 'This uses the values at the point. What do the functions approach?',
    quotient:
      'This uses the quotient law with a denominator that approaches zero. What can you divide out first?',
    plain: 'This leaves out a number. Which number stands beside the functions?',
    operation: 'Look at the signs between the two functions again. What is done with them?',
    other: 'Put the limit of each function into its place, never its value. Divide out common factors first.',
    'parts-do': 'Split the limit into its parts.',
    'parts-why':
      'The limit of a sum, difference, product or quotient may be split, if no denominator approaches zero.',
    'divide-do': 'Divide out $h(x)$.',
    'divide-why': 'It is not zero near the point, so this is allowed.',
    'put-do': 'Put the two limits in.',
    'put-why': 'The values at the point are not needed.',
    'work-do': 'Work it out.',
    'work-why': '{first} come before {later}.',
    'work-one': 'Only one operation is left.',
    final: 'The limit is {value}.',
  },
  draw({ level, random }): Params {
    return random.until(() => {
      const drawn = drawParams(level, random);
      const { f, g, fAt, gAt } = drawn;
      const { key, point, times } = workOut(drawn);
      const apart =
        f !== fAt && g !== gAt && key !== 0 && point !== 0 && new Set([key, point, times]).size === 3;
      const likely = [point, times].every(
        (value) => Math.abs(value) <= 19 * Math.abs(key) && Math.abs(key) <= 19 * Math.abs(value),
      );
      return apart && likely ? drawn : null;
    });
  },
  build(params: Params, { level, step, distractor }) {
    const { at, f, g, fAt, gAt, shape } = params;
    const { key, point, times, tex, put, plain } = workOut(params);
    const common = level === 3;
    const value = numberText(key);
    const under = `\\lim_{x \\to ${numberText(at)}}`;
    const words = {
      at: numberText(at),
      f: numberText(f),
      g: numberText(g),
      value,
      first: put.includes('÷') ? 'Quotients' : 'Products',
      later: sumsOrDifferences(put),
      limit: `$${under} ${tex}$`,
      values: `$f(${numberText(at)}) = ${numberText(fAt)}$ and $g(${numberText(at)}) = ${numberText(gAt)}$`,
    };
    const simple = shape.includes('quotient') ? '\\frac{f(x)}{g(x)}' : 'f(x) + g(x)';
    return {
      words,
      question: ['given', common ? 'zero' : null, 'values', 'ask'],
      answer: { value, reason: common ? 'right-common' : 'right' },
      distractors: [
        distractor('uses-function-values', numberText(point), 'value'),
        common ? distractor('applies-a-law-to-a-zero-denominator', '0/0', 'quotient', 'none') : null,
        shape === 'common-quotient'
          ? null
          : distractor('multiplies-instead-of-adding', numberText(times), 'times'),
        distractor('slip', numberText(plain), common ? 'operation' : 'plain'),
        distractor('slip', numberText(-key), 'other'),
      ],
      steps: [
        common
          ? step('divide', `$${tex}$`, `$${simple}$`)
          : step('parts', `$${under} ${tex}$`, 'the limits of $f$ and $g$'),
        step('put', common ? `$${simple}$` : 'the limits of $f$ and $g$', put),
        step('work', put, value, { why: common ? 'work-one' : 'work-why' }),
      ],
      claims: [`${put.replaceAll('−', '-').replaceAll('×', '*').replaceAll('÷', '/')} = ${key}`],
    };
  },
});

const limits = [-6, -5, -4, -3, -2, 2, 3, 4, 5, 6];

function drawParams(level: 1 | 2 | 3, random: Random): Params {
  const shapes = {
    1: ['sum', 'gap'],
    2: ['product-sum', 'square', 'quotient'],
    3: ['common-sum', 'common-quotient'],
  } as const;
  const shape = random.pick<Shape>(shapes[level]);
  const common = { shape, at: random.int(-4, 5), a: random.int(2, 5), b: random.int(2, 4) };
  if (!shape.includes('quotient'))
    return {
      ...common,
      f: random.pick(limits),
      g: random.pick(limits),
      fAt: random.int(-6, 6),
      gAt: random.int(-6, 6),
    };
  const [g, gAt] = [random.pick([-4, -3, -2, 2, 3, 4]), random.pick([-3, -2, -1, 1, 2, 3])];
  return { ...common, f: g * random.pick(limits), g, fAt: gAt * random.int(-4, 7), gAt };
}

type Work = {
  readonly key: number;
  /** The same with the values at the point. */
  readonly point: number;
  readonly times: number;
  readonly plain: number;
  readonly tex: string;
  readonly put: string;
};

function workOut({ shape, f, g, fAt, gAt, a, b }: Params): Work {
  const [F, G] = [inBrackets(f), inBrackets(g)];
  switch (shape) {
    case 'sum':
      return {
        key: a * f + b * g,
        point: a * fAt + b * gAt,
        times: a * f * b * g,
        plain: f + g,
        tex: `(${a}f(x) + ${b}g(x))`,
        put: `${a} × ${F} + ${b} × ${G}`,
      };
    case 'gap':
      return {
        key: a * f - b * g,
        point: a * fAt - b * gAt,
        times: -a * f * b * g,
        plain: f - g,
        tex: `(${a}f(x) - ${b}g(x))`,
        put: `${a} × ${F} − ${b} × ${G}`,
      };
    case 'product-sum':
      return {
        key: f * g + a,
        point: fAt * gAt + a,
        times: f * g * a,
        plain: f * g,
        tex: `(f(x)g(x) + ${a})`,
        put: `${numberText(f)} × ${G} + ${a}`,
      };
    case 'square':
      return {
        key: f ** 2 + a * g,
        point: fAt ** 2 + a * gAt,
        times: f ** 2 * a * g,
        plain: f ** 2 + g,
        tex: `(f(x)^2 + ${a}g(x))`,
        put: `${F}^2 + ${a} × ${G}`,
      };
    case 'quotient':
      return {
        key: f / g + a,
        point: fAt / gAt + a,
        times: (f / g) * a,
        plain: f / g,
        tex: `\\left(\\frac{f(x)}{g(x)} + ${a}\\right)`,
        put: `${numberText(f)} ÷ ${G} + ${a}`,
      };
    case 'common-sum':
      return {
        key: f + g,
        point: fAt + gAt,
        times: f * g,
        plain: f - g,
        tex: '\\frac{f(x)h(x) + g(x)h(x)}{h(x)}',
        put: `${numberText(f)} + ${G}`,
      };
    case 'common-quotient':
      return {
        key: f / g,
        point: fAt / gAt,
        times: f * g,
        plain: f - g,
        tex: '\\frac{f(x)h(x)}{g(x)h(x)}',
        put: `${numberText(f)} ÷ ${G}`,
      };
  }
}
