import { complexValue } from '../../../algebra/complex-value.ts';
import { rational } from '../../../rational/rational.ts';
import { parseMath } from '../../../read/parse.ts';
import { writeMath } from '../../print/write-math.ts';
import { addStep, startChain, type Worked } from '../../proof/chain.ts';
import { angleText } from '../../trigonometry/solve-trigonometric-equation.ts';
import { type Given, saysOnly } from '../read-given.ts';
import { rectangular } from './complex-text.ts';

const orders: Readonly<Record<string, number>> = {
  square: 2,
  cube: 3,
  cubed: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  third: 3,
  eighth: 8,
};
const inOrder: Readonly<Record<string, string>> = {
  3: 'third',
  4: 'fourth',
  5: 'fifth',
  6: 'sixth',
  8: 'eighth',
};
const twelfths = 12;

/** A whole or simple n-th root of a size that is a root itself. */
function rootOfSize(square: number, n: number): string | null {
  const size = square ** (1 / (2 * n));
  const whole = Math.round(size);
  if (Math.abs(size - whole) < 1e-9) return `${whole}`;
  const inside = Math.round(size * size);
  return Math.abs(size * size - inside) < 1e-9 ? `√${inside}` : null;
}

const own =
  /^(?:square|cube|fourth|fifth|sixth|third|eighth|roots?|complex|numbers?|distinct|plane|unity|polar|trigonometric|rectangular|standard|form|moivre's|de|theorem|demoivre's|over|solutions?|ordinal|form|two|three|four|five|six|find|bi|in)$/;

/** The n roots of a number over the complex numbers, where their angles have exact sines. */
export function solveComplexRoots(given: Given): Worked | null {
  if (!saysOnly(given, own)) return null;
  // `the 4th roots` tells the order as a number, `a + bi` the form of the answer.
  const pieces = given.math.filter((piece) => !/^a ?\+(?: ?bi)?$|^i$/.test(piece));
  const order = /# ordinal roots\b/.test(given.says) && pieces.length === 2 ? pieces[0] : undefined;
  const math = order === undefined ? pieces : pieces.slice(1);
  const word =
    order === undefined
      ? /\b(square|cube|third|fourth|fifth|sixth|eighth) roots\b/.exec(given.says)?.[1]
      : inOrder[order];
  const complex = /\bcomplex\b|\bunity\b/.test(given.says) || (word !== undefined && word !== 'square');
  const equation = /^([a-z])\^(\d)\s*=\s*(.+)$/.exec(math[0] ?? '');
  const n = word === undefined ? Number(equation?.[2]) : orders[word];
  const of =
    word === undefined ? equation?.[3] : (math[0] ?? (/\bunity\b/.test(given.says) ? '1' : undefined));
  if (!n || n < 2 || n > 8 || of === undefined || math.length > 1) return null;
  const letter = equation?.[1] ?? 'z';
  const read = parseMath(of);
  if (!read.ok || read.node.kind === 'relation') return null;
  const hasI = /i/.test(of);
  if (!complex && !hasI) return null;
  const [re, im] = complexValue(read.node, new Map());
  const square = re ** 2 + im ** 2;
  const size = rootOfSize(square, n);
  const turn = (Math.atan2(im, re) / Math.PI) * twelfths;
  if (size === null || size === '0' || Math.abs(turn - Math.round(turn)) > 1e-9) return null;
  const angles = Array.from({ length: n }, (_, k) => {
    const first = BigInt(Math.round((turn + 2 * twelfths) % (2 * twelfths)));
    return rational(first + BigInt(2 * twelfths * k), BigInt(twelfths * n));
  });
  const texts = angles.map((angle) => rectangular(size, angleText(angle)));
  const polar = angles.map(
    (angle) => `${size === '1' ? '' : size}(cos(${angleText(angle)}) + i sin(${angleText(angle)}))`,
  );
  const roots =
    texts.every((text) => text !== null) && !/\bpolar|trigonometric\b/.test(given.says) ? texts : polar;
  const start = `${letter}^${n} = ${writeMath(read.node)}`;
  const chain = startChain(start);
  const asRoots = (shown: readonly (string | null)[]): string =>
    shown.map((root) => `${letter} = ${root}`).join(' or ');
  addStep(chain, asRoots(polar), {
    rule: 'complex-roots-apart',
    fill: { n: `${n}`, size },
    proof: 'complex-roots',
  });
  if (roots !== polar) addStep(chain, asRoots(roots), { rule: 'rectangular-form', proof: 'complex' });
  const answer = word === undefined ? asRoots(roots) : roots.join(', ');
  return {
    kind: 'complex',
    chain,
    answer,
    check: [{ claim: `(${roots[0]})^${n} = ${writeMath(read.node)}`, holds: true, proof: 'complex' }],
  };
}
