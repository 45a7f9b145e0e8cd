import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random, type Tools, takeDistractors } from '../../src/kit/index.ts';
import { isShort } from '../../src/numbers/linear-sides.ts';
import { flatFigure } from '../../src/pictures/flat-figures.ts';

/** Prisms with a triangle or a trapezoid as base, or another polygon whose area is told, or a box with a roof; lengths in this unit, up to `most`. A low one is not higher than wide. */
const things = [
  { key: 'tent', base: 'triangle', unit: 'feet', one: 'foot', sign: 'ft', most: 9, isLow: true },
  { key: 'wedge', base: 'triangle', unit: 'inches', one: 'inch', sign: 'in', most: 12, isLow: false },
  {
    key: 'box',
    base: 'triangle',
    unit: 'centimeters',
    one: 'centimeter',
    sign: 'cm',
    most: 14,
    isLow: false,
  },
  { key: 'roof', base: 'triangle', unit: 'meters', one: 'meter', sign: 'm', most: 9, isLow: true },
  { key: 'dumpster', base: 'trapezoid', unit: 'feet', one: 'foot', sign: 'ft', most: 8, isLow: true },
  {
    key: 'bar',
    base: 'trapezoid',
    unit: 'centimeters',
    one: 'centimeter',
    sign: 'cm',
    most: 12,
    isLow: false,
  },
  { key: 'planter', base: 'trapezoid', unit: 'inches', one: 'inch', sign: 'in', most: 14, isLow: false },
  { key: 'pool', base: 'trapezoid', unit: 'meters', one: 'meter', sign: 'm', most: 9, isLow: false },
  { key: 'nut', base: 'polygon', unit: 'centimeters', one: 'centimeter', sign: 'cm', most: 12, isLow: false },
  { key: 'hive', base: 'polygon', unit: 'inches', one: 'inch', sign: 'in', most: 12, isLow: false },
  { key: 'tower', base: 'polygon', unit: 'feet', one: 'foot', sign: 'ft', most: 9, isLow: false },
  { key: 'green', base: 'roofed', unit: 'feet', one: 'foot', sign: 'ft', most: 12, isLow: true },
  { key: 'barn', base: 'roofed', unit: 'meters', one: 'meter', sign: 'm', most: 12, isLow: true },
] as const;

/**
 * The base has the sides `a` and, for a trapezoid, `b` (else 0), and the height `h`; the prism is `length` long. Of another
 * polygon, the area is told. A box with a roof is `a` wide and `b` high up to the roof, whose height is `h`.
 */
type Params = { thing: (typeof things)[number]; a: number; b: number; h: number; length: number };

