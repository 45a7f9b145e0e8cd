import { type Level, markOnLine, numberSkill, type Random } from '../../src/kit/index.ts';
import { bracketed } from '../../src/numbers/linear-sides.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';

const asks = ['find', 'value', 'ahead', 'ago'] as const;
const asksOf = {
  1: ['find', 'value', 'ahead', 'rose'],
  2: ['find', 'value', 'ahead', 'ago', 'rose'],
  3: asks,
} as const;
const decimalAsks = ['find-decimal', 'value-decimal', 'pool-decimal', 'frost-decimal'] as const;

/** `c` is 1 unless there are three factors. */
type Params = { ask: (typeof asksOf)[Level][number]; a: number; b: number; c: number };

/** Two factors in tenths; one at least is negative. */
type Decimals = { decimals: (typeof decimalAsks)[number]; a: number; b: number };

/** Level 1 has one negative factor, of a fall to come or a rise before now, level 2 mostly two and factors up to twelve, level 3 three factors, or decimals. */
export const m7SignedProduct = numberSkill('m7-signed-product', {
  version: 7,
  byHand: { levels: [1], ask: 'hand-mark-result', make: markOnLine },
  form: 'number',
  text: {
    headline: 'Multiply signed numbers',
    find: 'Find the product {all}.',
    value: 'What is the value of {all}?',
    ahead:
      'The water level in a pool changes by {a} inches each hour. By how many inches does it change in {b} hours? Give a signed number.',
    ago: 'The water level in a pool changes by {a} inches each hour. Zero is the level now. At how many inches was the level {back} hours ago?',
    rose: 'The water level in a pool rises {a} inches each hour. Zero is the level now. At how many inches was the level {back} hours ago?',
    'find-three': 'Find the product of the three numbers {list}.',
    'value-three': 'Multiply from left to right: {all}. What do you get?',
    'ahead-three': 'What do you get when you multiply {a}, {b} and {c}?',
    'ago-three': 'Count the negative factors in {all}. What is the product?',
    'find-decimal': 'Find the product {all}.',
    'value-decimal': 'Multiply {x} by {y}. What do you get?',
    'pool-decimal':
      'The water level in a pool changes by {x} inches each hour. By how many inches does it change in {y} hours? Give a signed number.',
    'frost-decimal':
      'The temperature changes by {x} degrees each hour. By how many degrees does it change in {y} hours? Give a signed number.',
    'final-pool': 'It changes by {key} inches.',
    'final-frost': 'It changes by {key} degrees.',
    point: 'Count the decimal places of both factors. How many does the product have?',
    'decimal-why': 'Count the decimal places of both factors for the product.',
    right: 'An even count of negative factors makes a positive product, an odd count a negative one.',
    'two-minus': 'This keeps a minus sign. Taking away a loss again and again: is that a gain or a loss?',
    'from-sum': 'The size fits. In a product, does the number farther from zero decide the sign?',
    counts: 'The size fits. How many of the factors are negative?',
    adds: 'This adds the numbers. Which operation is needed here?',
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
    'final-ahead': 'It changes by {key} inches.',
    'final-ago': 'It was at {key} inches.',
    'far-quiz':
      'In a quiz, a right answer gives {p} points and a wrong one gives {m} points. A team has {r, number} right and {w, number} wrong answers. Then {t, number} of the wrong ones no longer count. What is the score?',
    'far-cards':
      'In a card game, a star counts {p} points and a cloud {m} points. A player holds {r, number} stars and {w, number} clouds. Then {t, number} clouds are taken away. What do the cards count now?',
    'far-robot':
      'On a number line, a robot’s button A moves it by {p} and button B by {m}. It starts at zero. A is pressed {r, number} times and B {w, number} times. Then {t, number} presses of B are undone. Where is it?',
    'far-shop':
      'A class shop counts {p} dollars for each cake and {m} dollars for each broken plate. It has counted {r, number} cakes and {w, number} broken plates. Then {t, number} of these plates turn out to be whole. What is the total now?',
    'right-far': 'Taking negative amounts away is a product of two negative numbers, so it adds.',
    'far-minus': 'This counts the negative amounts once more. What happens when they are taken away?',
    'far-gain':
      'This counts every negative amount as a positive one. Which sign does a positive number times a negative one have?',
    'far-before': 'This is the number before the last change. What does taking negative amounts away do?',
    'other-far': 'Find three products, each with its sign. Then add them.',
    'gains-do': 'Multiply the positive amounts.',
    'gains-why': 'Two positive factors make a positive product.',
    'losses-do': 'Multiply the negative amounts.',
    'losses-why': 'One negative factor makes a negative product.',
    'undone-do': 'Multiply what is taken away.',
    'undone-why': 'Taking away is negative, and so is each amount. The product is positive.',
    'first-do': 'Add the first two products.',
    'first-why': 'This is the number before the last change.',
    'all-do': 'Add the third product.',
    'all-why': 'Negative amounts that are taken away make it larger.',
    'far-quiz-final': 'The score is {key} points.',
    'far-cards-final': 'Now the cards count {key} points.',
    'far-robot-final': 'The robot is at {key}.',
    'far-shop-final': 'The total is {key} dollars.',
  },
  draw: ({ level, random }): Params | Decimals =>
    level === 3 && random.chance(50) ? drawDecimals(random) : drawFactors(level, random),
  build(params: Params | Decimals, { level, step, distractor }) {
    if ('decimals' in params) {
      const { decimals: ask, a, b } = params;
      const [x, y, key] = [tenths(a), tenths(b), tenths((a * b) / 10)];
      const all = `${x} × ${b < 0 ? `(${y})` : y}`;
      const both = a < 0 && b < 0;
      const wrong = tenths((-a * b) / 10);
      const size = step(
        'size',
        `${Math.abs(a) / 10} × ${Math.abs(b) / 10}`,
        Math.round(Math.abs(a * b)) / 100,
        { why: 'decimal-why' },
      );
      const count = step('count', all, both ? '2 negative factors' : '1 negative factor');
      return {
        words: { all, x, y, key },
        question: ask,
        finalAnswer:
          ask === 'pool-decimal' ? 'final-pool' : ask === 'frost-decimal' ? 'final-frost' : 'final',
        answer: key,
        distractors: [
          both
            ? distractor('makes-a-product-of-two-negatives-negative', wrong, 'two-minus', {
                work: [size, count, step('sign', all, wrong)],
                wrongAt: 2,
              })
            : distractor('uses-the-wrong-sign', wrong, 'counts'),
          distractor('misplaces-the-decimal-point', tenths(a * b), 'point'),
          distractor('adds-instead-of-multiplying', tenths(a + b), 'adds'),
        ],
        steps: [size, count, step('sign', all, key)],
        claims: [`(${a / 10}) * (${b / 10}) = ${(a * b) / 100}`],
      };
    }
    const { ask, a, b, c } = params;
    const key = a * b * c;
    const list = level === 3 ? [a, b, c] : [a, b];
    const lows = list.filter((factor) => factor < 0).length;
    const all = list.map((factor, index) => (index === 0 ? signed(factor) : bracketed(factor))).join(' × ');
    const sizes = list.map(Math.abs).join(' × ');
    const both = a < 0 && b < 0;
    const size = step('size', sizes, Math.abs(key));
    const count = step('count', all, lows === 1 ? '1 negative factor' : `${lows} negative factors`);
    const isAgo = ask === 'ago' || ask === 'rose';
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
      question: level === 3 && ask !== 'rose' ? `${ask}-three` : ask,
      finalAnswer: level === 3 ? 'final' : isAgo ? 'final-ago' : ask === 'ahead' ? 'final-ahead' : 'final',
      answer: signed(key),
      distractors: [
        level === 3
          ? distractor('counts-the-negative-signs-incorrectly', signed(-key), 'counts')
          : both
            ? distractor('makes-a-product-of-two-negatives-negative', signed(-key), 'two-minus', {
                work: [size, count, step('sign', all, signed(-key))],
                wrongAt: 2,
              })
            : a + b > 0
              ? distractor('takes-the-sign-from-addition-rules', signed(-key), 'from-sum')
              : distractor('uses-the-wrong-sign', signed(-key), 'counts'),
        level === 3
          ? distractor('stops-after-the-first-step', signed(a * b), 'first')
          : distractor('adds-instead-of-multiplying', signed(a + b), 'adds'),
        distractor('slip', signed(key + Math.sign(key) * Math.abs(a)), 'near'),
      ],
      steps: [size, count, step('sign', all, signed(key))],
      claims: [`(${a}) * (${b}) * (${c}) = ${key}`],
    };
  },
  stretch: {
    draw: ({ random }): Far => drawFar(random),
    build({ ask, p, m, r, w, t }: Far, { step, distractor }) {
      const before = p * r - m * w;
      const key = before + m * t;
      return {
        words: { p: signed(p), m: signed(-m), r, w, t, key: signed(key) },
        question: ask,
        answer: { value: signed(key), reason: 'right-far' },
        distractors: [
          distractor('makes-a-product-of-two-negatives-negative', signed(before - m * t), 'far-minus'),
          distractor('takes-the-sign-from-addition-rules', signed(p * r + m * w + m * t), 'far-gain'),
          distractor('slip', signed(before), 'far-before'),
        ],
        otherWrong: 'other-far',
        steps: [
          step('gains', `${r} × ${p}`, r * p),
          step('losses', `${w} × ${bracketed(-m)}`, signed(-w * m)),
          step('undone', `${signed(-t)} × ${bracketed(-m)}`, t * m),
          step('first', `${r * p} + ${bracketed(-w * m)}`, signed(before)),
          step('all', `${signed(before)} + ${t * m}`, signed(key)),
        ],
        finalAnswer: `${ask}-final`,
        claims: [`${r} * ${p} + ${w} * (${-m}) + (${-t}) * (${-m}) = ${key}`],
      };
    },
  },
});

