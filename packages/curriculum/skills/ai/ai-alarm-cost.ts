import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';

const helpers = ['flood', 'ice', 'smoke', 'wind', 'heat'] as const;
type Counts = readonly [number, number];

/** False alarms and misses at three limits, from the lowest on; a false alarm costs `ca` and a miss `cm` hours. */
type Params = {
  helper: (typeof helpers)[number];
  counts: readonly [Counts, Counts, Counts];
  ca: number;
  cm: number;
};

/** Level 1 finds the cost at a limit, level 2 the cheapest of three, level 3 the cost of a miss that makes two equal. */
export const aiAlarmCost = numberSkill('ai-alarm-cost', {
  version: 1,
  form: 'integer',
  text: {
    headline: 'Choose the limit',
    flood: 'A city plans a helper that warns of floods.',
    ice: 'A city plans a helper that warns of ice on its roads.',
    smoke: 'A city plans a helper that warns of smoke in its woods.',
    wind: 'A city plans a helper that warns of strong wind on its bridges.',
    heat: 'A city plans a helper that warns of heat in its halls.',
    costs: 'A false alarm costs {ca, number} hours, a miss {cm, number}.',
    single: 'At this limit it has {a, number} false alarms and {m, number} misses a year.',
    low: 'The low limit has {a, number} false alarms and {m, number} misses.',
    middle: 'The middle one has {b, number} and {n, number}.',
    high: 'The high one has {c, number} and {o, number}.',
    alarm: 'A false alarm costs {ca, number} hours.',
    'ask-cost': 'How many hours does that cost in a year?',
    'ask-best': 'How many hours does the cheapest limit cost?',
    'ask-equal': 'The low and the high limit cost the same. How many hours does a miss cost?',
    'high-only': 'The high one has {c, number} false alarms and {o, number} misses.',
    right: 'Each count is multiplied by its own cost.',
    'right-best': 'The limit with the smallest sum of costs is the cheapest.',
    'right-equal': 'The extra false alarms cost as much as the extra misses.',
    count: 'This counts how often it is off. What does each one cost?',
    swapped: 'This gives each kind the cost of the other. Which one costs more?',
    part: 'This is the cost of one kind only. What does the other one cost?',
    fewest: 'This limit is off the fewest times. Is it also the cheapest?',
    another: 'This is the cost of another limit. Is there a cheaper one?',
    alarms: 'This is what the extra false alarms cost. How many misses cost as much?',
    same: 'This is how many more alarms there are. What do they cost, and how many misses are there?',
    'alarm-cost': 'This is what a false alarm costs. How many more of them are there than fewer misses?',
    'fewer-only': 'This is how many fewer misses there are. What do they cost together?',
    other: 'For each limit, multiply each count by its cost and add.',
    'alarms-do': 'Find the cost of the false alarms.',
    'alarms-why': 'Each one costs the same.',
    'misses-do': 'Find the cost of the misses.',
    'misses-why': 'Each one costs the same.',
    'sum-do': 'Add both.',
    'sum-why': 'Together they are the cost of the limit.',
    'low-do': 'Find the cost of the low limit.',
    'low-why': 'Multiply each count by its cost.',
    'middle-do': 'Find the cost of the middle limit.',
    'middle-why': 'Only the counts have changed.',
    'high-do': 'Find the cost of the high limit.',
    'high-why': 'Only the counts have changed.',
    'least-do': 'Take the smallest cost.',
    'least-why': 'It belongs to the cheapest limit.',
    'more-do': 'Find how many more false alarms the low limit has.',
    'more-why': 'This is its price.',
    'hours-do': 'Find what they cost.',
    'hours-why': 'Each one costs the same.',
    'fewer-do': 'Find how many fewer misses it has.',
    'fewer-why': 'This is what it gives.',
    'each-do': 'Divide the hours by these misses.',
    'each-why': 'Both sides cost the same, so each miss costs this much.',
    'headline-turn': 'When is a lower limit worth it?',
    'ask-turn':
      'A miss costs whole hours. How many may it cost at most, so that the middle limit is cheaper?',
    'right-turn':
      'Where a miss costs more, the misses of the middle limit cost more than its fewer alarms save.',
    'turn-equal': 'At this cost, both limits cost the same. Which cost makes the middle one cheaper?',
    'turn-count': 'This is how many alarms the middle limit has fewer. What do they cost?',
    'turn-hours': 'This is what the fewer alarms save. Over how many misses does it spread?',
    'other-turn': 'Find what the fewer alarms save. Then find at which cost the misses eat that up.',
    'less-do': 'Find how many fewer false alarms the middle limit has.',
    'less-why': 'This is what it gives.',
    'spare-do': 'Find what they save.',
    'spare-why': 'Each one costs the same.',
    'worse-do': 'Find how many more misses it has.',
    'worse-why': 'This is its price.',
    'even-do': 'Divide the hours by these misses.',
    'even-why': 'At this cost, both limits cost the same.',
    'below-do': 'Go one hour lower.',
    'below-why': 'The middle limit has to be cheaper, not equal.',
    final: '{value}',
  },
  draw: ({ level, random }): Params => drawLimits(level, random),
  build({ helper, counts, ca, cm }: Params, { level, step, distractor }) {
    const [[a, m], [b, n], [c, o]] = counts;
    const costs = counts.map(([x, y]) => x * ca + y * cm);
    const [low = 0, middle = 0, high = 0] = costs;
    const least = Math.min(...costs);
    const offs = counts.map(([x, y]) => x + y);
    const fewest = costs[offs.indexOf(Math.min(...offs))] ?? high;
    const others = costs.filter((cost) => cost !== least && cost !== fewest);
    const extra = (a - c) * ca;
    const value = { 1: low, 2: least, 3: extra / (o - m) }[level];
    const wrong = {
      1: [
        distractor('counts-mistakes-and-not-their-cost', a + m, 'count'),
        distractor('swaps-the-two-costs', a * cm + m * ca, 'swapped', {
          work: [
            step('alarms', `${a} × ${cm}`, a * cm),
            step('misses', `${m} × ${ca}`, m * ca),
            step('sum', `${a * cm} + ${m * ca}`, a * cm + m * ca),
          ],
        }),
        distractor('slip', m * cm, 'part'),
        distractor('slip', a * ca, 'part'),
      ],
      2: [
        distractor('picks-the-fewest-and-not-the-cheapest', fewest, 'fewest'),
        distractor('counts-mistakes-and-not-their-cost', Math.min(...offs), 'count'),
        ...others.map((cost) => distractor('slip', cost, 'another')),
        distractor('slip', least - Math.min(a, b, c) * ca, 'part'),
      ],
      3: [
        distractor('uses-one-step-only', extra, 'alarms'),
        distractor('counts-mistakes-and-not-their-cost', a - c, 'same'),
        distractor('slip', ca, 'alarm-cost'),
        distractor('slip', o - m, 'fewer-only'),
      ],
    }[level];
    const cost = (x: number, y: number): string => `${x} × ${ca} + ${y} × ${cm}`;
    return {
      words: { a, m, b, n, c, o, ca, cm, value: String(value) },
      question: {
        1: [helper, 'costs', 'single', 'ask-cost'] as const,
        2: [helper, 'costs', 'low', 'middle', 'high', 'ask-best'] as const,
        3: [helper, 'alarm', 'low', 'high-only', 'ask-equal'] as const,
      }[level],
      diagram: level === 2 ? tableOf(counts) : null,
      answer: { value, reason: ({ 1: 'right', 2: 'right-best', 3: 'right-equal' } as const)[level] },
      distractors: takeDistractors(value, wrong),
      steps: {
        1: [
          step('alarms', `${a} × ${ca}`, a * ca),
          step('misses', `${m} × ${cm}`, m * cm),
          step('sum', `${a * ca} + ${m * cm}`, low),
        ],
        2: [
          step('low', cost(a, m), low),
          step('middle', cost(b, n), middle),
          step('high', cost(c, o), high),
          step('least', `${low}, ${middle}, ${high}`, least),
        ],
        3: [
          step('more', `${a} − ${c}`, a - c),
          step('hours', `${a - c} × ${ca}`, extra),
          step('fewer', `${o} − ${m}`, o - m),
          step('each', `${extra} ÷ ${o - m}`, value),
        ],
      }[level],
      claims:
        level === 3
          ? [`${a} * ${ca} + ${m} * ${value} = ${c} * ${ca} + ${o} * ${value}`]
          : [`${a} * ${ca} + ${m} * ${cm} = ${low}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const [b, m, ca] = [random.int(3, 12), random.int(2, 6), random.int(2, 6)];
        const [alarms, misses] = [random.int(8, 30), random.int(2, 6)];
        const even = (alarms * ca) / misses;
        const fits = Number.isInteger(even) && even > 4 && even < 40 && Math.abs(even - alarms) > 1;
        return fits ? { helper: random.pick(helpers), a: b + alarms, b, m, n: m + misses, ca } : null;
      }),
    build({ helper, a, b, m, n, ca }, { step, distractor }) {
      const [alarms, misses] = [a - b, n - m];
      const hours = alarms * ca;
      const even = hours / misses;
      return {
        words: { a, b, m, n, ca, value: String(even - 1) },
        headline: 'headline-turn',
        question: [helper, 'alarm', 'low', 'middle', 'ask-turn'],
        answer: { value: even - 1, reason: 'right-turn' },
        distractors: takeDistractors(even - 1, [
          distractor('uses-one-step-only', even, 'turn-equal'),
          distractor('counts-mistakes-and-not-their-cost', alarms, 'turn-count'),
          distractor('slip', hours, 'turn-hours'),
          distractor('slip', even + 1, 'turn-equal'),
        ]),
        otherWrong: 'other-turn',
        steps: [
          step('less', `${a} − ${b}`, alarms),
          step('spare', `${alarms} × ${ca}`, hours),
          step('worse', `${n} − ${m}`, misses),
          step('even', `${hours} ÷ ${misses}`, even),
          step('below', `${even} − 1`, even - 1),
        ],
        claims: [`${a} * ${ca} + ${m} * ${even} = ${b} * ${ca} + ${n} * ${even}`],
      };
    },
  },
});

function tableOf(counts: readonly Counts[]): DiagramOf<'data-table'> {
  return {
    kind: 'data-table',
    title: '',
    heads: ['Limit', 'False alarms', 'Misses'],
    rows: ['Low', 'Middle', 'High'].map((name, at) => [name, ...(counts[at] ?? []).map(String)]),
  };
}

function drawLimits(level: Level, random: Random): Params {
  return random.until(() => {
    const high = [random.int(2, 6), random.int(7, 12)] as const;
    const middle = [high[0] + random.int(3, 9), high[1] - random.int(2, 4)] as const;
    const low = [middle[0] + random.int(5, 20), random.int(2, Math.max(2, middle[1] - 1))] as const;
    const [ca, cm] = [random.int(2, 6), random.int(8, 30)];
    const counts = [low, middle, high] as const;
    const costs = counts.map(([x, y]) => x * ca + y * cm);
    const offs = counts.map(([x, y]) => x + y);
    const least = Math.min(...costs);
    const fewest = costs[offs.indexOf(Math.min(...offs))];
    const extra = (low[0] - high[0]) * ca;
    const each = extra / (high[1] - low[1]);
    const [first = 1] = costs;
    const near = level !== 1 || low[0] + low[1] > first / 18;
    const fits = {
      1: near && cm !== ca,
      2: fewest !== least && least <= 17 * Math.min(...offs) && new Set(offs).size === 3,
      3:
        Number.isInteger(each) && each >= 5 && each !== low[0] - high[0] && extra <= 18 * each && each !== ca,
    }[level];
    return fits && new Set(costs).size === 3 && middle[1] > low[1]
      ? { helper: random.pick(helpers), counts, ca, cm }
      : null;
  });
}
