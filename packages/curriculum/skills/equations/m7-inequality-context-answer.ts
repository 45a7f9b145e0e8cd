import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';
import { isShort } from '../../src/numbers/linear-sides.ts';
import { type FixedAndRate, fixedAndRateStories } from '../../src/scenes/fixed-and-rate-stories.ts';

/** `total` is the limit of the story; the boundary is no whole number. */
type Params = { story: FixedAndRate; letter: string; fixed: number; rate: number; total: number };

/** Level 1 has a budget, level 2 a budget or a goal, level 3 an amount that falls. */
export const m7InequalityContextAnswer = numberSkill('m7-inequality-context-answer', {
  version: 3,
  form: 'integer',
  scenes: [fixedAndRateStories],
  text: {
    headline: 'Find the number that makes sense',
    'wash-net':
      'A team has {fixed, number} dollars. For each car it washes, it gets {gain} dollars and pays {cost} dollars for soap. It needs at least {total, number} dollars.',
    'wash-time': 'One car takes {m} minutes. What is the least number of minutes this work takes?',
    'bead-net':
      'A club has {fixed, number} dollars. It sells bracelets for {gain} dollars each, and the beads for each one cost {cost} dollars. It needs at least {total, number} dollars.',
    'bead-time': 'One bracelet takes {m} minutes. What is the least number of minutes this work takes?',
    'cake-net':
      'A class has {fixed, number} dollars. It sells cakes for {gain} dollars each. The ingredients for each cake cost {cost} dollars. It needs at least {total, number} dollars.',
    'cake-time': 'One cake takes {m} minutes. What is the least number of minutes this work takes?',
    'bike-net':
      'A workshop has {fixed, number} dollars. For each bike it mends, it gets {gain} dollars and pays {cost} dollars for parts. It needs at least {total, number} dollars.',
    'bike-time': 'One bike takes {m} minutes. What is the least number of minutes this work takes?',
    'right-time':
      'This is the least whole number of {things} that reaches the goal, times the minutes for each.',
    'low-time': 'This is not quite enough work. Does the money reach {total, number} dollars?',
    'edge-time': 'This counts a part of one {thing}. Does a part bring any money?',
    'fixed-time': 'This leaves the {fixed, number} dollars out. How much is missing at first?',
    'cost-time': 'This leaves the costs out. What is left of {gain} dollars each time?',
    'number-time': 'This is the number of {things}. How long do they take?',
    'other-time':
      'Find what each {thing} really brings. Then find how many {things} are needed, and the time.',
    'net-do': 'Find what each {thing} really brings.',
    'net-why': 'The costs come with each {thing} as well.',
    'line-do': 'Write the story as an inequality.',
    'line-why': 'What each {thing} brings repeats, and the money at the start comes once.',
    'missing-do': 'Undo the part that comes once.',
    'missing-why': 'This is the money that is missing.',
    'edge-do': 'Divide by what each {thing} brings.',
    'edge-why': 'This is the boundary, and it is not a whole number.',
    'up-do': 'Choose the whole number that is enough.',
    'up-why': 'Less would not reach the goal.',
    'minutes-do': 'Multiply by the minutes for each.',
    'minutes-why': 'Each {thing} takes the same time.',
    'final-time': '{value, number} minutes',
    right: 'This number stays within the limit, and one more does not.',
    'right-least': 'This number reaches the limit, and one less does not.',
    'right-falls': 'This number leaves enough, and one more does not.',
    'wrong-most': 'Put this number into the story. Is the amount still within {total, number}?',
    'wrong-least': 'Put this number into the story. Does the amount reach {total, number}?',
    decimal: 'This is the boundary itself. Can the number of {units} in this question be a decimal?',
    fixed: 'This leaves {fixed, number} out. When does this part of the story count?',
    left: 'This divides all of {fixed, number} by {rate, number}. How much has to be left?',
    sum: 'This leaves out the dividing. How many times does {rate, number} fit?',
    other: 'Find the boundary first. Then test the whole numbers on both sides of it.',
    'write-do': 'Write the story as an inequality.',
    'write-why': 'The rate repeats, and the other part comes once.',
    'undo-do': 'Undo the part that comes once.',
    'spare-do': 'Subtract what has to be left.',
    'undo-why': 'This is the amount for the {units}.',
    'divide-do': 'Divide by {rate, number}.',
    'divide-why': 'This is the boundary, and it is not a whole number.',
    'round-do': 'Choose the whole number that fits the story.',
    'round-down': 'More would break the limit, so take the whole number below.',
    'round-up': 'Less would not be enough, so take the whole number above.',
    'check-do': 'Check it in the story.',
    'check-why': 'The amount meets the limit.',
    final: '{value, number} {units}',
  },
  draw: ({ level, random }): Params => drawLimit(level, random),
  build({ story, letter, fixed, rate, total }: Params, { step, distractor }) {
    const { way, units } = story;
    const rest = way === 'falls' ? fixed - total : total - fixed;
    const edge = rest / rate;
    const up = way === 'least';
    const value = up ? Math.ceil(edge) : Math.floor(edge);
    const round = (number: number): number => (up ? Math.ceil(number) : Math.floor(number));
    const all = (way === 'falls' ? fixed : total) / rate;
    const without = round(all);
    const sign = way === 'most' ? '≤' : '≥';
    const left = way === 'falls' ? `${fixed} − ${rate}${letter}` : `${rate}${letter} + ${fixed}`;
    const words = { x: `$${letter}$`, fixed, rate, total, units, value };
    const amount = way === 'falls' ? fixed - rate * value : rate * value + fixed;
    const check = way === 'falls' ? `${fixed} − ${rate} × ${value}` : `${rate} × ${value} + ${fixed}`;
    const other = up ? value - 1 : value + 1;
    const boundary = Math.round(edge * 100) / 100;
    const found = [
      step('write', '', `$${left} ${sign} ${total}$`),
      way === 'falls'
        ? step('undo', `${fixed} − ${total}`, rest, { do: 'spare-do' })
        : step('undo', `${total} − ${fixed}`, rest),
      step('divide', `${rest} ÷ ${rate}`, boundary),
    ];
    return {
      words,
      question: [`${story.key}-told`, `${story.key}-limit`, `${story.key}-ask`],
      answer: {
        value,
        reason: ({ most: 'right', least: 'right-least', falls: 'right-falls' } as const)[way],
      },
      distractors: takeDistractors(value, [
        distractor('rounds-in-the-wrong-direction', other, way === 'most' ? 'wrong-most' : 'wrong-least', {
          work: [...found, step('round', boundary, other, { why: up ? 'round-up' : 'round-down' })],
        }),
        distractor('gives-the-boundary-decimal', boundary, 'decimal'),
        distractor('ignores-the-fixed-amount', without, way === 'falls' ? 'left' : 'fixed', {
          work: isShort(all)
            ? [
                ...found.slice(0, 1),
                step('divide', `${way === 'falls' ? fixed : total} ÷ ${rate}`, all),
                step('round', all, without, { why: up ? 'round-up' : 'round-down' }),
              ]
            : [],
        }),
        distractor('slip', rest, 'sum'),
      ]),
      steps: [
        ...found,
        step('round', boundary, value, { why: up ? 'round-up' : 'round-down' }),
        step('check', check, amount),
      ],
      claims: [`${check.replace('×', '*').replace('−', '-')} = ${amount}`],
    };
  },
  stretch: {
    draw: ({ random }) => drawNet(random),
    build({ work, fixed, gain, cost, total, m }, { step, distractor }) {
      const [net, rest] = [gain - cost, total - fixed];
      const edge = rest / net;
      const count = Math.ceil(edge);
      const value = count * m;
      return {
        words: { fixed, gain, cost, total, m, value, thing: work.thing, things: `${work.thing}s` },
        question: [`${work.key}-net`, `${work.key}-time`],
        answer: { value, unit: 'minutes', unitOne: 'minute', reason: 'right-time' },
        otherWrong: 'other-time',
        distractors: takeDistractors(value, [
          distractor('rounds-in-the-wrong-direction', value - m, 'low-time'),
          distractor('ignores-the-fixed-amount', Math.ceil(total / net) * m, 'fixed-time'),
          distractor('gives-the-boundary-decimal', Math.round(edge * m * 100) / 100, 'edge-time'),
          distractor('slip', Math.ceil(rest / gain) * m, 'cost-time'),
          distractor('slip', count, 'number-time'),
        ]),
        steps: [
          step('net', `${gain} − ${cost}`, net),
          step('line', '', `$${net}n + ${fixed} ≥ ${total}$`),
          step('missing', `${total} − ${fixed}`, rest),
          step('edge', `${rest} ÷ ${net}`, Math.round(edge * 100) / 100),
          step('up', Math.round(edge * 100) / 100, count),
          step('minutes', `${count} × ${m}`, value),
        ],
        finalAnswer: 'final-time',
        claims: [`${net} * ${count} + ${fixed} = ${net * count + fixed}`],
      };
    },
  },
});

