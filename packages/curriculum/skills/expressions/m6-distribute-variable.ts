import type { DiagramOf } from '@playforward/diagram';
import { defineSkill, distractorOf, type Level, type Random } from '../../src/authoring.ts';

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
export const m6DistributeVariable = defineSkill({
  id: 'm6-distribute-variable',
  version: 1,
  form: 'expression',
  text: {
    en: {
      headline: 'Multiply every term',
      expand: 'Expand {expression}.',
      brackets: 'Write {expression} without brackets.',
      right: 'Every term in the brackets was multiplied by {a, number}.',
      first: 'Only the first term was multiplied. What about the others?',
      adds: 'This adds {a, number} to the first number. Which operation belongs in front of the brackets?',
      drops: 'A letter got lost. What is {a, number} times a term with a letter?',
      other: 'Multiply each term in the brackets by {a, number}. Keep the letters.',
      'first-do': 'Multiply the first term by {a, number}.',
      'first-why': 'All of the brackets is taken {a, number} times.',
      'next-do': 'Multiply the next term by {a, number}.',
      'next-why': 'Each term is a part of the whole.',
      'write-do': 'Write the sum of the products.',
      'write-why': 'This is the distributive property.',
      'try-do': 'Try {two, number} for every letter in both.',
      'try-why': 'Equivalent expressions have the same value.',
      final: '${value}$',
    },
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
  build({ ask, letters: [x, y], a, b, c, d }: Params, { level, say }) {
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
    const words = { expression, a, value, two: 2 };
    const sum = { 1: b + 2, 2: 2 * b + c, 3: 2 * b + 2 * c + d }[level];
    return {
      headline: say('headline'),
      question: say(ask, words),
      diagram: level === 1 ? modelOf(a, b, x) : null,
      answer: { form: 'expression', asked: 'expanded', value, reason: say('right', words) },
      distractors: [
        distractorOf('multiplies-only-the-first-term', first, say('first')),
        distractorOf('adds-instead-of-multiplying', adds, say('adds', words)),
        distractorOf('drops-the-variable', drops, say('drops', words)),
      ],
      steps: [
        ...terms.map((term, index) => ({
          rule: 'multiply-term',
          before: `$${a} × ${inside[index] ?? ''}$`,
          after: `$${term}$`,
          instruction: say(index === 0 ? 'first-do' : 'next-do', words),
          explanation: say(index === 0 ? 'first-why' : 'next-why', words),
        })),
        {
          rule: 'write-sum',
          before: expression,
          after: `$${value}$`,
          instruction: say('write-do'),
          explanation: say('write-why'),
        },
        {
          rule: 'try-number',
          before: `${a} × ${sum}`,
          after: String(a * sum),
          instruction: say('try-do', words),
          explanation: say('try-why'),
        },
      ],
      finalAnswer: say('final', words),
      otherWrong: say('other', words),
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
  for (;;) {
    const [a, b] = [random.int(2, 9), random.int(2, level === 1 ? 12 : 9)];
    const [c, d] = [random.int(2, 9), random.int(2, 12)];
    if (a + b !== a * b && new Set(level === 1 ? [a, b] : [a, b, c, d]).size === (level === 1 ? 2 : 4))
      return { a, b, c, d };
  }
}
