import type { DiagramOf } from '@playforward/diagram';
import { choiceSkill, type Level, type Random, type Tools } from '../../src/kit/index.ts';
import { fractionValue } from '../../src/numbers/fraction-amounts.ts';
import { plus } from '../../src/numbers/linear-sides.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { drawPlainLetter } from '../../src/numbers/variable-letters.ts';
import { drawName } from '../../src/scenes/people.ts';

type Reason = 'add' | 'subtract' | 'multiply' | 'divide' | 'distribute' | 'combine';
const asks = ['which', 'why', 'allows', 'named'] as const;
const keeps = ['same', 'stays', 'keeps', 'doubts'] as const;
const searches = ['where', 'first', 'breaks', 'help'] as const;

/**
 * The lines of a solution, the step that is asked about, and at level 3 the solution of each line, the factor and what is
 * added to both sides. There at most one line does not follow; with none, `at` is zero.
 */
type Params = {
  ask: (typeof asks)[number] | (typeof keeps)[number] | (typeof searches)[number];
  name: string;
  lines: readonly string[];
  solutions: readonly string[];
  undoes: readonly [factor: number, added: number] | null;
  reasons: readonly Reason[];
  at: number;
};

const text = {
  headline: 'Reasons for steps',
  which: 'Which property takes line {a, number} to line {b, number}?',
  why: 'Line {b, number} follows from line {a, number}. Which property is the reason?',
  allows: 'Which property allows the step from line {a, number} to line {b, number}?',
  named:
    '{name} writes a reason beside line {b, number}. Which property or rule explains the step from line {a, number}?',
  add: 'Addition property of equality',
  subtract: 'Subtraction property of equality',
  multiply: 'Multiplication property of equality',
  divide: 'Division property of equality',
  distribute: 'Multiplying out (distributive property)',
  combine: 'Combining like terms',
  where: '{name} solved this equation. Which line, if any, does not follow from the one above it?',
  first: 'Which line of this work by {name}, if any, does not follow from the line above it?',
  breaks: '{name} solved this equation. Does a step break the equality, and which line does it lead to?',
  help: '{name} wants this work checked. Which line, if any, has to be rewritten first?',
  'line-two': 'Line {two, number}',
  'line-three': 'Line {three, number}',
  'line-four': 'Line {four, number}',
  none: 'No line: each one follows',
  'right-add': 'The same number was added to both sides.',
  'right-subtract': 'The same number was subtracted from both sides.',
  'right-multiply': 'Both sides were multiplied by the same number.',
  'right-divide': 'Both sides were divided by the same number.',
  'right-distribute': 'The factor was multiplied by each term in the parentheses.',
  'right-combine': 'Terms with the same letter were put together on one side.',
  'right-line': 'This line and the one above it have different solutions.',
  'named-add': 'This names adding a number to both sides. What was done to both of them here?',
  'named-subtract': 'This names taking a number away from both sides. What was done to both of them here?',
  'named-multiply': 'This names multiplying both sides. What was done to both of them here?',
  'named-divide': 'This names dividing both sides. What was done to both of them here?',
  'one-side-too': 'This property does the same to both sides. Did both of them change here?',
  'after-next': 'Go back line by line. Which is the first line with another solution?',
  'one-side': 'Only one side was written in another way here. Did the other side change?',
  'both-sides': 'Both sides changed here. What was done to each of them?',
  terms: 'No parentheses went away here. Which terms became one?',
  factor: 'Parentheses went away here. What happened to the factor in front?',
  after: 'This line does follow from the line above it. Test the step before it.',
  trust: 'Put the result into line one. Do both sides agree?',
  'early-two':
    'Multiply each term in the parentheses of line {one, number} by {factor, number}. Do you get line {two, number}?',
  'early-three': 'Add {added, number} to both sides of line {two, number}. Do you get line {three, number}?',
  'early-four':
    'Divide both sides of line {three, number} by {factor, number}. Do you get line {four, number}?',
  other: 'Compare the two lines. What is new on the left, and what is new on the right?',
  'other-find': 'Go from line to line. Was the same done to both sides?',
  'left-do': 'Compare the left sides.',
  'left-why': 'The change on one side shows the operation.',
  'both-do': 'Compare the right sides.',
  'both-why': 'A property of equality does the same to both sides.',
  'one-why': 'Here the right side stays, so only the form of the left side changed.',
  'name-do': 'Name the reason.',
  'name-why': 'The name tells the operation.',
  'above-do': 'Solve line {a, number}.',
  'above-why': 'A step that keeps equality keeps the solution.',
  'below-do': 'Solve line {b, number}.',
  'below-why': 'Its solution should be the one of the line above.',
  'say-do': 'Name the line.',
  'say-why': 'Everything below it rests on this line.',
  same: 'Why do line {a, number} and line {b, number} have the same solution?',
  stays: '{name} goes from line {a, number} to line {b, number}. Why does the solution stay the same?',
  keeps: 'Why does the step from line {a, number} to line {b, number} keep the solution?',
  doubts:
    '{name} doubts that line {b, number} still has the solution of line {a, number}. What shows that it has?',
  'keeps-add': 'The same number was added to both sides, and subtracting it leads back.',
  'keeps-subtract': 'The same number was subtracted from both sides, and adding it leads back.',
  'keeps-multiply': 'Both sides were multiplied by the same number, and dividing by it leads back.',
  'keeps-divide': 'Both sides were divided by the same number, and multiplying by it leads back.',
  'keeps-distribute': 'The factor was given to each term, so the left side has the same value as before.',
  'keeps-combine': 'Like terms were put together, so the left side has the same value as before.',
  'keeps-letter': 'The same letter stands in both lines, so it has to be the same number.',
  'right-keeps': 'What is done to both sides can be undone. What only rewrites a side leaves its value.',
  'letter-not': 'Change one number of a line. The letter is still there, but what about the solution?',
  'undo-do': 'Say why nothing is lost.',
  'undo-why': 'No solution goes away, and no new one comes in.',
  'right-none': 'Each line has the same solution as the one above it.',
  'line-two-do':
    'Multiply each term in the parentheses of line {one, number} by {factor, number}. You get line {two, number}.',
  'line-two-why': 'The distributive property keeps the value of the left side.',
  'line-three-do': 'Add {added, number} to both sides of line {two, number}. You get line {three, number}.',
  'line-three-why': 'The same was added to both sides, so the solution stays.',
  'line-four-do':
    'Divide both sides of line {three, number} by {factor, number}. You get line {four, number}.',
  'line-four-why': 'Both sides were divided by the same number, so the solution stays.',
  'say-none': 'Say that each line follows.',
} as const;

