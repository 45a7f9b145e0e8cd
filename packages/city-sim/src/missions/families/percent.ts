import { defineTemplate, type Family, numberAnswered } from '../template.ts';
import { supplyTiers } from '../tiers.ts';
import { num, over, plus, times, worked } from '../words/equation.ts';
import { percentChangeSettings, percentPartSettings, percentWholeSettings } from './percent-settings.ts';

/** p percent of a whole. */
const part = defineTemplate({
  days: 10,
  draw(chance) {
    const p = chance.pick([15, 20, 25, 30, 35, 40, 60, 65, 70, 75, 80]);
    return { p, whole: 20 * chance.int(4, 30) };
  },
  unknowns: { n: { kind: 'int', step: 1 } },
  solve: ({ p, whole }) => ({ n: (p * whole) / 100 }),
  wrong: {
    'takes the percent as the amount': ({ p }) => ({ n: p }),
    'takes the part that is left': ({ p, whole }) => ({ n: ((100 - p) * whole) / 100 }),
    'divides the whole by the percent': ({ p, whole }) => ({ n: Math.round(whole / p) }),
  },
  lots: ({ p, whole }, answer) => [{ need: (p * whole) / 100, supply: numberAnswered(answer, 'n') }],
  tiers: supplyTiers({ close: 6, tight: 0.5 }),
  action: 'place',
  params: {},
  equation: ({ p, whole }, answer) => [
    worked('n', times(over(num(p), num(100)), num(whole)), numberAnswered(answer, 'n')),
  ],
  why: 'What does your percent say about every 100?',
  reasons: {
    right: 'It means this many of each 100.',
    wrong: [
      { text: 'There are this many in all.', reply: 'A percent is no count. It compares with 100.' },
      { text: '100 are missing.', reply: '100 is what it is compared with. Nothing is missing.' },
    ],
  },
  method: [
    'Think of the whole as one hundred equal parts and find one of them.',
    'Take as many of these parts as the percent says.',
  ],
  settings: percentPartSettings,
});

/** A part and its percent: the whole. */
const whole = defineTemplate({
  days: 12,
  draw(chance) {
    const p = 5 * chance.int(3, 13);
    return { p, c: (p * 20 * chance.int(3, 60)) / 100 };
  },
  unknowns: { n: { kind: 'int', step: 1 } },
  solve: ({ p, c }) => ({ n: (c * 100) / p }),
  wrong: {
    'takes the percent of the part': ({ p, c }) => ({ n: Math.round((p * c) / 100) }),
    'adds the percent to the part': ({ p, c }) => ({ n: c + p }),
    'divides by the part that is left': ({ p, c }) => ({ n: Math.round((c * 100) / (100 - p)) }),
  },
  lots: ({ p, c }, answer) => [{ need: (c * 100) / p, supply: numberAnswered(answer, 'n') }],
  tiers: supplyTiers({ close: 6, tight: 0.5 }),
  action: 'place',
  params: {},
  equation: ({ p, c }, answer) => [
    worked('n', times(over(num(c), num(p)), num(100)), numberAnswered(answer, 'n')),
  ],
  why: 'How do you know that the whole is larger than the part?',
  reasons: {
    right: 'The part is less than 100 percent of it.',
    wrong: [
      { text: 'A percent always makes a number larger.', reply: '20 percent of 50 is 10, which is smaller.' },
      {
        text: 'The part and the percent are added.',
        reply: 'The percent compares. It is not added to the part.',
      },
    ],
  },
  method: ['Find out how many make one percent.', 'The whole is one hundred of these percents.'],
  settings: percentWholeSettings,
});

/** A start that grows by one percent and then by another. */
const change = defineTemplate({
  days: 20,
  draw(chance) {
    const [g, h] = chance.pick([
      [50, 40],
      [50, 60],
      [40, 75],
      [60, 60],
      [80, 50],
      [70, 50],
    ] as const);
    return { g, h, start: 20 * chance.int(5, 25) };
  },
  unknowns: { n: { kind: 'int', step: 1 } },
  solve: ({ g, h, start }) => ({ n: Math.round((start * (100 + g) * (100 + h)) / 10_000) }),
  wrong: {
    'adds the two percents': ({ g, h, start }) => ({ n: Math.round((start * (100 + g + h)) / 100) }),
    'counts the first rise only': ({ g, start }) => ({ n: Math.round((start * (100 + g)) / 100) }),
    'takes the rise without the start': ({ g, h, start }) => ({ n: Math.round((start * g * h) / 10_000) }),
  },
  lots: ({ g, h, start }, answer) => [
    { need: (start * (100 + g) * (100 + h)) / 10_000, supply: numberAnswered(answer, 'n') },
  ],
  tiers: supplyTiers({ close: 5, tight: 1 }),
  action: 'place',
  params: {},
  equation: ({ g, h, start }, answer) => {
    const rise = (percent: number) => plus(num(1), over(num(percent), num(100)));
    return [worked('n', times(num(start), rise(g), rise(h)), numberAnswered(answer, 'n'))];
  },
  why: 'Why are two rises together more than the sum of their percents?',
  reasons: {
    right: 'The second rise is also taken of what the first one added.',
    wrong: [
      {
        text: 'Both rises are taken of the first amount.',
        reply: 'Then they would come to the plain sum. What is the second one taken of?',
      },
      {
        text: 'The second percent is larger.',
        reply: 'Two equal percents also come to more than their sum.',
      },
    ],
  },
  method: [
    'Work out the number after the first rise before you look at the second.',
    'The second percent is taken of the new number, not of the old one.',
  ],
  settings: percentChangeSettings,
});

export const percent: Family = { levels: [part, whole, change] };
