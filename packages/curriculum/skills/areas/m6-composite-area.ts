import { type NumberCandidate, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';
import { type PiecedFigure, piecedPicture } from '../../src/pictures/pieced-figures.ts';
import { drawLengthUnit, inFeet } from '../../src/scenes/shapes/flat-things.ts';

/** holes: a rectangle wide × tall without two rectangles thin × low and more × deep. */
type Params = Omit<PiecedFigure, 'kind'> & {
  kind: PiecedFigure['kind'] | 'holes';
  scene: (typeof scenes)[number];
  more: number;
  deep: number;
};

const scenes = ['wall', 'garden', 'sheet'] as const;

/**
 * Level 1 shows the pieces, level 2 leaves the cut to be found, cuts a corner off or has a kite or rhombus, level 3 has no
 * picture. The stretch problem asks for the way around a rectangle.
 */
export const m6CompositeArea = numberSkill('m6-composite-area', {
  version: 5,
  form: 'measure',
  text: {
    headline: 'Find the area',
    corner: [
      'A patio is made of two rectangles. The picture shows its lengths. What is the area of the patio?',
      'Two rectangles make up a patio. Use the lengths in the picture to find its area.',
    ],
    roof: [
      'A wall of a shed is a rectangle with a triangle on top. What is the area of the wall?',
      'The picture shows the end wall of a shed. What is the area of the whole wall?',
    ],
    cut: [
      'A corner is cut off a rectangle, as the picture shows. What area is left?',
      'The picture shows a rectangle without one corner. What is the area of the rest?',
    ],
    kite: [
      'The picture shows a kite. Its dashed lines join opposite corners. What is the area of the kite?',
      'A shade sail has the shape of a kite. Use the lengths in the picture to find its area.',
    ],
    rhombus: [
      'The picture shows a rhombus. Its dashed lines join opposite corners. What is the area of the rhombus?',
      'A flower bed has the shape of a rhombus. Use the lengths in the picture to find its area.',
    ],
    wall: 'A barn wall is {wide, number} {unit} wide and {tall, number} {unit} tall.',
    'wall-holes':
      'A door is {thin, number} by {low, number} {unit}, and a window is {more, number} by {deep, number} {unit}.',
    'wall-ask': 'What is the area of the rest of the wall?',
    garden: 'A garden is {wide, number} {unit} long and {tall, number} {unit} wide.',
    'garden-holes':
      'A shed is {thin, number} by {low, number} {unit}, and a pond is {more, number} by {deep, number} {unit}.',
    'garden-ask': [
      'What is the area of the rest of the garden?',
      'What area of the garden is left for plants?',
    ],
    sheet: 'A lawn is {wide, number} {unit} long and {tall, number} {unit} wide.',
    'sheet-holes':
      'Two beds are cut out: {thin, number} by {low, number} {unit} and {more, number} by {deep, number} {unit}.',
    'sheet-ask': 'What area of the lawn is left?',
    'right-add': 'The pieces do not overlap and cover the whole shape.',
    'right-take': 'What is cut out is taken from the whole rectangle.',
    piece: 'This leaves out a piece. Which part of the shape is not counted yet?',
    overlap: 'The corner where both pieces meet is counted twice here. How tall is the upper piece alone?',
    unhalved: 'This takes the triangle as a full rectangle. How much of that is the triangle?',
    hole: 'This adds what is cut out. Does cutting make an area larger or smaller?',
    'one-hole': 'This takes away only one part. What else is cut out?',
    uncut: 'This is the whole rectangle. What is missing from it?',
    box: 'This is the rectangle around the shape. Which part of it is empty?',
    'unhalved-both': 'This takes both triangles as full rectangles. How much of that is a triangle?',
    lines: 'This adds the two lines across the shape. Which pieces do they cut it into?',
    bottom: 'This is the lower piece alone. What lies above it?',
    top: 'This is the upper piece alone. What lies below it?',
    other: 'Split the shape into pieces that you know. Does each piece count once?',
    'other-take': 'Find the area of the whole rectangle. What has to be taken away from it?',
    'length-do': 'Find the height of the upper piece.',
    'length-why': 'It is what is left of the full height.',
    'first-do': 'Find the area of the lower rectangle.',
    'full-do': 'Find the area of the whole rectangle.',
    'rectangle-why': 'The area of a rectangle is the product of its sides.',
    'second-do': 'Find the area of the upper piece.',
    'triangle-do': 'Find the area of the triangle.',
    'triangle-why': 'A triangle is half of a rectangle with the same base and height.',
    'across-do': 'Find the length of the line across.',
    'across-why': 'It is the base of an upper and a lower triangle.',
    'upper-do': 'Find the area of the upper triangle.',
    'lower-do': 'Find the area of the lower triangle.',
    'half-why': 'A triangle is half of base times height.',
    'out-do': 'Find the area of the first part cut out.',
    'next-do': 'Find the area of the second part cut out.',
    'sum-do': 'Add the areas.',
    'sum-why': 'The pieces touch, but do not overlap.',
    'rest-do': 'Subtract what is cut out.',
    'rest-why': 'It does not belong to the shape.',
    final: '{value} {square}',
    around: [
      'A pool is {wide, number} by {tall, number} {unit}. A path {path, number} {unit} wide runs all around it. What is the area of the path?',
      'A lawn of {wide, number} by {tall, number} {unit} lies in a garden. A path {path, number} {unit} wide goes around it. What is the area of the path?',
      'A stage is {wide, number} by {tall, number} {unit}. An empty strip {path, number} {unit} wide goes all the way around it. What is the area of the strip?',
      'A playground of {wide, number} by {tall, number} {unit} gets a border of grass. It is {path, number} {unit} wide on every side. What is the area of the grass?',
    ],
    'right-around': 'The large rectangle without the small one inside leaves what goes around.',
    'no-corners': 'This takes four strips along the sides. What lies at the four corners?',
    'one-side':
      'This adds the width only once to each length. On how many ends of a length is there a strip?',
    'outer-only': 'This is the large rectangle. What lies inside it and does not count?',
    'inner-added': 'This adds the small rectangle. Does it belong to what goes around?',
    'other-around': 'Draw both rectangles, one inside the other. How long is the outer one?',
    'long-do': 'Find the length of the outer rectangle.',
    'ends-why': 'There is a strip at both ends.',
    'broad-do': 'Find its other side.',
    'outer-do': 'Find the area of the outer rectangle.',
    'inner-do': 'Find the area of the inner rectangle.',
    'inner-why': 'It is what must not be counted.',
    'ring-do': 'Subtract the inner area.',
    'ring-why': 'What is left goes around.',
  },
  draw: ({ level, random }): Params => {
    const kinds = { 1: ['corner', 'roof'], 2: ['corner', 'cut', 'kite'], 3: ['holes'] } as const;
    return drawShape(random.pick(kinds[level]), random);
  },
  build(params: Params, { level, say, step }) {
    const { kind, unit, scene } = params;
    const { value, steps, wrong } = workOf(params);
    const words = { ...params, ...unit, kind, scene, unit: unit.unit, value: String(value) };
    const isTaken = kind === 'cut' || kind === 'holes';
    return {
      words,
      question: kind === 'holes' ? [scene, `${scene}-holes`, `${scene}-ask`] : nameOf(kind, params),
      diagram: kind === 'holes' ? null : piecedPicture({ ...params, kind }, level === 1),
      answer: {
        value,
        unit: unit.square,
        unitOne: unit.squareOne,
        reason: isTaken ? 'right-take' : 'right-add',
      },
      otherWrong: isTaken ? 'other-take' : 'other',
      distractors: takeDistractors(
        value,
        wrong.map(({ key, ...candidate }): NumberCandidate => ({ ...candidate, reason: say(key) })),
      ),
      steps: steps.map(({ about, why, before, after }) =>
        step(about, before, after, { why: `${why ?? about}-why` }),
      ),
      finalAnswer: say('final', { value: words.value, square: unit.square }),
      claims: [claimOf(params, value)],
    };
  },
  stretch: {
    draw({ random }) {
      const tall = random.int(4, 12);
      return {
        // Nobody builds a pool or a stage that measures a few feet.
        unit: random.until(() => {
          const unit = drawLengthUnit(random);
          return unit === inFeet ? null : unit;
        }),
        wide: tall + random.int(2, 10),
        tall,
        path: random.int(2, Math.max(2, Math.floor(tall / 2.4))),
      };
    },
    build({ unit, wide, tall, path }, { step, distractor }) {
      const [long, broad] = [wide + 2 * path, tall + 2 * path];
      const [outer, inner] = [long * broad, wide * tall];
      const value = outer - inner;
      return {
        words: { wide, tall, path, ...unit, value: String(value) },
        question: 'around',
        answer: { value, unit: unit.square, unitOne: unit.squareOne, reason: 'right-around' },
        distractors: takeDistractors(value, [
          distractor('leaves-out-one-piece', 2 * path * (wide + tall), 'no-corners'),
          distractor('adds-a-hole-instead-of-subtracting-it', outer + inner, 'inner-added'),
          distractor('slip', (wide + path) * (tall + path) - inner, 'one-side'),
          distractor('slip', outer, 'outer-only'),
        ]),
        otherWrong: 'other-around',
        steps: [
          step('long', `${wide} + 2 × ${path}`, long, { why: 'ends-why' }),
          step('broad', `${tall} + 2 × ${path}`, broad, { why: 'ends-why' }),
          step('outer', `${long} × ${broad}`, outer, { why: 'rectangle-why' }),
          step('inner', `${wide} × ${tall}`, inner),
          step('ring', `${outer} − ${inner}`, value),
        ],
        claims: [`2 * ${path} * (${wide} + ${tall}) + 4 * ${path} * ${path} = ${value}`],
      };
    },
  },
});

function drawShape(kind: Params['kind'], random: Random): Params {
  const [unit, scene] = [drawLengthUnit(random), random.pick(scenes)];
  const shared = { kind, unit, scene, more: 0, deep: 0 };
  if (kind === 'corner') {
    const [wide, low, thin] = [random.int(8, 15), random.int(3, 5), random.int(3, 5)];
    return { ...shared, wide, low, thin, tall: low + random.int(3, 7) };
  }
  if (kind === 'roof') {
    const low = random.int(4, 9);
    return { ...shared, wide: 2 * random.int(3, 7), low, thin: 0, tall: low + random.int(3, 6) };
  }
  if (kind === 'cut') {
    const [thin, low] = [2 * random.int(2, 3), random.int(3, 5)];
    return { ...shared, wide: thin + random.int(4, 9), tall: low + random.int(3, 6), thin, low };
  }
  if (kind === 'kite') {
    const [half, low, up] = [random.int(4, 8), random.int(4, 9), random.int(4, 9)];
    // Four equal corners would make a square.
    const isRhombus = half !== low && random.chance(40);
    return {
      ...shared,
      wide: 2 * half,
      tall: low + (isRhombus ? low : up === low ? up + 1 : up),
      thin: 0,
      low,
    };
  }
  return {
    ...shared,
    // A door of these sizes is measured in feet, and in no larger unit.
    unit: scene === 'wall' ? inFeet : unit,
    wide: random.int(12, 24),
    tall: random.int(9, 11),
    thin: random.int(2, 4),
    low: random.int(5, 8),
    more: random.int(2, 4),
    deep: random.int(2, 4),
  };
}

/** A kite with four equal sides is told as a rhombus. */
function nameOf(kind: PiecedFigure['kind'], { tall, low }: Params): PiecedFigure['kind'] | 'rhombus' {
  return kind === 'kite' && tall === 2 * low ? 'rhombus' : kind;
}

type Reason =
  | 'unhalved-both'
  | 'lines'
  | 'bottom'
  | 'piece'
  | 'overlap'
  | 'unhalved'
  | 'hole'
  | 'one-hole'
  | 'uncut'
  | 'box'
  | 'top';
type About =
  | 'across'
  | 'upper'
  | 'lower'
  | 'length'
  | 'first'
  | 'full'
  | 'second'
  | 'triangle'
  | 'out'
  | 'next'
  | 'sum'
  | 'rest';
type Why = 'half' | 'across' | 'length' | 'rectangle' | 'triangle' | 'sum' | 'rest';
type Work = {
  readonly value: number;
  readonly steps: readonly ({ readonly before: string; readonly after: number } & (
    | { readonly about: About; readonly why: Why }
    | { readonly about: 'across' | 'length' | 'triangle' | 'sum' | 'rest'; readonly why?: never }
  ))[];
  readonly wrong: readonly (Omit<NumberCandidate, 'reason'> & { readonly key: Reason })[];
};

/** The area with the steps to it and the wrong ways. */
function workOf(params: Params): Work {
  if (params.kind === 'corner') return workOfCorner(params);
  if (params.kind === 'roof') return workOfRoof(params);
  if (params.kind === 'kite') return workOfKite(params);
  return params.kind === 'cut' ? workOfCut(params) : workOfHoles(params);
}

function workOfCorner({ wide, tall, thin, low }: Params): Work {
  const [first, second, up] = [wide * low, thin * (tall - low), tall - low];
  return {
    value: first + second,
    steps: [
      { about: 'length', before: `${tall} − ${low}`, after: up },
      { about: 'first', why: 'rectangle', before: `${wide} × ${low}`, after: first },
      { about: 'second', why: 'rectangle', before: `${thin} × ${up}`, after: second },
      { about: 'sum', before: `${first} + ${second}`, after: first + second },
    ],
    wrong: [
      { misconception: 'counts-an-overlap-twice', value: first + thin * tall, key: 'overlap' },
      { misconception: 'leaves-out-one-piece', value: first, key: 'piece' },
      { misconception: 'slip', value: wide * tall, key: 'box' },
    ],
  };
}

function workOfRoof({ wide, tall, low }: Params): Work {
  const [first, up] = [wide * low, tall - low];
  const second = (wide * up) / 2;
  return {
    value: first + second,
    steps: [
      { about: 'first', why: 'rectangle', before: `${wide} × ${low}`, after: first },
      { about: 'triangle', before: `${wide} × ${up} ÷ 2`, after: second },
      { about: 'sum', before: `${first} + ${second}`, after: first + second },
    ],
    wrong: [
      { misconception: 'forgets-to-halve', value: first + 2 * second, key: 'unhalved' },
      { misconception: 'leaves-out-one-piece', value: first, key: 'piece' },
      { misconception: 'slip', value: second, key: 'top' },
    ],
  };
}

function workOfCut({ wide, tall, thin, low }: Params): Work {
  const [full, off] = [wide * tall, (thin * low) / 2];
  return {
    value: full - off,
    steps: [
      { about: 'full', why: 'rectangle', before: `${wide} × ${tall}`, after: full },
      { about: 'triangle', before: `${thin} × ${low} ÷ 2`, after: off },
      { about: 'rest', before: `${full} − ${off}`, after: full - off },
    ],
    wrong: [
      { misconception: 'adds-a-hole-instead-of-subtracting-it', value: full + off, key: 'hole' },
      { misconception: 'forgets-to-halve', value: full - 2 * off, key: 'unhalved' },
      { misconception: 'slip', value: full, key: 'uncut' },
    ],
  };
}

function workOfKite({ wide, tall, low }: Params): Work {
  const up = tall - low;
  const [upper, lower] = [(wide * up) / 2, (wide * low) / 2];
  return {
    value: upper + lower,
    steps: [
      { about: 'across', before: `${wide / 2} + ${wide / 2}`, after: wide },
      { about: 'upper', why: 'half', before: `${wide} × ${up} ÷ 2`, after: upper },
      { about: 'lower', why: 'half', before: `${wide} × ${low} ÷ 2`, after: lower },
      { about: 'sum', before: `${upper} + ${lower}`, after: upper + lower },
    ],
    wrong: [
      { misconception: 'forgets-to-halve', value: wide * tall, key: 'unhalved-both' },
      { misconception: 'leaves-out-one-piece', value: upper, key: 'top' },
      { misconception: 'slip', value: lower, key: 'bottom' },
      { misconception: 'slip', value: wide + tall, key: 'lines' },
    ],
  };
}

function workOfHoles({ wide, tall, thin, low, more, deep }: Params): Work {
  const [full, out, next] = [wide * tall, thin * low, more * deep];
  const value = full - out - next;
  return {
    value,
    steps: [
      { about: 'full', why: 'rectangle', before: `${wide} × ${tall}`, after: full },
      { about: 'out', why: 'rectangle', before: `${thin} × ${low}`, after: out },
      { about: 'next', why: 'rectangle', before: `${more} × ${deep}`, after: next },
      { about: 'rest', before: `${full} − ${out} − ${next}`, after: value },
    ],
    wrong: [
      { misconception: 'adds-a-hole-instead-of-subtracting-it', value: full + out + next, key: 'hole' },
      { misconception: 'leaves-out-one-piece', value: full - out, key: 'one-hole' },
      { misconception: 'slip', value: full, key: 'uncut' },
      { misconception: 'slip', value: full - next, key: 'one-hole' },
    ],
  };
}

/** The area by another cut than that of the steps. */
function claimOf({ kind, wide, tall, thin, low, more, deep }: Params, value: number): string {
  if (kind === 'corner') return `${wide} * ${tall} - (${wide} - ${thin}) * (${tall} - ${low}) = ${value}`;
  if (kind === 'roof') return `${wide} * (${low} + ${tall}) / 2 = ${value}`;
  if (kind === 'kite') return `${wide} * ${tall} / 2 = ${value}`;
  if (kind === 'cut')
    return `(${wide} - ${thin}) * ${tall} + ${thin} * (${tall} + ${tall} - ${low}) / 2 = ${value}`;
  return `${wide} * ${tall} - (${thin} * ${low} + ${more} * ${deep}) = ${value}`;
}
