import { type Level, numberSkill, plotOnPlane, type Random, type Tools } from '../../src/kit/index.ts';
import { linearSide, plus } from '../../src/numbers/linear-sides.ts';
import { commonDivisor } from '../../src/numbers/lowest-terms.ts';
import { inBrackets } from '../../src/numbers/polynomials.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import {
  isHalf,
  orderedPair,
  otherLetter,
  type Substitution,
  substitutionLines,
} from '../../src/numbers/substitution.ts';
import { drawName } from '../../src/scenes/people.ts';

const asks = ['solve', 'which', 'meet', 'named'] as const;
const fars = ['far-line', 'far-third', 'far-through', 'far-named'] as const;

type Params = Substitution & { ask: (typeof asks)[number]; name: string };

const text = {
  headline: 'Solve a system by substitution',
  solve: 'Solve the system {e} and {f}. Write the solution as a point.',
  which: 'Which point {xy} makes both {e} and {f} true?',
  meet: 'At which point do the lines {e} and {f} meet?',
  named: '{name} solves the system {e} and {f}. Which point is the solution?',
  right: 'It makes both equations true.',
  same: 'This point fits {solved}. Does it fit the other equation as well?',
  first: 'Here {q} was multiplied by one term only. What about the other term in the parentheses?',
  minus: 'The minus sign reached one term only here. What about the other term in the parentheses?',
  one: 'Only {letter} was worked out, and zero was written for {own}. Put {found} into {solved}.',
  swaps: 'Which coordinate stands first in a point? Put both into {solved}.',
  other: 'Put {side} in for {own} in the other equation. Then solve, and go back.',
  'put-do': 'Put {side} in for {own} in the other equation.',
  'put-why': 'At the solution, both equations have the same {own}.',
  'open-do': 'Multiply out and combine the terms with {letter}.',
  'open-why': 'Each term in the parentheses is multiplied.',
  'join-do': 'Combine the terms with {letter}.',
  'join-why': 'Only one letter is left.',
  'solve-do': 'Solve for {letter}.',
  'solve-why': 'This is one coordinate of the solution.',
  'back-do': 'Put it into {solved}.',
  'back-why': 'This gives the other coordinate.',
  'write-do': 'Write the point.',
  'write-why': 'The x-coordinate stands first.',
  'check-do': 'Check both numbers in {second}.',
  'check-why': 'The solution fits the other equation, too.',
  'far-line': 'The line {line} goes through the point where {e} and {f} meet. What number is {k}?',
  'far-third': 'The solution of the system {e} and {f} makes {line} true as well. What is {k}?',
  'far-through': 'Three lines meet in one point: {e}, {f} and {line}. What number is {k}?',
  'far-named': '{name} knows that {e}, {f} and {line} have a common point. What number is {k}?',
  'right-far': 'With this number, the common point fits all three equations.',
  'far-alone': 'This leaves out the constant in {line}. What has to be subtracted first?',
  'far-value': 'This is a coordinate of the common point. What has to stand for {k} so that it fits?',
  'far-near': 'Put this number in for {k}. Does the common point fit?',
  'far-other': 'Find the point where the first two lines meet. Then put it into {line}.',
  'far-put-do': 'Put both coordinates into {line}.',
  'far-put-why': 'The third line goes through the same point.',
  'far-k-do': 'Solve for {k}.',
  'far-k-why': 'Only this letter is left.',
  final: 'The solution is {point}.',
  'final-far': 'The number is {value}.',
} as const;

type Said = Tools<keyof typeof text>;

