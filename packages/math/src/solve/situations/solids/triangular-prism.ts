import { formulasOf } from '../../exercises/exercise.ts';
import { cutter } from '../../reading/cutter.ts';
import { numberText, plainNumber } from '../../reading/number-texts.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import type { Situation } from '../situation.ts';

const unit = '(?: ?(cm|mm|m|km|in|inches|inch|ft|feet|foot|yd|yards?|units?|meters?|centimeters?))?';
const n = `(${numberText})${unit}`;
const and = '(?:,| and|, and)';
const prismBy = formulasOf('geometry');

/** The surface of a prism on a right triangle whose three sides are told: both triangles and the three walls. */
export const triangularPrism: Situation = ({ text }) => {
  if (!/\btriangular prism\b/.test(text) || !/\bsurface area\b/.test(text) || !/\bright\b/.test(text))
    return null;
  const cut = cutter(text);
  const sides = cut.take(
    new RegExp(
      `\\b(?:(?:legs|sides)(?: of| are| that are| measuring)?|whose sides are) ${n}${and} ${n}(?:${and}(?: (?:an?|the))? (?:hypotenuse(?: of| is)? )?${n})`,
    ),
  );
  const length = cut.take(
    new RegExp(
      `\\b(?:prism|it) (?:is|measures) ${n} (?:long|high|tall|in length)|\\b(?:length|height)(?: of the prism)?(?: of| is|:)* ${n}|\\b${n} long\\b`,
    ),
  );
  const [a, , b, , c] = (sides ?? []).slice(1).map((one) => (one === undefined ? undefined : one));
  const l = length?.slice(1).find((one) => one !== undefined && /\d/.test(one));
  const units = [...(sides ?? []), ...(length ?? [])].filter(
    (one) => one !== undefined && new RegExp(`^${unit.slice(5, -2)}$`).test(one),
  );
  if (a === undefined || b === undefined || c === undefined || l === undefined) return null;
  const [x, y, z] = [a, b, c].map((one) => Number(plainNumber(one))).toSorted((p, q) => p - q);
  const isRight =
    x !== undefined && y !== undefined && z !== undefined && Math.abs(x * x + y * y - z * z) < 1e-9;
  const isBare =
    leavesNoRelation(cut.rest(), /^(?:total)$/) && !/\b(?:lateral|without|open|top)\b/.test(cut.rest());
  if (!isRight || !isBare || new Set(units).size > 1) return null;
  return prismBy(
    'S = a · b + (a + b + c) · l',
    { a: `${x}`, b: `${y}`, c: `${z}`, l: plainNumber(l) },
    'surface-formula',
    (value) => `${value} ${units[0] === undefined ? 'square units' : `${units[0]}^2`}`,
  );
};
