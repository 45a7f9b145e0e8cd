import { defineSkill, type Random } from '../../src/authoring.ts';

type Params = { ask: 'best' | 'which'; letter: string; a: number; b: number; c: number };

/** Level 1 has a product of a number and a sum, level 2 a product of two sums, level 3 such a product plus a number. */
export const m6DescribeExpressionStructure = defineSkill({
  id: 'm6-describe-expression-structure',
  version: 1,
  form: 'choice',
  text: {
    en: {
      headline: 'See the expression as a whole',
      best: 'Which words describe {expression} best?',
      which: 'What is {expression}?',
      'key-one': 'The product of {a, number} and the sum of {b, number} and {x}',
      'sum-one': 'The sum of {a, number} and the sum of {b, number} and {x}',
      'flat-one': 'The sum of {x} and the product of {a, number} and {b, number}',
      'all-one': 'The product of the three factors {a, number}, {b, number} and {x}',
      'key-two': 'The product of two sums',
      'sum-two': 'The sum of two sums',
      'flat-two': 'The sum of three terms',
      'all-two': 'The product of four factors',
      'key-three': 'The sum of a product and {c, number}',
      'sum-three': 'The sum of four terms',
      'flat-three': 'The sum of two products and {c, number}',
      'all-three': 'The product of {a, number} and a sum of three terms',
      'right-product': 'The brackets make one object of each sum, and these objects are multiplied.',
      'right-sum': 'The last operation is the plus in front of {c, number}. Before it stands one product.',
      sum: 'A number or bracket right in front of a bracket is multiplied. Which sign would a sum need?',
      flat: 'Without the brackets this would fit. What do the brackets hold together?',
      all: 'There is a plus sign in the expression. Where does it belong in your words?',
      other: 'Find the operation that is done last. It names the whole expression.',
      'look-do': 'See each bracket as one object.',
      'look-why': 'Brackets hold together what is inside.',
      'last-do': 'Find the operation that is done last.',
      'last-why': 'It tells what the whole expression is.',
      'try-do': 'Try the words with {two, number} for {x}.',
      'try-why': 'What you do last is the first word of the description.',
    },
  },
  draw: ({ random }): Params => ({
    ask: random.pick(['best', 'which']),
    letter: random.pick(['n', 'x', 'y', 'p']),
    ...drawNumbers(random),
  }),
  build({ ask, letter: x, a, b, c }: Params, { level, say }) {
    const bracket = `(${b} + ${x})`;
    const expression = { 1: `${a}${bracket}`, 2: `(${a} + ${x})${bracket}`, 3: `${a}${bracket} + ${c}` }[
      level
    ];
    const shown = `$${expression}$`;
    const size = ({ 1: 'one', 2: 'two', 3: 'three' } as const)[level];
    const words = { expression: shown, a, b, c, x: `$${x}$`, two: 2 };
    const objects = {
      1: `$${a}$ and $${bracket}$`,
      2: `$(${a} + ${x})$ and $${bracket}$`,
      3: `$${a}${bracket}$ and $${c}$`,
    }[level];
    const last = {
      1: `$${a} × ${bracket}$`,
      2: `$(${a} + ${x}) × ${bracket}$`,
      3: `$${a}${bracket}$ + ${c}`,
    }[level];
    const check = { 1: a * (b + 2), 2: (a + 2) * (b + 2), 3: a * (b + 2) + c }[level];
    const plain = { 1: `${a} × (${b} + 2)`, 2: `(${a} + 2) × (${b} + 2)`, 3: `${a} × (${b} + 2) + ${c}` }[
      level
    ];
    return {
      headline: say('headline'),
      question: say(ask, words),
      diagram: null,
      answer: {
        form: 'choice',
        value: 'fits',
        text: say(`key-${size}`, words),
        reason: level === 3 ? say('right-sum', words) : say('right-product'),
      },
      distractors: [
        {
          misconception: 'calls-a-product-a-sum',
          value: 'sum',
          text: say(`sum-${size}`, words),
          reason: say('sum'),
        },
        {
          misconception: 'ignores-the-parentheses',
          value: 'flat',
          text: say(`flat-${size}`, words),
          reason: say('flat'),
        },
        { misconception: 'slip', value: 'all', text: say(`all-${size}`, words), reason: say('all') },
      ],
      steps: [
        {
          rule: 'see-objects',
          before: shown,
          after: objects,
          instruction: say('look-do'),
          explanation: say('look-why'),
        },
        {
          rule: 'find-last',
          before: objects,
          after: last,
          instruction: say('last-do'),
          explanation: say('last-why'),
        },
        {
          rule: 'try-number',
          before: plain,
          after: String(check),
          instruction: say('try-do', words),
          explanation: say('try-why'),
        },
      ],
      finalAnswer: say(`key-${size}`, words),
      otherWrong: say('other'),
      claims: [`${plain} = ${check}`],
    };
  },
});

function drawNumbers(random: Random): Pick<Params, 'a' | 'b' | 'c'> {
  for (;;) {
    const [a, b, c] = [random.int(2, 9), random.int(2, 12), random.int(2, 12)];
    if (new Set([a, b, c]).size === 3) return { a, b, c };
  }
}