type Said = Tools<keyof typeof text>;

/**
 * Level 1 has two steps, level 2 starts with parentheses and asks why the solution stays as well, level 3 asks for the line
 * that does not follow.
 */
export const a1StepReason = choiceSkill('a1-step-reason', {
  version: 6,
  text,
  draw: ({ level, random }): Params => (level === 3 ? drawSearch(random) : drawReason(level, random)),
  build: (params: Params, tools) =>
    tools.level === 3 ? searchProblem(params, tools) : reasonProblem(params, tools),
});

function searchProblem({ ask, name, lines, solutions, undoes, at }: Params, { step, distractor }: Said) {
  const names = ['line-two', 'line-three', 'line-four'] as const;
  const right = names[at - 1] ?? 'none';
  const others = names.filter((one) => one !== right);
  const doubts = { 'line-two': 'early-two', 'line-three': 'early-three', 'line-four': 'early-four' } as const;
  const [factor, added] = undoes ?? [1, 1];
  // Each pair of lines is looked at in turn, up to the one that does not follow.
  const followed = names
    .slice(0, at > 0 ? at - 1 : names.length)
    .map((one, index) => step(one, `$${lines[index]}$`, `$${lines[index + 1]}$`));
  const [above, below] = [`$${lines[at - 1]}$`, `$${lines[at]}$`];
  return {
    words: { name, one: 1, two: 2, three: 3, four: 4, a: at, b: at + 1, factor, added },
    question: ask,
    diagram: workTable(lines),
    answer: { value: right, reason: right === 'none' ? ('right-none' as const) : ('right-line' as const) },
    distractors: [
      ...others.map((one, index) =>
        at > 0 && names.indexOf(one) > at - 1
          ? distractor(
              'looks-at-the-line-after-the-false-one',
              one,
              index > 0 && at === 1 ? 'after-next' : 'after',
            )
          : distractor('doubts-a-line-that-follows', one, doubts[one]),
      ),
      right !== 'none' && distractor('trusts-a-line-without-testing-it', 'none', 'trust'),
    ],
    otherWrong: 'other-find' as const,
    steps:
      right === 'none'
        ? [
            ...followed,
            step('say', 'one solution in all lines', 'no line', { do: 'say-none', why: 'right-none' }),
          ]
        : [
            ...followed,
            step('above', above, `${solutions[at - 1]}`),
            at < 3 && step('below', below, `${solutions[at]}`),
            step('say', `${solutions[at - 1]} and ${solutions[at]}`, `line ${at + 1}`),
          ],
    claims: [`${at} + 1 = ${at + 1}`],
  };
}

