import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random, type Tools, takeDistractors } from '../../src/kit/index.ts';
import { piShown, piTimes } from '../../src/numbers/pi-values.ts';
import { namedFigure } from '../../src/pictures/named-figures.ts';

/**
 * What is made of a rectangle `w` by `h` and other pieces: half a circle, a hole, round ends, a triangle on top, a corner
 * cut off, a trapezoid added to the side `w`, or half a circle at one end and a triangle at the other. The round part has
 * the radius `r`.
 */
const things = [
  { key: 'window', kind: 'half', unit: 'feet', one: 'foot', sign: 'ft', least: 1, most: 3 },
  { key: 'door', kind: 'half', unit: 'feet', one: 'foot', sign: 'ft', least: 1, most: 3 },
  { key: 'stage', kind: 'half', unit: 'meters', one: 'meter', sign: 'm', least: 2, most: 6 },
  { key: 'key', kind: 'half', unit: 'feet', one: 'foot', sign: 'ft', least: 4, most: 8 },
  { key: 'barn', kind: 'gable', unit: 'feet', one: 'foot', sign: 'ft', least: 8, most: 16 },
  { key: 'nest', kind: 'gable', unit: 'inches', one: 'inch', sign: 'in', least: 6, most: 12 },
  { key: 'pond', kind: 'hole', unit: 'meters', one: 'meter', sign: 'm', least: 2, most: 5 },
  { key: 'table', kind: 'hole', unit: 'inches', one: 'inch', sign: 'in', least: 2, most: 6 },
  { key: 'rug', kind: 'hole', unit: 'feet', one: 'foot', sign: 'ft', least: 2, most: 4 },
  { key: 'flag', kind: 'hole', unit: 'feet', one: 'foot', sign: 'ft', least: 1, most: 3 },
  { key: 'lot', kind: 'corner', unit: 'meters', one: 'meter', sign: 'm', least: 12, most: 30 },
  { key: 'sheet', kind: 'corner', unit: 'inches', one: 'inch', sign: 'in', least: 8, most: 20 },
  { key: 'plaza', kind: 'wing', unit: 'meters', one: 'meter', sign: 'm', least: 10, most: 24 },
  { key: 'quilt', kind: 'wing', unit: 'inches', one: 'inch', sign: 'in', least: 8, most: 16 },
  { key: 'rink', kind: 'ends', unit: 'meters', one: 'meter', sign: 'm', least: 3, most: 9 },
  { key: 'track', kind: 'ends', unit: 'meters', one: 'meter', sign: 'm', least: 6, most: 12 },
  { key: 'tray', kind: 'ends', unit: 'inches', one: 'inch', sign: 'in', least: 3, most: 6 },
  { key: 'sign', kind: 'arrow', unit: 'inches', one: 'inch', sign: 'in', least: 3, most: 8 },
  { key: 'yard', kind: 'arrow', unit: 'meters', one: 'meter', sign: 'm', least: 2, most: 5 },
] as const;

type Kind = (typeof things)[number]['kind'];

/** `t` is the height of a triangle or a trapezoid, and with `r` the legs of a corner that is cut off; `r` is the second base of a trapezoid. */
type Params = { thing: (typeof things)[number]; r: number; w: number; h: number; t: number };

