import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { piShown, piTimes } from '../../src/numbers/pi-values.ts';
import { circleWith } from '../../src/pictures/circle-figures.ts';
import { type RoundThing, roundThings } from '../../src/scenes/shapes/round-things.ts';

const rolling = [
  { key: 'bike', unit: 'inches', one: 'inch', least: 8, most: 14 },
  { key: 'cart', unit: 'inches', one: 'inch', least: 3, most: 7 },
  { key: 'tape', unit: 'feet', one: 'foot', least: 0.5, most: 1 },
  { key: 'lap', unit: 'meters', one: 'meter', least: 10, most: 30 },
] as const;

/** The radius is `r`; at level 3 the way of `turns` turns is told. */
type Params = {
  thing: RoundThing;
  roll: (typeof rolling)[number];
  r: number;
  turns: number;
  asks: 'radius' | 'diameter';
};

/** Level 1 asks for the diameter, level 2 for the radius, level 3 starts from several turns. */
export const m7DiameterFromCircumference = numberSkill('m7-diameter-from-circumference', {
  version: 1,
  form: 'measure',
  scenes: [roundThings],
  text: {
    headline: 'Work backward from a circumference',
    use: 'Use {pi} for π.',
    'ask-diameter': 'What is its diameter?',
    'ask-radius': 'What is its radius?',
    'bike-told': 'A bike rolls {way, number} inches while its wheel turns {turns, number} times.',
    'cart-told': 'A toy cart rolls {way, number} inches while a wheel turns {turns, number} times.',
    'tape-told':
      'A worker measures a hall with a wheel. It rolls {way, number} feet in {turns, number} turns.',
    'lap-told': 'A team runs {turns, number} times around a round track. That is {way, number} meters.',
    'wheel-diameter': 'What is the diameter of the wheel?',
    'wheel-radius': 'What is the radius of the wheel?',
    'track-diameter': 'What is the diameter of the track?',
    'track-radius': 'What is the radius of the track?',
    right: 'Dividing by π undoes multiplying by π.',
    rounded: 'The number is rounded here.',
    times: 'This multiplies by π again. Is the distance across longer or shorter than the distance around?',
    diameter: 'This goes all the way across. How far is it from the center to the edge?',
    radius: 'This goes from the center to the edge. How far is it all the way across?',
    two: 'This halves the distance around. Where does π come in?',
    all: 'This uses the whole distance. How far is it once around?',
    'no-pi': 'This is the distance once around. How does it lead to the distance across?',
    other: 'The distance around is π times the distance across. How can you undo that?',
    'one-do': 'Find the distance once around.',
    'one-why': 'It is the same each time.',
    'across-do': 'Divide by π.',
    'across-why': 'The distance around is π times the diameter.',
    'half-do': 'Halve the diameter.',
    'half-why': 'The radius goes half the way across.',
    'check-do': 'Check: multiply by π.',
    'check-why': 'The circumference must come back.',
    final: '{shown} {unit}',
  },
  draw: ({ level, random }): Params => drawCircle(level, random),
  build({ thing, roll, r, turns, asks }: Params, { level, step, distractor }) {
    const across = 2 * r;
    const c = piTimes(across);
    const way = piTimes(across * turns);
    const value = asks === 'radius' ? r : across;
    const { unit, one } = level === 3 ? roll : thing;
    const what = roll.key === 'lap' ? 'track' : 'wheel';
    const words = { c, way, turns, pi: piShown, shown: String(value), unit: value === 1 ? one : unit };
    return {
      words,
      question:
        level === 3
          ? [`${roll.key}-told`, `${what}-${asks}`, 'use']
          : [`${thing.key}-around`, `ask-${asks}`, 'use'],
      diagram: level === 1 ? circleWith(asks, value, null) : null,
      answer: { value, unit, unitOne: one },
      distractors: [
        level === 3
          ? distractor('slip', asks === 'radius' ? across : r, asks === 'radius' ? 'diameter' : 'radius')
          : distractor('multiplies-by-pi', Math.round(314 * c) / 100, [
              !Number.isInteger(Math.round(31_400 * c) / 100) && 'rounded',
              'times',
            ]),
        level === 3 && distractor('leaves-out-pi', c, 'no-pi'),
        distractor('divides-by-two-only', (level === 3 ? way : c) / 2, level === 3 ? 'all' : 'two'),
        level < 3 &&
          (asks === 'radius'
            ? distractor('gives-the-diameter-for-the-radius', across, 'diameter')
            : distractor('slip', r, 'radius')),
      ],
      steps: [
        level === 3 && step('one', `${way} ÷ ${turns}`, c),
        step('across', `${c} ÷ ${piShown}`, across),
        asks === 'radius' && step('half', `${across} ÷ 2`, r),
        step('check', `${piShown} × ${across}`, c),
      ],
      claims: [`${piShown} * ${across} = ${c}`, `${c} * ${turns} = ${way}`],
    };
  },
});

function drawCircle(level: Level, random: Random): Params {
  return random.until(() => {
    const thing = random.pick(roundThings.list);
    const roll = random.pick(rolling);
    const { least, most } = level === 3 ? roll : thing;
    const r = random.int(2 * least, 2 * most) / 2;
    const turns = level === 3 ? random.pick([4, 5, 8, 10]) : 1;
    const asks =
      level === 1 ? 'diameter' : level === 2 ? 'radius' : random.pick(['radius', 'diameter'] as const);
    // The way of all turns, halved, stays a believable answer.
    const isNear = piTimes(2 * r * turns) / 2 < 19 * (asks === 'radius' ? r : 2 * r);
    return isNear ? { thing, roll, r, turns, asks } : null;
  });
}
