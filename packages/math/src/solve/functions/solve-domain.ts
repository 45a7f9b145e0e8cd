import { exactValue } from '../../algebra/normal-form.ts';
import { someNode, variablesOf } from '../../algebra/variables-of.ts';
import { rational } from '../../rational/rational.ts';
import { rationalToFractionText } from '../../rational/rational-text.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import { workFormula } from '../arithmetic/work-formula.ts';
import { workLinear } from '../equations/solve-linear.ts';
import { solvePolynomialEquation } from '../equations/solve-polynomial-equation.ts';
import { readGiven } from '../given/read-given.ts';
import { solveSignTable } from '../given/solve-sign-table.ts';
import { writeMath } from '../print/write-math.ts';
import { type Method, startChain, type Worked } from '../proof/chain.ts';
import { coefficientsOf } from '../tree/side-terms.ts';
import { inAllOf, numbersOf, numbersText } from './runs-of-numbers.ts';

type Condition = { readonly kind: 'root' | 'log' | 'bottom'; readonly of: MathNode };

/** What has to be at least 0, above 0 or not 0. */
function conditionsOf(node: MathNode): readonly Condition[] {
  const found = new Map<string, Condition>();
  someNode(node, (inner) => {
    const condition: Condition | null =
      inner.kind === 'root' && inner.index % 2 === 0
        ? { kind: 'root', of: inner.of }
        : inner.kind === 'call' && (inner.name === 'ln' || inner.name === 'log')
          ? { kind: 'log', of: inner.of }
          : inner.kind === 'divide' && variablesOf(inner.bottom).length > 0
            ? { kind: 'bottom', of: inner.bottom }
            : null;
    if (condition && variablesOf(condition.of).length > 0)
      found.set(`${condition.kind} ${writeMath(condition.of)}`, condition);
    return false;
  });
  return [...found.values()];
}

/** A root under a fraction bar is neither negative nor 0, which is one condition. */
function joined(conditions: readonly Condition[]): readonly Condition[] {
  const under = conditions.flatMap(({ kind, of }) =>
    kind === 'bottom' && of.kind === 'root' && of.index % 2 === 0 ? [of] : [],
  );
  return conditions.flatMap((one) => {
    if (under.some((root) => root === one.of)) return [];
    const strict = one.kind === 'root' && under.some((root) => writeMath(root.of) === writeMath(one.of));
    return [strict ? { ...one, kind: 'log' as const } : one];
  });
}

function domainOf(node: MathNode): Worked | null {
  if (variablesOf(node).join() !== 'x') return null;
  const conditions = joined(conditionsOf(node));
  const [only, more] = conditions;
  if (!only) return null;
  return more ? domainOfAll(conditions) : domainBy(only);
}

/** Where every condition holds. */
function domainOfAll(conditions: readonly Condition[]): Worked | null {
  const parts = conditions.map(domainBy);
  const worked = parts.flatMap((part) => (part ? [part] : []));
  const sets = worked.map(({ answer }) => numbersOf(answer));
  if (worked.length !== parts.length || worked.length > 4 || !sets.every((one) => one !== null)) return null;
  const answer = numbersText(inAllOf(sets));
  if (answer === null) return null;
  const steps = worked.flatMap(({ chain }) => chain.steps);
  return {
    kind: 'function',
    chain: { at: steps.at(-1)?.to ?? '', steps, proven: worked.every(({ chain }) => chain.proven) },
    answer,
    check: worked.flatMap(({ check }) => [...check]),
  };
}

function domainBy(only: Condition): Worked | null {
  const zero: MathNode = { kind: 'number', value: rational(0), places: -1 };
  if (only.kind === 'bottom') {
    const solved = solvePolynomialEquation(`${writeMath(only.of)} = 0`);
    if (!solved || solved.roots === 'all' || solved.chain.steps.length === 0) return null;
    const answer =
      solved.roots.length === 0
        ? 'all numbers'
        : `all numbers except ${solved.roots.map((root) => `x = ${root}`).join(' and ')}`;
    const check = solved.roots.map((root) => ({
      claim: `${writeMath(only.of).replace(/x/g, `(${root})`)} = 0`,
      holds: true,
    }));
    return check.length === 0 ? null : { kind: 'function', chain: solved.chain, answer, check };
  }
  const relation = {
    kind: 'relation',
    sides: [only.of, zero],
    signs: [only.kind === 'root' ? '>=' : '>'],
  } as const;
  const chain = startChain(writeMath(relation));
  const worked = workLinear(chain, relation);
  if (!worked) {
    const bySigns = solveSignTable(readGiven(writeMath(relation)));
    return bySigns && bySigns.answer !== 'no solution' ? { ...bySigns, kind: 'function' } : null;
  }
  return { kind: 'function', chain, answer: worked.answer, check: worked.check };
}

