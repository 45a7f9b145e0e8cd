import { choiceSkill, type Level, type Random, type Tools } from '../../src/kit/index.ts';
import {
  areOn,
  flipped,
  type Spot,
  shifted,
  spotText,
  stretched,
  type Turns,
  turned,
} from '../../src/numbers/plane-motions.ts';
import { motionGrid } from '../../src/pictures/motion-grids.ts';
import {
  buildSequence,
  drawSequence,
  type SequenceParams,
  sequenceText,
} from '../../src/proofs/motion-sequences.ts';

type Kind = 'slide' | 'flip' | 'turn' | 'scaled' | 'area';

/** Two figures by their corners; of `legs`, the first two belong to the first figure. */
type Figures = {
  scene: (typeof scenes)[number];
  kind: Kind;
  first: readonly Spot[];
  second: readonly Spot[];
  legs: readonly [number, number, number, number];
};

type Params = Figures | SequenceParams;

const scenes = ['plain', 'tiles', 'game', 'logo', 'garden'] as const;

const text = {
  headline: 'Decide on congruence',
  plain: 'The picture shows two figures.',
  tiles: 'The picture shows two tiles on a grid.',
  game: 'The picture shows two islands of a video game on a grid.',
  logo: 'The picture shows two drafts of a club logo on a grid.',
  garden: 'The picture shows two flower beds on a plan.',
  'plain-told': 'A triangle has the corners {p}. Another has {q}.',
  'tiles-told': 'A tile has the corners {p}. Another tile has {q}.',
  'game-told': 'An island of a video game has the corners {p}. Another island has {q}.',
  'logo-told': 'A draft of a logo has the corners {p}. Another draft has {q}.',
  'garden-told': 'A flower bed has the corners {p}. Another bed has {q}.',
  ask: 'Are they congruent, and why?',
  'yes-slide': 'Yes, a translation takes one to the other.',
  'yes-flip': 'Yes, a reflection takes one to the other.',
  'yes-turn': 'Yes, a rotation takes one to the other.',
  'no-scaled': 'No, one is larger than the other.',
  'no-shape': 'No, the sides have different lengths.',
  'no-flip': 'No, one of the two has been turned over.',
  'no-turn': 'No, they point in two different directions.',
  'no-place': 'No, they are in two different places.',
  'yes-shape': 'Yes, both of them have the same shape.',
  'yes-area': 'Yes, both of them cover the same area.',
  'yes-legs': 'Yes, both have legs of {a} and {b}.',
  'no-legs': 'No, legs of {a} and {b} do not match {c} and {d}.',
  'yes-right': 'Yes, both of them have a right angle.',
  'no-corners': 'No, their corners have different coordinates.',
  right: 'A translation, a reflection or a rotation keeps all lengths and angles.',
  'right-legs': 'Legs of equal length and a right angle between them give the same triangle.',
  'right-no': 'No translation, reflection or rotation changes a length.',
  flip: 'A reflection turns a figure over. Does it change a length or an angle?',
  'not-flipped': 'Neither figure is turned over here. And would a reflection change a length or an angle?',
  turn: 'A rotation turns a figure. Does it change a length or an angle?',
  place: 'A translation moves a figure. Does it change a length or an angle?',
  shape: 'The shape is the same. Are the sides equally long as well?',
  area: 'Equal areas can have different shapes. Do the sides match?',
  scaled: 'Compare the sides. Is one figure larger than the other?',
  sides: 'Count how long the sides are on the grid. Do the lengths match?',
  look: 'Compare the sides in pairs. Is the shape really the same?',
  angle: 'A right angle is only one of the parts. Do the legs match as well?',
  corners: 'Moving a figure changes its coordinates. Do the lengths change?',
  other: 'Compare the sides. Then ask which motion takes one figure to the other.',
  'sides-do': 'Compare the lengths of the sides.',
  'sides-why':
    'A side along a grid line is counted, and a slanted side is told by its steps in both directions.',
  'motion-do': 'Look for a motion.',
  'motion-why': 'A translation slides a figure, a reflection flips it, and a rotation turns it.',
  'legs-do': 'Find the legs of the first triangle.',
  'legs-why': 'They are horizontal or vertical, so their lengths are differences of coordinates.',
  'other-do': 'Find the legs of the second triangle.',
  'other-why': 'They are horizontal or vertical as well.',
  'match-do': 'Compare.',
  'match-why': 'Right triangles with equal legs can be moved onto each other.',
  'match-all': 'Congruent figures have all sides and all angles equal.',
  ...sequenceText,
} as const;

type Said = Tools<keyof typeof text>;

/**
 * Level 1 has moved and scaled figures, level 2 flipped ones and equal areas too, level 3 gives right triangles by corners.
 * From level 2 on, a sequence of motions is asked for as well.
 */
