import { choiceSkill, type Level, type Random, type Tools } from '../../src/kit/index.ts';
import { drawMeeting, type Meeting } from '../../src/linear-stories/draw-meeting.ts';
import { type MeetingAmount, meetingAmounts } from '../../src/linear-stories/meeting-amounts.ts';
import { linearSide } from '../../src/numbers/linear-sides.ts';
import { standardText } from '../../src/numbers/lines/standard-form.ts';
import { type TwoCounts, twoCounts } from '../../src/scenes/two-counts.ts';
import { type TwoPurchases, twoPurchases } from '../../src/scenes/two-purchases.ts';

/** x things worth p each and y worth q each, whose letters may be exchanged; at level 2 prices x and y, and a of one with b of the other, or d with e. */
type Facts = {
  scene: TwoCounts;
  shop: TwoPurchases;
  x: number;
  y: number;
  p: number;
  q: number;
  a: number;
  b: number;
  d: number;
  e: number;
  isTurned: boolean;
};

/** Two amounts that change steadily. */
type Change = { story: MeetingAmount; numbers: Meeting };

type Params = Facts | Change;

const text = {
  headline: 'Write a system for a problem',
  ask: 'Which system fits?',
  pair: '{one} and {other}',
  'right-count': 'One equation counts the things, and the other one adds up what they make in all.',
  'right-shop': 'Each equation adds up one purchase.',
  'right-gap': 'One equation counts the things, and the other one compares what both kinds make in all.',
  mixed: 'Look at both sides of each equation. Do they tell the same kind of thing?',
  'mixed-shop': 'Here {x} and {y} are prices. Is the number of things a sum of prices?',
  'mixed-gap': 'This compares how many there are. Which difference does the story tell?',
  rates: 'Read once more what {x} stands for. Which number is given for one of these?',
  'rates-shop':
    'Here {b, number} and {e, number} stand beside {x}. What is {x} the price of, and how many of these are bought each time?',
  copies: 'Solve both equations for {y}. Does the second one tell anything new?',
  back: 'Which kind makes more in all? Say this equation in words.',
  'change-letter': 'Let {y} be the number of {unit} at that time.',
  'change-height': 'Let {y} be the height at that time, in {unit}.',
  'right-change': 'Each equation starts with what is there at first, and adds the change for {x} {units}.',
  'starts-swapped': 'Which number comes again and again? That is the one beside {x}.',
  'no-start': 'This leaves out what there is at first. What is {y} at the start?',
  'wrong-way': 'Does each amount grow or fall? Look at the sign of its change.',
  'one-change-do': 'Write an equation for the first amount.',
  'one-change-why': 'The change comes {x} times, and what is there at first is added.',
  'two-change-do': 'Write an equation for the second amount.',
  'two-change-why': 'The letters are the same in both, so both can be compared.',
  'same-do': 'Read both equations as sentences.',
  'same-why': 'Each of them has to tell one fact of the story.',
  other: 'Write one equation for each fact that is given.',
  'count-do': 'Write an equation for the number of things.',
  'count-why': 'Both kinds together make all of them.',
  'worth-do': 'Write an equation for the second fact.',
  'worth-why': 'Multiply what one of each kind makes by how many there are.',
  'first-do': 'Write an equation for the first purchase.',
  'first-why': 'Multiply each price by how many are bought, and add.',
  'second-do': 'Write an equation for the second purchase.',
  'second-why': 'The prices are the same in both purchases.',
  'gap-do': 'Write an equation for the comparison.',
  'gap-why': 'The smaller amount and the difference make the larger one.',
  'check-do': 'Look at both sides of each equation.',
  'check-why': 'They have to tell the same kind of thing.',
} as const;

type Said = Tools<
  | keyof typeof text
  | keyof typeof twoCounts.text
  | keyof typeof twoPurchases.text
  | keyof typeof meetingAmounts.text
>;

/** Level 1 tells a number and a total, level 2 two purchases or two changing amounts, level 3 compares two totals. */
export const m8WriteSystem8 = choiceSkill('m8-write-system-8', {
  version: 3,
  scenes: [twoCounts, twoPurchases, meetingAmounts],
  text,
  draw: ({ level, random }): Params =>
    level === 2 && random.chance(50) ? drawChange(random) : drawNumbers(level, random),
  build(params: Params, tools) {
    if ('story' in params) return buildChange(params, tools);
    return tools.level === 2 ? buildShop(params, tools) : buildCount(params, tools);
  },
});

