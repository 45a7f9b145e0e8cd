import { defineSkill, type Level, type Random, takeDistractors } from '../../src/authoring.ts';

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
export const m6PowerExpressionEvaluate = defineSkill({
  id: 'm6-power-expression-evaluate',
  version: 1,
  form: 'integer',
  text: {
    en: {
      headline: 'The power comes first',
      what: 'What is {expression}?',
      evaluate: 'Work out {expression}.',
      value: 'Find the value of {expression}.',
      right: 'The power belongs to {base, number} alone, so it is worked out first.',
      before:
        'Here {times, number} × {base, number} is done before the power. To which number does the exponent belong?',
      product: 'This multiplies {base, number} by {exponent, number}. What does an exponent count?',
      left: 'This goes from left to right. Which operation comes before a sum?',
      plus: 'This adds {times, number} and the power. Which sign stands between them?',
      skip: 'One part is left out. Which number has not been used yet?',
      other: 'Do the power first, then multiply. Add and subtract at the end.',
      'power-do': 'Work out the power.',
      'power-why': 'The exponent belongs to {base, number} only.',
      'multiply-do': 'Multiply.',
      'multiply-why': 'Products come before sums and differences.',
      'add-do': 'Add.',
      'add-why': 'Sums and differences come last.',
      'take-do': 'Subtract.',
      'take-why': 'Sums and differences are done from left to right.',
      final: '{value}',
    },
  },
  draw: ({ level, random }): Params => ({
    ask: random.pick(['what', 'evaluate', 'value']),
    ...drawNumbers(level, random),
  }),
  build({ ask, add, times, base, exponent, less }: Params, { level, say }) {
    const power = base ** exponent;
    const product = times * power;
    const key = add + product - less;
    const [front, end] = [add === 0 ? '' : `${add} + `, less === 0 ? '' : ` − ${less}`];
    const expression = `$${front}${times} × ${base}^${exponent}${end}$`;
    const words = { expression, times, base, exponent, value: String(key) };
    const sum = add + product;
    return {
      headline: say('headline'),
      question: say(ask, words),
      diagram: null,
      answer: { form: 'integer', value: String(key), reason: say('right', words) },
      distractors: takeDistractors(key, [
        {
          misconception: 'multiplies-before-applying-the-exponent',
          value: add + (times * base) ** exponent - less,
          reason: say('before', words),
        },
        {
          misconception: 'multiplies-the-base-by-the-exponent',
          value: add + times * base * exponent - less,
          reason: say('product', words),
        },
        {
          misconception: 'works-strictly-left-to-right',
          value: add === 0 ? 0 : (add + times) * power - less,
          reason: say('left'),
        },
        { misconception: 'slip', value: add + times + power - less, reason: say('plus', words) },
        { misconception: 'slip', value: add === 0 ? power : product, reason: say('skip') },
      ]),
      steps: [
        {
          rule: 'power',
          before: expression,
          after: `${front}${times} × ${power}${end}`,
          instruction: say('power-do'),
          explanation: say('power-why', words),
        },
        {
          rule: 'multiply',
          before: `${front}${times} × ${power}${end}`,
          after: `${front}${product}${end}`,
          instruction: say('multiply-do'),
          explanation: say('multiply-why'),
        },
        ...(level === 1
          ? []
          : [
              {
                rule: 'add',
                before: `${front}${product}${end}`,
                after: `${sum}${end}`,
                instruction: say('add-do'),
                explanation: say('add-why'),
              },
            ]),
        ...(level === 3
          ? [
              {
                rule: 'subtract',
                before: `${sum}${end}`,
                after: String(key),
                instruction: say('take-do'),
                explanation: say('take-why'),
              },
            ]
          : []),
      ],
      finalAnswer: say('final', words),
      otherWrong: say('other'),
      claims: [`${add} + ${times} * ${base}^${exponent} - ${less} = ${key}`],
    };
  },
});

function drawNumbers(level: Level, random: Random): Omit<Params, 'ask'> {
  for (;;) {
    const base = random.int(2, 10);
    const exponent = random.chance(30) ? 3 : 2;
    const times = random.int(2, level === 1 ? 12 : 9);
    const add = level === 1 ? 0 : random.int(2, 30);
    const less = level === 3 ? random.int(2, 19) : 0;
    const key = add + times * base ** exponent - less;
    const isOpen = base ** exponent !== base * exponent && times !== base;
    const isNear = add + (times * base) ** exponent - less <= 20 * key;
    if (isOpen && isNear && key > 0 && key <= 900) return { add, times, base, exponent, less };
  }
}