function reasonProblem({ ask, name, lines, reasons, at }: Params, { step, distractor }: Said) {
  const [above, below] = [`$${lines[at - 1]}$`, `$${lines[at]}$`];
  const reason = reasons[at - 1] ?? 'add';
  const isForm = reason === 'distribute' || reason === 'combine';
  const isWhy = keeps.some((one) => one === ask);
  const choiceOf = (one: Reason) => (isWhy ? (`keeps-${one}` as const) : one);
  return {
    words: { name, a: at, b: at + 1, one: 1, two: 2, three: 3, four: 4 },
    question: ask,
    diagram: workTable(lines),
    answer: {
      value: choiceOf(reason),
      reason: isWhy ? ('right-keeps' as const) : (`right-${reason}` as const),
    },
    distractors: wrongReasons[reason].map((wrong, index) =>
      isWhy && index === 2
        ? distractor('slip', 'keeps-letter', 'letter-not')
        : distractor(
            isFormOf(wrong) && isForm
              ? 'names-the-distributive-property-for-combining-terms'
              : index === 2
                ? 'slip'
                : 'names-the-property-of-the-wrong-operation',
            choiceOf(wrong),
            index === 2 && isForm ? 'one-side-too' : reasonAgainst(reason, wrong),
          ),
    ),
    otherWrong: 'other' as const,
    steps: [
      step('left', above, below),
      step('both', 'right side', isForm ? 'it stays as it is' : 'it changes as well', {
        why: isForm ? 'one-why' : 'both-why',
      }),
      step('name', below, reasonNames[reason]),
      isWhy && step('undo', reasonNames[reason], isForm ? 'the value of the side stays' : 'it can be undone'),
    ],
    claims: [`${at} + 1 = ${at + 1}`],
  };
}

function isFormOf(reason: Reason): reason is Form {
  return reason === 'distribute' || reason === 'combine';
}

/** As the worked solution names them. */
const reasonNames = {
  add: 'addition property',
  subtract: 'subtraction property',
  multiply: 'multiplication property',
  divide: 'division property',
  distribute: 'distributive property',
  combine: 'combining like terms',
} as const satisfies Readonly<Record<Reason, string>>;

const wrongReasons = {
  add: ['subtract', 'divide', 'combine'],
  subtract: ['add', 'multiply', 'combine'],
  multiply: ['divide', 'subtract', 'distribute'],
  divide: ['multiply', 'subtract', 'distribute'],
  distribute: ['multiply', 'combine', 'add'],
  combine: ['add', 'distribute', 'divide'],
} as const satisfies Readonly<Record<Reason, readonly [Reason, Reason, Reason]>>;

