import type { DiagramOf } from '@playforward/diagram';
import { numberSkill, type Random } from '../../src/kit/index.ts';
import { numberText, polynomialText } from '../../src/numbers/polynomials.ts';

/** f lies between middle − size · |x − at|^power and middle + size · |x − at|^power; at level 3 the middle is slope · x + start. */
type Params = {
  at: number;
  middle: number;
  size: number;
  power: 1 | 2;
  wave: 'sin' | 'cos';
  slope: number;
  start: number;
};

/** Level 1 has two bounds with their picture, level 2 an oscillation times a factor, level 3 adds a line to it. */
export const calcSqueezeLimit = numberSkill('calc-squeeze-limit', {
  version: 1,
  form: 'number',
  text: {
    headline: 'Squeeze a limit',
    bounds: 'For all $x$, {bounds}.',
    picture: 'The graph shows both bounds.',
    'ask-bounds': [
      'The function $f$ swings between them. What is {limit}?',
      'The graph of $f$ stays between them. Find {limit}.',
      'All values of $f$ lie between these bounds. What is {limit}?',
      'The function $f$ is squeezed between them. What must {limit} be?',
    ],
    ask: ['What is {limit}?', 'Find {limit}.', 'Work out {limit}.', 'What value does {limit} have?'],
    none: 'There is no limit',
    right: 'Both bounds approach this number, and the function lies between them.',
    one: 'This takes one bound without its shrinking factor. What does the factor approach?',
    swing: 'The swing gets smaller and smaller. What do the bounds approach?',
    product: 'This multiplies the two bounds. Which number do both of them approach?',
    other: 'Find a lower and an upper bound. Then see what each of them approaches.',
    'bound-do': 'Write down the bounds of the swing.',
    'bound-why': 'Sine and cosine lie between minus one and one.',
    'factor-do': 'Multiply by the shrinking factor and add the rest.',
    'factor-why': 'This gives a bound below and a bound above.',
    'low-do': 'Let $x$ approach {at} in the lower bound.',
    'low-why': 'The factor in front of the swing approaches zero.',
    'high-do': 'Let $x$ approach {at} in the upper bound.',
    'high-why': 'It leads to the same number.',
    'squeeze-do': 'Squeeze.',
    'squeeze-why': 'A function between two bounds with the same limit has that limit too.',
    final: 'The limit is {value}.',
  },
  draw({ level, random }): Params {
    return random.until(() => {
      const drawn = drawParams(level, random);
      const { middle, size } = drawn;
      const product = (middle - size) * (middle + size);
      const distinct = new Set([middle, middle + size, product, middle - size]).size === 4;
      return middle > 0 && product !== 0 && Math.abs(product) <= 19 * middle && distinct ? drawn : null;
    });
  },
  build({ at, middle, size, power, wave, slope, start }: Params, { level, step, distractor }) {
    const gap = gapOf(at, power);
    const factor = `${size === 1 ? '' : size}${gap}`;
    const line = level === 3 ? polynomialText([start, slope]) : String(middle);
    const angle = at === 0 ? '\\frac{1}{x}' : `\\frac{1}{${polynomialText([-at, 1])}}`;
    const rule = `${line} + ${factor}\\${wave} ${angle}`;
    const [low, high] = [`${line} − ${factor}`, `${line} + ${factor}`];
    const value = numberText(middle);
    const under = `\\lim_{x \\to ${numberText(at)}}`;
    const words = {
      at: numberText(at),
      value,
      bounds: `$${low} ≤ f(x) ≤ ${high}$`,
      limit: `$${under} ${level === 1 ? 'f(x)' : `\\left(${rule}\\right)`}$`,
    };
    return {
      words,
      question: level === 1 ? ['bounds', 'picture', 'ask-bounds'] : 'ask',
      diagram: level === 1 ? boundsGraph({ at, middle, size, power }) : null,
      answer: value,
      distractors: [
        distractor('uses-only-one-bound', numberText(middle + size), 'one'),
        distractor('says-oscillation-means-no-limit', '0/0', 'swing', 'none'),
        distractor('multiplies-the-bounds', numberText((middle - size) * (middle + size)), 'product'),
      ],
      steps: [
        ...(level === 1
          ? []
          : [
              step('bound', `$\\${wave} ${angle}$`, 'between −1 and 1'),
              step('factor', `$${rule}$`, `between $${low}$ and $${high}$`),
            ]),
        step('low', `$${low}$`, value),
        step('high', `$${high}$`, value),
        step('squeeze', `${value} and ${value}`, `the limit is ${value}`),
      ],
      claims: [
        `${level === 3 ? `${slope} * (${at}) + (${start})` : middle} + ${size} * (${at} - (${at}))^${power} = ${middle}`,
      ],
    };
  },
});

/** The shrinking factor: x², |x|, (x − 2)² or |x − 2|. */
function gapOf(at: number, power: 1 | 2): string {
  const inside = polynomialText([-at, 1]);
  if (power === 1) return `|${inside}|`;
  return at === 0 ? 'x^2' : `(${inside})^2`;
}

function drawParams(level: 1 | 2 | 3, random: Random): Params {
  const wave = random.pick(['sin', 'cos'] as const);
  const power = level === 1 ? random.pick([1, 2] as const) : 2;
  const size = random.int(1, level === 1 ? 3 : 5);
  const at = level === 2 ? random.int(-2, 2) : random.int(-4, 4);
  const [slope, start] = [random.pick([2, 3, 4, 5]), random.int(-6, 9)];
  const middle = level === 3 ? slope * at + start : random.int(2, level === 1 ? 9 : 12);
  return { at, middle, size, power, wave, slope, start };
}

function boundsGraph({
  at,
  middle,
  size,
  power,
}: Pick<Params, 'at' | 'middle' | 'size' | 'power'>): DiagramOf<'function-graph'> {
  const whole = { from: null, to: null, fromOpen: false, toOpen: false };
  const bound = (a: number): DiagramOf<'function-graph'>['curves'][number]['formula'] =>
    power === 1
      ? { type: 'absolute', a, h: at, k: middle }
      : { type: 'polynomial', coefficients: [middle + a * at ** 2, -2 * a * at, a] };
  return {
    kind: 'function-graph',
    x: { label: 'x', min: -6, max: 6, step: 1 },
    y: { label: 'y', min: Math.min(0, middle - 5), max: middle + 5, step: 1 },
    curves: [bound(size), bound(-size)].map((formula) => ({ formula, ...whole })),
    points: [],
    asymptotes: [],
  };
}
