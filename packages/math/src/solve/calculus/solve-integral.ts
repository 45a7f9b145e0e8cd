import { numberValue } from '../../algebra/number-value.ts';
import { variablesOf } from '../../algebra/variables-of.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import { workOutOn } from '../arithmetic/work-out.ts';
import { solvePartialFractions } from '../polynomials/solve-partial-fractions.ts';
import { tidy } from '../polynomials/tidy.ts';
import { exactText } from '../print/exact-text.ts';
import { writeMath } from '../print/write-math.ts';
import { addStep, type Chain, type Method, startChain, type Worked } from '../proof/chain.ts';
import { mathRequest } from '../question/request.ts';
import { replaceVariables } from '../tree/replace-variables.ts';
import { spellTrigonometry } from '../trigonometry/spell-trigonometry.ts';
import { antiderivative, type Found } from './antiderivative.ts';
import { knownLogarithms } from './known-logarithms.ts';

type Integral = {
  readonly node: MathNode;
  readonly letter: string;
  readonly ends: readonly [string, string] | null;
};

const end = String.raw`(-?(?:\d+(?:\/\d+|\.\d+)?|e(?:\^\(?-?\d+\)?)?|(?:\d*)(?:π|pi)(?:\/\d+)?|√\d+|ln ?\(?\d+\)?))`;
const bounds = [
  new RegExp(
    String.raw`\b(?:from|between)\s+(?:[a-z]\s*=\s*)?${end}\s+(?:to|and)\s+(?:[a-z]\s*=\s*)?${end}(?=\s|,|$)`,
    'i',
  ),
  new RegExp(String.raw`_\s*[({]?\s*${end}\s*[)}]?\s*\^\s*[({]?\s*${end}\s*[)}]?(?=\s|\(|$|[a-z])`, 'i'),
];

function readIntegral(words: string): Integral | null {
  let rest = words.replace(/\bint_/gi, '∫_');
  const found = bounds.map((pattern) => pattern.exec(rest)).find((one) => one !== null);
  if (found) rest = rest.replace(found[0], ' ');
  rest = rest
    .replace(/^.*?(?:∫|\bintegral\b|\bintegrate\b|\banti-?derivatives?\b)/i, '')
    .replace(/^\s*(?:of|the function|f\(x\)\s*=)?\s*(?:f\(x\)\s*=)?\s*:?\s*/i, '');
  const by = /\s*(?:\bwith respect to ([a-z])|(?<=[\s)\d]|[a-z²³])\s*d([a-z]))\s*$/i.exec(rest);
  const body = (by ? rest.slice(0, by.index) : rest).trim();
  const read = parseMath(spellTrigonometry(body));
  if (!read.ok || read.node.kind === 'relation' || read.node.kind === 'list') return null;
  const names = variablesOf(read.node);
  const letter = by?.[1] ?? by?.[2] ?? (names.includes('x') ? 'x' : (names[0] ?? 'x'));
  if (names.some((name) => name !== letter)) return null;
  const ends = found
    ? ([found[1] ?? '', found[2] ?? ''].map((text) => text.replace(/pi/i, 'π')) as [string, string])
    : null;
  return { node: read.node, letter, ends };
}

const mark = (node: MathNode, letter: string): string => `∫ (${writeMath(node)}) d${letter}`;

/** The terms of a sum, each with its sign. */
function termsIn(node: MathNode): readonly MathNode[] {
  if (node.kind === 'add') return node.terms;
  if (node.kind === 'divide' && node.top.kind === 'add' && variablesOf(node.bottom).length > 0) return [node];
  return [node];
}

function whole(node: MathNode, letter: string): Found | null {
  const direct = antiderivative(node, letter);
  if (direct) return direct;
  if (node.kind !== 'divide') return null;
  const split = solvePartialFractions(mathRequest(`partial fractions of ${writeMath(node)}`));
  const read = split && parseMath(split.answer);
  if (!read?.ok) return null;
  const parts = termsIn(read.node).map((term) => antiderivative(term, letter));
  if (!parts.every((part) => part !== null)) return null;
  return {
    node: { kind: 'add', terms: parts.map((part) => part.node) },
    rule: 'integral-partial-fractions',
    fill: { sum: split?.answer ?? '' },
  };
}

