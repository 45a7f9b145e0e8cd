import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random, type Tools } from '../../src/kit/index.ts';
import { decimalQuotient } from '../../src/numbers/decimal-quotient.ts';
import { drawRateScene, type RateScene, rateScenes } from '../../src/scenes/rates/rate-scenes.ts';
import { type SmallRateScene, smallRateScenes } from '../../src/scenes/rates/small-rate-scenes.ts';

type Params = {
  scene: RateScene | SmallRateScene;
  rate: number;
  count: number;
  total: number;
  extra: number;
  /** How many units are asked about at level 3; 0 where it is one. */
  more: number;
  arrow: boolean;
};

function numberLine({ scene, count, total, arrow }: Params): DiagramOf<'double-number-line'> {
  const end = 0.96;
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  return {
    kind: 'double-number-line',
    upper: capital(scene.amounts),
    lower: capital(scene.units),
    ticks: [
      { at: 0, upper: '0', lower: '0' },
      { at: end / count, upper: null, lower: '1' },
      { at: end, upper: String(total), lower: String(count) },
    ],
    marked: [2],
    arrow: arrow ? { from: 2, to: 1, label: `÷ ${count}` } : null,
  };
}

/** Situations that go on in time, so that a second part can follow the first. */
const timed = rateScenes.list.filter(({ units }) => units === 'minutes' || units === 'hours');

const largestRateToTurnAround = 4;

/** Less than one for each unit, not so little that a wrong way leads far off, and at most three decimal places. */
function drawSmallRate(random: Random): Params {
  const [total, count] = random.until(() => {
    const [amount, units] = [random.int(2, 18), random.int(4, 20)];
    const ends = (amount * 1000) % units === 0;
    const near = units * 0.3 < amount && amount < units && (units - amount) * units < 15 * amount;
    return ends && near && amount * 2 !== units ? [amount, units] : null;
  });
  return {
    scene: random.pick(smallRateScenes.list),
    rate: total / count,
    count,
    total,
    extra: total + random.int(2, 9),
    more: 0,
    arrow: false,
  };
}

function drawOne(level: Level, random: Random): Params {
  if (level > 1 && random.chance(level === 2 ? 50 : 35)) return drawSmallRate(random);
  const scene = drawRateScene(random, { divisible: level > 1 });
  // Half a page is never printed or read.
  const wholeRates = scene.wholeRates.filter((one) => scene.amount !== 'page' || one % 2 === 0);
  const rate = random.pick({ 1: scene.wholeRates, 2: scene.decimalRates, 3: wholeRates }[level]);
  const drawn = level === 3 ? random.int(1, 7) + 0.5 : level === 2 ? random.int(2, 9) * 2 : random.int(3, 12);
  // People and rolls stay whole even in the slip that halves the total.
  const count = level === 1 && (rate * drawn) % 2 === 1 ? drawn + 1 : drawn;
  const total = rate * count;
  return {
    scene,
    rate,
    count,
    total,
    extra: Math.ceil(total / 10) * 10 + random.int(2, 9) * 10,
    more: 0,
    arrow: level === 1,
  };
}

