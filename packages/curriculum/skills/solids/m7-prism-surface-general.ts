import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random, type Tools, takeDistractors } from '../../src/kit/index.ts';

/** Boxes, prisms with a right triangle as base, some of which are filled, and prisms with a trapezoid that leans on both sides. */
const things = [
  { key: 'gift', base: 'box', unit: 'inches', one: 'inch', sign: 'in' },
  { key: 'drawer', base: 'box', unit: 'feet', one: 'foot', sign: 'ft' },
  { key: 'speaker', base: 'box', unit: 'centimeters', one: 'centimeter', sign: 'cm' },
  { key: 'bench', base: 'box', unit: 'feet', one: 'foot', sign: 'ft' },
  { key: 'ramp', base: 'triangle', unit: 'feet', one: 'foot', sign: 'ft' },
  { key: 'doorstop', base: 'triangle', unit: 'centimeters', one: 'centimeter', sign: 'cm' },
  { key: 'chest', base: 'triangle', unit: 'inches', one: 'inch', sign: 'in' },
  { key: 'tent', base: 'triangle', unit: 'feet', one: 'foot', sign: 'ft' },
  { key: 'trough', base: 'triangle', unit: 'feet', one: 'foot', sign: 'ft', fills: true },
  { key: 'mold', base: 'triangle', unit: 'centimeters', one: 'centimeter', sign: 'cm', fills: true },
  { key: 'case', base: 'triangle', unit: 'inches', one: 'inch', sign: 'in', fills: true },
  { key: 'podium', base: 'trapezoid', unit: 'feet', one: 'foot', sign: 'ft' },
  { key: 'planter', base: 'trapezoid', unit: 'inches', one: 'inch', sign: 'in' },
  { key: 'lamp', base: 'trapezoid', unit: 'centimeters', one: 'centimeter', sign: 'cm' },
  { key: 'chocolate', base: 'trapezoid', unit: 'centimeters', one: 'centimeter', sign: 'cm' },
] as const;

/** box: `p` by `q`. triangle: legs `p` and `q`, long side `slant`. trapezoid: parallel sides `p` > `q`, both other sides `slant`, height `tall`. */
type Params = {
  thing: (typeof things)[number];
  p: number;
  q: number;
  slant: number;
  tall: number;
  length: number;
};

const triangles = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [8, 6, 10],
  [4, 3, 5],
  [9, 12, 15],
] as const;

