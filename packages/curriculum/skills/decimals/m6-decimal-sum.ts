import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';
import {
  type Decimal,
  decimalChart,
  decimalText,
  shortDecimal,
  withPlaces,
} from '../../src/numbers/decimal-digits.ts';
import { type DecimalScene, decimalScenes } from '../../src/scenes/decimal-scenes.ts';
import { drawName } from '../../src/scenes/people.ts';

type Params = { scene: DecimalScene; name: string; terms: readonly Decimal[] };

/** Level 1 shows the columns, level 2 tells a story with two decimals, level 3 one with three. */
export const m6DecimalSum = numberSkill('m6-decimal-sum', {
  version: 3,
  form: 'decimal',
  scenes: [decimalScenes],
  text: {
    headline: 'Add decimals place by place',
    plain: [
      'What is {a} + {b}?',
      'Find the sum {a} + {b}.',
      'Add {a} and {b}. What do you get?',
      'Work out {a} + {b}.',
    ],
    right: 'Ones are added to ones and tenths to tenths. The estimate {estimate, number} is close.',
    'last-digits': 'Here the last digits stand in line. Where do the decimal points have to stand?',
    carry: 'Each column is added on its own. What happens when a column makes ten or more?',
    drops: 'This leaves out the last decimal places. Do the digits there still count?',
    high: 'One place is too high by one. Which columns made ten or more?',
    low: 'One place is too low by one. Which columns made ten or more?',
    other: 'Write the decimal points in line. Then add column by column, from the right.',
    'pad-do': 'Write all numbers with {places, number} decimal places.',
    'pad-why': 'Zeros at the end change nothing, and now the points stand in line.',
    'add-do': 'Add the columns, from right to left.',
    'add-why': 'Ten of one place make one of the next place.',
    'more-do': 'Add the third number.',
    'more-why': 'Keep the decimal points in line.',
    'check-do': 'Check with whole numbers nearby.',
    'check-why': 'The sum must be close to this estimate.',
    final: '{value}',
  },
  draw: ({ level, random }): Params => ({
    scene: random.pick(decimalScenes.list),
    name: drawName(random),
    terms: drawTerms(level, random),
  }),
  build({ scene, name, terms }: Params, { level, step, distractor }) {
    const places = mostPlaces(terms);
    const padded = terms.map((term) => withPlaces(term, places));
    const sum = padded.reduce((all, { digits }) => all + digits, 0);
    const text = (digits: number): string => shortDecimal({ digits, places });
    const [a = '', b = '', c = ''] = terms.map(decimalText);
    const rounded = terms.map(({ digits, places: own }) => Math.round(digits / 10 ** own));
    const estimate = rounded.reduce((all, one) => all + one, 0);
    const firstTwo = (padded[0]?.digits ?? 0) + (padded[1]?.digits ?? 0);
    const longest = decimalText(terms.find((term) => term.places === places) as Decimal);
    const words = { a, b, c, name, places, estimate, longest, value: text(sum) };
    const least = Math.min(...terms.map((term) => term.places));
    const written = padded.map(decimalText);
    return {
      words,
      question: level === 1 ? 'plain' : [`${scene.key}-${level === 2 ? 'two' : 'three'}`, `${scene.key}-all`],
      diagram: level === 1 ? chartOf(terms, { digits: sum, places }) : null,
      answer: { value: text(sum), ...(level === 1 ? {} : { unit: scene.unit }) },
      distractors: takeDistractors(
        sum,
        [
          distractor(
            'lines-up-the-last-digits',
            terms.reduce((all, { digits }) => all + digits, 0),
            'last-digits',
          ),
          distractor('forgets-to-carry', withoutCarry(padded), 'carry'),
          distractor(
            'drops-trailing-places',
            terms.reduce((all, term) => all + cut(term, least), 0) * 10 ** (places - least),
            'drops',
          ),
          distractor('slip', sum + 10 ** (places - 1), 'high'),
          distractor('slip', sum - 10 ** (places - 1), 'low'),
        ],
        text,
      ),
      steps: [
        step('write-equal-places', terms.map(decimalText).join(', '), written.join(', '), 'pad'),
        step(
          'add-columns',
          `${written[0]} + ${written[1]}`,
          level === 3 ? decimalText({ digits: firstTwo, places }) : text(firstTwo),
          'add',
        ),
        level === 3
          ? step(
              'add-third',
              `${decimalText({ digits: firstTwo, places })} + ${written[2]}`,
              text(sum),
              'more',
            )
          : null,
        step('estimate', rounded.join(' + '), estimate, 'check'),
      ],
      claims: [`${written.join(' + ')} = ${text(sum)}`],
    };
  },
});

function mostPlaces(terms: readonly Decimal[]): number {
  return Math.max(...terms.map(({ places }) => places));
}

function cut({ digits, places }: Decimal, least: number): number {
  return Math.floor(digits / 10 ** (places - least));
}

/** Every column added by itself; only the first one may hold more than one digit. */
function withoutCarry(terms: readonly Decimal[]): number {
  const most = Math.max(...terms.map(({ digits }) => String(digits).length));
  let all = 0;
  for (let place = 0; place < most; place += 1) {
    const column = terms.reduce((sum, { digits }) => sum + (Math.floor(digits / 10 ** place) % 10), 0);
    all += (place === most - 1 ? column : column % 10) * 10 ** place;
  }
  return all;
}

function chartOf([first, second]: readonly Decimal[], sum: Decimal) {
  if (!first || !second) return null;
  return decimalChart(
    [
      ['First', first],
      ['Second', second],
    ],
    ['Sum', sum],
  );
}

/** How many decimal places the numbers have, and how large they are. */
const shapes = {
  1: { places: [1, 2], most: 9 },
  2: { places: [1, 3], most: 30 },
  3: { places: [1, 2, 3], most: 20 },
} as const;

/** Numbers with a carry and a sum that uses its last place. */
function drawTerms(level: Level, random: Random): readonly Decimal[] {
  const { most, places } = shapes[level];
  const [short, ...others] = places;
  const wanted = level === 2 && random.chance(50) ? [2, 3] : [short, ...others];
  return random.until(() => {
    const terms = random.shuffle(wanted).map((own): Decimal => {
      const tens = 10 ** own;
      return { digits: random.int(2, most) * tens + random.int(1, tens - 1), places: own };
    });
    const widest = mostPlaces(terms);
    const padded = terms.map((term) => withPlaces(term, widest));
    const sum = padded.reduce((all, { digits }) => all + digits, 0);
    const full = terms.every(({ digits }) => digits % 10 !== 0) && sum % 10 !== 0;
    const least = Math.min(...terms.map((term) => term.places));
    const tail = terms.some((term) => term.digits % 10 ** (term.places - least) !== 0);
    return full && tail && withoutCarry(padded) !== sum ? terms : null;
  });
}