const text = {
  headline: 'Find the area',
  use: 'Use {pi} for π.',
  window: 'A window is a rectangle with a semicircle on top. The picture shows its lengths.',
  door: 'A painting on a gym wall is a rectangle with a semicircle on top. The picture shows its lengths.',
  stage: 'A stage is a rectangle with a semicircle at the front. The picture shows its lengths.',
  key: 'Part of a ball court is a rectangle with a semicircle on top. The picture shows its lengths.',
  pond: 'A lawn is {w, number} by {h, number} meters. In it is a round pond with a radius of {r, number} meters.',
  table:
    'A game board is {w, number} by {h, number} inches. It has a round hole with a radius of {r, number} inches.',
  rug: 'A floor is {w, number} by {h, number} feet. On it lies a round rug with a radius of {r, number} feet.',
  flag: 'A flag is {w, number} by {h, number} feet. In the middle is a circle with a radius of {r, plural, one {# foot} other {# feet}}.',
  rink: 'A skating rink is a rectangle, {w, number} by {h, number} meters. A semicircle is added at each of the two ends, which are {h, number} meters long.',
  track:
    'A playground is a rectangle, {w, number} by {h, number} meters. A semicircle is added at each of the two ends, which are {h, number} meters long.',
  tray: 'A serving tray is a rectangle, {w, number} by {h, number} inches. A semicircle is added at each of the two ends, which are {h, number} inches long.',
  barn: 'The end of a barn is a rectangle with a triangle on top. The picture shows its lengths.',
  nest: 'The front of a birdhouse is a rectangle with a triangle on top. The picture shows its lengths.',
  lot: 'A field is a rectangle, {w, number} by {h, number} meters. A road cuts off one corner. The corner is a right triangle. The sides at its right angle are {r, number} and {t, number} meters long.',
  sheet:
    'A card is a rectangle, {w, number} by {h, number} inches. One corner is cut off. It is a right triangle. The sides at its right angle are {r, number} and {t, number} inches long.',
  plaza:
    'A garden is a rectangle, {w, number} by {h, number} meters. On one side of {w, number} meters, a trapezoid is added. Its other base is {r, number} meters long, and its height is {t, number} meters.',
  quilt:
    'A piece of a quilt is a rectangle, {w, number} by {h, number} inches. On one side of {w, number} inches, a trapezoid is sewn. Its other base is {r, number} inches long, and its height is {t, number} inches.',
  'halve-trapezoid': 'This takes the whole sum of the bases of the trapezoid. How do you find its area?',
  'one-base': 'This uses only one base of the trapezoid. What about the other one?',
  'trapezoid-do': 'Find the area of the trapezoid.',
  'trapezoid-why': 'It is half the sum of its bases, times its height.',
  sign: 'A sign is a rectangle, {w, number} by {h, number} inches. At one end, which is {h, number} inches long, a semicircle is added. At the other end, a triangle with a height of {t, number} inches is added.',
  yard: 'A patio is a rectangle, {w, number} by {h, number} meters. At one end, which is {h, number} meters long, a semicircle is added. At the other end, a triangle with a height of {t, number} meters is added.',
  'ask-left': 'What is the area of what is left?',
  halve: 'This takes the triangle as a rectangle. How much of that rectangle is it?',
  'triangle-alone': 'This is the triangle alone. What else belongs to the shape?',
  'no-triangle': 'This leaves out the triangle. Does it belong to the shape?',
  'adds-corner': 'This adds the corner. Is it part of what is left?',
  'triangle-do': 'Find the area of the triangle.',
  'triangle-why': 'A triangle is half of a rectangle with the same base and height.',
  'cut-do': 'Subtract the corner.',
  'cut-why': 'It does not belong to what is left.',
  'ask-all': 'What is its area?',
  'ask-pond': 'What is the area of the lawn without the pond?',
  'ask-table': 'What is the area of the board without the hole?',
  'ask-rug': 'How much of the floor is not covered?',
  'ask-flag': 'What is the area of the flag without the circle?',
  'right-add': 'The pieces lie side by side and cover the whole shape.',
  'right-take': 'What is covered or cut out is taken from the rectangle.',
  full: 'This counts a full circle. How much of a circle is there?',
  'full-ends': 'This counts a full circle at each end. How much of a circle is at one end?',
  piece: 'This is the rectangle alone. What else belongs to the shape?',
  uncut: 'This is the whole rectangle. Which part of it is not asked for?',
  'circle-alone': 'This is the circle alone. Which area does the question ask for?',
  adds: 'This adds the circle. Is it part of what is asked for?',
  across: 'This uses the whole width as the radius. How far is it from the center to the edge?',
  one: 'This counts one semicircle only. How many ends are there?',
  around: 'This uses the distance around the circle. Which formula gives an area?',
  other: 'Split the shape into pieces that you know. Which ones are added, and which are taken away?',
  'rectangle-do': 'Find the area of the rectangle.',
  'rectangle-why': 'It is the product of its sides.',
  'circle-do': 'Find the area of the circle.',
  'circle-why': 'It is π times the square of the radius.',
  'ends-do': 'Put the two semicircles together.',
  'ends-why': 'They make one circle. Its radius is half of the end.',
  'half-do': 'Find the area of the semicircle.',
  'half-why': 'It is half of a circle. Its radius is half of the width.',
  'sum-do': 'Add the pieces.',
  'sum-why': 'They lie side by side.',
  'rest-do': 'Subtract the circle.',
  'rest-why': 'It does not belong to what is asked for.',
  final: '{shown} square {unit}',
} as const;

