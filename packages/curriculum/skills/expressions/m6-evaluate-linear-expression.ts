import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';
import { sumsOrDifferences } from '../../src/numbers/sums-or-differences.ts';

/** Level 1: a·x + b. Level 2: a·x − b. Level 3: b + a·x − c, or a·x + b·y where `second` is y with its value. */
type Params = {
  letter: string;
  a: number;
  b: number;
  c: number;
  at: number;
  second: { readonly letter: string; readonly at: number } | null;
};

const rivals = ['gyms', 'taxis', 'printers', 'tanks', 'jobs'] as const;

/**
 * Level 1 adds a number, level 2 takes one away, level 3 has a number on both sides of the product or a second letter. The
 * stretch problem compares two expressions for one value.
 */
export const m6EvaluateLinearExpression = numberSkill('m6-evaluate-linear-expression', {
  version: 3,
  form: 'integer',
  text: {
    headline: 'Put a number in for the letter',
    ask: [
      'What is the value of {expression} when {x} is {at, number}?',
      'Let {x} be {at, number}. Find the value of {expression}.',
      'Put {at, number} in for {x}. What is {expression} then?',
      'Evaluate {expression} for {x} equal to {at, number}.',
    ],
    'ask-both': [
      'What is the value of {expression} when {x} is {at, number} and {y} is {beside, number}?',
      'Let {x} be {at, number}, and let {y} be {beside, number}. Find the value of {expression}.',
      'Put {at, number} in for {x} and {beside, number} in for {y}. What is {expression} then?',
      'Evaluate {expression} for {x} equal to {at, number} and {y} equal to {beside, number}.',
    ],
    'right-both': 'Each letter has its own number, and the products come before the sum.',
    'side-both': 'Here numbers are written side by side. What does {product} mean?',
    'plus-both': 'This adds {a, number} and {at, number}. What does {product} mean?',
    'traded-both': 'Here the two values are traded. Which number belongs to {x}?',
    'half-both': 'This is the value of one term only. What is added to it?',
    'other-both': 'Put each number in place of its letter. Multiply first, then add.',
    'put-both': 'Put {at, number} in place of {x}, and {beside, number} in place of {y}.',
    'first-product': 'Multiply in the first term.',
    'second-product': 'Multiply in the second term.',
    'finish-both': 'Sums come last.',
    'sums-later': 'Products come before sums.',
    right: '{product} means {a, number} times {at, number}, and this product comes first.',
    side: 'Here {a, number} and {at, number} are written side by side. What does {product} mean?',
    'early-sum': 'Here {at, number} and {b, number} are added first. Which operation comes first?',
    'early-gap': 'Here {b, number} is taken from {at, number} first. Which operation comes first?',
    'early-front': 'Here {b, number} and {a, number} are added first. Which operation comes first?',
    constant: 'One number of the expression is not used. Which one?',
    plus: 'This adds {a, number} and {at, number}. Which operation belongs between them?',
    sign: 'Look at the sign in front of the last number. What does it ask you to do?',
    other: 'Put {at, number} in place of {x}. Multiply first, then add or subtract.',
    'put-do': 'Put {at, number} in place of {x}.',
    'put-why': 'A number right in front of a letter multiplies it.',
    'multiply-do': 'Multiply.',
    'multiply-why': 'Products come before {later}.',
    'finish-sum': 'Add.',
    'finish-gap': 'Subtract.',
    'left-why': 'Sums and differences are worked out from left to right.',
    'finish-why':
      '{later, select, sums {Sums come} differences {Differences come} other {Sums and differences come}} last.',
    final: '{value}',
    'final-two': 'They differ by {value} {unit}.',
    gyms: 'For {x} months, one gym charges {first} dollars. Another charges {second} dollars. By how many dollars do they differ for {at, number} months?',
    taxis:
      'For {x} miles, one boat charges {first} dollars. Another charges {second} dollars. By how many dollars do they differ for {at, number} miles?',
    printers:
      'For {x} posters, a print shop charges {first} dollars. Another charges {second} dollars. By how many dollars do they differ for {at, number} posters?',
    tanks:
      'After {x} hours, a blue tank holds {first} liters. A red tank holds {second} liters. By how many liters do they differ after {at, number} hours?',
    jobs: 'A garden job pays {first} dollars for {x} hours. A store job pays {second} dollars. By how many dollars do they differ for {at, number} hours?',
    'right-two': 'The two values are {one, number} and {two, number}, and this is the difference.',
    'one-value': 'This is the value of one of them. What does the question compare?',
    'side-two':
      'Here a number and {at, number} are written side by side each time. What does {product} mean?',
    'early-two': 'Here sums are done before products. Which operation comes first?',
    'other-two': 'Work out both values with {at, number} for {x}. Then subtract.',
    'first-do': 'Put {at, number} into the first expression.',
    'first-value-do': 'Work out its value.',
    'second-do': 'Put {at, number} into the second expression.',
    'second-value-do': 'Work out its value, too.',
    'order-why': 'Products come before sums.',
    'gap-do': 'Subtract the smaller value from the larger one.',
    'gap-why': 'The difference tells how far they are apart.',
  },
  draw: ({ level, random }): Params => ({
    ...(level === 3 && random.chance(50)
      ? drawTwo(random)
      : { letter: random.pick(['n', 'x', 'y', 'p']), ...drawNumbers(level, random), second: null }),
  }),
  build({ letter: x, a, b, c, at, second }: Params, { level, step, distractor }) {
    if (second) {
      const [y, beside] = [second.letter, second.at];
      const [one, two] = [a * at, b * beside];
      const put = `${a} × ${at} + ${b} × ${beside}`;
      const key = one + two;
      const expression = `$${a}${x} + ${b}${y}$`;
      return {
        words: {
          expression,
          product: `$${a}${x}$`,
          x: `$${x}$`,
          y: `$${y}$`,
          a,
          at,
          beside,
          value: String(key),
        },
        question: 'ask-both',
        answer: { value: key, reason: 'right-both' },
        distractors: takeDistractors(key, [
          distractor('writes-the-digits-side-by-side', a * 10 + at + b * 10 + beside, 'side-both'),
          distractor('adds-instead-of-multiplying', a + at + b + beside, 'plus-both'),
          distractor('slip', a * beside + b * at, 'traded-both'),
          distractor('slip', one, 'half-both'),
        ]),
        otherWrong: 'other-both',
        steps: [
          step('substitute', expression, put, { do: 'put-both', why: 'put-why' }),
          step('first', put, `${one} + ${b} × ${beside}`, { do: 'first-product', why: 'sums-later' }),
          step('second', `${one} + ${b} × ${beside}`, `${one} + ${two}`, {
            do: 'second-product',
            why: 'sums-later',
          }),
          step('finish', `${one} + ${two}`, key, { do: 'finish-sum', why: 'finish-both' }),
        ],
        claims: [`${put} = ${key}`],
      };
    }
    const [front, end] = { 1: ['', ` + ${b}`], 2: ['', ` − ${b}`], 3: [`${b} + `, ` − ${c}`] }[level] as [
      string,
      string,
    ];
    const rest = { 1: b, 2: -b, 3: b - c }[level];
    const key = a * at + rest;
    const words = {
      expression: `$${front}${a}${x}${end}$`,
      product: `$${a}${x}$`,
      x: `$${x}$`,
      a,
      b,
      at,
      later: sumsOrDifferences(`${front}${a}${x}${end}`),
      value: String(key),
    };
    const early = { 1: a * (at + b), 2: a * (at - b), 3: (b + a) * at - c }[level];
    const put = `${front}${a} × ${at}${end}`;
    const ways = (
      {
        1: { early: 'early-sum', finish: 'finish-sum' },
        2: { early: 'early-gap', finish: 'finish-gap' },
        3: { early: 'early-front', finish: 'finish-gap' },
      } as const
    )[level];
    return {
      words,
      question: 'ask',
      answer: key,
      distractors: takeDistractors(key, [
        distractor('writes-the-digits-side-by-side', a * 10 + at + rest, 'side'),
        distractor('adds-before-multiplying', early, ways.early),
        distractor('forgets-the-constant', level === 3 ? a * at - c : a * at, 'constant'),
        distractor('slip', a + at + rest, 'plus'),
        distractor('slip', a * at + (level === 3 ? b + c : -rest), 'sign'),
      ]),
      steps: [
        step('substitute', words.expression, put, 'put'),
        step('multiply', put, `${front}${a * at}${end}`),
        level === 3 &&
          step('finish-front', `${front}${a * at}${end}`, `${b + a * at}${end}`, {
            do: 'finish-sum',
            why: 'left-why',
          }),
        step('finish', `${level === 3 ? b + a * at : a * at}${end}`, key, {
          do: ways.finish,
          why: 'finish-why',
        }),
      ],
      claims: [`${put} = ${key}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const [a, c, at] = [random.int(2, 9), random.int(2, 9), random.int(3, 9)];
        const [b, d] = [random.int(2, 30), random.int(2, 30)];
        const [one, two] = [a * at + b, c * at + d];
        const early = Math.abs(a * (at + b) - c * (at + d));
        const isFair = a > c && b < d && Math.abs(one - two) > 3 && early !== Math.abs(one - two);
        return isFair && early > 0
          ? { rival: random.pick(rivals), letter: random.pick(['n', 'x', 'y', 'p']), a, b, c, d, at }
          : null;
      }),
    build({ rival, letter: x, a, b, c, d, at }, { step, distractor }) {
      const [one, two] = [a * at + b, c * at + d];
      const [most, least] = [Math.max(one, two), Math.min(one, two)];
      const key = most - least;
      const [first, second] = [`$${a}${x} + ${b}$`, `$${c}${x} + ${d}$`];
      return {
        words: {
          x: `$${x}$`,
          first,
          second,
          at,
          one,
          two,
          product: `$${a}${x}$`,
          value: String(key),
          unit: rival === 'tanks' ? 'liters' : 'dollars',
        },
        question: rival,
        answer: { value: key, reason: 'right-two' },
        distractors: takeDistractors(key, [
          distractor('writes-the-digits-side-by-side', Math.abs(a * 10 + b - c * 10 - d), 'side-two'),
          distractor('adds-before-multiplying', Math.abs(a * (at + b) - c * (at + d)), 'early-two'),
          distractor('slip', most, 'one-value'),
          distractor('slip', least, 'one-value'),
        ]),
        otherWrong: 'other-two',
        finalAnswer: 'final-two',
        steps: [
          step('put-first', first, `${a} × ${at} + ${b}`, { do: 'first-do', why: 'put-why' }),
          step('first-value', `${a} × ${at} + ${b}`, one, { do: 'first-value-do', why: 'order-why' }),
          step('put-second', second, `${c} × ${at} + ${d}`, { do: 'second-do', why: 'put-why' }),
          step('second-value', `${c} × ${at} + ${d}`, two, { do: 'second-value-do', why: 'order-why' }),
          step('gap', `${most} − ${least}`, key),
        ],
        claims: [`${a} * ${at} + ${b} = ${one}`, `${c} * ${at} + ${d} = ${two}`],
      };
    },
  },
});

/** The value is one digit, so that digits side by side make a number of two or three digits. */
function drawNumbers(level: Level, random: Random): Omit<Params, 'letter' | 'second'> {
  return random.until(() => {
    const [a, at] = [random.int(2, 9), random.int(2, 9)];
    const b = random.int(2, level === 1 ? 12 : 15);
    const c = level === 3 ? random.int(2, 14) : 0;
    const isFair = level !== 2 || (at > b && b > 1);
    return isFair && b !== c && a * at > c + 2 ? { a, b, c, at } : null;
  });
}

function drawTwo(random: Random): Params {
  const [letter, other] = random.pick([
    ['x', 'y'],
    ['n', 'p'],
    ['a', 'b'],
  ] as const);
  return random.until(() => {
    const [a, at] = [random.int(2, 9), random.int(2, 9)];
    const [b, beside] = [random.int(2, 9), random.int(2, 9)];
    const isFair = at !== beside && a !== b;
    return isFair ? { letter, a, b, c: 0, at, second: { letter: other, at: beside } } : null;
  });
}
