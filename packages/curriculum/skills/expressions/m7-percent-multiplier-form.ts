import { type Level, matchTheCards, numberSkill, type Random } from '../../src/kit/index.ts';
import { drawPlainLetter } from '../../src/numbers/variable-letters.ts';

const asks = ['simple', 'product', 'term', 'equal'] as const;
const stories = ['bike', 'pay', 'club', 'jacket', 'rent'] as const;

type Params = {
  ask: (typeof asks)[number];
  story: (typeof stories)[number];
  letter: string;
  percent: number;
  up: boolean;
  back: number;
};

/** Level 1 has a sum to write as one product, level 2 a story, level 3 two changes one after the other, a rise and a fall in either order. */
export const m7PercentMultiplierForm = numberSkill('m7-percent-multiplier-form', {
  version: 6,
  form: 'expression',
  byHand: { levels: [2], ask: 'match-changes' },
  text: {
    'match-changes': [
      'Each sentence tells of an amount {x}. Match it with its expression.',
      'Here are three sentences about an amount {x}. Which expression goes with which?',
      'Which expression says the same as each sentence about an amount {x}?',
    ],
    'say-up': 'It grows by {percent, number}%.',
    'say-down': 'It shrinks by {percent, number}%.',
    'say-part': 'Only {percent, number}% of it is left.',
    headline: 'A percent change as one product',
    simple: 'Write {all} as one product.',
    product: 'What is the simplest form of {all}?',
    term: 'Write {all} as one term.',
    equal: 'Which single term is equal to {all}?',
    'bike-up':
      'A bike costs {x} dollars. Its price rises by {percent, number}%. Write the new price as one term.',
    'bike-down':
      'A bike costs {x} dollars. Its price falls by {percent, number}%. Write the new price as one term.',
    'pay-up':
      'A worker earns {x} dollars an hour. The pay goes up by {percent, number}%. Write the new pay as one term.',
    'pay-down':
      'A shop takes in {x} dollars a day. The amount goes down by {percent, number}%. Write the new amount as one term.',
    'club-up':
      'A club has {x} members. Their number grows by {percent, number}%. Write the new number as one term.',
    'club-down':
      'A club has {x} members. Their number shrinks by {percent, number}%. Write the new number as one term.',
    'jacket-up':
      'A store buys a jacket for {x} dollars. It adds a markup of {percent, number}%. Write the new price as one term.',
    'jacket-down':
      'A jacket costs {x} dollars. It is {percent, number}% off. Write the sale price as one term.',
    'rent-up':
      'A family pays {x} dollars in rent. The rent rises by {percent, number}%. Write the new rent as one term.',
    'rent-down':
      'A family pays {x} dollars in rent. The rent falls by {percent, number}%. Write the new rent as one term.',
    'bike-two':
      'A bike costs {x} dollars. The price rises by {percent, number}%. Then it falls by {back, number}%. Write the final price as one term.',
    'pay-two':
      'A worker earns {x} dollars. The pay goes up by {percent, number}%. Then it goes down by {back, number}%. Write the final pay as one term.',
    'club-two':
      'A club has {x} members. Their number grows by {percent, number}%. Then it shrinks by {back, number}%. Write the final number as one term.',
    'jacket-two':
      'A store buys a jacket for {x} dollars. It adds {percent, number}% as a markup. Later it takes {back, number}% off. Write the final price as one term.',
    'rent-two':
      'A family pays {x} dollars in rent. The rent rises by {percent, number}%. Then it falls by {back, number}%. Write the final rent as one term.',
    'bike-back':
      'A bike costs {x} dollars. The price falls by {percent, number}%. Then it rises by {back, number}%. Write the final price as one term.',
    'pay-back':
      'A shop takes in {x} dollars a day. The amount goes down by {percent, number}%. Then it goes up by {back, number}%. Write the final amount as one term.',
    'club-back':
      'A club has {x} members. Their number shrinks by {percent, number}%. Then it grows by {back, number}%. Write the final number as one term.',
    'jacket-back':
      'A jacket costs {x} dollars and goes on sale at {percent, number}% off. Later the sale price rises by {back, number}%. Write the final price as one term.',
    'rent-back':
      'A family pays {x} dollars in rent. The rent falls by {percent, number}%. Then it rises by {back, number}%. Write the final rent as one term.',
    right: 'The start is one hundred percent, so one factor tells what it becomes.',
    'right-like': 'The first term is one {x}, and like terms are combined.',
    'part-like': 'This is the second term alone. What happens to the first one?',
    'number-like': 'This leaves the letter off the second term. What is {part, number} a part of?',
    'sign-like': 'Look at the sign between the terms. Is the second one added or subtracted?',
    'other-like': 'Write {x} as {single}. Then combine the numbers in front.',
    part: 'This is the change alone. What happens to {x} itself?',
    number: 'This uses {percent, number} as a number. A percent is a part. What is it a part of?',
    direction: 'This changes {x} in the other direction. Does it grow or shrink?',
    grows: 'The second change makes the amount larger here. What does the story say?',
    shrinks: 'The second change makes the amount smaller here. What does the story say?',
    sum: 'This puts the two percents together. Is the second one a percent of {x}?',
    once: 'This makes only the first change. What comes after it?',
    other: 'Write {x} as one hundred percent of it. Then add the percent or take it off.',
    'change-do': 'Write the change as a term.',
    'change-why': 'A percent of {x} is that many hundredths of {x}.',
    'one-do': 'Write {x} with its factor.',
    'one-why': 'One times {x} is {x}.',
    'first-do': 'Write the factor of the first change.',
    'first-why': 'The start is one hundred percent.',
    'second-do': 'Write the factor of the second change.',
    'second-why': 'Now the new amount is one hundred percent.',
    'join-do': 'Combine the factors.',
    'join-why': 'Changes one after the other are multiplied.',
    'like-do': 'Combine the numbers in front of the letter.',
    'like-why': 'Like terms are added or subtracted.',
    'up-do': 'Find the factor where it grows.',
    'up-why': 'The percent is added to one hundred percent.',
    'down-do': 'Find the factor where it shrinks.',
    'down-why': 'The percent is taken off one hundred percent.',
    'only-do': 'Find the factor where only a part is left.',
    'only-why': 'The percent itself tells what part that is.',
    'check-do': 'Write the term.',
    'check-like': 'The letter stays as it is.',
    'check-why': 'The factor tells what part of the start there is now.',
    final: '${value}$',
    'far-bike':
      'At {percent, number}% off, a bike costs {x} dollars. Next year its regular price will rise by {back, number}%. Write next year’s regular price as one term in {x}.',
    'far-jacket':
      'A jacket is {percent, number}% off and costs {x} dollars now. The store then raises the old full price by {back, number}%. Write the new full price as one term in {x}.',
    'far-club':
      'A club lost {percent, number}% of its members and has {x} now. It wants {back, number}% more than before the loss. Write the number of members it wants as one term in {x}.',
    'far-tank':
      'A tank has lost {percent, number}% of its water and holds {x} gallons. A new tank holds {back, number}% more than this one did at first. Write the gallons of the new tank as one term in {x}.',
    'right-far': 'Dividing undoes the first change, and a factor makes the second one.',
    'far-forth': 'This adds {percent, number}% to {x}. Which amount was one hundred percent at first?',
    'far-once': 'This goes back to the first amount. What happens to it then?',
    'far-same': 'This takes the percent off once more. Do you go forward or back?',
    'other-far': 'What percent of the first amount is {x}? Divide by it. Then make the second change.',
    'left-do': 'Write what is left as a decimal.',
    'left-why': 'The first amount is one hundred percent.',
    'undo-do': 'Divide by it to go back.',
    'undo-why': 'The first amount was multiplied by this number.',
    'grow-do': 'Write the factor of the rise.',
    'grow-why': 'Now the first amount is one hundred percent again.',
    'both-do': 'Multiply the two factors.',
    'both-why': 'One change follows the other.',
    'term-do': 'Write the term.',
    'term-why': 'The factor stands in front of the letter.',
  },
  draw: ({ level, random }): Params => drawChange(level, random),
  build({ ask, story, letter, percent, up, back }: Params, { level, say, step, distractor }) {
    const part = percent / 100;
    // Level 1 has decimals only, so nothing it says speaks of percents.
    const isBare = level === 1;
    const one = short(up ? 1 + part : 1 - part);
    // The second change goes the other way than the first.
    const then = short(up ? 1 - back / 100 : 1 + back / 100);
    const two = short(one * then);
    const factor = level === 3 ? two : one;
    const value = `${factor}${letter}`;
    const sign = up ? '+' : '−';
    const all = `${letter} ${sign} ${part}${letter}`;
    return {
      words: { x: `$${letter}$`, all: `$${all}$`, single: `$1${letter}$`, part, percent, back, value },
      question: isBare
        ? ask
        : level === 2
          ? `${story}-${up ? 'up' : 'down'}`
          : `${story}-${up ? 'two' : 'back'}`,
      answer: { value, asked: 'simplified', reason: isBare ? 'right-like' : 'right' },
      ...(isBare && { otherWrong: 'other-like' as const }),
      drawn: {
        make: matchTheCards({
          places: [
            say(up ? 'say-up' : 'say-down', { percent }),
            say(up ? 'say-down' : 'say-up', { percent }),
            say('say-part', { percent }),
          ],
          cards: [one, short(up ? 1 - part : 1 + part), part]
            .map((by) => `${by}${letter}`)
            .concat(`${letter} ${sign} ${percent}`)
            .map((term) => ({ words: `$${term}$` })),
          wrong: [
            [2, 1, 0],
            [3, 1, 2],
            [1, 0, 2],
          ],
        }),
        steps: [
          step('up', `1 + ${part}`, short(1 + part)),
          step('down', `1 − ${part}`, short(1 - part)),
          step('only', `${percent}%`, part),
        ],
      },
      distractors:
        level === 3
          ? [
              distractor('combines-the-percents-by-adding', `${short(one + then - 1)}${letter}`, 'sum'),
              distractor('applies-only-the-first-step', `${one}${letter}`, 'once'),
              distractor('slip', `${short(one * (2 - then))}${letter}`, up ? 'grows' : 'shrinks'),
            ]
          : [
              distractor(
                'multiplies-by-the-percent-part-only',
                `${part}${letter}`,
                isBare ? 'part-like' : 'part',
              ),
              isBare
                ? distractor('adds-the-percent-as-a-number', `${letter} ${sign} ${part}`, 'number-like')
                : distractor('adds-the-percent-as-a-number', `${letter} ${sign} ${percent}`, 'number'),
              up
                ? distractor('slip', `${short(1 - part)}${letter}`, isBare ? 'sign-like' : 'direction')
                : distractor(
                    'increases-when-it-should-decrease',
                    `${short(1 + part)}${letter}`,
                    isBare ? 'sign-like' : 'direction',
                  ),
            ],
      steps:
        level === 3
          ? [
              step('first', `100% ${sign} ${percent}%`, one),
              step('second', `100% ${up ? '−' : '+'} ${back}%`, then),
              step('join', `${one} × ${then}`, two),
              step('check', `${two} of $${letter}$`, `$${value}$`),
            ]
          : [
              !isBare && step('change', `${percent}% of $${letter}$`, `$${part}${letter}$`),
              step('one', `$${letter}$`, `$1${letter}$`),
              step('join', `1 ${sign} ${part}`, one, 'like'),
              step('check', `$${all}$`, `$${value}$`, { why: isBare ? 'check-like' : 'check-why' }),
            ],
      claims: [level === 3 ? `${one} * ${then} = ${two}` : `${all} = ${value}`],
    };
  },
  stretch: {
    draw: ({ random }): Far => drawFar(random),
    build({ ask, letter, percent, back }: Far, { step, distractor }) {
      const left = short(1 - percent / 100);
      const [undo, grow] = [short(1 / left), short(1 + back / 100)];
      const factor = short(undo * grow);
      return {
        words: { x: `$${letter}$`, percent, back, value: `${factor}${letter}` },
        question: ask,
        answer: { value: `${factor}${letter}`, asked: 'simplified', reason: 'right-far' },
        distractors: [
          distractor(
            'takes-the-percent-of-the-new-amount',
            `${short((1 + percent / 100) * grow)}${letter}`,
            'far-forth',
          ),
          distractor('applies-only-the-first-step', `${undo}${letter}`, 'far-once'),
          distractor('slip', `${short(left * grow)}${letter}`, 'far-same'),
        ],
        otherWrong: 'other-far',
        steps: [
          step('left', `100% − ${percent}%`, left),
          step('undo', `1 ÷ ${left}`, undo),
          step('grow', `100% + ${back}%`, grow),
          step('both', `${undo} × ${grow}`, factor),
          step('term', `${factor} of $${letter}$`, `$${factor}${letter}$`),
        ],
        claims: [`1 / ${left} * (1 + ${back}/100) = ${factor}`],
      };
    },
  },
});

