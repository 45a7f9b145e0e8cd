import { exactValue } from '../algebra/normal-form.ts';
import {
  divideRational,
  equalRational,
  type Rational,
  rational,
  subtractRational,
} from '../rational/rational.ts';
import { rationalToDecimalText, rationalToFractionText } from '../rational/rational-text.ts';
import { addStep, type Chain, type Method, startChain, type Worked } from './chain.ts';
import { readNumberList } from './read-number-list.ts';
import { polynomialWords } from './side-terms.ts';
import { workFormula } from './work-formula.ts';

const listPart = /(-?[\d.][\d./]*(?:\s*[,;]\s*-?[\d.][\d./]*){2,})/;
const place = /\b(\d{1,3})(?:st|nd|rd|th)\s+term\b|\bterm (?:number )?(\d{1,3})\b/i;
const general = /\bnth term\b|\bgeneral (?:term|rule)\b|\bformula\b|\brule\b|\bexplicit\b/i;
const next = /\b(?:next|following)\b(?:\s+(two|three|2|3))?(?:\s+(?:terms?|numbers?))?|\bwhat comes next\b/i;

type Pattern = { readonly kind: 'add' | 'multiply'; readonly first: Rational; readonly step: Rational };

const text = (value: Rational): string => rationalToDecimalText(value) ?? rationalToFractionText(value);
const bracketed = (value: Rational): string =>
  value.n < 0n || text(value).includes('/') ? `(${text(value)})` : text(value);

function patternOf(values: readonly Rational[]): Pattern | null {
  const [first, second] = values;
  if (!first || !second) return null;
  const pairs = values.slice(1).map((value, i) => [values[i] ?? first, value] as const);
  const difference = subtractRational(second, first);
  if (pairs.every(([a, b]) => equalRational(subtractRational(b, a), difference)))
    return { kind: 'add', first, step: difference };
  if (values.some(({ n }) => n === 0n)) return null;
  const ratio = divideRational(second, first);
  return pairs.every(([a, b]) => equalRational(divideRational(b, a), ratio))
    ? { kind: 'multiply', first, step: ratio }
    : null;
}

function stepBetween(values: readonly Rational[], pattern: Pattern): Chain {
  const [a, b] = values;
  const chain = startChain(
    a && b ? (pattern.kind === 'add' ? `${text(b)} - ${bracketed(a)}` : `${text(b)}/${bracketed(a)}`) : '',
  );
  addStep(chain, text(pattern.step), { rule: pattern.kind === 'add' ? 'common-difference' : 'common-ratio' });
  return chain;
}

function termAt({ kind, first, step }: Pattern, n: string): ReturnType<typeof workFormula> {
  const values = kind === 'add' ? { a: text(first), d: text(step), n } : { a: text(first), r: text(step), n };
  return kind === 'add'
    ? workFormula({ formula: 't = a + (n - 1) · d', values, rule: 'arithmetic-term' })
    : workFormula({ formula: 't = a · r^(n - 1)', values, rule: 'geometric-term' });
}

function nthTerm(chain: Chain, { kind, first, step }: Pattern): Worked {
  const steps = [...chain.steps];
  if (kind === 'multiply') {
    const inner = startChain(`t = a · r^(n - 1)`);
    const answer = `t = ${text(first)} · ${bracketed(step)}^(n - 1)`;
    addStep(inner, answer, {
      rule: 'geometric-term',
      proof: { substitute: { a: text(first), r: text(step) } },
    });
    return {
      kind: 'sequence',
      chain: { ...inner, steps: [...steps, ...inner.steps] },
      answer,
      check: [{ claim: `${text(first)} = ${text(first)} · ${bracketed(step)}^(1 - 1)`, holds: true }],
    };
  }
  const inner = startChain('t = a + (n - 1) · d');
  addStep(inner, `t = ${text(first)} + (n - 1) · ${bracketed(step)}`, {
    rule: 'arithmetic-term',
    proof: { substitute: { a: text(first), d: text(step) } },
  });
  const answer = `t = ${polynomialWords([subtractRational(first, step), step], 'n')}`;
  addStep(inner, answer, { rule: 'multiply-out' });
  const [constant, slope] = [bracketed(subtractRational(first, step)), bracketed(step)];
  return {
    kind: 'sequence',
    chain: { ...inner, steps: [...steps, ...inner.steps] },
    answer,
    check: [{ claim: `${slope} · 1 + ${constant} = ${text(first)}`, holds: true }],
  };
}

function following(
  chain: Chain,
  values: readonly Rational[],
  { pattern, count }: { pattern: Pattern; count: number },
): Worked | null {
  const found: string[] = [];
  const check: { claim: string; holds: boolean }[] = [];
  let last = values.at(-1) ?? rational(0);
  for (let i = 0; i < count; i += 1) {
    const start =
      pattern.kind === 'add'
        ? `${text(last)} + ${bracketed(pattern.step)}`
        : `${bracketed(last)} · ${bracketed(pattern.step)}`;
    const side = startChain(start);
    const value =
      pattern.kind === 'add'
        ? subtractRational(last, { n: -pattern.step.n, d: pattern.step.d })
        : divideRational(last, divideRational(rational(1), pattern.step));
    addStep(side, text(value), { rule: 'next-term' });
    if (!side.proven) return null;
    chain.steps.push(...side.steps);
    check.push({ claim: `${start} = ${text(value)}`, holds: true });
    found.push(text(value));
    last = value;
  }
  return { kind: 'sequence', chain, answer: found.join(', '), check };
}

/** Arithmetic and geometric sequences from their first terms: the next ones, any term and the rule for all. */
export const solveSequence: Method = ({ words }) => {
  const asked = place.exec(words);
  if (/\b(?:sum|add|total)\b/i.test(words)) return null;
  if (!/\b(?:sequence|pattern|term|series|next)\b/i.test(words)) return null;
  const list = readNumberList(listPart.exec(words)?.[1] ?? '');
  const values = list?.map((item) => exactValue(item)).filter((value) => value !== null) ?? [];
  const pattern = values.length >= 3 ? patternOf(values) : null;
  if (!pattern) return null;
  const chain = stepBetween(values, pattern);
  if (asked) {
    const worked = termAt(pattern, asked[1] ?? asked[2] ?? '1');
    if (!worked) return null;
    const steps = [...chain.steps, ...worked.chain.steps];
    return {
      kind: 'sequence',
      chain: { ...worked.chain, steps, proven: chain.proven && worked.chain.proven },
      answer: worked.value,
      check: worked.check,
    };
  }
  if (general.test(words)) return nthTerm(chain, pattern);
  const more = next.exec(words);
  const count = { two: 2, three: 3, '2': 2, '3': 3 }[(more?.[1] ?? '').toLowerCase()] ?? 1;
  return more && following(chain, values, { pattern, count });
};
