import { type Level, numberSkill, plotOnPlane, type Random, type Tools } from '../../src/kit/index.ts';
import { isShort, termText } from '../../src/numbers/linear-sides.ts';
import { commonDivisor } from '../../src/numbers/lowest-terms.ts';
import { inBrackets } from '../../src/numbers/polynomials.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { mixedText, orderedPair, otherLetter, type UnknownLetter } from '../../src/numbers/substitution.ts';
import { drawName } from '../../src/scenes/people.ts';

const asks = {
  1: ['add', 'which', 'meet', 'named'],
  2: ['subtract', 'which', 'meet', 'named'],
  3: ['multiply', 'drop', 'point', 'named-multiply'],
} as const;
const fars = ['far-both', 'far-plan', 'far-point', 'far-named'] as const;

/** In each equation, `out` stands beside the letter that is to drop out and `kept` beside the other one. */
type System = {
  readonly letter: UnknownLetter;
  readonly out: readonly [number, number];
  readonly kept: readonly [number, number];
  /** The values of the kept letter and of the one that drops out. */
  readonly value: number;
  readonly own: number;
};

type Params = System & { ask: (typeof asks)[Level][number]; name: string };

const text = {
  headline: 'Solve a system by elimination',
  add: 'Add the equations {e} and {f}. Which point solves both?',
  subtract: 'Subtract one of the equations {e} and {f} from the other. Which point solves both?',
  which: 'Which point {xy} solves the system {e} and {f}?',
  meet: 'At which point do the lines {e} and {f} meet?',
  named: '{name} solves the system {e} and {f} by elimination. What is the solution, as a point?',
  multiply: 'Multiply one equation first, so that {own} drops out. Which point solves {e} and {f}?',
  drop: 'Make {own} drop out of the system {e} and {f}. What is the solution, as a point?',
  point: 'Use elimination to find the point where {e} and {f} meet.',
  'named-multiply': '{name} multiplies one of the equations {e} and {f} and adds both. Which point fits?',
  right: 'It makes both equations true.',
  'only-some':
    'Here the right sides were not treated in the same way as the left sides. What was done to both sides?',
  takes: 'Here one equation was subtracted from the other. Did {own} drop out then?',
  one: 'Only {letter} was worked out, and zero was written for {own}. Put {found} into one of the equations.',
  side: 'Here only the left side was multiplied. Are both sides still equal?',
  swaps: 'Which coordinate stands first in a point? Put both into the first equation.',
  other: 'Make one letter drop out. Solve for the other one, then go back.',
  'add-do': 'Add both left sides, and add both right sides.',
  'add-why': 'The terms with {own} are opposites, so they drop out.',
  'subtract-do': 'Subtract the second equation from the first, on each side.',
  'subtract-why': 'The terms with {own} are equal, so they drop out.',
  'multiply-do': 'Multiply the first equation by {m}.',
  'multiply-why': 'Each term is multiplied, so that the terms with {own} become opposites.',
  'second-do': 'Multiply the second equation by {n}.',
  'second-why': 'Now the terms with {own} are opposites.',
  'solve-do': 'Solve for {letter}.',
  'solve-why': 'Only this letter is left.',
  'back-do': 'Put it into the first equation and solve for {own}.',
  'back-why': 'The solution fits each of the equations.',
  'write-do': 'Write the point.',
  'write-why': 'The x-coordinate stands first.',
  'check-do': 'Check in the second equation.',
  'check-why': 'Both numbers have to fit there as well.',
  'far-both': 'Multiply both equations so that {own} drops out. Which point solves {e} and {f}?',
  'far-plan': 'No letter drops out of {e} and {f} at once. Multiply both equations, and find the solution.',
  'far-point': 'The lines {e} and {f} meet in one point. Find it by elimination.',
  'far-named': '{name} wants to make {own} drop out of the system {e} and {f}. Which point is the solution?',
  final: 'The solution is {point}.',
} as const;

type Said = Tools<keyof typeof text>;

