import {
  argueFor,
  choiceSkill,
  type Distractor,
  type Level,
  type Random,
  type Tools,
} from '../../src/kit/index.ts';
import { type EqualOrNot, equalOrNot } from '../../src/linear-stories/equal-or-not.ts';
import { linearSide, termText } from '../../src/numbers/linear-sides.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { drawPlainLetter } from '../../src/numbers/variable-letters.ts';
import { drawName } from '../../src/scenes/people.ts';

const asks = ['many', 'what', 'named', 'says'] as const;
type Kind = 'one' | 'zero' | 'none' | 'all';

/** Levels 1 and 3: ax + b = cx + d, at level 3 in a story with k(mx + n) on one side. Level 2: a(x + b) = cx + d. */
type Params = {
  ask: (typeof asks)[number];
  story: EqualOrNot;
  name: string;
  letter: string;
  kind: Kind;
  a: number;
  b: number;
  c: number;
  d: number;
  k: number;
};

const text = {
  headline: 'How many solutions?',
  many: 'How many solutions does {e} have?',
  what: 'What is true of {e}?',
  named: '{name} solves {e}. What will {name} find?',
  says: 'What do you find when you solve {e}?',
  one: 'One solution, a number other than zero',
  none: 'No solution, since no number fits',
  all: 'Infinitely many, since every number fits',
  zero: 'One solution, and it is the number zero',
  'story-one': 'Only for one value of $x$ above zero',
  'story-none': 'Never, for no value of $x$',
  'story-all': 'For every value of $x$',
  'story-zero': 'Only when $x$ is equal to zero',
  'right-one': 'The variable stays, so there is one number that fits.',
  'right-none': 'The letter goes away, and what is left is false for every number.',
  'right-all': 'The letter goes away, and what is left is true for every number.',
  'truth-none': 'A true statement is left when {x} goes away. Try any number. Does it fit?',
  'truth-zero':
    'A true statement is left, and it does not name {x}. Try a number other than zero. Does it fit?',
  'false-zero': 'A false statement is left. Put zero in for {x}. Are both sides equal?',
  'false-all': 'A false statement is left when {x} goes away. Try any number. Does it fit?',
  'zero-none': 'Put zero in for {x}. Are both sides equal then?',
  'one-none': 'The two sides look different. Can they still have the same value for some number?',
  'one-all': 'Try another number as well. Are both sides equal there, too?',
  'one-zero': 'Put zero in for {x}. Are both sides equal then?',
  'one-false': 'A false statement is left when {x} goes away. Can it be true for one number?',
  'one-true': 'A true statement is left when {x} goes away. For how many numbers does it hold?',
  'one-at-zero': 'Dividing gives one number. Which number is it here?',
  other: 'Collect the terms with {x} on one side. What is left?',
  'open-do': 'Expand the parentheses.',
  'open-why': 'Both sides can be compared then.',
  'equal-do': 'Write an equation for the story.',
  'equal-why': 'Both amounts should be the same.',
  'compare-do': 'Compare the coefficients of {x}.',
  'compare-same': 'They are equal, so {x} goes away.',
  'compare-other': 'They differ, so {x} stays on one side.',
  'take-do': 'Take the term with {x} away from both sides.',
  'take-why': 'What is left tells how many numbers fit.',
  'take-same': 'Both sides stay equal when the same is taken away from each.',
  'move-plus': 'Add {size, number} to both sides.',
  'move-minus': 'Take {size, number} away from both sides.',
  'move-why': 'What is left tells how many numbers fit.',
  'claim-one': 'It has just one solution.',
  'claim-none': 'It has no solution.',
  'claim-all': 'Every number is a solution.',
  'shows-one': 'The letter stays on one side.',
  'shows-none': 'The letter goes away, and a false statement is left.',
  'shows-all': 'The letter goes away, and a true statement is left.',
  'since-one': 'Dividing gives one number, and it may be zero.',
  'since-none': 'No number makes a false statement true.',
  'since-all': 'A true statement stays true for every number.',
  'say-do': 'Say what this means.',
  'say-one': 'Dividing gives one number for {x}.',
  'say-none': 'No number can make a false statement true.',
  'say-all': 'The statement stays true, whatever number stands for {x}.',
} as const;

type Said = Tools<keyof typeof text | keyof typeof equalOrNot.text>;

