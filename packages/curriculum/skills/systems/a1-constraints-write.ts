import { choiceSkill, type Level, type Random } from '../../src/kit/index.ts';
import { type BudgetStory, budgetStories } from '../../src/linear-stories/budget-stories.ts';
import { type LimitStory, limitStories } from '../../src/linear-stories/limit-stories.ts';

/** x and y things: n limits how many, v what they take by p and q; at level 3 w limits what they give by r and s. */
type Params = {
  story: BudgetStory;
  limit: LimitStory;
  n: number;
  p: number;
  q: number;
  v: number;
  r: number;
  s: number;
  w: number;
};

/** Level 1 has two upper limits, level 2 a lower and an upper one, level 3 two limits with numbers of their own. */
export const a1ConstraintsWrite = choiceSkill('a1-constraints-write', {
  version: 1,
  scenes: [budgetStories, limitStories],
  text: {
    headline: 'Write limits as inequalities',
    ask: 'Which inequalities tell these limits?',
    'ask-letters': 'Which inequalities fit?',
    all: '{one}, {other}, {low} and {left}',
    bare: '{one} and {other}',
    right: 'Each limit has its own inequality, and no number of things is below zero.',
    reversed: 'Read the words of the limits once more. Is “at least” up to a number, or from it on?',
    negative: 'Could {x} be a negative number in these inequalities? Could it be in the story?',
    swapped:
      'Put in one thing of the first kind and none of the second. Does the inequality give its number?',
    other: 'Go through the limits one by one. Then ask which numbers make sense at all.',
    'first-do': 'Write the first limit.',
    'first-count': 'Both kinds together are counted.',
    'first-sum': 'What one of each takes is multiplied by how many there are.',
    'second-do': 'Write the second limit.',
    'second-why': 'What one of each gives or takes is multiplied by how many there are.',
    'zero-do': 'Ask which numbers make sense.',
    'zero-why': 'Nobody can have fewer than zero of a thing.',
    'join-do': 'Put all of them together.',
    'join-why': 'Every one of them has to hold at the same time.',
  },
  draw: ({ level, random }): Params => drawLimits(level, random),
  build(params: Params, { level, say, step, distractor }) {
    const { story, limit, n, p, q, v, r, s, w } = params;
    const sum = (a: number, b: number): string => `${a === 1 ? '' : a}x + ${b === 1 ? '' : b}y`;
    const count = level === 1 ? '≤' : '≥';
    const back = level === 1 ? '≥' : '≤';
    const first = level === 3 ? `$${sum(p, q)} < ${v}$` : `$x + y ${count} ${n}$`;
    const second = level === 3 ? `$${sum(r, s)} ≥ ${w}$` : `$${sum(p, q)} ≤ ${v}$`;
    const turned = level === 3 ? `$${sum(r, s)} ≤ ${w}$` : `$x + y ${back} ${n}$`;
    const swapped =
      level === 3 ? [`$${sum(q, p)} < ${v}$`, `$${sum(s, r)} ≥ ${w}$`] : [first, `$${sum(q, p)} ≤ ${v}$`];
    const zero = { low: '$x ≥ 0$', left: '$y ≥ 0$' };
    const all = (one: string, other: string) => say('all', { one, other, ...zero });
    const right = all(first, second);
    return {
      words: { x: '$x$', y: '$y$' },
      question:
        level === 3
          ? [say(`${limit.key}-told`, { p, q, v, r, s, w }), `${limit.key}-letters`, 'ask-letters']
          : [say(`${story.key}-${level === 1 ? 'most' : 'least'}`, { p, q, n, v }), 'ask'],
      answer: { value: 'right', text: right },
      distractors: [
        distractor(
          'reverses-one-symbol',
          'turned',
          'reversed',
          level === 3 ? all(first, turned) : all(turned, second),
        ),
        distractor(
          'leaves-out-that-amounts-are-not-negative',
          'bare',
          'negative',
          say('bare', { one: first, other: second }),
        ),
        distractor('swaps-the-coefficients', 'swapped', 'swapped', all(swapped[0] ?? '', swapped[1] ?? '')),
      ],
      steps: [
        step(
          'first',
          level === 3 ? `less than ${v}` : `${level === 1 ? 'at most' : 'at least'} ${n}`,
          first,
          {
            why: level === 3 ? 'first-sum' : 'first-count',
          },
        ),
        step('second', level === 3 ? `at least ${w}` : `at most ${v}`, second),
        step('zero', 'numbers of things', `${zero.low} and ${zero.left}`),
        step('join', `${first} and ${second}`, 'all four together'),
      ],
      finalAnswer: right,
      claims: [`${p} + ${q} = ${p + q}`],
    };
  },
});

function drawLimits(level: Level, random: Random): Params {
  return random.until(() => {
    const story = random.pick(budgetStories.list);
    const limit = random.pick(limitStories.list);
    const [low = 1, high = 1] = story.count;
    const n = random.int(low, high);
    const [p, q] =
      level === 3
        ? [random.pick(limit.p), random.pick(limit.q)]
        : [random.pick(story.p), random.pick(story.q)];
    const [r, s] = [random.pick(limit.r), random.pick(limit.s)];
    const [x, y] = [random.int(2, 8), random.int(2, 8)];
    // Between all of the cheaper kind and all of the other one, so that both limits matter.
    const share = random.int(30, 70) / 100;
    const v =
      level === 3
        ? (Math.floor((p * x + q * y) / 5) + 1) * 5
        : Math.round((n * (p + share * (q - p))) / 10) * 10;
    const w = Math.floor((r * x + s * y) / 5) * 5;
    const isOpen = level === 3 ? w > 0 && r !== s : v > n * p && v < n * q;
    return isOpen ? { story, limit, n, p, q, v, r, s, w } : null;
  });
}
