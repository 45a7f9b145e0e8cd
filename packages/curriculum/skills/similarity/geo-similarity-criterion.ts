import type { DiagramOf } from '@playforward/diagram';
import { choiceSkill } from '../../src/kit/index.ts';
import { namedFigure, placeAt } from '../../src/pictures/named-figures.ts';

type Kind = 'sss' | 'sas' | 'ssa' | 'aa';
/** Two triangles whose told sides are `sides` in parts of `bottom` and of `top`; `angles` are told in degrees. */
type Params = {
  kind: Kind;
  sides: readonly [number, number, number];
  top: number;
  bottom: number;
  angles: readonly [number, number];
};

const factors = [
  [2, 1],
  [3, 1],
  [3, 2],
  [4, 3],
  [5, 2],
] as const;
const triples = [
  [4, 5, 6],
  [5, 6, 8],
  [6, 7, 9],
  [5, 7, 8],
  [4, 6, 7],
  [7, 8, 10],
  [5, 8, 9],
  [6, 9, 11],
] as const;

/** Level 1 tells the sides in order, level 2 has an angle that may not be included, level 3 needs the third angle. */
export const geoSimilarityCriterion = choiceSkill('geo-similarity-criterion', {
  version: 2,
  text: {
    headline: 'Which criterion fits?',
    sss: 'One triangle has sides of {a}, {b} and {c} cm. Another has sides of {d}, {e} and {f} cm.',
    sas: 'A triangle has sides of {a} and {b} cm with {m}° between them. Another has {d} and {e} cm with {m}° between them.',
    ssa: 'A triangle has sides of {a} and {b} cm and {m}° across from the first. Another has {d} and {e} cm and {m}° across from the first.',
    aa: 'One triangle has angles of {m}° and {n}°. Another has angles of {n}° and {o}°.',
    ask: [
      'What shows that they are similar, if anything?',
      'Which criterion shows that they are similar, if any?',
    ],
    'sss-right': 'SSS, because three pairs of sides have one ratio.',
    'sas-right': 'SAS, because two pairs have one ratio and the angle between agrees.',
    'ssa-right': 'Nothing, because the angle is not between the sides.',
    'aa-right': 'AA, because two pairs of angles agree.',
    'no-equal': 'Nothing, because no sides of the two are equal.',
    'no-ratio': 'Nothing, because {one} and {two} are not equal.',
    'sas-loose': 'SAS, because two ratios and one angle agree.',
    'sas-aa': 'SAS, because an angle between two sides agrees.',
    'only-one': 'Nothing, because just one pair of angles agrees.',
    'aa-loose': 'AA, because one pair of angles agrees.',
    'sss-loose': 'SSS, because the sides have one ratio.',
    'sss-why': 'All three sides change by one factor.',
    'sas-why': 'Two sides change by one factor, and the angle between them stays.',
    'ssa-why': 'Two different triangles can have these sides and this angle.',
    'aa-why': 'The third angles follow, so two pairs are enough.',
    equal: 'Equal sides are needed for congruent triangles. What is needed for similar ones?',
    ratio: 'This flips one ratio. Do both compare the same triangle with the other?',
    between: 'Look at the place of the angle. Does it lie between the two sides?',
    third: 'Only some angles are given. What is the third angle of each triangle?',
    few: 'One pair of angles is not enough. What else agrees here?',
    more: 'This needs three pairs of sides. How many are given?',
    other: 'Write down what is known of sides and of angles. Then look for AA, SAS or SSS.',
    'know-do': 'List what is known.',
    'know-why': 'Each criterion needs certain parts.',
    'ratio-do': 'Compare the ratios of the sides.',
    'ratio-why': 'Similar triangles have one ratio.',
    'place-do': 'Look at the place of the angle.',
    'place-why': 'For SAS it has to lie between the two sides.',
    'angle-do': 'Find the third angle of a triangle.',
    'angle-why': 'The three angles of a triangle add up to {half}°.',
    'name-do': 'Name the criterion.',
    'name-why': 'It needs just these parts.',
    final: 'This is what the parts show.',
  },
  draw({ level, random }): Params {
    const [top, bottom] = random.pick(level === 1 ? factors.slice(0, 3) : factors);
    const kind = random.pick<Kind>(
      level === 1 ? ['sss', 'sas'] : level === 2 ? ['sas', 'ssa'] : ['aa', 'ssa'],
    );
    const [first, second, third] = random.pick(triples);
    // Across from the shorter of two told sides an angle must stay small enough for a triangle.
    const widest = (Math.asin(second / third) * 180) / Math.PI;
    const angle = random.int(32, kind === 'ssa' ? Math.floor(widest) - 3 : 78);
    // The two angles differ from each other and from the third one.
    const next = angle + random.int(3, 12);
    const sides = kind === 'ssa' ? ([second, third, first] as const) : ([first, second, third] as const);
    return { kind, sides, top, bottom, angles: [angle, next === 180 - angle - next ? next + 1 : next] };
  },
  build(params: Params, { level, step, distractor }) {
    const { kind, sides, top, bottom, angles } = params;
    const [a, b, c] = sides.map((side) => side * bottom) as [number, number, number];
    const [d, e, f] = sides.map((side) => side * top) as [number, number, number];
    const [m, n] = angles;
    const third = 180 - m - n;
    const fraction = (p: number, q: number): string => `$\\frac{${p}}{${q}}$`;
    const words = {
      a,
      b,
      c,
      d,
      e,
      f,
      m,
      n,
      o: third,
      half: 180,
      one: fraction(d, a),
      two: fraction(b, e),
    };
    const congruent = distractor('uses-congruence-instead-of-proportion', 'no-equal', 'equal');
    const turned = distractor('inverts-one-ratio', 'no-ratio', 'ratio');
    const wrong = {
      sss: [congruent, turned, distractor('slip', 'sas-aa', 'between')],
      sas: [congruent, turned, distractor('slip', 'sss-loose', 'more')],
      ssa: [
        distractor('uses-an-angle-that-is-not-included', 'sas-loose', 'between'),
        turned,
        distractor('slip', 'aa-loose', 'few'),
      ],
      aa: [
        congruent,
        distractor('uses-an-angle-that-is-not-included', 'sas-aa', 'between'),
        distractor('slip', 'only-one', 'third'),
      ],
    }[kind];
    const known = {
      sss: 'three sides each',
      sas: 'two sides and an angle',
      ssa: 'two sides and an angle',
      aa: 'two angles each',
    }[kind];
    const factor = bottom === 1 ? String(top) : fraction(top, bottom);
    return {
      words,
      question: [kind, 'ask'],
      diagram: level === 1 ? pictureOf(params) : null,
      answer: { value: kind, text: `${kind}-right`, reason: `${kind}-why` },
      distractors: wrong,
      steps: [
        step('know', 'both triangles', known),
        kind === 'aa'
          ? step('angle', `180 − ${m} − ${n}`, third)
          : step('ratio', `${fraction(d, a)} and ${fraction(e, b)}`, factor),
        kind === 'sas' || kind === 'ssa'
          ? step('place', `${m}°`, kind === 'sas' ? 'between the sides' : 'not between the sides')
          : null,
        step('name', 'what is known', kind === 'ssa' ? 'no criterion' : kind.toUpperCase()),
      ],
      finalAnswer: ['final', `${kind}-right`],
      claims: [`${d} / ${a} = ${e} / ${b}`, `${m} + ${n} + ${third} = 180`],
    };
  },
});

