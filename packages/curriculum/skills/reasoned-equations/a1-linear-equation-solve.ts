import {
  type Distractor,
  type Level,
  markOnLine,
  numberSkill,
  type Random,
  type SpecStep,
} from '../../src/kit/index.ts';
import { areBelievable, plus } from '../../src/numbers/linear-sides.ts';
import { commonDivisor, commonMultiple } from '../../src/numbers/lowest-terms.ts';
import { signedFraction } from '../../src/numbers/signed-fractions.ts';
import { signed, typeset } from '../../src/numbers/signed-numbers.ts';
import { drawPlainLetter } from '../../src/numbers/variable-letters.ts';
import { drawName } from '../../src/scenes/people.ts';

const asks = ['solve', 'makes', 'stands', 'named'] as const;
type Fraction = readonly [number, number];

/** Level 1: kx/m + b = d. Level 2: (x + b)/m + x/n = d. Level 3: (x + b)/m − (x − c)/n = d. */
type Params = {
  ask: (typeof asks)[number];
  name: string;
  letter: string;
  k: number;
  m: number;
  n: number;
  b: number;
  c: number;
  d: number;
};

/**
 * Level 1 has one fraction, level 2 two of them, level 3 a minus sign before the second. The stretch problem tells the solution
 * and asks for a number of the equation.
 */
