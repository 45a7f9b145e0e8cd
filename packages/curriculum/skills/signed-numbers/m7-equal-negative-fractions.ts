import { choiceSkill, sortOut } from '../../src/kit/index.ts';

const asks = ['first', 'second', 'third', 'fourth'] as const;

const positiveFirst = sortOut(['box-in', 'box-out']);
const negativeFirst = sortOut(['box-out', 'box-in']);

/** `form` says which of the equal ways of writing −p/q is shown, `key` which one is right. */
type Params = { ask: (typeof asks)[number]; p: number; q: number; form: number; key: number; swap: number };

/** Level 1 looks for an equal form, level 2 for the one of another sign than three others, level 3 for the one without a value. */
export const m7EqualNegativeFractions = choiceSkill('m7-equal-negative-fractions', {
  version: 6,
  byHand: { levels: [2], ask: 'sort', make: sortBySign },
  text: {
    sort: [
      'Sort the expressions by their sign.',
      'Is each value positive or negative? Sort the cards.',
      'Put each one into its box: is it above or below zero?',
      'Count the minus signs, and sort the cards.',
    ],
    'box-in': 'Positive',
    'box-out': 'Negative',
    headline: 'One number, several forms',
    first: 'Which expression is equal to {x}?',
    second: 'Which expression has the same value as {x}?',
    third: 'A student writes {x}. Which expression is another way to write this number?',
    fourth: 'Which expression stands at the same place on a number line as {x}?',
    'first-not': 'Which of these is not the opposite of {y}?',
    'second-not': 'Three of these expressions are equal to the opposite of {y}. Which one is not?',
    'third-not': 'Which expression has the same sign as {y}?',
    'fourth-not': 'Which expression is on the same side of zero as {y}?',
    'first-odd': 'Which of these is not equal to {y}?',
    'second-odd': 'Three of these expressions are equal to {y}. Which one is not?',
    'third-odd': 'Which expression is the opposite of {y}?',
    'fourth-odd': 'Which expression is on the other side of zero from {y}?',
    'first-none': 'Which one of these is undefined?',
    'second-none': 'Which expression has no value?',
    'third-none': 'Which of these divisions cannot be done?',
    'fourth-none': 'One of these expressions has no value. Which one is it?',
    shown: '{e}',
    right: 'One minus sign makes the quotient negative, wherever it stands.',
    'right-not': 'Two minus signs make this quotient positive.',
    'right-none': 'Its denominator is zero. No number times zero gives {top}.',
    two: 'This has two minus signs. What does a negative number divided by a negative number give?',
    more: 'Count the minus signs here. Is the value positive or negative?',
    turned: 'This flips the fraction. Is {p} divided by {q}, or the other way around?',
    upper:
      'This has one minus sign, above the bar. What does a negative number divided by a positive number give?',
    lower:
      'This has one minus sign, below the bar. What does a positive number divided by a negative number give?',
    front: 'This has one minus sign, in front. Does it make the quotient negative?',
    'front-upper':
      'This has one minus sign in front and one above the bar. What is the opposite of a negative number?',
    'front-lower':
      'This has one minus sign in front and one below the bar. What is the opposite of a negative number?',
    zero: 'Here zero is divided by {n}. Which number times {n} gives zero?',
    sum: 'Look at the signs below the bar. Do these two numbers really make zero?',
    apart: 'Work out what stands below the bar. Is it zero?',
    other: 'Find the sign of each expression first.',
    'other-none': 'Work out each denominator. Which number can nothing be divided by?',
    'count-do': 'Count the minus signs of each expression.',
    'count-why': 'One minus sign makes a negative quotient, two make a positive one.',
    'sign-do': 'Tell the sign of each value.',
    'sign-why': 'A second minus sign turns the quotient around once more.',
    'more-do': 'Look at the card that is left.',
    'more-why': 'A second minus sign turns the quotient around once more.',
    'compare-do': 'Compare the numbers of those that have one minus sign.',
    'compare-why': 'The place of the minus sign does not matter, but the place of the numbers does.',
    'choose-do': 'Choose the expression.',
    'choose-why': 'Its sign and its numbers fit.',
    'sort-do': 'Put the cards into their boxes.',
    'sort-why': 'A number with one minus sign is below zero, wherever the sign stands.',
    'below-do': 'Work out each denominator.',
    'below-why': 'Only the number below the bar decides whether a quotient exists.',
    'find-do': 'Look for a denominator of zero.',
    'find-why': 'Division by zero is undefined.',
    'none-do': 'Choose the expression.',
    'none-why': 'No number times zero gives a number other than zero.',
  },
  draw: ({ random }): Params =>
    random.until(() => {
      const [p, q] = [random.int(2, 15), random.int(2, 15)];
      const [form, key] = [random.int(0, 2), random.int(0, 2)];
      return p !== q && form !== key
        ? { ask: random.pick(asks), p, q, form, key, swap: random.int(0, 1) }
        : null;
    }),
  build({ ask, p, q, form, key, swap }: Params, { level, say, step, distractor }) {
    const forms = [`$-\\frac{${p}}{${q}}$`, `$\\frac{-${p}}{${q}}$`, `$\\frac{${p}}{-${q}}$`];
    const doubles = [`$\\frac{-${p}}{-${q}}$`, `$-\\frac{-${p}}{${q}}$`, `$-\\frac{${p}}{-${q}}$`];
    const at = (list: readonly string[], index: number): string => list[index % list.length] ?? '';
    const shown = (e: string) => say('shown', { e });
    const x = at(forms, form);
    const claims = [`(-${p})/${q} = -(${p}/${q})`, `${p}/(-${q}) = -(${p}/${q})`];
    const words = { x, y: `$\\frac{${p}}{${q}}$`, p, q, n: p, top: key === 1 ? `−${p}` : String(p) };
    if (level === 1) {
      const right = at(forms, key);
      const turned = swap === 1 ? `$\\frac{-${q}}{${p}}$` : `$\\frac{${q}}{-${p}}$`;
      const four = [right, at(doubles, 0), at(doubles, 1 + swap), turned].toSorted();
      const ones = four.filter((one) => minusesOf(one) === 1);
      return {
        words,
        question: ask,
        answer: { value: 'key', text: shown(right) },
        distractors: [
          distractor('thinks-two-negatives-are-needed', 'two', 'two', shown(at(doubles, 0))),
          distractor('counts-the-negative-signs-incorrectly', 'more', 'more', shown(at(doubles, 1 + swap))),
          distractor('slip', 'turned', 'turned', shown(turned)),
        ],
        steps: [
          step('count', four.join(', '), counted(four)),
          step('compare', ones.join(', '), `${p} above and ${q} below`),
          step('choose', x, right),
        ],
        claims,
      };
    }
    if (level === 2) {
      const isPositive = swap === 0;
      const [right, three] = isPositive ? [at(doubles, key), forms] : [at(forms, key), doubles];
      const four = [right, ...three].toSorted();
      const { about, each, alone, card, side, value } = isPositive ? amongForms : amongDoubles;
      return {
        words,
        question: isPositive ? `${ask}-not` : `${ask}-odd`,
        drawn: {
          steps: [
            step('count', three.join(', '), each),
            step('more', right, alone, { why: isPositive ? 'more-why' : 'count-why' }),
            step('sort', card, side),
          ],
        },
        answer: { value, text: shown(right), reason: isPositive ? 'right-not' : 'right' },
        distractors: about.map(([id, why], index) =>
          distractor(id, `o${index}`, why, shown(at(three, index))),
        ),
        steps: [
          step('count', four.join(', '), counted(four)),
          step('sign', counted(four), signsOf(four)),
          step('choose', `${alone}, so a ${value} value`, right),
        ],
        claims,
      };
    }
    const right = withoutValue({ p, q, key });
    const { expressions, values } = denominatorsOf({ p, q, key });
    return {
      words,
      question: `${ask}-none`,
      answer: { value: 'key', text: shown(right), reason: 'right-none' },
      distractors: [
        distractor(
          'thinks-division-by-zero-is-zero',
          'zero',
          'zero',
          shown(swap === 1 ? `$\\frac{${q} - ${q}}{${p}}$` : `$\\frac{-${q} + ${q}}{${p}}$`),
        ),
        distractor('loses-a-sign', 'sum', 'sum', shown(`$\\frac{${p}}{-${q} - ${q}}$`)),
        distractor('slip', 'apart', 'apart', shown(`$\\frac{${p}}{${q} - (-${q})}$`)),
      ],
      otherWrong: 'other-none',
      steps: [
        step('below', expressions, values),
        step('find', values, 'one denominator of 0'),
        step('none', 'no value', right),
      ],
      claims: [`${q} - ${q} = 0`, `0/${p} = 0`],
    };
  },
});

