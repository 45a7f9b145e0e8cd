import type { DiagramOf } from '@playforward/diagram';
import { numberSkill, type Random } from '../../src/kit/index.ts';
import { fractionTex, signedFraction } from '../../src/numbers/signed-fractions.ts';
import { quadrantSigns, rightTriples } from '../../src/numbers/triangles/right-triples.ts';

type Name = 'sin' | 'cos' | 'tan';

/** The sine (or the cosine) of the angle in a quadrant from 0 is told. */
type Params = {
  fn: Name;
  told: 'sin' | 'cos';
  sides: readonly [number, number, number];
  quadrant: number;
  letter: string;
};

/** Level 1 has an acute angle with its picture, level 2 any quadrant, level 3 asks for a tangent. */
export const preDoubleAngleValue = numberSkill('pre-double-angle-value', {
  version: 1,
  form: 'fraction',
  text: {
    headline: 'Double an angle',
    given: 'Let {ratio} with {x} in quadrant {quadrant}.',
    ask: ['Find {shown}.', 'What is {shown}?', 'Work out {shown}.', 'Find the exact value of {shown}.'],
    right: 'The double angle formula needs both ratios with the signs of the quadrant.',
    doubles: 'This doubles the ratio of the single angle. Which formula belongs to the double angle?',
    square: 'The squares of sine and cosine always add up to this. Which sign stands between them here?',
    sign: 'Check the signs in the formula and in this quadrant. Which of them turns around here?',
    half: 'A factor of two is missing. How many times does the formula take the product?',
    sine: 'The tangent formula has a minus in the bottom. Is there a plus in yours?',
    other: 'Find the missing ratio with the sign of its quadrant. Then fill in the formula.',
    'missing-do': 'Find the missing ratio.',
    'missing-why': 'The squares add up to one, and the quadrant gives the sign.',
    'tangent-do': 'Find the tangent.',
    'tangent-why': 'It is the sine divided by the cosine.',
    'formula-do': 'Write the double angle formula.',
    'formula-why': 'It is the sum formula for two equal angles.',
    'work-do': 'Fill it in and work it out.',
    'work-sin': 'Only factors are left to multiply.',
    'work-cos': 'Squares first, then the difference.',
    'work-tan': 'Work out the top and the bottom, then divide.',
    final: 'It is {value}.',
  },
  draw({ level, random }): Params {
    return random.until(() => {
      const drawn = drawParams(level, random);
      const values = valuesOf(drawn).map(([top, bottom]) => top / bottom);
      const [key = 0, ...others] = values;
      const likely = others.every(
        (one) => Math.abs(one) <= 19 * Math.abs(key) && Math.abs(key) <= 19 * Math.abs(one),
      );
      return likely && new Set(values).size === values.length ? drawn : null;
    });
  },
  build(params: Params, { level, step, distractor }) {
    const { fn, told, sides, quadrant, letter } = params;
    const [signS, signC] = quadrantSigns[quadrant] ?? [1, 1];
    const [opposite, beside, longest] = sides;
    const [s, c] = [signS * opposite, signC * beside];
    const [key, doubled, pythagorean, missing] = valuesOf(params).map(([top, bottom]) =>
      signedFraction(top, bottom),
    );
    const value = key ?? '';
    const words = {
      ratio: `$\\${told} ${letter} = ${fractionTex(told === 'sin' ? s : c, longest)}$`,
      x: `$${letter}$`,
      quadrant: ['I', 'II', 'III', 'IV'][quadrant] ?? 'I',
      shown: `$\\${fn} 2${letter}$`,
      value: value.replace(/(\d+)\/(\d+)/, '$$\\frac{$1}{$2}$$'),
    };
    const other = told === 'sin' ? 'cos' : 'sin';
    const missingText = fractionTex(told === 'sin' ? c : s, longest);
    const formula = {
      sin: `2 \\sin ${letter} \\cos ${letter}`,
      cos: `\\cos^2 ${letter} - \\sin^2 ${letter}`,
      tan: `\\frac{2 \\tan ${letter}}{1 - \\tan^2 ${letter}}`,
    }[fn];
    const claim = {
      sin: `2 * (${s}/${longest}) * (${c}/${longest})`,
      cos: `(${c}/${longest})^2 - (${s}/${longest})^2`,
      tan: `2 * (${s}/(${c})) / (1 - (${s}/(${c}))^2)`,
    }[fn];
    return {
      words,
      question: ['given', 'ask'],
      diagram: level === 1 ? circleOf(sides) : null,
      answer: value,
      distractors: [
        distractor('doubles-the-value', doubled ?? '', 'doubles'),
        fn === 'cos'
          ? distractor('uses-the-pythagorean-sum-for-the-double-cosine', '1', 'square')
          : distractor('slip', pythagorean ?? '', fn === 'sin' ? 'half' : 'sine'),
        distractor('uses-the-wrong-sign', missing ?? '', 'sign'),
      ],
      steps: [
        step('missing', `$\\${other} ${letter}$`, `$${missingText}$`),
        fn === 'tan'
          ? step('tangent', `$\\tan ${letter}$`, `$${fractionTex(s * Math.sign(c), Math.abs(c))}$`)
          : null,
        step('formula', words.shown, `$${formula}$`),
        step('work', `$${formula}$`, words.value, { why: `work-${fn}` }),
      ],
      claims: [`${claim} = ${value.replace('−', '-')}`, `${opposite}^2 + ${beside}^2 = ${longest}^2`],
    };
  },
});

type Ratio = readonly [number, number];

/** The right value, the doubled ratio, a slip (one for a cosine), and the value with the other sign. */
function valuesOf({ fn, sides, quadrant }: Params): readonly Ratio[] {
  const [signS, signC] = quadrantSigns[quadrant] ?? [1, 1];
  const [opposite, beside, longest] = sides;
  const [s, c, square] = [signS * opposite, signC * beside, longest ** 2];
  if (fn === 'sin')
    return [
      [2 * s * c, square],
      [2 * s, longest],
      [s * c, square],
      [-2 * s * c, square],
    ];
  if (fn === 'cos') {
    const gap = c * c - s * s;
    return [
      [gap, square],
      [2 * c, longest],
      [1, 1],
      [-gap, square],
    ];
  }
  const gap = c * c - s * s;
  return [
    [2 * s * c, gap],
    [2 * s, c],
    [2 * s * c, square],
    [-2 * s * c, gap],
  ];
}

function drawParams(level: 1 | 2 | 3, random: Random): Params {
  const [x, y, z] = random.pick(rightTriples);
  const fn = level === 3 ? random.pick(['tan', 'tan', 'cos'] as const) : random.pick(['sin', 'cos'] as const);
  return {
    fn,
    told: random.pick(['sin', 'cos'] as const),
    sides: random.chance(50) ? [x, y, z] : [y, x, z],
    quadrant: level === 1 ? 0 : random.int(1, 3),
    letter: random.pick(['x', 't', 'a', 'b', 'u']),
  };
}

function circleOf([opposite, beside, longest]: readonly [number, number, number]): DiagramOf<'unit-circle'> {
  const degrees = Math.round((Math.atan2(opposite, beside) * 1800) / Math.PI) / 10;
  return {
    kind: 'unit-circle',
    points: [{ degrees, label: `(${beside}/${longest}, ${opposite}/${longest})`, angle: '' }],
    triangles: true,
  };
}
