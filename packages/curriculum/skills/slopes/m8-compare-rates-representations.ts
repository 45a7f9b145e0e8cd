import type { DiagramOf } from '@playforward/diagram';
import {
  choiceSkill,
  type HandTask,
  type Level,
  type Random,
  type Tools,
  writeHand,
} from '../../src/kit/index.ts';
import { decimalQuotient } from '../../src/numbers/decimal-quotient.ts';
import { pointText } from '../../src/numbers/lines/standard-form.ts';
import { signedFraction } from '../../src/numbers/signed-fractions.ts';
import { typeset } from '../../src/numbers/signed-numbers.ts';
import { type RivalRate, rivalRates } from '../../src/scenes/rates/rival-rates.ts';

type Letter = 'A' | 'B' | 'C';

/** A has the rule y = kx, B brings b in a units of time, C is drawn through (run, rise) or told by a table in such steps. */
type Params = {
  scene: RivalRate;
  k: number;
  a: number;
  b: number;
  run: number;
  rise: number;
  pace: number;
  order: readonly number[];
};

const text = {
  headline: 'Compare rates',
  who: '{name} {letter}',
  equal: 'All three are equally fast',
  right: 'Its rate, the amount in one unit of time, is the greatest.',
  'right-order': 'With rates for one unit of time, the order shows.',
  single: 'This one has the greatest number. For how much time does it stand?',
  far: 'This {picture} goes far. But how much comes in one unit of time?',
  longest: 'This one takes the longest for the same amount. Is it faster to need more time?',
  same: 'Find all three rates. Are they equal?',
  cards: 'This orders the cards by their numbers. What does each card tell about one minute?',
  seconds: 'This takes the seconds for a rate. Is it faster or slower to need more seconds?',
  swapped: 'Two neighbors have changed places. Find how much each of them does in one minute.',
  other: 'Find for each one how much comes in one unit of time. Then compare.',
  'other-order': 'Turn each card into an amount for one minute. Then compare.',
  'a-do': 'Read the rate in the equation.',
  'a-why': 'It is the coefficient of {x}.',
  'b-do': 'Find the rate from the two amounts.',
  'b-why': 'Divide the amount by the time.',
  'c-do': 'Find the rate of the third one.',
  'c-table': 'Divide an amount by its time.',
  'c-graph': 'Divide how far a point is up by how far it is to the right.',
  'compare-do': 'Compare the three rates.',
  'compare-why': 'The greatest amount for one unit of time is the fastest.',
  'rule-do': 'Read the rate on the card with the equation.',
  'rule-why': 'It is the coefficient of {x}.',
  'divide-do': 'Divide on the cards with two amounts.',
  'divide-why': 'This gives the amount in one minute.',
  'pace-do': 'Turn the seconds into an amount for one minute.',
  'pace-why': 'A minute has {sixty, number} seconds.',
  'row-do': 'Put the cards in a row.',
  'row-why': 'The slowest one comes first.',
  'card-units': 'On the cards, {x} counts minutes and {y} counts {units}.',
  'final-who': '{name} {letter}',
  'final-order': 'The order is {shown}.',
} as const;

type Said = Tools<keyof typeof text | keyof typeof rivalRates.text>;

/** Level 1 has a graph, level 2 a table, level 3 four cards that are put in order by hand. */
export const m8CompareRatesRepresentations = choiceSkill('m8-compare-rates-representations', {
  version: 4,
  scenes: [rivalRates],
  text,
  draw: ({ level, random }): Params => drawRates(level, random),
  build: (params: Params, tools) =>
    tools.level === 3 ? buildCards(params, tools) : buildChoice(params, tools),
});

function ratesOf({ k, a, b, run, rise }: Params): Readonly<Record<Letter, number>> {
  return { A: k, B: b / a, C: rise / run };
}

