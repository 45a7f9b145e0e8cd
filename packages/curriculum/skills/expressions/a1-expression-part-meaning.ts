import { choiceSkill, type Distractor } from '../../src/kit/index.ts';

/** A fee that comes once and a price for each of many, from the least to the most that is usual; `group` is who pays it at level 3. */
const scenes = [
  {
    key: 'gym',
    x: 'v',
    unit: 'visit',
    units: 'visits',
    group: 'members',
    one: 'member',
    fee: [20, 60],
    rate: [3, 9],
  },
  {
    key: 'taxi',
    x: 'm',
    unit: 'mile',
    units: 'miles',
    group: 'rides',
    one: 'ride',
    fee: [4, 7],
    rate: [2, 3],
  },
  {
    key: 'phone',
    x: 'g',
    unit: 'gigabyte',
    units: 'gigabytes',
    group: 'phones',
    one: 'phone',
    fee: [11, 40],
    rate: [2, 10],
  },
  {
    key: 'hall',
    x: 'h',
    unit: 'hour',
    units: 'hours',
    group: 'events',
    one: 'event',
    fee: [50, 120],
    rate: [20, 45],
  },
  {
    key: 'print',
    x: 'n',
    unit: 'shirt',
    units: 'shirts',
    group: 'orders',
    one: 'order',
    fee: [20, 60],
    rate: [4, 12],
  },
  {
    key: 'bike',
    x: 'd',
    unit: 'day',
    units: 'days',
    group: 'bikes',
    one: 'bike',
    fee: [3, 9],
    rate: [12, 30],
  },
] as const;

/** The cost is `fee` + `rate`·x dollars; level 3 takes it `group` times. */
type Params = { scene: (typeof scenes)[number]; fee: number; rate: number; group: number };

/** Level 1 asks for the coefficient, level 2 for a term, level 3 for a factor in brackets. */
export const a1ExpressionPartMeaning = choiceSkill('a1-expression-part-meaning', {
  version: 3,
  text: {
    headline: 'What does this part stand for?',
    gym: 'A gym charges a fee to join, plus a price for each of {x} visits.',
    taxi: 'A taxi charges a fee to start, plus a price for each of {x} miles.',
    phone: 'A phone plan has a fee, plus a price for each of {x} gigabytes.',
    hall: 'A hall charges a fee, plus a price for each of {x} hours.',
    print: 'A shop charges a fee, plus a price for each of {x} printed shirts.',
    bike: 'A shop rents out a bike for a fee, plus a price for each of {x} days.',
    cost: 'The cost in dollars is {expression}.',
    'cost-group': 'The cost for {k, number} {group} in dollars is {expression}.',
    ask: 'What does {part} stand for?',
    each: 'The dollars for each {unit}',
    all: 'The dollars for all {units}',
    once: 'The dollars paid once',
    count: 'The number of {units}',
    bracket: 'The whole cost for one {one}',
    product: 'The whole cost for all {group}',
    'rate-only': 'The dollars for one {unit} of each {one}',
    'fee-only': 'The dollars paid once for each {one}',
    'right-each': 'It is multiplied by {x}, so it is paid again for each {unit}.',
    'right-all': 'The price of one {unit} times their number gives the cost of all {units}.',
    'right-bracket': 'The parentheses hold the fee and the {units}, and {k, number} counts the {group}.',
    'coefficient-constant':
      'What is paid once stands alone. Does {part} stand alone, or is it multiplied by {x}?',
    'term-constant': 'The part that is paid once has no variable. Does {part} change with {x}?',
    'swap-total': 'Put in some numbers for {x}. Does {part} change when there are more {units}?',
    'swap-rate': 'Put in some numbers for {x}. Would the price of one {unit} change with {x}?',
    counts: 'The variable {x} counts the {units}. What does its coefficient do?',
    'counts-term': 'The {units} are counted by {x} alone. What happens when {x} is multiplied?',
    'factor-term': 'The {k, number} is outside the parentheses. Does the part inside count all {group}?',
    'swap-bracket': 'There are two terms in the parentheses. Which part of the cost does each one give?',
    'once-bracket': 'The fee is only one term in the parentheses. What does the other term add?',
    other: 'Put in a number for {x} and say what each part gives. Which parts change?',
    'unit-do': 'Look at the coefficient of {x}.',
    'unit-why': 'A coefficient is a factor, so the variable is multiplied by it.',
    'once-do': 'Look at the constant.',
    'once-why': 'It does not change with the {units}.',
    'try-do': 'Try {two, number} {units}.',
    'try-why': 'The part with {x} grows with each {unit}.',
    'try-all-why': 'This part gives the dollars for all {units} together.',
    'outer-do': 'Look at the factor in front.',
    'outer-why': 'It multiplies everything in the parentheses, once for each {one}.',
  },
  draw: ({ random }): Params => {
    const scene = random.pick(scenes);
    const within = ([least, most]: readonly [number, number]): number => random.int(least, most);
    return { scene, fee: within(scene.fee), rate: within(scene.rate), group: random.int(2, 9) };
  },
  build({ scene, fee, rate, group: k }: Params, { level, step, distractor }) {
    const { x, unit, units } = scene;
    const sum = `${fee} + ${rate}${x}`;
    const expression = level === 3 ? `${k}(${sum})` : sum;
    const part = { 1: String(rate), 2: `${rate}${x}`, 3: `(${sum})` }[level];
    const words = {
      x: `$${x}$`,
      unit,
      units,
      group: scene.group,
      one: scene.one,
      k,
      two: 2,
      expression: `$${expression}$`,
      part: `$${part}$`,
    };
    const wrong: Readonly<Record<typeof level, readonly Distractor[]>> = {
      1: [
        distractor('reads-a-coefficient-as-a-constant', 'once', 'coefficient-constant'),
        distractor('swaps-the-rate-and-the-total', 'all', 'swap-total'),
        distractor('slip', 'count', 'counts'),
      ],
      2: [
        distractor('reads-a-coefficient-as-a-constant', 'once', 'term-constant'),
        distractor('swaps-the-rate-and-the-total', 'each', 'swap-rate'),
        distractor('slip', 'count', 'counts-term'),
      ],
      3: [
        distractor('reads-a-factor-as-a-term', 'product', 'factor-term'),
        distractor('swaps-the-rate-and-the-total', 'rate-only', 'swap-bracket'),
        distractor('slip', 'fee-only', 'once-bracket'),
      ],
    };
    const right = ({ 1: 'each', 2: 'all', 3: 'bracket' } as const)[level];
    return {
      words,
      question: [scene.key, level === 3 ? 'cost-group' : 'cost', 'ask'],
      answer: { value: right, reason: `right-${right}` },
      distractors: wrong[level],
      steps: [
        step('unit', `$${rate}${x}$`, `${rate} for each ${unit}`),
        step('once', `$${sum}$`, `${fee} once`),
        level === 2
          ? step('try', `${rate} × 2`, 2 * rate, { why: 'try-all-why' })
          : step('try', `${fee} + ${rate} × 2`, fee + 2 * rate),
        level === 3 ? step('outer', `$${expression}$`, `${k} ${scene.group}`) : null,
      ],
      finalAnswer: right,
      claims: [`${fee} + ${rate} * 2 = ${fee + 2 * rate}`],
    };
  },
});
