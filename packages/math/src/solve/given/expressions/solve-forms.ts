import { evaluateExact } from '../../../judge/equivalent.ts';
import { negateRational, type Rational, rational } from '../../../rational/rational.ts';
import { type Ask, type Exercised, together } from '../../exercises/exercise.ts';
import { fractionText, polynomialText } from '../../exercises/polynomial-shape.ts';
import { addStep, startChain } from '../../proof/chain.ts';
import { lineIn } from '../plane/line-in.ts';
import { type Given, saysOnly, withoutLetters } from '../read-given.ts';

const formWords =
  /^(?:write|rewrite|express|convert|put|change|slope|intercept|standard|general|form|equation|lines?|into|ax|by|integer|integers|coefficients|where|c|b)$/;

function toForm(given: Given, piece: string): Exercised | null {
  const line = lineIn(piece);
  if (!line) return null;
  const { A, B, C } = line;
  const chain = startChain(piece);
  if (/\bslope intercept\b/.test(given.says)) {
    if (B.n === 0n) return null;
    const over = (a: Rational): Rational => rational(a.n * B.d, a.d * B.n);
    const answer = `y = ${polynomialText([over(C), negateRational(over(A))], 'x')}`;
    addStep(chain, answer, { rule: 'letter-alone', fill: { letter: 'y' } });
    return { kind: 'line', chain, answer, check: sampled(piece, over, { A, C }) };
  }
  const bottom = [A, B, C].reduce((all, { d }) => (all * d) / gcd(all, d), 1n);
  const tops = [A, B, C].map(({ n, d }) => (n * bottom) / d);
  const shared = tops.reduce((all, top) => gcd(all, top < 0n ? -top : top), 0n) || 1n;
  const [a = 0n, b = 0n, c = 0n] = tops.map((top) => top / shared);
  const sign = a < 0n || (a === 0n && b < 0n) ? -1n : 1n;
  const [p, q, r] = [a * sign, b * sign, c * sign];
  const term = (size: bigint, letter: string): string =>
    size === 1n ? letter : size === -1n ? `-${letter}` : `${size}${letter}`;
  const left = [p === 0n ? '' : term(p, 'x'), q === 0n ? '' : term(q, 'y')]
    .filter((part) => part !== '')
    .join(' + ')
    .replace('+ -', '- ');
  const answer = `${left} = ${r}`;
  addStep(chain, answer, { rule: 'standard-form' });
  if (q === 0n) return null;
  const y = `(${fractionText(rational(r, q))})`;
  return {
    kind: 'line',
    chain,
    answer,
    check: [
      {
        claim: `${left.replace(/(\d)?x/, (_, front?: string) => (front === undefined ? '0' : `${front} · 0`)).replace(/(\d)?y/, (_, front?: string) => (front === undefined ? y : `${front} · ${y}`))} = ${r}`,
        holds: true,
      },
    ],
  };
}

function sampled(
  piece: string,
  over: (value: Rational) => Rational,
  { C }: { A: Rational; C: Rational },
): Exercised['check'] {
  const y = `(${fractionText(over(C))})`;
  const claim = piece.replace(
    /([\d)])?\s*([xy])/g,
    (_, front: string | undefined, letter: string) =>
      `${front === undefined ? '' : `${front} · `}${letter === 'x' ? '0' : y}`,
  );
  return [{ claim, holds: true }];
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b));

const fractionWords =
  /^(?:write|express|combine|add|subtract|as|one|single|fractions?|rational|expressions?|sum|difference|simplest|simplified|lowest|terms|form|common|denominator|into|simplify|reduced|over|together|perform|operation|indicated)$/;

