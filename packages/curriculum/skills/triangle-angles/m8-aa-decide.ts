import type { DiagramOf } from '@playforward/diagram';
import { choiceSkill, type Level, type Random } from '../../src/kit/index.ts';
import { namedFigure, placeAt } from '../../src/pictures/named-figures.ts';

const scenes = ['plain', 'sails', 'slices', 'roofs', 'flags'] as const;

/** What is told of the two triangles; the second of `b` is known where the first of them is not told as equal. */
type Told = 'two' | 'third' | 'right' | 'equal-sides';

type Lure = 'all' | 'sides' | 'any' | 'differ';

type Params = {
  scene: (typeof scenes)[number];
  told: Told;
  same: boolean;
  lures: readonly Lure[];
  /** The first two angles are told: of two equal sides, the angle between them or one beside them. */
  first: readonly [number, number, number];
  second: readonly [number, number, number];
};

/** Level 1 shows two angles each, level 2 tells them, level 3 tells of right angles or equal sides. */
export const m8AaDecide = choiceSkill('m8-aa-decide', {
  version: 1,
  text: {
    headline: 'Decide on similarity',
    'plain-shown': 'The picture shows two triangles.',
    'sails-shown': 'The picture shows two sails.',
    'slices-shown': 'The picture shows two slices of cheese.',
    'roofs-shown': 'The picture shows two pieces of a roof.',
    'flags-shown': 'The picture shows two flags.',
    'plain-two': 'A triangle has angles of {a}° and {b}°. Another has {p}° and {q}°.',
    'sails-two': 'A triangular sail has angles of {a}° and {b}°. Another has {p}° and {q}°.',
    'slices-two': 'A triangular slice of cheese has angles of {a}° and {b}°. Another has {p}° and {q}°.',
    'roofs-two': 'A triangular piece of a roof has angles of {a}° and {b}°. Another has {p}° and {q}°.',
    'flags-two': 'A triangular flag has angles of {a}° and {b}°. Another has {p}° and {q}°.',
    'plain-right':
      'Two triangles each have a right angle. The first has an angle of {a}°, and the second has {p}°.',
    'sails-right': 'Two sails are right triangles. The first has an angle of {a}°, and the second has {p}°.',
    'slices-right':
      'Two slices of cheese are right triangles. The first has an angle of {a}°, and the second has {p}°.',
    'roofs-right':
      'Two pieces of a roof are right triangles. The first has an angle of {a}°, and the second has {p}°.',
    'flags-right': 'Two flags are right triangles. The first has an angle of {a}°, and the second has {p}°.',
    'plain-equal': 'Two triangles have two equal sides each.',
    'sails-equal': 'Two sails are triangles with two equal sides each.',
    'slices-equal': 'Two slices of cheese are triangles with two equal sides each.',
    'roofs-equal': 'Two pieces of a roof are triangles with two equal sides each.',
    'flags-equal': 'Two flags are triangles with two equal sides each.',
    'between-told':
      'In the first, the angle between them is {a}°. In the second, each of the two equal angles is {p}°.',
    ask: 'Are they similar, and why?',
    'yes-two': 'Yes, two pairs of angles are equal.',
    'yes-third': 'Yes, all three pairs of angles are equal.',
    'no-two': 'No, the angles do not all match.',
    'no-third-told': 'No, all three angles of both must be given.',
    'no-sides': 'No, the lengths of the sides must be given.',
    'no-differ': 'No, the two given angles differ.',
    'yes-any': 'Yes, the angles make {half}° in both of them.',
    right: 'Two equal angles make the third ones equal too, so the shapes are the same.',
    'right-no': 'Similar triangles have three pairs of equal angles. These do not.',
    'all-told': 'Two angles give the third one. Does it have to be given?',
    sides: 'The sides may have any length. Do equal angles fix the shape?',
    differ: 'The third angle may match. How large is it in each triangle?',
    any: 'This holds in every triangle. Do all triangles have the same shape?',
    pairs: 'Find the third angles. Does each angle have a partner then?',
    other: 'Find the third angle of each triangle. Which angles are equal?',
    'first-do': 'Find all the angles of the first triangle.',
    'first-why': 'All three add up to {half}°.',
    'second-do': 'Find all the angles of the second triangle.',
    'second-why': 'All three add up to {half}° here as well.',
    'match-do': 'Compare them.',
    'match-why': 'Triangles with equal angles are similar.',
  },
  draw: ({ level, random }): Params => drawTriangles(level, random),
  build({ scene, told, same, lures, first, second }: Params, { level, step, distractor }) {
    const [[a, b, c], [p, q, r]] = [first, second];
    const question =
      told === 'right'
        ? ([`${scene}-right`, 'ask'] as const)
        : told === 'equal-sides'
          ? ([`${scene}-equal`, 'between-told', 'ask'] as const)
          : level === 1
            ? ([`${scene}-shown`, 'ask'] as const)
            : ([`${scene}-two`, 'ask'] as const);
    const yes = told === 'two' ? 'yes-two' : 'yes-third';
    const wrongs = {
      all: distractor('requires-all-angles-to-be-listed', 'no-third-told', 'all-told'),
      sides: distractor('requires-equal-sides', 'no-sides', 'sides'),
      any: distractor('takes-any-two-triangles-as-similar', 'yes-any', 'any'),
      differ: distractor('compares-angles-without-finding-the-third', 'no-differ', 'differ'),
    };
    return {
      words: { a, b, p, q, half: 180 },
      question,
      diagram: level === 1 ? pairOf(first, second) : null,
      answer: same ? { value: yes } : { value: 'no-two', reason: 'right-no' },
      distractors: [
        same ? distractor('slip', 'no-two', 'pairs') : distractor('slip', yes, 'pairs'),
        ...lures.map((lure) => wrongs[lure]),
      ],
      steps: [
        told === 'equal-sides' ? step('first', `(180 − ${a}) ÷ 2`, b) : step('first', `180 − ${a} − ${b}`, c),
        told === 'equal-sides' ? step('second', `180 − 2 × ${p}`, r) : step('second', `180 − ${p} − ${q}`, r),
        step('match', `${sorted(first)} and ${sorted(second)}`, same ? 'they match' : 'they do not match'),
      ],
      claims: [`${a} + ${b} + ${c} = 180`, `${p} + ${q} + ${r} = 180`],
    };
  },
});

