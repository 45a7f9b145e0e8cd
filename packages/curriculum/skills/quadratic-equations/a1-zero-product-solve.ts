import { type Level, markBothOnLine, numberSkill, type Random } from '../../src/kit/index.ts';
import { plus, termText } from '../../src/numbers/linear-sides.ts';
import { listedWithAnd } from '../../src/numbers/listed-with-and.ts';
import { polynomialProduct, polynomialText } from '../../src/numbers/polynomials.ts';
import { signedFraction } from '../../src/numbers/signed-fractions.ts';
import { signed, typeset } from '../../src/numbers/signed-numbers.ts';

const asks = ['solve', 'which', 'find', 'both'] as const;
const products = ['product', 'multiplied', 'equal', 'number'] as const;
const others = ['known', 'told', 'given', 'works'] as const;

/** The solutions are p/lead and q; where q is 0, a factor is common to both terms. At level 3, `shift` is the constant of the first factor on the left. */
type Params = {
  ask: (typeof asks)[number] | (typeof products)[number];
  letter: string;
  lead: number;
  p: number;
  q: number;
  shift: number;
};

/** Level 1 has zero on one side, level 2 a term to be moved or a common factor, level 3 a product that is not zero. The stretch problem has an unknown coefficient. */
export const a1ZeroProductSolve = numberSkill('a1-zero-product-solve', {
  version: 5,
  byHand: { levels: [1, 2], ask: 'hand-mark-both', make: markBothOnLine },
  form: 'set',
  text: {
    headline: 'Solve by factoring',
    solve: 'Solve {equation}.',
    which: 'Which numbers solve {equation}?',
    find: 'Find every solution of {equation}.',
    both: 'Find both solutions of {equation} by factoring.',
    product: 'Solve {equation}. Get zero on one side first.',
    multiplied: 'For which {x} is {equation} true?',
    equal: 'A product has to be {k}: {equation}. Which numbers solve this equation?',
    number: 'Which two numbers can {x} be in {equation}?',
    known:
      'The number {one} solves {open}, where {b} is a fixed number. Give both solutions of the equation.',
    told: 'One solution of {open} is {one}, and {b} is fixed. Give all its solutions.',
    given: 'In {open}, the fixed number {b} is not given, but {one} is a solution. What are all solutions?',
    works:
      'You know that {one} makes {open} true. The number {b} is fixed. Which numbers solve the equation?',
    right: 'Each of them makes one factor zero, so the product is zero.',
    'right-product': 'With each of them, the product has the value that the equation asks for.',
    opposite: 'Put these numbers into the equation. Is it true? Look at the sign in each factor.',
    single: 'This makes one factor zero. Which number makes the other factor zero?',
    nonzero:
      'Here each factor was set to the number on the right. Must a factor of this product have that value?',
    mixed: 'Put both numbers into the equation. Does each of them make it true?',
    'lost-zero': 'Both sides were divided by {x}. May you divide by a number that could be zero?',
    'known-sign': 'The number {one} has to be one of the solutions. Which factor is zero for it?',
    'known-one': 'A quadratic equation can have a second solution. What is the other factor?',
    'known-wrong': 'Put the known solution in first. Which number must {b} be?',
    other: 'Get zero on one side. Then factor, and set each factor equal to zero.',
    'other-factor': 'Factor the side that is not zero. Then set each factor equal to zero.',
    'other-known': 'Put the known solution in to find {b}. Then factor.',
    'expand-do': 'Multiply out the left side.',
    'expand-why': 'A product that is not zero tells nothing about its factors.',
    'move-do': 'Bring all terms to one side.',
    'move-why': 'When a product is zero, one of its factors has to be zero.',
    'factor-do': 'Factor the left side.',
    'factor-why': 'Now a product is zero.',
    'common-do': 'Take out the factor that both terms have.',
    'common-why': 'Dividing by it would lose a solution.',
    'first-do': 'Set the first factor equal to zero.',
    'first-why': 'A product is zero only if one of its factors is zero.',
    'second-do': 'Set the second factor equal to zero.',
    'second-why': 'The other factor may be zero instead.',
    'list-do': 'List the solutions.',
    'list-why': 'Put them into the equation to check.',
    'put-do': 'Put the known solution in.',
    'put-why': 'It makes the equation true.',
    'find-do': 'Solve for {b}.',
    'find-why': 'Only this number is not known.',
    'write-do': 'Write the equation with this number.',
    'write-why': 'Now the equation can be solved.',
    final: 'The solutions are {result}.',
  },
  draw: ({ level, random }): Params =>
    level === 2 && random.chance(35) ? drawCommon(random) : drawRoots(level, random),
  build({ ask, letter: x, lead, p, q, shift }: Params, { level, step, distractor }) {
    if (q === 0) {
      const equation = `$${polynomialText([0, 0, lead], x)} = ${polynomialText([0, p], x)}$`;
      const own = `$${polynomialText([0, -p, lead], x)} = 0$`;
      const factor = polynomialText([-p, lead], x);
      const lines = (sign: number) => [
        step('move', equation, own),
        step('common', own, `$${x}(${factor}) = 0$`),
        step('first', 'the factor outside', `$${x} = 0$`),
        step('second', `$${factor} = 0$`, rootLine(x, sign * p, lead)),
        step('list', 'both', typeset(listed(sign * p, lead, 0))),
      ];
      const value = listed(p, lead, 0);
      const single = signedFraction(p, lead);
      return {
        words: { equation, x: `$${x}$`, result: listedWithAnd(typeset(value)) },
        question: ask,
        answer: { value, reason: 'right' },
        otherWrong: 'other',
        distractors: [
          distractor('divides-both-sides-by-the-variable', single, 'lost-zero'),
          distractor('uses-the-opposite-signs', listed(-p, lead, 0), 'opposite', { work: lines(-1) }),
          distractor(
            'slip',
            [signedFraction(-Math.abs(p), lead), signedFraction(Math.abs(p), lead)].join(', '),
            'mixed',
          ),
        ],
        steps: lines(1),
        claims: [`${lead} * (${p} / ${lead}) = ${p}`],
      };
    }
    const factors = [
      [-p, lead],
      [-q, 1],
    ] as const;
    const [first, second] = factors.map((one) => polynomialText(one, x));
    const all = polynomialProduct(...factors);
    const [c = 0, b = 0] = all;
    const own = `$${polynomialText(all, x)} = 0$`;
    const value = listed(p, lead, q);
    const right = level === 3 ? shift * (b - shift) - c : -c;
    const left =
      level === 3 ? `(${x}${plus(shift)})(${x}${plus(b - shift)})` : polynomialText([0, b, lead], x);
    const equation = level === 1 ? own : `$${left} = ${signed(right)}$`;
    const expanded = `$${polynomialText([c + right, b, lead], x)} = ${signed(right)}$`;
    const before = [
      level === 3 && step('expand', equation, expanded),
      level > 1 && step('move', level === 3 ? expanded : equation, own),
    ];
    const lines = (one: number, other: number) => [
      step('factor', own, `$(${first})(${second}) = 0$`),
      step('first', `$${first} = 0$`, rootLine(x, one, lead)),
      step('second', `$${second} = 0$`, `$${x} = ${signed(other)}$`),
    ];
    const opposite = listed(-p, lead, -q);
    const halves = level === 3 ? [right - shift, 1, right - (b - shift)] : [right - b, lead, right];
    const nonzero = listed(halves[0] ?? 0, halves[1] ?? 1, halves[2] ?? 0);
    return {
      words: { equation, x: `$${x}$`, k: signed(right), result: listedWithAnd(typeset(value)) },
      question: ask,
      answer: { value, reason: level === 3 ? 'right-product' : 'right' },
      otherWrong: level === 1 ? 'other-factor' : 'other',
      distractors: [
        distractor('uses-the-opposite-signs', opposite, 'opposite', {
          work: [...before, ...lines(-p, -q), step('list', 'both', typeset(opposite))],
        }),
        level === 1
          ? distractor('gives-only-one-solution', signedFraction(p, lead), 'single', {
              work: [...lines(p, q).slice(0, 2), step('list', 'the solution', signedFraction(p, lead))],
            })
          : distractor('sets-factors-equal-to-a-nonzero-number', nonzero, 'nonzero'),
        distractor('slip', listed(-p, lead, q), 'mixed'),
      ],
      steps: [...before, ...lines(p, q), step('list', 'both', typeset(value))],
      claims: [
        `${p} * ${q} = ${c}`,
        `${-p} + ${lead} * (${-q}) = ${b}`,
        level === 3 ? `${shift} * (${b - shift}) - (${c}) = ${right}` : `-1 * (${c}) = ${-c}`,
      ],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const [p, q] = [whole(random, 9), whole(random, 9)];
        const isOpen = Math.abs(p) !== Math.abs(q) && p !== 1 && q !== 1 && p + q !== 0;
        return isOpen ? { ask: random.pick(others), letter: random.pick(['x', 'n', 'y']), p, q } : null;
      }),
    build({ ask, letter: x, p, q }, { step, distractor }) {
      const b = -p - q;
      const value = listed(p, 1, q);
      const open = `$${x}^2 + b${x}${plus(p * q)} = 0$`;
      const own = `$${polynomialText([p * q, b, 1], x)} = 0$`;
      const pair = [p, q].map((one) => `(${polynomialText([-one, 1], x)})`).join('');
      const put = `$${p * p} ${p < 0 ? '−' : '+'} ${termText(Math.abs(p), 'b')}${plus(p * q)} = 0$`;
      return {
        words: { open, b: '$b$', one: signed(p), result: listedWithAnd(value) },
        question: ask,
        answer: value,
        otherWrong: 'other-known',
        distractors: [
          distractor('uses-the-opposite-signs', listed(-p, 1, -q), 'known-sign'),
          distractor('gives-only-one-solution', signed(q), 'known-one'),
          distractor('slip', listed(p, 1, -q), 'known-wrong'),
        ],
        steps: [
          step('put', open, put),
          step('find', put, `$b = ${signed(b)}$`),
          step('write', `$b = ${signed(b)}$`, own),
          step('factor', own, `$${pair} = 0$`),
          step('first', `$${polynomialText([-p, 1], x)} = 0$`, `$${x} = ${signed(p)}$`),
          step('second', `$${polynomialText([-q, 1], x)} = 0$`, `$${x} = ${signed(q)}$`),
          step('list', 'both', value),
        ],
        claims: [`${p}^2 + (${b}) * (${p}) + (${p * q}) = 0`.replace(/^(-\d+)/, '($1)')],
      };
    },
  },
});

