import type { Diagram } from '@playforward/diagram';
import { type Level, numberSkill, orderTheCards, type Random, type Tools } from '../../src/kit/index.ts';
import { fractionValue } from '../../src/numbers/fraction-amounts.ts';
import { numberLineOf } from '../../src/numbers/signed-numbers.ts';

/** `tenths` are hundredths of the decimal; `whole` is 0 where pi takes its place; `over` is a fraction or `second` another root in level 3. */
type Params = {
  ask: 'order' | 'sort';
  radicand: number;
  hundredths: number;
  whole: number;
  over: readonly [number, number] | null;
  second: number | null;
  start: readonly number[];
};

type Item = {
  readonly text: string;
  readonly tex: string;
  readonly size: number;
  readonly radicand: number;
  readonly squared: number;
  readonly plainPi: number;
};

const text = {
  headline: 'Put real numbers in order',
  order: [
    'Put these numbers in order from least to greatest: {list}.',
    'Order these numbers, the least one first: {list}.',
  ],
  'order-typed': ['Use commas between them.', 'Write them with commas, the least first.'],
  sort: ['List from least to greatest: {list}.', 'Sort these numbers from least to greatest: {list}.'],
  'sort-typed': ['Write each number as it is written here.', 'Keep each number in its form.'],
  cards: ['Answer with the cards.', 'Use the cards.'],
  right: 'With their squares or decimals side by side, the order shows.',
  radicand:
    'This takes the number under the root for the root itself. Which number times itself is {radicand, number}?',
  squared: 'This squares the decimal but not the root. What if you square both?',
  three: 'This takes pi for three. Pi is a little more. Which numbers does it pass?',
  greatest: 'This starts with the greatest number. Which end comes first here?',
  swap: 'Look once more at the last two. What are they, with two decimal places?',
  'swap-first': 'Look once more at the first two. What are they as decimals?',
  other: 'Write each number as a decimal with two places, or square them all. Then compare.',
  'root-do': 'Find tenths around the root.',
  'second-do': 'Find tenths around the other root.',
  'root-why': 'Compare the squares with {under, number}.',
  'pi-do': 'Write pi as a decimal.',
  'pi-why': 'Two places are enough here.',
  'over-do': 'Write the fraction as a decimal.',
  'over-why': 'Divide the numerator by the denominator.',
  'inside-do': 'Square {inside} as well.',
  'inside-why': 'It lies between the same tenths as the root, so compare its square with {under, number}.',
  'order-do': 'Write them in order.',
  'order-why': 'The least number comes first.',
  final: 'In order: {shown}',
};

type Said = Pick<Tools<keyof typeof text>, 'distractor'>;

/** Level 1 has a root, a decimal and a whole number, level 2 pi instead of the whole number, level 3 a fraction or another root as well. */
export const m8CompareIrrationals = numberSkill('m8-compare-irrationals', {
  version: 8,
  byHand: { levels: [1, 2, 3], ask: 'cards', make: orderTheCards },
  form: 'list',
  text,
  draw: ({ level, random }): Params => drawNumbers(level, random),
  build(params: Params, { level, say, step, distractor }) {
    const { ask, radicand, over, second, start } = params;
    const items = itemsOf(params);
    const by = (size: (item: Item) => number): string =>
      items
        .toSorted((a, b) => size(a) - size(b))
        .map(({ text }) => text)
        .join(', ');
    const value = by(({ size }) => size);
    const list = start.map((place) => `${items[place]?.tex}`).join(', ');
    const shown = value.replace(/(\d+)\/(\d+)/, '$$\\frac{$1}{$2}$$').replace(/√(\d+)/g, '$$\\sqrt{$1}$$');
    const words = { list, radicand, shown };
    const sorted = value.split(', ');
    const [last, first] = [sorted.length - 1, 0];
    const swapped = (at: number): string =>
      sorted
        .with(at, `${sorted[at + 1]}`)
        .with(at + 1, `${sorted[at]}`)
        .join(', ');
    const plain = (size: number): string => String(Number(size.toFixed(4)));
    const square = (size: number): string => plain(size ** 2);
    const tenthsAround = (under: number, rule: 'root' | 'second') => {
      const tenth = Math.floor(Math.sqrt(under) * 10) / 10;
      const next = plain(tenth + 0.1);
      return step(
        rule,
        `${tenth} × ${tenth} and ${next} × ${next}`,
        `${square(tenth)} and ${square(tenth + 0.1)}`,
        { why: say('root-why', { under }) },
      );
    };
    const insideBoth = [radicand, ...(second ? [second] : [])].flatMap((under) =>
      insideOf(items, Math.floor(Math.sqrt(under) * 10) / 10).map((near) =>
        step('inside', `${near} × ${near}`, square(near), {
          do: say('inside-do', { inside: String(near) }),
          why: say('inside-why', { under }),
        }),
      ),
    );
    return {
      words,
      question: [ask, `${ask}-typed`],
      diagram: level === 1 ? lineOf(items) : null,
      answer: value,
      distractors: [
        ...onceEach(wrongOrders(by, distractor), value),
        distractor('slip', swapped(last - 1), 'swap'),
        distractor('slip', swapped(first), 'swap-first'),
      ],
      steps: [
        tenthsAround(radicand, 'root'),
        second === null ? null : tenthsAround(second, 'second'),
        params.whole === 0 ? step('pi', 'π', 'about 3.14') : null,
        over
          ? step(
              'over',
              `$\\frac{${over[0]}}{${over[1]}}$`,
              Number.isInteger((100 * over[0]) / over[1])
                ? plain(over[0] / over[1])
                : `about ${(over[0] / over[1]).toFixed(2)}`,
            )
          : null,
        ...insideBoth,
        step('order', list, shown),
      ],
      claims: sorted.slice(1).map((text, index) => `${claimText(sorted[index] ?? '')} < ${claimText(text)}`),
    };
  },
});

