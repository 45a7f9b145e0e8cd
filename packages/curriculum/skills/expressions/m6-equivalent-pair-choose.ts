import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';

/** Level 1: a(x + b). Level 2: a(x + b) + c·x. Level 3: a(b·x + c) + d. */
type Params = { ask: 'which' | 'same'; letter: string; a: number; b: number; c: number; d: number };

/** Level 1 expands a product, level 2 also combines letters, level 3 combines numbers. */
export const m6EquivalentPairChoose = numberSkill('m6-equivalent-pair-choose', {
  version: 1,
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
    first: 'Only the first term in the parentheses was multiplied. Try both with {x} as one.',
    unlike: 'A number and a term with a letter were put together. Try both with {x} as two.',
    minus: 'A plus sign turned into a minus sign. Which sign does {expression} have?',
    other: 'Multiply each term in the parentheses. Then put like terms together.',
    'spread-do': 'Multiply each term in the parentheses by {a, number}.',
    'spread-why': 'This is the distributive property.',
    'combine-do': 'Put like terms together.',
    'combine-why': 'Only terms of one kind can be added.',
    'try-do': 'Try {two, number} for {x} in the first expression.',
    'try-second-do': 'Try {two, number} for {x} in the other one.',
    'try-why': 'Both must give the same value.',
    final: '${value}$',
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
    const words = { expression: `$${forms.given}$`, x: `$${x}$`, a, value, two: 2 };
    return {
      words,
      question: ask,
      answer: { asked: 'expanded', value },
      distractors: [
        distractor('multiplies-only-the-first-term', write(forms.first), 'first'),
        distractor('adds-unlike-terms-together', `${m + n}${x}`, 'unlike'),
        distractor('subtracts-instead-of-adding', write(forms.minus), 'minus'),
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
