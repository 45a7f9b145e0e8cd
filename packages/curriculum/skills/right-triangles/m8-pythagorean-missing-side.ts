import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random, type Tools, takeDistractors } from '../../src/kit/index.ts';
import { roundedTo, roundingClaim } from '../../src/numbers/rounded-values.ts';
import { rootShown, rootText } from '../../src/numbers/square-roots.ts';
import { rightTriples } from '../../src/numbers/triangles/right-triples.ts';
import { flatFigure } from '../../src/pictures/flat-figures.ts';
import {
  type RightTriangleScene,
  rightTriangleScenes,
} from '../../src/scenes/shapes/right-triangle-scenes.ts';

const things = [
  { key: 'triangle', most: 65, unit: 'centimeters', one: 'centimeter', sign: 'cm' },
  { key: 'sail', most: 52, unit: 'feet', one: 'foot', sign: 'ft' },
  { key: 'tile', most: 20, unit: 'inches', one: 'inch', sign: 'in' },
  { key: 'field', most: 65, unit: 'meters', one: 'meter', sign: 'm' },
] as const;

/** One leg is `a`, and `q` is the square of the other one. `asks` for the hypotenuse or for the other leg; a `rounded` one is told to the tenth. */
type Params = {
  thing: (typeof things)[number];
  scene: RightTriangleScene | null;
  shape: 'picture' | 'story' | 'rounded' | 'plain' | 'walk' | 'isosceles';
  asks: 'long' | 'leg';
  a: number;
  q: number;
};

