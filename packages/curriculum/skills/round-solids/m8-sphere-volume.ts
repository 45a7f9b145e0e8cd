import { type Level, numberSkill, type Random, type Tools, takeDistractors } from '../../src/kit/index.ts';
import { isShort } from '../../src/numbers/linear-sides.ts';
import { piRounded, piRoundingClaim, piShown, piText, roundsPlainly } from '../../src/numbers/pi-values.ts';
import { roundSolid } from '../../src/pictures/round-solids.ts';
import { type BallScene, balls } from '../../src/scenes/shapes/round-solids.ts';

/** A ball or half of one, whose `near` volume is told with 3.14 for π; at level 3 the radius is asked for, or how many times as large it gets with `times` the radius. */
type Params = {
  scene: BallScene;
  told: 'radius' | 'diameter';
  asks: 'volume' | 'length' | 'times';
  near: boolean;
  r: number;
  times: number;
};

const text = {
  headline: 'Find the volume of a sphere',
  ask: 'What is its volume? Give it in cubic {unit}, and keep π.',
  'ask-near': 'What is its volume in cubic {unit}? Use {pi} for π. Round to the nearest whole number.',
  'ask-half': 'What is the volume inside? Give it in cubic {unit}, and keep π.',
  'ball-is': 'A ball has the shape of a sphere.',
  'globe-is': 'A globe has the shape of a sphere.',
  'orange-is': 'An orange has the shape of a sphere.',
  'balloon-is': 'A balloon has the shape of a sphere.',
  'bubble-is': 'A soap bubble has the shape of a sphere.',
  'ornament-is': 'A glass ball for a lamp has the shape of a sphere.',
  'planet-is': 'A model of a planet has the shape of a sphere.',
  'tank-is': 'A water tank has the shape of a sphere.',
  'snow-is': 'A ball of snow has the shape of a sphere.',
  holds: 'Its volume is {V} cubic {unit}.',
  'ask-radius': 'How many {unit} is its radius?',
  'ask-diameter': 'How many {unit} wide is it?',
  larger: 'A second one is {times} times as wide.',
  'ask-times': 'How many times the volume of the first one does it have?',
  'marbles-drop': 'Then {n} glass balls, each {d} centimeters wide, go into the water.',
  'ice-drop': 'In it, {n} balls of ice cream melt, each {d} centimeters wide.',
  'clay-drop': 'Into it, {n} balls of clay are pressed, each {d} inches wide.',
  'steel-drop': 'Then {n} steel balls, each {d} inches wide, go into the oil.',
  'wax-drop': 'In it, {n} balls of wax melt, each {d} inches wide.',
  'marbles-in': 'A jar of water is a cylinder.',
  'ice-in': 'A tub is a cylinder.',
  'clay-in': 'A mold is a cylinder.',
  'steel-in': 'A barrel of oil is a cylinder.',
  'wax-in': 'A pot is a cylinder.',
  'in-radius': 'It has a radius of {R} {unit}.',
  'in-diameter': 'It is {D} {unit} wide.',
  covers: 'All of them are covered.',
  'ask-rise': 'How many {unit} does the level rise?',
  'ice-high': 'How many {unit} deep is the melted ice cream?',
  'clay-high': 'How many {unit} deep is the clay in the mold?',
  'wax-high': 'How many {unit} deep is the melted wax?',
  right: 'The volume of a sphere is four thirds of π times the cube of its radius.',
  'right-half': 'Half of a sphere has half of its volume.',
  'right-back': 'Divided by π and by four thirds, the volume leaves the cube of the radius.',
  'right-times': 'The radius is used three times as a factor, so each factor grows.',
  'right-level': 'The volume of all balls, divided by the area of the base, gives the height.',
  'one-ball': 'This is one ball only. How many are there?',
  'third-level': 'This takes one third of each cube, as for a cone. Which factor belongs to a sphere?',
  'across-level': 'This uses the diameter as the radius. How far is it from the middle to the edge?',
  'radius-once': 'This divides by the radius once. What is the area of the base?',
  squares: 'This uses the square of the radius. How many times is the radius a factor in a volume?',
  across: 'This uses the whole diameter. Which length does the formula need?',
  third: 'This takes one third of the cube, as for a cone. Which factor belongs to a sphere?',
  'no-third': 'This leaves out the division by three. Where does the formula have it?',
  full: 'This is a full sphere. How much of it do you have?',
  cube: 'This is the cube of the radius. Which number has this cube?',
  'cube-twice': 'This doubles the cube of the radius. Which number has that cube?',
  thirds: 'This divides by three where a cube has to be undone. Which number has this cube?',
  'put-back': 'Put this length into the formula. Which volume comes out?',
  'cube-it': 'Use this length three times as a factor. Does that fit the volume?',
  wide: 'This is the other length. Is it from the middle to the edge, or all the way across?',
  length: 'This grows like a length. In how many directions does the sphere grow?',
  area: 'This grows like an area. In how many directions does the sphere grow?',
  adds: 'This adds the factor to itself. Does the formula add radii, or multiply them?',
  'adds-four':
    'This takes the factor times four, but both spheres have the four of the formula. What happens to the cube?',
  other: 'Find the radius first. How many times is it a factor?',
  'other-back': 'Undo the four thirds and the π. Which number, three times as a factor, gives what is left?',
  'other-level': 'Find the volume of all balls together. How large is the base of the cylinder?',
  'other-times': 'Put a radius into the formula, then the larger one. What happens to the cube?',
  'half-do': 'Halve the width.',
  'half-why': 'The radius goes from the middle to the edge.',
  'cube-do': 'Cube the radius.',
  'cube-why': 'The radius is used three times as a factor.',
  'four-do': 'Multiply by four thirds.',
  'four-why': 'The volume of a sphere is four thirds of π times this cube.',
  'part-do': 'Take one half.',
  'part-why': 'Only half of the sphere is there.',
  'near-do': 'Put {pi} for π, multiply by four thirds, and round.',
  'near-why': 'The volume of a sphere is four thirds of π times this cube.',
  'undo-do': 'Divide by π, and then by four thirds.',
  'undo-why': 'The cube of the radius is left.',
  'root-do': 'Find the number with this cube.',
  'root-why': 'It is the cube root.',
  'double-do': 'Double the radius.',
  'double-why': 'The width goes all the way across.',
  'check-do': 'Check it.',
  'check-why': 'The volume has to come back.',
  'each-do': 'See what happens to the radius.',
  'each-why': 'It is multiplied by the same number wherever it stands.',
  'again-do': 'Count how many times it appears in the formula.',
  'again-why': 'The cube has it three times.',
  'all-do': 'Multiply the factors.',
  'all-why': 'The numbers in front of the cube stay as they are.',
  'count-do': 'Multiply by the number of balls.',
  'count-why': 'All of them have the same size.',
  'middle-do': 'Halve the width of the cylinder.',
  'middle-why': 'Its radius goes from the middle to the edge.',
  'ground-do': 'Find the area of the base of the cylinder.',
  'ground-why': 'The area of a circle is π times the square of its radius.',
  'level-do': 'Divide the volume by it.',
  'level-why': 'A cylinder has base area times height, and π stands in both.',
  final: '{value} cubic {unit}',
  'final-back': '{value} {unit}',
  'final-times': '{value} times',
};

