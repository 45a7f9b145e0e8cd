import { numberValue } from '../../algebra/number-value.ts';
import { variablesOf } from '../../algebra/variables-of.ts';
import { multiplyRational, type Rational, rational } from '../../rational/rational.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import { workNumber } from '../arithmetic/work-formula.ts';
import { solvePolynomialEquation } from '../equations/solve-polynomial-equation.ts';
import { writeMath } from '../print/write-math.ts';
import {
  addSideSteps,
  addStep,
  type Chain,
  continueFrom,
  type Method,
  startChain,
  type Worked,
} from '../proof/chain.ts';
import { replaceVariables } from '../tree/replace-variables.ts';
import { coefficientsOf, polynomialWords } from '../tree/side-terms.ts';

const asked =
  /\b(?:(?:local|relative)\s+)?(?:extrem(?:a|um)|extreme (?:values?|points?)|(?:maxim(?:um|a)|minim(?:um|a)|max|min)(?:\s+(?:values?|points?))?)\b|\b(?:critical|turning|stationary) (?:points?|numbers?|values?)\b/i;
const elsewhere =
  /\bon\s+(?:the\s+)?(?:closed\s+)?(?:interval|\[)|\bwhen\b|\bif\b|\bsubject to\b|\brevenue|profit|height|area\b/i;
const opening =
  /^.*\b(?:extrem(?:a|um)|extreme (?:values?|points?)|maxim(?:um|a)|minim(?:um|a)|max|min|values?|points?|numbers?)\b(?:\s*(?:,|and|of|for|the|graph|function|parabola|quadratic|is|polynomial)\b)*[\s:,]*/i;

/** `where does f(x) = … have a local max` asks for the place alone. */
const whereIs =
  /^(?:(?:find|determine|tell me|state) )?(?:where|(?:at |for )?(?:what|which) points?|(?:at|for) (?:what|which) (?:value of )?x(?:[- ]values?)?) (?:(?:does|is|has) )?(.+?) (?:have|has|reach|at) (?:an? |its |the )?(?:local |relative )?(max(?:imum)?|min(?:imum)?)\b(?:[\s(]*(?:the )?x[- ]?(?:value|coordinate)s?\)?|[\s(,.;]*(?:(?:and|then) )?(?:give|state|write|find) (?:the |its )?(points?|coordinates)\)?)?$/i;

/** n · c · x^(n-1) for every term. */
const derived = (of: readonly Rational[]): readonly Rational[] =>
  of.slice(1).map((value, i) => multiplyRational(value, rational(i + 1)));

const parsed = (text: string): MathNode | null => {
  const read = parseMath(text);
  return read.ok ? read.node : null;
};

type Curve = {
  readonly chain: Chain;
  readonly of: MathNode;
  readonly first: string;
  readonly second: string;
};
type Place = { readonly x: string; readonly y: string; readonly kind: 'maximum' | 'minimum' };

function valueAt({ chain, of }: Curve, x: string): string | null {
  const place = parsed(x);
  if (!place) return null;
  continueFrom(chain, writeMath(of));
  const filled = replaceVariables(of, new Map([['x', place]]));
  const start = writeMath(filled);
  addStep(chain, start, { rule: 'use-values', proof: { substitute: { x } } });
  const side = startChain(start);
  const end = workNumber(side, filled);
  addSideSteps(chain, side, {});
  return end;
}

/** What the bend of the curve says about a place where it is level; null where it says nothing. */
function placeAt(curve: Curve, x: string): { place: Place; check: Worked['check'][number] } | null {
  const [bend, at] = [parsed(curve.second), parsed(x)];
  if (!bend || !at) return null;
  const filled = replaceVariables(bend, new Map([['x', at]]));
  const size = numberValue(filled, new Map());
  const y = Math.abs(size) < 1e-9 ? null : valueAt(curve, x);
  if (y === null || !Number.isFinite(size)) return null;
  const check = { claim: `${writeMath(filled)} ${size < 0 ? '<' : '>'} 0`, holds: true };
  return { place: { x, y, kind: size < 0 ? 'maximum' : 'minimum' }, check };
}

/** Where the derivative of a polynomial is 0. */
function levelPlaces(chain: Chain, node: MathNode, first: string): readonly string[] | null {
  continueFrom(chain, `d/dx(${writeMath(node)})`);
  addStep(chain, first, { rule: 'derivative-sum', proof: 'derivative' });
  const solved = solvePolynomialEquation(`${first} = 0`);
  if (!solved || solved.roots === 'all') return null;
  chain.steps.push(...solved.chain.steps);
  chain.proven &&= solved.chain.proven;
  return solved.roots;
}

const said = ({ x, y, kind }: Place): string => `${kind} ${y} at x = ${x}`;

/** Places where a polynomial is level, and its local maxima and minima there. */
export const solveExtrema: Method = ({ words: typed }) => {
  const where = whereIs.exec(typed);
  const words = where ? `local ${where[2]} of ${where[1]}` : typed;
  const found = asked.exec(words)?.[0];
  if (found === undefined || elsewhere.test(words)) return null;
  const body = words.replace(opening, '').replace(/^(?:[fgh]\s*\(\s*x\s*\)|y)\s*=\s*/i, '');
  const node = parsed(body.trim());
  const numbers = node && variablesOf(node).join('') === 'x' ? coefficientsOf(node, 'x') : null;
  if (!node || !numbers || numbers.length < 3) return null;
  const [first, second] = [derived(numbers), derived(derived(numbers))].map((one) =>
    polynomialWords(one, 'x'),
  );
  const curve: Curve = { chain: startChain(''), of: node, first: first ?? '', second: second ?? '' };
  const roots = levelPlaces(curve.chain, node, curve.first);
  if (!roots || roots.length === 0) return null;
  if (/critical|stationary/i.test(found)) {
    const slope = parsed(curve.first);
    const check = roots.flatMap((root) => {
      const at = parsed(root);
      return slope && at
        ? [{ claim: `${writeMath(replaceVariables(slope, new Map([['x', at]])))} = 0`, holds: true }]
        : [];
    });
    return {
      kind: 'derivative',
      chain: curve.chain,
      answer: roots.map((root) => `x = ${root}`).join(' or '),
      check,
    };
  }
  const places = roots.flatMap((root) => placeAt(curve, root) ?? []);
  if (places.length !== roots.length || !curve.chain.proven) return null;
  const check = places.map((one) => one.check);
  const [only, more] = places.map(({ place }) => place);
  const high = /\bmax/i.test(words);
  const low = /\bmin/i.test(words);
  if (!where && only && !more && high !== low) {
    if ((only.kind === 'maximum') !== high) return null;
    return { kind: 'derivative', chain: curve.chain, answer: only.y, check };
  }
  const wanted = places
    .map(({ place }) => place)
    .filter(({ kind }) => high === low || (kind === 'maximum') === high);
  if (wanted.length === 0) return null;
  const atPoint = where && (where[3] !== undefined || /\b(?:what|which) points?\b/i.test(typed));
  if (atPoint)
    return {
      kind: 'derivative',
      chain: curve.chain,
      answer: wanted.map(({ x, y }) => `(${x}, ${y})`).join(' and '),
      check,
    };
  if (where)
    return {
      kind: 'derivative',
      chain: curve.chain,
      answer: wanted.map(({ x }) => `x = ${x}`).join(' or '),
      check,
    };
  // A value alone is asked for: how high the one place of its kind lies.
  const [place, another] = wanted;
  if (place && !another && high !== low && /\bvalue$/i.test(found))
    return { kind: 'derivative', chain: curve.chain, answer: place.y, check };
  return { kind: 'derivative', chain: curve.chain, answer: wanted.map(said).join(' and '), check };
};
