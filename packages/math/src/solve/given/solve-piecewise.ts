import { variablesOf } from '../../algebra/variables-of.ts';
import { parseMath } from '../../read/parse.ts';
import { type Ask, type Exercised, together } from '../exercises/exercise.ts';
import { writeMath } from '../print/write-math.ts';
import { replaceVariables } from '../tree/replace-variables.ts';
import type { Given } from './read-given.ts';

const branch =
  /([^{};,]+?)\s*,?\s*(?:if|for|when|where)?\s*x\s*(<=|>=|≤|≥|<|>)\s*(-?\d+(?:\.\d+)?(?:\/\d+)?)/gi;

/** A letter for which both rules of a function in two pieces have the same value where they meet. */
export function solvePiecewise({ text }: Given, ask: Ask): Exercised | null {
  if (!/\bcontinuous\b/i.test(text)) return null;
  const body = text
    .replace(/^.*?\b[a-z]\(x\)\s*=\s*/i, '')
    .replace(/^\s*\{/, '')
    .replace(/\band\b/gi, ';');
  const found = [...body.matchAll(branch)].slice(0, 3);
  const [first, second, third] = found;
  if (!first || !second || third || first[3] !== second[3]) return null;
  const [below, above] = [first, second].map(([, , sign = '']) => sign.startsWith('<') || sign === '≤');
  if (below === above) return null;
  const rules = [first, second].map(([, rule = '']) =>
    rule
      .replace(/^[\s,;:.]+/, '')
      .replace(/\b(?:if|for|when|where)\s*$/i, '')
      .trim(),
  );
  const reads = rules.map((rule) => parseMath(rule));
  if (!reads.every((read) => read.ok && read.node.kind !== 'relation' && read.node.kind !== 'list'))
    return null;
  const letters = [...new Set(reads.flatMap((read) => (read.ok ? variablesOf(read.node) : [])))].filter(
    (name) => name !== 'x',
  );
  const [letter, more] = letters;
  const place = first[3] ?? '';
  if (letter === undefined || more !== undefined) return null;
  const value = parseMath(place);
  if (!value.ok) return null;
  const [left, right] = reads.map((read) =>
    read.ok ? writeMath(replaceVariables(read.node, new Map([['x', value.node]]))) : '',
  );
  const solved = ask(`solve ${left} = ${right}`);
  if (!solved || !new RegExp(`^${letter} = `).test(solved.answer)) return null;
  return together([solved], { kind: 'limit', answer: solved.answer });
}