const text = {
  headline: 'Find a volume',
  'trough-pour':
    'A water trough is a prism. Its base is a triangle with a side of {a, number} feet and a height of {h, number} feet. It is {length, number} feet long and full. The water runs into a box with a floor of {w, number} by {d, number} feet.',
  'trough-deep': 'How many feet deep is the water there?',
  'mold-pour':
    'A candle mold is a prism. Its base is a triangle with a side of {a, number} inches and a height of {h, number} inches. It is {length, number} inches long and full of wax. The wax runs into a box with a floor of {w, number} by {d, number} inches.',
  'mold-deep': 'How many inches deep is the wax there?',
  'tray-pour':
    'A sand tray is a prism. Its base is a triangle with a side of {a, number} centimeters and a height of {h, number} centimeters. It is {length, number} centimeters long and full. The sand goes into a box with a floor of {w, number} by {d, number} centimeters.',
  'tray-deep': 'How many centimeters deep is the sand there?',
  'ditch-pour':
    'A ditch is a prism. Its base is a triangle with a side of {a, number} meters and a height of {h, number} meters. It is {length, number} meters long and full. The water runs into a tank with a floor of {w, number} by {d, number} meters.',
  'ditch-deep': 'How many meters deep is the water there?',
  'right-deep': 'The volume stays the same, and the floor tells how much lies in each layer.',
  'whole-deep': 'This takes the base as a rectangle. How much of it is the triangle?',
  'side-deep': 'This uses one side of the base. How large is the area of the whole base?',
  'one-deep': 'This divides by one side of the floor. How large is the whole floor?',
  'other-deep': 'Find the volume of the prism first. How large is the floor it covers?',
  'floor-do': 'Find the area of the floor.',
  'floor-why': 'It is a rectangle.',
  'deep-do': 'Divide the volume by the area of the floor.',
  'deep-why': 'This tells how high it stands above the floor.',
  'deep-back-do': 'Check: multiply the area of the floor by the depth.',
  tent: 'A tent is a triangular prism.',
  wedge: 'A cheese wedge is a triangular prism.',
  box: 'A candy box is a triangular prism.',
  roof: 'The space under a barn roof is a triangular prism.',
  dumpster: 'A dumpster is a prism. Its base is a trapezoid.',
  bar: 'A block of chocolate is a prism. Its base is a trapezoid.',
  planter: 'A flower box is a prism. Its base is a trapezoid.',
  pool: 'A water tank is a prism. Its base is a trapezoid.',
  nut: 'A block of wood is a prism. Its base is a hexagon.',
  hive: 'A candle is a prism. Its base is a hexagon.',
  tower: 'The inside of a small tower is a prism. Its base has eight sides.',
  'polygon-told':
    'The area of the base is {area, number} square {unit}. The distance between the two bases is {length, number} {unit}.',
  'ask-nut': 'How many cubic centimeters of wood is that?',
  'ask-hive': 'How many cubic inches of wax is that?',
  'ask-tower': 'How many cubic feet of air are in it?',
  halved: 'This takes half of the product. Which part of the layers does it leave out?',
  adds: 'This adds an area and a length. How many cubes lie in each layer?',
  'other-told': 'How many cubes lie in one layer, and how many layers are there?',
  green: 'A greenhouse is a box with a roof on top.',
  barn: 'A hay barn is a box with a roof on top.',
  'roofed-told':
    'The box is {a, number} {unit} wide, {length, number} {unit} long and {b, number} {unit} high. The roof is a triangular prism, as wide and as long as the box, and {h, number} {unit} high.',
  'ask-green': 'How many cubic feet of air are in both parts together?',
  'ask-barn': 'How many cubic meters of hay fit into both parts together?',
  'right-roofed': 'A solid made of two prisms has the volume of both together.',
  'no-roof': 'This is the box alone. What lies above it?',
  'full-roof': 'This takes the roof as a second box. How much of that box is a triangular prism?',
  'roof-alone': 'This is the roof alone. What lies below it?',
  'other-roofed': 'Find the volume of the box, and then that of the roof.',
  'box-do': 'Find the volume of the box.',
  'box-why': 'Its base is a rectangle, and its height counts the layers.',
  'both-do': 'Add the two volumes.',
  'both-why': 'The roof stands on the box.',
  shown: 'The picture shows its base. The prism is {length, number} {unit} long.',
  'triangle-told':
    'One side of the base is {a, number} {unit} long, and the height to this side is {h, number} {unit}. The prism is {length, number} {unit} long.',
  'trapezoid-told':
    'The parallel sides of the base are {a, number} and {b, number} {unit} long. The height of the base is {h, number} {unit}. The prism is {length, number} {unit} long.',
  'ask-tent': 'How many cubic feet of air are in the tent?',
  'ask-wedge': 'How many cubic inches of cheese is that?',
  'ask-box': 'How many cubic centimeters of candy fit in?',
  'ask-roof': 'How many cubic meters of hay fit in?',
  'ask-dumpster': 'How many cubic feet fit in?',
  'ask-bar': 'How many cubic centimeters of chocolate is that?',
  'ask-planter': 'How many cubic inches of soil fit in?',
  'ask-pool': 'How many cubic meters of water fit in?',
  'triangle-back':
    'One side of the base is {a, number} {unit} long, and the height to this side is {h, number} {unit}. The volume is {volume} cubic {unit}.',
  'trapezoid-back':
    'The parallel sides of the base are {a, number} and {b, number} {unit} long. The height of the base is {h, number} {unit}. The volume is {volume} cubic {unit}.',
  'ask-length': 'How many {unit} long is the prism?',
  right: 'The base area tells how many cubes lie in one layer, and the length counts the layers.',
  'right-back': 'The volume is the base area times the length, so dividing gives the length.',
  side: 'This uses one side of the base. How large is the area of the whole base?',
  'side-high': 'This uses the height of the base alone. How large is the area of the whole base?',
  halve: 'This takes the base as a rectangle. How much of it is the triangle?',
  'halve-trapezoid':
    'This takes the whole sum of the parallel sides. How do you find the area of a trapezoid?',
  'one-side': 'This uses only one of the parallel sides. What about the other one?',
  area: 'This is the area of the base. How many layers are there?',
  other: 'Find the area of the base first. What do you do with the length?',
  'other-long': 'Find the area of the base first. What times this area gives the volume?',
  'layer-do': 'Read the area of the base.',
  'layer-why': 'As many cubes lie in each layer.',
  'base-do': 'Find the area of the base.',
  'base-triangle-why': 'A triangle is half of a rectangle with the same base and height.',
  'base-trapezoid-why': 'A trapezoid has the area of half the sum of its parallel sides, times its height.',
  'roof-do': 'Find the area of the base of the roof.',
  'roof-times-do': 'Multiply by its length.',
  'times-do': 'Multiply by the length of the prism.',
  'times-why': 'Every layer has the area of the base.',
  'over-do': 'Divide the volume by this.',
  'over-why': 'The volume is base area times length.',
  'check-do': 'Check: divide by the length.',
  'check-why': 'The area of the base must come back.',
  'back-do': 'Check: multiply the base area by the length.',
  'back-why': 'The volume must come back.',
  final: '{shown} {unitShown}',
} as const;