/** After a loss of one percent there is x; the first amount then grows by another one. */
type Far = {
  ask: 'far-bike' | 'far-jacket' | 'far-club' | 'far-tank';
  letter: string;
  percent: number;
  back: number;
};

function drawFar(random: Random): Far {
  return random.until(() => {
    const ask = random.pick(['far-bike', 'far-jacket', 'far-club', 'far-tank'] as const);
    const [percent, back] = [random.pick([20, 36, 50, 60]), random.int(2, 45)];
    const [left, grow] = [1 - percent / 100, 1 + back / 100];
    const ways = [grow / left, (1 + percent / 100) * grow, 1 / left, left * grow].map(short);
    const isWhole = ways.some((way) => Math.abs(way - 1) < 0.02 || Number.isInteger(way));
    const isShort =
      short(grow / left).toString().length <= 6 && Math.abs(short(grow / left) - grow / left) < 1e-9;
    return isShort && !isWhole && new Set(ways).size === 4 && percent !== back
      ? { ask, letter: drawPlainLetter(random), percent, back }
      : null;
  });
}

function short(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

function drawChange(level: Level, random: Random): Params {
  return random.until(() => {
    const percent = level === 3 ? 5 * random.int(2, 8) : random.int(2, level === 1 ? 45 : 30);
    const back = level === 3 ? 5 * random.int(1, 5) : 0;
    const up = random.chance(50);
    const turn = up ? 1 : -1;
    const both = (1 + (turn * percent) / 100) * (1 - (turn * back) / 100);
    const isWhole = level === 3 && Number.isInteger(short(both));
    return percent !== back && !isWhole && percent !== 50
      ? {
          ask: random.pick(asks),
          story: random.pick(stories),
          letter: drawPlainLetter(random),
          percent,
          up,
          back,
        }
      : null;
  });
}
