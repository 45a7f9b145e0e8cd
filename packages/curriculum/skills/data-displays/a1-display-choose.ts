import { boxPlotOf, drawFive, type FiveNumbers } from '../../src/chance/five-numbers.ts';
import { drawRangedData, histogramOf, type RangedData, rangedData } from '../../src/chance/ranged-data.ts';
import { choiceSkill, type Level, type Random } from '../../src/kit/index.ts';

type Display = 'dot' | 'histogram' | 'box';
const purposes = {
  1: ['single', 'ranges', 'middle'],
  2: ['often', 'peaks', 'groups'],
} as const;
const answers = {
  box: ['ask-median', 'ask-length', 'ask-ends'],
  histogram: ['ask-tallest', 'ask-from'],
} as const;

type Params = {
  data: RangedData;
  purpose: (typeof purposes)[1 | 2][number];
  display: Display;
  total: number;
  asked: (typeof answers)['box' | 'histogram'][number];
  five: FiveNumbers;
  width: number;
  counts: readonly number[];
};

/** Level 1 tells what has to be seen, level 2 hides it in a plan, level 3 shows a display and asks what it can answer. */
export const a1DisplayChoose = choiceSkill('a1-display-choose', {
  version: 5,
  scenes: [rangedData],
  text: {
    headline: 'Choose a display',
    'ask-single': [
      'There are {total, number} {things}. Every single value has to be seen. Which display fits?',
      'There are only {total, number} {things}, and each value matters. Which display shows them all?',
    ],
    'ask-ranges': [
      'There are {total, number} {things}. How many fall into each interval of {width, number} {units}? Which display fits?',
      'In intervals of {width, number} {units}, {total, number} {things} have to be counted. Which display shows the counts?',
    ],
    'ask-middle': [
      'There are {total, number} {things}. Between which two numbers does the middle half lie? Which display fits?',
      'The quartiles of {total, number} {things} have to be read at once. Which display shows them?',
    ],
    'ask-often': [
      'There are {total, number} {things}. Which exact number of {units} occurs most often? Which display answers this?',
      'Somebody wants to find the mean for {total, number} {things} from a display alone, and exactly. Which display allows it?',
    ],
    'ask-peaks': [
      'There are {total, number} {things}. Do the data have one peak or two? Which display fits best?',
      'Where do most of the {total, number} {things} lie, and is there a long tail? Which display shows this shape best?',
    ],
    'ask-groups': [
      'Three groups of {total, number} {things} have to be compared by median and spread. Which display is best?',
      'For each of five years, there are data on {total, number} {things}. Did the median and the IQR grow? Which display is best?',
    ],
    'shown-ask': [
      'The display shows {total, number} {things}. Which question can it answer exactly?',
      'Only this display of {total, number} {things} is left. Which question can still be answered exactly?',
    ],
    dot: 'Dot plot',
    histogram: 'Histogram',
    box: 'Box plot',
    bar: 'Bar graph of categories',
    'ask-median': 'What is the median number of {units}?',
    'ask-length': 'What is the interquartile range?',
    'ask-ends': 'How far apart are the least and the greatest value?',
    'ask-tallest': 'Which interval holds the most {things}?',
    'ask-from': 'For how many {things} is the value {from, number} {units} or more?',
    'ask-mean': 'What is the mean number of {units}?',
    'ask-mode': 'Which exact number of {units} occurs most often?',
    'right-dot': 'A dot plot keeps each value as a dot of its own.',
    'right-histogram':
      'A histogram counts the data in equal intervals, so it shows the shape of a large data set.',
    'right-box': 'A box plot shows the median and the quartiles, and several of them compare well.',
    'right-shown-box': 'The five marks of a box plot tell this.',
    'right-shown-histogram': 'The heights of the bars tell this.',
    'no-dot':
      'With so many dots, you would still have to count them or find the quartiles. Which display has already done this?',
    'no-histogram': 'A bar only tells how many values lie in its interval. Is that what you want to see?',
    'no-box': 'A box plot keeps five numbers only. Do they show what you want to see?',
    'no-bar': 'Such bars stand for kinds of things, like colors. Are these data kinds or measurements?',
    'no-single': 'For this you need every single value. Does the display still show them?',
    'no-sum': 'A mean takes the sum of all values. Can you add them up from this display?',
    'no-counts': 'For this you need the counts of intervals. Does the display show them?',
    'no-quartiles': 'For this you need marks at exact values. Does the display show them?',
    other: 'What has to be seen: single values, counts in intervals, or quartiles?',
    'data-do': 'Say what kind of data these are.',
    'data-why': 'Data that are numbers stand on a number line.',
    'need-do': 'Say what has to be seen.',
    'need-why': 'Each display keeps something and hides something.',
    'look-do': 'Look at the display.',
    'look-why': 'Bars stand over intervals in a histogram. Five marks make a box plot.',
    'keep-do': 'Say what the display keeps.',
    'keep-why': 'Nothing else can be found any more.',
    'choose-do': 'Choose.',
    'choose-why': 'It keeps what is needed.',
    'test-do': 'Test each question.',
    'test-why': 'It may need only what the display keeps.',
  },
  draw: ({ level, random }): Params => drawPurpose(level, random),
  build({ data, purpose, display, total, asked, five, width, counts }: Params, { level, step, distractor }) {
    // Between the upper quartile and the greatest value, a box plot tells no count.
    const from = level === 3 && display === 'box' ? Math.ceil((five[3] + five[4]) / 2) : width * 3;
    const words = { things: data.things, units: data.units, total, width, from };
    const measured = step('data', data.label.toLowerCase(), 'numbers');
    const claims = [`${five[3]} < ${five[4]}`];
    if (level === 3) {
      const isBox = display === 'box';
      const single = distractor('chooses-a-display-that-hides-the-detail', 'ask-mode', 'no-single');
      const mean = distractor('slip', 'ask-mean', 'no-sum');
      const crossed = isBox
        ? distractor('chooses-a-display-that-hides-the-detail', 'ask-from', 'no-counts')
        : distractor('chooses-a-display-that-hides-the-detail', 'ask-length', 'no-quartiles');
      return {
        words,
        question: [`${data.key}-who`, 'shown-ask'],
        diagram: isBox ? boxPlotOf(data, five) : histogramOf(data, { from: width, width }, counts),
        answer: { value: asked, reason: isBox ? 'right-shown-box' : 'right-shown-histogram' },
        distractors: [single, mean, crossed],
        steps: [
          step(
            'look',
            isBox ? 'a box with two whiskers' : 'bars over intervals',
            isBox ? 'a box plot' : 'a histogram',
          ),
          step(
            'keep',
            isBox ? 'the box plot' : 'the histogram',
            isBox ? 'least value, quartiles, median, greatest value' : 'the count of each interval',
          ),
          step(
            'test',
            'the questions',
            isBox ? 'the one that needs only these' : 'the one that needs only the counts',
          ),
        ],
        claims,
      };
    }
    const wrong = (['dot', 'histogram', 'box'] as const).filter((one) => one !== display);
    const need = { dot: 'single values', histogram: 'counts in intervals', box: 'median and quartiles' }[
      display
    ];
    const keeps = { dot: 'a dot plot', histogram: 'a histogram', box: 'a box plot' }[display];
    return {
      words,
      question: [`${data.key}-who`, `ask-${purpose}`],
      answer: { value: display, reason: `right-${display}` },
      distractors: [
        ...wrong.map((one) =>
          distractor(
            one === 'dot' ? 'slip' : 'chooses-a-display-that-hides-the-detail',
            one,
            `no-${one}` as const,
          ),
        ),
        distractor('chooses-a-display-for-categories', 'bar', 'no-bar'),
      ],
      steps: [measured, step('need', 'the question', need), step('choose', need, keeps)],
      claims,
    };
  },
});

