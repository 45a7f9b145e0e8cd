import type { DiagramOf } from '@playforward/diagram';
import { choiceSkill, type Level, type Random, type Tools } from '../../src/kit/index.ts';
import { linearSide, termText } from '../../src/numbers/linear-sides.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { drawPlainLetter } from '../../src/numbers/variable-letters.ts';
import { drawName } from '../../src/scenes/people.ts';

const asks = ['which', 'first', 'friend', 'test'] as const;
const mends = ['mend', 'instead', 'repair', 'write'] as const;

/** Of the solution of a(x + b) = cx + d, where `open` leaves the parentheses out, the line `at` does not follow; 0 where all do. */
type Params = {
  ask: (typeof asks)[number] | (typeof mends)[number];
  name: string;
  letter: string;
  open: boolean;
  a: number;
  b: number;
  c: number;
  d: number;
  at: number;
};

const lineNames = ['line-one', 'line-two', 'line-three', 'line-four', 'line-five'] as const;

const text = {
  headline: 'Find the line that does not follow',
  which:
    '{name} solved the equation in line {one, number}. Does each line follow? If not, which is the first that does not?',
  first: 'Does a step in this work by {name} break the equality? If so, which line does it lead to?',
  friend:
    '{name} asks a friend to look over this solution. Which line does not follow from the line above, if any?',
  test: '{name} is not sure of this solution. Which line is the first one to correct, if any?',
  mend: 'Line {at, number} of this solution does not follow from line {above, number}. What should it say?',
  instead: '{name} wants to correct line {at, number}. Which equation follows from line {above, number}?',
  repair: 'Help {name}: which equation should stand in line {at, number}, below line {above, number}?',
  write: 'Line {at, number} broke the equality. Which equation does {name} have to write there?',
  'line-one': 'Line {l, number}',
  'line-two': 'Line {l, number}',
  'line-three': 'Line {l, number}',
  'line-four': 'Line {l, number}',
  'line-five': 'Line {l, number}',
  none: 'No line: each one follows',
  equation: '{equation}',
  right: 'This line and the one above it have different solutions.',
  'right-none': 'Each line has the same solution as the line above it.',
  'right-mend': 'The same was done to both sides of the line above.',
  correct: 'In this line, the factor did reach both terms. Does every line after it have the same solution?',
  'later-next': 'Go back from here, line by line. Which number changes without a reason?',
  later: 'This line does follow from the one above it. Where did the number that does not fit come from?',
  follows: 'Do the same to both sides of the line above. Does this line come out?',
  early: 'Solve this line and the one above it. Do both have the same solution?',
  trust: 'Put the result into line {one, number}. Are both sides equal?',
  repeats: 'This is what stands there now. Is the same done to both sides here?',
  sign: 'Look at the sign of the number. What was done to both sides of the line above?',
  size: 'Work out the numbers once more. What was done to both sides of the line above?',
  other: 'Go from line to line. Ask each time what was done to both sides.',
  'start-do': 'Start with the first two lines.',
  'start-why': 'Each line must follow from the one above it.',
  'keep-do': 'Test a line by its solution.',
  'keep-why': 'As long as the same is done to both sides, the solution stays.',
  'break-do': 'Find the first pair where the solutions differ.',
  'break-why': 'There, the two sides were not changed in the same way.',
  'all-do': 'Compare all lines.',
  'all-why': 'The same was done to both sides each time.',
  'above-do': 'Read the line above.',
  'above-why': 'It still has the right solution.',
  'same-open': 'Multiply each term in the parentheses.',
  'same-collect': 'Take away the term with {x} from both sides.',
  'same-constant': 'Undo the constant beside the term with {x}.',
  'same-divide': 'Divide both sides by the coefficient of {x}.',
  'same-why': 'The same is done to both sides.',
  'say-do': 'Write the line.',
  'say-why': 'Now both lines have the same solution.',
  'final-line': 'Line {l, number}',
  'final-mend': '{equation}',
} as const;

type Said = Tools<keyof typeof text>;

/** Level 1 has no parentheses, level 2 has, level 3 asks what the line should say. */
export const m8FindEquationError = choiceSkill('m8-find-equation-error', {
  version: 3,
  text,
  draw: ({ level, random }): Params => drawWork(level, random),
  build: (params: Params, tools) =>
    tools.level === 3
      ? buildMend(params, tools)
      : params.at === 0
        ? buildRight(params, tools)
        : buildSearch(params, tools),
});

