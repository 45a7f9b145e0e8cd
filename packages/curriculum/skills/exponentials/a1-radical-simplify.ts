import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';

/** Under the root stands k to the power of its index times s, at level 3 also a power of a letter. */
type Params = { ask: 'simplify' | 'write'; index: 2 | 3; k: number; s: number; letter: string; j: number };

/** Level 1 has small square roots, level 2 larger ones and cube roots, level 3 a letter under the root, level 4 two roots. */
export const a1RadicalSimplify = numberSkill('a1-radical-simplify', {
  version: 4,
  form: 'radical',
  finite: { 1: 110 },
  text: {
    headline: 'Simplify a root',
    simplify: ['Simplify {root} as far as you can.', 'Take the largest {perfect} out of {root}.'],
    write: ['Write {root} as simply as you can.', 'Find the simplest form of {root}.'],
    positive: 'The number {x} is positive.',
    right: 'The largest {perfect} under the root is taken out with its root.',
    unrooted: 'This takes {power, number} out as it stands. What is the {rooted} of {power, number}?',
    inside: 'There is still a {perfect} under the root. Which one?',
    added: 'This adds the roots. Is the number under the root a sum or a product?',
    'letter-inside': 'The power of {x} under the root still has a perfect square. Which one?',
    lost: 'One factor {x} is missing. How many factors {x} are under the root at first?',
    swapped: 'This swaps the two numbers. Which of them is a root, and which is still under the root?',
    other: 'Find the largest {perfect} that divides the number under the root.',
    'split-do': 'Split off the largest {perfect}.',
    'split-why': 'A product under a root can be split into factors.',
    'take-do': 'Take its {rooted}.',
    'take-why': 'Its root is a whole number.',
    'letter-do': 'Take pairs of {x} out of the power.',
    'letter-why': 'Each pair leaves one factor in front of the root.',
    'write-do': 'Write the product.',
    'write-why': 'Nothing more can be taken out.',
    final: 'The simplest form is {shown}.',
    joined: [
      'Write {sum} as one number times one root.',
      'Simplify both roots of {sum}. Then write it with one root only.',
      'How can you write {sum} with a single root?',
      'Find the simplest form of {sum}. It needs only one root.',
    ],
    'right-joined': 'Both terms have the same root in the end, so they are like terms.',
    'under-one': 'This puts both numbers under one root. Is the root of a {kind} the {kind} of the roots?',
    'both-unrooted': 'This takes the square factors out as they stand. What are their roots?',
    multiplied:
      'This multiplies the numbers in front of the roots. How many of these roots are there in all?',
    'other-letter':
      'Find the largest perfect square that divides the number. Then take pairs of {x} out of the power.',
    'other-joined': 'Take the largest square factor out of each root. Which root is left in both?',
    'first-split-do': 'Split the largest square off under the first root.',
    'first-take-do': 'Take the square root of this square.',
    'second-split-do': 'Do the same under the second root.',
    'second-take-do': 'Take the square root of this square as well.',
    'join-do': 'Combine the equal roots.',
    'join-why': 'They are like terms.',
  },
  draw: ({ level, random }): Params => drawRoot(level, random),
  build({ ask, index, k, s, letter: x, j }: Params, { level, step, distractor }) {
    const isLetter = level === 3;
    const power = k ** index;
    const inside = power * s;
    const sign = index === 2 ? '√' : '∛';
    const root = (number: number | string): string =>
      index === 2 ? `\\sqrt{${number}}` : `\\sqrt[3]{${number}}`;
    const front = j === 1 ? x : `${x}^${j}`;
    const [given, value] = isLetter
      ? [`${inside}${x}^${2 * j + 1}`, `${k}${front}√(${s}${x})`]
      : [String(inside), `${k}${sign}${s}`];
    const tex = (of: string): string =>
      `$${of
        .replace(/√\(([^()]+)\)/, '\\sqrt{$1}')
        .replace(/√(\d+)/, '\\sqrt{$1}')
        .replace(/∛(\d+)/, '\\sqrt[3]{$1}')}$`;
    const words = {
      root: `$${root(given)}$`,
      x: `$${x}$`,
      power,
      shown: tex(value),
      perfect: index === 2 ? 'perfect square' : 'perfect cube',
      rooted: index === 2 ? 'square root' : 'cube root',
    };
    const part = [2, 3, 5].find((factor) => k % factor === 0 && k !== factor);
    const rest = part === undefined ? null : `${part}${sign}${(k / part) ** index * s}`;
    const distractors = isLetter
      ? [
          distractor(
            'takes-the-square-factor-out-without-its-root',
            `${power}${front}√(${s}${x})`,
            'unrooted',
          ),
          distractor('leaves-a-perfect-square-inside', `${k}√(${s}${x}^${2 * j + 1})`, 'letter-inside'),
          distractor('slip', `${k}${front}√(${s})`, 'lost'),
        ]
      : [
          distractor('takes-the-square-factor-out-without-its-root', `${power}${sign}${s}`, 'unrooted'),
          ...(rest === null ? [] : [distractor('leaves-a-perfect-square-inside', rest, 'inside')]),
          distractor('splits-a-root-over-a-sum', `${k} + ${sign}${s}`, 'added'),
          distractor('slip', `${s}${sign}${k}`, 'swapped'),
        ];
    const form = isLetter ? 'expression' : 'radical';
    return {
      words,
      question: isLetter ? ['positive', ask] : ask,
      answer: { form, asked: 'simplified', value },
      otherWrong: isLetter ? 'other-letter' : 'other',
      distractors,
      steps: [
        step('split', inside, `${power} × ${s}`),
        step('take', `$${root(power)}$`, k),
        isLetter ? step('letter', `$\\sqrt{${x}^${2 * j + 1}}$`, `$${front}\\sqrt{${x}}$`) : null,
        step('write', words.root, words.shown),
      ],
      claims: [index === 2 ? `sqrt(${inside}) = ${k} * sqrt(${s})` : `cbrt(${inside}) = ${k} * cbrt(${s})`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const [k, m] = [random.int(2, 9), random.int(2, 9)];
        const isLess = random.chance(40);
        const s = random.pick([2, 3, 5, 6, 7, 10, 11, 13]);
        // A difference leaves at least two roots, and no wrong number in front is the right one.
        const fits = isLess ? k - m > 1 : k !== m;
        return fits && s !== k && s !== m ? { k, m, s, isLess } : null;
      }),
    build({ k, m, s, isLess }, { step, distractor }) {
      const [first, second] = [k ** 2 * s, m ** 2 * s];
      const join = (a: number, b: number): number => (isLess ? a - b : a + b);
      const sign = isLess ? '-' : '+';
      const value = `${join(k, m)}√${s}`;
      const shown = `$${join(k, m)}\\sqrt{${s}}$`;
      return {
        words: {
          sum: `$\\sqrt{${first}} ${sign} \\sqrt{${second}}$`,
          shown,
          kind: isLess ? 'difference' : 'sum',
        },
        question: 'joined',
        answer: { form: 'radical', asked: 'simplified', value, reason: 'right-joined' },
        distractors: [
          distractor('splits-a-root-over-a-sum', `√${join(first, second)}`, 'under-one'),
          distractor(
            'takes-the-square-factor-out-without-its-root',
            `${join(k ** 2, m ** 2)}√${s}`,
            'both-unrooted',
          ),
          distractor('slip', `${k * m}√${s}`, 'multiplied'),
        ],
        otherWrong: 'other-joined',
        steps: [
          step('first-split', first, `${k ** 2} × ${s}`, { why: 'split-why' }),
          step('first-take', `$\\sqrt{${k ** 2}}$`, k, { why: 'take-why' }),
          step('second-split', second, `${m ** 2} × ${s}`, { why: 'split-why' }),
          step('second-take', `$\\sqrt{${m ** 2}}$`, m, { why: 'take-why' }),
          step('join', `$${k}\\sqrt{${s}} ${sign} ${m}\\sqrt{${s}}$`, shown),
        ],
        claims: [`sqrt(${first}) ${sign} sqrt(${second}) = ${join(k, m)} * sqrt(${s})`],
      };
    },
  },
});

function drawRoot(level: Level, random: Random): Params {
  const ask = random.pick(['simplify', 'write'] as const);
  const j = random.int(1, 3);
  const base = {
    ask,
    letter: level === 3 ? random.pick(['x', 'y', 'n', 'p', 'w']) : '',
    j: level === 3 ? j : 0,
  };
  return random.until(() => {
    const index = level === 2 && random.chance(40) ? 3 : 2;
    const [least, most] = index === 3 ? [2, 4] : level === 2 ? [6, 12] : [2, 7];
    const k = random.int(least, most);
    const large = [2, 3, 5, 6, 7, 10, 11, 13, 14, 15, 17, 19, 21, 22, 23];
    const s = random.pick(index === 3 ? [2, 3, 4, 5, 6, 7, 9, 10] : level === 1 ? large.slice(0, 10) : large);
    return k !== s ? { ...base, index, k, s } : null;
  });
}
