import type { DiagramOf } from '@playforward/diagram';
import {
  argueFor,
  numberSkill,
  type Random,
  type SentenceArgs,
  type Tools,
  takeDistractors,
} from '../../src/kit/index.ts';
import { type GroupShare, groupShares } from '../../src/scenes/group-shares.ts';

/** `percent` of `exact` is estimated by `benchmark` percent of `total`; at level 3 `claimed` is a result to be judged. */
type Params = {
  group: GroupShare;
  percent: number;
  benchmark: number;
  exact: number;
  total: number;
  claimed?: number;
};

const benchmarks: readonly [number, number, number, number] = [10, 25, 50, 75];

/** Level 1 tells what to take, level 2 leaves the number to be rounded, level 3 the benchmark too; some of its problems judge a result by the estimate. */
export const m6PercentEstimate = numberSkill('m6-percent-estimate', {
  version: 3,
  byHand: { levels: [3], ask: 'hand-judge' },
  form: 'integer',
  scenes: [groupShares],
  text: {
    headline: 'Estimate a percent',
    told: 'Use {benchmark, number}% of {total, number}.',
    'told-percent': 'Use {benchmark, number}% instead.',
    choose: 'Use the nearest of {first, number}%, {second, number}%, {third, number}% and {fourth, number}%.',
    'round-total': 'Round the number of {things} to the nearest hundred.',
    estimate: 'What estimate do you get?',
    'hand-judge': [
      'Somebody gets {claimed, number} {things} as the exact result. Is that reasonable? Choose a claim, what shows it, and why.',
      'Is an exact result of {claimed, number} {things} reasonable? Choose a claim, what shows it, and why.',
    ],
    'claim-fits': 'The result is reasonable.',
    'claim-fails': 'The result is not reasonable.',
    'shows-about': 'The estimate is {about, number} {things}.',
    'since-close': 'A right result is close to the estimate.',
    'since-equal': 'A right result is equal to the estimate.',
    'since-less': 'Any number less than the whole is reasonable.',
    'not-equal': 'An estimate is close to the exact result. Must the two be equal?',
    'less-only': 'This looks only at the whole. What does the estimate say?',
    right:
      '{percent, number}% is close to {benchmark, number}%, and {benchmark, number}% of {total, number} is easy to find.',
    'far-benchmark':
      'This uses {far, number}%. Is {percent, number}% closer to that or to another benchmark?',
    'one-place': 'Less than one hundred percent is less than the whole. Is this less than {total, number}?',
    subtracts:
      'This takes the percent away from the number. A percent is a part of every hundred. What part of the whole is it?',
    rest: 'This estimates the others. Which part does the question name?',
    whole: 'This is about the whole. How much of it is {percent, number}%?',
    other: 'Round the percent to a benchmark. Then take that part of the number, rounded if that helps.',
    'percent-do': 'Round the percent.',
    'told-do': 'Take the benchmark that the question names.',
    'told-keep-do': 'Look at the number.',
    'percent-why': 'A benchmark percent is easy to work with.',
    'number-do': 'Round the number.',
    'number-why': 'A number that can be cut into equal parts is easier to work with.',
    'keep-why': 'It can already be cut into equal parts.',
    'cut-do': 'Divide {total, number} into {all, number} equal parts.',
    'cut-why': 'One part is {unit, number}%.',
    'take-do': 'Take {boxes, number} of them.',
    'take-why': 'Each part is {unit, number}%, and {boxes, number} of them make {benchmark, number}%.',
    final: 'About {value} {things}',
  },
  draw({ level, random }): Params {
    const benchmark = random.pick(benchmarks);
    const percent = benchmark + random.pick(benchmark === 10 ? [-1, 1, 2] : [-3, -2, -1, 1, 2, 3]);
    const total = random.int(3, 19) * 100;
    const exact = level === 1 ? total : total + random.pick([-1, 1]) * random.int(2, 19);
    const told = { group: random.pick(groupShares.list), percent, benchmark, exact, total };
    return level === 3 ? { ...told, claimed: drawClaimed(told, random) } : told;
  },
  build({ group, percent, benchmark, exact, total, claimed = 0 }: Params, { level, say, step, distractor }) {
    const unit = benchmark === 75 ? 25 : benchmark;
    const [all, boxes] = [100 / unit, benchmark / unit];
    const part = total / all;
    const value = part * boxes;
    const far = nextBenchmark(benchmark, percent);
    const words = {
      percent,
      benchmark,
      exact,
      total,
      value: String(value),
      far,
      all,
      boxes,
      unit,
      things: group.things,
      claimed,
    };
    const [first, second, third, fourth] = benchmarks;
    const facts = say(`${group.key}-told`, { total: exact, percent });
    const question =
      level === 3
        ? [facts, say('choose', { first, second, third, fourth }), say('round-total'), say('estimate')]
        : level === 2
          ? [facts, say('told-percent'), say('round-total'), say('estimate')]
          : [facts, say('told'), say('estimate')];
    return {
      words,
      question,
      diagram: level === 1 ? lineOf({ group, percent, benchmark, exact, total }) : null,
      answer: { value, unit: group.things },
      drawn: {
        make: judged({ claimed, value, far: (total * far) / 100 }, { say, distractor }, words),
      },
      distractors: takeDistractors(value, [
        distractor('rounds-to-the-wrong-benchmark', (total * far) / 100, 'far-benchmark'),
        distractor('moves-the-decimal-point-one-place-too-few', value * 10, 'one-place'),
        distractor('subtracts-the-percent-from-the-number', total - benchmark, 'subtracts'),
        distractor('slip', total - value, 'rest'),
        distractor('slip', total, 'whole'),
      ]),
      steps: [
        step('round-percent', `${percent}%`, `${benchmark}%`, {
          do: level === 3 ? 'percent-do' : 'told-do',
          why: 'percent-why',
        }),
        exact === total
          ? step('keep-number', '', total, { do: 'told-keep-do', why: 'keep-why' })
          : step('round-number', exact, total, 'number'),
        step('cut-whole', `${total} ÷ ${all}`, part, 'cut'),
        boxes === 1 ? null : step('take-parts', `${part} × ${boxes}`, value, 'take'),
      ],
      claims: [`${benchmark}/100 * ${total} = ${value}`, `${part} * ${all} = ${total}`],
    };
  },
});

