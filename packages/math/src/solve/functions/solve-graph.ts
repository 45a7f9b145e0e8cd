import { exactValue } from '../../algebra/normal-form.ts';
import { variablesOf } from '../../algebra/variables-of.ts';
import {
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
import { workOutOn } from '../arithmetic/work-out.ts';
import { solvePolynomialEquation } from '../equations/solve-polynomial-equation.ts';
import type { RuleName } from '../print/rules.ts';
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
import type { SolutionCheck } from '../solution.ts';
import { numberNode } from '../tree/make-node.ts';
import { replaceVariables } from '../tree/replace-variables.ts';
import { coefficientsOf, polynomialWords } from '../tree/side-terms.ts';

const request =
  /\b(?:graph|sketch|plot)\b|\b(?:slope and (?:the )?y-intercept|intercepts?|vertex|axis of symmetry|zeros)\b|\bslope (?:of|for) [^()]*=/i;
const opening =
  /^.*?\b(?:graph|sketch|plot|intercepts?|vertex|symmetry|zeros|slope)\b(?:\s+(?:and|the|this|following|given|algebraically|y-intercept|x-intercept|of|for|line|parabola|function|equation|graph)\b)*[\s:,]*/i;

const zero = rational(0);
const text = rationalToFractionText;
const point = (x: string, y: string): string => `(${x}, ${y})`;

/** y as a polynomial in x, from y = …, f(x) = … or a line in standard form. */
function readGraph(typed: string): readonly Rational[] | null {
  const plain = typed.replace(/^[fgh]\s*\(\s*x\s*\)\s*=/i, 'y =');
  const read = parseMath(plain);
  if (!read.ok || read.node.kind !== 'relation' || read.node.signs.join('') !== '=') return null;
  const [left, right] = read.node.sides;
  if (!left || !right || variablesOf(read.node).some((name) => name !== 'x' && name !== 'y')) return null;
  if (left.kind === 'variable' && left.name === 'y' && !variablesOf(right).includes('y'))
    return coefficientsOf(right, 'x');
  const difference: MathNode = { kind: 'add', terms: [left, { kind: 'negate', of: right }] };
  const at = (x: bigint, y: bigint): Rational | null =>
    exactValue(
      replaceVariables(
        difference,
        new Map([
          ['x', numberNode(rational(x))],
          ['y', numberNode(rational(y))],
        ]),
      ),
    );
  const [c, p, q, more] = [at(0n, 0n), at(1n, 0n), at(0n, 1n), at(2n, 3n)];
  if (!c || !p || !q || !more) return null;
  const [a, b] = [subtractRational(p, c), subtractRational(q, c)];
  const straight = subtractRational(more, c);
  if (b.n === 0n || straight.n * a.d * b.d !== (2n * a.n * b.d + 3n * b.n * a.d) * straight.d) return null;
  return [divideRational(negateRational(c), b), divideRational(negateRational(a), b)];
}

type Graph = {
  readonly chain: Chain;
  readonly equation: string;
  readonly right: MathNode;
  readonly coefficients: readonly Rational[];
};

/** y at an x, as steps; null when it does not come to an end. */
function valueAt({ chain, equation, right }: Graph, x: Rational, rule: RuleName): string | null {
  continueFrom(chain, equation);
  const filled = replaceVariables(right, new Map([['x', numberNode(x)]]));
  const start = writeMath(filled);
  addStep(chain, `y = ${start}`, { rule, proof: { substitute: { x: text(x) } } });
  const side = startChain(start);
  if (!workOutOn(side, filled)) return null;
  addSideSteps(chain, side, { before: 'y = ' });
  return side.at;
}

/** The x values where y is 0. */
function zerosOf({ chain, equation, coefficients }: Graph): readonly string[] | null {
  continueFrom(chain, equation);
  const flat = `0 = ${polynomialWords(coefficients, 'x')}`;
  addStep(chain, flat, { rule: 'x-intercept', proof: { substitute: { y: '0' } } });
  const turned = `${polynomialWords(coefficients, 'x')} = 0`;
  addStep(chain, turned, { rule: 'swap-sides' });
  const solved = solvePolynomialEquation(turned);
  if (!solved || solved.roots === 'all') return null;
  chain.steps.push(...solved.chain.steps);
  return solved.roots;
}

const check = (coefficients: readonly Rational[], x: string, y: string): SolutionCheck => ({
  claim: `${y} = ${writeMath(replaceVariables(nodeOf(coefficients), new Map([['x', parsed(x)]])))}`,
  holds: true,
});

function parsed(value: string): MathNode {
  const read = parseMath(value);
  return read.ok ? read.node : numberNode(zero);
}

const nodeOf = (coefficients: readonly Rational[]): MathNode => parsed(polynomialWords(coefficients, 'x'));

function line(graph: Graph): Worked | null {
  const [, slope = zero] = graph.coefficients;
  if (slope.n === 0n)
    addStep(graph.chain, `y = 0x + ${text(graph.coefficients[0] ?? zero)}`, {
      rule: 'horizontal',
      proof: 'numeric',
    });
  const start = valueAt(graph, zero, 'y-intercept');
  if (start === null) return null;
  const features = [`slope ${text(slope)}`, `y-intercept ${point('0', start)}`];
  const checks = [check(graph.coefficients, '0', start)];
  if (slope.n === 0n) features[0] = 'slope 0 (horizontal line)';
  const zeros = slope.n === 0n ? [] : zerosOf(graph);
  if (!zeros) return null;
  for (const root of zeros) {
    features.push(`x-intercept ${point(root, '0')}`);
    checks.push(check(graph.coefficients, root, '0'));
  }
  const next = valueAt(graph, rational(1), 'point-on-graph');
  if (next === null) return null;
  return {
    kind: 'graph',
    chain: graph.chain,
    answer: [...features, `point ${point('1', next)}`].join('; '),
    check: [...checks, check(graph.coefficients, '1', next)],
  };
}

function parabola(graph: Graph): Worked | null {
  const [, b = zero, a = zero] = graph.coefficients;
  const axis = divideRational(negateRational(b), multiplyRational(rational(2), a));
  continueFrom(
    graph.chain,
    `x = -${b.n < 0n ? `(${text(b)})` : text(b)}/(2 · ${a.n < 0n || a.d !== 1n ? `(${text(a)})` : text(a)})`,
  );
  addStep(graph.chain, `x = ${text(axis)}`, { rule: 'vertex-x' });
  const low = valueAt(graph, axis, 'vertex-y');
  const start = valueAt(graph, zero, 'y-intercept');
  const zeros = zerosOf(graph);
  if (low === null || start === null || !zeros) return null;
  const crossings =
    zeros.length === 0
      ? 'no x-intercept'
      : `${zeros.length === 1 ? 'x-intercept' : 'x-intercepts'} ${zeros.map((root) => point(root, '0')).join(' and ')}`;
  const answer = [
    `parabola that opens ${a.n > 0n ? 'up' : 'down'}`,
    `vertex ${point(text(axis), low)}`,
    `axis x = ${text(axis)}`,
    `y-intercept ${point('0', start)}`,
    crossings,
  ].join('; ');
  const checks = [
    check(graph.coefficients, text(axis), low),
    check(graph.coefficients, '0', start),
    ...zeros.map((root) => check(graph.coefficients, root, '0')),
  ];
  return { kind: 'graph', chain: graph.chain, answer, check: checks };
}

const features: readonly (readonly [asked: RegExp, said: RegExp])[] = [
  [/\by[- ]intercept/i, /^y-intercept/],
  [/\bx[- ]intercepts?|\bzeros\b/i, /x-intercept/],
  [/\bx-? ?(?:and|&) y[- ]?intercepts?|(?<![xy][- ])\bintercepts\b/i, /intercept/],
  [/\bvertex\b/i, /^vertex/],
  [/\baxis of symmetry\b/i, /^axis/],
  [/\bslope\b/i, /^slope/],
];

/** The whole list for a graph; only the asked features for a question about one or two of them. */
function onlyAsked(words: string, answer: string): string {
  const wanted = features.filter(([asked]) => asked.test(words)).map(([, said]) => said);
  if (wanted.length === 0 || /\b(?:graph|sketch|plot)\b/i.test(words)) return answer;
  const kept = answer.split('; ').filter((part) => wanted.some((said) => said.test(part)));
  return kept.length === 0 ? answer : kept.join('; ');
}

/** The intercepts, slope, vertex and axis of a line or a parabola, as what is needed to draw it. */
export const solveGraph: Method = ({ words }) => {
  if (!request.test(words)) return null;
  const coefficients = readGraph(words.replace(opening, '').trim());
  if (!coefficients || coefficients.length > 3) return null;
  const equation = `y = ${polynomialWords(coefficients, 'x')}`;
  const graph: Graph = { chain: startChain(equation), equation, right: nodeOf(coefficients), coefficients };
  const worked = coefficients.length === 3 ? parabola(graph) : line(graph);
  return worked && { ...worked, answer: onlyAsked(words, worked.answer) };
};
