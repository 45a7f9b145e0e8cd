import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';

/** Level 1: a(b + x). Level 2: a(b·x + c). Level 3: a(b·x + c·y + d). */
type Params = {
  ask: 'expand' | 'brackets';
  letters: readonly [string, string];
  a: number;
  b: number;
  c: number;
  d: number;
};

/** Level 1 has an area model, level 2 a coefficient inside, level 3 three terms. */
export const m6DistributeVariable = numberSkill('m6-distribute-variable', {
  version: 2,
  form: 'expression',
  text: {
    headline: 'Multiply every term',
    expand: ['Expand {expression}.', 'Use the distributive property to expand {expression}.'],
    brackets: ['Write {expression} so that it has no parentheses.', 'Multiply out {expression}.'],
    right: 'Every term in the parentheses was multiplied by {a, number}.',
    first: 'Only the first term was multiplied. What about the rest of the sum?',
    adds: 'This adds {a, number} to the first number. Which operation belongs in front of the parentheses?',
    drops: 'A letter got lost. What is {a, number} times a term with a letter?',
    other: 'Multiply each term in the parentheses by {a, number}. Keep the letters.',
    'first-do': 'Multiply the first term by {a, number}.',
    'first-why': 'Everything in the parentheses is taken {a, number} times.',
    'next-do': 'Multiply the next term by {a, number}.',
    'next-why': 'Each term is a part of the whole.',
    'write-do': 'Write the sum of the products.',
    'write-why': 'This is the distributive property.',
    'try-do': 'Try {two, number} for {letters} in both.',
    'try-why': 'Equivalent expressions have the same value.',
    final: '${value}$',
  },
  draw: ({ level, random }): Params => ({
    ask: random.pick(['expand', 'brackets']),
    letters: random.pick([
      ['x', 'y'],
      ['n', 'p'],
      ['y', 'x'],
      ['p', 'n'],
    ] as const),
    ...drawNumbers(level, random),
  }),
  build({ ask, letters: [x, y], a, b, c, d }: Params, { level, step, distractor }) {
    const inside = { 1: [`${b}`, x], 2: [`${b}${x}`, `${c}`], 3: [`${b}${x}`, `${c}${y}`, `${d}`] }[level];
    const terms = {
      1: [`${a * b}`, `${a}${x}`],
      2: [`${a * b}${x}`, `${a * c}`],
      3: [`${a * b}${x}`, `${a * c}${y}`, `${a * d}`],
    }[level];
    const value = terms.join(' + ');
    const first = [terms[0], ...inside.slice(1)].join(' + ');
    const adds = { 1: `${a + b} + ${x}`, 2: `${a + b}${x} + ${c}`, 3: `${a + b}${x} + ${c}${y} + ${d}` }[
      level
    ];
    const drops = { 1: `${a * b} + ${a}`, 2: `${a * b} + ${a * c}`, 3: `${a * b}${x} + ${a * c} + ${a * d}` }[
      level
    ];
    const expression = `$${a}(${inside.join(' + ')})$`;
    const words = { expression, a, value, two: 2, letters: level === 3 ? 'each letter' : `$${x}$` };
    const tried = { 1: [a * b, a * 2], 2: [a * b * 2, a * c], 3: [a * b * 2, a * c * 2, a * d] }[level];
    const sum = { 1: b + 2, 2: 2 * b + c, 3: 2 * b + 2 * c + d }[level];
    return {
      words,
      question: ask,
      diagram: level === 1 ? modelOf(a, b, x) : null,
      answer: { asked: 'expanded', value },
      distractors: [
        distractor('multiplies-only-the-first-term', first, 'first'),
        distractor('adds-instead-of-multiplying', adds, 'adds'),
        distractor('drops-the-variable', drops, 'drops'),
      ],
      steps: [
        ...terms.map((term, index) =>
          step('multiply-term', `$${a} × ${inside[index] ?? ''}$`, `$${term}$`, {
            do: index === 0 ? 'first-do' : 'next-do',
            why: index === 0 ? 'first-why' : 'next-why',
          }),
        ),
        step('write-sum', expression, `$${value}$`, 'write'),
        step('try-number', '', `${a} × ${sum} = ${a * sum}, ${tried.join(' + ')} = ${a * sum}`, 'try'),
      ],
      claims: [`${a}(${inside.join(' + ')}) = ${value}`],
    };
  },
});

function modelOf(a: number, b: number, x: string): DiagramOf<'area-model'> {
  return {
    kind: 'area-model',
    columns: [
      { size: 3, label: String(b) },
      { size: 4, label: x },
    ],
    rows: [{ size: 3, label: String(a) }],
    cells: [[null, null]],
    shaded: [],
  };
}

function drawNumbers(level: Level, random: Random): Pick<Params, 'a' | 'b' | 'c' | 'd'> {
  return random.until(() => {
    const [a, b] = [random.int(2, 9), random.int(2, level === 1 ? 12 : 9)];
    const [c, d] = [random.int(2, 9), random.int(2, 12)];
    return a + b !== a * b && new Set(level === 1 ? [a, b] : [a, b, c, d]).size === (level === 1 ? 2 : 4)
      ? { a, b, c, d }
      : null;
  });
}
