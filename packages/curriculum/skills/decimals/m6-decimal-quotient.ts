import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';
import { type Decimal, decimalText, shortDecimal } from '../../src/numbers/decimal-digits.ts';
import { decimalQuotient } from '../../src/numbers/decimal-quotient.ts';
import { type DecimalRate, decimalRates } from '../../src/scenes/decimal-rates.ts';
import { drawName } from '../../src/scenes/people.ts';

type Params = {
  scene: DecimalRate;
  name: string;
  ask: 'factor' | 'side';
  divisor: Decimal;
  quotient: Decimal;
};

/** Level 1 divides by tenths, level 2 tells a story, level 3 asks for a missing factor with hundredths. */
export const m6DecimalQuotient = numberSkill('m6-decimal-quotient', {
  version: 1,
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
      'A floor of {total} square meters is a rectangle. It is {times} meters wide. How many meters long is it?',
    ],
    right: 'Both numbers were made {scale, number} times as large, and that keeps the quotient.',
    'divisor-only':
      'Here only the divisor was made larger. What has to happen to {total} so that the quotient stays the same?',
    ignores:
      'This divides {p, number} by {q, number}, as if there were no points. Were both points moved by the same number of places?',
    reversed: 'This divides {times} by {total}. Which number is shared out here?',
    ten: 'The digits fit, but multiply this by {times}. Is the result {total}?',
    digit: 'This is close. Multiply it by {times}. What do you get?',
    other: 'Move both points by the same number of places, until the divisor is whole. Then divide.',
    'scale-do': 'Multiply the divisor by {scale, number} to make it whole.',
    'scale-why': 'It has {places, plural, one {# decimal place} other {# decimal places}}.',
    'same-do': 'Multiply the other number by {scale, number}, too.',
    'same-why': 'The quotient stays the same when both numbers grow by the same factor.',
    'divide-do': 'Divide by the whole number.',
    'divide-why': 'Write the point of the answer when you pass the point.',
    'check-do': 'Check with a product.',
    'check-why': 'Divisor times quotient gives the first number again.',
    final: '{value}',
  },
  draw: ({ level, random }): Params => ({
    scene: random.pick(decimalRates.list),
    name: drawName(random),
    ask: random.pick(['factor', 'side']),
    ...drawNumbers(level, random),
  }),
  build({ scene, name, ask, divisor, quotient }: Params, { level, say, step, distractor }) {
    const total = { digits: divisor.digits * quotient.digits, places: divisor.places + quotient.places };
    const [all, by, value] = [decimalText(total), decimalText(divisor), shortDecimal(quotient)];
    const scale = 10 ** divisor.places;
    const scaled = shortDecimal({ digits: total.digits, places: quotient.places });
    const words = {
      name,
      total: all,
      times: by,
      value,
      scale,
      places: divisor.places,
      p: total.digits,
      q: divisor.digits,
    };
    const key = Number(value);
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
          distractor('moves-the-point-in-the-divisor-only', key / scale, 'divisor-only'),
          distractor('ignores-both-decimal-points', total.digits / divisor.digits, 'ignores'),
          distractor('reverses-dividend-and-divisor', 1 / key, 'reversed'),
          distractor('slip', key / 10, 'ten'),
          distractor('slip', key + 0.1, 'digit'),
        ],
        (number) => decimalQuotient(number, 1),
      ),
      steps: [
        step('scale-divisor', `${by} × ${scale}`, divisor.digits, 'scale'),
        step('scale-dividend', `${all} × ${scale}`, scaled, 'same'),
        step('divide', `${scaled} ÷ ${divisor.digits}`, value),
        step('check-product', `${by} × ${value}`, all, 'check'),
      ],
      claims: [`${all} / ${by} = ${value}`],
    };
  },
});

/** The quotient has one decimal place, and the first number one place more than the divisor. */
function drawNumbers(level: Level, random: Random): Pick<Params, 'divisor' | 'quotient'> {
  return random.until(() => {
    const divisor = {
      digits: level === 1 ? random.int(2, 9) : random.int(12, level === 2 ? 48 : 85),
      places: level === 3 ? 2 : 1,
    };
    const quotient = { digits: random.int(13, { 1: 89, 2: 67, 3: 43 }[level]), places: 1 };
    const total = divisor.digits * quotient.digits;
    const full = [divisor.digits, quotient.digits, total].every((digits) => digits % 10 !== 0);
    return full && (level !== 1 || total > 100) ? { divisor, quotient } : null;
  });
}
