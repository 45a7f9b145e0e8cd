import { numberValue } from '../../algebra/number-value.ts';
import { variablesOf } from '../../algebra/variables-of.ts';
import { divideRational, rational } from '../../rational/rational.ts';
import { rationalToFractionText } from '../../rational/rational-text.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import { commonDivisor, divideCoefficients } from '../polynomials/rational-polynomial.ts';
import { tidy } from '../polynomials/tidy.ts';
import { exactText } from '../print/exact-text.ts';
import { writeMath } from '../print/write-math.ts';
import { addStep, type Chain, type Method, startChain, type Worked } from '../proof/chain.ts';
import { provesLimit } from '../proof/prove-limit.ts';
import { replaceVariables } from '../tree/replace-variables.ts';
import { coefficientsOf, polynomialWords } from '../tree/side-terms.ts';
import { spellTrigonometry } from '../trigonometry/spell-trigonometry.ts';
import { differentiate } from './differentiate.ts';

type Limit = {
  readonly letter: string;
  readonly at: string;
  readonly side: '' | '⁺' | '⁻';
  readonly node: MathNode;
};

const place = String.raw`([+-]?(?:∞|infinity|inf|oo|\d+(?:\/\d+|\.\d+)?|π(?:\/\d+)?|pi(?:\/\d+)?))\s*([⁺⁻]|\^?[+-](?=[\s)}])|\^\{?[+-]\}?)?`;
const said = new RegExp(
  String.raw`\blimit\s*(?:of\s+(.+?)\s+)?(?:as\s+)?([a-z])\s*(?:approaches|goes to|tends to|→|->)\s*${place}(?:\s+from the (right|left))?(?:\s*(?:of|for|,|:)?\s*(.+))?$`,
  'i',
);
const short = new RegExp(
  String.raw`\blim(?:it)?\s*_?\s*(?:as\s+)?[({]?\s*()([a-z])\s*(?:→|->|to)\s*${place}()\s*[)}]?\s*(?:of\s+)?(.+)$`,
  'i',
);

function readLimit(words: string): Limit | null {
  const found = said.exec(words) ?? short.exec(words);
  if (!found) return null;
  const [, before, letter = '', where = '', mark = '', from = '', after] = found;
  const sided =
    /\+|⁺/.test(mark) || /right/i.test(from) ? '⁺' : /-|⁻/.test(mark) || /left/i.test(from) ? '⁻' : '';
  const read = parseMath(spellTrigonometry((after || before || '').trim()));
  if (!read.ok || read.node.kind === 'relation' || variablesOf(read.node).some((name) => name !== letter))
    return null;
  const at = where
    .replace(/^\+/, '')
    .replace(/infinity|inf|oo/i, '∞')
    .replace(/pi/i, 'π');
  return { letter, at, side: sided, node: read.node };
}

const text = ({ letter, at, side }: Limit, node: MathNode): string =>
  `lim (${letter} → ${at}${side}) (${writeMath(node)})`;

const put = (node: MathNode, letter: string, at: string): MathNode | null => {
  const read = parseMath(at);
  return read.ok ? replaceVariables(node, new Map([[letter, read.node]])) : null;
};

/** The exact value at a place where the expression has one. */
function valueAt(node: MathNode, letter: string, at: string): string | null {
  const filled = put(node, letter, at);
  if (!filled || !Number.isFinite(numberValue(filled, new Map()))) return null;
  return exactText(filled) ?? exactText(tidy(filled)) ?? knownValue(filled);
}

/** Values that algebra alone does not give, such as sin(0) and e^0. */
function knownValue(filled: MathNode): string | null {
  const value = numberValue(filled, new Map());
  for (const bottom of [1, 2, 3, 4, 6, 8, 9, 12]) {
    const top = Math.round(value * bottom);
    if (Math.abs(value * bottom - top) < 1e-12) return rationalToFractionText(rational(top, bottom));
  }
  return null;
}

function ended(chain: Chain, limit: Limit, answer: string): Worked | null {
  const claim = `${text(limit, limit.node)} = ${answer}`;
  return { kind: 'limit', chain, answer, check: [{ claim, holds: true, proof: 'limit' }] };
}

/** Top and bottom are polynomials with a common zero at the place. */
function cancelled(limit: Limit): MathNode | null {
  const { node, letter } = limit;
  if (node.kind !== 'divide') return null;
  const [top, bottom] = [coefficientsOf(node.top, letter), coefficientsOf(node.bottom, letter)];
  if (!top || !bottom) return null;
  const shared = commonDivisor(top, bottom);
  if (shared.length < 2) return null;
  const [p, q] = [divideCoefficients(top, shared).quotient, divideCoefficients(bottom, shared).quotient];
  const [last] = q;
  const whole =
    q.length === 1 && last
      ? `(${polynomialWords(
          p.map((c) => divideRational(c, last)),
          letter,
        )})`
      : `(${polynomialWords(p, letter)})/(${polynomialWords(q, letter)})`;
  const read = parseMath(whole);
  return read.ok ? read.node : null;
}