type Said = Tools<keyof typeof text>;

/** Level 1 adds a piece, with a picture, level 2 takes one away or adds a trapezoid, level 3 has three pieces and no picture. */
export const m7CompositeArea7 = numberSkill('m7-composite-area-7', {
  version: 5,
  form: 'measure',
  text,
  draw: ({ level, random }): Params => drawShape(level, random),
  build(params: Params, { level, step, distractor }) {
    const { thing, r, w, h, t } = params;
    const { key, kind, unit, one } = thing;
    const { value } = areasOf(params);
    const isCut = kind === 'hole' || kind === 'corner';
    return {
      words: { w, h, r, t, pi: piShown, unit, shown: String(value) },
      question: [
        key,
        kind === 'hole' ? `ask-${key}` : kind === 'corner' ? 'ask-left' : 'ask-all',
        kind !== 'gable' && kind !== 'corner' && kind !== 'wing' && 'use',
      ],
      diagram: level === 1 ? pictureOf(params) : null,
      answer: {
        value,
        unit: `square ${unit}`,
        unitOne: `square ${one}`,
        reason: isCut ? 'right-take' : 'right-add',
      },
      distractors: takeDistractors(value, wrongAreas(params, distractor)),
      steps: stepsOf(params, step),
      claims: [claimOf(params)],
    };
  },
});