function buildSearch(params: Params, { say, step, distractor }: Said) {
  const { ask, name, letter, open, at } = params;
  const { lines } = workOf(params);
  const nameOf = (line: number) => lineNames[line - 1] ?? 'line-two';
  const choose = (line: number) => ({ text: say(nameOf(line), { l: line }) });
  const others = lines.map((_, index) => index + 1).filter((line) => line > 1 && line !== at);
  // Line 2 and one after the false line, or the two on one side of it: always as many, so that their number tells nothing.
  const shown = others.filter((line) => line === 2 || line > at || line === lines.length - 1);
  return {
    words: { name, one: 1, l: at, x: `$${letter}$` },
    question: ask,
    diagram: tableOf(lines),
    answer: { value: nameOf(at), ...choose(at), reason: 'right' as const },
    distractors: [
      ...shown
        .slice(0, 2)
        .map((line, index) =>
          line > at
            ? distractor(
                'points-to-the-line-where-the-error-shows-up-later',
                nameOf(line),
                index > 0 && at === 2 ? 'later-next' : 'later',
                choose(line),
              )
            : distractor(
                open || line > 2 ? 'doubts-a-line-that-follows' : 'points-to-a-correct-distribution',
                nameOf(line),
                line > 2 ? 'follows' : open ? 'early' : 'correct',
                choose(line),
              ),
        ),
      distractor('says-there-is-no-error', 'none', 'trust'),
    ],
    steps: [
      at === 2
        ? step('start', 'lines 1 and 2', 'two different solutions')
        : step('start', 'lines 1 and 2', 'the same solution'),
      step('keep', `line ${at - 1}`, `$${letter} = ${solutionText(params)}$`),
      step('break', `lines ${at - 1} and ${at}`, `line ${at}`),
    ],
    finalAnswer: 'final-line' as const,
    claims: [claimOf(params)],
  };
}

/** Work in which each line follows. */
function buildRight(params: Params, { say, step, distractor }: Said) {
  const { ask, name, letter, open } = params;
  const { lines } = workOf(params);
  const last = lines.length;
  const choose = (line: number) => ({ text: say(lineNames[line - 1] ?? 'line-two', { l: line }) });
  return {
    words: { name, one: 1, x: `$${letter}$` },
    question: ask,
    diagram: tableOf(lines),
    answer: { value: 'none', reason: 'right-none' as const },
    distractors: [
      open
        ? distractor('doubts-a-line-that-follows', 'line-two', 'early', choose(2))
        : distractor('points-to-a-correct-distribution', 'line-two', 'correct', choose(2)),
      distractor('doubts-a-line-that-follows', 'line-three', 'follows', choose(3)),
      distractor('doubts-a-line-that-follows', lineNames[last - 1] ?? 'line-four', 'trust', choose(last)),
    ],
    steps: [
      step('start', 'lines 1 and 2', 'the same solution'),
      step('keep', `line ${last}`, `$${letter} = ${solutionText(params)}$`),
      step('all', `lines 1 to ${last}`, 'one solution'),
    ],
    claims: [claimOf(params)],
  };
}

function buildMend(params: Params, { say, step, distractor }: Said) {
  const { ask, name, letter, at } = params;
  const { lines, mended, sign, size, rule } = workOf(params);
  const tell = (equation: string) => ({ text: say('equation', { equation: `$${equation}$` }) });
  return {
    words: { name, at, above: at - 1, x: `$${letter}$`, equation: `$${mended}$` },
    question: ask,
    diagram: tableOf(lines.slice(0, at)),
    answer: { value: 'mended', ...tell(mended), reason: 'right-mend' as const },
    distractors: [
      distractor('repeats-the-error-in-the-repair', 'repeated', 'repeats', tell(lines[at - 1] ?? '')),
      distractor('loses-a-sign', 'sign', 'sign', tell(sign)),
      distractor('slip', 'size', 'size', tell(size)),
    ],
    steps: [
      step('above', `line ${at - 1}`, `$${lines[at - 2]}$`),
      step('same', `$${lines[at - 2]}$`, `$${mended}$`, { do: `same-${rule}`, why: 'same-why' }),
      step('say', `line ${at}`, `$${mended}$`),
    ],
    finalAnswer: 'final-mend' as const,
    claims: [claimOf(params)],
  };
}

