import type { Diagram } from '@playforward/diagram';
import { numberSkill } from '../../src/kit/index.ts';

/** Linear p + qx against exponential a·b^x, which is first ahead one step after `before`; there both may be equal. */
type Growth = { p: number; q: number; a: number; b: number; before: number };
type Params = Growth & { scene: 'plain' | 'homes' | 'funds' };

const linear = ({ p, q }: Growth, x: number): number => p + q * x;
const power = ({ a, b }: Growth, x: number): number => a * b ** x;

/** The first x at which the exponential one passes the start of the linear one. */
function pastStart(growth: Growth): number {
  for (let x = 0; ; x += 1) if (power(growth, x) > growth.p) return x;
}

/** Where the linear one is furthest ahead. */
function furthest(growth: Growth): number {
  const xs = Array.from({ length: growth.before + 1 }, (_, x) => x);
  const lead = (x: number): number => linear(growth, x) - power(growth, x);
  return xs.reduce((best, x) => (lead(x) > lead(best) ? x : best), 0);
}

const range = (least: number, most: number): readonly number[] =>
  Array.from({ length: most - least + 1 }, (_, index) => least + index);

/** The linear one is ahead by one of the gaps at the last step before; three different wrong answers. */
function growthsOf(most: number, gaps: readonly number[]): readonly Growth[] {
  const all = range(1, 6).flatMap((a) =>
    range(2, 3).flatMap((b) =>
      range(3, most).flatMap((before) =>
        range(2, 40).flatMap((q) =>
          gaps.map((gap): Growth => ({ p: a * b ** before - q * before + gap, q, a, b, before })),
        ),
      ),
    ),
  );
  return all.filter((growth) => {
    const { p, q, a, b, before } = growth;
    const key = before + 1;
    const answers = [key, before, pastStart(growth), furthest(growth)];
    const isTold = [p, q, a, b].includes(key);
    const isPassed = linear(growth, key) < power(growth, key) && p > a + 1 && p < 300;
    return !isTold && isPassed && new Set(answers).size === 4 && answers.every((x) => x > 0);
  });
}

/** Pairs that meet at a whole number. */
const meeting = { 1: growthsOf(4, [0]), 2: growthsOf(6, [0]), 3: growthsOf(7, [0]) } as const;
/** Pairs that meet between two whole numbers. */
const passing = { 2: growthsOf(6, range(1, 9)), 3: growthsOf(7, range(1, 9)) } as const;

function isMeeting(growth: Growth): boolean {
  return linear(growth, growth.before) === power(growth, growth.before);
}

/**
 * Level 1 shows both graphs, level 2 gives rules, level 3 tells the growth in words; from level 2 on, half of the pairs
 * meet between two whole numbers. The stretch problem asks how far the exponential one is ahead when it has just passed.
 */
