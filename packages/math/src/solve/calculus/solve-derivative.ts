import { variablesOf } from '../../algebra/variables-of.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import { workNumber } from '../arithmetic/work-formula.ts';
import { combineTerms, monomialsOf, monomialsText } from '../polynomials/multiply-brackets.ts';
import { tidy } from '../polynomials/tidy.ts';
import type { RuleName } from '../print/rules.ts';
import { writeMath } from '../print/write-math.ts';
import { addSideSteps, addStep, type Chain, type Method, startChain, type Worked } from '../proof/chain.ts';
import { replaceVariables } from '../tree/replace-variables.ts';
import { provesDerivative } from './derivative-text.ts';
import { derivativeRule, differentiate, isConstant } from './differentiate.ts';

const request = /(?:\bderivative\s*(?:of|for)?|\bdifferentiate|\bd\/d([a-z])\s*(?:of)?)\s*:?\s*(.+)$/i;
const primed = /\bdy\/d[a-z]\b|\b[fghy]\s*(?:'|′|prime)\s*(?:\(\s*[a-z]\s*\))?/i;
const defined = /(?:\b[fgh]\s*\(\s*[a-z]\s*\)|\by)\s*=\s*(.+)$/i;
const closing = /\s*(?:,|\bwith respect to [a-z]\b|\bfind (?:the derivative|[fghy]'.*|dy\/dx)\s*)+$/i;

function readBody(words: string): { body: string; letter?: string } | null {
  const found = request.exec(words);
  if (
    (!found && !primed.test(words)) ||
    /\b(?:second|third|2nd|3rd|nth|implicit|partial|anti-?derivative)\b|''|″/i.test(words)
  )
    return null;
  // A derivative that is given is not wanted.
  if (/\b(?:with|whose|have|has|having) (?:the |an? )?(?:first )?derivative\b(?! of)/i.test(words))
    return null;
  if (/=/.test(words.replace(defined, '')) || /\by\b.*=|=.*\by\b/.test(words.replace(/\by\s*=/, '')))
    return null;
  const letter = found?.[1] ?? /\bwith respect to ([a-z])\b/i.exec(words)?.[1];
  const rest = (found && !/^\W*(?:of\s*)?$/.test(found[2] ?? '') ? found[2] : undefined) ?? words;
  const body = (defined.exec(rest)?.[1] ?? defined.exec(words)?.[1] ?? rest)
    .replace(/\b(?:if|find|given|when)\b.*$/i, '')
    .replace(closing, '')
    .trim();
  return { body: body.replace(/^\[(.*)\]$/, '$1'), ...(letter === undefined ? {} : { letter }) };
}

const mark = (node: MathNode, letter: string): string => `d/d${letter}(${writeMath(node)})`;

function bracketed(node: MathNode): string {
  const text = writeMath(node);
  return node.kind === 'add' || node.kind === 'divide' || text.startsWith('-') ? `(${text})` : text;
}

/** The rule of the outermost operation, with the derivatives of the parts still to do; null where there are none. */
function openOnce(node: MathNode, letter: string): string | null {
  const open = node.kind === 'multiply' ? node.factors.filter((factor) => !isConstant(factor, letter)) : [];
  switch (node.kind) {
    case 'add':
      return node.terms
        .map((term, i) => {
          const negative = term.kind === 'negate';
          const text = mark(negative ? term.of : term, letter);
          return i === 0 ? `${negative ? '-' : ''}${text}` : ` ${negative ? '-' : '+'} ${text}`;
        })
        .join('');
    case 'multiply': {
      const [u, v, more] = open;
      if (!u || !v || more || node.factors.length !== 2) return null;
      return `${mark(u, letter)} · ${bracketed(v)} + ${bracketed(u)} · ${mark(v, letter)}`;
    }
    case 'divide': {
      if (isConstant(node.bottom, letter)) return null;
      const [top, bottom] = [bracketed(node.top), bracketed(node.bottom)];
      const lower = bottom.startsWith('(') ? bottom : `(${bottom})`;
      return `(${mark(node.top, letter)} · ${bottom} - ${top} · ${mark(node.bottom, letter)})/${lower}^2`;
    }
    default:
      return null;
  }
}

const place = /,?\s*\b(?:at|when)\s+(?:([a-z])\s*=\s*|(?=-?\d))(-?\d+(?:\/\d+|\.\d+)?)/i;

/** The worked out derivative at a number. */
function valueAt(chain: Chain, letter: string, value: string): Worked | null {
  const [read, at] = [parseMath(chain.at), parseMath(value)];
  if (!read.ok || !at.ok) return null;
  const filled = replaceVariables(read.node, new Map([[letter, at.node]]));
  const start = writeMath(filled);
  addStep(chain, start, { rule: 'use-values', proof: { substitute: { [letter]: value } } });
  const side = startChain(start);
  const end = workNumber(side, filled);
  addSideSteps(chain, side, {});
  if (end === null) return null;
  return { kind: 'derivative', chain, answer: end, check: [{ claim: `${start} = ${end}`, holds: true }] };
}

/** `e^x` may be typed `exp(x)`; both are written as a power. */
function asPower(node: MathNode): MathNode {
  if (node.kind === 'call' && node.name === 'exp')
    return { kind: 'power', base: { kind: 'constant', name: 'e' }, exponent: node.of };
  if (node.kind === 'add') return { ...node, terms: node.terms.map(asPower) };
  return node.kind === 'multiply' ? { ...node, factors: node.factors.map(asPower) } : node;
}

function combined(node: MathNode): MathNode {
  const terms = monomialsOf(node);
  const read = terms && parseMath(monomialsText(combineTerms(terms)));
  return read?.ok ? read.node : node;
}

/** Polynomials are multiplied out, except where a power of a bracket reads better. */
function simplestText(node: MathNode, rule: RuleName): string {
  if (rule === 'derivative-chain') return writeMath(tidy(node));
  return writeMath(tidy(node.kind === 'divide' ? { ...node, top: combined(node.top) } : combined(node)));
}

/** Derivatives of polynomials, roots, sin, cos, tan, e^x and ln by the sum, product, quotient and chain rules. */
export const solveDerivative: Method = ({ words: typed }) => {
  const at = place.exec(typed);
  const words = at ? typed.replace(at[0], ' ').replace(/\s+/g, ' ').trim() : typed;
  const asked = readBody(words);
  const read = asked && parseMath(asked.body);
  if (!asked || !read?.ok || read.node.kind === 'relation') return null;
  const node = asPower(read.node);
  const names = variablesOf(node);
  const letter = asked.letter ?? (names.includes('x') ? 'x' : names[0]) ?? 'x';
  const result = differentiate(node, letter);
  if (!result) return null;
  const chain = startChain(mark(node, letter));
  const start = chain.at;
  const rule = derivativeRule(node, letter);
  const open = openOnce(node, letter);
  if (open !== null) addStep(chain, open, { rule, proof: 'derivative' });
  const inner = open === null ? rule : rule === 'derivative-sum' ? 'derivative-each' : 'derivative-parts';
  addStep(chain, writeMath(result), { rule: inner, proof: 'derivative' });
  const end = simplestText(result, rule);
  const before = chain.at;
  addStep(chain, end, { rule: 'simplify-expression', proof: 'numeric' });
  if (!chain.proven || !provesDerivative(start, chain.at)) return null;
  if (at) return (at[1] ?? letter) === letter ? valueAt(chain, letter, at[2] ?? '') : null;
  return {
    kind: 'derivative',
    chain,
    answer: chain.at,
    check: [{ claim: `${before} = ${chain.at}`, holds: true }],
  };
};
