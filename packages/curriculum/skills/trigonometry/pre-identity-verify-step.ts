import { choiceSkill } from '../../src/kit/index.ts';

type Move = 'rewrite' | 'identity' | 'conjugate' | 'join' | 'factor';

/** x stands for the letter, # for the number in front and @ for twice that number. */
type Form = {
  readonly left: string;
  readonly right: string;
  readonly move: Move;
  /** What the move names: a function, an expression to be replaced, or what to multiply by. */
  readonly what: string;
  /** What it is replaced by. */
  readonly by: string;
  /** A wrong replacement, an expansion that does not help, or a term that is no factor. */
  readonly bad: string;
  readonly next: string;
};

/** `out` is the named wrong step that is not offered. */
type Params = { form: number; names: string; factor: number; out: 0 | 1 | 2 };

/** Level 1 needs a rewriting, level 2 a conjugate, level 3 a common bottom, a factoring or a step in the middle. */
export const preIdentityVerifyStep = choiceSkill('pre-identity-verify-step', {
  version: 2,
  text: {
    headline: 'Verify an identity',
    ask: [
      'You want to verify {identity} by working on the left side alone. What is the best next step?',
      'To verify {identity}, you change the left side alone. Which step helps most now?',
      'Work on the left side of {identity} alone to verify it. What do you do next?',
      'Which next step on the left side brings you closer to {identity}?',
    ],
    rewrite: 'On the left side, replace {what} with {by}.',
    identity: 'On the left side, replace {what} with {by}.',
    conjugate: 'Multiply top and bottom on the left by {what}.',
    join: 'Write the two fractions on the left over one common denominator.',
    factor: 'Factor the top on the left as a difference of two squares.',
    moves: 'Subtract {right} from both sides, so that one side is zero.',
    squares: 'Square the left side only, so that its sign no longer matters.',
    alone: 'Multiply the left side by {lone}, so that it becomes simpler.',
    'bad-rewrite': 'On the left side, replace {what} with {bad}.',
    'bad-identity': 'On the left side, replace {what} with {bad}.',
    'bad-conjugate': 'Multiply top and bottom on the left by {bad}.',
    'bad-join': 'Add the tops, and add the bottoms of the two fractions on the left.',
    'bad-factor': 'Cancel {bad} in the top and in the bottom on the left.',
    'right-one': 'It changes the form of the left side but not its value.',
    'moves-why': 'This uses the identity as if it were true already. What may change in a proof?',
    'squares-why': 'The square has a different value from the left side. Which changes keep the value?',
    'alone-why': 'Multiplying a side changes its value. In which way could you multiply and keep the value?',
    'bad-rewrite-why': 'Put in one angle. Do both of these have the same value there?',
    'bad-identity-why': 'Put in one angle. Do both of these have the same value there?',
    'bad-conjugate-why': 'Multiply the bottom out. Does it become a single term in this way?',
    'bad-join-why': 'Try this with two simple fractions. What do fractions need before you add them?',
    'bad-factor-why': 'Only factors can be canceled. Is this a factor of the whole top and bottom?',
    other:
      'Work on one side only. Choose a step that keeps its value and brings it nearer to the other side.',
    'look-do': 'Look at both sides.',
    'look-why': 'The goal tells you which functions have to be left.',
    'step-do': 'Take the step.',
    'step-why': 'It keeps the value of the left side.',
    'goal-do': 'Go on until you reach the right side.',
    'goal-why': 'Then both sides are the same for all inputs where they exist.',
  },
  draw: ({ level, random }): Params => ({
    form: random.int(0, forms[level].length - 1),
    names: random.pick(['x', 't', 'y', 'u', 'w', 'a', 'b']),
    factor: random.int(2, 12),
    out: random.pick([0, 1, 2] as const),
  }),
  build({ form, names, factor, out }: Params, { level, step, distractor }) {
    const chosen = forms[level][form] ?? forms[level][0];
    const put = (text: string): string =>
      text
        .replaceAll('#', String(factor))
        .replaceAll('@', String(2 * factor))
        .replace(/(?<![a-z\\])x(?![a-z])/g, names);
    const { left, right, move, what, by, next, bad } = chosen ?? plain;
    const words = {
      identity: `$${put(left)} = ${put(right)}$`,
      what: `$${put(what)}$`,
      by: `$${put(by)}$`,
      right: `$${put(right)}$`,
      next: `$${put(next)}$`,
      lone: `$${put(loneOf(move, what))}$`,
      bad: `$${put(bad)}$`,
    };
    return {
      words,
      question: 'ask',
      answer: { value: move, reason: 'right-one' },
      distractors: [
        ...[
          distractor('moves-terms-across-the-equals-sign', 'moves', 'moves-why'),
          distractor('squares-one-side', 'squares', 'squares-why'),
          distractor('multiplies-without-a-conjugate', 'alone', 'alone-why'),
        ].filter((_, index) => index !== out),
        distractor('slip', `bad-${move}`, `bad-${move}-why`),
      ],
      steps: [
        step('look', words.identity, 'the left side is changed'),
        step('step', `$${put(left)}$`, words.next),
        step('goal', words.next, words.right),
      ],
      claims: [`${put(left)} = ${put(right)}`, `${put(left)} = ${put(next)}`],
    };
  },
});