const text = {
  headline: 'Find a surface area',
  gift: 'A gift is wrapped. The box is {p, number} by {q, number} by {length, number} inches. The picture shows its net.',
  drawer:
    'A theater club paints all sides of a stage block. The block is {p, number} by {q, number} by {length, number} feet. The picture shows its net.',
  speaker:
    'Cloth covers all sides of a speaker. The speaker is {p, number} by {q, number} by {length, number} centimeters. The picture shows its net.',
  bench:
    'Foam covers all sides of a block in a gym. The block is {p, number} by {q, number} by {length, number} feet. The picture shows its net.',
  ramp: 'A skate ramp is a triangular prism. Its base is a right triangle with sides of {p, number}, {q, number} and {slant, number} feet. The prism is {length, number} feet long.',
  doorstop:
    'A toy block is a triangular prism. Its base is a right triangle with sides of {p, number}, {q, number} and {slant, number} centimeters. The prism is {length, number} centimeters long.',
  chest:
    'A slice of layer cake is a triangular prism. Its base is a right triangle with sides of {p, number}, {q, number} and {slant, number} inches. The prism is {length, number} inches tall.',
  tent: 'A play tent with a floor is a triangular prism. Its base is a right triangle with sides of {p, number}, {q, number} and {slant, number} feet. The prism is {length, number} feet long.',
  'headline-decide': 'Cover it or fill it?',
  trough:
    'A water trough is a triangular prism. Its base is a right triangle with sides of {p, number}, {q, number} and {slant, number} feet. The prism is {length, number} feet long.',
  mold: 'A candle mold is a triangular prism. Its base is a right triangle with sides of {p, number}, {q, number} and {slant, number} centimeters. The prism is {length, number} centimeters long.',
  case: 'A candy box is a triangular prism. Its base is a right triangle with sides of {p, number}, {q, number} and {slant, number} inches. The prism is {length, number} inches long.',
  'ask-trough': 'It is filled to the top. How much water is in it?',
  'ask-mold': 'Wax fills it to the top. How much wax is that?',
  'ask-case': 'How much space is inside it?',
  'right-fill': 'The area of the base, times the length, tells how much fits inside.',
  outside: 'This tells what covers the outside. Does the question ask for that?',
  'both-bases': 'This takes both bases. How many cubes lie in one layer?',
  'around-fill': 'This is the area of the three rectangles. Does the question ask for what covers them?',
  'one-layer': 'This is the area of the base. How many layers are there?',
  'other-fill':
    'Does the question ask for the space inside or for the outside? Find the area of the base first.',
  'decide-do': 'Decide what is asked for.',
  'decide-fill-why': 'To fill is about the space inside, in cubic units.',
  'one-base-do': 'Find the area of the base.',
  'one-base-why': 'A right triangle is half of a rectangle.',
  'layers-do': 'Multiply by the length of the prism.',
  'layers-why': 'Every layer has the area of the base.',
  'final-fill': '{shown} cubic {unit}',
  podium: 'A concrete block for a bridge is a prism.',
  planter: 'A closed flower box is a prism.',
  lamp: 'A paper lamp with a top and a bottom is a prism.',
  chocolate: 'Foil covers a block of chocolate. The block is a prism.',
  'trapezoid-told':
    'Its base is a trapezoid. The parallel sides are {p, number} and {q, number} {unit}, {tall, number} {unit} apart. The other two sides are {slant, number} {unit} each. The prism is {length, number} {unit} long.',
  'ask-gift': 'How many square inches of paper does it take to cover the box just once?',
  'ask-drawer': 'How many square feet are painted?',
  'ask-speaker': 'How many square centimeters of cloth does it take?',
  'ask-bench': 'How many square feet of foam does it take?',
  'ask-ramp': 'All its faces are painted. How much has to be painted?',
  'ask-doorstop': 'All its faces are painted. How much has to be painted?',
  'ask-chest': 'Frosting covers all its faces. How much do they measure together?',
  'ask-tent': 'How much cloth does it take to make the tent?',
  'ask-podium': 'All its faces are painted. How many square feet is that?',
  'ask-planter': 'All its faces are painted. How many square inches is that?',
  'ask-lamp': 'How many square centimeters of paper does it take to make the lamp?',
  'ask-chocolate': 'How many square centimeters of foil does it take to cover it just once?',
  right: 'All faces are counted: two bases, and one rectangle for each side of the base.',
  bases: 'This leaves out the two bases. Which faces close the prism at its ends?',
  single: 'This counts one face of each pair. How many faces does the prism have?',
  'single-base': 'This counts one base. How many bases does a prism have?',
  volume: 'This tells how much fits inside. Does the question ask for the outside?',
  halve: 'This takes each base as a rectangle. How much of it is the triangle?',
  'no-halve': 'This does not halve for the base. How do you find the area of a trapezoid?',
  other: 'List all faces: two bases, and one rectangle for each side of the base.',
  'base-do': 'Find the area of both bases.',
  'base-box-why': 'They are equal rectangles.',
  'base-triangle-why': 'Two equal right triangles make one rectangle.',
  'base-trapezoid-why':
    'Two equal trapezoids make a parallelogram, and its base is the sum of the parallel sides.',
  'around-do': 'Add the sides of the base.',
  'around-why': 'The rectangles stand around the base, one for each of its sides.',
  'wrap-do': 'Multiply by the length of the prism.',
  'wrap-high-do': 'Multiply by the height of the prism.',
  'wrap-why': 'Together the rectangles make one long rectangle.',
  'sum-do': 'Add everything.',
  'sum-why': 'The surface is made of the bases and the rectangles.',
  final: '{shown} square {unit}',
} as const;

type Said = Tools<keyof typeof text>;

