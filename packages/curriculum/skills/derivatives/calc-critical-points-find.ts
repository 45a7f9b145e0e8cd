import { numberSkill, type Random } from '../../src/kit/index.ts';
import { numberText, polynomialProduct, polynomialText } from '../../src/numbers/polynomials.ts';
import { numberSet } from '../../src/pictures/curve-graphs.ts';

/**
 * A cubic factor · (x − h)²(x − h − 3k), or the root function ∛((x − h)²)(x − h − 5k).
 * `domain` is an open interval that may leave one point out.
 */
type Params = {
  shape: 'cubic' | 'root';
  h: number;
  k: number;
  factor: number;
  domain: readonly [number, number] | null;
};

/** Level 1 has cubics, level 2 root functions, level 3 either with a domain that leaves a point out. */
export const calcCriticalPointsFind = numberSkill('calc-critical-points-find', {
  version: 3,
  form: 'set',
  text: {
    headline: 'Find the critical points',
    ask: [
      'Let {rule}. At which inputs does $f$ have critical points?',
      'Let {rule}. Find every critical point of $f$.',
      'Let {rule}. For which inputs is the derivative zero, and for which does it not exist?',
      'A function has the rule {rule}. Where are its critical points?',
    ],
    within: [
      'Let {rule} for {from} < $x$ < {to}. At which inputs does $f$ have critical points?',
      'Let {rule} for {from} < $x$ < {to}. Find every critical point of $f$ in this interval.',
      'Let {rule} for {from} < $x$ < {to}. For which inputs is the derivative zero, and for which does it not exist?',
      'Between {from} and {to}, let {rule}. Where are the critical points of $f$?',
    ],
    right: 'At these inputs of the domain, the derivative is zero or does not exist.',
    'right-one': 'This is the only input of the domain where the derivative is zero or does not exist.',
    zeros: 'Here $f$ itself is zero. What has to be zero at a critical point?',
    single: 'This is one of them. Did you divide by something that can be zero?',
    fails: 'The derivative is zero here. Where does the derivative not exist?',
    domain: 'One of these lies outside the domain. Which inputs are allowed?',
    sign: 'The signs are flipped. Which input makes each factor zero?',
    bend: 'This input makes the second derivative zero. Which derivative is asked for?',
    other: 'Find the derivative. Then look for inputs of the domain where it is zero or does not exist.',
    'derive-do': 'Find the derivative and factor it.',
    'derive-why': 'A product is zero only if one of its factors is zero.',
    'quotient-do': 'Find the derivative and write it as one fraction.',
    'quotient-why': 'Then you see where the numerator is zero, and where the denominator is.',
    'zero-do': 'Find the inputs where the derivative is zero.',
    'zero-why': 'There the graph is level.',
    'fail-do': 'Find the inputs where the derivative does not exist.',
    'fail-why': 'A denominator of zero gives no value, but $f$ itself has one.',
    'domain-do': 'Compare them with the domain.',
    'domain-why': 'A critical point has to lie in the domain of $f$.',
    'all-do': 'Collect them.',
    'all-why': 'Zeros of the derivative and places where it does not exist both count.',
    final: 'The critical points are at {places}.',
    'final-one': 'The only critical point is at {places}.',
  },
  draw: ({ level, random }): Params => drawParams(level, random),
  build(params: Params, { step, distractor }) {
    const { shape, h, k, factor, domain } = params;
    const level = h + 2 * k;
    const zeros = [h, h + (shape === 'cubic' ? 3 : 5) * k];
    const inside = (x: number): boolean => domain === null || (x > domain[0] && x < domain[1]);
    const all = [h, level];
    const kept = all.filter(inside);
    const value = numberSet(kept);
    const rule = shape === 'cubic' ? cubicText(params) : rootText(params);
    const [from, to] = (domain ?? [0, 0]).map((end) => numberSet([end]));
    const places = listed(kept, 'and');
    const words = { rule: `$f(x) = ${rule}$`, places, from: from ?? '', to: to ?? '' };
    const derivative = derivativeText(params);
    const flat = listed(shape === 'cubic' ? all : [level], 'or');
    return {
      words,
      question: domain === null ? 'ask' : 'within',
      answer: { value, reason: kept.length === 1 ? 'right-one' : 'right' },
      distractors: [
        distractor('sets-the-function-to-zero', numberSet(zeros), 'zeros'),
        ...(domain !== null && kept.length < 2
          ? [distractor('includes-points-outside-the-domain', numberSet(all), 'domain')]
          : shape === 'root'
            ? [distractor('misses-where-the-derivative-fails', numberSet([level]), 'fails')]
            : [distractor('gives-one-solution', numberSet([level]), 'single')]),
        distractor('slip', numberSet(kept.map((one) => -one)), 'sign'),
        distractor('slip', numberSet([h + k]), 'bend'),
        distractor('slip', numberSet([h, h + k]), 'bend'),
      ],
      steps: [
        step(shape === 'cubic' ? 'derive' : 'quotient', words.rule, `$f'(x) = ${derivative}$`),
        step('zero', `$f'(x) = 0$`, `$x$ is ${flat}`),
        shape === 'root' ? step('fail', 'a zero denominator', `$x$ is ${numberSet([h])}`) : null,
        domain === null ? step('all', 'together', places) : step('domain', listed(all, 'and'), places),
      ],
      finalAnswer: kept.length === 1 ? 'final-one' : 'final',
      claims: [`${factor} * (${level} - (${h})) * (${level} - (${h + 2 * k})) = 0`],
    };
  },
});