function claimOf({ a, b, c, d, open }: Params): string {
  const x = (d - (open ? b : a * b)) / (a - c);
  return open
    ? `${a} * (${x}) + (${b}) = ${c} * (${x}) + (${d})`
    : `${a} * (${x} + (${b})) = ${c} * (${x}) + (${d})`;
}

function solutionText({ a, b, c, d, open }: Params): string {
  return signed((d - (open ? b : a * b)) / (a - c));
}

/** All lines with the false one among them, what it should say, and two other equations that could be believed. */
function workOf({ letter, open, a, b, c, d, at }: Params) {
  const side = (p: number, q: number): string => linearSide(p, letter, q);
  const first = open ? `${side(a, b)} = ${side(c, d)}` : `${a}(${side(1, b)}) = ${side(c, d)}`;
  const offset = open ? 0 : 1;
  const isAt = (kind: number): boolean => at === kind + offset;
  const q = open || (!open && at === 2) ? b : a * b;
  const p = isAt(2) && !(at === 2 && !open) ? a + c : a - c;
  const rest = isAt(3) ? d + q : d - q;
  const last = isAt(4) ? rest - p : rest / p;
  const lines = [
    first,
    ...(open ? [] : [`${side(a, q)} = ${side(c, d)}`]),
    `${side(p, q)} = ${signed(d)}`,
    `${termText(p, letter)} = ${signed(rest)}`,
    `${letter} = ${signed(last)}`,
  ];
  const whole = open ? b : a * b;
  const kind = at - offset;
  const repairs = {
    1: {
      mended: `${side(a, whole)} = ${side(c, d)}`,
      sign: `${side(a, -whole)} = ${side(c, d)}`,
      size: `${side(a, a + b)} = ${side(c, d)}`,
      rule: 'open' as const,
    },
    2: {
      mended: `${side(a - c, whole)} = ${signed(d)}`,
      sign: `${side(a - c, -whole)} = ${signed(d)}`,
      size: `${side(a - c, whole)} = ${signed(d + c)}`,
      rule: 'collect' as const,
    },
    3: {
      mended: `${termText(a - c, letter)} = ${signed(d - whole)}`,
      sign: `${termText(a - c, letter)} = ${signed(whole - d)}`,
      size: `${termText(a - c, letter)} = ${signed(d)}`,
      rule: 'constant' as const,
    },
    4: {
      mended: `${letter} = ${signed((d - whole) / (a - c))}`,
      sign: `${letter} = ${signed((whole - d) / (a - c))}`,
      size: `${letter} = ${signed((d - whole) * (a - c))}`,
      rule: 'divide' as const,
    },
  };
  return { lines, last, ...repairs[kind as 1 | 2 | 3 | 4] };
}

function tableOf(lines: readonly string[]): DiagramOf<'data-table'> {
  return {
    kind: 'data-table',
    title: '',
    heads: ['Line', 'Equation'],
    rows: lines.map((line, index) => [String(index + 1), line]),
  };
}

function drawWork(level: Level, random: Random): Params {
  const open = level === 1 || (level === 3 && random.chance(40));
  const isRight = level < 3 && random.chance(20);
  const at = isRight ? 0 : random.int(2, open ? 4 : 5);
  return random.until(() => {
    const params: Params = {
      ask: random.pick<Params['ask']>(level === 3 ? mends : asks),
      name: drawName(random),
      letter: drawPlainLetter(random),
      open,
      a: random.int(3, 9),
      b: random.int(2, 9) * (level === 1 ? 1 : random.pick([1, -1])),
      c: random.int(1, 6),
      d: random.int(2, 60) * (level === 1 ? 1 : random.pick([1, -1])),
      at,
    };
    const { a, b, c, d } = params;
    const whole = open ? b : a * b;
    const x = (d - whole) / (a - c);
    const isPlain =
      a - c > 1 && Number.isInteger(x) && x !== 0 && Math.abs(x) <= 20 && d !== whole && d !== -whole;
    if (!isPlain || (a - c) * 2 === d - whole) return null;
    const { lines, mended, sign, size, last } = workOf(params);
    const isWhole = Number.isInteger(last) && (last === x) === isRight && Math.abs(last) <= 90;
    const isApart = level < 3 || new Set([mended, lines[at - 1], sign, size]).size === 4;
    return isWhole && isApart ? params : null;
  });
}
