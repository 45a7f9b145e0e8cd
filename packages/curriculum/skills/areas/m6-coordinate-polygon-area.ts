import { type NumberCandidate, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { motionGrid } from '../../src/pictures/motion-grids.ts';
import { pointText } from '../../src/pictures/plane-around.ts';

/**
 * Outside the stretch problem, all shapes start at the lower left corner (x, y) with a level base `wide` and go `tall` up. corner: a column `thin` wide
 * goes on above `low`. triangle, parallelogram: the left side goes `thin` across and is `slant` long.
 */
type Params = {
  kind: 'rectangle' | 'triangle' | 'parallelogram' | 'corner';
  around: boolean;
  x: number;
  y: number;
  wide: number;
  tall: number;
  thin: number;
  low: number;
  slant: number;
};

const cornerNames = ['A', 'B', 'C', 'D', 'E', 'F'];

/** Level 1 is a rectangle with a picture, level 2 has a slanted side, level 3 six corners and no picture. */
export const m6CoordinatePolygonArea = numberSkill('m6-coordinate-polygon-area', {
  version: 2,
  form: 'integer',
  text: {
    headline: 'Measure a polygon on the grid',
    rectangle: 'A rectangle lies on the grid.',
    triangle: 'A triangle has the corners A {a}, B {b} and C {c}. Side AC is {slant, number} units long.',
    parallelogram: 'A parallelogram lies on the grid.',
    lower: 'Its lower corners are A {a} and B {b}.',
    upper: 'Its upper corners are D {d} and C {c}.',
    slant: 'Side AD is {slant, number} units long.',
    corner: 'A floor plan has six corners. They are A {a}, B {b} and C {c}.',
    more: 'Then come D {d}, E {e} and F {f}.',
    'ask-area': [
      'What is its area in square units?',
      'How many square units does it cover?',
      'Find its area in square units.',
    ],
    'ask-around': [
      'What is its perimeter in units?',
      'How many units is it around the edge?',
      'Find its perimeter in units.',
    ],
    'right-area': 'The coordinates give base and height, and these give the area.',
    'right-pieces': 'The plan is cut into two rectangles, and both count.',
    'right-around': 'The perimeter is the sum of all its sides.',
    perimeter: 'This is the distance around the shape. How many squares lie inside it?',
    points: 'This counts grid points. How many spaces lie between two corners?',
    half: 'This adds one base and one height. What does the question ask for?',
    side: 'One side is left out. How many sides does the shape have?',
    inside: 'This is the area inside. How long is the distance around?',
    slanted: 'This uses the slanted side as the height. How far above the base does the top lie?',
    whole: 'This is the area of a parallelogram. How much of it is the triangle?',
    halved: 'This takes half of the product. Which shape is half of a parallelogram?',
    piece: 'This is only the lower rectangle. What lies above it?',
    box: 'This is the rectangle around the plan. Which part of it is empty?',
    other: 'Find the lengths from the coordinates that differ. Which of them do you need?',
    'base-do': 'Find the length of the base.',
    'base-why': 'The ends of a horizontal side differ only in the x-coordinate.',
    'height-do': 'Find the height.',
    'height-why': 'It is the difference of the y-coordinates.',
    'area-do': 'Multiply base and height.',
    'area-why': 'That many unit squares fit, if pieces are moved and joined.',
    'rectangle-do': 'Multiply base and height.',
    'rectangle-why': 'Rows of unit squares fill the rectangle.',
    'triangle-do': 'Multiply base and height and take half.',
    'triangle-why': 'A triangle is half of a parallelogram.',
    'around-do': 'Take base and height together twice.',
    'around-why': 'The horizontal sides make the base twice, and the vertical sides make the height twice.',
    'lower-do': 'Find the area of the lower rectangle.',
    'lower-why': 'It is as wide as the whole plan. Side BC is its height.',
    'upper-do': 'Find the area of the upper rectangle.',
    'upper-why': 'Side EF is its width. Its height is what is left of the full height.',
    'sum-do': 'Add the two areas.',
    'sum-why': 'The rectangles touch, but do not overlap.',
    final: '{key, number} {unit}',
    tilted: [
      'A triangle has the corners A {a}, B {b} and C {c}. None of its sides runs along the grid.',
      'All sides of a triangle are slanted. Its corners are A {a}, B {b} and C {c}.',
    ],
    'right-tilted': 'The rectangle around the triangle, without three corner triangles, leaves this area.',
    'half-box': 'This is half of the rectangle around it. Is the triangle really half of that rectangle?',
    'one-more': 'This takes away only two of the corner triangles. How many lie around the triangle?',
    'box-points':
      'This counts grid points along the rectangle. How many spaces lie between two of its sides?',
    'whole-box':
      'This is the rectangle around the triangle. Which parts of it do not belong to the triangle?',
    'other-tilted':
      'Draw the rectangle around the triangle along the grid. Which three triangles are too much?',
    'box-do': 'Find the area of the rectangle around it.',
    'box-why': 'Its sides run along the grid, so its lengths are known.',
    'around-wide-do': 'Find how wide the triangle is.',
    'around-tall-do': 'Find how tall the triangle is.',
    'wide-why': 'The rectangle around it is just as wide.',
    'tall-why': 'The rectangle around it is just as tall.',
    'off-do': 'Find the corner triangle at side {side}.',
    'off-why': 'It has a right angle, so it is half of a rectangle.',
    'rest-do': 'Subtract the three corner triangles.',
    'rest-why': 'They are inside the rectangle, but outside the triangle.',
  },
  draw({ level, random }): Params {
    return random.until(() => {
      const params = level === 2 ? drawSlanted(random) : drawUpright(level, random);
      // A corner on an axis, or on a fine grid near its zero, would be named on top of the numbers there.
      const isClear = ([x, y]: readonly [number, number]): boolean =>
        x * y !== 0 && x <= 14 && (level !== 2 || Math.abs(x) > 3 || Math.abs(y) > 2);
      return cornersOf(params).every(isClear) ? params : null;
    });
  },
  build(params: Params, { level, say, step }) {
    const { around, kind, slant, wide, tall, y, x } = params;
    const corners = cornersOf(params);
    const { key, wrong, steps } = workOf(params);
    const words = {
      ...Object.fromEntries(corners.map(([left, up], index) => ['abcdef'[index], pointText(left, up)])),
      slant,
    };
    const told = {
      rectangle: ['rectangle', 'lower', 'upper'],
      triangle: ['triangle'],
      parallelogram: ['parallelogram', 'lower', 'upper', 'slant'],
      corner: ['corner', 'more'],
    } as const;
    const right = around ? 'right-around' : kind === 'corner' ? 'right-pieces' : 'right-area';
    return {
      words,
      question: [...told[kind].map((sentence) => say(sentence)), around ? 'ask-around' : 'ask-area'],
      diagram: level === 3 ? null : motionGrid(level === 1 ? 9 : 14, [{ corners, names: cornerNames }]),
      answer: { value: key, reason: right },
      distractors: takeDistractors(
        key,
        wrong.map(({ why, ...candidate }): NumberCandidate => ({ ...candidate, reason: say(why) })),
      ),
      steps: [
        { rule: 'base', before: spanText('x', x, wide), after: `${wide} units`, about: 'base' as const },
        { rule: 'height', before: spanText('y', y, tall), after: `${tall} units`, about: 'height' as const },
        ...steps,
      ].map(({ rule, before, after, about }) => step(rule, before, after, about)),
      finalAnswer: say('final', { key, unit: around ? 'units' : 'square units' }),
      claims: [
        `${shoelace(corners)} = ${areaOf(params)}`,
        ...(around ? [`2 * (${wide} + ${tall}) = ${key}`] : []),
      ],
    };
  },
  stretch: {
    draw: ({ random }) => random.until(() => drawTilted(random)),
    build({ x, y, wide, tall, up, across }, { say, step, distractor }) {
      const corners = tiltedCorners({ x, y, wide, tall, up, across });
      const box = wide * tall;
      const offs = [
        { side: 'AB', legs: [wide, up] },
        { side: 'BC', legs: [wide - across, tall - up] },
        { side: 'CA', legs: [across, tall] },
      ] as const;
      const [ab = 0, bc = 0, ca = 0] = offs.map(({ legs: [a, b] }) => (a * b) / 2);
      const key = box - ab - bc - ca;
      return {
        words: Object.fromEntries(corners.map(([left, top], at) => ['abc'[at], pointText(left, top)])),
        question: ['tilted', 'ask-area'],
        diagram: motionGrid(9, [{ corners, names: cornerNames }]),
        answer: { value: key, reason: 'right-tilted' },
        distractors: takeDistractors(key, [
          distractor('leaves-out-one-piece', box - ab - ca, 'one-more'),
          distractor('counts-grid-points-instead-of-spaces', key + wide + tall + 1, 'box-points'),
          distractor('slip', box / 2, 'half-box'),
          distractor('slip', box, 'whole-box'),
        ]),
        otherWrong: 'other-tilted',
        steps: [
          step('around-wide', spanText('x', x, wide), `${wide} units`, { why: 'wide-why' }),
          step('around-tall', spanText('y', y, tall), `${tall} units`, { why: 'tall-why' }),
          step('box', `${wide} × ${tall}`, box),
          ...offs.map(({ side, legs: [a, b] }) =>
            step('off', `${a} × ${b} ÷ 2`, (a * b) / 2, { do: say('off-do', { side }), why: 'off-why' }),
          ),
          step('rest', `${box} − ${ab} − ${bc} − ${ca}`, key),
        ],
        finalAnswer: say('final', { key, unit: 'square units' }),
        claims: [`${shoelace(corners)} = ${key}`],
      };
    },
  },
});

/**
 * A triangle without a level or upright side: A at the lower left corner of the rectangle around it, B `up` on its right
 * side, C `across` on its upper side.
 */
type Tilted = { x: number; y: number; wide: number; tall: number; up: number; across: number };

function tiltedCorners({ x, y, wide, tall, up, across }: Tilted): readonly (readonly [number, number])[] {
  return [
    [x, y],
    [x + wide, y + up],
    [x + across, y + tall],
  ];
}

function drawTilted(random: Random): Tilted | null {
  const [wide, tall] = [random.int(5, 12), random.int(5, 11)];
  const [up, across] = [random.int(1, tall - 2), random.int(1, wide - 2)];
  const tilted = { x: -random.int(2, 7), y: -random.int(2, 6), wide, tall, up, across };
  const halves = [wide * up, (wide - across) * (tall - up), across * tall];
  const isClear = tiltedCorners(tilted).every(([x, y]) => x * y !== 0 && x <= 8 && y <= 7);
  return isClear && halves.every((half) => half % 2 === 0) ? tilted : null;
}

type About = 'around' | 'area' | 'rectangle' | 'triangle' | 'lower' | 'upper' | 'sum';
type Why =
  | 'perimeter'
  | 'points'
  | 'half'
  | 'side'
  | 'inside'
  | 'slanted'
  | 'whole'
  | 'halved'
  | 'piece'
  | 'box';
type Work = {
  readonly key: number;
  readonly wrong: readonly (Omit<NumberCandidate, 'reason'> & { readonly why: Why })[];
  readonly steps: readonly { rule: string; before: string; after: string; about: About }[];
};

/** A rectangle, or six corners in the shape of an L. */
function drawUpright(level: 1 | 3, random: Random): Params {
  const around = random.chance(50);
  const [wide, tall] =
    level === 1 ? [random.int(4, 9), random.int(3, 7)] : [random.int(7, 14), random.int(6, 12)];
  const place = { x: -random.int(1, level === 1 ? 4 : 6), y: -random.int(1, level === 1 ? 3 : 5) };
  const [thin, low] = [random.int(2, wide - 2), random.int(2, tall - 2 > 1 ? tall - 2 : 2)];
  const kind = level === 1 ? 'rectangle' : 'corner';
  // The same number for area and perimeter would hide which of them was found.
  const safe = wide * tall === 2 * (wide + tall) ? wide + 1 : wide;
  return { kind, around, ...place, wide: Math.min(safe, level === 1 ? 9 : 15), tall, thin, low, slant: 0 };
}

/** A shape with a whole slanted side; an odd height goes with an even base, so that half of the product is whole. */
function drawSlanted(random: Random): Params {
  const [thin, tall, slant] = random.pick([
    [3, 4, 5],
    [4, 3, 5],
    [6, 8, 10],
    [8, 6, 10],
  ] as const);
  const kind = random.pick(['triangle', 'parallelogram'] as const);
  const half = random.int(3, 6);
  const wide = 2 * half === thin || (kind === 'parallelogram' && random.chance(50)) ? 2 * half + 1 : 2 * half;
  const safe = kind === 'triangle' && tall % 2 === 1 && wide % 2 === 1 ? wide + 1 : wide;
  const place = { x: -random.int(5, 11), y: -random.int(1, 9) };
  return { kind, around: false, ...place, wide: safe, tall, thin, low: 0, slant };
}

function cornersOf({ kind, x, y, wide, tall, thin, low }: Params): readonly (readonly [number, number])[] {
  const base = [
    [x, y],
    [x + wide, y],
  ] as const;
  if (kind === 'triangle') return [...base, [x + thin, y + tall]];
  if (kind === 'rectangle') return [...base, [x + wide, y + tall], [x, y + tall]];
  if (kind === 'parallelogram') return [...base, [x + wide + thin, y + tall], [x + thin, y + tall]];
  return [...base, [x + wide, y + low], [x + thin, y + low], [x + thin, y + tall], [x, y + tall]];
}

function areaOf({ kind, wide, tall, thin, low }: Params): number {
  if (kind === 'corner') return wide * low + thin * (tall - low);
  return kind === 'triangle' ? (wide * tall) / 2 : wide * tall;
}

/** The area from the corners alone, as a sum in plain text. */
function shoelace(corners: readonly (readonly [number, number])[]): string {
  const terms = corners.map(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y];
    return `((${x}) * (${nextY}) - (${nextX}) * (${y}))`;
  });
  return `(${terms.join(' + ')}) / 2`;
}

