import {
  type CountedData,
  countedData,
  dotPlotOf,
  medianOf,
  sumOf,
  wideData,
} from '../../src/chance/counted-data.ts';
import { fiveNumbers } from '../../src/chance/five-numbers.ts';
import { boxOfData, choiceSkill, type Level, type Random, type Tools } from '../../src/kit/index.ts';

/** `far` lies high above or far below the others; where it was typed wrong, `own` was counted. */
type Params = {
  data: CountedData;
  others: readonly number[];
  far: number;
  change: 'removed' | 'added';
  ask: 'mean' | 'range' | 'deviation' | 'decide';
  cause: 'typed' | 'lost' | 'true';
  own: number;
};

const text = {
  headline: 'What one value changes',
  removed: [
    'Then the value {far, number} is taken out.',
    'The value {far, number} turns out to be an error and is taken out.',
  ],
  added: [
    'Then one more value, {far, number}, is added.',
    'The value {far, number} was missing. It is added now.',
  ],
  'ask-mean': 'How does the mean change?',
  'ask-range': 'How does the range change?',
  'ask-deviation': 'How does the standard deviation change?',
  'ask-both': 'How do the mean and the median change?',
  'ask-numbers': 'How do the mean and the median change?',
  'ask-box': [
    'Make the box plot of the data after this.',
    'Which box plot do the data have then? Build it.',
    'Draw the box plot of the data after this change.',
  ],
  'right-box': 'The end of a whisker moves a lot, and the box only a little.',
  'other-box': 'Write the list as it is now. Then find its median and the median of each half.',
  'list-do': 'Write the list as it is now.',
  'list-why': 'The box plot shows the data after the change.',
  'halves-do': 'Find the median and the two quartiles.',
  'halves-why': 'The quartiles are the medians of the two halves.',
  'ends-do': 'Find the two ends.',
  'ends-why': 'The whiskers go to the least and to the greatest value.',
  smaller: 'It gets smaller',
  larger: 'It gets larger',
  same: 'It stays the same',
  open: 'That cannot be seen here',
  'mean-down': 'The mean falls clearly, and the median hardly changes',
  'mean-up': 'The mean rises clearly, and the median hardly changes',
  'median-down': 'The median falls clearly, and the mean hardly changes',
  'median-up': 'The median rises clearly, and the mean hardly changes',
  'both-same': 'Neither one changes, since it is only one value',
  numbers: 'Mean from {m1} to {m2}, median from {p1} to {p2}',
  'right-mean': 'A value far from the others pulls the mean to its side.',
  'right-spread': 'A value far from the others makes the data reach farther and spread out more.',
  'right-both': 'The mean uses how far away a value is. The median uses only the side on which it lies.',
  back: 'To which side does this value pull the mean? Is it added or taken out?',
  nothing: 'Is the value like the others, or far away? What does it do to the sum?',
  unknown: 'Look at the dots. On which side of the others does the value lie?',
  'back-spread': 'How far does this value lie from the others? Is it added or taken out?',
  'nothing-box': 'This is the box plot before the change. Which five numbers do the data have now?',
  'nothing-spread': 'Is the value like the others, or far away? What does it do to how far the data reach?',
  'unknown-spread': 'Look at the dots. How far does the value lie from the others?',
  'median-most': 'How many places can one value move the middle of the ordered data?',
  slow: 'Find the middle of the ordered data, once with and once without the value.',
  other: 'Where does the value lie, and is it added or taken out?',
  'far-do': 'See where the value lies.',
  'far-why': 'It is compared with the others.',
  'pull-do': 'See what it does.',
  'pull-why': 'It pulls the mean to its side.',
  'spread-why': 'The data reach farther and spread out more with it.',
  'middle-do': 'Look at the middle.',
  'middle-why': 'The median moves by half a place only.',
  'choose-do': 'Compare both.',
  'choose-why': 'The mean depends on how far away the value is.',
  'old-do': 'Find the mean before the change.',
  'old-why': 'It is the sum divided by the count.',
  'new-do': 'Find the mean after the change.',
  'new-why': 'Sum and count have changed.',
  'medians-do': 'Find the median before and after the change.',
  'medians-why': 'It is the middle of the ordered data.',
  final: '{result}',
  unlike: [
    'The value {far, number} lies far from the others.',
    'One of the values, {far, number}, stands apart.',
  ],
  'cause-typed': [
    'The notes show that {own, number} was counted, and that it was typed wrong.',
    'It is an error of typing. The notes of the count say {own, number}.',
  ],
  'cause-lost': [
    'It was typed wrong, and nobody knows the right number any more.',
    'It is an error of typing, and the right number is lost.',
  ],
  'cause-true': ['Somebody checks it, and the number is right.', 'It is counted again, and it is true.'],
  'ask-decide': ['What should be done with it?', 'What do you do with this value?'],
  correct: 'Write {own, number} in its place, as it was counted',
  leave: 'Leave it out, and say so in the report',
  silent: 'Leave it out, and say nothing about it',
  invent: 'Put the mean of the others in its place',
  keep: 'Keep it, and report it with the others',
  'right-typed': 'An error is corrected where the right number is known.',
  'right-lost': 'A known error does not belong to the data, and readers have to know what was left out.',
  'right-true': 'A true value belongs to the data, even if it lies far away.',
  'why-leave': 'This takes a value away. Is a better number known, or is this one true?',
  'why-silent': 'Could a reader of the report know what happened to the data?',
  'why-invent': 'Did anybody count this number?',
  'why-keep': 'Does the story say that this number was counted?',
  'other-decide': 'Where does this value come from? Is it what was counted?',
  'cause-do': 'Ask where the value comes from.',
  'cause-why': 'An outlier is a question. Only its story tells if it is an error.',
  'act-do': 'Decide what happens to it.',
} as const;