export const a1OvertakeTime = numberSkill('a1-overtake-time', {
  version: 7,
  form: 'integer',
  finite: { 1: 3 * meeting[1].length },
  text: {
    headline: 'Find the overtaking step',
    plain: 'One function is {line}, the other is {curve}.',
    homes: 'Plan A gives {line} homes after {x} years, and plan B gives {curve}.',
    funds: 'After {x} weeks, fund A holds {line} dollars and fund B holds {curve}.',
    'plain-told':
      'One amount starts at {p, number} and grows by {q, number} in each step. Another starts at {a, number} and is multiplied by {b, number} in each step.',
    'homes-told':
      'Plan A starts with {p, number} homes and adds {q, number} each year. Plan B starts with {a, number}, and each year has {b, plural, =2 {twice} =3 {three times} other {# times}} as many as the year before.',
    'funds-told':
      'Fund A starts with {p, number} dollars and gets {q, number} more each week. Fund B starts with {a, number}, and each week holds {b, plural, =2 {twice} =3 {three times} other {# times}} as much as the week before.',
    'plain-ask': [
      'For which whole number of steps is the exponential one greater for the first time?',
      'After which whole number of steps is the exponential one first the greater one?',
      'In which whole step does the exponential one pass the linear one?',
    ],
    'plain-ask-x': [
      'For which whole number {x} is the exponential one greater for the first time?',
      'At which whole number {x} is the exponential one first the greater one?',
      'What is the first whole number {x} at which the exponential one has passed the linear one?',
    ],
    'homes-ask': [
      'After how many whole years does plan B have more homes for the first time?',
      'After how many whole years has plan B passed plan A?',
      'What is the first whole year in which plan B has more homes?',
    ],
    'funds-ask': [
      'After how many whole weeks does fund B hold more for the first time?',
      'After how many whole weeks has fund B passed fund A?',
      'What is the first whole week in which fund B holds more?',
    ],
    right: 'One step before, both are equal. From then on, multiplying adds more than the fixed step does.',
    'right-passing': 'One step before, the linear one is still ahead. Here the exponential one is greater.',
    equal: 'Here both have the same value. Which whole number comes next?',
    starts:
      'Here the exponential one only passes the start of the linear one. What has the linear one grown to by then?',
    ahead: 'Here the linear one is farthest ahead. Does it stay ahead forever?',
    early: 'The linear one is still ahead here. Which whole number comes next?',
    late: 'Here the exponential one is greater already. Was it greater one step before as well?',
    other: 'Make a table of both for each whole number. Compare them row by row.',
    'start-do': 'Compare both at the start.',
    'start-why': 'The linear one is ahead at first.',
    'early-do': 'Work out both at a larger whole number, such as {d, number}.',
    'early-why': 'The linear one is ahead here, as at each whole number before. So go on.',
    'before-do': 'Go on to {e, number}.',
    'before-why': 'Both are equal, so neither is greater yet.',
    'before-passing': 'The linear one is still ahead.',
    'line-do': 'Work out the linear one at {k, number}.',
    'line-why': 'It grows by the same amount each time.',
    'power-do': 'Work out the exponential one at {k, number}.',
    'power-why': 'It grows by the same factor each time.',
    'compare-do': 'Compare both.',
    'compare-why': 'Now the exponential one is greater.',
    'plain-final': 'The exponential one is greater for the first time at {k, number}.',
    'homes-final': 'Plan B has more homes for the first time after {k, number} years.',
    'funds-final': 'Fund B holds more for the first time after {k, number} weeks.',
    'plain-lead': [
      'How much greater is the second amount, in the first whole step in which it is ahead?',
      'By how much is the second amount ahead, in the first whole step in which it is greater?',
    ],
    'homes-lead': [
      'How many more homes does plan B have, in the first whole year in which it is ahead?',
      'By how many homes is plan B ahead, in the first whole year in which it has more?',
    ],
    'funds-lead': [
      'How many more dollars does fund B hold, in the first whole week in which it is ahead?',
      'By how many dollars is fund B ahead, in the first whole week in which it holds more?',
    ],
    'right-lead':
      'One step before, both are equal. So the lead is the difference between the next two steps.',
    'lead-end': 'This is the exponential one itself. How much does the linear one have then?',
    'lead-start': 'This is how far apart they are at the start. Where is the exponential one first ahead?',
    'lead-most': 'This is where the linear one is farthest ahead. When is the exponential one ahead?',
    'lead-later': 'This is the lead one step later. Was the exponential one ahead before that?',
    'lead-do': 'Subtract.',
    'lead-why': 'The difference tells how far it is ahead.',
    'plain-ahead': 'The second amount is ahead by {lead}.',
    'homes-ahead': 'Plan B is ahead by {lead} homes.',
    'funds-ahead': 'Fund B is ahead by {lead} dollars.',
  },
  draw({ level, random }): Params {
    const pairs = level > 1 && random.chance(50) ? passing[level === 2 ? 2 : 3] : meeting[level];
    const before = random.pick([...new Set(pairs.map((growth) => growth.before))]);
    return {
      ...random.pick<Growth>(pairs.filter((growth) => growth.before === before)),
      scene: random.pick(['plain', 'homes', 'funds']),
    };
  },
  build({ scene, ...growth }: Params, { level, step, distractor }) {
    const { p, q, a, b, before } = growth;
    const key = before + 1;
    const isEqual = isMeeting(growth);
    const [line, curve] = [linear(growth, key), power(growth, key)];
    const words = {
      line: `$${p} + ${q}x$`,
      curve: `$${a === 1 ? '' : `${a} \\cdot `}${b}^x$`,
      x: '$x$',
      p,
      q,
      a,
      b,
      d: before - 1,
      e: before,
      k: key,
    };
    return {
      words,
      question: [
        level === 3 ? `${scene}-told` : scene,
        scene === 'plain' && level < 3 ? 'plain-ask-x' : `${scene}-ask`,
      ],
      diagram: level === 1 ? graphsOf(growth) : null,
      answer: { value: key, reason: isEqual ? 'right' : 'right-passing' },
      distractors: [
        isEqual
          ? distractor('stops-at-the-equal-value', before, 'equal')
          : distractor('slip', before, 'early'),
        distractor('compares-only-the-starting-values', pastStart(growth), 'starts'),
        distractor('thinks-the-linear-one-stays-ahead', furthest(growth), 'ahead'),
        distractor('slip', key + 1, 'late'),
      ],
      steps: [
        step('start', 'at zero', `${p} > ${a}`),
        step('early', ...bothWorks(growth, before - 1)),
        step('before', ...bothWorks(growth, before), { why: isEqual ? 'before-why' : 'before-passing' }),
        step('line', `${p} + ${q} × ${key}`, line),
        step('power', powerWork(a, b, key), curve),
        step('compare', `${curve} > ${line}`, `at ${key}`),
      ],
      finalAnswer: `${scene}-final`,
      claims: [
        `${p} + ${q} * ${before} ${isEqual ? '=' : '>'} ${a} * ${b}^${before}`,
        `${p} + ${q} * ${key} < ${a} * ${b}^${key}`,
      ],
    };
  },
  stretch: {
    draw: ({ random }): Params => ({
      ...random.pick<Growth>(meeting[3].filter((growth) => hasClearLead(growth))),
      scene: random.pick(['plain', 'homes', 'funds']),
    }),
    build({ scene, ...growth }: Params, { step, distractor }) {
      const { p, q, a, b, before } = growth;
      const key = before + 1;
      const lead = leadAt(growth, key);
      return {
        words: { p, q, a, b, d: before - 1, e: before, k: key, lead: String(lead) },
        question: [`${scene}-told`, `${scene}-lead`],
        answer: { value: lead, reason: 'right-lead' },
        distractors: [
          distractor('compares-only-the-starting-values', p - a, 'lead-start'),
          distractor('thinks-the-linear-one-stays-ahead', -leadAt(growth, furthest(growth)), 'lead-most'),
          distractor('slip', leadAt(growth, key + 1), 'lead-later'),
          distractor('slip', power(growth, key), 'lead-end'),
        ],
        steps: [
          step('start', 'at zero', `${p} > ${a}`),
          step('early', ...bothWorks(growth, before - 1)),
          step('before', ...bothWorks(growth, before)),
          step('line', `${p} + ${q} × ${key}`, linear(growth, key)),
          step('power', powerWork(a, b, key), power(growth, key)),
          step('compare', `${power(growth, key)} > ${linear(growth, key)}`, `at ${key}`),
          step('lead', `${power(growth, key)} − ${linear(growth, key)}`, lead),
        ],
        finalAnswer: `${scene}-ahead`,
        claims: [
          `${p} + ${q} * ${before} = ${a} * ${b}^${before}`,
          `${a} * ${b}^${key} - (${p} + ${q} * ${key}) = ${lead}`,
        ],
      };
    },
  },
});

