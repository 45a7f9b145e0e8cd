import { exactValue } from '../../../algebra/normal-form.ts';
import { variablesOf } from '../../../algebra/variables-of.ts';
import {
  addRational,
  divideRational,
  multiplyRational,
  negateRational,
  type Rational,
  rational,
} from '../../../rational/rational.ts';
import { rationalToFractionText } from '../../../rational/rational-text.ts';
import type { MathNode } from '../../../read/math-node.ts';
import { parseMath } from '../../../read/parse.ts';
import { type Exercised, workedOut } from '../../exercises/exercise.ts';
import { rootText } from '../../print/exact-text.ts';
import { addStep, startChain } from '../../proof/chain.ts';
import { replaceVariables } from '../../tree/replace-variables.ts';
import { type Given, relationIn, saysOnly } from '../read-given.ts';

const text = rationalToFractionText;
const own =
  /^(?:convert|change|transform|rewrite|express|put|polar|rectangular|cartesian|equation|equations|coordinates?|form|into|standard|xy|terms)$/;

/** a and b of a · cos θ + b · sin θ, and what stands alone; null for anything else. */
function wave(node: MathNode): readonly [a: Rational, b: Rational, c: Rational] | null {
  const exact = exactValue(node);
  if (exact) return [rational(0), rational(0), exact];
  switch (node.kind) {
    case 'call': {
      if (node.of.kind !== 'variable' || node.of.name !== 'theta') return null;
      if (node.name === 'cos') return [rational(1), rational(0), rational(0)];
      return node.name === 'sin' ? [rational(0), rational(1), rational(0)] : null;
    }
    case 'negate': {
      const inner = wave(node.of);
      return inner && [negateRational(inner[0]), negateRational(inner[1]), negateRational(inner[2])];
    }
    case 'add': {
      const parts = node.terms.map(wave);
      if (!parts.every((part) => part !== null)) return null;
      return parts.reduce((p, q) => [
        addRational(p[0], q[0]),
        addRational(p[1], q[1]),
        addRational(p[2], q[2]),
      ]);
    }
    case 'multiply': {
      const open = node.factors.filter((factor) => exactValue(factor) === null);
      const [only, more] = open;
      const inner = only && !more ? wave(only) : null;
      const size = node.factors.reduce(
        (product, factor) => multiplyRational(product, exactValue(factor) ?? rational(1)),
        rational(1),
      );
      return (
        inner && [
          multiplyRational(size, inner[0]),
          multiplyRational(size, inner[1]),
          multiplyRational(size, inner[2]),
        ]
      );
    }
    default:
      return null;
  }
}

const half = (value: Rational): Rational => divideRational(value, rational(2));
const square = (value: Rational): Rational => multiplyRational(value, value);
const shifted = (name: string, by: Rational): string =>
  by.n === 0n
    ? `${name}^2`
    : `(${name} ${by.n < 0n ? '+' : '-'} ${text(by.n < 0n ? negateRational(by) : by)})^2`;
const term = (value: Rational, name: string): string =>
  value.n === value.d
    ? name
    : text(value) === '-1'
      ? `-${name}`
      : value.d === 1n
        ? `${text(value)}${name}`
        : `(${text(value)})${name}`;

function finish(
  from: string,
  steps: readonly (readonly [to: string, curve: boolean])[],
  claim: string,
  answer?: string,
): Exercised {
  const chain = startChain(from);
  for (const [to, curve] of steps)
    addStep(
      chain,
      to,
      curve ? { rule: 'polar-curve', proof: 'polar-curve' } : { rule: 'complete-both-squares' },
    );
  return { kind: 'graph', chain, answer: answer ?? chain.at, check: [{ claim, holds: true }] };
}

function toRectangular(typed: string, left: MathNode, right: MathNode): Exercised | null {
  if (left.kind === 'variable' && left.name === 'theta') {
    const shown = typed.replace(/theta/g, 'θ');
    const slope = workedOut(`tan(${shown.split('=')[1]?.trim()})`);
    const value = slope?.value;
    if (value === undefined || /[a-z]/.test(value)) return null;
    return finish(
      shown,
      [[`y = ${value === '1' ? '' : value === '-1' ? '-' : `(${value})`}x`, true]],
      `${value} = ${value} · 1`,
    );
  }
  if (left.kind !== 'variable' || left.name !== 'r') return null;
  const found = wave(right);
  if (!found) return null;
  const [a, b, c] = found;
  if (a.n === 0n && b.n === 0n) {
    const size = text(square(c));
    return c.n > 0n
      ? finish(`r = ${text(c)}`, [[`x^2 + y^2 = ${size}`, true]], `(${text(c)})^2 + 0^2 = ${size}`)
      : null;
  }
  if (c.n !== 0n) return null;
  const [h, k] = [half(a), half(b)];
  const flat = [a.n === 0n ? '' : term(a, 'x'), b.n === 0n ? '' : term(b, 'y')]
    .filter((part) => part !== '')
    .join(' + ')
    .replace('+ -', '- ');
  const size = text(addRational(square(h), square(k)));
  const circle = `${shifted('x', h)} + ${shifted('y', k)} = ${size}`;
  const spelled = `r = ${[a.n === 0n ? '' : `${text(a)} · cos(θ)`, b.n === 0n ? '' : `${text(b)} · sin(θ)`].filter((part) => part !== '').join(' + ')}`;
  return finish(
    spelled,
    [
      [`x^2 + y^2 = ${flat}`, true],
      [circle, false],
    ],
    `(${text(a)} - (${text(h)}))^2 + (0 - (${text(k)}))^2 = ${size}`,
  );
}

