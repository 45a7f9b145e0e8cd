import { type Level, markOnLine, numberSkill, type Random } from '../../src/kit/index.ts';
import { bracketed } from '../../src/numbers/linear-sides.ts';
import { fractionTex, signedFraction } from '../../src/numbers/signed-fractions.ts';
import { signed, typeset } from '../../src/numbers/signed-numbers.ts';

const asks = ['find', 'value', 'share', 'check'] as const;
/** A change shared over a time, and a change divided by a rate. */
const stories = ['diver-rate', 'fund-rate', 'frost-time', 'tank-time'] as const;

/** a/b divided by c/d; both denominators are 1 for whole numbers, and 10 for decimals. */
type Params = {
  ask: (typeof asks)[number] | (typeof stories)[number];
  a: number;
  b: number;
  c: number;
  d: number;
  isDecimal: boolean;
};

/** Level 1 divides whole numbers, in stories too, level 2 fractions, decimals or whole numbers that leave a fraction, level 3 looks for an unknown factor. */
export const m7SignedQuotient = numberSkill('m7-signed-quotient', {
  version: 7,
  byHand: { levels: [1], ask: 'hand-mark-result', make: markOnLine },
  form: 'number',
  text: {
    headline: 'Divide signed numbers',
    find: 'Find the quotient of {x} and {y}.',
    value: 'What is {x} divided by {y}?',
    share: 'Divide {x} by {y}. What do you get?',
    check: 'Which number is {all}?',
    'find-factor': '{y} times a number is {x}. What is the number?',
    'value-factor': 'Which number do you have to multiply by {y} to get {x}?',
    'share-factor': 'A product is {x}. One factor is {y}. What is the other factor?',
    'check-factor': 'Solve by dividing: {y} times $n$ is {x}. What is $n$?',
    'diver-rate':
      'A diver’s height changes by {x} feet in {y} minutes, at a steady rate. By how many feet does it change each minute? Give a signed number.',
    'fund-rate':
      'A club’s account changes by {x} dollars in {y} weeks, by the same amount each week. What is the change in dollars each week? Give a signed number.',
    'frost-time':
      'The temperature changes by {y} degrees each hour. After how many hours has it changed by {x} degrees?',
    'tank-time':
      'The water in a tank changes by {y} inches a day. After how many days has it changed by {x} inches?',
    'final-diver-rate': 'It changes by {key} feet each minute.',
    'final-fund-rate': 'It changes by {key} dollars each week.',
    'final-frost-time': 'It takes {key} hours.',
    'final-tank-time': 'It takes {key} days.',
    right:
      'The quotient of two numbers with the same sign is positive. With different signs, it is negative.',
    'two-minus': 'This keeps a minus sign. Multiply it by {y}. Does {x} come back?',
    sign: 'The size fits. Multiply it by {y}. Does {x} come back?',
    'as-fraction': 'Give a fraction.',
    subtracts: 'This subtracts the numbers. Which operation does the question ask for?',
    inverts: 'This divides the other way around. By which number do you divide?',
    point: 'Multiply this by {y} to check. Where does the decimal point stand then?',
    multiplies: 'This multiplies the two numbers. Which operation does the question ask for?',
    next: 'Multiply this by {y} to check. Do you get back the number that is divided?',
    other: 'Divide the distances from zero. Then compare the two signs.',
    'turn-do': 'Leave the signs aside, and multiply by the reciprocal.',
    'turn-why': 'Dividing by a number is multiplying by its reciprocal.',
    'divide-do': 'Divide the numbers without their signs.',
    'divide-why': 'This gives the size of the quotient.',
    'bar-do': 'Write the quotient without signs as a fraction, in lowest terms.',
    'bar-why': 'The bar of a fraction means “divided by”.',
    'times-do': 'Multiply the numbers without their signs.',
    'times-why': 'This gives the size of the quotient.',
    'write-do': 'Write it as a division.',
    'write-why': 'Dividing the product by one factor gives the other.',
    'sign-do': 'Compare the signs.',
    'sign-why':
      'The quotient of two numbers with the same sign is positive. With different signs, it is negative.',
    'check-do': 'Check: multiply.',
    'check-why': 'Multiplying undoes dividing.',
    final: 'It is {key}.',
    'far-diver':
      'A diver goes down at a steady rate. In {h, number} minutes, the diver gets from {a} feet to {b} feet. How many more minutes does it take to reach {c} feet?',
    'far-frost':
      'The temperature falls steadily. In {h, number} hours, it goes from {a} degrees to {b} degrees. In how many more hours does it reach {c} degrees?',
    'far-fund':
      'A club spends the same amount each week. In {h, number} weeks, its account goes from {a} dollars to {b} dollars. In how many more weeks does it stand at {c} dollars?',
    'far-tank':
      'The water in a tank falls steadily. In {h, number} days, it goes from {a} inches to {b} inches, measured from a mark. How many more days does it take to reach {c} inches?',
    'right-far': 'A negative change divided by a negative rate is a positive time.',
    'far-sign': 'This has a minus sign. Can a time that is still to come be negative?',
    'far-all': 'This counts from the very beginning. From which moment does the question count?',
    'far-over': 'This turns the last division around. Which of the two is divided by the rate?',
    'other-far':
      'Find the change for one unit of time, with its sign. Then divide the change that is still to come.',
    'change-do': 'Find the change so far.',
    'change-why': 'The end minus the start gives a signed change.',
    'rate-do': 'Divide by the time.',
    'rate-why': 'The quotient of two numbers with different signs is negative.',
    'rest-do': 'Find the change that is still to come.',
    'rest-why': 'Again, the end minus the start.',
    'time-do': 'Divide by the rate.',
    'time-why': 'The quotient of two numbers with the same sign is positive.',
    'again-do': 'Check: multiply.',
    'again-why': 'The change must come back.',
    'final-far': 'It takes {key, number} more {unit}.',
  },
  draw: ({ level, random }): Params => drawParts(level, random),
  build({ ask, a, b, c, d, isDecimal }: Params, { level, step, distractor }) {
    const key = isDecimal ? decimalText((a * d) / (b * c)) : signedFraction(a * d, b * c);
    const size = key.replace('−', '');
    const whole = isDecimal || (b === 1 && d === 1);
    const x = whole ? signed(a / b) : `$${fractionTex(a, b)}$`;
    const y = whole ? signed(c / d) : `$${fractionTex(c, d)}$`;
    const isStory = (stories as readonly string[]).includes(ask);
    const inside = whole ? bracketed(c / d) : c < 0 ? `$\\left(${fractionTex(c, d)}\\right)$` : y;
    const both = a < 0 && c < 0;
    const plain = (top: number, bottom: number): string =>
      isDecimal ? signed(Math.abs(top) / bottom) : typeset(signedFraction(Math.abs(top), bottom));
    const wrong = (value: number, typed: string): string => (isDecimal ? decimalText(value) : typed);
    const quotient = (a * d) / (b * c);
    const isPart = whole && !isDecimal && !Number.isInteger(quotient);
    const opposite = wrong(-quotient, signedFraction(-a * d, b * c));
    const turn = step(
      'turn',
      `dividing by ${plain(c, d)}`,
      `multiplying by ${typeset(signedFraction(d, Math.abs(c)))}`,
    );
    const divide = whole
      ? step('divide', `${plain(a, b)} ÷ ${plain(c, d)}`, typeset(size), isPart ? 'bar' : 'divide')
      : step('divide', `${plain(a, b)} × ${plain(d, Math.abs(c))}`, typeset(size), 'times');
    const sign = (value: string) => step('sign', both ? 'the same sign' : 'different signs', typeset(value));
    const work = whole ? {} : { work: [turn, divide, sign(opposite)], wrongAt: 2 };
    return {
      words: { x, y, all: `${x} ÷ ${inside}`, key: typeset(key) },
      question: [
        level === 3 ? (`${ask}-factor` as `${(typeof asks)[number]}-factor`) : ask,
        isPart && 'as-fraction',
      ],
      answer: key,
      finalAnswer: isStory ? (`final-${ask}` as `final-${(typeof stories)[number]}`) : 'final',
      distractors: [
        both
          ? distractor('makes-a-quotient-of-two-negatives-negative', opposite, 'two-minus', work)
          : distractor('uses-the-wrong-sign', opposite, 'sign', work),
        isDecimal
          ? distractor('misplaces-the-decimal-point', decimalText(quotient / 10), 'point')
          : Math.abs(quotient) > 4.5
            ? distractor('subtracts-instead-of-dividing', signed(a - c), 'subtracts')
            : distractor(
                'inverts-the-dividend-instead-of-the-divisor',
                signedFraction(b * c, a * d),
                'inverts',
              ),
        whole
          ? distractor(
              'slip',
              wrong(
                quotient + Math.sign(quotient),
                signedFraction(a * d + Math.sign(a * d) * Math.abs(b * c), b * c),
              ),
              'next',
            )
          : distractor('slip', signedFraction(a * c, b * d), 'multiplies'),
      ],
      steps: [
        level === 3 && step('write', `${y} times a number`, `${x} ÷ ${inside}`),
        !whole && turn,
        divide,
        sign(key),
        whole && step('check', `${typeset(key)} × ${inside}`, x),
      ],
      claims: [`((${a})/${b}) / ((${c})/${d}) = (${a * d})/(${b * c})`],
    };
  },
  stretch: {
    draw: ({ random }): Far => drawFar(random),
    build({ ask, a, h, rate, n }: Far, { step, distractor }) {
      const b = a - rate * h;
      const c = b - rate * n;
      const unit = farUnits[ask];
      return {
        words: { a: signed(a), b: signed(b), c: signed(c), h, key: n, unit },
        question: ask,
        answer: { value: n, unit, unitOne: unit.slice(0, -1), reason: 'right-far' },
        distractors: [
          distractor('makes-a-quotient-of-two-negatives-negative', signed(-n), 'far-sign'),
          distractor('inverts-the-dividend-instead-of-the-divisor', signedFraction(1, n), 'far-over'),
          distractor('slip', n + h, 'far-all'),
        ],
        otherWrong: 'other-far',
        steps: [
          step('change', `${signed(b)} − ${bracketed(a)}`, signed(b - a)),
          step('rate', `${signed(b - a)} ÷ ${h}`, signed(-rate)),
          step('rest', `${signed(c)} − ${bracketed(b)}`, signed(c - b)),
          step('time', `${signed(c - b)} ÷ ${bracketed(-rate)}`, n),
          step('again', `${n} × ${bracketed(-rate)}`, signed(c - b)),
        ],
        finalAnswer: 'final-far',
        claims: [`((${c}) - (${b})) / (((${b}) - (${a})) / ${h}) = ${n}`],
      };
    },
  },
});

