import type { DiagramOf } from '@playforward/diagram';
import { type ChanceQuantity, chanceQuantities } from '../../src/chance/chance-quantities.ts';
import { wholesFrom } from '../../src/chance/outcome-sets.ts';
import { type Distractor, type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { fractionValue } from '../../src/numbers/fraction-amounts.ts';
import { typeset } from '../../src/numbers/signed-numbers.ts';

/**
 * Levels 1 and 2: the values 0 to 3 have `parts` of `whole`, and the one at `at` is missing (level 2: that one is
 * twice or three times the one after it). Level 3: `k` is a value of the larger number, the sum or the gap of two
 * numbers from 1 to `whole`.
 */
type Params = {
  quantity: ChanceQuantity;
  whole: number;
  parts: readonly number[];
  at: number;
  times: number;
  scene: 'spin' | 'digits' | 'cards';
  ask: 'larger' | 'sum' | 'gap';
  k: number;
};

/** Level 1 has bars with one missing, level 2 two linked chances, level 3 a chance model. */
export const probDistributionTable = numberSkill('prob-distribution-table', {
  version: 2,
  form: 'fraction',
  text: {
    headline: 'Complete a distribution',
    bars: 'X is the number of {what}. Its values are {values}. The bars show all probabilities but one.',
    'ask-missing': [
      'What is P(X is {k, number})?',
      'Find P(X is {k, number}).',
      'Which probability belongs to the value {k, number}?',
      'How likely is it that X is {k, number}?',
    ],
    linked:
      'X is the number of {what}. Its values are {values}. P(X is {first, number}) is {p}, and P(X is {second, number}) is {q}.',
    times: 'P(X is {k, number}) is {times, number} times P(X is {last, number}).',
    spin: 'A fair spinner with the numbers {low, number} to {whole, number} is spun twice.',
    digits: 'Two digits from {low, number} to {whole, number} are picked at random. They may be equal.',
    cards: 'A card from {low, number} to {whole, number} is drawn and put back. Then a second one is drawn.',
    larger: 'X is the larger of the two numbers, or their value when they are equal.',
    sum: 'X is the sum of the two numbers.',
    gap: 'X is the distance between the two numbers.',
    right: 'All the probabilities of a distribution add to one.',
    'right-model': 'This counts the pairs with this value among all equally likely pairs.',
    more: 'With this, the chances add to more than one. What has to be left for it?',
    equal: 'This gives each value the same chance. Do the other values have equal chances?',
    given: 'This is what the given chances make together. How much is left of one?',
    half: 'This shares the rest equally. How are the two chances linked?',
    once: 'This counts two numbers in one order only. In how many orders can they come?',
    extra: 'This counts a pair twice. In how many orders can two equal numbers come?',
    other: 'All the chances add to one. Find what is left for this value.',
    'add-do': 'Add the given chances.',
    'add-why': 'They belong to different values.',
    'left-do': 'Take the sum from one.',
    'left-why': 'All the chances add to one.',
    'split-do': 'Count the equal parts of the rest.',
    'split-why': 'One chance has several parts, the other has one.',
    'part-do': 'Take its parts of the rest.',
    'part-why': 'The parts are equally large.',
    'all-do': 'Count all pairs.',
    'all-why': 'Each first number goes with each second number.',
    'fit-do': 'List the pairs with this value.',
    'fit-why': 'Order counts, because all ordered pairs are equally likely.',
    'over-do': 'Divide the two counts.',
    'over-why': 'All pairs are equally likely.',
    final: 'The probability is {shown}.',
  },
  draw: ({ level, random }): Params => drawTable(level, random),
  build(params: Params, { level, say, step, distractor }) {
    const { quantity, whole, parts, at, times, scene, ask, k } = params;
    const [top, bottom] = keyOf(params, level);
    const value = fractionValue(top, bottom);
    const show = (over: number, under: number): string => typeset(fractionValue(over, under));
    const [a = 0, b = 0] = parts;
    const rest = whole - a - b;
    const words = {
      what: quantity.what,
      values: '0, 1, 2 and 3',
      low: 1,
      whole,
      k: level === 3 ? k : at,
      times,
      last: at + 1,
      first: 0,
      second: 1,
      p: show(a, whole),
      q: show(b, whole),
      shown: typeset(value),
    };
    const given = whole - (parts[at] ?? 0);
    const others = parts.filter((_, place) => place !== at).map((part) => show(part, whole));
    const pairs = pairsOf(params);
    const steps = {
      1: [
        step('add', others.join(' + '), show(given, whole)),
        step('left', `1 − ${show(given, whole)}`, typeset(value)),
      ],
      2: [
        step('add', `${words.p} + ${words.q}`, show(a + b, whole)),
        step('left', `1 − ${show(a + b, whole)}`, show(rest, whole)),
        step('split', `${times} + 1`, times + 1),
        step('part', `${times} of ${times + 1} parts of ${show(rest, whole)}`, typeset(value)),
      ],
      3: [
        step('all', `${whole} × ${whole}`, whole * whole),
        step('fit', 'the pairs', pairs.map(([x, y]) => `(${x}, ${y})`).join(', ')),
        step('over', `${pairs.length} ÷ ${whole * whole}`, typeset(value)),
      ],
    }[level];
    const question = {
      1: [say('bars'), say('ask-missing')],
      2: [say('linked'), say('times'), say('ask-missing')],
      3: [say(scene), say(ask), say('ask-missing')],
    }[level];
    return {
      words,
      question,
      diagram: level === 1 ? barsOf(params) : null,
      answer: { value, reason: level === 3 ? 'right-model' : 'right' },
      distractors: wrongOf(params, level).map(([misconception, of, key]) =>
        distractor(misconception, of, key),
      ),
      steps,
      claims: [
        `${top}/${bottom} = ${value}`,
        `(${parts.join(' + ')}) / ${level === 3 ? parts.length : whole} = 1`,
      ],
    };
  },
});

function pairsOf({ whole, ask, k }: Pick<Params, 'whole' | 'ask' | 'k'>): (readonly [number, number])[] {
  const numbers = wholesFrom(1, whole);
  const of = {
    larger: Math.max,
    sum: (x: number, y: number) => x + y,
    gap: (x: number, y: number) => Math.abs(x - y),
  }[ask];
  return numbers.flatMap((x) => numbers.map((y) => [x, y] as const)).filter(([x, y]) => of(x, y) === k);
}

function keyOf(params: Params, level: Level): [number, number] {
  const { whole, parts, at } = params;
  return level === 3 ? [pairsOf(params).length, whole * whole] : [parts[at] ?? 0, whole];
}

type Wrong = readonly [
  Distractor['misconception'],
  string,
  'more' | 'equal' | 'given' | 'half' | 'once' | 'extra',
];

function wrongOf(params: Params, level: Level): readonly Wrong[] {
  const { whole, parts, at, ask } = params;
  const own = parts[at] ?? 0;
  if (level === 1)
    return [
      ['makes-values-add-to-more-than-one', fractionValue(own + (parts[(at + 1) % 4] ?? 0), whole), 'more'],
      ['uses-equal-chances', '1/4', 'equal'],
      ['slip', fractionValue(whole - own, whole), 'given'],
    ];
  if (level === 2) {
    const rest = own + (parts[3] ?? 0);
    return [
      ['makes-values-add-to-more-than-one', fractionValue(rest, whole), 'more'],
      ['uses-equal-chances', '1/4', 'equal'],
      ['slip', fractionValue(rest, 2 * whole), 'half'],
    ];
  }
  const pairs = pairsOf(params);
  const once = pairs.filter(([x, y]) => x <= y).length;
  const kinds = ask === 'sum' ? 2 * whole - 1 : whole;
  return [
    ['counts-outcomes-once', fractionValue(once, (whole * (whole + 1)) / 2), 'once'],
    ['uses-equal-chances', fractionValue(1, kinds), 'equal'],
    ['slip', fractionValue(pairs.length + 1, whole * whole), 'extra'],
  ];
}

function barsOf({ quantity, whole, parts, at }: Params): DiagramOf<'distribution'> {
  const step = 1 / whole;
  const bars = parts.map((part, place) => ({
    value: String(place),
    probability: place === at ? null : part / whole,
    marked: false,
  }));
  return {
    kind: 'distribution',
    label: quantity.label,
    top: Number((Math.max(...parts) * step).toFixed(6)),
    step,
    bars,
  };
}

function drawTable(level: Level, random: Random): Params {
  return random.until(() => {
    const base = {
      quantity: random.pick(chanceQuantities),
      scene: random.pick(['spin', 'digits', 'cards'] as const),
    };
    if (level === 3) {
      const whole = random.int(3, 7);
      const ask = random.pick(['larger', 'sum', 'gap'] as const);
      const k = random.int(2, { larger: whole, sum: 2 * whole - 1, gap: whole - 1 }[ask]);
      const params: Params = { ...base, whole, parts: [1], at: 0, times: 1, ask, k };
      if (isOpen(params, level) && pairsOf(params).length <= 9 && pairsOf(params).length > 1) return params;
      return null;
    }
    // The bars of level 1 stand at grid lines that are written as short decimals.
    const whole = random.pick(level === 1 ? [8, 10, 20] : [8, 10, 12, 16, 20]);
    const times = level === 2 ? random.int(2, 3) : 1;
    const [a, b] = [random.int(1, whole / 2), random.int(1, whole / 2)];
    const last = level === 2 ? random.int(1, 3) : random.int(1, whole / 2);
    const parts = [a, b, level === 2 ? times * last : whole - a - b - last, last];
    const at = level === 2 ? 2 : random.int(0, 3);
    const params: Params = { ...base, whole, parts, at, times, ask: 'sum', k: 0 };
    const sum = parts.reduce((all, part) => all + part, 0);
    return sum === whole && Math.max(...parts) <= 12 && Math.min(...parts) >= 1 && isOpen(params, level)
      ? params
      : null;
  });
}

/** The right value and the wrong ones are four different ones, and none is the whole. */
function isOpen(params: Params, level: Level): boolean {
  const values = [fractionValue(...keyOf(params, level)), ...wrongOf(params, level).map(([, of]) => of)];
  return new Set([...values, '1']).size === 5;
}