type Said = Pick<Tools<keyof typeof text | keyof typeof balls.text>, 'step' | 'distractor'>;

/** Level 1 shows a sphere, level 2 tells the width or has half a sphere, level 3 goes back or compares two sizes. The stretch problem drops balls into a cylinder. */
export const m8SphereVolume = numberSkill('m8-sphere-volume', {
  version: 7,
  form: 'measure',
  finite: { 1: 180, 2: 116, 3: 179 },
  scenes: [balls],
  text,
  draw: ({ level, random }): Params => drawBall(level, random),
  build(params: Params, { level, say, step, distractor }) {
    const { scene, told, asks, near, r } = params;
    const cube = r * r * r;
    const full = (4 * cube) / 3;
    const volume = scene.half ? full / 2 : full;
    const { unit, one, sign } = scene;
    const size = told === 'radius' ? r : 2 * r;
    const show = near ? piRounded : piText;
    const words = { r, d: 2 * r, unit, pi: piShown, V: piText(full) };
    if (asks === 'times') return timesAsLarge(params, { step, distractor });
    if (asks === 'length') {
      const across = told === 'radius' ? 1 : 2;
      return {
        words: { ...words, value: size },
        question: [say(`${scene.key}-is` as 'ball-is'), 'holds', `ask-${told}`],
        answer: { value: size, unit, unitOne: one, reason: 'right-back' },
        distractors: takeDistractors(size, [
          distractor('stops-at-the-cube', across * cube, across === 1 ? 'cube' : 'cube-twice'),
          distractor('divides-by-the-exponent', (across * cube) / 3, 'thirds'),
          told === 'radius'
            ? distractor('gives-the-diameter-for-the-radius', 2 * r, 'wide')
            : distractor('uses-the-radius-as-the-diameter', r, 'wide'),
          distractor('slip', told === 'radius' ? 3 * r : 4 * r, 'put-back'),
          distractor('slip', told === 'radius' ? 4 * r : 3 * r, 'cube-it'),
        ]),
        otherWrong: 'other-back',
        steps: [
          step('undo', `${full} ÷ 4 × 3`, cube),
          step('root', `the cube ${cube}`, r),
          told === 'diameter' && step('double', `2 × ${r}`, 2 * r),
          step('check', `${cube} × 4 ÷ 3`, full),
        ],
        finalAnswer: 'final-back',
        claims: [`4 * ${r}^3 / 3 = ${full}`],
      };
    }
    return {
      words: { ...words, value: show(volume) },
      question: [`${scene.key}-${told}`, scene.half ? 'ask-half' : near ? 'ask-near' : 'ask'],
      diagram: level === 1 ? roundSolid([['sphere']], { r, label: `${size} ${sign}`, drawn: told }) : null,
      answer: {
        value: show(volume),
        ...(near ? { form: 'decimal' as const, places: 0 as const } : {}),
        unit: `cubic ${unit}`,
        unitOne: `cubic ${one}`,
        reason: scene.half ? 'right-half' : 'right',
      },
      distractors: takeDistractors(
        volume,
        [
          distractor('squares-the-radius-instead-of-cubing', volume / r, 'squares'),
          told === 'diameter'
            ? distractor('uses-the-diameter-as-the-radius', 8 * volume, 'across')
            : distractor('uses-one-third-for-four-thirds', volume / 4, 'third'),
          scene.half
            ? distractor('adds-a-full-sphere', full, 'full')
            : distractor('uses-one-third-for-four-thirds', volume / 4, 'third'),
          distractor('slip', volume * 3, 'no-third'),
        ],
        show,
      ),
      steps: [
        told === 'diameter' && step('half', `${2 * r} ÷ 2`, r),
        step('cube', `${r} × ${r} × ${r}`, cube),
        step(
          near ? 'near' : 'four',
          `${near ? piShown : 'π'} × ${cube} × 4 ÷ 3`,
          near ? `about ${show(full)}` : show(full),
        ),
        scene.half && step('part', `${piText(full)} ÷ 2`, piText(volume)),
      ],
      claims: [near ? piRoundingClaim(full) : `4 * ${r}^3 / 3 = ${full}`],
    };
  },
  stretch: {
    draw: ({ random }) => drawDropped(random),
    build({ thing, told, n, r, wide }, { step, distractor }) {
      const { key, unit, one } = thing;
      const [cube, ball] = [r ** 3, (4 * r ** 3) / 3];
      const all = n * ball;
      const value = all / (wide * wide);
      return {
        words: { n, d: 2 * r, R: wide, D: 2 * wide, unit, value },
        question: [
          `${key}-in`,
          `in-${told}`,
          `${key}-drop`,
          thing.asks === 'ask-rise' && 'covers',
          thing.asks === 'ask-rise' ? 'ask-rise' : (`${thing.key}-high` as const),
        ],
        answer: { value, unit, unitOne: one, reason: 'right-level' },
        distractors: takeDistractors(
          value,
          [
            distractor('uses-the-diameter-as-the-radius', 8 * value, 'across-level'),
            distractor('uses-one-third-for-four-thirds', value / 4, 'third-level'),
            distractor('slip', value * wide, 'radius-once'),
            distractor('slip', value / n, 'one-ball'),
          ].filter((wrong) => isShort(wrong.value)),
        ),
        otherWrong: 'other-level',
        steps: [
          step('half', `${2 * r} ÷ 2`, r),
          step('cube', `${r} × ${r} × ${r}`, cube),
          step('four', `π × ${cube} × 4 ÷ 3`, piText(ball)),
          step('count', `${n} × ${piText(ball)}`, piText(all)),
          told === 'diameter' && step('middle', `${2 * wide} ÷ 2`, wide),
          step('ground', `π × ${wide} × ${wide}`, `${wide * wide}π`),
          step('level', `${all} ÷ ${wide * wide}`, value),
        ],
        finalAnswer: 'final-back',
        claims: [`${n} * 4 * ${r}^3 / 3 = ${wide}^2 * ${value}`],
      };
    },
  },
});

