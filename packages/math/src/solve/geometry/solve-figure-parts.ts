import { evaluateExact } from '../../judge/equivalent.ts';
import { workFormula } from '../arithmetic/work-formula.ts';
import type { Method, Worked } from '../proof/chain.ts';
import { allQuantities, countNumbers, sharedUnit, withUnit } from '../question/read-quantities.ts';
import type { Request } from '../question/request.ts';
import { partFormulas } from './geometry-formulas.ts';
import { finish, isInAnother, namedValues } from './solve-geometry.ts';
import { sidesOfPolygon } from './solve-polygon.ts';

/** A size told by another size is not the size itself. */
const byComparison =
  /\b(?:twice|double|triple|times (?:as|its|the)|(?:more|less|longer|shorter|greater|wider|narrower|taller|fewer) than|which)\b/i;

function namedFormula({ words, asked }: Request): Worked | null {
  const plain = words.replace(/\bradius of the base\b/gi, 'radius').replace(/(\d)\s*°/g, '$1 degrees');
  for (const row of partFormulas) {
    if (asked === null || !row.asked.includes(asked) || !row.shape.test(words)) continue;
    const given = namedValues(plain, row);
    if (!given || countNumbers(words) !== given.quantities.length) continue;
    // The angle of an arc has no part in the unit of its length.
    const lengths = given.quantities.filter((_, i) => Object.keys(row.names)[i] !== 'a');
    const worked = finish(row, { ...given, quantities: lengths });
    if (worked) return worked;
  }
  return null;
}

/** Heron's formula, from three sides that make a triangle. */
function threeSides({ words, asked }: Request): Worked | null {
  if (asked !== 'area' || !/\btriangle\b/i.test(words) || !/\bsides?\b/i.test(words)) return null;
  const sizes = allQuantities(words);
  const [a, b, c, more] = sizes;
  const unit = sharedUnit(sizes);
  if (!a || !b || !c || more || unit === null || countNumbers(words) !== 3) return null;
  const [x, y, z] = sizes.map(({ value }) => Number(value));
  if (x === undefined || y === undefined || z === undefined || !(x + y > z && y + z > x && x + z > y))
    return null;
  const values = { a: a.value, b: b.value, c: c.value };
  const half = workFormula({ formula: 's = (a + b + c)/2', values, rule: 'half-perimeter' });
  const worked =
    half &&
    workFormula({
      formula: 'A = √(s · (s - a) · (s - b) · (s - c))',
      values: { ...values, s: half.value },
      rule: 'heron-formula',
    });
  if (!half || !worked) return null;
  const chain = { ...worked.chain, steps: [...half.chain.steps, ...worked.chain.steps] };
  return { kind: 'geometry', chain, answer: withUnit(worked.value, unit, 2), check: worked.check };
}

/** The sum of the inside angles of a polygon, one angle of a regular one, or the angles outside. */
function polygonAngles({ words, asked }: Request): Worked | null {
  if (asked !== 'angle' && asked !== 'angle-sum') return null;
  const n = sidesOfPolygon(words);
  if (n === null || n < 3 || n > 360 || /\d+\s*(?:°|degrees)/.test(words)) return null;
  const outside = /\b(?:exterior|outside|external)\b/i.test(words);
  const regular = /\bregular\b|\beach\b/i.test(words);
  if (countNumbers(words) > (/\d/.test(words) ? 1 : 0)) return null;
  if (asked === 'angle' && !regular) return null;
  const values = { n: `${n}` };
  const worked =
    asked === 'angle-sum'
      ? outside
        ? workFormula({ formula: 'S = n · (180 - (n - 2) · 180/n)', values, rule: 'exterior-angle-sum' })
        : workFormula({ formula: 'S = (n - 2) · 180', values, rule: 'polygon-angles' })
      : outside
        ? workFormula({ formula: 'a = 360/n', values, rule: 'exterior-angles' })
        : workFormula({ formula: 'a = (n - 2) · 180/n', values, rule: 'regular-angle' });
  const value = worked && evaluateExact(worked.value);
  return worked && value && value.n > 0n
    ? { kind: 'geometry', chain: worked.chain, answer: `${worked.value}°`, check: worked.check }
    : null;
}

/** Half circles and spheres, sectors and arcs, diagonals, triangles from three sides, and angles of polygons. */
export const solveFigureParts: Method = (request) =>
  byComparison.test(request.words) || isInAnother(request.words)
    ? null
    : (polygonAngles(request) ?? threeSides(request) ?? namedFormula(request));
