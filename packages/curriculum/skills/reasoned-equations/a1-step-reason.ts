import type { DiagramOf } from '@playforward/diagram';
import { choiceSkill, type Level, type Random } from '../../src/kit/index.ts';
import { fractionValue } from '../../src/numbers/fraction-amounts.ts';
import { plus } from '../../src/numbers/linear-sides.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { drawPlainLetter } from '../../src/numbers/variable-letters.ts';
import { drawName } from '../../src/scenes/people.ts';

type Reason = 'add' | 'subtract' | 'multiply' | 'divide' | 'distribute' | 'combine';
const asks = ['which', 'why', 'allows', 'named'] as const;
const searches = ['where', 'first', 'breaks', 'help'] as const;

/** The lines of a solution, the step that is asked about, and at level 3 the solution of each line, of which one does not follow. */
type Params = {
  ask: (typeof asks)[number] | (typeof searches)[number];
  name: string;
  lines: readonly string[];
  solutions: readonly string[];
  reasons: readonly Reason[];
  at: number;
};

/** Level 1 has two steps, level 2 starts with parentheses, level 3 asks for the line that does not follow. */
export const a1StepReason = choiceSkill('a1-step-reason', {
  version: 4,
  text: {
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
    distribute: 'Distributive property',
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
    'early-next': 'Go down line by line. Where does the solution change for the first time?',
    'one-side': 'Only one side was written in another way here. Did the other side change?',
    'both-sides': 'Both sides changed here. What was done to each of them?',
    terms: 'No parentheses went away here. Which terms became one?',
    factor: 'Parentheses went away here. What happened to the factor in front?',
    after: 'This line does follow from the line above it. Test the step before it.',
    trust: 'Put the result into line one. Do both sides agree?',
    early: 'Solve this line and the one above it. Do they have the same solution?',
    other: 'Compare the two lines. What is new on the left, and what is new on the right?',
    'other-find': 'Go from line to line. Was the same done to both sides?',
    'left-do': 'Compare the left sides.',
    'left-why': 'The change on one side shows the operation.',
    'both-do': 'Compare the right sides.',
    'both-why': 'A property of equality does the same to both sides.',
    'one-why': 'Here the right side stays, so only the form of the left side changed.',
    'name-do': 'Name the reason.',
    'name-why': 'The name tells the operation.',
    'test-do': 'Solve the line above and the line in question.',
    'test-why': 'A step that keeps equality keeps the solution.',
    'pair-do': 'Go through the lines pair by pair.',
    'pair-why': 'The first pair with different solutions shows the place.',
    'say-do': 'Name the line.',
    'say-why': 'Everything below it rests on this line.',
  },
  draw: ({ level, random }): Params => (level === 3 ? drawSearch(random) : drawReason(level, random)),
  build(params: Params, { level, step, distractor }) {
    const { ask, name, lines, solutions, reasons, at } = params;
    const diagram = workTable(lines);
    const words = { name, a: at, b: at + 1, two: 2, three: 3, four: 4 };
    const [above, below] = [`$${lines[at - 1]}$`, `$${lines[at]}$`];
    if (level === 3) {
      const names = ['line-two', 'line-three', 'line-four'] as const;
      const right = names[at - 1] ?? 'line-two';
      const others = names.filter((one) => one !== right);
      return {
        words,
        question: ask,
        diagram,
        answer: { value: right, reason: 'right-line' },
        distractors: [
          ...others.map((one, index) =>
            names.indexOf(one) > at - 1
              ? distractor(
                  'looks-at-the-line-after-the-false-one',
                  one,
                  index > 0 && at === 1 ? 'after-next' : 'after',
                )
              : distractor('doubts-a-line-that-follows', one, index > 0 && at === 3 ? 'early-next' : 'early'),
          ),
          distractor('trusts-a-line-without-testing-it', 'none', 'trust'),
        ],
        otherWrong: 'other-find',
        steps: [
          step('pair', 'lines one by one', `lines ${at} and ${at + 1}`),
          step('test', `${above} and ${below}`, `${solutions[at - 1]} and ${solutions[at]}`),
          step('say', 'two different solutions', `line ${at + 1}`),
        ],
        claims: [`${at} + 1 = ${at + 1}`],
      };
    }
    const reason = reasons[at - 1] ?? 'add';
    const isForm = reason === 'distribute' || reason === 'combine';
    return {
      words,
      question: ask,
      diagram,
      answer: { value: reason, reason: `right-${reason}` },
      distractors: wrongReasons[reason].map((wrong, index) =>
        distractor(
          (wrong === 'distribute' || wrong === 'combine') && isForm
            ? 'names-the-distributive-property-for-combining-terms'
            : index === 2
              ? 'slip'
              : 'names-the-property-of-the-wrong-operation',
          wrong,
          index === 2 && isForm ? 'one-side-too' : reasonAgainst(reason, wrong),
        ),
      ),
      steps: [
        step('left', above, below),
        step('both', 'right side', isForm ? 'it stays as it is' : 'it changes as well', {
          why: isForm ? 'one-why' : 'both-why',
        }),
        step('name', below, reasonNames[reason]),
      ],
      claims: [`${at} + 1 = ${at + 1}`],
    };
  },
});

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
  const isForm = (one: Reason): one is Form => one === 'distribute' || one === 'combine';
  if (isForm(right)) return isForm(wrong) ? (right === 'combine' ? 'terms' : 'factor') : 'one-side';
  return isForm(wrong) ? 'both-sides' : (`named-${wrong}` as const);
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
  const start = { ask: random.pick(asks), name: drawName(random), solutions: [] };
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

/** a(x − b) = c with one line that does not follow: a term left alone, a sign lost, or one side divided. */
function drawSearch(random: Random): Params {
  return random.until(() => {
    const letter = drawPlainLetter(random);
    const [a, b, c, at] = [random.int(2, 6), random.int(2, 9), random.int(2, 60), random.int(1, 3)];
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
      reasons: [],
      at,
    };
  });
}
