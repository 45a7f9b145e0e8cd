import { choiceSkill, type Distractor, type Level, type Random, type Tools } from '../../src/kit/index.ts';
import { commonDivisor } from '../../src/numbers/lowest-terms.ts';

/** `seeks` is what is asked for; the numbers build the four sums and products. */
type Params = {
  seeks: 'irrational' | 'rational';
  ask: 'which' | 'claim' | 'why';
  r: number;
  s: number;
  t: number;
  k: number;
  kind: 'product' | 'zero' | 'pair';
  /** What the irrational one is, where it is asked for. */
  form: (typeof forms)[number];
};

const forms = ['sum', 'multiple', 'roots'] as const;

const text = {
  headline: 'Rational or irrational result',
  'which-irrational': [
    'Three of these have a rational value. Which one is irrational?',
    'Only one of these is irrational. Which one?',
  ],
  'claim-irrational': [
    'Work out each of these. Which result cannot be written as a fraction of integers?',
    'Find each result. Which one cannot be written as a fraction of integers?',
  ],
  'which-rational': [
    'Three of these have an irrational value. Which one is rational?',
    'Only one of these is rational. Which one?',
  ],
  'claim-rational': [
    'Work out each of these. Which result can be written as a fraction of integers?',
    'Find each result. Which one can be written as a fraction of integers?',
  ],
  why: [
    'Which argument shows that {term} is irrational?',
    'The number {term} is irrational. Which argument proves it?',
  ],
  'why-sum': 'If it were a fraction, taking {part} away would make {root} a fraction.',
  'why-multiple': 'If it were a fraction, dividing it by {part} would make {root} a fraction.',
  'why-any': 'If {root} is irrational, every result that is made with it is irrational.',
  'why-root': 'It is made of {part} and a root, and every number with a root is irrational.',
  'why-decimal': 'A calculator shows many decimals of {root}, and none of them begin to repeat.',
  'right-why': 'It leads from the opposite to something that cannot be true.',
  any: 'Try zero times a root. What is the result?',
  sign: 'Some roots are whole numbers. Which ones?',
  decimal: 'A calculator shows only the first decimals. What could come after them?',
  'other-why': 'Suppose that the number were a fraction. What would follow for the root?',
  'suppose-do': 'Suppose the opposite.',
  'suppose-why': 'A rational number is a fraction of integers.',
  'undo-do': 'Get the root alone.',
  'undo-why': 'What two fractions make is a fraction again.',
  'clash-do': 'Compare with what you know.',
  'clash-why': 'Under the root is no perfect square, so the root is irrational. The opposite cannot be true.',
  show: '{term}',
  'right-sum':
    'If the sum were rational, taking the rational part away would make the irrational part rational, too.',
  'right-multiple':
    'If the product were rational, dividing it by the rational factor would make the other one rational, too.',
  'right-roots': 'The two roots together make the root of a number that is not a perfect square.',
  'right-product': 'The two roots together make the root of a perfect square.',
  'right-zero': 'Zero times any number is zero, and zero is rational.',
  'right-pair': 'Multiplied out, the roots cancel, and only integers are left.',
  product: 'Both factors are irrational here. But what is the number under the root when you multiply them?',
  zero: 'One of the factors is zero. What is the product then?',
  root: 'There is a root. But is the number under it a perfect square?',
  pair: 'Multiply out the parentheses. Which roots cancel?',
  adds: 'Adding a rational number shifts the value. Can a decimal that never repeats begin to repeat then?',
  takes:
    'Taking a rational number away shifts the value. Can a decimal that never repeats begin to repeat then?',
  times: 'These two roots make one root. Is the number under it a perfect square?',
  other: 'Work out what you can first. Is there an irrational part left at the end?',
  'first-do': 'Work out the product.',
  'first-why': 'Roots of two factors can be put under one root.',
  'first-pair-why': 'The two middle products are opposites, so the roots cancel.',
  'look-do': 'Look for a perfect square or a zero.',
  'look-why': 'Then the irrational part goes away.',
  'rest-do': 'Test the one that is left.',
  'under-do': 'Put two roots under one root.',
  'under-why': 'The number under it is not a perfect square, so the product is irrational.',
  'gone-do': 'Look for the one in which the root drops out.',
  'gone-why': 'A perfect square, a zero or two opposite roots can do that.',
  'others-do': 'Test a sum or difference.',
  'rest-multiple': 'A rational number that is not zero, times an irrational one, is irrational.',
  'rest-roots': 'Put under one root, the number is not a perfect square.',
  'rest-why': 'A rational number and an irrational one give an irrational sum.',
  final: 'It is {term}.',
  partner: [
    'Which of these numbers, times {given}, gives a rational product?',
    'By which of these numbers can you multiply {given} to get a rational product?',
    'Only one of these makes a rational product with {given}. Which one?',
    'Multiply {given} by each of these. Which result is rational?',
  ],
  'right-partner': 'The two products with a root cancel, and only integers are left.',
  'root-only': 'The product of both roots is an integer. But what is {r} times the root?',
  'same-again': 'Multiply all four products out. Do the two with a root cancel or add up?',
  'integer-only': 'This makes every part larger. Is the root gone?',
  'other-partner': 'Multiply each part by each part. In which product do the roots cancel?',
  'try-root-do': 'Try the root alone.',
  'try-root-why': 'Each part of the sum is multiplied by it.',
  'try-same-do': 'Try the same number again.',
  'try-same-why': 'Two of the four products hold the root.',
  'try-other-do': 'Try it with the other sign.',
  'try-other-why': 'Now these two products are opposites.',
  'left-do': 'See what is left.',
  'left-why': 'A difference of integers is an integer.',
} as const;

