import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random, type SpecStep, takeDistractors } from '../../src/kit/index.ts';

/** Level 1: (a + b) × c². Level 2: d + (a + b) × c². Level 3: d + c × (a − b)². */
type Params = { ask: 'what' | 'value'; a: number; b: number; c: number; d: number };

/** Level 1 shows the order, level 2 starts with a sum, level 3 raises a bracket to a power. */
export const m6OrderOperationsNumeric = numberSkill('m6-order-operations-numeric', {
  version: 2,
  form: 'integer',
  text: {
    headline: 'Which operation comes first?',
    what: ['What is {expression}?', 'How much is {expression}?'],
    value: ['Find the value of {expression}.', 'Work out {expression}.'],
    right: 'The parentheses come first, then the power, and then the product.',
    left: 'This goes from left to right. Which operation has to wait?',
    power: 'Here a product is done before the power. To which part does the exponent belong?',
    brackets: 'This does not use the parentheses. What do they hold together?',
    double: 'This multiplies by the exponent. What does an exponent count?',
    skip: 'One number is not used yet. Which one?',
    other: 'Go in order: parentheses, power, product, and then the sum.',
    'other-product': 'Go in order: parentheses, power, and then the product.',
    'bracket-do': 'Work out the parentheses.',
    'bracket-why': 'What stands in parentheses comes first.',
    'power-do': 'Work out the power.',
    'power-why': 'Powers come before products.',
    'multiply-do': 'Multiply.',
    'only-why': 'Now only a product is left.',
    'multiply-why': 'Products come before sums.',
    'add-do': 'Add.',
    'add-why': 'Sums come last.',
    final: '{value}',
  },
  draw: ({ level, random }): Params => ({
    ask: random.pick(['what', 'value']),
    ...drawNumbers(level, random),
  }),
  build({ ask, a, b, c, d }: Params, { level, step, distractor }) {
    const { expression, lines, key, left, power, brackets, double } = workOf(level, { a, b, c, d });
    const words = { expression, value: String(key) };
    const names = ['bracket', 'power', 'multiply', 'add'] as const;
    /** Lines of the solution up to `right` of them, and then others. */
    const chain = (others: readonly string[], right: number): readonly SpecStep[] => {
      const all = [...lines.slice(0, right + 1), ...others];
      return all.slice(1).map((after, index) => {
        const name = names[index] ?? 'add';
        const why = level === 1 && name === 'multiply' ? 'only-why' : (`${name}-why` as const);
        return step(name, all[index] ?? '', after, { why });
      });
    };
    const ways = wrongWaysOf(level, { a, b, c, d });
    return {
      words,
      question: ask,
      diagram: level === 1 ? order : null,
      answer: key,
      distractors: takeDistractors(key, [
        distractor('works-strictly-left-to-right', left, 'left', { work: chain(ways.left, 2) }),
        distractor('multiplies-before-applying-the-exponent', power, 'power', { work: chain(ways.power, 1) }),
        distractor('ignores-the-parentheses', brackets, 'brackets'),
        distractor('slip', double, 'double'),
        distractor('slip', key - d, 'skip'),
      ]),
      otherWrong: level === 1 ? 'other-product' : 'other',
      steps: chain(lines.slice(1), 0),
      claims: [`${expression.replaceAll('$', '')} = ${key}`],
    };
  },
});

/** The way from the expression to its value, and what other orders lead to. */
function workOf(level: Level, { a, b, c, d }: Pick<Params, 'a' | 'b' | 'c' | 'd'>) {
  if (level === 3) {
    const gap = a - b;
    const expression = `$${d} + ${c} × (${a} − ${b})^2$`;
    return {
      expression,
      lines: [
        expression,
        `$${d} + ${c} × ${gap}^2$`,
        `${d} + ${c} × ${gap ** 2}`,
        `${d} + ${c * gap ** 2}`,
        String(d + c * gap ** 2),
      ],
      key: d + c * gap ** 2,
      left: (d + c) * gap ** 2,
      power: d + (c * gap) ** 2,
      brackets: d + c * a - b ** 2,
      double: d + c * gap * 2,
    };
  }
  const sum = a + b;
  const front = level === 1 ? '' : `${d} + `;
  const own = level === 1 ? 0 : d;
  const expression = `$${front}(${a} + ${b}) × ${c}^2$`;
  const key = own + sum * c ** 2;
  return {
    expression,
    lines: [
      expression,
      `$${front}${sum} × ${c}^2$`,
      `${front}${sum} × ${c ** 2}`,
      ...(level === 1 ? [String(key)] : [`${front}${sum * c ** 2}`, String(key)]),
    ],
    key,
    left: level === 1 ? 0 : (d + sum) * c ** 2,
    power: own + (sum * c) ** 2,
    brackets: own + a + b * c ** 2,
    double: own + sum * c * 2,
  };
}

/** The lines of who goes from left to right after the power, and of who multiplies before it. */
function wrongWaysOf(level: Level, { a, b, c, d }: Pick<Params, 'a' | 'b' | 'c' | 'd'>) {
  if (level === 1) return { left: [], power: [] };
  if (level === 3) {
    const gap = a - b;
    return {
      left: [`${d + c} × ${gap ** 2}`, String((d + c) * gap ** 2)],
      power: [`$${d} + ${c * gap}^2$`, `${d} + ${(c * gap) ** 2}`, String(d + (c * gap) ** 2)],
    };
  }
  const sum = a + b;
  return {
    left: [`${d + sum} × ${c ** 2}`, String((d + sum) * c ** 2)],
    power: [`$${d} + ${sum * c}^2$`, `${d} + ${(sum * c) ** 2}`, String(d + (sum * c) ** 2)],
  };
}

const order: DiagramOf<'flowchart'> = {
  kind: 'flowchart',
  boxes: [
    { text: 'Parentheses?', side: 'Work inside them' },
    { text: 'Powers?', side: 'Work them out' },
    { text: 'Products?', side: 'Multiply or divide' },
    { text: 'Add or subtract', side: null },
  ],
};

function drawNumbers(level: Level, random: Random): Pick<Params, 'a' | 'b' | 'c' | 'd'> {
  return random.until(() => {
    const [a, b] = [random.int(2, 12), random.int(2, 9)];
    const c = random.int(3, 9);
    const d = level === 1 ? 0 : random.int(2, 25);
    if (level < 3 && a + b <= 15) return { a, b, c, d };
    const gap = a - b;
    return level === 3 && gap >= 3 && gap <= 8 && c !== gap && d + c * a > b ** 2 ? { a, b, c, d } : null;
  });
}
