import type { DiagramOf } from '@playforward/diagram';
import { numberSkill, type Random } from '../../src/kit/index.ts';
import { numberText, polynomialProduct, polynomialText } from '../../src/numbers/polynomials.ts';

/** scale · (x − h)²(x − h − 3k), or at level 3 (x − h)²/(x − h − k); k is above zero. */
type Params = { quotient: boolean; h: number; k: number; scale: number; grows: boolean };

/** Level 1 has the sign chart of the derivative, level 2 its zeros alone, level 3 a quotient. */
export const calcIncreaseInterval = numberSkill('calc-increase-interval', {
  version: 1,
  form: 'interval',
  text: {
    headline: 'Find where a function grows or falls',
    given: 'Let {rule}. Its derivative is {derivative}.',
    'given-rule': 'Let {rule}.',
    'ask-grows': [
      'On which open intervals is $f$ increasing? Give all of them.',
      'Where does $f$ rise? Give every open interval.',
    ],
    'ask-falls': [
      'On which open intervals is $f$ decreasing? Give all of them.',
      'Where does $f$ fall? Give every open interval.',
    ],
    right: 'Exactly there the derivative has the sign that is needed.',
    sign: 'This tells where $f$ itself has that sign. Which function tells whether $f$ grows?',
    turned: 'This is where $f$ does the opposite. Which sign of the derivative is needed?',
    part: 'This is a part of it. What is the sign of the derivative on the other intervals?',
    across: 'This runs across a point where something changes. Check the sign on both sides of it.',
    other: 'Find the zeros and breaks of the derivative. Then find its sign between them.',
    'derive-do': 'Find the derivative and factor it.',
    'derive-why': 'Its sign tells whether the function grows or falls.',
    'points-do': 'Mark where the derivative is zero or has no value.',
    'points-why': 'Its sign can change only there.',
    'signs-do': 'Find the sign of the derivative in each part.',
    'signs-why': 'One test number is enough for each part.',
    'choose-do': 'Choose the parts with the sign that is needed.',
    'choose-why': 'Plus means that the function grows, minus that it falls.',
    final: 'The answer is {value}.',
  },
  draw: ({ level, random }): Params => drawParams(level, random),
  build(params: Params, { level, step, distractor }) {
    const { quotient, h, k, scale, grows } = params;
    const [first, last] = [h, h + 2 * k];
    const points = quotient ? [h, h + k, last] : [first, last];
    const outer = `(−∞, ${numberText(first)}) ∪ (${numberText(last)}, ∞)`;
    const inner = quotient
      ? `(${numberText(h)}, ${numberText(h + k)}) ∪ (${numberText(h + k)}, ${numberText(last)})`
      : `(${numberText(first)}, ${numberText(last)})`;
    const outerGrows = scale > 0;
    const [value, turned] = outerGrows === grows ? [outer, inner] : [inner, outer];
    const words = {
      rule: `$f(x) = ${ruleOf(params)}$`,
      derivative: `$f'(x) = ${derivativeOf(params)}$`,
      value,
    };
    const edge = numberText(h + (quotient ? k : 3 * k));
    const above = `(${edge}, ∞)`;
    const below = quotient ? `(−∞, ${numberText(h)}) ∪ (${numberText(h)}, ${edge})` : `(−∞, ${edge})`;
    const ofF = scale > 0 === grows ? above : below;
    const signs = points.length === 2 ? ['+', '−', '+'] : ['+', '−', '−', '+'];
    const shown = signs.map((sign) => (outerGrows ? sign : sign === '+' ? '−' : '+'));
    const part = value === outer ? `(${numberText(last)}, ∞)` : `(${numberText(h)}, ${numberText(h + k)})`;
    return {
      words,
      question: [level === 1 ? 'given' : 'given-rule', grows ? 'ask-grows' : 'ask-falls'],
      diagram: level === 3 ? null : chartOf(points, quotient, level === 1 ? shown : shown.map(() => null)),
      answer: value,
      distractors: [
        distractor('uses-the-sign-of-f', ofF, 'sign'),
        distractor('reverses-the-symbol', turned, 'turned'),
        value === outer || quotient ? distractor('leaves-out-an-interval', part, 'part') : null,
        distractor('slip', `(−∞, ${numberText(last)})`, 'across'),
        distractor('slip', `(${numberText(h)}, ∞)`, 'across'),
      ],
      steps: [
        level === 1 ? null : step('derive', words.rule, words.derivative),
        step('points', words.derivative, `$x$ is ${points.map(numberText).join(', ')}`),
        step('signs', points.map(numberText).join(', '), shown.join(' ')),
        step('choose', shown.join(' '), value),
      ],
      claims: quotient
        ? [`(${h} - (${h})) * (${last} - (${last})) = 0`]
        : [`3 * ${scale} * (${last + 1} - (${h})) * (${last + 1} - (${last})) ${scale > 0 ? '>' : '<'} 0`],
    };
  },
});

function drawParams(level: 1 | 2 | 3, random: Random): Params {
  const quotient = level === 3;
  const scale = random.pick(quotient ? [-1, 1] : [-2, -1, 1, 2]);
  // Two outer parts are longer to write, so they are asked for a little less often.
  const outer = random.chance(quotient ? 50 : 40);
  return {
    quotient,
    h: random.int(quotient ? -7 : -5, quotient ? 9 : 5),
    k: random.int(1, quotient ? 6 : 3),
    scale,
    grows: outer === scale > 0,
  };
}

function factorOf(zero: number): string {
  return zero === 0 ? 'x' : `(${polynomialText([-zero, 1])})`;
}

function ruleOf({ quotient, h, k, scale }: Params): string {
  const square = polynomialProduct([-h, 1], [-h, 1]);
  if (!quotient) return polynomialText(polynomialProduct(square, [-h - 3 * k, 1]).map((one) => one * scale));
  return `${scale < 0 ? '−' : ''}\\frac{${h === 0 ? 'x' : factorOf(h)}^2}{${polynomialText([-h - k, 1])}}`;
}

function derivativeOf({ quotient, h, k, scale }: Params): string {
  const zeros = `${factorOf(h)}${factorOf(h + 2 * k)}`;
  if (!quotient) return `${numberText(3 * scale)}${zeros}`;
  return `${scale < 0 ? '−' : ''}\\frac{${zeros}}{${factorOf(h + k)}^2}`;
}

function chartOf(
  points: readonly number[],
  quotient: boolean,
  signs: readonly (string | null)[],
): DiagramOf<'sign-chart'> {
  const shown = signs.map((sign) => (sign === '+' ? '+' : sign === '−' ? '−' : null));
  return {
    kind: 'sign-chart',
    points: points.map(numberText),
    rows: [
      { name: 'f′(x)', signs: shown, at: points.map((_, index) => (quotient && index === 1 ? 'none' : '0')) },
    ],
  };
}
