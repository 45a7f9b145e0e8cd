import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { piShown, piTimes } from '../../src/numbers/pi-values.ts';

/** Halves, quarters and three quarters of circles with their radii: `taken` of `share` equal parts; rings have an inner radius as well. */
const parts = [
  {
    key: 'window',
    noun: 'window',
    taken: 1,
    share: 2,
    unit: 'feet',
    one: 'foot',
    sign: 'ft',
    least: 2,
    most: 4,
  },
  {
    key: 'stage',
    noun: 'stage',
    taken: 1,
    share: 2,
    unit: 'meters',
    one: 'meter',
    sign: 'm',
    least: 3,
    most: 12,
  },
  { key: 'rug', noun: 'rug', taken: 1, share: 2, unit: 'feet', one: 'foot', sign: 'ft', least: 2, most: 5 },
  {
    key: 'zone',
    noun: 'zone',
    taken: 1,
    share: 2,
    unit: 'meters',
    one: 'meter',
    sign: 'm',
    least: 4,
    most: 12,
  },
  {
    key: 'fan',
    noun: 'fan',
    taken: 1,
    share: 2,
    unit: 'inches',
    one: 'inch',
    sign: 'in',
    least: 5,
    most: 12,
  },
  {
    key: 'corner',
    noun: 'flower bed',
    taken: 1,
    share: 4,
    unit: 'feet',
    one: 'foot',
    sign: 'ft',
    least: 4,
    most: 16,
  },
  {
    key: 'slice',
    noun: 'slice',
    taken: 1,
    share: 4,
    unit: 'inches',
    one: 'inch',
    sign: 'in',
    least: 6,
    most: 10,
  },
  {
    key: 'quilt',
    noun: 'piece',
    taken: 1,
    share: 4,
    unit: 'centimeters',
    one: 'centimeter',
    sign: 'cm',
    least: 6,
    most: 24,
  },
  {
    key: 'patio',
    noun: 'patio',
    taken: 3,
    share: 4,
    unit: 'feet',
    one: 'foot',
    sign: 'ft',
    least: 4,
    most: 16,
  },
  { key: 'mat', noun: 'rug', taken: 3, share: 4, unit: 'feet', one: 'foot', sign: 'ft', least: 4, most: 8 },
  {
    key: 'pie',
    noun: 'rest',
    taken: 3,
    share: 4,
    unit: 'inches',
    one: 'inch',
    sign: 'in',
    least: 4,
    most: 6,
  },
] as const;

const rings = [
  { key: 'deck', unit: 'feet', one: 'foot', least: 6, most: 14 },
  { key: 'frisbee', unit: 'centimeters', one: 'centimeter', least: 5, most: 14 },
  { key: 'path', unit: 'meters', one: 'meter', least: 4, most: 12 },
  { key: 'crust', unit: 'inches', one: 'inch', least: 5, most: 8 },
] as const;

type Params = {
  part: (typeof parts)[number];
  ring: (typeof rings)[number];
  told: 'radius' | 'diameter';
  r: number;
  inner: number;
};

