import { simplifySquareRoot } from '../../algebra/exact-root.ts';
import { exactValue } from '../../algebra/normal-form.ts';
import { someNode, variablesOf } from '../../algebra/variables-of.ts';
import { powerRational, rational } from '../../rational/rational.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import { powerProductOf } from '../polynomials/tidy.ts';
import { exactText } from '../print/exact-text.ts';
import { writeMath } from '../print/write-math.ts';
import { addStep, type Chain, type Method, startChain, type Worked } from '../proof/chain.ts';
import { mapParts } from '../tree/map-parts.ts';

type Root = Extract<MathNode, { kind: 'root' }>;

const hasRoot = (node: MathNode): boolean => someNode(node, ({ kind }) => kind === 'root');

/** Every square root of a whole number with its largest square written apart, as √(36 · 2), and then out of it. */
function mapRoots(node: MathNode, change: (root: Root) => MathNode): MathNode {
  return node.kind === 'root' ? change(node) : mapParts(node, (part) => mapRoots(part, change));
}

const whole = (value: bigint): MathNode => ({ kind: 'number', value: rational(value), places: -1 });

function squareParts(root: Root): { square: bigint; rest: bigint } | null {
  const value = root.index === 2 ? exactValue(root.of) : null;
  const simple = value?.d === 1n && value.n > 0n ? simplifySquareRoot(value) : null;
  if (simple?.factor.d !== 1n) return null;
  return { square: simple.factor.n, rest: simple.primes.reduce((a, b) => a * b, 1n) };
}

const splitRoot = (root: Root): MathNode => {
  const parts = squareParts(root);
  if (!parts || parts.square === 1n || parts.rest === 1n) return root;
  return { ...root, of: { kind: 'multiply', factors: [whole(parts.square ** 2n), whole(parts.rest)] } };
};

const outOfRoot = (root: Root): MathNode => {
  const parts = squareParts(root);
  if (!parts || parts.square === 1n) return root;
  const inner: Root = { ...root, of: whole(parts.rest) };
  return parts.rest === 1n
    ? whole(parts.square)
    : { kind: 'multiply', factors: [whole(parts.square), inner] };
};

/** The sum with the sign between its two terms turned: (2 - √3) for (2 + √3). */
function conjugate(bottom: MathNode): MathNode | null {
  if (bottom.kind !== 'add') return bottom;
  const [first, second, more] = bottom.terms;
  if (!first || !second || more) return null;
  return {
    kind: 'add',
    terms: [first, second.kind === 'negate' ? second.of : { kind: 'negate', of: second }],
  };
}

/** Multiplies top and bottom so that the bottom has no root; the bottom must be one root term or two terms. */
function rationalize(chain: Chain, { top, bottom }: Extract<MathNode, { kind: 'divide' }>): string | null {
  const roots: Root[] = [];
  someNode(bottom, (inner) => {
    if (inner.kind === 'root') roots.push(inner);
    return false;
  });
  const by = bottom.kind === 'add' ? conjugate(bottom) : roots.length === 1 ? roots[0] : null;
  if (!by) return null;
  const above: MathNode = { kind: 'multiply', factors: [top, by] };
  const below: MathNode = { kind: 'multiply', factors: [bottom, by] };
  addStep(chain, `(${writeMath(above)})/(${writeMath(below)})`, {
    rule: 'rationalize',
    fill: { factor: writeMath(by) },
  });
  const [over, under] = [exactText(above), exactValue(below)];
  if (over === null || !under || under.n === 0n) return null;
  addStep(chain, `(${over})/${under.n < 0n ? `(${under.n})` : under.n}`, { rule: 'combine-roots' });
  return exactText({ kind: 'divide', top: above, bottom: { kind: 'number', value: under, places: -1 } });
}

const done = (chain: Chain, start: string): Worked => ({
  kind: 'radical',
  chain,
  answer: chain.at,
  check: [{ claim: `${start} = ${chain.at}`, holds: true }],
});

function numericRadical(node: MathNode): Worked | null {
  const chain = startChain(writeMath(node));
  const start = chain.at;
  const bottomRoot = node.kind === 'divide' && hasRoot(node.bottom);
  addStep(chain, writeMath(mapRoots(node, splitRoot)), { rule: 'take-squares-out' });
  const plain = mapRoots(node, outOfRoot);
  addStep(chain, writeMath(plain), { rule: 'take-squares-out' });
  const end = bottomRoot && plain.kind === 'divide' ? rationalize(chain, plain) : exactText(node);
  if (end === null) return null;
  addStep(chain, end, { rule: 'combine-roots' });
  return chain.at === start ? null : done(chain, start);
}

