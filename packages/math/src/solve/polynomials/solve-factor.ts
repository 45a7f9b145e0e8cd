import { exactRoot } from '../../algebra/exact-root.ts';
import { variablesOf } from '../../algebra/variables-of.ts';
import { rational } from '../../rational/rational.ts';
import { parseMath } from '../../read/parse.ts';
import { writeMath } from '../print/write-math.ts';
import { addStep, type Chain, type Method, startChain } from '../proof/chain.ts';
import { coefficientsOf, polynomialWords } from '../tree/side-terms.ts';
import {
  contentOf,
  divideByRoot,
  rationalRoot,
  splitMiddle,
  toRationals,
  twoQuadratics,
  type Whole,
  wholeCoefficients,
} from './factor-integers.ts';
import { factorLetters } from './factor-letters.ts';

const words = (coefficients: Whole, letter: string): string =>
  polynomialWords(toRationals(coefficients), letter);
const bracket = (coefficients: Whole, letter: string): string => {
  const text = words(coefficients, letter);
  return /[ ]/.test(text) ? `(${text})` : text;
};

/** `front` is written before what is still being factored. */
type Open = { readonly front: string; readonly letter: string; readonly back: string };

const squareRoot = (value: bigint): bigint | null =>
  value < 0n ? null : (exactRoot(rational(value), 2)?.n ?? null);

function product(front: string, factors: readonly string[]): string {
  const [first, second, more] = factors;
  const same = first !== undefined && first === second && more === undefined && first.startsWith('(');
  return `${front}${same ? `${first}^2` : factors.join('')}`;
}

function factorSpecial(
  chain: Chain,
  [c = 0n, b = 0n, a = 0n]: Whole,
  { front, letter, back }: Open,
): boolean {
  const [rootA, rootC] = [squareRoot(a), squareRoot(c < 0n ? -c : c)];
  if (rootA === null || rootC === null || c === 0n) return false;
  const plus = bracket([rootC, rootA], letter);
  const less = bracket([-rootC, rootA], letter);
  if (b === 0n && c < 0n) {
    addStep(chain, `${front}${less}${plus}${back}`, { rule: 'difference-of-squares' });
    return true;
  }
  if (c > 0n && b * b === 4n * a * c) {
    addStep(chain, `${front}${b > 0n ? plus : less}^2${back}`, { rule: 'perfect-square' });
    return true;
  }
  return false;
}

function linearContent(low: bigint, high: bigint): bigint {
  return contentOf([low, high]);
}

/** ax² + bx + c over the integers: special forms first, else by splitting the middle term. */
function factorQuadratic(chain: Chain, coefficients: Whole, open: Open): boolean {
  const { front, letter, back } = open;
  if (factorSpecial(chain, coefficients, open)) return true;
  const [c = 0n, b = 0n, a = 0n] = coefficients;
  const split = splitMiddle(a, b, c);
  if (!split || c === 0n) return false;
  const [m, n] = split;
  const fill = { product: `${a * c}`, sum: `${b}`, first: `${m}`, second: `${n}` };
  const outer = linearContent(m, a);
  const common: Whole = [m / outer, a / outer];
  const rest: Whole = [n / (a / outer), outer];
  const whole = front !== '' || back !== '';
  const inner = (text: string): string => (whole ? `${front}(${text})${back}` : text);
  const done = product(front, [bracket(common, letter), bracket(rest, letter)]) + back;
  if (a === 1n) {
    addStep(chain, done, { rule: 'split-middle', fill });
    return true;
  }
  const tail = polynomialWords(toRationals([c, n]), letter)
    .replace(/^-/, '- ')
    .replace(/^(?!-)/, '+ ');
  addStep(chain, inner(`${words([0n, m, a], letter)} ${tail}`), { rule: 'split-middle', fill });
  const outerText = outer === 1n ? letter : words([0n, outer], letter);
  const restText = (n / (a / outer)).toString();
  const sign = restText.startsWith('-') ? '-' : '+';
  addStep(
    chain,
    inner(
      `${outerText}${bracket(common, letter)} ${sign} ${restText.replace('-', '')}${bracket(common, letter)}`,
    ),
    {
      rule: 'group-terms',
    },
  );
  addStep(chain, done, { rule: 'common-bracket' });
  return true;
}

/** Takes out what every term contains; returns what is left and the text in front. */
function takeCommon(chain: Chain, coefficients: Whole, letter: string): { rest: Whole; front: string } {
  const low = coefficients.findIndex((c) => c !== 0n);
  const content = contentOf(coefficients);
  const rest = coefficients.slice(low).map((c) => c / content);
  const power = Array.from({ length: low + 1 }, (_, i) => (i === low ? content : 0n));
  const factor = words(power, letter);
  if (factor === '1' || rest.length < 2) return { rest, front: '' };
  const front = factor === '-1' ? '-' : factor;
  addStep(chain, `${front}(${words(rest, letter)})`, { rule: 'common-factor', fill: { factor } });
  return { rest, front };
}

/** Two quadratics, each factored further where it can be. */
function factorPair(chain: Chain, [first, second]: readonly [Whole, Whole], { front, letter }: Open): void {
  const texts = [first, second].map((part) => `(${words(part, letter)})`);
  addStep(chain, `${front}${product('', texts)}`, { rule: 'two-quadratics' });
  if (texts[0] === texts[1]) return;
  factorQuadratic(chain, first, { front, letter, back: texts[1] ?? '' });
  const before = chain.at.slice(0, chain.at.length - (texts[1] ?? '').length);
  factorQuadratic(chain, second, { front: before, letter, back: '' });
}

/** Factors a whole polynomial completely over the integers on a chain that stands at it. */
export function factorOn(chain: Chain, coefficients: Whole, letter: string): boolean {
  const before = chain.steps.length;
  let { rest, front } = takeCommon(chain, coefficients, letter);
  while (rest.length > 3) {
    const root = rationalRoot(rest);
    if (!root) break;
    const factor = bracket([-root.n, root.d], letter);
    rest = divideByRoot(rest, root);
    front = `${front}${factor}`;
    addStep(chain, `${front}(${words(rest, letter)})`, {
      rule: 'divide-by-root',
      fill: { root: `${letter} = ${root.n}${root.d === 1n ? '' : `/${root.d}`}` },
    });
  }
  if (rest.length === 3) factorQuadratic(chain, rest, { front, letter, back: '' });
  const pair = rest.length === 5 ? twoQuadratics(rest) : null;
  if (pair) factorPair(chain, pair, { front, letter, back: '' });
  const complete = rest.length <= 3 || pair !== null;
  return complete && chain.steps.length > before && chain.proven;
}

/** A polynomial in one letter with whole coefficients, factored over the integers. */
export const solveFactor: Method = ({ verb, text }) => {
  const read = parseMath(text);
  if (!read.ok || verb !== 'factor') return null;
  const [letter, second] = variablesOf(read.node);
  if (letter === undefined) return null;
  if (second !== undefined) return factorLetters(read.node);
  const found = coefficientsOf(read.node, letter);
  const whole = found && wholeCoefficients(found);
  if (!whole || whole.length < 2) return null;
  const chain = startChain(writeMath(read.node));
  const start = chain.at;
  if (/[()]/.test(start)) return null;
  if (read.node.kind === 'add' && read.node.terms.length > whole.filter((c) => c !== 0n).length)
    addStep(chain, words(whole, letter), { rule: 'combine-like-terms' });
  if (!factorOn(chain, whole, letter)) return null;
  return {
    kind: 'factor',
    chain,
    answer: chain.at,
    check: [{ claim: `${start} = ${chain.at}`, holds: true }],
  };
};
