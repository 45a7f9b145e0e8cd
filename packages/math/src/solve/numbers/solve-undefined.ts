import { exactValue } from '../../algebra/normal-form.ts';
import { someNode, variablesOf } from '../../algebra/variables-of.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import { writeMath } from '../print/write-math.ts';
import { addStep, type Method, startChain, type Worked } from '../proof/chain.ts';

const isZero = (node: MathNode): boolean => exactValue(node)?.n === 0n;

/** The first division by something that is 0. */
function divisionByZero(node: MathNode): Extract<MathNode, { kind: 'divide' }> | null {
  let found: Extract<MathNode, { kind: 'divide' }> | null = null;
  someNode(node, (inner) => {
    if (found === null && inner.kind === 'divide' && isZero(inner.bottom)) found = inner;
    return false;
  });
  return found;
}

/** If the quotient were q, then q times the bottom would be the top; no number does that, or every number. */
function noQuotient(top: MathNode, bottom: MathNode): Worked | null {
  const value = exactValue(top);
  if (!value) return null;
  const product: MathNode = { kind: 'multiply', factors: [{ kind: 'variable', name: 'q' }, bottom] };
  const chain = startChain(writeMath({ kind: 'relation', sides: [product, top], signs: ['='] }));
  addStep(chain, `0 = ${writeMath(top)}`, { rule: value.n === 0n ? 'zero-over-zero' : 'division-by-zero' });
  return {
    kind: 'undefined',
    chain,
    answer: 'undefined',
    check: [{ claim: `0 = ${writeMath(top)}`, holds: value.n === 0n }],
  };
}

const tangent =
  /^(?:(?:find|what is|evaluate|the|exact|value of|calculate)\s+)*(tan|tangent|sec|secant|cot|cotangent|csc|cosecant)(?:\s+of)?\s*\(?\s*(-?)(?:(\d+)\s*(?:°|degrees?|deg)|(\d*)\s*(?:π|pi)(?:\s*\/\s*(\d+))?|(0))\s*\)?$/i;

/** tan and sec have no value where cos is 0; cot and csc have none where sin is 0. */
function noTangent(words: string): Worked | null {
  const [, name = '', sign = '', degrees, front, under, zero] = tangent.exec(words) ?? [];
  if (name === '') return null;
  const angle =
    zero !== undefined
      ? '0'
      : degrees !== undefined
        ? `${sign}${degrees} · π/180`
        : `${sign}${front === '' || front === undefined ? '' : front}π${under === undefined ? '' : `/${under}`}`;
  const byCosine = /^(?:tan|sec)/i.test(name);
  const [bottom, other] = byCosine ? ['cos', 'sin'] : ['sin', 'cos'];
  const overOne = /^(?:sec|csc|cosec)/i.test(name);
  const chain = startChain(`${bottom}(${angle})`);
  addStep(chain, '0', { rule: byCosine ? 'cosine-is-zero' : 'sine-is-zero', proof: 'numeric' });
  const claim = overOne ? '0 = 1' : `0 = ${other}(${angle})`;
  return { kind: 'undefined', chain, answer: 'undefined', check: [{ claim, holds: false }] };
}

/** Divisions by 0, and functions at the angles where they divide by 0. */
export const solveUndefined: Method = ({ text, words }) => {
  const angle = noTangent(words);
  if (angle) return angle;
  const read = parseMath(text);
  if (!read.ok || read.node.kind === 'relation' || variablesOf(read.node).length > 0) return null;
  const found = divisionByZero(read.node);
  return found && noQuotient(found.top, found.bottom);
};
