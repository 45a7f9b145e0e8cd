import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { commonDivisor, commonMultiple } from '../../src/numbers/lowest-terms.ts';
import { fractionTex, signedFraction } from '../../src/numbers/signed-fractions.ts';
import { signed, typeset } from '../../src/numbers/signed-numbers.ts';

const asks = ['find', 'easy', 'group', 'value'] as const;

type Term = { readonly top: number; readonly bottom: number };

/**
 * Two numbers and a pair of opposites, two pairs that make whole numbers, or the same with a whole number more, in any
 * order; the bottom of a decimal is 10.
 */
type Params = { ask: (typeof asks)[number]; isDecimal: boolean; terms: readonly Term[] };

/** Level 1 has a pair of opposites, level 2 two pairs that make whole numbers, level 3 five terms. */
export const m7RationalSumProperty = numberSkill('m7-rational-sum-property', {
  version: 2,
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
    order: 'This changes the sign of {taken}. Which sign belongs to this number when it changes its place?',
    'sign-later': 'This adds {lost}, though it is taken away. Which sign stands in front of this number?',
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
    'rest-do': 'Add what is left.',
    'rest-why': 'The pair has made zero, so it adds nothing.',
    'all-do': 'Add the two results.',
    'all-why': 'Every term is used once.',
    final: 'The value is {key}.',
  },
  draw: ({ level, random }): Params => drawTerms(level, random),
  build({ ask, isDecimal, terms }: Params, { level, step, distractor }) {
    const told = (parts: readonly Term[]): string => {
      const { top, bottom } = sumOf(parts);
      return isDecimal ? signed(top / bottom) : signedFraction(top, bottom);
    };
    const key = told(terms);
    const [first, ...rest] = terms;
    const lows = terms.filter(({ top }) => top < 0);
    const highs = terms.filter(({ top }) => top > 0);
    const taken = rest.findLast(({ top }) => top < 0) ?? lows[0];
    const lost = lows.find((term) => term !== taken) ?? lows[0];
    const turnedRound = (term: Term | undefined): string =>
      told(terms.map((each) => (each === term ? opposite(each) : each)));
    const pair = terms.filter((term) => terms.some((other) => isOpposite(term, other)));
    const others = terms.filter((term) => !pair.includes(term));
    // The rewriting goes wrong in one term, and what follows is added as it then stands.
    const workWith = (term: Term | undefined) => {
      const parts = terms.map((each) => (each === term ? opposite(each) : each));
      const [left, right] = [parts.slice(0, 2), parts.slice(2)];
      return {
        work: [
          step('signs', sumText(terms, isDecimal), joined(parts, isDecimal)),
          step('first-two', joined(left, isDecimal), typeset(told(left)), 'rest'),
          step('others', joined(right, isDecimal), typeset(told(right)), 'rest'),
          step('all', joined([sumOf(left), sumOf(right)], isDecimal), typeset(told(parts))),
        ],
      };
    };
    return {
      words: {
        sum: sumText(terms, isDecimal),
        taken: taken ? joined([opposite(taken)], isDecimal) : '',
        lost: lost ? joined([opposite(lost)], isDecimal) : '',
        key: typeset(key),
      },
      question: level === 3 ? `${ask}-long` : ask,
      answer: key,
      distractors: [
        distractor('loses-a-sign', turnedRound(lost), lost === first ? 'sign' : 'sign-later', workWith(lost)),
        distractor(
          'changes-the-order-across-a-subtraction-without-the-sign',
          turnedRound(taken),
          'order',
          workWith(taken),
        ),
        distractor('slip', told(terms.slice(0, -1)), 'one'),
        distractor('slip', told([...terms, { top: 1, bottom: 1 }]), 'off'),
        distractor('slip', told([...terms, { top: -1, bottom: 1 }]), 'off'),
      ],
      steps: [
        step('signs', sumText(terms, isDecimal), joined(terms, isDecimal)),
        ...(level === 1
          ? [step('pair', joined(pair, isDecimal), 0), step('rest', joined(others, isDecimal), typeset(key))]
          : [
              step('first', joined(lows, isDecimal), typeset(told(lows))),
              step('second', joined(highs, isDecimal), typeset(told(highs))),
              step('all', joined([sumOf(lows), sumOf(highs)], isDecimal), typeset(key)),
            ]),
      ],
      claims: [
        `${terms.map(({ top, bottom }) => `(${top})/${bottom}`).join(' + ')} = (${sumOf(terms).top})/${sumOf(terms).bottom}`,
      ],
    };
  },
});