const words = { x: '$x$', y: '$y$' };

function buildCount({ scene, x, y, p, q, isTurned }: Facts, { level, say, step, distractor }: Said) {
  const [n, v, k] = [x + y, p * x + q * y, p * x - q * y];
  const pair = (one: string, other: string) => say('pair', { one: `$${one}$`, other: `$${other}$` });
  const isGap = level === 3;
  const sum = (total: number): string => standardText({ a: 1, b: 1, c: total });
  const worth = (one: number, other: number, total: number): string =>
    isTurned ? standardText({ a: other, b: one, c: total }) : standardText({ a: one, b: other, c: total });
  const [first, last] = isTurned ? ['y', 'x'] : ['x', 'y'];
  const gap = (one: number, other: number): string => `${one}${first} = ${other}${last} + ${k}`;
  const second = isGap ? gap(p, q) : worth(p, q, v);
  const right = pair(sum(n), second);
  return {
    words,
    question: [
      say(`${scene.key}-count`, { n }),
      say(`${scene.key}-each`, { p, q }),
      isGap ? say(`${scene.key}-gap`, { k }) : say(`${scene.key}-worth`, { v }),
      isTurned ? (`${scene.key}-letters-turned` as const) : (`${scene.key}-letters` as const),
      'ask' as const,
    ],
    answer: {
      value: 'right',
      text: right,
      reason: isGap ? ('right-gap' as const) : ('right-count' as const),
    },
    distractors: [
      isGap
        ? distractor(
            'mixes-counts-and-values-in-one-equation',
            'mixed',
            'mixed-gap',
            pair(sum(n), `${first} = ${last} + ${k}`),
          )
        : distractor(
            'mixes-counts-and-values-in-one-equation',
            'mixed',
            'mixed',
            pair(sum(v), worth(p, q, n)),
          ),
      distractor('swaps-the-unit-prices', 'rates', 'rates', pair(sum(n), isGap ? gap(q, p) : worth(q, p, v))),
      isGap
        ? distractor(
            'reverses-a-comparison',
            'back',
            'back',
            pair(sum(n), `${p}${first} + ${k} = ${q}${last}`),
          )
        : distractor('writes-two-copies-of-one-equation', 'copies', 'copies', pair(sum(n), `y = ${n} − x`)),
    ],
    otherWrong: 'other' as const,
    steps: [
      step('count', `${n} in all`, `$${sum(n)}$`),
      step(
        isGap ? 'gap' : 'worth',
        isGap ? `${k} more in all` : `${p} and ${q} for each, ${v} in all`,
        `$${second}$`,
      ),
      step('check', `$${sum(n)}$ and $${second}$`, 'one fact in each'),
    ],
    finalAnswer: right,
    claims: [
      `${x} + ${y} = ${n}`,
      isGap ? `${p} * ${x} - ${q} * ${y} = ${k}` : `${p} * ${x} + ${q} * ${y} = ${v}`,
    ],
  };
}

function buildShop({ shop, x, y, a, b, d, e }: Facts, { say, step, distractor }: Said) {
  const [c, f] = [a * x + b * y, d * x + e * y];
  const pair = (one: string, other: string) => say('pair', { one: `$${one}$`, other: `$${other}$` });
  const sum = (one: number, other: number, total: number): string =>
    standardText({ a: one, b: other, c: total });
  const [first, second] = [sum(a, b, c), sum(d, e, f)];
  const right = pair(first, second);
  return {
    words,
    question: [
      say(`${shop.key}-first`, { a, b, c }),
      say(`${shop.key}-second`, { d, e, f }),
      `${shop.key}-letters` as const,
      'ask' as const,
    ],
    answer: { value: 'right', text: right, reason: 'right-shop' as const },
    distractors: [
      distractor(
        'mixes-counts-and-values-in-one-equation',
        'mixed',
        'mixed-shop',
        pair(sum(1, 1, a + b), second),
      ),
      distractor(
        'swaps-the-unit-prices',
        'rates',
        say('rates-shop', { ...words, b, e }),
        pair(sum(b, a, c), sum(e, d, f)),
      ),
      distractor(
        'writes-two-copies-of-one-equation',
        'copies',
        'copies',
        pair(first, sum(2 * a, 2 * b, 2 * c)),
      ),
    ],
    otherWrong: 'other' as const,
    steps: [
      step('first', `${a} and ${b} for ${c}`, `$${first}$`),
      step('second', `${d} and ${e} for ${f}`, `$${second}$`),
      step('check', `$${first}$ and $${second}$`, 'one purchase in each'),
    ],
    finalAnswer: right,
    claims: [`${a} * ${x} + ${b} * ${y} = ${c}`, `${d} * ${x} + ${e} * ${y} = ${f}`],
  };
}