/** The n-th root of a whole number as k·ⁿ√m. */
function higherRoot(node: MathNode): Worked | null {
  if (node.kind !== 'root' || node.index < 3 || node.index > 6) return null;
  const value = exactValue(node.of);
  if (value?.d !== 1n || value.n === 0n || (value.n < 0n && node.index % 2 === 0)) return null;
  const size = value.n < 0n ? -value.n : value.n;
  if (size > 1_000_000_000n) return null;
  let out = 1n;
  for (let k = 2n; powerRational(rational(k), node.index).n <= size; k += 1n)
    if (size % k ** BigInt(node.index) === 0n) out = k;
  const rest = size / out ** BigInt(node.index);
  const chain = startChain(writeMath(node));
  const start = chain.at;
  const root = (of: string): string => writeMath(node).replace(/[\d(-].*$/, '') + of;
  const sign = value.n < 0n ? '-' : '';
  const answer = rest === 1n ? `${sign}${out}` : `${sign}${out === 1n ? '' : out}${root(`${rest}`)}`;
  const inside = `${sign}${out}^${node.index}`;
  addStep(
    chain,
    root(
      rest === 1n
        ? `(${sign === '' ? inside : `(${sign}${out})^${node.index}`})`
        : `(${sign}${out}^${node.index} · ${rest})`,
    ),
    { rule: 'take-powers-out', proof: 'numeric' },
  );
  addStep(chain, answer, { rule: 'take-powers-out', proof: 'numeric' });
  return done(chain, start);
}

/** √(18x^3) as 3x√(2x); a letter that may be negative comes out as its absolute value. */
function letterRoot(node: MathNode): Worked | null {
  const [front, root] = node.kind === 'multiply' && node.factors.length === 2 ? node.factors : [null, node];
  if (root?.kind !== 'root' || root.index !== 2) return null;
  const product = powerProductOf(root.of);
  const outer = front ? exactValue(front) : rational(1);
  if (!product || !outer || product.coefficient.d !== 1n || product.coefficient.n <= 0n) return null;
  const powers = [...product.powers.values()];
  if (!powers.every(({ base, exponent }) => base.kind === 'variable' && exponent.d === 1n && exponent.n > 0n))
    return null;
  const parts = squareParts({ ...root, of: whole(product.coefficient.n) });
  if (!parts) return null;
  const raised = (name: string, power: bigint): string => (power === 1n ? name : `${name}^${power}`);
  const letters = powers.map(({ base, exponent }) => {
    const name = base.kind === 'variable' ? base.name : '';
    const half = exponent.n / 2n;
    const odd = exponent.n % 2n === 1n;
    const out = half === 0n ? '' : half % 2n === 1n && !odd ? `|${raised(name, half)}|` : raised(name, half);
    return { out, inside: odd ? name : '' };
  });
  const inside = `${parts.rest === 1n ? '' : parts.rest}${letters.map((one) => one.inside).join('')}`;
  const factor = outer.n * parts.square;
  const out = letters.map((one) => one.out).join('');
  if (outer.d !== 1n || (parts.square === 1n && out === '')) return null;
  const head = factor === 1n && (out !== '' || inside !== '') ? '' : `${factor}`;
  const tail = inside === '' ? '' : /^(?:\d+|[a-z])$/.test(inside) ? `√${inside}` : `√(${inside})`;
  const chain = startChain(writeMath(node));
  const start = chain.at;
  addStep(chain, `${head}${out}${tail}`, { rule: 'take-squares-out', proof: 'numeric' });
  return done(chain, start);
}

/** Sums, products and quotients with square roots in simplest form, and single higher roots. */
export const solveRadical: Method = ({ verb, text }) => {
  const plain = text
    .replace(
      /^(?:and )?rationali[sz]e(?: the denominator)?(?:,? and simplify(?: completely| fully| your answer)?)?(?: of| in)?[\s:]*/i,
      '',
    )
    .replace(/^(?:the )?(square|cube) root of\s+/i, (_, kind: string) => (/s/i.test(kind) ? '√' : '∛'));
  const read = parseMath(plain);
  if (!read.ok || verb === 'factor' || read.node.kind === 'relation' || !hasRoot(read.node)) return null;
  if (variablesOf(read.node).length > 0) return letterRoot(read.node);
  return higherRoot(read.node) ?? numericRadical(read.node);
};
