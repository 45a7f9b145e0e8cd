import type { DiagramOf } from '@playforward/diagram';
import { colorBags } from '../../src/chance/color-bags.ts';
import { areDistinct } from '../../src/chance/distinct-fractions.ts';
import { type Distractor, type Level, markChance, numberSkill, type Random } from '../../src/kit/index.ts';
import { fractionValue } from '../../src/numbers/fraction-amounts.ts';
import { typeset } from '../../src/numbers/signed-numbers.ts';

type Ask = 'ask' | 'two' | 'not' | 'rest' | 'added';

/** Counts of the three kinds; the kind at `at` is asked for, with `also` where two count; `k` more are added. */
type Params = {
  bag: (typeof colorBags.list)[number];
  counts: readonly [number, number, number];
  ask: Ask;
  at: number;
  also: number;
  k: number;
};

/** Level 1 counts one kind, level 2 two kinds or all but one, level 3 a kind that has to be worked out first. */
export const m7SimpleProbability = numberSkill('m7-simple-probability', {
  version: 4,
  byHand: { levels: [1], ask: 'hand-mark' },
  form: 'fraction',
  scenes: [colorBags],
  text: {
    headline: 'Count equally likely outcomes',
    'right-until': 'With these, the share of {kind} is {chance}.',
    'old-until': 'This keeps the old total. What happens to the total when some are added?',
    'odds-until': 'This compares with the other kinds. What is {chance} a part of?',
    'all-until': 'This counts all {kind} ones at the end. How many were there at first?',
    'total-until': 'This is the new total. What does the question ask for?',
    'turned-until': 'This gives the other kinds a share of {chance}. Which share is left for them?',
    'other-until': 'The number of the other kinds stays the same. Which share do they have at the end?',
    'stay-do': 'Count the other kinds.',
    'stay-why': 'Their number does not change.',
    'share-do': 'Find the share that they have at the end.',
    'share-why': 'Both shares make one.',
    'whole-do': 'Find the new total.',
    'whole-why': 'The other kinds are this share of it.',
    'now-do': 'Find how many {kind} ones there are at the end.',
    'now-why': 'It is all that is not of the other kinds.',
    'new-do': 'Take away those that were there at first.',
    'new-why': 'The rest was added.',
    'final-until': 'The number added is {k, number}.',
    right: 'This is the number of outcomes that fit, over the number of all outcomes.',
    others: 'This compares with the outcomes that do not fit. How many outcomes are there in all?',
    'others-more':
      'This compares with the outcomes that do not fit, and it is more than one. Can a probability be that large?',
    kinds: 'This counts the kinds. Are there equally many of each kind?',
    rest: 'This is the probability of everything else. Which outcomes does the question want?',
    single: 'This counts one kind alone. Which other outcomes fit as well?',
    known: 'This is one of the kinds that the story counts. How many are left for the kind in question?',
    'old-total': 'The count of this kind has grown. What happened to the total?',
    'new-total': 'The total has grown. What happened to the count of this kind?',
    before: 'This was true before any were added. What are both counts now?',
    other: 'Count the outcomes that fit. Then count all outcomes.',
    'all-do': 'Count all outcomes.',
    'all-why': 'Each one is equally likely.',
    'fit-do': 'Count the outcomes that fit.',
    'fit-why': 'They make up the event.',
    'left-do': 'Take the known kinds away from the total.',
    'left-why': 'What is left is the third kind.',
    'more-do': 'Add the new ones to their kind.',
    'more-why': 'They can be taken as well.',
    'over-do': 'Write one over the other.',
    'over-why': 'A probability is the part of all outcomes that fits.',
    final: 'The probability is {shown}.',
  },
  draw: ({ level, random }): Params => drawBag(level, random),
  build(params: Params, { say, step, distractor }) {
    const { bag, counts, ask, at, also, k } = params;
    const [a, b, c] = counts;
    const old = a + b + c;
    const [count, total] = partOf(params);
    const value = fractionValue(count, total);
    const one = counts[at] ?? 0;
    const together = ask === 'added' ? `${a} + ${b} + ${c} + ${k}` : `${a} + ${b} + ${c}`;
    const words = {
      a,
      b,
      c,
      n: old,
      k,
      kind: bag.kinds[at] ?? '',
      second: bag.kinds[also] ?? '',
      shown: typeset(value),
    };
    const asked = ask === 'rest' || ask === 'added' ? 'ask' : ask;
    const fit = {
      ask: step('fit', words.kind, count),
      two: step('fit', `${one} + ${counts[also]}`, count),
      not: step('fit', `${old} − ${one}`, count),
      rest: step('left', `${old} − ${a} − ${b}`, count),
      added: step('more', `${one} + ${k}`, count),
    }[ask];
    const whole = step('all', ask === 'rest' ? 'in all' : together, total);
    const over = (top: number, bottom: number) =>
      step('over', `${top} ÷ ${bottom}`, typeset(fractionValue(top, bottom)));
    const others = {
      ask: step('left', `${total} − ${count}`, total - count),
      two: step('left', `${total} − ${one} − ${counts[also]}`, total - count),
      not: step('fit', words.kind, total - count),
      rest: step('more', `${a} + ${b}`, total - count),
      added: step('left', `${total} − ${one} − ${k}`, total - count),
    }[ask];
    const kinds = ask === 'two' || ask === 'not' ? 2 : 1;
    const works: Partial<Record<Wrong[0], readonly ReturnType<typeof over>[]>> = {
      'compares-with-the-other-outcomes': [whole, fit, over(count, total - count)],
      'gives-the-complement': [whole, others, over(total - count, total)],
      'divides-by-the-number-of-kinds-instead-of-outcomes': [
        step('all', '1 + 1 + 1', 3),
        step('fit', kinds === 2 ? '1 + 1' : words.kind, kinds),
        over(kinds, 3),
      ],
    };
    return {
      words,
      question: [
        ask === 'rest' ? `${bag.key}-total` : `${bag.key}-three`,
        ask === 'added' && `${bag.key}-added`,
        `${bag.key}-one`,
        `${bag.key}-${asked}`,
      ],
      diagram: ask === 'ask' ? tableOf(params) : null,
      answer: value,
      drawn: { make: markChance(total) },
      distractors: wrongOf(params).map(([misconception, [top, bottom], key]) => {
        const work = works[misconception];
        return distractor(misconception, fractionValue(top, bottom), say(key), work ? { work } : {});
      }),
      steps: [whole, fit, over(count, total)],
      claims: [`${count}/${total} = ${value}`],
    };
  },
  stretch: {
    draw: ({ random }) => drawUntil(random),
    build({ bag, counts, at, top, bottom }, { step, distractor }) {
      const [a, b, c] = counts;
      const one = counts[at] ?? 0;
      const others = a + b + c - one;
      const total = (others * bottom) / (bottom - top);
      const k = total - a - b - c;
      const rest = counts.filter((_, index) => index !== at);
      const left = typeset(fractionValue(bottom - top, bottom));
      const chance = typeset(fractionValue(top, bottom));
      return {
        words: { a, b, c, n: a + b + c, k, kind: bag.kinds[at] ?? '', chance },
        question: [`${bag.key}-three`, `${bag.key}-until`],
        answer: { form: 'integer', value: String(k), reason: 'right-until' },
        otherWrong: 'other-until',
        distractors: wrongUntil({ counts, at, top, bottom }).map(([misconception, value, key]) =>
          distractor(misconception, String(value), key),
        ),
        steps: [
          step('stay', rest.join(' + '), others),
          step('share', `$1 − ${chance.replaceAll('$', '')}$`, left),
          step('whole', `$${others} \\div ${left.replaceAll('$', '')}$`, total),
          step('now', `${total} − ${others}`, one + k),
          step('new', `${one + k} − ${one}`, k),
        ],
        finalAnswer: 'final-until',
        claims: [`${one + k}/${total} = ${top}/${bottom}`],
      };
    },
  },
});

