import { workFormula } from '../arithmetic/work-formula.ts';
import type { Method } from '../proof/chain.ts';
import { countNumbers } from '../question/read-quantities.ts';

const relation =
  /(?<!\b(?:squares?|cubes?|roots?|powers?|reciprocal|inverse) of )\b([a-z])\s+(?:varies|is)\s+(directly|inversely)(?:\s+proportional)?\s+(?:as|with|to)\s+([a-z])\b(?!\s*(?:\^|[²³]|squared|cubed|plus|minus|times))/i;
const given = /\b([a-z])\s*(?:=|is)\s*([-−]?\d+(?:\.\d+)?(?:\/\d+)?)/gi;

/** Two amounts with the same ratio, or with the same product, from one pair of them. */
export const solveVariation: Method = ({ words }) => {
  const [, first, way = '', second] = relation.exec(words) ?? [];
  const values = [...words.matchAll(given)].map(([, letter = '', value = '']) => ({ letter, value }));
  const [a, b, c, more] = values;
  if (!a || !b || !c || more || countNumbers(words) !== 3 || a.letter === b.letter) return null;
  if (![a, b, c].every(({ letter }) => letter === first || letter === second)) return null;
  const [other, like] = c.letter === a.letter ? [b, a] : [a, b];
  const asked = /\b(?:find|what is|determine)\s+(?:the value of )?([a-z])\b/i.exec(words)?.[1];
  if (asked !== other.letter) return null;
  const direct = /^d/i.test(way);
  const worked = workFormula({
    formula: `${asked} = ${direct ? 'k · c/b' : 'k · b/c'}`,
    values: { k: other.value, b: like.value, c: c.value },
    rule: direct ? 'same-ratio' : 'same-product',
  });
  if (!worked) return null;
  return { kind: 'story', chain: worked.chain, answer: `${asked} = ${worked.value}`, check: worked.check };
};