/** A number of tenths as it is typed: −15 gives '−1.5'. */
function tenths(count: number): string {
  return signed(Math.round(count * 10) / 100);
}

/** Both factors have a decimal place, and each way of working stays in sight of the product. */
function drawDecimals(random: Random): Decimals {
  return random.until(() => {
    const ask = random.pick(decimalAsks);
    const isTold = ask === 'pool-decimal' || ask === 'frost-decimal';
    const a = random.int(11, 65) * (isTold || random.chance(60) ? -1 : 1);
    const b = random.int(12, 65) * (isTold || random.chance(40) ? 1 : -1);
    const [key, sum] = [(a * b) / 10, a + b];
    // No air cools down by more than a few degrees an hour.
    const isMild = ask !== 'frost-decimal' || (a > -30 && b < 45);
    const isPlain = isMild && a % 10 !== 0 && b % 10 !== 0 && (a < 0 || b < 0) && sum !== 0;
    const isNear = Math.abs(key) < 12 * Math.abs(sum) && Math.abs(key) > Math.abs(sum) / 12;
    const isOpen = new Set([key, -key, sum, a * b]).size === 4 && Math.abs(key) !== Math.abs(sum);
    return isPlain && isNear && isOpen ? { decimals: ask, a, b } : null;
  });
}

