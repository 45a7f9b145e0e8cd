import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';
import { piShown, piTimes } from '../../src/numbers/pi-values.ts';
import { namedFigure } from '../../src/pictures/named-figures.ts';

/** What is made of a rectangle `w` by `h` with round ends or holes; the round part has the radius `r`. */
const things = [
  { key: 'window', kind: 'half', unit: 'feet', one: 'foot', sign: 'ft', least: 1, most: 3 },
  { key: 'door', kind: 'half', unit: 'feet', one: 'foot', sign: 'ft', least: 1, most: 3 },
  { key: 'stage', kind: 'half', unit: 'meters', one: 'meter', sign: 'm', least: 2, most: 6 },
  { key: 'key', kind: 'half', unit: 'feet', one: 'foot', sign: 'ft', least: 4, most: 8 },
  { key: 'pond', kind: 'hole', unit: 'meters', one: 'meter', sign: 'm', least: 2, most: 5 },
  { key: 'table', kind: 'hole', unit: 'inches', one: 'inch', sign: 'in', least: 2, most: 6 },
  { key: 'rug', kind: 'hole', unit: 'feet', one: 'foot', sign: 'ft', least: 2, most: 4 },
  { key: 'flag', kind: 'hole', unit: 'feet', one: 'foot', sign: 'ft', least: 1, most: 3 },
  { key: 'rink', kind: 'ends', unit: 'meters', one: 'meter', sign: 'm', least: 3, most: 9 },
  { key: 'track', kind: 'ends', unit: 'meters', one: 'meter', sign: 'm', least: 6, most: 12 },
  { key: 'cake', kind: 'ends', unit: 'inches', one: 'inch', sign: 'in', least: 3, most: 6 },
  { key: 'quilt', kind: 'ends', unit: 'inches', one: 'inch', sign: 'in', least: 4, most: 8 },
] as const;

type Params = { thing: (typeof things)[number]; r: number; w: number; h: number };

/** Level 1 adds a semicircle, with a picture, level 2 cuts a circle out, level 3 has two round ends and no picture. */
export const m7CompositeArea7 = numberSkill('m7-composite-area-7', {
  version: 2,
  form: 'measure',
  text: {
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
    cake: 'A cake is a rectangle, {w, number} by {h, number} inches. A semicircle is added at each of the two ends, which are {h, number} inches long.',
    quilt:
      'A placemat is a rectangle, {w, number} by {h, number} inches. A semicircle is added at each of the two ends, which are {h, number} inches long.',
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
  },
  draw: ({ level, random }): Params => drawShape(level, random),
  build({ thing, r, w, h }: Params, { level, step, distractor }) {
    const { kind, unit, one } = thing;
    const circle = piTimes(r * r);
    const rectangle = w * h;
    const round = kind === 'half' ? circle / 2 : circle;
    const value = hundredth(kind === 'hole' ? rectangle - round : rectangle + round);
    const words = { w, h, r, pi: piShown, unit, shown: String(value) };
    const candidates = {
      half: [
        distractor('counts-a-full-circle-for-a-semicircle', hundredth(rectangle + circle), 'full'),
        distractor('leaves-out-one-piece', rectangle, 'piece'),
        distractor('uses-the-diameter-as-the-radius', hundredth(rectangle + 2 * circle), 'across'),
      ],
      hole: [
        distractor('adds-a-hole-instead-of-subtracting-it', hundredth(rectangle + circle), 'adds'),
        distractor('leaves-out-one-piece', rectangle, 'uncut'),
        distractor('uses-the-circumference-formula', hundredth(rectangle - piTimes(2 * r)), 'around'),
        distractor('slip', circle, 'circle-alone'),
      ],
      ends: [
        distractor('counts-a-full-circle-for-a-semicircle', hundredth(rectangle + 2 * circle), 'full-ends'),
        distractor('leaves-out-one-piece', hundredth(rectangle + circle / 2), 'one'),
        distractor('uses-the-diameter-as-the-radius', hundredth(rectangle + 4 * circle), 'across'),
      ],
    }[kind];
    return {
      words,
      question: [thing.key, kind === 'hole' ? `ask-${thing.key}` : 'ask-all', 'use'],
      diagram: level === 1 ? pictureOf(thing, r, w, h) : null,
      answer: {
        value,
        unit: `square ${unit}`,
        unitOne: `square ${one}`,
        reason: kind === 'hole' ? 'right-take' : 'right-add',
      },
      distractors: takeDistractors(value, candidates),
      steps: [
        step('rectangle', `${w} × ${h}`, rectangle),
        kind === 'half'
          ? step('half', `${piShown} × ${r} × ${r} ÷ 2`, round)
          : step(kind === 'ends' ? 'ends' : 'circle', `${piShown} × ${r} × ${r}`, circle),
        kind === 'hole'
          ? step('rest', `${rectangle} − ${circle}`, value)
          : step('sum', `${rectangle} + ${round}`, value),
      ],
      claims: [
        `${w} * ${h} ${kind === 'hole' ? '-' : '+'} ${piShown} * ${r}^2 / ${kind === 'half' ? 2 : 1} = ${value}`,
      ],
    };
  },
});

function hundredth(value: number): number {
  return Math.round(value * 100) / 100;
}

function drawShape(level: Level, random: Random): Params {
  return random.until(() => {
    const kind = ({ 1: 'half', 2: 'hole', 3: 'ends' } as const)[level];
    const thing = random.pick(things.filter((one) => one.kind === kind));
    const r = random.int(thing.least, thing.most);
    if (kind === 'hole') {
      const [h, w] = [2 * r + random.int(2, 9), 2 * r + random.int(3, 14)];
      return r !== 2 && w > h ? { thing, r, w, h } : null;
    }
    if (kind === 'half') {
      const [w, h] = [2 * r, 2 * r + random.int(-r + 1, 3 * r + 4)];
      const isHigh = thing.key !== 'stage' && thing.key !== 'key';
      // A window or a door is taller than it is wide, but no tower.
      return isHigh && (h < w || h > 2 * w) ? null : { thing, r, w, h };
    }
    const [h, w] = [2 * r, 2 * r + random.int(2, 18)];
    return { thing, r, w, h };
  });
}

/** A rectangle with a semicircle on top, whose edge is drawn in nine short straight pieces. */
function pictureOf({ sign }: Params['thing'], r: number, w: number, h: number): DiagramOf<'polygon'> {
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
