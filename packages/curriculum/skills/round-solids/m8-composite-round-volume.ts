import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';
import { piText } from '../../src/numbers/pi-values.ts';
import { roundSolid } from '../../src/pictures/round-solids.ts';

/** Things of two parts with one radius; `r` and `h` are true to each, `top` is the height of a cone. */
const things = [
  { key: 'silo', kind: 'roof', unit: 'meters', one: 'meter', sign: 'm', r: [3, 6], h: [6, 15], top: [2, 6] },
  { key: 'tower', kind: 'roof', unit: 'meters', one: 'meter', sign: 'm', r: [3, 5], h: [8, 18], top: [3, 9] },
  {
    key: 'candle',
    kind: 'roof',
    unit: 'centimeters',
    one: 'centimeter',
    sign: 'cm',
    r: [3, 6],
    h: [6, 15],
    top: [3, 9],
  },
  { key: 'tank', kind: 'dome', unit: 'feet', one: 'foot', sign: 'ft', r: [3, 12], h: [6, 20], top: [0, 0] },
  { key: 'hall', kind: 'dome', unit: 'meters', one: 'meter', sign: 'm', r: [6, 15], h: [4, 15], top: [0, 0] },
  {
    key: 'jar',
    kind: 'dome',
    unit: 'centimeters',
    one: 'centimeter',
    sign: 'cm',
    r: [3, 9],
    h: [8, 20],
    top: [0, 0],
  },
  {
    key: 'ice',
    kind: 'scoop',
    unit: 'centimeters',
    one: 'centimeter',
    sign: 'cm',
    r: [3, 3],
    h: [8, 14],
    top: [0, 0],
  },
  { key: 'toy', kind: 'scoop', unit: 'inches', one: 'inch', sign: 'in', r: [3, 6], h: [6, 18], top: [0, 0] },
] as const;

/** Blocks with a part taken out: a cone or half of a sphere. */
const hollows = [
  {
    key: 'holder',
    kind: 'bowl',
    unit: 'centimeters',
    one: 'centimeter',
    sign: 'cm',
    r: [6, 9],
    h: [10, 18],
    top: [0, 0],
  },
  { key: 'mold', kind: 'bowl', unit: 'inches', one: 'inch', sign: 'in', r: [3, 6], h: [5, 12], top: [0, 0] },
  {
    key: 'stand',
    kind: 'pit',
    unit: 'centimeters',
    one: 'centimeter',
    sign: 'cm',
    r: [3, 8],
    h: [8, 18],
    top: [4, 9],
  },
  { key: 'part', kind: 'pit', unit: 'inches', one: 'inch', sign: 'in', r: [3, 6], h: [6, 14], top: [3, 8] },
] as const;

type Thing = (typeof things)[number] | (typeof hollows)[number];
type Params = { thing: Thing; r: number; h: number; top: number; wide: boolean };