type Said = Tools<keyof typeof text>;

/** Level 1 has a triangle with its picture, level 2 a trapezoid or a told area as well, level 3 asks for the length or puts two prisms together. */
export const m7PrismVolumeGeneral = numberSkill('m7-prism-volume-general', {
  version: 7,
  form: 'measure',
  text,
  draw: ({ level, random }): Params => drawPrism(level, random),
  build({ thing, a, b, h, length }: Params, tools) {
    const { base, unit, one } = thing;
    if (base === 'polygon') return volumeOnTold({ thing, a, b, h, length }, tools);
    if (base === 'roofed') return volumeWithRoof({ thing, a, b, h, length }, tools);
    const { level, step, distractor } = tools;
    const double = (a + b) * h;
    const area = double / 2;
    const volume = area * length;
    const isBack = level === 3;
    const value = isBack ? length : volume;
    const words = {
      a,
      b,
      h,
      length,
      unit,
      volume: String(volume),
      shown: String(value),
      unitShown: isBack ? unit : `cubic ${unit}`,
    };
    const sum = base === 'triangle' ? `${a} × ${h} ÷ 2` : `(${a} + ${b}) × ${h} ÷ 2`;
    const halve = base === 'triangle' ? 'halve' : 'halve-trapezoid';
    const forgets = base === 'triangle' ? 'forgets-to-halve-a-triangle-base' : 'forgets-to-halve';
    const whole = (one: number): boolean => Number.isInteger(one);
    const candidates = isBack
      ? [
          distractor(forgets, volume / double, halve),
          distractor('uses-a-side-of-the-base-as-the-base-area', volume / a, 'side'),
          distractor('slip', volume / h, 'side-high'),
          distractor('slip', area, 'area'),
          distractor('slip', 2 * length, halve),
        ]
      : [
          distractor(forgets, 2 * volume, halve),
          distractor('uses-a-side-of-the-base-as-the-base-area', a * length, 'side'),
          base === 'trapezoid' && distractor('uses-only-one-base', a * h * length, 'one-side'),
          distractor('slip', area, 'area'),
        ];
    return {
      words,
      question: [
        thing.key,
        isBack ? `${base}-back` : level === 1 ? 'shown' : `${base}-told`,
        isBack ? 'ask-length' : `ask-${thing.key}`,
      ],
      diagram: level === 1 ? pictureOf(thing, a, b, h) : null,
      answer: {
        value,
        unit: isBack ? unit : `cubic ${unit}`,
        unitOne: isBack ? one : `cubic ${one}`,
        reason: isBack ? 'right-back' : 'right',
      },
      distractors: takeDistractors(
        value,
        candidates.filter((each) => each !== false).filter((each) => whole(2 * each.value)),
      ),
      otherWrong: level === 3 ? 'other-long' : 'other',
      steps: [
        step('base', sum, area, { why: `base-${base}-why` }),
        isBack ? step('over', `${volume} ÷ ${area}`, length) : step('times', `${area} × ${length}`, volume),
        level > 1 &&
          (isBack
            ? step('check', `${area} × ${length}`, volume, 'back')
            : step('check', `${volume} ÷ ${length}`, area)),
      ],
      claims: [`(${a} + ${b}) * ${h} / 2 * ${length} = ${volume}`],
    };
  },
  stretch: {
    draw: ({ random }) => drawPour(random),
    build({ way, a, h, length, w, d }, { step, distractor }) {
      const area = (a * h) / 2;
      const [volume, floor] = [area * length, w * d];
      const value = volume / floor;
      return {
        words: { a, h, length, w, d, shown: String(value), unitShown: way.unit },
        question: [`${way.key}-pour`, `${way.key}-deep`],
        answer: { value, unit: way.unit, unitOne: way.one, reason: 'right-deep' },
        otherWrong: 'other-deep',
        distractors: takeDistractors(
          value,
          [
            distractor('forgets-to-halve-a-triangle-base', 2 * value, 'whole-deep'),
            distractor('uses-a-side-of-the-base-as-the-base-area', (a * length) / floor, 'side-deep'),
            distractor('slip', volume / w, 'one-deep'),
            distractor('slip', volume / d, 'one-deep'),
          ].filter((each) => isShort(each.value)),
        ),
        steps: [
          step('base', `${a} × ${h} ÷ 2`, area, { why: 'base-triangle-why' }),
          step('times', `${area} × ${length}`, volume),
          step('floor', `${w} × ${d}`, floor),
          step('deep', `${volume} ÷ ${floor}`, value),
          step('back', `${floor} × ${value}`, volume, { do: 'deep-back-do' }),
        ],
        claims: [`${a} * ${h} / 2 * ${length} = ${w} * ${d} * ${value}`],
      };
    },
  },
});

