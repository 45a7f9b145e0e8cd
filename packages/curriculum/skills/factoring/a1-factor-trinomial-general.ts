import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { commonFactor, factoredText, factorText, scaled } from '../../src/numbers/factored-forms.ts';
import { type Polynomial, polynomialProduct, polynomialText } from '../../src/numbers/polynomials.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { productModel } from '../../src/pictures/area-models.ts';

const asks = ['factor', 'product', 'write', 'which'] as const;
const others = ['completely', 'far', 'common', 'whole'] as const;
/** k(px + q)(rx + s). */
type Params = {
  ask: (typeof asks)[number] | (typeof others)[number];
  letter: string;
  k: number;
  first: Polynomial;
  second: Polynomial;
};

/** Level 1 has positive numbers, level 2 all signs and often no factor that begins with the letter alone, level 3 a common factor besides. */
export const a1FactorTrinomialGeneral = numberSkill('a1-factor-trinomial-general', {
  version: 3,
  form: 'expression',
  text: {
    headline: 'Factor a trinomial with a leading coefficient',
    factor: 'Factor {given} into two binomials.',
    product: 'Write {given} as a product of two binomials.',
    write: 'Find the two factors of {given}. Write their product.',
    which: 'Which product of two binomials is equal to {given}?',
    completely: 'Factor {given}. Go on until no factor can be split.',
    far: 'Factor {given} as far as you can with integers.',
    common: 'Look for a common number in {given}. Take it out, and then factor the rest.',
    whole: 'Write {given} as a product that cannot be factored further.',
    right: 'Multiplied out, it gives all three terms back.',
    ignores: 'Multiply the first terms. Do you get the square with its coefficient?',
    misplaced: 'The first and the last terms fit. Multiply out the two middle products. Is their sum right?',
    left: 'The product is right, but one of the factors still has a common number. Which one?',
    signs: 'Multiply out and look at the middle term. Which sign does it have?',
    dropped: 'A number was taken out at first. Where is it now?',
    other:
      'Multiply the leading coefficient by the constant. Look for two numbers with that product and the right sum.',
    'common-do': 'Take the common number out.',
    'common-why': 'It divides every coefficient.',
    'ac-do': 'Multiply the leading coefficient by the constant.',
    'ac-why': 'The two middle products multiply to this number.',
    'sum-do': 'Find two numbers with this product and the sum {sum}.',
    'sum-why': 'They are the two parts of the middle term.',
    'both-do': 'Find two numbers with the product {product} and the sum {sum}.',
    'both-why': 'The leading coefficient times the constant gives this product.',
    'split-do': 'Split the middle term into these parts.',
    'split-why': 'The value stays the same.',
    'pairs-do': 'Take out what each pair shares.',
    'pairs-why': 'The same binomial is left both times. If it is not, look at the signs.',
    'group-do': 'Take out the binomial that both parts share.',
    'group-why': 'What stands in front of it makes the other factor.',
    'front-do': 'Put the common number back in front.',
    'front-why': 'Without it, the product would not be the same.',
    final: 'It is {result}.',
  },
  draw: ({ level, random }): Params => drawFactors(level, random),
  build(params: Params, { level, step, distractor }) {
    const { ask, letter: x, k, first, second } = params;
    const [q = 0, p = 1] = first;
    const [s = 0, r = 1] = second;
    const front = k === 1 ? '' : String(k);
    const write = (one: Polynomial): string => polynomialText(one, x);
    const made = (one: Polynomial, other: Polynomial, by = front): string =>
      factoredText(by, [one, other], x);
    const inner = polynomialProduct(first, second);
    const given = write(scaled(inner, k));
    const value = made(first, second);
    const [u, v] = [q * r, p * s];
    const split = `${write([0, u, p * r])} ${v < 0 ? '−' : '+'} ${write([0, Math.abs(v)])} ${q * s < 0 ? '−' : '+'} ${Math.abs(q * s)}`;
    const shared = factorText(first, x);
    const grouped = `${write([0, r])}${shared} ${s < 0 ? '−' : '+'} ${Math.abs(s)}${shared}`;
    return {
      words: { given: `$${given}$`, product: signed(u * v), sum: signed(u + v), result: `$${value}$` },
      question: ask,
      diagram:
        level === 1 ? productModel({ first, second, letter: x }, { sides: 'asked', cells: 'ends' }) : null,
      answer: { asked: 'factored', value },
      distractors: [
        level === 3
          ? distractor('leaves-out-a-common-factor', made(scaled(first, k), second, ''), 'left')
          : distractor('ignores-a', made([q, 1], [s, 1]), 'ignores'),
        distractor('places-the-factors-in-the-wrong-binomials', made([s, p], [q, r]), 'misplaced'),
        level === 3
          ? distractor('drops-the-common-factor', made(first, second, ''), 'dropped')
          : distractor('uses-the-opposite-signs-in-both-factors', made([-q, p], [-s, r]), 'signs'),
      ],
      steps: [
        k > 1 && step('common', `$${given}$`, `$${k}(${write(inner)})$`),
        k === 1 &&
          step('ac', `${p * r} × ${q * s < 0 ? `(${signed(q * s)})` : q * s}`, signed(p * r * q * s)),
        step(k === 1 ? 'sum' : 'both', `product ${signed(u * v)}`, `${signed(u)} and ${signed(v)}`),
        step('split', `$${write(inner)}$`, `$${split}$`),
        step('pairs', `$${split}$`, `$${grouped}$`),
        step('group', `$${grouped}$`, `$${made(first, second, '')}$`),
        k > 1 && step('front', `$${given}$`, `$${value}$`),
      ],
      claims: [`${made(first, second, '')} = ${write(inner)}`, `${p * r} * (${q * s}) = ${p * r * q * s}`],
    };
  },
});

/** Coefficients of the letter in both factors, none of them one. */
const openLeads = [
  [3, 2],
  [2, 3],
  [5, 2],
  [4, 3],
] as const;

function drawFactors(level: Level, random: Random): Params {
  const ask = random.pick<Params['ask']>(level === 3 ? others : asks);
  const letter = random.pick(['x', 'y', 'n', 'a']);
  return random.until(() => {
    const sign = (): number => (level === 1 ? 1 : random.pick([1, -1]));
    const [p, r] = random.pick<readonly [number, number]>(
      level === 1 || random.chance(50) ? [2, 3, 4, 5, 6].map((one) => [one, 1] as const) : openLeads,
    );
    const [q, s] = [random.int(1, 8) * sign(), random.int(1, 7) * sign()];
    const k = level === 3 ? random.int(2, 5) : 1;
    const [first, second]: readonly [Polynomial, Polynomial] = [
      [q, p],
      [s, r],
    ];
    const middle = q * r + p * s;
    const other = s * r + p * q;
    const isPlain =
      commonFactor(first) === 1 && commonFactor(second) === 1 && (level !== 3 || commonFactor([s, p]) === 1);
    const isOpen = middle !== 0 && middle !== other && q !== s && (level === 3 || q + s !== middle);
    const isSmall = Math.abs(k * q * s) <= 90 && Math.abs(p * r * q * s) <= 210;
    return isPlain && isOpen && isSmall ? { ask, letter, k, first, second } : null;
  });
}
