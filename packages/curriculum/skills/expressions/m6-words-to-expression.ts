import { type Distractor, type Level, matchTheCards, numberSkill, type Random } from '../../src/kit/index.ts';
import { typesetExpression } from '../../src/show-value.ts';

type Phrase = keyof typeof phrasesOf;
type Params = { phrase: Phrase; letter: string; a: number; b: number };

/** Level 1 has one operation, level 2 two of them, level 3 parentheses or a quotient. */
export const m6WordsToExpression = numberSkill('m6-words-to-expression', {
  version: 4,
  form: 'expression',
  byHand: { levels: [1, 2, 3], ask: 'match-words' },
  text: {
    'match-words': [
      'Give each phrase its expression.',
      'Which expression belongs to which phrase?',
      'Match the phrases with their expressions.',
      'Put each expression beside the phrase that it matches.',
    ],
    'say-less': '{a, number} less than {x}',
    'say-less-turned': '{x} less than {a, number}',
    'say-more': '{a, number} more than {x}',
    'say-product': 'the product of {a, number} and {x}',
    'say-more-times': '{a, number} more than {b, number} times {x}',
    'say-times-sum': '{b, number} times the sum of {x} and {a, number}',
    'say-quotient': 'the quotient of {x} and {a, number}',
    'say-quotient-turned': 'the quotient of {a, number} and {x}',
    'say-less-times': '{a, number} less than {b, number} times {x}',
    'say-less-times-turned': '{b, number} times {x}, taken from {a, number}',
    'say-times-gap': '{b, number} times the difference of {x} and {a, number}',
    'say-times-gap-turned': '{b, number} times the difference of {a, number} and {x}',
    'say-less-quotient': '{a, number} less than the quotient of {x} and {b, number}',
    'say-less-quotient-turned': 'the quotient of {x} and {b, number}, taken from {a, number}',
    'say-gap-over-turned': 'the difference of {a, number} and {x}, divided by {b, number}',
    'say-gap-over': 'the difference of {x} and {a, number}, divided by {b, number}',
    'phrase-why': 'Start with the amount that is changed, even where the words name it last.',
    'one-phrase-do': 'Put the first phrase into symbols.',
    'two-phrase-do': 'Put the second phrase into symbols.',
    'three-phrase-do': 'Put the third phrase into symbols.',
    headline: 'From words to symbols',
    less: [
      'Write an expression for {a, number} less than a number {x}.',
      'A number {x} is decreased by {a, number}. Write that as an expression.',
    ],
    more: [
      'Write an expression for {a, number} more than a number {x}.',
      'A number {x} is increased by {a, number}. Write that as an expression.',
    ],
    product: [
      'Write an expression for the product of {a, number} and a number {x}.',
      'A number {x} is multiplied by {a, number}. Write that as an expression.',
    ],
    'more-times': [
      'Write an expression for {a, number} more than {b, number} times a number {x}.',
      'Take {b, number} times a number {x}. Then add {a, number}. Write an expression.',
    ],
    'times-sum': [
      'Write an expression for {b, number} times the sum of a number {x} and {a, number}.',
      'Add {a, number} to a number {x}. Then multiply the sum by {b, number}. Write an expression.',
    ],
    quotient: [
      'Write an expression for the quotient of a number {x} and {a, number}.',
      'A number {x} is divided by {a, number}. Write that as an expression.',
    ],
    'less-times': [
      'Write an expression for {a, number} less than {b, number} times a number {x}.',
      'Take {b, number} times a number {x}. Then subtract {a, number}. Write an expression.',
    ],
    'divided-sum': [
      'A number {x} is divided by {b, number}. Then {a, number} is taken away. Write an expression.',
      'Divide a number {x} by {b, number}. Then subtract {a, number}. Write an expression.',
    ],
    'times-gap': [
      'Write an expression for {b, number} times the difference of a number {x} and {a, number}.',
      'Subtract {a, number} from a number {x}. Then multiply the difference by {b, number}. Write an expression.',
    ],
    'less-quotient': [
      'Write an expression for {a, number} less than the quotient of a number {x} and {b, number}.',
      'Find the quotient of a number {x} and {b, number}. Then subtract {a, number}. Write an expression.',
    ],
    right: 'Read it back in words, and it says the same.',
    turned: 'Here the order is turned around. Which number is the other one taken from or divided by?',
    signs: 'Read the signs aloud. Which word in the phrase tells you what to do?',
    whole: 'Here {b, number} acts on everything. What does the phrase say about {a, number}?',
    first: 'Here {b, number} acts on {x} alone. What is multiplied in the phrase?',
    plus: 'This adds {a, number}. Does the phrase make the number larger or smaller?',
    minus: 'This takes {a, number} away. Which word of the phrase would say so?',
    divides: 'This divides by {a, number}. Which word of the phrase would say so?',
    other: 'Find what the phrase starts from. Then do what the words say, one after the other.',
    'start-do': 'Find what you start from.',
    'start-why': 'It is the amount that is changed, even where the words name it last.',
    'next-do': 'Write the next operation.',
    'next-why': 'It acts on what you have so far.',
    'only-do': 'Write what is done to it.',
    'only-why': 'The words name the operation and the number.',
    'try-do': 'Try it with {trial, number} as the number.',
    'try-why': 'Do what the words say, and see that the expression gives the same.',
    final: '{shown}',
  },
  draw({ level, random }): Params {
    const phrase = random.pick(
      (
        {
          1: ['less', 'quotient', 'more', 'product'],
          2: ['less-times', 'divided-sum', 'more-times'],
          3: ['times-gap', 'less-quotient', 'times-sum'],
        } as const
      )[level],
    );
    return { phrase, letter: random.pick(['n', 'x', 'y', 'p']), ...drawNumbers(level, random) };
  },
  build({ phrase, letter: x, a, b }: Params, { level, say, step, distractor }) {
    const { value, start, middle, wrong, cards, check, answer, trial } = partsOf(phrase, x, a, b);
    const words = { a, b, x: `$${x}$`, value, trial, shown: typesetExpression(value) };
    const phraseStep = (way: keyof typeof ways, card: string) =>
      step(way, `the ${wordsFor[way]} phrase`, typesetExpression(card), ways[way]);
    return {
      words,
      question: phrase,
      answer: value,
      drawn: {
        make: matchTheCards({
          places: phrasesOf[phrase].map((key) => say(key, { a, b, x: `$${x}$` })),
          cards: cards.map((card) => ({ words: typesetExpression(card) })),
          wrong: wrong.map((one) => laidFor(cards.indexOf(one.value))),
        }),
        steps: [phraseStep('one', cards[0]), phraseStep('two', cards[1]), phraseStep('three', cards[2])],
      },
      distractors: wrong.map(({ misconception, value: read, why, inside }) =>
        distractor(
          misconception,
          read,
          why,
          inside === undefined
            ? {}
            : {
                work: [
                  step('find-start', '', typesetExpression(start), 'start'),
                  step('first-operation', typesetExpression(start), typesetExpression(inside), 'next'),
                  step('next-operation', typesetExpression(inside), typesetExpression(read), 'next'),
                ],
              },
        ),
      ),
      steps: [
        step('find-start', '', typesetExpression(start), 'start'),
        level === 1
          ? null
          : step('first-operation', typesetExpression(start), typesetExpression(middle), 'next'),
        step(
          'next-operation',
          typesetExpression(middle),
          typesetExpression(value),
          level === 1 ? 'only' : 'next',
        ),
        step('try-number', check, answer, 'try'),
      ],
      claims: [`${check} = ${answer}`],
    };
  },
});

