import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';
import { type Decimal, decimalText, shortDecimal } from '../../src/numbers/decimal-digits.ts';
import { decimalQuotient } from '../../src/numbers/decimal-quotient.ts';
import { drawName } from '../../src/scenes/people.ts';
import { type DecimalRate, decimalRates } from '../../src/scenes/rates/decimal-rates.ts';

type Params = {
  scene: DecimalRate;
  name: string;
  ask: 'factor' | 'side';
  divisor: Decimal;
  quotient: Decimal;
};

/** One of what is counted, and the unit of the answer. */
const stories = {
  cloth: { one: 'meter', unit: 'dollars' },
  hike: { one: 'hour', unit: 'kilometers' },
  pump: { one: 'minute', unit: 'liters' },
  rice: { one: 'kilogram', unit: 'dollars' },
  print: { one: 'hour', unit: 'grams' },
} as const;
const storyNames = [
  'cloth',
  'hike',
  'pump',
  'rice',
  'print',
] as const satisfies readonly (keyof typeof stories)[];

/**
 * Level 1 divides by tenths, level 2 tells a story, level 3 asks for a missing factor with hundredths; quotients are
 * whole or have tenths. The stretch
 * problem goes from an amount to one unit, and from there to another amount.
 */
export const m6DecimalQuotient = numberSkill('m6-decimal-quotient', {
  version: 2,
  form: 'decimal',
  scenes: [decimalRates],
  text: {
    headline: 'Make the divisor a whole number',
    plain: [
      'What is {total} ÷ {times}?',
      'Find the quotient {total} ÷ {times}.',
      'Divide {total} by {times}. What do you get?',
      'Work out {total} ÷ {times}.',
    ],
    factor: [
      '{times} times a number is {total}. What is the number?',
      'A number times {times} makes {total}. Which number is it?',
    ],
    side: [
      'A rectangle has an area of {total} square meters. One side is {times} meters long. How many meters long is the other side?',
      'A strip of felt covers {total} square meters. It is {times} meters wide. How many meters long is the strip?',
    ],
    right: 'Both numbers were made {scale, number} times as large, and that keeps the quotient.',
    'divisor-only':
      'Here only the divisor was made larger. What has to happen to {total} so that the quotient stays the same?',
    ignores:
      'This divides {p, number} by {q, number}, as if there were no points. Were both points moved by the same number of places?',
    reversed:
      'This divides {times} by {total}{about, select, yes {, rounded} other {}}. Which number is shared out here?',
    ten: 'The digits fit, but multiply this by {times}. Is the result {total}?',
    large: 'This is too large. About how many times does {times} fit into {total}?',
    digit: 'This is close. Multiply it by {times}. What do you get?',
    other: 'Move both points by the same number of places, until the divisor is whole. Then divide.',
    'scale-do': 'Multiply the divisor by {scale, number} to make it whole.',
    'scale-why': 'It has {places, plural, one {# decimal place} other {# decimal places}}.',
    'same-do': 'Multiply the other number by {scale, number}, too.',
    'same-why': 'The quotient stays the same when both numbers grow by the same factor.',
    'divide-do': 'Divide by the whole number.',
    'divide-why': 'Write the decimal point of the answer above the decimal point of the number you divide.',
    'check-do': 'Check with a product.',
    'check-why': 'Divisor times quotient gives the first number again.',
    final: '{value}',
    cloth:
      '{times} meters of cloth cost {total} dollars. How many dollars do {more} meters of the same cloth cost?',
    hike: 'Zara rides a bike {total} kilometers in {times} hours. At the same pace, how many kilometers does she ride in {more} hours?',
    pump: 'A pump moves {total} liters of water in {times} minutes. How many liters does it move in {more} minutes?',
    rice: '{times} kilograms of rice cost {total} dollars. How many dollars do {more} kilograms cost?',
    print:
      'A machine that prints toys uses {total} grams of plastic in {times} hours. How many grams does it use in {more} hours?',
    'right-more': 'It is {one} {unit} for one {per}, and {more} times {one} is this number.',
    'one-only': 'This is the amount for one {per}. How many does the question ask about?',
    'place-far': 'This counts the decimal places of one number only. How many does the other one have?',
    'place-near': 'The digits fit. Estimate with whole numbers. Where must the point stand?',
    'added-on':
      'This changes {total} by the difference of {times} and {more}. How much belongs to one {per}?',
    'other-more': 'Divide to find how much belongs to one {per}. Then multiply.',
    'digits-do': 'Multiply {one} and {more} without the points.',
    'digits-why': 'The point is placed at the end.',
    'place-do': 'Place the point in the product.',
    'place-why': 'Both numbers together have {both, number} decimal places.',
  },
  draw: ({ level, random }): Params => ({
    scene: random.pick(decimalRates.list),
    name: drawName(random),
    ask: random.pick(['factor', 'side']),
    ...drawNumbers(level, random),
  }),
  build({ scene, name, ask, divisor, quotient }: Params, { level, say, step, distractor }) {
    const total = { digits: divisor.digits * quotient.digits, places: divisor.places + quotient.places };
    const [all, by, value] = [shortDecimal(total), decimalText(divisor), shortDecimal(quotient)];
    const shown = Number(all.replace('.', ''));
    const scale = 10 ** divisor.places;
    const scaled = shortDecimal({ digits: total.digits, places: quotient.places });
    const words = {
      name,
      total: all,
      times: by,
      value,
      scale,
      places: divisor.places,
      p: shown,
      q: divisor.digits,
    };
    const key = Number(value);
    const about = Math.abs(Number(decimalQuotient(1, key)) * key - 1) < 1e-9 ? 'no' : 'yes';
    const scaleDivisor = step('scale-divisor', `${by} × ${scale}`, divisor.digits, 'scale');
    return {
      words,
      question: {
        1: say('plain'),
        2: [say(`${scene.key}-total`), say(`${scene.key}-one`)],
        3: say(ask),
      }[level],
      answer: {
        value,
        ...(level === 2 ? { unit: scene.unit } : level === 3 && ask === 'side' ? { unit: 'meters' } : {}),
      },
      distractors: takeDistractors(
        key,
        [
          distractor('moves-the-point-in-the-divisor-only', key / scale, 'divisor-only', {
            work: [
              scaleDivisor,
              step('divide', `${all} ÷ ${divisor.digits}`, decimalQuotient(key / scale, 1)),
            ],
          }),
          distractor('ignores-both-decimal-points', shown / divisor.digits, 'ignores', {
            work: [
              step('drop-points', `${all} ÷ ${by}`, `${shown} ÷ ${divisor.digits}`, 'divide'),
              step('divide', `${shown} ÷ ${divisor.digits}`, decimalQuotient(shown, divisor.digits)),
            ],
          }),
          distractor('reverses-dividend-and-divisor', 1 / key, say('reversed', { about })),
          ...(quotient.places === 0 ? [distractor('places-the-point-one-digit-off', key * 10, 'large')] : []),
          distractor('slip', key / 10, 'ten'),
          distractor('slip', quotient.places === 0 ? key + 1 : key + 0.1, 'digit'),
        ],
        (number) => decimalQuotient(number, 1),
      ),
      steps: [
        scaleDivisor,
        step('scale-dividend', `${all} × ${scale}`, scaled, 'same'),
        step('divide', `${scaled} ÷ ${divisor.digits}`, value),
        step('check-product', `${by} × ${value}`, all, 'check'),
      ],
      claims: [`${all} / ${by} = ${value}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const divisor = { digits: random.int(12, 46), places: 1 };
        const quotient = { digits: random.int(13, 67), places: 1 };
        const more = { digits: random.int(12, 78), places: 1 };
        const full = [divisor, quotient, more].every(({ digits }) => digits % 10 !== 0);
        const isOther = Math.abs(more.digits - divisor.digits) > 5;
        const ends =
          (divisor.digits * quotient.digits) % 10 !== 0 && (quotient.digits * more.digits) % 10 !== 0;
        return full && isOther && ends ? { story: random.pick(storyNames), divisor, quotient, more } : null;
      }),
    build({ story, divisor, quotient, more }, { step, distractor }) {
      const total = { digits: divisor.digits * quotient.digits, places: 2 };
      const [all, by, one] = [decimalText(total), decimalText(divisor), decimalText(quotient)];
      const scaled = shortDecimal({ digits: total.digits, places: 1 });
      const digits = quotient.digits * more.digits;
      const [much, value] = [decimalText(more), shortDecimal({ digits, places: 2 })];
      const key = Number(value);
      return {
        words: {
          total: all,
          times: by,
          more: much,
          one,
          per: stories[story].one,
          unit: stories[story].unit,
          scale: 10,
          places: 1,
          both: 2,
          value,
        },
        question: story,
        answer: { value, unit: stories[story].unit, reason: 'right-more' },
        distractors: takeDistractors(
          key,
          [
            distractor('counts-decimal-places-in-only-one-factor', key * 10, 'place-far'),
            distractor('adds-instead-of-scaling', Number(all) + Number(much) - Number(by), 'added-on'),
            distractor('slip', Number(one), 'one-only'),
            distractor('slip', key / 10, 'place-near'),
          ],
          (number) => decimalQuotient(number, 1),
        ),
        otherWrong: 'other-more',
        steps: [
          step('scale-divisor', `${by} × 10`, divisor.digits, 'scale'),
          step('scale-dividend', `${all} × 10`, scaled, 'same'),
          step('divide', `${scaled} ÷ ${divisor.digits}`, one),
          step('multiply-digits', `${quotient.digits} × ${more.digits}`, digits, 'digits'),
          step('place-point', `${one} × ${much}`, value, 'place'),
        ],
        claims: [`${all} / ${by} = ${one}`, `${one} * ${much} = ${value}`],
      };
    },
  },
});

/** The quotient has one decimal place, and the first number one place more than the divisor. */
function drawNumbers(level: Level, random: Random): Pick<Params, 'divisor' | 'quotient'> {
  // Some quotients are whole, and at level 3 the number that is divided then needs a zero.
  const places = level !== 2 && random.chance(40) ? 0 : 1;
  return random.until(() => {
    const divisor = {
      digits: level === 1 ? random.int(2, 9) : random.int(12, level === 2 ? 48 : 85),
      places: level === 3 ? 2 : 1,
    };
    const quotient = { digits: random.int(13, { 1: 89, 2: 67, 3: 43 }[level]), places };
    const total = divisor.digits * quotient.digits;
    const full = [divisor.digits, quotient.digits].every((digits) => digits % 10 !== 0);
    const needsZero = total % 10 === 0 && total % 100 !== 0;
    const ends = places === 0 && level === 3 ? needsZero : total % 10 !== 0;
    return full && ends && (level !== 1 || total > 100) ? { divisor, quotient } : null;
  });
}
