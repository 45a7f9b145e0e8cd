import { type Level, numberSkill, type Random, type SpecStep, takeDistractors } from '../../src/kit/index.ts';
import {
  type Decimal,
  decimalChart,
  decimalText,
  shortDecimal,
  withPlaces,
} from '../../src/numbers/decimal-digits.ts';
import { type DecimalScene, decimalScenes } from '../../src/scenes/decimal-scenes.ts';
import { drawName } from '../../src/scenes/people.ts';

/** `spare` is a second amount that is used at level 3, with as many places as `small`; 0 elsewhere. */
type Params = { scene: DecimalScene; name: string; big: Decimal; small: Decimal; spare: number };

const pairs = ['routes', 'bags', 'rain', 'jumps', 'bowls'] as const;
const unitOf = {
  routes: 'kilometers',
  bags: 'kilograms',
  rain: 'inches',
  jumps: 'meters',
  bowls: 'liters',
} as const satisfies Record<(typeof pairs)[number], string>;

/**
 * Level 1 shows the columns, level 2 tells a story, level 3 takes away two amounts. The stretch problem compares two
 * totals.
 */
export const m6DecimalDifference = numberSkill('m6-decimal-difference', {
  version: 2,
  form: 'decimal',
  scenes: [decimalScenes],
  text: {
    headline: 'Subtract decimals place by place',
    plain: [
      'What is {a} − {b}?',
      'Find the difference {a} − {b}.',
      'Subtract {b} from {a}. What is left?',
      'Take {b} away from {a}. What do you get?',
    ],
    right: 'Together with {taken} it makes {a} again.',
    smaller: 'In some places the smaller digit is taken from the larger one. Which number is taken away?',
    'last-digits': 'Here the last digits stand in line. Where do the decimal points have to stand?',
    regroup: 'A ten was used in a place, but the next place still has all it had. What has to change there?',
    'first-only': 'This takes away one amount only. Which other amount is used?',
    high: 'Add this to {taken}. Is the sum {a}, or is it too much?',
    low: 'Add this to {taken}. Is the sum {a}, or is it too little?',
    other: 'Write zeros so that both numbers have the same places. Then regroup where needed.',
    'other-two': 'Add the two amounts that are used. Then subtract their sum from the whole.',
    'join-do': 'Add the two amounts that are used.',
    'join-why': 'Both are taken from the same {a} {unit}.',
    'pad-do': 'Write {a} with {places, number} decimal places.',
    'pad-why': 'Zeros at the end change nothing, but now every place has a digit.',
    'take-do': 'Subtract from right to left, and regroup where the upper digit is too small.',
    'take-why': 'One in a place is worth ten in the place to its right.',
    'check-do': 'Check with a sum.',
    'check-why': 'What is left and what is taken away make the whole.',
    final: '{value}',
    routes:
      'Two paths lead to a lake. The first has sections of {a} and {b} kilometers. The second has sections of {c} and {d} kilometers. By how many kilometers do the lengths of the paths differ?',
    bags: 'Ines carries two bags of {a} and {b} kilograms. Paul carries two of {c} and {d} kilograms. By how many kilograms do their loads differ?',
    rain: 'One town gets {a} inches of rain on Monday and {b} inches on Tuesday. Another town gets {c} and {d} inches. By how many inches do the totals differ?',
    jumps:
      'Two teams throw paper planes. Ada’s planes fly {a} and {b} meters, and Sol’s planes fly {c} and {d} meters. By how many meters do their totals differ?',
    bowls:
      'A red bowl gets {a} and {b} liters of juice. A blue bowl gets {c} and {d} liters. By how many liters do the bowls differ?',
    'all-added': 'This adds all four numbers. Is the question how much there is in all?',
    'right-gap': 'The totals are {large} and {small}, and this is the difference.',
    'other-gap': 'Find both totals first. Then take the smaller one from the larger one.',
    'one-do': 'Add the first two numbers, with the points in line.',
    'one-why': 'This is the first total.',
    'two-do': 'Add the other two numbers.',
    'two-why': 'This is the second total.',
    'gap-do': 'Write both totals with {places, number} places, the larger one first.',
    'gap-why': 'The smaller total is taken away from the larger one.',
  },
  draw: ({ level, random }): Params => ({
    scene: random.pick(decimalScenes.list),
    name: drawName(random),
    ...drawNumbers(level, random),
  }),
  build({ scene, name, big, small, spare }: Params, { level, step, distractor }) {
    const { places } = small;
    const [whole, taken] = [withPlaces(big, places).digits, small.digits + spare];
    const rest = whole - taken;
    const text = (digits: number): string => shortDecimal({ digits, places });
    const full = (digits: number): string => decimalText({ digits, places });
    const [a, b, c] = [decimalText(big), full(small.digits), full(spare)];
    const words = { a, b, c, name, places, taken: text(taken), unit: scene.unit, value: text(rest) };
    /** The lines up to a difference that is found in columns. */
    const workTo = (found: number): readonly SpecStep[] => [
      ...(level === 3 ? [step('join-amounts', `${b} + ${c}`, full(taken), 'join')] : []),
      step('write-equal-places', a, full(whole), 'pad'),
      step('subtract-columns', `${full(whole)} − ${full(taken)}`, text(found), 'take'),
    ];
    const told = level === 2 ? 'take' : 'take-two';
    return {
      words,
      question: level === 1 ? 'plain' : [`${scene.key}-${told}`, `${scene.key}-left`],
      diagram: level === 1 ? chartOf(big, small, { digits: rest, places }) : null,
      answer: { value: text(rest), ...(level === 1 ? {} : { unit: scene.unit }) },
      otherWrong: level === 3 ? 'other-two' : 'other',
      distractors: takeDistractors(
        rest,
        [
          distractor('subtracts-smaller-digit-from-larger', digitGaps(whole, taken), 'smaller', {
            work: workTo(digitGaps(whole, taken)),
          }),
          distractor('lines-up-the-last-digits', Math.abs(taken - big.digits), 'last-digits'),
          distractor('forgets-to-regroup', withoutRegrouping(whole, taken), 'regroup', {
            work: workTo(withoutRegrouping(whole, taken)),
          }),
          distractor('slip', level === 3 ? rest + spare : 0, 'first-only'),
          distractor('slip', rest + 10 ** places, 'high'),
          distractor('slip', rest - 10 ** (places - 1), 'low'),
        ],
        text,
      ),
      steps: [...workTo(rest), step('check-sum', `${full(rest)} + ${full(taken)}`, a, 'check')],
      claims: [`${a} - ${full(taken)} = ${text(rest)}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const draw = (places: number): Decimal => ({
          digits: random.int(2, 6) * 10 ** places + random.int(1, 10 ** places - 1),
          places,
        });
        const places = random.shuffle([1, 2, 2, 3]);
        const terms = places.map(draw);
        const [one, two] = totalsOf(terms);
        const [most, least] = [Math.max(one, two), Math.min(one, two)];
        const isFair =
          most - least > most / 10 &&
          String(most).length === String(least).length &&
          terms.every(({ digits }) => digits % 10 !== 0);
        const isOpen = withoutRegrouping(most, least) !== most - least && (most - least) % 10 !== 0;
        return isFair && isOpen ? { pair: random.pick(pairs), terms } : null;
      }),
    build({ pair, terms }, { step, distractor }) {
      const places = 3;
      const [one, two] = totalsOf(terms);
      const [most, least] = [Math.max(one, two), Math.min(one, two)];
      const text = (digits: number): string => shortDecimal({ digits, places });
      const full = (digits: number): string => decimalText({ digits, places });
      const [a = '', b = '', c = '', d = ''] = terms.map(decimalText);
      const gap = most - least;
      return {
        words: {
          a,
          b,
          c,
          d,
          places,
          large: text(most),
          small: text(least),
          taken: full(least),
          value: text(gap),
        },
        question: pair,
        answer: { value: text(gap), unit: unitOf[pair], reason: 'right-gap' },
        distractors: takeDistractors(
          gap,
          [
            distractor('subtracts-smaller-digit-from-larger', digitGaps(most, least), 'smaller'),
            distractor('forgets-to-regroup', withoutRegrouping(most, least), 'regroup'),
            distractor('slip', one + two, 'all-added'),
            distractor('slip', gap + 10 ** places, 'other-gap'),
          ],
          text,
        ),
        otherWrong: 'other-gap',
        steps: [
          step('add-first', `${a} + ${b}`, text(one), 'one'),
          step('add-second', `${c} + ${d}`, text(two), 'two'),
          step('write-equal-places', `${text(most)}, ${text(least)}`, `${full(most)}, ${full(least)}`, 'gap'),
          step('subtract-columns', `${full(most)} − ${full(least)}`, text(gap), 'take'),
          step('check-sum', `${full(gap)} + ${full(least)}`, text(most), 'check'),
        ],
        claims: [`${a} + ${b} = ${text(one)}`, `${c} + ${d} = ${text(two)}`],
      };
    },
  },
});

/** The sums of the first two and of the last two decimals, in thousandths. */
function totalsOf(terms: readonly Decimal[]): readonly [number, number] {
  const [a = 0, b = 0, c = 0, d = 0] = terms.map((term) => withPlaces(term, 3).digits);
  return [a + b, c + d];
}

function digitsOf(number: number): readonly number[] {
  return String(number).split('').reverse().map(Number);
}

/** The gap between the two digits of every place, whichever of them is larger. */
function digitGaps(whole: number, taken: number): number {
  const lower = digitsOf(taken);
  return digitsOf(whole).reduce(
    (all, digit, place) => all + Math.abs(digit - (lower[place] ?? 0)) * 10 ** place,
    0,
  );
}

/** Ten is added where a digit is too small, but the place to the left keeps its digit. */
function withoutRegrouping(whole: number, taken: number): number {
  const lower = digitsOf(taken);
  return digitsOf(whole).reduce((all, digit, place) => {
    const gap = digit - (lower[place] ?? 0);
    return all + (gap < 0 ? gap + 10 : gap) * 10 ** place;
  }, 0);
}

function chartOf(big: Decimal, small: Decimal, rest: Decimal) {
  return decimalChart(
    [
      ['First', big],
      ['Second', small],
    ],
    ['Difference', rest],
  );
}

/** The first number has fewer places; its whole part is large enough for what is taken, with some left. */
function drawNumbers(level: Level, random: Random): Pick<Params, 'big' | 'small' | 'spare'> {
  return random.until(() => {
    const [short, long] = level === 1 ? [random.int(0, 1), 2] : [random.int(1, 2), 3];
    const whole = random.int(level === 1 ? 5 : 6, level === 1 ? 9 : 29);
    const digits = whole * 10 ** short + (short === 0 ? 0 : random.int(1, 10 ** short - 1));
    const small = {
      digits: random.int(1, whole - 3) * 10 ** long + random.int(11, 10 ** long - 1),
      places: long,
    };
    const spare = level === 3 ? random.int(1, 2) * 10 ** long + random.int(11, 10 ** long - 1) : 0;
    const all = digits * 10 ** (long - short);
    const taken = small.digits + spare;
    const rest = all - taken;
    const ends = [small.digits, rest, spare === 0 ? 1 : spare].every((number) => number % 10 !== 0);
    const isFair = rest > all / 12 && digitsOf(all).length === digitsOf(taken).length;
    const full = short === 0 || digits % 10 !== 0;
    return ends && isFair && full ? { big: { digits, places: short }, small, spare } : null;
  });
}
