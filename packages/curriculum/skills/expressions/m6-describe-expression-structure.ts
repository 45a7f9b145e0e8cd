import { choiceSkill, type Level, type Random } from '../../src/kit/index.ts';

const asks = ['best', 'which', 'whole', 'last', 'told'] as const;
/** By level: the forms an expression may have. */
const forms = { 1: ['times', 'plus'], 2: ['sums', 'adds', 'over'], 3: ['beyond', 'inside', 'four'] } as const;
type Form = (typeof forms)[Level][number];
type Params = { ask: (typeof asks)[number]; form: Form; letter: string; a: number; b: number; c: number };

/** Level 1 has a number beside a letter or a sum, level 2 two sums or a quotient, level 3 more terms outside or inside. */
export const m6DescribeExpressionStructure = choiceSkill('m6-describe-expression-structure', {
  version: 3,
  text: {
    headline: 'See the expression as a whole',
    best: 'Which words describe {expression} best?',
    which: 'What kind of expression is {expression}?',
    whole: 'Look at {expression} as a whole. What kind of expression is it?',
    last: 'Think of the operation that is done last. Which words describe {expression}?',
    told: 'Somebody describes {expression} in words and starts with the last operation. What are the words?',
    'times-key': 'The product of {a, number} and the sum of {b, number} and {x}',
    'times-sum': 'The sum of {a, number} and the sum of {b, number} and {x}',
    'times-flat': 'The sum of {x} and the product of {a, number} and {b, number}',
    'times-all': 'The product of the three factors {a, number}, {b, number} and {x}',
    'plus-key': 'The sum of {a, number} and the product of {b, number} and {x}',
    'plus-order': 'The product of {x} and the sum of {a, number} and {b, number}',
    'plus-adds': 'The sum of the three terms {a, number}, {b, number} and {x}',
    'plus-all': 'The product of the three factors {a, number}, {b, number} and {x}',
    'sums-key': 'The product of two sums',
    'sums-sum': 'The sum of two sums',
    'sums-flat': 'The sum of three terms',
    'sums-all': 'The product of four factors',
    'adds-key': 'The sum of two sums',
    'adds-times': 'The product of two sums',
    'adds-flat': 'The sum of three terms',
    'adds-all': 'The product of four factors',
    'over-key': 'The quotient of a sum and {b, number}',
    'over-flat': 'The sum of {a, number} and a quotient',
    'over-order': 'The quotient of {b, number} and a sum',
    'over-all': 'The product of a sum and {b, number}',
    'beyond-key': 'The sum of a product and {c, number}',
    'beyond-sum': 'The sum of four terms',
    'beyond-flat': 'The sum of a product and two more terms',
    'beyond-all': 'The product of {a, number} and a sum of three terms',
    'inside-key': 'The product of {a, number} and a sum of three terms',
    'inside-sum': 'The sum of four terms',
    'inside-flat': 'The sum of one product and two more terms',
    'inside-all': 'The sum of a product and {c, number}',
    'four-key': 'The sum of four terms',
    'four-order': 'The product of two sums',
    'four-five': 'The sum of five terms',
    'four-flat': 'The sum of a product and two more terms',
    'right-adds':
      'The parentheses make one object of each sum, and the last operation is the plus between them.',
    'right-four': 'Each plus stands between two terms, and a number with its letter is one term.',
    'right-two': 'The parentheses make one object of each sum, and the product is taken last.',
    'right-one': 'The parentheses make one object of the sum, and the product is taken last.',
    'right-plus': 'The last operation is the plus. Beside it stands a product.',
    'right-over': 'The parentheses make one object of the sum, and this object is divided.',
    sum: 'A number right in front of parentheses is multiplied. Which sign would a sum need?',
    'sum-two': 'The two sums stand side by side with no sign between them. What does that mean?',
    flat: 'Without the parentheses this would fit. What do they hold together?',
    all: 'There is a plus sign in the expression. Where does it belong in your words?',
    between: 'Find the sign between the two sums. What does it do with them?',
    'count-terms': 'Without the parentheses, how many terms would there be?',
    'no-parentheses': 'A product with a sum needs parentheses. Are there any here?',
    'one-term': 'Is a number with its letter one term or two?',
    'beside-product': 'Find the product. How many terms stand beside it?',
    order: 'This works from left to right. Which operation comes before a plus?',
    adds: 'This adds {b, number} and {x}. What does a number right in front of a letter mean?',
    turned: 'This turns the division around. Which of the two is divided?',
    times: 'This multiplies. Which sign stands in front of {b, number}?',
    into: 'This takes {c, number} into the parentheses. Where does it stand?',
    outside: 'This takes {c, number} out of the parentheses. Where does it stand?',
    other: 'Find the operation that is done last. It names the whole expression.',
    'look-do': 'See what belongs together as one object.',
    'look-why': 'Parentheses make one object of what is inside.',
    'look-product': 'A product beside a plus is one object, because it is worked out first.',
    'last-do': 'Find the operation that is done last.',
    'last-why': 'It tells what the whole expression is.',
    'try-do': 'Try the words with {tried, number} for {x}.',
    'try-why': 'What you do last is the first word of the description.',
  },
  draw: ({ level, random }): Params => ({
    ask: random.pick(level === 3 ? asks.slice(1) : asks.slice(0, -1)),
    form: random.pick<Form>(forms[level]),
    letter: random.pick(['n', 'x', 'y', 'p']),
    ...drawNumbers(random),
  }),
  build(params: Params, { step, distractor }) {
    const { ask, form, letter: x, a, b, c } = params;
    const { expression, objects, last, plain, check, tried } = workOf(params);
    const flat = distractor(
      'ignores-the-parentheses',
      'flat',
      'flat',
      `${form === 'plus' || form === 'adds' || form === 'four' ? 'times' : form}-flat`,
    );
    const wrong = {
      times: [
        distractor('calls-a-product-a-sum', 'sum', 'sum', 'times-sum'),
        flat,
        distractor('slip', 'all', 'all', 'times-all'),
      ],
      plus: [
        distractor('works-strictly-left-to-right', 'order', 'order', 'plus-order'),
        distractor('adds-for-times-or-multiplies-for-more-than', 'adds', 'adds', 'plus-adds'),
        distractor('slip', 'all', 'all', 'plus-all'),
      ],
      sums: [
        distractor('calls-a-product-a-sum', 'sum', 'sum-two', 'sums-sum'),
        flat,
        distractor('slip', 'all', 'all', 'sums-all'),
      ],
      adds: [
        distractor('swaps-sum-and-product', 'times', 'between', 'adds-times'),
        distractor('ignores-the-parentheses', 'flat', 'count-terms', 'adds-flat'),
        distractor('slip', 'all', 'all', 'adds-all'),
      ],
      four: [
        distractor('works-strictly-left-to-right', 'order', 'no-parentheses', 'four-order'),
        distractor('counts-factors-as-terms', 'five', 'one-term', 'four-five'),
        distractor('slip', 'flat', 'beside-product', 'four-flat'),
      ],
      over: [
        flat,
        distractor('reverses-the-order-of-a-subtraction-or-division', 'turned', 'turned', 'over-order'),
        distractor('slip', 'all', 'times', 'over-all'),
      ],
      beyond: [
        distractor('calls-a-product-a-sum', 'sum', 'sum', 'beyond-sum'),
        flat,
        distractor('slip', 'all', 'into', 'beyond-all'),
      ],
      inside: [
        distractor('calls-a-product-a-sum', 'sum', 'sum', 'inside-sum'),
        flat,
        distractor('slip', 'all', 'outside', 'inside-all'),
      ],
    }[form];
    const right = {
      times: 'right-one',
      plus: 'right-plus',
      sums: 'right-two',
      adds: 'right-adds',
      four: 'right-four',
      over: 'right-over',
      beyond: 'right-plus',
      inside: 'right-one',
    } as const;
    return {
      words: { expression: `$${expression}$`, a, b, c, x: `$${x}$`, tried },
      question: ask,
      answer: {
        value: 'fits',
        text: `${form}-key`,
        reason: right[form],
      },
      distractors: wrong,
      steps: [
        step('see-objects', `$${expression}$`, objects, {
          do: 'look-do',
          why: form === 'plus' || form === 'beyond' || form === 'four' ? 'look-product' : 'look-why',
        }),
        step('find-last', objects, last, 'last'),
        step('try-number', plain, check, 'try'),
      ],
      claims: [`${plain} = ${check}`],
    };
  },
});

