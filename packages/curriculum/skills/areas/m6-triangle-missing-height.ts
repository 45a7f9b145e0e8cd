import type { DiagramOf } from '@playforward/diagram';
import { numberSkill, takeDistractors } from '../../src/kit/index.ts';
import { flatFigure } from '../../src/pictures/flat-figures.ts';
import { drawLengthUnit, type LengthUnit } from '../../src/scenes/shapes/flat-things.ts';

/** At level 3 the area is told by a rectangle `wide` and `tall`; a picture shows the height inside or `outside`. */
type Params = {
  unit: LengthUnit;
  thing: (typeof things)[number];
  base: number;
  height: number;
  wide: number;
  tall: number;
  outside: boolean;
};

const things = ['sail', 'roof', 'lawn', 'ramp'] as const;

/**
 * Level 1 has a picture, level 2 a thing in words, level 3 the area of a rectangle that is as large. The stretch problem
 * asks for the height on another side of the same triangle.
 */
export const m6TriangleMissingHeight = numberSkill('m6-triangle-missing-height', {
  version: 4,
  form: 'number',
  text: {
    headline: 'Find the height',
    picture: [
      'The triangle has an area of {area, number} {square}. Its base is {base, number} {unit}. How many {unit} tall is the triangle?',
      'The picture shows a triangle. Its area is {area, number} {square}, and its base is {base, number} {unit}. How many {unit} tall is this triangle?',
      'A triangle covers {area, number} {square}. Its base is {base, number} {unit} long. Find its height in {unit}.',
      'Find the height of this triangle in {unit}. Its area is {area, number} {square}, and its base is {base, number} {unit}.',
    ],
    sail: 'A sail is a triangle with an area of {area, number} {square}. Its base is {base, number} {unit}. How many {unit} tall is the sail?',
    roof: 'The front of a tower’s roof is a triangle. Its area is {area, number} {square}, and its base is {base, number} {unit}. How many {unit} tall is the triangle?',
    lawn: 'A lawn is a triangle with an area of {area, number} {square}. Its base is {base, number} {unit}. What is the height of the triangle in {unit}?',
    ramp: 'A triangle is painted on a wall. Its area is {area, number} {square}, and its base is {base, number} {unit}. How many {unit} tall is the triangle?',
    equal: 'A triangle and a rectangle have the same area.',
    'other-shape': 'The rectangle is {wide, number} {unit} wide and {tall, number} {unit} tall.',
    'equal-ask': [
      'The base of the triangle is {base, number} {unit}. How many {unit} tall is the triangle?',
      'The triangle has a base of {base, number} {unit}. What is its height in {unit}?',
      'How tall is the triangle in {unit}, if its base is {base, number} {unit}?',
      'The base of the triangle is {base, number} {unit} long. How many {unit} tall is the triangle?',
    ],
    right: 'Base times this height, halved, gives the area.',
    undoubled:
      'This divides the area of the triangle. What does base times height give, the triangle or its double?',
    halved: 'This halves the area. What do two such triangles make together?',
    times: 'This multiplies area and base. What has to be undone to find a length?',
    minus: 'This subtracts the base from the area. How do base and height give an area?',
    doubled: 'This is twice the area. How long is the base?',
    other: 'Double the area first. Which number times the base gives that?',
    'other-equal': 'The rectangle gives you the area. Double it. Which number times the base gives that?',
    'area-do': 'Find the area of the rectangle.',
    'area-why': 'The triangle is just as large.',
    'double-do': 'Double the area.',
    'double-why': 'Two such triangles make a parallelogram with this base and height.',
    'divide-do': 'Divide by the base.',
    'divide-why': 'The area of a parallelogram is base times height.',
    'check-do': 'Check with the area of the triangle.',
    'check-why': 'Half of base times height must give the area again.',
    final: '{value} {unit}',
    sides: [
      'A triangle has a base of {base, number} {unit} and a height of {height, number} {unit}. Another side is {side, number} {unit} long.',
      'One side of a triangle is {base, number} {unit} long. The height to that side is {height, number} {unit}. A second side is {side, number} {unit} long.',
    ],
    'sides-ask': [
      'Take that side as the base. How many {unit} is the height then?',
      'Turn the triangle so that it stands on that side. How many {unit} tall is it then?',
    ],
    'right-sides': 'Both pairs of base and height give the same area.',
    'same-height':
      'This is the height on the first side. Does another base need the same height for the same area?',
    'moved-height':
      'This changes the height by as much as the base. What has to stay the same, the sum or the product?',
    'other-sides': 'Find the area with the first base. The triangle keeps it, however it is turned.',
    'product-do': 'Multiply the first base and its height.',
    'product-why': 'This pair is known.',
    'half-do': 'Take half of it.',
    'half-why': 'This is the area of the triangle. It stays the same on every base.',
    'other-check-why': 'Half of base times height must give the same area.',
  },
  draw({ level, random }): Params {
    const [unit, thing] = [drawLengthUnit(random), random.pick(things)];
    return random.until(() => {
      const base = random.int(4, level === 1 ? 12 : 20);
      const height = random.int(3, level === 1 ? 12 : 18);
      const wide = random.int(3, 15);
      const tall = (base * height) / 2 / wide;
      const isEqual =
        Number.isInteger(tall) && tall > 2 && wide !== base && tall !== height && wide !== height;
      const isClear = base !== height && base < 4 * height && height < 3 * base;
      return (base * height) % 2 === 0 && isClear && (level < 3 || isEqual)
        ? {
            unit,
            thing,
            base,
            height,
            wide,
            tall: Math.floor(tall),
            outside: level === 1 && random.chance(50),
          }
        : null;
    });
  },
  build({ unit, thing, base, height, wide, tall, outside }: Params, { level, step, distractor }) {
    const area = (base * height) / 2;
    const words = { ...unit, area, base, wide, tall, value: String(height) };
    return {
      words,
      question: level === 3 ? ['equal', 'other-shape', 'equal-ask'] : level === 1 ? 'picture' : thing,
      diagram: level === 1 ? pictureOf({ base, height, sign: unit.sign, outside }) : null,
      answer: { value: height, unit: unit.unit, unitOne: unit.one },
      otherWrong: level === 3 ? 'other-equal' : 'other',
      distractors: takeDistractors(height, [
        distractor('divides-the-area-by-the-base-without-doubling', area / base, 'undoubled'),
        distractor('halves-instead-of-doubling', area / base / 2, 'halved'),
        distractor('multiplies-area-and-base', area * base, 'times'),
        distractor('slip', area - base, 'minus'),
        distractor('slip', 2 * area, 'doubled'),
      ]),
      steps: [
        level === 3 ? step('area', `${wide} × ${tall}`, area) : null,
        step('double', `${area} × 2`, 2 * area),
        step('divide', `${2 * area} ÷ ${base}`, height),
        step('check', `${base} × ${height} ÷ 2`, area),
      ],
      claims: [`${area} * 2 / ${base} = ${height}`, `${base} * ${height} / 2 = ${area}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        // A side is never shorter than the height that comes down at its end, so the factor of a side is the greater one.
        const less = random.int(1, 4);
        const more = less + random.int(1, 3);
        const [first, second] = [random.int(2, 6), random.int(2, 6)];
        const [base, height, side, other] = [more * first, less * second, more * second, less * first];
        return first !== second && (base * height) % 2 === 0 && height > 2 && other > 2
          ? { unit: drawLengthUnit(random), base, height, side, other }
          : null;
      }),
    build({ unit, base, height, side, other }, { step, distractor }) {
      const area = (base * height) / 2;
      return {
        words: { ...unit, base, height, side, area, value: String(other) },
        question: ['sides', 'sides-ask'],
        answer: { value: other, unit: unit.unit, unitOne: unit.one, reason: 'right-sides' },
        distractors: takeDistractors(other, [
          distractor('divides-the-area-by-the-base-without-doubling', area / side, 'undoubled'),
          distractor('halves-instead-of-doubling', area / side / 2, 'halved'),
          distractor('slip', height, 'same-height'),
          distractor('slip', Math.abs(height + base - side), 'moved-height'),
        ]),
        otherWrong: 'other-sides',
        steps: [
          step('product', `${base} × ${height}`, 2 * area),
          step('half', `${2 * area} ÷ 2`, area),
          step('double', `${area} × 2`, 2 * area),
          step('divide', `${2 * area} ÷ ${side}`, other),
          step('check', `${side} × ${other} ÷ 2`, area, { why: 'other-check-why' }),
        ],
        claims: [`${base} * ${height} = ${side} * ${other}`, `${base} * ${height} / 2 = ${area}`],
      };
    },
  },
});

type Drawn = Pick<Params, 'base' | 'height' | 'outside'> & { sign: string };

/** The top stands above the base, or beyond its right end, where the base is made longer to meet the height. */
function pictureOf({ base, height, sign, outside }: Drawn): DiagramOf<'triangle'> {
  const top = outside ? base + Math.max(2, Math.round(base / 3)) : Math.round(base / 3);
  return {
    kind: 'triangle',
    ...flatFigure({
      corners: [
        [0, 0],
        [base, 0],
        [top, height],
      ],
      labels: [`${base} ${sign}`],
      extra: [[top, 0]],
      cuts: [[2, 3, null], ...(outside ? ([[1, 3, '']] as const) : [])],
      squares: [outside ? [3, 2, 0] : [3, 1, 2]],
    }),
  };
}
