import { type Level, numberSkill, type Random, type Tools } from '../../src/kit/index.ts';
import { piShown, piTimes } from '../../src/numbers/pi-values.ts';
import { circleWith } from '../../src/pictures/circle-figures.ts';
import { type RoundThing, roundThings } from '../../src/scenes/shapes/round-things.ts';

/** Things that roll or are run around, with the largest radius that makes sense. */
const rolling = [
  { key: 'bike', unit: 'inches', one: 'inch', least: 8, most: 14 },
  { key: 'cart', unit: 'inches', one: 'inch', least: 3, most: 7 },
  { key: 'ride', unit: 'meters', one: 'meter', least: 3, most: 9 },
  { key: 'pond', unit: 'meters', one: 'meter', least: 8, most: 30 },
] as const;

/** Two things of one shape, the larger one `factor` times as wide. */
const pairs = [
  { key: 'tables', unit: 'feet', one: 'foot', least: 8, most: 20 },
  { key: 'hoops', unit: 'inches', one: 'inch', least: 30, most: 90 },
  { key: 'ponds', unit: 'meters', one: 'meter', least: 15, most: 60 },
] as const;

/** The small one is `around` long around. */
type Compared = { pair: (typeof pairs)[number]; around: number; factor: number };

/** The part told is `size` long; at level 3 somebody goes around `turns` times. */
type Single = {
  thing: RoundThing;
  roll: (typeof rolling)[number];
  part: 'radius' | 'diameter';
  size: number;
  turns: number;
};

type Params = Single | Compared;

const text = {
  headline: 'Find a circumference',
  'pond-lanes':
    'Around a pond runs a path with a radius of {r, number} meters. A second path runs {w, number} meters farther out. A team runs {n, number} laps.',
  'pond-more': 'How many meters longer are these laps on the outer path?',
  'carousel-lanes':
    'On a carousel, a horse moves in a circle with a radius of {r, number} meters. A second horse is {w, number} meters farther out. The ride goes around {n, number} times.',
  'carousel-more': 'How many more meters does the outer horse move?',
  'bus-lanes':
    'In a traffic circle, the inner lane has a radius of {r, number} meters. The outer lane is {w, number} meters farther out. For a test, two cars go around {n, number} times.',
  'bus-more': 'How many more meters does the car on the outer lane go?',
  'ice-lanes':
    'Two skaters move in circles. One circle has a radius of {r, number} meters. The other one is {w, number} meters farther out. Both go around {n, number} times.',
  'ice-more': 'How many more meters does the outer skater go?',
  'right-lanes': 'The diameter grows on both sides, and each round grows by π times as much.',
  'once-lanes': 'This makes the diameter longer on one side only. How many ends does a diameter have?',
  'no-pi-lanes': 'This leaves out π. How much longer is the distance around?',
  'one-lane': 'This is the difference for one round. How many rounds are there?',
  'gap-lanes': 'This counts only how far the circles lie apart. How long is it around each of them?',
  'other-lanes': 'Find the distance around for both circles. Then compare.',
  'inner-do': 'Find the inner diameter.',
  'inner-why': 'It is twice the radius.',
  'first-do': 'Multiply by π.',
  'first-why': 'Every circle is π times as long around as across.',
  'outer-do': 'Find the outer radius.',
  'outer-why': 'It is longer by the gap.',
  'wide-do': 'Find the outer diameter.',
  'wide-why': 'It is twice the outer radius.',
  'second-do': 'Multiply by π again.',
  'second-why': 'The same is true for each circle.',
  'more-do': 'Subtract the two distances around.',
  'more-why': 'This is the difference for one round.',
  'rounds-do': 'Multiply by the number of rounds.',
  'rounds-why': 'Each round brings the same difference.',
  tables: 'Two tables are round. The large one is {factor, number} times as wide as the small one.',
  hoops: 'Two hoops are round. The large one is {factor, number} times as wide as the small one.',
  ponds: 'Two ponds are round. The large one is {factor, number} times as wide as the small one.',
  'tables-around': 'The small one is {around, number} feet around. How many feet is the large one around?',
  'hoops-around': 'The small one is {around, number} inches around. How many inches is the large one around?',
  'ponds-around': 'The small one is {around, number} meters around. How many meters is the large one around?',
  'right-ratio':
    'The ratio of circumference to diameter is π for both circles, so both lengths have one factor.',
  'pi-ratio': 'This multiplies by π. Which two lengths does π compare?',
  'square-ratio': 'This multiplies two times, as for an area. Does the question ask for a length?',
  'add-ratio': 'This adds {factor, number}. What does “times as wide” do to a length?',
  'other-ratio':
    'The circumference is π times the diameter in both circles. How many times as long is it, then?',
  'ratio-do': 'Compare the two circles.',
  'ratio-why':
    'Circumference divided by diameter is π for every circle. So both lengths get the same factor.',
  'grow-do': 'Multiply the circumference by the factor.',
  'grow-why': 'The diameter was multiplied by it as well.',
  'back-do': 'Check: divide the circumferences.',
  'back-why': 'The factor must come back.',
  use: 'Use {pi} for π.',
  ask: 'What is its circumference?',
  'bike-radius': 'A bike wheel has a radius of {size, number} inches. It turns {turns, number} times.',
  'bike-diameter': 'A bike wheel has a diameter of {size, number} inches. It turns {turns, number} times.',
  'bike-ask': 'How many inches does the bike roll?',
  'cart-radius':
    'A toy cart has wheels with a radius of {size, number} inches. Each turns {turns, number} times.',
  'cart-diameter':
    'A toy cart has wheels with a diameter of {size, number} inches. Each turns {turns, number} times.',
  'cart-ask': 'How many inches does the cart roll?',
  'ride-radius':
    'On a fair ride, a seat moves in a circle with a radius of {size, number} meters. It goes around {turns, number} times.',
  'ride-diameter':
    'On a fair ride, a seat moves in a circle with a diameter of {size, number} meters. It goes around {turns, number} times.',
  'ride-ask': 'How many meters does the seat move?',
  'pond-radius':
    'A path runs in a circle with a radius of {size, number} meters. A team runs around it {turns, number} times.',
  'pond-diameter':
    'A path runs in a circle with a diameter of {size, number} meters. A team runs around it {turns, number} times.',
  'pond-ask': 'How many meters does the team run?',
  right: 'The distance around a circle is π times its diameter.',
  'right-turns': 'Each time around is one circumference.',
  half: 'This multiplies the radius by π. How far is it straight across?',
  double: 'This doubles the diameter. Does it already go all the way across?',
  area: 'This squares a length, as for an area. Does the question ask for the distance around?',
  'no-pi': 'This leaves out π. Is the distance around longer than twice the distance across?',
  'one-turn': 'This is the distance once around. How many times does it go around?',
  other: 'Find the diameter first. Then think what π tells about the distance around.',
  'across-do': 'Double the radius.',
  'across-why': 'The diameter goes all the way across.',
  'read-do': 'Read the diameter.',
  'read-why': 'It goes all the way across.',
  'around-do': 'Multiply by π.',
  'around-why': 'Every circle is π times as long around as across.',
  'turns-do': 'Multiply by how many times it goes around.',
  'turns-why': 'Each time around is one circumference.',
  'check-do': 'Check with a rough number.',
  'check-why': 'Three times the diameter must come close.',
  final: '{shown} {unit}',
} as const;

