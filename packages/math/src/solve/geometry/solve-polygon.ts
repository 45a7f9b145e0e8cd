import { workFormula } from '../arithmetic/work-formula.ts';
import type { Method } from '../proof/chain.ts';
import { sidesOfPolygon } from './more-formulas.ts';

const sum =
  /\b(?:sum of (?:all |the |its )*(?:interior |inside )?angles|(?:interior )?angle sum|(?:interior |inside )?angles (?:of (?:a|the) polygon )?(?:that )?(?:add up to|sum to|total))\b[^\d]*(\d{3,5})\b|\b(\d{3,5})(?:°| degrees)? (?:interior )?angle sum\b/i;

/** The diagonals of a polygon, and its number of sides from the sum of its angles. */
export const solvePolygon: Method = ({ words }) => {
  const numbers = (words.match(/\d+(?:\.\d+)?/g) ?? []).length;
  if (/\bhow many sides\b|\bnumber of sides\b/i.test(words)) {
    const [, behind, before] = sum.exec(words) ?? [];
    const s = behind ?? before;
    if (s === undefined || numbers !== 1 || /\bexterior\b/i.test(words)) return null;
    const worked = workFormula({ formula: 'n = S/180 + 2', values: { S: s }, rule: 'polygon-angles' });
    return worked && /^\d+$/.test(worked.value)
      ? { kind: 'geometry', chain: worked.chain, answer: worked.value, check: worked.check }
      : null;
  }
  const n = /\b(?:how many|number of)\b.*\bdiagonals\b/i.test(words) ? sidesOfPolygon(words) : null;
  if (
    n === null ||
    n < 4 ||
    numbers > (/\d/.test(words) ? 1 : 0) ||
    /\b(?:one|each|a single|a) (?:vertex|corner)\b/i.test(words)
  )
    return null;
  const worked = workFormula({
    formula: 'd = n · (n - 3)/2',
    values: { n: `${n}` },
    rule: 'diagonals-of-polygon',
  });
  return worked && { kind: 'geometry', chain: worked.chain, answer: worked.value, check: worked.check };
};
