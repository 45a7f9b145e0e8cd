import { exactValue } from '../../algebra/normal-form.ts';
import { variablesOf } from '../../algebra/variables-of.ts';
import { rational, subtractRational } from '../../rational/rational.ts';
import type { FunctionName, MathNode } from '../../read/math-node.ts';
import type { RuleName } from '../print/rules.ts';
import { numberNode, wholeNode } from '../tree/make-node.ts';

const times = (...factors: MathNode[]): MathNode => ({ kind: 'multiply', factors });
const over = (top: MathNode, bottom: MathNode): MathNode => ({ kind: 'divide', top, bottom });
const raise = (base: MathNode, exponent: MathNode): MathNode => ({ kind: 'power', base, exponent });
const negate = (of: MathNode): MathNode => ({ kind: 'negate', of });
const call = (name: FunctionName, of: MathNode): MathNode => ({ kind: 'call', name, of });
const sum = (...terms: MathNode[]): MathNode => ({ kind: 'add', terms });
const zero = wholeNode(0);

export const isConstant = (node: MathNode, letter: string): boolean => !variablesOf(node).includes(letter);
const isE = (node: MathNode): boolean => node.kind === 'constant' && node.name === 'e';
const isLetter = (node: MathNode): boolean => node.kind === 'variable';

/** Which rule of derivatives the outermost operation asks for. */
export function derivativeRule(node: MathNode, letter: string): RuleName {
  if (isConstant(node, letter)) return 'derivative-constant';
  switch (node.kind) {
    case 'add':
      return 'derivative-sum';
    case 'negate':
      return 'derivative-multiple';
    case 'multiply':
      return node.factors.filter((factor) => !isConstant(factor, letter)).length > 1
        ? 'derivative-product'
        : 'derivative-multiple';
    case 'divide':
      return isConstant(node.bottom, letter) ? 'derivative-multiple' : 'derivative-quotient';
    case 'power':
      if (isConstant(node.base, letter))
        return isLetter(node.exponent) ? 'derivative-exponential' : 'derivative-chain';
      return isLetter(node.base) ? 'derivative-power' : 'derivative-chain';
    case 'root':
      return isLetter(node.of) ? 'derivative-root' : 'derivative-chain';
    case 'call':
      return isLetter(node.of) ? 'derivative-function' : 'derivative-chain';
    default:
      return 'derivative-power';
  }
}

function callDerivative({ name, of, base }: Extract<MathNode, { kind: 'call' }>): MathNode | null {
  switch (name) {
    case 'sin':
      return call('cos', of);
    case 'cos':
      return negate(call('sin', of));
    case 'tan':
      return over(wholeNode(1), raise(call('cos', of), wholeNode(2)));
    case 'ln':
      return over(wholeNode(1), of);
    case 'log':
      return over(wholeNode(1), times(of, call('ln', base ?? wholeNode(10))));
    case 'exp':
      return call('exp', of);
    case 'atan':
      return over(wholeNode(1), sum(wholeNode(1), raise(of, wholeNode(2))));
    default:
      return null;
  }
}

function powerDerivative(node: Extract<MathNode, { kind: 'power' }>, letter: string): MathNode | null {
  const { base, exponent } = node;
  if (isConstant(exponent, letter)) {
    const power = exactValue(exponent);
    const inner = differentiate(base, letter);
    if (!power || !inner) return null;
    const lower = raise(base, numberNode(subtractRational(power, rational(1))));
    const outer =
      power.n === 2n && power.d === 1n ? times(numberNode(power), base) : times(numberNode(power), lower);
    return isLetter(base) ? outer : times(outer, inner);
  }
  if (!isConstant(base, letter)) return null;
  const inner = differentiate(exponent, letter);
  const outer = isE(base) ? node : times(node, call('ln', base));
  return inner && (isLetter(exponent) ? outer : times(outer, inner));
}

/** Products of more parts have derivatives too long to read. */
const mostFactors = 4;

function productDerivative(factors: readonly MathNode[], letter: string): MathNode | null {
  const open = factors.filter((factor) => !isConstant(factor, letter));
  const fixed = factors.filter((factor) => isConstant(factor, letter));
  if (open.length > mostFactors) return null;
  const terms = open.map((factor, i) => {
    const inner = differentiate(factor, letter);
    return inner && times(...fixed, ...open.map((other, j) => (i === j ? inner : other)));
  });
  return terms.every((term) => term !== null)
    ? terms.length === 1 && terms[0]
      ? terms[0]
      : sum(...terms)
    : null;
}

/** The derivative by one letter, as the rules give it; null for functions without a rule here. */
export function differentiate(node: MathNode, letter: string): MathNode | null {
  if (isConstant(node, letter)) return zero;
  switch (node.kind) {
    case 'variable':
      return wholeNode(1);
    case 'negate': {
      const inner = differentiate(node.of, letter);
      return inner && negate(inner);
    }
    case 'add': {
      const terms = node.terms.map((term) => differentiate(term, letter));
      return terms.every((term) => term !== null) ? sum(...terms) : null;
    }
    case 'multiply':
      return productDerivative(node.factors, letter);
    case 'divide': {
      const [top, bottom] = [differentiate(node.top, letter), differentiate(node.bottom, letter)];
      if (!top || !bottom) return null;
      if (isConstant(node.bottom, letter)) return over(top, node.bottom);
      const difference = sum(times(top, node.bottom), negate(times(node.top, bottom)));
      return over(difference, raise(node.bottom, wholeNode(2)));
    }
    case 'power':
      return powerDerivative(node, letter);
    case 'root': {
      const inner = node.index === 2 ? differentiate(node.of, letter) : null;
      return inner && over(inner, times(wholeNode(2), node));
    }
    case 'call': {
      const [outer, inner] = [callDerivative(node), differentiate(node.of, letter)];
      return outer && inner && (isLetter(node.of) ? outer : times(outer, inner));
    }
    default:
      return null;
  }
}
