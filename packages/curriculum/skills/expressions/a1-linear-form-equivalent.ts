import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { plus } from '../../src/numbers/linear-sides.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';

type Numbers = { a: number; b: number; c: number; d: number; e: number };
type Params = Numbers & { letter: string };
/** The coefficient of the letter and the constant. */
type Linear = readonly [number, number];

/** Level 1 has one bracket, level 2 a minus sign before it, level 3 a bracket inside another. */
export const a1LinearFormEquivalent = numberSkill('a1-linear-form-equivalent', {
  version: 1,
  form: 'expression',
  text: {
    headline: 'Rewrite a nested expression',
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
    'inner-do': 'Multiply each term in the inner parentheses.',
    'tidy-do': 'Combine like terms in the parentheses.',
    'outer-do': 'Multiply each term in the parentheses.',
    'combine-do': 'Combine like terms.',
    'reach-why': 'The distributive property reaches every term, with its sign.',
    'like-why': 'Only terms with the same variable part can be added.',
    'try-do': 'Try {at, number} for {x} in the first expression.',
    'try-why': 'The new one must give the same value.',
    final: 'It is {result}.',
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
    const words = { expression: `$${given}$`, x: `$${x}$`, result: `$${value}$`, at: 2 };
    const work = {
      1: ['outer', 'combine'],
      2: ['outer', 'combine'],
      3: ['inner', 'tidy', 'outer', 'combine'],
    } as const;
    const steps = work[level].map((rule, place) =>
      step(rule, `$${lines[place]}$`, `$${lines[place + 1]}$`, {
        why: rule === 'inner' || rule === 'outer' ? 'reach-why' : 'like-why',
      }),
    );
    const check = step('try', tried, signed(2 * m + n));
    return {
      words,
      question: 'ask',
      diagram: level === 1 ? modelOf({ a, b, c }, x) : null,
      answer: { asked: 'expanded', value },
      distractors: [
        distractor('distributes-to-only-the-first-term', linear(first, x), 'first'),
        distractor('loses-a-sign', linear(sign, x), 'sign'),
        distractor('combines-unlike-terms', linear([m + n, 0], x), 'unlike'),
      ],
      steps: [...steps, check],
      claims: [`${given} = ${value}`, ...(level === 3 ? [`${c} - ${d} * ${e} = ${c - d * e}`] : [])],
    };
  },
});

function linear([m, n]: Linear, x: string): string {
  const size = Math.abs(m) === 1 ? '' : String(Math.abs(m));
  const letter = m === 0 ? '' : `${m < 0 ? '−' : ''}${size}${x}`;
  if (n === 0) return letter || '0';
  return letter === '' ? signed(n) : `${letter}${plus(n)}`;
}

/** The expression, its lines on the way, the result and what two ways of working make of it. */
function formsOf(level: Level, { a, b, c, d, e }: Numbers, x: string) {
  if (level === 1) {
    const of: Linear = [a * b, d - a * c];
    const given = `${a}(${b}${x} − ${c}) + ${d}`;
    const lines = [given, `${a * b}${x} − ${a * c} + ${d}`, linear(of, x)];
    const tried = `${a} × (${b} × 2 − ${c}) + ${d}`;
    return { given, lines, of, first: [a * b, d - c] as Linear, sign: [a * b, d + a * c] as Linear, tried };
  }
  if (level === 2) {
    const of: Linear = [a - b * c, b * d];
    const given = `${a}${x} − ${b}(${c}${x} − ${d})`;
    const lines = [given, `${a}${x} − ${b * c}${x} + ${b * d}`, linear(of, x)];
    const tried = `${a} × 2 − ${b} × (${c} × 2 − ${d})`;
    return { given, lines, of, first: [of[0], -d] as Linear, sign: [of[0], -b * d] as Linear, tried };
  }
  const inner = c - d * e;
  const of: Linear = [b * d, a - b * inner];
  const given = `${a} − ${b}(${c} − ${d}(${x} + ${e}))`;
  const lines = [
    given,
    `${a} − ${b}(${c} − ${d}${x} − ${d * e})`,
    `${a} − ${b}(${linear([-d, inner], x)})`,
    `${a} + ${b * d}${x}${plus(-b * inner)}`,
    linear(of, x),
  ];
  const tried = `${a} − ${b} × (${c} − ${d} × ${2 + e})`;
  const [first, sign]: readonly [Linear, Linear] = [
    [b * d, a - b * (c + e)],
    [b * d, a - b * (c + d * e)],
  ];
  return { given, lines, of, first, sign, tried };
}

function drawNumbers(level: Level, random: Random): Numbers {
  const small = (): number => random.int(2, level === 3 ? 5 : 9);
  return { a: random.int(2, 12), b: small(), c: random.int(2, 9), d: small(), e: random.int(2, 6) };
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
