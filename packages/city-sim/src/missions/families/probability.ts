import type { Chance } from '../chance.ts';
import { defineTemplate, type Family, numberAnswered } from '../template.ts';
import { atMost, round, supplyTiers } from '../tiers.ts';
import { frac, minus, num, over, plus, times, worked } from '../words/equation.ts';
import {
  probabilityBothSettings,
  probabilityCountSettings,
  probabilityEitherSettings,
  probabilityShowSettings,
} from './probability-settings.ts';

/** Hours or people that a share is planned for. */
const manyTries = 240;

/** A tested share and many tries: the expected count. */
const count = defineTemplate({
  days: 60,
  draw(chance) {
    const tested = chance.pick([20, 25, 40, 50]);
    const hits = chance.int(Math.ceil(tested * 0.12), Math.floor(tested * 0.4));
    return { hits, tested, tries: tested * chance.int(Math.ceil(80 / tested), Math.floor(260 / tested)) };
  },
  unknowns: { n: { kind: 'int', step: 1 } },
  solve: ({ hits, tested, tries }) => ({ n: (hits * tries) / tested }),
  wrong: {
    'takes the count of the test': ({ hits }) => ({ n: hits }),
    'takes the part that did not happen': ({ hits, tested, tries }) => ({
      n: ((tested - hits) * tries) / tested,
    }),
    'divides by the count of the test': ({ hits, tries }) => ({ n: Math.round(tries / hits) }),
  },
  lots: ({ hits, tested, tries }, answer) => [
    { need: (hits * tries) / tested, supply: numberAnswered(answer, 'n') },
  ],
  tiers: supplyTiers({ close: 6, tight: 0.5 }),
  action: 'set',
  params: {},
  equation: ({ hits, tested, tries }, answer) => [
    worked('n', times(over(num(hits), num(tested)), num(tries)), numberAnswered(answer, 'n')),
  ],
  why: 'Why is a single day different from the expected number?',
  reasons: {
    right: 'Chance scatters the days around their mean.',
    wrong: [
      {
        text: 'The expected number has a fault in it.',
        reply: 'It can be right, and days still differ. What does chance do to one day?',
      },
      {
        text: 'Each day makes up for the day before.',
        reply: 'Days do not remember. What does chance do to one day?',
      },
    ],
  },
  method: [
    'Which share does the table show?',
    'Take the same share of all. It will be right on average, not on every day.',
  ],
  settings: probabilityCountSettings,
});

/** A fraction between 0 and 1 in lowest terms. */
function properFraction(chance: Chance): [number, number] {
  const bottom = chance.int(2, 8);
  const tops = [1, 2, 3, 4, 5, 6, 7].filter((top) => top < bottom && isLowest(top, bottom));
  return [chance.pick(tops), bottom];
}

function isLowest(top: number, bottom: number): boolean {
  return ![2, 3, 5, 7].some((prime) => top % prime === 0 && bottom % prime === 0);
}

/** Two independent chances: how often both happen. */
const both = defineTemplate({
  days: 60,
  draw(chance) {
    const [a, b] = properFraction(chance);
    const [c, d] = properFraction(chance);
    return { a, b, c, d };
  },
  shown: ({ a, b, c, d }) => ({ first: `${a}/${b}`, second: `${c}/${d}` }),
  unknowns: { s: { kind: 'frac', step: 0.01 } },
  solve: ({ a, b, c, d }) => ({ s: (a * c) / (b * d) }),
  wrong: {
    'adds the chances': ({ a, b, c, d }) => ({ s: round(Math.min(2, a / b + c / d)) }),
    'takes the smaller chance': ({ a, b, c, d }) => ({ s: round(Math.min(a / b, c / d)) }),
    'takes the middle of both chances': ({ a, b, c, d }) => ({ s: round((a / b + c / d) / 2) }),
  },
  lots: ({ a, b, c, d }, answer) => [
    { need: (a * c * manyTries) / (b * d), supply: numberAnswered(answer, 's') * manyTries },
  ],
  tiers: supplyTiers({ close: 6, tight: 0.5 }),
  action: 'set',
  params: {},
  equation: ({ a, b, c, d }, answer) => [
    worked('s', times(frac(a, b), frac(c, d)), numberAnswered(answer, 's')),
  ],
  why: 'Why is the chance of both smaller than each single chance?',
  reasons: {
    right: 'Of the days with the first, only a part have the second, too.',
    wrong: [
      {
        text: 'Two things need twice as much time.',
        reply: 'Time plays no part. How many of the first days have the second as well?',
      },
      {
        text: 'A chance gets smaller each time it is used.',
        reply: 'A chance stays. How many of the first days have the second as well?',
      },
    ],
  },
  method: [
    'In which share of the hours is the first one closed? Look at these hours only.',
    'Which share of these hours does the second one take away too?',
  ],
  settings: probabilityBothSettings,
});