/** Fractions with a letter below the line, put over one bottom. */
function oneFraction(given: Given): string | null {
  const [a, b, more] = given.math;
  if (a === undefined || more !== undefined || !/\/[^/]*[a-z]/i.test(given.math.join(' '))) return null;
  if (given.math.some((piece) => /=|<|>/.test(piece))) return null;
  if (b === undefined)
    return /\b(?:one|single|add|subtract|combine|sum|difference)\b/.test(given.says) ? `simplify ${a}` : null;
  if (/\bsubtract\b.*#.*\bfrom\b.*#/.test(given.says)) return `simplify (${b}) - (${a})`;
  if (/\badd\b|\bsum\b/.test(given.says)) return `simplify (${a}) + (${b})`;
  return /\bdifference\b/.test(given.says) ? `simplify (${a}) - (${b})` : null;
}

const rootWords =
  /^(?:write|polynomials?|quadratics?|cubic|equation|function|zeros?|roots?|solutions?|whose|has|having|only|least|lowest|degree|standard|form|real|rational|integer|integers|coefficients?|expand\w*|monic|factored|possible|with|leading|smallest|are|be|could|minimum)$/;

/** re + im·i, or re + im·√of. */
type Root = { readonly re: Rational; readonly im: Rational; readonly of: bigint };

/** `2`, `-1/2`, `3i`, `2 - i`: a root with rational parts. */
function rootIn(text: string): Root | null {
  const plain = text.replace(/\s+/g, '').replace(/^[a-z]=/, '');
  const real = /[i√]/.test(plain) ? null : evaluateExact(plain);
  if (real) return { re: real, im: rational(0), of: -1n };
  const found = /^(-?[\d./]+(?=[+-]))?([+-]?[\d./]*)(?:i|√\(?(\d+)\)?)$/.exec(plain);
  if (!found) return null;
  const size = found[2] === '' || found[2] === '+' ? '1' : found[2] === '-' ? '-1' : (found[2] ?? '');
  const [re, im] = [evaluateExact(found[1] ?? '0'), evaluateExact(size.replace(/^\+/, ''))];
  return re && im ? { re, im, of: found[3] === undefined ? -1n : BigInt(found[3]) } : null;
}

const rootsOf = (piece: string): readonly (Root | null)[] => {
  const both = /^(.*?)\s*±\s*(.+)$/.exec(piece);
  if (!both) return [rootIn(piece)];
  const [front, back] = [both[1] ?? '', both[2] ?? ''];
  return [rootIn(`${front}+${back}`.replace(/^\+/, '')), rootIn(`${front}-${back}`)];
};

/** The polynomial with given roots, each once. */
function withRoots(given: Given, ask: Ask): Exercised | null {
  if (/\bmultiplicity\b|\bcoefficients?\b (?:of )?#/.test(given.says)) return null;
  const named = /\bdegree (?:of )?#/.exec(given.says);
  const before = named ? given.says.slice(0, named.index).split('#').length - 1 : -1;
  const pieces = withoutLetters(given.math.filter((_, i) => i !== before)).filter(
    (piece) => !/^[a-z]\([a-z]\)(?:\s*=\s*0)?$/.test(piece),
  );
  const roots = pieces.flatMap(rootsOf);
  if (roots.length < 2 || roots.length > 5) return null;
  const known = roots.filter((root) => root !== null);
  if (known.length !== roots.length) return null;
  const factors: string[] = [];
  const left = [...known];
  for (let root = left.shift(); root; root = left.shift()) {
    const { re, im, of } = root;
    if (im.n === 0n) {
      factors.push(
        `(${re.d === 1n ? '' : re.d}x ${re.n < 0n ? '+' : '-'} ${re.n < 0n ? -re.n : re.n})`.replace(
          ' - 0',
          '',
        ),
      );
      continue;
    }
    const partner = left.findIndex(
      (other) => other.re.n === re.n && other.re.d === re.d && other.im.n === -im.n && other.im.d === im.d,
    );
    if (partner >= 0) left.splice(partner, 1);
    else if (!/\breal coefficients|\brational coefficients|\binteger coefficients/.test(given.says))
      return null;
    if (re.d !== 1n || im.d !== 1n) return null;
    const sum = -2n * re.n;
    const middle = sum === 0n ? '' : ` ${sum < 0n ? '-' : '+'} ${sum < 0n ? -sum : sum}x`;
    const last = re.n * re.n - im.n * im.n * of;
    factors.push(`(x^2${middle} ${last < 0n ? '-' : '+'} ${last < 0n ? -last : last})`);
  }
  const start = factors.join('').replace(/\(x\)/g, 'x');
  const degree = factors.reduce((sum, factor) => sum + (factor.includes('x^2') ? 2 : 1), 0);
  if (/\bfactored\b/.test(given.says) || (named && given.math[before] !== `${degree}`)) return null;
  const [first] = known;
  const square = first && factors.length === 1 ? first.im.n * first.im.n * first.of : 0n;
  // One quadratic alone is the square of its bracket and a number.
  const alone =
    first && factors.length === 1
      ? `(x ${first.re.n < 0n ? '+' : '-'} ${first.re.n < 0n ? -first.re.n : first.re.n})^2 ${square > 0n ? '-' : '+'} ${square < 0n ? -square : square}`
      : start;
  const expanded = ask(`expand ${alone}`);
  if (!expanded) return null;
  return together([expanded], {
    kind: 'expand',
    answer: /\bequation\b/.test(given.says) ? `${expanded.answer} = 0` : expanded.answer,
  });
}

/** The same in another form: one fraction, a line's form, a polynomial by its roots. */
export function solveForms(given: Given, ask: Ask): Exercised | string | null {
  if (/\b(?:slope intercept|standard|general) form\b/.test(given.says) && saysOnly(given, formWords)) {
    const [piece, more] = withoutLetters(given.math).filter(
      (one) => !/^(?:y\s*=\s*mx\s*\+\s*b|Ax\s*\+\s*By\s*=\s*C)$/i.test(one),
    );
    return piece !== undefined && more === undefined ? toForm(given, piece) : null;
  }
  if (
    /\bfractions?\b|\badd\b|\bsubtract\b|\bcombine\b|\bexpressions?\b/.test(given.says) &&
    saysOnly(given, fractionWords)
  )
    return oneFraction(given);
  if (
    /\b(?:polynomial|quadratic|equation|function)\b.*\b(?:zeros?|roots?|solutions?)\b.*#/.test(given.says) &&
    saysOnly(given, rootWords)
  )
    return withRoots(given, ask);
  const [only, more] = given.math;
  if (only !== undefined && more === 'i' && /^(?:write|express|simplify) # in terms of #$/.test(given.says))
    return `simplify ${only}`;
  return null;
}
