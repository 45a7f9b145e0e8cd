import type { DiagramOf } from '@playforward/diagram';
import { type NumberCandidate, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';
import { wholeSlants } from '../../src/pictures/flat-figures.ts';
import { boxUnit, drawSmallUnit, type LengthUnit } from '../../src/scenes/shapes/flat-things.ts';

/** Boxes with some faces that do not count: the floor, the lid, or floor and ceiling. */
type CoveredInPart = 'kiosk' | 'tray' | 'room';

/**
 * box, kiosk, tray, room: length a, width b, height c. pyramid: side a, slant height b. prism: legs a and b of a right
 * triangle, its long side `slant`, length c.
 */
type Params = {
  kind: 'box' | 'pyramid' | 'prism' | CoveredInPart;
  unit: LengthUnit;
  a: number;
  b: number;
  c: number;
  slant: number;
};

/**
 * Level 1 unfolds a box, level 2 a pyramid or a triangular prism, level 3 covers some faces of a box. The stretch
 * problem glues boxes together.
 */
export const m6SurfaceAreaNet = numberSkill('m6-surface-area-net', {
  version: 4,
  form: 'measure',
  text: {
    headline: 'Find the surface area',
    box: 'Here is the net of a box that is {a} by {b} by {c} {unit}.',
    pyramid: 'The picture shows the net of a pyramid with a square base.',
    prism:
      'The picture shows the net of a prism. The longest side of its triangle is {slant, number} {unit}.',
    ask: [
      'What is the surface area?',
      'Find the surface area.',
      'How large are all faces together?',
      'What is the area of the whole net?',
    ],
    kiosk: 'A kiosk is a box {a} {unit} long, {b} {unit} wide and {c} {unit} tall.',
    'ask-kiosk': [
      'Its four walls and its flat roof are painted. How large is the painted area?',
      'Its four walls and its flat roof are painted. Find the painted area.',
      'Paint goes on its four walls and its flat roof. How large is that area?',
      'How large are its four walls and its flat roof together?',
    ],
    tray: 'A box {a} {unit} long, {b} {unit} wide and {c} {unit} tall has no lid.',
    'ask-tray': [
      'It is made of cardboard. How much cardboard does it take?',
      'Its outside is painted. How large is the painted area?',
      'Felt covers its outside. How large is that area?',
    ],
    room: 'A room is {a} {unit} long, {b} {unit} wide and {c} {unit} tall.',
    'ask-room': [
      'Its four walls are painted. How large is the painted area?',
      'Wallpaper goes on its four walls. How large is that area?',
      'Find the area of its four walls.',
    ],
    right: 'Each face of the net counts once.',
    'right-part': 'Every face that is asked for counts once.',
    half: 'This counts one face of each kind. How many faces does the net have?',
    volume: 'This is the space inside. How much material covers the outside?',
    walls: 'This leaves out the top and the bottom. How many faces does the net have?',
    sides: 'This is only the four triangles. What lies under them?',
    unhalved: 'This takes each triangle as a full rectangle. How much of that is a triangle?',
    rectangles: 'This is only the three rectangles. Which faces close the two ends?',
    one: 'This counts one triangle only. How many triangles does the net have?',
    floor: 'This counts the floor as well. Which faces does the question name?',
    lid: 'This counts a lid as well. Which face is left open?',
    level: 'This counts the floor and the ceiling as well. Which faces does the question name?',
    'two-walls': 'This counts one wall of each kind. How many walls are there?',
    'two-sides': 'This counts one face of each kind. How many faces does the box have?',
    other: 'Go through the faces one by one. Does each face that is asked for count once?',
    'base-do': 'Find the area of the base and the top.',
    'roof-do': 'Find the area of the roof.',
    'front-do': 'Find the area of the front and the back.',
    'side-do': 'Find the area of the left and the right side.',
    'rectangle-why': 'Opposite faces are equal rectangles.',
    'roof-why': 'The roof is one rectangle.',
    'bottom-do': 'Find the area of the bottom.',
    'bottom-why': 'The bottom is one rectangle. Nothing lies opposite to it.',
    'square-do': 'Find the area of the square base.',
    'square-why': 'All its sides are equally long.',
    'triangles-do': 'Find the area of the four triangles.',
    'ends-do': 'Find the area of the two triangles.',
    'triangles-why': 'A triangle is half of its base times its height.',
    'wrap-do': 'Find the area of the three rectangles.',
    'wrap-why': 'Side by side they are as wide as the distance around the triangle.',
    'sum-do': 'Add all the faces.',
    'sum-why': 'Each face of the net counts once.',
    'named-why': 'Each face that is asked for counts once.',
    final: '{value} {square}',
    row: [
      '{n, number} equal boxes are {a} by {b} by {c} {unit}. They are glued in a row, at their faces of {b} by {c} {unit}.',
      'Each of {n, number} equal boxes is {a} by {b} by {c} {unit}. Glue joins them in a row, at the faces of {b} by {c} {unit}.',
    ],
    'ask-row': ['How large is the surface of the long box?', 'Find the surface area of the row.'],
    'right-row': 'Faces that are glued together lie inside. All others count.',
    apart: 'This adds the surfaces of single boxes. Which faces cannot be seen any more?',
    'row-half': 'This counts each kind of face of the long box once. Which faces are hidden behind them?',
    'other-row': 'Think of the row as one long box. How long is it, and which faces does it have?',
    'long-why': 'They are the outside of the long box.',
    'length-do': 'Find how long the row is.',
    'length-why': 'The boxes lie side by side.',
  },
  draw: ({ level, random }): Params => {
    const kinds = { 1: ['box'], 2: ['pyramid', 'prism'], 3: ['kiosk', 'tray', 'room'] } as const;
    return drawSolid(random.pick<Params['kind']>(kinds[level]), random);
  },
  build(params: Params, { say, step }) {
    const { kind, unit, a, b, c, slant } = params;
    const { value, faces, wrong } = workOf(params);
    const words = { a, b, c, slant, ...unit, value: String(value) };
    const [base, front, side] = [a * b, a * c, b * c];
    const oneOfEach = [
      step('base', `${a} × ${b}`, base, { why: 'rectangle-why' }),
      step('front', `${a} × ${c}`, front, { why: 'rectangle-why' }),
      step('side', `${b} × ${c}`, side, { why: 'rectangle-why' }),
      step('sum', `${base} + ${front} + ${side}`, base + front + side),
    ];
    return {
      words,
      question: [kind, isInPart(kind) ? `ask-${kind}` : 'ask'],
      diagram: isInPart(kind) ? null : netOf(kind, params),
      answer: {
        value,
        unit: unit.square,
        unitOne: unit.squareOne,
        reason: isInPart(kind) ? 'right-part' : 'right',
      },
      distractors: takeDistractors(
        value,
        wrong.map(
          ({ key, ...candidate }): NumberCandidate => ({
            ...candidate,
            reason: say(key),
            ...(key === 'half' && { work: oneOfEach }),
          }),
        ),
      ),
      steps: [
        ...faces.map(({ about, why, before, area }) => step(about, before, area, { why: `${why}-why` })),
        step('sum', faces.map(({ area }) => area).join(' + '), value, {
          why: isInPart(kind) ? 'named-why' : 'sum-why',
        }),
      ],
      claims: [`${faces.map(({ before }) => `(${before})`).join(' + ')} = ${value}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const [a, b, c] = [random.int(2, 6), random.int(3, 9), random.int(2, 8)];
        return a !== b && b !== c && a !== c
          ? { unit: drawSmallUnit(random), n: random.int(2, 6), a, b, c }
          : null;
      }),
    build({ unit, n, a, b, c }, { step, distractor }) {
      const long = n * a;
      const [base, front, end] = [long * b, long * c, b * c];
      const value = 2 * (base + front + end);
      return {
        words: { n, a, b, c, ...unit, value: String(value) },
        question: ['row', 'ask-row'],
        answer: { value, unit: unit.square, unitOne: unit.squareOne, reason: 'right-row' },
        distractors: takeDistractors(value, [
          distractor('leaves-out-the-hidden-faces', base + front + end, 'row-half'),
          distractor('finds-the-volume-instead', long * b * c, 'volume'),
          distractor('slip', n * 2 * (a * b + a * c + b * c), 'apart'),
          distractor('slip', 2 * (base + front), 'walls'),
        ]),
        otherWrong: 'other-row',
        steps: [
          step('length', `${n} × ${a}`, long),
          step('base', `2 × ${long} × ${b}`, 2 * base, { why: 'rectangle-why' }),
          step('front', `2 × ${long} × ${c}`, 2 * front, { why: 'rectangle-why' }),
          step('side', `2 × ${b} × ${c}`, 2 * end, { why: 'rectangle-why' }),
          step('sum', `${2 * base} + ${2 * front} + ${2 * end}`, value, { why: 'long-why' }),
        ],
        claims: [
          // As many single boxes, without both faces at each place of glue.
          `${n} * 2 * (${a} * ${b} + ${a} * ${c} + ${b} * ${c}) - 2 * (${n} - 1) * ${b} * ${c} = ${value}`,
        ],
      };
    },
  },
});

type Face = {
  readonly about: 'base' | 'roof' | 'bottom' | 'front' | 'side' | 'square' | 'triangles' | 'ends' | 'wrap';
  readonly why: 'rectangle' | 'roof' | 'bottom' | 'square' | 'triangles' | 'wrap';
  readonly before: string;
  readonly area: number;
};
type Reason =
  | 'half'
  | 'volume'
  | 'walls'
  | 'sides'
  | 'unhalved'
  | 'rectangles'
  | 'one'
  | 'floor'
  | 'lid'
  | 'level'
  | 'two-walls'
  | 'two-sides';
type Work = {
  readonly value: number;
  readonly faces: readonly Face[];
  readonly wrong: readonly (Omit<NumberCandidate, 'reason'> & { readonly key: Reason })[];
};

function drawSolid(kind: Params['kind'], random: Random): Params {
  const unit = kind === 'kiosk' || kind === 'room' ? boxUnit : drawSmallUnit(random);
  if (kind === 'pyramid') {
    const a = random.int(3, 12);
    return { kind, unit, a, b: Math.ceil(a / 2) + random.int(1, 8), c: 1, slant: 0 };
  }
  if (kind === 'prism') {
    const [a, b, slant] = random.pick(wholeSlants.slice(0, 5));
    // Beside a much longer one, the numbers of a small triangle have no room.
    return { kind, unit, a, b, c: Math.min(random.int(4, 14), 4 * Math.min(a, b)), slant };
  }
  // A kiosk is as tall as a room.
  if (kind === 'kiosk' || kind === 'room')
    return { kind, unit, a: random.int(8, 16), b: random.int(5, 11), c: random.int(7, 10), slant: 0 };
  return { kind, unit, a: random.int(4, 10), b: random.int(3, 8), c: random.int(2, 7), slant: 0 };
}

/** The one level face that counts, what to say where all six are counted, and where one wall of each kind is. */
const partsOf = {
  kiosk: { floor: 'roof', key: 'floor', half: 'two-walls' },
  tray: { floor: 'bottom', key: 'lid', half: 'two-sides' },
  room: { floor: null, key: 'level', half: 'two-walls' },
} as const;

function isInPart(kind: Params['kind']): kind is CoveredInPart {
  return kind in partsOf;
}

/** The areas of the faces and the wrong ways to put them together. */
function workOf({ kind, a, b, c, slant }: Params): Work {
  if (kind === 'pyramid') {
    const [square, triangles] = [a * a, 2 * a * b];
    return {
      value: square + triangles,
      faces: [
        { about: 'square', why: 'square', before: `${a} × ${a}`, area: square },
        { about: 'triangles', why: 'triangles', before: `4 × ${a} × ${b} ÷ 2`, area: triangles },
      ],
      wrong: [
        { misconception: 'forgets-to-halve-the-triangles', value: square + 2 * triangles, key: 'unhalved' },
        { misconception: 'leaves-out-the-hidden-faces', value: triangles, key: 'sides' },
        { misconception: 'slip', value: square + triangles / 4, key: 'one' },
      ],
    };
  }
  if (kind === 'prism') {
    const [ends, wrap] = [a * b, (a + b + slant) * c];
    return {
      value: ends + wrap,
      faces: [
        { about: 'ends', why: 'triangles', before: `2 × ${a} × ${b} ÷ 2`, area: ends },
        { about: 'wrap', why: 'wrap', before: `(${a} + ${b} + ${slant}) × ${c}`, area: wrap },
      ],
      wrong: [
        { misconception: 'forgets-to-halve-the-triangles', value: 2 * ends + wrap, key: 'unhalved' },
        { misconception: 'leaves-out-the-hidden-faces', value: wrap, key: 'rectangles' },
        { misconception: 'finds-the-volume-instead', value: (ends * c) / 2, key: 'volume' },
        { misconception: 'slip', value: ends / 2 + wrap, key: 'one' },
      ],
    };
  }
  const [base, front, side] = [a * b, a * c, b * c];
  const walls: readonly Face[] = [
    { about: 'front', why: 'rectangle', before: `2 × ${a} × ${c}`, area: 2 * front },
    { about: 'side', why: 'rectangle', before: `2 × ${b} × ${c}`, area: 2 * side },
  ];
  const volume = { misconception: 'finds-the-volume-instead', value: a * b * c, key: 'volume' } as const;
  if (isInPart(kind)) {
    const { key, floor, half } = partsOf[kind];
    const level = floor === null ? 0 : base;
    return {
      value: level + 2 * front + 2 * side,
      faces: [
        ...(floor === null ? [] : [{ about: floor, why: floor, before: `${a} × ${b}`, area: base }]),
        ...walls,
      ],
      wrong: [
        { misconception: 'leaves-out-the-hidden-faces', value: level + front + side, key: half },
        volume,
        { misconception: 'slip', value: 2 * (base + front + side), key },
      ],
    };
  }
  return {
    value: 2 * (base + front + side),
    faces: [{ about: 'base', why: 'rectangle', before: `2 × ${a} × ${b}`, area: 2 * base }, ...walls],
    wrong: [
      { misconception: 'leaves-out-the-hidden-faces', value: base + front + side, key: 'half' },
      volume,
      { misconception: 'slip', value: 2 * (front + side), key: 'walls' },
    ],
  };
}

function netOf(kind: 'box' | 'pyramid' | 'prism', { unit: { sign }, a, b, c }: Params): DiagramOf<'net'> {
  const solids = { box: 'box', pyramid: 'square-pyramid', prism: 'triangular-prism' } as const;
  return {
    kind: 'net',
    solid: solids[kind],
    sizes: [a, b, c],
    labels: [`${a} ${sign}`, `${b} ${sign}`, kind === 'pyramid' ? '' : `${c} ${sign}`],
  };
}