/** What somebody multiplies by without looking at the bottom. */
function loneOf(move: Move, what: string): string {
  return move === 'conjugate' ? what : '\\cos x';
}

const plain: Form = {
  left: '# \\tan x \\cos x',
  right: '# \\sin x',
  move: 'rewrite',
  what: '\\tan x',
  by: '\\frac{\\sin x}{\\cos x}',
  next: '\\frac{# \\sin x \\cos x}{\\cos x}',
  bad: '\\frac{\\cos x}{\\sin x}',
};

const forms: Readonly<Record<1 | 2 | 3, readonly Form[]>> = {
  1: [
    plain,
    {
      left: '# \\cot x \\sin x',
      right: '# \\cos x',
      move: 'rewrite',
      what: '\\cot x',
      by: '\\frac{\\cos x}{\\sin x}',
      next: '\\frac{# \\cos x \\sin x}{\\sin x}',
      bad: '\\frac{\\sin x}{\\cos x}',
    },
    {
      left: '# \\sec x \\cot x',
      right: '# \\csc x',
      move: 'rewrite',
      what: '\\sec x',
      by: '\\frac{1}{\\cos x}',
      next: '\\frac{# \\cot x}{\\cos x}',
      bad: '\\frac{1}{\\sin x}',
    },
    {
      left: '# \\csc x \\tan x',
      right: '# \\sec x',
      move: 'rewrite',
      what: '\\csc x',
      by: '\\frac{1}{\\sin x}',
      next: '\\frac{# \\tan x}{\\sin x}',
      bad: '\\frac{1}{\\cos x}',
    },
    {
      left: '#(1 - \\cos^2 x) \\csc x',
      right: '# \\sin x',
      move: 'identity',
      what: '1 - \\cos^2 x',
      by: '\\sin^2 x',
      next: '# \\sin^2 x \\csc x',
      bad: '\\sin x',
    },
    {
      left: '#(1 - \\sin^2 x) \\sec x',
      right: '# \\cos x',
      move: 'identity',
      what: '1 - \\sin^2 x',
      by: '\\cos^2 x',
      next: '# \\cos^2 x \\sec x',
      bad: '\\cos x',
    },
    {
      left: '#(\\sec^2 x - 1) \\cot x',
      right: '# \\tan x',
      move: 'identity',
      what: '\\sec^2 x - 1',
      by: '\\tan^2 x',
      next: '# \\tan^2 x \\cot x',
      bad: '\\cot^2 x',
    },
    {
      left: '#(1 + \\tan^2 x) \\cos x',
      right: '# \\sec x',
      move: 'identity',
      what: '1 + \\tan^2 x',
      by: '\\sec^2 x',
      next: '# \\sec^2 x \\cos x',
      bad: '\\csc^2 x',
    },
    {
      left: '#(1 + \\cot^2 x) \\sin x',
      right: '# \\csc x',
      move: 'identity',
      what: '1 + \\cot^2 x',
      by: '\\csc^2 x',
      next: '# \\csc^2 x \\sin x',
      bad: '\\sec^2 x',
    },
  ],
  2: [
    {
      left: '\\frac{# \\sin x}{1 - \\cos x}',
      right: '\\frac{#(1 + \\cos x)}{\\sin x}',
      move: 'conjugate',
      what: '1 + \\cos x',
      by: '',
      next: '\\frac{# \\sin x (1 + \\cos x)}{1 - \\cos^2 x}',
      bad: '1 - \\cos x',
    },
    {
      left: '\\frac{# \\sin x}{1 + \\cos x}',
      right: '\\frac{#(1 - \\cos x)}{\\sin x}',
      move: 'conjugate',
      what: '1 - \\cos x',
      by: '',
      next: '\\frac{# \\sin x (1 - \\cos x)}{1 - \\cos^2 x}',
      bad: '1 + \\cos x',
    },
    {
      left: '\\frac{# \\cos x}{1 + \\sin x}',
      right: '\\frac{#(1 - \\sin x)}{\\cos x}',
      move: 'conjugate',
      what: '1 - \\sin x',
      by: '',
      next: '\\frac{# \\cos x (1 - \\sin x)}{1 - \\sin^2 x}',
      bad: '1 + \\sin x',
    },
    {
      left: '\\frac{# \\cos x}{1 - \\sin x}',
      right: '\\frac{#(1 + \\sin x)}{\\cos x}',
      move: 'conjugate',
      what: '1 + \\sin x',
      by: '',
      next: '\\frac{# \\cos x (1 + \\sin x)}{1 - \\sin^2 x}',
      bad: '1 - \\sin x',
    },
    {
      left: '\\frac{#}{\\sec x - \\tan x}',
      right: '#(\\sec x + \\tan x)',
      move: 'conjugate',
      what: '\\sec x + \\tan x',
      by: '',
      next: '\\frac{#(\\sec x + \\tan x)}{\\sec^2 x - \\tan^2 x}',
      bad: '\\sec x - \\tan x',
    },
    {
      left: '\\frac{#}{\\sec x + \\tan x}',
      right: '#(\\sec x - \\tan x)',
      move: 'conjugate',
      what: '\\sec x - \\tan x',
      by: '',
      next: '\\frac{#(\\sec x - \\tan x)}{\\sec^2 x - \\tan^2 x}',
      bad: '\\sec x + \\tan x',
    },
    {
      left: '\\frac{#}{\\csc x - \\cot x}',
      right: '#(\\csc x + \\cot x)',
      move: 'conjugate',
      what: '\\csc x + \\cot x',
      by: '',
      next: '\\frac{#(\\csc x + \\cot x)}{\\csc^2 x - \\cot^2 x}',
      bad: '\\csc x - \\cot x',
    },
    {
      left: '\\frac{#}{\\csc x + \\cot x}',
      right: '#(\\csc x - \\cot x)',
      move: 'conjugate',
      what: '\\csc x - \\cot x',
      by: '',
      next: '\\frac{#(\\csc x - \\cot x)}{\\csc^2 x - \\cot^2 x}',
      bad: '\\csc x + \\cot x',
    },
  ],
  3: [
    {
      left: '\\frac{#}{1 - \\sin x} + \\frac{#}{1 + \\sin x}',
      right: '@ \\sec^2 x',
      move: 'join',
      what: '(1 - \\sin x)(1 + \\sin x)',
      by: '',
      next: '\\frac{@}{1 - \\sin^2 x}',
      bad: '',
    },
    {
      left: '\\frac{#}{1 - \\cos x} + \\frac{#}{1 + \\cos x}',
      right: '@ \\csc^2 x',
      move: 'join',
      what: '(1 - \\cos x)(1 + \\cos x)',
      by: '',
      next: '\\frac{@}{1 - \\cos^2 x}',
      bad: '',
    },
    {
      left: '\\frac{# \\cos x}{1 + \\sin x} + \\frac{# \\cos x}{1 - \\sin x}',
      right: '@ \\sec x',
      move: 'join',
      what: '(1 - \\sin x)(1 + \\sin x)',
      by: '',
      next: '\\frac{@ \\cos x}{1 - \\sin^2 x}',
      bad: '',
    },
    {
      left: '\\frac{#(\\sin^4 x - \\cos^4 x)}{\\sin^2 x - \\cos^2 x}',
      right: '#',
      move: 'factor',
      what: '#(\\sin^2 x + \\cos^2 x)(\\sin^2 x - \\cos^2 x)',
      by: '',
      next: '#(\\sin^2 x + \\cos^2 x)',
      bad: '\\sin^2 x',
    },
    {
      left: '\\frac{#(1 - \\sin^4 x)}{1 + \\sin^2 x}',
      right: '# \\cos^2 x',
      move: 'factor',
      what: '#(1 - \\sin^2 x)(1 + \\sin^2 x)',
      by: '',
      next: '#(1 - \\sin^2 x)',
      bad: '\\sin^2 x',
    },
    {
      left: '\\frac{#(\\sec^4 x - \\tan^4 x)}{\\sec^2 x + \\tan^2 x}',
      right: '#',
      move: 'factor',
      what: '#(\\sec^2 x - \\tan^2 x)(\\sec^2 x + \\tan^2 x)',
      by: '',
      next: '#(\\sec^2 x - \\tan^2 x)',
      bad: '\\sec^2 x',
    },
    {
      left: '\\frac{# \\sin x (1 + \\cos x)}{1 - \\cos^2 x}',
      right: '\\frac{#(1 + \\cos x)}{\\sin x}',
      move: 'identity',
      what: '1 - \\cos^2 x',
      by: '\\sin^2 x',
      next: '\\frac{# \\sin x (1 + \\cos x)}{\\sin^2 x}',
      bad: '(1 - \\cos x)^2',
    },
    {
      left: '\\frac{# \\cos x (1 + \\sin x)}{1 - \\sin^2 x}',
      right: '\\frac{#(1 + \\sin x)}{\\cos x}',
      move: 'identity',
      what: '1 - \\sin^2 x',
      by: '\\cos^2 x',
      next: '\\frac{# \\cos x (1 + \\sin x)}{\\cos^2 x}',
      bad: '(1 - \\sin x)^2',
    },
  ],
};