const text = {
  headline: 'How much for one {unit}?',
  right: 'Sharing {total, number} {amounts} over {count, number} {units} gives {rate, number} for each one.',
  'wrong-order':
    'This divides {count, number} by {total, number}{about, select, yes {, rounded,} other {,}} so it tells about one {amount}.',
  'wrong-order-next': 'Which number has to be shared out to find the amount for one {unit}?',
  halves: 'This shares {total, number} {amounts} over two {units} only.',
  'halves-next': 'How many {units} are there to share over?',
  subtracts:
    'This takes {count, number} away from {total, number}. A rate shares equally, and a difference does not.',
  'subtracts-back':
    'This takes {total, number} away from {count, number}. A rate shares equally, and a difference does not.',
  'subtracts-next': 'How many {amounts} would go with one {unit} if all were shared evenly?',
  'gives-total': '{total, number} {amounts} belong to all {count, number} {units} together.',
  'gives-total-next': 'The question asks about a single {unit}. What has to happen to the total?',
  other:
    'Share all {total, number} {amounts} evenly over the {count, number} {units}. How many go with one {unit}?',
  'ratio-do': 'Write the two quantities as a ratio.',
  'ratio-why': 'A rate compares two quantities with different units.',
  'factor-do': 'Find what turns {count, number} {units} into one {unit}.',
  'factor-why': 'A unit rate tells the amount for one. Here that is one {unit}.',
  'share-do': 'Do the same to the {amounts}.',
  'share-why': 'Both parts of the ratio are divided by the same number, so it stays the same rate.',
  'check-do': 'Check by going back to {count, number} {units}.',
  'check-why': 'The amount for one, taken {count, number} times, must give the total again.',
  final: '{rate, number} {amounts} for each {unit}',
  later: [
    'The next {laterCount, number} {units} add {laterTotal, number} {amounts}.',
    'Then {laterCount, number} more {units} add {laterTotal, number} {amounts}.',
    'After that, {laterCount, number} {units} add {laterTotal, number} {amounts} more.',
    'Another {laterCount, number} {units} add {laterTotal, number} {amounts}.',
  ],
  'ask-whole': [
    'How many {amounts} is that for each {unit} on average?',
    'On average, how many {amounts} go with each {unit}?',
    'What is the average number of {amounts} for each {unit}?',
    'Over the whole time, what is the average number of {amounts} each {unit}?',
  ],
  'right-whole':
    'All {total, number} {amounts} shared over all {count, number} {units} give {rate, number} for each one.',
  middle:
    'This is the middle of the two unit rates. The two parts are not equally long. How many {units} go with each of them?',
  'first-only': 'This is the rate of the first part alone. What happens in the second part?',
  'other-whole': 'Find all the {amounts} and all the {units}. Then share evenly.',
  'amounts-do': 'Add the {amounts}.',
  'amounts-why': 'The question asks about the whole.',
  'units-do': 'Add the {units}.',
  'units-why': 'The {amounts} are shared over all of them.',
  'headline-more': 'At the same rate',
  'ask-more': [
    'At this rate, how many {amounts} go with {more, number} {units}?',
    'It goes on at this rate. How many {amounts} go with {more, number} {units}?',
    'How many {amounts} go with {more, number} {units} at this rate?',
    'The rate stays the same. Find how many {amounts} go with {more, number} {units}.',
  ],
  'right-more':
    '{rate, number} {amounts} go with each {unit}, so {asked, number} go with {more, number} {units}.',
  'total-as-rate':
    'This takes all {total, number} {amounts} for one {unit}. How many really go with one {unit}?',
  keeps:
    'This keeps the difference between {amounts} and {units}. Does it stay the same when there are more {units}?',
  'one-short': 'This counts one {unit} too few. How many {units} does the question ask about?',
  'other-more': 'Find how many {amounts} go with one {unit}. Then multiply.',
  'more-do': 'Multiply by the number of {units} that is asked about.',
  'more-why': 'At the same rate, every {unit} adds the same amount.',
  'final-more': '{asked, number} {amounts}',
} as const;

/** Level 1 has whole rates, level 2 halves or less than one, level 3 a half unit or less than one, with a number too many or on to more units. */

