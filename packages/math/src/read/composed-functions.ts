import type { FunctionName, MathNode } from './math-node.ts';

const call = (name: FunctionName, of: MathNode): MathNode => ({ kind: 'call', name, of });
const whole = (value: bigint): MathNode => ({ kind: 'number', value: { n: value, d: 1n }, places: -1 });
const over = (top: MathNode, bottom: MathNode): MathNode => ({ kind: 'divide', top, bottom });
const imaginary: MathNode = { kind: 'constant', name: 'i' };
const raised = (exponent: MathNode): MathNode => ({
  kind: 'power',
  base: { kind: 'constant', name: 'e' },
  exponent,
});

/** e^x + e^-x or e^x - e^-x. */
function exponentials(of: MathNode, sign: '+' | '-'): MathNode {
  const falling = raised({ kind: 'negate', of });
  return { kind: 'add', terms: [raised(of), sign === '+' ? falling : { kind: 'negate', of: falling }] };
}

const isNumber = (node: MathNode): boolean => {
  switch (node.kind) {
    case 'number':
    case 'mixed':
    case 'constant':
      return true;
    case 'negate':
      return isNumber(node.of);
    case 'multiply':
      return node.factors.every(isNumber);
    case 'divide':
      return isNumber(node.top) && isNumber(node.bottom);
    default:
      return false;
  }
};

/** Functions that are read as what they are short for, so that algebra knows only a few. */
const composed = {
  abs: (of) => ({ kind: 'absolute', of }),
  sec: (of) => over(whole(1n), call('cos', of)),
  csc: (of) => over(whole(1n), call('sin', of)),
  // The cotangent of a right angle is 0, where the tangent has no value.
  cot: (of) => (isNumber(of) ? over(call('cos', of), call('sin', of)) : over(whole(1n), call('tan', of))),
  asec: (of) => call('acos', over(whole(1n), of)),
  acsc: (of) => call('asin', over(whole(1n), of)),
  acot: (of) => call('atan', over(whole(1n), of)),
  // The polar writing of complex numbers.
  cis: (of) => ({
    kind: 'add',
    terms: [call('cos', of), { kind: 'multiply', factors: [imaginary, call('sin', of)] }],
  }),
  sinh: (of) => over(exponentials(of, '-'), whole(2n)),
  cosh: (of) => over(exponentials(of, '+'), whole(2n)),
  tanh: (of) => over(exponentials(of, '-'), exponentials(of, '+')),
  csch: (of) => over(whole(2n), exponentials(of, '-')),
  sech: (of) => over(whole(2n), exponentials(of, '+')),
  coth: (of) => over(exponentials(of, '+'), exponentials(of, '-')),
} satisfies Readonly<Record<string, (of: MathNode) => MathNode>>;

export type ComposedName = keyof typeof composed;

const isComposed = (name: FunctionName | ComposedName): name is ComposedName => Object.hasOwn(composed, name);

/** The function of an argument, in the functions that algebra knows. */
export function applyFunction(name: FunctionName | ComposedName, of: MathNode): MathNode {
  return isComposed(name) ? composed[name](of) : call(name, of);
}

const inverses = {
  sin: 'asin',
  cos: 'acos',
  tan: 'atan',
  sec: 'asec',
  csc: 'acsc',
  cot: 'acot',
} as const;

/** What a superscript -1 makes of a trigonometric function; undefined where it is a power. */
export function inverseOf(name: FunctionName | ComposedName): FunctionName | ComposedName | undefined {
  return Object.hasOwn(inverses, name) ? inverses[name as keyof typeof inverses] : undefined;
}
