import { choiceSkill, type Tools } from '../../src/kit/index.ts';

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
type Params = {
  scene: (typeof scenes)[number];
  part: Part | Named;
  fee: number;
  rate: number;
  group: number;
};

/** The parts that a level may ask for. */
const parts = {
  1: ['rate', 'fee', 'letter'],
  2: ['term', 'term', 'rate', 'fee'],
  3: ['bracket', 'group', 'inner'],
} as const;
type Part = (typeof parts)[1 | 2 | 3][number];

/** The parts whose names a level may ask for. */
const named = {
  1: [],
  2: ['name-rate', 'name-fee', 'name-term'],
  3: ['name-bracket', 'name-group'],
} as const;
type Named = (typeof named)[2 | 3][number];

const isNamed = (part: Part | Named): part is Named => part.startsWith('name-');

const text = {
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
  'ask-name': [
    'What do you call {part} in this expression?',
    'Which name fits {part} in this expression?',
    'Choose the name of {part} in this expression.',
  ],
  coefficient: 'The coefficient of {x}',
  constant: 'A constant term',
  term: 'A term with the variable {x}',
  factor: 'A factor of the whole expression',
  'right-coefficient': 'It is the number that multiplies the variable {x}.',
  'right-constant': 'It is one of the parts that are added, and it has no variable.',
  'right-term': 'It is one of the parts that are added, and the variable is in it.',
  'right-factor': 'It is multiplied by all the rest of the expression.',
  'no-coefficient': 'A coefficient is a number that stands right before {x}. Is {part} such a number?',
  'no-constant': 'A constant term is added, and it has no variable. Does that fit {part}?',
  'no-term': 'A term is one of the parts that are added. Is {part} added, and is {x} in it?',
  'no-factor': 'A factor of the whole expression multiplies all the rest. Does {part} do that?',
  'other-name': 'Look for what is added and what is multiplied. Then look for the variable.',
  'terms-do': 'Find the parts that are added.',
  'terms-why': 'The parts of a sum are its terms.',
  'inside-do': 'Look inside the term with {x}.',
  'inside-why': 'Here, a number and the variable are multiplied.',
  'place-do': 'Look where {part} stands.',
  'place-why': 'The number that multiplies the variable is its coefficient.',
  'variable-do': 'Look for the variable in {part}.',
  'variable-why': 'A term without a variable is a constant.',
  'product-do': 'Find the parts that are multiplied.',
  'product-why': 'The parts of a product are its factors. A whole sum can be one of them.',
  each: 'The dollars for each {unit}',
  all: 'The dollars for all {units}',
  once: 'The dollars paid once',
  count: 'The number of {units}',
  bracket: 'The whole cost for one {one}',
  product: 'The whole cost for all {group}',
  'rate-only': 'The dollars for one {unit} of each {one}',
  'fee-only': 'The dollars paid once for each {one}',
  'group-count': 'The number of {group}',
  'all-of-one': 'The dollars for all {units} of one {one}',
  'right-once': 'It stands alone, so it does not change with the number of {units}.',
  'right-count': 'It is the variable, so it tells how many {units} there are.',
  'right-group-count': 'It multiplies the whole cost for one {one}, so it counts the {group}.',
  'right-all-of-one':
    'The price of one {unit} times their number, and this is inside the parentheses for one {one}.',
  'constant-each': 'Put in some numbers for {x}. Is {part} paid again for each {unit}?',
  'constant-all': 'Which part of the cost grows when there are more {units}? Is it this one?',
  'constant-count': 'The variable {x} counts the {units}. Is {part} multiplied by anything?',
  'letter-each': 'The price of one {unit} is a number that does not change. Is {x} such a number?',
  'letter-all': 'For the dollars, a price has to be multiplied. Is {x} alone in dollars?',
  'letter-once': 'What is paid once has no variable. Can {x} change?',
  'group-fee': 'The fee is inside the parentheses. What does the number in front do to all of it?',
  'group-rate': 'The price of one {unit} is next to {x}. Where is {part}?',
  'group-letter': 'The variable {x} counts the {units}. What does the number in front count?',
  'inner-whole': 'The fee is part of the whole cost. Is it in {part}?',
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
  'one-do': 'Try {single, number} {unit}.',
  'one-why': 'The letter stands for the number of {units}.',
  'more-do': 'Compare the two costs.',
  'more-why': 'One {unit} was added, and nothing else changed.',
  'still-do': 'Take off what the {units} cost.',
  'still-why': 'What is left does not depend on the number of {units}.',
  'letter-do': 'See what took the place of {x} each time.',
  'letter-why': 'A variable stands for the number that can change.',
  'try-do': 'Try {two, number} {units}.',
  'try-why': 'The part with {x} grows with each {unit}.',
  'try-all-why': 'This part gives the dollars for all {units} together.',
  'outer-do': 'Look at the factor in front.',
  'outer-why': 'It multiplies everything in the parentheses, once for each {one}.',
};