/** Level 1 adds, level 2 subtracts, level 3 multiplies one equation first. */
export const m8SystemEliminate = numberSkill('m8-system-eliminate', {
  version: 7,
  byHand: { levels: [1, 2], ask: 'hand-plot', make: plotOnPlane },
  form: 'point',
  text,
  draw: ({ level, random }): Params => drawSystem(level, random),
  build: (params: Params, tools) => buildSolution(params, tools),
  stretch: {
    draw: ({ random }): Far => drawFar(random),
    build(far: Far, { step, distractor }) {
      const { ask, name } = far;
      const [c, f] = totalsOf(far);
      const { m, n } = multipliersOf(far);
      const lines = linesOf(far, { first: m, second: n });
      const side = linesOf(far, { first: m, second: n, total: c + f });
      const { letter, out, kept, value, own } = far;
      const check = letter === 'y' ? [kept[1], value, out[1], own] : [out[1], own, kept[1], value];
      const [a = 0, x = 0, b = 0, y = 0] = check;
      return {
        words: { ...wordsOf(far), name, m: signed(m), n: signed(n), point: lines.point },
        question: ask,
        answer: { value: lines.point, reason: 'right' },
        distractors: [
          distractor('multiplies-only-one-side-of-the-equation', side.point, 'side'),
          distractor('gives-only-one-coordinate', orderedPair(letter, value, 0), 'one'),
          distractor('slip', orderedPair(letter, own, value), 'swaps'),
        ],
        otherWrong: 'other',
        steps: [
          step('multiply', textOf(far, 0), textOf(far, 0, m)),
          step('second', textOf(far, 1), textOf(far, 1, n)),
          ...restOf(far, { first: m, second: n }, step),
          step(
            'check',
            `${signed(a)} × ${inBrackets(x)} ${b < 0 ? '−' : '+'} ${Math.abs(b)} × ${inBrackets(y)}`,
            signed(f),
          ),
        ],
        claims: claimsOf(far),
      };
    },
  },
});

function totalsOf({ out, kept, value, own }: System): readonly [number, number] {
  return [kept[0] * value + out[0] * own, kept[1] * value + out[1] * own];
}

/** One of the two equations as TeX in dollar signs, multiplied by a number; with `total` on the right side. */
function textOf(system: System, at: 0 | 1, by = 1, total = totalsOf(system)[at] * by): string {
  const { letter, out, kept } = system;
  return `$${mixedText(letter, { p: kept[at] * by, q: out[at] * by, f: total })}$`;
}

function wordsOf(system: System) {
  const { letter, value } = system;
  return {
    e: textOf(system, 0),
    f: textOf(system, 1),
    xy: '$(x, y)$',
    own: `$${letter}$`,
    letter: `$${otherLetter(letter)}$`,
    found: `$${otherLetter(letter)} = ${signed(value)}$`,
  };
}

type Factors = {
  readonly first: number;
  readonly second: number;
  /** The sum of the right sides, where somebody has made something else of it. */
  readonly total?: number;
};

/** The sum of both equations after multiplying, with what comes of it. */
function linesOf(system: System, { first, second, total }: Factors) {
  const { letter, out, kept } = system;
  const [c, f] = totalsOf(system);
  const factor = first * kept[0] + second * kept[1];
  const right = total ?? first * c + second * f;
  const value = right / factor;
  // One division: two would leave a tail of digits where both have no end.
  const own = (c * factor - kept[0] * right) / (out[0] * factor);
  const other = otherLetter(letter);
  return {
    sum: `$${termText(factor, other)} = ${signed(right)}$`,
    solution: `$${other} = ${signed(value)}$`,
    back: `$${letter} = ${signed(own + 0)}$`,
    factor,
    value,
    own,
    point: orderedPair(letter, value, own + 0),
  };
}

/** From both equations, ready to be added or subtracted, to the point. */
function restOf(system: System, factors: Factors, step: Said['step']) {
  const lines = linesOf(system, factors);
  const { first, second } = factors;
  const isLess = second === -1;
  const before = `${textOf(system, 0, first)} and ${textOf(system, 1, isLess ? 1 : second)}`;
  const shown =
    system.letter === 'y' ? `${lines.solution} and ${lines.back}` : `${lines.back} and ${lines.solution}`;
  return [
    step(isLess ? 'subtract' : 'add', before, lines.sum),
    lines.factor !== 1 && step('solve', lines.sum, lines.solution),
    step('back', lines.solution, lines.back),
    step('write', shown, lines.point),
  ];
}

