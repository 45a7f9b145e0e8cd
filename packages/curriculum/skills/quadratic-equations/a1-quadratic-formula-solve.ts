import { type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import {
  type FormulaRoots,
  formulaRootsText,
  lowestRoots,
  lowestRootsTex,
  rawRootsTex,
} from '../../src/numbers/formula-roots.ts';
import { listedWithAnd } from '../../src/numbers/listed-with-and.ts';
import { inBrackets, polynomialText } from '../../src/numbers/polynomials.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { rootParts } from '../../src/numbers/square-roots.ts';

const asks = ['solve', 'which', 'find', 'true'] as const;
const moves = ['first', 'standard', 'sides', 'terms'] as const;
const pairs = ['two', 'sum', 'think', 'known'] as const;

/** ax² + bx + c = 0; at level 3, `right` and `rightX` stand on the other side. */
type Params = {
  ask: (typeof asks)[number] | (typeof moves)[number];
  letter: string;
  a: number;
  b: number;
  c: number;
  right: number;
  rightX: number;
};

/** Level 1 has no number in front, level 2 has one, level 3 terms on both sides. The stretch problem tells sum and product of two numbers. */
export const a1QuadraticFormulaSolve = numberSkill('a1-quadratic-formula-solve', {
  version: 1,
  form: 'set',
  text: {
    headline: 'Use the quadratic formula',
    solve: 'Solve {equation} with the quadratic formula. Give exact solutions.',
    which: 'Which numbers solve {equation}? Use the formula, and leave roots in your answer.',
    find: 'Find both solutions of {equation} in simplest radical form.',
    true: 'For which {x} is {equation} true? Do not round.',
    first: 'Solve {equation}. Bring all terms to one side first, and give exact solutions.',
    standard: 'Write {equation} in standard form, and find both solutions exactly.',
    sides: 'Which numbers make both sides of {equation} equal? Leave roots in your answer.',
    terms: 'Find all solutions of {equation} in simplest radical form.',
    two: 'Two numbers have the sum {s} and the product {p}. Find both numbers exactly.',
    sum: 'The sum of two numbers is {s}, and their product is {p}. What are the numbers? Do not round.',
    think:
      'Two numbers add up to {s}. When they are multiplied, the result is {p}. Give both numbers exactly.',
    known:
      'You know the sum {s} and the product {p} of two numbers. What are the numbers? Leave roots in your answer.',
    right: 'Each of them makes the equation true.',
    'right-pair': 'They have the given sum and the given product.',
    'plain-b': 'The formula begins with the opposite of {b}. Which number is that here?',
    'only-root': 'Does the fraction bar stand under the root alone, or under all of it?',
    'sign-under': 'Work out the discriminant once more. Which sign does {product} have?',
    'moved-sign': 'What happens to the sign of a term that goes to the other side?',
    'known-sign': 'Add your two numbers. Do you get the given sum?',
    'known-half': 'Multiply your two numbers. Do you get the given product?',
    'known-under': 'Which sign does the product have in your equation? Look at the discriminant again.',
    other: 'Write down the three coefficients with their signs. Then put them into the formula.',
    'other-sides': 'Bring all terms to one side first. Then put the coefficients into the formula.',
    'other-pair': 'Call one number {x}. What is the other one, and what is their product?',
    'move-do': 'Bring all terms to one side.',
    'move-why': 'The formula needs zero on the other side.',
    'name-do': 'Name the three coefficients.',
    'name-why': 'Each one keeps its sign.',
    'under-do': 'Work out the discriminant.',
    'under-why': 'It stands under the root.',
    'put-do': 'Put the numbers into the formula.',
    'put-why': 'The whole numerator stands over twice the first coefficient.',
    'simplify-do': 'Simplify the root and the fraction.',
    'simplify-why': 'Squares come out of the root, and common factors cancel.',
    'split-do': 'Write both solutions.',
    'split-why': 'One comes from the minus, one from the plus.',
    'call-do': 'Call one number {x}. The other one is the rest of the sum.',
    'call-why': 'Together they have to make the sum.',
    'product-do': 'Write down their product.',
    'product-why': 'It is known, so this is an equation.',
    final: 'The solutions are {result}.',
    'final-pair': 'The numbers are {result}.',
  },
  draw: ({ level, random }): Params => drawCoefficients(level, random),
  build(params: Params, { level, step, distractor }) {
    const { ask, letter: x, a, b, c, right, rightX } = params;
    const roots = rootsOf(a, b, c);
    const own = `$${polynomialText([c, b, a], x)} = 0$`;
    const both = `$${polynomialText([c + right, b + rightX, a], x)} = ${polynomialText([right, rightX], x)}$`;
    const equation = level === 3 ? both : own;
    const value = formulaRootsText(roots);
    const lines = linesOf(params);
    const work = (wrong: FormulaRoots) => [
      level === 3 && step('move', both, own),
      step('name', own, lines.named),
      step('under', lines.under, String(roots.under)),
      step('put', String(roots.under), `$${x} = ${rawRootsTex(wrong)}$`),
      isRaw(wrong) && step('simplify', `$${x} = ${rawRootsTex(wrong)}$`, `$${x} = ${lowestRootsTex(wrong)}$`),
      step('split', `$${x} = ${lowestRootsTex(wrong)}$`, formulaRootsText(wrong)),
    ];
    const mirrored = { ...roots, top: -roots.top };
    return {
      words: { equation, x: `$${x}$`, b: '$b$', product: '$−4ac$', result: listedWithAnd(value) },
      question: ask,
      answer: value,
      otherWrong: level === 3 ? 'other-sides' : 'other',
      distractors: [
        distractor('uses-b-instead-of-minus-b', formulaRootsText(mirrored), 'plain-b', {
          work: work(mirrored),
        }),
        distractor(
          'makes-a-sign-error-in-the-discriminant',
          formulaRootsText(rootsOf(a, b, -c)),
          'sign-under',
        ),
        level === 3
          ? distractor('keeps-the-sign-of-a-moved-term', formulaRootsText(keptSigns(params)), 'moved-sign')
          : distractor('divides-only-the-root-by-two-a', onlyRoot(roots), 'only-root'),
      ],
      steps: work(roots),
      claims: [`(${b})^2 - 4 * ${a} * (${c}) = ${roots.under}`],
    };
  },
  stretch: {
    draw: ({ random }) =>
      random.until(() => {
        const s = random.int(3, 14);
        const p = random.int(1, 24) * random.pick([1, -1]);
        return isIrrational(s * s - 4 * p) && isPositive(s * s + 4 * p)
          ? { ask: random.pick(pairs), s, p }
          : null;
      }),
    build({ ask, s, p }, { step, distractor }) {
      const roots = rootsOf(1, -s, p);
      const value = formulaRootsText(roots);
      const own = `$x^2 − ${s}x ${p < 0 ? '−' : '+'} ${Math.abs(p)} = 0$`;
      const product = `$x(${s} − x) = ${signed(p)}$`;
      return {
        words: { s, p: signed(p), x: '$x$', result: listedWithAnd(value) },
        question: ask,
        answer: { value, reason: 'right-pair' },
        otherWrong: 'other-pair',
        finalAnswer: 'final-pair',
        distractors: [
          distractor('uses-b-instead-of-minus-b', formulaRootsText({ ...roots, top: -s }), 'known-sign'),
          distractor('divides-only-the-root-by-two-a', onlyRoot(roots), 'known-half'),
          distractor(
            'makes-a-sign-error-in-the-discriminant',
            formulaRootsText(rootsOf(1, -s, -p)),
            'known-under',
          ),
        ],
        steps: [
          step('call', `the sum ${s}`, `$x$ and $${s} − x$`),
          step('product', `$x$ and $${s} − x$`, product),
          step('move', product, own),
          step('name', own, `$a = 1$, $b = −${s}$, $c = ${signed(p)}$`),
          step('under', `(−${s})^2 − 4 × 1 × ${inBrackets(p)}`, String(roots.under)),
          step('put', String(roots.under), `$x = ${rawRootsTex(roots)}$`),
          isRaw(roots) && step('simplify', `$x = ${rawRootsTex(roots)}$`, `$x = ${lowestRootsTex(roots)}$`),
          step('split', `$x = ${lowestRootsTex(roots)}$`, value),
        ],
        claims: [`(-${s})^2 - 4 * (${p}) = ${roots.under}`],
      };
    },
  },
});

function rootsOf(a: number, b: number, c: number): FormulaRoots {
  return { top: -b + 0, under: b * b - 4 * a * c, bottom: 2 * a };
}

/** The solutions of somebody who moves the terms of the other side without changing their signs. */
function keptSigns({ a, b, c, right, rightX }: Params): FormulaRoots {
  return rootsOf(a, b + 2 * rightX, c + 2 * right);
}

/** −b ± √D/(2a) as it is typed. */
function onlyRoot({ top, under, bottom }: FormulaRoots): string {
  const [, inside] = rootParts(under);
  const { outside: over, bottom: below } = lowestRoots({ top: 0, under, bottom });
  const plain = `${over === 1 ? '' : over}√${inside}`;
  const root = below === 1 ? plain : `(${plain})/${below}`;
  return `${signed(top)} − ${root}, ${signed(top)} + ${root}`;
}

/** Whether something is left to be simplified. */
function isRaw(roots: FormulaRoots): boolean {
  return rawRootsTex(roots) !== `${lowestRootsTex(roots)}`;
}

function linesOf({ a, b, c }: Params) {
  return {
    named: `$a = ${a}$, $b = ${signed(b)}$, $c = ${signed(c)}$`,
    under: `${inBrackets(b)}^2 − 4 × ${a} × ${inBrackets(c)}`,
  };
}

function isPositive(under: number): boolean {
  return under > 0;
}

function isIrrational(under: number): boolean {
  return under > 0 && !Number.isInteger(Math.sqrt(under));
}

function drawCoefficients(level: Level, random: Random): Params {
  return random.until(() => {
    const some = (most: number): number => random.int(1, most) * random.pick([1, -1]);
    const a = level === 1 ? 1 : random.int(level === 2 ? 2 : 1, 5);
    const [b, c] = [some(level === 1 ? 9 : 10), some(level === 1 ? 9 : 8)];
    const params: Params = {
      ask: random.pick<Params['ask']>(level === 3 ? moves : asks),
      letter: random.pick(['x', 'n', 'y', 'w']),
      a,
      b,
      c,
      right: level === 3 ? some(9) : 0,
      rightX: level === 3 ? some(6) : 0,
    };
    const { right, rightX } = params;
    const kept = keptSigns(params);
    const isKept = level < 3 || (isPositive(kept.under) && kept.top !== 0);
    const isShown = b + rightX !== 0 && c + right !== 0;
    const [outside] = rootParts(b * b - 4 * a * c);
    const isPlain = level > 1 || (outside === 1 && b % 2 !== 0);
    return isIrrational(b * b - 4 * a * c) && isPositive(b * b + 4 * a * c) && isKept && isShown && isPlain
      ? params
      : null;
  });
}
