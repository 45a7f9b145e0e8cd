import { argueFor, numberSkill, type Tools } from '../../src/kit/index.ts';
import { countedLimits } from '../../src/linear-stories/counted-limits.ts';
import {
  drawJudged,
  fitOf,
  type JudgedNumbers,
  type NumberFit,
  possibleNumbers,
  solves,
  wrongSets,
} from '../../src/linear-stories/judged-numbers.ts';
import { listedWithAnd } from '../../src/numbers/listed-with-and.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';

const text = {
  headline: 'Which solutions are possible?',
  right: 'They solve the inequality, and each of them makes sense in the story.',
  'right-judged':
    'The number is tested in the inequality, and the story says what kinds of numbers it allows.',
  negative: 'Look at {seen}. Is a number below zero possible in this story?',
  fraction: 'Look at {seen}. Does this story allow a part of one?',
  boundary: 'Look at the limit itself. Does the symbol leave it out?',
  side: 'These numbers lie on the other side of the limit. Test {seen} in the inequality.',
  wholes: 'Look at {seen}. Does this amount have to be a whole number?',
  over: 'Put {seen} into the inequality. Is it true?',
  other: 'Solve the inequality. Then ask of each number whether it makes sense in the story.',
  'undo-do': 'Take {fixed, number} off both sides.',
  'undo-why': 'The same is subtracted from both sides, and the symbol stays.',
  'divide-do': 'Divide both sides by {rate, number}.',
  'divide-why': 'The number is positive, so the symbol stays.',
  'read-do': 'Read the limit.',
  'read-most': 'Numbers up to it, and the limit itself, make it true.',
  'read-least': 'Numbers from it on, and the limit itself, make it true.',
  'below-do': 'Take out numbers that do not solve the inequality, and numbers below zero.',
  'below-why': 'There cannot be less than nothing.',
  'whole-do': 'Keep whole numbers only.',
  'whole-why': 'What is counted here has no parts.',
  'part-do': 'Keep numbers that are not whole as well.',
  'part-why': 'This amount need not be whole.',
  final: 'The possible numbers are {result}.',
  'final-one': 'The only possible number is {result}.',
  explain: [
    'Is {judged} possible for $x$? Choose a claim, what shows it, and why.',
    'Somebody says that $x$ can be {judged}. Is that so? Give a claim, the evidence and the reason.',
    'Can $x$ be {judged}? Give your answer, what shows it, and why.',
    'For $x$, somebody proposes {judged}. Choose a claim, the evidence for it, and the reason.',
  ],
  'claim-yes': '{judged} is possible.',
  'claim-no': '{judged} is not possible.',
  'shows-true': 'The inequality is true for {judged}.',
  'shows-false': 'The inequality is false for {judged}.',
  'shows-below': '{judged} is below zero.',
  'shows-above': '{judged} is not below zero.',
  'shows-whole': '{judged} is a whole number.',
  'shows-part': '{judged} is not a whole number.',
  'since-count': 'What is counted here may be any whole number from zero on.',
  'since-size': 'This amount may have any size from zero on.',
  'since-none': 'There cannot be less than nothing.',
  'since-solves': 'Only a number that solves the inequality can be possible.',
  'since-every': 'Each number that solves an inequality is possible in its story.',
  'any-size': 'This allows any size. Does the story allow a part of one?',
  'more-asked': 'To solve the inequality is one thing. What else does the story ask of a number?',
  'other-explain': 'Test the number in the inequality. Then ask what kinds of numbers the story allows.',
  'test-do': 'Put {judged} in for $x$.',
  'test-why': 'A number that does not solve the inequality is not possible.',
  'sense-do': 'Ask whether the story allows {judged}.',
  'sense-why': 'A count is a whole number, a measure may have any size, and neither is below zero.',
} as const;
type Said = Tools<keyof typeof text | keyof typeof countedLimits.text>;

/**
 * Level 1 tells the limit at once, level 2 in an inequality to solve, level 3 also for amounts that need not be whole. From
 * level 2 on, some problems ask why one number is possible or not.
 */
