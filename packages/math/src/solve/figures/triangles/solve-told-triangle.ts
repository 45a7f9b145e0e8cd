import type { Exercised } from '../../exercises/exercise.ts';
import { asksText, type FigureText } from '../reading/read-figure.ts';
import { numbersIn } from '../reading/read-sizes.ts';
import { workTriangle } from './solve-triangle.ts';

const other =
  /\b(?:bisect\w*|median|altitude|height|midpoint|parallel\w*|similar|circle|centroid|midsegment|inscribed|exterior|prism|ratio|twice|more|less|longer than|shorter than|isosceles|equilateral|elevation|depression|shadow|cost|price|per|right)\b|\$|\bx\b/i;
const unitOf = (
  sizes: readonly { readonly unit: { readonly name: string; readonly power: number } | null }[],
): string | null => {
  const names = new Set(sizes.flatMap(({ unit }) => unit?.name ?? []));
  return names.size > 1 || sizes.some(({ unit }) => unit && unit.power !== 1) ? null : ([...names][0] ?? '');
};

/** Three sides, or two sides and the angle between them, told without letters. */
export function solveToldTriangle(figure: FigureText): Exercised | null {
  const { text } = figure;
  if (!/\btriang\w+\b/i.test(text) || other.test(text)) return null;
  const all = numbersIn(text);
  const words = asksText(figure);
  const angles = all.filter(({ angle }) => angle);
  const sides = all.filter(({ angle }) => !angle);
  const unit = unitOf(sides);
  if (unit === null) return null;
  const [a, b, c] = sides.map(({ value }) => value);
  if (angles.length === 0 && a && b && c)
    return bySides(
      [a, b, c],
      sides.slice(3).map(({ value }) => value),
      { figure, words },
    );
  const [angle, second] = angles;
  if (!angle || second || sides.length !== 2 || !a || !b) return null;
  if (
    !/\b(?:included|angle (?:in )?between|between (?:them|these|the (?:two )?sides|those|the two)|(?:they|that) (?:make|form|meet)|meet at|form(?:ing)? an angle)\b/i.test(
      text,
    )
  )
    return null;
  const elements = { a, b, C: angle.value };
  if (/\barea|\bhow much (?:land|space|cloth|surface)|\bhow big\b|square\b/i.test(words))
    return workTriangle({ elements, asked: 'K', unit }, figure);
  if (
    /\bthird side|\bother side|\bopposite side|\bmissing side|\bremaining side|\blength of the side opposite|\bside (?:opposite|across)/i.test(
      words,
    )
  )
    return workTriangle({ elements, asked: 'c', unit }, figure);
  if (/\bperimeter\b/i.test(words)) return workTriangle({ elements, asked: 'P', unit }, figure);
  return null;
}

type Rest = { readonly figure: FigureText; readonly words: string };

function bySides(
  sides: readonly string[],
  more: readonly string[],
  { figure, words }: Rest,
): Exercised | null {
  if (!/\bangles?\b/i.test(words)) return null;
  const numbers = sides.map(Number);
  const [named, again] = more;
  const pick = (): number => {
    if (
      /\b(?:largest|biggest|greatest)\b|\b(?:opposite|across from) (?:to )?(?:the )?(?:longest|largest)/i.test(
        words,
      )
    )
      return numbers.indexOf(Math.max(...numbers));
    if (/\bsmallest\b|\b(?:opposite|across from) (?:to )?(?:the )?(?:shortest|smallest)/i.test(words))
      return numbers.indexOf(Math.min(...numbers));
    if (named !== undefined && again === undefined && /\b(?:opposite|across|facing)\b/i.test(words))
      return sides.indexOf(named);
    if (named !== undefined && again !== undefined && /\b(?:between|formed by|included)\b/i.test(words))
      return sides.findIndex((side) => side !== named && side !== again);
    return -1;
  };
  const best = /largest|biggest|greatest|smallest|longest|shortest/i.test(words);
  if (best && more.length > 0) return null;
  const at = pick();
  const [x, y] = sides.filter((_, i) => i !== at);
  const z = sides[at];
  // Two equal sides leave open which of them is meant only where their angles differ, which they do not.
  if (at < 0 || x === undefined || y === undefined || z === undefined) return null;
  return workTriangle({ elements: { a: x, b: y, c: z }, asked: 'C', unit: '' }, figure);
}