/** r gains of p and w losses of m; then t of the losses are taken away. */
type Far = {
  ask: 'far-quiz' | 'far-cards' | 'far-robot' | 'far-shop';
  p: number;
  m: number;
  r: number;
  w: number;
  t: number;
};

function drawFar(random: Random): Far {
  return random.until(() => {
    const ask = random.pick(['far-quiz', 'far-cards', 'far-robot', 'far-shop'] as const);
    const [p, m] = [random.int(3, 9), random.int(2, 7)];
    const [r, w, t] = [random.int(2, 9), random.int(4, 9), random.int(2, 4)];
    const before = p * r - m * w;
    const key = before + m * t;
    const ways = [key, before - m * t, p * r + m * w + m * t, before];
    const isNear = ways.every(
      (way) => way !== 0 && Math.abs(way) < 12 * Math.abs(key) && Math.abs(way) > Math.abs(key) / 12,
    );
    return isNear && t < w && p !== m && Math.abs(key) > 1 && new Set(ways).size === 4
      ? { ask, p, m, r, w, t }
      : null;
  });
}

function drawFactors(level: Level, random: Random): Params {
  const ask = random.pick(asksOf[level]);
  return random.until(() => {
    const turn = (): number => (random.chance(60) ? -1 : 1);
    const most = level === 1 ? 10 : 12;
    const [a, b] = [turn() * random.int(2, most), turn() * random.int(2, most)];
    const c = level === 3 ? turn() * random.int(2, 6) : 1;
    const key = a * b * c;
    const wrong = level === 3 ? a * b : a + b;
    const lows = [a, b].filter((factor) => factor < 0).length;
    const isStep = level === 1 ? lows === 1 : level === 3 || lows === 2 || ask === 'ahead' || ask === 'rose';
    const told =
      level === 3 ||
      (ask === 'ahead' ? b > 0 && a < 0 : ask === 'ago' ? b < 0 : ask === 'rose' ? a > 0 && b < 0 : true);
    const isFair = wrong !== 0 && wrong !== key && wrong !== -key && Math.abs(key) < 15 * Math.abs(wrong);
    const isShown =
      level < 3 ? ask === 'find' || ask === 'value' || Math.abs(a) <= 6 : ask !== 'ahead' || c > 0;
    return told &&
      isStep &&
      isShown &&
      isFair &&
      [a, b, c].some((factor) => factor < 0) &&
      Math.abs(key) <= 400
      ? { ask, a, b, c }
      : null;
  });
}
