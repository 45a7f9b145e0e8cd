import { type Level, numberSkill, type Random, type Tools } from '../../src/kit/index.ts';
import { piShown, piTimes } from '../../src/numbers/pi-values.ts';
import { circleWith } from '../../src/pictures/circle-figures.ts';
import { type RoundThing, roundThings } from '../../src/scenes/shapes/round-things.ts';

/** `asks`: the area or, back from it, the length; how long the row of slices is; the area from the length around. */
type Params = {
  thing: RoundThing;
  part: 'radius' | 'diameter';
  r: number;
  asks: 'area' | 'length' | 'slices' | 'from-around';
};

const text = {
  headline: 'Find the area of a circle',
  'plate-cut':
    'A round plate with a diameter of {d, number} inches is cut out of a square board. Each side of the board is as long as the diameter. This is done {n, number} times.',
  'plate-left': 'How many square inches of board are left over?',
  'cookie-cut':
    'A round cookie with a diameter of {d, number} centimeters is cut out of a square of dough. Each side of the square is as long as the diameter. This is done {n, number} times.',
  'cookie-left': 'How many square centimeters of dough are left over?',
  'felt-cut':
    'A round coaster with a diameter of {d, number} centimeters is cut out of a square of felt. Each side of the square is as long as the diameter. This is done {n, number} times.',
  'felt-left': 'How many square centimeters of felt are left over?',
  'mirror-cut':
    'A round mirror with a diameter of {d, number} inches is cut out of a square of glass. Each side of the square is as long as the diameter. This is done {n, number} times.',
  'mirror-left': 'How many square inches of glass are left over?',
  'right-left': 'What is left over is the square without the circle, as many times as it is cut.',
  'around-left':
    'This takes the distance around away from an area. Which formula tells how much a circle covers?',
  'no-pi-left': 'This takes away one square with the radius as its side. How many of them fill the circle?',
  'circles-left': 'This is what is cut out. How much is left over?',
  'one-left': 'This is left over from one square. How many times is it cut?',
  'other-left': 'Find the square and the circle. How much of the square is left over each time?',
  'whole-do': 'Find the area of the square.',
  'whole-why': 'Its sides are as long as the circle is wide.',
  'half-do': 'Halve the diameter.',
  'half-why': 'The radius goes from the center to the edge.',
  'over-do': 'Subtract the circle from the square.',
  'over-why': 'This is left over each time.',
  'all-do': 'Multiply by how many times it is cut.',
  'all-why': 'The same is left over each time.',
  'slices-cut': [
    'A circle with a radius of {r, number} {lengths} is cut into many thin slices. Laid in a row, one up and one down, they come close to a rectangle.',
    'A paper circle has a radius of {r, number} {lengths}. Cut it into many thin slices, and lay them in a row, one up and one down. They come close to a rectangle.',
  ],
  'slices-ask': [
    'About how long is the rectangle?',
    'The height is the radius. About how long is the other side?',
  ],
  'right-slices':
    'Half of the slices have their round edge at the bottom, so it is half of the circumference.',
  'all-crust': 'This is the whole circumference. Where does the round edge of every second slice lie?',
  'tall-slices': 'This is how tall the rectangle is. How many of the round edges lie along its bottom?',
  'wide-slices': 'This is the diameter. Is the row made of the circle’s edge or of its width?',
  'other-slices': 'Think of the round edges. How many of them lie along the bottom of the row?',
  'crust-do': 'Find the circumference.',
  'crust-why': 'All round edges together are as long as the circle is around.',
  'bottom-do': 'Take half of it.',
  'bottom-why': 'Every second slice has its round edge at the bottom.',
  'row-do': 'Check: multiply by the height.',
  'row-why': 'This is the area of the circle, π times the square of the radius.',
  'right-around': 'The length around leads to the radius, and the radius leads to the area.',
  'other-around': 'Divide by π to get the diameter. How do you get from there to the area?',
  'over-pi-do': 'Divide by π.',
  'over-pi-why': 'This gives the diameter.',
  use: 'Use {pi} for π.',
  ask: 'What is its area?',
  'ask-radius': 'What is its radius?',
  'ask-diameter': 'What is its diameter?',
  right: 'The area of a circle is π times the square of its radius.',
  'right-back': 'Squared and multiplied by π, the radius gives this area.',
  around: 'This is the length of the edge. How do you find how much the circle covers?',
  diameter: 'This squares the diameter. Which length does the formula square?',
  'no-pi': 'This is a square with the radius as its side. How many such squares fill the circle?',
  halves: 'This halves where a square has to be undone. Which number times itself gives the square?',
  'halves-across': 'This takes half of a square for the radius. Which number times itself gives that square?',
  root: 'This stops before the root. Which number times itself gives this?',
  double: 'This doubles the square. Which number, times itself, gives the square of the radius?',
  twice: 'This is the other length. Is it from the center to the edge or all the way across?',
  other: 'Square the radius before you use π.',
  'other-across': 'Find the radius first. Then square it before you use π.',
  'other-back': 'Undo the last step first: divide by π. Then undo the square.',
  'radius-do': 'Find the radius.',
  'radius-why': 'It is half of the diameter.',
  'read-do': 'Read the radius.',
  'read-why': 'It goes from the center to the edge.',
  'square-do': 'Square the radius.',
  'square-why': 'The exponent belongs to the radius alone.',
  'times-do': 'Multiply by π.',
  'times-why': 'A circle has the area of π such squares.',
  'undo-do': 'Divide by π.',
  'undo-why': 'This gives the square of the radius.',
  'root-do': 'Find the number whose square this is.',
  'root-why': 'That number is the radius.',
  'across-do': 'Double the radius.',
  'across-why': 'The diameter goes all the way across.',
  'check-do': 'Check it.',
  'check-why': 'The area must come back.',
  final: '{shown} {unit}',
} as const;