/** How many times the volume a sphere has with so many times the radius. */
function timesAsLarge({ scene, told, r, times }: Params, { step, distractor }: Said) {
  const value = times ** 3;
  const each = step('each', 'the radius', `${times} times as long`);
  return {
    words: { r, d: 2 * r, times, value },
    question: [`${scene.key}-${told}`, 'larger', 'ask-times'] as const,
    answer: { form: 'integer', value, reason: 'right-times' } as const,
    otherWrong: 'other-times' as const,
    distractors: [
      distractor('scales-a-volume-like-a-length', times, 'length', {
        work: [each, step('again', 'the volume', `${times} times as large`)],
      }),
      distractor('scales-a-volume-like-an-area', times ** 2, 'area', {
        work: [
          each,
          step('again', 'the cube', `${times}, twice as a factor`),
          step('all', `${times} × ${times}`, times ** 2),
        ],
      }),
      distractor('slip', 3 * times, 'adds'),
      distractor('slip', 4 * times, 'adds-four'),
    ],
    steps: [
      each,
      step('again', 'the cube', `${times}, three times as a factor`),
      step('all', `${times} × ${times} × ${times}`, value),
    ],
    finalAnswer: 'final-times' as const,
    claims: [`(${times} * ${r})^3 = ${value} * ${r}^3`],
  };
}

