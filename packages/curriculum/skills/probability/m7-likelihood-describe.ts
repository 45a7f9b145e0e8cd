import type { DiagramOf } from '@playforward/diagram';
import { likelyEvents } from '../../src/chance/likely-events.ts';
import { choiceSkill, type Distractor } from '../../src/kit/index.ts';

type Word = 'impossible' | 'unlikely' | 'even' | 'likely' | 'certain';

/** `hundredths` is the probability that is told, or at level 2 the one that fits the word. */
type Params = { event: (typeof likelyEvents.list)[number]; hundredths: number; percent: boolean };

const side = {
  impossible: 'at the lower end',
  unlikely: 'below the middle',
  even: 'in the middle',
  likely: 'above the middle',
  certain: 'at the upper end',
} as const;

/** Level 1 finds the word for a number, also for zero and one, level 2 the number for a word, level 3 describes the opposite event. */
export const m7LikelihoodDescribe = choiceSkill('m7-likelihood-describe', {
  version: 2,
  scenes: [likelyEvents],
  text: {
    headline: 'From impossible to certain',
    'ask-word': 'Which word fits?',
    impossible: 'Impossible',
    unlikely: 'Unlikely',
    even: 'As likely as not',
    likely: 'Likely',
    certain: 'Certain',
    number: '{x}',
    both: '{word}, with a chance of {x}',
    'right-word': 'The number {p} stands in this part of the scale.',
    'right-number': 'It stands between zero and one, in the part of the scale that the word names.',
    'right-end': 'Zero stands for what never happens, and one for what always does.',
    'right-not': 'It either happens or does not, so the two chances add up to one.',
    'why-half': 'One half is the middle of the scale. Does it happen more often than not?',
    'why-rarely': 'At one half, the event happens as often as it does not. Is that rare?',
    'why-always': 'Only one event in two happens here. Which number goes with something that always happens?',
    'why-impossible': 'What is impossible never happens. Can this happen once in a while?',
    'why-certain': 'What is certain always happens. Can this fail once in a while?',
    'why-fifty': 'Not all chances are one half. On which side of the middle does this one stand?',
    'why-end': 'The number {p} is an end of the scale. Can it come out any other way here?',
    'why-turned': 'Zero stands for impossible and one for certain. Which of them is {p} nearer to?',
    'why-turned-number':
      'Zero stands for impossible and one for certain. Which of them is this number nearer to?',
    'why-above': 'Nothing can happen more than always. Which number means always?',
    'why-same': 'This is the chance that it does happen. Which chance is asked for?',
    'why-borrow': 'Add both chances. What should they make when put together?',
    other: 'Zero is impossible, one is certain, and one half is the middle.',
    'middle-do': 'Find the middle of the scale.',
    'middle-why': 'There, a thing happens as often as it does not.',
    'not-do': 'Take the chance away from one.',
    'not-why': 'It happens or it does not, so both make one whole.',
    'side-do': 'Compare with the middle.',
    'side-why': 'Near zero means rarely. Near one means most of the time.',
    'word-do': 'Name it.',
    'word-why': 'Only zero means never, and only one means always.',
    'pick-do': 'Choose a number on that side.',
    'pick-why': 'No chance is less than zero or more than one.',
  },
  draw: ({ level, random }): Params => {
    const event = random.pick(likelyEvents.list);
    const parts =
      level === 1 ? (['low', 'low', 'half', 'high', 'high'] as const) : (['low', 'high'] as const);
    const part =
      level === 1 && random.chance(15) ? random.pick(['none', 'all'] as const) : random.pick(parts);
    const by = random.until(() => {
      const gap = level === 1 ? random.int(3, 30) : random.int(13, 38);
      return gap % 10 === 0 ? null : gap;
    });
    const hundredths = { none: 0, low: by, half: 50, high: 100 - by, all: 100 }[part];
    return { event, hundredths, percent: level === 1 && random.chance(50) };
  },
  build({ event, hundredths, percent }: Params, { level, say, step, distractor }) {
    const decimal = String(hundredths / 100);
    const p = percent ? `${hundredths}%` : decimal;
    const word = wordOf(hundredths);
    const middle = step('middle', 'the middle', percent ? '50%' : '0.5');
    const isLow = word === 'unlikely';
    const isEnd = hundredths === 0 || hundredths === 100;
    if (level === 1) {
      return {
        words: { p },
        question: [`${event.key}-told`, 'ask-word'],
        diagram: scaleOf(hundredths, p),
        answer: { value: word, reason: isEnd ? 'right-end' : 'right-word' },
        distractors: wrongWords(hundredths).map(([misconception, value, why]) =>
          distractor(misconception, value, why),
        ),
        steps: [middle, step('side', p, side[word]), step('word', side[word], shownWords[word])],
        claims: [`${hundredths} / 100 = ${decimal}`],
      };
    }
    const rest = 100 - hundredths;
    const number = (of: number) => say('number', { x: String(of / 100) });
    if (level === 2) {
      return {
        words: { word: isLow ? 'unlikely, but possible' : 'likely, but not certain' },
        question: [`${event.key}-said`, `${event.key}-which`],
        answer: { value: decimal, text: number(hundredths), reason: 'right-number' },
        distractors: [
          isLow
            ? distractor('reads-a-small-probability-as-impossible', '0', 'why-impossible', number(0))
            : distractor('thinks-one-half-means-likely', '0.5', 'why-half', number(50)),
          distractor(
            'allows-a-probability-above-one',
            String((100 + hundredths) / 100),
            'why-above',
            number(100 + hundredths),
          ),
          distractor(
            'turns-the-likelihood-scale-around',
            String(rest / 100),
            'why-turned-number',
            number(rest),
          ),
        ],
        steps: [
          middle,
          step('side', isLow ? 'unlikely' : 'likely', side[word]),
          step('pick', side[word], decimal),
        ],
        claims: [`${hundredths} / 100 = ${decimal}`],
      };
    }
    const both = (of: number) => say('both', { word: shownWords[wordOf(of)], x: String(of / 100) });
    const ends = rest < 50 ? { word: 'Impossible', x: '0' } : { word: 'Certain', x: '1' };
    return {
      words: { p },
      question: [`${event.key}-told`, `${event.key}-not`],
      answer: { value: 'rest', text: both(rest), reason: 'right-not' },
      distractors: [
        distractor('gives-the-complement', 'same', 'why-same', both(hundredths)),
        rest < 50
          ? distractor('reads-a-small-probability-as-impossible', 'end', 'why-impossible', say('both', ends))
          : distractor('reads-a-large-probability-as-certain', 'end', 'why-certain', say('both', ends)),
        distractor('slip', 'borrow', 'why-borrow', both(rest + 10)),
      ],
      steps: [
        step('not', `1 − ${decimal}`, rest / 100),
        step('side', rest / 100, side[wordOf(rest)]),
        step('word', side[wordOf(rest)], `${shownWords[wordOf(rest)]}, with a chance of ${rest / 100}`),
      ],
      claims: [`1 - ${decimal} = ${rest / 100}`],
    };
  },
});