type Said = Tools<keyof typeof text | keyof typeof roundThings.text>;

/**
 * Level 1 shows the circle, level 2 tells of a thing or lays its slices in a row, level 3 asks for the radius or starts
 * from the length around.
 */
export const m7CircleAreaFind = numberSkill('m7-circle-area-find', {
  version: 4,
  form: 'measure',
  finite: { 1: 98, 2: 144, 3: 196 },
  scenes: [roundThings],
  text,
  draw: ({ level, random }): Params => drawCircle(level, random),
  build(params: Params, tools) {
    if (params.asks === 'slices') return rowOfSlices(params, tools);
    if (params.asks === 'from-around') return areaFromAround(params, tools);
    const { thing, part, r, asks } = params;
    const { level, step, distractor } = tools;
    const area = piTimes(r * r);
    const isBack = asks === 'length';
    const value = isBack ? (part === 'radius' ? r : 2 * r) : area;
    const unit = isBack ? thing.unit : `square ${thing.unit}`;
    const words = { r, d: 2 * r, area, pi: piShown, shown: String(value), unit };
    const size = part === 'radius' ? r : 2 * r;
    return {
      words,
      question: isBack
        ? [`${thing.key}-covers`, `ask-${part}`, 'use']
        : [`${thing.key}-${part}`, level === 1 ? 'ask' : `${thing.key}-ask-area`, 'use'],
      diagram: level === 1 ? circleWith(part, size, `${size} ${thing.sign}`) : null,
      answer: {
        value,
        unit,
        unitOne: isBack ? thing.one : `square ${thing.one}`,
        reason: isBack ? 'right-back' : 'right',
      },
      otherWrong: isBack ? 'other-back' : part === 'radius' ? 'other' : 'other-across',
      distractors: isBack
        ? [
            part === 'radius'
              ? distractor('forgets-the-square-root', r * r, 'root')
              : distractor('forgets-the-square-root', 2 * r * r, 'double'),
            part === 'radius'
              ? distractor('gives-the-diameter-for-the-radius', 2 * r, 'twice')
              : distractor('slip', r, 'twice'),
            part === 'radius'
              ? distractor('halves-instead-of-taking-the-root', (r * r) / 2, 'halves')
              : distractor('halves-instead-of-taking-the-root', r * r, 'halves-across'),
          ]
        : [
            distractor('uses-the-circumference-formula', piTimes(2 * r), 'around'),
            distractor('squares-the-diameter', piTimes(4 * r * r), 'diameter'),
            distractor('leaves-out-pi', r * r, 'no-pi'),
          ],
      steps: isBack
        ? [
            step('undo', `${area} ÷ ${piShown}`, r * r),
            step('root', `the square ${r * r}`, r),
            part === 'diameter' && step('across', `2 × ${r}`, 2 * r),
            step('check', `${piShown} × ${r} × ${r}`, area),
          ]
        : [
            part === 'radius' ? step('read', 'center to edge', r) : step('radius', `${2 * r} ÷ 2`, r),
            step('square', `${r} × ${r}`, r * r),
            step('times', `${piShown} × ${r * r}`, area),
          ],
      claims: [`${piShown} * ${r}^2 = ${area}`],
    };
  },
  stretch: {
    draw: ({ random }) => drawCut(random),
    build({ thing, r, n }, { step, distractor }) {
      const d = 2 * r;
      const circle = piTimes(r * r);
      const each = Math.round((d * d - circle) * 100) / 100;
      const times = (value: number): number => Math.round(value * n * 100) / 100;
      const value = times(each);
      return {
        words: { d, n, pi: piShown, shown: String(value), unit: `square ${thing.unit}` },
        question: [`${thing.key}-cut`, `${thing.key}-left`, 'use'],
        answer: {
          value,
          unit: `square ${thing.unit}`,
          unitOne: `square ${thing.one}`,
          reason: 'right-left',
        },
        otherWrong: 'other-left',
        distractors: [
          distractor('uses-the-circumference-formula', times(d * d - piTimes(d)), 'around-left'),
          distractor('leaves-out-pi', times(d * d - r * r), 'no-pi-left'),
          n > 16 ? distractor('slip', times(circle), 'circles-left') : distractor('slip', each, 'one-left'),
        ],
        steps: [
          step('whole', `${d} × ${d}`, d * d),
          step('half', `${d} ÷ 2`, r),
          step('square', `${r} × ${r}`, r * r),
          step('times', `${piShown} × ${r * r}`, circle),
          step('over', `${d * d} − ${circle}`, each),
          step('all', `${each} × ${n}`, value),
        ],
        claims: [`(${d}^2 - ${piShown} * ${r}^2) * ${n} = ${value}`],
      };
    },
  },
});

