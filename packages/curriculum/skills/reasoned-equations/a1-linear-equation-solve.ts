import { type Level, markOnLine, numberSkill, type Random, type Tools } from '../../src/kit/index.ts';
import { areBelievable, plus } from '../../src/numbers/linear-sides.ts';
import { commonDivisor, commonMultiple } from '../../src/numbers/lowest-terms.ts';
import { signedFraction } from '../../src/numbers/signed-fractions.ts';
import { signed, typeset } from '../../src/numbers/signed-numbers.ts';
import { drawPlainLetter } from '../../src/numbers/variable-letters.ts';
import { type FractionsEquation, workFractions } from '../../src/reasoned-equations/fractions-equation.ts';
import { drawOpen, type OpenEquation, workOpen } from '../../src/reasoned-equations/open-equation.ts';
import { type SidesEquation, workSides } from '../../src/reasoned-equations/sides-equation.ts';
import type { EquationLine, WorkedEquation } from '../../src/reasoned-equations/worked-equation.ts';
import { drawName } from '../../src/scenes/people.ts';

const asks = ['solve', 'makes', 'stands', 'named'] as const;
/** Questions that leave it open how many numbers solve the equation. */
const openAsks = ['open-solve', 'open-which', 'open-named', 'open-all'] as const;
type Drawn = FractionsEquation | SidesEquation;
type Params =
  | (Drawn & { readonly ask: (typeof asks)[number]; readonly name: string })
  | (OpenEquation & { readonly ask: (typeof openAsks)[number]; readonly name: string });

const text = {
  headline: 'Solve an equation',
  solve: 'Solve {equation} for {x}.',
  makes: 'Which value of {x} makes {equation} true?',
  stands: 'Find the number that {x} stands for in {equation}.',
  named: '{name} wants to solve {equation}. What is {x}?',
  right: 'Each step rewrote one side or did the same to both, so the solution stayed the same.',
  one: 'Some terms were not multiplied by {l, number} here. Which terms must be multiplied by {l, number}?',
  sign: 'A term went to the other side with the same sign here. What was done to both sides?',
  factor: 'The number before {x} is still there. What undoes multiplying by it?',
  across: 'The terms with {x} were added here. Which operation takes {rx} off the right side?',
  inside: 'The factor reached only the first term in the parentheses. What about {b}?',
  first: 'The factor reached only the first term of the numerator. What about {b}?',
  minus: 'Look at the minus sign before the second fraction. What does it do to each term there?',
  other: 'Multiply every term by {l, number} first. Then no fraction is left.',
  'other-sides':
    'Bring the terms with {x} to one side and the numbers to the other. Do the same to both sides.',
  'clear-do': 'Multiply both sides by {l, number}, the least common denominator.',
  'clear-why': 'By the multiplication property of equality, both sides stay equal. Each term is multiplied.',
  'open-do': 'Multiply out.',
  'open-why': 'By the distributive property, a factor goes to each term in the parentheses.',
  'combine-do': 'Combine like terms on the left.',
  'combine-why': 'Only the form of the left side changes.',
  'letters-do': 'Subtract {rx} from both sides.',
  'letters-why':
    'By the subtraction property of equality, both sides stay equal. Then {x} stands on one side only.',
  'add-do': 'Add {size, number} to both sides.',
  'add-why': 'By the addition property of equality, both sides stay equal.',
  'subtract-do': 'Subtract {size, number} from both sides.',
  'subtract-why': 'By the subtraction property of equality, both sides stay equal.',
  'divide-do': 'Divide both sides by {f}.',
  'divide-why': 'By the division property of equality, both sides stay equal.',
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
  'take-why': 'By the subtraction property of equality, both sides stay equal.',
  'times-do': 'Multiply both sides by {m, number}.',
  'times-why': 'By the multiplication property of equality, both sides stay equal.',
  'last-do': 'Take {k, number} off both sides.',
  'test-do': 'Test it in the equation.',
  'test-why': 'Both sides have to agree.',
  'final-known': '{a} is {value}.',
  'open-solve':
    'Solve {equation} for {x}. Write “no solution” if no number fits, or “all numbers” if each one does.',
  'open-which': 'Which numbers {x} solve {equation}? It may be one of them, no solution, or all numbers.',
  'open-named':
    '{name} looks for each {x} that solves {equation}. Answer with a number, “no solution” or “all numbers”.',
  'open-all':
    'Find all values of {x} that make {equation} true. Write “no solution” or “all numbers” where that is so.',
  'right-one': 'The letter stays on one side, so there is one number that fits.',
  'right-none': 'The letter goes away, and what is left is false for every number.',
  'right-all': 'The letter goes away, and what is left is true for every number.',
  'false-all': 'A false statement is left when {x} goes away. Try any number. Does it fit?',
  'false-zero': 'A false statement is left. Put zero in for {x}. Are both sides equal?',
  'false-number': 'Put this number into both sides. Do they agree?',
  'true-none': 'A true statement is left when {x} goes away. Try any number. Does it fit?',
  'true-zero':
    'A true statement is left, and it does not name {x}. Does a number other than zero fit as well?',
  'true-number': 'This number fits. Try another one as well. Are both sides equal there, too?',
  'sides-differ': 'The two sides look different. Can they still have the same value for some number?',
  'other-open': 'Multiply out and combine on each side. Then compare the terms with {x}.',
  'gone-do': 'Subtract {rx} from both sides.',
  'gone-why': 'By the subtraction property of equality, both sides stay equal. Now {x} is gone.',
  'say-do': 'Say what is left.',
  'say-none': 'No number makes a false statement true.',
  'say-all': 'The statement stays true, whatever number stands for {x}.',
  'final-none': 'There is no solution.',
  'final-all': 'The solutions are all numbers.',
} as const;