const shownWords = {
  impossible: 'Impossible',
  unlikely: 'Unlikely',
  even: 'As likely as not',
  likely: 'Likely',
  certain: 'Certain',
} as const;

function wordOf(hundredths: number): Word {
  if (hundredths === 0) return 'impossible';
  if (hundredths === 100) return 'certain';
  if (hundredths === 50) return 'even';
  return hundredths < 50 ? 'unlikely' : 'likely';
}

function scaleOf(hundredths: number, label: string): DiagramOf<'number-line'> {
  return {
    kind: 'number-line',
    min: 0,
    max: 1,
    step: 0.1,
    labelStep: 0.5,
    as: 'decimal',
    label: 'Probability',
    points: [{ at: hundredths / 100, label }],
    spans: [],
    jumps: [],
  };
}

type Why =
  | 'why-half'
  | 'why-rarely'
  | 'why-always'
  | 'why-impossible'
  | 'why-certain'
  | 'why-fifty'
  | 'why-turned'
  | 'why-end';

/** The words that do not fit a probability, each with its misconception and its reason. */
function wrongWords(hundredths: number): readonly (readonly [Distractor['misconception'], Word, Why])[] {
  const isLow = hundredths < 50;
  if (hundredths === 50)
    return [
      ['thinks-one-half-means-likely', 'likely', 'why-half'],
      ['slip', 'unlikely', 'why-rarely'],
      ['reads-a-large-probability-as-certain', 'certain', 'why-always'],
    ];
  if (hundredths === 0 || hundredths === 100)
    return [
      ['turns-the-likelihood-scale-around', isLow ? 'certain' : 'impossible', 'why-turned'],
      ['calls-every-chance-fifty-fifty', 'even', 'why-fifty'],
      ['slip', isLow ? 'unlikely' : 'likely', 'why-end'],
    ];
  return [
    isLow
      ? ['reads-a-small-probability-as-impossible', 'impossible', 'why-impossible']
      : ['reads-a-large-probability-as-certain', 'certain', 'why-certain'],
    ['calls-every-chance-fifty-fifty', 'even', 'why-fifty'],
    ['turns-the-likelihood-scale-around', isLow ? 'likely' : 'unlikely', 'why-turned'],
  ];
}