/**
 * Level 1 asks for the irrational one, level 2 for the rational one, level 3 has brackets, fractions and pi, or asks for the
 * reason. The stretch
 * problem looks for a factor that makes a product rational.
 */
export const a1SumProductType = choiceSkill('a1-sum-product-type', {
  version: 6,
  text,
  draw: ({ level, random }): Params => drawNumbers(level, random),
  build(params: Params, tools) {
    if (params.ask === 'why') return argue(params, tools);
    const { seeks, ask, r, s, t, k, kind, form } = params;
    const { level, say, step, distractor } = tools;
    const deep = level === 3;
    const product = `\\sqrt{${s}} \\times \\sqrt{${s * k ** 2}}`;
    const pair = `(${r} + \\sqrt{${s}})(${r} - \\sqrt{${s}})`;
    const zero = deep ? `0 \\times \\pi` : `0 \\times \\sqrt{${t}}`;
    const shift = deep ? `\\frac{${r}}{${k}} + \\pi` : `${r} + \\sqrt{${s}}`;
    const multiple = deep ? `\\frac{${r}}{${k}} \\times \\pi` : `${r} \\times \\sqrt{${s}}`;
    const roots = `\\sqrt{${s}} \\times \\sqrt{${t}}`;
    const less = deep ? `\\sqrt{${t}} - \\frac{1}{${k}}` : `\\sqrt{${t}} - ${r}`;
    const rooted = `\\sqrt{${k ** 2}} + ${r}`;
    const scaled = `\\sqrt{${t}} \\times \\sqrt{${4 * s}}`;
    type Key = Parameters<typeof say>[0];
    const entry = (
      misconception: Distractor['misconception'],
      value: string,
      [term, reason]: readonly [string, Key],
    ): Distractor => ({
      misconception,
      value,
      text: say('show', { term: `$${term}$` }),
      reason: say(reason),
    });
    const keys = { product, zero, pair };
    const irrational = seeks === 'irrational';
    const sought = { sum: shift, multiple, roots }[form];
    const key = irrational ? sought : keys[kind];
    const distractors = irrational
      ? [
          entry(
            'thinks-a-product-of-irrationals-is-always-irrational',
            'product',
            deep ? [pair, 'pair'] : [product, 'product'],
          ),
          distractor('forgets-zero-as-a-factor', 'zero', 'zero', say('show', { term: `$${zero}$` })),
          distractor('calls-every-root-irrational', 'root', 'root', say('show', { term: `$${rooted}$` })),
        ]
      : [
          distractor(
            'thinks-adding-a-rational-makes-it-rational',
            'shift',
            'adds',
            say('show', { term: `$${shift}$` }),
          ),
          distractor(
            'thinks-adding-a-rational-makes-it-rational',
            'less',
            'takes',
            say('show', { term: `$${less}$` }),
          ),
          distractor('slip', 'scaled', 'times', say('show', { term: `$${scaled}$` })),
        ];
    const term = `$${key}$`;
    const worked = deep
      ? step('first', `$${pair}$`, r ** 2 - s, { do: 'first-do', why: 'first-pair-why' })
      : step('first', `$${product}$`, s * k);
    return {
      question: `${ask}-${seeks}`,
      answer: {
        value: 'key',
        text: say('show', { term }),
        reason: irrational ? `right-${form}` : `right-${kind}`,
      },
      distractors,
      steps: irrational
        ? [
            worked,
            step('look', `$${zero}$ and $${rooted}$`, `0 and ${k + r}`),
            step('rest', term, 'irrational', { why: form === 'sum' ? 'rest-why' : `rest-${form}` }),
          ]
        : [
            step('under', `$${scaled}$`, `$\\sqrt{${4 * s * t}}$`),
            step('others', `$${shift}$`, 'irrational', { do: 'others-do', why: 'rest-why' }),
            step('gone', term, { product: s * k, zero: 0, pair: r ** 2 - s }[kind]),
          ],
      finalAnswer: say('final', { term }),
      claims: [
        `sqrt(${s}) * sqrt(${s * k ** 2}) = ${s * k}`,
        `(${r} + sqrt(${s}))*(${r} - sqrt(${s})) = ${r ** 2 - s}`,
      ],
    };
  },
  stretch: {
    draw({ random }) {
      const s = random.pick([2, 3, 5, 6, 7, 10, 11, 13, 14, 15, 17, 19]);
      return { s, r: random.int(2, 12), isPlus: random.chance(50) };
    },
    build({ s, r, isPlus }, { say, step, distractor }) {
      const root = `\\sqrt{${s}}`;
      const [sign, turned] = isPlus ? ['+', '-'] : ['-', '+'];
      const [given, other] = [`${r} ${sign} ${root}`, `${r} ${turned} ${root}`];
      const show = (term: string) => say('show', { term: `$${term}$` });
      return {
        words: { given: `$${given}$`, r },
        question: 'partner',
        answer: { value: 'other', text: show(other), reason: 'right-partner' },
        distractors: [
          distractor('multiplies-only-the-first-term', 'root', 'root-only', show(root)),
          distractor('squares-each-term-only', 'same', 'same-again', show(given)),
          distractor('slip', 'integer', 'integer-only', show(String(r))),
        ],
        otherWrong: 'other-partner',
        steps: [
          step('try-root', `$(${given})${root}$`, `$${r}${root} ${sign} ${s}$`),
          step('try-same', `$(${given})^2$`, `$${r ** 2 + s} ${sign} ${2 * r}${root}$`),
          step('try-other', `$(${given})(${other})$`, `$${r ** 2} - ${s}$`),
          step('left', `${r ** 2} − ${s}`, r ** 2 < s ? `−${s - r ** 2}` : r ** 2 - s),
        ],
        finalAnswer: say('final', { term: `$${other}$` }),
        claims: [
          `(${given.replace(root, `sqrt(${s})`)})*(${other.replace(root, `sqrt(${s})`)}) = ${r ** 2 - s}`,
        ],
      };
    },
  },
});

