import { atMost, fitOf, round, runSupply, supplyTiers } from '../supply-process.ts';
import { defineTemplate, type Family, numberOf, type ProcessResult } from '../template.ts';
import {
  exponentialDecaySettings,
  exponentialGrowthSettings,
  exponentialRoundSettings,
} from './exponential-settings.ts';

/** Whole powers by repeated products, so that every machine gets the same number. */
function power(base: number, exponent: number): number {
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
    const reached = power(c, chance.int(4, most));
    return { c, target: Math.round((reached * chance.int(64, 100)) / 100) };
  },
  unknowns: { n: { kind: 'int', step: 1 } },
  solve({ c, target }) {
    let n = 0;
    while (power(c, n) < target) n += 1;
    return { n };
  },
  wrong: {
    'divides by the number of calls': ({ c, target }) => ({ n: Math.round(target / c) }),
    'takes the number of calls as rounds': ({ c }) => ({ n: c }),
    'multiplies the calls once': ({ c }) => ({ n: c * c }),
  },
  simulate({ facts: { c, target }, answer, pulse }) {
    const n = roundDigits(numberOf(answer, 'n'));
    const reached = power(c, n);
    const series: Record<string, number[]> = { reached: [], town: [] };
    pulse.forEach((_, day) => {
      series.reached?.push(Math.min(target * 30, power(c, Math.min(n, day + 1))));
      series.town?.push(target);
    });
    const { shortShare, spareShare } = fitOf(target, Math.min(reached, target * 30));
    return { series, outcome: { shortShare, spareShare } };
  },
  tiers: [
    [atMost('shortShare', 80), atMost('spareShare', 400)],
    [atMost('shortShare', 10), atMost('spareShare', 80)],
    [atMost('shortShare', 0), atMost('spareShare', 60)],
  ],
  predict: 'reached',
  chart: ['reached', 'town'],
  axis: 'Round',
  action: 'set',
  params: {},
  notation: '{c} × {c} × … = {c}ⁿ ≥ {target}',
  why: 'Why is the last round larger than all rounds before it together?',
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
  solve: ({ start, g, t }) => ({ n: Math.round(start * power(1 + g / 100, t)) }),
  wrong: {
    'adds the same amount every year': ({ start, g, t }) => ({ n: Math.round(start * (1 + (g * t) / 100)) }),
    'counts one year only': ({ start, g }) => ({ n: Math.round(start * (1 + g / 100)) }),
    'multiplies by the years': ({ start, t }) => ({ n: start * t * t }),
  },
  simulate({ facts: { start, g, t }, answer, pulse }) {
    const need = start * power(1 + g / 100, t);
    const supply = numberOf(answer, 'n');
    const years = Array.from({ length: t + 1 }, (_, year) => Math.round(start * power(1 + g / 100, year)));
    const { outcome }: ProcessResult = runSupply({ pulse }, { need, supply });
    return { series: { size: years, room: years.map(() => supply) }, outcome };
  },
  tiers: supplyTiers({ close: 7, tight: 1 }),
  predict: 'size',
  chart: ['size', 'room'],
  axis: 'Step',
  firstPoint: 0,
  action: 'place',
  params: {},
  notation: 'n = {start} × (1 + {g}/100)^{t}',
  why: 'Why does the growth itself grow with each step?',
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
    return { f, dirt, limit: round(dirt * power(f / 100, layers)) };
  },
  unknowns: { n: { kind: 'int', step: 1 } },
  solve: ({ f, dirt, limit }) => {
    let n = 0;
    while (dirt * power(f / 100, n) > limit * 1.0001 + 0.01) n += 1;
    return { n };
  },
  wrong: {
    'takes away the same amount in each layer': ({ f }) => ({ n: Math.ceil(100 / (100 - f)) }),
    'divides the dirt by the limit': ({ dirt, limit }) => ({ n: Math.min(60, Math.round(dirt / limit)) }),
    'builds one layer': () => ({ n: 1 }),
  },
  simulate({ facts: { f, dirt, limit }, answer, pulse }) {
    const n = roundDigits(numberOf(answer, 'n'));
    const left = dirt * power(f / 100, n);
    const series: Record<string, number[]> = { left: [], allowed: [] };
    for (let layer = 0; layer <= Math.max(pulse.length, 1); layer += 1) {
      series.left?.push(round(dirt * power(f / 100, Math.min(n, layer))));
      series.allowed?.push(limit);
    }
    const overLimit = Math.max(0, left - limit - 0.01);
    return {
      series,
      outcome: {
        dirtShare: round((100 * overLimit) / limit),
        wasteShare: round(100 * Math.max(0, 1 - left / (limit * 0.99))),
      },
    };
  },
  tiers: [
    [atMost('dirtShare', 160), atMost('wasteShare', 70)],
    [atMost('dirtShare', 20), atMost('wasteShare', 20)],
    [atMost('dirtShare', 1), atMost('wasteShare', 2)],
  ],
  predict: 'left',
  chart: ['left', 'allowed'],
  axis: 'Step',
  firstPoint: 0,
  action: 'place',
  params: {},
  notation: '{dirt} × ({f}/100)ⁿ ≤ {limit}',
  why: 'Why does a step take away less than the step before?',
  method: [
    'Go step by step: how much is left after the first one, and after the second?',
    'Each step multiplies what is left. Count the steps until the limit is reached.',
  ],
  settings: exponentialDecaySettings,
});

export const exponential: Family = { levels: [rounds, growth, decay] };