type Wrong = readonly [
  Distractor['misconception'],
  readonly [number, number],
  'others' | 'others-more' | 'kinds' | 'rest' | 'single' | 'known' | 'old-total' | 'new-total' | 'before',
];

/** The outcomes that fit, and all of them. */
function partOf({ counts, ask, at, also, k }: Params): readonly [number, number] {
  const total = counts[0] + counts[1] + counts[2];
  const one = counts[at] ?? 0;
  if (ask === 'two') return [one + (counts[also] ?? 0), total];
  if (ask === 'not') return [total - one, total];
  if (ask === 'added') return [one + k, total + k];
  return [one, total];
}

function wrongOf(params: Params): readonly Wrong[] {
  const { counts, ask, at, k } = params;
  const [count, total] = partOf(params);
  const one = counts[at] ?? 0;
  const others: Wrong = [
    'compares-with-the-other-outcomes',
    [count, total - count],
    2 * count > total ? 'others-more' : 'others',
  ];
  if (ask === 'added')
    return [
      ['keeps-the-old-total', [count, total - k], 'old-total'],
      ['changes-the-total-only', [one, total], 'new-total'],
      ['slip', [one, total - k], 'before'],
    ];
  const kinds: Wrong = [
    'divides-by-the-number-of-kinds-instead-of-outcomes',
    [ask === 'two' || ask === 'not' ? 2 : 1, 3],
    'kinds',
  ];
  if (ask === 'rest') return [others, kinds, ['slip', [counts[0], total], 'known']];
  if (ask === 'two') return [others, kinds, ['slip', [one, total], 'single']];
  return [others, kinds, ['gives-the-complement', [total - count, total], 'rest']];
}