/** Why a sum or a product with a root is irrational: what would follow if it were not. */
function argue({ r, s, k, form }: Params, { say, step, distractor }: Tools<keyof typeof text>) {
  const isSum = form === 'sum';
  const [part, root] = [`$\\frac{${r}}{${k}}$`, `$\\sqrt{${s}}$`];
  const term = `${part} ${isSum ? '+' : '\\times'} ${root}`.replaceAll('$', '');
  const argument = say(isSum ? 'why-sum' : 'why-multiple', { part, root });
  return {
    words: { term: `$${term}$` },
    question: 'why' as const,
    answer: { value: 'key', text: argument, reason: 'right-why' as const },
    distractors: [
      distractor('forgets-zero-as-a-factor', 'any', 'any', say('why-any', { root })),
      distractor('calls-every-root-irrational', 'sign', 'sign', say('why-root', { part })),
      distractor('calls-every-long-decimal-irrational', 'decimal', 'decimal', say('why-decimal', { root })),
    ],
    otherWrong: 'other-why' as const,
    steps: [
      step('suppose', `$${term}$`, 'a fraction'),
      step('undo', `a fraction ${isSum ? '−' : '÷'} ${part}`, 'a fraction'),
      step('clash', root, 'no fraction'),
    ],
    finalAnswer: argument,
    claims: [`sqrt(${s}) * sqrt(${s}) = ${s}`],
  };
}

function drawNumbers(level: Level, random: Random): Params {
  const noSquare = [2, 3, 5, 6, 7, 10, 11, 13, 14, 15, 17, 19];
  const [s = 2, t = 3] = random.shuffle(noSquare);
  const seeks = {
    1: 'irrational' as const,
    2: 'rational' as const,
    3: random.pick(['irrational', 'rational'] as const),
  }[level];
  const kinds =
    level === 3 ? (['pair', 'product', 'zero'] as const) : (['product', 'product', 'zero'] as const);
  const [k, r] = [random.int(2, 5), random.int(2, 9)];
  if (level === 3 && commonDivisor(r, k) !== 1) return drawNumbers(level, random);
  const form = random.pick(forms);
  if (level === 3 && form !== 'roots' && random.chance(40))
    return { seeks: 'irrational', ask: 'why', r, s, t, k, kind: 'product', form };
  const ask = random.pick(['which', 'claim'] as const);
  return { seeks, ask, r, s, t, k, kind: random.pick(kinds), form };
}
