import { exactValue } from '../../algebra/normal-form.ts';
import { someNode, variablesOf } from '../../algebra/variables-of.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import { type PowerProduct, powerProductOf, productNode } from '../polynomials/tidy.ts';
import { writeMath } from '../print/write-math.ts';
import { addStep, type Method, startChain } from '../proof/chain.ts';

const isMonomial = (node: MathNode): boolean =>
  !someNode(node, ({ kind }) =>
    ['add', 'relation', 'list', 'call', 'absolute', 'root', 'ratio', 'measure', 'percent'].includes(kind),
  );

/** A product written on one line, with exponents below 0 as they are. */
function lineText({ coefficient, powers }: PowerProduct): string {
  const factors = [...powers.values()].map(
    ({ base, exponent }): MathNode =>
      exponent.n === exponent.d
        ? base
        : { kind: 'power', base, exponent: exponentNode(exponent.n, exponent.d) },
  );
  const number = productNode({ coefficient, powers: new Map() });
  const plain = coefficient.n === coefficient.d && factors.length > 0;
  const all = plain ? factors : [number, ...factors];
  return writeMath(all.length === 1 && all[0] ? all[0] : { kind: 'multiply', factors: all });
}

function exponentNode(n: bigint, d: bigint): MathNode {
  const whole = (value: bigint): MathNode => ({ kind: 'number', value: { n: value, d: 1n }, places: -1 });
  const size =
    d === 1n
      ? whole(n < 0n ? -n : n)
      : ({ kind: 'divide', top: whole(n < 0n ? -n : n), bottom: whole(d) } as const);
  return n < 0n ? { kind: 'negate', of: size } : size;
}

/** Powers of products and powers worked out, everything else as typed. */
function openPowers(node: MathNode): MathNode {
  switch (node.kind) {
    case 'power': {
      const base = node.base.kind === 'variable' || exactValue(node.base);
      const product = base ? null : powerProductOf(node);
      const read = product && parseMath(lineText(product));
      return read?.ok ? read.node : node;
    }
    case 'negate':
      return { ...node, of: openPowers(node.of) };
    case 'multiply':
      return { ...node, factors: node.factors.map(openPowers) };
    case 'divide':
      return { ...node, top: openPowers(node.top), bottom: openPowers(node.bottom) };
    default:
      return node;
  }
}

/** Products, quotients and powers of powers by the laws of exponents, with positive exponents at the end. */
export const solveExponents: Method = ({ verb, text }) => {
  const read = parseMath(text);
  if (!read.ok || verb === 'factor' || verb === 'expand' || variablesOf(read.node).length === 0) return null;
  if (
    !isMonomial(read.node) ||
    !someNode(read.node, ({ kind }) => kind === 'power' || kind === 'divide' || kind === 'multiply')
  )
    return null;
  const product = powerProductOf(read.node);
  if (!product) return null;
  const chain = startChain(writeMath(read.node));
  const start = chain.at;
  addStep(chain, writeMath(openPowers(read.node)), { rule: 'power-of-product', proof: 'numeric' });
  const line = lineText(product);
  const end = writeMath(productNode(product));
  const negative = [...product.powers.values()].some(({ exponent }) => exponent.n < 0n);
  const zero = /\^0(?!\d)/.test(start) && line === '1';
  addStep(chain, line, { rule: zero ? 'zero-exponent' : 'laws-of-exponents', proof: 'numeric' });
  addStep(chain, end, { rule: negative ? 'positive-exponents' : 'laws-of-exponents', proof: 'numeric' });
  if (end === start) return null;
  return { kind: 'exponents', chain, answer: end, check: [{ claim: `${start} = ${end}`, holds: true }] };
};
