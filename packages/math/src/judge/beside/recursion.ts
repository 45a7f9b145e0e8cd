import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import { sameScalar } from '../number/same-number.ts';

/** How a sequence begins, and how a term (p for the one before) leads to the next. */
type Recursion = { readonly starts: ReadonlyMap<string, MathNode>; readonly rule: MathNode };

const clause =
  /[\s,;(]*(?:for |where |when |if )?(?:all )?n\s*(?:≥|>=|>|=)\s*\d(?:\s*,\s*\d)*(?:,?\s*(?:\.\.\.|…))?\s*\)?\s*$/i;
const isTerm = (letter: string, index: string): string =>
  String.raw`(?<![a-z])${letter}\s*(?:_\s*[({]?\s*|[({\[]\s*)?${index}(?:\s*[)}\]])?`;

/** One spelling of the terms: `t` for the nth, `p` for the one before it, `s` for the one after. */
function spelt(text: string): string | null {
  const letter = /(?<![a-z])([a-z])\s*(?:_\s*[({]?\s*|[({]\s*)?n/i.exec(text)?.[1];
  if (letter === undefined || /[tps]/i.test(text.replace(new RegExp(letter, 'gi'), ''))) return null;
  const put = (from: string, index: string, to: string): string =>
    from.replace(new RegExp(isTerm(letter, index), 'gi'), (_, at: number, whole: string) =>
      /[\d)a-z]\s*$/i.test(whole.slice(0, at)) ? `*${to}` : to,
    );
  return put(
    put(put(text, String.raw`n\s*-\s*1`, 'p'), String.raw`n\s*\+\s*1`, 's'),
    'n(?![a-z])',
    't',
  ).replace(new RegExp(isTerm(letter, String.raw`(\d)`), 'gi'), '@$1');
}

function readRecursion(text: string): Recursion | null {
  const plain = spelt(
    text
      .replace(/[−–]/g, '-')
      .replace(/₁/g, '_1')
      .replace(/ₙ₋₁/g, '_(n-1)')
      .replace(/ₙ/g, '_n')
      .replace(clause, ''),
  );
  const pieces = plain?.split(/\s*(?:[,;\n]|\band\b)\s*/i).filter((piece) => piece !== '') ?? [];
  const starts = new Map<string, MathNode>();
  let rule: MathNode | null = null;
  for (const piece of pieces) {
    const [left = '', right = '', ...more] = piece
      .replace(clause, '')
      .split('=')
      .map((side) => side.trim());
    // s = f(t) and t = f(p) say the same, unless the place itself is in the rule.
    const shifted = left === 's' && !/n|p/.test(right) ? right.replace(/t/g, 'p') : right;
    const read = parseMath(shifted);
    if (!read.ok || more.length > 0 || shifted === '') return null;
    if (/^@\d$/.test(left)) starts.set(left, read.node);
    else if ((left === 't' && /p/.test(shifted) && !/t/.test(shifted)) || (left === 's' && shifted !== right))
      rule = read.node;
    else return null;
  }
  return rule && starts.size === pieces.length - 1 ? { starts, rule } : null;
}

/** Whether two recursive rules are the same, with the same beginning; null where the key is none, or the answer cannot be read as one. */
export function sameRecursion(typed: string, value: string): boolean | null {
  if (typed.length > 150 || !/n\s*[-−+]\s*1|ₙ₋₁/.test(value)) return null;
  const [given, wanted] = [readRecursion(typed), readRecursion(value)];
  if (!given || !wanted) return null;
  const starts = [...wanted.starts].every(([place, first]) => {
    const own = given.starts.get(place);
    return own !== undefined && sameScalar(own, first);
  });
  return starts && given.starts.size === wanted.starts.size && sameScalar(given.rule, wanted.rule);
}
