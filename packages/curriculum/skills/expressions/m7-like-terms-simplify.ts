import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { isShort, linearSide, partTermText, plus, termText } from '../../src/numbers/linear-sides.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { drawPlainLetter } from '../../src/numbers/variable-letters.ts';
import { typesetExpression } from '../../src/show-value.ts';

const asks = ['simplify', 'combine', 'few', 'short'] as const;

/** Level 1: ax + b + cx. Level 2 and 3: ax + b + cx + d. Both coefficients are multiples of one over `parts`. */
type Params = {
  ask: (typeof asks)[number];
  letter: string;
  a: number;
  b: number;
  c: number;
  d: number;
  parts: number;
};

/** Level 1 has three terms, level 2 four with signs and often fractions, level 3 decimals in stories. */
export const m7LikeTermsSimplify = numberSkill('m7-like-terms-simplify', {
  version: 2,
  form: 'expression',
  text: {
    headline: 'Combine like terms with signs',
    simplify: 'What is the simplest form of {all}?',
    combine: 'Combine the like terms in {all}.',
    few: 'Write {all} with as few terms as you can.',
    short: 'Which short expression is equal to {all}?',
    'simplify-sides':
      'A ribbon is {first} feet long and is made longer by {second} feet. Simplify the sum of both lengths.',
    'combine-sides':
      'A stand sells {x} boxes of fruit at noon and {x} boxes later. It earns {first} dollars and then {second} dollars. Write the sum as simply as you can.',
    'few-sides':
      'Two sides of a park are {first} and {second} yards long. Write their sum with as few terms as you can.',
    'short-sides':
      'One tank holds {first} gallons and another one {second} gallons. Which short expression gives both together?',
    right: 'Like terms are put together, each with the sign in front of it.',
    unlike: 'This puts unlike terms together. Can {x} and a number without it be one term?',
    sign: 'One term has lost the minus sign in front of it. Which sign belongs to {term}?',
    multiplies: 'This multiplies the numbers in front of {x}. What does the sign between the terms ask for?',
    other: 'Give each term the sign in front of it. Then put like terms together.',
    'group-do': 'Put like terms side by side, each with its sign.',
    'group-why': 'In a sum, the terms may change places.',
    'letters-do': 'Combine the terms with {x}.',
    'letters-why': 'The distributive property takes {x} out of both terms.',
    'numbers-do': 'Combine the numbers.',
    'numbers-why': 'They are like terms as well.',
    'write-do': 'Write both parts.',
    'write-why': 'Unlike terms stay apart.',
    final: '{value}',
    'far-triangle':
      'The sides of a triangle are {all} feet long in all. Two of its sides have the lengths {first} and {second} feet. Which short expression gives the third side?',
    'far-budget':
      'Three clubs have {all} dollars together. The chess club has {first} dollars, and the drama club has {second} dollars. Which short expression gives the money of the third club?',
    'far-train':
      'A train with three parts is {all} meters long. The first part is {first} meters long, and the second one {second} meters. Which short expression gives the length of the third part?',
    'far-sum':
      'Three expressions have the sum {all}. Two of them are {first} and {second}. Which short expression is the third one?',
    'right-far': 'Together with the two that are known, it makes {all}.',
    'far-sign':
      'This takes only the first term of the second expression away with its right sign. What happens to the other terms?',
    'far-unlike': 'This puts unlike terms together. Can {x} and a number without it be one term?',
    'far-adds': 'This adds all of them. Is {all} the whole or a part?',
    'other-far': 'Add the two that are known. Then take each term of the sum away from {all}.',
    'sum-x-do': 'Add the terms with {x} of both known expressions.',
    'sum-x-why': 'They are like terms.',
    'sum-n-do': 'Add the numbers of both.',
    'sum-n-why': 'They are like terms as well.',
    'less-x-do': 'Subtract the terms with {x} from the whole.',
    'less-x-why': 'The third expression is what is left.',
    'less-n-do': 'Subtract the numbers from the whole.',
    'less-n-why': 'Every term of the sum has to be taken away.',
  },
  draw: ({ level, random }): Params => ({
    ask: random.pick(asks),
    letter: drawPlainLetter(random),
    ...drawNumbers(level, random),
  }),
  build({ ask, letter, a, b, c, d, parts }: Params, { level, step, distractor }) {
    // A product of two coefficients counts in parts of parts.
    const one = (p: number): string =>
      parts === 1 ? termText(p, letter) : partTermText(p, parts ** 2, letter);
    const term = (p: number): string => (p < 0 ? ` − ${one(-p)}` : ` + ${one(p)}`);
    const lead = (p: number, q: number): string => `${one(p)}${plus(q)}`;
    const [sum, rest] = [short(a + c), short(b + d)];
    const value = lead(sum, rest);
    const lost = c < 0 ? lead(short(a - c), rest) : b < 0 ? lead(sum, short(d - b)) : lead(sum, short(b - d));
    const lostTerm = c < 0 ? one(-c) : signed(Math.abs(b < 0 ? b : d));
    const all = `${lead(a, b)}${term(c)}${plus(d)}`;
    /** The lines from the terms side by side on, as they are written there. */
    const linesWith = (second: number, first: number, last: number) => [
      step(
        'group',
        typesetExpression(all),
        typesetExpression(`${one(a)}${term(second)}${plus(first)}${plus(last)}`),
      ),
      step(
        'letters',
        typesetExpression(`${one(a)}${term(second)}`),
        typesetExpression(one(short(a + second))),
      ),
      d !== 0 && step('numbers', `$${signed(first)}${plus(last)}$`, `$${signed(short(first + last))}$`),
      step('write', typesetExpression(all), typesetExpression(lead(short(a + second), short(first + last)))),
    ];
    const lostLines = c < 0 ? linesWith(-c, b, d) : b < 0 ? linesWith(c, -b, d) : linesWith(c, b, -d);
    return {
      words: {
        x: `$${letter}$`,
        all: typesetExpression(all),
        first: typesetExpression(lead(a, b)),
        second: typesetExpression(lead(c, d)),
        term: typesetExpression(lostTerm),
        value: typesetExpression(value),
      },
      question: level === 3 ? `${ask}-sides` : ask,
      answer: { value, asked: 'simplified' },
      distractors: [
        distractor('adds-unlike-terms-together', one(short(sum + rest)), 'unlike'),
        distractor('loses-the-sign-in-front-of-a-term', lost, 'sign', {
          work: lostLines.filter((line) => line !== false),
        }),
        distractor('multiplies-the-coefficients', lead(short(a * c), rest), 'multiplies'),
      ],
      steps: linesWith(c, b, d),
      claims: [`${all} = ${value}`],
    };
  },
  stretch: {
    draw: ({ random }): Far => drawFar(random),
    build({ ask, letter, a, b, c, d, e, f }: Far, { step, distractor }) {
      const side = (p: number, q: number): string => linearSide(p, letter, q);
      const [m, n] = [a + c + e, b + d + f];
      const value = side(e, f);
      const inParentheses = (p: number): string => (p < 0 ? `(${signed(p)})` : String(p));
      return {
        words: {
          x: `$${letter}$`,
          all: `$${side(m, n)}$`,
          first: `$${side(a, b)}$`,
          second: `$${side(c, d)}$`,
          value: `$${value}$`,
        },
        question: ask,
        answer: { value, asked: 'simplified', reason: 'right-far' },
        distractors: [
          distractor('loses-the-sign-in-front-of-a-term', side(e, f + 2 * d), 'far-sign'),
          distractor('adds-unlike-terms-together', termText(e + f, letter), 'far-unlike'),
          distractor('slip', side(m + a + c, n + b + d), 'far-adds'),
        ],
        otherWrong: 'other-far',
        steps: [
          step('sum-x', `$${termText(a, letter)} + ${termText(c, letter)}$`, `$${termText(a + c, letter)}$`),
          step('sum-n', `${signed(b)} + ${inParentheses(d)}`, signed(b + d)),
          step('less-x', `$${termText(m, letter)} − ${termText(a + c, letter)}$`, `$${termText(e, letter)}$`),
          step('less-n', `${signed(n)} − ${inParentheses(b + d)}`, signed(f)),
          step('write', 'both parts', `$${value}$`),
        ],
        claims: [`${side(a, b)} + ${side(c, d)} + ${side(e, f)} = ${side(m, n)}`],
      };
    },
  },
});