/** b² - 4ac of a quadratic expression or equation, and what its sign says. */
function discriminant(words: string): Worked | null {
  const counted = /^how many (?:real )?(?:solutions|roots) does (.+?)(?: have)?$/i.exec(words)?.[1];
  const typed =
    counted ??
    /\bdiscriminant (?:of|for)\s+(?:the (?:quadratic )?(?:equation|function|expression)\s+)?(.+)$/i.exec(
      words,
    )?.[1];
  const read = typed === undefined ? null : parseMath(typed.replace(/^y\s*=|^f\(x\)\s*=/i, ''));
  if (!read?.ok) return null;
  const node = read.node;
  const [left, right] =
    node.kind === 'relation' && node.signs.join('') === '=' ? node.sides : [node, undefined];
  if (!left || (counted !== undefined && !right)) return null;
  const [letter, more] = variablesOf(node);
  const difference: MathNode = right ? { kind: 'add', terms: [left, { kind: 'negate', of: right }] } : left;
  const found = letter === undefined || more !== undefined ? null : coefficientsOf(difference, letter);
  const [c, b, a] = found ?? [];
  if (found?.length !== 3 || !a || !b || !c) return null;
  const [A, B, C] = [a, b, c].map(rationalToFractionText);
  const worked = workFormula({
    formula: 'D = b^2 - 4 · a · c',
    values: { a: A ?? '', b: B ?? '', c: C ?? '' },
    rule: 'discriminant',
  });
  const value = worked && parseMath(worked.value);
  const size = value?.ok ? exactValue(value.node) : null;
  if (!worked || !size) return null;
  const count = size.n > 0n ? '2' : size.n === 0n ? '1' : '0';
  return {
    kind: 'quadratic',
    chain: worked.chain,
    answer: counted === undefined ? worked.value : count,
    check: worked.check,
  };
}

const request = /\bdomain\s*(?:of|for)\s*(?:the function\s*)?(?:[fgh]\s*\(\s*x\s*\)\s*=|y\s*=)?\s*(.+)$/i;

const noValue = 'undefined|not defined|meaningless';
const undefinedAt = new RegExp(
  String.raw`^(?:(?:(?:for|at) )?(?:what|which) (?:value(?:s|\(s\))?|number(?:s)?)?(?: ?of [a-z])? ?(?:is|are|makes?) (?:the (?:expression|function|fraction) )?(.+?) (?:${noValue})|(?:when|where) is (?:the (?:expression|function|fraction) )?(.+?) (?:${noValue})|(?:(?:find|what are|state|list|name) )?(?:the |any |all )*(?:excluded|restricted) values? (?:of|for) (?:[a-z] in )?(?:the (?:expression|function|fraction) )?(.+?))[\s.?]*$`,
  'i',
);

/** The places where a quotient has no value. */
function excluded(words: string): Worked | null {
  const body = undefinedAt.exec(words)?.slice(1).find(Boolean);
  const read = body === undefined ? null : parseMath(body);
  if (!read?.ok || read.node.kind === 'relation') return null;
  if (!conditionsOf(read.node).every(({ kind }) => kind === 'bottom')) return null;
  const worked = domainOf(read.node);
  const places = worked && /^all numbers except (.+)$/.exec(worked.answer)?.[1];
  return places ? { ...worked, answer: places.replaceAll(' and ', ' or ') } : null;
}

/** Where a function with one root, logarithm or quotient has a value or none, and discriminants. */
export const solveDomain: Method = ({ words }) => {
  const body = request.exec(words)?.[1];
  if (body === undefined) return excluded(words) ?? discriminant(words);
  const read = parseMath(body);
  return read.ok && read.node.kind !== 'relation' ? domainOf(read.node) : null;
};