export const a1SolutionViable = numberSkill('a1-solution-viable', {
  version: 2,
  form: 'set',
  scenes: [countedLimits],
  text,
  byHand: { levels: [2, 3], ask: 'explain', share: 45 },
  draw: ({ level, random }): JudgedNumbers =>
    drawJudged(random, {
      scenes: countedLimits.list.filter(({ whole }) => whole || level !== 2),
      isTold: level > 1,
    }),
  build(params: JudgedNumbers, tools) {
    const { scene, rate, fixed, bound, list, judged } = params;
    const { level, say, step, distractor } = tools;
    const { whole, way } = scene;
    const sign = way === 'most' ? '≤' : '≥';
    const total = Math.round(fixed + rate * bound);
    const [plain, limit] = [`$x ${sign} ${bound}$`, `$${rate}x + ${fixed} ${sign} ${total}$`];
    const product = `$${rate}x ${sign} ${total - fixed}$`;
    const value = setOf(possibleNumbers(params));
    const solving = list.filter((one) => one >= 0 && solves(params, one));
    const solved =
      level === 1
        ? [
            step('read', plain, way === 'most' ? `up to ${bound}` : `from ${bound} on`, {
              why: `read-${way}`,
            }),
          ]
        : [step('undo', limit, product), step('divide', product, plain)];
    return {
      words: {
        bound,
        rate,
        fixed,
        total,
        plain,
        limit,
        list: `${list.slice(0, -1).map(signed).join(', ')} and ${signed(list.at(-1) ?? 0)}`,
        judged: signed(judged),
        result: listedWithAnd(value),
      },
      question: [level === 1 ? `${scene.key}-plain` : `${scene.key}-told`, `${scene.key}-ask`],
      answer: value,
      distractors: wrongSets(params).map(({ misconception, numbers, reason, seen }) =>
        distractor(misconception, setOf(numbers), say(reason, { seen: signed(seen) })),
      ),
      steps: [
        ...solved,
        step('below', list.map(signed).join(', '), solving.map(signed).join(', ')),
        whole ? step('whole', 'whole numbers', value) : step('part', 'any size', value),
      ],
      finalAnswer: value.includes(',') ? 'final' : 'final-one',
      drawn: {
        make: argued(params, tools),
        right: 'right-judged',
        otherWrong: 'other-explain',
        steps: [
          ...solved,
          step('test', plain, solves(params, judged) ? 'true' : 'false'),
          step('sense', signed(judged), fitOf(params, judged) === 'fits' ? 'possible' : 'not possible'),
        ],
      },
      claims: [level === 1 ? `${bound} - ${bound} = 0` : `${rate} * ${bound} + ${fixed} = ${total}`],
    };
  },
});

function setOf(numbers: readonly number[]): string {
  return numbers
    .toSorted((a, b) => a - b)
    .map(signed)
    .join(', ');
}

type Shows = `shows-${'true' | 'false' | 'below' | 'above' | 'whole' | 'part'}`;
type Since = `since-${'count' | 'size' | 'none' | 'solves' | 'every'}`;

/** What shows a verdict and why, each before the parts that do not carry it. */
const partsOf: Readonly<
  Record<NumberFit, (isWhole: boolean, counts: boolean) => readonly [readonly Shows[], readonly Since[]]>
> = {
  fits: (_isWhole, counts) => [
    ['shows-true', 'shows-false', 'shows-below'],
    counts ? ['since-count', 'since-size', 'since-every'] : ['since-size', 'since-count', 'since-every'],
  ],
  fraction: () => [
    ['shows-part', 'shows-true', 'shows-above'],
    ['since-count', 'since-size', 'since-every'],
  ],
  negative: (isWhole) => [
    ['shows-below', 'shows-true', isWhole ? 'shows-whole' : 'shows-part'],
    ['since-none', 'since-every', 'since-solves'],
  ],
  outside: (isWhole) => [
    ['shows-false', 'shows-above', isWhole ? 'shows-whole' : 'shows-part'],
    ['since-solves', 'since-every', 'since-none'],
  ],
};

/** Whether one number is possible, what shows it, and why. */
function argued(params: JudgedNumbers, { say, distractor }: Said) {
  const { scene, judged } = params;
  const verdict = fitOf(params, judged) ?? 'fits';
  const [shows, since] = partsOf[verdict](Number.isInteger(judged), scene.whole);
  const words = { judged: signed(judged) };
  const claims = [say('claim-yes', words), say('claim-no', words)];
  const seen = { seen: signed(judged) };
  const one = {
    fits: scene.whole
      ? distractor('accepts-fractions-of-objects', 'size', 'any-size')
      : distractor('marks-only-whole-numbers', 'count', say('wholes', seen)),
    fraction: distractor('accepts-fractions-of-objects', 'yes', say('fraction', seen)),
    negative: distractor('accepts-negative-counts', 'yes', say('negative', seen)),
    outside: distractor('uses-the-wrong-direction-for-a-limit', 'yes', say('over', seen)),
  }[verdict];
  const two = distractor('leaves-out-a-condition', 'every', 'more-asked');
  const [other, every] = verdict === 'fits' || verdict === 'fraction' ? [1, 2] : [2, 1];
  return argueFor({
    claims: verdict === 'fits' ? claims : claims.toReversed(),
    evidence: shows.map((one) => say(one, words)),
    reasons: since.map((one) => say(one)),
    wrong: [
      { by: one, made: verdict === 'fits' ? [0, 0, other] : [1, 1, other] },
      { by: two, made: verdict === 'fits' ? [0, 0, every] : [1, 1, every] },
    ],
  });
}