function drawParams(level: 1 | 2 | 3, random: Random): Params {
  const shape = { 1: 'cubic', 2: 'root', 3: 'cubic' }[level] as Params['shape'];
  return random.until(() => {
    const [h, k] = [random.int(-5, 5), random.pick([-4, -3, -2, -1, 1, 2, 3, 4])];
    const factor = shape === 'cubic' ? random.pick([-1, 1, 2]) : random.int(1, 4);
    const other = h + 2 * k;
    if (h === 0 || other === 0 || h + other === 0 || h + k === 0) return null;
    if (level !== 3) return { shape, h, k, factor, domain: null };
    // The domain holds one of the two points, a little beside the middle.
    const keepsFirst = random.chance(50);
    const kept = keepsFirst ? h : other;
    const reach = [random.int(1, Math.max(1, 2 * Math.abs(k) - 1)), random.int(2, 5)];
    const away = (keepsFirst ? other : h) > kept;
    const [near = 1, far = 2] = reach;
    const domain = away ? ([kept - far, kept + near] as const) : ([kept - near, kept + far] as const);
    return { shape, h, k, factor, domain };
  });
}

/** At most two inputs as a sentence says them: '−1 and 3'. */
function listed(values: readonly number[], join: 'and' | 'or'): string {
  return numberSet(values).replace(', ', ` ${join} `);
}

function factorOf(zero: number): string {
  return zero === 0 ? 'x' : `(${polynomialText([-zero, 1])})`;
}

function cubicText({ h, k, factor }: Params): string {
  const square = polynomialProduct([-h, 1], [-h, 1]);
  return polynomialText(polynomialProduct(square, [-h - 3 * k, 1]).map((one) => one * factor));
}

function rootText({ h, k, factor }: Params): string {
  const scale = factor === 1 ? '' : String(factor);
  const inside = h === 0 ? 'x^2' : `(${polynomialText([-h, 1])})^2`;
  return `${scale}\\sqrt[3]{${inside}}${factorOf(h + 5 * k)}`;
}

function derivativeText({ shape, h, k, factor }: Params): string {
  if (shape === 'cubic') return `${numberText(3 * factor)}${factorOf(h)}${factorOf(h + 2 * k)}`;
  const [top, bottom] = factor === 3 ? [5, ''] : [5 * factor, '3'];
  return `\\frac{${top}${factorOf(h + 2 * k)}}{${bottom}\\sqrt[3]{${polynomialText([-h, 1])}}}`;
}