/** Level 1 shows a triangle, level 2 tells of a thing, level 3 has roots that stay or are rounded, or a triangle with two equal sides. The stretch problem moves a slanted length. */
export const m8PythagoreanMissingSide = numberSkill('m8-pythagorean-missing-side', {
  version: 8,
  finite: { 4: 108 },
  form: 'radical',
  scenes: [rightTriangleScenes],
  text: {
    headline: 'Find a side of a right triangle',
    'triangle-shown': 'The picture shows a right triangle and two of its sides.',
    'sail-shown': 'The picture shows a sail with a right angle.',
    'tile-shown': 'The picture shows a wall tile with the shape of a right triangle.',
    'field-shown': 'The picture shows a field of flowers. It is a triangle with a right angle.',
    'ask-long': 'How many {unit} long is the hypotenuse?',
    'ask-leg': 'How many {unit} long is the other leg?',
    'plain-long': 'The legs of a right triangle are {a} and {b} {unit} long.',
    'plain-leg': 'The hypotenuse of a right triangle is {h} {unit} long, and one leg is {a} {unit} long.',
    'walk-long':
      'From a camp, one trail leads {a} kilometers east and ends. Another leads {b} kilometers north.',
    'walk-ask-long': 'How many kilometers is it in a straight line from one end to the other?',
    'walk-leg':
      'A cable that is {h} meters long runs from the top of a mast to the ground. It ends {a} meters from the mast.',
    'walk-ask-leg': 'How many meters tall is the mast?',
    isosceles: 'A triangle has two equal sides of {c} {unit} each. Its third side is {base} {unit} long.',
    'ask-height': 'How many {unit} tall is the triangle when it stands on its third side?',
    'ladder-slides':
      'A ladder that is {L} feet long leans against a wall. Its foot is {a} feet from the wall. Then the foot slides out to {d} feet from the wall.',
    'plank-slides':
      'A board that is {L} feet long leans against a shed. Its foot is {a} feet from the shed. Then the foot is pulled out to {d} feet from the shed.',
    'crane-slides':
      'The arm of a crane is {L} meters long. Its tip is {a} meters out to the side. Then the arm comes down until the tip is {d} meters out.',
    'kite-slides':
      'A kite flies on a tight string that is {L} meters long and tied to a low post. It is above a place {a} meters from the post. Then the wind takes it above a place {d} meters from the post.',
    'flap-slides':
      'The ramp of a ferry is {L} feet long. Its edge is {a} feet out from the ship. Then the ramp comes down until the edge is {d} feet out.',
    'ask-top': 'By how many {unit} does its top come down?',
    'ask-lower': 'How many {unit} lower is it then?',
    tenth: 'Round to the nearest tenth.',
    exact: 'Give the exact length as a simplified root.',
    'right-long': 'The square of the hypotenuse is the sum of the squares of both legs.',
    'right-leg': 'The square of a leg is the square of the hypotenuse less the square of the other leg.',
    'right-height': 'The height cuts the third side in half and makes two right triangles.',
    'right-slides': 'The slanted length stays, so each place has a right triangle with the same hypotenuse.',
    'same-way': 'This is how far it moves to the side. Does it go down by the same length?',
    'one-triangle': 'This makes a triangle of the two lengths on the ground. Which side is the hypotenuse?',
    'new-height': 'This is the new height. How far has it come down?',
    'old-height': 'This is the first height. How far has it come down?',
    adds: 'This adds the lengths. Is the slanted side as long as both legs one after the other?',
    takes: 'This subtracts the lengths. Does the theorem speak of sides or of their squares?',
    'leg-long':
      'This takes one of the legs as the longest side. Which side lies across from the right angle?',
    'leg-short': 'This adds the squares. Is the side you look for longer or shorter than the longest side?',
    square: 'This is the square of the length. Which number has this square?',
    whole: 'This uses the whole third side. Where does the height meet it?',
    equal: 'This is one of the equal sides. Is the height as long as a slanted side?',
    'sum-twice': 'The sum of both squares counts twice here. What does the theorem do with the sum?',
    'one-twice': 'This counts one of the squares twice. Which two squares belong together?',
    given: 'This side is given. Which side does the question ask for?',
    other: 'Find the side across from the right angle. Is it the one you look for?',
    'other-height':
      'The height meets the third side in the middle. Which right triangle do you see on one side of it?',
    'other-slides': 'Find the height before and the height after. The slanted length stays the same.',
    'half-do': 'Halve the third side.',
    'half-why': 'The height of a triangle with two equal sides meets the middle of the third.',
    'long-do': 'Find the hypotenuse.',
    'long-why': 'It lies across from the right angle.',
    'add-do': 'Add the squares of both legs.',
    'add-why': 'Together they make the square of the hypotenuse.',
    'take-do': 'Subtract the square of the known leg from the square of the hypotenuse.',
    'take-why': 'The square of the other leg is left.',
    'root-do': 'Take the square root.',
    'root-why': 'A length is the positive number with this square.',
    'round-do': 'Take the square root, and round to the nearest tenth.',
    'round-why': 'The second decimal decides.',
    'split-do': 'Simplify the root.',
    'split-why': 'The largest square factor comes out of the root.',
    'check-do': 'Check the squares.',
    'check-why': 'Both squares on the legs have to make the one on the hypotenuse.',
    'check-long': 'The square of the hypotenuse has to be the sum of the squares of both legs.',
    'first-do': 'Subtract the squares for the first place.',
    'first-why': 'The height is a leg, and the slanted length is the hypotenuse.',
    'then-do': 'Subtract the squares for the second place.',
    'then-why': 'The slanted length has not changed.',
    'gap-do': 'Subtract the heights.',
    'gap-why': 'The question is how far it comes down.',
    final: '{value} {shownUnit}',
  },
  draw: ({ level, random }): Params => drawSides(level, random),
  build(params: Params, { level, step, distractor }) {
    const { thing, scene, shape, asks, a, q } = params;
    const p = a * a;
    const h = p + q;
    const square = asks === 'long' ? h : q;
    // Of the two told sides, one is `a` and this is the other.
    const told = Math.sqrt(asks === 'long' ? q : h);
    const { unit, one } = scene ?? (shape === 'walk' ? walks[asks] : thing);
    const isRounded = shape === 'rounded';
    const isDecimal = isRounded || q % 1 !== 0 || a % 1 !== 0;
    const { comesOut, sideOf, rootLines } = rootsOf({ isRounded, isDecimal }, step);
    const value = sideOf(square);
    const shown = isDecimal ? value : rootShown(square);
    const words = {
      a,
      b: told,
      h: told,
      c: told,
      base: 2 * a,
      unit: thing.unit,
      value: shown,
      shownUnit: value === '1' ? one : unit,
    };
    const isHeight = shape === 'isosceles';
    const otherRoot = asks === 'long' ? Math.abs(q - p) : h + p;
    const begin = isHeight
      ? step('half', `${2 * a} ÷ 2`, a)
      : step('long', 'the longest side', asks === 'long' ? 'the one in the question' : told);
    const otherLines =
      asks === 'long'
        ? [
            step('long', 'the longest side', Math.max(a, told)),
            step('take', `${Math.max(p, q)} − ${Math.min(p, q)}`, otherRoot),
          ]
        : [begin, step('add', `${h} + ${p}`, otherRoot)];
    return {
      words,
      question: questionOf(params),
      diagram: shape === 'picture' ? pictureOf(params) : null,
      answer: {
        value,
        unit,
        unitOne: one,
        ...(isDecimal ? { form: 'decimal' as const } : { asked: 'simplified' as const }),
        ...(isRounded ? { places: 1 as const } : {}),
        reason: isHeight ? 'right-height' : `right-${asks}`,
      },
      distractors: [
        asks === 'long'
          ? distractor('adds-the-legs', a + told, 'adds', {
              work: [begin, step('add', `${a} + ${told}`, a + told)],
            })
          : distractor('subtracts-the-lengths', told - a, 'takes', {
              work: [begin, step('take', `${told} − ${a}`, told - a)],
            }),
        otherRoot > 0 &&
          distractor(
            'treats-a-leg-as-the-hypotenuse',
            sideOf(otherRoot),
            asks === 'long' ? 'leg-long' : 'leg-short',
            { work: [...otherLines, ...rootLines(otherRoot)] },
          ),
        !isHeight && square < 380 && distractor('forgets-the-square-root', square, 'square'),
        isHeight && h > 4 * p && distractor('slip', rootText(h - 4 * p), 'whole'),
        isHeight && distractor('slip', told, 'equal'),
        // Who has found no whole number knows that the root is another one.
        !isHeight && comesOut(square) && distractor('slip', told, 'given'),
        distractor(
          'slip',
          sideOf(asks === 'long' ? 2 * h : h + q),
          asks === 'long' ? 'sum-twice' : 'one-twice',
        ),
      ],
      steps: [
        begin,
        asks === 'long' ? step('add', `${p} + ${q}`, h) : step('take', `${h} − ${p}`, q),
        ...rootLines(square),
        level > 1 &&
          (asks === 'long'
            ? comesOut(h) && step('check', `${Math.sqrt(h)} × ${Math.sqrt(h)}`, h, { why: 'check-long' })
            : step('check', `${p} + ${q}`, h)),
      ],
      otherWrong: isHeight ? 'other-height' : 'other',
      claims: [
        `${a}^2 + ${asks === 'long' ? `${told}^2 = ${h}` : `${q} = ${told}^2`}`,
        ...(isRounded ? [roundingClaim(`sqrt(${square})`, value, 1)] : []),
      ],
    };
  },
  stretch: {
    draw: ({ random }): Slide => drawSlide(random),
    build({ thing, long, start: [a, high], end: [d, low] }, { step, distractor }) {
      const { key, unit, one } = thing;
      const value = high - low;
      const square = long * long;
      return {
        words: { L: long, a, d, unit, value, shownUnit: value === 1 ? one : unit },
        question: [`${key}-slides`, thing.asks],
        answer: { value: String(value), unit, unitOne: one, reason: 'right-slides' },
        distractors: takeDistractors(
          value,
          [
            distractor('subtracts-the-lengths', d - a, 'same-way'),
            distractor('treats-a-leg-as-the-hypotenuse', Math.sqrt(d * d - a * a), 'one-triangle'),
            distractor('slip', low, 'new-height'),
            distractor('slip', high, 'old-height'),
          ],
          (length) => rootText(Math.round(length * length)),
        ),
        steps: [
          step('long', 'the slanted length', long),
          step('first', `${square} − ${a * a}`, high * high),
          step('root', `the square ${high * high}`, high),
          step('then', `${square} − ${d * d}`, low * low),
          step('root', `the square ${low * low}`, low),
          step('gap', `${high} − ${low}`, value),
        ],
        otherWrong: 'other-slides',
        claims: [`${a}^2 + ${high}^2 = ${square}`, `${d}^2 + ${low}^2 = ${square}`],
      };
    },
  },
});