/** Told angles that differ are a reason only where they mislead. */
const luresWhereTheyDiffer: readonly (readonly Lure[])[] = [
  ['differ', 'sides'],
  ['differ', 'any'],
  ['any', 'all'],
];
const luresOfAll: readonly (readonly Lure[])[] = [
  ['any', 'all'],
  ['any', 'sides'],
  ['all', 'sides'],
];

function sorted(angles: readonly number[]): string {
  return angles
    .toSorted((one, other) => one - other)
    .map((angle) => `${angle}°`)
    .join(', ');
}

function drawTriangles(level: Level, random: Random): Params {
  return random.until(() => {
    const scene = random.pick(scenes);
    const same = random.pick(level === 1 ? [true, false, false] : [true, false]);
    const told: Told =
      level === 1 ? 'two' : level === 2 ? 'third' : random.pick(['right', 'equal-sides'] as const);
    const lures = random.pick(same && told !== 'two' ? luresWhereTheyDiffer : luresOfAll);
    if (told === 'right') {
      const a = random.int(20, 70);
      const p = same ? 90 - a : random.int(20, 70);
      const isPlain = Math.abs(a - 45) > 3 && p !== a && (same || p !== 90 - a);
      return isPlain ? { scene, told, same, lures, first: [a, 90, 90 - a], second: [p, 90, 90 - p] } : null;
    }
    if (told === 'equal-sides') {
      const a = 2 * random.int(10, 70);
      const base = (180 - a) / 2;
      const p = same ? base : random.pick([a, base + random.pick([-6, -4, 4, 6])]);
      const isPlain = p < 88 && p > 12 && (same || p !== base) && a !== 60;
      return isPlain
        ? { scene, told, same, lures, first: [a, base, base], second: [p, p, 180 - 2 * p] }
        : null;
    }
    const [a, b] =
      level === 1 ? [random.int(30, 58), random.int(30, 58)] : [random.int(34, 95), random.int(34, 80)];
    const c = 180 - a - b;
    const off = random.pick([-12, -9, -7, 7, 9, 12]);
    const second: readonly [number, number, number] =
      told === 'two' ? (same ? [a, b, c] : [a, b + off, c - off]) : same ? [b, c, a] : [b, c + off, a - off];
    const all = [a, b, c, ...second];
    const isApart = new Set([a, b, c]).size === 3 && (same || !sameSet([a, b, c], second));
    const isFlat = level > 1 || [b, second[1]].every((angle) => angle >= 30 && angle <= 58);
    return isApart && isFlat && all.every((angle) => angle >= 30 && angle <= 110)
      ? { scene, told, same, lures, first: [a, b, c], second }
      : null;
  });
}

function sameSet(first: readonly number[], second: readonly number[]): boolean {
  return sorted(first) === sorted(second);
}

/** A large triangle and a smaller one below it, with the two told angles at the base. */
function pairOf(
  first: readonly [number, number, number],
  second: readonly [number, number, number],
): DiagramOf<'triangle'> {
  const topOf = (base: number, [a, b, c]: readonly [number, number, number]): readonly [number, number] =>
    placeAt(a, (base * Math.sin((b * Math.PI) / 180)) / Math.sin((c * Math.PI) / 180));
  const [large, small] = [7, 5.8];
  const [x, y] = topOf(small, second);
  const floor = y + 1.6;
  const [u, v] = topOf(large, first);
  return {
    kind: 'triangle',
    ...namedFigure({
      points: [
        ['A', 0, floor],
        ['B', large, floor],
        ['C', u, floor + v],
        ['D', 1, 0],
        ['E', 1 + small, 0],
        ['F', 1 + x, y],
      ],
      area: [0, 1, 2],
      sides: [
        [0, 1],
        [1, 2],
        [2, 0],
        [3, 4],
        [4, 5],
        [5, 3],
      ],
      angles: [
        [0, 1, 2, `${first[0]}°`],
        [1, 2, 0, `${first[1]}°`],
        [3, 4, 5, `${second[0]}°`],
        [4, 5, 3, `${second[1]}°`],
      ],
    }),
  };
}
