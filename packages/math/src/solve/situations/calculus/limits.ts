import { numberValue } from '../../../algebra/number-value.ts';
import { variablesOf } from '../../../algebra/variables-of.ts';
import type { MathNode } from '../../../read/math-node.ts';
import { parseMath } from '../../../read/parse.ts';
import { type Ask, byProof, type Exercised, together } from '../../exercises/exercise.ts';
import { writeMath } from '../../print/write-math.ts';
import { addStep, type Chain, startChain } from '../../proof/chain.ts';
import { provesLimit } from '../../proof/prove-limit.ts';
import { spellTrigonometry } from '../../trigonometry/spell-trigonometry.ts';
import { fractionOf, fractionsNear } from '../exact.ts';
import type { Situation } from '../situation.ts';

type Limit = {
  readonly letter: string;
  readonly at: string;
  readonly side: '' | '⁺' | '⁻';
  readonly node: MathNode;
};

const place = String.raw`([+-]?(?:∞|infinity|inf|oo|\d+(?:\/\d+|\.\d+)?|π(?:\/\d+)?|pi(?:\/\d+)?))`;
const head = new RegExp(
  String.raw`^(?:find |evaluate |what is |compute |calculate )?(?:the )?lim(?:it)?\s*_?[({]?\s*(?:as\s+)?([a-z])\s*(?:→|->|=>|-->|approaches|goes to|tends to|to)\s*${place}(?:\s*([⁺⁻])|\s*\^\{?([+-])\}?|([+-])(?=[\s)]))?\s*[)}]?(?:,?\s*from (?:the )?(right|left)(?: side)?| \(from (?:the )?(right|left)\))?\s*(?:of|for|,|:)?\s*(.+)$`,
  'i',
);

function readLimit(text: string): Limit | null {
  const found = head.exec(text.replace(/[\s?.]+$/, ''));
  if (!found) return null;
  const [, letter = '', where = '', mark = '', power = '', tail = '', from, other, body = ''] = found;
  const sign = `${mark}${power}${tail}`;
  const named = `${from ?? ''}${other ?? ''}`;
  const side = /⁺|\+/.test(sign) || named === 'right' ? '⁺' : /⁻|-/.test(sign) || named === 'left' ? '⁻' : '';
  const read = parseMath(spellTrigonometry(body.replace(/\s*=\s*\??$/, '')));
  if (!read.ok || read.node.kind === 'relation' || read.node.kind === 'list') return null;
  if (variablesOf(read.node).some((name) => name !== letter)) return null;
  const at = where
    .replace(/^\+/, '')
    .replace(/infinity|inf|oo/i, '∞')
    .replace(/pi/i, 'π');
  return { letter, at, side, node: read.node };
}

const text = ({ letter, at, side }: Limit, node: MathNode): string =>
  `lim (${letter} → ${at}${side}) (${writeMath(node)})`;

/** Each absolute value as its inside or the opposite of it, by its sign near the place. */
function withSigns(node: MathNode, limit: Limit): MathNode | null {
  const near = (inner: MathNode): number => {
    const at = parseMath(limit.at);
    const value = at.ok ? numberValue(at.node, new Map()) : Number.NaN;
    return numberValue(inner, new Map([[limit.letter, value + (limit.side === '⁺' ? 1e-4 : -1e-4)]]));
  };
  const map = (one: MathNode): MathNode => {
    if (one.kind === 'absolute') {
      const inner = map(one.of);
      return near(inner) < 0 ? { kind: 'negate', of: inner } : inner;
    }
    if (one.kind === 'divide') return { ...one, top: map(one.top), bottom: map(one.bottom) };
    if (one.kind === 'multiply') return { ...one, factors: one.factors.map(map) };
    if (one.kind === 'add') return { ...one, terms: one.terms.map(map) };
    return one.kind === 'negate' ? { ...one, of: map(one.of) } : one;
  };
  return map(node);
}

const ended = (chain: Chain, start: string, answer: string): Exercised => ({
  kind: 'limit',
  chain,
  answer,
  check: [{ claim: `${start} = ${answer}`, holds: true, proof: 'limit' }],
});

/** A fraction that the limit comes to, by its values near the place. */
function guess(limit: Limit, node: MathNode): string | null {
  const at = parseMath(limit.at.replace('-∞', '-100000').replace('∞', '100000'));
  if (!at.ok) return null;
  const far = limit.at.includes('∞');
  const x = numberValue(at.node, new Map()) + (far ? 0 : limit.side === '⁻' ? -1e-5 : 1e-5);
  const value = numberValue(node, new Map([[limit.letter, x]]));
  const near = fractionsNear(value, { most: 12, within: 5e-3 });
  return near.find((goal) => provesLimit(text(limit, node), goal)) ?? null;
}

