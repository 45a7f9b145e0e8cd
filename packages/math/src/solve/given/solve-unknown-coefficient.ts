import { variablesOf } from '../../algebra/variables-of.ts';
import { parseMath } from '../../read/parse.ts';
import { writeMath } from '../print/write-math.ts';
import { replaceVariables } from '../tree/replace-variables.ts';

const divisor = String.raw`\(?\s*(?<x>[a-z])\s*(?<sign>[+-])\s*(?<a>\d+)\s*\)?`;
const name = String.raw`(?:the polynomial )?(?:[a-zA-Z]\([a-z]\) ?= ?)?`;
const end = String.raw`(?=[,.;?]?\s*(?:$|(?:then |please )?(?:find|what|determine|solve)\b))`;
const tells: readonly RegExp[] = [
  new RegExp(String.raw`${divisor} (?:is|be|to be) a factor of ${name}(?<p>[^,;?]+?)${end}`, 'i'),
  new RegExp(
    String.raw`(?:when )?${name}(?<p>[^,;?]*[a-z][^,;?]*?) is divided by ${divisor},? (?:(?:and |then )?the remainder is|(?:it )?(?:has|leaves|gives) (?:a )?remainder (?:of )?)\s*(?<r>-?\d+)${end}`,
    'i',
  ),
  new RegExp(
    String.raw`the remainder (?:of|when) ${name}(?<p>[^,;?]*?[a-z][^,;?]*?)(?: is)? divided by ${divisor} is (?<r>-?\d+)${end}`,
    'i',
  ),
  new RegExp(
    String.raw`${name}(?<p>[^,;?]*?[a-z][^,;?]*?),? (?:has|leaves|gives) (?:a |the )?remainder (?:of )?(?<r>-?\d+) (?:when|if) (?:it is )?divided by ${divisor}${end}`,
    'i',
  ),
];
const asks =
  /\b(?:find|what is|whats|what's|what|determine|solve for)(?: (?:the )?(?:value|number)(?: of)?)? ([a-z])\b(?! ?[-+^=])/i;
const before =
  /^(?:find|what is|whats|what's|determine|for what value of|for what)(?: (?:the )?values?(?: of)?)? [a-z]\b,? ?(?:is|so that|such that|if|for which|when|that makes?)? /i;

/** A letter in a polynomial with a known factor or remainder: the polynomial at the zero of the divisor is the remainder. */
export function solveUnknownCoefficient(text: string): string | null {
  const plain = text.replace(/[−–]/g, '-').replace(/\s+/g, ' ').trim();
  const wanted = asks.exec(plain)?.[1] ?? /\bfor what(?: values? of)? ([a-z])\b/i.exec(plain)?.[1];
  const told = plain.replace(before, '').replace(/^(?:if|given that|suppose(?: that)?) /i, '');
  const found = tells.map((one) => one.exec(told)).find((one) => one !== null && one.index === 0)?.groups;
  const { x = '', sign, a = '', p = '', r = '0' } = found ?? {};
  const read = parseMath(p.replace(/[.\s]+$/, ''));
  if (wanted === undefined || wanted === x || !read.ok) return null;
  const names = variablesOf(read.node);
  if (names.length !== 2 || !names.includes(x) || !names.includes(wanted)) return null;
  const zero = parseMath(sign === '-' ? a : `-${a}`);
  if (!zero.ok) return null;
  return `solve ${writeMath(replaceVariables(read.node, new Map([[x, zero.node]])))} = ${r} for ${wanted}`;
}
