import type { DiagramOf } from '@playforward/diagram';
import { numberSkill, type Random } from '../../src/kit/index.ts';
import { fractionTex, signedFraction } from '../../src/numbers/signed-fractions.ts';
import { quadrantSigns, rightTriples } from '../../src/numbers/triangles/right-triples.ts';

type Name = 'sin' | 'cos';

/** The angles a and b by the legs of right triangles (opposite, beside, longest) and their quadrants from 0. */
type Params = {
  fn: Name;
  sum: boolean;
  a: readonly [number, number, number];
  b: readonly [number, number, number];
  quadrants: readonly [number, number];
};

/** Level 1 has two acute angles with a picture, level 2 one acute angle, level 3 any quadrants. */
export const preSumFormulaRatios = numberSkill('pre-sum-formula-ratios', {
  version: 1,
  form: 'fraction',
  text: {
    headline: 'Combine two ratios',
    given: 'Let {sine} with $a$ in quadrant {qa}, and {cosine} with $b$ in quadrant {qb}.',
    ask: ['Find {shown}.', 'What is {shown}?', 'Work out {shown}.', 'Find the exact value of {shown}.'],
    right: 'Both missing ratios are found first, with the signs of their quadrants.',
    signs: 'Check the signs. Which ratios are below zero in these quadrants?',
    like: 'This multiplies sine with sine and cosine with cosine. What does the formula multiply?',
    unlike: 'This multiplies sines with cosines. What does the formula multiply?',
    adds: 'This adds or subtracts the two given ratios. What does the formula say?',
    between: 'Look at the sign between the two products of the formula.',
    other: 'Find the missing sine and cosine first. Then fill in the formula.',
    'missing-do': 'Find the missing ratios.',
    'missing-why': 'The squares of sine and cosine add up to one, and the quadrant gives the sign.',
    'formula-do': 'Write the formula.',
    'formula-why': 'It needs all four ratios.',
    'fill-do': 'Fill in the ratios.',
    'fill-why': 'Keep the signs.',
    'work-do': 'Work it out.',
    'work-why': 'Both products have the same denominator.',
    final: 'It is {value}.',
  },
  draw({ level, random }): Params {
    return random.until(() => {
      const drawn = drawParams(level, random);
      const { key, others } = valuesOf(drawn, level);
      const likely = [...others].every(
        (one) => one !== 0 && Math.abs(one) <= 19 * Math.abs(key) && Math.abs(key) <= 19 * Math.abs(one),
      );
      return key !== 0 && likely && new Set([key, ...others]).size === others.length + 1 ? drawn : null;
    });
  },
  build(params: Params, { level, step, distractor }) {
    const { fn, sum, a, b, quadrants } = params;
    const bottom = a[2] * b[2];
    const { sa, ca, sb, cb } = ratiosOf(params);
    const { key, others } = valuesOf(params, level);
    const value = signedFraction(key, bottom);
    const op = sum === (fn === 'sin') ? '+' : '-';
    const letters = (first: string, second: string): string => `\\${first} a \\${second} b`;
    const formula =
      fn === 'sin'
        ? `${letters('sin', 'cos')} ${sum ? '+' : '-'} ${letters('cos', 'sin')}`
        : `${letters('cos', 'cos')} ${op} ${letters('sin', 'sin')}`;
    const words = {
      sine: `$\\sin a = ${fractionTex(sa, a[2])}$`,
      cosine: `$\\cos b = ${fractionTex(cb, b[2])}$`,
      qa: romanOf(quadrants[0]),
      qb: romanOf(quadrants[1]),
      shown: `$\\${fn}(a ${sum ? '+' : '-'} b)$`,
      value: shownFraction(value),
    };
    const [p, q, r, s] = fn === 'sin' ? [sa, cb, ca, sb] : [ca, cb, sa, sb];
    const [bp, bq, br, bs] = fn === 'sin' ? [a[2], b[2], a[2], b[2]] : [a[2], b[2], a[2], b[2]];
    const filled = `$${fractionTex(p, bp)} \\cdot ${inside(q, bq)} ${fn === 'sin' ? (sum ? '+' : '-') : op} ${inside(r, br)} \\cdot ${inside(s, bs)}$`;
    const [like = 0, added = 0, third] = others;
    return {
      words,
      question: ['given', 'ask'],
      diagram: level === 1 ? triangleOf(a) : null,
      answer: value,
      distractors: [
        distractor(
          'multiplies-like-functions-only',
          signedFraction(like, bottom),
          fn === 'sin' ? 'like' : 'unlike',
        ),
        distractor('adds-the-ratios', signedFraction(added, bottom), 'adds'),
        third === undefined
          ? distractor(
              'slip',
              signedFraction(2 * (fn === 'sin' ? sa * cb : ca * cb) - key, bottom),
              'between',
            )
          : distractor('uses-the-wrong-signs-by-quadrant', signedFraction(third, bottom), 'signs'),
        distractor('slip', signedFraction(-key, bottom), 'signs'),
      ],
      steps: [
        step(
          'missing',
          '$\\cos a$ and $\\sin b$',
          `$${fractionTex(ca, a[2])}$ and $${fractionTex(sb, b[2])}$`,
        ),
        step('formula', words.shown, `$${formula}$`),
        step('fill', `$${formula}$`, filled),
        step('work', filled, words.value),
      ],
      claims: [
        `(${p}/${bp}) * (${q}/${bq}) ${fn === 'sin' ? (sum ? '+' : '-') : op} (${r}/${br}) * (${s}/${bs}) = ${value.replace('−', '-')}`,
        `(${sa}/${a[2]})^2 + (${ca}/${a[2]})^2 = 1`,
        `(${sb}/${b[2]})^2 + (${cb}/${b[2]})^2 = 1`,
      ],
    };
  },
});