function buildChange({ story, numbers }: Change, { say, step, distractor }: Said) {
  const { f, r, g, s, x } = numbers;
  const line = (rate: number, start: number): string => `y = ${linearSide(rate, 'x', start)}`;
  const pair = (one: string, other: string) => say('pair', { one: `$${one}$`, other: `$${other}$` });
  const falls = r < 0 || s < 0;
  const [first, second] = [line(r, f), line(s, g)];
  const right = pair(first, second);
  const size = (rate: number): string => `${Math.abs(rate)} ${rate < 0 ? 'less' : 'more'} each time`;
  return {
    words: { ...words, f, g, r: Math.abs(r), s: Math.abs(s), unit: story.unit, units: story.time },
    question: [
      `${story.key}-told` as const,
      `${story.key}-letter` as const,
      heights.includes(story.unit) ? ('change-height' as const) : ('change-letter' as const),
      'ask' as const,
    ],
    answer: { value: 'right', text: right, reason: 'right-change' as const },
    distractors: [
      distractor(
        'swaps-the-starting-amount-and-the-rate',
        'swapped',
        'starts-swapped',
        pair(line(r < 0 ? -f : f, Math.abs(r)), line(s < 0 ? -g : g, Math.abs(s))),
      ),
      falls
        ? distractor(
            'uses-the-wrong-sign-for-a-decrease',
            'sign',
            'wrong-way',
            pair(line(Math.abs(r), f), line(r < 0 && s > 0 ? -s : Math.abs(s), g)),
          )
        : distractor('leaves-out-a-condition', 'start', 'no-start', pair(line(r, 0), line(s, 0))),
      distractor(
        'writes-two-copies-of-one-equation',
        'copies',
        'copies',
        pair(first, `2y = ${linearSide(2 * r, 'x', 2 * f)}`),
      ),
    ],
    otherWrong: 'other' as const,
    steps: [
      step('one-change', `${f} at first, ${size(r)}`, `$${first}$`),
      step('two-change', `${g} at first, ${size(s)}`, `$${second}$`),
      step('same', `$${first}$ and $${second}$`, 'one amount in each'),
    ],
    finalAnswer: right,
    claims: [`${f} + (${r}) * ${x} = ${g} + (${s}) * ${x}`],
  };
}

/** Units in which the stories tell how high something is. */
const heights: readonly string[] = ['inches', 'millimeters', 'feet'];

/** A percent is no number of things, so the story with phones is left out. */
const changes = meetingAmounts.list.filter(({ key }) => key !== 'phones');

function drawChange(random: Random): Change {
  return random.until(() => {
    const story = random.pick(changes);
    const numbers = drawMeeting(story, random, 0);
    if (!numbers) return null;
    const { f, g, r, s } = numbers;
    return f !== Math.abs(r) && g !== Math.abs(s) ? { story, numbers } : null;
  });
}

function drawNumbers(level: Level, random: Random): Facts {
  const between = ([least = 1, most = 1]: readonly number[]): number => random.int(least, most);
  return random.until(() => {
    const scene = random.pick(twoCounts.list);
    const shop = random.pick(twoPurchases.list);
    const n = between(scene.count);
    const [p, q] = [between(scene.p), between(scene.q)];
    const isShop = level === 2;
    const x = isShop ? between(shop.p) : random.int(Math.ceil(n / 4), Math.floor((3 * n) / 4));
    const y = isShop ? between(shop.q) : n - x;
    const [a, b, d, e] = [random.int(2, 6), random.int(2, 6), random.int(2, 6), random.int(2, 6)];
    const k = p * x - q * y;
    const isTurned = !isShop && random.chance(50);
    const isRound = scene.key !== 'laps' || (p % 50 === 0 && q % 50 === 0);
    const isOpen = isShop ? a !== b && d !== e && a * e !== b * d && x !== y : x !== y && isRound;
    const isMore = level < 3 || (k > 1 && q * x - p * y !== k);
    return isOpen && isMore ? { scene, shop, x, y, p, q, a, b, d, e, isTurned } : null;
  });
}
