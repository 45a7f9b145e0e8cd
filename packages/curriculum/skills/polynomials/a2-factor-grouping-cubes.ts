import { type Distractor, type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { plus } from '../../src/numbers/linear-sides.ts';

/** Level 1: (x + a)(x² + b). Level 2: k(x³ ± a³). Level 3: (x + a)(x² − b²). `minus` turns the sign of a. */
type Params = { letter: string; a: number; b: number; k: number; minus: boolean };

/** Level 1 groups, level 2 has cubes, level 3 groups and then splits a difference of squares. */
export const a2FactorGroupingCubes = numberSkill('a2-factor-grouping-cubes', {
  version: 1,
  form: 'expression',
  text: {
    headline: 'Factor by grouping or cubes',
    ask: [
      'Factor {given} as far as you can with whole numbers.',
      'Write {given} as a product. Go as far as you can with whole numbers.',
      'Split {given} into factors as far as you can with whole numbers.',
      'Which product equals {given}? Factor as far as you can with whole numbers.',
    ],
    'right-group': 'Both groups have the same binomial factor, so it can be taken out.',
    'right-cubes': 'Multiply it out. All terms but the two cubes cancel.',
    groups: 'This is still a sum of two groups. Which factor do both groups have?',
    'sign-group': 'Look at the sign before the second group. What is left of it without the common factor?',
    'squares-group':
      'The binomial is a factor of both groups. When you take it out, how many times is it written?',
    'sign-cubes': 'Multiply your factors. Does the term with {square} cancel with this sign?',
    'squares-cubes': 'This is a cube of a sum or difference. It has four terms when you expand it.',
    'double-cubes': 'Here the middle term is doubled. Do the inner terms cancel with it?',
    'other-group':
      'Put the first two terms in one group and the last two in another. Take a factor out of each.',
    'other-cubes': 'Write both terms as cubes. Then use the pattern with a linear and a quadratic factor.',
    'pair-do': 'Take a factor out of each pair.',
    'pair-why': 'Each pair has a factor of its own.',
    'bracket-do': 'Take out the common binomial.',
    'bracket-why': 'It is a factor of both groups.',
    'split-do': 'Split the difference of squares.',
    'split-why': 'It is the sum times the difference of the square roots.',
    'number-do': 'Look for a number in both terms, and write cubes.',
    'number-why': 'Take a common number out first.',
    'pattern-do': 'Use the pattern for cubes.',
    'pattern-why': 'The linear factor has the same sign, and the middle term has the other one.',
    'check-do': 'Check by multiplying.',
    'check-why': 'The terms in between cancel or add up as they should.',
    final: 'It is {result}.',
  },
  draw: ({ level, random }): Params => ({
    letter: random.pick(['x', 'y', 'n', 'k', 'm', 'w']),
    ...drawNumbers(level, random),
  }),
  build({ letter: x, a: size, b, k, minus }: Params, { level, step, distractor }) {
    const a = minus ? -size : size;
    const cubes = level === 2;
    const square = `${x}^2`;
    const line = `(${x}${plus(a)})`;
    const tail = level === 3 ? -b * b : b;
    const many = k === 1 ? '' : String(k);
    const given = cubes
      ? `${many}${x}^3${plus(k * a ** 3)}`
      : `${x}^3${plus(a)}${square}${plus(tail)}${x}${plus(a * tail)}`;
    const grouped = `${square}${line}${plus(tail)}${line}`;
    const taken = `${line}(${square}${plus(tail)})`;
    const value = {
      1: taken,
      2: `${many}${line}(${square}${plus(-a)}${x} + ${a * a})`,
      3: `${line}(${x} − ${b})(${x} + ${b})`,
    }[level].replace(/([+−] )1(?=[a-z])/g, '$1');
    const words = { given: `$${tidy(given)}$`, square: `$${square}$`, result: `$${value}$` };
    const wrong: readonly Distractor[] = cubes
      ? [
          distractor(
            'uses-the-wrong-sign-in-the-quadratic-factor',
            tidy(`${many}${line}(${square}${plus(a)}${x} + ${a * a})`),
            'sign-cubes',
          ),
          distractor('squares-the-binomial', `${many}${line}^3`, 'squares-cubes'),
          distractor('slip', tidy(`${many}${line}(${square}${plus(-2 * a)}${x} + ${a * a})`), 'double-cubes'),
        ]
      : [
          distractor('leaves-two-unlike-groups', tidy(grouped), 'groups'),
          distractor(
            'uses-the-wrong-sign-in-the-quadratic-factor',
            `${line}(${square}${plus(-tail)})`,
            'sign-group',
          ),
          distractor('squares-the-binomial', `${line}^2(${square}${plus(tail)})`, 'squares-group'),
        ];
    const written = `${k === 1 ? '' : `${k} \\cdot `}(${x}^3 ${a < 0 ? '−' : '+'} ${size}^3)`;
    const check = step('check', `$${value}$`, `$${tidy(given)}$`);
    return {
      words,
      question: 'ask',
      answer: { asked: 'factored', value, reason: cubes ? 'right-cubes' : 'right-group' },
      distractors: wrong,
      steps: cubes
        ? [
            step('number', `$${tidy(given)}$`, `$${tidy(written)}$`),
            step('pattern', `$${tidy(written)}$`, `$${tidy(value)}$`),
            check,
          ]
        : [
            step('pair', `$${tidy(given)}$`, `$${tidy(grouped)}$`),
            step('bracket', `$${tidy(grouped)}$`, `$${tidy(taken)}$`),
            ...(level === 3 ? [step('split', `$${tidy(taken)}$`, `$${tidy(value)}$`)] : []),
            check,
          ],
      otherWrong: cubes ? 'other-cubes' : 'other-group',
      claims: [`${tidy(given)} = ${value}`],
    };
  },
});

/** No 1 before a letter or a bracket. */
function tidy(text: string): string {
  return text.replace(/([+−] )1(?=[a-z(])/g, '$1');
}

function drawNumbers(level: Level, random: Random): Omit<Params, 'letter'> {
  return random.until(() => {
    const [a, b] = [random.int(2, level === 2 ? 5 : 9), random.int(2, 9)];
    const drawn = { a, b, k: level === 2 ? random.int(1, 6) : 1, minus: random.chance(50) };
    return a !== b ? drawn : null;
  });
}
