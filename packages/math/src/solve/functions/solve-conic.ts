import { exactValue } from '../../algebra/normal-form.ts';
import { variablesOf } from '../../algebra/variables-of.ts';
import {
  addRational,
  divideRational,
  multiplyRational,
  negateRational,
  type Rational,
  rational,
  subtractRational,
} from '../../rational/rational.ts';
import { rationalToFractionText } from '../../rational/rational-text.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import { rootText } from '../print/exact-text.ts';
import { writeMath } from '../print/write-math.ts';
import { addStep, type Method, startChain, type Worked } from '../proof/chain.ts';
import { numberNode } from '../tree/make-node.ts';
import { replaceVariables } from '../tree/replace-variables.ts';

/** A·x² + C·y² + D·x + E·y + F = 0 */
type Conic = {
  readonly A: Rational;
  readonly C: Rational;
  readonly D: Rational;
  readonly E: Rational;
  readonly F: Rational;
};

const text = rationalToFractionText;
const half = rational(1, 2);

function readConic(node: MathNode): Conic | null {
  const [left, right] = node.kind === 'relation' && node.signs.join('') === '=' ? node.sides : [];
  if (!left || !right || variablesOf(node).join() !== 'x,y') return null;
  const difference: MathNode = { kind: 'add', terms: [left, { kind: 'negate', of: right }] };
  const at = (x: number, y: number): Rational | null =>
    exactValue(
      replaceVariables(
        difference,
        new Map([
          ['x', numberNode(rational(x))],
          ['y', numberNode(rational(y))],
        ]),
      ),
    );
  const [F, px, mx, py, my] = [at(0, 0), at(1, 0), at(-1, 0), at(0, 1), at(0, -1)];
  const [probe, mixed] = [at(2, 3), at(-3, 5)];
  if (!F || !px || !mx || !py || !my || !probe || !mixed) return null;
  const two = (a: Rational, b: Rational): Rational => multiplyRational(half, addRational(a, b));
  const conic = {
    A: subtractRational(two(px, mx), F),
    C: subtractRational(two(py, my), F),
    D: multiplyRational(half, subtractRational(px, mx)),
    E: multiplyRational(half, subtractRational(py, my)),
    F,
  };
  const value = (x: number, y: number): Rational =>
    [
      multiplyRational(conic.A, rational(x * x)),
      multiplyRational(conic.C, rational(y * y)),
      multiplyRational(conic.D, rational(x)),
      multiplyRational(conic.E, rational(y)),
    ].reduce(addRational, F);
  const same = (a: Rational, b: Rational): boolean => a.n === b.n && a.d === b.d;
  return same(value(2, 3), probe) && same(value(-3, 5), mixed) ? conic : null;
}

const shifted = (name: string, by: Rational): string =>
  by.n === 0n
    ? `${name}^2`
    : `(${name} ${by.n < 0n ? '+' : '-'} ${text(by.n < 0n ? negateRational(by) : by)})^2`;

/** The point and size of a curve with both squares: A(x - h)² + C(y - k)² = size. */
function centered({ A, C, D, E, F }: Conic): { h: Rational; k: Rational; size: Rational } {
  const h = divideRational(negateRational(D), multiplyRational(rational(2), A));
  const k = divideRational(negateRational(E), multiplyRational(rational(2), C));
  const size = subtractRational(
    addRational(multiplyRational(A, multiplyRational(h, h)), multiplyRational(C, multiplyRational(k, k))),
    F,
  );
  return { h, k, size };
}

const point = (x: string, y: string): string => `(${x}, ${y})`;

function circle(typed: string, node: MathNode, conic: Conic): Worked | null {
  const { h, k, size } = centered(conic);
  const square = divideRational(size, conic.A);
  const radius = rootText(square);
  if (square.n <= 0n || radius === null) return null;
  const chain = startChain(typed);
  const standard = `${shifted('x', h)} + ${shifted('y', k)} = ${text(square)}`;
  addStep(chain, standard, { rule: 'complete-both-squares' });
  addStep(
    chain,
    `${shifted('x', h)} + ${shifted('y', k)} = ${/^\d+$/.test(radius) ? radius : `(${radius})`}^2`,
    { rule: 'circle-form' },
  );
  const right = `${text(h)} + ${radius}`;
  const at = parseMath(right);
  if (!at.ok) return null;
  const claim = writeMath(
    replaceVariables(
      node,
      new Map([
        ['x', at.node],
        ['y', numberNode(k)],
      ]),
    ),
  );
  return {
    kind: 'conic',
    chain,
    answer: `center ${point(text(h), text(k))}; radius ${radius}`,
    check: [{ claim, holds: true }],
  };
}

