import {
  type CountedData,
  countedData,
  dotPlotOf,
  medianOf,
  sumOf,
  wideData,
} from '../../src/chance/counted-data.ts';
import { fiveNumbers } from '../../src/chance/five-numbers.ts';
import { boxOfData, choiceSkill, type Level, type Random } from '../../src/kit/index.ts';

/** `far` lies high above or far below the others. */
type Params = {
  data: CountedData;
  others: readonly number[];
  far: number;
  change: 'removed' | 'added';
  ask: 'mean' | 'range' | 'deviation';
};

/** Level 1 asks about one measure, level 2 compares mean and median, level 3 finds how far both move. */
export const a1OutlierEffect = choiceSkill('a1-outlier-effect', {
  version: 4,
  scenes: [countedData],
  byHand: { levels: [2, 3], ask: 'ask-box' },
  text: {
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
  },
  draw: ({ level, random }): Params => drawFar(level, random),
  build({ data, others, far, change, ask }: Params, { level, say, step, distractor }) {
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
    const against = rises ? 'down' : 'up';
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
          distractor('reverses-the-direction-of-the-change', `mean-${against}`, 'back'),
        ],
        steps: [
          place,
          step('middle', 'the ordered data', 'nearly the same middle'),
          step('choose', 'mean and median', rises ? 'the mean rises more' : 'the mean falls more'),
        ],
      };
    }
    const mean = (list: readonly number[]): number => sumOf(list) / list.length;
    const [m1, m2, p1, p2] = [mean(before), mean(after), medianOf(before), medianOf(after)];
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
          ask: random.pick(['mean', 'range', 'deviation'] as const),
        }
      : null;
  });
}