type Step = Tools<`${'root' | 'round' | 'split'}-${'do' | 'why'}`>['step'];

/** How a root is told, and the lines that find it: a number, a decimal to the tenth, or a root that is simplified. */
function rootsOf({ isRounded, isDecimal }: { isRounded: boolean; isDecimal: boolean }, step: Step) {
  const comesOut = (of: number): boolean => !isRounded && Number.isInteger(2 * Math.sqrt(of));
  const sideOf = (of: number): string => {
    if (!isDecimal) return rootText(of);
    return comesOut(of) ? String(Math.sqrt(of)) : roundedTo(Math.sqrt(of), 1);
  };
  const rootLines = (of: number) => {
    if (comesOut(of)) return [step('root', `the square ${of}`, sideOf(of))];
    if (isDecimal) return [step('round', `the root of ${of}`, `about ${sideOf(of)}`)];
    const [root, simplest] = [`$\\sqrt{${of}}$`, rootShown(of)];
    return [
      step('root', `the square ${of}`, root),
      simplest !== root && sideOf(of).includes('√') && step('split', root, simplest),
    ];
  };
  return { comesOut, sideOf, rootLines };
}

function questionOf({ thing, scene, shape, asks }: Params) {
  return scene
    ? ([`${scene.key}-${asks}`, `${scene.key}-ask-${asks}`, shape === 'rounded' && 'tenth'] as const)
    : {
        isosceles: ['isosceles', 'ask-height'] as const,
        picture: [`${thing.key}-shown`, `ask-${asks}`] as const,
        plain: [`plain-${asks}`, `ask-${asks}`, 'exact'] as const,
        walk: [`walk-${asks}`, `walk-ask-${asks}`, 'exact'] as const,
        story: [],
        rounded: [],
      }[shape];
}