/** The exact result, or what is far from it: a tenth, or the number of the others. */
function drawClaimed({ percent, benchmark, exact }: Params, random: Random): number {
  const right = Math.round((percent * exact) / 100);
  if (random.chance(50)) return right;
  return benchmark === 50 || random.chance(50) ? Math.round(right / 10) : exact - right;
}

type ArgumentKey =
  | `claim-${'fits' | 'fails'}`
  | 'shows-about'
  | `since-${'close' | 'equal' | 'less'}`
  | 'not-equal'
  | 'less-only'
  | 'far-benchmark'
  | 'one-place';

/** A result is judged by how far it is from the estimate, not by the whole alone and not by being equal. */
function judged(
  { claimed, value, far }: { claimed: number; value: number; far: number },
  { say, distractor }: Pick<Tools<ArgumentKey>, 'say' | 'distractor'>,
  words: SentenceArgs,
) {
  const isNear = (estimate: number): boolean => Math.abs(claimed - estimate) < estimate * 0.4;
  const fits = isNear(value);
  const claims = [say('claim-fits'), say('claim-fails')];
  const about = (estimate: number) => say('shows-about', { ...words, about: estimate });
  const by = (estimate: number): number => (isNear(estimate) === fits ? 0 : 1);
  return argueFor({
    claims: fits ? claims : claims.toReversed(),
    evidence: [about(value), about(far), about(10 * value)],
    reasons: [say('since-close'), say('since-equal'), say('since-less')],
    wrong: [
      {
        by: distractor('rounds-to-the-wrong-benchmark', 1, say('far-benchmark', words)),
        made: [by(far), 1, 0],
      },
      {
        by: distractor('moves-the-decimal-point-one-place-too-few', 2, say('one-place', words)),
        made: [by(10 * value), 2, 0],
      },
      { by: distractor('slip', 3, 'not-equal'), made: [fits ? 1 : 0, 0, 1] },
      { by: distractor('slip', 4, 'less-only'), made: [fits ? 0 : 1, 0, 2] },
    ],
  });
}

/** The benchmark on the far side of the percent, or the only neighbor there is. */
function nextBenchmark(benchmark: number, percent: number): number {
  const place = benchmarks.indexOf(benchmark);
  const far = percent < benchmark ? benchmarks[place - 1] : benchmarks[place + 1];
  return far ?? (place === 0 ? benchmarks[1] : benchmarks[2]);
}

/** Only the benchmark stands on the line: it is what the estimate uses. */
function lineOf({ group, benchmark, total }: Params): DiagramOf<'double-number-line'> {
  const end = 0.96;
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  return {
    kind: 'double-number-line',
    upper: capital(group.things),
    lower: 'Percent',
    ticks: [0, benchmark, 100].map((mark) => ({
      at: (mark / 100) * end,
      upper: mark === benchmark ? null : String((mark * total) / 100),
      lower: `${mark}%`,
    })),
    marked: [2],
    arrow: null,
  };
}