function whole(random: Random, most: number): number {
  return random.int(1, most) * random.pick([1, -1]);
}

/** p/lead and q as they are typed, the smaller one first. */
function listed(p: number, lead: number, q: number): string {
  const both = [signedFraction(p, lead), signed(q)];
  return (p / lead < q ? both : both.reverse()).join(', ');
}

function rootLine(x: string, p: number, lead: number): string {
  return `$${x} = ${signedFraction(p, lead).replace(/(\d+)\/(\d+)/, '\\frac{$1}{$2}')}$`;
}

/** A square that equals a multiple of its letter. */
function drawCommon(random: Random): Params {
  return random.until(() => {
    const [p, lead] = [whole(random, 12), random.pick([1, 1, 2, 3, 5])];
    const letter = random.pick(['x', 'n', 'y', 't']);
    const isOpen = Math.abs(p) > 1 && (lead === 1 || p % lead !== 0);
    return isOpen ? { ask: random.pick(asks), letter, lead, p, q: 0, shift: 0 } : null;
  });
}

function drawRoots(level: Level, random: Random): Params {
  return random.until(() => {
    const [p, q] = [whole(random, 9), whole(random, 9)];
    const lead = level === 2 ? random.pick([1, 2, 3, 5]) : 1;
    const b = -p - lead * q;
    const shift = whole(random, 7);
    const right = level === 3 ? shift * (b - shift) - p * q : -p * q;
    const params = { letter: random.pick(['x', 'n', 'y', 't']), lead, p, q, shift };
    const isPlain = lead === 1 || p % lead !== 0;
    const isOpen = Math.abs(p) !== Math.abs(q * lead) && b !== 0 && right !== 0;
    const isProduct = level < 3 || (b !== shift && 2 * shift !== b && Math.abs(right) < 60 && shift !== -p);
    const wrong = level === 3 ? [right - shift, right - b + shift] : [(right - b) / lead, right];
    const isApart = wrong[0] !== wrong[1] && ![p / lead, q].some((one) => wrong.includes(one));
    const ask = random.pick<Params['ask']>(level === 3 ? products : asks);
    return isPlain && isOpen && isProduct && isApart ? { ask, ...params } : null;
  });
}