/** Level 1 shows the circle, level 2 tells of a thing or compares two circles, level 3 goes around several times. */
export const m7CircumferenceFind = numberSkill('m7-circumference-find', {
  version: 3,
  form: 'measure',
  scenes: [roundThings],
  text,
  draw: ({ level, random }): Params =>
    level === 2 && random.chance(30) ? drawCompared(random) : drawCircle(level, random),
  build(params: Params, { level, step, distractor }) {
    if ('pair' in params) return comparedBody(params, { step, distractor });
    const { thing, roll, part, size, turns } = params;
    const across = part === 'radius' ? 2 * size : size;
    const around = piTimes(across);
    const value = piTimes(across * turns);
    const { unit, one } = level === 3 ? roll : thing;
    const words = { r: size, d: size, size, turns, pi: piShown, shown: String(value), unit };
    return {
      words,
      question:
        level === 3
          ? [`${roll.key}-${part}`, `${roll.key}-ask`, 'use']
          : [`${thing.key}-${part}`, level === 1 ? 'ask' : `${thing.key}-ask-around`, 'use'],
      diagram: level === 1 ? circleWith(part, size, `${size} ${thing.sign}`) : null,
      answer: { value, unit, unitOne: one, reason: level === 3 ? 'right-turns' : 'right' },
      distractors: [
        part === 'radius'
          ? distractor('uses-the-radius-as-the-diameter', piTimes(size * turns), 'half')
          : distractor('uses-the-diameter-as-the-radius', piTimes(2 * size * turns), 'double'),
        level === 3
          ? distractor('slip', around, 'one-turn')
          : distractor('uses-the-area-formula', piTimes((across / 2) ** 2), 'area'),
        distractor('leaves-out-pi', across * turns, 'no-pi'),
      ],
      steps: [
        part === 'radius'
          ? step('across', `2 × ${size}`, across)
          : step('read', 'all the way across', across),
        step('around', `${piShown} × ${across}`, around),
        level === 3 && step('turns', `${around} × ${turns}`, value),
        level === 2 && step('check', `3 × ${across}`, `${3 * across}, near ${around}`),
      ],
      claims: [`${piShown} * ${across} * ${turns} = ${value}`],
    };
  },
  stretch: {
    draw: ({ random }) => drawLanes(random),
    build({ way, r, w, n }, { step, distractor }) {
      const [inner, outer] = [piTimes(2 * r), piTimes(2 * (r + w))];
      const [gap, value] = [piTimes(2 * w), piTimes(2 * w * n)];
      return {
        words: { r, w, n, pi: piShown, shown: String(value), unit: 'meters' },
        question: [`${way.key}-lanes`, `${way.key}-more`, 'use'],
        answer: { value, unit: 'meters', unitOne: 'meter', reason: 'right-lanes' },
        otherWrong: 'other-lanes',
        distractors: [
          distractor('uses-the-radius-as-the-diameter', piTimes(w * n), 'once-lanes'),
          distractor('leaves-out-pi', 2 * w * n, 'no-pi-lanes'),
          n < 18 ? distractor('slip', gap, 'one-lane') : distractor('slip', w * n, 'gap-lanes'),
        ],
        steps: [
          step('inner', `2 × ${r}`, 2 * r),
          step('first', `${piShown} × ${2 * r}`, inner),
          step('outer', `${r} + ${w}`, r + w),
          step('wide', `2 × ${r + w}`, 2 * (r + w)),
          step('second', `${piShown} × ${2 * (r + w)}`, outer),
          step('more', `${outer} − ${inner}`, gap),
          step('rounds', `${gap} × ${n}`, value),
        ],
        claims: [`${piShown} * 2 * ${w} * ${n} = ${value}`],
      };
    },
  },
});