/** A limit whose boundary ends after two places and is at least two. */
function drawLimit(level: Level, random: Random): Params {
  const ways = { 1: ['most'], 2: ['most', 'least'], 3: ['falls'] } as const;
  return random.until(() => {
    const way = random.pick<FixedAndRate['way']>(ways[level]);
    const story = random.pick(fixedAndRateStories.list.filter((one) => one.way === way));
    const [fixed, rate] = [random.int(...story.fixed), random.int(...story.rate)];
    const total =
      way === 'falls' ? random.int(2, Math.floor(fixed / 3)) : fixed + random.int(3 * rate, 12 * rate);
    const edge = (way === 'falls' ? fixed - total : total - fixed) / rate;
    const isFree = Math.round(edge) !== rate && Math.floor(edge) !== rate && Math.ceil(edge) !== rate;
    return isShort(edge) && !Number.isInteger(edge) && edge > 2 && edge < 60 && isFree
      ? { story, fixed, rate, total, letter: 'n' }
      : null;
  });
}

/** What is sold or done, what it brings and costs, and how long it takes, from least to most. */
const works = [
  { key: 'wash', thing: 'car', gain: [8, 15], cost: [2, 3], m: [12, 25] },
  { key: 'bead', thing: 'bracelet', gain: [4, 9], cost: [2, 3], m: [10, 25] },
  { key: 'cake', thing: 'cake', gain: [12, 24], cost: [3, 8], m: [30, 60] },
  { key: 'bike', thing: 'bike', gain: [20, 45], cost: [4, 12], m: [30, 75] },
] as const;

/** The boundary ends after two places and is no whole number. */
function drawNet(random: Random) {
  const within = ([least, most]: readonly [number, number]): number => random.int(least, most);
  return random.until(() => {
    const work = random.pick(works);
    const [gain, cost, m] = [within(work.gain), within(work.cost), within(work.m)];
    const net = gain - cost;
    const fixed = random.int(20, 90);
    const total = fixed + random.int(4 * net, 20 * net);
    const edge = (total - fixed) / net;
    return isShort(edge) && !Number.isInteger(edge) && m % 5 === 0 && edge * m < 920
      ? { work, fixed, gain, cost, total, m }
      : null;
  });
}
