import { type Level, markBothOnLine, numberSkill, type Random } from '../../src/kit/index.ts';
import { linearSide, plus } from '../../src/numbers/linear-sides.ts';
import { listedWithAnd } from '../../src/numbers/listed-with-and.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { drawPlainLetter } from '../../src/numbers/variable-letters.ts';

const asks = ['solve', 'all', 'set', 'which'] as const;
const builds = ['build', 'first', 'alone', 'values'] as const;
/** k|px + q| + d = kc + d; x is u or v, and c may be zero or below zero at level 3. */
type Params = {
  ask: (typeof asks)[number] | (typeof builds)[number];
  letter: string;
  k: number;
  d: number;
  p: number;
  q: number;
  c: number;
};

const clues = ['both', 'told', 'lost', 'ends'] as const;

/**
 * Level 1 has |x − h| = c, level 2 |px + q| = c, level 3 an absolute value that has to stand alone first. The stretch problem
 * goes back from two solutions to a number of the equation.
 */
export const a1AbsoluteEquationSolve = numberSkill('a1-absolute-equation-solve', {
  version: 6,
  byHand: { levels: [1, 2], ask: 'hand-mark-both', make: markBothOnLine },
  form: 'set',
  text: {
    headline: 'Solve an absolute value equation',
    solve: 'Solve {equation}. Give all solutions.',
    all: 'Find all numbers {x} with {equation}.',
    set: 'What are the solutions of {equation}?',
    which: 'Which numbers can {x} be in {equation}?',
    build: 'Solve {equation}. Give all solutions, or write “no solution”.',
    first:
      'Get the bars of {equation} alone on one side. Which numbers solve it? Write “no solution” if there are none.',
    alone: 'Which numbers {x} solve {equation}? Write “no solution” if there are none.',
    values: 'Find all {x} that make {equation} true. Write “no solution” if there are none.',
    'right-two': 'Both numbers give the same absolute value.',
    'right-none': 'An absolute value is a distance, so it cannot be below zero.',
    'right-zero': 'Only zero has the absolute value zero, so there is one case.',
    one: 'This is one case. Which other number between the bars has the same absolute value?',
    opposite: 'Put {turned} in for {x}. Does it make the equation true?',
    'opposite-too': 'Put both numbers in for {x}. Does each of them make the equation true?',
    negative: 'Get the absolute value alone. Can a distance be the number on the other side?',
    'negative-one': 'Get the absolute value alone. Is there a number with such a distance from zero?',
    'negative-zero': 'This makes the inside of the bars zero. Is zero the distance you need?',
    bars: 'In the second case, the factor before {x} is left out here. What undoes it?',
    shift: 'Which number makes the part between the bars zero? The solutions lie equally far from it.',
    outer:
      'The number outside the bars went into the two cases here. What is left when the absolute value stands alone?',
    none: 'Put a number in for {x} that makes the part between the bars zero. How large is the other side?',
    other: 'Write one equation for each case. Then solve both.',
    'other-all': 'Get the absolute value alone. Then ask how many cases there are.',
    'alone-do': 'Get the absolute value alone.',
    'alone-why': 'Undo what stands outside the bars, as in any equation.',
    'cases-do': 'Write both cases.',
    'cases-why': 'A number and its opposite have the same absolute value.',
    'zero-do': 'Write the one case.',
    'zero-why': 'Zero is its own opposite.',
    'read-do': 'Read the equation as a distance.',
    'read-why': 'A distance is never below zero.',
    'solve-do': 'Solve both cases.',
    'solve-why': 'Each case is a linear equation.',
    'one-do': 'Solve the first case.',
    'one-why': 'It is a linear equation.',
    'two-do': 'Solve the second case, and list both solutions.',
    'two-why': 'A number that solves one of the cases solves the equation.',
    'only-do': 'Solve this equation.',
    'only-why': 'It is a linear equation.',
    'say-do': 'Say how many solutions there are.',
    'say-why': 'No number makes the equation true.',
    'final-some': 'The solutions are {result}.',
    'final-none': 'There is no solution.',
    'final-zero': 'The only solution is {result}.',
    both: 'The equation {equation} has the solutions {low} and {high}. What is {r}?',
    told: 'Both {low} and {high} solve {equation}. Which number is {r}?',
    lost: 'In {equation}, the numbers {h} and {r} got lost. The solutions are {low} and {high}. Find {r}.',
    ends: 'For which {r} does {equation} have exactly the solutions {low} and {high}?',
    'right-back': 'Both solutions are {c, number} away from {center}, and {d} is added to that.',
    'distance-only': 'This is the distance of a solution from the center. What else stands on the left side?',
    'whole-width': 'This takes the distance between the two solutions. How far is each from the center?',
    'center-only': 'This takes the center for the absolute value. How far is a solution from the center?',
    'other-back': 'Find the number halfway between the two solutions. How far is each of them from it?',
    'sum-do': 'Add the two solutions.',
    'sum-why': 'The center lies in the middle of them.',
    'half-do': 'Take half. This is the center {h}.',
    'half-why': 'Both solutions are equally far from the center.',
    'away-do': 'Find how far a solution is from the center.',
    'away-why': 'This is the absolute value.',
    'put-do': 'Add what stands outside the bars.',
    'put-why': 'Both sides of the equation have this value.',
    'test-do': 'Test {r} with the smaller solution.',
    'test-why': 'It has to make the equation true as well.',
    'final-back': '{r} is {result}.',
  },
  draw: ({ level, random }): Params => drawBars(level, random),
  build(params: Params, { level, step, distractor }) {
    const { ask, letter: x, k, d, p, q, c } = params;
    const inside = linearSide(p, x, q);
    const bars = `|${inside}|`;
    const right = k * c + d;
    const equation = `${k === 1 ? '' : k}${bars}${plus(d)} = ${signed(right)}`;
    const [u, v] = [(c - q) / p, (-c - q) / p];
    const pair = (a: number, b: number): string => `${signed(Math.min(a, b))}, ${signed(Math.max(a, b))}`;
    const kind = c > 0 ? 'two' : c === 0 ? 'zero' : 'none';
    const value = { two: pair(u, v), zero: signed(u), none: 'no solution' }[kind];
    const alone = `$${bars} = ${signed(c)}$`;
    const [first, second] = [`$${inside} = ${signed(c)}$`, `$${inside} = ${signed(-c)}$`];
    const turned = `$${linearSide(-p, x, q)} = ${signed(c)}$`;
    /** The lines of who forgets the second case, and of who turns only the letter in it; at level 2. */
    const oneCase =
      level === 2 ? [step('cases', alone, first), step('one', first, `$${x} = ${signed(u)}$`)] : [];
    const turnedLetter =
      level === 2
        ? [
            step('cases', alone, `${first} or ${turned}`),
            step('one', first, `$${x} = ${signed(u)}$`),
            step('two', turned, `$${x} = ${signed(-u)}$`),
          ]
        : [];
    const wrong = {
      two: () => [
        distractor('gives-only-one-solution', signed(u), 'one', { work: oneCase }),
        distractor('makes-the-second-case-negative-of-x-only', pair(u, -u), 'opposite', {
          work: turnedLetter,
        }),
        p === 1
          ? distractor('shifts-the-center-the-wrong-way', pair(q + c, q - c), 'shift')
          : distractor('slip', pair(u, -c - q), 'bars'),
      ],
      zero: () => [
        distractor('makes-the-second-case-negative-of-x-only', pair(u, -u), 'opposite-too'),
        distractor('denies-a-solution-when-c-is-zero', 'no solution', 'none'),
        distractor('slip', pair((d - q) / p, (-d - q) / p), 'outer'),
      ],
      none: () => [
        distractor('solves-when-c-is-negative', pair(u, v), 'negative'),
        distractor('gives-only-one-solution', signed(u), 'negative-one'),
        distractor('slip', signed(-q / p), 'negative-zero'),
      ],
    }[kind]();
    return {
      words: { x: `$${x}$`, equation: `$${equation}$`, turned: signed(-u), result: listedWithAnd(value) },
      question: ask,
      answer: { value, reason: `right-${kind}` },
      distractors: wrong,
      otherWrong: level === 3 ? 'other-all' : 'other',
      steps: [
        level === 3 && step('alone', `$${equation}$`, alone),
        kind === 'two' && step('cases', alone, `${first} or ${second}`),
        kind === 'zero' && step('zero', alone, `$${inside} = 0$`),
        kind === 'none' && step('read', alone, 'a distance below zero'),
        kind === 'two' && p === 1 && step('solve', `${first} or ${second}`, value),
        ...(kind === 'two' && p !== 1
          ? [step('one', first, `$${x} = ${signed(u)}$`), step('two', second, value)]
          : []),
        kind === 'zero' && step('only', `$${inside} = 0$`, value),
        kind === 'none' && step('say', 'a distance below zero', value),
      ],
      finalAnswer: kind === 'two' ? 'final-some' : `final-${kind}`,
      claims: [`${p} * (${u}) + (${q}) = ${c}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const [center, c, d] = [random.int(-8, 9), random.int(2, 9), random.int(-9, 12)];
        const key = c + d;
        const values = [key, c, 2 * c + d, center + d];
        const isFair =
          center !== 0 &&
          Math.abs(center) !== c &&
          d !== 0 &&
          new Set(values).size === 4 &&
          !values.includes(0);
        const isNear = values.every(
          (v) => Math.abs(v) < 15 * Math.abs(key) && 15 * Math.abs(v) > Math.abs(key),
        );
        return isFair && isNear
          ? { clue: random.pick(clues), letter: drawPlainLetter(random), center, c, d }
          : null;
      }),
    build({ clue, letter: x, center, c, d }, { step, distractor }) {
      const [low, high, key] = [center - c, center + c, c + d];
      const equation = `|${x} − h|${plus(d)} = r`;
      return {
        words: {
          equation: `$${equation}$`,
          low: signed(low),
          high: signed(high),
          h: '$h$',
          r: '$r$',
          c,
          d: signed(d),
          center: signed(center),
          result: signed(key),
        },
        question: clue,
        answer: { value: signed(key), form: 'integer', reason: 'right-back' },
        distractors: [
          distractor('stops-after-the-first-step', signed(c), 'distance-only'),
          distractor('takes-the-center-for-the-distance', signed(center + d), 'center-only'),
          distractor('slip', signed(2 * c + d), 'whole-width'),
        ],
        otherWrong: 'other-back',
        finalAnswer: 'final-back',
        steps: [
          step('sum', `${signed(low)} + ${high < 0 ? `(${signed(high)})` : high}`, signed(2 * center)),
          step('half', `${signed(2 * center)} ÷ 2`, signed(center)),
          step('away', `${signed(high)} − ${center < 0 ? `(${signed(center)})` : center}`, c),
          step('put', `${c}${plus(d)}`, signed(key)),
          step(
            'test',
            `|${signed(low)} − ${center < 0 ? `(${signed(center)})` : center}|${plus(d)}`,
            signed(key),
          ),
        ],
        claims: [`|${low} - (${center})| + (${d}) = ${key}`],
      };
    },
  },
});

function drawBars(level: Level, random: Random): Params {
  return random.until(() => {
    const p = level === 1 ? 1 : random.int(2, 6);
    const u = random.int(-9, 12);
    const size = level === 1 ? random.int(1, 12) : p * random.int(1, 6);
    const kind = level === 3 ? random.pick([1, 1, 1, 0, -1, -1]) : 1;
    const c = size * kind;
    const params: Params = {
      ask: random.pick<Params['ask']>(level === 3 ? builds : asks),
      letter: drawPlainLetter(random),
      k: level === 3 ? random.int(2, 5) : 1,
      d: level === 3 ? p * random.int(1, 4) * random.pick([1, -1]) : 0,
      p,
      q: c - p * u,
      c,
    };
    const v = (-c - params.q) / p;
    const third = -c - params.q;
    const apart = p === 1 || (third !== v && third !== -u && third !== u);
    const isOpen = params.q !== 0 && u !== 0 && v !== -u && apart;
    return isOpen && Math.abs(v) <= 20 && Math.abs(third) <= 60 ? params : null;
  });
}
