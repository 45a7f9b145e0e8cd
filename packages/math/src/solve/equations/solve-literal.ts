import { variablesOf } from '../../algebra/variables-of.ts';
import { rational } from '../../rational/rational.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import { combineTerms, type Monomial, monomialsOf, monomialsText } from '../polynomials/multiply-brackets.ts';
import { writeMath } from '../print/write-math.ts';
import { addStep, type Method, startChain } from '../proof/chain.ts';
import { replaceVariables } from '../tree/replace-variables.ts';

const asked = /\bfor\s+([a-zA-Z])\b/;
const request =
  /^(?:please\s+)?(?:solve|rearrange|rewrite|isolate)?\s*(?:the (?:equation|formula)\s*)?(?:for\s+[a-zA-Z]\s*(?:in|:|,)?\s*)?(.+?)(?:,?\s*(?:(?:and )?solve|rearrange|isolate)?\s*(?:it\s+)?for\s+[a-zA-Z])?$/i;

const power = ({ powers }: Monomial, letter: string): number => powers.get(letter) ?? 0;
const negated = ({ coefficient, powers }: Monomial): Monomial => ({
  coefficient: { n: -coefficient.n, d: coefficient.d },
  powers,
});

function without(term: Monomial, letter: string): Monomial {
  return { ...term, powers: new Map([...term.powers].filter(([name]) => name !== letter)) };
}

const bracketed = (text: string): string => (/ /.test(text) ? `(${text})` : text);
const below = (text: string): string => (/^(?:\w|\d+)$/.test(text) ? text : `(${text})`);

/** The other side over the front, one term at a time where the front is a number. */
function quotientText(rest: readonly Monomial[], front: readonly Monomial[]): string {
  const [only, more] = front;
  const number = only && !more && [...only.powers.values()].every((n) => n === 0);
  if (!number) return `${bracketed(monomialsText(rest))}/${below(monomialsText(front))}`;
  const scaled = rest.map(({ coefficient, powers }) => ({
    coefficient: rational(coefficient.n * only.coefficient.d, coefficient.d * only.coefficient.n),
    powers,
  }));
  return monomialsText(scaled);
}

/** A formula or an equation in several letters, solved for the one that is asked. */
export const solveLiteral: Method = ({ words }) => {
  const letter = asked.exec(words)?.[1];
  const body = letter === undefined ? undefined : request.exec(words)?.[1];
  const read = body === undefined ? null : parseMath(body);
  if (letter === undefined || !read?.ok || read.node.kind !== 'relation' || read.node.signs.join('') !== '=')
    return null;
  const names = variablesOf(read.node);
  const [left, right] = read.node.sides;
  if (!left || !right || names.length < 2 || !names.includes(letter)) return null;
  const difference: MathNode = { kind: 'add', terms: [left, { kind: 'negate', of: right }] };
  const typed = monomialsOf(difference);
  const terms = typed && combineTerms(typed);
  if (!terms?.every((term) => power(term, letter) <= 1)) return null;
  const withLetter = terms.filter((term) => power(term, letter) === 1);
  const rest = terms.filter((term) => power(term, letter) === 0).map(negated);
  const first = withLetter[0];
  if (!first) return null;
  const sign = first.coefficient.n < 0n;
  const [here, there] = [withLetter, rest].map((part) => (sign ? part.map(negated) : part));
  if (!here || !there) return null;
  const front = here.map((term) => without(term, letter));
  const chain = startChain(writeMath(read.node));
  addStep(chain, `${monomialsText(here)} = ${monomialsText(there)}`, {
    rule: 'letter-to-one-side',
    fill: { letter },
  });
  const front1 = monomialsText(front);
  if (front.length > 1)
    addStep(chain, `${letter}(${front1}) = ${monomialsText(there)}`, {
      rule: 'common-factor',
      fill: { factor: letter },
    });
  const answer = `${letter} = ${quotientText(there, front)}`;
  const by = front.every(({ powers }) => [...powers.values()].every((n) => n === 0))
    ? null
    : [`1/(${front1})`];
  if (front1 !== '1')
    addStep(chain, answer, { rule: 'divide-both-sides', fill: { number: front1 }, ...(by ? { by } : {}) });
  const value = parseMath(answer.slice(letter.length + 3));
  if (!value.ok || chain.at !== answer) return null;
  const claim = writeMath(replaceVariables(read.node, new Map([[letter, value.node]])));
  return { kind: 'literal-equation', chain, answer, check: [{ claim, holds: true }] };
};