/** Balls that lose their shape or push water up, with the sizes that make sense. */
const dropped = [
  {
    key: 'marbles',
    unit: 'centimeters',
    one: 'centimeter',
    asks: 'ask-rise',
    wide: [4, 12],
    most: 6,
    r: 1.5,
  },
  { key: 'ice', unit: 'centimeters', one: 'centimeter', asks: 'ask-high', wide: [5, 15], most: 15, r: 3 },
  { key: 'clay', unit: 'inches', one: 'inch', asks: 'ask-high', wide: [2, 12], most: 15, r: 4.5 },
  { key: 'steel', unit: 'inches', one: 'inch', asks: 'ask-rise', wide: [6, 20], most: 12, r: 4.5 },
  { key: 'wax', unit: 'inches', one: 'inch', asks: 'ask-high', wide: [2, 9], most: 15, r: 3 },
] as const;

function drawDropped(random: Random) {
  return random.until(() => {
    const thing = random.pick(dropped);
    const [n, r] = [random.int(2, 30), random.pick([1.5, 3, 4.5])];
    const wide = random.int(thing.wide[0], thing.wide[1]);
    const value = (n * 4 * r ** 3) / 3 / (wide * wide);
    const isPlain = value % 1 === 0 && value > 1 && wide > r && r <= thing.r;
    return isPlain && value <= thing.most
      ? { thing, told: random.pick(['radius', 'diameter'] as const), n, r, wide }
      : null;
  });
}

function drawBall(level: Level, random: Random): Params {
  return random.until(() => {
    const scene = random.pick(balls.list);
    const told = random.pick(['radius', 'diameter'] as const);
    const r = random.int(scene.r[0], scene.r[1]);
    const asks = level < 3 ? 'volume' : r <= 9 && random.chance(70) ? 'length' : 'times';
    const times = asks === 'times' ? random.int(2, r > 9 ? 3 : 4) : 1;
    if (level === 1 && scene.half) return null;
    if (level === 2 && !scene.half && told === 'radius') return null;
    if (level === 3 && scene.half) return null;
    if (asks === 'times' && scene.key === 'orange') return null;
    // The answer must not stand in the question.
    if (asks === 'times' && (told === 'radius' ? r : 2 * r) === times ** 3) return null;
    const near = level < 3 && !scene.half && (r % 3 !== 0 || random.chance(30));
    if (near ? !roundsPlainly((4 * r ** 3) / 3) : r % 3 !== 0) return null;
    return { scene, told, asks, near, r, times };
  });
}
