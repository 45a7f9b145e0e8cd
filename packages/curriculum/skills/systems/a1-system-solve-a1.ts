import { type Level, numberSkill, plotOnPlane, type Random } from '../../src/kit/index.ts';
import { linearSide, termText } from '../../src/numbers/linear-sides.ts';
import { pointText, standardText } from '../../src/numbers/lines/standard-form.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';

const asks = ['solve', 'which', 'meet', 'pair'] as const;
const others = ['method', 'both', 'crossing', 'fit'] as const;
/** How y is found or made to vanish: y = … is given, y has no number in the first equation, or none, one or both are multiplied. */
type Way = 'given' | 'alone' | 'add' | 'one' | 'both';
/** ax + by = … and dx + ey = … meet at (x, y). */
type Params = {
  ask: (typeof asks)[number] | (typeof others)[number];
  way: Way;
  a: number;
  b: number;
  d: number;
  e: number;
  x: number;
  y: number;
};

/** Level 1 can be added or substituted at once. At levels 2 and 3 the form tells the shorter way: one variable has no number, or one equation or both have to be multiplied. */
export const a1SystemSolveA1 = numberSkill('a1-system-solve-a1', {
  version: 6,
  byHand: { levels: [1, 2], ask: 'hand-plot', make: plotOnPlane },
  form: 'point',
  text: {
    headline: 'Solve a system of two equations',
    solve: 'Solve the system {first} and {second}. Write the solution as a point.',
    which: 'Which point solves both {first} and {second}?',
    meet: 'The lines {first} and {second} meet in one point. Which point is it?',
    pair: 'Which pair {xy} makes both {first} and {second} true?',
    method: 'Choose a method and solve the system {first} and {second}. Give a point.',
    both: 'Find the point that solves {first} as well as {second}.',
    crossing: 'At which point do the lines {first} and {second} cross?',
    fit: 'One pair {xy} fits both {first} and {second}. Which pair is it?',
    third: 'The lines {first}, {second} and {last} meet in one point. What is {k}?',
    passes: 'The line {last} passes through the point where {first} and {second} meet. Find {k}.',
    common: 'For which {k} does the line {last} go through the crossing of {first} and {second}?',
    'solves-too': 'The solution of {first} and {second} also solves {last}. Which number is {k}?',
    right: 'It makes both equations true.',
    'right-k': 'With it, the point where the first two lines meet makes the third equation true.',
    'k-sign':
      'Put the crossing of the first two lines into both of their equations. Which sign does {x} have there?',
    'k-one': 'This uses only the first coordinate of the crossing. What does the second one add?',
    'k-back': 'Move the term with {y} to the other side. Which sign does it get there?',
    'k-x': 'This is the first coordinate of the crossing. What does the third equation need?',
    'other-k': 'Find the crossing of the first two lines. Put it into the third equation.',
    'third-do': 'Put the point into the third equation.',
    'third-why': 'The third line passes through it, so its equation is true there.',
    'take-do': 'Leave the term with {k} alone.',
    'take-why': 'The same number is taken away or added on both sides.',
    'number-do': 'Divide by the number before {k}.',
    'number-why': 'Only {k} is still unknown.',
    'final-k': 'The number {k} is {result}.',
    sign: 'Put this point into both equations. Which sign does the first coordinate need?',
    one: 'Only {x} was worked out here, and zero was written for {y}. Put the value of {x} into an equation to find {y}.',
    same: 'This point makes the first equation true. What does the second equation say about it?',
    swapped: 'Which coordinate stands first in a point? Put both into the first equation.',
    other: 'Eliminate one variable, solve for the other one, and then go back.',
    'put-do': 'Put {side} in for {y} in the second equation.',
    'put-why': 'At the solution, both equations have the same {y}.',
    'isolate-do': 'Solve the first equation for {y}.',
    'isolate-why': 'There, {y} has no number before it. So substitution is the shorter way.',
    'open-do': 'Multiply out, and combine the terms with {x}.',
    'open-why': 'The number before the parentheses multiplies each term.',
    'multiply-do': 'Multiply the second equation by {n}, so that the terms with {y} become opposites.',
    'multiply-why':
      'All variables have numbers before them, so elimination is shorter. Both sides are multiplied, so the solutions stay.',
    'multiply-both-do':
      'Multiply the first equation by {m} and the second by {n}, so that the terms with {y} become opposites.',
    'add-do': 'Add both equations.',
    'add-why': 'Equal amounts are added to both sides, and {y} is eliminated.',
    'solve-do': 'Solve for {x}.',
    'solve-why': 'Only one variable is left.',
    'back-do': 'Put it into the first equation and solve for {y}.',
    'back-why': 'The solution makes each of the two equations true.',
    'write-do': 'Write the point.',
    'write-why': 'The x-coordinate stands first. Test it in the second equation.',
    final: 'The solution is {point}.',
  },
  draw: ({ level, random }): Params => drawSystem(level, random),
  build(params: Params, { step, distractor }) {
    const { ask, way, a, b, d, e, x, y } = params;
    const [c, f] = [a * x + b * y, d * x + e * y];
    const tex = (one: string): string => `$${one}$`;
    const side = linearSide(-a / b, 'x', c / b);
    const solved = `y = ${side}`;
    const first = way === 'given' ? solved : standardText({ a, b, c });
    const second = standardText({ a: d, b: e, c: f });
    const { m, n } = multipliersOf(params);
    const value = pointText(x, y);
    const share = commonOf(a, b);
    const sum = `${termText(m * a + n * d, 'x')} = ${signed(m * c + n * f)}`;
    const multiplied = [
      standardText({ a: m * a, b: m * b, c: m * c }),
      standardText({ a: n * d, b: n * e, c: n * f }),
    ] as const;
    const put = `${termText(d, 'x')} ${e < 0 ? '−' : '+'} ${Math.abs(e) === 1 ? '' : Math.abs(e)}(${side}) = ${signed(f)}`;
    const open = `${linearSide(d - (e * a) / b, 'x', (e * c) / b)} = ${signed(f)}`;
    const shown = `${tex(first)} and ${tex(second)}`;
    const alone = `$x = ${signed(x)}$`;
    const after = `${tex(multiplied[0])} and ${tex(multiplied[1])}`;
    const untilX =
      way === 'given' || way === 'alone'
        ? [
            way === 'alone' && step('isolate', tex(first), tex(solved)),
            step('put', `${tex(solved)} and ${tex(second)}`, tex(put)),
            step('open', tex(put), tex(open)),
            step('solve', tex(open), alone),
          ]
        : [
            way === 'one' && step('multiply', tex(second), tex(multiplied[1])),
            way === 'both' && step('multiply', shown, after, { do: 'multiply-both-do' }),
            step('add', after, tex(sum)),
            step('solve', tex(sum), alone),
          ];
    return {
      words: {
        first: `$${first}$`,
        second: `$${second}$`,
        xy: '$(x, y)$',
        x: '$x$',
        y: '$y$',
        side: `$${side}$`,
        m: signed(m),
        n: signed(n),
        point: value,
      },
      question: ask,
      answer: value,
      distractors: [
        distractor('makes-a-sign-error-when-eliminating', pointText(-x, y), 'sign'),
        distractor('gives-only-one-coordinate', pointText(x, 0), 'one', {
          work: [...untilX, step('write', alone, pointText(x, 0))],
        }),
        distractor('substitutes-into-the-same-equation', pointText(x + b / share, y - a / share), 'same'),
        distractor('slip', pointText(y, x), 'swapped'),
      ],
      steps: [
        ...untilX,
        step('back', alone, `$y = ${signed(y)}$`),
        step('write', `${alone} and $y = ${signed(y)}$`, value),
      ],
      claims: [`${a} * (${x}) + (${b}) * (${y}) = ${c}`, `${d} * (${x}) + (${e}) * (${y}) = ${f}`],
    };
  },
  stretch: {
    draw: ({ random }) => drawThird(random),
    build(params, { step, distractor }) {
      const { ask, a, b, d, e, x, y, k, q } = params;
      const [c, f, t] = [a * x + b * y, d * x + e * y, k * x + q * y];
      const { n } = multipliersOf(params);
      const [first, second] = [standardText({ a, b, c }), standardText({ a: d, b: e, c: f })];
      const last = `kx ${q < 0 ? '−' : '+'} ${termText(Math.abs(q), 'y')} = ${signed(t)}`;
      const multiplied = standardText({ a: n * d, b: n * e, c: n * f });
      const sum = `${termText(a + n * d, 'x')} = ${signed(c + n * f)}`;
      const put = `${signed(x)}k ${q * y < 0 ? '−' : '+'} ${Math.abs(q * y)} = ${signed(t)}`;
      const term = `${signed(x)}k = ${signed(t - q * y)}`;
      const tex = (one: string): string => `$${one}$`;
      return {
        words: {
          first: tex(first),
          second: tex(second),
          last: tex(last),
          k: '$k$',
          x: '$x$',
          y: '$y$',
          n: signed(n),
          result: signed(k),
        },
        question: ask,
        answer: { value: signed(k), form: 'integer', reason: 'right-k' },
        distractors: [
          distractor('makes-a-sign-error-when-eliminating', signed(-k), 'k-sign'),
          distractor('gives-only-one-coordinate', signed(t / x), 'k-one'),
          distractor('slip', signed((t + q * y) / x), 'k-back'),
          distractor('slip', signed(x), 'k-x'),
        ],
        steps: [
          step('multiply', tex(second), tex(multiplied)),
          step('add', `${tex(first)} and ${tex(multiplied)}`, tex(sum)),
          step('solve', tex(sum), tex(`x = ${signed(x)}`)),
          step('back', tex(`x = ${signed(x)}`), tex(`y = ${signed(y)}`)),
          step('third', tex(last), tex(put)),
          step('take', tex(put), tex(term)),
          step('number', tex(term), signed(k)),
        ],
        otherWrong: 'other-k',
        finalAnswer: 'final-k',
        claims: [`${k} * (${x}) + (${q}) * (${y}) = ${t}`, `${d} * (${x}) + (${e}) * (${y}) = ${f}`],
      };
    },
  },
});