function tableOf({ bag, counts }: Params): DiagramOf<'data-table'> {
  return {
    kind: 'data-table',
    title: '',
    heads: ['Kind', bag.head],
    rows: bag.kinds.map((kind, at) => [kind, String(counts[at] ?? 0)]),
  };
}

function drawBag(level: Level, random: Random): Params {
  return random.until(() => {
    const ask = random.pick(({ 1: ['ask'], 2: ['two', 'not'], 3: ['rest', 'added'] } as const)[level]);
    const counts = [random.int(2, 9), random.int(2, 9), random.int(2, 9)] as const;
    const [at = 0, also = 1] = ask === 'rest' ? [2, 0] : random.shuffle([0, 1, 2]);
    const bag = random.pick(colorBags.list);
    const params: Params = { bag, counts, ask, at, also, k: ask === 'added' ? random.int(2, 6) : 0 };
    const [count, total] = partOf(params);
    const isOpen = areDistinct([[count, total], ...wrongOf(params).map(([, of]) => of)]);
    return isOpen && (ask === 'two' || ask === 'not' || 2 * count < total) ? params : null;
  });
}

type Until = Pick<Params, 'counts' | 'at'> & { top: number; bottom: number };

function wrongUntil({ counts, at, top, bottom }: Until) {
  const old = counts[0] + counts[1] + counts[2];
  const one = counts[at] ?? 0;
  const total = ((old - one) * bottom) / (bottom - top);
  return [
    ['keeps-the-old-total', (old * top) / bottom - one, 'old-until'],
    ['gives-the-complement', ((old - one) * bottom) / top - old, 'turned-until'],
    ['slip', total - old + one, 'all-until'],
  ] as const;
}

/** A share of the kind in the end; every wrong way gives a whole number too. */
function drawUntil(random: Random): Until & Pick<Params, 'bag'> {
  return random.until(() => {
    const counts = [random.int(2, 12), random.int(2, 12), random.int(2, 12)] as const;
    const at = random.int(0, 2);
    const [top, bottom] = random.pick([
      [1, 2],
      [1, 3],
      [2, 3],
      [1, 4],
      [3, 4],
      [2, 5],
      [3, 5],
      [4, 5],
    ] as const);
    const until = { counts, at, top, bottom };
    const old = counts[0] + counts[1] + counts[2];
    const others = old - (counts[at] ?? 0);
    const k = (others * bottom) / (bottom - top) - old;
    const values = [k, ...wrongUntil(until).map(([, value]) => value)];
    const isWhole = values.every((value) => Number.isInteger(value) && value > 0 && value <= 18 * k);
    return isWhole && k < 40 && new Set(values).size === values.length
      ? { ...until, bag: random.pick(colorBags.list) }
      : null;
  });
}
