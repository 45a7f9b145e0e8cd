import type { Tools } from '../kit/solution.ts';
import { commonDivisor } from '../numbers/lowest-terms.ts';
import { typeset } from '../numbers/signed-numbers.ts';
import type { Random } from '../random.ts';

const rectangles = ['photo', 'banner', 'screen', 'quilt'] as const;
/** A rectangle a by b and another one c by d: similar, or with lengths added to both sides. */
export type Rectangles = {
  ask: (typeof rectangles)[number];
  a: number;
  b: number;
  c: number;
  d: number;
};

const rhombuses = ['tile', 'frame', 'earring'] as const;
/** Two shapes with four equal sides, a and c long, and one told angle of each, p and q. */
export type Rhombuses = { ask: (typeof rhombuses)[number]; a: number; c: number; p: number; q: number };

/** What is said of two shapes of one kind that may be similar. */
export const similarShapesText = {
  photo: 'A photo is {a, number} by {b, number} inches. A print of it is {c, number} by {d, number} inches.',
  banner: 'A banner is {a, number} by {b, number} feet. A second one is {c, number} by {d, number} feet.',
  screen:
    'A screen is {a, number} by {b, number} inches. Another screen is {c, number} by {d, number} inches.',
  quilt:
    'A patch of a quilt is {a, number} by {b, number} inches. Another patch is {c, number} by {d, number} inches.',
  decide: 'Both are rectangles. Are they similar, and why?',
  'same-factor': 'Yes, both pairs of sides have the same factor.',
  'other-factor': 'No, the pairs of sides have different factors.',
  'same-more': 'Yes, the same length was added to both sides.',
  'other-more': 'No, different lengths were added to the sides.',
  'right-angles': 'Yes, since all rectangles have the same angles.',
  'right-same': 'In similar figures, all sides have the same factor.',
  'right-other': 'In similar figures, all sides would have the same factor.',
  'reason-more': 'This compares what was added. Would a long thin shape keep its form in that way?',
  'reason-apart': 'This compares what was added. What has to be the same for all sides of similar figures?',
  'reason-angles': 'Equal angles are not enough here. Are a square and a long strip similar?',
  'reason-factor': 'Divide the longer sides, and then the shorter sides. What do you see?',
  tile: 'A tile has four sides of {a} inches and an angle of {p}°. Another has four sides of {c} inches and an angle of {q}°.',
  frame:
    'A frame has four sides of {a} feet and an angle of {p}°. Another has four sides of {c} feet and an angle of {q}°.',
  earring:
    'An earring has four sides of {a} millimeters and an angle of {p}°. Another has four sides of {c} millimeters and an angle of {q}°.',
  'decide-equal': 'Are they similar, and why?',
  'equal-both': 'Yes, the sides have one factor, and the angles match.',
  'equal-angles': 'No, the sides have one factor, but the angles do not match.',
  'equal-sides': 'Yes, one factor for all sides is enough.',
  'equal-length': 'No, the sides of one are longer than those of the other.',
  'right-both': 'Similar figures have one factor for all sides, and equal angles at matching corners.',
  'reason-sides': 'Push the corners of a square to one side. Its sides stay as long. Does its shape stay?',
  'reason-length': 'Similar figures may have different sizes. What has to be the same for all sides?',
  'reason-four':
    'Two angles side by side make {half}° here. Find all four angles of both shapes, and compare.',
  'equal-do': 'Divide a side by the matching side.',
  'equal-why': 'All four sides of each are equal, so this is the factor of every pair.',
  'beside-do': 'Find the other angle of the first shape.',
  'beside-why': 'Opposite sides are parallel, so two angles side by side add up to {half}°.',
  'angles-do': 'Compare the angles.',
  'angles-why': 'A dilation and rigid motions keep every angle.',
  'long-do': 'Divide the longer sides.',
  'long-why': 'This is the factor of one pair of sides.',
  'short-do': 'Divide the shorter sides.',
  'short-why': 'This is the factor of the other pair.',
  'say-do': 'Compare the two factors.',
  'say-why': 'The figures are similar if one factor takes all sides to their partners.',
} as const;

type Builder = Tools<keyof typeof similarShapesText>;

function over(n: number, m: number): string {
  const by = commonDivisor(n, m);
  return typeset(m === by ? String(n / by) : `${n / by}/${m / by}`);
}

