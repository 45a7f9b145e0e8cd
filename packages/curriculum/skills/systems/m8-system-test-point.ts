import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, plotOnPlane, type Random } from '../../src/kit/index.ts';
import { linearSide, plus } from '../../src/numbers/linear-sides.ts';
import { pointText, standardText } from '../../src/numbers/lines/standard-form.ts';
import { inBrackets } from '../../src/numbers/polynomials.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { drawName } from '../../src/scenes/people.ts';

const asks = {
  1: ['both', 'lines', 'tests', 'named'],
  2: ['solves', 'pair', 'makes', 'named-solves'],
  3: ['table', 'row', 'sum', 'more'],
} as const;

/** y = mx + b, or ax + by = c. */
type Equation = { readonly a: number; readonly b: number; readonly c: number; readonly isSolved: boolean };
type Point = readonly [x: number, y: number];

/**
 * Both equations have the point (x, y); the first one has the point that is `far` steps on as well. `place` is where the
 * right point stands among the four. `isOther`: the point with swapped coordinates belongs to one of the wrong ones, so that
 * a pair of swapped points does not tell the right one.
 */
type Params = {
  ask: (typeof asks)[Level][number];
  name: string;
  first: Equation;
  second: Equation;
  x: number;
  y: number;
  far: number;
  place: number;
  isOther: boolean;
};

/** Level 1 has y = mx + b twice, level 2 standard form, level 3 a table or words for one of the equations. */
export const m8SystemTestPoint = numberSkill('m8-system-test-point', {
  version: 6,
  byHand: { levels: [1, 2], ask: 'hand-plot', make: plotOnPlane },
  form: 'point',
  text: {
    headline: 'A point in both equations',
    both: 'Here are four points: {points}. Which one lies on both {e} and {f}?',
    lines: 'The lines {e} and {f} meet. Which of the points {points} is on both?',
    tests: 'Test the points {points}. Which one makes both {e} and {f} true?',
    named: '{name} looks for a point that fits {e} and {f}. Which of {points} does?',
    solves: 'A system is {e} and {f}. Which of the points {points} solves it?',
    pair: 'Look at the pairs {points}. Which of them solves the system {e} and {f}?',
    makes: 'The equations are {e} and {f}. Which of the points {points} makes both of them true?',
    'named-solves': '{name} tests {points} in the system {e} and {f}. Which point passes both tests?',
    table:
      'The table shows pairs that make {e} true. Which of them makes {f} true as well? Write it as a point.',
    row: 'A system has the equations {e} and {f}. One row of the table solves it. Which point is that?',
    sum: 'A point lies on the line {e}, and its coordinates add up to {total}. Which of {points} is it?',
    more: 'A point lies on the line {e}. Its y-coordinate is {total} more than its x-coordinate. Which of {points} is it?',
    right: 'It fits both conditions at once.',
    first: 'This point fits the first equation. What about {two}?',
    swaps: 'Which coordinate takes the place of {x}, the first or the second?',
    second: 'This point fits {two}. What about the first equation?',
    sign: 'Put the first coordinate in with its sign. Does the point fit both conditions?',
    other: 'Put both coordinates of your point into both conditions.',
    'miss-do': 'Test {miss} in {two}.',
    'miss-why': 'The right point has to fit there as well.',
    'first-do': 'Test {point} in the first equation.',
    'first-why': 'The first coordinate takes the place of {x}, the second one that of {y}.',
    'second-do': 'Test {point} in {two}.',
    'second-why': 'It has to fit both.',
    'take-do': 'Take the point that passes both tests.',
    'take-why': 'It fits both conditions.',
    final: 'The point is {point}.',
  },
  draw: ({ level, random }): Params => drawSystem(level, random),
  build(params: Params, { step, distractor }) {
    const { ask, name, first, second, x, y, place } = params;
    const [key, miss, swapped, last] = pointsOf(params);
    const others = [miss, swapped, last];
    const listed = [...others.slice(0, place), key, ...others.slice(place)].map((point) =>
      pointText(...point),
    );
    const [p = '', q = '', r = '', s = ''] = listed;
    const isTable = isOfTable(ask);
    const missed = leftOf(second, miss);
    return {
      words: {
        name,
        two: ask === 'sum' || ask === 'more' ? 'the second condition' : 'the second equation',
        e: `$${textOf(first)}$`,
        f: `$${textOf(second)}$`,
        total: second.c,
        points: isTable ? '' : `${p}, ${q}, ${r} and ${s}`,
        x: '$x$',
        y: '$y$',
        point: pointText(...key),
        miss: pointText(...miss),
      },
      question: ask,
      diagram: isTable ? tableOf(params) : null,
      answer: { value: pointText(x, y), reason: 'right' },
      distractors: [
        distractor('checks-only-the-first-equation', pointText(...miss), 'first'),
        distractor(params.isOther ? 'slip' : 'swaps-the-coordinates', pointText(...swapped), 'swaps'),
        isTable
          ? distractor('makes-a-sign-error-when-substituting', pointText(...last), 'sign')
          : distractor('checks-only-the-second-equation', pointText(...last), 'second'),
      ],
      otherWrong: 'other',
      steps: [
        step('miss', missed.work, `${signed(missed.value)}, not ${signed(rightOf(second, miss))}`),
        !isTable && step('first', leftOf(first, key).work, signed(leftOf(first, key).value)),
        step('second', leftOf(second, key).work, signed(leftOf(second, key).value)),
        step('take', 'true both times', pointText(x, y)),
      ],
      claims: [claimOf(first, key), claimOf(second, key)],
    };
  },
});