/** Level 1 has both sides in order, level 2 parentheses, level 3 a story. */
export const m8CountSolutionsEquation = choiceSkill('m8-count-solutions-equation', {
  version: 6,
  byHand: { levels: [1, 2], ask: 'hand-argue', share: 40 },
  scenes: [equalOrNot],
  text,
  draw: ({ level, random }): Params => drawEquation(level, random),
  build(params: Params, tools) {
    const { level, say, step } = tools;
    const { ask, story, name, letter, kind, a, b, c, d, k } = params;
    const [left, right] = sidesOf(params, level);
    const e = `$${left} = ${right}$`;
    const opened = `$${linearSide(a, letter, b)} = ${linearSide(c, letter, d)}$`;
    const isStory = level === 3;
    const key = kind === 'zero' ? 'zero' : kind;
    const means = {
      one: 'one solution',
      zero: 'the solution zero',
      none: 'no solution',
      all: 'every number',
    }[kind];
    const before = k > 1 ? opened : e;
    const rest =
      a === c
        ? b === d
          ? `${signed(b)} on both sides, a true statement`
          : `${signed(b)} on the left and ${signed(d)} on the right, a false statement`
        : restOf(params);
    return {
      words: { name, x: `$${letter}$`, e, first: `$${left}$`, second: `$${right}$` },
      question: isStory ? [`${story.key}-told`, `${story.key}-ask`] : ask,
      answer: {
        value: isStory ? (`story-${key}` as const) : key,
        reason: kind === 'zero' ? 'right-one' : `right-${kind}`,
      },
      distractors: wrongOf(kind, tools),
      drawn: { make: argued(kind, tools) },
      steps: [
        isStory && step('equal', 'both amounts', e),
        k > 1 && step('open', e, opened),
        a === c
          ? step('compare', `coefficients of $${letter}$`, `${signed(a)} and ${signed(c)}`, {
              why: 'compare-same',
            })
          : step('compare', `coefficients of $${letter}$`, `${signed(a)} and ${signed(c)}`, {
              why: 'compare-other',
            }),
        a === c
          ? step('take', before, rest)
          : step('take', before, collectedOf(params), { why: 'take-same' }),
        a !== c &&
          step('move', collectedOf(params), rest, {
            do: say(constantOf(params) < 0 ? 'move-plus' : 'move-minus', {
              size: Math.abs(constantOf(params)),
            }),
            why: 'move-why',
          }),
        step('say', rest, means, { why: kind === 'zero' ? 'say-one' : `say-${kind}` }),
      ],
      claims: [
        kind === 'none'
          ? b < d
            ? `${b} < ${d}`
            : `${d} < ${b}`
          : `${a} * ${xOf(params)} + (${b}) = ${c} * ${xOf(params)} + (${d})`,
      ],
    };
  },
});

/** What is concluded from what is left, before what is concluded by who reads it in another way. */
const conclusions = {
  one: ['one', 'none', 'all'],
  zero: ['one', 'none', 'all'],
  none: ['none', 'one', 'all'],
  all: ['all', 'none', 'one'],
} as const satisfies Readonly<Record<Kind, readonly ('one' | 'none' | 'all')[]>>;

/** How many solutions there are, what shows it, and why. */
function argued(kind: Kind, { say }: Said) {
  const parts = conclusions[kind];
  return argueFor({
    claims: parts.map((one) => say(`claim-${one}`)),
    evidence: parts.map((one) => say(`shows-${one}`)),
    reasons: parts.map((one) => say(`since-${one}`)),
    wrong: [
      [1, 1, 1],
      [2, 2, 2],
    ],
  });
}

/** The constant beside the letter, once the letter is collected. */
function constantOf({ a, b, c, d }: Params): number {
  return a > c ? b : d;
}

function xOf({ a, b, c, d }: Params): string {
  return a === c ? '3' : `(${(d - b) / (a - c)})`;
}

/** What is left when the letter is collected on the side that has more of it. */
function collectedOf({ letter, a, b, c, d }: Params): string {
  return a > c
    ? `$${linearSide(a - c, letter, b)} = ${signed(d)}$`
    : `$${signed(b)} = ${linearSide(c - a, letter, d)}$`;
}

/** What is left when the letter is collected and the constants are on the other side. */
function restOf({ letter, a, b, c, d }: Params): string {
  return a > c
    ? `$${termText(a - c, letter)} = ${signed(d - b)}$`
    : `$${signed(b - d)} = ${termText(c - a, letter)}$`;
}