/** What keeps its slanted length while its foot moves out; `long` is what makes sense for it. */
const slides = [
  { key: 'ladder', unit: 'feet', one: 'foot', asks: 'ask-top', long: [20, 25, 30] },
  { key: 'plank', unit: 'feet', one: 'foot', asks: 'ask-top', long: [10, 15, 20, 25] },
  { key: 'crane', unit: 'meters', one: 'meter', asks: 'ask-lower', long: [25, 50, 65] },
  { key: 'kite', unit: 'meters', one: 'meter', asks: 'ask-lower', long: [25, 50, 65, 75, 85] },
  { key: 'flap', unit: 'feet', one: 'foot', asks: 'ask-lower', long: [20, 25, 30, 50] },
] as const;

type Slide = {
  thing: (typeof slides)[number];
  long: number;
  /** How far out and how high, before and after. */
  start: readonly [number, number];
  end: readonly [number, number];
};

function drawSlide(random: Random): Slide {
  return random.until(() => {
    const thing = random.pick(slides);
    const long = random.pick<number>(thing.long);
    const ways = Array.from({ length: long - 1 }, (_, at) => at + 1)
      .map((out) => [out, Math.sqrt(long * long - out * out)] as const)
      .filter(([, up]) => Number.isInteger(up));
    const [start, end] = [random.pick(ways), random.pick(ways)];
    const value = start[1] - end[1];
    const isApart =
      end[0] - start[0] !== value && Math.round(Math.sqrt(end[0] ** 2 - start[0] ** 2)) !== value;
    return value > 0 && isApart ? { thing, long, start, end } : null;
  });
}

