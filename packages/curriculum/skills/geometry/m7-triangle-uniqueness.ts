import type { DiagramOf } from '@playforward/diagram';
import { choiceSkill, type Distractor, type Level, type Random } from '../../src/kit/index.ts';
import { namedFigure, placeAt } from '../../src/pictures/named-figures.ts';

type Kind = 'sides' | 'broken' | 'angles' | 'off' | 'between' | 'side';

const things = ['badge', 'tent', 'sail', 'logo'] as const;

/** Three numbers of a kind: lengths for sides, degrees for angles; `asks` turns the question around at level 3. */
type Params = {
  kind: Kind;
  thing: (typeof things)[number];
  x: number;
  y: number;
  z: number;
  others: readonly number[];
};

/** Level 1 has three sides or three angles, level 2 also sides with angles, level 3 chooses the parts. */
export const m7TriangleUniqueness = choiceSkill('m7-triangle-uniqueness', {
  version: 3,
  text: {
    headline: 'How many triangles?',
    badge: 'A designer plans the triangle on a team badge.',
    tent: 'A designer plans the triangle at the front of a model tent.',
    sail: 'A designer plans the triangle for the sail of a model boat.',
    logo: 'A designer plans the triangle in a band logo.',
    'told-sides': 'Its sides are to be {x, number}, {y, number} and {z, number} centimeters long.',
    'told-angles': 'Its angles are to measure {x}°, {y}° and {z}°.',
    'told-between':
      'Two sides are to be {x, number} and {y, number} centimeters long. The angle between them is to measure {z}°.',
    'told-side':
      'Two angles are to measure {x}° and {y}°. The side between them is to be {z, number} centimeters long.',
    ask: 'How many different triangles fit this plan?',
    'ask-one': 'Which facts let you draw only one triangle?',
    none: 'None at all',
    one: 'Only one',
    two: 'Exactly two',
    many: 'As many as you like',
    'part-sides': 'Sides of {x, number}, {y, number} and {z, number} cm',
    'part-broken': 'Sides of {p, number}, {q, number} and {r, number} cm',
    'part-angles': 'Angles of {u}°, {v}° and {w}°, with no side given',
    'part-between': 'Sides of {x, number} and {y, number} cm, with {z}° between them',
    'part-side': 'Angles of {x}° and {y}°, with {z, number} cm between them',
    'part-two': 'Sides of {p, number} and {q, number} cm, and nothing else',
    'right-sides': 'With three sides given, there is one place where the ends meet.',
    'right-broken': 'The two short sides together cannot reach the ends of the long one.',
    'right-angles': 'The angles fix the shape, but every size has these angles.',
    'right-off': 'The three angles of a triangle always add up to a straight angle, and these do not.',
    'right-between': 'The angle holds the two sides in place, so the third side is fixed.',
    'right-side': 'The side fixes the size, and the two angles fix where the other sides meet.',
    size: 'Angles say nothing about size. Could you draw the same shape larger?',
    turned: 'A triangle that is turned or flipped over counts as the same one. What else could differ?',
    open: 'Three sides cannot be moved against each other. What could still change?',
    hold: 'The angle holds both sides in place. How many ways are left for the third side?',
    given: 'One side has a given length. Can the triangle still grow?',
    sum: 'Add the three angles. What do the angles of a triangle add up to?',
    'sum-one': 'Draw two of the angles. Which third angle do they leave?',
    'sum-two': 'Try to draw one at all. Does the third angle fit the other two?',
    reach: 'Add the two shortest sides. Are they longer than the third?',
    'reach-many': 'Lay the two short sides in one line. Do they reach from end to end of the long one?',
    'reach-two': 'Try to draw one at all. Do the ends of the two short sides meet?',
    lengths: 'Try it with real lengths. Do the ends meet?',
    exists: 'Try to draw it. Do the sides meet?',
    third: 'The third side is still free. Could it be longer or shorter?',
    other: 'Try to draw it. What could you still change?',
    'sort-do': 'See what is given.',
    'sort-why': 'A side fixes how large the triangle is. Angles alone do not.',
    'test-do': 'Test whether it can exist.',
    'test-sides-why': 'Two sides together must be longer than the third.',
    'test-angles-why': 'The angles of a triangle add up to a straight angle.',
    'test-between-why': 'Two sides may enclose any angle below a straight one.',
    'test-side-why': 'Two angles must leave room for a third one.',
    'none-do': 'Say how many there are.',
    'none-why': 'Parts that do not fit together make no triangle.',
    'loose-do': 'Strike out lists that leave something open.',
    'loose-why': 'Angles alone leave the size open, and two sides alone leave the third one open.',
    'meet-do': 'Strike out a list whose parts do not meet.',
    'meet-why': 'Two sides together must be longer than the third.',
    'left-do': 'Test the list that is left.',
    'left-why': 'It makes a triangle, and nothing in it can change.',
    'free-do': 'Ask what could still change.',
    'free-why': 'If nothing can, there is one triangle only.',
  },
  draw: ({ level, random }): Params => drawParts(level, random),
  build({ kind, thing, x, y, z, others }: Params, { level, step, distractor }) {
    const [p = 0, q = 0, r = 0, u = 0, v = 0, w = 0] = others;
    const words = { x, y, z, p, q, r, u, v, w };
    const given = {
      sides: 'three sides',
      broken: 'three sides',
      angles: 'three angles',
      off: 'three angles',
      between: 'two sides and the angle between them',
      side: 'two angles and the side between them',
    }[kind];
    const sorted = [x, y, z].toSorted((a, b) => a - b);
    const [least = 0, middle = 0, most = 0] = sorted;
    const test = {
      sides: [`${least} + ${middle}`, `${least + middle} > ${most}`],
      broken: [`${least} + ${middle}`, `${least + middle} < ${most}`],
      angles: [`${x} + ${y} + ${z}`, `${x + y + z}`],
      off: [`${x} + ${y} + ${z}`, `${x + y + z}, not 180`],
      between: [`${z}°`, 'less than 180°'],
      side: [`${x} + ${y}`, `${x + y}, less than 180`],
    }[kind] as [string, string];
    const family = (
      {
        sides: 'sides',
        broken: 'sides',
        angles: 'angles',
        off: 'angles',
        between: 'between',
        side: 'side',
      } as const
    )[kind];
    const answer = (
      { sides: 'one', broken: 'none', angles: 'many', off: 'none', between: 'one', side: 'one' } as const
    )[kind];
    const left = { none: 'nothing fits', one: 'nothing can change', many: 'the size can change' }[answer];
    const steps = [
      step('sort', 'the given parts', given),
      step('test', test[0], test[1], { why: `test-${family}-why` }),
      answer === 'none' ? step('none', given, left) : step('free', given, left),
    ];
    if (level === 3) {
      return {
        words,
        question: [thing, 'ask-one'],
        answer: { value: `part-${kind}`, reason: `right-${kind}` },
        distractors: [
          distractor('thinks-three-angles-give-one-triangle', 'part-angles', 'size'),
          distractor('thinks-any-three-lengths-work', 'part-broken', 'reach'),
          distractor('slip', 'part-two', 'third'),
        ],
        steps: [
          step('loose', 'the four lists', 'three angles only and two sides only fall away'),
          step('meet', `${p} + ${q}`, `${p + q} < ${r}, so these three sides fall away`),
          step('left', `${given}: ${test[0]}`, `${test[1]}, one triangle`),
        ],
        claims: [`${p} + ${q} < ${r}`, `${u} + ${v} + ${w} = 180`],
      };
    }
    return {
      words,
      question: [thing, `told-${family}`, 'ask'],
      diagram: level === 1 && family === 'angles' ? null : pictureOf(kind, x, y, z),
      answer: { value: answer, reason: `right-${kind}` },
      distractors: wrongCounts[kind].map(([misconception, value, reason]) =>
        distractor(misconception, value, reason),
      ),
      steps,
      claims: kind === 'sides' ? [`${least} + ${middle} > ${most}`] : [`${least} <= ${most}`],
    };
  },
});