/** The antiderivative of each term on a chain that starts at ∫ (…) dx; without C. */
function work(chain: Chain, { node, letter }: Integral): MathNode | null {
  const terms = termsIn(node);
  if (terms.length > 1) {
    const split = terms
      .map((term, i) => {
        const negative = term.kind === 'negate';
        const text = mark(negative ? term.of : term, letter);
        return i === 0 ? `${negative ? '-' : ''}${text}` : ` ${negative ? '-' : '+'} ${text}`;
      })
      .join('');
    if (!split.startsWith('-')) addStep(chain, split, { rule: 'integral-sum', proof: 'integral' });
  }
  const found = terms.map((term) => whole(term, letter));
  if (!found.every((one) => one !== null)) return null;
  const [first] = found;
  const sum: MathNode =
    terms.length === 1 && first ? first.node : { kind: 'add', terms: found.map((one) => one.node) };
  const special = found.find(({ rule }) => rule !== 'integral-power') ?? first;
  const inside = special && 'inside' in special ? writeMath(special.inside as MathNode) : '';
  const plain = parseMath(writeMath(tidy(sum)));
  const result = plain.ok ? plain.node : sum;
  const shown = chain.at.includes('∫') ? writeMath(sum) : '';
  addStep(chain, shown, {
    rule: special?.rule ?? 'integral-power',
    fill: { ...special?.fill, inside },
    proof: 'integral',
  });
  if (!chain.proven) return null;
  if (writeMath(result) !== shown)
    addStep(chain, writeMath(result), { rule: 'simplify-expression', proof: 'numeric' });
  return chain.proven ? result : null;
}

function indefinite(integral: Integral): Worked | null {
  const chain = startChain(mark(integral.node, integral.letter));
  const start = chain.at;
  const result = work(chain, integral);
  if (!result) return null;
  const answer = `${chain.at} + C`;
  const steps = [...chain.steps];
  const last = steps.pop();
  if (!last) return null;
  const check = [{ claim: `${start} = ${chain.at}`, holds: true, proof: 'integral' } as const];
  return { kind: 'integral', chain: { ...chain, steps: [...steps, { ...last, to: answer }] }, answer, check };
}

function valueText(filled: MathNode): string | null {
  const side = startChain(writeMath(filled));
  const number = workOutOn(side, filled);
  if (number) return side.at;
  return exactText(filled) ?? exactText(tidy(filled)) ?? nearText(filled);
}

/** Values of sin, cos, e^0 and ln(1) at the ends come out as fractions, or stay as they are. */
function nearText(filled: MathNode): string {
  const value = numberValue(filled, new Map());
  for (let d = 1; d <= 24; d += 1) {
    const n = Math.round(value * d);
    if (Math.abs(value * d - n) < 1e-11) return d === 1 ? `${n}` : `${n}/${d}`;
  }
  return writeMath(tidy(filled));
}

function definite(integral: Integral, [low, high]: readonly [string, string]): Worked | null {
  const chain = startChain(mark(integral.node, integral.letter));
  const result = work(chain, integral);
  const [a, b] = [parseMath(low), parseMath(high)];
  if (!result || !a.ok || !b.ok) return null;
  const at = (end: MathNode): MathNode => replaceVariables(result, new Map([[integral.letter, end]]));
  const filled: MathNode = { kind: 'add', terms: [at(b.node), { kind: 'negate', of: at(a.node) }] };
  const side = startChain(writeMath(filled));
  // A number within bars is above 0 here: ln(|3|) is ln(3).
  const value = valueText(knownLogarithms(filled))?.replace(/\|(\d+(?:\/\d+)?)\|/g, '$1') ?? null;
  if (value === null) return null;
  const start = `${mark(integral.node, integral.letter)} from ${low} to ${high}`;
  const whole = startChain(start);
  addStep(whole, writeMath(filled), { rule: 'fundamental-theorem', proof: 'definite-integral' });
  addStep(side, value, { rule: 'work-out-products', proof: 'numeric' });
  const steps = [...chain.steps, ...whole.steps, ...side.steps];
  return {
    kind: 'integral',
    chain: { ...side, steps, proven: chain.proven && whole.proven && side.proven },
    answer: value,
    check: [{ claim: `${start} = ${value}`, holds: true, proof: 'definite-integral' }],
  };
}

/** Indefinite and definite integrals by powers, known functions, substitution, parts and partial fractions. */
export const solveIntegral: Method = ({ words }) => {
  // An estimate of an integral is another number.
  if (/\b(?:trapez|riemann|simpson|rectangles?|estimat|approximat|midpoint)/i.test(words)) return null;
  // The derivative of an integral is another question.
  if (/\bd ?\/ ?d[a-z]\b|\bderivative\b(?<!anti-?derivative)/i.test(words)) return null;
  if (!/∫|\bint_|\bintegra|\banti-?derivative/i.test(words)) return null;
  const integral = readIntegral(words);
  if (!integral) return null;
  return integral.ends ? definite(integral, integral.ends) : indefinite(integral);
};
