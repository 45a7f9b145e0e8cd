import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { bracketed, plus } from '../../src/numbers/linear-sides.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';

const asks = ['find', 'easy', 'group', 'value'] as const;

/** −a + b + a, −a + b − c + d with a + c and b + d whole, or the same with a last term e; all in tenths. */
type Params = { ask: (typeof asks)[number]; terms: readonly number[] };

/** Level 1 has a pair of opposites, level 2 two pairs that make whole numbers, level 3 five terms. */
export const m7RationalSumProperty = numberSkill('m7-rational-sum-property', {
  version: 1,
  form: 'number',
  text: {
    headline: 'Add in an easy order',
    find: 'Find {sum}.',
    easy: 'Choose an easy order and work out {sum}.',
    group: 'Group the numbers and find the value of {sum}.',
    value: 'What is the value of {sum}?',
    'find-long': 'Find the value of {sum} in an easy order.',
    'easy-long': 'Five numbers are put together: {sum}. What do you get?',
    'group-long': 'Which pairs help you here? Work out {sum}.',
    'value-long': 'The points of five rounds are added: {sum}. What is the total?',
    right: 'The terms may change places, as long as each keeps its sign.',
    order:
      'This adds {taken}, though it is taken away. Which sign belongs to this number when it changes its place?',
    sign: 'This loses the minus sign of the first number. What is its sign?',
    one: 'This leaves the last number out. Was every term used?',
    off: 'This is one off. Add the groups once more.',
    other: 'Give each number the sign in front of it. Then group numbers that fit together.',
    'signs-do': 'Write every subtraction as adding the opposite.',
    'signs-why': 'In a sum the terms may change places.',
    'first-do': 'Put the negative numbers together.',
    'first-why': 'On the number line, each of them goes to the left.',
    'second-do': 'Put the positive numbers together.',
    'second-why': 'On the number line, each of them goes to the right.',
    'pair-do': 'Put the opposites together.',
    'pair-why': 'A number and its opposite make zero.',
    'all-do': 'Add the two results.',
    'all-why': 'Every term is used once.',
    final: 'The value is {key}.',
  },
  draw: ({ level, random }): Params => ({ ask: random.pick(asks), terms: drawTerms(level, random) }),
  build({ ask, terms }: Params, { level, step, distractor }) {
    const list = terms.map((term) => term / 10);
    const total = (parts: readonly number[]): number =>
      parts.reduce((sum, part) => sum + Math.round(part * 10), 0) / 10;
    const [first = 0, ...rest] = list;
    const sum = `${signed(first)}${rest.map(plus).join('')}`;
    const key = total(list);
    const lows = list.filter((term) => term < 0);
    const highs = list.filter((term) => term > 0);
    const taken = Math.min(...rest);
    const joined = (parts: readonly number[]): string =>
      parts.map((part, index) => (index === 0 ? signed(part) : bracketed(part))).join(' + ');
    const middle = list[1] ?? 0;
    return {
      words: { sum, taken: signed(-taken), key: signed(key) },
      question: level === 3 ? `${ask}-long` : ask,
      answer: signed(key),
      distractors: [
        distractor('loses-a-sign', signed(total([key, -2 * first])), 'sign'),
        distractor(
          'changes-the-order-across-a-subtraction-without-the-sign',
          signed(total([key, -2 * taken])),
          'order',
        ),
        distractor('slip', signed(total(list.slice(0, -1))), 'one'),
        distractor('slip', signed(total([key, 1])), 'off'),
        distractor('slip', signed(total([key, -1])), 'off'),
      ],
      steps: [
        step('signs', sum, joined(list)),
        ...(level === 1
          ? [
              step('pair', `${signed(middle)} + ${bracketed(-middle)}`, 0),
              step('first', joined(lows.slice(0, 2)), signed(key)),
            ]
          : [
              step('first', joined(lows), signed(total(lows))),
              step('second', joined(highs), signed(total(highs))),
              step('all', `${signed(total(lows))} + ${bracketed(total(highs))}`, signed(key)),
            ]),
      ],
      claims: [`${list.map((term) => `(${term})`).join(' + ')} = ${key}`],
    };
  },
});

/** A pair that fits together stands apart, and the value is neither zero nor almost zero. */
function drawTerms(level: Level, random: Random): readonly number[] {
  return random.until(() => {
    const tenths = (): number => 10 * random.int(1, 8) + random.int(1, 9);
    const a = tenths();
    const b = tenths();
    const toWhole = (n: number): number => 10 * random.int(1, 8) + (10 - (n % 10));
    const terms = {
      1: [-tenths(), b, -tenths(), -b],
      2: [-a, b, -toWhole(a), toWhole(b)],
      3: [-a, b, -toWhole(a), toWhole(b), 10 * random.int(2, 9) * (random.chance(50) ? 1 : -1)],
    }[level];
    const key = terms.reduce((sum, term) => sum + term, 0);
    const ways = [
      key - 2 * (terms[0] ?? 0),
      key - 2 * Math.min(...terms.slice(1)),
      key - (terms.at(-1) ?? 0),
    ];
    const size = Math.abs(key);
    const isNear = ways.every((way) => way !== 0 && Math.abs(way) < 15 * size && Math.abs(way) > size / 15);
    return size > 9 && isNear && new Set(terms.map(Math.abs)).size >= terms.length - (level === 1 ? 1 : 0)
      ? terms
      : null;
  });
}
