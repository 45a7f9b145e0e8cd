import { formulasOf } from '../exercises/exercise.ts';
import type { Method } from '../proof/chain.ts';

const geometryBy = formulasOf('geometry');

const polygons: readonly (readonly [string, number])[] = [
  ['triangle', 3],
  ['quadrilateral', 4],
  ['pentagon', 5],
  ['hexagon', 6],
  ['heptagon', 7],
  ['septagon', 7],
  ['octagon', 8],
  ['nonagon', 9],
  ['decagon', 10],
  ['hendecagon', 11],
  ['dodecagon', 12],
];

/** How many sides a polygon has that is called by name or by their number; null where none is called. */
export function sidesOfPolygon(words: string): number | null {
  const counted =
    /\b(\d{1,3})[- ]?(?:sided(?: regular)? polygon|gon|sides)\b|\bpolygon with (\d{1,3}) sides\b/i.exec(
      words,
    );
  if (counted) return Number(counted[1] ?? counted[2]);
  return polygons.find(([name]) => new RegExp(String.raw`\b${name}\b`, 'i').test(words))?.[1] ?? null;
}

const sum =
  /\b(?:sum of (?:all |of |the |its |measures |(?:angle )?measurements )*(?:interior |inside )?angles?(?: measures)?|(?:interior )?angle sum|sum of (?:the |its )?(?:interior )?angle measures|(?:interior |inside )?angles (?:of (?:a|the) polygon )?(?:that )?(?:add up to|sum to|total))\b[^\d]*(\d{3,5})\b|\b(\d{3,5})(?:°| degrees)? (?:interior )?angle sum\b/i;

/** The diagonals of a polygon, and its number of sides from the sum of its angles. */
export const solvePolygon: Method = ({ words }) => {
  const numbers = (words.match(/\d+(?:\.\d+)?/g) ?? []).length;
  if (/\bhow many sides\b|\bnumber of sides\b/i.test(words)) {
    const [, behind, before] = sum.exec(words) ?? [];
    const s = behind ?? before;
    if (s === undefined || numbers !== 1 || /\bexterior\b/i.test(words)) return null;
    return geometryBy('n = S/180 + 2', { S: s }, 'polygon-angles', (value) =>
      /^\d+$/.test(value) ? value : null,
    );
  }
  const n = /\b(?:how many|number of)\b.*\bdiagonals\b/i.test(words) ? sidesOfPolygon(words) : null;
  if (
    n === null ||
    n < 4 ||
    numbers > (/\d/.test(words) ? 1 : 0) ||
    /\b(?:one|each|a single|a) (?:vertex|corner)\b/i.test(words)
  )
    return null;
  return geometryBy('d = n · (n - 3)/2', { n: `${n}` }, 'diagonals-of-polygon');
};
