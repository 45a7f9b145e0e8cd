import { choiceSkill, type Level, type Random } from '../../src/kit/index.ts';
import { type BudgetStory, budgetStories } from '../../src/linear-stories/budget-stories.ts';
import { type LimitStory, limitStories } from '../../src/linear-stories/limit-stories.ts';
import { type TwoMixtures, twoMixtures } from '../../src/linear-stories/two-mixtures.ts';
import { upperBound } from '../../src/numbers/decimal-quotient.ts';

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
  scenes: [budgetStories, limitStories, twoMixtures],
  text: {
    headline: 'Write limits as inequalities',
    ask: 'Which inequalities describe all limits on {x} and {y}, also those that the story does not say?',
    'ask-letters': 'Which inequalities describe all limits, also those that the story does not say?',
    all: '{one}, {other}, {low} and {left}',
    bare: '{one} and {other}',
    right: 'Each limit has its own inequality, and no number of things is below zero.',
    reversed:
      'Read the words of each limit once more. Do they allow this number or more, or this number or less?',
    negative: 'Could {x} be a negative number in these inequalities? Could it be in the story?',
    swapped: 'Put in one for {x} and zero for {y}. Does the inequality use the right number of the story?',
    'right-most': 'It keeps within both limits, and one more would break one of them.',
    'most-one': 'This keeps within one of the limits. Is there enough of the other material?',
    'most-past': 'Put this number into both limits. Are both kept?',
    'most-none': 'This uses all the material for the second kind. How much does the first kind take?',
    'other-most': 'Write one limit for each material. The smaller of both results counts.',
    'main-do':
      'Write the limit of the first material, with {first} things of the first kind and {y} of the second kind.',
    'main-why': 'What both kinds take must not be more than there is.',
    'side-do': 'Write the limit of the second material.',
    'side-why': 'It works in the same way.',
    'in-do': 'Put in {x} and solve the first limit.',
    'in-why': 'Take off what the first kind uses. Divide by what one of the second kind takes.',
    'out-do': 'Solve the second limit in the same way.',
    'out-why': 'Each limit has its own greatest number.',
    'both-do': 'Take the smaller bound, and round down to a whole number.',
    'both-why': 'Both limits have to be kept, and only whole things can be made.',
    'final-most': '{result}',
    other: 'Go through the limits one by one. Then ask which numbers make sense at all.',
    'first-do': 'Write the first limit.',
    'first-count': 'Both kinds together are counted.',
    'first-sum': 'Multiply what one of each takes by how many there are.',
    'second-do': 'Write the second limit.',
    'second-why': 'Multiply what one of each gives or takes by how many there are.',
    'zero-do': 'Ask which numbers make sense.',
    'zero-why': 'There cannot be fewer than zero of anything.',
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
    const told = `${level === 1 ? 'at most' : 'at least'} ${n}`;
    const linesOf = (one: string, other: string) => [
      step('first', level === 3 ? `less than ${v}` : told, one, {
        why: level === 3 ? 'first-sum' : 'first-count',
      }),
      step('second', level === 3 ? `at least ${w}` : `at most ${v}`, other),
      step('zero', 'numbers of things', `${zero.low} and ${zero.left}`),
      step('join', `${one} and ${other}`, 'all four together'),
    ];
    return {
      words: { x: '$x$', y: '$y$' },
      question:
        level === 3
          ? [say(`${limit.key}-told`, { p, q, v, r, s, w }), `${limit.key}-letters`, 'ask-letters']
          : [say(`${story.key}-${level === 1 ? 'most' : 'least'}`, { p, q, n, v }), 'ask'],
      answer: { value: 'right', text: right },
      distractors: [
        distractor('reverses-one-symbol', 'turned', 'reversed', {
          text: level === 3 ? all(first, turned) : all(turned, second),
          work: level === 3 ? linesOf(first, turned) : linesOf(turned, second),
        }),
        distractor('leaves-out-that-amounts-are-not-negative', 'bare', 'negative', {
          text: say('bare', { one: first, other: second }),
          work: [
            ...linesOf(first, second).slice(0, 2),
            step('join', `${first} and ${second}`, 'both together'),
          ],
        }),
        distractor('swaps-the-coefficients', 'swapped', 'swapped', {
          text: all(swapped[0] ?? '', swapped[1] ?? ''),
          work: linesOf(swapped[0] ?? '', swapped[1] ?? ''),
        }),
      ],
      steps: linesOf(first, second),
      finalAnswer: right,
      claims: [`${p} + ${q} = ${p + q}`],
    };
  },
  stretch: {
    draw: ({ random }) => drawBest(random),
    build({ mixture, p, q, r, s, x, v, w }, { say, step, distractor }) {
      const [main, side] = [(v - p * x) / q, (w - r * x) / s];
      const [value, more] = [Math.floor(Math.min(main, side)), Math.floor(Math.max(main, side))];
      const [first, second] = [upperBound('y', v - p * x, q), upperBound('y', w - r * x, s)];
      return {
        words: { x: `$x = ${x}$`, first: '$x$', y: '$y$', result: value },
        question: [say(`${mixture.key}-one`, { p, q, r, s }), say(`${mixture.key}-most`, { v, w, x })],
        answer: { value, form: 'integer', reason: 'right-most' },
        distractors: [
          distractor('checks-only-one-inequality', more, 'most-one'),
          distractor('rounds-past-the-limit', value + 1, 'most-past'),
          distractor('slip', Math.floor(Math.min(v / q, w / s)), 'most-none'),
        ],
        steps: [
          step('main', `at most ${v}`, `$${p}x + ${q}y ≤ ${v}$`),
          step('side', `at most ${w}`, `$${r}x + ${s}y ≤ ${w}$`),
          step('in', `$${p} \\cdot ${x} + ${q}y ≤ ${v}$`, first),
          step('out', `$${r} \\cdot ${x} + ${s}y ≤ ${w}$`, second),
          step('both', `${first} and ${second}`, value),
        ],
        otherWrong: 'other-most',
        finalAnswer: 'final-most',
        claims: [`${p} * ${x} + ${q} * ${value} < ${v + 1}`, `${r} * ${x} + ${s} * ${value} < ${w + 1}`],
      };
    },
  },
});

type Best = {
  mixture: TwoMixtures;
  p: number;
  q: number;
  r: number;
  s: number;
  x: number;
  v: number;
  w: number;
};

/** Enough of both materials for x things of the first kind and some of the second, but not the same of both. */
function drawBest(random: Random): Best {
  return random.until(() => {
    const mixture = random.pick(twoMixtures.list);
    const of = ([low = 1, high = 1]: readonly number[]): number => random.int(low, high);
    const [p, q, r, s] = [
      of(mixture.first.main),
      of(mixture.second.main),
      of(mixture.first.other),
      of(mixture.second.other),
    ] as const;
    const [x, y] = [random.int(2, 6), random.int(3, 9)];
    const [v, w] = [
      p * x + q * y + random.int(0, q - 1),
      r * x + s * (y + random.pick([-1, 1, 2])) + random.int(0, s - 1),
    ];
    const [main, side] = [Math.floor((v - p * x) / q), Math.floor((w - r * x) / s)];
    const [value, more] = [Math.min(main, side), Math.max(main, side)];
    const values = [value, more, value + 1, Math.floor(Math.min(v / q, w / s))];
    return value > 1 && new Set(values).size === 4 ? { mixture, p, q, r, s, x, v, w } : null;
  });
}

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