/** Level 1 shows a part with its radius, level 2 tells of one, level 3 has a ring. */
export const m7CirclePartArea = numberSkill('m7-circle-part-area', {
  version: 3,
  form: 'measure',
  text: {
    headline: 'Find the area of a part',
    use: 'Use {pi} for π.',
    ask: 'What is the area of the {noun} in square {unit}?',
    'window-what': 'A window has the shape of a semicircle.',
    'stage-what': 'A stage has the shape of a semicircle.',
    'rug-what': 'A rug has the shape of a semicircle.',
    'zone-what': 'On a ball court, the zone at the goal is a semicircle.',
    'fan-what': 'A paper fan opens to a semicircle.',
    'corner-what': 'A flower bed in a corner is a quarter of a circle.',
    'slice-what': 'A large slice of pizza is a quarter of the whole pizza.',
    'patio-what': 'A patio around the corner of a house is three quarters of a circle.',
    'mat-what': 'A rug around the corner of a wall is three quarters of a circle.',
    'pie-what': 'Three quarters of a round pie are left.',
    'quilt-what': 'A piece of a quilt is a quarter of a circle.',
    shown: 'The picture shows its size.',
    radius: 'The radius of the circle is {r, number} {unit}.',
    diameter: 'The diameter of the whole circle is {d, number} {unit}.',
    deck: 'A round pool has a radius of {inner, number} feet. A deck runs around it, up to {r, number} feet from the center.',
    'deck-ask': 'What is the area of the deck in square feet?',
    frisbee:
      'A flying ring has an outer radius of {r, number} centimeters. The hole in it has a radius of {inner, number} centimeters.',
    'frisbee-ask': 'What is the area of the ring in square centimeters?',
    path: 'A round lawn has a radius of {inner, number} meters. A path runs around it, up to {r, number} meters from the center.',
    'path-ask': 'What is the area of the path in square meters?',
    crust:
      'A pizza has a radius of {r, number} inches. The sauce covers a circle with a radius of {inner, number} inches.',
    'crust-ask': 'What is the area without sauce in square inches?',
    right: 'This is the share of the whole circle that the shape covers.',
    'right-ring': 'The ring is what is left of the large circle without the small one.',
    whole: 'This is the area of the whole circle. Which part of it do you want?',
    across: 'This squares the diameter. How far is it from the center to the edge?',
    around: 'This finds a length along the edge. Does the question ask for an area?',
    first: 'This takes the width of the ring as a radius. What are the areas of the two circles?',
    adds: 'This adds the small circle. Does it belong to the ring?',
    large: 'This is the whole large circle. Which part of it does not belong to the ring?',
    other: 'Find the area of the whole circle first. What share of it does the shape cover?',
    'other-ring': 'Find the areas of both circles first. Which of them is taken away?',
    'radius-do': 'Find the radius.',
    'radius-why': 'It is half of the diameter.',
    'read-do': 'Read the radius.',
    'read-why': 'It goes from the center to the edge.',
    'circle-do': 'Find the area of the whole circle.',
    'circle-why': 'It is π times the square of the radius.',
    'share-do': 'Divide by the number of equal parts.',
    'share-why': 'A semicircle is one of two equal parts, and a quarter is one of four.',
    'taken-do': 'Multiply by the number of parts.',
    'taken-why': 'Three of the four quarters belong to the shape.',
    'one-part': 'This is one quarter of the circle. How many quarters belong to the shape?',
    'large-do': 'Find the area of the large circle.',
    'small-do': 'Find the area of the small circle.',
    'rest-do': 'Subtract the small one.',
    'rest-why': 'It does not belong to the ring.',
    final: '{shown} square {unit}',
  },
  draw: ({ level, random }): Params => drawPart(level, random),
  build({ part, ring, told, r, inner }: Params, { level, step, distractor }) {
    const circle = piTimes(r * r);
    const isRing = level === 3;
    const { unit, one } = isRing ? ring : part;
    const value = isRing ? piTimes(r * r - inner * inner) : piTimes((part.taken * r * r) / part.share);
    const words = { noun: part.noun, r, d: 2 * r, inner, pi: piShown, unit, shown: String(value) };
    if (isRing) {
      const hole = piTimes(inner * inner);
      return {
        words,
        question: [ring.key, `${ring.key}-ask`, 'use'],
        answer: { value, unit: `square ${unit}`, unitOne: `square ${one}`, reason: 'right-ring' },
        distractors: [
          distractor('subtracts-the-radii-before-squaring', piTimes((r - inner) ** 2), 'first'),
          distractor('adds-a-hole-instead-of-subtracting-it', piTimes(r * r + inner * inner), 'adds'),
          distractor('slip', circle, 'large'),
        ],
        steps: [
          step('large', `${piShown} × ${r} × ${r}`, circle, { why: 'circle-why' }),
          step('small', `${piShown} × ${inner} × ${inner}`, hole, { why: 'circle-why' }),
          step('rest', `${circle} − ${hole}`, value),
        ],
        otherWrong: 'other-ring',
        claims: [`${piShown} * (${r}^2 - ${inner}^2) = ${value}`],
      };
    }
    return {
      words,
      question: [`${part.key}-what`, level === 1 ? 'shown' : told, 'ask', 'use'],
      diagram: level === 1 ? pictureOf(part, r) : null,
      answer: { value, unit: `square ${unit}`, unitOne: `square ${one}` },
      distractors: [
        distractor('forgets-to-take-the-fraction', circle, 'whole'),
        distractor(
          'uses-the-diameter-as-the-radius',
          piTimes((4 * part.taken * r * r) / part.share),
          'across',
        ),
        part.taken === 1
          ? distractor('uses-the-circumference-formula', piTimes((2 * r) / part.share), 'around')
          : distractor('slip', piTimes((r * r) / part.share), 'one-part'),
        distractor('slip', piTimes((16 * part.taken * r * r) / part.share), 'across'),
      ]
        .filter(({ value: one }, index, all) => all.findIndex((each) => each.value === one) === index)
        .slice(0, 3),
      steps: [
        told === 'radius' || level === 1
          ? step('read', 'center to edge', r)
          : step('radius', `${2 * r} ÷ 2`, r),
        step('circle', `${piShown} × ${r} × ${r}`, circle),
        step('share', `${circle} ÷ ${part.share}`, piTimes((r * r) / part.share)),
        part.taken > 1 && step('taken', `${piTimes((r * r) / part.share)} × ${part.taken}`, value),
      ],
      claims: [`${piShown} * ${r}^2 * ${part.taken} / ${part.share} = ${value}`],
    };
  },
});