type Said = Tools<keyof typeof text | keyof typeof countedData.text>;

/** Level 1 asks about one measure or what to do with the value, level 2 compares mean and median, level 3 finds how far both move. */
export const a1OutlierEffect = choiceSkill('a1-outlier-effect', {
  version: 5,
  scenes: [countedData],
  byHand: { levels: [2, 3], ask: 'ask-box' },
  text,
  draw: ({ level, random }): Params => drawFar(level, random),
  build(params: Params, { level, say, step, distractor }) {
    const { data, others, far, change, ask } = params;
    if (ask === 'decide') return decisionOn(params, { step, distractor });
    const all = [...others, far].toSorted((a, b) => a - b);
    const [before, after] = change === 'removed' ? [all, others] : [others, all];
    const isHigh = far > Math.max(...others);
    const rises = isHigh === (change === 'added');
    const moved = `${far} ${change === 'added' ? 'comes in' : 'goes'}`;
    const place = step('far', far, isHigh ? 'far above the others' : 'far below the others');
    const [least, low, middle, high, most] = fiveNumbers(after);
    const wrong = [
      { by: distractor('thinks-nothing-changes', '', 'nothing-box'), made: fiveNumbers(before) },
    ];
    const shown = {
      drawn: {
        make: boxOfData({ values: after, shown: before, label: data.label, wrong }),
        right: 'right-box' as const,
        otherWrong: 'other-box' as const,
        steps: [
          step('list', moved, after.join(', ')),
          step('halves', 'the list', [low, middle, high].join(', ')),
          step('ends', 'the list', `${least} and ${most}`),
        ],
      },
      diagram: dotPlotOf(data, before),
      claims: [`${all.join(' + ')} = ${sumOf(all)}`],
    };
    if (level === 1) {
      const grows = ask === 'mean' ? rises : change === 'added';
      const [value, turned] = grows ? (['larger', 'smaller'] as const) : (['smaller', 'larger'] as const);
      return {
        ...shown,
        words: { far, result: value },
        question: [`${data.key}-who`, change, `ask-${ask}`],
        answer: { value, reason: ask === 'mean' ? 'right-mean' : 'right-spread' },
        finalAnswer: value,
        distractors: [
          distractor('reverses-the-direction-of-the-change', turned, ask === 'mean' ? 'back' : 'back-spread'),
          distractor('thinks-nothing-changes', 'same', ask === 'mean' ? 'nothing' : 'nothing-spread'),
          distractor('slip', 'open', ask === 'mean' ? 'unknown' : 'unknown-spread'),
        ],
        steps: [place, step('pull', moved, value, { why: ask === 'mean' ? 'pull-why' : 'spread-why' })],
      };
    }
    const way = rises ? 'up' : 'down';
    if (level === 2) {
      return {
        ...shown,
        words: { far },
        question: [`${data.key}-who`, change, 'ask-both'],
        answer: { value: `mean-${way}`, reason: 'right-both' },
        finalAnswer: `mean-${way}`,
        distractors: [
          distractor('thinks-the-median-changes-most', `median-${way}`, 'median-most'),
          distractor('thinks-nothing-changes', 'both-same', 'nothing'),
          distractor('reverses-the-direction-of-the-change', `mean-${rises ? 'down' : 'up'}`, 'back'),
        ],
        steps: [
          place,
          step('middle', 'the ordered data', 'nearly the same middle'),
          step('choose', 'mean and median', rises ? 'the mean rises more' : 'the mean falls more'),
        ],
      };
    }
    const [m1, m2, p1, p2] = [meanOf(before), meanOf(after), medianOf(before), medianOf(after)];
    const told = (...[a, b, c, d]: readonly [number, number, number, number]) => ({
      text: say('numbers', { m1: String(a), m2: String(b), p1: String(c), p2: String(d) }),
    });
    return {
      ...shown,
      words: { far },
      question: [`${data.key}-who`, change, 'ask-numbers'],
      answer: { value: 'fits', ...told(m1, m2, p1, p2), reason: 'right-both' },
      finalAnswer: told(m1, m2, p1, p2).text,
      distractors: [
        distractor(
          'thinks-the-median-changes-most',
          'median',
          'median-most',
          told(m1, m1 + p2 - p1, p1, p1 + m2 - m1),
        ),
        distractor('reverses-the-direction-of-the-change', 'turned', 'back', told(m2, m1, p2, p1)),
        distractor('slip', 'slow', 'slow', told(m1, m2, p1, p1)),
      ],
      steps: [
        step('old', `${sumOf(before)} ÷ ${before.length}`, m1),
        step('new', `${sumOf(after)} ÷ ${after.length}`, m2),
        step('medians', 'the middle', `${p1} and ${p2}`),
      ],
    };
  },
});

