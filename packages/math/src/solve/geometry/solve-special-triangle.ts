import { byFormula } from '../exercises/exercise.ts';
import type { RuleName } from '../print/rules.ts';
import type { Method } from '../proof/chain.ts';
import { countNumbers, quantityNamed, withUnit } from '../question/read-quantities.ts';

type Side = 'hypotenuse' | 'short' | 'long' | 'leg';

const isosceles = /\b45\s*°?\s*[-–,]\s*45\s*°?\s*[-–,]\s*90\b\s*°?/;
const half = /\b30\s*°?\s*[-–,]\s*60\s*°?\s*[-–,]\s*90\b\s*°?/;
const names: Readonly<Record<Side, string>> = {
  hypotenuse: 'hypotenuse',
  short: 'short(?:er|est)? (?:leg|side)',
  long: 'long(?:er)? (?:leg|side)',
  leg: '(?:each |the |one )?legs?',
};

/** Each side from each other one. */
const formulas: Readonly<Record<string, string>> = {
  'leg hypotenuse': 'c = a · √2',
  'hypotenuse leg': 'a = c · √2/2',
  'short hypotenuse': 'c = 2 · a',
  'short long': 'b = a · √3',
  'long hypotenuse': 'c = 2 · b · √3/3',
  'long short': 'a = b · √3/3',
  'hypotenuse short': 'a = c/2',
  'hypotenuse long': 'b = c · √3/2',
};

const letters: Readonly<Record<Side, string>> = { hypotenuse: 'c', short: 'a', long: 'b', leg: 'a' };

/** Sides of the half of a square and the half of an equilateral triangle, from one of them. */
export const solveSpecialTriangle: Method = ({ words }) => {
  const kind = isosceles.test(words) ? isosceles : half.test(words) ? half : null;
  if (!kind) return null;
  const rest = words.replace(kind, ' ').replace(/\b(?:(?:of|in) (?:an?|the)\s+)?triangle\b/gi, ' ');
  const sides: readonly Side[] = kind === isosceles ? ['hypotenuse', 'leg'] : ['hypotenuse', 'short', 'long'];
  if (countNumbers(rest) !== 1) return null;
  const known = sides.find((side) => quantityNamed(rest, names[side]));
  const size = known && quantityNamed(rest, names[known]);
  const asked = sides.filter(
    (side) => side !== known && new RegExp(String.raw`\b${names[side]}\b`, 'i').test(rest),
  );
  const [wanted, more] = asked;
  if (!known || !size || !wanted || more) return null;
  const rule: RuleName = kind === isosceles ? 'half-square' : 'half-equilateral';
  const formula = formulas[`${known} ${wanted}`];
  const values = { [letters[known]]: size.value };
  const says = (value: string): string => withUnit(value, size.unit, 1);
  return formula === undefined ? null : byFormula({ formula, values, rule, kind: 'geometry', says });
};
