import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
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

/** Level 1 has a sum to write as one product, level 2 a story, level 3 two changes one after the other. */
export const m7PercentMultiplierForm = numberSkill('m7-percent-multiplier-form', {
  version: 1,
  form: 'expression',
  text: {
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
      'Somebody earns {x} dollars an hour. The pay goes up by {percent, number}%. Write the new pay as one term.',
    'pay-down':
      'A shop takes in {x} dollars a day. The amount goes down by {percent, number}%. Write the new amount as one term.',
    'club-up':
      'A club has {x} members. Their number grows by {percent, number}%. Write the new number as one term.',
    'club-down':
      'A club has {x} members. Their number shrinks by {percent, number}%. Write the new number as one term.',
    'jacket-up':
      'A store buys a jacket for {x} dollars. It adds a markup of {percent, number}%. Write its price as one term.',
    'jacket-down':
      'A jacket costs {x} dollars. It is {percent, number}% off. Write the sale price as one term.',
    'rent-up':
      'A family pays {x} dollars of rent. The rent rises by {percent, number}%. Write the new rent as one term.',
    'rent-down':
      'A family pays {x} dollars of rent. The rent falls by {percent, number}%. Write the new rent as one term.',
    'bike-two':
      'A bike costs {x} dollars. The price rises by {percent, number}%. Then it falls by {back, number}%. Write the last price as one term.',
    'pay-two':
      'Somebody earns {x} dollars. The pay goes up by {percent, number}%. Then it goes down by {back, number}%. Write the last pay as one term.',
    'club-two':
      'A club has {x} members. Their number grows by {percent, number}%. Then it shrinks by {back, number}%. Write the last number as one term.',
    'jacket-two':
      'A store buys a jacket for {x} dollars. It adds {percent, number}% as a markup. Later it takes {back, number}% off. Write the last price as one term.',
    'rent-two':
      'A family pays {x} dollars of rent. It rises by {percent, number}%. Then it falls by {back, number}%. Write the last rent as one term.',
    right: 'The start is one hundred percent, so one factor tells what it becomes.',
    part: 'This is the change alone. What happens to {x} itself?',
    number: 'This uses {percent, number} as a number. A percent is a part. What is it a part of?',
    direction: 'This changes {x} in the other direction. Does it grow or shrink?',
    grows: 'The second change makes the amount larger here. What does the story say?',
    sum: 'This puts the two percents together. Is the second one a percent of {x}?',
    once: 'This makes only the first change. What comes after it?',
    other: 'Write {x} as one hundred percent of it. Then add the percent or take it off.',
    'one-do': 'Write {x} with its factor.',
    'one-why': 'One times {x} is {x}.',
    'first-do': 'Write the factor of the first change.',
    'first-why': 'The start is one hundred percent.',
    'second-do': 'Write the factor of the second change.',
    'second-why': 'Now the new amount is one hundred percent.',
    'join-do': 'Combine the factors.',
    'join-why': 'Like terms are added. Changes one after the other are multiplied.',
    'check-do': 'Read it as a percent.',
    'check-why': 'So many hundredths of the start are there.',
    final: '${value}$',
  },
  draw: ({ level, random }): Params => drawChange(level, random),
  build({ ask, story, letter, percent, up, back }: Params, { level, step, distractor }) {
    const part = percent / 100;
    const one = short(up ? 1 + part : 1 - part);
    const two = short(one * (1 - back / 100));
    const factor = level === 3 ? two : one;
    const value = `${factor}${letter}`;
    const sign = up ? '+' : '−';
    const all = `${letter} ${sign} ${part}${letter}`;
    return {
      words: { x: `$${letter}$`, all: `$${all}$`, percent, back, value },
      question: level === 1 ? ask : level === 2 ? `${story}-${up ? 'up' : 'down'}` : `${story}-two`,
      answer: { value, asked: 'simplified' },
      distractors:
        level === 3
          ? [
              distractor('combines-the-percents-by-adding', `${short(one - back / 100)}${letter}`, 'sum'),
              distractor('applies-only-the-first-step', `${one}${letter}`, 'once'),
              distractor('slip', `${short(one * (1 + back / 100))}${letter}`, 'grows'),
            ]
          : [
              distractor('multiplies-by-the-percent-part-only', `${part}${letter}`, 'part'),
              distractor('adds-the-percent-as-a-number', `${letter} ${sign} ${percent}`, 'number'),
              up
                ? distractor('slip', `${short(1 - part)}${letter}`, 'direction')
                : distractor('increases-when-it-should-decrease', `${short(1 + part)}${letter}`, 'direction'),
            ],
      steps:
        level === 3
          ? [
              step('first', `100% + ${percent}%`, one),
              step('second', `100% − ${back}%`, short(1 - back / 100)),
              step('join', `${one} × ${short(1 - back / 100)}`, two),
              step('check', `${two} of $${letter}$`, `$${value}$`),
            ]
          : [
              step('one', `$${letter}$`, `$1${letter}$`),
              step('join', `1 ${sign} ${part}`, one),
              step('check', `$${all}$`, `$${value}$`),
            ],
      claims: [level === 3 ? `(1 + ${part}) * (1 - ${back}/100) = ${two}` : `${all} = ${value}`],
    };
  },
});

function short(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

function drawChange(level: Level, random: Random): Params {
  return random.until(() => {
    const percent = level === 3 ? 5 * random.int(2, 8) : random.int(2, level === 1 ? 45 : 30);
    const back = level === 3 ? 5 * random.int(1, 5) : 0;
    const one = level === 3 ? 1 + percent / 100 : 1;
    const isWhole = level === 3 && Number.isInteger(short(one * (1 - back / 100)));
    const up = level === 3 || random.chance(50);
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