function buildChoice(params: Params, { level, say, step, distractor }: Said) {
  const { scene, k, a, b, run, rise } = params;
  const rates = ratesOf(params);
  const [fast = 'A', middle = 'B', slow = 'C'] = lettersBy(rates);
  const who = (letter: Letter) => ({ text: say('who', { name: scene.name, letter }) });
  const shown = level === 1 ? 'graph' : 'table';
  const turned = {
    A: typeset(signedFraction(1, k)),
    B: typeset(signedFraction(a, b)),
    C: typeset(signedFraction(run, rise)),
  };
  const seen = seenOf(params, level);
  const rank = (of: Readonly<Record<Letter, string | number>>, first: Letter) =>
    step('compare', `A: ${of.A}, B: ${of.B}, C: ${of.C}`, `${scene.name} ${first}`);
  return {
    words: { rule: `$y = ${k}x$`, a, b, x: '$x$', name: scene.name, letter: fast, picture: shown },
    question: [
      `${scene.key}-rule` as const,
      `${scene.key}-told` as const,
      `${scene.key}-${shown}` as const,
      `${scene.key}-ask` as const,
    ],
    diagram: level === 1 ? graphOf(params) : tableOf(params),
    answer: { value: fast, ...who(fast), reason: 'right' as const },
    distractors: [
      distractor(
        middle === 'C' && level === 1 ? 'compares-by-graph-length' : 'compares-single-values',
        middle,
        middle === 'C' ? 'far' : 'single',
        {
          ...who(middle),
          work: [
            step('a', `$y = ${k}x$`, `A: ${seen.A}`),
            step('b', `${b} ${scene.yUnits} in ${a} minutes`, `B: ${seen.B}`),
            step('c', `the end of the ${shown}`, `C: ${seen.C}`),
            rank(seen, middle),
          ],
        },
      ),
      distractor('divides-in-the-wrong-order', slow, 'longest', {
        ...who(slow),
        work: [
          step('a', `$y = ${k}x$`, `A: ${turned.A}`),
          step('b', `${a} ÷ ${b}`, turned.B),
          step('c', `${run} ÷ ${rise}`, turned.C),
          rank(turned, slow),
        ],
      }),
      distractor('slip', 'equal', 'same'),
    ],
    steps: [
      step('a', `$y = ${k}x$`, `A: ${k}`),
      step('b', `${b} ÷ ${a}`, decimalQuotient(b, a)),
      step('c', `${rise} ÷ ${run}`, decimalQuotient(rise, run), {
        do: 'c-do',
        why: level === 1 ? 'c-graph' : 'c-table',
      }),
      rank({ A: k, B: decimalQuotient(b, a), C: decimalQuotient(rise, run) }, fast),
    ],
    finalAnswer: 'final-who' as const,
    claims: [`${rates[fast]} > ${rates[middle]}`, `${rates[middle]} > ${rates[slow]}`],
  };
}

/** From the fastest to the slowest. */
function lettersBy(rates: Readonly<Record<Letter, number>>): readonly Letter[] {
  return (['A', 'B', 'C'] as const).toSorted((first, second) => rates[second] - rates[first]);
}

type Card = {
  readonly text: string;
  readonly rate: number;
  readonly number: number;
  readonly seconds: number;
};

const noCard: Card = { text: '', rate: 0, number: 0, seconds: 0 };

/** An equation, two amounts, a point of a graph, and the seconds for each one. */
function cardsOf({ scene, k, a, b, run, rise, pace }: Params): readonly Card[] {
  return [
    { text: `$y = ${k}x$`, rate: k, number: k, seconds: k },
    { text: `${b} ${scene.yUnits} in ${a} minutes`, rate: b / a, number: b, seconds: b / a },
    {
      text: `graph from zero to ${pointText(run, rise)}`,
      rate: rise / run,
      number: rise,
      seconds: rise / run,
    },
    { text: `${pace} ${scene.pace}`, rate: 60 / pace, number: pace, seconds: pace },
  ];
}

function ordersOf(params: Params) {
  const cards = cardsOf(params);
  const by = (rank: (card: Card) => number): readonly number[] =>
    params.order.toSorted((x, y) => rank(cards[x] ?? noCard) - rank(cards[y] ?? noCard));
  const right = by(({ rate }) => rate);
  const [p = 0, q = 0, r = 0, s = 0] = right;
  return {
    right,
    numbers: by(({ number }) => number),
    seconds: by(({ seconds }) => seconds),
    swapped: [p, r, q, s],
  };
}