function byItsSide(limit: Limit): Exercised | null {
  if (limit.side === '' || limit.at.includes('∞')) return null;
  const signed = withSigns(limit.node, limit);
  const start = text(limit, limit.node);
  const goal = signed && guess(limit, limit.node);
  if (!signed || goal === null) return null;
  const chain = startChain(start);
  addStep(chain, text(limit, signed), { rule: 'sign-on-this-side', proof: 'same-limit' });
  addStep(chain, goal, { rule: 'limit-cancel', proof: 'limit' });
  return ended(chain, start, goal);
}

/** √A - B far out: both over the conjugate. */
function byConjugate(limit: Limit): Exercised | null {
  if (!limit.at.includes('∞') || limit.node.kind !== 'add' || limit.node.terms.length !== 2) return null;
  const root = limit.node.terms.find(
    (term) => term.kind === 'root' || (term.kind === 'negate' && term.of.kind === 'root'),
  );
  const other = limit.node.terms.find((term) => term !== root);
  if (!root || !other) return null;
  const negated = root.kind === 'negate';
  const under = root.kind === 'negate' ? root.of : root;
  if (under.kind !== 'root' || under.index !== 2) return null;
  const square: MathNode = {
    kind: 'power',
    base: other,
    exponent: { kind: 'number', value: { n: 2n, d: 1n }, places: -1 },
  };
  const difference: MathNode = { kind: 'add', terms: [under.of, { kind: 'negate', of: square }] };
  const top: MathNode = negated ? { kind: 'negate', of: difference } : difference;
  const opposite: MathNode = { kind: 'negate', of: other };
  const flipped: MathNode = other.kind === 'negate' ? other.of : opposite;
  const bottom: MathNode = negated
    ? { kind: 'add', terms: [under, other] }
    : { kind: 'add', terms: [under, flipped] };
  const start = text(limit, limit.node);
  const goal = guess(limit, limit.node);
  if (goal === null) return null;
  const chain = startChain(start);
  addStep(chain, text(limit, { kind: 'divide', top, bottom }), { rule: 'by-conjugate', proof: 'same-limit' });
  addStep(chain, goal, { rule: 'limit-highest-power', proof: 'limit' });
  return ended(chain, start, goal);
}

/** A quotient with roots far out, by its highest powers. */
function byPowers(limit: Limit): Exercised | null {
  if (!limit.at.includes('∞') || limit.node.kind !== 'divide') return null;
  const start = text(limit, limit.node);
  const goal = guess(limit, limit.node);
  if (goal === null || !/√/.test(start) || /sin|cos|tan|ln|log|e\^/.test(start)) return null;
  return byProof(start, goal, { rule: 'limit-highest-power', proof: 'limit', kind: 'limit' });
}

/** (1 + a/x)^(bx) comes to e^(ab). */
function toPowerOfE(limit: Limit): Exercised | null {
  if (limit.at !== '∞' || limit.node.kind !== 'power') return null;
  const start = text(limit, limit.node);
  const value = numberValue(limit.node, new Map([[limit.letter, 1e7]]));
  const power = fractionOf(Math.round(Math.log(value) * 12) / 12, 12);
  if (!power || power[0] === 0 || Math.abs(power[0]) > 24) return null;
  const exponent = power[1] === 1 ? `${power[0]}` : `(${power[0]}/${power[1]})`;
  const goal = exponent === '1' ? 'e' : `e^${exponent.startsWith('-') ? `(${exponent})` : exponent}`;
  return byProof(start, goal, { rule: 'limit-of-growth', proof: 'limit', kind: 'limit' });
}

/** `limit of f as x approaches a` with its place in front. */
const ordered = (words: string): string =>
  words.replace(
    /\blim(?:it)?\s+of\s+(.+?)\s+(as [a-z] (?:approaches|goes to|tends to|→|->) .+)$/,
    'limit $2 $1',
  );

/** Limits from one side, and far out with roots or powers. */
export const limitSituation: Situation = ({ text: words, places }, ask: Ask) => {
  if (!/\blim/.test(words) || places !== null) return null;
  const limit = readLimit(ordered(words));
  if (!limit) return null;
  const side = limit.side === '' ? '' : limit.side === '⁺' ? '^+' : '^-';
  const known = ask(`lim ${limit.letter}->${limit.at.replace('∞', 'inf')}${side} (${writeMath(limit.node)})`);
  if (known) return together([known], { kind: 'limit', answer: known.answer });
  return byItsSide(limit) ?? byConjugate(limit) ?? byPowers(limit) ?? toPowerOfE(limit);
};