function drawPart(level: Level, random: Random): Params {
  return random.until(() => {
    const [part, ring] = [random.pick(parts), random.pick(rings)];
    const told = random.pick(['radius', 'diameter'] as const);
    const { least, most } = level === 3 ? ring : part;
    const r = random.int(least, most);
    const inner = level === 3 ? r - random.int(1, Math.min(5, r - 2)) : 0;
    // A quarter of an odd square has too many places.
    const isPlain = level === 3 || (r > 2 && (part.share === 2 || r % 2 === 0));
    const isApart = level < 3 || (r - inner > 1 && inner * 2 > r);
    return isPlain && isApart ? { part, ring, told, r, inner } : null;
  });
}

/** Places on the edge of a part, with both of its ends; with the center they are as many as a figure may have. */
const edgePlaces = 11;

/** The tinted part of the circle between two radii; the rest of the circle is dashed. */
function pictureOf({ share, taken, sign }: Params['part'], r: number): DiagramOf<'circle'> {
  const edge = Array.from({ length: edgePlaces }, (_, index) => {
    const turn = (2 * Math.PI * index * taken) / (share * (edgePlaces - 1));
    return { name: '', x: thousandth(r * Math.cos(turn)), y: thousandth(r * Math.sin(turn)), dot: false };
  });
  return {
    kind: 'circle',
    points: [{ name: '', x: 0, y: 0, dot: true }, ...edge],
    area: [0, ...edge.map((_, index) => index + 1)],
    segments: [
      { from: 0, to: 1, label: `${r} ${sign}`, style: 'solid', ticks: 0 },
      { from: 0, to: edgePlaces, label: '', style: 'solid', ticks: 0 },
    ],
    angles: share === 4 && taken === 1 ? [{ at: 0, from: 1, to: edgePlaces, label: '', mark: 'square' }] : [],
    circles: [{ center: 0, through: 1, dashed: true }],
    toScale: true,
  };
}

function thousandth(value: number): number {
  return Math.round(value * 1000) / 1000 + 0;
}