const thirds = ['third', 'passes', 'common', 'solves-too'] as const;
/** A third line kx + qy = t through the same point. */
type Third = Pick<Params, 'a' | 'b' | 'd' | 'e' | 'x' | 'y'> & {
  ask: (typeof thirds)[number];
  k: number;
  q: number;
};

function drawThird(random: Random): Third {
  return random.until(() => {
    const { a, b, d, e, x, y } = drawSystem(2, random, 'one');
    const [k, q] = [random.int(2, 9) * random.pick([1, -1]), random.int(1, 6) * random.pick([1, -1])];
    const t = k * x + q * y;
    const wrong = [k, -k, t / x, (t + q * y) / x];
    const isLikely = wrong.every(
      (one) => one !== 0 && Math.abs(one) < 18 * Math.abs(k) && 18 * Math.abs(one) > Math.abs(k),
    );
    const isWhole = Number.isInteger(t / x) && Math.abs(x) > 1 && t !== 0;
    return isWhole && isLikely && new Set(wrong).size === 4
      ? { ask: random.pick(thirds), a, b, d, e, x, y, k, q }
      : null;
  });
}

function commonOf(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : commonOf(b, a % b);
}

/** What both equations are multiplied by, so that the terms with y are opposites. */
function multipliersOf({ b, e }: Pick<Params, 'b' | 'e'>): { readonly m: number; readonly n: number } {
  const share = commonOf(b, e);
  const [m, n] = [Math.abs(e) / share, Math.abs(b) / share];
  return b * e < 0 ? { m, n } : { m, n: -n };
}