/** Seats and the share of guests who come: how many tickets? */
const shows = defineTemplate({
  days: 60,
  draw(chance) {
    const [hits, tested] = chance.pick([
      [3, 4],
      [4, 5],
      [7, 10],
      [13, 20],
      [3, 5],
      [2, 3],
      [5, 6],
      [5, 8],
      [11, 15],
    ] as const);
    return { hits, tested, seats: hits * chance.int(Math.ceil(60 / hits), Math.floor(120 / hits)) };
  },
  unknowns: { n: { kind: 'int', step: 1 } },
  solve: ({ hits, tested, seats }) => ({ n: (seats * tested) / hits }),
  wrong: {
    'sells one ticket for each seat': ({ seats }) => ({ n: seats }),
    'takes the share of the seats': ({ hits, tested, seats }) => ({ n: Math.round((seats * hits) / tested) }),
    'sells two tickets for each seat': ({ seats }) => ({ n: seats * 2 }),
  },
  lots: ({ hits, tested, seats }, answer) => [
    { need: seats, supply: (numberAnswered(answer, 'n') * hits) / tested },
  ],
  tiers: [
    [atMost('shortShare', 1), atMost('spareShare', 12)],
    [atMost('shortShare', 1), atMost('spareShare', 6)],
    [atMost('shortShare', 1), atMost('spareShare', 1.5)],
  ],
  action: 'set',
  params: {},
  equation: ({ hits, tested, seats }, answer) => [
    worked('n', over(num(seats), over(num(hits), num(tested))), numberAnswered(answer, 'n')),
  ],
  why: 'Why can a good plan still leave someone at the dock on one day?',
  reasons: {
    right: 'It fits the usual day, and some days are above it.',
    wrong: [
      { text: 'Then the plan was not good.', reply: 'One day cannot show that. How do many days look?' },
      {
        text: 'On later days fewer people will come to make up for it.',
        reply: 'Days do not make up for each other. How far can one day lie above the usual?',
      },
    ],
  },
  method: [
    'How many guests come for every ticket that is sold?',
    'The guests who come should fill the seats. Which number of tickets brings that many?',
  ],
  settings: probabilityShowSettings,
});

/** Two groups of a survey that share some people: how likely is one or the other? */
const either = defineTemplate({
  days: 60,
  draw(chance) {
    const c = chance.int(8, 20);
    const [a, b] = [c + chance.int(6, 24), c + chance.int(6, 24)];
    return { a, b, c, all: a + b - c + chance.int(6, 40) };
  },
  unknowns: { s: { kind: 'frac', step: 0.01 } },
  solve: ({ a, b, c, all }) => ({ s: (a + b - c) / all }),
  wrong: {
    'counts those in both groups twice': ({ a, b, all }) => ({ s: (a + b) / all }),
    'takes those in both groups only': ({ c, all }) => ({ s: c / all }),
    'leaves those in both groups out': ({ a, b, c, all }) => ({ s: (a + b - 2 * c) / all }),
  },
  lots: ({ a, b, c, all }, answer) => [
    { need: ((a + b - c) * manyTries) / all, supply: numberAnswered(answer, 's') * manyTries },
  ],
  tiers: supplyTiers({ close: 6, tight: 0.5 }),
  action: 'set',
  params: {},
  equation: ({ a, b, c, all }, answer) => [
    worked('s', over(minus(plus(num(a), num(b)), num(c)), num(all)), numberAnswered(answer, 's')),
  ],
  why: 'Who would be counted twice if nothing were taken away?',
  reasons: {
    right: 'Whoever belongs to both groups.',
    wrong: [
      { text: 'Whoever belongs to no group.', reply: 'They are not counted at all. Who is in both lists?' },
      { text: 'The larger of the two groups.', reply: 'Most of them are in one list. Who is in both lists?' },
    ],
  },
  method: [
    'Draw two rings that overlap. Who stands in the overlap?',
    'Add both groups. Which people are now counted twice? Take them away once.',
  ],
  settings: probabilityEitherSettings,
});

export const probability: Family = { levels: [count, both, shows], besides: { 2: [either] } };