/** With the parentheses that level 2 and some stories have. */
function sidesOf({ letter, kind, a, b, c, d, k }: Params, level: Level): readonly [string, string] {
  const turned = `${signed(d)} ${c < 0 ? '−' : '+'} ${termText(Math.abs(c), letter)}`;
  const right = level === 1 && kind === 'all' ? turned : linearSide(c, letter, d);
  if (k === 1 || level === 1) return [linearSide(a, letter, b), right];
  return [`${k}(${linearSide(a / k, letter, b / k)})`, right];
}

type Wrong = readonly [Distractor['misconception'], Kind, keyof typeof text];

const wrongWays: Readonly<Record<Kind, readonly Wrong[]>> = {
  one: [
    ['thinks-different-sides-never-agree', 'none', 'one-none'],
    ['takes-one-solution-for-every-number', 'all', 'one-all'],
    ['slip', 'zero', 'one-zero'],
  ],
  zero: [
    ['says-x-is-zero-means-no-solution', 'none', 'zero-none'],
    ['takes-one-solution-for-every-number', 'all', 'one-all'],
    ['slip', 'one', 'one-at-zero'],
  ],
  none: [
    ['reads-a-false-statement-as-x-is-zero', 'zero', 'false-zero'],
    ['reads-a-false-statement-as-every-number', 'all', 'false-all'],
    ['slip', 'one', 'one-false'],
  ],
  all: [
    ['reads-zero-equals-zero-as-no-solution', 'none', 'truth-none'],
    ['reads-zero-equals-zero-as-x-is-zero', 'zero', 'truth-zero'],
    ['slip', 'one', 'one-true'],
  ],
};

/** What is read out of the last statement wrongly; the others do not look at it. */
const misreads: ReadonlySet<Distractor['misconception']> = new Set([
  'says-x-is-zero-means-no-solution',
  'reads-a-false-statement-as-x-is-zero',
  'reads-a-false-statement-as-every-number',
  'reads-zero-equals-zero-as-no-solution',
  'reads-zero-equals-zero-as-x-is-zero',
]);

/** The other statements; in a story they speak of its numbers. */
function wrongOf(kind: Kind, { level, distractor }: Said) {
  return wrongWays[kind].map(([misconception, value, reason]) =>
    distractor(misconception, level === 3 ? `story-${value}` : value, reason, {
      ...(misreads.has(misconception) && { concludes: true }),
    }),
  );
}

function drawEquation(level: Level, random: Random): Params {
  const kind = random.pick(
    level === 3
      ? (['one', 'none', 'all', 'none', 'zero'] as const)
      : (['one', 'zero', 'none', 'all'] as const),
  );
  const story = random.pick(equalOrNot.list);
  return random.until(() => {
    const sign = (): number => (level === 3 ? 1 : random.pick([1, -1]));
    const k = level === 1 ? 1 : level === 2 || kind === 'all' ? random.int(2, 6) : random.int(1, 3);
    const [m, n] =
      level === 3
        ? [random.int(1, 12), random.int(1, 60)]
        : [random.int(1, 6) * sign(), random.int(1, 9) * sign()];
    const [a, b] = [k * m, k * n];
    const isSame = kind === 'none' || kind === 'all';
    const c = isSame ? a : random.int(1, 12) * sign();
    const x = kind === 'one' ? random.int(2, 12) * sign() : 0;
    const d = kind === 'none' ? b + random.int(1, 12) * random.pick([1, -1]) : a * x + b - c * x;
    const params: Params = {
      ask: random.pick(asks),
      story,
      name: drawName(random),
      letter: level === 3 ? 'x' : drawPlainLetter(random),
      kind,
      a,
      b,
      c,
      d,
      k,
    };
    return isOpen(params, level) ? params : null;
  });
}

function isOpen({ story, kind, a, b, c, d, k }: Params, level: Level): boolean {
  const isSame = kind === 'none' || kind === 'all';
  if ((a === c) !== isSame || d === 0 || Math.abs(d) > 90) return false;
  // The same equation twice would tell the answer at once.
  if (kind === 'all' && k === 1 && level === 3) return false;
  if (level < 3) return true;
  const within = (value: number, [least = 0, most = 0]: readonly number[]): boolean =>
    value >= least && value <= most;
  return [a, c].every((one) => within(one, story.rate)) && [b, d].every((one) => within(one, story.start));
}
