import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random, takeDistractors } from '../../src/kit/index.ts';
import { type EqualShare, equalShares, equalShareText } from '../../src/scenes/equal-shares.ts';

type Params = { share: EqualShare; ask: 'factor' | 'check'; divisor: number; quotient: number };

/** One digit of the quotient: how often the divisor goes into `part`. */
type DigitStep = { readonly part: number; readonly digit: number; readonly rest: number };

/** Level 1 has two digits in the quotient, level 2 a story and three digits; level 3 asks for a missing factor. */
export const m6LongDivisionCompute = numberSkill('m6-long-division-compute', {
  version: 2,
  form: 'integer',
  text: {
    ...equalShareText,
    headline: 'Divide step by step',
    plain: [
      'What is {total, number} ÷ {divisor, number}?',
      'Find the quotient {total, number} ÷ {divisor, number}.',
      'Divide {total, number} by {divisor, number}.',
      'Work out {total, number} ÷ {divisor, number}.',
    ],
    factor: [
      '{divisor, number} times a number is {total, number}. What is the number?',
      'A number times {divisor, number} makes {total, number}. Which number is it?',
    ],
    check: [
      'A product is {total, number}. One factor is {divisor, number}. What is the other factor?',
      'Two factors make {total, number}. One of them is {divisor, number}. What is the other one?',
    ],
    right: '{divisor, number} times this number makes {total, number} with nothing left over.',
    zero: 'A place in this quotient has no digit. What do you write when {divisor, number} does not fit?',
    place: 'This starts one place too far to the left. In which place does {divisor, number} first fit?',
    subtract: 'One of the subtractions is off by ten. Multiply this by {divisor, number}. What do you get?',
    high: 'Check with a product: how large is {divisor, number} times this number?',
    low: 'Multiply it by {divisor, number} to check. How much is left then?',
    other: 'Divide from the left, one place at a time. Then check with a multiplication.',
    'digit-do': 'See how many times {divisor, number} fits into {part, number}.',
    'zero-why': 'It does not fit, so a zero holds this place.',
    'digit-why': 'Write the digit, multiply, subtract, and bring down the next digit.',
    'last-why': 'Nothing is left, so the division ends here.',
    'read-do': 'Read the digits of the quotient from left to right.',
    'read-why': 'Each digit stands in the place that was divided.',
    'check-do': 'Check with a product.',
    'check-why': 'Divisor times quotient gives the number again.',
    final: '{value}',
  },
  draw: ({ level, random }): Params => ({
    share: random.pick(equalShares),
    ask: random.pick(['factor', 'check']),
    ...drawNumbers(level, random),
  }),
  build({ share, ask, divisor, quotient }: Params, { level, say, step, distractor }) {
    const total = divisor * quotient;
    const words = { total, groups: divisor, divisor, value: String(quotient) };
    const digits = digitSteps(total, divisor);
    const question = {
      1: say('plain'),
      2: [say(`${share}-told`), say(`${share}-ask`)],
      3: say(ask),
    }[level];
    return {
      words,
      question,
      diagram: level === 1 ? chartOf(total, quotient) : null,
      answer: quotient,
      distractors: takeDistractors(quotient, [
        distractor('omits-a-zero-in-the-quotient', withoutZero(quotient), 'zero'),
        distractor('misplaces-the-first-quotient-digit', quotient * 10, 'place'),
        distractor('subtracts-incorrectly-in-one-step', offByTen(total, divisor), 'subtract'),
        distractor('slip', quotient + 1, 'high'),
        distractor('slip', quotient - 1, 'low'),
      ]),
      steps: [
        ...digits.map(({ part, digit, rest }, index) =>
          step(
            'next-digit',
            '',
            `${divisor} × ${digit} = ${divisor * digit}, ${part} − ${divisor * digit} = ${rest}`,
            {
              do: say('digit-do', { divisor, part }),
              why: digit === 0 ? 'zero-why' : index === digits.length - 1 ? 'last-why' : 'digit-why',
            },
          ),
        ),
        step('read-quotient', `${total} ÷ ${divisor}`, quotient, 'read'),
        step('check', `${divisor} × ${quotient}`, total),
      ],
      claims: [`${divisor} * ${quotient} = ${total}`],
    };
  },
});

/** The digits of the quotient from the first that is not zero, as the standard algorithm finds them. */
function digitSteps(total: number, divisor: number): readonly DigitStep[] {
  const steps: DigitStep[] = [];
  let rest = 0;
  for (const next of String(total)) {
    const part = rest * 10 + Number(next);
    const digit = Math.floor(part / divisor);
    rest = part - digit * divisor;
    if (digit > 0 || steps.length > 0) steps.push({ part, digit, rest });
  }
  return steps;
}

/** The quotient when ten too much is left after its first digit; 0 where that could not pass unseen. */
function offByTen(total: number, divisor: number): number {
  const [first, ...later] = digitSteps(total, divisor);
  if (first === undefined || first.rest + 10 >= divisor) return 0;
  const ten = 10 ** later.length;
  return first.digit * ten + Math.floor(((first.rest + 10) * ten + (total % ten)) / divisor);
}

function withoutZero(quotient: number): number {
  return String(quotient).includes('0') ? Number(String(quotient).replace('0', '')) : 0;
}

const ranges: Readonly<Record<Level, readonly [number, number]>> = {
  1: [12, 89],
  2: [102, 409],
  3: [203, 960],
};

/** Numbers for which at least two of the named ways of working lead to an answer. */
function drawNumbers(level: Level, random: Random): Pick<Params, 'divisor' | 'quotient'> {
  return random.until(() => {
    const divisor = random.int(12, level === 1 ? 36 : level === 2 ? 48 : 89);
    const anyQuotient = random.int(...ranges[level]);
    // A zero inside the quotient is the hard case; by chance alone it would be rare.
    const hasZero = level > 1 && random.chance(40);
    const quotient = hasZero ? anyQuotient - (Math.floor(anyQuotient / 10) % 10) * 10 : anyQuotient;
    const total = divisor * quotient;
    const isLong = level === 1 ? total < 1000 : level === 2 ? total < 10000 : total >= 10000;
    const named = [withoutZero(quotient), offByTen(total, divisor)].filter((value) => value > quotient / 20);
    const isFriendly = divisor % 10 !== 0 && (level === 1 || quotient % 10 !== 0);
    return isLong && isFriendly && named.length > 0 ? { divisor, quotient } : null;
  });
}

/** The digits of the dividend above the places of the quotient. */
function chartOf(total: number, quotient: number): DiagramOf<'place-value'> {
  const digits = String(total).split('');
  const asked = String(quotient).length;
  return {
    kind: 'place-value',
    highest: digits.length - 1,
    lowest: 0,
    rows: [
      {
        label: 'Quotient',
        digits: digits.map((_, index) => (index < digits.length - asked ? '' : null)),
        ruled: false,
      },
      { label: 'Dividend', digits, ruled: true },
    ],
  };
}