/** Level 1 puts in one term or adds, level 2 multiplies out, level 3 has another letter alone and minus signs. */
export const m8SystemSubstitute = numberSkill('m8-system-substitute', {
  version: 4,
  byHand: { levels: [1, 2], ask: 'hand-plot', make: plotOnPlane },
  form: 'point',
  text,
  draw: ({ level, random }): Params => drawSystem(level, random),
  build: (params: Params, tools) => buildSolution(params, tools),
  stretch: {
    draw: ({ random }): Far => drawFar(random),
    build(far: Far, { step, distractor }) {
      const { ask, name, start, ...system } = far;
      const lines = substitutionLines(system);
      const [x, y] = placeOf(system);
      const value = (y - start) / x;
      const line = `$y = kx${plus(start)}$`;
      return {
        words: {
          ...wordsOf(system),
          name,
          line,
          k: '$k$',
          value: signed(value),
          e: lines.solved,
          f: lines.second,
        },
        question: ask,
        answer: { value, form: 'integer', reason: 'right-far' },
        distractors: [
          distractor('leaves-out-a-condition', y / x, 'far-alone'),
          distractor('stops-after-the-first-step', x === value ? y : x, 'far-value'),
          distractor('slip', -value, 'far-near'),
        ],
        otherWrong: 'far-other',
        steps: [
          ...stepsOf(lines, step),
          step('write', shownOf(system), lines.point),
          step('far-put', line, `$${signed(y)} = ${signed(x)}k${plus(start)}$`),
          step('far-k', `$${signed(y)} = ${signed(x)}k${plus(start)}$`, `$k = ${signed(value)}$`),
        ],
        finalAnswer: 'final-far',
        claims: [`${value} * (${x}) + (${start}) = ${y}`],
      };
    },
  },
});

/** Words for one system. */
function wordsOf({ letter, m, b, q, ...rest }: Substitution) {
  const { solved, second, solution } = substitutionLines({ letter, m, b, q, ...rest });
  return {
    solved,
    second,
    found: solution,
    q: signed(q),
    side: `$${linearSide(m, otherLetter(letter), b)}$`,
    own: `$${letter}$`,
    letter: `$${otherLetter(letter)}$`,
  };
}

/** The steps that all systems have in common. */
function stepsOf(
  lines: ReturnType<typeof substitutionLines>,
  step: Said['step'],
  open: 'open' | 'join' = 'open',
) {
  return [
    step('put', `${lines.solved} and ${lines.second}`, lines.put),
    step(open, lines.put, lines.joined),
    step('solve', lines.joined, lines.solution),
    step('back', lines.solution, lines.back),
  ];
}

function buildSolution(params: Params, { level, step, distractor }: Said) {
  const { ask, name, letter, m, b, p, q, f } = params;
  const lines = substitutionLines(params);
  const partial = substitutionLines(params, { rest: b });
  const isPartial = level > 1 && isHalf(partial.value) && isHalf(partial.own);
  const { value, own } = lines;
  const open = level === 1 ? ('join' as const) : ('open' as const);
  const check = letter === 'y' ? [p, value, q, own] : [q, own, p, value];
  const [first = 0, x = 0, second = 0, y = 0] = check;
  return {
    words: { ...wordsOf(params), name, e: lines.solved, f: lines.second, xy: '$(x, y)$', point: lines.point },
    question: ask,
    answer: { value: lines.point, reason: 'right' as const },
    distractors: [
      distractor(
        'substitutes-into-the-same-equation',
        orderedPair(letter, value + 1, m * (value + 1) + b),
        'same',
      ),
      isPartial
        ? distractor('distributes-to-only-the-first-term', partial.point, q === -1 ? 'minus' : 'first', {
            work: [
              ...stepsOf({ ...partial, put: lines.put }, step),
              step('write', 'both coordinates', partial.point),
            ],
          })
        : distractor('slip', orderedPair(letter, own, value), 'swaps'),
      distractor('gives-only-one-coordinate', orderedPair(letter, value, 0), 'one'),
      distractor('slip', orderedPair(letter, own, value), 'swaps'),
    ],
    otherWrong: 'other' as const,
    steps: [
      ...stepsOf(lines, step, open),
      step('write', shownOf(params), lines.point),
      level === 3 &&
        step(
          'check',
          `${productOf(first, x)} ${second < 0 ? '−' : '+'} ${productOf(Math.abs(second), y)}`,
          signed(f),
        ),
    ],
    claims: [`${m} * (${value}) + (${b}) = ${own}`, `${p} * (${value}) + (${q}) * (${own}) = ${f}`],
  };
}

