import {
  type ChanceQuantity,
  chanceBars,
  chanceQuantities,
  drawHundredths,
  hundredths,
} from '../../src/chance/chance-quantities.ts';
import { wholesFrom } from '../../src/chance/outcome-sets.ts';
import { type Distractor, type Level, numberSkill, type Random } from '../../src/kit/index.ts';

/** The values 0, 1, … have `parts` hundredths; the event goes from `from` to `to`, both included. */
type Params = {
  quantity: ChanceQuantity;
  parts: readonly number[];
  ask: 'least' | 'most' | 'below' | 'above' | 'between';
  from: number;
  to: number;
  /** The place of a missing chance at level 3; -1 where none is missing. */
  open: number;
};

/** Level 1 asks for "at least" with bars, level 2 for any side from a list, level 3 for a range with a missing chance. */
export const probDistributionProbability = numberSkill('prob-distribution-probability', {
  version: 2,
  form: 'decimal',
  text: {
    headline: 'Read a distribution',
    bars: 'X is the number of {what}. The bars show its distribution.',
    list: 'X is the number of {what}. The values {values} have the probabilities {chances}.',
    gap: 'X is the number of {what}. The bars show its distribution, but one bar is missing.',
    ask: ['What is {event}?', 'Find {event}.', 'Work out {event}.', 'Use the distribution to find {event}.'],
    right: 'The probabilities of all values in the event are added.',
    edge: 'This leaves out {k, number}. Does the sign include it?',
    'edge-in': 'This counts {k, number}, too. Does the sign include it?',
    one: 'This is the probability of one value only. Which other values belong to the event?',
    complement: 'These are the values outside of the event. Which values does the sign allow?',
    other: 'List the values of the event first. Then add their probabilities.',
    'open-do': 'Find the missing probability.',
    'open-why': 'All the probabilities add to one.',
    'list-do': 'List the values that belong to {event}.',
    'list-why': 'Look closely at the sign and the boundary.',
    'find-do': 'Find their probabilities.',
    'find-why': 'Each value has its own probability.',
    'add-do': 'Add them.',
    'add-why': 'X takes only one value at a time.',
    final: 'The probability is {value}.',
  },
  draw: ({ level, random }): Params => drawEvent(level, random),
  build(params: Params, { level, step, distractor }) {
    const { quantity, parts, ask, from, to, open } = params;
    const values = wholesFrom(0, parts.length - 1);
    const inside = values.slice(from, to + 1);
    const own = inside.map((at) => parts[at] ?? 0);
    const value = hundredths(totalOf(params));
    const event = eventText(params);
    const k = { least: from, most: to, below: to + 1, above: from - 1, between: from }[ask];
    const words = {
      what: quantity.what,
      event,
      value,
      k,
      values: values.join(', '),
      chances: parts.map(hundredths).join(', '),
    };
    const rest = parts.filter((_, at) => at !== open).map(hundredths);
    const start = { 1: 'bars', 2: 'list', 3: 'gap' } as const;
    return {
      words,
      question: [start[level], 'ask'],
      diagram: level === 2 ? null : chanceBars(quantity.label, values, parts, open < 0 ? [] : [open]),
      answer: value,
      distractors: wrongOf(params).map(([misconception, of, key]) =>
        distractor(misconception, hundredths(of), key),
      ),
      steps: [
        open < 0 ? null : step('open', `1 − ${rest.join(' − ')}`, hundredths(parts[open] ?? 0)),
        step('list', event, inside.join(', ')),
        step('find', inside.join(', '), own.map(hundredths).join(', ')),
        step('add', own.map(hundredths).join(' + '), value),
      ],
      claims: [`(${own.join(' + ')}) / 100 = ${value}`, `(${parts.join(' + ')}) / 100 = 1`],
    };
  },
});

function eventText({ ask, from, to }: Params): string {
  return {
    least: `$P(X \\ge ${from})$`,
    most: `$P(X \\le ${to})$`,
    below: `$P(X < ${to + 1})$`,
    above: `$P(X > ${from - 1})$`,
    between: `$P(${from} \\le X \\le ${to})$`,
  }[ask];
}

function totalOf({ parts, from, to }: Params): number {
  return parts.slice(from, to + 1).reduce((sum, part) => sum + part, 0);
}

type Wrong = readonly [Distractor['misconception'], number, 'edge' | 'edge-in' | 'one' | 'complement'];

function wrongOf(params: Params): readonly Wrong[] {
  const { parts, ask, from, to } = params;
  const total = totalOf(params);
  const [first, last] = [parts[from] ?? 0, parts[to] ?? 0];
  const single = ask === 'most' || ask === 'below' ? last : first;
  const complement: Wrong = ['gives-the-complement', 100 - total, 'complement'];
  const one: Wrong = ['uses-one-value', single, 'one'];
  if (ask === 'below' || ask === 'above') {
    const edge = parts[ask === 'below' ? to + 1 : from - 1] ?? 0;
    return [one, complement, ['slip', total + edge, 'edge-in']];
  }
  const edge = ask === 'between' ? first : single;
  return [['leaves-out-the-boundary', total - edge, 'edge'], one, complement];
}

function drawEvent(level: Level, random: Random): Params {
  return random.until(() => {
    const count = random.int(4, level === 1 ? 5 : 6);
    const parts = drawHundredths(random, count);
    const asks = { 1: ['least'], 2: ['most', 'below', 'above'], 3: ['between'] } as const;
    const ask = random.pick<Params['ask']>(asks[level]);
    const cut = random.int(1, count - 2);
    const [from, to] = {
      least: [cut, count - 1],
      most: [0, cut],
      below: [0, cut],
      above: [cut, count - 1],
      between: [1, random.int(2, count - 2)],
    }[ask] as [number, number];
    const open = level === 3 ? random.int(from, to) : -1;
    const params: Params = { quantity: random.pick(chanceQuantities), parts, ask, from, to, open };
    const values = [totalOf(params), ...wrongOf(params).map(([, of]) => of)];
    return from < to && new Set([...values, 0, 100]).size === 6 ? params : null;
  });
}