function claimsOf(system: System): string[] {
  const { out, kept, value, own } = system;
  return totalsOf(system).map((total, at) => `${kept[at]} * (${value}) + (${out[at]}) * (${own}) = ${total}`);
}

/** What the equations are multiplied by before they are added; −1 for the second one means that it is subtracted. */
function factorsOf({ out }: System, level: Level): Factors {
  if (level === 1) return { first: 1, second: 1 };
  if (level === 2) return { first: 1, second: -1 };
  return { first: -out[1] / out[0], second: 1 };
}

function buildSolution(params: Params, { level, step, distractor }: Said) {
  const { ask, name, letter, value, own } = params;
  const factors = factorsOf(params, level);
  const right = linesOf(params, factors);
  const multiply = level === 3 && step('multiply', textOf(params, 0), textOf(params, 0, factors.first));
  const workOf = ({ factors: used, isSide }: Wrong) => {
    const [c] = totalsOf(params);
    const multiplied = textOf(params, 0, factors.first, isSide ? c : undefined);
    const before =
      level === 3
        ? `${multiplied} and ${textOf(params, 1)}`
        : `${textOf(params, 0)} and ${textOf(params, 1)}`;
    const [, ...rest] = restOf(params, used, step);
    return [
      level === 3 && step('multiply', textOf(params, 0), multiplied),
      step(level === 2 ? 'subtract' : 'add', before, linesOf(params, used).sum),
      ...rest,
    ];
  };
  return {
    words: { ...wordsOf(params), name, m: signed(factors.first), point: right.point },
    question: ask,
    answer: { value: right.point, reason: 'right' as const },
    distractors: [
      ...wrongOf(params, level).map((wrong) =>
        distractor(wrong.misconception, linesOf(params, wrong.factors).point, wrong.reason, {
          work: level === 3 && !wrong.isSide ? [] : workOf(wrong),
        }),
      ),
      distractor('gives-only-one-coordinate', orderedPair(letter, value, 0), 'one'),
      distractor('swaps-the-coordinates', orderedPair(letter, own, value), 'swaps'),
    ],
    otherWrong: 'other' as const,
    steps: [multiply, ...restOf(params, factors, step)],
    claims: claimsOf(params),
  };
}

type Wrong = {
  readonly misconception:
    | 'subtracts-only-some-terms'
    | 'subtracts-when-it-should-add'
    | 'multiplies-only-one-side-of-the-equation';
  readonly reason: 'only-some' | 'takes' | 'side';
  readonly factors: Factors;
  readonly isSide?: boolean;
};

/** What else might be done to both equations at a level. */
function wrongOf(system: System, level: Level): readonly Wrong[] {
  const [c, f] = totalsOf(system);
  if (level === 1) {
    return [
      {
        misconception: 'subtracts-only-some-terms',
        reason: 'only-some',
        factors: { first: 1, second: 1, total: c - f },
      },
    ];
  }
  if (level === 2) {
    return [
      {
        misconception: 'subtracts-only-some-terms',
        reason: 'only-some',
        factors: { first: 1, second: -1, total: c + f },
      },
    ];
  }
  const { first } = factorsOf(system, level);
  return [
    {
      misconception: 'multiplies-only-one-side-of-the-equation',
      reason: 'side',
      factors: { first, second: 1, total: c + f },
      isSide: true,
    },
    {
      misconception: 'subtracts-when-it-should-add',
      reason: 'takes',
      factors: { first: -first, second: 1 },
    },
  ];
}

