import {
  addRational,
  divideRational,
  type MathNode,
  multiplyRational,
  parseMath,
  type Rational,
  rational,
} from '@playforward/math';

/** slope · x + intercept, exactly. */
export type ExactLine = { slope: Rational; intercept: Rational };

const zero = rational(0);
const constant = (value: Rational): ExactLine => ({ slope: zero, intercept: value });

/** Reads `y = 2x + 3`, `f(x) = 3 + 2x` or `2x + 3`; null when it is no line in x. */
export function readLinear(text: string): ExactLine | null {
  const right = text.includes('=') ? text.slice(text.lastIndexOf('=') + 1) : text;
  const read = parseMath(right);
  return read.ok ? lineOf(read.node) : null;
}

function lineOf(node: MathNode): ExactLine | null {
  switch (node.kind) {
    case 'number':
      return constant(node.value);
    case 'mixed':
      return constant(addRational(rational(node.whole), rational(node.top, node.bottom)));
    case 'variable':
      return node.name === 'x' ? { slope: rational(1), intercept: zero } : null;
    case 'negate': {
      const of = lineOf(node.of);
      return of && scaled(of, rational(-1));
    }
    case 'add':
      return node.terms.reduce<ExactLine | null>((sum, term) => added(sum, lineOf(term)), constant(zero));
    case 'multiply':
      return node.factors.reduce<ExactLine | null>(
        (product, factor) => multiplied(product, lineOf(factor)),
        constant(rational(1)),
      );
    case 'divide':
      return divided(lineOf(node.top), lineOf(node.bottom));
    default:
      return null;
  }
}

function added(a: ExactLine | null, b: ExactLine | null): ExactLine | null {
  if (!a || !b) return null;
  return { slope: addRational(a.slope, b.slope), intercept: addRational(a.intercept, b.intercept) };
}

/** A product is a line only when one factor is a number. */
function multiplied(a: ExactLine | null, b: ExactLine | null): ExactLine | null {
  if (!a || !b) return null;
  if (a.slope.n === 0n) return scaled(b, a.intercept);
  return b.slope.n === 0n ? scaled(a, b.intercept) : null;
}

function divided(top: ExactLine | null, bottom: ExactLine | null): ExactLine | null {
  if (!top || !bottom || bottom.slope.n !== 0n || bottom.intercept.n === 0n) return null;
  return scaled(top, divideRational(rational(1), bottom.intercept));
}

function scaled({ slope, intercept }: ExactLine, by: Rational): ExactLine {
  return { slope: multiplyRational(slope, by), intercept: multiplyRational(intercept, by) };
}