function hundredth(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The pieces, and the whole: the circle is the full one of the radius `r`. */
function areasOf({ thing, r, w, h, t }: Params) {
  const [rectangle, circle] = [w * h, piTimes(r * r)];
  // What has straight sides beside the rectangle: a triangle, or the trapezoid of a wing.
  const straight = {
    gable: (w * t) / 2,
    corner: (r * t) / 2,
    arrow: (h * t) / 2,
    wing: ((w + r) * t) / 2,
    half: 0,
    hole: 0,
    ends: 0,
  };
  const triangle = straight[thing.kind];
  const whole: Readonly<Record<Kind, number>> = {
    half: rectangle + circle / 2,
    hole: rectangle - circle,
    ends: rectangle + circle,
    gable: rectangle + triangle,
    corner: rectangle - triangle,
    wing: rectangle + triangle,
    arrow: rectangle + circle / 2 + triangle,
  };
  return { rectangle, circle, triangle, value: hundredth(whole[thing.kind]) };
}

function claimOf(params: Params): string {
  const { thing, r, w, h, t } = params;
  const round = `${piShown} * ${r}^2`;
  const pieces: Readonly<Record<Kind, string>> = {
    half: `+ ${round} / 2`,
    hole: `- ${round}`,
    ends: `+ ${round}`,
    gable: `+ ${w} * ${t} / 2`,
    corner: `- ${r} * ${t} / 2`,
    wing: `+ (${w} + ${r}) * ${t} / 2`,
    arrow: `+ ${round} / 2 + ${h} * ${t} / 2`,
  };
  return `${w} * ${h} ${pieces[thing.kind]} = ${areasOf(params).value}`;
}

function wrongAreas(params: Params, distractor: Said['distractor']) {
  const { rectangle, circle, triangle, value } = areasOf(params);
  const { kind } = params.thing;
  const wrong = {
    half: () => [
      distractor('counts-a-full-circle-for-a-semicircle', hundredth(rectangle + circle), 'full'),
      distractor('leaves-out-one-piece', rectangle, 'piece'),
      distractor('uses-the-diameter-as-the-radius', hundredth(rectangle + 2 * circle), 'across'),
    ],
    hole: () => [
      distractor('adds-a-hole-instead-of-subtracting-it', hundredth(rectangle + circle), 'adds'),
      distractor('leaves-out-one-piece', rectangle, 'uncut'),
      distractor('uses-the-circumference-formula', hundredth(rectangle - piTimes(2 * params.r)), 'around'),
      distractor('slip', circle, 'circle-alone'),
    ],
    ends: () => [
      distractor('counts-a-full-circle-for-a-semicircle', hundredth(rectangle + 2 * circle), 'full-ends'),
      distractor('leaves-out-one-piece', hundredth(rectangle + circle / 2), 'one'),
      distractor('uses-the-diameter-as-the-radius', hundredth(rectangle + 4 * circle), 'across'),
    ],
    gable: () => [
      distractor('forgets-to-halve', rectangle + 2 * triangle, 'halve'),
      distractor('leaves-out-one-piece', rectangle, 'piece'),
      distractor('slip', triangle, 'triangle-alone'),
    ],
    corner: () => [
      distractor('forgets-to-halve', rectangle - 2 * triangle, 'halve'),
      distractor('adds-a-hole-instead-of-subtracting-it', rectangle + triangle, 'adds-corner'),
      distractor('leaves-out-one-piece', rectangle, 'uncut'),
    ],
    wing: () => [
      distractor('forgets-to-halve', rectangle + 2 * triangle, 'halve-trapezoid'),
      distractor('leaves-out-one-piece', rectangle, 'piece'),
      distractor('uses-only-one-base', rectangle + (params.w * params.t) / 2, 'one-base'),
    ],
    arrow: () => [
      distractor('counts-a-full-circle-for-a-semicircle', hundredth(value + circle / 2), 'full'),
      distractor('forgets-to-halve', hundredth(value + triangle), 'halve'),
      distractor('leaves-out-one-piece', hundredth(value - triangle), 'no-triangle'),
    ],
  };
  return wrong[kind]();
}

function stepsOf(params: Params, step: Said['step']) {
  const { thing, r, w, h, t } = params;
  const { rectangle, circle, triangle, value } = areasOf(params);
  const round = `${piShown} × ${r} × ${r}`;
  const half = circle / 2;
  const rest: Readonly<Record<Kind, () => readonly ReturnType<Said['step']>[]>> = {
    half: () => [step('half', `${round} ÷ 2`, half), step('sum', `${rectangle} + ${half}`, value)],
    hole: () => [step('circle', round, circle), step('rest', `${rectangle} − ${circle}`, value)],
    ends: () => [step('ends', round, circle), step('sum', `${rectangle} + ${circle}`, value)],
    gable: () => [
      step('triangle', `${w} × ${t} ÷ 2`, triangle),
      step('sum', `${rectangle} + ${triangle}`, value),
    ],
    corner: () => [
      step('triangle', `${r} × ${t} ÷ 2`, triangle),
      step('cut', `${rectangle} − ${triangle}`, value),
    ],
    wing: () => [
      step('trapezoid', `(${w} + ${r}) × ${t} ÷ 2`, triangle),
      step('sum', `${rectangle} + ${triangle}`, value),
    ],
    arrow: () => [
      step('half', `${round} ÷ 2`, half),
      step('triangle', `${h} × ${t} ÷ 2`, triangle),
      step('sum', `${rectangle} + ${half} + ${triangle}`, value),
    ],
  };
  return [step('rectangle', `${w} × ${h}`, rectangle), ...rest[thing.kind]()];
}

const kinds: Readonly<Record<Level, readonly Kind[]>> = {
  1: ['half', 'gable'],
  2: ['hole', 'corner', 'wing'],
  3: ['ends', 'arrow'],
};

function drawShape(level: Level, random: Random): Params {
  return random.until(() => {
    const kind = random.pick(kinds[level]);
    const thing = random.pick(things.filter((one) => one.kind === kind));
    const size = random.int(thing.least, thing.most);
    if (kind === 'gable') {
      const [h, t] = [random.int(6, size + 4), random.int(3, Math.floor(size / 2) + 2)];
      return t !== h && h !== size && t < h ? { thing, r: 1, w: size, h, t } : null;
    }
    if (kind === 'wing') {
      const [h, r, t] = [random.int(5, size - 2), random.int(3, size - 3), random.int(3, 8)];
      return t !== h && h !== r ? { thing, r, w: size, h, t } : null;
    }
    if (kind === 'corner') {
      const h = random.int(6, size - 2);
      const [r, t] = [random.int(3, size - 4), random.int(3, h - 2)];
      return 2 * r * t < size * h && r !== t && ![size, h].includes(r) && t !== h
        ? { thing, r, w: size, h, t }
        : null;
    }
    const [r, t] = [size, kind === 'arrow' ? random.int(2, 2 * size) : 0];
    if (kind === 'hole') {
      const [h, w] = [2 * r + random.int(2, 9), 2 * r + random.int(3, 14)];
      return r !== 2 && w > h ? { thing, r, w, h, t } : null;
    }
    if (kind === 'half') {
      const [w, h] = [2 * r, 2 * r + random.int(-r + 1, 3 * r + 4)];
      const isHigh = thing.key !== 'stage' && thing.key !== 'key';
      // A window or a door is taller than it is wide, but no tower.
      return isHigh && (h < w || h > 2 * w) ? null : { thing, r, w, h, t };
    }
    const [h, w] = [2 * r, 2 * r + random.int(2, 2 * r + 4)];
    return { thing, r, w, h, t };
  });
}

function pictureOf(params: Params): DiagramOf<'polygon'> {
  return params.thing.kind === 'gable' ? gablePicture(params) : roundTopPicture(params);
}

/** A rectangle with a triangle on top, whose height is dashed. */
function gablePicture({ thing: { sign }, w, h, t }: Params): DiagramOf<'polygon'> {
  return {
    kind: 'polygon',
    ...namedFigure({
      points: [
        ['', 0, 0],
        ['', w, 0],
        ['', w, h],
        ['', w / 2, h + t],
        ['', 0, h],
        ['', w / 2, h],
      ],
      area: [0, 1, 2, 3, 4],
      sides: [
        [0, 1, `${w} ${sign}`],
        [1, 2, `${h} ${sign}`],
        [2, 4, '', 'dashed'],
        [2, 3],
        [3, 4],
        [4, 0],
        [3, 5, `${t} ${sign}`, 'dashed'],
      ],
    }),
  };
}

/** A rectangle with a semicircle on top, whose edge is drawn in nine short straight pieces. */
function roundTopPicture({ thing: { sign }, r, w, h }: Params): DiagramOf<'polygon'> {
  const pieces = 9;
  const arc = Array.from({ length: pieces - 1 }, (_, index) => {
    const turn = (Math.PI * (index + 1)) / pieces;
    const rounded = (value: number): number => Math.round(value * 1000) / 1000;
    return ['', rounded(r + r * Math.cos(turn)), rounded(h + r * Math.sin(turn))] as const;
  });
  const last = 2 + pieces;
  return {
    kind: 'polygon',
    ...namedFigure({
      points: [['', 0, 0], ['', w, 0], ['', w, h], ...arc, ['', 0, h]],
      area: Array.from({ length: last + 1 }, (_, index) => index),
      sides: [
        [0, 1, `${w} ${sign}`],
        [1, 2, `${h} ${sign}`],
        [2, last, '', 'dashed'],
        [last, 0],
        ...arc.map((_, index): [number, number] => [2 + index, 3 + index]),
        [last - 1, last],
      ],
    }),
  };
}