function romanOf(quadrant: number): string {
  return ['I', 'II', 'III', 'IV'][quadrant] ?? 'I';
}

/** The four ratios as their tops. */
function ratiosOf({ a, b, quadrants }: Params): { sa: number; ca: number; sb: number; cb: number } {
  const [signA = [1, 1], signB = [1, 1]] = quadrants.map((quadrant) => quadrantSigns[quadrant]);
  return { sa: signA[0] * a[0], ca: signA[1] * a[1], sb: signB[0] * b[0], cb: signB[1] * b[1] };
}

/** Over the common bottom: the right value, like products, added ratios and, beyond quadrant one, all signs plus. */
function valuesOf(params: Params, level: 1 | 2 | 3): { key: number; others: readonly number[] } {
  const { fn, sum, a, b } = params;
  const { sa, ca, sb, cb } = ratiosOf(params);
  const plus = sum ? 1 : -1;
  const sine = sa * cb + plus * ca * sb;
  const cosine = ca * cb - plus * sa * sb;
  const plain = fn === 'sin' ? a[0] * b[1] + plus * a[1] * b[0] : a[1] * b[1] - plus * a[0] * b[0];
  const added = fn === 'sin' ? sa * b[2] + plus * sb * a[2] : ca * b[2] + plus * cb * a[2];
  const like = fn === 'sin' ? sa * sb + plus * ca * cb : sa * cb + plus * ca * sb;
  const key = fn === 'sin' ? sine : cosine;
  return { key, others: level === 1 ? [like, added] : [like, added, plain] };
}

function drawParams(level: 1 | 2 | 3, random: Random): Params {
  const [first, second] = random.shuffle(rightTriples.slice(0, 5));
  const turn = ([x, y, z]: readonly [number, number, number]): readonly [number, number, number] =>
    random.chance(50) ? [x, y, z] : [y, x, z];
  const a = turn(first ?? [3, 4, 5]);
  const b = turn(second ?? [5, 12, 13]);
  const other = random.int(1, 3);
  const quadrants = {
    1: [0, 0] as const,
    2: random.pick([[0, other] as const, [other, 0] as const]),
    3: [random.int(1, 3), random.int(1, 3)] as const,
  }[level];
  return { fn: random.pick(['sin', 'cos']), sum: random.chance(50), a, b, quadrants };
}

function shownFraction(value: string): string {
  return value.replace(/(\d+)\/(\d+)/, '$$\\frac{$1}{$2}$$');
}

function inside(top: number, bottom: number): string {
  return top < 0 ? `\\left(${fractionTex(top, bottom)}\\right)` : fractionTex(top, bottom);
}

function triangleOf([opposite, beside, longest]: readonly [
  number,
  number,
  number,
]): DiagramOf<'right-triangle'> {
  const corner = (name: string, x: number, y: number) => ({ name, x, y, dot: false });
  const side = (from: number, to: number, label: string | null) => ({
    from,
    to,
    label,
    style: 'solid' as const,
    ticks: 0,
  });
  return {
    kind: 'right-triangle',
    points: [corner('', 0, 0), corner('', beside, 0), corner('', beside, opposite)],
    area: [0, 1, 2],
    segments: [side(0, 1, null), side(1, 2, String(opposite)), side(2, 0, String(longest))],
    angles: [
      { at: 1, from: 2, to: 0, label: '', mark: 'square' },
      { at: 0, from: 1, to: 2, label: 'a', mark: 'arc' },
    ],
    circles: [],
    toScale: true,
  };
}
