import { exactValue } from '../../algebra/normal-form.ts';
import { variablesOf } from '../../algebra/variables-of.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import { workNumber } from '../arithmetic/work-formula.ts';
import { combineTerms, monomialsOf, monomialsText } from '../polynomials/multiply-brackets.ts';
import { writeMath } from '../print/write-math.ts';
import { addSideSteps, addStep, type Method, startChain, type Worked } from '../proof/chain.ts';
import { replaceVariables } from '../tree/replace-variables.ts';

const definition =
  /\b([fgh])\s*\(\s*([a-z])\s*\)\s*=\s*(.+?)(?=\s*(?:[;?]|,\s*(?:and\s+)?(?:[fgh]\s*\(|find|what|then|evaluate)|\.(?:\s|$)|\s+and\s+[fgh]\s*\(|\bfind\b|\bwhat\b|$))/gi;
const asked =
  /(?:\b([fgh])\s*\(\s*([fgh])\s*\(\s*([^()]+?)\s*\)\s*\)|\(?\s*\b([fgh])\s*[∘°o]\s*([fgh])\s*\)?\s*\(\s*([^()]+?)\s*\)|\(\s*\b([fgh])\s*([+\-*/·])\s*([fgh])\s*\)\s*\(\s*([^()]+?)\s*\))/i;

type Functions = ReadonlyMap<string, { readonly letter: string; readonly node: MathNode }>;

function readFunctions(words: string): Functions | null {
  const found = new Map<string, { letter: string; node: MathNode }>();
  for (const [, name = '', letter = '', body = ''] of words.matchAll(definition)) {
    const read = parseMath(body.replace(/[\s,]+$/, ''));
    if (!read.ok || read.node.kind === 'relation' || read.node.kind === 'list') return null;
    if (variablesOf(read.node).some((other) => other !== letter)) return null;
    found.set(name.toLowerCase(), { letter, node: read.node });
  }
  return found.size > 0 ? found : null;
}

function openSum(node: MathNode): string | null {
  const terms = monomialsOf(node);
  return terms && monomialsText(combineTerms(terms));
}

/** f(g(x)) with the inner function put in, multiplied out where it is a polynomial. */
function composed(
  functions: Functions,
  { outer, inner, at }: { outer: string; inner: string; at: string },
): Worked | null {
  const [f, g] = [functions.get(outer), functions.get(inner)];
  const place = parseMath(at);
  if (!f || !g || !place.ok) return null;
  const number = exactValue(place.node);
  if (number) {
    const first = startChain(writeMath(g.node));
    const filled = replaceVariables(g.node, new Map([[g.letter, place.node]]));
    addStep(first, writeMath(filled), { rule: 'use-values', proof: { substitute: { [g.letter]: at } } });
    const side = startChain(writeMath(filled));
    const middle = workNumber(side, filled);
    addSideSteps(first, side, {});
    const read = middle === null ? null : parseMath(middle);
    if (middle === null || !read?.ok) return null;
    const second = startChain(writeMath(f.node));
    const last = replaceVariables(f.node, new Map([[f.letter, read.node]]));
    addStep(second, writeMath(last), { rule: 'use-values', proof: { substitute: { [f.letter]: middle } } });
    const end = startChain(writeMath(last));
    const value = workNumber(end, last);
    addSideSteps(second, end, {});
    if (value === null) return null;
    const chain = {
      ...second,
      steps: [...first.steps, ...second.steps],
      proven: first.proven && second.proven,
    };
    return {
      kind: 'function',
      chain,
      answer: value,
      check: [{ claim: `${writeMath(last)} = ${value}`, holds: true }],
    };
  }
  if (writeMath(place.node) !== g.letter) return null;
  const chain = startChain(writeMath(f.node));
  const whole = replaceVariables(f.node, new Map([[f.letter, g.node]]));
  addStep(chain, writeMath(whole), {
    rule: 'compose',
    proof: { substitute: { [f.letter]: writeMath(g.node) } },
  });
  const open = openSum(whole);
  if (open !== null) addStep(chain, open, { rule: 'multiply-out' });
  return finishAtTwo(chain, whole, g.letter);
}

/** The result tested at 2 in the expression it came from. */
function finishAtTwo(chain: ReturnType<typeof startChain>, whole: MathNode, letter: string): Worked | null {
  const two = parseMath('2');
  const result = parseMath(chain.at);
  if (!two.ok || !result.ok) return null;
  const put = (node: MathNode): string => writeMath(replaceVariables(node, new Map([[letter, two.node]])));
  return {
    kind: 'function',
    chain,
    answer: chain.at,
    check: [{ claim: `${put(whole)} = ${put(result.node)}`, holds: true }],
  };
}

/** (f + g)(x), (f - g)(x), (f · g)(x) and (f / g)(x). */
function joined(
  functions: Functions,
  { left, sign, right, at }: { left: string; sign: string; right: string; at: string },
): Worked | null {
  const [f, g] = [functions.get(left), functions.get(right)];
  if (!f || !g || f.letter !== g.letter) return null;
  const place = parseMath(at);
  if (!place.ok) return null;
  const node: MathNode =
    sign === '/'
      ? { kind: 'divide', top: f.node, bottom: g.node }
      : sign === '*' || sign === '·'
        ? { kind: 'multiply', factors: [f.node, g.node] }
        : { kind: 'add', terms: [f.node, sign === '-' ? { kind: 'negate', of: g.node } : g.node] };
  const chain = startChain(writeMath(node));
  if (exactValue(place.node)) {
    const filled = replaceVariables(node, new Map([[f.letter, place.node]]));
    addStep(chain, writeMath(filled), { rule: 'use-values', proof: { substitute: { [f.letter]: at } } });
    const side = startChain(writeMath(filled));
    const value = workNumber(side, filled);
    addSideSteps(chain, side, {});
    return value === null
      ? null
      : {
          kind: 'function',
          chain,
          answer: value,
          check: [{ claim: `${writeMath(filled)} = ${value}`, holds: true }],
        };
  }
  const open = sign === '/' ? null : openSum(node);
  if (writeMath(place.node) !== f.letter || open === null) return null;
  addStep(chain, open, { rule: 'combine-like-terms' });
  return finishAtTwo(chain, node, f.letter);
}

/** Functions put into each other or joined by a sign, as an expression or at a number. */
export const solveTwoFunctions: Method = ({ words }) => {
  const functions = readFunctions(words);
  const rest = words.replace(definition, ' ');
  const found = functions && asked.exec(rest);
  if (!functions || !found) return null;
  const [, outer, inner, at, outer2, inner2, at2, left, sign, right, at3] = found;
  const low = (name: string | undefined): string => (name ?? '').toLowerCase();
  if (left !== undefined)
    return joined(functions, { left: low(left), sign: sign ?? '+', right: low(right), at: at3 ?? '' });
  return composed(functions, {
    outer: low(outer ?? outer2),
    inner: low(inner ?? inner2),
    at: at ?? at2 ?? '',
  });
};
