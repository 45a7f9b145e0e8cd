import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random, type SpecStep } from '../../src/kit/index.ts';

/** Level 1: a·x + b + c·x. Level 2: a·x + b + c·x + d. Level 3: a·x² + b·x + c·x² + d·x. */
type Params = { ask: 'combine' | 'short'; letter: string; a: number; b: number; c: number; d: number };

/** Level 1 has tiles, level 2 two kinds of like terms, level 3 squares and letters. */
export const m6CombineLikePositive = numberSkill('m6-combine-like-positive', {
  version: 3,
  form: 'expression',
  text: {
    headline: 'Put like terms together',
    combine: ['Combine the like terms in {expression}.', 'Add up the like terms in {expression}.'],
    short: ['Write {expression} with as few terms as you can.', 'Simplify {expression}.'],
    right: 'Like terms have the same letter with the same exponent. Only their numbers are added.',
    unlike: 'This puts unlike terms together. Are {one} and {other} the same kind of thing?',
    multiplies: 'This multiplies the like terms. Which sign stands between them?',
    exponents: 'This changes the exponent. Does adding more of a thing change what it is?',
    'other-wrong': 'Find terms with the same letter and exponent. Add the numbers in front of them.',
    'group-do': 'Put like terms side by side.',
    'group-why': 'The order of a sum can be changed.',
    'first-do': 'Add the numbers in front of {one}.',
    'first-why': 'More of the same thing stays the same thing.',
    'second-do': 'Add the other like terms.',
    'second-why': 'They are of one kind as well.',
    'write-do': 'Write all the terms that you have now.',
    'write-why': 'Unlike terms stay apart.',
    'try-do': 'Try {two, number} for the letter.',
    'try-why': 'Both ways of writing must give the same value.',
    final: '${value}$',
  },
  draw: ({ level, random }): Params => ({
    ask: random.pick(['combine', 'short']),
    letter: random.pick(['n', 'x', 'y', 'p']),
    ...drawNumbers(level, random),
  }),
  build({ ask, letter: x, a, b, c, d }: Params, { level, step, distractor }) {
    const [one, other] = level === 3 ? [`${x}^2`, x] : [x, ''];
    const term = (count: number, kind: string): string =>
      count === 1 && kind !== '' ? kind : `${count}${kind}`;
    const second = level === 1 ? [] : [term(d, other)];
    const expression = [term(a, one), term(b, other), term(c, one), ...second].join(' + ');
    const rest = level === 1 ? b : b + d;
    const sum = a + c;
    const value = `${term(sum, one)} + ${term(rest, other)}`;
    const grouped = [term(a, one), term(c, one), term(b, other), ...second].join(' + ');
    const higher = level === 3 ? `${x}^4` : `${x}^2`;
    const [at, kinds] = [2, level === 3 ? [4, 2] : [2, 1]];
    const total = sum * (kinds[0] ?? 1) + rest * (kinds[1] ?? 1);
    const words = {
      expression: `$${expression}$`,
      one: `$${one}$`,
      other: `$${term(b, other)}$`,
      value,
      two: at,
    };
    const numbers = [
      a * (kinds[0] ?? 1),
      b * (kinds[1] ?? 1),
      c * (kinds[0] ?? 1),
      ...(level === 1 ? [] : [d * (kinds[1] ?? 1)]),
    ];
    const tried = `${sum} × ${kinds[0] ?? 1} + ${kinds[1] === 1 ? rest : `${rest} × ${kinds[1]}`}`;
    /** The lines up to the answer, from what becomes of the first like terms. */
    const workTo = (joined: string): readonly SpecStep[] => [
      step('group', words.expression, `$${grouped}$`),
      step('add-first', `$${term(a, one)} + ${term(c, one)}$`, `$${joined}$`, 'first'),
      ...(level === 1
        ? []
        : [
            step('add-second', `$${term(b, other)} + ${term(d, other)}$`, `$${term(rest, other)}$`, 'second'),
          ]),
      step('write-sum', `$${grouped}$`, `$${joined} + ${term(rest, other)}$`, 'write'),
    ];
    return {
      words,
      question: ask,
      diagram: level === 1 ? tilesOf(x, { a, b, c }) : null,
      answer: { asked: 'simplified', value },
      distractors: [
        distractor('adds-unlike-terms-together', term(sum + rest, one), 'unlike', {
          work: [
            ...workTo(term(sum, one)).slice(0, -1),
            step('write-sum', `$${grouped}$`, `$${term(sum + rest, one)}$`, 'write'),
          ],
        }),
        distractor(
          'multiplies-the-variables',
          `${term(a * c, higher)} + ${term(rest, other)}`,
          'multiplies',
          {
            work: workTo(term(a * c, higher)),
          },
        ),
        distractor('adds-exponents-of-like-terms', `${sum}${higher} + ${term(rest, other)}`, 'exponents', {
          work: workTo(`${sum}${higher}`),
        }),
      ],
      steps: [
        ...workTo(term(sum, one)),
        step('try-number', '', `${numbers.join(' + ')} = ${total}, ${tried} = ${total}`, 'try'),
      ],
      otherWrong: 'other-wrong',
      claims: [`${expression} = ${value}`],
    };
  },
});

function tilesOf(letter: string, { a, b, c }: Pick<Params, 'a' | 'b' | 'c'>): DiagramOf<'algebra-tiles'> {
  return {
    kind: 'algebra-tiles',
    letter,
    groups: [
      { letters: a, ones: 0 },
      { letters: 0, ones: b },
      { letters: c, ones: 0 },
    ],
  };
}

function drawNumbers(level: Level, random: Random): Pick<Params, 'a' | 'b' | 'c' | 'd'> {
  return random.until(() => {
    const most = level === 1 ? 5 : 9;
    const [a, c] = [random.int(1, most), random.int(1, most)];
    const [b, d] = [random.int(level === 1 ? 1 : 2, most), random.int(1, most)];
    return a * c !== a + c && b !== d ? { a, b, c, d } : null;
  });
}