export function buildRhombuses({ ask, a, c, p, q }: Rhombuses, { step, distractor }: Builder) {
  const isSimilar = q === p || q === 180 - p;
  const [low, high] = [Math.min(q, 180 - q), Math.max(q, 180 - q)];
  return {
    words: { a, c, p, q, half: 180 },
    question: [ask, 'decide-equal'] as const,
    diagram: null,
    answer: { value: isSimilar ? 'equal-both' : 'equal-angles', reason: 'right-both' as const },
    distractors: [
      distractor('takes-equal-side-factors-as-enough', 'equal-sides', 'reason-sides'),
      distractor('requires-equal-sides', 'equal-length', 'reason-length'),
      distractor('slip', isSimilar ? 'equal-angles' : 'equal-both', 'reason-four'),
    ],
    steps: [
      step('equal', `${c} ÷ ${a}`, over(c, a)),
      step('beside', `180 − ${p}`, 180 - p),
      step(
        'angles',
        `${p}°, ${180 - p}° and ${low}°, ${high}°`,
        isSimilar ? 'the same angles' : 'different angles',
      ),
    ],
    claims: [`${p} + ${180 - p} = 180`, `${low} + ${high} = 180`],
  };
}

export function buildRectangles({ ask, a, b, c, d }: Rectangles, { step, distractor }: Builder) {
  const isSimilar = a * d === b * c;
  const [long, short] = [over(c, a), over(d, b)];
  return {
    words: { a, b, c, d },
    question: [ask, 'decide'] as const,
    diagram: null,
    answer: isSimilar
      ? { value: 'same-factor', reason: 'right-same' as const }
      : { value: 'other-factor', reason: 'right-other' as const },
    distractors: [
      c - a === d - b
        ? distractor('adds-the-difference', 'same-more', 'reason-more')
        : distractor('adds-the-difference', 'other-more', 'reason-apart'),
      distractor('takes-any-two-rectangles-as-similar', 'right-angles', 'reason-angles'),
      distractor('slip', isSimilar ? 'other-factor' : 'same-factor', 'reason-factor'),
    ],
    steps: [
      step('long', `${c} ÷ ${a}`, long),
      step('short', `${d} ÷ ${b}`, short),
      step('say', `${long} and ${short}`, isSimilar ? 'the same factor' : 'different factors'),
    ],
    claims: [isSimilar ? `${a} * ${d} = ${b} * ${c}` : `(${a} * ${d} - ${b} * ${c})^2 > 0`],
  };
}

/** Similar ones have a factor that is no whole number now and then; to the others a length was added: to half of them the same one to both sides. */
export function drawRectangles(random: Random): Rectangles {
  return random.until(() => {
    const [a, b] = [random.int(4, 24), random.int(3, 18)];
    const [top, bottom] = random.pick([
      [2, 1],
      [3, 1],
      [3, 2],
      [4, 3],
      [5, 2],
      [1, 2],
    ] as const);
    const [more, other] = [random.int(2, 12), random.int(2, 12)];
    const isSimilar = random.chance(50);
    const added = random.chance(50) ? more : other;
    const [c, d] = isSimilar ? [(a * top) / bottom, (b * top) / bottom] : [a + more, b + added];
    const isApart = isSimilar || (a * d !== b * c && c > d);
    const isPlain = isApart && Number.isInteger(c) && Number.isInteger(d) && a > b + 1 && d > 1 && c <= 48;
    return isPlain ? { ask: random.pick(rectangles), a, b, c, d } : null;
  });
}

/** Similar ones have the same angle told, or mostly the one beside it; the angles of the others differ a little. */
export function drawRhombuses(random: Random): Rhombuses {
  return random.until(() => {
    const [a, c] = [random.int(4, 20), random.int(4, 20)];
    const p = random.int(25, 80);
    const other = p + random.pick([-15, -10, -5, 5, 10, 15]);
    const q = random.chance(50) ? random.pick([p, 180 - p, 180 - p]) : random.pick([other, 180 - other]);
    const isPlain = Math.max(a, c) <= 2.5 * Math.min(a, c) && a !== c && Math.abs(90 - q) > 4 && other > 20;
    return isPlain ? { ask: random.pick(rhombuses), a, c, p, q } : null;
  });
}