/** From which coordinate a length goes to which. */
function spanText(axis: 'x' | 'y', from: number, length: number): string {
  return `${axis} from ${signed(from)} to ${signed(from + length)}`;
}

function workOf(params: Params): Work {
  const { kind, around, wide, tall, thin, low, slant } = params;
  const [area, perimeter] = [areaOf(params), 2 * (wide + tall)];
  if (around) {
    const sides = kind === 'corner' ? 6 : 4;
    return {
      key: perimeter,
      wrong: [
        { misconception: 'leaves-out-one-side', value: perimeter - tall, why: 'side' },
        { misconception: 'counts-grid-points-instead-of-spaces', value: perimeter + sides, why: 'points' },
        { misconception: 'slip', value: area, why: 'inside' },
        { misconception: 'slip', value: wide + tall, why: 'half' },
      ],
      steps: [
        { rule: 'around', before: `2 × (${wide} + ${tall})`, after: String(perimeter), about: 'around' },
      ],
    };
  }
  if (kind === 'corner') {
    const [lower, upper] = [wide * low, thin * (tall - low)];
    return {
      key: area,
      wrong: [
        { misconception: 'gives-the-perimeter-for-the-area', value: perimeter, why: 'perimeter' },
        { misconception: 'leaves-out-one-piece', value: lower, why: 'piece' },
        { misconception: 'slip', value: wide * tall, why: 'box' },
      ],
      steps: [
        { rule: 'lower', before: `${wide} × ${low}`, after: String(lower), about: 'lower' },
        { rule: 'upper', before: `${thin} × ${tall - low}`, after: String(upper), about: 'upper' },
        { rule: 'sum', before: `${lower} + ${upper}`, after: String(area), about: 'sum' },
      ],
    };
  }
  const product = wide * tall;
  if (kind === 'triangle') {
    return {
      key: area,
      wrong: [
        { misconception: 'uses-a-slanted-side-as-the-height', value: (wide * slant) / 2, why: 'slanted' },
        { misconception: 'forgets-to-halve-the-product', value: product, why: 'whole' },
        { misconception: 'slip', value: wide + tall, why: 'half' },
        { misconception: 'slip', value: ((wide + 1) * (tall + 1)) / 2, why: 'points' },
      ],
      steps: [{ rule: 'triangle', before: `${wide} × ${tall} ÷ 2`, after: String(area), about: 'triangle' }],
    };
  }
  const around4 = kind === 'rectangle' ? perimeter : 2 * (wide + slant);
  return {
    key: area,
    wrong: [
      { misconception: 'gives-the-perimeter-for-the-area', value: around4, why: 'perimeter' },
      kind === 'rectangle'
        ? {
            misconception: 'counts-grid-points-instead-of-spaces',
            value: (wide + 1) * (tall + 1),
            why: 'points',
          }
        : { misconception: 'uses-a-slanted-side-as-the-height', value: wide * slant, why: 'slanted' },
      { misconception: 'slip', value: wide + tall, why: 'half' },
      { misconception: 'slip', value: product / 2, why: 'halved' },
    ],
    steps: [
      {
        rule: 'area',
        before: `${wide} × ${tall}`,
        after: String(area),
        about: kind === 'rectangle' ? kind : 'area',
      },
    ],
  };
}
