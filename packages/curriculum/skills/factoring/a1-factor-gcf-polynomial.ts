import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { commonFactor, factorText, scaled, shifted } from '../../src/numbers/factored-forms.ts';
import { type Polynomial, polynomialText } from '../../src/numbers/polynomials.ts';
import { termLabel } from '../../src/pictures/area-models.ts';

const asks = ['factor', 'take', 'write', 'greatest'] as const;
const others = ['binomial', 'shared', 'same', 'group'] as const;
/** k·x^power times inner, where power is zero if a constant has no letter; at level 3 x(x + k) + power(x + k). */
type Params = {
  ask: (typeof asks)[number] | (typeof others)[number];
  letter: string;
  k: number;
  power: number;
  inner: Polynomial;
};

/** Level 1 has two terms with a picture, level 2 three terms, level 3 a binomial as the common factor. */
export const a1FactorGcfPolynomial = numberSkill('a1-factor-gcf-polynomial', {
  version: 2,
  form: 'expression',
  text: {
    headline: 'Take out the greatest common factor',
    factor: 'Take the greatest common factor out of {given}.',
    take: 'Which product do you get when the greatest common factor of {given} is taken out?',
    write: 'Write {given} as a product, with the greatest common factor in front.',
    greatest: 'Find the greatest common factor of {given} and take it out.',
    binomial: 'Both parts of {given} share a binomial. Take it out.',
    shared: 'Both parts of {given} share a factor. Write the whole as a product.',
    same: 'Write {given} as a product of two binomials.',
    group: 'Look at {given}. The same parentheses stand in it twice. Take them out.',
    right: 'Each term was divided by the greatest common factor.',
    'right-binomial': 'The shared binomial is one factor, and what stood in front of it is the other.',
    number:
      'The product is right, but all terms still share something. What do their letters have in common?',
    largest: 'Multiply out. Does the first term have the right exponent?',
    first: 'Only the first term was divided here. Multiply out: what becomes of the second one?',
    part: 'Take the greatest number that divides all coefficients. Is there a larger one?',
    'square-binomial': 'The binomial stands here twice. How many times is it a factor of the whole sum?',
    'sum-only': 'What stood in front of the parentheses is the other factor. Is it a product or a sum?',
    'sign-binomial': 'Look at the sign between the two parts. Multiply out to test.',
    other: 'Find what divides every term: first the numbers, then the letters.',
    'other-binomial': 'Think of the parentheses as one thing. How many of them are there in all?',
    'number-do': 'Find the greatest number that divides all coefficients.',
    'number-why': 'It can be taken out of every term.',
    'letter-do': 'Look for a letter that every term has.',
    'letter-why': 'The constant has none, so only the number can be taken out.',
    last: 'Only the last term was divided here. Multiply out: what becomes of the first one?',
    'power-do': 'Find the smallest power of {x} in the terms.',
    'power-why': 'Every term has at least this power.',
    'divide-do': 'Divide every term by both.',
    'divide-number': 'Divide every term by this number.',
    'divide-why': 'What is left stands in the parentheses.',
    'check-do': 'Multiply out.',
    'check-why': 'The old terms have to come back.',
    'see-do': 'Name the binomial that occurs twice.',
    'see-why': 'It is a factor of both parts.',
    'count-do': 'See what stands in front of it.',
    'count-why': 'It tells how many times the binomial is taken.',
    'join-do': 'Write both as factors.',
    'join-why': 'The distributive property puts them together.',
    final: 'It is {result}.',
  },
  draw: ({ level, random }): Params => (level === 3 ? drawBinomial(random) : drawTerms(level, random)),
  build(params: Params, { level, step, distractor }) {
    const { ask, letter: x, k, power, inner } = params;
    const write = (one: Polynomial): string => polynomialText(one, x);
    if (level === 3) {
      const [a, lead] = [power, inner[1] ?? 1];
      const shared = factorText([k, 1], x);
      const front = write([0, lead]);
      const given = `${front}${shared} ${a < 0 ? '−' : '+'} ${Math.abs(a)}${shared}`;
      const value = `${factorText([a, lead], x)}${shared}`;
      return {
        words: { given: `$${given}$`, x: `$${x}$`, result: `$${value}$` },
        question: ask,
        answer: { asked: 'factored', value, reason: 'right-binomial' },
        distractors: [
          distractor(
            'keeps-the-shared-factor-twice',
            `${factorText([a, lead], x)}${shared}^2`,
            'square-binomial',
          ),
          distractor('multiplies-what-stands-in-front', `${write([0, lead * a])}${shared}`, 'sum-only'),
          distractor('loses-a-sign', `${factorText([-a, lead], x)}${shared}`, 'sign-binomial'),
        ],
        steps: [
          step('see', `$${given}$`, `$${shared}$`),
          step('count', `$${shared}$`, `$${front}$ and $${write([a])}$ in front`),
          step('join', `$${front}$ and $${write([a])}$ in front`, `$${value}$`),
          step('check', `$${value}$`, `$${given}$`),
        ],
        otherWrong: 'other-binomial',
        claims: [`${value} = ${given}`],
      };
    }
    const whole = shifted(scaled(inner, k), power);
    const given = write(whole);
    const front = write(shifted([k], power));
    const value = `${front}${factorText(inner, x)}`;
    const top = inner.length - 1;
    const firstOnly = inner.map((c, at) => (at === top ? c : c * k));
    const lastOnly = inner.map((c, at) => (at === top ? c * k : c));
    return {
      words: { given: `$${given}$`, x: `$${x}$`, result: `$${value}$` },
      question: ask,
      diagram: level === 1 ? modelOf(params) : null,
      answer: { asked: 'factored', value },
      distractors: [
        power === 0
          ? distractor('slip', `${k}${factorText(lastOnly, x)}`, 'last')
          : distractor(
              'factors-out-only-the-number',
              `${k}${factorText(shifted(inner, power), x)}`,
              'number',
            ),
        distractor(
          'takes-the-largest-power-instead-of-the-smallest',
          `${write(shifted([k], power + top))}${factorText(inner, x)}`,
          'largest',
        ),
        distractor('divides-only-the-first-term', `${front}${factorText(firstOnly, x)}`, 'first'),
      ],
      steps: [
        step('number', `$${given}$`, k),
        power === 0
          ? step('letter', `$${given}$`, 'no letter in every term')
          : step('power', `$${given}$`, `$${write(shifted([1], power))}$`),
        step('divide', `$${given}$`, `$${value}$`, power === 0 ? { do: 'divide-number' } : {}),
        level === 2 && step('check', `$${value}$`, `$${given}$`),
      ],
      claims: [`${value} = ${given}`],
    };
  },
});