/** Level 1 has a box with its net, level 2 a triangle as base and asks what covers it or fills it, level 3 has a trapezoid. */
export const m7PrismSurfaceGeneral = numberSkill('m7-prism-surface-general', {
  version: 2,
  form: 'measure',
  finite: { 2: 198 },
  text,
  draw: ({ level, random }): Params => drawPrism(level, random),
  build(params: Params, tools) {
    const { thing, p, q, slant, tall, length } = params;
    if ('fills' in thing) return filled(params, tools);
    const { level, step, distractor } = tools;
    const { base, unit, one } = thing;
    const bases = { box: 2 * p * q, triangle: p * q, trapezoid: (p + q) * tall }[base];
    const around = { box: 2 * (p + q), triangle: p + q + slant, trapezoid: p + q + 2 * slant }[base];
    const wrap = around * length;
    const value = bases + wrap;
    const volume = (bases / 2) * length;
    const words = { p, q, slant, tall, length, unit, shown: String(value) };
    const baseWork = {
      box: `2 × ${p} × ${q}`,
      triangle: `${p} × ${q}`,
      trapezoid: `(${p} + ${q}) × ${tall}`,
    }[base];
    const aroundWork = {
      box: `2 × (${p} + ${q})`,
      triangle: `${p} + ${q} + ${slant}`,
      trapezoid: `${p} + ${q} + 2 × ${slant}`,
    }[base];
    const candidates = [
      distractor('leaves-out-the-two-bases', wrap, 'bases'),
      base === 'box'
        ? distractor('counts-only-one-of-each-pair-of-faces', value / 2, 'single')
        : distractor('counts-only-one-of-each-pair-of-faces', value - bases / 2, 'single-base'),
      distractor('finds-the-volume', volume, 'volume'),
      distractor('slip', value + bases, base === 'trapezoid' ? 'no-halve' : 'halve'),
    ];
    return {
      words,
      ...(level === 2 && { headline: 'headline-decide' as const }),
      question:
        base === 'trapezoid'
          ? [thing.key, 'trapezoid-told', `ask-${thing.key}`]
          : [thing.key, `ask-${thing.key}`],
      diagram: base === 'box' ? netOf(thing, p, q, length) : null,
      answer: { value, unit: `square ${unit}`, unitOne: `square ${one}` },
      distractors: takeDistractors(
        value,
        candidates.filter((each) => Number.isInteger(each.value)),
      ),
      steps: [
        step('base', baseWork, bases, { why: `base-${base}-why` }),
        step('around', aroundWork, around),
        step('wrap', `${around} × ${length}`, wrap, {
          do: base === 'box' || thing.key === 'chest' ? 'wrap-high-do' : 'wrap-do',
        }),
        step('sum', `${bases} + ${wrap}`, value),
      ],
      claims: [`${bases} + ${around} * ${length} = ${value}`],
    };
  },
});

/** What fits inside a prism with a right triangle as base. */
function filled({ thing, p, q, slant, length }: Params, { step, distractor }: Said) {
  const area = (p * q) / 2;
  const wrap = (p + q + slant) * length;
  const value = area * length;
  const unit = `cubic ${thing.unit}`;
  return {
    words: { p, q, slant, length, unit: thing.unit, shown: String(value) },
    headline: 'headline-decide' as const,
    question: [thing.key, `ask-${thing.key}`] as const,
    answer: { value, unit, unitOne: `cubic ${thing.one}`, reason: 'right-fill' as const },
    finalAnswer: 'final-fill' as const,
    otherWrong: 'other-fill' as const,
    distractors: takeDistractors(value, [
      distractor('finds-the-surface-area', p * q + wrap, 'outside'),
      distractor('forgets-to-halve-a-triangle-base', 2 * value, 'both-bases'),
      // With sides of 3, 4 and 5, the rectangles measure as much as two bases hold.
      ...(wrap === 2 * value ? [] : [distractor('slip', wrap, 'around-fill')]),
      distractor('slip', area, 'one-layer'),
    ]),
    steps: [
      step('decide', '', unit, { do: 'decide-do', why: 'decide-fill-why' }),
      step('one-base', `${p} × ${q} ÷ 2`, area),
      step('layers', `${area} × ${length}`, value),
    ],
    claims: [`${p} * ${q} / 2 * ${length} = ${value}`],
  };
}

function drawPrism(level: Level, random: Random): Params {
  return random.until(() => {
    const base = ({ 1: 'box', 2: 'triangle', 3: 'trapezoid' } as const)[level];
    const thing = random.pick(things.filter((one) => one.base === base));
    const length = random.int(3, 16);
    if (base === 'box') {
      const [p, q] = [random.int(2, 8), random.int(3, 12)];
      const isLarge = thing.unit === 'feet' ? Math.max(p, q, length) < 9 : length > 4;
      const isOpen = q < p && length !== p && length !== q && p * q * length !== 2 * length * (p + q);
      return isOpen && isLarge ? { thing, p, q, slant: 0, tall: 0, length } : null;
    }
    const [across, up, slant] = random.pick(triangles);
    const isSmall = thing.unit !== 'feet' || slant < 11;
    if (base === 'triangle') {
      const isApart =
        across * up !== 2 * (across + up + slant) &&
        across * up * length !== 2 * (across * up + (across + up + slant) * length) &&
        length !== slant;
      return isSmall && isApart && (thing.key !== 'chest' || (length < 7 && slant < 11))
        ? { thing, p: across, q: up, slant, tall: 0, length }
        : null;
    }
    const q = random.int(2, 10);
    const p = q + 2 * across;
    const value = (p + q) * up + (p + q + 2 * slant) * length;
    return isSmall && value < 1000 && up < 13 && across < 7 ? { thing, p, q, slant, tall: up, length } : null;
  });
}

function netOf({ sign }: Params['thing'], p: number, q: number, length: number): DiagramOf<'net'> {
  return {
    kind: 'net',
    solid: 'box',
    sizes: [p, q, length],
    labels: [`${p} ${sign}`, `${q} ${sign}`, `${length} ${sign}`],
  };
}
