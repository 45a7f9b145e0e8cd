import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';
import { type Decimal, decimalText, shortDecimal } from '../../src/numbers/decimal-digits.ts';
import { drawName } from '../../src/scenes/people.ts';
import { type DecimalRate, decimalRates } from '../../src/scenes/rates/decimal-rates.ts';

type Params = { scene: DecimalRate; name: string; first: Decimal; second: Decimal };

/** Level 1 shows a rectangle, level 2 tells a story; level 3 gives the product of the digits without the points. */
export const m6DecimalProduct = numberSkill('m6-decimal-product', {
  version: 2,
  form: 'decimal',
  scenes: [decimalRates],
  text: {
    headline: 'Multiply, then place the point',
    plain: [
      'What is {a} × {b}?',
      'Find the product {a} × {b}.',
      'Multiply {a} by {b}. What do you get?',
      'Work out {a} × {b}.',
    ],
    known: [
      'You know that {p, number} × {q, number} = {whole, number}. What is {a} × {b}?',
      'Use {p, number} × {q, number} = {whole, number} to find {a} × {b}.',
      'Somebody found {p, number} × {q, number} = {whole, number}. What is {a} × {b}, then?',
      'The product {p, number} × {q, number} is {whole, number}. Where does the point go in {a} × {b}? Write the product.',
    ],
    right: 'Both numbers together have {places, number} decimal places, and so does the product.',
    'right-zero':
      'Both numbers together have {places, number} decimal places. The last digit of the product is a zero, and it can be left out.',
    'one-factor': 'This counts the decimal places of one number only. How many does the other one have?',
    columns:
      'Here the places are multiplied one by one, as in a sum. Each digit has to be multiplied by each digit.',
    'one-off':
      'The digits fit, but not the place of the point. The product must be close to {estimate}. Is this?',
    tens: 'The digits fit, but this is ten times as large as it can be. Estimate {a} × {b} first.',
    digit: 'One digit is off by one. Which digits does the product {p, number} × {q, number} have?',
    other: 'Multiply as if there were no points. Then count the decimal places of both numbers.',
    'whole-do': 'Multiply without the points.',
    'told-do': 'Take the product that the question gives.',
    'whole-why': 'The digits of the product do not depend on the points.',
    'count-do': 'Count the decimal places of both numbers.',
    'count-why': 'Tenths of tenths are hundredths, so the places add up.',
    'place-do': 'Place the point.',
    'place-why': 'The product has as many decimal places as both numbers together.',
    'place-zero-why':
      'The product has as many decimal places as both numbers together. A zero at the end can be left out.',
    'check-do': 'Judge the size with easy numbers.',
    'check-why': 'The product must be close to this.',
    final: '{value}',
  },
  draw: ({ level, random }): Params => ({
    scene: random.pick(decimalRates.list),
    name: drawName(random),
    ...drawFactors(level, random),
  }),
  build({ scene, name, first, second }: Params, { level, say, step, distractor }) {
    const places = first.places + second.places;
    const whole = first.digits * second.digits;
    const text = (digits: number): string => shortDecimal({ digits, places });
    const [a, b] = [decimalText(first), decimalText(second)];
    const easy = [easyNumber(first), easyNumber(second)] as const;
    const estimate = String(Number((easy[0] * easy[1]).toFixed(4)));
    const value = text(whole);
    const endsInZero = whole % 10 === 0;
    const words = {
      a,
      b,
      name,
      rate: a,
      times: b,
      p: first.digits,
      q: second.digits,
      whole,
      places,
      estimate,
      value,
    };
    return {
      words,
      question: {
        1: say('plain'),
        2: [say(`${scene.key}-told`), say(`${scene.key}-all`)],
        3: say('known'),
      }[level],
      diagram: level === 1 ? rectangleOf(first, second) : null,
      answer: {
        value,
        reason: endsInZero ? 'right-zero' : 'right',
        ...(level === 2 ? { unit: scene.unit } : {}),
      },
      distractors: takeDistractors(
        whole,
        [
          distractor(
            'counts-decimal-places-in-only-one-factor',
            whole * 10 ** Math.min(first.places, second.places),
            'one-factor',
          ),
          distractor('lines-up-the-points-as-in-addition', byColumns(first, second), 'columns'),
          distractor('places-the-point-one-digit-off', whole / 10, 'one-off'),
          distractor('slip', whole * 10, 'tens'),
          distractor('slip', whole + 10, 'digit'),
        ],
        (digits) => shortDecimal({ digits: Math.round(digits * 10), places: places + 1 }),
      ),
      steps: [
        step(
          'multiply-digits',
          `${first.digits} × ${second.digits}`,
          whole,
          level === 3 ? { do: 'told-do', why: 'whole-why' } : 'whole',
        ),
        step('count-places', `${first.places} + ${second.places}`, places, 'count'),
        step('place-point', `${a} × ${b}`, value, {
          do: 'place-do',
          why: endsInZero ? 'place-zero-why' : 'place-why',
        }),
        step('estimate', `${easy[0]} × ${easy[1]}`, estimate, 'check'),
      ],
      claims: [`${a} * ${b} = ${value}`, `${first.digits} * ${second.digits} = ${whole}`],
    };
  },
});

/** A number with one digit near a decimal: 3.6 gives 4, 0.38 gives 0.4. */
function easyNumber({ digits, places }: Decimal): number {
  const value = digits / 10 ** places;
  const size = 10 ** Math.floor(Math.log10(value));
  return Number((Math.round(value / size) * size).toFixed(4));
}

/** Ones times ones and tenths times tenths, with the tenths left in their place; in units of the true product. */
function byColumns(first: Decimal, second: Decimal): number {
  if (first.places !== 1 || second.places !== 1) return 0;
  const ones = Math.floor(first.digits / 10) * Math.floor(second.digits / 10);
  const tenths = (first.digits % 10) * (second.digits % 10);
  return ones * 100 + tenths * 10;
}

function rectangleOf(first: Decimal, second: Decimal): DiagramOf<'area-model'> {
  return {
    kind: 'area-model',
    columns: [{ size: first.digits / 10 ** first.places, label: decimalText(first) }],
    rows: [{ size: second.digits / 10 ** second.places, label: decimalText(second) }],
    cells: [[null]],
    shaded: [],
  };
}

/** Products of which at least two named ways of working give other numbers. */
function drawFactors(level: Level, random: Random): Pick<Params, 'first' | 'second'> {
  return random.until(() => {
    const first = { digits: random.int(level === 1 ? 11 : 12, level === 1 ? 48 : 96), places: 1 };
    const second = {
      digits: level === 1 ? random.int(2, 9) : random.int(12, level === 2 ? 58 : 94),
      places: level === 3 ? random.pick([2, 2, 3]) : 1,
    };
    const full = first.digits % 10 !== 0 && second.digits % 10 !== 0;
    const product = first.digits * second.digits;
    const ends = product % 10 !== 0 || (level === 3 && random.chance(20));
    return full && ends && product < 3500 ? { first, second } : null;
  });
}