/** Level 1 shows the solid, level 2 tells it in words, level 3 takes a part out or tells the whole height. */
export const m8CompositeRoundVolume = numberSkill('m8-composite-round-volume', {
  version: 3,
  form: 'measure',
  text: {
    headline: 'Find the volume of a solid of parts',
    'silo-is': 'A silo is a cylinder with a cone as its roof.',
    'tower-is': 'A castle tower is a cylinder with a cone as its roof.',
    'candle-is': 'A candle is a cylinder with a cone on top.',
    'tank-is': 'A water tank is a cylinder with half of a sphere on top.',
    'hall-is': 'A concert hall is a cylinder with half of a sphere as its roof.',
    'jar-is': 'A glass jar is a cylinder with half of a sphere as its lid.',
    'ice-is': 'An ice cream cone is filled up, and half of a sphere of ice cream sits on top.',
    'toy-is': 'A wooden toy is a cone with half of a sphere on its base.',
    'holder-is':
      'A wooden bowl is made from a cylinder. Half of a sphere of the same width is cut out at the top.',
    'mold-is': 'A stone flower pot is a cylinder. Half of a sphere of the same width is cut out at the top.',
    'stand-is': 'A stand for a paper cup is a cylinder. A cone of the same width is cut out at the top.',
    'part-is': 'A machine part is a cylinder. A cone of the same width is cut out at the top.',
    radius: 'The radius is {r} {unit}.',
    wide: 'It is {d} {unit} wide.',
    cylinder: 'The cylinder is {h} {unit} high.',
    'cylinder-cone': 'The cylinder is {h} {unit} high, and the cone {top} {unit}.',
    'cone-deep': 'The cylinder is {h} {unit} high, and the cone is {top} {unit} deep.',
    cone: 'The height of the cone is {h} {unit}.',
    total: 'From the bottom to the top, it is {all} {unit} high.',
    'ask-whole': 'What is its total volume in cubic {unit}? Keep π in your answer.',
    'ask-left': 'What is the volume of what is left, in cubic {unit}? Keep π in your answer.',
    right: 'The solid is made of two parts, so their volumes are added.',
    'right-left': 'What is cut out is taken away from the cylinder.',
    full: 'This counts a full sphere. How much of a sphere is there?',
    'one-part': 'This is one part by itself. What is the other part?',
    'second-part': 'This is the second part only. What about the first one?',
    minus: 'This subtracts the second part. Is it added to the solid or cut out?',
    plus: 'This adds the second part. Is it added to the solid or cut out?',
    third: 'This takes the cone for a cylinder. How many full cones fill a cylinder?',
    height: 'This takes the whole height for the cylinder. How much of it goes with the other part?',
    other: 'Which two solids do you see? Find the volume of each.',
    'half-do': 'Halve the width.',
    'half-why': 'The radius goes from the middle to the edge.',
    'rest-do': 'Find the height of the cylinder.',
    'rest-why': 'Half of a sphere is as high as its radius.',
    'cylinder-do': 'Find the volume of the cylinder.',
    'cylinder-why': 'It is the base area times the height.',
    'cone-do': 'Find the volume of the cone.',
    'cone-why': 'It is one third of a cylinder with its base and height.',
    'dome-do': 'Find the volume of half of the sphere.',
    'dome-why': 'A full sphere is four thirds of π times the cube of the radius. Half of that is two thirds.',
    'add-do': 'Add both parts.',
    'add-why': 'Together they make the solid.',
    'take-do': 'Take away what is cut out.',
    'take-why': 'The rest of the cylinder stays.',
    final: '{value} cubic {unit}',
  },
  draw: ({ level, random }): Params => drawThing(level, random),
  build(params: Params, { level, step, distractor }) {
    const { thing, r, h, top, wide } = params;
    const { kind, unit, one } = thing;
    const square = r * r;
    const isHollow = kind === 'bowl' || kind === 'pit';
    const hasDome = kind === 'dome' || kind === 'scoop' || kind === 'bowl';
    const isTotal = level === 3 && kind === 'dome';
    const first = kind === 'scoop' ? (square * h) / 3 : square * h;
    const second = hasDome ? (2 * square * r) / 3 : (square * top) / 3;
    const volume = isHollow ? first - second : first + second;
    const words = { r, d: 2 * r, h, top, all: h + r, unit, value: piText(volume) };
    const wrongWay = isHollow ? first + second : first - second;
    const full = isHollow ? first - 2 * second : first + 2 * second;
    const whole = isHollow ? first - 3 * second : first + 3 * second;
    const begun = [
      wide && step('half', `${2 * r} ÷ 2`, r),
      isTotal && step('rest', `${h + r} − ${r}`, h),
      kind === 'scoop'
        ? step('cone', `π × ${r}² × ${h} ÷ 3`, piText(first))
        : step('cylinder', `π × ${r}² × ${h}`, piText(first)),
    ];
    const wrongPart = hasDome ? 2 * second : 3 * second;
    const wrongTotal = hasDome ? full : whole;
    const workOfPart = [
      ...begun,
      hasDome
        ? step('dome', `π × ${r}³ × 4 ÷ 3`, piText(wrongPart))
        : step('cone', `π × ${r}² × ${top}`, piText(wrongPart)),
      isHollow
        ? step('take', `${piText(first)} − ${piText(wrongPart)}`, piText(wrongTotal))
        : step('add', `${piText(first)} + ${piText(wrongPart)}`, piText(wrongTotal)),
    ];
    const sizes = {
      roof: 'cylinder-cone',
      pit: 'cone-deep',
      dome: isTotal ? 'total' : 'cylinder',
      bowl: 'cylinder',
      scoop: 'cone',
    } as const;
    return {
      words,
      question: [
        `${thing.key}-is`,
        wide ? 'wide' : 'radius',
        sizes[kind],
        isHollow ? 'ask-left' : 'ask-whole',
      ],
      diagram: level === 1 ? pictureOf(params) : null,
      answer: {
        value: piText(volume),
        unit: `cubic ${unit}`,
        unitOne: `cubic ${one}`,
        reason: isHollow ? 'right-left' : 'right',
      },
      distractors: takeDistractors(
        volume,
        [
          isTotal && distractor('takes-the-whole-height-for-one-part', volume + square * r, 'height'),
          hasDome
            ? distractor('adds-a-full-sphere', full, 'full', { work: workOfPart })
            : distractor('forgets-the-factor-of-one-third', whole, 'third', { work: workOfPart }),
          isHollow
            ? distractor('adds-a-hole-instead-of-subtracting-it', wrongWay, 'plus')
            : distractor('subtracts-when-it-should-add', wrongWay, 'minus'),
          distractor('leaves-out-one-part', first, 'one-part'),
          distractor('slip', second, 'second-part'),
        ].filter((each) => each !== false),
        piText,
      ),
      steps: [
        ...begun,
        hasDome
          ? step('dome', `π × ${r}³ × 2 ÷ 3`, piText(second))
          : step('cone', `π × ${r}² × ${top} ÷ 3`, piText(second)),
        isHollow
          ? step('take', `${piText(first)} − ${piText(second)}`, piText(volume))
          : step('add', `${piText(first)} + ${piText(second)}`, piText(volume)),
      ],
      claims: [
        kind === 'scoop' ? `${r}^2 * ${h} / 3 = ${first}` : `${r}^2 * ${h} = ${first}`,
        hasDome ? `${r}^3 * 2 / 3 = ${second}` : `${r}^2 * ${top} / 3 = ${second}`,
        isHollow ? `${first} - ${second} = ${volume}` : `${first} + ${second} = ${volume}`,
      ],
    };
  },
});

