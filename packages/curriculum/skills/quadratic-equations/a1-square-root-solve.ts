import { type Level, markBothOnLine, numberSkill, type Random } from '../../src/kit/index.ts';
import { plus } from '../../src/numbers/linear-sides.ts';
import { listedWithAnd } from '../../src/numbers/listed-with-and.ts';
import { vertexFormText } from '../../src/numbers/quadratic-forms.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { bothRoots, plusRoot, rootShown } from '../../src/numbers/square-roots.ts';

const asks = ['solve', 'which', 'find', 'true'] as const;
const exact = ['exact', 'roots', 'simplest', 'real'] as const;

/** a(x − h)² + c has to be a · square + c; at level 3 the square may be zero or negative. */
type Params = {
  ask: (typeof asks)[number] | (typeof exact)[number];
  letter: string;
  a: number;
  h: number;
  square: number;
  c: number;
};

/** Level 1 has the square alone, level 2 a number in front, level 3 one that is added as well, and irrational solutions, one or none. */
export const a1SquareRootSolve = numberSkill('a1-square-root-solve', {
  version: 5,
  byHand: { levels: [1, 2], ask: 'hand-mark-both', make: markBothOnLine },
  form: 'set',
  text: {
    headline: 'Solve by taking square roots',
    solve: 'Solve {equation}. Give every solution.',
    which: 'Which numbers solve {equation}?',
    find: 'Find both solutions of {equation}.',
    true: 'For which values of {x} is {equation} true?',
    exact: 'Solve {equation} exactly in real numbers. Write “no solution” if there are none.',
    roots:
      'Find the real solutions of {equation}, and leave roots in them. Write “no solution” if there are none.',
    simplest:
      'Which real numbers solve {equation}? Give them in simplest form. Write “no solution” if there are none.',
    real: 'Find all real solutions of {equation}. Do not round. Write “no solution” if there are none.',
    right: 'Each of them makes the square as large as it has to be.',
    'right-zero': 'Only this number makes the square zero.',
    'right-none': 'The square would have to be negative, and no real number has such a square.',
    'zero-none': 'Get the square alone. Is there a number with the square zero?',
    'zero-two': 'Two opposite numbers have the same square. But how many numbers have the square zero?',
    negative: 'Get the square alone, and look at its sign. Which real number has such a square?',
    'negative-one': 'Put this number into the equation. Are both sides equal?',
    'negative-zero': 'This makes the square zero. Is it zero here?',
    positive: 'This is one solution. Could the number in the parentheses be negative, too?',
    early:
      'Here the root was taken while a factor still stood in front. What has to be done with the factor first?',
    'half-square': 'This takes half of the number. Which number has this square?',
    spread:
      'Here each term in the parentheses was squared on its own. What is the square of a difference or a sum?',
    side: 'Put these numbers in. Which sign stands inside the parentheses?',
    other: 'Get the square alone. Then take both square roots.',
    'move-do': 'Undo the constant outside the parentheses.',
    'move-why': 'The term with the square has to stand alone.',
    'divide-do': 'Divide by the factor of the square.',
    'divide-why': 'Now the square stands alone.',
    'root-do': 'Take both square roots.',
    'root-why': 'Two opposite numbers have the same square.',
    'undo-do': 'Undo the number inside the parentheses.',
    'undo-why': 'This leaves {x} alone.',
    'split-do': 'Write both solutions.',
    'split-why': 'One comes from the plus, one from the minus.',
    'only-do': 'Take the square root.',
    'only-why': 'Only zero has the square zero.',
    'read-do': 'Look at the sign of the square.',
    'read-why': 'No real number has a negative square.',
    'say-do': 'Say what this means.',
    'say-why': 'There is nothing that can stand in the parentheses.',
    final: 'The solutions are {result}.',
    'final-zero': 'The only solution is {result}.',
    'final-none': 'There is no solution among the real numbers.',
  },
  draw: ({ level, random }): Params => drawSquare(level, random),
  build({ ask, letter: x, a, h, square, c }: Params, { level, step, distractor }) {
    const side = (k: number): string => vertexFormText({ a, h, k }, x);
    const total = a * square;
    const claims = [`${a} * (${square}) + (${c}) = ${total + c}`];
    const equation = `$${side(c)} = ${signed(total + c)}$`;
    const value = square < 0 ? 'no solution' : bothRoots(h, square);
    const inside = `${x}${plus(-h)}`;
    const root = rootShown(square).replaceAll('$', '');
    const alone = `$(${inside})^2 = ${signed(square)}$`;
    const lines = (under: string) => [
      step('root', alone, `$${inside} = ±${under}$`),
      step('undo', `$${inside} = ±${under}$`, `$${x} = ${signed(h)} ± ${under}$`),
    ];
    const before = [
      c !== 0 && step('move', equation, `$${side(0)} = ${signed(total)}$`),
      a !== 1 && step('divide', `$${side(0)} = ${signed(total)}$`, alone),
    ];
    const single = plusRoot(h, square);
    const isEarly = level > 1;
    const told = { words: { equation, x: `$${x}$`, result: listedWithAnd(value) }, claims };
    if (square === 0)
      return {
        ...told,
        words: { ...told.words, result: signed(h) },
        question: ask,
        answer: { value: signed(h), reason: 'right-zero' },
        distractors: [
          distractor('denies-a-solution-when-c-is-zero', 'no solution', 'zero-none'),
          distractor('uses-the-opposite-signs', signed(-h), 'side'),
          distractor('slip', [-Math.abs(h), Math.abs(h)].map(signed).join(', '), 'zero-two'),
        ],
        steps: [
          ...before,
          step('only', alone, `$${inside} = 0$`),
          step('undo', `$${inside} = 0$`, signed(h)),
        ],
        finalAnswer: 'final-zero',
      };
    if (square < 0)
      return {
        ...told,
        question: ask,
        answer: { value: 'no solution', reason: 'right-none' },
        distractors: [
          distractor('solves-when-c-is-negative', bothRoots(h, -square), 'negative'),
          distractor('gives-only-one-solution', plusRoot(h, -square), 'negative-one'),
          distractor('slip', signed(h), 'negative-zero'),
        ],
        steps: [
          ...before,
          step('read', alone, 'a negative square'),
          step('say', 'a negative square', 'no solution'),
        ],
        finalAnswer: 'final-none',
      };
    return {
      ...told,
      question: ask,
      answer: value,
      distractors: [
        distractor('gives-only-the-positive-root-of-a-square', single, 'positive', {
          work: [
            ...before,
            step('root', alone, `$${inside} = ${root}$`),
            step('undo', `$${inside} = ${root}$`, `$${x} = ${single.replace(/√(\d+)/, '\\sqrt{$1}')}$`),
          ],
        }),
        isEarly
          ? distractor('takes-the-root-before-dividing', bothRoots(h, square / a), 'early')
          : distractor('distributes-the-square', bothRoots(0, square - h * h), 'spread'),
        level === 3
          ? distractor('distributes-the-square', bothRoots(0, square - h * h), 'spread')
          : distractor('slip', bothRoots(-h, square), 'side'),
      ],
      steps: [...before, ...lines(root), step('split', `$${x} = ${signed(h)} ± ${root}$`, value)],
    };
  },
});

function drawSquare(level: Level, random: Random): Params {
  return random.until(() => {
    const h = random.int(1, 9) * random.pick([1, -1]);
    const a = level === 1 ? 1 : random.pick([4, 9]);
    const scale = level === 3 ? random.int(1, 3) : random.int(1, 6);
    const under = level === 3 ? random.pick([2, 3, 5, 6, 7, 10]) : 1;
    // A root that is taken with the factor still in front is as plain as the right one.
    const size = a * scale * scale * under;
    const kind = level === 3 ? random.pick([1, 1, 1, 1, 0, -1, -1]) : 1;
    const square = size * kind;
    const c = level === 3 ? random.int(2, 15) * random.pick([1, -1]) : 0;
    const isOpen = h * h < size && a * size < 900;
    const ask = random.pick<Params['ask']>(level === 3 ? exact : asks);
    return isOpen ? { ask, letter: random.pick(['x', 'n', 'y', 'w']), a, h, square, c } : null;
  });
}
