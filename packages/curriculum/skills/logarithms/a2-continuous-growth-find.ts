import {
  type Level,
  type NumberCandidate,
  numberSkill,
  type Random,
  takeDistractors,
} from '../../src/kit/index.ts';
import { roundedTo, roundingClaim } from '../../src/numbers/rounded-values.ts';

const scenes = {
  1: ['trees', 'algae', 'fund', 'reef'],
  2: ['moss', 'users', 'fund', 'reef'],
  3: ['lake', 'medicine', 'heat', 'metal'],
} as const;

/** P, the yearly rate in tenths of a percent, and the time in months (level 2) or years. */
type Params = { scene: (typeof scenes)[Level][number]; start: number; tenths: number; time: number };

/** Level 1 grows over years, level 2 over months, level 3 decays. */
export const a2ContinuousGrowthFind = numberSkill('a2-continuous-growth-find', {
  version: 2,
  form: 'decimal',
  text: {
    headline: 'Use continuous growth',
    trees: 'A map counts {start} thousand trees. Their number grows continuously at {rate} a year.',
    algae: 'A pond holds {start} kilograms of algae. They grow continuously at {rate} a year.',
    fund: 'A fund holds {start} thousand dollars. It grows continuously at {rate} a year.',
    reef: 'A reef covers {start} square meters. It grows continuously at {rate} a year.',
    moss: 'A lab has {start} grams of moss. It grows continuously at {rate} a year.',
    users: 'An app has {start} thousand users. Their number grows continuously at {rate} a year.',
    lake: 'A lake holds {start} million liters. It shrinks continuously at {rate} a year.',
    medicine: 'A store has {start} grams of a medicine. It decays continuously at {rate} a year.',
    heat: 'A rock gives off {start} units of heat. This falls continuously at {rate} a year.',
    metal: 'A sample has {start} grams of a radioactive metal. It decays continuously at {rate} a year.',
    formula: 'Use {formula}.',
    'ask-years':
      'What is the amount after {time, number} years, in the same unit? Round to the nearest hundredth.',
    'ask-months':
      'What is the amount after {time, number} months, in the same unit? Round to the nearest hundredth.',
    right: 'The rate is a decimal, the time is in years, and their product is the exponent.',
    percent: 'This puts the percent number in the exponent. Which decimal is that rate?',
    product: 'This multiplies by the exponent. What does an exponent tell you to do?',
    time: 'This leaves out the time. For how long does the amount change?',
    simple: 'This changes by the same amount each year. What is the percent taken of as time goes on?',
    months: 'This counts the months as years. What part of a year are they?',
    sign: 'This lets it grow. Which sign does a loss have in the exponent?',
    other: 'Write the rate as a decimal, multiply it by the years, and use this as the exponent.',
    'rate-do': 'Write the rate as a decimal.',
    'rate-why': 'Percent means out of a hundred.',
    'rate-loss': 'A loss has a minus sign.',
    'years-do': 'Write the time in years.',
    'years-why': 'The rate is for a year.',
    'exponent-do': 'Multiply rate and time.',
    'exponent-why': 'This is the exponent of e.',
    'power-do': 'Work out the amount.',
    'power-why': 'The starting amount is multiplied by the power of e.',
    final: 'The amount is about {value}.',
  },
  draw: ({ level, random }): Params => drawGrowth(level, random),
  build(params: Params, { level, step, distractor }) {
    const { scene, start, tenths, time } = params;
    const years = level === 2 ? time / 12 : time;
    const rate = (level === 3 ? -tenths : tenths) / 1000;
    const exponent = Number((rate * years).toFixed(6));
    const key = start * Math.exp(exponent);
    const value = roundedTo(key, 2);
    const words = { start, rate: `${tenths / 10}%`, time, value, formula: '$A = Pe^{rt}$' };
    const minus = (of: number): string => String(of).replace('-', '−');
    return {
      words,
      question: [scene, 'formula', level === 2 ? 'ask-months' : 'ask-years'],
      answer: { value, places: 2 },
      distractors: takeDistractors(
        key,
        wrongOf(params, level).map(
          ([misconception, of, reason]): NumberCandidate => distractor(misconception, of, reason),
        ),
        (of) => roundedTo(of, 2),
      ),
      steps: [
        step('rate', words.rate, minus(rate), { why: level === 3 ? 'rate-loss' : 'rate-why' }),
        level === 2 ? step('years', `${time} months`, `${years} years`) : null,
        step('exponent', `${minus(rate)} × ${years}`, minus(exponent)),
        step('power', `$${start}e^{${exponent}}$`, `about ${value}`),
      ],
      claims: [roundingClaim(`${start} * e^(${exponent})`, value, 2), `${rate} * ${years} = ${exponent}`],
    };
  },
});

type Wrong = readonly [
  NumberCandidate['misconception'],
  number,
  'percent' | 'product' | 'time' | 'simple' | 'months' | 'sign',
];

function wrongOf({ start, tenths, time }: Params, level: Level): readonly Wrong[] {
  const years = level === 2 ? time / 12 : time;
  const rate = tenths / 1000;
  const signed = level === 3 ? -rate : rate;
  return [
    ['leaves-out-t', start * Math.exp(signed), 'time'],
    ['multiplies-instead-of-raising', start * Math.E * rate * years, 'product'],
    ['uses-r-as-a-percent-number', start * Math.exp(signed * 100 * years), 'percent'],
    ...slipOf(level, start, rate * years),
    ['uses-simple-interest', start * (1 + signed * years), 'simple'],
  ];
}

/** The other sign for a loss, months taken as years where there are months. */
function slipOf(level: Level, start: number, exponent: number): readonly Wrong[] {
  if (level === 1) return [];
  return level === 3
    ? [['slip', start * Math.exp(exponent), 'sign']]
    : [['slip', start * Math.exp(12 * exponent), 'months']];
}

function drawGrowth(level: Level, random: Random): Params {
  return random.until(() => {
    const slow = random.chance(50);
    const tenths = slow ? random.int(4, 14) : 5 * random.int(6, 24);
    const time = level === 2 ? random.pick([18, 30, 42]) : random.int(2, slow ? 4 : 8);
    const params: Params = { scene: random.pick(scenes[level]), start: random.int(12, 90), tenths, time };
    const years = level === 2 ? time / 12 : time;
    const rate = tenths / 1000;
    const key = params.start * Math.exp((level === 3 ? -1 : 1) * rate * years);
    const shown = [key, ...wrongOf(params, level).map(([, of]) => of)].map((of) => roundedTo(of, 2));
    const likely = Math.E * rate * years * params.start > key / 18;
    return likely && new Set(shown).size === shown.length ? params : null;
  });
}
