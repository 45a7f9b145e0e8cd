import { numberValue } from '../../../algebra/number-value.ts';
import { someNode, variablesOf } from '../../../algebra/variables-of.ts';
import { multiplyRational, type Rational, rational } from '../../../rational/rational.ts';
import type { MathNode } from '../../../read/math-node.ts';
import { parseMath } from '../../../read/parse.ts';
import { writeMath } from '../../print/write-math.ts';
import { addStep, continueFrom, startChain, type Worked } from '../../proof/chain.ts';
import { replaceVariables } from '../../tree/replace-variables.ts';
import { readInterval, type Turn } from '../../trigonometry/read-interval.ts';
import { angleText } from '../../trigonometry/solve-trigonometric-equation.ts';
import { spellTrigonometry } from '../../trigonometry/spell-trigonometry.ts';
import { type Given, relationIn, saysOnly } from '../read-given.ts';

/** Steps of a turn that have exact values: twelfths of a half turn. */
const twelfths = 12;

const own =
  /^(?:solutions?|interval|equations?|trig\w*|degrees?|radians?|between|angles?|identit(?:y|ies)|over|general|where|exact|double|real|numbers)$/;

const calls = (node: MathNode): ReadonlySet<string> => {
  const found = new Set<string>();
  someNode(node, (inner) => {
    if (inner.kind === 'call' && /^(?:sin|cos|tan)$/.test(inner.name) && variablesOf(inner).length > 0)
      found.add(writeMath(inner));
    return false;
  });
  return found;
};

/** Other writings of an equation, by an identity, that can be taken apart. */
const rewritings: readonly (readonly [RegExp, string])[] = [
  [/sin\(2([a-zθ])\)/g, '2 · sin($1) · cos($1)'],
  [/(?<![\d)] · |\d)cos\(2([a-zθ])\)(?=.*cos\(\1\))/g, '(2cos($1)^2 - 1)'],
  [/(?<![\d)] · |\d)cos\(2([a-zθ])\)/g, '(1 - 2sin($1)^2)'],
  [/cos\(([a-zθ])\)\^2(?=.*sin\(\1\))/g, '(1 - sin($1)^2)'],
  [/sin\(([a-zθ])\)\^2(?=.*cos\(\1\))/g, '(1 - cos($1)^2)'],
];

function inTurn(all: readonly Rational[], { low, high, withLow, withHigh }: Turn): readonly Rational[] {
  const size = ({ n, d }: Rational): number => Number(n) / Number(d);
  const found: Rational[] = [];
  for (const at of all)
    for (let turns = -5; turns <= 5; turns += 1) {
      const angle = rational(at.n + 2n * BigInt(turns) * at.d, at.d);
      const [x, a, b] = [size(angle), size(low), size(high)];
      if (x < a || x > b || (x === a && !withLow) || (x === b && !withHigh)) continue;
      found.push(angle);
    }
  return found.toSorted((a, b) => size(a) - size(b));
}

const degreeText = (angle: Rational): string => {
  const { n, d } = multiplyRational(angle, rational(180));
  return d === 1n ? `${n}°` : `${n}/${d}°`;
};

/** Equations of several functions of an angle, whose angles all are twelfths of a half turn. */
export function solveMixedAngles(given: Given): Worked | null {
  if (!saysOnly(given, own)) return null;
  const [piece, ...rest] = given.math.filter((one) => !/^[a-zθ]$/i.test(one));
  if (piece === undefined || rest.length > 2) return null;
  const relation = relationIn(spellTrigonometry(piece));
  if (relation?.signs.join('') !== '=' || calls(relation).size < 2) return null;
  const [letter, more] = variablesOf(relation);
  const [left, right] = relation.sides;
  if (letter === undefined || more !== undefined || !left || !right) return null;
  const { turn } = readInterval(rest.length === 2 ? `from ${rest.join(' to ')}` : (rest[0] ?? ''));
  if (rest.length > 0 && !turn) return null;
  const at = (angle: Rational): number => {
    const where = new Map([[letter, (Number(angle.n) / Number(angle.d)) * Math.PI]]);
    return numberValue(left, where) - numberValue(right, where);
  };
  const all = Array.from({ length: 2 * twelfths }, (_, k) => rational(k, twelfths)).filter(
    (angle) => Math.abs(at(angle)) < 1e-9,
  );
  if (all.length === 0 || all.length > 12) return null;
  const either = (texts: readonly string[]): string =>
    texts.map((text) => `${letter} = ${text}`).join(' or ');
  const start = writeMath(relation);
  const chain = startChain(start);
  const other = rewritings.reduce((text, [from, to]) => text.replace(from, to), start);
  if (other !== start) addStep(chain, other, { rule: 'angle-identity', proof: 'numeric' });
  const proven = chain.proven ? chain : startChain(start);
  addStep(proven, either(all.map(angleText)), { rule: 'trig-angles', proof: 'trigonometric' });
  const check = all.map((angle) => {
    const read = parseMath(angleText(angle));
    return {
      claim: writeMath(replaceVariables(relation, new Map(read.ok ? [[letter, read.node]] : []))),
      holds: true,
    };
  });
  if (!turn) {
    const general = generalOf(all);
    continueFrom(proven, start);
    addStep(proven, either(general), {
      rule: 'trig-general',
      fill: { period: '2π' },
      proof: 'trigonometric',
    });
    return {
      kind: 'trigonometric-equation',
      chain: proven,
      answer: `${either(general)} for every integer k`,
      check,
    };
  }
  const wanted = inTurn(all, turn);
  if (wanted.length === 0) return null;
  return {
    kind: 'trigonometric-equation',
    chain: proven,
    answer: either(wanted.map(turn.degrees ? degreeText : angleText)),
    check,
  };
}

/** All angles with a full turn, or with half of one where they come in opposite pairs. */
function generalOf(all: readonly Rational[]): readonly string[] {
  const texts = all.map((angle) => `${angle.n}/${angle.d}`);
  const pairs = all.every(({ n, d }) => {
    const far = rational((n + d) % (2n * d), d);
    return texts.includes(`${far.n}/${far.d}`);
  });
  const own = pairs ? all.filter(({ n, d }) => n < d) : all;
  const period = pairs ? 'πk' : '2πk';
  return own.map((angle) => (angle.n === 0n ? period : `${angleText(angle)} + ${period}`));
}
