import { type Level, numberSkill, type Random, type SpecStep, takeDistractors } from '../../src/kit/index.ts';

/** Level 1: a(x + b). Level 2: a(x + b) + c·x. Level 3: a(b·x + c) + d. */
type Params = { ask: 'which' | 'same'; letter: string; a: number; b: number; c: number; d: number };

/**
 * Level 1 expands a product, level 2 also combines letters, level 3 combines numbers. The stretch problem asks for the number
 * that makes two expressions equivalent.
 */
export const m6EquivalentPairChoose = numberSkill('m6-equivalent-pair-choose', {
  version: 2,
  form: 'expression',
  text: {
    headline: 'Equal for every value',
    which: [
      'What is {expression} without parentheses? Find an equivalent expression.',
      'Multiply out {expression}. What do you get?',
    ],
    same: [
      'Look at {expression}. Which of these has the same value for every {x}?',
      'Which expression is equivalent to {expression}?',
    ],
    right: 'Each step uses a property, so the value stays the same for every {x}.',
    first:
      'Only the first term in the parentheses was multiplied. Put {one, number} in for {x} in both expressions. What do you get?',
    unlike:
      'A number and a term with a letter were put together. Put {two, number} in for {x} in both expressions. What do you get?',
    minus: 'A plus sign turned into a minus sign. Is there a minus sign in {expression}?',
    other: 'Multiply each term in the parentheses. Then put like terms together.',
    'spread-do': 'Multiply each term in the parentheses by {a, number}.',
    'spread-why': 'This is the distributive property.',
    'combine-do': 'Put like terms together.',
    'combine-why': 'Only terms of one kind can be added.',
    'try-do': 'Try {two, number} for {x} in the first expression.',
    'try-second-do': 'Try {two, number} for {x} in the other one.',
    'try-why': 'Both must give the same value.',
    final: '${value}$',
    missing: [
      'For one number {k}, the expressions {given} and {other} are equivalent. What is {k}?',
      'Which number {k} makes {given} and {other} equivalent?',
      '{given} and {other} have the same value for every {x}. Which number does {k} stand for?',
      'Somebody wrote {given} in a shorter way, as {other}. What is {k}?',
    ],
    'right-missing':
      'The {a, number} in front multiplies {k}, too, and that product has to be {all, number}.',
    'not-times': 'This puts {k} in without multiplying it. What happens to each term in the parentheses?',
    'less-a': 'This subtracts {a, number}. What does {a, number} do with {k}?',
    'by-both':
      'This divides by the number in front of {x} in the short expression. What stands in front of the parentheses?',
    'other-missing': 'Multiply out. Which number without {x} do you get, and which one must it be?',
    'spread-k-do': 'Multiply each term in the parentheses by {a, number}.',
    'letters-do': 'Put the terms with {x} together.',
    'letters-why': 'They agree with {other}, so look at the rest.',
    'match-do': 'Compare the terms without {x}.',
    'match-why': 'Equivalent expressions must agree there, too.',
    'divide-do': 'Divide by {a, number}.',
    'divide-why': 'Division undoes the multiplication.',
    'test-do': 'Test it with {two, number} for {x} in the first expression.',
    'final-missing': '{key}',
  },
  draw: ({ level, random }): Params => ({
    ask: random.pick(['which', 'same']),
    letter: random.pick(['n', 'x', 'y', 'p']),
    ...drawNumbers(level, random),
  }),
  build({ ask, letter: x, a, b, c, d }: Params, { level, step, distractor }) {
    const forms = {
      1: {
        given: `${a}(${x} + ${b})`,
        spread: `${a}${x} + ${a * b}`,
        of: [a, a * b],
        first: [a, b],
        minus: [a, -a * b],
      },
      2: {
        given: `${a}(${x} + ${b}) + ${c}${x}`,
        spread: `${a}${x} + ${a * b} + ${c}${x}`,
        of: [a + c, a * b],
        first: [a + c, b],
        minus: [a - c, a * b],
      },
      3: {
        given: `${a}(${b}${x} + ${c}) + ${d}`,
        spread: `${a * b}${x} + ${a * c} + ${d}`,
        of: [a * b, a * c + d],
        first: [a * b, c + d],
        minus: [a * b, a * c - d],
      },
    }[level];
    const write = ([m = 0, n = 0]: readonly number[]): string =>
      `${m}${x} ${n < 0 ? '−' : '+'} ${Math.abs(n)}`.replace(/^1(?=[a-z])/, '');
    const [m = 0, n = 0] = forms.of;
    const value = write(forms.of);
    const tried = {
      1: `${a} × (2 + ${b})`,
      2: `${a} × (2 + ${b}) + ${c} × 2`,
      3: `${a} × (${b} × 2 + ${c}) + ${d}`,
    }[level];
    const words = { expression: `$${forms.given}$`, x: `$${x}$`, a, value, one: 1, two: 2 };
    /** Lines that go from one expression to the next. */
    const chain = (after: readonly string[]): readonly SpecStep[] =>
      after.map((one, at) =>
        step(at === 0 ? 'spread' : 'combine', `$${after[at - 1] ?? forms.given}$`, `$${one}$`),
      );
    return {
      words,
      question: ask,
      answer: { asked: 'expanded', value },
      distractors: [
        distractor('multiplies-only-the-first-term', write(forms.first), 'first', {
          work:
            level === 2
              ? chain([`${a}${x} + ${b} + ${c}${x}`, `${a}${x} + ${c}${x} + ${b}`, write(forms.first)])
              : [],
        }),
        distractor('adds-unlike-terms-together', `${m + n}${x}`, 'unlike', {
          work: level === 2 ? chain([forms.spread, value, `${m + n}${x}`]) : [],
        }),
        distractor('subtracts-instead-of-adding', write(forms.minus), 'minus', {
          work:
            level === 2 ? chain([forms.spread, `${a}${x} − ${c}${x} + ${a * b}`, write(forms.minus)]) : [],
        }),
      ],
      steps: [
        step('spread', words.expression, `$${forms.spread}$`),
        level === 1 ? null : step('combine', `$${forms.spread}$`, `$${value}$`),
        step('try-first', tried, 2 * m + n, 'try'),
        step('try-second', `${m} × 2 + ${n}`, 2 * m + n, { why: 'try-why' }),
      ],
      claims: [`${forms.given} = ${value}`, `${tried} = ${2 * m + n}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const [a, b, c] = [random.int(3, 9), random.int(2, 12), random.int(2, 9)];
        const letter = random.pick(['n', 'x', 'y', 'p']);
        return a !== b && a !== c && b !== c && a * b - a !== b ? { letter, a, b, c } : null;
      }),
    build({ letter: x, a, b, c }, { step, distractor }) {
      const all = a * b;
      const [given, other] = [`$${a}(${x} + k) + ${c}${x}$`, `$${a + c}${x} + ${all}$`];
      const spread = `$${a}${x} + ${a}k + ${c}${x}$`;
      const joined = `$${a + c}${x} + ${a}k$`;
      return {
        words: { given, other, k: '$k$', x: `$${x}$`, a, all, two: 2, key: String(b) },
        question: 'missing',
        answer: { value: b, form: 'integer', reason: 'right-missing' },
        distractors: takeDistractors(b, [
          distractor('multiplies-only-the-first-term', all, 'not-times'),
          distractor('subtracts-a-factor-instead-of-dividing', all - a, 'less-a'),
          distractor('slip', all % (a + c) === 0 ? all / (a + c) : 0, 'by-both'),
          distractor('slip', b + 1, 'other-missing'),
        ]),
        otherWrong: 'other-missing',
        finalAnswer: 'final-missing',
        steps: [
          step('spread', given, spread, { do: 'spread-k-do', why: 'spread-why' }),
          step('join-letters', spread, joined, 'letters'),
          step('match', joined, `$${a}k = ${all}$`),
          step('divide', `${all} ÷ ${a}`, b),
          step('test', `${a} × (2 + ${b}) + ${c} × 2`, (a + c) * 2 + all, { do: 'test-do', why: 'try-why' }),
          step('test-other', `${a + c} × 2 + ${all}`, (a + c) * 2 + all, {
            do: 'try-second-do',
            why: 'try-why',
          }),
        ],
        claims: [`${a} * ${b} = ${all}`, `${a} * (2 + ${b}) + ${c} * 2 = ${(a + c) * 2 + all}`],
      };
    },
  },
});

function drawNumbers(level: Level, random: Random): Pick<Params, 'a' | 'b' | 'c' | 'd'> {
  return random.until(() => {
    const [a, b] = [random.int(2, level === 1 ? 12 : 9), random.int(2, level === 1 ? 12 : 9)];
    const [c, d] = [random.int(2, 9), random.int(2, 12)];
    if (level === 1 && a !== b) return { a, b, c, d };
    if (level === 2 && a > c + 1 && a !== b) return { a, b, c, d };
    return level === 3 && a * c > d && new Set([a, b, c]).size === 3 ? { a, b, c, d } : null;
  });
}