/** The part that is named, and its name. */
const partNames = {
  'name-rate': ['rate', 'coefficient'],
  'name-fee': ['fee', 'constant'],
  'name-term': ['term', 'term'],
  'name-group': ['group', 'factor'],
  'name-bracket': ['bracket', 'factor'],
} as const satisfies Record<Named, readonly [Part, Name]>;

/** What a part stands for, and what it is taken for. */
function meaningOf(part: Part, distractor: Tools<keyof typeof text>['distractor']) {
  const meanings = {
    rate: {
      right: 'each',
      wrong: [
        distractor('reads-a-coefficient-as-a-constant', 'once', 'coefficient-constant'),
        distractor('swaps-the-rate-and-the-total', 'all', 'swap-total'),
        distractor('slip', 'count', 'counts'),
      ],
    },
    fee: {
      right: 'once',
      wrong: [
        distractor('reads-a-constant-as-a-coefficient', 'each', 'constant-each'),
        distractor('reads-a-constant-as-a-coefficient', 'all', 'constant-all'),
        distractor('slip', 'count', 'constant-count'),
      ],
    },
    letter: {
      right: 'count',
      wrong: [
        distractor('reads-a-variable-as-its-coefficient', 'each', 'letter-each'),
        distractor('swaps-the-rate-and-the-total', 'all', 'letter-all'),
        distractor('slip', 'once', 'letter-once'),
      ],
    },
    term: {
      right: 'all',
      wrong: [
        distractor('reads-a-coefficient-as-a-constant', 'once', 'term-constant'),
        distractor('swaps-the-rate-and-the-total', 'each', 'swap-rate'),
        distractor('slip', 'count', 'counts-term'),
      ],
    },
    bracket: {
      right: 'bracket',
      wrong: [
        distractor('reads-a-factor-as-a-term', 'product', 'factor-term'),
        distractor('swaps-the-rate-and-the-total', 'rate-only', 'swap-bracket'),
        distractor('slip', 'fee-only', 'once-bracket'),
      ],
    },
    group: {
      right: 'group-count',
      wrong: [
        distractor('reads-a-factor-as-a-term', 'fee-only', 'group-fee'),
        distractor('reads-a-factor-as-a-term', 'rate-only', 'group-rate'),
        distractor('slip', 'count', 'group-letter'),
      ],
    },
    inner: {
      right: 'all-of-one',
      wrong: [
        distractor('swaps-the-rate-and-the-total', 'rate-only', 'swap-rate'),
        distractor('reads-a-coefficient-as-a-constant', 'fee-only', 'term-constant'),
        distractor('slip', 'bracket', 'inner-whole'),
      ],
    },
  } as const;
  return meanings[part];
}

/** The name of each part, what it is taken for by whom, and the name that nobody has a reason for. */
const names = {
  coefficient: {
    constant: 'reads-a-coefficient-as-a-constant',
    term: 'swaps-the-rate-and-the-total',
    factor: 'slip',
  },
  constant: {
    coefficient: 'reads-a-constant-as-a-coefficient',
    term: 'reads-a-constant-as-a-coefficient',
    factor: 'slip',
  },
  term: {
    coefficient: 'swaps-the-rate-and-the-total',
    constant: 'reads-a-coefficient-as-a-constant',
    factor: 'slip',
  },
  factor: { term: 'reads-a-factor-as-a-term', constant: 'reads-a-factor-as-a-term', coefficient: 'slip' },
} as const;
type Name = keyof typeof names;