export const a1LinearEquationSolve = numberSkill('a1-linear-equation-solve', {
  version: 4,
  byHand: { levels: [1, 2], ask: 'hand-mark-solution', make: markOnLine },
  form: 'fraction',
  text: {
    headline: 'Solve an equation with fractions',
    solve: 'Solve {equation} for {x}.',
    makes: 'Which value of {x} makes {equation} true?',
    stands: 'Find the number that {x} stands for in {equation}.',
    named: '{name} wants to solve {equation}. What is {x}?',
    right: 'Each step rewrote one side or did the same to both, so the solution stayed the same.',
    one: 'Some terms were not multiplied by {l, number} here. Which terms must be multiplied by {l, number}?',
    sign: 'A term went to the other side with the same sign here. What was done to both sides?',
    factor: 'The factor {k, number} is still there. What undoes multiplying by {k, number}?',
    first: 'The factor reached only the first term of the numerator. What about {b}?',
    minus: 'Look at the minus sign before the second fraction. What does it do to each term there?',
    other: 'Multiply every term by {l, number} first. Then no fraction is left.',
    'clear-do': 'Multiply both sides by {l, number}, the least common denominator.',
    'clear-why': 'Multiplication property of equality. Each term on both sides is multiplied.',
    'open-do': 'Multiply out.',
    'open-why': 'Distributive property. A factor goes to each term in the parentheses.',
    'combine-do': 'Combine like terms on the left.',
    'combine-why': 'Only the form of the left side changes.',
    'move-do': 'Bring the constant to the right.',
    'move-why': 'Addition or subtraction property of equality.',
    'divide-do': 'Divide both sides by {f, number}.',
    'divide-why': 'Division property of equality.',
    final: 'The solution is {solution}.',
    known: [
      'The solution of {equation} is {told}. What is {a}?',
      'For which number {a} does {equation} have the solution {told}?',
      'A number {a} got lost in {equation}. The solution is {told}. Find {a}.',
      '{told} solves {equation}. Which number does {a} stand for?',
    ],
    'right-known': 'With {k, number} for {x} only {a} is unknown, and each step did the same to both sides.',
    'one-known':
      'Here {m, number} did not reach every term of the left side. What has to be multiplied on both sides?',
    'sign-known': 'A term went to the other side with the same sign here. What was done to both sides?',
    'not-yet': 'This is the whole numerator. What is left of it for {a}?',
    'other-known': 'Put {k, number} in for {x}. Then solve for {a}.',
    'put-do': 'Put {k, number} in for {x}.',
    'put-why': 'A solution makes the equation true.',
    'part-do': 'Work out the second fraction.',
    'part-why': 'Only the form of the left side changes.',
    'take-do': 'Take {t, number} off both sides.',
    'take-why': 'Subtraction property of equality.',
    'times-do': 'Multiply both sides by {m, number}.',
    'times-why': 'Multiplication property of equality.',
    'last-do': 'Take {k, number} off both sides.',
    'test-do': 'Test it in the equation.',
    'test-why': 'Both sides have to agree.',
    'final-known': '{a} is {value}.',
  },
  draw: ({ level, random }): Params => drawEquation(level, random),
  build(params: Params, { level, step, distractor }) {
    const { ask, name, letter: x, k, m, n, b, c, d } = params;
    const l = commonMultiple(m, n);
    const [p, q] = [l / m, l / n];
    const { value, wrong } = valuesOf(params, level);
    const solution = signedFraction(...value);
    const constant = level === 1 ? m * b : p * b + (level === 3 ? q * c : 0);
    const f = level === 1 ? k : level === 2 ? p + q : p - q;
    const equation = equationText(params, level);
    const term = times(f, x);
    const open = {
      1: '',
      2: `${times(p, x)}${plus(p * b)} + ${times(q, x)}`,
      3: `${times(p, x)}${plus(p * b)} − ${times(q, x)} + ${q * c}`,
    }[level];
    const cleared = {
      1: `${times(k, x)}${plus(m * b)}`,
      2: `${times(p, `(${x}${plus(b)})`)} + ${times(q, x)}`,
      3: `${times(p, `(${x}${plus(b)})`)} − ${times(q, `(${x} − ${c})`)}`,
    }[level];
    /** The lines that lead to an answer: a right side, what the parentheses become, and what is moved. */
    const linesTo = ({ right, open: opened, constant: sum, moved }: Line): readonly SpecStep[] => {
      const collected = `$${term}${plus(sum)} = ${signed(right)}$`;
      const middle = [
        step('open', `$${cleared}$`, `$${opened}$`),
        step('combine', `$${opened} = ${signed(right)}$`, collected),
      ];
      return [
        step('clear', `$${equation}$`, `$${cleared} = ${signed(right)}$`),
        ...(level > 1 ? middle : []),
        step('move', collected, `$${term} = ${signed(moved)}$`),
        step(
          'divide',
          `$${term} = ${signed(moved)}$`,
          `$${x} = ${typeset(signedFraction(moved, f)).replaceAll('$', '')}$`,
        ),
      ];
    };
    return {
      words: {
        name,
        x: `$${x}$`,
        equation: `$${equation}$`,
        l,
        k,
        f,
        b: signed(b),
        solution: typeset(solution),
      },
      question: ask,
      answer: solution,
      distractors: wrong.map(([misconception, fraction, reason]) =>
        distractor(misconception, signedFraction(...fraction), reason, {
          work: level === 2 ? linesTo(slipOf(params, reason, open)) : [],
        }),
      ),
      steps: linesTo({ right: l * d, open, constant, moved: l * d - constant }),
      claims: [`(${l} * (${d}) - (${constant})) / ${f} = ${solution.replace('−', '-')}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const [m, n, t] = [random.int(2, 6), random.int(2, 6), random.int(1, 6)];
        const [k, a] = [n * t, random.int(-12, 15)];
        const whole = (k + a) / m;
        if (!Number.isInteger(whole) || m === n || a === 0 || whole === 0) return null;
        const d = whole + t;
        const values = [a, m * d - t - k, m * (d + t) - k, m * whole];
        const isFair = d !== 0 && areBelievable(values) && ![k, m, t].includes(a);
        return isFair ? { letter: drawPlainLetter(random), m, n, t, a } : null;
      }),
    build({ letter: x, m, n, t, a }, { step, distractor }) {
      const k = n * t;
      const whole = (k + a) / m;
      const d = whole + t;
      const write = (value: string, second: string, right: number): string =>
        `$\\frac{${value} + a}{${m}}${second} = ${signed(right)}$`;
      const equation = write(x, ` + \\frac{${x}}{${n}}`, d);
      const put = write(String(k), ` + \\frac{${k}}{${n}}`, d);
      const shorter = write(String(k), ` + ${t}`, d);
      return {
        words: { equation, told: `$${x} = ${k}$`, x: `$${x}$`, a: '$a$', k, m, t, value: signed(a) },
        question: 'known',
        answer: { value: signed(a), reason: 'right-known' },
        distractors: [
          distractor(
            'multiplies-only-one-term-by-the-common-denominator',
            signed(m * d - t - k),
            'one-known',
          ),
          distractor('moves-a-term-without-changing-its-sign', signed(m * (d + t) - k), 'sign-known'),
          distractor('slip', signed(m * whole), 'not-yet'),
        ],
        otherWrong: 'other-known',
        finalAnswer: 'final-known',
        steps: [
          step('put', equation, put),
          step('part', put, shorter),
          step('take', shorter, write(String(k), '', whole)),
          step('times', write(String(k), '', whole), `$${k} + a = ${signed(m * whole)}$`),
          step('last', `$${k} + a = ${signed(m * whole)}$`, signed(a), { do: 'last-do', why: 'take-why' }),
          step('test', `(${k}${plus(a)}) ÷ ${m} + ${k} ÷ ${n}`, signed(d)),
        ],
        claims: [`(${k} + (${a})) / ${m} + ${k} / ${n} = ${d}`],
      };
    },
  },
});

function times(factor: number, inner: string): string {
  if (factor !== 1) return `${factor}${inner}`;
  return inner.includes('−') ? inner : inner.replace(/^\((.+)\)$/, '$1');
}

function equationText({ letter: x, k, m, n, b, c, d }: Params, level: Level): string {
  if (level === 1) return `\\frac{${times(k, x)}}{${m}}${plus(b)} = ${signed(d)}`;
  const first = `\\frac{${x}${plus(b)}}{${m}}`;
  const second = level === 2 ? `+ \\frac{${x}}{${n}}` : `− \\frac{${x} − ${c}}{${n}}`;
  return `${first} ${second} = ${signed(d)}`;
}

/** What the lines of a solution depend on. */
type Line = {
  readonly right: number;
  readonly open: string;
  readonly constant: number;
  readonly moved: number;
};

/** The lines of level 2 by what goes wrong in them. */
function slipOf({ m, n, b, d, letter: x }: Params, reason: Wrong[2], open: string): Line {
  const l = commonMultiple(m, n);
  const [p, q] = [l / m, l / n];
  const right = reason === 'one' ? d : l * d;
  const constant = reason === 'first' ? b : p * b;
  return {
    right,
    constant,
    open: reason === 'first' ? `${times(p, x)}${plus(b)} + ${times(q, x)}` : open,
    moved: reason === 'sign' ? right + constant : right - constant,
  };
}

type Wrong = readonly [Distractor['misconception'], Fraction, 'one' | 'sign' | 'factor' | 'first' | 'minus'];

/** The solution, and what the wrong ways of working make of it. */
function valuesOf({ k, m, n, b, c, d }: Params, level: Level): { value: Fraction; wrong: readonly Wrong[] } {
  const l = commonMultiple(m, n);
  const [p, q] = [l / m, l / n];
  if (level === 1)
    return {
      value: [m * (d - b), k],
      wrong: [
        ['multiplies-only-one-term-by-the-common-denominator', [m * d - b, k], 'one'],
        ['moves-a-term-without-changing-its-sign', [m * (d + b), k], 'sign'],
        ['slip', [m * (d - b), 1], 'factor'],
      ],
    };
  if (level === 2)
    return {
      value: [l * d - p * b, p + q],
      wrong: [
        ['multiplies-only-one-term-by-the-common-denominator', [d - p * b, p + q], 'one'],
        ['moves-a-term-without-changing-its-sign', [l * d + p * b, p + q], 'sign'],
        ['distributes-to-only-the-first-term', [l * d - b, p + q], 'first'],
      ],
    };
  return {
    value: [l * d - p * b - q * c, p - q],
    wrong: [
      ['distributes-a-negative-incorrectly', [l * d - p * b + q * c, p - q], 'minus'],
      ['multiplies-only-one-term-by-the-common-denominator', [d - p * b - q * c, p - q], 'one'],
      ['moves-a-term-without-changing-its-sign', [l * d + p * b + q * c, p - q], 'sign'],
    ],
  };
}

function drawEquation(level: Level, random: Random): Params {
  return random.until(() => {
    const m = random.int(2, level === 3 ? 4 : 6);
    const n = level === 1 ? m : random.int(2, 8);
    const params: Params = {
      ask: random.pick(asks),
      name: drawName(random),
      letter: drawPlainLetter(random),
      k: level === 1 ? random.int(2, 5) : 1,
      m,
      n,
      b: random.int(1, 9) * random.pick([1, -1]),
      c: random.int(1, 9),
      d: random.int(-8, 9),
    };
    const isOpen = level === 1 ? commonDivisor(params.k, m) === 1 : level === 2 ? n !== m : m < n;
    if (!isOpen || params.d === 0) return null;
    const { value, wrong } = valuesOf(params, level);
    if (value[1] < 2) return null;
    const all = [value, ...wrong.map(([, of]) => of)].map(([top, bottom]) => top / bottom);
    const shared = commonDivisor(Math.abs(value[0]), value[1]);
    const isNeat = value[1] / shared <= 7 && Math.abs(value[0] / value[1]) <= 40;
    const isSaid = [commonMultiple(m, n), params.k, params.b].includes(value[0] / value[1]);
    return isNeat && !isSaid && areBelievable(all) ? params : null;
  });
}
