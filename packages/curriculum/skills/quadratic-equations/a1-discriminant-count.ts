import { choiceSkill, type Level, type Random } from '../../src/kit/index.ts';
import { lowestTerms } from '../../src/numbers/fraction-amounts.ts';
import { inBrackets, polynomialText } from '../../src/numbers/polynomials.ts';
import { fractionTex } from '../../src/numbers/signed-fractions.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';

const asks = ['many', 'count', 'without', 'real'] as const;
const graphs = ['meets', 'crosses', 'common', 'touches'] as const;
const opens = ['which', 'find', 'single', 'equal'] as const;
const counts = ['whole', 'positive', 'possible', 'from'] as const;
type Count = 'none' | 'one' | 'two';

/** ax² + bx + c, with c moved to the right at level 2. */
type Params = {
  ask: (typeof asks)[number] | (typeof graphs)[number] | (typeof opens)[number];
  letter: string;
  a: number;
  b: number;
  c: number;
};

/** Level 1 has standard form, level 2 asks for the graph and a number in front, which may be negative, level 3 for the constant that leaves one solution. The stretch problem counts constants. */
export const a1DiscriminantCount = choiceSkill('a1-discriminant-count', {
  version: 5,
  text: {
    headline: 'Count real solutions',
    many: 'How many real solutions does {equation} have, and what is its discriminant?',
    count: 'Find the discriminant of {equation}. How many real solutions are there?',
    without: 'Do not solve {equation}. How many real solutions does its discriminant promise?',
    real: 'What does the discriminant tell about the real solutions of {equation}?',
    meets: 'How many points does the graph of {graph} share with the x-axis? Use the discriminant.',
    crosses: 'Find the discriminant. How many x-intercepts does the graph of {graph} have?',
    common: 'What does the discriminant tell about the x-intercepts of {graph}?',
    touches: 'Without a drawing, how many x-intercepts does {graph} have? Use the discriminant.',
    which: 'For which number {c} does {open} have exactly one real solution?',
    find: 'Find the number {c} for which {open} has exactly one real solution.',
    single: 'The equation {open} has exactly one real solution. What is {c}?',
    equal: 'The graph of {side} touches the x-axis at one point. What is {c}?',
    whole:
      'In {open}, {c} is an integer and at least {least}. For how many values of {c} are there two real solutions?',
    positive: 'How many integers {c} that are at least {least} give {open} two real solutions?',
    possible:
      'The equation {open} has two real solutions, and {c} is an integer that is at least {least}. How many values are possible for {c}?',
    from: 'Take {least} and the integers after it for {c}. For how many of them does {open} have two real solutions?',
    none: 'Discriminant {d}, so there are none',
    one: 'Discriminant {d}, so there is one',
    two: 'Discriminant {d}, so there are two',
    'right-none': 'No real number is the square root of a negative number.',
    'right-one': 'The square root is zero, so plus and minus give the same number.',
    'right-two': 'The square root is above zero, so plus and minus give two numbers.',
    'right-c': 'With this number the discriminant is zero.',
    'right-many': 'The discriminant is above zero for these numbers only.',
    'mixed-negative': 'The discriminant is right. Which real number has a negative square?',
    'mixed-zero': 'The discriminant is right. What is its square root, and what do plus and minus do then?',
    'mixed-positive': 'The discriminant is right. How many real numbers have this square?',
    four: 'Look at the part that is subtracted. Which number stands before {a} and {con} in the formula?',
    sign: 'Put the numbers in with their signs. Is the second part subtracted or added?',
    'four-c':
      'Put your number in. Is the discriminant zero? Which number stands before {a} and {c} in the formula?',
    'sign-c': 'Put your number in with its sign. Is the discriminant zero?',
    'half-c': 'Put your number in and work out the discriminant. Was {b} squared, or only halved?',
    'four-many': 'Which number stands before {a} and {c} in the discriminant?',
    'edge-many': 'For the last of these numbers the discriminant is zero. How many solutions are there then?',
    'slip-many': 'Count the numbers once more. Do you count {least} itself as well?',
    'over-many': 'Test the largest number that you count. Does it still give what is asked for?',
    other: 'Work out the discriminant. What does its sign tell?',
    'other-c': 'When is there exactly one real solution? Set the discriminant equal to zero.',
    'other-many': 'When are there two real solutions? Write this as an inequality for {c}.',
    'zero-do': 'Bring all terms to one side.',
    'zero-why': 'Only then can the coefficients be read.',
    'name-do': 'Name the coefficients.',
    'name-why': 'Each one keeps its sign.',
    'put-do': 'Put them into the discriminant.',
    'put-why': 'It is what stands under the root in the formula.',
    'work-do': 'Work it out.',
    'work-why': 'The sign of the result is what counts.',
    'tell-do': 'Tell the number of real solutions.',
    'tell-why': 'Above zero there are two, at zero one, below zero none.',
    'equal-do': 'Set it equal to zero.',
    'equal-why': 'Then plus and minus give the same solution.',
    'alone-do': 'Solve for {c}.',
    'alone-why': 'There is one number that fits.',
    'check-do': 'Check it.',
    'check-why': 'The discriminant has to be zero.',
    'above-do': 'Set it greater than zero.',
    'above-why': 'Then there are two real solutions.',
    'below-do': 'Solve the inequality for {c}.',
    'below-why': 'Dividing by a negative number turns the sign around.',
    'last-do': 'Find the largest integer that fits.',
    'last-why': 'The limit itself does not fit.',
    'total-do': 'Count all integers, beginning with {least}.',
    'total-why': 'Each of these numbers fits.',
    'final-c': '{c} is {result}.',
    'final-many': 'There are {result} such numbers.',
  },
  draw: ({ level, random }): Params => (level === 3 ? drawSquare(random) : drawCounted(level, random)),
  build(params: Params, { level, say, step, distractor }) {
    const { ask, a, b, c } = params;
    // A graph has x and y, whatever letter an equation has.
    const x = ask === 'equal' ? 'x' : params.letter;
    const under = b * b - 4 * a * c;
    const written = (from: number | string) =>
      `${inBrackets(b)}^2 − 4 × ${inBrackets(a)} × ${typeof from === 'string' ? from : inBrackets(from)}`;
    if (level === 3) {
      const open = `$${polynomialText([0, b, a], x)} + c = 0$`;
      const rest = `$${b * b} − ${4 * a}c$`;
      return {
        words: {
          open,
          side: `$y = ${polynomialText([0, b, a])} + c$`,
          a: '$a$',
          b: '$b$',
          c: '$c$',
          result: signed(c),
        },
        question: ask as (typeof opens)[number],
        answer: { value: signed(c), form: 'integer', reason: 'right-c' },
        otherWrong: 'other-c',
        finalAnswer: 'final-c',
        distractors: [
          distractor('forgets-the-four-in-the-discriminant', signed(4 * c), 'four-c'),
          distractor('makes-a-sign-error-in-the-discriminant', signed(-c), 'sign-c'),
          distractor('halves-b-without-squaring', signed(Math.abs(b) / 2), 'half-c'),
        ],
        steps: [
          step('name', open, `$a = ${a}$, $b = ${signed(b)}$`),
          step('put', `$a = ${a}$, $b = ${signed(b)}$`, rest),
          step('equal', rest, `$${b * b} − ${4 * a}c = 0$`),
          step('alone', `$${b * b} − ${4 * a}c = 0$`, `$c = ${signed(c)}$`),
          step('check', `${b * b} − ${4 * a} × ${c}`, 0),
        ],
        claims: [`(${b})^2 - 4 * ${a} * ${c} = 0`],
      };
    }
    const equation = `$${polynomialText([c, b, a], x)} = 0$`;
    const graph = `$y = ${polynomialText([c, b, a])}$`;
    const count = countOf(under);
    const [plain, added] = [b * b - a * c, b * b + 4 * a * c];
    const told = (which: Count, d: number) => say(which, { d: signed(d) });
    const mixed = mixedOf(count);
    const line = `$a = ${signed(a)}$, $b = ${signed(b)}$, $c = ${signed(c)}$`;
    return {
      words: { equation, graph, a: '$a$', con: '$c$' },
      question: ask,
      answer: { value: 'own', text: told(count, under), reason: `right-${count}` as const },
      distractors: [
        distractor(
          count === 'two' ? 'gives-only-one-solution' : 'confuses-zero-and-negative-discriminant',
          'mixed',
          mixed.why,
          told(mixed.count, under),
        ),
        distractor('forgets-the-four-in-the-discriminant', 'four', 'four', told(countOf(plain), plain)),
        distractor('makes-a-sign-error-in-the-discriminant', 'sign', 'sign', told(countOf(added), added)),
      ],
      steps: [
        step('name', level === 1 ? equation : graph, line),
        step('put', line, written(c)),
        step('work', written(c), signed(under)),
        step('tell', signed(under), { none: 'none', one: 'one', two: 'two' }[count]),
      ],
      claims: [`(${b})^2 - 4 * (${a}) * (${c}) = ${under}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const [a, b, least] = [random.int(1, 4), random.int(3, 12) * random.pick([1, -1]), -random.int(1, 9)];
        const result = countTo(b * b, 4 * a, least);
        const others = [countTo(b * b, a, least), result + 1, result - 1];
        return result > 3 && !others.includes(result) && new Set(others).size === 3
          ? { ask: random.pick(counts), letter: random.pick(['x', 'n', 'y']), a, b, least }
          : null;
      }),
    build({ ask, letter: x, a, b, least }, { step, distractor }) {
      const open = `$${polynomialText([0, b, a], x)} + c = 0$`;
      const result = countTo(b * b, 4 * a, least);
      const last = result + least - 1;
      const isEdge = b * b === 4 * a * (last + 1);
      const rest = `$${b * b} − ${4 * a}c$`;
      const [top, bottom] = lowestTerms(b * b, 4 * a);
      const below = `$c < ${bottom === 1 ? top : fractionTex(top, bottom)}$`;
      return {
        words: { open, a: '$a$', b: '$b$', c: '$c$', least: signed(least), result },
        question: ask,
        answer: { value: result, form: 'integer', reason: 'right-many' },
        otherWrong: 'other-many',
        finalAnswer: 'final-many',
        distractors: [
          distractor('forgets-the-four-in-the-discriminant', countTo(b * b, a, least), 'four-many'),
          distractor(
            isEdge ? 'confuses-zero-and-negative-discriminant' : 'slip',
            result + 1,
            isEdge ? 'edge-many' : 'over-many',
          ),
          distractor('leaves-out-the-first-number-of-a-count', result - 1, 'slip-many'),
        ],
        steps: [
          step('name', open, `$a = ${a}$, $b = ${signed(b)}$`),
          step('put', `$a = ${a}$, $b = ${signed(b)}$`, rest),
          step('above', rest, `$${b * b} − ${4 * a}c > 0$`),
          step('below', `$${b * b} − ${4 * a}c > 0$`, below),
          step('last', below, `$c = ${signed(last)}$`),
          step('total', `from ${signed(least)} to ${signed(last)}`, result),
        ],
        claims: [`${last} - (${least}) + 1 = ${result}`],
      };
    },
  },
});

function countOf(under: number): Count {
  if (under < 0) return 'none';
  return under === 0 ? 'one' : 'two';
}

/** What somebody says who takes the sign of a discriminant for another one. */
function mixedOf(count: Count) {
  return {
    none: { count: 'one', why: 'mixed-negative' },
    one: { count: 'none', why: 'mixed-zero' },
    two: { count: 'one', why: 'mixed-positive' },
  }[count] as {
    readonly count: Count;
    readonly why: 'mixed-negative' | 'mixed-zero' | 'mixed-positive';
  };
}

/** How many whole numbers c from `least` on are below square/by. */
function countTo(square: number, by: number, least: number): number {
  return Math.ceil(square / by) - least;
}

function drawCounted(level: Level, random: Random): Params {
  const wanted = random.pick<Count>(['none', 'one', 'two']);
  return random.until(() => {
    const some = (most: number): number => random.int(1, most) * random.pick([1, -1]);
    const a = level === 1 ? 1 : random.int(2, 9) * random.pick([1, 1, -1]);
    const b = some(12);
    const c = wanted === 'one' ? (b * b) / (4 * a) : level === 1 ? some(15) : some(9);
    const under = b * b - 4 * a * c;
    const all = [under, b * b - a * c, b * b + 4 * a * c];
    const isOpen = Number.isInteger(c) && countOf(under) === wanted && Math.abs(under) < 400;
    const ask = random.pick<Params['ask']>(level === 1 ? asks : graphs);
    return isOpen && new Set(all).size === 3
      ? { ask, letter: random.pick(['x', 'n', 'y', 'w']), a, b, c }
      : null;
  });
}

function drawSquare(random: Random): Params {
  return random.until(() => {
    const a = random.int(1, 9);
    const b = 2 * random.int(1, 15) * random.pick([1, -1]);
    const c = (b * b) / (4 * a);
    const isOpen = Number.isInteger(c) && c > 1 && Math.abs(b) / 2 !== c && Math.abs(b) !== 8 * c;
    return isOpen && c < 100
      ? { ask: random.pick(opens), letter: random.pick(['x', 'n', 'y', 'w']), a, b, c }
      : null;
  });
}
