import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { linearSide, plus, termOf } from '../../src/numbers/linear-sides.ts';
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

/** Level 1 has |x − h| = c, level 2 |px + q| = c, level 3 an absolute value that has to stand alone first. */
export const a1AbsoluteEquationSolve = numberSkill('a1-absolute-equation-solve', {
  version: 1,
  form: 'set',
  text: {
    headline: 'Solve an absolute value equation',
    solve: 'Solve {equation}. Give all solutions.',
    all: 'Find all numbers {x} with {equation}.',
    set: 'What are the solutions of {equation}?',
    which: 'Which numbers can {x} be in {equation}?',
    build: 'Solve {equation}. Give all solutions, or write “no solution”.',
    first:
      'Bring {equation} to a form with the bars alone on one side. Which numbers solve it? Write “no solution” if there are none.',
    alone: 'Which numbers {x} solve {equation}? Write “no solution” if there are none.',
    values: 'Find all {x} that make {equation} true. Write “no solution” if there are none.',
    'right-two': 'Both numbers give the same absolute value.',
    'right-none': 'An absolute value is a distance, so it cannot be below zero.',
    'right-zero': 'Only zero has the absolute value zero, so there is one case.',
    one: 'This is one case. Which other number between the bars has the same absolute value?',
    opposite: 'Put the second number in. Is the value between the bars the opposite of the first one?',
    negative: 'Bring the bars to stand alone. Can a distance be the number on the other side?',
    bars: 'This leaves the factor before {x} out in the second step. What undoes it?',
    shift: 'Which number makes the part between the bars zero? The solutions lie equally far from it.',
    outer:
      'The number outside the bars went into the two cases here. What is left when the bars stand alone?',
    none: 'Put a number in for {x} that makes the part between the bars zero. How large is the other side?',
    other: 'Bring the bars to stand alone. Then write one equation for each case.',
    'alone-do': 'Bring the bars to stand alone.',
    'alone-why': 'Undo what stands outside the bars, as in any equation.',
    'cases-do': 'Write both cases.',
    'cases-why': 'A number and its opposite have the same absolute value.',
    'zero-do': 'Write the one case.',
    'zero-why': 'Zero is its own opposite.',
    'read-do': 'Read the equation as a distance.',
    'read-why': 'A distance is never below zero.',
    'solve-do': 'Solve each case.',
    'solve-why': 'Each case is a linear equation.',
    'say-do': 'Name the solutions.',
    'say-why': 'There is nothing that makes it true.',
    'final-some': 'The solutions are {result}.',
    'final-none': 'There is no solution.',
    'final-zero': 'The only solution is {result}.',
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
    const wrong = {
      two: () => [
        distractor('gives-only-one-solution', signed(u), 'one'),
        distractor('makes-the-second-case-negative-of-x-only', pair(u, -u), 'opposite'),
        p === 1
          ? distractor('shifts-the-center-the-wrong-way', pair(q + c, q - c), 'shift')
          : distractor('slip', pair(u, -c - q), 'bars'),
      ],
      zero: () => [
        distractor('makes-the-second-case-negative-of-x-only', pair(u, -u), 'opposite'),
        distractor('denies-a-solution-when-c-is-zero', 'no solution', 'none'),
        distractor('slip', pair((d - q) / p, (-d - q) / p), 'outer'),
      ],
      none: () => [
        distractor('solves-when-c-is-negative', pair(u, v), 'negative'),
        distractor('gives-only-one-solution', signed(u), 'negative'),
        distractor('slip', signed(-q / p), 'negative'),
      ],
    }[kind]();
    const alone = `$${bars} = ${signed(c)}$`;
    return {
      words: { x: `$${x}$`, equation: `$${equation}$`, result: value },
      question: ask,
      answer: { value, reason: `right-${kind}` },
      distractors: wrong,
      steps: [
        level === 3 && step('alone', `$${equation}$`, alone),
        kind === 'two' && step('cases', alone, `$${inside} = ${signed(c)}$ or $${inside} = ${signed(-c)}$`),
        kind === 'zero' && step('zero', alone, `$${inside} = 0$`),
        kind === 'none' && step('read', alone, 'a distance below zero'),
        kind !== 'none' &&
          p !== 1 &&
          step('solve', `$${inside} = ${signed(c)}$`, `$${termOf(p, x)} = ${signed(c - q)}$`),
        kind === 'none' ? step('say', alone, value) : step('solve', `$${bars}$ taken apart`, value),
      ],
      finalAnswer: kind === 'two' ? 'final-some' : `final-${kind}`,
      claims: [`${p} * (${u}) + (${q}) = ${c}`],
    };
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