const special: readonly (readonly [slope: string, angle: string])[] = [
  ['1', 'pi/4'],
  ['-1', '3pi/4'],
  ['√3', 'pi/3'],
  ['-√3', '2pi/3'],
  ['√3/3', 'pi/6'],
  ['1/√3', 'pi/6'],
  ['-√3/3', '5pi/6'],
  ['0', '0'],
];

/** Values of an equation in x and y that tell a circle through the middle, or about it, from a line. */
function toPolar(typed: string, left: MathNode, right: MathNode): Exercised | null {
  const difference: MathNode = { kind: 'add', terms: [left, { kind: 'negate', of: right }] };
  const at = (x: string, y: string): Rational | null => {
    const [a, b] = [parseMath(x), parseMath(y)];
    return a.ok && b.ok
      ? exactValue(
          replaceVariables(
            difference,
            new Map([
              ['x', a.node],
              ['y', b.node],
            ]),
          ),
        )
      : null;
  };
  const [f, px, mx, py, my] = [at('0', '0'), at('1', '0'), at('-1', '0'), at('0', '1'), at('0', '-1')];
  if (!f || !px || !mx || !py || !my) return null;
  const two = (p: Rational, m: Rational): Rational => addRational(half(addRational(p, m)), negateRational(f));
  const one = (p: Rational, m: Rational): Rational => half(addRational(p, negateRational(m)));
  const [A, C, D, E] = [two(px, mx), two(py, my), one(px, mx), one(py, my)];
  const by = (value: Rational): Rational =>
    divideRational(negateRational(value), A.n === 0n ? rational(1) : A);
  if (A.n !== 0n && text(A) === text(C)) {
    if (D.n === 0n && E.n === 0n) {
      const size = by(f);
      const root = size.n > 0n ? rootText(size) : null;
      return root === null ? null : finish(typed, [[`r = ${root}`, true]], `(${root})^2 = ${text(size)}`);
    }
    if (f.n !== 0n) return null;
    const parts = [
      [by(D), 'cos(θ)'],
      [by(E), 'sin(θ)'],
    ] as const;
    const wavy = parts
      .flatMap(([value, name]) => (value.n === 0n ? [] : [`${text(value)} · ${name}`]))
      .join(' + ')
      .replace('+ -', '- ');
    return finish(typed, [[`r = ${wavy}`, true]], `${text(by(D))} = ${text(by(D))}`);
  }
  if (A.n !== 0n || C.n !== 0n) return null;
  if (f.n === 0n && D.n !== 0n && E.n !== 0n) {
    const slope = text(divideRational(negateRational(D), E));
    const angle = special.find(([value]) => value === slope)?.[1];
    return angle === undefined ? null : finish(typed, [[`θ = ${angle}`, true]], `tan(${angle}) = ${slope}`);
  }
  if (f.n === 0n) return null;
  if (D.n === 0n || E.n === 0n) {
    const size = text(divideRational(negateRational(f), D.n === 0n ? E : D));
    const name = D.n === 0n ? 'sin' : 'cos';
    return finish(
      typed,
      [[`r = ${size}/${name}(θ)`, true]],
      `${size} = ${size}`,
      `r = ${size} ${name === 'sin' ? 'csc' : 'sec'} θ`,
    );
  }
  return null;
}

/** Curves told in polar coordinates, in x and y, and the other way around. */
export function solvePolarEquations(given: Given): Exercised | null {
  if (!/\b(?:polar|rectangular|cartesian)\b/.test(given.says) || !saysOnly(given, own)) return null;
  const pieces = given.math.flatMap((piece) =>
    piece.includes('=') ? [piece.replace(/\btheta\b/gi, 'θ')] : [],
  );
  const [piece, more] = pieces;
  const relation =
    piece === undefined || more !== undefined || pieces.length !== given.math.length
      ? null
      : relationIn(piece);
  const [left, right, third] = relation?.sides ?? [];
  if (!piece || !relation || !left || !right || third || relation.signs.join('') !== '=') return null;
  const names = variablesOf(relation);
  if (names.every((name) => name === 'r' || name === 'theta')) return toRectangular(piece, left, right);
  if (
    !names.every((name) => name === 'x' || name === 'y') ||
    /\b(?:to|in|into) (?:a )?(?:rectangular|cartesian)\b/.test(given.says)
  )
    return null;
  return toPolar(piece, left, right);
}