function opposite({ top, bottom }: Term): Term {
  return { top: -top, bottom };
}

function isOpposite(one: Term, other: Term): boolean {
  return one.bottom === other.bottom && one.top === -other.top;
}

function sumOf(terms: readonly Term[]): Term {
  const bottom = terms.reduce((shared, term) => commonMultiple(shared, term.bottom), 1);
  return { top: terms.reduce((sum, term) => sum + (term.top * bottom) / term.bottom, 0), bottom };
}

/** A number without its sign: a decimal, or TeX without dollar signs. */
function sizeText({ top, bottom }: Term, isDecimal: boolean): string {
  const size = Math.abs(top);
  return isDecimal || size % bottom === 0 ? String(size / bottom) : fractionTex(size, bottom);
}

function written(text: string, isDecimal: boolean): string {
  return isDecimal ? text : `$${text}$`;
}

/** The sum as the problem writes it: a negative number after the first one is taken away. */
function sumText(terms: readonly Term[], isDecimal: boolean): string {
  const parts = terms.map((term, index) => {
    const sign = term.top < 0 ? '−' : '+';
    const space = index === 0 ? '' : ' ';
    return `${index === 0 && term.top > 0 ? '' : `${space}${sign}${space}`}${sizeText(term, isDecimal)}`;
  });
  return written(parts.join(''), isDecimal);
}

/** The same as a sum of signed numbers. */
function joined(terms: readonly Term[], isDecimal: boolean): string {
  const [open, close] = isDecimal ? ['(', ')'] : ['\\left(', '\\right)'];
  const parts = terms.map((term, index) => {
    const text = `${term.top < 0 ? '−' : ''}${sizeText(term, isDecimal)}`;
    return term.top < 0 && index > 0 ? `${open}${text}${close}` : text;
  });
  return written(parts.join(' + '), isDecimal);
}

/** Two numbers of one sign that make a whole number. */
function wholePair(bottom: number, sign: number, random: Random): readonly [Term, Term] {
  const part = random.int(1, bottom - 1);
  const most = bottom === 10 ? 8 : 2;
  const top = (rest: number): number => sign * (rest + bottom * random.int(bottom === 10 ? 1 : 0, most));
  return [
    { top: top(part), bottom },
    { top: top(bottom - part), bottom },
  ];
}

/** Numbers that fit together stand apart, at least two are negative, and the value is not almost zero. */
function drawTerms(level: Level, random: Random): Params {
  return random.until(() => {
    const ask = random.pick(asks);
    const isDecimal = random.chance(60);
    const turn = (): number => (random.chance(50) ? 1 : -1);
    const [one, other] = isDecimal ? [10, 10] : [random.int(2, 6), random.int(3, 8)];
    const single = (): Term => ({
      top: turn() * random.int(one + 1, (isDecimal ? 9 : 3) * one),
      bottom: one,
    });
    const pair = { top: random.int(1, isDecimal ? 89 : 2 * other), bottom: other };
    const more = level === 3 ? [{ top: turn() * random.int(2, 9), bottom: 1 }] : [];
    const terms = random.shuffle(
      level === 1
        ? [single(), single(), pair, opposite(pair)]
        : [...wholePair(one, -1, random), ...wholePair(other, 1, random), ...more],
    );
    const { top, bottom } = sumOf(terms);
    const isLowest = terms.every((term) => isDecimal || commonDivisor(Math.abs(term.top), term.bottom) === 1);
    const isBroken = terms.every((term) => term.bottom === 1 || term.top % term.bottom !== 0);
    const isApart = terms.every((term, index) => {
      const next = terms[index + 1];
      return !next || (sumOf([term, next]).top % sumOf([term, next]).bottom !== 0 && !isOpposite(term, next));
    });
    const sizes = terms.map((term) => Math.abs(term.top / term.bottom));
    const lows = terms.filter((term) => term.top < 0).length;
    const ways = terms.map((term) => Math.abs(top / bottom - 2 * (term.top / term.bottom)));
    const size = Math.abs(top / bottom);
    const short = sumOf(terms.slice(0, -1));
    const isNear =
      size >= 0.5 &&
      !sizes.includes(size) &&
      [...ways, Math.abs(short.top / short.bottom)].every((way) => way < 15 * size && way > size / 15);
    const isVaried = new Set(sizes).size >= terms.length - (level === 1 ? 1 : 0);
    const isFair = (isDecimal || one !== other) && isLowest && isBroken;
    return isFair && (level === 3 || isApart) && isNear && isVaried && lows > 1
      ? { ask, isDecimal, terms }
      : null;
  });
}