const farUnits = {
  'far-diver': 'minutes',
  'far-frost': 'hours',
  'far-fund': 'weeks',
  'far-tank': 'days',
} as const;
/** From a, it falls by `rate` for h units of time, and then for n more. */
type Far = { ask: keyof typeof farUnits; a: number; h: number; rate: number; n: number };

function drawFar(random: Random): Far {
  return random.until(() => {
    const ask = random.pick(['far-diver', 'far-frost', 'far-fund', 'far-tank'] as const);
    const a = ask === 'far-diver' ? -random.int(4, 30) : random.int(-6, 16);
    const rate = ask === 'far-frost' ? random.int(2, 3) : random.int(3, 12);
    const [h, n] = [random.int(2, 6), random.int(2, 4)];
    const [b, c] = [a - rate * h, a - rate * (h + n)];
    const isPlural = [a, b, c].every((one) => Math.abs(one) > 1);
    const isTold = b < 0 && c < 0 && (ask !== 'far-frost' || c > -30) && n !== h;
    return isPlural && isTold ? { ask, a, h, rate, n } : null;
  });
}

/** The quotient is neither 1 nor so large that its reciprocal is out of sight. */
function drawParts(level: Level, random: Random): Params {
  return random.until(() => {
    const turn = (): number => (random.chance(60) ? -1 : 1);
    if (level === 2 && random.chance(30)) return drawTenths(random);
    if (level === 2 && random.chance(35)) return drawPart(random);
    const whole = level === 1 || (level === 3 && random.chance(30));
    const ask = level === 1 && random.chance(40) ? random.pick(stories) : random.pick(asks);
    const [b, d] = whole ? [1, 1] : [random.int(2, 10), random.int(2, 10)];
    const c = turn() * (whole ? random.int(2, 14) : random.int(1, d + 2));
    const a = whole ? Math.abs(c) * random.int(2, 9) * turn() : turn() * random.int(1, b + 3);
    const isLowest =
      whole || (signedFraction(a, b).endsWith(`/${b}`) && signedFraction(c, d).endsWith(`/${d}`));
    const quotient = Math.abs((a * d) / (b * c));
    const product = Math.abs((a * c) / (b * d));
    const isNear =
      quotient > 0.25 &&
      (whole ? Math.abs(a) < 100 : quotient < 4.1) &&
      quotient !== 1 &&
      (whole || (product > quotient / 15 && product < 15 * quotient && product !== quotient));
    const inverse = whole || Math.abs(product * quotient - 1) > 1e-9;
    // No air cools down by more than a few degrees an hour.
    const isTold = ask.endsWith('-rate')
      ? a < 0 && c > 0
      : !ask.endsWith('-time') || (a < 0 && c < 0 && c > -7);
    return isLowest && isNear && inverse && isTold && (a < 0 || c < 0)
      ? { ask, a, b, c, d, isDecimal: false }
      : null;
  });
}

