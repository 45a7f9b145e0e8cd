import {
  type Decimal,
  type DecimalScene,
  decimalChart,
  decimalScenes,
  decimalSceneText,
  decimalText,
  defineSkill,
  drawName,
  type Level,
  type Random,
  shortDecimal,
  takeDistractors,
  withPlaces,
} from '../../src/authoring.ts';

type Params = { scene: DecimalScene; name: string; terms: readonly Decimal[] };

/** Level 1 shows the columns, level 2 tells a story with two decimals, level 3 one with three. */
export const m6DecimalSum = defineSkill({
  id: 'm6-decimal-sum',
  version: 1,
  form: 'decimal',
  text: {
    en: {
      ...decimalSceneText,
      headline: 'Add decimals place by place',
      plain: 'What is {a} + {b}?',
      right: 'Ones are added to ones and tenths to tenths. The estimate {estimate, number} is close.',
      'last-digits': 'Here the last digits stand in line. Where do the decimal points have to stand?',
      carry: 'Each column is added on its own. What happens when a column makes ten or more?',
      drops: 'This leaves out the digits at the end of {longest}. Do they still count?',
      high: 'One place is too high by one. Which columns made ten or more?',
      low: 'One place is too low by one. Which columns made ten or more?',
      other: 'Write the decimal points in line. Then add column by column, from the right.',
      'pad-do': 'Write all numbers with {places, number} decimal places.',
      'pad-why': 'Zeros at the end change nothing, and now the points stand in line.',
      'add-do': 'Add the columns, from right to left.',
      'add-why': 'Ten of one place make one of the next place.',
      'more-do': 'Add the third number.',
      'more-why': 'Keep the decimal points in line.',
      'check-do': 'Check with whole numbers near by.',
      'check-why': 'The sum must be close to this estimate.',
      final: '{value}',
    },
  },
  draw: ({ level, random }): Params => ({
    scene: random.pick(decimalScenes),
    name: drawName(random),
    terms: drawTerms(level, random),
  }),
  build({ scene, name, terms }: Params, { level, say }) {
    const places = mostPlaces(terms);
    const padded = terms.map((term) => withPlaces(term, places));
    const sum = padded.reduce((all, { digits }) => all + digits, 0);
    const text = (digits: number): string => shortDecimal({ digits, places });
    const [a = '', b = '', c = ''] = terms.map(decimalText);
    const rounded = terms.map(({ digits, places: own }) => Math.round(digits / 10 ** own));
    const estimate = rounded.reduce((all, one) => all + one, 0);
    const longest = decimalText(terms.find((term) => term.places === places) as Decimal);
    const words = { a, b, c, name, places, estimate, longest, value: text(sum) };
    const least = Math.min(...terms.map((term) => term.places));
    const written = padded.map(decimalText);
    return {
      headline: say('headline'),
      question:
        level === 1
          ? say('plain', words)
          : [say(`${scene.key}-${level === 2 ? 'two' : 'three'}`, words), say(`${scene.key}-all`, words)],
      diagram: level === 1 ? chartOf(terms, { digits: sum, places }) : null,
      answer: {
        form: 'decimal',
        value: text(sum),
        ...(level === 1 ? {} : { unit: scene.unit }),
        reason: say('right', words),
      },
      distractors: takeDistractors(
        sum,
        [
          {
            misconception: 'lines-up-the-last-digits',
            value: terms.reduce((all, { digits }) => all + digits, 0),
            reason: say('last-digits'),
          },
          { misconception: 'forgets-to-carry', value: withoutCarry(padded), reason: say('carry') },
          {
            misconception: 'drops-trailing-places',
            value: terms.reduce((all, term) => all + cut(term, least), 0) * 10 ** (places - least),
            reason: say('drops', words),
          },
          { misconception: 'slip', value: sum + 10 ** (places - 1), reason: say('high') },
          { misconception: 'slip', value: sum - 10 ** (places - 1), reason: say('low') },
        ],
        text,
      ),
      steps: [
        {
          rule: 'write-equal-places',
          before: terms.map(decimalText).join(', '),
          after: written.join(', '),
          instruction: say('pad-do', words),
          explanation: say('pad-why'),
        },
        {
          rule: 'add-columns',
          before: `${written[0]} + ${written[1]}`,
          after: text((padded[0]?.digits ?? 0) + (padded[1]?.digits ?? 0)),
          instruction: say('add-do'),
          explanation: say('add-why'),
        },
        ...(level === 3
          ? [
              {
                rule: 'add-third',
                before: `${decimalText({ digits: sum - (padded[2]?.digits ?? 0), places })} + ${written[2]}`,
                after: text(sum),
                instruction: say('more-do'),
                explanation: say('more-why'),
              },
            ]
          : []),
        {
          rule: 'estimate',
          before: rounded.join(' + '),
          after: String(estimate),
          instruction: say('check-do'),
          explanation: say('check-why'),
        },
      ],
      finalAnswer: say('final', words),
      otherWrong: say('other'),
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
  for (;;) {
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
    if (full && tail && withoutCarry(padded) !== sum) return terms;
  }
}