/** Wrong counts for each kind of parts, with the way of thinking behind each. */
const wrongCounts: Readonly<
  Record<
    Kind,
    readonly (readonly [
      Distractor['misconception'],
      'none' | 'one' | 'two' | 'many',
      (
        | 'size'
        | 'turned'
        | 'open'
        | 'hold'
        | 'given'
        | 'sum'
        | 'sum-one'
        | 'sum-two'
        | 'reach'
        | 'reach-many'
        | 'reach-two'
        | 'lengths'
        | 'exists'
      ),
    ])[]
  >
> = {
  sides: [
    ['thinks-three-sides-leave-the-shape-open', 'many', 'open'],
    ['counts-a-turned-triangle-as-a-new-one', 'two', 'turned'],
    ['slip', 'none', 'lengths'],
  ],
  broken: [
    ['thinks-any-three-lengths-work', 'one', 'reach'],
    ['thinks-three-sides-leave-the-shape-open', 'many', 'reach-many'],
    ['slip', 'two', 'reach-two'],
  ],
  angles: [
    ['thinks-three-angles-give-one-triangle', 'one', 'size'],
    ['counts-a-turned-triangle-as-a-new-one', 'two', 'turned'],
    ['slip', 'none', 'sum'],
  ],
  off: [
    ['ignores-the-angle-sum', 'many', 'sum'],
    ['thinks-three-angles-give-one-triangle', 'one', 'sum-one'],
    ['slip', 'two', 'sum-two'],
  ],
  between: [
    ['thinks-two-sides-and-the-angle-between-give-many', 'many', 'hold'],
    ['counts-a-turned-triangle-as-a-new-one', 'two', 'turned'],
    ['slip', 'none', 'exists'],
  ],
  side: [
    ['ignores-the-given-side', 'many', 'given'],
    ['counts-a-turned-triangle-as-a-new-one', 'two', 'turned'],
    ['slip', 'none', 'exists'],
  ],
};