function drawPurpose(level: Level, random: Random): Params {
  const at = random.int(0, 2);
  const purpose = purposes[level === 2 ? 2 : 1][at] ?? 'single';
  const drawn = (['dot', 'histogram', 'box'] as const)[at] ?? 'dot';
  const display = level < 3 ? drawn : random.pick(['box', 'histogram'] as const);
  const counts = random.until(() => {
    const all = Array.from({ length: 6 }, () => random.int(2, 14));
    const most = Math.max(...all);
    return all.filter((one) => one === most).length === 1 ? all : null;
  });
  const sum = counts.reduce((one, other) => one + other, 0);
  const five = drawFive(random);
  const width = random.pick([5, 10, 20]);
  const [least, most] = display === 'box' ? [five[0], five[4]] : [width, width * (1 + counts.length)];
  return {
    data: level === 3 ? drawRangedData(random, least, most) : random.pick(rangedData.list),
    purpose,
    display,
    total:
      level === 3
        ? display === 'box'
          ? 4 * random.int(20, 60)
          : sum
        : display === 'dot'
          ? random.int(11, 19)
          : 10 * random.int(20, 90),
    asked: random.pick<Params['asked']>(answers[display === 'box' ? 'box' : 'histogram']),
    five,
    width,
    counts,
  };
}