/** Both triangles with what is told of them. */
function pictureOf({ kind, sides, top, bottom, angles }: Params): DiagramOf<'triangle'> {
  const [a, b, c] = sides;
  // Without an angle the third side decides; with one, both sides leave its vertex.
  const degrees =
    kind === 'sas' ? angles[0] : (Math.acos((a * a + b * b - c * c) / (2 * a * b)) * 180) / Math.PI;
  const [x, y] = placeAt(degrees, b);
  const start = 1.35 * Math.max(a, x) * bottom;
  const size = top;
  const angle = kind === 'sas' ? `${angles[0]}°` : '';
  return {
    kind: 'triangle',
    ...namedFigure({
      points: [
        ['', 0, 0],
        ['', a * bottom, 0],
        ['', x * bottom, y * bottom],
        ['', start, 0],
        ['', start + a * size, 0],
        ['', start + x * size, y * size],
      ],
      area: [0, 1, 2],
      sides: [
        [0, 1, `${a * bottom}`],
        [1, 2, kind === 'sss' ? `${c * bottom}` : ''],
        [2, 0, `${b * bottom}`],
        [3, 4, `${a * top}`],
        [4, 5, kind === 'sss' ? `${c * top}` : ''],
        [5, 3, `${b * top}`],
      ],
      angles:
        kind === 'sas'
          ? [
              [0, 1, 2, angle],
              [3, 4, 5, angle],
            ]
          : [],
    }),
  };
}
