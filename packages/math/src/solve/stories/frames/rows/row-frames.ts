import { evaluateExact } from '../../../../judge/equivalent.ts';
import { byFormula, together } from '../../../exercises/exercise.ts';
import { regex } from '../../../reading/regex.ts';
import type { Frame } from '../frame.ts';

const kinds = '((?:(?:positive|negative|even|odd|whole|natural|page|house|room|non-?negative) ){0,3})';
const row = regex`#? ?(?:positive |negative )?consecutive ${kinds}(?:integers?|numbers?|ints?)\b`;
const product =
  /(?:,? ?(?:and )?(?:whose|with an?|have an?|has an?|that have an?|the|their|its))?(?: |^)?product(?: of)?[^.?!#]*?#|\bmultipl(?:y|ied)(?: together)?(?: to(?: (?:get|give|make))?| give| gives)? #/;
const squares =
  /\b(?:sum of (?:the )?(?:their )?squares[^.?!#]*?#|squares[^.?!#]*?\b(?:add(?: up)? to|sum(?: (?:is|of|to))?|total)\b[^.?!#]*?#)/;

/** Which integers of a row a text wants; null where it says two things. */
function signOf(text: string): ((least: bigint, most: bigint) => boolean) | null {
  const [up, whole, down] = [
    /\b(?:positive|natural|page|house|room)\b/.test(text),
    /\bwhole\b|\bnon-?negative\b/.test(text),
    /(?<!non-?)\bnegative\b/.test(text.replace(/non-?negative/g, '')),
  ];
  if (down && (up || whole)) return null;
  return (least, most) => (up ? least > 0n : whole ? least >= 0n : down ? most < 0n : true);
}

const rowText = (values: readonly bigint[]): string =>
  `${values.slice(0, -1).join(', ')} and ${values.at(-1)}`;

/** Integers that follow each other, by their product or by the sum of their squares: all of them, one of them or their sum. */
export const consecutive: Frame = ({ text, numbers, question }, ask) => {
  const told = row.exec(text);
  const counted = numbers.find(({ around }) => /@ (?:positive |negative )?consecutive\b/.test(around));
  const [total, more] = numbers.filter((one) => one !== counted);
  const size = counted === undefined ? '' : counted.value;
  if (!told || !total || more || !/^[23]$/.test(size) || !/^\d+$/.test(total.value)) return null;
  const named = text.replace(told[0], ' row ');
  const [bySquares, byProduct] = [squares.exec(named), product.exec(named)];
  const relation = bySquares ?? byProduct;
  if (!relation || (bySquares && /\bproduct\b/.test(text)) || (!bySquares && size !== '2')) return null;
  // What stands beside the relation and the row asks, and names no other quantity of them.
  const rest = named.replace(relation[0], ' ');
  if (
    /\b(?:than|twice|times|difference|ratio|mean|average|reciprocals?|squares?|product|plus|minus|increased|decreased|add(?:ed)?|subtract\w*|divided|first|second|third|middle)\b/.test(
      rest,
    ) ||
    /\b(?:more|less|of the first|of the second)\b/.test(relation[0])
  )
    return null;
  const asksSum = /\b(?:find|what is|what's|whats) (?:their|the) sum\b/.test(rest);
  if (!asksSum && /\bsum\b/.test(rest)) return null;
  const large = /\b(?:larger|largest|greater|greatest|bigger|biggest|higher)\b/.test(question);
  const small = /\b(?:smaller|smallest|lesser|least|lower)\b/.test(question);
  const sign = signOf(text);
  const [even, odd] = [/\beven\b/.test(text), /\bodd\b/.test(text)];
  if (!sign || (even && odd) || (large && small)) return null;
  const step = even || odd ? 2n : 1n;
  const all = Array.from({ length: Number(size) }, (_, i) => BigInt(i) * step);
  const factors = all.map((by) => (by === 0n ? 'n' : `(n + ${by})`));
  const solved = ask(
    `solve ${bySquares ? factors.map((one) => `${one}^2`).join(' + ') : `n${factors[1]}`} = ${total.value}`,
  );
  const roots = solved?.answer.split(' or ').map((one) => evaluateExact(one.replace(/^n = /, ''))) ?? [];
  const rows = roots.flatMap((root) => {
    if (root?.d !== 1n) return [];
    const values = all.map((by) => root.n + by);
    const isKind = !(even || odd) || ((root.n % 2n) + 2n) % 2n === (odd ? 1n : 0n);
    return isKind && sign(values[0] ?? 0n, values.at(-1) ?? 0n) ? [values] : [];
  });
  const [found, other] = rows.sort((a, b) => Number((b[0] ?? 0n) - (a[0] ?? 0n)));
  if (!solved || !found) return null;
  if (asksSum) {
    const names = ['a', 'b', 'c'].slice(0, found.length);
    const sum = byFormula({
      formula: `s = ${names.join(' + ')}`,
      values: Object.fromEntries(names.map((name, i) => [name, `${found[i]}`])),
      rule: 'put-together',
      kind: 'story',
    });
    return other || !sum ? null : together([solved, sum], { kind: 'story', answer: sum.answer });
  }
  if ((large || small) && other) return null;
  const answer = large ? `${found.at(-1)}` : small ? `${found[0]}` : rows.map(rowText).join(' or ');
  return together([solved], { kind: 'story', answer });
};
