import { type Level, numberSkill, type Random, type SpecStep, takeDistractors } from '../../src/kit/index.ts';
import { sumsOrDifferences } from '../../src/numbers/sums-or-differences.ts';

/** Level 1: `times` × base^exponent. Level 2: `add` + that. Level 3: `add` + that − `less`. */
type Params = {
  ask: 'what' | 'evaluate' | 'value';
  add: number;
  times: number;
  base: number;
  exponent: number;
  less: number;
};

/** Level 1 has a product with a power, level 2 also a sum, level 3 a difference after it. */
export const m6PowerExpressionEvaluate = numberSkill('m6-power-expression-evaluate', {
  version: 1,
  form: 'integer',
  text: {
    headline: 'The power comes first',
    what: ['What is {expression}?', 'How much is {expression}?'],
    evaluate: 'Work out {expression}.',
    value: 'Find the value of {expression}.',
    right: 'The power belongs to {base, number} alone, so it is worked out first.',
    before:
      'Here {times, number} × {base, number} is done before the power. To which number does the exponent belong?',
    product: 'This multiplies {base, number} by {exponent, number}. What does an exponent count?',
    left: 'This goes from left to right. Which operation comes before a sum?',
    plus: 'This adds {times, number} and the power. Which sign stands between them?',
    skip: 'One part is left out. Which number has not been used yet?',
    other: 'Do the power first, then multiply. Keep the {later} for the end.',
    'power-do': 'Work out the power.',
    'power-why': 'The exponent belongs to {base, number} only.',
    'multiply-do': 'Multiply.',
    'other-product': 'Do the power first, then multiply.',
    'last-why': 'Now the power is one number, and only the product is left.',
    'multiply-why': 'Products come before {later}.',
    'add-do': 'Add.',
    'add-why':
      '{later, select, sums {Sums come} differences {Differences come} other {Sums and differences come}} last.',
    'take-do': 'Subtract.',
    'take-why': 'Sums and differences are done from left to right.',
    final: '{value}',
  },
  draw: ({ level, random }): Params => ({
    ask: random.pick(['what', 'evaluate', 'value']),
    ...drawNumbers(level, random),
  }),
  build({ ask, add, times, base, exponent, less }: Params, { level, step, distractor }) {
    const power = base ** exponent;
    const product = times * power;
    const key = add + product - less;
    const [front, end] = [add === 0 ? '' : `${add} + `, less === 0 ? '' : ` − ${less}`];
    const expression = `$${front}${times} × ${base}^${exponent}${end}$`;
    const later = sumsOrDifferences(expression);
    const words = { expression, times, base, exponent, later, value: String(key) };
    const sum = add + product;
    /** The last lines, from a sum to its value. */
    const finish = (total: number, before: string): readonly SpecStep[] => [
      ...(level === 1 ? [] : [step('add', before, `${total}${end}`)]),
      ...(level === 3 ? [step('subtract', `${total}${end}`, total - less, 'take')] : []),
    ];
    return {
      words,
      question: ask,
      answer: key,
      distractors: takeDistractors(key, [
        distractor(
          'multiplies-before-applying-the-exponent',
          add + (times * base) ** exponent - less,
          'before',
          {
            work: [
              step('power', expression, `$${front}${times * base}^${exponent}${end}$`),
              step(
                'multiply',
                `$${front}${times * base}^${exponent}${end}$`,
                `${front}${(times * base) ** exponent}${end}`,
              ),
              ...finish(add + (times * base) ** exponent, `${front}${(times * base) ** exponent}${end}`),
            ],
          },
        ),
        distractor('multiplies-the-base-by-the-exponent', add + times * base * exponent - less, 'product', {
          work: [
            step('power', expression, `${front}${times} × ${base * exponent}${end}`),
            step(
              'multiply',
              `${front}${times} × ${base * exponent}${end}`,
              `${front}${times * base * exponent}${end}`,
            ),
            ...finish(add + times * base * exponent, `${front}${times * base * exponent}${end}`),
          ],
        }),
        distractor('works-strictly-left-to-right', add === 0 ? 0 : (add + times) * power - less, 'left', {
          work: [
            step('power', expression, `${front}${times} × ${power}${end}`),
            step('add', `${front}${times} × ${power}${end}`, `${add + times} × ${power}${end}`),
            step('multiply', `${add + times} × ${power}${end}`, `${(add + times) * power}${end}`),
            level === 3 &&
              step('subtract', `${(add + times) * power}${end}`, (add + times) * power - less, 'take'),
          ],
        }),
        distractor('slip', add + times + power - less, 'plus'),
        distractor('slip', add === 0 ? power : product, 'skip'),
      ]),
      steps: [
        step('power', expression, `${front}${times} × ${power}${end}`),
        step('multiply', `${front}${times} × ${power}${end}`, `${front}${product}${end}`, {
          why: level === 1 ? 'last-why' : 'multiply-why',
        }),
        ...finish(sum, `${front}${product}${end}`),
      ],
      otherWrong: level === 1 ? 'other-product' : 'other',
      claims: [`${add} + ${times} * ${base}^${exponent} - ${less} = ${key}`],
    };
  },
});

function drawNumbers(level: Level, random: Random): Omit<Params, 'ask'> {
  return random.until(() => {
    const base = random.int(2, 10);
    const exponent = random.chance(30) ? 3 : 2;
    const times = random.int(2, level === 1 ? 12 : 9);
    const add = level === 1 ? 0 : random.int(2, 30);
    const less = level === 3 ? random.int(2, 19) : 0;
    const key = add + times * base ** exponent - less;
    const isOpen = base ** exponent !== base * exponent && times !== base;
    const isNear = add + (times * base) ** exponent - less <= 20 * key;
    return isOpen && isNear && key > 0 && key <= 900 ? { add, times, base, exponent, less } : null;
  });
}