function meanOf(list: readonly number[]): number {
  return sumOf(list) / list.length;
}

const causes = {
  typed: ['an error, and the right number is known', 'correct', 'put the right number in'],
  lost: ['an error, and the right number is lost', 'leave', 'leave it out, and say so'],
  true: ['no error', 'keep', 'keep it'],
} as const;

/** What to do with a value that stands apart, by where it comes from. */
function decisionOn(
  { data, others, far, own, cause }: Params,
  { step, distractor }: Pick<Said, 'step' | 'distractor'>,
) {
  const all = [...others, far].toSorted((a, b) => a - b);
  const [found, right, act] = causes[cause];
  const leave = distractor('leaves-out-a-value-that-belongs', 'leave', 'why-leave');
  const keep = distractor('keeps-a-known-error', 'keep', 'why-keep');
  const invent = distractor('puts-in-a-value-that-nobody-measured', 'invent', 'why-invent');
  return {
    words: { far, own },
    question: [
      `${data.key}-who` as const,
      'unlike' as const,
      `cause-${cause}` as const,
      'ask-decide' as const,
    ],
    diagram: dotPlotOf(data, all),
    answer: { value: right, reason: `right-${cause}` as const },
    otherWrong: 'other-decide' as const,
    distractors: [
      cause === 'lost' ? invent : leave,
      cause === 'true' ? invent : keep,
      distractor('slip', 'silent', 'why-silent'),
    ],
    steps: [step('cause', far, found), step('act', found, act, { why: `right-${cause}` })],
    finalAnswer: right,
    claims: [`${all.join(' + ')} = ${sumOf(all)}`],
  };
}

/** One of these may be far from the others: no team scores twenty goals, and no nest has twenty eggs. */
const farData = wideData.filter(({ key }) => key !== 'goals' && key !== 'eggs');

function drawFar(level: Level, random: Random): Params {
  return random.until(() => {
    const data = random.pick(farData);
    const isHigh = level === 3 || random.chance(50);
    const low = isHigh ? data.low : data.low + 11;
    const others = Array.from({ length: 8 }, () => random.int(low, low + 5)).toSorted((a, b) => a - b);
    const sum = sumOf(others);
    const far = level === 3 ? sum / 8 + 9 * random.int(1, 2) : isHigh ? low + random.int(15, 19) : data.low;
    const step = (others[4] ?? 0) - (others[3] ?? 0);
    // The median moves by less than the mean, and by something.
    const isWhole = sum % 8 === 0 && (step === 1 || (step === 2 && far > sum / 8 + 9));
    const isPlain = level === 3 ? isWhole : step <= 1;
    return isPlain
      ? {
          data,
          others,
          far,
          change: random.pick(['removed', 'added'] as const),
          ask:
            level === 1 && random.chance(35)
              ? 'decide'
              : random.pick(['mean', 'range', 'deviation'] as const),
          cause: random.pick(['typed', 'lost', 'true'] as const),
          own: low + random.int(0, 5),
        }
      : null;
  });
}
