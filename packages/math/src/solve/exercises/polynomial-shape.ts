import { variablesOf } from '../../algebra/variables-of.ts';
import {
  divideRational,
  multiplyRational,
  negateRational,
  type Rational,
  rational,
  subtractRational,
} from '../../rational/rational.ts';
import { rationalToFractionText } from '../../rational/rational-text.ts';
import { parseMath } from '../../read/parse.ts';
import { writeMath } from '../print/write-math.ts';
import { coefficientsOf, sumNode, termNode } from '../tree/side-terms.ts';

/** A polynomial in one letter: as typed, in order, and with every product sign shown. */
export type Shape = {
  readonly letter: string;
  readonly degree: number;
  readonly leading: string;
  readonly typed: string;
  readonly standard: string;
  readonly spelled: string;
  readonly numbers: readonly Rational[];
  /** The nonzero coefficients by their power. */
  readonly coefficients: ReadonlyMap<number, string>;
};

export const fractionText = rationalToFractionText;

export function polynomialText(numbers: readonly Rational[], letter: string): string {
  const terms = numbers.flatMap((coefficient, power) =>
    coefficient.n === 0n ? [] : [termNode({ coefficient, letter }, power)],
  );
  return writeMath(sumNode(terms.reverse()));
}

export function shapeOf(text: string): Shape | null {
  const read = parseMath(text.trim());
  if (!read.ok || read.node.kind === 'relation' || read.node.kind === 'list') return null;
  const [letter, more] = variablesOf(read.node);
  if (letter === undefined || more !== undefined) return null;
  const numbers = coefficientsOf(read.node, letter);
  const last = numbers?.at(-1);
  if (!numbers || !last || numbers.length < 2) return null;
  const present = numbers
    .map((value, power) => [value, power] as const)
    .filter(([{ n }]) => n !== 0n)
    .reverse();
  const spelled = present
    .map(([value, power]) => {
      const size = fractionText(value);
      const number = /^\d+$/.test(size) ? size : `(${size})`;
      return power === 0 ? number : `${number} · ${letter}${power === 1 ? '' : `^${power}`}`;
    })
    .join(' + ');
  return {
    letter,
    degree: numbers.length - 1,
    leading: fractionText(last),
    typed: writeMath(read.node),
    standard: polynomialText(numbers, letter),
    spelled,
    numbers,
    coefficients: new Map(present.map(([value, power]) => [power, fractionText(value)])),
  };
}

const divisors = (n: bigint): readonly bigint[] => {
  const size = n < 0n ? -n : n;
  const found: bigint[] = [];
  for (let d = 1n; d <= size && d < 1000n; d += 1n) if (size % d === 0n) found.push(d);
  return found;
};

/** Every p/q with p a factor of the last and q one of the first coefficient. */
export function rationalCoefficients({
  numbers,
}: Shape): { readonly first: bigint; readonly last: bigint; readonly candidates: readonly string[] } | null {
  const [low, high] = [numbers[0], numbers.at(-1)];
  if (!low || !high || low.n === 0n || numbers.some(({ d }) => d !== 1n)) return null;
  const sizes = divisors(low.n).flatMap((p) => divisors(high.n).map((q) => rational(p, q)));
  const values = [...new Map(sizes.map((value) => [fractionText(value), value])).values()];
  values.sort((a, b) => Number(a.n * b.d - b.n * a.d));
  return { first: high.n, last: low.n, candidates: values.map(fractionText) };
}

const signed = (value: Rational): string =>
  value.n < 0n ? `- ${fractionText(negateRational(value))}` : `+ ${fractionText(value)}`;
const scaleText = (value: Rational): string => {
  const text = fractionText(value);
  return text === '1' ? '' : text === '-1' ? '-' : text.includes('/') ? `(${text})` : text;
};

/** ax^2 + bx + c on its way to a(x - h)^2 + k. */
export function inStandardForm(text: string): {
  readonly a: string;
  readonly b: string;
  readonly h: Rational;
  readonly k: Rational;
  readonly text: string;
  readonly letter: string;
  readonly outside: string;
  readonly completed: string;
  readonly square: string;
  readonly vertex: string;
} | null {
  const shape = shapeOf(text);
  const [c, b, a, more] = shape?.numbers ?? [];
  if (!shape || !a || !b || !c || more) return null;
  const inside = divideRational(b, a);
  const half = divideRational(inside, rational(2));
  const square = multiplyRational(half, half);
  const k = subtractRational(c, multiplyRational(a, square));
  const x = shape.letter;
  const front = scaleText(a);
  const middle = fractionText(inside.n < 0n ? negateRational(inside) : inside);
  const linear = `${inside.n < 0n ? '-' : '+'} ${middle === '1' ? '' : middle.includes('/') ? `(${middle})` : middle}${x}`;
  const rest = c.n === 0n ? '' : ` ${signed(c)}`;
  const [open, close] = front === '' ? ['', ''] : [`${front}(`, ')'];
  const end = k.n === 0n ? '' : ` ${signed(k)}`;
  const bracket = half.n === 0n ? `${x}^2` : `(${x} ${signed(half)})^2`;
  return {
    a: fractionText(a),
    b: fractionText(b),
    h: negateRational(half),
    k,
    text: shape.standard,
    letter: x,
    outside: `${open}${x}^2 ${linear}${close}${rest}`,
    completed: `${front}(${x}^2 ${linear} + ${fractionText(square)})${rest} ${signed(negateRational(multiplyRational(a, square)))}`,
    square: fractionText(square),
    vertex: `${front}${bracket}${end}`,
  };
}