/** One row as wide as the factor in the parentheses; the height is asked for. */
function modelOf({ letter: x, k, power, inner }: Params): DiagramOf<'area-model'> {
  const terms = inner
    .map((c, at) => ({ c, at }))
    .filter(({ c }) => c !== 0)
    .reverse();
  return {
    kind: 'area-model',
    columns: terms.map(() => ({ size: 4, label: null })),
    rows: [{ size: 3, label: null }],
    cells: [terms.map(({ c, at }) => termLabel(c * k, at + power, x))],
    shaded: [],
  };
}

function drawTerms(level: Level, random: Random): Params {
  const ask = random.pick(asks);
  const letter = random.pick(['x', 'y', 'n', 'a']);
  return random.until(() => {
    const sign = (): number => random.pick([1, 1, -1]);
    const c = (): number => random.int(1, 9) * sign();
    const inner: Polynomial =
      level === 1
        ? [c(), random.int(1, 6)]
        : random.pick([
            [c(), c(), random.int(1, 5)],
            [c(), 0, random.int(2, 5)],
            [c(), c(), 0, random.int(1, 4)],
          ]);
    const k = random.int(2, level === 1 ? 9 : 7);
    const power = level === 1 ? random.pick([0, 1, 1, 2]) : random.int(1, 3);
    const isPlain =
      commonFactor(inner) === 1 && (inner[0] ?? 0) * (k - 1) !== 0 && inner.length - 1 + power <= 5;
    const isSmall = inner.every((one) => Math.abs(one * k) <= 60);
    return isPlain && isSmall ? { ask, letter, k, power, inner } : null;
  });
}

function drawBinomial(random: Random): Params {
  return random.until(() => {
    const [k, power] = [random.int(1, 9) * random.pick([1, -1]), random.int(2, 9) * random.pick([1, 1, -1])];
    const lead = random.int(1, 6);
    const isOpen = k !== power && commonFactor([power, lead]) === 1 && lead !== power;
    return isOpen
      ? { ask: random.pick(others), letter: random.pick(['x', 'y', 'n', 'a']), k, power, inner: [0, lead] }
      : null;
  });
}
