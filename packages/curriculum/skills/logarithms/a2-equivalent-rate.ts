import {
  type Level,
  type NumberCandidate,
  numberSkill,
  type Random,
  takeDistractors,
} from '../../src/kit/index.ts';
import { roundedTo, roundingClaim } from '../../src/numbers/rounded-values.ts';

const scenes = {
  1: ['people', 'visits', 'savings', 'forest', 'users', 'rents'],
  2: ['members', 'orders', 'deposits', 'trees', 'readers', 'views'],
  3: ['car', 'bees', 'noise', 'glacier', 'machine', 'battery'],
} as const;

/** The rate in tenths of a percent: a year's at levels 1 and 3, a month's at level 2. */
type Params = { scene: (typeof scenes)[Level][number]; tenths: number };

/** Level 1 goes from a year to a month, level 2 from a month to a year, level 3 from a yearly loss to a monthly one. */
export const a2EquivalentRate = numberSkill('a2-equivalent-rate', {
  version: 2,
  form: 'percent',
  text: {
    headline: 'Find an equivalent rate',
    people: 'A district grows by {rate} a year.',
    visits: 'Visits to a website grow by {rate} a year.',
    savings: 'A city’s savings grow by {rate} a year.',
    forest: 'A young forest grows by {rate} a year.',
    users: 'The number of users of an app grows by {rate} a year.',
    rents: 'Rents grow by {rate} a year.',
    members: 'A club grows by {rate} a month.',
    orders: 'Orders at a shop grow by {rate} a month.',
    deposits: 'An account grows by {rate} a month.',
    trees: 'The seedlings in a nursery grow by {rate} a month.',
    readers: 'The number of readers of a blog grows by {rate} a month.',
    views: 'Views of a film grow by {rate} a month.',
    car: 'A car loses {rate} of its value each year.',
    bees: 'A bee colony shrinks by {rate} a year.',
    noise: 'The traffic on a road falls by {rate} a year.',
    glacier: 'A glacier shrinks by {rate} a year.',
    machine: 'A machine loses {rate} of its value each year.',
    battery: 'A battery loses {rate} of its charge each year.',
    'ask-month': 'Which monthly growth rate is equivalent? Round to the nearest hundredth of a percent.',
    'ask-year': 'Which yearly growth rate is equivalent? Round to the nearest hundredth of a percent.',
    'ask-loss': 'Which monthly rate of loss is equivalent? Round to the nearest hundredth of a percent.',
    right: 'The factor, not the rate, is taken for each month.',
    divides: 'This divides the rate. Does equal growth in each month add up or multiply up?',
    multiplies: 'This multiplies the rate. Does growth in each month add up or multiply up?',
    root: 'This takes the root of the rate. Which number is multiplied again and again?',
    one: 'This is the rate for one month only. How many months does a year have?',
    eleven: 'This uses the factor one time too few. How many months does a year have?',
    half: 'This takes half a year for a year. How many months belong to it?',
    double: 'This takes half a year for a month. Which root belongs to one month?',
    other: 'Turn the rate into a factor first. Then ask how often it is used in a year.',
    'factor-do': 'Write the growth factor.',
    'factor-why': 'The old amount stays, and the rate comes on top.',
    'factor-loss': 'What is left is the whole minus the rate.',
    'month-do': 'Take the root for one month.',
    'month-why': 'The monthly factor is used {months, number} times in a year.',
    'year-do': 'Use the monthly factor for a whole year.',
    'year-why': 'It is used {months, number} times, once each month.',
    'rate-do': 'Turn the factor back into a rate.',
    'rate-why': 'The rate is the difference between the factor and one.',
    final: 'The equivalent rate is about {value}.',
  },
  draw: ({ level, random }): Params => drawRate(level, random),
  build({ scene, tenths }: Params, { level, step, distractor }) {
    const percent = tenths / 10;
    const share = tenths / 1000;
    const factor = level === 3 ? 1 - share : 1 + share;
    const other = level === 2 ? factor ** 12 : factor ** (1 / 12);
    const { key, candidates } = valuesOf(percent, level);
    const show = (of: number): string => `${roundedTo(of, 2)}%`;
    const value = show(key);
    const words = { rate: `${percent}%`, value, months: 12 };
    const base = String(Number(factor.toFixed(6)));
    const shown = roundedTo(other, 6);
    const exponent = level === 2 ? '12' : '(1/12)';
    const difference = level === 3 ? `1 - ${base}^${exponent}` : `${base}^${exponent} - 1`;
    return {
      words,
      question: [scene, ({ 1: 'ask-month', 2: 'ask-year', 3: 'ask-loss' } as const)[level]],
      answer: { value, places: 2 },
      distractors: takeDistractors(
        key,
        candidates.map(
          ([misconception, of, reason]): NumberCandidate => distractor(misconception, of, reason),
        ),
        show,
      ),
      steps: [
        step('factor', words.rate, base, { why: level === 3 ? 'factor-loss' : 'factor-why' }),
        level === 2
          ? step('year', `$${base}^{12}$`, `about ${shown}`)
          : step('month', `$${base}^{1/12}$`, `about ${shown}`),
        step('rate', `about ${shown}`, `about ${value}`),
      ],
      claims: [roundingClaim(`100 * (${difference})`, value.replace('%', ''), 2)],
    };
  },
});

type Wrong = readonly [
  NumberCandidate['misconception'],
  number,
  'divides' | 'multiplies' | 'root' | 'one' | 'eleven' | 'half' | 'double',
];

/** The right rate and the wrong ones, in percent. */
function valuesOf(percent: number, level: Level): { key: number; candidates: readonly Wrong[] } {
  const share = percent / 100;
  if (level === 2) {
    const after = (months: number): number => 100 * ((1 + share) ** months - 1);
    return {
      key: after(12),
      candidates: [
        ['multiplies-the-rate-by-twelve', 12 * percent, 'multiplies'],
        ['uses-years-for-periods', percent, 'one'],
        ['slip', after(11), 'eleven'],
        ['slip', after(6), 'half'],
      ],
    };
  }
  const part = (of: number): number => 100 * Math.abs((level === 3 ? 1 - share : 1 + share) ** of - 1);
  return {
    key: part(1 / 12),
    candidates: [
      ['divides-the-rate-by-twelve', percent / 12, 'divides'],
      ['takes-the-root-of-the-rate', percent ** (1 / 12), 'root'],
      ['slip', part(1 / 2), 'double'],
    ],
  };
}

function drawRate(level: Level, random: Random): Params {
  return random.until(() => {
    const scene = random.pick(scenes[level]);
    const tenths = level === 2 ? random.int(5, 40) : random.int(40, level === 1 ? 150 : 250);
    const { key, candidates } = valuesOf(tenths / 10, level);
    const shown = [key, ...candidates.map(([, of]) => of)].map((of) => roundedTo(of, 2));
    return new Set(shown).size === shown.length && key < 18 * (tenths / 10) ? { scene, tenths } : null;
  });
}