/** (x - h)²/p + (y - k)²/q = 1 with p and q above 0 for an ellipse, of unlike sign for a hyperbola. */
function ellipseOrHyperbola(typed: string, node: MathNode, conic: Conic): Worked | null {
  const { h, k, size } = centered(conic);
  if (size.n === 0n) return null;
  const [p, q] = [divideRational(size, conic.A), divideRational(size, conic.C)];
  if (p.n <= 0n && q.n <= 0n) return null;
  const ellipse = p.n > 0n && q.n > 0n;
  const wide = ellipse ? p.n * q.d >= q.n * p.d : p.n > 0n;
  const positive = (value: Rational): Rational => (value.n < 0n ? negateRational(value) : value);
  const [major, minor] = (wide ? [p, q] : [q, p]).map(positive);
  if (!major || !minor) return null;
  const focal = ellipse ? subtractRational(major, minor) : addRational(major, minor);
  const [a, c] = [rootText(major), rootText(focal)];
  if (a === null || c === null) return null;
  const part = (name: string, by: Rational, under: Rational): string => {
    const bottom = text(positive(under));
    return `${shifted(name, by)}/${/^\d+$/.test(bottom) ? bottom : `(${bottom})`}`;
  };
  const terms =
    p.n > 0n
      ? `${part('x', h, p)} ${q.n > 0n ? '+' : '-'} ${part('y', k, q)}`
      : `${part('y', k, q)} - ${part('x', h, p)}`;
  const chain = startChain(typed);
  addStep(chain, `${terms} = 1`, { rule: 'complete-both-squares' });
  const both = (reach: string): string => {
    const ends = ['+', '-'].map((sign) => endOf(wide ? h : k, sign, reach));
    return ends.map((end) => (wide ? point(end, text(k)) : point(text(h), end))).join(' and ');
  };
  if (chain.steps.length === 0) addStep(chain, `${terms} - 1 = 0`, { rule: 'all-to-one-side' });
  const slope = rootText(divideRational(positive(q), positive(p)));
  const line = slope === '1' ? 'x' : /^\d+$/.test(slope ?? '') ? `${slope}x` : `(${slope})x`;
  const crosses = !ellipse && h.n === 0n && k.n === 0n && slope !== null;
  const more = (focus: Rational, axis: Rational): string => {
    const ratio = rootText(divideRational(focus, axis));
    const lines = crosses ? `; asymptotes y = ${line} and y = -${line}` : '';
    return `${ratio === null ? '' : `; eccentricity ${ratio}`}${lines}`;
  };
  const end = parseMath(`${text(wide ? h : k)} + ${a}`);
  if (!end.ok) return null;
  const values = new Map([
    ['x', wide ? end.node : numberNode(h)],
    ['y', wide ? numberNode(k) : end.node],
  ]);
  return {
    kind: 'conic',
    chain,
    answer: `${ellipse ? 'ellipse' : 'hyperbola'}; center ${point(text(h), text(k))}; vertices ${both(a)}; foci ${both(c)}${more(focal, major)}`,
    check: [{ claim: writeMath(replaceVariables(node, values)), holds: true }],
  };
}

function endOf(middle: Rational, sign: string, reach: string): string {
  if (/^[\d/]+$/.test(reach)) {
    const [n = '0', d = '1'] = reach.split('/');
    const size = rational(BigInt(n), BigInt(d));
    return text(sign === '+' ? addRational(middle, size) : subtractRational(middle, size));
  }
  if (middle.n === 0n) return sign === '+' ? reach : `-${reach}`;
  return `${text(middle)} ${sign} ${reach}`;
}