export const m8CongruenceDecide8 = choiceSkill('m8-congruence-decide-8', {
  version: 6,
  text,
  draw: ({ level, random }): Params =>
    level > 1 && random.chance(50) ? drawSequence(level, random) : drawFigures(level, random),
  build: (params: Params, said) =>
    'ask' in params ? buildSequence(params, said) : buildFigures(params, said),
});

function buildFigures({ scene, kind, first, second, legs }: Figures, { level, step, distractor }: Said) {
  const [a, b, c, d] = legs;
  const isSame = kind === 'slide' || kind === 'flip' || kind === 'turn';
  const list = (spots: readonly Spot[]): string => {
    const [p = '', q = '', r = ''] = spots.map(spotText);
    return `${p}, ${q} and ${r}`;
  };
  if (level === 3) {
    return {
      words: { p: list(first), q: list(second), a, b, c, d },
      question: [`${scene}-told`, 'ask'] as const,
      answer: {
        value: isSame ? 'yes-legs' : 'no-legs',
        reason: isSame ? ('right-legs' as const) : ('right-no' as const),
      },
      distractors: isSame
        ? [
            distractor(
              'thinks-a-flipped-figure-is-not-congruent',
              'no-flip',
              handOf(first) === handOf(second) ? 'not-flipped' : 'flip',
            ),
            distractor('compares-places-instead-of-lengths', 'no-corners', 'corners'),
            distractor('slip', 'yes-right', 'angle'),
          ]
        : [
            kind === 'scaled'
              ? distractor('accepts-a-dilation-as-a-rigid-motion', 'yes-shape', 'shape')
              : distractor('decides-by-area-only', 'yes-area', 'area'),
            distractor('compares-places-instead-of-lengths', 'no-corners', 'corners'),
            distractor('slip', 'yes-right', 'angle'),
          ],
      steps: [
        step('legs', list(first), `${a} and ${b}`),
        step('other', list(second), `${c} and ${d}`),
        step('match', `${a} and ${b}, ${c} and ${d}`, isSame ? 'they match' : 'they do not match'),
      ],
      claims: [isSame ? `${a} + ${b} = ${c} + ${d}` : `(${a} - ${c})^2 + (${b} - ${d})^2 > 0`],
    };
  }
  const no = {
    slide: distractor('slip', 'no-place', 'place'),
    turn: distractor('slip', 'no-turn', 'turn'),
    flip: distractor('thinks-a-flipped-figure-is-not-congruent', 'no-flip', 'flip'),
    scaled: distractor('accepts-a-dilation-as-a-rigid-motion', 'yes-shape', 'shape'),
    area: distractor('decides-by-area-only', 'yes-area', 'area'),
  }[kind];
  const value = {
    slide: 'yes-slide',
    flip: 'yes-flip',
    turn: 'yes-turn',
    scaled: 'no-scaled',
    area: 'no-shape',
  } as const;
  const rest = isSame
    ? [
        distractor('decides-by-area-only', 'yes-area', 'area'),
        kind !== 'flip' && distractor('thinks-a-flipped-figure-is-not-congruent', 'no-flip', 'not-flipped'),
        kind === 'flip' && distractor('slip', 'no-scaled', 'sides'),
      ]
    : [
        distractor('compares-places-instead-of-lengths', 'no-place', 'place'),
        kind === 'scaled'
          ? distractor('slip', 'yes-slide', 'scaled')
          : distractor('judges-by-the-look-of-the-drawing', 'yes-shape', 'look'),
      ];
  return {
    question: [scene, 'ask'] as const,
    diagram: motionGrid(8, [{ corners: first }, { corners: second }]),
    answer: { value: value[kind], reason: isSame ? ('right' as const) : ('right-no' as const) },
    distractors: [no, ...rest],
    steps: [
      step('sides', `${sidesOf(first)}; ${sidesOf(second)}`, isSame ? 'equal sides' : 'different sides'),
      step(
        'motion',
        'from one to the other',
        { slide: 'a translation', flip: 'a reflection', turn: 'a rotation', scaled: 'none', area: 'none' }[
          kind
        ],
      ),
      level > 1 &&
        step('match', 'the two figures', isSame ? 'congruent' : 'not congruent', { why: 'match-all' }),
    ],
    claims: [`${first.length} = ${second.length}`],
  };
}

/** The sides of a figure in one order, each by its steps: 3, or 2 by 1 where it is slanted. */
function sidesOf(spots: readonly Spot[]): string {
  const sides = spots.map(([x, y], index) => {
    const [u, v] = spots[(index + 1) % spots.length] ?? [x, y];
    const [less = 0, more = 0] = [Math.abs(u - x), Math.abs(v - y)].sort((p, q) => p - q);
    return less === 0 ? String(more) : `${more} by ${less}`;
  });
  return sides.join(', ');
}