type Form = 'distribute' | 'combine';

function reasonAgainst(right: Reason, wrong: Reason) {
  if (isFormOf(right)) return isFormOf(wrong) ? (right === 'combine' ? 'terms' : 'factor') : 'one-side';
  return isFormOf(wrong) ? 'both-sides' : (`named-${wrong}` as const);
}

function workTable(lines: readonly string[]): DiagramOf<'data-table'> {
  return {
    kind: 'data-table',
    title: '',
    heads: ['Line', 'Equation'],
    rows: lines.map((line, index) => [String(index + 1), line]),
  };
}

/** ax + b = c or x/a + b = c, and with parentheses a(x + b) + kx = c. */
function drawReason(level: Level, random: Random): Params {
  const letter = drawPlainLetter(random);
  const [a, b, x] = [random.int(2, 9), random.int(1, 12) * random.pick([1, -1]), random.int(2, 12)];
  const undo: Reason = b > 0 ? 'subtract' : 'add';
  const start = {
    ask: level === 2 && random.chance(40) ? random.pick(keeps) : random.pick(asks),
    name: drawName(random),
    solutions: [],
    undoes: null,
  };
  if (level === 1) {
    const over = random.chance(50);
    const side = over ? `${letter} ÷ ${a}` : `${a}${letter}`;
    const value = over ? x : a * x;
    return {
      ...start,
      lines: [
        `${side}${plus(b)} = ${signed(value + b)}`,
        `${side} = ${value}`,
        `${letter} = ${over ? a * x : x}`,
      ],
      reasons: [undo, over ? 'multiply' : 'divide'],
      at: random.int(1, 2),
    };
  }
  const k = random.int(2, 6);
  const total = (a + k) * x + a * b;
  return {
    ...start,
    lines: [
      `${a}(${letter}${plus(b)}) + ${k}${letter} = ${signed(total)}`,
      `${a}${letter}${plus(a * b)} + ${k}${letter} = ${signed(total)}`,
      `${a + k}${letter}${plus(a * b)} = ${signed(total)}`,
      `${a + k}${letter} = ${(a + k) * x}`,
      `${letter} = ${x}`,
    ],
    reasons: ['distribute', 'combine', undo, 'divide'],
    // The steps that level 1 does not have come up most often.
    at: random.pick([1, 1, 2, 2, 3, 4]),
  };
}

/** a(x − b) = c where each line follows, or one does not: a term left alone, a sign lost, or one side divided. */
function drawSearch(random: Random): Params {
  // Each place is drawn equally often, however many numbers fit it.
  const at = random.int(0, 3);
  return random.until(() => {
    const letter = drawPlainLetter(random);
    const [a, b] = [random.int(2, 6), random.int(2, 9)];
    const c = at === 0 || at === 2 ? a * random.int(2, 12) : random.int(2, 60);
    const second = at === 1 ? b : a * b;
    const third = at === 2 ? c - second : c + second;
    const last = at === 3 ? third - a : third / a;
    const solved = (top: number, bottom: number): string =>
      `$${letter} = ${fractionValue(top, bottom).replace(/(\d+)\/(\d+)/, '\\frac{$1}{$2}')}$`;
    const isWhole =
      Number.isInteger(last) && Number.isInteger(third) && third > 0 && (last !== third / a) === (at === 3);
    if (!isWhole || last <= 0 || last > 40) return null;
    return {
      ask: random.pick(searches),
      name: drawName(random),
      lines: [
        `${a}(${letter} − ${b}) = ${c}`,
        `${a}${letter} − ${second} = ${c}`,
        `${a}${letter} = ${third}`,
        `${letter} = ${last}`,
      ],
      solutions: [solved(c + a * b, a), solved(c + second, a), solved(third, a), solved(last, 1)],
      undoes: [a, second],
      reasons: [],
      at,
    };
  });
}