/** A phrase, and two that are often taken for it. */
const phrasesOf = {
  less: ['say-less', 'say-less-turned', 'say-more'],
  quotient: ['say-quotient', 'say-quotient-turned', 'say-more'],
  'less-times': ['say-less-times', 'say-less-times-turned', 'say-times-gap'],
  'times-gap': ['say-times-gap', 'say-times-gap-turned', 'say-less-times'],
  'divided-sum': ['say-less-quotient', 'say-less-quotient-turned', 'say-gap-over'],
  'less-quotient': ['say-less-quotient', 'say-gap-over', 'say-gap-over-turned'],
  more: ['say-more', 'say-less', 'say-product'],
  product: ['say-product', 'say-more', 'say-less'],
  'more-times': ['say-more-times', 'say-times-sum', 'say-less-times'],
  'times-sum': ['say-times-sum', 'say-more-times', 'say-times-gap'],
} as const;

/** Who takes the card of another place for the first one trades the two; who knows no card trades the others. */
function laidFor(card: number): readonly number[] {
  if (card < 0) return [0, 2, 1];
  return [0, 1, 2].map((place) => (place === 0 ? card : place === card ? 0 : place));
}

const ways = {
  one: { do: 'one-phrase-do', why: 'phrase-why' },
  two: { do: 'two-phrase-do', why: 'phrase-why' },
  three: { do: 'three-phrase-do', why: 'phrase-why' },
} as const;
const wordsFor = { one: 'first', two: 'second', three: 'third' } as const;

