import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random, type SpecStep } from '../../src/kit/index.ts';
import { plus } from '../../src/numbers/linear-sides.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';

type Numbers = { a: number; b: number; c: number; d: number; e: number };
type Params = Numbers & { letter: string };
/** The coefficient of the letter and the constant. */
type Linear = readonly [number, number];

/**
 * Level 1 has one bracket, level 2 a minus sign before it, level 3 a bracket inside another, and one sign at each level may be either. The stretch problem asks for the
 * two numbers that make two forms equivalent.
 */
export const a1LinearFormEquivalent = numberSkill('a1-linear-form-equivalent', {
  version: 2,
  form: 'expression',
  text: {
    headline: 'Rewrite an expression',
    ask: [
      'Write {expression} without parentheses, in simplest form.',
      'Simplify {expression}.',
      'Multiply out {expression} and combine like terms.',
      'Which expression without parentheses equals {expression}? Write it in simplest form.',
    ],
    right: 'Every step uses a property, so both have the same value for every {x}.',
    first: 'Only the first term in the parentheses was multiplied. What about the second one?',
    sign: 'One sign was lost. What does the factor before the parentheses do to each sign?',
    unlike: 'Terms with {x} and numbers were put together. Are they like terms?',
    other: 'Start with the inner parentheses. Multiply each of its terms, sign and all.',
    'other-one': 'Multiply each term in the parentheses, sign and all. Then combine like terms.',
    'inner-do': 'Multiply each term in the inner parentheses.',
    'tidy-do': 'Combine like terms in the parentheses.',
    'outer-do': 'Multiply each term in the parentheses.',
    'combine-do': 'Combine like terms.',
    'reach-why': 'The distributive property reaches every term, with its sign.',
    'like-why': 'Only terms with the same variable part can be added.',
    'try-do': 'Try {at, number} for {x} in the first expression.',
    'try-why': 'The new expression must give the same value.',
    final: 'It is {result}.',
    missing: [
      'For two numbers {p} and {q}, {given} is equivalent to {short}. What is {q}?',
      'Which number {q} makes {given} equivalent to {short}? Find {p} on the way.',
      '{given} and {short} have the same value for every {x}. What is {q}?',
      'Two numbers were lost in {given}. In simplest form it was {short}. Find {q}.',
    ],
    'right-missing': 'The terms with {x} give {p}, and the numbers without {x} then give {q}.',
    'first-missing': 'Here only the first term was multiplied by {p}. What happens to the second one?',
    'sign-missing': 'Look at the sign in the parentheses. Which sign does the product have?',
    'is-p': 'This is {p}. Which number does the question ask for?',
    'other-missing':
      'Multiply out with the letters. Then compare the terms with {x}, and after that the numbers.',
    'spread-do': 'Multiply out with the letter {p}.',
    'letters-do': 'Compare the terms with {x}.',
    'letters-why': 'In equivalent expressions, {x} has the same coefficient.',
    'p-do': 'Solve for {p}.',
    'p-why': 'Divide both sides by the coefficient of {p}.',
    'numbers-do': 'Compare the numbers without {x}.',
    'numbers-why': 'They have to agree as well.',
    'q-do': 'Solve for {q}.',
    'q-why': 'Add the same number to both sides.',
    'test-do': 'Test it with {at, number} for {x}.',
    'test-why': 'Both forms must give the same value.',
    'final-missing': '{q} is {key}.',
  },
  draw({ level, random }): Params {
    return random.until(() => {
      const drawn = drawNumbers(level, random);
      return isUseful(level, drawn) ? { letter: random.pick(['x', 'y', 'n', 'k']), ...drawn } : null;
    });
  },
  build({ letter: x, ...numbers }: Params, { level, step, distractor }) {
    const { a, b, c, d, e } = numbers;
    const { given, lines, of, first, sign, tried } = formsOf(level, numbers, x);
    const [m, n] = of;
    const value = linear(of, x);
    const at = level === 3 ? triedAt(e) : 2;
    const words = { expression: `$${given}$`, x: `$${x}$`, result: `$${value}$`, at };
    const work = {
      1: ['outer', 'combine'],
      2: ['outer', 'combine'],
      3: ['inner', 'tidy', 'outer', 'combine'],
    } as const;
    const chain = (all: readonly string[]): readonly SpecStep[] =>
      work[level].map((rule, place) =>
        step(rule, `$${all[place]}$`, `$${all[place + 1]}$`, {
          why: rule === 'inner' || rule === 'outer' ? 'reach-why' : 'like-why',
        }),
      );
    const check = step('try', tried, signed(at * m + n));
    return {
      words,
      question: 'ask',
      diagram: level === 1 ? modelOf({ a, b, c }, x) : null,
      answer: { asked: 'expanded', value },
      distractors: [
        distractor('distributes-to-only-the-first-term', linear(first, x), 'first', {
          work: level === 3 ? chain([given, ...nestedLines(numbers, x, e)]) : [],
        }),
        distractor('loses-a-sign', linear(sign, x), 'sign', {
          work: level === 3 ? chain([given, ...nestedLines(numbers, x, d * e)]) : [],
        }),
        distractor('combines-unlike-terms', linear([m + n, 0], x), 'unlike', {
          work: [...chain(lines), step('merge', `$${value}$`, `$${linear([m + n, 0], x)}$`, 'combine')],
        }),
      ],
      otherWrong: level === 3 ? 'other' : 'other-one',
      steps: [...chain(lines), check],
      claims: [`${given} = ${value}`, ...(level === 3 ? [`${c} - ${d} * ${e} = ${c - d * e}`] : [])],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const [a, b] = [random.int(2, 6), random.int(2, 9)];
        const [p, q] = [random.int(2, 7), random.int(2, 30)];
        const rest = q - p * b;
        const values = [q, rest + b, rest - p * b, p];
        const isNear = values.every((value) => Math.abs(value) < 15 * q && 15 * Math.abs(value) > q);
        const isFair = isNear && rest !== 0 && a !== p && new Set(values).size === 4 && !values.includes(0);
        return isFair ? { letter: random.pick(['x', 'y', 'n', 'k'] as const), a, b, p, q } : null;
      }),
    build({ letter: x, a, b, p, q }, { step, distractor }) {
      const rest = q - p * b;
      const [given, short] = [`$p(${a}${x} − ${b}) + q$`, `$${linear([a * p, rest], x)}$`];
      const spread = `$${a}p${x} − ${b}p + q$`;
      return {
        words: { given, short, x: `$${x}$`, p: '$p$', q: '$q$', at: 2, key: String(q) },
        question: 'missing',
        answer: { value: q, form: 'integer', reason: 'right-missing' },
        distractors: [
          distractor('distributes-to-only-the-first-term', signed(rest + b), 'first-missing'),
          distractor('loses-a-sign', signed(rest - p * b), 'sign-missing'),
          distractor('slip', p, 'is-p'),
        ],
        otherWrong: 'other-missing',
        finalAnswer: 'final-missing',
        steps: [
          step('spread', given, spread, { why: 'reach-why' }),
          step('letters', spread, `$${a}p = ${a * p}$`),
          step('p', `${a * p} ÷ ${a}`, p),
          step('numbers', spread, `$−${b} \\cdot ${p} + q = ${signed(rest)}$`),
          step('q', `${signed(rest)} + ${p * b}`, q),
          step('test', `${p} × (${a} × 2 − ${b}) + ${q}`, signed(a * p * 2 + rest)),
        ],
        claims: [`${p} * (${a} * 2 - ${b}) + ${q} = ${a * p * 2 + rest}`],
      };
    },
  },
});