export const m6UnitRateCompute = numberSkill('m6-unit-rate-compute', {
  version: 5,
  form: 'decimal',
  scenes: [rateScenes, smallRateScenes],
  text,
  draw({ level, random }) {
    if (level < 3) return drawOne(level, random);
    const one = drawOne(level, random);
    return random.chance(50) ? { ...one, more: Math.ceil(one.count) + random.int(2, 6) } : one;
  },
  build(params: Params, { level, say, step, distractor }) {
    if (params.more > 0) return goOn(params, { say, step, distractor });
    const { scene, rate, count, total, extra } = params;
    const words = {
      total,
      count,
      rate,
      extra,
      about: Number.isInteger((count * 1000) / total) ? 'no' : 'yes',
      amount: scene.amount,
      amounts: scene.amounts,
      unit: scene.unit,
      units: scene.units,
    };
    const facts =
      level === 3 ? [say(`${scene.key}-reversed`), say(`${scene.key}-extra`)] : [say(`${scene.key}-facts`)];
    return {
      words,
      question: [...facts, `${scene.key}-ask`],
      diagram: level === 3 ? null : numberLine(params),
      answer: { value: rate, unit: scene.amounts, unitOne: scene.amount },
      distractors: [
        rate <= largestRateToTurnAround
          ? distractor('divides-in-the-wrong-order', decimalQuotient(count, total), [
              'wrong-order',
              'wrong-order-next',
            ])
          : distractor('slip', total / 2, ['halves', 'halves-next']),
        distractor('subtracts-instead-of-dividing', Math.abs(total - count), [
          total > count ? 'subtracts' : 'subtracts-back',
          'subtracts-next',
        ]),
        distractor('gives-the-total-instead-of-the-rate', total, ['gives-total', 'gives-total-next']),
      ],
      steps: [
        step('write-ratio', '', `${total} ${scene.amounts} for ${count} ${scene.units}`, 'ratio'),
        step('find-factor', `${count} ÷ ${count}`, '1', 'factor'),
        step('scale-other-term', `${total} ÷ ${count}`, rate, 'share'),
        step('check-product', `${rate} × ${count}`, total, 'check'),
      ],
      claims: [`${total}/${count} = ${rate}`, `${rate} * ${count} = ${total}`],
    };
  },
  stretch: {
    draw({ random }) {
      return random.until(() => {
        const scene = random.pick(timed);
        const [first, second] = [random.pick(scene.wholeRates), random.pick(scene.wholeRates)];
        const [count, laterCount] = [random.int(2, 9), random.int(2, 9)];
        const rate = (first * count + second * laterCount) / (count + laterCount);
        const fair = first !== second && count !== laterCount && rate !== count + laterCount;
        return fair && Number.isInteger(rate * 2) ? { scene, first, second, count, laterCount, rate } : null;
      });
    },
    build({ scene, first, second, count, laterCount, rate }, { say, step, distractor }) {
      const { amount, amounts, unit, units } = scene;
      const [was, laterTotal] = [first * count, second * laterCount];
      const [total, all] = [was + laterTotal, count + laterCount];
      return {
        words: { amount, amounts, unit, units, total, count: all, rate, laterTotal, laterCount },
        question: [say(`${scene.key}-facts`, { total: was, count }), 'later', 'ask-whole'],
        answer: { value: rate, unit: amounts, unitOne: amount, reason: 'right-whole' },
        distractors: [
          distractor('averages-all-the-rates', (first + second) / 2, 'middle'),
          distractor('gives-the-total-instead-of-the-rate', total, ['gives-total', 'gives-total-next']),
          distractor('slip', first, 'first-only'),
        ],
        otherWrong: 'other-whole',
        steps: [
          step('add-amounts', `${was} + ${laterTotal}`, total, 'amounts'),
          step('add-units', `${count} + ${laterCount}`, all, 'units'),
          step('write-ratio', '', `${total} ${amounts} for ${all} ${units}`, 'ratio'),
          step('find-factor', `${all} ÷ ${all}`, '1', 'factor'),
          step('scale-other-term', `${total} ÷ ${all}`, rate, 'share'),
          step('check-product', `${rate} × ${all}`, total, 'check'),
        ],
        claims: [`${total}/${all} = ${rate}`, `${first} * ${count} + ${second} * ${laterCount} = ${total}`],
      };
    },
  },
});

type Said = Pick<
  Tools<keyof typeof text | keyof typeof rateScenes.text | keyof typeof smallRateScenes.text>,
  'say' | 'step' | 'distractor'
>;

/** Goes on from the rate to more units. */
function goOn({ scene, rate, count, total, more }: Params, { say, step, distractor }: Said) {
  const { amount, amounts, unit, units } = scene;
  const amountFor = (many: number): number => Number(((total * many) / count).toFixed(3));
  const asked = amountFor(more);
  return {
    words: { amount, amounts, unit, units, rate, count, total, more, asked },
    headline: 'headline-more' as const,
    question: [say(`${scene.key}-reversed`), 'ask-more' as const],
    answer: { value: asked, unit: amounts, unitOne: amount, reason: 'right-more' as const },
    distractors: [
      distractor('gives-the-total-instead-of-the-rate', total * more, 'total-as-rate'),
      distractor('continues-with-a-constant-difference', total + more - count, 'keeps'),
      distractor('slip', amountFor(more - 1), 'one-short'),
    ],
    otherWrong: 'other-more' as const,
    steps: [
      step('write-ratio', '', `${total} ${amounts} for ${count} ${units}`, 'ratio'),
      step('find-factor', `${count} ÷ ${count}`, '1', 'factor'),
      step('scale-other-term', `${total} ÷ ${count}`, rate, 'share'),
      step('multiply', `${rate} × ${more}`, asked, 'more'),
    ],
    finalAnswer: 'final-more' as const,
    claims: [`${total}/${count} = ${rate}`, `${rate} * ${more} = ${asked}`],
  };
}