/** A factor of one is not written. */
function productOf(factor: number, value: number): string {
  if (factor === 1) return inBrackets(value);
  return factor === -1 ? `−${inBrackets(value)}` : `${signed(factor)} × ${inBrackets(value)}`;
}

/** Both values, that of x first. */
function shownOf(system: Substitution): string {
  const { solution, back } = substitutionLines(system);
  return system.letter === 'y' ? `${solution} and ${back}` : `${back} and ${solution}`;
}

/** The solution as x and y. */
function placeOf(system: Substitution): readonly [number, number] {
  const { value, own } = substitutionLines(system);
  return system.letter === 'y' ? [value, own] : [own, value];
}

function drawSystem(level: Level, random: Random): Params {
  return random.until(() => {
    const system = drawNumbers(level, random);
    const { ask, name } = { ask: random.pick(asks), name: drawName(random) };
    return system ? { ask, name, ...system } : null;
  });
}

function drawNumbers(level: Level, random: Random): Substitution | null {
  const number = (most: number): number => random.int(1, most) * random.pick([1, -1]);
  const letter = level === 3 && random.chance(60) ? 'x' : 'y';
  const isTimes = level === 1 && random.chance(50);
  const [value, own] = [number(7), number(9)];
  const m = level === 1 ? (isTimes ? random.int(2, 5) : random.pick([1, 1, -1])) : number(4);
  const b = isTimes ? 0 : own - m * value;
  const end = isTimes ? m * value : own;
  const q =
    level === 1
      ? isTimes
        ? random.int(1, 4)
        : 1
      : level === 2 || letter === 'x'
        ? random.int(2, 4)
        : -random.int(1, 4);
  const p = letter === 'x' ? number(5) : random.int(1, 5);
  const system: Substitution = { letter, m, b, p, q, f: p * value + q * end };
  return isOpen(system, { value, own: end, isTimes, level }) ? system : null;
}

type Made = {
  readonly value: number;
  readonly own: number;
  readonly isTimes: boolean;
  readonly level: Level;
};

function isOpen(system: Substitution, { value, own, isTimes, level }: Made): boolean {
  const { m, b, p, q, f } = system;
  const factor = p + q * m;
  const isSmall = Math.abs(f) <= 60 && Math.abs(own) <= 15 && Math.abs(b) <= 15 && f !== 0;
  const isPlain = (isTimes || b !== 0) && Math.abs(factor) > 1 && Math.abs(value) !== Math.abs(own);
  const partial = substitutionLines(system, { rest: b });
  const isPartial =
    level === 1 || (isHalf(partial.value) && isHalf(partial.own) && q !== 1 && partial.value !== 0);
  const points = [
    [value, own],
    [value + 1, m * (value + 1) + b],
    [value, 0],
    [own, value],
    ...(level === 1 ? [] : [[partial.value, partial.own]]),
  ];
  const leads = level === 1 || commonDivisor(Math.abs(p), Math.abs(q)) === 1;
  return isSmall && isPlain && isPartial && leads && new Set(points.map(String)).size === points.length;
}

/** Both lines meet where y = kx + start passes as well. */
type Far = Substitution & { ask: (typeof fars)[number]; name: string; start: number };

function drawFar(random: Random): Far {
  return random.until(() => {
    const system = drawNumbers(random.pick([2, 3]), random);
    const start = random.int(1, 12) * random.pick([1, -1]);
    if (!system) return null;
    const [x, y] = placeOf(system);
    const k = (y - start) / x;
    const wrong = [y / x, x === k ? y : x, -k];
    const isNear = wrong.every(
      (one) => one !== 0 && one !== k && Math.abs(one) < 18 * Math.abs(k) && Math.abs(k) < 18 * Math.abs(one),
    );
    const isOpen =
      Number.isInteger(k) && k !== 0 && Math.abs(x) > 1 && isHalf(y / x) && new Set(wrong).size === 3;
    return isOpen && isNear ? { ask: random.pick(fars), name: drawName(random), ...system, start } : null;
  });
}
