import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';

/** Level 1: a·x + b. Level 2: a·x − b. Level 3: b + a·x − c. */
type Params = { letter: string; a: number; b: number; c: number; at: number };

/** Level 1 adds a number, level 2 takes one away, level 3 has a number on both sides of the product. */
export const m6EvaluateLinearExpression = numberSkill('m6-evaluate-linear-expression', {
  version: 1,
  form: 'integer',
  text: {
    headline: 'Put a number in for the letter',
    ask: [
      'What is the value of {expression} when {x} is {at, number}?',
      'Let {x} be {at, number}. Find the value of {expression}.',
      'Put {at, number} in for {x}. What is {expression} then?',
      'Evaluate {expression} for {x} equal to {at, number}.',
    ],
    right: '{product} means {a, number} times {at, number}. The product comes before the sum or difference.',
    side: 'Here {a, number} and {at, number} are written side by side. What does {product} mean?',
    early: 'Here the sum or difference is done first. Which operation comes first?',
    constant: 'One number of the expression is not used. Which one?',
    plus: 'This adds {a, number} and {at, number}. Which operation belongs between them?',
    sign: 'Look at the sign in front of the last number. What does it ask you to do?',
    other: 'Put {at, number} in place of {x}. Multiply first, then add or subtract.',
    'put-do': 'Put {at, number} in place of {x}.',
    'put-why': 'A number right in front of a letter multiplies it.',
    'multiply-do': 'Multiply.',
    'multiply-why': 'Products come before sums and differences.',
    'finish-do': 'Add or subtract from left to right.',
    'finish-why': 'This is the last operation.',
    final: '{value}',
  },
  draw: ({ level, random }): Params => ({
    letter: random.pick(['n', 'x', 'y', 'p']),
    ...drawNumbers(level, random),
  }),
  build({ letter: x, a, b, c, at }: Params, { level, step, distractor }) {
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
      at,
      value: String(key),
    };
    const early = { 1: a * (at + b), 2: a * (at - b), 3: (b + a) * at - c }[level];
    const put = `${front}${a} × ${at}${end}`;
    return {
      words,
      question: 'ask',
      answer: key,
      distractors: takeDistractors(key, [
        distractor('writes-the-digits-side-by-side', a * 10 + at + rest, 'side'),
        distractor('adds-before-multiplying', early, 'early'),
        distractor('forgets-the-constant', level === 3 ? a * at - c : a * at, 'constant'),
        distractor('slip', a + at + rest, 'plus'),
        distractor('slip', a * at + (level === 3 ? b + c : -rest), 'sign'),
      ]),
      steps: [
        step('substitute', words.expression, put, 'put'),
        step('multiply', put, `${front}${a * at}${end}`),
        step('finish', `${front}${a * at}${end}`, key),
      ],
      claims: [`${put} = ${key}`],
    };
  },
});

/** The value is one digit, so that digits side by side make a number of two or three digits. */
function drawNumbers(level: Level, random: Random): Omit<Params, 'letter'> {
  return random.until(() => {
    const [a, at] = [random.int(2, 9), random.int(2, 9)];
    const b = random.int(2, level === 1 ? 12 : 15);
    const c = level === 3 ? random.int(2, 14) : 0;
    const isFair = level !== 2 || (at > b && b > 1);
    return isFair && b !== c && a * at > c + 2 ? { a, b, c, at } : null;
  });
}
