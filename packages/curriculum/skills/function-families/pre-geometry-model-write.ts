import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';

const scenes = {
  1: ['garden', 'stage', 'poster', 'pen'],
  2: ['wall', 'river', 'barn', 'deck'],
  3: ['box', 'tray', 'tin', 'planter'],
} as const;

/** Levels 1 and 2: `long` is the whole border. Level 3: the sheet is `long` by `wide`. */
type Params = { scene: (typeof scenes)[1 | 2 | 3][number]; long: number; wide: number };

/** Level 1 has a closed border, level 2 a border on three sides, level 3 a volume. */
export const preGeometryModelWrite = numberSkill('pre-geometry-model-write', {
  version: 2,
  form: 'expression',
  text: {
    headline: 'Write a model from a figure',
    garden:
      'A fence of {long, number} feet runs around a garden in the shape of a rectangle. One side is {x} feet.',
    stage:
      'A rope of {long, number} feet runs around a stage in the shape of a rectangle. One side is {x} feet.',
    poster:
      'A frame of {long, number} inches runs around a poster in the shape of a rectangle. One side is {x} inches.',
    pen: 'A net of {long, number} feet runs around a court in the shape of a rectangle. One side is {x} feet.',
    wall: 'A wall is one side of a rectangular yard. A fence of {long, number} feet closes the other three. The two sides at the wall are {x} feet each.',
    river:
      'A river is one side of a rectangular field. A fence of {long, number} feet closes the other three. The two sides at the river are {x} feet each.',
    barn: 'A barn is one side of a rectangular field. A fence of {long, number} feet closes the other three. The two sides at the barn are {x} feet each.',
    deck: 'A house is one side of a rectangular deck. A rail of {long, number} feet closes the other three. The two sides at the house are {x} feet each.',
    box: 'A sheet is {long, number} by {wide, number} inches. A square of side {x} is cut from each corner for a box.',
    tray: 'A card is {long, number} by {wide, number} inches. A square of side {x} is cut from each corner for a tray.',
    tin: 'A metal sheet is {long, number} by {wide, number} inches. A square of side {x} is cut from each corner for a pan.',
    planter:
      'A plate is {long, number} by {wide, number} inches. A square of side {x} is cut from each corner for a tub.',
    'ask-area': 'Write the area as a function of {x} alone.',
    'ask-volume': 'The sides are folded up. Write the volume as a function of {x} alone.',
    'right-area': 'The length around gives the other side in terms of {x}, and both sides are multiplied.',
    'right-volume': 'Each edge of the base loses {x} at both ends, and the height is {x}.',
    'two-area': 'There are still two letters. How does the length around give the other side?',
    'two-volume':
      'There are still other letters. How do the given lengths and {x} tell the edges of the base?',
    'perimeter-area': 'This adds the sides. Which operation gives the area of a rectangle?',
    'perimeter-volume': 'This uses the perimeter of the base. What is the area of the base?',
    'side-one': 'Each length comes twice in the perimeter. How much is left for one long and one short side?',
    'side-two': 'Two sides have the length {x}. How much of the whole length do both take?',
    'side-three': 'A corner is cut off at each end of an edge. How many times is {x} subtracted?',
    other: 'Write each length in terms of {x} first. Then multiply the lengths.',
    'border-do': 'Use the length around to find the other side.',
    'half-why': 'One long and one short side are half of the perimeter.',
    'three-why': 'Both sides of length {x} are subtracted from the whole length.',
    'edge-do': 'Write the two edges of the base.',
    'edge-why': 'A square is cut off at both ends of each edge.',
    'height-do': 'Find the height.',
    'height-why': 'The flap that is folded up has the side of the square.',
    'product-do': 'Multiply the lengths.',
    'product-why': 'Area is the product of two lengths, and volume of three.',
    'try-do': 'Try {one, number} for {x}.',
    'try-why': 'The result is a sensible size for the figure.',
    final: 'It is {result}.',
  },
  draw: ({ level, random }): Params => drawFigure(level, random),
  build({ scene, long, wide }: Params, { level, step, distractor }) {
    const volume = level === 3;
    const half = long / 2;
    const [one, two] = [`${long} − 2x`, `${wide} − 2x`];
    const value = { 1: `x(${half} − x)`, 2: `x(${one})`, 3: `x(${one})(${two})` }[level];
    const keeps = { 1: 'xy', 2: 'xy', 3: 'xyz' }[level];
    const perimeter = {
      1: `2x + 2(${long} − x)`,
      2: `2x + 2(${one})`,
      3: `x(2(${one}) + 2(${two}))`,
    }[level];
    const side = { 1: `x(${long} − x)`, 2: `x(${long} − x)`, 3: `x(${long} − x)(${wide} − x)` }[level];
    const words = { x: '$x$', long, wide, one: 1, result: `$${value}$` };
    const kind = volume ? 'volume' : 'area';
    const size = ({ 1: 'one', 2: 'two', 3: 'three' } as const)[level];
    const other = level === 1 ? `${half} − x` : one;
    const tried = { 1: `1 × (${half} − 1)`, 2: `1 × (${long} − 2)`, 3: `1 × (${long} − 2) × (${wide} − 2)` }[
      level
    ];
    const got = { 1: half - 1, 2: long - 2, 3: (long - 2) * (wide - 2) }[level];
    return {
      words,
      question: [scene, `ask-${kind}`],
      diagram: level === 1 ? rectangle() : null,
      answer: { value, reason: `right-${kind}` },
      distractors: [
        distractor('keeps-two-variables', keeps, `two-${kind}`),
        distractor('uses-the-perimeter-for-the-area', perimeter, `perimeter-${kind}`),
        distractor('forgets-a-side', side, `side-${size}`),
      ],
      steps: [
        volume
          ? step('edge', `${long} and ${wide}`, `$${one}$ and $${two}$`)
          : step('border', `total length ${long}`, `$${other}$`, {
              why: level === 1 ? 'half-why' : 'three-why',
            }),
        volume ? step('height', 'flap', '$x$') : null,
        step('product', volume ? `$x$, $${one}$ and $${two}$` : `$x$ and $${other}$`, `$${value}$`),
        step('try', tried, got),
      ],
      claims: [`${tried} = ${got}`],
    };
  },
});

function drawFigure(level: Level, random: Random): Params {
  const scene = random.pick<Params['scene']>(scenes[level]);
  if (level < 3) return { scene, long: 2 * random.int(10, 75), wide: 0 };
  const wide = random.int(8, 20);
  return { scene, long: wide + random.int(1, 12), wide };
}

/** A rectangle with one side named and the other one open. */
function rectangle(): DiagramOf<'polygon'> {
  const corner = (x: number, y: number) => ({ name: '', x, y, dot: false });
  const side = (from: number, to: number, label: string | null) => ({
    from,
    to,
    label,
    ticks: 0,
    style: 'solid' as const,
  });
  return {
    kind: 'polygon',
    points: [corner(0, 0), corner(8, 0), corner(8, 5), corner(0, 5)],
    area: [0, 1, 2, 3],
    segments: [side(0, 1, null), side(1, 2, 'x'), side(2, 3, ''), side(3, 0, '')],
    angles: [],
    circles: [],
    toScale: false,
  };
}