/** The area of the base is told, whatever polygon it is. */
function volumeOnTold({ thing, a, h, length }: Params, { step, distractor }: Said) {
  const area = (a * h) / 2;
  const value = area * length;
  const unit = `cubic ${thing.unit}`;
  return {
    words: { area, length, unit: thing.unit, shown: String(value), unitShown: unit },
    question: [thing.key, 'polygon-told', `ask-${thing.key}`] as const,
    answer: { value, unit, unitOne: `cubic ${thing.one}` },
    otherWrong: 'other-told' as const,
    distractors: takeDistractors(value, [
      distractor('counts-only-one-layer', area, 'area'),
      distractor('halves-the-product', value / 2, 'halved'),
      distractor('slip', area + length, 'adds'),
    ]),
    steps: [
      step('layer', '', `${area} cubes in a layer`),
      step('times', `${area} × ${length}`, value),
      step('check', `${value} ÷ ${length}`, area),
    ],
    claims: [`${area} * ${length} = ${value}`],
  };
}

/** A box, and a triangular prism as its roof. */
function volumeWithRoof({ thing, a, b, h, length }: Params, { step, distractor }: Said) {
  const [box, roof] = [a * length * b, (a * h * length) / 2];
  const value = box + roof;
  const unit = `cubic ${thing.unit}`;
  return {
    words: { a, b, h, length, unit: thing.unit, shown: String(value), unitShown: unit },
    question: [thing.key, 'roofed-told', `ask-${thing.key}`] as const,
    answer: { value, unit, unitOne: `cubic ${thing.one}`, reason: 'right-roofed' as const },
    otherWrong: 'other-roofed' as const,
    distractors: [
      distractor('leaves-out-one-piece', box, 'no-roof'),
      distractor('forgets-to-halve-a-triangle-base', box + 2 * roof, 'full-roof'),
      distractor('slip', roof, 'roof-alone'),
    ],
    steps: [
      step('box', `${a} × ${length} × ${b}`, box),
      step('base', `${a} × ${h} ÷ 2`, (a * h) / 2, { do: 'roof-do', why: 'base-triangle-why' }),
      step('times', `${(a * h) / 2} × ${length}`, roof, { do: 'roof-times-do', why: 'times-why' }),
      step('both', `${box} + ${roof}`, value),
    ],
    claims: [`${a} * ${length} * ${b} + ${a} * ${h} / 2 * ${length} = ${value}`],
  };
}

