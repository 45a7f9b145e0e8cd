import { type Distractor, type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { type Polynomial, polynomialProduct, polynomialText } from '../../src/numbers/polynomials.ts';

/** All constants first. Level 3 has a divisor of degree two. */
type Params = { letter: string; divisor: Polynomial; quotient: Polynomial; rest: Polynomial };

/** Level 1 leaves a remainder with every power there, level 2 misses a power, level 3 divides by a quadratic. */
export const a2PolynomialDivide = numberSkill('a2-polynomial-divide', {
  version: 1,
  form: 'expression',
  text: {
    headline: 'Divide polynomials',
    ask: [
      'Divide {given} by {divisor}. Write the quotient plus the remainder over the divisor.',
      'Find {given} divided by {divisor}. Write the quotient plus the remainder over the divisor.',
      'What is {given} divided by {divisor}? Give the quotient plus the remainder over the divisor.',
      'How many times does {divisor} go into {given}? Write the quotient plus the remainder over the divisor.',
    ],
    right: 'The divisor times the quotient, plus the remainder, gives back what was divided.',
    skips: 'A power is missing here. Which coefficient holds its place?',
    'skips-divisor': 'The divisor has no term with {x}. Did you keep its place in each product?',
    adds: 'In long division each product is taken away. Did one get added?',
    sign: 'Synthetic division uses the zero of the divisor. Which number makes {divisor} zero?',
    rest: 'Multiply your quotient by {divisor}. Which remainder is then left, with which sign?',
    other: 'Write a zero for each missing power. Divide, multiply, subtract, and go on.',
    'place-do': 'Write a place for every power.',
    'place-why': 'A missing power has the coefficient zero.',
    'lead-do': 'Divide the leading terms and go on.',
    'lead-why': 'Each step takes the highest power away.',
    'rest-do': 'See what is left.',
    'rest-why': 'Its degree is below that of the divisor, so it is the remainder.',
    'write-do': 'Write the remainder over the divisor.',
    'write-why': 'It is the part that was not divided.',
    final: 'It is {result}.',
  },
  draw({ level, random }): Params {
    const letter = random.pick(['x', 'y', 'n']);
    return random.until(() => {
      const drawn = drawParts(level, random);
      return isUseful(drawn, level) ? { letter, ...drawn } : null;
    });
  },
  build({ letter: x, divisor, quotient, rest }: Params, { level, step, distractor }) {
    const dividend = dividendOf({ divisor, quotient, rest });
    const [given, by] = [polynomialText(dividend, x), polynomialText(divisor, x)];
    const write = (parts: Division): string => resultText(parts, by, x);
    const value = write({ quotient, rest });
    const words = {
      given: `$${given}$`,
      divisor: `$${by}$`,
      x: `$${x}$`,
      result: `$${shown({ quotient, rest }, by, x)}$`,
    };
    const turned = divide(
      dividend,
      divisor.map((one, power) => (power === 0 ? -one : one)),
    );
    const packed = dividend.filter((one, power) => one !== 0 || power === 0);
    const added = rest.map((one, power) => (power === 0 ? 2 * (dividend[0] ?? 0) - one : one));
    const lost = level === 3 ? divide(dividend, [divisor[0] ?? 0, 1]) : divide(packed, divisor);
    const skips: Distractor =
      level === 1
        ? distractor('slip', write({ quotient, rest: rest.map((one) => -one) }), 'rest')
        : distractor('skips-a-missing-power', write(lost), level === 3 ? 'skips-divisor' : 'skips');
    const wrong: readonly Distractor[] =
      level === 3
        ? [
            skips,
            distractor('adds-instead-of-subtracting-in-long-division', write(turned), 'adds'),
            distractor('slip', write({ quotient, rest: rest.map((one) => -one) }), 'rest'),
          ]
        : [
            distractor('uses-the-wrong-sign-in-synthetic-division', write(turned), 'sign'),
            distractor(
              'adds-instead-of-subtracting-in-long-division',
              write({ quotient, rest: added }),
              'adds',
            ),
            skips,
          ];
    const places = dividend.toReversed().map((one) => polynomialText([one]));
    return {
      words,
      question: 'ask',
      answer: { asked: 'expanded', value },
      distractors: wrong,
      steps: [
        step('place', words.given, places.join(', ')),
        step('lead', `$(${given}) ÷ (${by})$`, `$${polynomialText(quotient, x)}$`),
        step(
          'rest',
          `$${polynomialText(quotient, x)}$ times $${by}$`,
          `remainder $${polynomialText(rest, x)}$`,
        ),
        step('write', `remainder $${polynomialText(rest, x)}$`, words.result),
      ],
      claims: [`${given} = (${by})(${polynomialText(quotient, x)}) + (${polynomialText(rest, x)})`],
    };
  },
});

type Division = Pick<Params, 'quotient' | 'rest'>;

function dividendOf({ divisor, quotient, rest }: Omit<Params, 'letter'>): Polynomial {
  return polynomialProduct(divisor, quotient).map((one, power) => one + (rest[power] ?? 0));
}

/** Long division by a polynomial whose leading coefficient is 1. */
function divide(dividend: Polynomial, divisor: Polynomial): Division {
  const rest = [...dividend];
  const degree = divisor.length - 1;
  const quotient: number[] = Array<number>(Math.max(1, dividend.length - degree)).fill(0);
  for (let power = dividend.length - 1; power >= degree; power -= 1) {
    const lead = rest[power] ?? 0;
    quotient[power - degree] = lead;
    for (const [place, one] of divisor.entries()) {
      const at = power - degree + place;
      rest[at] = (rest[at] ?? 0) - lead * one;
    }
  }
  return { quotient, rest: rest.slice(0, degree) };
}

/** Quotient and remainder with a sign between them; a constant remainder stands without brackets. */
function resultText({ quotient, rest }: Division, by: string, x: string): string {
  const whole = polynomialText(quotient, x);
  if (rest.every((one) => one === 0)) return whole;
  const minus = (rest.findLast((one) => one !== 0) ?? 0) < 0;
  const size = polynomialText(
    rest.map((one) => (minus ? -one : one)),
    x,
  );
  const top = /^\d+$/.test(size) ? size : `(${size})`;
  return `${whole} ${minus ? '−' : '+'} ${top}/(${by})`;
}

/** The same with the remainder as a stacked fraction. */
function shown(parts: Division, by: string, x: string): string {
  return resultText(parts, by, x).replace(
    /(\([^()]+\)|\d+)\/\(([^()]+)\)/,
    (_, top: string, bottom: string) => `\\frac{${top.replace(/[()]/g, '')}}{${bottom}}`,
  );
}

function drawParts(level: Level, random: Random): Omit<Params, 'letter'> {
  const signed = (most: number): number => random.int(1, most) * (random.chance(50) ? 1 : -1);
  const a = signed(5);
  if (level === 3) {
    const divisor = [signed(5), 0, 1];
    const quotient = [signed(6), signed(5), 1];
    return { divisor, quotient, rest: [signed(9), signed(5)] };
  }
  if (level === 1) return { divisor: [-a, 1], quotient: [signed(6), signed(6), 1], rest: [signed(12)] };
  // The power x² goes missing when the quotient starts with x² + ax.
  return { divisor: [-a, 1], quotient: [signed(9), a, 1], rest: [signed(12)] };
}

/** Powers are missing at level 2 only, and the constant does not vanish. */
function isUseful(parts: Omit<Params, 'letter'>, level: Level): boolean {
  const dividend = dividendOf(parts);
  const missing = dividend.filter((one) => one === 0).length;
  const small = dividend.every((one) => Math.abs(one) <= 60);
  return small && dividend[0] !== 0 && missing === (level === 2 ? 1 : 0);
}