function buildCards(params: Params, { step, distractor }: Said) {
  const { scene, k, a, b, run, rise, pace, order } = params;
  const cards = cardsOf(params);
  const orders = ordersOf(params);
  const task: HandTask = {
    kind: 'order-cards',
    cards: order.map((card) => cards[card]?.text ?? ''),
    from: 'slowest',
    to: 'fastest',
  };
  const give = (wanted: readonly number[]) =>
    writeHand(task, { kind: 'order-cards', order: wanted.map((card) => order.indexOf(card)) });
  const shown = orders.right.map((card) => cards[card]?.text).join(', ');
  return {
    words: { x: '$x$', y: '$y$', units: scene.yUnits, sixty: 60, shown },
    question: [`${scene.key}-cards` as const, 'card-units' as const],
    hand: task,
    answer: { value: give(orders.right), reason: 'right-order' as const },
    distractors: [
      distractor('compares-single-values', give(orders.numbers), 'cards'),
      distractor('inverts-one-rate', give(orders.seconds), 'seconds'),
      distractor('slip', give(orders.swapped), 'swapped'),
    ],
    steps: [
      step('rule', `$y = ${k}x$`, `${k} in one minute`),
      step(
        'divide',
        `${b} ÷ ${a} and ${rise} ÷ ${run}`,
        `${decimalQuotient(b, a)} and ${decimalQuotient(rise, run)}`,
      ),
      step('pace', `60 ÷ ${pace}`, 60 / pace),
      step('row', 'all four cards', shown),
    ],
    finalAnswer: 'final-order' as const,
    otherWrong: 'other-order' as const,
    claims: orders.right
      .slice(1)
      .map((card, nth) => `${cards[orders.right[nth] ?? 0]?.rate} < ${cards[card]?.rate}`),
  };
}

function graphOf({ scene, run, rise }: Params): DiagramOf<'coordinate-plane'> {
  // The point stands on a grid line or halfway between two.
  const wideStep = [5, 4, 3].find((one) => rise % one === 0) ?? 2;
  const up = rise > 24 ? wideStep : rise > 12 ? 2 : 1;
  const wide = run + 2;
  return {
    kind: 'coordinate-plane',
    x: { label: scene.x, min: 0, max: wide, step: 1 },
    y: { label: scene.y, min: 0, max: up * Math.ceil((rise * (wide / run)) / up), step: up },
    points: [{ x: run, y: rise, label: null }],
    lines: [
      {
        through: [
          [0, 0],
          [run, rise],
        ],
      },
    ],
  };
}

function tableOf({ scene, run, rise }: Params): DiagramOf<'function-table'> {
  return {
    kind: 'function-table',
    input: scene.x,
    output: scene.y,
    rule: null,
    pairs: [1, 2, 3].map((nth) => [String(nth * run), String(nth * rise)]),
  };
}

/** Halves, so that two units of time bring a whole amount. */
const halves = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14] as const;

function drawRates(level: Level, random: Random): Params {
  const fastest = random.pick(['A', 'B', 'C'] as const);
  const paceRank = random.int(0, 2);
  return random.until(() => {
    const [rateB, rateC] = [random.pick(halves) / 2, random.pick(halves) / 2];
    const [run, a] = [random.int(1, 6), random.int(2, 10)];
    const params: Params = {
      scene: random.pick(rivalRates.list),
      k: random.int(2, 7),
      a,
      b: rateB * a,
      run,
      rise: rateC * run,
      pace: random.pick([10, 12, 15, 20, 24, 30, 40]),
      order: level === 3 ? random.shuffle([0, 1, 2, 3]) : [0, 1, 2, 3],
    };
    return isOpen(params, level, fastest) && (level < 3 || rankOfPace(params) === paceRank) ? params : null;
  });
}

/** How many cards are slower than the one with the seconds. */
function rankOfPace(params: Params): number {
  return Object.values(ratesOf(params)).filter((rate) => rate < 60 / params.pace).length;
}

/** The greatest number that is seen of each; of C, it is in the last row of a table or at a point of a graph. */
function seenOf({ k, b, rise }: Params, level: Level): Readonly<Record<Letter, number>> {
  return { A: k, B: b, C: level === 1 ? rise : 3 * rise };
}

/** The rates differ, and the greatest number belongs to the one with the second greatest rate. */
function isOpen(params: Params, level: Level, fastest: Letter): boolean {
  const { b, rise, run, pace } = params;
  const rates = ratesOf(params);
  const all = level === 3 ? [...Object.values(rates), 60 / pace] : Object.values(rates);
  if (new Set(all).size < all.length || !Number.isInteger(b) || !Number.isInteger(rise)) return false;
  if (level === 3) {
    const { right, numbers, seconds, swapped } = ordersOf(params);
    return new Set([right, numbers, seconds, swapped, params.order].map(String)).size === 5 && run > 1;
  }
  const [fast, middle] = lettersBy(rates);
  const seen = seenOf(params, level);
  const [greatest] = (['A', 'B', 'C'] as const).toSorted((x, y) => seen[y] - seen[x]);
  return fast === fastest && middle !== 'A' && greatest === middle && (level === 2 || run > 1);
}
