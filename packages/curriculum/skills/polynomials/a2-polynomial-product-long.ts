import type { DiagramOf } from '@playforward/diagram';
import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import {
  type Polynomial,
  polynomialAt,
  polynomialProduct,
  polynomialText,
} from '../../src/numbers/polynomials.ts';

type Params = { letter: string; first: Polynomial; second: Polynomial };

/** Level 1 multiplies a binomial by a trinomial, level 2 with a coefficient and more signs, level 3 two trinomials. */
export const a2PolynomialProductLong = numberSkill('a2-polynomial-product-long', {
  version: 1,
  form: 'expression',
  text: {
    headline: 'Multiply longer polynomials',
    ask: [
      'Multiply {given} and put like terms together.',
      'Find the product {given} and combine like terms.',
      'Write {given} as one polynomial.',
      'What is {given} without parentheses? Combine like terms.',
    ],
    right: 'Each term of the first meets each term of the second, and like terms are added.',
    misses: 'Count the products. Does each term of the first meet every term of the second?',
    exponents: 'Adding like terms changes their number only. What happens to the exponent?',
    sign: 'Look at the product of the two constants. Which sign does it get?',
    other: 'Make a table with one row for each term of the first. Fill in every product.',
    'each-do': 'Multiply the second by {term}.',
    'each-why': 'The distributive property reaches every term.',
    'combine-do': 'Put like terms together.',
    'combine-why': 'Terms with the same power are added.',
    'check-do': 'Check with {one, number} for {x}.',
    'check-why': 'The product of the values is the value of the product.',
    final: 'It is {result}.',
  },
  draw({ level, random }): Params {
    return random.until(() => {
      const letter = random.pick(['x', 'y', 'n', 'k']);
      const [first, second] = drawFactors(level, random);
      const product = polynomialProduct(first, second);
      return product.every((coefficient) => coefficient !== 0) ? { letter, first, second } : null;
    });
  },
  build({ letter: x, first, second }: Params, { level, say, step, distractor }) {
    const product = polynomialProduct(first, second);
    const value = polynomialText(product, x);
    const [a, b] = [polynomialText(first, x), polynomialText(second, x)];
    const given = `(${a})(${b})`;
    const words = { given: `$${given}$`, result: `$${value}$`, one: 1, x: `$${x}$` };
    const rows = first
      .map((coefficient, power) => ({
        term: polynomialText([...Array<number>(power).fill(0), coefficient], x),
        row: polynomialText(
          [...Array<number>(power).fill(0), ...second.map((other) => other * coefficient)],
          x,
        ),
      }))
      .reverse();
    const [at1, at2] = [polynomialAt(first, 1), polynomialAt(second, 1)];
    return {
      words,
      question: 'ask',
      diagram: level === 1 ? modelOf(first, second, x) : null,
      answer: { asked: 'expanded', value },
      distractors: [
        distractor('misses-some-products', polynomialText(missing(first, second), x), 'misses'),
        distractor('adds-exponents-of-like-terms', polynomialText(raised(product), x), 'exponents'),
        distractor('loses-a-sign', polynomialText([-(product[0] ?? 0), ...product.slice(1)], x), 'sign'),
      ],
      steps: [
        ...rows.map(({ term, row }) =>
          step('each', `$${term}$ and $${b}$`, `$${row}$`, { do: say('each-do', { term: `$${term}$` }) }),
        ),
        step('combine', rows.map(({ row }) => `$${row}$`).join(' and '), `$${value}$`),
        step('check', `${polynomialText([at1])} and ${polynomialText([at2])}`, polynomialText([at1 * at2])),
      ],
      claims: [`${given} = ${value}`],
    };
  },
});

/** Whole numbers from −9 to 9 without 0. */
function nonzero(random: Random, most: number): number {
  const size = random.int(2, most);
  return random.chance(50) ? -size : size;
}

function drawFactors(level: Level, random: Random): readonly [Polynomial, Polynomial] {
  if (level === 1)
    return [
      [random.int(2, 6), 1],
      [-random.int(2, 9), random.int(2, 7), 1],
    ];
  if (level === 2) {
    const constant = random.int(2, 7);
    return [
      [-constant, random.int(2, 5)],
      [random.int(2, 7), nonzero(random, 6), 1],
    ];
  }
  return [
    [random.int(2, 5), nonzero(random, 5), 1],
    [-random.int(2, 6), nonzero(random, 6), 1],
  ];
}

/** The product when the first constant never meets the middle term of the second. */
function missing(first: Polynomial, second: Polynomial): Polynomial {
  const lost = (first[0] ?? 0) * (second[1] ?? 0);
  return polynomialProduct(first, second).map((coefficient, power) =>
    power === 1 ? coefficient - lost : coefficient,
  );
}

/** The like terms below the highest power get twice their exponent. */
function raised(product: Polynomial): Polynomial {
  const power = product.length - 2;
  const out = [...product, ...Array<number>(Math.max(0, 2 * power - product.length + 1)).fill(0)];
  out[2 * power] = product[power] ?? 0;
  out[power] = 0;
  return out;
}

/** Rows and columns of the product; every part has to be found. */
function modelOf(first: Polynomial, second: Polynomial, x: string): DiagramOf<'area-model'> {
  const side = (factor: Polynomial) =>
    factor
      .map((coefficient, power) => ({
        size: 3,
        label: polynomialText([...Array<number>(power).fill(0), coefficient], x).replace('^2', '²'),
      }))
      .reverse();
  return {
    kind: 'area-model',
    columns: side(second),
    rows: side(first),
    cells: first.map(() => second.map(() => null)),
    shaded: [],
  };
}
