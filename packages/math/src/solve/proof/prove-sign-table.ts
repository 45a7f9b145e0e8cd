import { numberValue } from '../../algebra/number-value.ts';
import { linksOf } from '../../algebra/same-relation.ts';
import { variablesOf } from '../../algebra/variables-of.ts';
import type { MathNode, RelationSign } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import { fractionOf } from '../polynomials/fraction-of.ts';
import { realZeros } from './real-zeros.ts';

/** `poles` are the places where a bottom is 0, so that the statement says nothing there. */
type Link = {
  readonly difference: MathNode;
  readonly sign: RelationSign;
  readonly zeros: readonly number[];
  readonly poles: readonly number[];
};

const near = (a: number, b: number): boolean => Math.abs(a - b) < 1e-8 * Math.max(1, Math.abs(a));

function linksIn(node: MathNode, letter: string): readonly Link[] | null {
  if (node.kind !== 'relation') return null;
  const links = linksOf(node).map(({ difference, sign }): Link | null => {
    const fraction = fractionOf(difference, letter);
    if (fraction) {
      // A difference of 0 is 0 everywhere.
      const zeros = fraction.top.length === 0 ? [] : realZeros(fraction.top);
      return { difference, sign, zeros, poles: realZeros(fraction.bottom) };
    }
    return irrationalEnd(difference, sign, letter);
  });
  return links.every((link) => link !== null) ? links : null;
}

/** x < 1 + √2 turns where its sides are equal; found as a straight line. */
function irrationalEnd(difference: MathNode, sign: RelationSign, letter: string): Link | null {
  const at = (x: number): number => numberValue(difference, new Map([[letter, x]]));
  const [a, b, c] = [at(0), at(1), at(2)];
  if (![a, b, c].every(Number.isFinite) || !near(b - a, c - b) || near(b, a)) return null;
  return { difference, sign, zeros: [-a / (b - a)], poles: [] };
}

function holds(value: number, sign: RelationSign): boolean {
  if (!Number.isFinite(value)) return false;
  if (value === 0) return sign === '=' || sign === '<=' || sign === '>=';
  return sign === '!=' || (sign.startsWith('<') ? value < 0 : sign.startsWith('>') && value > 0);
}

/** Statements joined by `or`, each of links that hold together. */
function readStatement(text: string, letter: string): readonly (readonly Link[])[] | null {
  const parts = text.split(' or ').map((part) => {
    const read = parseMath(part);
    return read.ok ? linksIn(read.node, letter) : null;
  });
  return parts.every((part) => part !== null) ? parts : null;
}

/** Both statements change only where a top or a bottom is 0, so they are compared there, between and beyond. */
export function provesSignTable(from: string, to: string): boolean {
  const read = parseMath(from);
  const [letter, more] = read.ok ? variablesOf(read.node) : [];
  if (letter === undefined || more !== undefined) return false;
  const [left, right] = [readStatement(from, letter), readStatement(to, letter)];
  if (!left || !right) return false;
  const ends = [...left, ...right].flat().flatMap(({ zeros, poles }) => [...zeros, ...poles]);
  const sorted = ends
    .toSorted((a, b) => a - b)
    .filter((end, i, all) => i === 0 || !near(all[i - 1] ?? 0, end));
  const [first = 0, last = 0] = [sorted[0], sorted.at(-1)];
  const between = sorted.map((end, i) => (end + (sorted[i + 1] ?? end + 2)) / 2);
  const truth = (statement: readonly (readonly Link[])[], x: number, isEnd: boolean): boolean =>
    statement.some((links) =>
      links.every(({ difference, sign, zeros, poles }) => {
        if (isEnd && poles.some((pole) => near(pole, x))) return false;
        const isZero = isEnd && zeros.some((zero) => near(zero, x));
        return holds(isZero ? 0 : numberValue(difference, new Map([[letter, x]])), sign);
      }),
    );
  return (
    [first - 1, ...between, last + 1].every((x) => truth(left, x, false) === truth(right, x, false)) &&
    sorted.every((x) => truth(left, x, true) === truth(right, x, true))
  );
}
