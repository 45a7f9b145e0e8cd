import { defineTemplate, type Family, numberAnswered } from '../template.ts';
import { atMost, round, supplyTiers } from '../tiers.ts';
import { claim, num, over, plus, power, times, worked } from '../words/equation.ts';
import {
  exponentialDecaySettings,
  exponentialGrowthSettings,
  exponentialRoundSettings,
} from './exponential-settings.ts';

/** Whole powers by repeated products, so that every machine gets the same number. */
function raise(base: number, exponent: number): number {
  let value = 1;
  for (let step = 0; step < exponent; step += 1) value *= base;
  return value;
}

const roundDigits = (value: number) => Math.max(0, Math.min(40, Math.round(value)));

/** Each person tells c others; after which round does everybody know? */
const rounds = defineTemplate({
  days: 12,
  draw(chance) {
    const c = chance.int(2, 5);
    const most = { 2: 9, 3: 7, 4: 6, 5: 5 }[c] ?? 5;
    const reached = raise(c, chance.int(4, most));
    return { c, target: Math.round((reached * chance.int(64, 100)) / 100) };
  },
  unknowns: { n: { kind: 'int', step: 1 } },
  solve({ c, target }) {
    let n = 0;
    while (raise(c, n) < target) n += 1;
    return { n };
  },
  wrong: {
    'divides by the number of calls': ({ c, target }) => ({ n: Math.round(target / c) }),
    'takes the number of calls as rounds': ({ c }) => ({ n: c }),
    'multiplies the calls once': ({ c }) => ({ n: c * c }),
  },
  lots: ({ c, target }, answer) => [
    { need: target, supply: raise(c, roundDigits(numberAnswered(answer, 'n'))) },
  ],
  tiers: [
    [atMost('shortShare', 0), atMost('spareShare', 400)],
    [atMost('shortShare', 0), atMost('spareShare', 80)],
    [atMost('shortShare', 0), atMost('spareShare', 60)],
  ],
  action: 'set',
  params: {},
  equation: ({ c, target }, answer) => {
    const n = roundDigits(numberAnswered(answer, 'n'));
    return [
      claim(
        power(num(c), Math.max(0, n - 1)),
        ['<', num(target)],
        ['≤', power(num(c), n)],
        ['=', num(power(num(c), n).value)],
      ),
    ];
  },
  why: 'Why is the last round larger than all rounds before it together?',
  reasons: {
    right: 'Each round is at least twice the one before it.',
    wrong: [
      {
        text: 'Each round adds the same number.',
        reply: 'Equal steps would fall behind the sum soon. Here each round multiplies.',
      },
      {
        text: 'The last round is always the tenth.',
        reply: 'It is true at any round. What does each round do to the one before?',
      },
    ],
  },
  method: [
    'Write down the numbers of round 1, round 2 and round 3.',
    'Every round multiplies by the same number. Count how often.',
  ],
  settings: exponentialRoundSettings,
});

/** Growth by g percent a year for t years. */
const growth = defineTemplate({
  days: 20,
  draw(chance) {
    return { start: 50 * chance.int(4, 16), g: chance.pick([20, 25, 30, 40, 50]), t: chance.int(4, 6) };
  },
  unknowns: { n: { kind: 'int', step: 1 } },
  solve: ({ start, g, t }) => ({ n: Math.round(start * raise(1 + g / 100, t)) }),
  wrong: {
    'adds the same amount every year': ({ start, g, t }) => ({ n: Math.round(start * (1 + (g * t) / 100)) }),
    'counts one year only': ({ start, g }) => ({ n: Math.round(start * (1 + g / 100)) }),
    'multiplies by the years': ({ start, t }) => ({ n: start * t * t }),
  },
  lots: ({ start, g, t }, answer) => [
    { need: start * raise(1 + g / 100, t), supply: numberAnswered(answer, 'n') },
  ],
  tiers: supplyTiers({ close: 7, tight: 1 }),
  action: 'place',
  params: {},
  equation: ({ start, g, t }, answer) => [
    worked(
      'n',
      times(num(start), power(plus(num(1), over(num(g), num(100))), t)),
      numberAnswered(answer, 'n'),
    ),
  ],
  why: 'Why does the growth itself grow with each step?',
  reasons: {
    right: 'It is a share of an amount that grows.',
    wrong: [
      { text: 'The percent grows with each step.', reply: 'The percent stays. What is it taken of?' },
      { text: 'The same number is added each time.', reply: 'Then the growth would stay the same.' },
    ],
  },
  method: [
    'Find by which number one step of time multiplies the size.',
    'Multiply by it once for each step. Adding the first growth again is too little.',
  ],
  settings: exponentialGrowthSettings,
});

/** Each layer lets f percent pass: how many layers until at most `limit` is left? */
const decay = defineTemplate({
  days: 10,
  draw(chance) {
    const f = chance.pick([40, 50, 60, 70]);
    const layers = chance.int(4, 7);
    const dirt = 10 * chance.int(30, 90);
    return { f, dirt, limit: round(dirt * raise(f / 100, layers)) };
  },
  unknowns: { n: { kind: 'int', step: 1 } },
  solve: ({ f, dirt, limit }) => {
    let n = 0;
    while (dirt * raise(f / 100, n) > limit * 1.0001 + 0.01) n += 1;
    return { n };
  },
  wrong: {
    'takes away the same amount in each layer': ({ f }) => ({ n: Math.ceil(100 / (100 - f)) }),
    'divides the dirt by the limit': ({ dirt, limit }) => ({ n: Math.min(60, Math.round(dirt / limit)) }),
    'builds one layer': () => ({ n: 1 }),
  },
  isSurvey: true,
  lots: ({ f, dirt, limit }, answer) => [
    { need: dirt * raise(f / 100, roundDigits(numberAnswered(answer, 'n'))), supply: limit },
  ],
  tiers: [
    [atMost('shortShare', 1), atMost('spareShare', 250)],
    [atMost('shortShare', 1), atMost('spareShare', 25)],
    [atMost('shortShare', 1), atMost('spareShare', 2)],
  ],
  action: 'place',
  params: {},
  equation: ({ f, dirt, limit }, answer) => [
    claim(times(num(dirt), power(over(num(f), num(100)), roundDigits(numberAnswered(answer, 'n')))), [
      '≈',
      num(limit),
    ]),
  ],
  why: 'Why does a step take away less than the step before?',
  reasons: {
    right: 'It takes the same share of less.',
    wrong: [
      { text: 'The share shrinks with each step.', reply: 'The share stays. What is it taken of?' },
      { text: 'It takes the same number each time.', reply: 'Then all steps would take away the same.' },
    ],
  },
  method: [
    'Go step by step: how much is left after the first one, and after the second?',
    'Each step multiplies what is left. Count the steps until the limit is reached.',
  ],
  settings: exponentialDecaySettings,
});

export const exponential: Family = { levels: [rounds, growth, decay] };