/** A number to try for the letter that leaves the inner parentheses above zero. */
function triedAt(e: number): number {
  return e < 0 ? 2 - e : 2;
}

function linear([m, n]: Linear, x: string): string {
  const size = Math.abs(m) === 1 ? '' : String(Math.abs(m));
  const letter = m === 0 ? '' : `${m < 0 ? '−' : ''}${size}${x}`;
  if (n === 0) return letter || '0';
  return letter === '' ? signed(n) : `${letter}${plus(n)}`;
}

/** The lines from nested parentheses on, where multiplying the inner ones gives `last` as the number. */
function nestedLines({ a, b, c, d }: Numbers, x: string, last: number): readonly string[] {
  const inside = c + last;
  return [
    `${a} − ${b}(${c} − ${d}${x}${plus(last)})`,
    `${a} − ${b}(${linear([-d, inside], x)})`,
    `${a} + ${b * d}${x}${plus(-b * inside)}`,
    linear([b * d, a - b * inside], x),
  ];
}

/** The expression, its lines on the way, the result and what two ways of working make of it. */
function formsOf(level: Level, { a, b, c, d, e }: Numbers, x: string) {
  if (level === 1) {
    const of: Linear = [a * b, d - a * c];
    const given = `${a}(${b}${x}${plus(-c)})${plus(d)}`;
    const lines = [given, `${a * b}${x}${plus(-a * c)}${plus(d)}`, linear(of, x)];
    const tried = `${a} × (${b} × 2${plus(-c)})${plus(d)}`;
    return { given, lines, of, first: [a * b, d - c] as Linear, sign: [a * b, d + a * c] as Linear, tried };
  }
  if (level === 2) {
    const of: Linear = [a - b * c, b * d];
    const given = `${a}${x} − ${b}(${c}${x}${plus(-d)})`;
    const lines = [given, `${a}${x} − ${b * c}${x}${plus(b * d)}`, linear(of, x)];
    const tried = `${a} × 2 − ${b} × (${c} × 2${plus(-d)})`;
    return { given, lines, of, first: [of[0], -d] as Linear, sign: [of[0], -b * d] as Linear, tried };
  }
  const inner = c - d * e;
  const of: Linear = [b * d, a - b * inner];
  const given = `${a} − ${b}(${c} − ${d}(${x}${plus(e)}))`;
  const lines = [given, ...nestedLines({ a, b, c, d, e }, x, -d * e)];
  const tried = `${a} − ${b} × (${c} − ${d} × ${triedAt(e) + e})`;
  const [first, sign]: readonly [Linear, Linear] = [
    [b * d, a - b * (c + e)],
    [b * d, a - b * (c + d * e)],
  ];
  return { given, lines, of, first, sign, tried };
}

