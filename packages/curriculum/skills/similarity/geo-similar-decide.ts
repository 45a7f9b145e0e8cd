import type { DiagramOf } from '@playforward/diagram';
import { choiceSkill } from '../../src/kit/index.ts';
import { namedFigure } from '../../src/pictures/named-figures.ts';

/**
 * Two figures with the sides `first` and `second`. grows: one factor `top` / `bottom`. shifts: each side longer by `more`.
 * tilted: equal ratios of the sides but another angle.
 */
type Params = {
  shape: 'rectangles' | 'triangles' | 'slants';
  kind: 'grows' | 'shifts' | 'tilted';
  first: readonly number[];
  second: readonly number[];
  top: number;
  bottom: number;
  more: number;
  degrees: readonly [number, number];
};

const factors = [
  [3, 2],
  [4, 3],
  [5, 2],
  [5, 3],
  [2, 1],
  [3, 1],
] as const;
const triangles = [
  [4, 5, 6],
  [6, 7, 9],
  [5, 7, 8],
  [6, 8, 9],
  [4, 6, 7],
  [7, 8, 10],
  [5, 6, 9],
  [6, 9, 10],
] as const;

/** Level 1 has rectangles with a picture, level 2 triangles with mixed sides, level 3 slanted figures with angles. */
export const geoSimilarDecide = choiceSkill('geo-similar-decide', {
  version: 2,
  text: {
    headline: 'Similar or not?',
    rectangles: 'One rectangle is {a} by {b} cm. Another one is {c} by {d} cm.',
    triangles: 'The sides of one triangle are {a}, {b} and {e} cm. Those of another are {c}, {d} and {f} cm.',
    slants:
      'A parallelogram has sides of {a} and {b} cm and an angle of {m}°. Another has {c} and {d} cm and {n}°.',
    ask: [
      'Are they similar, and why?',
      'Do they have the same shape, and why?',
      'Decide whether they are similar. What is the reason?',
      'Can one be a scaled copy of the other, and why?',
    ],
    'yes-factor': 'Yes, one factor fits all of the sides.',
    'yes-both': 'Yes, one factor fits and angles agree.',
    'no-factor': 'No, there is no single factor.',
    'no-angle': 'No, the sides share a factor but angles differ.',
    'yes-shift': 'Yes, every side grows by {more} cm.',
    'no-shift': 'No, the sides grow by different lengths.',
    'yes-angles': 'Yes, because all the angles agree.',
    'no-match': 'No, the ratios {one} and {two} differ.',
    'yes-sides': 'Yes, because the sides have one factor.',
    'yes-kind': 'Yes, because both are triangles.',
    'right-grows': 'All ratios of matching sides are equal, and so are the angles.',
    'right-no': 'Matching sides have different ratios, so no dilation leads from one to the other.',
    'right-tilted': 'A dilation keeps angles, so figures with other angles are not similar.',
    shift: 'This compares differences. Does a dilation add the same length to each side?',
    angles: 'This looks at angles alone. A square and a long rectangle have equal angles. Are they similar?',
    match: 'This pairs a short side with a long one. Which sides belong together?',
    sides: 'This looks at the sides alone. Do the angles agree as well?',
    kind: 'Many triangles have different shapes. What has to agree?',
    other: 'Pair the sides in the order of their lengths. Then compare their ratios.',
    'pair-do': 'Pair the sides by length.',
    'pair-why': 'In similar figures the shortest sides belong together, and so do the longest.',
    'ratio-do': 'Find the ratio of each pair.',
    'ratio-why': 'One dilation has one factor.',
    'angle-do': 'Compare the angles.',
    'angle-why': 'A dilation keeps every angle. In a parallelogram one angle tells all.',
    'decide-do': 'Decide.',
    'decide-why': 'Similar figures need one factor for the sides, and equal angles.',
  },
  draw({ level, random }): Params {
    const [top, bottom] = random.pick(factors);
    const more = random.int(2, 6);
    const kind = random.pick(
      level === 3 ? (['grows', 'tilted', 'shifts'] as const) : (['shifts', 'grows'] as const),
    );
    const shape = level === 1 ? 'rectangles' : level === 2 ? 'triangles' : 'slants';
    const short = random.int(2, 5);
    const long = short + random.int(1, 5);
    const base = shape === 'triangles' ? random.pick(triangles) : [short, long];
    const first = base.map((side) => side * bottom);
    const second = kind === 'shifts' ? first.map((side) => side + more) : base.map((side) => side * top);
    const angle = 5 * random.int(8, 16);
    return {
      shape,
      kind,
      first,
      top,
      bottom,
      more,
      second: shape === 'triangles' ? random.shuffle(second) : second,
      degrees: [angle, kind === 'tilted' ? angle - 5 * random.int(2, 3) : angle],
    };
  },
  build(params: Params, { level, say, step, distractor }) {
    const { shape, kind, first, second, top, bottom, more, degrees } = params;
    const sorted = [...second].sort((a, b) => a - b);
    const [a = 0, b = 0, e = 0] = first;
    const [c = 0, d = 0, f = 0] = second;
    const [x = 0, y = 0, z = 0] = sorted;
    const fraction = (p: number, q: number): string => `$\\frac{${p}}{${q}}$`;
    const words = {
      a,
      b,
      c,
      d,
      e,
      f,
      more,
      m: degrees[0],
      n: degrees[1],
      one: fraction(y, a),
      two: fraction(x, b),
      k: bottom === 1 ? String(top) : fraction(top, bottom),
    };
    type Key = Parameters<typeof say>[0];
    const right: Key =
      kind === 'grows'
        ? shape === 'triangles'
          ? 'yes-factor'
          : 'yes-both'
        : kind === 'shifts'
          ? 'no-factor'
          : 'no-angle';
    const angles = distractor('checks-angles-only-for-quadrilaterals', 'yes-angles', 'angles');
    const wrong = {
      grows: [
        distractor('compares-differences-of-sides', 'no-shift', 'shift'),
        distractor('matches-the-wrong-sides', 'no-match', 'match'),
        shape === 'triangles' ? distractor('slip', 'yes-kind', 'kind') : angles,
      ],
      shifts: [
        distractor('compares-differences-of-sides', 'yes-shift', 'shift'),
        ...(shape === 'triangles'
          ? [
              distractor('matches-the-wrong-sides', 'no-match', 'match'),
              distractor('slip', 'yes-kind', 'kind'),
            ]
          : [angles, distractor('slip', 'yes-sides', 'sides')]),
      ],
      tilted: [
        distractor('compares-differences-of-sides', 'no-shift', 'shift'),
        distractor('matches-the-wrong-sides', 'no-match', 'match'),
        distractor('slip', 'yes-sides', 'sides'),
      ],
    }[kind];
    const pairs = [`${a} with ${x}`, `${b} with ${y}`, ...(shape === 'triangles' ? [`${e} with ${z}`] : [])];
    const same = kind !== 'shifts';
    return {
      words,
      question: [shape, 'ask'],
      diagram: level === 1 ? pictureOf(params) : null,
      answer: {
        value: right,
        reason: kind === 'grows' ? 'right-grows' : kind === 'shifts' ? 'right-no' : 'right-tilted',
      },
      distractors: wrong,
      steps: [
        step('pair', 'both figures', pairs.join(', ')),
        step('ratio', `${fraction(x, a)} and ${fraction(y, b)}`, same ? `both ${words.k}` : 'not equal'),
        shape === 'slants'
          ? step('angle', `${degrees[0]}° and ${degrees[1]}°`, kind === 'tilted' ? 'not equal' : 'equal')
          : null,
        step(
          'decide',
          same ? 'one factor' : 'no single factor',
          kind === 'grows' ? 'similar' : 'not similar',
        ),
      ],
      claims: same
        ? [`${x} / ${a} = ${top} / ${bottom}`, `${y} / ${b} = ${top} / ${bottom}`]
        : [`${a} + ${more} = ${x}`, `${x} * ${b} > ${y} * ${a}`],
    };
  },
});

function pictureOf({ first, second }: Params): DiagramOf<'polygon'> {
  const [a = 0, b = 0] = first;
  const [c = 0, d = 0] = second;
  const start = b + 0.3 * d;
  return {
    kind: 'polygon',
    ...namedFigure({
      points: [
        ['', 0, 0],
        ['', b, 0],
        ['', b, a],
        ['', 0, a],
        ['', start, 0],
        ['', start + d, 0],
        ['', start + d, c],
        ['', start, c],
      ],
      area: [0, 1, 2, 3],
      sides: [
        [0, 1, `${b} cm`],
        [1, 2],
        [2, 3],
        [3, 0, `${a} cm`],
        [4, 5, `${d} cm`],
        [5, 6, `${c} cm`],
        [6, 7],
        [7, 4],
      ],
    }),
  };
}
