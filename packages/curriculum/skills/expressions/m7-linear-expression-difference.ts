import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { linearSide, partTermText, plus } from '../../src/numbers/linear-sides.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { drawPlainLetter } from '../../src/numbers/variable-letters.ts';
import { typesetExpression } from '../../src/show-value.ts';

const asks = ['simplify', 'write', 'remove', 'short'] as const;

/** (ax + b) plus or minus (cx + d); both coefficients are multiples of one over `parts`. */
type Params = {
  ask: (typeof asks)[number];
  letter: string;
  a: number;
  b: number;
  c: number;
  d: number;
  adds: boolean;
  parts: number;
};

/** Level 1 has plus signs inside, level 2 minus signs and fractions, level 3 words that name a difference, and decimals. */
export const m7LinearExpressionDifference = numberSkill('m7-linear-expression-difference', {
  version: 3,
  form: 'expression',
  text: {
    headline: 'Add and subtract expressions',
    simplify: 'What is the simplest form of {all}?',
    write: 'Write {all} with as few terms as you can.',
    remove: 'Remove the parentheses in {all} and combine like terms.',
    short: 'Which short expression is equal to {all}?',
    'simplify-words': 'Subtract {two} from {one} and simplify.',
    'write-words': 'How much greater is {one} than {two}? Write it as simply as you can.',
    'remove-words':
      'A club has {one} dollars and spends {two} dollars. Write what is left with as few terms as you can.',
    'short-words':
      'A rope of {one} feet is cut, and {two} feet are taken away. Which short expression tells what is left?',
    'right-plus': 'After a plus sign, the terms in parentheses keep their signs.',
    'right-minus': 'Every term of the expression that is taken away gets its opposite.',
    first: 'This subtracts only the first term of {two}. What happens to the other one?',
    all: 'This changes the signs of {two}. Which sign stands in front of these parentheses?',
    unlike: 'This puts unlike terms together. Can {x} and a number without it be one term?',
    turned: 'This starts with {two}. Which expression is there at first?',
    adds: 'This adds the two expressions. Which operation does the question ask for?',
    'takes-last': 'This subtracts the last numbers. Which sign stands in front of the parentheses?',
    other: 'Remove the parentheses first. Which signs change?',
    'open-do': 'Write it without parentheses.',
    'open-why': 'After plus, all signs stay. After minus, each term gets its opposite.',
    'letters-do': 'Combine the terms with {x}.',
    'letters-why': 'They are like terms.',
    'numbers-do': 'Combine the numbers.',
    'numbers-why': 'They are like terms as well.',
    'write-do': 'Write both parts.',
    'write-why': 'Unlike terms stay apart.',
    final: '{value}',
  },
  draw: ({ level, random }): Params => ({
    ask: random.pick(asks),
    letter: drawPlainLetter(random),
    ...drawNumbers(level, random),
  }),
  build({ ask, letter, a, b, c, d, adds, parts }: Params, { level, step, distractor }) {
    const turn = adds ? 1 : -1;
    const [sum, rest] = [a + turn * c, b + turn * d];
    const one = (p: number): string =>
      parts === 1 ? linearSide(p, letter, 0) : partTermText(p, parts, letter);
    const side = (p: number, q: number): string => `${one(p)}${plus(q)}`;
    const value = side(sum, rest);
    const all = `(${side(a, b)}) ${adds ? '+' : '−'} (${side(c, d)})`;
    const term = (p: number): string => (p < 0 ? ` − ${one(-p)}` : ` + ${one(p)}`);
    const openWith = (last: number): string => `${side(a, b)}${term(turn * c)}${plus(last)}`;
    // The lines from the expression without parentheses on, with the last number as it is written there.
    const linesWith = (last: number) => [
      step('open', typesetExpression(all), typesetExpression(openWith(last))),
      step('letters', typesetExpression(`${one(a)}${term(turn * c)}`), typesetExpression(one(sum))),
      step('numbers', `$${signed(b)}${plus(last)}$`, `$${signed(b + last)}$`),
      step('write', typesetExpression(all), typesetExpression(side(sum, b + last))),
    ];
    return {
      words: {
        x: `$${letter}$`,
        all: typesetExpression(all),
        one: typesetExpression(side(a, b)),
        two: typesetExpression(side(c, d)),
        value: typesetExpression(value),
      },
      question: level === 3 ? `${ask}-words` : ask,
      answer: { value, asked: 'simplified', reason: adds ? 'right-plus' : 'right-minus' },
      distractors: [
        adds
          ? distractor('changes-all-signs-when-adding', side(a - c, b - d), 'all')
          : distractor('subtracts-only-the-first-term', side(a - c, b + d), 'first', { work: linesWith(d) }),
        level === 3
          ? distractor('subtracts-in-the-wrong-order', side(c - a, d - b), 'turned')
          : distractor('adds-unlike-terms-together', one(sum + rest), 'unlike'),
        adds
          ? distractor('slip', side(sum, b - d), 'takes-last')
          : distractor('slip', side(a + c, b + d), 'adds'),
      ],
      steps: linesWith(turn * d),
      claims: [`${all} = ${value}`],
    };
  },
});

function drawNumbers(level: Level, random: Random): Omit<Params, 'ask' | 'letter'> {
  return random.until(() => {
    const turn = (): number => (level === 2 && random.chance(50) ? -1 : 1);
    const adds = level < 3 && random.chance(level === 1 ? 50 : 30);
    const parts = level === 2 && random.chance(60) ? random.pick([2, 3, 4, 5, 6, 8]) : 1;
    const unit = level === 3 ? 2 : parts;
    const [a, c] = [random.int(3, 14) / unit, (random.int(2, 12) / unit) * turn()];
    const [b, d] = [
      random.int(2, 20) * turn(),
      random.int(2, 20) * turn() * (level === 3 && random.chance(60) ? -1 : 1),
    ];
    const isRational = unit > 1 && !(Number.isInteger(a) && Number.isInteger(c));
    const [sum, rest] = adds ? [a + c, b + d] : [a - c, b - d];
    const clear =
      [sum, a + c, a - c].every(
        (p) => Math.abs(p) > 1.01 || (isRational && Math.abs(p) < 0.99 && Math.abs(p) > 0.01),
      ) &&
      rest !== 0 &&
      Math.abs(sum + rest) > 1.01 &&
      !(sum === c && rest === d) &&
      b - d !== 0 &&
      b + d !== 0;
    return clear &&
      a !== Math.abs(c) &&
      (unit === 1 || isRational) &&
      (level < 3 || (sum > 0 && (d < 0 || rest > 0))) &&
      (level !== 2 || d < 0 || c < 0)
      ? { a, b, c, d, adds, parts }
      : null;
  });
}