function drawNumbers(level: Level, random: Random): Numbers {
  const small = (): number => random.int(2, level === 3 ? 5 : 9);
  const numbers = { a: random.int(2, 12), b: small(), c: random.int(2, 9), d: small(), e: random.int(2, 6) };
  const sign = random.pick([1, -1]);
  // The sign that may change: of the number behind the parentheses, of the one inside them, of the one in the inner ones.
  return {
    ...numbers,
    ...{ 1: { d: sign * numbers.d }, 2: { d: sign * numbers.d }, 3: { e: sign * numbers.e } }[level],
  };
}

/** Neither a coefficient nor a constant vanishes, on the way or at the end. */
function isUseful(level: Level, numbers: Numbers): boolean {
  const { c, d, e } = numbers;
  const [m, n] = formsOf(level, numbers, 'x').of;
  return m !== 0 && n !== 0 && m + n !== 0 && (level !== 3 || c !== d * e);
}

/** The product in the expression as an area. */
function modelOf({ a, b, c }: Pick<Numbers, 'a' | 'b' | 'c'>, x: string): DiagramOf<'area-model'> {
  return {
    kind: 'area-model',
    columns: [
      { size: 5, label: `${b}${x}` },
      { size: 4, label: `−${c}` },
    ],
    rows: [{ size: 3, label: String(a) }],
    cells: [[null, null]],
    shaded: [],
  };
}