/** The orders that wrong ways of comparing lead to. */
function wrongOrders(by: (size: (item: Item) => number) => string, distractor: Said['distractor']) {
  return [
    distractor(
      'compares-radicands-with-decimals-directly',
      by((item) => item.radicand),
      'radicand',
    ),
    distractor(
      'squares-only-one-number',
      by((item) => item.squared),
      'squared',
    ),
    distractor(
      'treats-pi-as-exactly-three',
      by((item) => item.plainPi),
      'three',
    ),
    distractor(
      'orders-from-greatest-to-least',
      by(({ size }) => -size),
      'greatest',
    ),
  ];
}

/** Each wrong order once, with the first of its ideas, and never the right one. */
function onceEach<One extends { readonly value: unknown }>(named: readonly One[], value: string): One[] {
  return named.filter(
    (one, index) => one.value !== value && named.findIndex((other) => other.value === one.value) === index,
  );
}

/** To two places, the numbers without a root that lie between the same two tenths as the root. */
function insideOf(items: readonly Item[], tenth: number): number[] {
  return items
    .filter(({ text, size }) => !text.startsWith('√') && !Number.isInteger(size))
    .filter(({ size }) => size > tenth && size < tenth + 0.1)
    .map(({ size }) => Number(size.toFixed(2)));
}

function claimText(text: string): string {
  return text.replace(/√(\d+)/, 'sqrt($1)').replace('π', 'pi');
}

/** Each number with its size, and the sizes that wrong ways of comparing give it. */
function itemsOf({ radicand, hundredths, whole, over, second }: Params): readonly Item[] {
  const same = (text: string, size: number, changed: Partial<Item> = {}): Item => ({
    text,
    tex: text,
    size,
    radicand: size,
    squared: size,
    plainPi: size,
    ...changed,
  });
  const decimal = hundredths / 100;
  return [
    same(`√${radicand}`, Math.sqrt(radicand), { tex: `$\\sqrt{${radicand}}$`, radicand }),
    same(String(decimal), decimal, { squared: decimal ** 2 }),
    whole === 0 ? same('π', Math.PI, { plainPi: 3 }) : same(String(whole), whole),
    ...(over
      ? [same(`${over[0]}/${over[1]}`, over[0] / over[1], { tex: `$\\frac{${over[0]}}{${over[1]}}$` })]
      : []),
    ...(second
      ? [same(`√${second}`, Math.sqrt(second), { tex: `$\\sqrt{${second}}$`, radicand: second })]
      : []),
  ];
}

/** A line with tenths and no dots, to find the places on. */
function lineOf(items: readonly Item[]): Diagram {
  const sizes = items.map(({ size }) => size);
  const min = Math.floor(Math.min(...sizes));
  return numberLineOf({
    min,
    max: Math.max(min + 1, Math.ceil(Math.max(...sizes))),
    step: 0.1,
    labelStep: 1,
  });
}

/** Numbers close enough to be compared with care, and far enough apart to be told apart with two decimals. */
function drawNumbers(level: Level, random: Random): Params {
  return random.until(() => {
    const radicand = level === 1 ? random.int(5, 99) : random.int(5, 17);
    const root = Math.sqrt(radicand);
    if (Number.isInteger(root)) return null;
    const spread = level === 1 ? 8 : 50;
    const near = level === 1 ? Math.floor(root * 10) : Math.round((level === 2 ? 3.14 : root) * 100);
    const hundredths = (near + random.int(-spread, spread)) * (level === 1 ? 10 : 1);
    const whole = level === 1 ? random.int(Math.floor(root), Math.ceil(root)) : 0;
    const bottom = random.int(3, 7);
    const second = level === 3 && random.chance(50) ? random.int(5, 17) : null;
    if (second !== null && Number.isInteger(Math.sqrt(second))) return null;
    const over =
      level === 3 && second === null ? ([random.int(2 * bottom + 1, 4 * bottom - 1), bottom] as const) : null;
    const params = { radicand, hundredths, whole, over, second };
    const start = random.shuffle(level === 3 ? [0, 1, 2, 3] : [0, 1, 2]);
    const drawn = itemsOf({ ...params, ask: 'order', start }).map(({ size }) => size);
    const sizes = drawn.toSorted((a, b) => a - b);
    // Numbers that stand in their order already ask for nothing.
    const isMixed = start.some((place, at) => drawn[place] !== sizes[at]);
    const apart = sizes.every((size, index) => index === 0 || size - (sizes[index - 1] ?? 0) > 0.02);
    const isLowest = over === null || fractionValue(over[0], over[1]) === `${over[0]}/${over[1]}`;
    return apart && isLowest && isMixed && hundredths % 100 !== 0
      ? { ...params, ask: random.pick(['order', 'sort'] as const), start }
      : null;
  });
}
