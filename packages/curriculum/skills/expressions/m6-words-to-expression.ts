import { type Level, matchTheCards, numberSkill, type Random } from '../../src/kit/index.ts';
import { typesetExpression } from '../../src/show-value.ts';

type Phrase = 'less' | 'quotient' | 'less-times' | 'divided-sum' | 'times-gap' | 'less-quotient';
type Params = { phrase: Phrase; letter: string; a: number; b: number };

/** Level 1 has one operation, level 2 two of them, level 3 a bracket or a quotient. */
export const m6WordsToExpression = numberSkill('m6-words-to-expression', {
  version: 3,
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
          1: ['less', 'quotient'],
          2: ['less-times', 'divided-sum'],
          3: ['times-gap', 'less-quotient'],
        } as const
      )[level],
    );
    return { phrase, letter: random.pick(['n', 'x', 'y', 'p']), ...drawNumbers(level, random) };
  },
  build({ phrase, letter: x, a, b }: Params, { level, say, step, distractor }) {
    const { value, start, middle, turned, signs, third, check, answer, trial } = partsOf(phrase, x, a, b);
    const words = { a, b, x: `$${x}$`, value, trial, shown: typesetExpression(value) };
    const reasons = { whole: 'multiplies-the-whole-phrase', first: 'slip', plus: 'slip' } as const;
    // The last phrase has two that hold a difference together.
    const isTwice = phrase === 'less-quotient';
    const said = isTwice
      ? ([value, third.value, `(${a} − ${x})/${b}`] as const)
      : ([value, turned, third.value] as const);
    return {
      words,
      question: phrase,
      answer: value,
      drawn: {
        make: matchTheCards({
          places: phrasesOf[phrase].map((key) => say(key, { a, b, x: `$${x}$` })),
          cards: [...said, signs].map((card) => ({ words: typesetExpression(card) })),
          wrong: isTwice
            ? [
                [0, 2, 1],
                [3, 1, 2],
                [1, 0, 2],
              ]
            : [
                [1, 0, 2],
                [3, 1, 2],
                [2, 1, 0],
              ],
        }),
        steps: [
          step('one', 'the first phrase', typesetExpression(said[0]), ways.one),
          step('two', 'the second phrase', typesetExpression(said[1]), ways.two),
          step('three', 'the third phrase', typesetExpression(said[2]), ways.three),
        ],
      },
      distractors: [
        distractor('reverses-the-order-of-a-subtraction-or-division', turned, 'turned'),
        distractor('adds-for-times-or-multiplies-for-more-than', signs, 'signs'),
        distractor(reasons[third.why], third.value, third.why),
      ],
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

/** A phrase, the same with its order turned around, and a third one that is often taken for it. */
const phrasesOf = {
  less: ['say-less', 'say-less-turned', 'say-more'],
  quotient: ['say-quotient', 'say-quotient-turned', 'say-more'],
  'less-times': ['say-less-times', 'say-less-times-turned', 'say-times-gap'],
  'times-gap': ['say-times-gap', 'say-times-gap-turned', 'say-less-times'],
  'divided-sum': ['say-less-quotient', 'say-less-quotient-turned', 'say-gap-over'],
  'less-quotient': ['say-less-quotient', 'say-gap-over', 'say-gap-over-turned'],
} as const satisfies Readonly<Record<Phrase, readonly string[]>>;

const ways = {
  one: { do: 'one-phrase-do', why: 'phrase-why' },
  two: { do: 'two-phrase-do', why: 'phrase-why' },
  three: { do: 'three-phrase-do', why: 'phrase-why' },
} as const;

type Parts = {
  readonly value: string;
  readonly start: string;
  readonly middle: string;
  readonly turned: string;
  readonly signs: string;
  readonly third: { readonly value: string; readonly why: 'whole' | 'first' | 'plus' };
  readonly trial: number;
  readonly check: string;
  readonly answer: number;
};

/** The expression, how it grows, and what the named ways of reading make of it. */
function partsOf(phrase: Phrase, x: string, a: number, b: number): Parts {
  const ten = 10 * b;
  switch (phrase) {
    case 'less':
      return {
        value: `${x} − ${a}`,
        start: x,
        middle: x,
        turned: `${a} − ${x}`,
        signs: `${a}${x}`,
        third: { value: `${x} + ${a}`, why: 'plus' },
        trial: 20,
        check: `20 − ${a}`,
        answer: 20 - a,
      };
    case 'quotient':
      return {
        value: `${x}/${a}`,
        start: x,
        middle: x,
        turned: `${a}/${x}`,
        signs: `${x} − ${a}`,
        third: { value: `${x} + ${a}`, why: 'plus' },
        trial: 4 * a,
        check: `${4 * a} ÷ ${a}`,
        answer: 4,
      };
    case 'less-times':
      return {
        value: `${b}${x} − ${a}`,
        start: x,
        middle: `${b}${x}`,
        turned: `${a} − ${b}${x}`,
        signs: `${b} + ${x} − ${a}`,
        third: { value: `${b}(${x} − ${a})`, why: 'whole' },
        trial: 20,
        check: `${b} × 20 − ${a}`,
        answer: 20 * b - a,
      };
    case 'times-gap':
      return {
        value: `${b}(${x} − ${a})`,
        start: x,
        middle: `${x} − ${a}`,
        turned: `${b}(${a} − ${x})`,
        signs: `${b} + ${x} − ${a}`,
        third: { value: `${b}${x} − ${a}`, why: 'first' },
        trial: 20,
        check: `${b} × (20 − ${a})`,
        answer: b * (20 - a),
      };
    case 'divided-sum':
    case 'less-quotient':
      return {
        value: `${x}/${b} − ${a}`,
        start: x,
        middle: `${x}/${b}`,
        turned: `${a} − ${x}/${b}`,
        signs: `${b}${x} − ${a}`,
        third: { value: `(${x} − ${a})/${b}`, why: 'whole' },
        trial: a * ten,
        check: `${a * ten} ÷ ${b} − ${a}`,
        answer: a * 10 - a,
      };
  }
}

function drawNumbers(level: Level, random: Random): Pick<Params, 'a' | 'b'> {
  return random.until(() => {
    const [a, b] = [random.int(2, level === 1 ? 19 : 12), random.int(2, 9)];
    if (level === 1) return { a, b: 2 + (b % 2) };
    return a !== b ? { a, b } : null;
  });
}