function textOf({ a, b, c, isSolved }: Equation): string {
  return isSolved ? `y = ${linearSide(a, 'x', b)}` : standardText({ a, b, c });
}

/** What comes out when a point is put in: mx + b, ax + by, or y − x where words ask how much more y is. */
function leftOf(
  { a, b, isSolved }: Equation,
  [x, y]: Point,
): { readonly work: string; readonly value: number } {
  if (!isSolved && a === -1 && b === 1) return { work: `${signed(y)} − ${inBrackets(x)}`, value: y - x };
  const product = (factor: number, of: number): string =>
    factor === 1 ? inBrackets(of) : `${signed(factor)} × ${inBrackets(of)}`;
  const start = product(a, x).replace(/^\((−\d+)\)$/, '$1');
  if (isSolved) return { work: `${start}${plus(b)}`, value: a * x + b };
  return { work: `${start} ${b < 0 ? '−' : '+'} ${product(Math.abs(b), y)}`, value: a * x + b * y };
}

/** What it has to be. */
function rightOf({ c, isSolved }: Equation, [, y]: Point): number {
  return isSolved ? y : c;
}

function claimOf({ a, b, c, isSolved }: Equation, [x, y]: Point): string {
  return isSolved ? `${a} * (${x}) + (${b}) = ${y}` : `${a} * (${x}) + (${b}) * (${y}) = ${c}`;
}

function isOfTable(ask: Params['ask']): boolean {
  return ask === 'table' || ask === 'row';
}

/**
 * The right point, one that fits the first equation only, and the one with swapped coordinates. The last one has a lost
 * sign where a table lists the points of the first equation; elsewhere it fits the second equation only.
 */
function pointsOf(params: Params): readonly [Point, Point, Point, Point] {
  const { ask, first, second, x, y, far, isOther } = params;
  const miss = pointAfter(first, [x, y], far);
  return [
    [x, y],
    miss,
    isOther ? [miss[1], miss[0]] : [y, x],
    isOfTable(ask) ? [-x, y] : pointAfter(second, [x, y], -far),
  ];
}

/** A point of the line, so many steps on from another one. */
function pointAfter({ a, b, isSolved }: Equation, [x, y]: Point, steps: number): Point {
  const share = isSolved ? 1 : commonOf(a, b);
  const [right, up] = isSolved ? [1, a] : [b / share, -a / share];
  return [x + steps * right, y + steps * up];
}

function commonOf(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : commonOf(b, a % b);
}

/** Four pairs of the first equation, in the order of x. */
function tableOf({ first, x, far, place }: Params): DiagramOf<'function-table'> {
  const start = x - place * Math.abs(far);
  const inputs = [0, 1, 2, 3].map((nth) => start + nth * Math.abs(far));
  return {
    kind: 'function-table',
    input: 'x',
    output: 'y',
    rule: null,
    pairs: inputs.map((input) => [signed(input), signed(first.a * input + first.b)]),
  };
}

function drawSystem(level: Level, random: Random): Params {
  return random.until(() => {
    const number = (most: number): number => random.int(1, most) * random.pick([1, -1]);
    const ask = random.pick<Params['ask']>(asks[level]);
    const [x, y] = [number(7), number(8)];
    const solved = (a: number): Equation => ({ a, b: y - a * x, c: 0, isSolved: true });
    const standard = (a: number, b: number): Equation => ({ a, b, c: a * x + b * y, isSolved: false });
    const place = random.int(0, 3);
    const params: Params = {
      ask,
      name: drawName(random),
      first: level === 2 ? standard(random.int(1, 5), number(4)) : solved(number(4)),
      second: secondOf(ask, { level, number, solved, standard, random }),
      x,
      y,
      far: random.pick(place === 0 ? [1, 2] : place === 3 ? [-1, -2] : [1, -1, 2, -2]),
      place,
      isOther: !isOfTable(ask) && random.chance(50),
    };
    return isOpen(params) ? params : null;
  });
}

type Making = {
  readonly level: Level;
  readonly number: (most: number) => number;
  readonly solved: (a: number) => Equation;
  readonly standard: (a: number, b: number) => Equation;
  readonly random: Random;
};

function secondOf(ask: Params['ask'], { level, number, solved, standard, random }: Making): Equation {
  if (ask === 'sum') return standard(1, 1);
  if (ask === 'more') return standard(-1, 1);
  return level === 1 ? solved(number(4)) : standard(random.int(1, 5), number(4));
}

/** Whether exactly one of the four points solves the system, and its numbers stay small. */
function isOpen(params: Params): boolean {
  const { ask, first, second, x, y } = params;
  const points = pointsOf(params);
  const fits = (equation: Equation, point: Point) =>
    leftOf(equation, point).value === rightOf(equation, point);
  const solving = points.filter((point) => fits(first, point) && fits(second, point));
  const constants = [first.isSolved ? first.b : first.c, second.isSolved ? second.b : second.c];
  const isSmall =
    constants.every((constant) => constant !== 0 && Math.abs(constant) < 40) &&
    points.every((point) => point.every((one) => Math.abs(one) < 25));
  const isTold = (ask !== 'sum' && ask !== 'more') || second.c > 0;
  return (
    solving.length === 1 &&
    isSmall &&
    isTold &&
    Math.abs(x) !== Math.abs(y) &&
    new Set(points.map(String)).size === 4
  );
}
