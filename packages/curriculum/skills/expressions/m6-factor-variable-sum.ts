import type { DiagramOf } from '@playforward/diagram';
import {
  commonDivisor,
  defineSkill,
  distractorOf,
  divisorsOf,
  type Level,
  type Random,
} from '../../src/authoring.ts';

/** gcf times m·x + n, + n·y, or + n·y + r; `part` is a smaller common factor. */
type Params = {
  letters: readonly [string, string];
  gcf: number;
  m: number;
  n: number;
  r: number;
  part: number;
};

/** Level 1 has one letter and an area model, level 2 two letters, level 3 three terms. */
export const m6FactorVariableSum = defineSkill({
  id: 'm6-factor-variable-sum',
  version: 1,
  form: 'expression',
  text: {
    en: {
      headline: 'Take a common factor out',
      ask: 'Write {expression} as the greatest common factor times a sum.',
      right: 'Multiply {gcf, number} by each term inside, and the first expression comes back.',
      'not-greatest': '{part, number} is a common factor. Do the numbers inside still share one?',
      'one-term': 'Only the first term was divided. What about the others?',
      moves: 'Here a letter stands in front, too. Is it in every term?',
      other: 'Find the greatest number that divides every coefficient. Divide each term by it.',
      'find-do': 'Find the greatest common factor of {numbers}.',
      'find-why': 'It can be taken out of every term.',
      'split-do': 'Divide every term by {gcf, number}.',
      'split-why': 'The letters stay where they are.',
      'write-do': 'Write the factor in front of the sum.',
      'write-why': 'This is the distributive property, read backward.',
      'try-do': 'Try {one, number} for every letter in both.',
      'try-why': 'Equivalent expressions have the same value.',
      final: '${value}$',
    },
  },
  draw: ({ level, random }): Params => ({
    letters: random.pick([
      ['x', 'y'],
      ['n', 'p'],
      ['y', 'x'],
      ['p', 'n'],
    ] as const),
    ...drawNumbers(level, random),
  }),
  build({ letters: [x, y], gcf, m, n, r, part }: Params, { level, say }) {
    const counts = level === 3 ? [m, n, r] : [m, n];
    const tails = level === 1 ? [x, ''] : [x, y, ''];
    const sumOf = (factor: number, list: readonly number[] = counts): string =>
      list.map((one, index) => `${one * factor}${tails[index] ?? ''}`.replace(/^1(?=[a-z])/, '')).join(' + ');
    const expression = `$${sumOf(gcf)}$`;
    const value = `${gcf}(${sumOf(1)})`;
    const onlyFirst = counts.map((one, index) => (index === 0 ? one : one * gcf));
    const moved = counts.map((one, index) => `${one}${index === 0 ? '' : (tails[index] ?? '')}`).join(' + ');
    const numbers = counts.map((one) => one * gcf);
    const total = numbers.reduce((all, one) => all + one);
    const words = {
      ...{ expression, gcf, part, value, one: 1 },
      numbers: `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`,
    };
    return {
      headline: say('headline'),
      question: say('ask', words),
      diagram: level === 1 ? modelOf(numbers, x) : null,
      answer: { form: 'expression', asked: 'factored', value, reason: say('right', words) },
      distractors: [
        distractorOf(
          'factors-out-a-factor-that-is-not-the-greatest',
          `${part}(${sumOf(gcf / part)})`,
          say('not-greatest', words),
        ),
        distractorOf('divides-only-one-term', `${gcf}(${sumOf(1, onlyFirst)})`, say('one-term')),
        distractorOf('moves-the-variable-outside', `${gcf}${x}(${moved})`, say('moves')),
      ],
      steps: [
        {
          rule: 'find-gcf',
          before: numbers.join(', '),
          after: String(gcf),
          instruction: say('find-do', words),
          explanation: say('find-why'),
        },
        {
          rule: 'divide-terms',
          before: expression,
          after: `$${sumOf(1)}$`,
          instruction: say('split-do', words),
          explanation: say('split-why'),
        },
        {
          rule: 'write-product',
          before: expression,
          after: `$${value}$`,
          instruction: say('write-do'),
          explanation: say('write-why'),
        },
        {
          rule: 'try-number',
          before: '',
          after: `${numbers.join(' + ')} = ${total}, ${gcf} × ${total / gcf} = ${total}`,
          instruction: say('try-do', words),
          explanation: say('try-why'),
        },
      ],
      finalAnswer: say('final', words),
      otherWrong: say('other'),
      claims: [`${sumOf(gcf)} = ${value}`],
    };
  },
});

function modelOf([a = 0, b = 0]: readonly number[], x: string): DiagramOf<'area-model'> {
  return {
    kind: 'area-model',
    columns: [
      { size: 4, label: null },
      { size: 3, label: null },
    ],
    rows: [{ size: 3, label: null }],
    cells: [[`${a}${x}`, String(b)]],
    shaded: [],
  };
}

function drawNumbers(level: Level, random: Random): Omit<Params, 'letters'> {
  for (;;) {
    const gcf = random.pick([4, 6, 8, 9, 10, 12]);
    const [m, n, r] = [random.int(2, 9), random.int(2, 9), random.int(2, 9)];
    const isFair = m !== n && commonDivisor(m, n) === 1 && gcf * Math.max(m, n, r) <= 100;
    if (isFair && (level < 3 || (r !== m && r !== n))) {
      return { gcf, m, n, r, part: random.pick(divisorsOf(gcf).slice(1, -1)) };
    }
  }
}
