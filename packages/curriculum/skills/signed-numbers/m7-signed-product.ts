import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { bracketed } from '../../src/numbers/linear-sides.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';

const asks = ['find', 'value', 'ahead', 'ago'] as const;

/** `c` is 1 unless there are three factors. */
type Params = { ask: (typeof asks)[number]; a: number; b: number; c: number };

/** Level 1 has small factors, level 2 factors up to twelve, level 3 three of them. */
export const m7SignedProduct = numberSkill('m7-signed-product', {
  version: 1,
  form: 'integer',
  text: {
    headline: 'Multiply signed numbers',
    find: 'Find the product {all}.',
    value: 'What is the value of {all}?',
    ahead:
      'The water in a pool changes by {a} inches each hour. By how many inches does it change in {b} hours? Give a signed number.',
    ago: 'The water in a pool changes by {a} inches each hour. Compared with now, where was it {back} hours ago? Give a signed number of inches.',
    'find-three': 'Find the product of the three numbers {list}.',
    'value-three': 'Multiply from left to right: {all}. What do you get?',
    'ahead-three': 'What is {a} times {b}, taken {c} times?',
    'ago-three': 'Count the negative factors in {all}. What is the product?',
    right: 'An even count of negative factors makes a positive product, an odd count a negative one.',
    'two-minus': 'This keeps a minus sign. Taking away a loss again and again: is that a gain or a loss?',
    'from-sum': 'The size fits. In a product, does the number farther from zero decide on the sign?',
    counts: 'The size fits. How many of the factors are negative?',
    adds: 'This adds the numbers. What does the times sign ask for?',
    near: 'This takes one factor one time too many. Check the size once more.',
    first: 'This stops after two factors. What about the third?',
    other: 'Multiply the distances from zero. Then count the negative factors for the sign.',
    'size-do': 'Multiply the distances from zero.',
    'size-why': 'They give the size of the product.',
    'count-do': 'Count the negative factors.',
    'count-why': 'Each of them turns the direction around once.',
    'sign-do': 'Write the sign.',
    'sign-why': 'After an even count of turns, the product is positive. After an odd count, it is negative.',
    final: 'It is {key}.',
  },
  draw: ({ level, random }): Params => drawFactors(level, random),
  build({ ask, a, b, c }: Params, { level, step, distractor }) {
    const key = a * b * c;
    const list = level === 3 ? [a, b, c] : [a, b];
    const lows = list.filter((factor) => factor < 0).length;
    const all = list.map((factor, index) => (index === 0 ? signed(factor) : bracketed(factor))).join(' × ');
    const sizes = list.map(Math.abs).join(' × ');
    const both = a < 0 && b < 0;
    return {
      words: {
        all,
        list: `${signed(a)}, ${signed(b)} and ${signed(c)}`,
        a: signed(a),
        b: signed(b),
        back: -b,
        c: signed(c),
        key: signed(key),
      },
      question: level === 3 ? `${ask}-three` : ask,
      answer: signed(key),
      distractors: [
        level === 3
          ? distractor('counts-the-negative-signs-incorrectly', signed(-key), 'counts')
          : both
            ? distractor('makes-a-product-of-two-negatives-negative', signed(-key), 'two-minus')
            : distractor('takes-the-sign-from-addition-rules', signed(-key), 'from-sum'),
        level === 3
          ? distractor('stops-after-the-first-step', signed(a * b), 'first')
          : distractor('adds-instead-of-multiplying', signed(a + b), 'adds'),
        distractor('slip', signed(key + Math.sign(key) * Math.abs(a)), 'near'),
      ],
      steps: [
        step('size', sizes, Math.abs(key)),
        step('count', all, lows === 1 ? '1 negative factor' : `${lows} negative factors`),
        step('sign', all, signed(key)),
      ],
      claims: [`(${a}) * (${b}) * (${c}) = ${key}`],
    };
  },
});

function drawFactors(level: Level, random: Random): Params {
  const ask = random.pick(asks);
  return random.until(() => {
    const turn = (): number => (random.chance(60) ? -1 : 1);
    const most = level === 1 ? 9 : 12;
    const [a, b] = [turn() * random.int(2, most), turn() * random.int(2, most)];
    const c = level === 3 ? turn() * random.int(2, 6) : 1;
    const key = a * b * c;
    const wrong = level === 3 ? a * b : a + b;
    const told = level === 3 || (ask === 'ahead' ? b > 0 && a < 0 : ask === 'ago' ? b < 0 : true);
    const isFair = wrong !== 0 && wrong !== key && wrong !== -key && Math.abs(key) < 15 * Math.abs(wrong);
    const isShown =
      level < 3 ? ask === 'find' || ask === 'value' || Math.abs(a) <= 6 : ask !== 'ahead' || c > 0;
    return told && isShown && isFair && [a, b, c].some((factor) => factor < 0) && Math.abs(key) <= 400
      ? { ask, a, b, c }
      : null;
  });
}
