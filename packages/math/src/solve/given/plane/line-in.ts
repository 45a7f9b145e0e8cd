import { variablesOf } from '../../../algebra/variables-of.ts';
import { evaluateExact } from '../../../judge/equivalent.ts';
import { negateRational, type Rational, rational } from '../../../rational/rational.ts';
import { fractionText } from '../../exercises/polynomial-shape.ts';
import { relationIn } from '../read-given.ts';

/** A·x + B·y = C */
export type Line = { readonly A: Rational; readonly B: Rational; readonly C: Rational };

/** The line an equation in x and y stands for; null for curves. */
export function lineIn(piece: string): Line | null {
  const relation = relationIn(piece);
  if (relation?.signs.join('') !== '=' || !/^(?:x|y|x,y)$/.test(variablesOf(relation).join())) return null;
  const [left = '', right = ''] = piece.split('=');
  const at = (x: number, y: number): Rational | null =>
    evaluateExact(
      `(${left}) - (${right})`
        .replace(/([\dxy)])\s*(?=[xy(])/g, '$1·')
        .replace(/(?<![a-z])[xy](?![a-z])/g, (letter) => `(${letter === 'x' ? x : y})`)
        .replace(/\)\s*(?=\()/g, ')·'),
    );
  const [c, px, py, probe, mixed] = [at(0, 0), at(1, 0), at(0, 1), at(2, 3), at(-3, 5)];
  if (!c || !px || !py || !probe || !mixed) return null;
  const minus = (a: Rational, b: Rational): Rational => rational(a.n * b.d - b.n * a.d, a.d * b.d);
  const line = { A: minus(px, c), B: minus(py, c), C: negateRational(c) };
  const fits = (x: number, y: number, value: Rational): boolean =>
    evaluateExact(
      `(${x})·(${fractionText(line.A)}) + (${y})·(${fractionText(line.B)}) - (${fractionText(line.C)}) - (${fractionText(value)})`,
    )?.n === 0n;
  return fits(2, 3, probe) && fits(-3, 5, mixed) ? line : null;
}