const ways: Readonly<Record<Level, readonly Way[]>> = {
  1: ['given', 'add'],
  2: ['alone', 'one'],
  3: ['alone', 'both', 'both'],
};

function drawSystem(level: Level, random: Random, given?: Way): Params {
  const ask = random.pick<Params['ask']>(level === 3 ? others : asks);
  const way = given ?? random.pick(ways[level]);
  return random.until(() => {
    const half = level === 3 && random.chance(35) ? 0.5 : 0;
    const [x, y] = [random.int(-6, 7) + half, random.int(-6, 7)];
    const params: Params = { ask, way, x, y, ...drawFactors(way, random) };
    const { a, b, d, e } = params;
    const [c, f] = [a * x + b * y, d * x + e * y];
    const isWhole = Number.isInteger(c) && Number.isInteger(f);
    const isOpen = x !== 0 && y !== 0 && Math.abs(x) !== Math.abs(y) && c !== 0 && f !== 0 && a * e !== b * d;
    const { m, n } = multipliersOf(params);
    const isSmall = Math.abs(c) <= 60 && Math.abs(f) <= 60 && Math.abs(m * a + n * d) > 1;
    const isOther = String([x + b / commonOf(a, b), y - a / commonOf(a, b)]) !== String([-x, y]);
    // Where the terms with x are alike, nobody would make y vanish.
    const isFit = level === 1 || Math.abs(a) !== Math.abs(d);
    return isWhole && isOpen && isSmall && isOther && isFit ? params : null;
  });
}

/** The numbers beside the letters. */
function drawFactors(way: Way, random: Random): Pick<Params, 'a' | 'b' | 'd' | 'e'> {
  const sign = (): number => random.pick([1, -1]);
  if (way === 'given')
    return { a: random.int(1, 4) * sign(), b: 1, d: random.int(1, 6), e: random.int(1, 4) * sign() };
  if (way === 'alone')
    return { a: random.int(2, 5), b: sign(), d: random.int(2, 6), e: random.int(2, 5) * sign() };
  if (way === 'add') {
    const b = random.int(1, 6) * sign();
    return { a: random.int(1, 6), b, d: random.int(1, 6), e: -b };
  }
  if (way === 'one') {
    const e = random.int(2, 3) * sign();
    return { a: random.int(2, 6), b: e * random.int(2, 3) * sign(), d: random.int(2, 6), e };
  }
  const [b, e] = random.pick([
    [2, 3],
    [3, 2],
    [3, 4],
    [4, 3],
    [2, 5],
    [5, 2],
    [3, 5],
    [4, 6],
  ] as const);
  return { a: random.int(2, 6), b: b * sign(), d: random.int(2, 6), e: e * sign() };
}
