import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';

const jobs = ['leak', 'rail', 'bridge', 'pump', 'elevator'] as const;

/** False alarms and misses of two settings in a year, and what one of each costs in hours. */
type Params = {
  job: (typeof jobs)[number];
  one: readonly [number, number];
  two: readonly [number, number];
  costs: readonly [number, number];
};

/** Level 1 finds the cost of one setting, level 2 compares two, level 3 asks when a setting pays. */
export const aiCostOfMistakes = numberSkill('ai-cost-of-mistakes', {
  version: 1,
  form: 'integer',
  text: {
    headline: 'What does being off cost?',
    leak: 'A sensor looks for leaks in the pipes of a town.',
    rail: 'A camera looks for cracks in the rails of a tram.',
    bridge: 'A sensor looks for ice on a bridge.',
    pump: 'A sensor looks for trouble in the pumps of a pool.',
    elevator: 'A sensor looks for trouble in the elevators of a school.',
    costs: 'A false alarm costs {ca, number} hours of work, and a miss costs {cm, number}.',
    first: 'In a year it gives {a, number} false alarms and has {m, number} misses.',
    second: 'Set lower, it gives {a2, number} false alarms and has {m2, number} misses.',
    more: 'Set lower, it has {less, number} fewer misses.',
    'ask-cost': 'How many hours do both cost together?',
    'ask-save': 'How many hours does the lower setting save?',
    'ask-most': 'How many more false alarms may it give and cost just as much?',
    right: 'Each kind of being off is counted with its own cost.',
    'right-save': 'More false alarms can still be cheaper, when a miss costs much more.',
    'right-most': 'The hours that the misses save can be spent on false alarms.',
    counts: 'This counts how often it is off. What does each one cost?',
    swapped: 'This gives each kind the cost of the other. Which one costs more?',
    alarms: 'This is the cost of one kind only. What does the other one cost?',
    lower: 'This is the cost of the lower setting. How much was it before?',
    before: 'This is the cost before. How much is it with the lower setting?',
    hours: 'These are the hours that are saved. How many false alarms cost as much?',
    'cheap-miss': 'This gives each miss the cost of a false alarm. What does a miss cost?',
    'one-miss': 'This is the cost of one miss. How many fewer are there?',
    same: 'This lets one alarm stand for one miss. Do they cost the same?',
    other: 'Multiply each count by its own cost. Then add.',
    'alarms-do': 'Find the cost of the false alarms.',
    'alarms-why': 'Each one costs the same.',
    'misses-do': 'Find the cost of the misses.',
    'misses-why': 'Each one costs the same.',
    'sum-do': 'Add both.',
    'sum-why': 'Together they are the cost of the setting.',
    'lower-do': 'Do the same for the lower setting.',
    'lower-why': 'It has other counts and the same costs.',
    'save-do': 'Subtract.',
    'save-why': 'The difference is what is saved.',
    'spare-do': 'Find the hours that the misses save.',
    'spare-why': 'Each miss that does not happen saves its cost.',
    'spend-do': 'Divide by the cost of a false alarm.',
    'spend-why': 'That many of them cost just as much.',
    'check-do': 'Check it.',
    'check-why': 'Both sides have to come to the same hours.',
    'headline-room': 'Room for alarms',
    'lower-goal': 'Set lower, it has {m2, number} misses. It has to save {goal, number} hours a year.',
    'ask-room': 'How many false alarms may it give at most?',
    'right-room': 'The goal leaves certain hours, the misses take some, and the rest is room for alarms.',
    'room-misses': 'This leaves no hours for the misses that remain. What do they cost?',
    'room-goal': 'This costs just as much as before. How many hours have to be saved?',
    'room-hours': 'These are hours. How many false alarms fit into them?',
    'other-room': 'Find what it may cost in all. Then take away what the misses cost.',
    'may-do': 'Take away what has to be saved.',
    'may-why': 'The lower setting may cost so much.',
    'remain-do': 'Find the cost of the misses that remain.',
    'remain-why': 'They cost the same as before, each.',
    'free-do': 'Take it away.',
    'free-why': 'The rest may go to false alarms.',
    'room-do': 'Divide by the cost of a false alarm.',
    'room-why': 'That many of them fit.',
    final: '{value}',
  },
  draw: ({ level, random }): Params => drawSettings(level, random),
  build({ job, one, two, costs }: Params, { level, step, distractor }) {
    const [a, m] = one;
    const [a2, m2] = two;
    const [ca, cm] = costs;
    const before = a * ca + m * cm;
    const lower = a2 * ca + m2 * cm;
    const most = ((m - m2) * cm) / ca;
    const value = { 1: before, 2: before - lower, 3: most }[level];
    const swapped = a * cm + m * ca;
    const wrong = {
      1: [
        distractor('counts-mistakes-and-not-their-cost', a + m, 'counts'),
        distractor('swaps-the-two-costs', swapped, 'swapped'),
        distractor('slip', m * cm, 'alarms'),
        distractor('slip', a * ca, 'alarms'),
      ],
      2: [
        distractor('uses-one-step-only', lower, 'lower'),
        distractor('counts-mistakes-and-not-their-cost', Math.abs(a + m - a2 - m2), 'counts'),
        distractor('slip', before, 'before'),
        distractor('slip', (m - m2) * cm, 'alarms'),
      ],
      3: [
        distractor('counts-mistakes-and-not-their-cost', m - m2, 'same'),
        distractor('swaps-the-two-costs', (m - m2) * cm, 'hours'),
        distractor('slip', (m - m2) * ca, 'cheap-miss'),
        distractor('slip', cm, 'one-miss'),
      ],
    }[level];
    const first = [
      step('alarms', `${a} × ${ca}`, a * ca),
      step('misses', `${m} × ${cm}`, m * cm),
      step('sum', `${a * ca} + ${m * cm}`, before),
    ];
    return {
      words: {
        a,
        m,
        a2,
        m2,
        ca,
        cm,
        less: m - m2,
        value: String(value),
      },
      question: {
        1: [job, 'costs', 'first', 'ask-cost'] as const,
        2: [job, 'costs', 'first', 'second', 'ask-save'] as const,
        3: [job, 'costs', 'more', 'ask-most'] as const,
      }[level],
      diagram: level === 1 ? tableOf(one, costs) : null,
      answer: { value, reason: ({ 1: 'right', 2: 'right-save', 3: 'right-most' } as const)[level] },
      distractors: takeDistractors(value, wrong),
      steps: {
        1: first,
        2: [
          ...first,
          step('lower', `${a2} × ${ca} + ${m2} × ${cm}`, lower),
          step('save', `${before} − ${lower}`, value),
        ],
        3: [
          step('spare', `${m - m2} × ${cm}`, (m - m2) * cm),
          step('spend', `${(m - m2) * cm} ÷ ${ca}`, most),
          step('check', `${most} × ${ca}`, (m - m2) * cm),
        ],
      }[level],
      claims: [`${a} * ${ca} + ${m} * ${cm} = ${before}`, `${before} - ${lower} = ${before - lower}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const [ca, cm] = [random.int(2, 6), random.int(10, 30)];
        const [a, m, m2] = [random.int(4, 20), random.int(5, 12), random.int(2, 4)];
        const [goal, before] = [random.int(3, 20) * 5, a * ca + m * cm];
        const free = before - goal - m2 * cm;
        const room = [free / ca, (before - goal) / ca, (before - m2 * cm) / ca];
        return room.every(Number.isInteger) && free > 3 * ca && free / ca > a
          ? { job: random.pick(jobs), ca, cm, a, m, m2, goal }
          : null;
      }),
    build({ job, ca, cm, a, m, m2, goal }, { step, distractor }) {
      const before = a * ca + m * cm;
      const may = before - goal;
      const free = may - m2 * cm;
      const value = free / ca;
      return {
        words: { a, m, m2, ca, cm, goal, value: String(value) },
        headline: 'headline-room',
        question: [job, 'costs', 'first', 'lower-goal', 'ask-room'],
        answer: { value, reason: 'right-room' },
        distractors: takeDistractors(value, [
          distractor('forgets-one-kind-of-being-off', may / ca, 'room-misses'),
          distractor('uses-one-step-only', (before - m2 * cm) / ca, 'room-goal'),
          distractor('slip', free, 'room-hours'),
        ]),
        otherWrong: 'other-room',
        steps: [
          step('alarms', `${a} × ${ca}`, a * ca),
          step('misses', `${m} × ${cm}`, m * cm),
          step('sum', `${a * ca} + ${m * cm}`, before),
          step('may', `${before} − ${goal}`, may),
          step('remain', `${m2} × ${cm}`, m2 * cm),
          step('free', `${may} − ${m2 * cm}`, free),
          step('room', `${free} ÷ ${ca}`, value),
        ],
        claims: [`${value} * ${ca} + ${m2} * ${cm} + ${goal} = ${before}`],
      };
    },
  },
});

function tableOf(
  [a, m]: readonly [number, number],
  [ca, cm]: readonly [number, number],
): DiagramOf<'data-table'> {
  return {
    kind: 'data-table',
    title: '',
    heads: ['', 'In a year', 'Hours each'],
    rows: [
      ['False alarms', String(a), String(ca)],
      ['Misses', String(m), String(cm)],
    ],
  };
}

function drawSettings(level: Level, random: Random): Params {
  return random.until(() => {
    const costs = [random.int(2, 6), random.int(8, 30)] as const;
    const one = [random.int(4, 20), random.int(4, 12)] as const;
    const two = [one[0] + random.int(4, 20), random.int(2, one[1] - 1)] as const;
    const [a, m] = one;
    const [a2, m2] = two;
    const [ca, cm] = costs;
    const [before, lower] = [a * ca + m * cm, a2 * ca + m2 * cm];
    const most = ((m - m2) * cm) / ca;
    const counts = Math.abs(a + m - a2 - m2);
    const numbers = {
      1: [before, a + m, a * cm + m * ca, m * cm],
      2: [before - lower, lower, counts, before],
      3: [most, m - m2, (m - m2) * cm, (m - m2) * ca],
    }[level];
    const [value = 1] = numbers;
    const fits = numbers.every((n) => n > 0 && n <= 18 * value && 18 * n >= value) && Number.isInteger(most);
    return fits && new Set(numbers).size === 4 ? { job: random.pick(jobs), one, two, costs } : null;
  });
}
