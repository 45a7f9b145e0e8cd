import { exactValue } from '../../algebra/normal-form.ts';
import { sameValue } from '../../algebra/same-value.ts';
import { variablesOf } from '../../algebra/variables-of.ts';
import { rational } from '../../rational/rational.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import { writeMath } from '../print/write-math.ts';
import { addStep, type Chain, type Method, startChain } from '../proof/chain.ts';
import { replaceVariables } from '../tree/replace-variables.ts';
import { polynomialWords } from '../tree/side-terms.ts';

const typedFunction = /(?:([fgh])\s*\(\s*([a-z])\s*\)|\by)\s*=\s*(.+?)[\s.?]*$/i;

const read = (text: string): MathNode | null => {
  const found = parseMath(text);
  return found.ok ? found.node : null;
};
const bracket = (node: MathNode): string =>
  node.kind === 'add' || node.kind === 'negate' || node.kind === 'divide'
    ? `(${writeMath(node)})`
    : writeMath(node);

type Side = { readonly left: MathNode; readonly right: MathNode };

const has = (node: MathNode): boolean => variablesOf(node).includes('y');

/** Undoes the outermost operation around y on both sides; null where there is none that can be undone everywhere. */
function undo({ left, right }: Side): Side | null {
  if (left.kind === 'add') {
    const inside = left.terms.filter(has);
    const others = left.terms.filter((term) => !has(term));
    const [only, more] = inside;
    if (!only || more) return null;
    const moved = others.map(
      (term): MathNode => (term.kind === 'negate' ? term.of : { kind: 'negate', of: term }),
    );
    return {
      left: only,
      right: { kind: 'add', terms: [...(right.kind === 'add' ? right.terms : [right]), ...moved] },
    };
  }
  if (left.kind === 'negate') return { left: left.of, right: { kind: 'negate', of: right } };
  if (left.kind === 'multiply') {
    const [only, more] = left.factors.filter(has);
    const others = left.factors.filter((factor) => !has(factor));
    const [bottom, next] = others;
    if (!only || more || !bottom || next) return null;
    return { left: only, right: { kind: 'divide', top: right, bottom } };
  }
  if (left.kind === 'divide' && !has(left.bottom)) {
    return { left: left.top, right: { kind: 'multiply', factors: [left.bottom, right] } };
  }
  if (left.kind === 'power' && !has(left.exponent)) {
    const n = exactValue(left.exponent);
    return n?.d === 1n && n.n % 2n === 1n && n.n > 1n && n.n < 10n
      ? { left: left.base, right: { kind: 'root', of: right, index: Number(n.n) } }
      : null;
  }
  const e: MathNode = { kind: 'constant', name: 'e' };
  if (left.kind === 'power' && left.base.kind === 'constant' && left.base.name === 'e')
    return { left: left.exponent, right: { kind: 'call', name: 'ln', of: right } };
  if (left.kind === 'call' && left.name === 'ln')
    return { left: left.of, right: { kind: 'power', base: e, exponent: right } };
  const base = left.kind === 'power' ? exactValue(left.base) : null;
  if (left.kind === 'power' && base && base.n > base.d && has(left.exponent))
    return {
      left: left.exponent,
      right: {
        kind: 'call',
        name: 'log',
        of: right,
        ...(base.n === 10n && base.d === 1n ? {} : { base: left.base }),
      },
    };
  if (left.kind === 'call' && left.name === 'log')
    return {
      left: left.of,
      right: {
        kind: 'power',
        base: left.base ?? { kind: 'number', value: rational(10), places: 0 },
        exponent: right,
      },
    };
  if (left.kind === 'root' && left.index % 2 === 1)
    return { left: left.of, right: { kind: 'power', base: right, exponent: read(`${left.index}`) ?? right } };
  return null;
}

/** (a·y + b)/(c·y + d) = x, solved for y by collecting the terms with y. */
function quotient(chain: Chain, { left, right }: Side): MathNode | null {
  if (left.kind !== 'divide' || !has(left.bottom)) return null;
  const at = (node: MathNode, y: number): MathNode =>
    replaceVariables(node, new Map([['y', read(`${y}`) ?? node]]));
  const [b, ab, d, cd] = [at(left.top, 0), at(left.top, 1), at(left.bottom, 0), at(left.bottom, 1)].map(
    (node) => exactValue(node),
  );
  if (!b || !ab || !d || !cd || b.d * ab.d * d.d * cd.d !== 1n) return null;
  const [a, c] = [ab.n - b.n, cd.n - d.n];
  const x = bracket(right);
  const cleared = `${bracket(left.top)} = ${x}(${writeMath(left.bottom)})`;
  addStep(chain, cleared, {
    rule: 'clear-bottoms',
    fill: { excluded: `${writeMath(left.bottom)} ≠ 0`, bottom: writeMath(left.bottom) },
    proof: { follows: writeMath(left.bottom) },
  });
  const text = (first: bigint, second: bigint): string =>
    polynomialWords([rational(second), rational(first)], 'x');
  return read(`(${text(-d.n, b.n)})/(${text(c, -a)})`);
}

/** The inverse of a function by swapping x and y and undoing one operation after another. */
export const solveInverse: Method = ({ words }) => {
  const found =
    typedFunction.exec(words.replace(/^.*?\binverse(?: function)?(?: of)?(?: the function)?\s*:?\s*/i, '')) ??
    typedFunction.exec(words.replace(/[,;.]?\s*(?:and )?(?:find|what is|then).*$/i, ''));
  const body = found?.[3] === undefined ? null : read(found[3]);
  const letter = found?.[2] ?? 'x';
  if (!body || body.kind === 'relation' || variablesOf(body).join() !== letter) return null;
  const inY = replaceVariables(body, new Map([[letter, { kind: 'variable', name: 'y' } as const]]));
  const x: MathNode = { kind: 'variable', name: 'x' };
  let side: Side = { left: inY, right: x };
  const chain = startChain(`${writeMath(inY)} = x`);
  const fraction = quotient(chain, side);
  if (fraction) side = { left: { kind: 'variable', name: 'y' }, right: fraction };
  for (let i = 0; i < 8 && side.left.kind !== 'variable'; i += 1) {
    const next = undo(side);
    if (!next) return null;
    side = next;
  }
  const shown = read(writeMath(side.right));
  if (side.left.kind !== 'variable' || !shown) return null;
  const name = found?.[1] ? `${found[1]}^-1(x)` : 'y';
  const back = replaceVariables(body, new Map([[letter, shown]]));
  if (sameValue(back, x) !== 'equal') return null;
  addStep(chain, `y = ${writeMath(side.right)}`, { rule: 'solve-for-y', proof: 'solved-for' });
  const forward = replaceVariables(shown, new Map([['x', replaceVariables(body, new Map([[letter, x]]))]]));
  if (sameValue(forward, x) !== 'equal') return null;
  const two = (node: MathNode, value: string): string =>
    writeMath(replaceVariables(node, new Map([['x', read(value) ?? node]])));
  const sample = ['2', '3', '5', '8'].find(
    (value) =>
      Number.isFinite(Number(value)) &&
      exactValue(replaceVariables(shown, new Map([['x', read(value) ?? shown]]))),
  );
  const check =
    sample === undefined
      ? [{ claim: `${writeMath(back)} = x`, holds: true }]
      : [{ claim: `${two(back, sample)} = ${sample}`, holds: true }];
  return { kind: 'function', chain, answer: `${name} = ${writeMath(side.right)}`, check };
};
