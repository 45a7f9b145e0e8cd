import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { commonDivisor } from '../../src/numbers/lowest-terms.ts';
import { divisorsOf } from '../../src/numbers/prime-factors.ts';

/** gcf times m·x + n, + n·y, or + n·y + r; `part` is a smaller common factor. */
type Params = {
  letters: readonly [string, string];
  gcf: number;
  m: number;
  n: number;
  r: number;
  part: number;
};

/**
 * Level 1 has one letter and an area model, level 2 two letters, level 3 three terms. The stretch problem combines like
 * terms first.
 */
export const m6FactorVariableSum = numberSkill('m6-factor-variable-sum', {
  version: 3,
  form: 'expression',
  text: {
    headline: 'Take a common factor out',
    ask: [
      'Write {expression} as the greatest common factor times a sum.',
      'Factor {expression} with the greatest common factor.',
      'Take the greatest common factor out of {expression}.',
      'Put the greatest common factor of {expression} in front of a sum.',
    ],
    right: 'Multiply {gcf, number} by each term inside, and the first expression comes back.',
    'not-greatest':
      '{part, number} is a common factor. Do the numbers inside still have a common factor above one?',
    'one-term': 'Only the first term was divided. What about the rest of the sum?',
    moves: 'Here a letter stands in front, too. Is it in every term?',
    other: 'Find the greatest number that divides every coefficient. Divide each term by it.',
    'other-long':
      'Put like terms together first. Which greatest number divides both terms that you have then?',
    'find-do': 'Find the greatest common factor of {numbers}.',
    'find-why': 'A common factor can be taken out of a sum.',
    'third-do': 'Find the greatest common factor of {firsts, number} and {third, number}.',
    'third-why': 'A common factor divides the number of every term.',
    'split-do': 'Divide every term by {gcf, number}.',
    'split-why': 'The letters stay where they are.',
    'write-do': 'Write the factor in front of the sum.',
    'write-why': 'This is the distributive property, read backward.',
    'try-do': 'Try {one, number} for every letter in both.',
    'try-why': 'Equivalent expressions have the same value.',
    final: '${value}$',
    'ask-long': [
      'Combine the like terms in {expression}. Then take out the greatest common factor.',
      'Write {expression} as the greatest common factor times a sum of two terms.',
      'First simplify {expression}, and then factor it with the greatest common factor.',
      'Turn {expression} into a product: the greatest common factor times a short sum.',
    ],
    'letters-do': 'Add the terms with a letter.',
    'letters-why': 'They are like terms.',
    'constants-do': 'Add the numbers.',
    'constants-why': 'Numbers without a letter are like terms, too.',
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
  build({ letters: [x, y], gcf, m, n, r, part }: Params, { level, step, distractor }) {
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
    /** What the first two numbers share; at level 3 it can be more than all three do. */
    const firsts = gcf * commonDivisor(m, n);
    const words = {
      expression,
      gcf,
      part,
      value,
      one: 1,
      numbers: `${numbers[0]} and ${numbers[1]}`,
      firsts,
      third: r * gcf,
    };
    return {
      words,
      question: 'ask',
      diagram: level === 1 ? modelOf(numbers, x) : null,
      answer: { asked: 'factored', value },
      distractors: [
        distractor(
          'factors-out-a-factor-that-is-not-the-greatest',
          `${part}(${sumOf(gcf / part)})`,
          'not-greatest',
        ),
        distractor('divides-only-one-term', `${gcf}(${sumOf(1, onlyFirst)})`, 'one-term'),
        distractor('moves-the-variable-outside', `${gcf}${x}(${moved})`, 'moves'),
      ],
      steps: [
        step('find-gcf', numbers.slice(0, 2).join(', '), firsts, 'find'),
        level === 3 && step('divide-third', `${firsts}, ${r * gcf}`, gcf, 'third'),
        step('divide-terms', expression, `$${sumOf(1)}$`, 'split'),
        step('write-product', expression, `$${value}$`, 'write'),
        step(
          'try-number',
          '',
          `${numbers.join(' + ')} = ${total}, ${gcf} × ${total / gcf} = ${total}`,
          'try',
        ),
      ],
      claims: [`${sumOf(gcf)} = ${value}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const gcf = random.pick([4, 6, 8, 9, 10, 12]);
        const [m, n] = [random.int(2, 5), random.int(2, 7)];
        const [u, v] = [random.int(2, gcf * m - 2), random.int(2, gcf * n - 2)];
        const parts = [u, gcf * m - u, v, gcf * n - v];
        // Before terms are combined nothing of the factor is to be seen.
        const isHidden = parts.every((part) => part % gcf !== 0 && part > 1);
        const isFair = m !== n && commonDivisor(m, n) === 1 && gcf * Math.max(m, n) <= 72;
        const part = random.pick(divisorsOf(gcf).slice(1, -1));
        return isHidden && isFair
          ? { letter: random.pick(['n', 'x', 'y', 'p']), gcf, m, n, u, v, part }
          : null;
      }),
    build({ letter: x, gcf, m, n, u, v, part }, { step, distractor }) {
      const [a, b] = [gcf * m, gcf * n];
      const term = (count: number): string => (count === 1 ? x : `${count}${x}`);
      const expression = `$${u}${x} + ${v} + ${a - u}${x} + ${b - v}$`;
      const short = `${a}${x} + ${b}`;
      const inside = `${term(m)} + ${n}`;
      const value = `${gcf}(${inside})`;
      return {
        words: { expression, gcf, part, value, one: 1, numbers: `${a} and ${b}` },
        question: 'ask-long',
        otherWrong: 'other-long',
        answer: { asked: 'factored', value },
        distractors: [
          distractor(
            'factors-out-a-factor-that-is-not-the-greatest',
            `${part}(${term(a / part)} + ${b / part})`,
            'not-greatest',
          ),
          distractor('divides-only-one-term', `${gcf}(${term(m)} + ${b})`, 'one-term'),
          distractor('moves-the-variable-outside', `${gcf}${x}(${m} + ${n})`, 'moves'),
        ],
        steps: [
          step('add-letters', `$${u}${x} + ${a - u}${x}$`, `$${a}${x}$`, 'letters'),
          step('add-numbers', `${v} + ${b - v}`, b, 'constants'),
          step('find-gcf', `${a}, ${b}`, gcf, 'find'),
          step('divide-terms', `$${short}$`, `$${inside}$`, 'split'),
          step('write-product', `$${short}$`, `$${value}$`, 'write'),
          step('try-number', '', `${a} + ${b} = ${a + b}, ${gcf} × ${m + n} = ${a + b}`, 'try'),
        ],
        claims: [`${short} = ${value}`],
      };
    },
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
  return random.until(() => {
    const gcf = random.pick([4, 6, 8, 9, 10, 12]);
    const [m, n, r] = [random.int(2, 9), random.int(2, 9), random.int(2, 9)];
    const firsts = commonDivisor(m, n);
    const isFair =
      level === 3
        ? r !== m && r !== n && commonDivisor(firsts, r) === 1 && (firsts > 1 || random.chance(12))
        : firsts === 1;
    return m !== n && isFair && gcf * Math.max(m, n, r) <= 100
      ? { gcf, m, n, r, part: random.pick(divisorsOf(gcf).slice(1, -1)) }
      : null;
  });
}
