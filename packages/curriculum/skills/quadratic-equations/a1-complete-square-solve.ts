import { type Level, markBothOnLine, numberSkill, type Random } from '../../src/kit/index.ts';
import { plus } from '../../src/numbers/linear-sides.ts';
import { listedWithAnd } from '../../src/numbers/listed-with-and.ts';
import { polynomialText } from '../../src/numbers/polynomials.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { bothRoots, plusRoot, rootShown } from '../../src/numbers/square-roots.ts';

const asks = ['solve', 'which', 'find', 'true'] as const;
const exact = ['exact', 'roots', 'complete', 'real'] as const;
const aparts = ['apart', 'differ', 'distance', 'line'] as const;

/** The solutions are h ± √square, where h may end in a half; `a` stands in front of the square of the unknown. */
type Params = {
  ask: (typeof asks)[number] | (typeof exact)[number];
  letter: string;
  a: number;
  h: number;
  square: number;
};

/** Level 1 has the constant on the right and whole solutions, level 2 roots, level 3 a number in front, or an odd coefficient. The stretch problem tells the distance of the solutions. */
export const a1CompleteSquareSolve = numberSkill('a1-complete-square-solve', {
  version: 4,
  byHand: { levels: [1], ask: 'hand-mark-both', make: markBothOnLine },
  form: 'set',
  text: {
    headline: 'Solve by completing the square',
    solve: 'Solve {equation} by completing the square.',
    which: 'Which numbers solve {equation}? Complete the square.',
    find: 'Complete the square to find every solution of {equation}.',
    true: 'For which {x} is {equation} true? Make a perfect square first.',
    exact: 'Solve {equation} by completing the square. Give exact solutions.',
    roots: 'Find both solutions of {equation}. Complete the square, and leave roots in your answer.',
    complete: 'Complete the square to solve {equation}. Do not round.',
    real: 'Which numbers solve {equation}? Complete the square, and give them exactly.',
    apart: 'The two solutions of {open} are {distance} apart, and {c} is fixed. Give both solutions.',
    differ:
      'In {open}, the fixed number {c} is not given. The two solutions differ by {distance}. What are they?',
    distance:
      'The difference of the two solutions of {open} is {distance}. The number {c} is fixed. Find both solutions.',
    line: 'On a number line, the two solutions of {open} lie {distance} units from each other. The number {c} is fixed. What are the solutions?',
    right: 'Put in for {x}, each of them makes the equation true.',
    positive: 'This takes one square root only. Which other value can {inside} have?',
    'one-side': 'Here a number was added on one side. What has to happen on the other side?',
    'not-halved':
      'Here the square of the whole coefficient of {x} was added. What is half of that coefficient?',
    mixed: 'Put both numbers into the equation. Does each of them make it true?',
    sign: 'Put these numbers in. Which sign stands in the binomial that is squared?',
    'known-sign': 'Where is the middle of the two solutions? Look at the sign of the term with {x}.',
    'whole-distance': 'How far are these two numbers from each other?',
    'not-middle': 'The middle of these two numbers is {twice}. Does {twice} make the square zero?',
    other: 'Add the square of half the coefficient of {x} on both sides. Then take both roots.',
    'other-apart': 'Complete the square. Which number lies halfway between the two solutions?',
    'divide-do': 'Divide both sides by the leading coefficient.',
    'divide-why': 'The square is easy to complete when the leading coefficient is one.',
    'move-do': 'Move the number to the right.',
    'move-why': 'This makes room for the missing square.',
    'add-do': 'Add the square of half the coefficient of {x} on both sides.',
    'add-why': 'Both sides grow by the same number, so the solutions stay.',
    'square-do': 'Write the left side as a square.',
    'square-why': 'Now {x} occurs only once.',
    'root-do': 'Take both square roots.',
    'root-why': 'Two opposite numbers have the same square.',
    'split-do': 'Write both solutions.',
    'split-why': 'One comes from the plus, one from the minus.',
    'half-do': 'Halve the distance.',
    'half-why': 'The two roots are opposite, so the solutions lie equally far from the middle.',
    'equal-do': 'Find what the right side has to be.',
    'equal-why': 'Its roots have to be as large as half the distance.',
    final: 'The solutions are {result}.',
  },
  draw: ({ level, random }): Params =>
    level === 3 && random.chance(40) ? drawOdd(random) : drawSquare(level, random),
  build({ ask, letter: x, a, h, square }: Params, { level, step, distractor }) {
    const b = -2 * h;
    const n = square - h * h;
    if (!Number.isInteger(h)) {
      const own = `$${polynomialText([-n, b, 1], x)} = 0$`;
      const left = polynomialText([0, b, 1], x);
      const [sign, half, side] = [b < 0 ? '−' : '+', halfOf(Math.abs(b)), halfOf(2 * Math.sqrt(square))];
      const quarter = `\\frac{${b * b}}{4}`;
      const inside = `${x} ${sign} ${half}`;
      const added = `$${left} + ${quarter} = ${signed(n)} + ${quarter}$`;
      const alone = `$(${inside})^2 = \\frac{${4 * square}}{4}$`;
      const [less, more] = [h - Math.sqrt(square), h + Math.sqrt(square)];
      const listed = (one: number, other: number): string =>
        [Math.min(one, other), Math.max(one, other)].map(signed).join(', ');
      const value = listed(less, more);
      return {
        words: { equation: own, x: `$${x}$`, inside: `$${inside}$`, result: listedWithAnd(value) },
        question: ask,
        answer: value,
        distractors: [
          distractor('gives-only-the-positive-root-of-a-square', signed(more), 'positive'),
          distractor('halves-with-the-wrong-sign', listed(-less, -more), 'sign'),
          distractor('slip', listed(less, -more), 'mixed'),
        ],
        steps: [
          step('move', own, `$${left} = ${signed(n)}$`),
          step('add', `$${left} = ${signed(n)}$`, added),
          step('square', added, alone),
          step('root', alone, `$${inside} = ±${side}$`),
          step('split', `$${inside} = ±${side}$`, value),
        ],
        claims: [`(${n}) + (${b} / 2)^2 = ${4 * square} / 4`],
      };
    }
    const whole = `$${polynomialText([-n * a, b * a, a], x)} = 0$`;
    const plain = `$${polynomialText([-n, b, 1], x)} = 0$`;
    const moved = `$${polynomialText([0, b, 1], x)} = ${signed(n)}$`;
    const equation = level === 1 ? moved : whole;
    const value = bothRoots(h, square);
    const single = plusRoot(h, square);
    const inside = `${x}${plus(-h)}`;
    const alone = `$(${inside})^2 = ${square}$`;
    const root = rootText(square);
    const added = `$${polynomialText([h * h, b, 1], x)} = ${signed(n)} + ${h * h}$`;
    const before = [level === 3 && step('divide', whole, plain), level > 1 && step('move', plain, moved)];
    const start = [...before, step('add', moved, added), step('square', added, alone)];
    /** From a line with a square on the left to both solutions. */
    const goOn = (from: string, within: string, [right, to]: readonly [number, string]) => {
      const [both, roots] = [`$(${within})^2 = ${right}$`, `$${within} = ±${rootText(right)}$`];
      return [step('square', from, both), step('root', both, roots), step('split', roots, to)];
    };
    const kept = `$${polynomialText([h * h, b, 1], x)} = ${signed(n)}$`;
    const otherRoots = bothRoots(-h, square);
    return {
      words: { equation, x: `$${x}$`, inside: `$${inside}$`, result: listedWithAnd(value) },
      question: ask,
      answer: value,
      distractors: [
        distractor('gives-only-the-positive-root-of-a-square', single, 'positive', {
          work: [
            ...start,
            step('root', alone, `$${inside} = ${root}$`),
            step('split', `$${inside} = ${root}$`, `$${x} = ${single.replace(/√(\d+)/, '\\sqrt{$1}')}$`),
          ],
        }),
        n > 0
          ? distractor('adds-the-square-to-one-side-only', bothRoots(h, n), 'one-side', {
              work: [...before, step('add', moved, kept), ...goOn(kept, inside, [n, bothRoots(h, n)])],
            })
          : distractor('squares-b-without-halving-it', bothRoots(h, n + b * b), 'not-halved'),
        distractor('halves-with-the-wrong-sign', otherRoots, 'sign', {
          work: [
            ...before,
            step('add', moved, added),
            ...goOn(added, `${x}${plus(h)}`, [square, otherRoots]),
          ],
        }),
      ],
      steps: [...before, step('add', moved, added), ...goOn(added, inside, [square, value])],
      claims: [`(${n}) + (${b} / 2)^2 = ${square}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const h = random.int(2, 9) * random.pick([1, -1]);
        const half = random.int(1, 9);
        const isOpen = Math.abs(h) !== half && Math.abs(h) !== 2 * half;
        return isOpen
          ? { ask: random.pick(aparts), letter: random.pick(['x', 'n', 'y', 'w']), h, half }
          : null;
      }),
    build({ ask, letter: x, h, half }, { step, distractor }) {
      const left = `$${polynomialText([0, -2 * h, 1], x)}`;
      const open = `${left} + c = 0$`;
      const square = `$(${x}${plus(-h)})^2 = ${h * h} − c$`;
      const pair = (middle: number, away: number): string =>
        `${signed(middle - away)}, ${signed(middle + away)}`;
      const value = pair(h, half);
      return {
        words: {
          open,
          c: '$c$',
          x: `$${x}$`,
          distance: String(2 * half),
          twice: signed(2 * h),
          result: listedWithAnd(value),
        },
        question: ask,
        answer: value,
        otherWrong: 'other-apart',
        distractors: [
          distractor('halves-with-the-wrong-sign', pair(-h, half), 'known-sign'),
          distractor('takes-the-distance-for-half-of-it', pair(h, 2 * half), 'whole-distance'),
          distractor('slip', pair(2 * h, half), 'not-middle'),
        ],
        steps: [
          step('move', open, `${left} = −c$`),
          step('add', `${left} = −c$`, `${left} + ${h * h} = ${h * h} − c$`),
          step('square', `${left} + ${h * h} = ${h * h} − c$`, square),
          step('half', `${2 * half} ÷ 2`, half),
          step('equal', `$${h * h} − c$`, `$${half}^2$`),
          step('root', square, `$${x}${plus(-h)} = ±${half}$`),
          step('split', `$${x}${plus(-h)} = ±${half}$`, value),
        ],
        claims: [`${h + half} - (${h - half}) = ${2 * half}`],
      };
    },
  },
});

function rootText(square: number): string {
  return rootShown(square).replaceAll('$', '');
}

function halfOf(odd: number): string {
  return `\\frac{${odd}}{2}`;
}

/** An odd coefficient, and solutions that are whole. */
function drawOdd(random: Random): Params {
  return random.until(() => {
    const odd = (most: number): number => 2 * random.int(0, most) + 1;
    const [b, side] = [odd(6) * random.pick([1, -1]), odd(8)];
    const isOpen = Math.abs(b) > 1 && side > 1 && Math.abs(b) !== side;
    const ask = random.pick(['exact', 'complete', 'real'] as const);
    const letter = random.pick(['x', 'n', 'y', 'w']);
    return isOpen ? { ask, letter, a: 1, h: -b / 2, square: (side * side) / 4 } : null;
  });
}

function drawSquare(level: Level, random: Random): Params {
  return random.until(() => {
    const h = random.int(1, level === 3 ? 6 : 9) * random.pick([1, -1]);
    const a = level === 3 ? random.int(2, 5) : 1;
    const side = random.int(1, 12);
    const square = level === 1 ? side * side : random.int(2, 30);
    const n = square - h * h;
    const isWhole = Number.isInteger(Math.sqrt(square));
    const isOpen = n !== 0 && Math.abs(n * a) < 100 && isWhole === (level === 1);
    const ask = random.pick<Params['ask']>(level === 1 ? asks : exact);
    return isOpen ? { ask, letter: random.pick(['x', 'n', 'y', 'w']), a, h, square } : null;
  });
}