function drawThing(level: Level, random: Random): Params {
  return random.until(() => {
    const thing: Thing =
      level === 3 && random.chance(60)
        ? random.pick(hollows)
        : random.pick(level === 3 ? things.filter(({ kind }) => kind === 'dome') : things);
    const r = random.int(thing.r[0], thing.r[1]);
    const h = random.int(thing.h[0], thing.h[1]);
    const top = random.int(thing.top[0], thing.top[1]);
    const { kind } = thing;
    const second = kind === 'roof' || kind === 'pit' ? r * r * top : 2 * r ** 3;
    const isWhole = second % 3 === 0 && (kind !== 'scoop' || (r * r * h) % 3 === 0);
    const first = kind === 'scoop' ? (r * r * h) / 3 : r * r * h;
    // What is cut out leaves a floor; wrong ways stay above zero.
    const isTrue =
      kind === 'bowl' || kind === 'pit'
        ? (kind === 'bowl' ? r : top) < h - 1 && first > second
        : first > second / 3;
    const isTall = kind !== 'scoop' || h >= 2 * r;
    return isWhole && isTrue && isTall && h !== top && first < 4000
      ? { thing, r, h, top, wide: level > 1 && random.chance(60) }
      : null;
  });
}

function pictureOf({ thing: { kind, sign }, r, h, top }: Params): DiagramOf<'round-solid'> {
  const of = (size: number): string => `${size} ${sign}`;
  const across = { r, label: of(r) };
  if (kind === 'roof')
    return roundSolid(
      [
        ['cylinder', h, of(h)],
        ['cone', top, of(top)],
      ],
      across,
    );
  if (kind === 'scoop') return roundSolid([['cone-down', h, of(h)], ['hemisphere']], across);
  return roundSolid([['cylinder', h, of(h)], ['hemisphere']], across);
}