/** y = a(x - h)² + k or x = a(y - k)² + h: vertex, focus and directrix. */
function parabola(typed: string, node: MathNode, conic: Conic): Worked | null {
  const upright = conic.C.n === 0n;
  const [A, D, E] = upright ? [conic.A, conic.D, conic.E] : [conic.C, conic.E, conic.D];
  if (A.n === 0n || E.n === 0n) return null;
  const a = divideRational(negateRational(A), E);
  const h = divideRational(negateRational(D), multiplyRational(rational(2), A));
  const k = divideRational(
    negateRational(
      addRational(addRational(multiplyRational(A, multiplyRational(h, h)), multiplyRational(D, h)), conic.F),
    ),
    E,
  );
  const p = divideRational(rational(1), multiplyRational(rational(4), a));
  const [x, y] = upright ? ['x', 'y'] : ['y', 'x'];
  const chain = startChain(typed);
  const front = a.n === a.d ? '' : a.d === 1n ? text(a) : `(${text(a)})`;
  const tail = k.n === 0n ? '' : ` ${k.n < 0n ? '-' : '+'} ${text(k.n < 0n ? negateRational(k) : k)}`;
  addStep(chain, `${y} = ${front}${shifted(x, h)}${tail}`, { rule: 'complete-the-square' });
  if (chain.steps.length === 0)
    addStep(
      chain,
      `${y} - ${front}${shifted(x, h)}${tail.replace('-', '#').replace('+', '-').replace('#', '+')} = 0`,
      { rule: 'all-to-one-side' },
    );
  const place = (along: Rational, up: Rational): string =>
    upright ? point(text(along), text(up)) : point(text(up), text(along));
  const at = new Map([
    [x, numberNode(h)],
    [y, numberNode(k)],
  ]);
  return {
    kind: 'conic',
    chain,
    answer: `parabola; vertex ${place(h, k)}; focus ${place(h, addRational(k, p))}; directrix ${y} = ${text(subtractRational(k, p))}`,
    check: [{ claim: writeMath(replaceVariables(node, at)), holds: true }],
  };
}

const request =
  /\b(?:center|centre|radius|foci|focus|vertices|directrix|eccentricity|asymptotes|conic|ellipse|hyperbola|circle|standard form)\b/i;
const equationIn = /((?:[-(\d]|[xy](?![a-z]))[-+*/^().\d\sxy²]*=[-+*/^().\d\sxy²]*)/i;

const parts: readonly (readonly [RegExp, RegExp])[] = [
  [/\bcent(?:er|re)\b/i, /^center/],
  [/\bradius\b/i, /^radius/],
  [/\bvertices\b/i, /^vertices/],
  [/\bvertex\b/i, /^vertex/],
  [/\bfoc(?:us|i)\b/i, /^foc/],
  [/\bdirectrix\b/i, /^directrix/],
  [/\beccentricity\b/i, /^eccentricity/],
  [/\basymptotes\b/i, /^asymptotes/],
];

/** Circles, ellipses, hyperbolas and parabolas from their equations. */
export const solveConic: Method = ({ words }) => {
  const sideways = /\bvertex\b/i.test(words) && /y\s*(?:\^2|²)|\([^()]*y[^()]*\)\s*(?:\^2|²)/.test(words);
  if (!request.test(words) && !sideways) return null;
  const typed = equationIn.exec(words)?.[1]?.trim();
  const read = typed === undefined ? null : parseMath(typed);
  const conic = read?.ok ? readConic(read.node) : null;
  if (!read?.ok || !conic || typed === undefined) return null;
  const shown = writeMath(read.node);
  const same = conic.A.n * conic.C.d === conic.C.n * conic.A.d;
  const worked =
    conic.A.n === 0n || conic.C.n === 0n
      ? parabola(shown, read.node, conic)
      : same
        ? circle(shown, read.node, conic)
        : ellipseOrHyperbola(shown, read.node, conic);
  if (!worked) return null;
  if (worked.chain.steps.length === 0) return null;
  const wanted = parts.filter(([asked]) => asked.test(words)).map(([, said]) => said);
  const kept = worked.answer.split('; ').filter((one) => wanted.some((said) => said.test(one)));
  if (wanted.length !== kept.length) return null;
  const told = worked.answer.split('; ').filter((one) => !/^(?:eccentricity|asymptotes)/.test(one));
  return { ...worked, answer: (kept.length === 0 ? told : kept).join('; ') };
};