function drawRoofed(thing: Params['thing'], random: Random): Params | null {
  const [a, b, h] = [random.int(5, thing.most), random.int(3, 8), random.int(2, 5)];
  const length = random.int(a + 1, thing.most + 4);
  const isTrue = b > h && 2 * h <= a && b <= a && a * length * (b + h) < 1000;
  return isTrue && (a * h) % 2 === 0 ? { thing, a, b, h, length } : null;
}

function drawPrism(level: Level, random: Random): Params {
  return random.until(() => {
    // At level 3, dividing by an area that is told would take no step to find it.
    const bases = {
      1: ['triangle'],
      2: ['triangle', 'trapezoid', 'polygon'],
      3: ['triangle', 'trapezoid', 'roofed'],
    };
    const thing = random.pick(things.filter(({ base }) => bases[level].includes(base)));
    if (thing.base === 'roofed') return drawRoofed(thing, random);
    const a = random.int(4, thing.most);
    const b = thing.base === 'triangle' || thing.base === 'polygon' ? 0 : random.int(2, a - 2);
    const h = random.int(3, thing.isLow ? a : thing.most - 1);
    const length = random.int(4, thing.most + 4);
    const area = ((a + b) * h) / 2;
    const volume = area * length;
    const values =
      level === 3
        ? [length, length / 2, volume / a, volume / h]
        : [volume, 2 * volume, a * length, ...(b === 0 ? [] : [a * h * length])];
    const isApart = new Set(values).size === values.length && ![a, b, h, area].includes(length);
    const usable = level < 3 || Number.isInteger((2 * volume) / a);
    return Number.isInteger(area) && volume < 1000 && isApart && usable && h !== 2 && area < 18 * length
      ? { thing, a, b, h, length }
      : null;
  });
}

function pictureOf({ sign }: Params['thing'], a: number, b: number, h: number): DiagramOf<'polygon'> {
  const left = Math.round(a * 4) / 10;
  return {
    kind: 'polygon',
    ...flatFigure({
      corners:
        b === 0
          ? [
              [0, 0],
              [a, 0],
              [left, h],
            ]
          : [
              [0, 0],
              [a, 0],
              [left + b / 2, h],
              [left - b / 2, h],
            ],
      labels: [`${a} ${sign}`],
      extra: [[left, 0]],
      cuts: [[2, 3, `${h} ${sign}`]],
      squares: [[3, 1, 2]],
    }),
  };
}

/** What is poured, and from what to what its lengths and the floor of the box make sense. */
const pours = [
  { key: 'trough', unit: 'feet', one: 'foot', side: [2, 4], long: [6, 15], floor: [2, 6] },
  { key: 'mold', unit: 'inches', one: 'inch', side: [3, 8], long: [6, 14], floor: [4, 12] },
  { key: 'tray', unit: 'centimeters', one: 'centimeter', side: [8, 20], long: [20, 60], floor: [10, 30] },
  { key: 'ditch', unit: 'meters', one: 'meter', side: [2, 4], long: [8, 40], floor: [3, 10] },
] as const;

/** The depth and the depth by one side end after two places. */
function drawPour(random: Random) {
  const within = ([least, most]: readonly [number, number]): number => random.int(least, most);
  return random.until(() => {
    const way = random.pick(pours);
    const [a, h, length] = [within(way.side), within(way.side), within(way.long)];
    const [w, d] = [within(way.floor), within(way.floor)];
    const value = (a * h * length) / 2 / (w * d);
    const side = (a * length) / (w * d);
    const isPlain = [value, side].every(isShort) && new Set([value, 2 * value, side]).size === 3;
    const isTrue = value > 0.5 && value !== 1 && value < Math.min(w, d) * 1.5 && w >= d;
    return isPlain && isTrue && side < 15 * value && side > value / 15 ? { way, a, h, length, w, d } : null;
  });
}