type Wrong = {
  readonly misconception: Distractor['misconception'];
  readonly value: string;
  readonly why: 'turned' | 'signs' | 'whole' | 'first' | 'plus' | 'minus' | 'divides';
  /** What is read wrongly inside parentheses, already in the line before the last. */
  readonly inside?: string | undefined;
};
const misconceptions = {
  turned: 'reverses-the-order-of-a-subtraction-or-division',
  signs: 'adds-for-times-or-multiplies-for-more-than',
  whole: 'multiplies-the-whole-phrase',
  first: 'slip',
  plus: 'slip',
  minus: 'adds-for-times-or-multiplies-for-more-than',
  divides: 'adds-for-times-or-multiplies-for-more-than',
} as const;

function readAs(why: Wrong['why'], value: string, inside?: string): Wrong {
  return { misconception: misconceptions[why], value, why, inside };
}

type Parts = {
  readonly value: string;
  readonly start: string;
  readonly middle: string;
  readonly wrong: readonly [Wrong, Wrong, Wrong];
  /** One for each phrase by hand, and one that belongs nowhere. */
  readonly cards: readonly [string, string, string, string];
  readonly trial: number;
  readonly check: string;
  readonly answer: number;
};

/** The expression, how it grows, and what the named ways of reading make of it. */
function partsOf(phrase: Phrase, x: string, a: number, b: number): Parts {
  switch (phrase) {
    case 'less':
    case 'quotient':
    case 'more':
    case 'product':
      return partsOfOne(phrase, x, a);
    case 'more-times':
    case 'times-sum':
      return partsOfSum(phrase, x, a, b);
    case 'less-times':
    case 'times-gap': {
      const [flat, whole] = [`${b}${x} − ${a}`, `${b}(${x} − ${a})`];
      const isFlat = phrase === 'less-times';
      const [value, other] = isFlat ? [flat, whole] : [whole, flat];
      const turned = isFlat ? `${a} − ${b}${x}` : `${b}(${a} − ${x})`;
      const signs = `${b} + ${x} − ${a}`;
      return {
        value,
        start: x,
        middle: isFlat ? `${b}${x}` : `${x} − ${a}`,
        wrong: [
          readAs('turned', turned, isFlat ? undefined : `${a} − ${x}`),
          readAs('signs', signs),
          readAs(isFlat ? 'whole' : 'first', other),
        ],
        cards: [value, turned, other, signs],
        trial: 20,
        check: isFlat ? `${b} × 20 − ${a}` : `${b} × (20 − ${a})`,
        answer: isFlat ? 20 * b - a : b * (20 - a),
      };
    }
    case 'divided-sum':
    case 'less-quotient': {
      const [value, whole] = [`${x}/${b} − ${a}`, `(${x} − ${a})/${b}`];
      const [turned, signs] = [`${a} − ${x}/${b}`, `${b}${x} − ${a}`];
      return {
        value,
        start: x,
        middle: `${x}/${b}`,
        wrong: [readAs('turned', turned), readAs('signs', signs), readAs('whole', whole)],
        // The last phrase has two that hold a difference together.
        cards:
          phrase === 'divided-sum'
            ? [value, turned, whole, signs]
            : [value, whole, `(${a} − ${x})/${b}`, signs],
        trial: a * 10 * b,
        check: `${a * 10 * b} ÷ ${b} − ${a}`,
        answer: a * 10 - a,
      };
    }
  }
}

