import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random, type SpecStep, takeDistractors } from '../../src/kit/index.ts';

/**
 * Level 1: (a + b) × c² or (a + b)² ÷ c. Level 2: d in front of that, to be added. Level 3: d + c × (a − b)² or
 * d − (a − b)² ÷ c.
 */
type Params = {
  ask: 'what' | 'value';
  form: 'times' | 'over';
  a: number;
  b: number;
  c: number;
  d: number;
};
type Numbers = Pick<Params, 'a' | 'b' | 'c' | 'd'>;

/** Level 1 shows the order, level 2 starts with a sum, level 3 has a difference in parentheses. */
export const m6OrderOperationsNumeric = numberSkill('m6-order-operations-numeric', {
  version: 4,
  form: 'integer',
  text: {
    headline: 'Which operation comes first?',
    what: ['What is {expression}?', 'How much is {expression}?'],
    value: ['Find the value of {expression}.', 'Work out {expression}.'],
    right: 'The parentheses come first, then the power, and then the product.',
    'right-over': 'The parentheses come first, then the power, and then the quotient.',
    left: 'This goes from left to right. Which operation has to wait?',
    power: 'Here a product is done before the power. To which part does the exponent belong?',
    'over-power': 'Here the quotient comes before the power. Which of the two is worked out first?',
    'over-double': 'This takes two times the parentheses. What does an exponent count?',
    brackets: 'This does not use the parentheses. What do they hold together?',
    double: 'This multiplies by the exponent. What does an exponent count?',
    skip: 'One number is not used yet. Which one?',
    other: 'Go in order: parentheses, power, product, and then the sum.',
    'other-over': 'Go in order: parentheses, power, quotient, and then what is in front.',
    'other-quotient': 'Go in order: parentheses, power, and then the quotient.',
    'other-product': 'Go in order: parentheses, power, and then the product.',
    'bracket-do': 'Work out the parentheses.',
    'bracket-why': 'What stands in parentheses comes first.',
    'power-do': 'Work out the power.',
    'power-why': 'Powers come before products.',
    'power-over': 'Powers come before quotients.',
    'multiply-do': 'Multiply.',
    'only-why': 'Now only a product is left.',
    'multiply-why': 'Products come before sums.',
    'divide-do': 'Divide.',
    'divide-only': 'Now only a quotient is left.',
    'divide-why': 'Quotients come before sums and differences.',
    'add-do': 'Add.',
    'add-why': 'Sums come last.',
    'subtract-do': 'Subtract.',
    'subtract-why': 'Differences come last.',
    final: '{value}',
  },
  draw({ level, random }): Params {
    const form = random.pick(['times', 'over'] as const);
    const numbers = form === 'over' ? drawQuotient(level, random) : drawNumbers(level, random);
    return { ask: random.pick(['what', 'value']), form, ...numbers };
  },
  build({ ask, form, ...numbers }: Params, { level, step, distractor }) {
    const isOver = form === 'over';
    const { expression, lines, key, left, power, brackets, double } = isOver
      ? workOfQuotient(level, numbers)
      : workOf(level, numbers);
    const words = { expression, value: String(key) };
    const names = isOver
      ? (['bracket', 'power', 'divide', level === 3 ? 'subtract' : 'add'] as const)
      : (['bracket', 'power', 'multiply', 'add'] as const);
    /** Lines of the solution up to `right` of them, and then others. */
    const chain = (others: readonly string[], right: number): readonly SpecStep[] => {
      const all = [...lines.slice(0, right + 1), ...others];
      return all.slice(1).map((after, index) => {
        const name = names[index] ?? 'add';
        const only = level === 1 && index === 2;
        const own = isOver && name === 'power' ? 'power-over' : (`${name}-why` as const);
        const why = only ? (isOver ? 'divide-only' : 'only-why') : own;
        return step(name, all[index] ?? '', after, { do: `${name}-do`, why });
      });
    };
    const ways = isOver ? null : wrongWaysOf(level, numbers);
    return {
      words,
      question: ask,
      diagram: level === 1 ? order : null,
      answer: { value: key, reason: isOver ? 'right-over' : 'right' },
      distractors: takeDistractors(key, [
        distractor('works-strictly-left-to-right', left, 'left', ways ? { work: chain(ways.left, 2) } : {}),
        ways
          ? distractor('multiplies-before-applying-the-exponent', power, 'power', {
              work: chain(ways.power, 1),
            })
          : distractor('applies-the-exponent-last', power, 'over-power'),
        distractor('ignores-the-parentheses', brackets, 'brackets'),
        distractor('slip', double, isOver ? 'over-double' : 'double'),
        distractor('slip', isOver && level === 1 ? key * numbers.c : key - numbers.d, 'skip'),
      ]),
      otherWrong: isOver
        ? level === 1
          ? 'other-quotient'
          : 'other-over'
        : level === 1
          ? 'other-product'
          : 'other',
      steps: chain(lines.slice(1), 0),
      claims: [`${expression.replaceAll('$', '')} = ${key}`],
    };
  },
});