/**
 * Level 1 has one fraction or the letter on both sides, level 2 two fractions or parentheses as well, level 3 a minus sign
 * before the second fraction, or an equation that may have no solution or all numbers. The stretch problem tells the solution and asks for a number of the equation.
 */
export const a1LinearEquationSolve = numberSkill('a1-linear-equation-solve', {
  version: 6,
  byHand: { levels: [1, 2], ask: 'hand-mark-solution', make: markOnLine },
  form: 'fraction',
  text,
  draw({ level, random }): Params {
    const name = drawName(random);
    if (level === 3 && random.chance(45)) {
      return { ask: random.pick(openAsks), name, ...drawOpen(random, drawPlainLetter(random)) };
    }
    const drawn = level < 3 && random.chance(50) ? drawSides(level, random) : drawFractions(level, random);
    return { ask: random.pick(asks), name, ...drawn };
  },
  build(params: Params, tools) {
    if ('kind' in params) return openProblem(params, tools);
    const { level, say, step, distractor } = tools;
    const { ask, name, letter: x } = params;
    const { equation, value, lines, wrong, words } = workOf(params);
    const solution = signedFraction(...value);
    const stepOf = ({ rule, before, after, size }: EquationLine) =>
      rule === 'add' || rule === 'subtract'
        ? step(rule, before, after, { do: say(`${rule}-do`, { size }), why: `${rule}-why` })
        : step(rule, before, after);
    return {
      words: { ...words, name, x: `$${x}$`, equation: `$${equation}$`, solution: typeset(solution) },
      question: ask,
      answer: solution,
      otherWrong: 'form' in params ? 'other' : 'other-sides',
      distractors: wrong.map(({ misconception, value: given, reason, lines: done }) =>
        distractor(misconception, signedFraction(...given), reason, {
          work: level === 2 ? done.map(stepOf) : [],
        }),
      ),
      steps: lines.map(stepOf),
      claims: [`(${value[0]}) / (${value[1]}) = ${solution.replace('−', '-')}`],
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

/** An equation of which it is not told whether a number solves it. */
function openProblem(
  { ask, name, ...drawn }: Extract<Params, OpenEquation>,
  { say, step, distractor }: Tools<keyof typeof text>,
) {
  const { kind, letter: x, p, b, s, d } = drawn;
  const { equation, combined, value, lines, wrong, left, taken, divisor } = workOpen(drawn);
  return {
    words: {
      name,
      x: `$${x}$`,
      equation: `$${equation}$`,
      rx: taken,
      b: signed(b),
      f: divisor,
      solution: kind === 'one' ? typeset(value) : value,
    },
    question: ask,
    answer: { value, form: 'set' as const, reason: `right-${kind}` as const },
    otherWrong: 'other-open' as const,
    distractors: wrong.map(([misconception, given, reason]) => distractor(misconception, given, reason)),
    steps: [
      ...lines.map(({ rule, before, after, size }) =>
        rule === 'add' || rule === 'subtract'
          ? step(rule, before, after, { do: say(`${rule}-do`, { size }), why: `${rule}-why` })
          : step(rule, before, after),
      ),
      kind !== 'one' && step('gone', combined, left),
      kind !== 'one' && step('say', left, value, { why: `say-${kind}` }),
    ],
    finalAnswer: kind === 'one' ? ('final' as const) : (`final-${kind}` as const),
    claims: [
      kind === 'none' ? (p * b < d ? `${p * b} < ${d}` : `${d} < ${p * b}`) : `${p} * (${b}) = ${p * b}`,
      `${s} - ${s} = 0`,
    ],
  };
}

function workOf(drawn: Drawn): WorkedEquation {
  return 'form' in drawn ? workFractions(drawn) : workSides(drawn);
}

function drawFractions(level: Level, random: Random): FractionsEquation {
  return random.until(() => {
    const m = random.int(2, level === 3 ? 4 : 6);
    const n = level === 1 ? m : random.int(2, 8);
    const drawn: FractionsEquation = {
      form: ({ 1: 'one', 2: 'two', 3: 'minus' } as const)[level],
      letter: drawPlainLetter(random),
      k: level === 1 ? random.int(2, 5) : 1,
      m,
      n,
      b: random.int(1, 9) * random.pick([1, -1]),
      c: random.int(1, 9),
      d: random.int(-8, 9),
    };
    const isOpen = level === 1 ? commonDivisor(drawn.k, m) === 1 : level === 2 ? n !== m : m < n;
    const isSaid = (solution: number) => [commonMultiple(m, n), drawn.k, drawn.b].includes(solution);
    return isOpen && isFair(drawn, isSaid) ? drawn : null;
  });
}

function drawSides(level: Level, random: Random): SidesEquation {
  return random.until(() => {
    const drawn: SidesEquation = {
      letter: drawPlainLetter(random),
      p: random.int(2, 9),
      b: random.int(1, 12) * random.pick([1, -1]),
      r: random.int(2, 12),
      d: random.int(-20, 30),
      parentheses: level === 2,
    };
    const isSaid = (solution: number) => [drawn.p, drawn.b, drawn.p - drawn.r].includes(solution);
    return isFair(drawn, isSaid) ? drawn : null;
  });
}

/** Whether something is left to divide by and to move, the solution is neat, and no number of the equation is the answer. */
function isFair(drawn: Drawn, isSaid: (solution: number) => boolean): boolean {
  const { value, wrong, lines } = workOf(drawn);
  const [top, bottom] = [Math.abs(value[0]), Math.abs(value[1])];
  const all = [value, ...wrong.map((way) => way.value)].map(([over, under]) => over / under);
  const [parts, most] = 'form' in drawn ? [7, 40] : [4, 20];
  const isNeat = bottom / commonDivisor(top, bottom) <= parts && top / bottom <= most;
  const hasMove = lines.every(({ rule, size }) => (rule !== 'add' && rule !== 'subtract') || size > 0);
  return (
    drawn.d !== 0 && bottom > 1 && isNeat && hasMove && !isSaid(value[0] / value[1]) && areBelievable(all)
  );
}