/** Without the tail of digits that a division of decimals leaves. */
function decimalText(value: number): string {
  return signed(Math.round(value * 1000) / 1000);
}

/** Two integers whose quotient is none. */
function drawPart(random: Random): Params | null {
  const turn = (): number => (random.chance(60) ? -1 : 1);
  const [a, c] = [turn() * random.int(2, 20), turn() * random.int(3, 16)];
  const quotient = Math.abs(a / c);
  const isOpen = a % c !== 0 && c % a !== 0 && (a < 0 || c < 0) && quotient > 0.25 && quotient < 4;
  return isOpen ? { ask: random.pick(asks), a, b: 1, c, d: 1, isDecimal: false } : null;
}

/** Two decimals with one place each; so has their quotient, or it is whole. */
function drawTenths(random: Random): Params | null {
  const turn = (): number => (random.chance(60) ? -1 : 1);
  const c = turn() * random.int(2, 25);
  const a = (turn() * Math.abs(c) * random.int(2, 60)) / 10;
  const isPlain = Number.isInteger(a) && a % 10 !== 0 && c % 10 !== 0 && (a < 0 || c < 0);
  const quotient = Math.abs(a / c);
  return isPlain && quotient !== 1 && quotient > 0.3
    ? { ask: random.pick(asks), a, b: 10, c, d: 10, isDecimal: true }
    : null;
}