/** The same for a quotient; 0 stands for what is no whole number. */
function workOfQuotient(level: Level, { a, b, c, d }: Numbers) {
  const [sign, own] = level === 3 ? ['−', d] : ['+', level === 1 ? 0 : d];
  const signed = (number: number): number => own + (level === 3 ? -number : number);
  const inside = level === 3 ? a - b : a + b;
  const front = level === 1 ? '' : `${d} ${sign} `;
  const expression = `$${front}(${a} ${sign} ${b})^2 ÷ ${c}$`;
  const square = inside ** 2;
  const key = signed(square / c);
  return {
    expression,
    lines: [
      expression,
      `$${front}${inside}^2 ÷ ${c}$`,
      `${front}${square} ÷ ${c}`,
      ...(level === 1 ? [String(key)] : [`${front}${square / c}`, String(key)]),
    ],
    key,
    left: level === 1 ? 0 : signed(square) / c,
    power: signed((inside / c) ** 2),
    brackets: b ** 2 % c === 0 ? (level === 3 ? d - a - b ** 2 / c : own + a + b ** 2 / c) : 0,
    double: signed((2 * inside) / c),
  };
}

/** The way from the expression to its value, and what other orders lead to. */
function workOf(level: Level, { a, b, c, d }: Numbers) {
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
function wrongWaysOf(level: Level, { a, b, c, d }: Numbers) {
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

function drawNumbers(level: Level, random: Random): Numbers {
  return random.until(() => {
    const [a, b] = [random.int(2, 12), random.int(2, 9)];
    const c = random.int(3, 9);
    const d = level === 1 ? 0 : random.int(2, 25);
    if (level < 3 && a + b <= 15) return { a, b, c, d };
    const gap = a - b;
    return level === 3 && gap >= 3 && gap <= 8 && c !== gap && d + c * a > b ** 2 ? { a, b, c, d } : null;
  });
}

/** Whole numbers for who divides too early, too: c divides d and what is in the parentheses. */
function drawQuotient(level: Level, random: Random): Numbers {
  return random.until(() => {
    // A divisor that is the number in the parentheses would undo the square.
    const [c, times] = [random.int(2, 5), random.pick([3, 4, 5])];
    const inside = c * times;
    const b = random.int(2, 9);
    const a = level === 3 ? inside + b : inside - b;
    const d = level === 1 ? 0 : c * random.int(2, level === 3 ? 75 : 20);
    // At the first level who forgets the parentheses finds a whole number, too.
    const isWhole = level > 1 || b ** 2 % c === 0;
    const isFair = isWhole && a > 1 && a !== b && inside > 2 && inside <= 15 && (level < 3 || a <= 20);
    const isLast = level === 3 ? d > inside ** 2 + c && d <= 180 : d <= 40;
    return isFair && isLast ? { a, b, c, d } : null;
  });
}