/** One operation with one number. */
function partsOfOne(phrase: 'less' | 'quotient' | 'more' | 'product', x: string, a: number): Parts {
  const [less, more, times, over] = [`${x} − ${a}`, `${x} + ${a}`, `${a}${x}`, `${x}/${a}`];
  const whole = { start: x, middle: x };
  const twenty = { ...whole, trial: 20 };
  const parts = {
    less: {
      ...twenty,
      value: less,
      wrong: [readAs('turned', `${a} − ${x}`), readAs('signs', times), readAs('plus', more)],
      cards: [less, `${a} − ${x}`, more, times],
      check: `20 − ${a}`,
      answer: 20 - a,
    },
    more: {
      ...twenty,
      value: more,
      wrong: [readAs('signs', times), readAs('minus', less), readAs('divides', over)],
      cards: [more, less, times, over],
      check: `20 + ${a}`,
      answer: 20 + a,
    },
    product: {
      ...twenty,
      value: times,
      wrong: [readAs('signs', more), readAs('minus', less), readAs('divides', over)],
      cards: [times, more, less, over],
      check: `${a} × 20`,
      answer: a * 20,
    },
    quotient: {
      ...whole,
      value: over,
      wrong: [readAs('turned', `${a}/${x}`), readAs('signs', less), readAs('plus', more)],
      cards: [over, `${a}/${x}`, more, less],
      trial: 4 * a,
      check: `${4 * a} ÷ ${a}`,
      answer: 4,
    },
  } satisfies Readonly<Record<typeof phrase, Parts>>;
  return parts[phrase];
}

/** A product and a sum, one after the other. */
function partsOfSum(phrase: 'more-times' | 'times-sum', x: string, a: number, b: number): Parts {
  const isFlat = phrase === 'more-times';
  const [flat, whole] = [`${b}${x} + ${a}`, `${b}(${x} + ${a})`];
  const [value, other] = isFlat ? [flat, whole] : [whole, flat];
  const minus = isFlat ? `${b}${x} − ${a}` : `${b}(${x} − ${a})`;
  const signs = `${b} + ${x} + ${a}`;
  return {
    value,
    start: x,
    middle: isFlat ? `${b}${x}` : `${x} + ${a}`,
    wrong: [
      readAs('signs', signs),
      readAs(isFlat ? 'whole' : 'first', other),
      readAs('minus', minus, isFlat ? undefined : `${x} − ${a}`),
    ],
    cards: [value, other, minus, signs],
    trial: 20,
    check: isFlat ? `${b} × 20 + ${a}` : `${b} × (20 + ${a})`,
    answer: isFlat ? 20 * b + a : b * (20 + a),
  };
}

function drawNumbers(level: Level, random: Random): Pick<Params, 'a' | 'b'> {
  return random.until(() => {
    const [a, b] = [random.int(2, level === 1 ? 19 : 12), random.int(2, 9)];
    if (level === 1) return { a, b: 2 + (b % 2) };
    return a !== b ? { a, b } : null;
  });
}