/** A factor of one is not written. */
function powerWork(a: number, b: number, x: number): string {
  return `${a === 1 ? '' : `${a} × `}${b}^${x}`;
}

/** Both amounts at one whole number. */
function bothWorks(growth: Growth, x: number): readonly [before: string, after: string] {
  const { p, q, a, b } = growth;
  return [`${p} + ${q} × ${x} and ${powerWork(a, b, x)}`, `${linear(growth, x)} and ${power(growth, x)}`];
}

/** How far the exponential one is ahead. */
function leadAt(growth: Growth, x: number): number {
  return power(growth, x) - linear(growth, x);
}

/** The wrong leads differ from the right one and can be believed beside it. */
function hasClearLead(growth: Growth): boolean {
  const lead = leadAt(growth, growth.before + 1);
  const wrong = [growth.p - growth.a, -leadAt(growth, furthest(growth)), leadAt(growth, growth.before + 2)];
  const isNear = wrong.every((one) => one < 15 * lead && one * 15 > lead);
  return isNear && new Set([lead, ...wrong]).size === 4;
}

/** Both graphs a little further than the point where they meet. */
function graphsOf(growth: Growth): Diagram {
  const end = growth.before + 2;
  const least = (power(growth, growth.before + 1) + 1) / 10;
  const step = [1, 2, 5, 10, 20, 50, 100, 200].find((nice) => nice >= least) ?? 500;
  const whole = { from: 0, to: null, fromOpen: false, toOpen: false };
  return {
    kind: 'function-graph',
    x: { label: 'x', min: 0, max: end, step: 1 },
    y: { label: 'y', min: 0, max: 10 * step, step },
    curves: [
      { formula: { type: 'polynomial', coefficients: [growth.p, growth.q] }, ...whole },
      { formula: { type: 'exponential', a: growth.a, base: growth.b, k: 0 }, ...whole },
    ],
    points: [],
    asymptotes: [],
  };
}
