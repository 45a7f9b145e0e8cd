import { multiplyRational, type Rational, rational } from '../../../rational/rational.ts';
import { rationalToDecimalText, rationalToFractionText } from '../../../rational/rational-text.ts';
import type { MathNode } from '../../../read/math-node.ts';

/** A sum of coefficient · √radicand · π^power, the sizes that school geometry meets. */
type Term = { readonly by: Rational; readonly root: bigint; readonly pi: number };
type Sum = readonly Term[];

const most = 10n ** 12n;

/** √n = outside · √inside for a whole number of moderate size. */
function splitRoot(n: bigint): readonly [outside: bigint, inside: bigint] {
  let [outside, inside] = [1n, n];
  for (let p = 2n; p * p <= inside && p < 4000n; p += 1n)
    while (inside % (p * p) === 0n) {
      inside /= p * p;
      outside *= p;
    }
  return [outside, inside];
}

const term = (by: Rational, root: bigint, pi: number): Term => {
  const [outside, inside] = splitRoot(root);
  return { by: rational(by.n * outside, by.d), root: inside, pi };
};

function tidy(terms: Sum): Sum {
  const sums = new Map<string, Term>();
  for (const one of terms) {
    const key = `${one.root} ${one.pi}`;
    const before = sums.get(key);
    sums.set(
      key,
      before
        ? { ...one, by: rational(before.by.n * one.by.d + one.by.n * before.by.d, before.by.d * one.by.d) }
        : one,
    );
  }
  return [...sums.values()].filter(({ by }) => by.n !== 0n);
}

const times = (a: Sum, b: Sum): Sum =>
  tidy(a.flatMap((p) => b.map((q) => term(multiplyRational(p.by, q.by), p.root * q.root, p.pi + q.pi))));

function inverse(sum: Sum): Sum | null {
  const [one, two, more] = sum;
  if (!one || more) return null;
  if (!two) return [{ by: rational(one.by.d, one.by.n * one.root), root: one.root, pi: -one.pi }];
  // 1/(a + b) = (a - b)/(a² - b²)
  if (one.pi !== two.pi) return null;
  const turned: Sum = [one, { ...two, by: rational(-two.by.n, two.by.d) }];
  const bottom = inverse(times(sum, turned));
  return bottom && times(turned, bottom);
}

function rootOf(sum: Sum): Sum | null {
  const [one, more] = sum;
  if (sum.length === 0) return [];
  if (!one || more || one.root !== 1n || one.by.n < 0n || one.pi % 2 !== 0) return null;
  if (one.by.n > most || one.by.d > most) return null;
  return [term(rational(1n, one.by.d), one.by.n * one.by.d, one.pi / 2)];
}

function powerOf(sum: Sum, exponent: number): Sum | null {
  let now: Sum = [{ by: rational(1), root: 1n, pi: 0 }];
  for (let i = 0; i < Math.abs(exponent); i += 1) now = times(now, sum);
  return exponent < 0 ? inverse(now) : now;
}

function cubeRoot(sum: Sum): Sum | null {
  const [one, more] = sum;
  if (!one || more || one.root !== 1n || one.pi !== 0 || one.by.n < 0n) return null;
  const whole = (n: bigint): bigint | null => {
    const near = BigInt(Math.round(Math.cbrt(Number(n))));
    return near ** 3n === n ? near : null;
  };
  const [n, d] = [whole(one.by.n), whole(one.by.d)];
  return n === null || d === null ? null : [{ by: rational(n, d), root: 1n, pi: 0 }];
}

/** The exact size of an expression of numbers, square roots and π; null where it has none in that form. */
function sumOf(node: MathNode): Sum | null {
  switch (node.kind) {
    case 'number':
      return node.value.n === 0n ? [] : [{ by: node.value, root: 1n, pi: 0 }];
    case 'constant':
      return node.name === 'pi' ? [{ by: rational(1), root: 1n, pi: 1 }] : null;
    case 'negate': {
      const of = sumOf(node.of);
      return of && times(of, [{ by: rational(-1), root: 1n, pi: 0 }]);
    }
    case 'add': {
      const terms = node.terms.map(sumOf);
      return terms.every((one) => one !== null) ? tidy(terms.flat()) : null;
    }
    case 'multiply': {
      const factors = node.factors.map(sumOf);
      return factors.every((one) => one !== null)
        ? factors.reduce<Sum>((a, b) => times(a, b), [{ by: rational(1), root: 1n, pi: 0 }])
        : null;
    }
    case 'divide': {
      const [top, bottom] = [sumOf(node.top), sumOf(node.bottom)];
      const below = bottom && bottom.length > 0 ? inverse(bottom) : null;
      return top && below && times(top, below);
    }
    case 'power': {
      const [base, exponent] = [sumOf(node.base), sumOf(node.exponent)];
      const [power, more] = exponent ?? [];
      const whole =
        power && !more && power.root === 1n && power.pi === 0 && power.by.d === 1n
          ? Number(power.by.n)
          : null;
      return base && whole !== null && Math.abs(whole) <= 12 ? powerOf(base, whole) : null;
    }
    case 'root': {
      const of = sumOf(node.of);
      const index = Number(node.index);
      return of && (index === 2 ? rootOf(of) : index === 3 ? cubeRoot(of) : null);
    }
    default:
      return null;
  }
}

function termText({ by, root, pi }: Term, decimals: boolean): string {
  const unit = `${pi === 1 ? 'π' : pi > 1 ? `π^${pi}` : ''}${root === 1n ? '' : `√${root}`}`;
  const below = pi < 0 ? `${pi === -1 ? 'π' : `π^${-pi}`}` : '';
  const decimal = decimals ? rationalToDecimalText(by) : null;
  if (below === '' && unit === '') {
    // A length is told as a short decimal where it has one.
    const short = rationalToDecimalText(by);
    return (
      decimal ?? (short !== null && /^-?\d+(?:\.\d{1,3})?$/.test(short) ? short : rationalToFractionText(by))
    );
  }
  if (below === '' && decimal !== null) return by.n === by.d ? unit : `${decimal}${unit}`;
  const top = unit === '' ? `${by.n}` : by.n === 1n ? unit : by.n === -1n ? `-${unit}` : `${by.n}${unit}`;
  const bottom = below === '' ? `${by.d}` : by.d === 1n ? below : `(${by.d}${below})`;
  return bottom === '1' ? top : `${top}/${bottom}`;
}

/** `6√2`, `36 + 9π/2`, `25/π`: an exact size in its simplest form, decimals where the given ones are. */
export function exactSize(node: MathNode, decimals: boolean): string | null {
  const sum = sumOf(node);
  if (!sum) return null;
  if (sum.length === 0) return '0';
  const order = ({ root, pi }: Term): number => Number(root === 1n ? 0 : root) + Math.abs(pi) * 1e6;
  return [...sum]
    .sort((a, b) => order(a) - order(b))
    .map((one, i) => {
      if (i === 0) return termText(one, decimals);
      const negative = one.by.n < 0n;
      return ` ${negative ? '-' : '+'} ${termText(negative ? { ...one, by: rational(-one.by.n, one.by.d) } : one, decimals)}`;
    })
    .join('');
}