/** Both come to 0: the quotient of the derivatives has the same limit. */
function byDerivatives(chain: Chain, limit: Limit): Worked | null {
  let node = limit.node;
  for (let i = 0; i < 3; i += 1) {
    if (node.kind !== 'divide') return null;
    const [top, bottom] = [node.top, node.bottom].map((part) => {
      const filled = put(part, limit.letter, limit.at);
      return filled ? numberValue(filled, new Map()) : Number.NaN;
    });
    if (!(Math.abs(top ?? 1) < 1e-12 && Math.abs(bottom ?? 1) < 1e-12)) return null;
    const [p, q] = [differentiate(node.top, limit.letter), differentiate(node.bottom, limit.letter)];
    if (!p || !q) return null;
    node = tidy({ kind: 'divide', top: tidy(p), bottom: tidy(q) });
    if (node.kind !== 'divide')
      node = { kind: 'divide', top: node, bottom: { kind: 'number', value: rational(1), places: -1 } };
    const value = valueAt(node, limit.letter, limit.at);
    const shown =
      node.bottom.kind === 'number' && node.bottom.value.n === node.bottom.value.d ? node.top : node;
    addStep(chain, text(limit, shown), { rule: 'limit-by-derivatives', proof: 'same-limit' });
    if (value !== null) {
      addStep(chain, value, { rule: 'limit-put-in', proof: 'limit' });
      return ended(chain, limit, value);
    }
  }
  return null;
}

/** The highest powers decide far out. */
function farOut(limit: Limit): Worked | null {
  const { node, letter } = limit;
  const [over, under] = node.kind === 'divide' ? [node.top, node.bottom] : [node, null];
  const one = [rational(1)];
  const [top, bottom] = [coefficientsOf(over, letter), under ? coefficientsOf(under, letter) : one];
  const chain = startChain(text(limit, node));
  if (!top || !bottom) {
    const goal = ['0', '1', '∞', '-∞'].find((value) => provesLimit(chain.at, value) && value !== '1');
    if (goal === undefined || goal === '1') return null;
    addStep(chain, goal, { rule: goal === '0' ? 'limit-small' : 'limit-large', proof: 'limit' });
    return ended(chain, limit, goal);
  }
  const [p, q] = [top.at(-1) ?? rational(0), bottom.at(-1) ?? rational(1)];
  const degree = top.length - bottom.length;
  const ratio = divideRational(p, q);
  const lead = `${polynomialWords([...Array.from({ length: Math.max(degree, 0) }, () => rational(0)), ratio], letter)}`;
  const shown =
    degree >= 0 ? lead : `${rationalToFractionText(ratio)}/${letter}${degree === -1 ? '' : `^${-degree}`}`;
  if (degree <= 0) {
    const goal = degree === 0 ? rationalToFractionText(ratio) : '0';
    addStep(chain, goal, { rule: 'limit-highest-power', proof: 'limit' });
    return ended(chain, limit, goal);
  }
  const negative = ratio.n < 0n !== (limit.at.startsWith('-') && degree % 2 === 1);
  const goal = negative ? '-∞' : '∞';
  addStep(chain, goal, { rule: 'limit-leading-term', fill: { term: shown }, proof: 'limit' });
  return ended(chain, limit, goal);
}

/** The bottom comes to 0 and the top does not: both sides are looked at. */
function growing(limit: Limit): Worked | null {
  const sides = (limit.side === '' ? (['⁺', '⁻'] as const) : [limit.side]).map((side) => {
    const start = text({ ...limit, side }, limit.node);
    const goal = ['∞', '-∞'].find((value) => provesLimit(start, value));
    return goal === undefined ? null : { start, goal };
  });
  const [first, second] = sides;
  if (!first || sides.includes(null)) return null;
  const chain = startChain(first.start);
  addStep(chain, first.goal, { rule: 'limit-grows', proof: 'limit' });
  if (second) {
    chain.at = second.start;
    addStep(chain, second.goal, { rule: 'limit-grows', proof: 'limit' });
  }
  const answer = second && second.goal !== first.goal ? 'does not exist' : first.goal;
  const check = [first, ...(second ? [second] : [])].map(
    ({ start, goal }) => ({ claim: `${start} = ${goal}`, holds: true, proof: 'limit' }) as const,
  );
  return { kind: 'limit', chain, answer, check };
}

/** Limits at a number and far out: by putting in, cancelling, derivatives, or the highest powers. */
export const solveLimit: Method = ({ words }) => {
  const limit = /\blim/i.test(words) ? readLimit(words) : null;
  if (!limit) return null;
  if (limit.at.includes('∞')) return farOut(limit);
  const chain = startChain(text(limit, limit.node));
  const direct = valueAt(limit.node, limit.letter, limit.at);
  if (direct !== null) {
    addStep(chain, direct, { rule: 'limit-put-in', proof: 'limit' });
    return ended(chain, limit, direct);
  }
  const simple = cancelled(limit);
  const value = simple && valueAt(simple, limit.letter, limit.at);
  if (simple && value !== null) {
    addStep(chain, text(limit, simple), { rule: 'limit-cancel', proof: 'limit' });
    addStep(chain, value, { rule: 'limit-put-in', proof: 'limit' });
    return ended(chain, limit, value);
  }
  return byDerivatives(chain, limit) ?? growing(limit);
};
