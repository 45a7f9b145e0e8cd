import { variablesOf } from '../../algebra/variables-of.ts';
import { rational } from '../../rational/rational.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import { tidy } from '../polynomials/tidy.ts';
import { writeMath } from '../print/write-math.ts';
import { addStep, type Method, startChain, type Worked } from '../proof/chain.ts';
import { mathRequest } from '../question/request.ts';
import { numberNode } from '../tree/make-node.ts';
import { replaceVariables } from '../tree/replace-variables.ts';
import { spellTrigonometry } from '../trigonometry/spell-trigonometry.ts';
import { differentiate } from './differentiate.ts';
import { solveDerivative } from './solve-derivative.ts';

const orders: readonly (readonly [RegExp, number])[] = [
  [/\b(?:second|2nd)\s+derivative\b|[fgy]''(?!')|\bd\^?2y\/dx\^?2\b|d²y\/dx²/i, 2],
  [/\b(?:third|3rd)\s+derivative\b|[fgy]'''(?!')/i, 3],
  [/\b(?:fourth|4th)\s+derivative\b|[fgy]''''/i, 4],
];
/** Its value at a place, or where it is 0, is another question. */
const place =
  /,?\s*\b(?:at|when)\s+[a-z]\s*=\s*-?\d|'\s*\(\s*-?\d|\b(?:zero|equals? 0|is 0)\b|'\s*(?:\([a-z]\))?\s*=\s*0/i;

/** The function whose derivatives are wanted, without the words around it. */
function bodyOf(words: string): string {
  const defined =
    /(?:\b[fgh]\s*\(\s*[a-z]\s*\)|\by)\s*=\s*(.+)$/i.exec(words)?.[1] ??
    words.replace(/^.*?\bderivative\b(?:\s+(?:of|for))?\s*:?\s*/i, '');
  return defined.replace(/[,;.]?\s*(?:\b(?:find|what is|and)\b|[fgy]'').*$/i, '').trim();
}

/** Derivatives of higher order, one after another. */
export const solveHigherDerivative: Method = ({ words }) => {
  const order = [...orders].reverse().find(([pattern]) => pattern.test(words))?.[1];
  if (order === undefined || place.test(words)) return null;
  let text = spellTrigonometry(bodyOf(words));
  let worked: Worked | null = null;
  const steps = [];
  for (let i = 0; i < order; i += 1) {
    worked = solveDerivative(mathRequest(`derivative of ${text}`));
    if (!worked) return null;
    steps.push(...worked.chain.steps);
    text = worked.answer;
  }
  return worked && { ...worked, chain: { ...worked.chain, steps } };
};

const asksSlope = /\bimplicit|\bdy\/dx\b|\by'|\bslope of the (?:curve|tangent)/i;

/** dy/dx of a curve that is given by an equation in x and y. */
export const solveImplicit: Method = ({ words }) => {
  if (!asksSlope.test(words) || !words.includes('=') || /\by\s*=\s*[^=]*$/i.test(words) || place.test(words))
    return null;
  // A point asks for the slope there.
  if (/\(\s*-?\d[^()]*,\s*-?\d[^()]*\)/.test(words)) return null;
  const typed = words
    .replace(
      /^.*?\b(?:(?:if|for|of|when|given|on|differentiation:?)\s+|dy\/dx[\s,;:]+(?=[^=]*[xy][^=]*=))(?=[-(\dxyscl])/i,
      '',
    )
    .replace(/[,;.]?\s*(?:find|by implicit|using|what is).*$/i, '')
    .replace(/^(?:implicitly )?differentiate\s*(?:implicitly)?:?\s*/i, '');
  const read = parseMath(spellTrigonometry(typed.trim()));
  if (!read.ok || read.node.kind !== 'relation' || read.node.signs.join('') !== '=') return null;
  const [left, right] = read.node.sides;
  if (!left || !right || variablesOf(read.node).join() !== 'x,y') return null;
  const difference: MathNode = { kind: 'add', terms: [left, { kind: 'negate', of: right }] };
  const [byX, byY] = [differentiate(difference, 'x'), differentiate(difference, 'y')];
  if (!byX || !byY) return null;
  const [p, q] = [tidy(byX), tidy(byY)];
  const m: MathNode = { kind: 'variable', name: 'm' };
  const chain = startChain(writeMath(read.node));
  const front = q.kind === 'add' ? `(${writeMath(q)})` : writeMath(q);
  addStep(chain, `${writeMath(p)} + ${front} · m = 0`, {
    rule: 'differentiate-both-sides',
    proof: 'implicit',
  });
  const slope = tidy({ kind: 'divide', top: { kind: 'negate', of: p }, bottom: q });
  addStep(chain, writeMath({ kind: 'relation', sides: [m, slope], signs: ['='] }), {
    rule: 'solve-for-slope',
    proof: 'solved-for',
  });
  const answer = writeMath(slope);
  const at = new Map([
    ['x', numberNode(rational(2))],
    ['y', numberNode(rational(3))],
  ]);
  const put = (node: MathNode): string => writeMath(replaceVariables(node, at));
  const claim = `${put(p)} + (${put(q)}) · (${put(slope)}) = 0`;
  return { kind: 'derivative', chain, answer, check: [{ claim, holds: true }] };
};
