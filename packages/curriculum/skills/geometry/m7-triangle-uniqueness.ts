import { choiceSkill, type Distractor, type Level, plotCorners, type Random } from '../../src/kit/index.ts';
import {
  type Count,
  claimsOf,
  cornersOf,
  countOf,
  familyOf,
  partsGiven,
  type TriangleKind,
  type TriangleParts,
  waysOf,
} from '../../src/numbers/triangles/triangle-parts.ts';
import { pointText } from '../../src/pictures/plane-around.ts';
import { plannedTriangle } from '../../src/pictures/planned-triangles.ts';

const things = ['badge', 'tent', 'sail', 'logo'] as const;

/** Three numbers of a kind: lengths for sides, degrees for angles; a triangle that is drawn has its corner A at `at`. */
type Params = {
  kind: TriangleKind;
  thing: (typeof things)[number];
  x: number;
  y: number;
  z: number;
  others: readonly number[];
  at: readonly [number, number];
};

/** Level 1 has three sides or three angles, level 2 also sides with angles or draws them, level 3 chooses the parts. */
export const m7TriangleUniqueness = choiceSkill('m7-triangle-uniqueness', {
  version: 5,
  byHand: { levels: [2], ask: 'draw-it', share: 100 },
  text: {
    'draw-it':
      'One unit is one centimeter. Plot A at {a}, B to its right, and C above them. The angle at A is {first}°, and AB is {base, number} centimeters long.',
    'right-draw': 'The sides and angles that are given leave just one place for each corner.',
    'other-draw': 'Start with side AB. Which way does the next side go from A, and how long is it?',
    'base-do': 'Draw side AB.',
    'base-why': 'It goes to the right, so only the first coordinate grows.',
    'way-do': 'See which way the other sides go.',
    'way-why': 'A right angle goes straight up. An angle half as wide goes up as much as it goes across.',
    'tip-do': 'Find corner C.',
    'tip-why': 'It is where both of these sides end.',
    'final-draw': 'The corners are A {a}, B {b} and C {c}.',
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
    'told-swing':
      'One side is to be {x, number} centimeters long, with an angle of {z}° at one end. The side across from this angle is to be {y, number} centimeters long.',
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
    'right-twice': 'The second side meets the open side of the angle in two places.',
    'right-once': 'The second side is the longer one, so it meets the open side of the angle only once.',
    'right-never': 'The second side does not reach the open side of the angle.',
    swing:
      'The angle is not between the two sides. Swing the second side around its end. Does it meet the open side only once?',
    'swing-reach': 'Swing the second side around its end. Does it reach the open side of the angle?',
    both: 'Both sides have a given length. Can the triangle still grow?',
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
    'test-swing-why': 'The second side can swing around its end like the hand of a clock.',
    'two-do': 'Count the places.',
    'two-why': 'Each of them makes a triangle with another angle between the sides.',
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
  build({ kind, thing, x, y, z, others, at }: Params, { level, step, distractor }) {
    const [p = 0, q = 0, r = 0, u = 0, v = 0, w = 0] = others;
    const corners = cornersOf({ kind, x, y, z, at });
    const [a = at, b = at, c = at] = corners ?? [];
    const [first, base] = kind === 'side' ? [x, z] : [z, y];
    const words = {
      x,
      y,
      z,
      p,
      q,
      r,
      u,
      v,
      w,
      first,
      base,
      a: pointText(...a),
      b: pointText(...b),
      c: pointText(...c),
    };
    const given = partsGiven[familyOf[kind]];
    const test = testOf({ kind, x, y, z });
    const family = familyOf[kind];
    const answer = countOf[kind];
    const left = {
      none: 'nothing fits',
      one: 'nothing can change',
      two: 'two triangles',
      many: 'the size can change',
    }[answer];
    const last = ({ none: 'none', one: 'free', two: 'two', many: 'free' } as const)[answer];
    const steps = [
      step('sort', 'the given parts', given),
      step('test', test[0], test[1], { why: `test-${family}-why` }),
      step(last, answer === 'two' ? 'two places' : given, left),
    ];
    if (level === 3) {
      const part = kind === 'sides' || kind === 'between' ? kind : 'side';
      return {
        words,
        question: [thing, 'ask-one'],
        answer: { value: `part-${part}`, reason: `right-${part}` },
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
      diagram: level === 1 && family === 'angles' ? null : plannedTriangle({ kind, x, y, z }),
      answer: { value: answer, reason: `right-${kind}` },
      distractors: wrongCounts[kind].map(([misconception, value, reason]) =>
        distractor(misconception, value, reason),
      ),
      ...(corners && {
        drawn: {
          make: plotCorners({ names: ['A', 'B', 'C'], corners }),
          right: 'right-draw' as const,
          otherWrong: 'other-draw' as const,
          finalAnswer: 'final-draw' as const,
          steps: [
            step('base', `from A ${words.a}`, `B ${words.b}`),
            step('way', ...waysOf({ kind, x, y, z })),
            step('tip', 'both sides', `C ${words.c}`),
          ],
        },
      }),
      steps,
      claims: claimsOf({ kind, x, y, z }),
    };
  },
});

/** What is looked at to see whether the parts fit, and what comes out. */
function testOf({ kind, x, y, z }: TriangleParts): [string, string] {
  const [least = 0, middle = 0, most = 0] = [x, y, z].toSorted((a, b) => a - b);
  return {
    sides: [`${least} + ${middle}`, `${least + middle} > ${most}`],
    broken: [`${least} + ${middle}`, `${least + middle} < ${most}`],
    angles: [`${x} + ${y} + ${z}`, `${x + y + z}`],
    off: [`${x} + ${y} + ${z}`, `${x + y + z}, not 180`],
    between: [`${z}°`, 'less than 180°'],
    side: [`${x} + ${y}`, `${x + y}, less than 180`],
    twice: [`${y} cm across from the angle`, 'meets the open side in two places'],
    once: [`${y} cm across from the angle`, 'meets the open side in one place'],
    never: [`${y} cm across from the angle`, 'does not reach the open side'],
  }[kind] as [string, string];
}

/** Wrong counts for each kind of parts, with the way of thinking behind each. */
const wrongCounts: Readonly<
  Record<
    TriangleKind,
    readonly (readonly [
      Distractor['misconception'],
      Count,
      (
        | 'swing'
        | 'swing-reach'
        | 'both'
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
  twice: [
    ['takes-the-angle-for-the-one-between-the-sides', 'one', 'swing'],
    ['ignores-the-given-side', 'many', 'both'],
    ['slip', 'none', 'swing-reach'],
  ],
  once: [
    ['ignores-the-given-side', 'many', 'both'],
    ['counts-a-turned-triangle-as-a-new-one', 'two', 'turned'],
    ['slip', 'none', 'swing-reach'],
  ],
  never: [
    ['takes-the-angle-for-the-one-between-the-sides', 'one', 'swing-reach'],
    ['ignores-the-given-side', 'many', 'both'],
    ['slip', 'two', 'exists'],
  ],
};

const sidesAndAngles = ['between', 'side'] as const;

function drawParts(level: Level, random: Random): Params {
  const kinds: Record<Level, readonly TriangleKind[]> = {
    1: ['sides', 'broken', 'angles', 'off'],
    // Half of them have parts that are drawn.
    2: [
      ...sidesAndAngles,
      ...sidesAndAngles,
      ...sidesAndAngles,
      'angles',
      'off',
      'twice',
      'twice',
      'once',
      'never',
    ],
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
    return { kind, thing, x, y, z, others, at: [random.int(-8, -1), random.int(-6, -1)] };
  });
}

function threeOf(kind: TriangleKind, random: Random): readonly [number, number, number] | null {
  if (kind === 'sides' || kind === 'broken') {
    const [x, y, z] = [random.int(4, 9), random.int(5, 12), random.int(6, 18)];
    const isOpen = x < y && y < z && (kind === 'sides' ? x + y > z : x + y < z);
    return isOpen ? [x, y, z] : null;
  }
  if (kind === 'between') {
    const isOnGrid = random.chance(80);
    return [random.int(4, 8), random.int(9, 14), isOnGrid ? 90 : 5 * random.int(6, 28)];
  }
  if (kind === 'side' && random.chance(80)) {
    const [first, second] = random.pick([
      [45, 45],
      [45, 90],
      [90, 45],
    ] as const);
    const long = random.int(4, 12);
    return first === second && long % 2 > 0 ? null : [first, second, long];
  }
  if (kind === 'twice' || kind === 'once' || kind === 'never') return swingOf(kind, random);
  const [x, y] = [5 * random.int(6, 16), 5 * random.int(7, 17)];
  const rest = 180 - x - y;
  if (x === y || rest < 20 || rest === x) return null;
  if (kind === 'side') return [x, y, random.int(4, 12)];
  return [x, y, kind === 'angles' ? rest : rest + 5 * random.pick([-2, -1, 1, 2, 3])];
}

/** A side with 30° or a wide angle at its end, and the side across from it, clearly longer or shorter than what decides. */
function swingOf(kind: 'twice' | 'once' | 'never', random: Random): readonly [number, number, number] | null {
  const x = random.int(6, 16);
  const y = random.int(2, 20);
  const decided = { twice: y > 0.6 * x && y < 0.9 * x, once: y > 1.1 * x, never: y < 0.4 * x }[kind];
  const z = kind === 'once' ? random.pick([30, 100, 110, 120]) : 30;
  return decided ? [x, y, z] : null;
}