function drawSystem(level: Level, random: Random): Params {
  return random.until(() => {
    const system = drawNumbers(random, (size, sign) => {
      if (level === 1) return [size * sign, -size * sign];
      if (level === 2) return [size * sign, size * sign];
      return [size * sign, size * random.int(2, 4) * random.pick([1, -1])];
    });
    const { letter, value, own } = system;
    const wrong = wrongOf(system, level).map(({ factors }) => linesOf(system, factors));
    const right = linesOf(system, factorsOf(system, level));
    const isPlain =
      isTrue(system) &&
      (level < 3 || system.kept[0] ** 2 !== system.kept[1] ** 2) &&
      Math.abs(right.factor) > 1 &&
      wrong.every(
        (one) =>
          Number.isFinite(one.value) && isShort(one.value) && isShort(one.own) && Math.abs(one.own) < 40,
      );
    const points = [
      right.point,
      ...wrong.map(({ point }) => point),
      orderedPair(letter, value, 0),
      orderedPair(letter, own, value),
    ];
    if (!isPlain || new Set(points).size < points.length) return null;
    return { ask: random.pick<Params['ask']>(asks[level]), name: drawName(random), ...system };
  });
}

function drawNumbers(
  random: Random,
  outOf: (size: number, sign: number) => readonly [number, number],
): System {
  const number = (most: number): number => random.int(1, most) * random.pick([1, -1]);
  const letter: UnknownLetter = random.pick(['x', 'y']);
  return {
    letter,
    out: outOf(random.int(1, 5), letter === 'x' ? 1 : random.pick([1, -1])),
    kept: [letter === 'y' ? random.int(1, 6) : number(6), number(6)],
    value: number(7),
    own: number(7),
  };
}

/** Whether the numbers stay small, both equations begin with a positive number or nearly so, and share no factor. */
function isTrue(system: System): boolean {
  const { letter, out, kept, value, own } = system;
  const totals = totalsOf(system);
  const isSmall =
    totals.every((total) => total !== 0 && Math.abs(total) <= 50) && Math.abs(value) !== Math.abs(own);
  const lead = letter === 'y' ? kept : out;
  const isLow = [0, 1].every(
    (at) =>
      commonDivisor(
        commonDivisor(Math.abs(out[at] ?? 1), Math.abs(kept[at] ?? 1)),
        Math.abs(totals[at] ?? 1),
      ) === 1,
  );
  return isSmall && isLow && (lead[0] ?? 0) > 0 && out[0] * kept[1] !== out[1] * kept[0];
}

type Far = System & { ask: (typeof fars)[number]; name: string };

/** What makes the letter drop out when both equations are multiplied and added. */
function multipliersOf({ out }: System): { readonly m: number; readonly n: number } {
  const share = commonDivisor(Math.abs(out[0]), Math.abs(out[1]));
  const [m, n] = [Math.abs(out[1]) / share, Math.abs(out[0]) / share];
  return out[0] * out[1] < 0 ? { m, n } : { m, n: -n };
}

/** Two numbers of which neither divides the other. */
const coprimes = [
  [2, 3],
  [3, 2],
  [2, 5],
  [5, 2],
  [3, 4],
  [4, 3],
  [3, 5],
  [5, 3],
  [4, 5],
  [5, 4],
  [4, 6],
  [6, 4],
] as const;

function drawFar(random: Random): Far {
  return random.until(() => {
    const turn = (): number => random.pick([1, -1]);
    const [one, two] = random.pick(coprimes);
    const [first, second] = random.pick(coprimes);
    const system: System = {
      ...drawNumbers(random, () => [one * turn(), two * turn()]),
      kept: [first * turn(), second * turn()],
    };
    const { m, n } = multipliersOf(system);
    const [c, f] = totalsOf(system);
    const { letter, value, own } = system;
    const right = linesOf(system, { first: m, second: n });
    const side = linesOf(system, { first: m, second: n, total: c + f });
    const isPlain =
      m > 1 &&
      Math.abs(n) > 1 &&
      Math.abs(right.factor) > 1 &&
      Math.abs(right.factor) < 60 &&
      isShort(side.value) &&
      isShort(side.own);
    const points = [right.point, side.point, orderedPair(letter, value, 0), orderedPair(letter, own, value)];
    const isOpen =
      isTrue(system) &&
      isPlain &&
      Math.abs(m * c) < 200 &&
      new Set(points).size === 4 &&
      Math.abs(side.own) < 40;
    return isOpen ? { ask: random.pick(fars), name: drawName(random), ...system } : null;
  });
}