/** Level 3 tells walks in kilometers and masts in meters. */
const walks = {
  long: { unit: 'kilometers', one: 'kilometer' },
  leg: { unit: 'meters', one: 'meter' },
} as const;

function drawSides(level: Level, random: Random): Params {
  return random.until(() => {
    const asks = random.pick(['long', 'leg'] as const);
    const thing = random.pick(things);
    if (level === 3 && random.chance(35)) return drawRounded(asks, random);
    if (level === 3 && random.chance(55)) {
      const [a, other] = [random.int(2, 10), random.int(3, 14)];
      const q = asks === 'long' ? other * other : other * other - a * a;
      const square = asks === 'long' ? a * a + q : q;
      const comesOut = !rootText(square).startsWith('√') || random.chance(25);
      const isRoot = square > 1 && rootText(square).includes('√');
      return isRoot && comesOut && a !== other
        ? { thing, scene: null, shape: random.pick(['plain', 'walk'] as const), asks, a, q }
        : null;
    }
    const [x, y, z] = random.pick(rightTriples.slice(0, level === 1 ? 5 : 4));
    const times = random.int(1, 6) - (level === 2 && random.chance(30) ? 0.5 : 0);
    const [a = 0, b = 0] = random.shuffle([x * times, y * times]);
    if (z * times > 65) return null;
    if (level === 1) {
      const hasRoom = Math.max(a, b) < 3 * Math.min(a, b) && z * times <= thing.most;
      return hasRoom ? { thing, scene: null, shape: 'picture', asks, a, q: b * b } : null;
    }
    if (level === 3)
      return z * times > 40 ? null : { thing, scene: null, shape: 'isosceles', asks: 'leg', a, q: b * b };
    const scene = random.pick(rightTriangleScenes.list);
    return fitsScene(scene, a, b) ? { thing, scene, shape: 'story', asks, a, q: b * b } : null;
  });
}

/** A thing whose third side is no whole number, and no near tie between two tenths. */
function drawRounded(asks: Params['asks'], random: Random): Params | null {
  const scene = random.pick(rightTriangleScenes.list);
  const a = random.int(scene.across[0], scene.across[1]);
  const told = random.int(scene.up[0], scene.across[1] + scene.up[1]);
  const q = asks === 'long' ? told * told : told * told - a * a;
  const square = asks === 'long' ? a * a + q : q;
  const tie = Math.abs(((Math.sqrt(square) * 10) % 1) - 0.5);
  if (q <= 0 || Number.isInteger(Math.sqrt(square)) || tie < 0.1) return null;
  return fitsScene(scene, a, Math.sqrt(q)) ? { thing: things[0], scene, shape: 'rounded', asks, a, q } : null;
}

/** Whether such a thing is as wide, as high and as steep. */
function fitsScene({ across, up, slope }: RightTriangleScene, a: number, b: number): boolean {
  const isIn = (size: number, [least, most]: readonly [number, number]): boolean =>
    size >= least && size <= most;
  return isIn(a, across) && isIn(b, up) && isIn(b / a, slope);
}

function pictureOf({ thing: { sign }, asks, a, q }: Params): DiagramOf<'right-triangle'> {
  const b = Math.sqrt(q);
  const c = Math.sqrt(a * a + q);
  return {
    kind: 'right-triangle',
    ...flatFigure({
      corners: [
        [0, 0],
        [a, 0],
        [a, b],
      ],
      labels: [
        `${a} ${sign}`,
        asks === 'leg' ? null : `${b} ${sign}`,
        asks === 'long' ? null : `${c} ${sign}`,
      ],
      squares: [[1, 2, 0]],
    }),
  };
}
