import { type Level, numberSkill } from '../../src/kit/index.ts';

/** The amount starts at `start` and changes by `rate` percent in each of `count` steps. */
type Params = {
  scene: 'town' | 'bus' | 'algae' | 'fund' | 'views' | 'waste';
  start: number;
  rate: number;
  count: number;
};

const rises = ['town', 'algae', 'fund', 'views'] as const;
const falls = ['bus', 'waste'] as const;

/**
 * Level 1 has two steps up, level 2 steps up or down, level 3 asks for the change over all steps. The stretch problem goes
 * up and then down by percents.
 */
export const a1ExponentialModelPredict = numberSkill('a1-exponential-model-predict', {
  version: 1,
  form: 'decimal',
  text: {
    headline: 'Predict with a model',
    town: 'A town has {start, number} people. The number grows by {size, number}% each year.',
    algae:
      'Algae cover {start, number} square meters of a lake. The area grows by {size, number}% each week.',
    fund: 'A fund holds {start, number} dollars. It grows by {size, number}% each year.',
    views: 'A video gets {start, number} views a day. The number grows by {size, number}% each day.',
    bus: 'A bus is worth {start, number} dollars. Its value falls by {size, number}% each year.',
    waste: 'A city makes {start, number} tons of waste. The amount falls by {size, number}% each year.',
    'town-ask': 'What does this model give after {count, number} years?',
    'algae-ask': 'What does this model give after {count, number} weeks?',
    'fund-ask': 'What does this model give after {count, number} years?',
    'views-ask': 'What does this model give after {count, number} days?',
    'bus-ask': 'What does this model give after {count, number} years?',
    'waste-ask': 'What does this model give after {count, number} years?',
    'town-change': 'By how many people has it grown after {count, number} years?',
    'algae-change': 'By how many square meters has it grown after {count, number} weeks?',
    'fund-change': 'By how many dollars has it grown after {count, number} years?',
    'views-change': 'By how many views has it grown after {count, number} days?',
    'bus-change': 'How many dollars of value are lost after {count, number} years?',
    'waste-change': 'By how many tons has it fallen after {count, number} years?',
    right: 'The factor {factor} is used once for each step.',
    'right-change':
      'The factor {factor} is used once for each step. Then the start is compared with the end.',
    adds: 'This changes by the same amount in each step. What is the percent taken of in the second step?',
    once: 'This is after one step only. How many steps go by?',
    times: 'This multiplies by the number of steps. How often is the factor used instead?',
    more: 'This uses the factor once too often. How many steps go by?',
    all: 'This is the amount at the end. What was there at the start?',
    other: 'Find the factor of one step. Use it once for each step.',
    'factor-do': 'Find the factor of one step.',
    'grow-why': 'All of it stays, and the percent comes on top.',
    'fall-why': 'All of it minus the percent is left.',
    'power-do': 'Use the factor once for each step.',
    'power-why': 'Equal factors make a power.',
    'times-do': 'Multiply by the start.',
    'times-why': 'This gives the amount at the end.',
    'change-do': 'Compare the start and the end.',
    'change-why': 'The difference is the change over all steps.',
    final: 'The answer is {value}.',
    both: [
      'A fund holds {start, number} dollars. It grows by {up, number}% in one year and falls by {down, number}% in the next. How many dollars does it hold then?',
      'A town has {start, number} people. The number grows by {up, number}% in one year and falls by {down, number}% in the next. How many people live there then?',
      'A video gets {start, number} views a day. The number rises by {up, number}% in June and falls by {down, number}% in July. How many views a day are that then?',
      'A forest has {start, number} trees. Planting adds {up, number}%, and later a storm takes {down, number}% of what is there. How many trees are left?',
    ],
    'right-both': 'The second percent is taken of the amount after the first step.',
    'added-rates': 'This adds and subtracts the percents first. What is the second percent taken of?',
    'first-only': 'This is after the first step only. What happens in the second one?',
    'from-start': 'This lets the start fall alone. What happened before?',
    'other-both': 'Find the amount after the first step. Take the second percent of that.',
    'up-do': 'Find the factor of the first step.',
    'after-up-do': 'Find the amount after it.',
    'after-up-why': 'This is what the second percent is taken of.',
    'down-do': 'Find the factor of the second step.',
    'after-down-do': 'Multiply by it.',
    'after-down-why': 'This is the amount after both steps.',
    'whole-do': 'Check with one factor for both steps.',
    'whole-why': 'Both factors together lead from the start to the end.',
  },
  draw({ level, random }): Params {
    return random.until(() => {
      const down = level > 1 && random.chance(45);
      const rate = random.pick(level === 1 ? [10, 20, 30, 40, 50] : [10, 15, 20, 25, 30, 40, 50]);
      const count = level === 1 ? 2 : random.int(2, 4);
      const start = 100 * random.int(2, 60);
      const params = { start, rate: down ? -rate : rate, count };
      const scene = random.pick<Params['scene']>(down ? falls : rises);
      return isWhole(params) && isBelievable(params, level) ? { scene, ...params } : null;
    });
  },
  build({ scene, start, rate, count }: Params, { level, step, distractor }) {
    const [size, down] = [Math.abs(rate), rate < 0];
    const factor = String((100 + rate) / 100);
    const end = amountOf({ start, rate }, count);
    const change = level === 3;
    const of = (amount: number): number => (change ? Math.abs(amount - start) : amount);
    const value = String(of(end));
    const words = { start, size, count, factor, value };
    const power = String(Number(((100 + rate) / 100) ** count).toFixed(8)).replace(/\.?0+$/, '');
    return {
      words,
      question: [scene, `${scene}-${change ? 'change' : 'ask'}`],
      answer: { value, reason: change ? 'right-change' : 'right' },
      distractors: [
        distractor(
          'adds-the-same-amount-each-period',
          Number(of(linearOf({ start, rate }, count)).toFixed(2)),
          'adds',
        ),
        distractor('uses-one-period-only', Number(of(amountOf({ start, rate }, 1)).toFixed(2)), 'once'),
        change
          ? distractor('slip', Number(end.toFixed(2)), 'all')
          : distractor(
              'multiplies-the-rate-by-the-time',
              Number((amountOf({ start, rate }, 1) * count).toFixed(2)),
              'times',
            ),
        distractor('slip', Number(of(amountOf({ start, rate }, count + 1)).toFixed(2)), 'more'),
      ],
      steps: [
        step('factor', `1 ${down ? '−' : '+'} ${size / 100}`, factor, {
          why: down ? 'fall-why' : 'grow-why',
        }),
        step('power', `${factor}^${count}`, power),
        step('times', `${start} × ${power}`, end),
        change ? step('change', down ? `${start} − ${end}` : `${end} − ${start}`, value) : null,
      ],
      claims: [`${start} * ${factor}^${count} = ${end}`],
    };
  },
  stretch: {
    draw: ({ random }) => ({
      start: 100 * random.int(4, 60),
      up: 10 * random.int(1, 6),
      down: 10 * random.int(1, 5),
    }),
    build({ start, up, down }, { step, distractor }) {
      const middle = (start * (100 + up)) / 100;
      const end = (middle * (100 - down)) / 100;
      const [rise, fall] = [String((100 + up) / 100), String((100 - down) / 100)];
      const both = String(((100 + up) * (100 - down)) / 10000);
      return {
        words: { start, up, down, value: String(end) },
        question: 'both',
        answer: { value: String(end), reason: 'right-both' },
        distractors: [
          distractor('adds-the-same-amount-each-period', (start * (100 + up - down)) / 100, 'added-rates'),
          distractor('uses-one-period-only', middle, 'first-only'),
          distractor('slip', (start * (100 - down)) / 100, 'from-start'),
        ],
        otherWrong: 'other-both',
        steps: [
          step('up', `1 + ${up / 100}`, rise, { why: 'grow-why' }),
          step('after-up', `${start} × ${rise}`, middle),
          step('down', `1 − ${down / 100}`, fall, { why: 'fall-why' }),
          step('after-down', `${middle} × ${fall}`, end),
          step('whole', `${start} × ${both}`, end),
        ],
        claims: [`${start} * ${rise} * ${fall} = ${end}`],
      };
    },
  },
});

type Model = Pick<Params, 'start' | 'rate'>;

/** The amount after some steps, with the dust of binary fractions removed. */
function amountOf({ start, rate }: Model, count: number): number {
  return Number((start * ((100 + rate) / 100) ** count).toFixed(6));
}

function linearOf({ start, rate }: Model, count: number): number {
  return start + (start * rate * count) / 100;
}

function isWhole({ count, ...model }: Model & { count: number }): boolean {
  return [count, count + 1].every((steps) => Number.isInteger(amountOf(model, steps)));
}

/** The change by equal steps stays above zero and differs from the others. */
function isBelievable({ count, ...model }: Model & { count: number }, level: Level): boolean {
  const linear = linearOf(model, count);
  const [end, once] = [amountOf(model, count), amountOf(model, 1)];
  const gap = (amount: number): number => (level === 3 ? Math.abs(amount - model.start) : amount);
  const values = [gap(end), gap(linear), gap(once), level === 3 ? end : once * count];
  const believed = values.every((one) => one > 0 && one < 18 * gap(end) && one * 18 > gap(end));
  return linear > 0 && believed && new Set(values).size === 4;
}
