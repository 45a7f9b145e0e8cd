import { choiceSkill, type DrawnAs, orderTheCards, type SpecStep } from '../../src/kit/index.ts';
import { numberLineOf, signed, signedMixed, typeset } from '../../src/numbers/signed-numbers.ts';

/** Numbers in ascending order as they are typed: two below zero, then one or two above. `turned` writes the greater first. */
type Params = { numbers: readonly string[]; turned: boolean };

/** Fractions with their hundredths. */
const fractions = [
  [1, 4, 25],
  [3, 4, 75],
  [1, 2, 50],
  [1, 5, 20],
  [2, 5, 40],
  [3, 5, 60],
  [4, 5, 80],
] as const;

/**
 * Level 1 compares whole numbers on a line, level 2 decimals of unlike length, level 3 a fraction with a decimal. The
 * stretch problem asks for a number between two others.
 */
export const m6CompareRationals = choiceSkill('m6-compare-rationals', {
  version: 3,
  byHand: { levels: [1, 2, 3], ask: 'order', make: orderTheCards },
  text: {
    order: [
      'Put the numbers in order, the least first.',
      'Order these numbers from least to greatest.',
      'Move the cards into order, from least to greatest.',
      'Begin with the least number. Put all of the numbers in order.',
    ],
    headline: 'Compare numbers',
    ask: [
      'Which of these is true?',
      'Compare the numbers. Which sentence is true?',
      'Only one of these is true. Which one?',
      'Which of these comparisons is true?',
    ],
    'ask-line': [
      'Think of the number line. Which of these is true?',
      'Picture both numbers of a sentence on the line. Which sentence is true?',
      'Find the numbers of each sentence on the line. Which sentence is true?',
      'Use the number line to compare. Which inequality is true?',
    ],
    statement: '{left} {sign} {right}',
    right: '{less} lies farther left than {more}, and positive numbers lie to the right of zero.',
    size: 'This compares negative numbers without their minus signs. Which of them lies farther to the left?',
    backward: '{below} lies to the left of {above}. To which side does the open end of the sign point?',
    digits:
      'This compares {digits, number} with {tenths, number} as if they were whole numbers. Which digit counts tenths?',
    far: 'This makes a positive number less than a negative one. On which side of zero is the lesser one?',
    other: 'Place the numbers on a line and see which is farther left.',
    'side-do': 'Look at the two negative numbers first.',
    'side-why': 'Every positive number is greater than both of them.',
    'far-do': 'Compare how far they are from zero.',
    'far-why': 'Among negative numbers, the one farther from zero lies farther left.',
    'same-do': 'Write both numbers in the same way.',
    'same-why': 'Decimals with equally many places are easy to compare.',
    'places-do': 'Compare the positive numbers place by place.',
    'places-why': 'Tenths come before hundredths.',
    'all-do': 'Put all the numbers in order.',
    'all-why': 'From left to right, the numbers get greater.',
    final: '{left} {sign} {right}',
    between: [
      'A number is greater than {low} and less than {high}. Which of these can it be?',
      'Which of these numbers lies between {low} and {high} on the number line?',
      'Which of these numbers is greater than {low} and less than {high}?',
      'A frog sits between {low} and {high} on a number line. At which number can it sit?',
    ],
    one: '{n}',
    'right-between': 'It is negative, and its distance from zero lies between the two distances.',
    'above-low': 'It is greater than {low}. Is it also less than {high}?',
    'one-check': 'It is less than {high}. Is it also greater than {low}?',
    'plus-side': 'This lies to the right of zero. On which side are {low} and {high}?',
    'other-between': 'Find both ends on the number line. Which number lies between them?',
    'alike-two-do': 'Write both ends as decimals.',
    'alike-two-why': 'Numbers written in one way are easy to compare.',
    'left-do': 'See on which side of zero the number must be.',
    'left-why': 'Both ends are negative, so every number between them is negative, too.',
    'span-do': 'Find how far from zero it may be.',
    'span-why': 'A number between them is neither closer to zero than both nor farther than both.',
    'try-do': 'Test the number.',
    'try-why': 'Its distance must lie between the other two.',
    'fail-do': 'See why the others do not fit.',
    'fail-why': 'Each of them lies beyond one of the ends.',
    'chain-do': 'Write the three in order.',
    'chain-why': 'From left to right the numbers get greater.',
    'final-between': '{n}',
  },
  draw({ level, random }): Params {
    const turned = random.chance(50);
    if (level === 1) {
      const lesser = -random.int(3, 10);
      const near = -random.int(1, -lesser - 1);
      return { numbers: [lesser, near, random.int(1, 10)].map(signed), turned };
    }
    const whole = random.int(0, 4);
    const above = random.int(0, 4);
    const tenths = random.int(2, 9);
    const longer = above * 100 + (tenths - 1) * 10 + random.int(1, 9);
    const positives = [longer / 100, above + tenths / 10].map((value) => signed(Number(value.toFixed(2))));
    if (level === 2) {
      const far = random.int(2, 9);
      const near = whole * 100 + (far - 1) * 10 + random.int(1, 9);
      return { numbers: [signed(-(whole * 10 + far) / 10), signed(-near / 100), ...positives], turned };
    }
    const [top, bottom, hundredths] = random.pick(fractions);
    const part = signedMixed(-(whole * bottom + top), bottom);
    const gap = random.pick([5, 10, 15]);
    const isLess = random.chance(50);
    const decimal = signed(-(whole * 100 + hundredths + (isLess ? -gap : gap)) / 100);
    return { numbers: [...(isLess ? [part, decimal] : [decimal, part]), ...positives], turned };
  },
  build({ numbers, turned }: Params, { level, say, step, distractor }) {
    const [less = '', near = '', above = '', most = ''] = numbers;
    const write = (left: string, sign: '<' | '>', right: string) => ({
      left: typeset(left),
      sign,
      right: typeset(right),
    });
    const right = turned ? write(near, '>', less) : write(less, '<', near);
    const asDecimal = (text: string): string => {
      const [, whole = '0', top = '0', bottom = '1'] = /^−?(?:(\d+) )?(\d+)\/(\d+)$/.exec(text) ?? [];
      return text.includes('/') ? signed(-(Number(whole) + Number(top) / Number(bottom))) : text;
    };
    const distance = (text: string): string => asDecimal(text).replace('−', '');
    const choice = (value: string, words: ReturnType<typeof write>) => ({
      value,
      text: say('statement', words),
    });
    const pair = `${typeset(less)} and ${typeset(near)}`;
    const findSides = step('find-sides', pair, 'both to the left of zero', 'side');
    const writeAlike =
      level === 3 && step('write-alike', pair, `${asDecimal(less)} and ${asDecimal(near)}`, 'same');
    return {
      words: right,
      question: level === 1 ? 'ask-line' : 'ask',
      diagram: level === 1 ? numberLineOf({ min: -10, max: 10, labelStep: 5 }) : null,
      drawn: rowsOf(numbers),
      answer: {
        value: 'true',
        text: 'statement',
        reason: say('right', { less: typeset(less), more: typeset(near) }),
      },
      distractors: [
        distractor('orders-negatives-by-size-without-the-sign', 'size', 'size', {
          text: say('statement', turned ? write(less, '>', near) : write(near, '<', less)),
          work: [
            findSides,
            writeAlike,
            step(
              'compare-distances',
              `${distance(less)} and ${distance(near)} from zero`,
              `${typeset(near)} is farther left`,
              'far',
            ),
            ...orderLines(numbers).slice(0, -1),
            ...orderLines([near, less, ...numbers.slice(2)]).slice(-1),
          ],
        }),
        distractor(
          'reads-the-inequality-symbol-backward',
          'backward',
          say('backward', { below: typeset(near), above }),
          // Its statement is about another pair than the lines of the solution.
          { text: say('statement', turned ? write(near, '>', above) : write(above, '<', near)), work: [] },
        ),
        level === 1
          ? distractor(
              'slip',
              'far',
              'far',
              say('statement', turned ? write(less, '>', above) : write(above, '<', less)),
            )
          : {
              misconception: 'compares-digits-without-place-value',
              ...choice('digits', turned ? write(above, '>', most) : write(most, '<', above)),
              work: [],
              reason: say('digits', {
                digits: Number(above.split('.')[1]),
                tenths: Number(most.split('.')[1]),
              }),
            },
      ],
      steps: [
        findSides,
        writeAlike,
        step(
          'compare-distances',
          `${distance(less)} and ${distance(near)} from zero`,
          `${typeset(less)} is farther left`,
          'far',
        ),
        ...orderLines(numbers),
      ],
      claims: numbers.slice(1).map((number, index) => `${numbers[index]} < ${number}`),
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const [top, bottom, part] = random.pick(fractions);
        const whole = random.int(0, 4);
        const gap = random.int(11, 30);
        const [low, high] = [-(whole * 100 + part), -(whole * 100 + part - gap)];
        const inside = random.int(low + 3, high - 3);
        const [near, far] = [high + random.int(3, 9), low - random.int(3, 9)];
        const all = [inside, near, far, high].map((one) => one / 100);
        const isFair = near < -2 && all.every((one) => Math.round(one * 100) % 10 !== 0);
        return isFair
          ? {
              top: whole * bottom + top,
              bottom,
              low: low / 100,
              high: high / 100,
              inside: inside / 100,
              near: near / 100,
              far: far / 100,
            }
          : null;
      }),
    build({ top, bottom, low, high, inside, near, far }, { say, step, distractor }) {
      const end = typeset(signedMixed(-top, bottom));
      const key = signed(inside);
      const one = (value: number) => say('one', { n: signed(value) });
      const span = `between ${-high} and ${-low}`;
      return {
        words: { low: end, high: signed(high), n: key },
        question: 'between',
        answer: { value: 'inside', text: one(inside), reason: 'right-between' },
        distractors: [
          distractor('checks-only-one-inequality', 'near', 'above-low', one(near)),
          distractor('checks-only-one-inequality', 'far', 'one-check', one(far)),
          distractor('places-the-number-on-the-positive-side', 'positive', 'plus-side', one(-inside)),
        ],
        otherWrong: 'other-between',
        finalAnswer: 'final-between',
        steps: [
          step(
            'write-alike',
            `${end} and ${signed(high)}`,
            `${signed(low)} and ${signed(high)}`,
            'alike-two',
          ),
          step('find-side', `${signed(low)} and ${signed(high)}`, 'left of zero', 'left'),
          step('find-span', `${-low} and ${-high} from zero`, span, 'span'),
          step('try', key, `${-inside} from zero`),
          step(
            'others-fail',
            '',
            `${signed(far)} < ${signed(low)}, ${signed(near)} > ${signed(high)}`,
            'fail',
          ),
          step('write-chain', '', `${signed(low)} < ${key} < ${signed(high)}`, 'chain'),
        ],
        claims: [`${signed(low)} < ${key}`, `${key} < ${signed(high)}`],
      };
    },
  },
});

/** The last lines answer whoever puts all the numbers in order, too. */
function orderLines(numbers: readonly string[]): readonly SpecStep[] {
  const line = (rule: 'places' | 'all', before: string, after: string): SpecStep => ({
    rule,
    before,
    after,
    instruction: { key: `${rule}-do`, args: {} },
    explanation: { key: `${rule}-why`, args: {} },
  });
  const [, , above, most] = numbers;
  const all = line('all', '', numbers.map(typeset).join(' < '));
  return most === undefined ? [all] : [line('places', `${above} and ${most}`, `${above} is less`), all];
}

/** All numbers in a row, and the rows of those who forget the minus signs or compare digits. */
function rowsOf(numbers: readonly string[]): DrawnAs {
  const [less = '', near = '', above = '', most] = numbers;
  const row = (...parts: readonly string[]): string => parts.join(', ');
  return most === undefined
    ? { value: row(less, near, above), wrong: [row(near, less, above), null, row(above, less, near)] }
    : {
        value: row(less, near, above, most),
        wrong: [row(near, less, above, most), null, row(less, near, most, above)],
      };
}