type Said = Pick<Tools<keyof typeof text>, 'step' | 'distractor'>;

/** Both circles have the same ratio of circumference to diameter, so no π is needed. */
function comparedBody({ pair, around, factor }: Compared, { step, distractor }: Said) {
  const { key, unit, one } = pair;
  const value = around * factor;
  return {
    words: { around, factor, shown: String(value), unit },
    question: [key, `${key}-around`] as const,
    answer: { value, unit, unitOne: one, reason: 'right-ratio' } as const,
    otherWrong: 'other-ratio' as const,
    distractors: [
      distractor('uses-the-area-formula', around * factor * factor, 'square-ratio'),
      distractor('multiplies-by-pi', piTimes(around), 'pi-ratio'),
      distractor('adds-the-factor', around + factor, 'add-ratio'),
    ],
    steps: [
      step('ratio', `${factor} times as wide`, `${factor} times as long around`),
      step('grow', `${around} × ${factor}`, value),
      step('back', `${value} ÷ ${around}`, factor),
    ],
    claims: [`${around} * ${factor} = ${value}`],
  };
}

function drawCompared(random: Random): Compared {
  return random.until(() => {
    const pair = random.pick(pairs);
    const [around, factor] = [random.int(pair.least, pair.most), random.int(2, 5)];
    return factor > 1 && around > 2 * factor ? { pair, around, factor } : null;
  });
}

function drawCircle(level: Level, random: Random): Single {
  return random.until(() => {
    const thing = random.pick(roundThings.list);
    const roll = random.pick(rolling);
    const part = random.pick(['radius', 'diameter'] as const);
    const { least, most } = level === 3 ? roll : thing;
    const halves = random.int(2 * least, 2 * most);
    const size = part === 'radius' ? halves / 2 : halves;
    const turns = level === 3 ? random.pick([4, 5, 6, 8, 10, 12, 15]) : 1;
    const r = halves / 2;
    // The area has at most two places and is no circumference by chance.
    const isApart = level === 3 || (Number.isInteger(r) && r !== 2);
    const isNear = level === 3 || r < 40;
    return isApart && isNear && (level < 3 || halves % 1 === 0) ? { thing, roll, part, size, turns } : null;
  });
}

/** Two circles around one center, with least and greatest radius, gap and number of rounds. */
const lanes = [
  { key: 'pond', r: [20, 60], w: [2, 6], n: [2, 8] },
  { key: 'carousel', r: [3, 6], w: [2, 3], n: [8, 17] },
  { key: 'bus', r: [12, 30], w: [3, 5], n: [2, 9] },
  { key: 'ice', r: [2, 8], w: [2, 4], n: [3, 12] },
] as const;

function drawLanes(random: Random) {
  const within = ([least, most]: readonly [number, number]): number => random.int(least, most);
  return random.until(() => {
    const way = random.pick(lanes);
    const w = random.chance(40) ? within(way.w) + 0.5 : within(way.w);
    const [r, n] = [within(way.r), within(way.n)];
    // The distance around one of the circles must not be the answer.
    return w * n === r || w * n === r + w ? null : { way, r, w, n };
  });
}