/** What is added is a term, what is multiplied is a factor, and a number before the variable is its coefficient. */
function nameProblem(asked: Named, [expression, sum]: readonly [string, string], tools: Kit, words: Words) {
  const { step, distractor } = tools;
  const { part, x, rate, fee } = words;
  const right = partNames[asked][1];
  const wrong = Object.entries(names[right]) as [Name, (typeof names)['term']['constant' | 'factor']][];
  const front = expression.replace(/\(.*/, '');
  const last = {
    coefficient: step('place', part, `right before $${x}$`),
    constant: step('variable', part, 'no variable'),
    term: step('variable', part, `the variable $${x}$`),
    factor: step('product', `$${expression}$`, `$${front}$ times $(${sum})$`),
  }[right];
  return {
    answer: { value: right, reason: `right-${right}` as const },
    otherWrong: 'other-name' as const,
    distractors: wrong.map(([name, id]) => distractor(id, name, `no-${name}`)),
    steps: [
      step('terms', `$${sum}$`, `$${fee}$ and $${rate}${x}$ are added`),
      step('inside', `$${rate}${x}$`, `$${rate}$ times $${x}$`),
      last,
    ],
    finalAnswer: right,
  };
}

type Kit = Tools<keyof typeof text>;
type Words = { readonly part: string; readonly x: string; readonly rate: number; readonly fee: number };

/** Level 1 asks for a number or the letter, level 2 for a term as well and for names, level 3 for a part of a product with a sum. */
export const a1ExpressionPartMeaning = choiceSkill('a1-expression-part-meaning', {
  version: 6,
  text,
  draw: ({ level, random }): Params => {
    const scene = random.pick(scenes);
    const within = ([least, most]: readonly [number, number]): number => random.int(least, most);
    return {
      scene,
      part: random.pick<Part | Named>([...parts[level], ...named[level]]),
      fee: within(scene.fee),
      rate: within(scene.rate),
      group: random.int(2, 9),
    };
  },
  build({ scene, part: asked, fee, rate, group: k }: Params, tools) {
    const { level, step, distractor } = tools;
    const { x, unit, units } = scene;
    const sum = `${fee} + ${rate}${x}`;
    const expression = level === 3 ? `${k}(${sum})` : sum;
    const part = {
      rate,
      fee,
      letter: x,
      term: `${rate}${x}`,
      bracket: `(${sum})`,
      group: k,
      inner: `${rate}${x}`,
    }[isNamed(asked) ? partNames[asked][0] : asked];
    const words = {
      x: `$${x}$`,
      unit,
      units,
      group: scene.group,
      one: scene.one,
      k,
      single: 1,
      two: 2,
      expression: `$${expression}$`,
      part: `$${part}$`,
    };
    const claims = [`${fee} + ${rate} = ${fee + rate}`, `${fee} + ${rate} * 2 = ${fee + 2 * rate}`];
    const cost = level === 3 ? ('cost-group' as const) : ('cost' as const);
    if (isNamed(asked)) {
      const solved = nameProblem(asked, [expression, sum], tools, { part: words.part, x, rate, fee });
      return { words, question: [scene.key, cost, 'ask-name'], ...solved, claims };
    }
    const { right, wrong } = meaningOf(asked, distractor);
    const [one, both] = [fee + rate, fee + 2 * rate];
    const once = step('once', `$${sum}$`, `${fee} once`);
    const unitStep = step('unit', `$${rate}${x}$`, `${rate} for each ${unit}`);
    const tried = [step('one', `${fee} + ${rate} × 1`, one), step('try', `${fee} + ${rate} × 2`, both)];
    // What is asked for comes last: the lines before it try numbers.
    const tries = {
      rate: [once, ...tried, step('more', `${both} − ${one}`, `${rate} more for one more ${unit}`)],
      fee: [
        unitStep,
        ...tried,
        step('still', `${both} − 2 × ${rate} and ${one} − ${rate}`, `${fee} both times`),
      ],
      letter: [...tried, step('letter', `$${rate}${x}$`, `1 ${unit}, then 2 ${units}`)],
      term: [unitStep, once, step('try', `${rate} × 2`, 2 * rate, { why: 'try-all-why' })],
    };
    return {
      words,
      question: [scene.key, cost, 'ask'],
      answer: { value: right, reason: `right-${right}` },
      distractors: wrong,
      steps:
        asked in tries
          ? tries[asked as keyof typeof tries]
          : [
              unitStep,
              once,
              step('try', `${fee} + ${rate} × 2`, both),
              step('outer', `$${expression}$`, `${k} ${scene.group}`),
            ],
      finalAnswer: right,
      claims,
    };
  },
});
