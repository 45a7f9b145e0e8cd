import { mapChildren } from '../../algebra/map-children.ts';
import { variablesOf } from '../../algebra/variables-of.ts';
import { rational } from '../../rational/rational.ts';
import type { MathNode } from '../../read/math-node.ts';
import { readText } from '../../read/parse.ts';
import type { AnswerKey } from '../answer-key.ts';
import { sameScalar } from '../number/same-number.ts';

const clause =
  /[\s,;(]+(?:(?:where|with|for)\s+)?(?:any |a |the )?(?:real )?(?:constant )?([CcKk])\s+(?:is|are|being|=|∈)\s*(?:an? |any |some |the )?(?:arbitrary |real |integration )?(?:constant|number|r)(?: of integration)?\s*\)?[\s.]*$/i;
const namesConstant = /^[CcKk]$/;

/** A sum without its constant of integration; null where it has none, or more than one. */
function withoutConstant(node: MathNode, variable: string | null): MathNode | null {
  if (node.kind !== 'add') return null;
  const constants = node.terms.filter(
    (term) => term.kind === 'variable' && namesConstant.test(term.name) && term.name !== variable,
  );
  const rest = node.terms.filter((term) => !constants.includes(term));
  if (constants.length !== 1 || rest.length === 0) return null;
  const [only] = rest;
  const sum: MathNode = rest.length === 1 && only ? only : { kind: 'add', terms: rest };
  return variablesOf(sum).some((name) => namesConstant.test(name) && name !== variable) ? null : sum;
}

const at = (node: MathNode, variable: string, value: bigint): MathNode =>
  node.kind === 'variable' && node.name === variable
    ? { kind: 'number', value: rational(value), places: 0 }
    : mapChildren(node, (inner) => at(inner, variable, value));

const less = (a: MathNode, b: MathNode): MathNode => ({
  kind: 'add',
  terms: [a, { kind: 'negate', of: b }],
});

/** Whether an answer is another antiderivative than that of the key: both end in a constant and differ by a number. */
export function sameAntiderivative(typed: string, { value, asked }: AnswerKey): boolean {
  if (asked !== undefined || !/\+\s*[Cc]\s*$/.test(value) || typed.length > 300) return false;
  const [wanted, given] = [
    value,
    typed.replace(clause, '').replace(/^\s*(?:[A-Z]\([a-z]\)|y|∫[^=]*)\s*=\s*/, ''),
  ].map((text) => {
    const read = readText(text, { commas: 'grouping', units: false, letters: 'xC' });
    return read.ok ? read.node : null;
  });
  if (!wanted || !given) return false;
  const [variable, ...more] = variablesOf(wanted).filter((name) => !namesConstant.test(name));
  if (variable === undefined || more.length > 0) return false;
  const [own, model] = [withoutConstant(given, variable), withoutConstant(wanted, variable)];
  if (!own || !model || variablesOf(own).some((name) => name !== variable)) return false;
  // The difference is the same number everywhere, and that number exists.
  const difference = less(own, model);
  return [1n, 2n].some((place) => {
    const number = at(difference, variable, place);
    return sameScalar(number, number) && sameScalar(difference, number);
  });
}