/** Figures without a mirror line, so that a flipped one cannot be slid back. */
const figures: readonly (readonly Spot[])[] = [
  [
    [0, 0],
    [3, 0],
    [1, 2],
  ],
  [
    [0, 0],
    [3, 0],
    [3, 1],
    [1, 1],
    [1, 2],
    [0, 2],
  ],
  [
    [0, 0],
    [3, 0],
    [2, 2],
    [0, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [3, 3],
    [0, 1],
  ],
];

/** Two figures of one area: a rectangle or a triangle, and another of the same kind. */
const pairs: readonly (readonly [readonly Spot[], readonly Spot[]])[] = [
  [rectangle(4, 3), rectangle(6, 2)],
  [rectangle(3, 2), rectangle(6, 1)],
  [triangle(4, 3), triangle(6, 2)],
  [triangle(3, 4), triangle(2, 6)],
];

function rectangle(width: number, height: number): readonly Spot[] {
  return [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
}

function triangle(width: number, height: number): readonly Spot[] {
  return [
    [0, 0],
    [width, 0],
    [0, height],
  ];
}

function drawFigures(level: Level, random: Random): Figures {
  return random.until(() => {
    const scene = random.pick(scenes);
    const kind = random.pick<Kind>(
      level === 1
        ? ['slide', 'turn', 'flip', 'scaled', 'scaled']
        : ['flip', 'turn', 'scaled', 'area', 'area'],
    );
    const place = (): Spot => [random.int(-8, 5), random.int(-8, 5)];
    if (level === 3) return drawRight(scene, kind === 'area' ? 'area' : kind, random);
    const pair = random.pick(pairs);
    const base = kind === 'area' ? pair[0] : random.pick(figures);
    const changed = changedOf(base, kind, pair, random);
    const [one, two] = [place(), place()];
    const first = base.map((spot) => shifted(spot, one));
    const mirror = { axis: random.pick(['x', 'y'] as const), at: random.int(-4, 4) };
    // A figure that is flipped and moved along the mirror as well is no mirror image of the first.
    const second =
      kind === 'flip'
        ? first.map((spot) => flipped(spot, mirror))
        : changed.map((spot) => shifted(spot, two));
    const isIn = areOn(8, [...first, ...second]);
    return isIn && areApart(first, second) ? { scene, kind, first, second, legs: [0, 0, 0, 0] } : null;
  });
}

function changedOf(
  base: readonly Spot[],
  kind: Kind,
  pair: (typeof pairs)[number],
  random: Random,
): readonly Spot[] {
  if (kind === 'area') return pair[1];
  if (kind === 'scaled') return base.map((spot) => stretched(spot, 2));
  if (kind === 'turn') {
    const turns = random.pick<Turns>([1, 2, 3]);
    return base.map((spot) => turned(spot, turns));
  }
  return base;
}

/** Whether a level or an upright line lies between the two. */
function areApart(first: readonly Spot[], second: readonly Spot[]): boolean {
  return ([0, 1] as const).some((axis) => {
    const [one, two] = [first.map((spot) => spot[axis]), second.map((spot) => spot[axis])];
    return Math.max(...one) < Math.min(...two) || Math.max(...two) < Math.min(...one);
  });
}

/** Which way the short leg of a right triangle lies, seen along its long leg: the same for two that are only moved and turned. */
function handOf(spots: readonly Spot[]): number {
  const corner = spots.find(
    ([x, y]) =>
      spots.filter((spot) => spot[0] === x).length * spots.filter((spot) => spot[1] === y).length === 4,
  ) ?? [0, 0];
  const [across = 0] = spots.map(([x]) => x - corner[0]).filter((way) => way !== 0);
  const [up = 0] = spots.map(([, y]) => y - corner[1]).filter((way) => way !== 0);
  return Math.sign(across * up) * (Math.abs(across) > Math.abs(up) ? 1 : -1);
}

/** Right triangles with legs along the grid, told by their corners. */
function drawRight(scene: Figures['scene'], kind: Kind, random: Random): Figures | null {
  const [a, b] = [random.int(2, 6), random.int(2, 6)];
  const times = random.pick([2, 3]);
  const areas = [
    [2, 6, 3, 4],
    [3, 4, 6, 2],
    [2, 3, 6, 1],
    [4, 4, 2, 8],
    [3, 6, 9, 2],
    [5, 4, 10, 2],
    [2, 5, 10, 1],
  ] as const;
  const legs: readonly [number, number, number, number] =
    kind === 'area'
      ? random.pick(areas)
      : kind === 'scaled'
        ? [a, b, a * times, b * times]
        : random.chance(50)
          ? [a, b, b, a]
          : [a, b, a, b];
  const corner = (): Spot => [random.int(-8, 8), random.int(-8, 8)];
  const sign = (): number => random.pick([-1, 1]);
  const build = (at: Spot, across: number, up: number): readonly Spot[] =>
    random.shuffle([at, shifted(at, [across * sign(), 0]), shifted(at, [0, up * sign()])]);
  const [first, second] = [build(corner(), legs[0], legs[1]), build(corner(), legs[2], legs[3])];
  return a !== b && areOn(12, [...first, ...second]) ? { scene, kind, first, second, legs } : null;
}
