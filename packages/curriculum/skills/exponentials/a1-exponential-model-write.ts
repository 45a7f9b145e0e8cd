import { numberSkill } from '../../src/kit/index.ts';

/** The amount starts at `start` and changes by `rate` percent in each step, below zero for a decay. */
type Params = {
  scene: Scene;
  start: number;
  rate: number;
};

/** What y is in each story, the period in which it is told, and the percents that are true to it. */
const scenes = {
  town: { what: 'number $y$ of people', period: 'year', rates: [2, 3, 4, 5, 6] },
  algae: { what: 'area $y$ in square meters', period: 'week', rates: [8, 10, 12, 15, 20, 25, 30] },
  fund: { what: 'amount $y$ in dollars', period: 'year', rates: [2, 3, 4, 5, 6, 8] },
  machine: { what: 'value $y$ in dollars', period: 'year', rates: [8, 10, 12, 15, 20, 25] },
  dose: { what: 'amount $y$ of the medicine', period: 'hour', rates: [8, 10, 12, 15, 20, 25, 30] },
  forest: { what: 'number $y$ of sick trees', period: 'year', rates: [4, 5, 6, 8, 10, 12, 15, 20] },
} as const;

type Scene = keyof typeof scenes;

/** Level 1 has growth, level 2 decay, level 3 both, with the value after one period instead of the percent. */
export const a1ExponentialModelWrite = numberSkill('a1-exponential-model-write', {
  version: 2,
  form: 'equation',
  text: {
    headline: 'Write an exponential model',
    town: 'A town has {start, number} people. Each year the number grows by {size, number}%.',
    algae: 'Algae cover {start, number} square meters. Each week the area grows by {size, number}%.',
    fund: 'A fund holds {start, number} dollars. Each year it grows by {size, number}%.',
    machine: 'A machine is worth {start, number} dollars. Each year it loses {size, number}% of its value.',
    dose: 'There are {start, number} units of a medicine in the blood. Each hour {size, number}% of it leaves.',
    forest: 'A forest has {start, number} sick trees. Each year their number falls by {size, number}%.',
    'town-next':
      'A town has {start, number} people, and {next, number} one year later. The factor stays the same each year.',
    'algae-next':
      'Algae cover {start, number} square meters, and {next, number} one week later. The factor stays the same each week.',
    'fund-next':
      'A fund holds {start, number} dollars, and {next, number} one year later. The factor stays the same each year.',
    'machine-next':
      'A machine is worth {start, number} dollars, and {next, number} one year later. The factor stays the same each year.',
    'dose-next':
      'There are {start, number} units of a medicine in the blood, and {next, number} one hour later. The factor stays the same each hour.',
    'forest-next':
      'A forest has {start, number} sick trees, and {next, number} one year later. The factor stays the same each year.',
    ask: [
      'Which function gives the {what} after {t} {periods}?',
      'Which rule gives the {what} after {t} {periods}?',
      'Choose the function for the {what} after {t} {periods}.',
    ],
    right: 'The start is multiplied by the factor {factor} once for each {period}.',
    rate: 'Here the base is the rate alone. What would be there after one {period}?',
    linear:
      'This changes by the same amount each {period}. Does a percent of a changing amount stay the same?',
    swaps: 'This swaps the start and the factor. What does it give when {t} is zero?',
    other: 'Find the factor of one {period} first. Then see which number is there at the start.',
    'start-do': 'Find the start.',
    'start-why': 'It stands in front of the power.',
    'factor-do': 'Find the factor of one {period}.',
    'grow-why': 'The whole stays, and the percent is added.',
    'fall-why': 'The whole minus the percent is left.',
    'divide-why': 'Divide the second value by the first.',
    'write-do': 'Write the function.',
    'write-why': 'Each {period} is one more factor.',
    final: 'The function is {rule}.',
  },
  draw({ level, random }): Params {
    const down = level === 2 || (level === 3 && random.chance(60));
    const scene = random.pick<Scene>(down ? ['machine', 'dose', 'forest'] : ['town', 'algae', 'fund']);
    const rate = random.pick<number>(scenes[scene].rates);
    const start = 100 * random.int(2, 40);
    return { scene, start, rate: down ? -rate : rate };
  },
  build({ scene, start, rate }: Params, { level, step, distractor }) {
    const factor = String((100 + rate) / 100);
    const [size, down] = [Math.abs(rate), rate < 0];
    const next = (start * (100 + rate)) / 100;
    const change = Math.abs(next - start);
    const value = `y = ${start}(${factor})^t`;
    const { period, what } = scenes[scene];
    const words = {
      start,
      size,
      next,
      factor,
      period,
      periods: `${period}s`,
      what,
      t: '$t$',
      rule: `$${value}$`,
    };
    const told = level === 3;
    return {
      words,
      question: [told ? `${scene}-next` : scene, 'ask'],
      answer: value,
      distractors: [
        distractor('uses-the-rate-as-the-base', `y = ${start}(${size / 100})^t`, 'rate'),
        distractor('adds-the-change-each-step', `y = ${start} ${down ? '-' : '+'} ${change}t`, 'linear'),
        distractor('swaps-start-value-and-factor', `y = ${factor}(${start})^t`, 'swaps'),
      ],
      steps: [
        step('start', 'amount at zero', start),
        told
          ? step('factor', `${next} ÷ ${start}`, factor, { why: 'divide-why' })
          : step('factor', `1 ${down ? '−' : '+'} ${size / 100}`, factor, {
              why: down ? 'fall-why' : 'grow-why',
            }),
        step('write', '$y = ab^t$', words.rule),
      ],
      claims: [`${start} * ${factor} = ${next}`],
    };
  },
});