/** The slices of a circle in a row, as long as half of the circumference. */
function rowOfSlices({ thing, r }: Params, { step, distractor }: Said) {
  const [around, value, area] = [piTimes(2 * r), piTimes(r), piTimes(r * r)];
  return {
    words: { r, pi: piShown, lengths: thing.unit, shown: String(value), unit: thing.unit },
    question: ['slices-cut', 'slices-ask', 'use'] as const,
    answer: { value, unit: thing.unit, unitOne: thing.one, reason: 'right-slices' as const },
    otherWrong: 'other-slices' as const,
    distractors: [
      distractor('uses-the-circumference-formula', around, 'all-crust'),
      distractor('leaves-out-pi', r, 'tall-slices'),
      distractor('slip', 2 * r, 'wide-slices'),
    ],
    steps: [
      step('crust', `2 × ${piShown} × ${r}`, around),
      step('bottom', `${around} ÷ 2`, value),
      step('row', `${value} × ${r}`, area),
    ],
    claims: [`${piShown} * ${r} = ${value}`, `${value} * ${r} = ${area}`],
  };
}

/** From the length around over diameter and radius to the area. */
function areaFromAround({ thing, r }: Params, { step, distractor }: Said) {
  const [c, value] = [piTimes(2 * r), piTimes(r * r)];
  return {
    words: { c, pi: piShown, shown: String(value), unit: `square ${thing.unit}` },
    question: [`${thing.key}-around`, `${thing.key}-ask-area`, 'use'] as const,
    answer: {
      value,
      unit: `square ${thing.unit}`,
      unitOne: `square ${thing.one}`,
      reason: 'right-around' as const,
    },
    otherWrong: 'other-around' as const,
    distractors: [
      distractor('forgets-to-halve-the-diameter', piTimes(4 * r * r), 'diameter'),
      distractor('leaves-out-pi', r * r, 'no-pi'),
      distractor('slip', c, 'around'),
    ],
    steps: [
      step('over-pi', `${c} ÷ ${piShown}`, 2 * r),
      step('half', `${2 * r} ÷ 2`, r),
      step('square', `${r} × ${r}`, r * r),
      step('times', `${piShown} × ${r * r}`, value),
    ],
    claims: [`${c} / ${piShown} = ${2 * r}`, `${piShown} * ${r}^2 = ${value}`],
  };
}

function drawCircle(level: Level, random: Random): Params {
  return random.until(() => {
    const asks =
      level === 1
        ? 'area'
        : level === 2
          ? random.chance(30)
            ? 'slices'
            : 'area'
          : random.chance(45)
            ? 'from-around'
            : 'length';
    const thing = random.pick(roundThings.list);
    const part = random.pick(['radius', 'diameter'] as const);
    const r = random.int(thing.least, thing.most);
    // With a radius of 2 or 4, two ways of working lead to one number.
    const isPlain = r > 2 && r !== 4;
    // A circle that is cut up lies on a table.
    const isCut = asks !== 'slices' || thing.sign === 'in' || thing.sign === 'cm';
    return isPlain && isCut && 2 * r * r < 19 * 2 * r ? { thing, part, r, asks } : null;
  });
}

/** Round things that are cut out of a square, with their least and greatest radius. */
const cuts = [
  { key: 'plate', unit: 'inches', one: 'inch', least: 3, most: 9 },
  { key: 'cookie', unit: 'centimeters', one: 'centimeter', least: 3, most: 6 },
  { key: 'felt', unit: 'centimeters', one: 'centimeter', least: 4, most: 7 },
  { key: 'mirror', unit: 'inches', one: 'inch', least: 3, most: 12 },
] as const;

function drawCut(random: Random) {
  return random.until(() => {
    const thing = random.pick(cuts);
    const r = random.int(thing.least, thing.most);
    const n = random.int(3, 24);
    const each = 0.86 * r * r;
    return r !== 4 && each * n < 900 ? { thing, r, n } : null;
  });
}
