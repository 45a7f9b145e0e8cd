import type { DiagramOf } from '@playforward/diagram';
import { type Distractor, pictureSkill, type Random } from '../../src/kit/index.ts';
import { type Polynomial, polynomialAt, polynomialProduct } from '../../src/numbers/polynomials.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';

/** k(x − a)²(x − b) at levels 1 and 2, and k(x − a)²(x − b)(x − c) at level 3. */
type Params = { k: number; a: number; b: number; c: number; letter: 'f' | 'g' | 'p' };

/** Level 1 has degree three and a positive leading number, level 2 a negative one, level 3 degree four. */
export const a2PolynomialGraphMatch = pictureSkill('a2-polynomial-graph-match', {
  version: 2,
  text: {
    headline: 'Match a rule and a graph',
    ask: [
      'Which sketch belongs to {rule}?',
      'Which sketch shows {rule}?',
      'What does the graph of {rule} look like?',
      'Find the sketch of {rule}.',
    ],
    three: '{Left} on the left, {right} on the right. It touches at {touch} and crosses at {cross}.',
    crossing: '{Left} on the left, {right} on the right. It crosses at {touch} and at {cross}.',
    four: '{Left} on the left, {right} on the right. It touches at {touch}, and crosses at {cross} and {more}.',
    'crossing-four': '{Left} on the left, {right} on the right. It crosses at {touch}, {cross} and {more}.',
    right: 'The leading term fixes both ends, and each factor fixes what happens at its zero.',
    ends: 'Look at the leading term. What happens when {x} is very large, or far below zero?',
    signs: 'Set each factor equal to zero. Which {x} makes it zero?',
    double: 'One factor is squared. Does a square change its sign?',
    other: 'Find the zeros and their powers. Then use the leading term for the two ends.',
    'zeros-do': 'Find the zeros.',
    'zeros-why': 'Each factor is zero at one number.',
    'power-do': 'Read the powers.',
    'power-why': 'At an even power the graph touches. At a power of one it crosses.',
    'ends-do': 'Use the leading term for the ends.',
    'ends-odd': 'An odd degree has one high end and one low end.',
    'ends-even': 'An even degree has both ends up or both ends down.',
    'draw-do': 'Sketch the graph.',
    'draw-why': 'Join the ends and the zeros in a smooth curve.',
  },
  draw: ({ level, random }): Params => {
    const size = random.int(1, level === 1 ? 4 : 5);
    const k = level === 1 || (level === 3 && random.chance(50)) ? size : -size;
    return { k, letter: random.pick(['f', 'g', 'p']), ...drawZeros(random) };
  },
  build({ k, a, b, c, letter }: Params, { level, say, step, distractor }) {
    const four = level === 3;
    const factor = (zero: number): string => `(x ${zero < 0 ? '+' : '−'} ${Math.abs(zero)})`;
    const lead = k === 1 ? '' : k === -1 ? '−' : signed(k);
    const rule = `${letter}(x) = ${lead}${factor(a)}^2${factor(b)}${four ? factor(c) : ''}`;
    const [up, down] = [
      { Left: 'High', right: 'high' },
      { Left: 'Low', right: 'low' },
    ] as const;
    const [left, right] = four ? (k > 0 ? [up, up] : [down, down]) : k > 0 ? [down, up] : [up, down];
    const zeros = (turn: 1 | -1) => ({
      touch: signed(turn * a),
      cross: signed(turn * b),
      more: signed(turn * c),
    });
    const ends = { Left: left.Left, right: right.right };
    // With the double zero taken once, the degree is one less, and the left end lies on the other side.
    const simple = { Left: left === up ? 'Low' : 'High', right: right.right };
    const turned = { Left: left === up ? 'Low' : 'High', right: right === up ? 'low' : 'high' };
    const touching = four ? 'four' : 'three';
    const words = { rule: `$${rule}$`, x: '$x$' };
    const text = say(touching, { ...ends, ...zeros(1) });
    const all = four ? [a, a, b, c] : [a, a, b];
    const diagram = sketchOf(k, all);
    const wrong: readonly Distractor[] = [
      distractor('reverses-the-end-behavior', 'ends', 'ends', {
        text: say(touching, { ...turned, ...zeros(1) }),
        diagram: sketchOf(-k, all),
      }),
      distractor('uses-the-wrong-signs-of-zeros', 'signs', 'signs', {
        text: say(touching, { ...ends, ...zeros(-1) }),
        diagram: sketchOf(
          k,
          all.map((zero) => -zero),
        ),
      }),
      distractor('ignores-a-double-zero', 'double', 'double', {
        text: say(four ? 'crossing-four' : 'crossing', { ...simple, ...zeros(1) }),
        diagram: sketchOf(k, all.slice(1)),
      }),
    ];
    const { touch, cross, more } = zeros(1);
    const leadTerm = `$${lead}x^${four ? 4 : 3}$`;
    return {
      words,
      question: 'ask',
      answer: { value: 'graph', text, diagram },
      distractors: wrong,
      steps: [
        step('zeros', words.rule, four ? `${touch}, ${cross} and ${more}` : `${touch} and ${cross}`),
        step('power', `$${factor(a)}^2$`, `touches at ${touch}`),
        step('ends', leadTerm, `${ends.Left.toLowerCase()} on the left, ${ends.right} on the right`, {
          why: four ? 'ends-even' : 'ends-odd',
        }),
        step('draw', '', `$y = ${letter}(x)$`, { diagram }),
      ],
      finalAnswer: text,
      claims: [`${a} - (${a}) = 0`],
    };
  },
});

const leastGap = 2;

/** Three zeros of different sizes, none at 0, far enough apart that the turns between them can be seen. */
function drawZeros(random: Random): Pick<Params, 'a' | 'b' | 'c'> {
  const sign = (): number => (random.chance(50) ? 1 : -1);
  return random.until(() => {
    const sizes = [random.int(1, 5), random.int(1, 5), random.int(1, 5)];
    const [a = 1, b = 1, c = 1] = sizes.map((size) => size * sign());
    const gaps = [a - b, a - c, b - c].map(Math.abs);
    return new Set(sizes).size === 3 && Math.min(...gaps) >= leastGap ? { a, b, c } : null;
  });
}

const highest = 5;

/** A sketch: heights have no numbers, for only the ends and the zeros count. The highest turn is always as high. */
function sketchOf(k: number, zeros: readonly number[]): DiagramOf<'function-graph'> {
  const product = zeros.reduce<Polynomial>((all, zero) => polynomialProduct(all, [-zero, 1]), [Math.sign(k)]);
  const [low, high] = [Math.min(...zeros), Math.max(...zeros)];
  const inside = Array.from({ length: 61 }, (_, at) => polynomialAt(product, low + ((high - low) * at) / 60));
  const scale = highest / Math.max(...inside.map(Math.abs));
  return {
    kind: 'function-graph',
    x: { label: 'x', min: -7, max: 7, step: 1 },
    y: { label: 'y', min: -8, max: 8, step: 2, bare: true },
    curves: [
      {
        formula: { type: 'polynomial', coefficients: product.map((one) => Number((scale * one).toFixed(7))) },
        from: null,
        to: null,
        fromOpen: false,
        toOpen: false,
      },
    ],
    points: [...new Set(zeros)].map((x) => ({ x, y: 0, label: null, open: false })),
    asymptotes: [],
  };
}