/** The third of three expressions is asked for: ex + f. The others and the sum of all are known. */
type Far = Omit<Params, 'ask' | 'parts'> & {
  ask: 'far-triangle' | 'far-budget' | 'far-train' | 'far-sum';
  e: number;
  f: number;
};

function drawFar(random: Random): Far {
  return random.until(() => {
    const ask = random.pick(['far-triangle', 'far-budget', 'far-train', 'far-sum'] as const);
    const [a, c, e] = [random.int(2, 8), random.int(2, 8), random.int(2, 8)];
    const number = (): number => random.int(2, 9) * (random.chance(50) ? 1 : -1);
    const [b, d, f] = [number(), number(), number()];
    const isMixed = Math.min(b, d, f) < 0 && Math.max(b, d, f) > 0;
    const isOpen =
      f + 2 * d !== 0 && Math.abs(e + f) > 1 && b + d !== 0 && b + d + f !== 0 && 2 * (b + d) + f !== 0;
    const isTriangle = ask !== 'far-triangle' || (a + c > e && a + e > c && c + e > a);
    return isMixed && isOpen && isTriangle
      ? { ask, letter: drawPlainLetter(random), a, b, c, d, e, f }
      : null;
  });
}

function short(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function drawNumbers(level: Level, random: Random): Omit<Params, 'ask' | 'letter'> {
  return random.until(() => {
    const turn = (): number => (random.chance(50) ? -1 : 1);
    const size = (): number => (level === 3 ? random.int(3, 30) / 2 : random.int(2, 12));
    const parts = level === 2 && random.chance(60) ? random.pick([2, 3, 4, 5, 6, 8]) : 1;
    const amount = (): number => (parts === 1 ? size() : random.int(1, 2 * parts) / parts);
    const a = amount() * (level === 3 ? 1 : turn());
    const [c, b] = [amount() * (level === 3 ? 1 : turn()), size() * turn()];
    const d = level === 1 ? 0 : size() * (level === 3 ? -Math.sign(b) : turn());
    const [sum, rest] = [a + c, b + d];
    const hasMinus = c < 0 || b < 0 || d < 0;
    const lostDiffers = c < 0 ? true : b < 0 ? true : d < 0;
    const isFair =
      ![0, 1, -1].includes(short(sum)) && rest !== 0 && sum + rest !== 0 && Math.abs(sum + rest) !== 1;
    const isApart =
      a * c !== sum && a * c !== sum + rest && Math.abs(a) !== Math.abs(c) && Math.abs(b) !== Math.abs(d);
    return hasMinus &&
      lostDiffers &&
      isFair &&
      isApart &&
      (parts === 1 ? isShort(a * c) : !(Number.isInteger(a) && Number.isInteger(c))) &&
      (level < 3 || !(Number.isInteger(a) && Number.isInteger(c))) &&
      (level < 3 || (a + b > 0 && c + d > 0 && Math.abs(rest) !== 1))
      ? { a, b, c, d, parts }
      : null;
  });
}