/** The expression, what is one object in it, its last operation, and its value for one number that makes it whole. */
function workOf({ form, letter: x, a, b, c }: Params) {
  const sum = `(${b} + ${x})`;
  const k = Math.ceil((a + 2) / b);
  const tried = form === 'over' ? b * k - a : 2;
  const works = {
    times: [`${a}${sum}`, `$${a}$ and $${sum}$`, `$${a} × ${sum}$`, `${a} × (${b} + 2)`, a * (b + 2)],
    plus: [
      `${a} + ${b}${x}`,
      `$${a}$ and $${b}${x}$`,
      `$${a}$ plus $${b}${x}$`,
      `${a} + ${b} × 2`,
      a + 2 * b,
    ],
    sums: [
      `(${a} + ${x})${sum}`,
      `$(${a} + ${x})$ and $${sum}$`,
      `$(${a} + ${x}) × ${sum}$`,
      `(${a} + 2) × (${b} + 2)`,
      (a + 2) * (b + 2),
    ],
    adds: [
      `(${a} + ${x}) + ${sum}`,
      `$(${a} + ${x})$ and $${sum}$`,
      `$(${a} + ${x})$ plus $${sum}$`,
      `(${a} + 2) + (${b} + 2)`,
      a + b + 4,
    ],
    four: [
      `${a} + ${b}${x} + ${c} + ${x}`,
      `$${a}$, $${b}${x}$, $${c}$ and $${x}$`,
      'four terms, all added',
      `${a} + ${b} × 2 + ${c} + 2`,
      a + 2 * b + c + 2,
    ],
    over: [
      `(${a} + ${x}) ÷ ${b}`,
      `$(${a} + ${x})$ and $${b}$`,
      `$(${a} + ${x})$ divided by $${b}$`,
      `(${a} + ${tried}) ÷ ${b}`,
      k,
    ],
    beyond: [
      `${a}${sum} + ${c}`,
      `$${a}${sum}$ and $${c}$`,
      `$${a}${sum}$ plus $${c}$`,
      `${a} × (${b} + 2) + ${c}`,
      a * (b + 2) + c,
    ],
    inside: [
      `${a}(${b} + ${x} + ${c})`,
      `$${a}$ and $(${b} + ${x} + ${c})$`,
      `$${a} × (${b} + ${x} + ${c})$`,
      `${a} × (${b} + 2 + ${c})`,
      a * (b + 2 + c),
    ],
  } as const;
  const [expression, objects, last, plain, check] = works[form];
  return { expression, objects, last, plain, check, tried };
}

function drawNumbers(random: Random): Pick<Params, 'a' | 'b' | 'c'> {
  return random.until(() => {
    const [a, b, c] = [random.int(2, 9), random.int(2, 12), random.int(2, 12)];
    return new Set([a, b, c]).size === 3 ? { a, b, c } : null;
  });
}