/** Level 2: one card with two minus signs among three with one, and what each of the three is taken for. */
const amongForms = {
  value: 'positive',
  each: '1 minus sign each',
  alone: '2 minus signs',
  card: 'the card with two minus signs',
  side: 'above zero',
  about: [
    ['thinks-two-negatives-are-needed', 'front'],
    ['thinks-moving-the-negative-sign-changes-the-value', 'upper'],
    ['thinks-moving-the-negative-sign-changes-the-value', 'lower'],
  ],
} as const;

/** The same the other way around. */
const amongDoubles = {
  value: 'negative',
  each: '2 minus signs each',
  alone: '1 minus sign',
  card: 'the card with one minus sign',
  side: 'below zero',
  about: [
    ['thinks-two-negatives-are-needed', 'two'],
    ['counts-the-negative-signs-incorrectly', 'front-upper'],
    ['counts-the-negative-signs-incorrectly', 'front-lower'],
  ],
} as const;

/** The first box is the one that holds the card of another sign. */
function sortBySign(...[spec, text]: Parameters<typeof positiveFirst>) {
  return (spec.answer.value === amongForms.value ? positiveFirst : negativeFirst)(spec, text);
}

/** The denominators of the four expressions of level 3 and their values, in an order that tells nothing. */
function denominatorsOf({ p, q, key }: Pick<Params, 'p' | 'q' | 'key'>) {
  const below = [`${q} − ${q}`, `−${q} + ${q}`, `${q} + (−${q})`][key] ?? '';
  const four = [
    [below, '0'],
    [String(p), String(p)],
    [`−${q} − ${q}`, `−${2 * q}`],
    [`${q} − (−${q})`, String(2 * q)],
  ] as const;
  const turned = [...four.slice(p % 4), ...four.slice(0, p % 4)];
  return {
    expressions: turned.map(([expression]) => expression).join(', '),
    values: `the values ${turned.map(([, value]) => value).join(', ')}`,
  };
}

function minusesOf(expression: string): number {
  return expression.split('-').length - 1;
}

function counted(expressions: readonly string[]): string {
  return `${expressions.map(minusesOf).join(', ')} minus signs`;
}

function signsOf(expressions: readonly string[]): string {
  return expressions.map((one) => (minusesOf(one) === 2 ? 'positive' : 'negative')).join(', ');
}

/** A quotient whose denominator is zero. */
function withoutValue({ p, q, key }: Pick<Params, 'p' | 'q' | 'key'>): string {
  const all = [
    `$\\frac{${p}}{${q} - ${q}}$`,
    `$\\frac{-${p}}{-${q} + ${q}}$`,
    `$\\frac{${p}}{${q} + (-${q})}$`,
  ];
  return all[key] ?? '';
}