function drawParts(level: Level, random: Random): Params {
  const kinds: Record<Level, readonly Kind[]> = {
    1: ['sides', 'broken', 'angles'],
    2: ['between', 'side', 'angles', 'off'],
    3: ['sides', 'between', 'side'],
  };
  const kind = random.pick(kinds[level]);
  const thing = random.pick(things);
  return random.until(() => {
    const [p, q] = [random.int(2, 5), random.int(4, 8)];
    const [u, v] = [random.int(30, 80), random.int(35, 85)];
    const others = [p, q, p + q + random.int(1, 4), u, v, 180 - u - v];
    if (p >= q || u === v || 180 - u - v < 20) return null;
    const three = threeOf(kind, random);
    if (three === null) return null;
    const [x, y, z] = three;
    return { kind, thing, x, y, z, others };
  });
}

function threeOf(kind: Kind, random: Random): readonly [number, number, number] | null {
  if (kind === 'sides' || kind === 'broken') {
    const [x, y, z] = [random.int(4, 9), random.int(5, 12), random.int(6, 18)];
    const isOpen = x < y && y < z && (kind === 'sides' ? x + y > z : x + y < z);
    return isOpen ? [x, y, z] : null;
  }
  if (kind === 'between') return [random.int(4, 8), random.int(9, 14), 5 * random.int(6, 28)];
  const [x, y] = [5 * random.int(6, 16), 5 * random.int(7, 17)];
  const rest = 180 - x - y;
  if (x === y || rest < 20 || rest === x) return null;
  if (kind === 'side') return [x, y, random.int(4, 12)];
  return [x, y, kind === 'angles' ? rest : rest + 5 * random.pick([-2, -1, 1, 2, 3])];
}

/** A rough sketch of what is given; it never tells whether the parts fit. */
function pictureOf(kind: Kind, x: number, y: number, z: number): DiagramOf<'angle-figure'> | null {
  if (kind === 'between') {
    return {
      kind: 'angle-figure',
      ...namedFigure({
        points: [
          ['', 0, 0],
          ['', y, 0],
          ['', ...placeAt(z, x)],
        ],
        sides: [
          [0, 1, `${y} cm`],
          [0, 2, `${x} cm`],
        ],
        angles: [[0, 1, 2, `${z}°`]],
      }),
    };
  }
  if (kind === 'side') {
    const tall = placeAt(x, 0.6 * z);
    const other = placeAt(180 - y, 0.6 * z);
    return {
      kind: 'angle-figure',
      ...namedFigure({
        points: [
          ['', 0, 0],
          ['', z, 0],
          ['', ...tall],
          ['', z + other[0], other[1]],
        ],
        sides: [
          [0, 1, `${z} cm`],
          [0, 2, ''],
          [1, 3, ''],
        ],
        angles: [
          [0, 1, 2, `${x}°`],
          [1, 3, 0, `${y}°`],
        ],
      }),
    };
  }
  return null;
}
