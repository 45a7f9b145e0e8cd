import { exactValue } from '../../algebra/normal-form.ts';
import { evaluateExact } from '../../judge/equivalent.ts';
import {
  addRational,
  divideRational,
  equalRational,
  multiplyRational,
  type Rational,
  rational,
  subtractRational,
} from '../../rational/rational.ts';
import { rationalToDecimalText, rationalToFractionText } from '../../rational/rational-text.ts';
import { workFormula } from '../arithmetic/work-formula.ts';
import { addStep, type Chain, type Method, startChain, type Worked } from '../proof/chain.ts';
import { readNumberList } from '../question/read-number-list.ts';
import { polynomialWords } from '../tree/side-terms.ts';

const listPart = /(-?[\d.][\d./]*(?:\s*[,;]\s*-?[\d.][\d./]*){2,})/;
const place =
  /\b(\d{1,3})(?:st|nd|rd|th)\s+term\b|(?<!\b(?:first|initial|last) )\bterm (?:number )?(\d{1,3})\b/i;

export type Pattern = {
  readonly kind: 'add' | 'multiply';
  readonly first: Rational;
  readonly step: Rational;
};

const text = (value: Rational): string => rationalToDecimalText(value) ?? rationalToFractionText(value);
const bracketed = (value: Rational): string =>
  value.n < 0n || text(value).includes('/') ? `(${text(value)})` : text(value);

/** What the terms have in common: the same number added, or multiplied by; null where neither holds. */
export function patternOf(values: readonly Rational[]): Pattern | null {
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

/** `first term 5 and common difference 3` tell a sequence without its terms. */
export function toldPattern(words: string): Pattern | null {
  const number = String.raw`(-?\d+(?:\/\d+|\.\d+)?)`;
  const value = (name: string): Rational | null => {
    const found = new RegExp(String.raw`\b(?:${name})\s*(?:is|of|=|:)?\s*${number}`, 'i').exec(words)?.[1];
    return found === undefined ? null : evaluateExact(found);
  };
  const first = value(String.raw`first term|a_?1|a(?=\s*=)`);
  const difference = value(String.raw`(?:common )?difference|d(?=\s*=)`);
  const ratio = value(String.raw`(?:common )?ratio|r(?=\s*=)`);
  if (!first || (difference === null) === (ratio === null)) return null;
  return difference
    ? { kind: 'add', first, step: difference }
    : ratio
      ? { kind: 'multiply', first, step: ratio }
      : null;
}

function numberedTerm(chain: Chain, pattern: Pattern, words: string): Worked | null {
  const found = place.exec(words);
  const worked = found && termAt(pattern, found[1] ?? found[2] ?? '1');
  if (!worked) return null;
  return {
    kind: 'sequence',
    chain: {
      ...worked.chain,
      steps: [...chain.steps, ...worked.chain.steps],
      proven: chain.proven && worked.chain.proven,
    },
    answer: worked.value,
    check: worked.check,
  };
}

/** The difference or the ratio itself, tested on the first two terms. */
function stepAnswer(chain: Chain, { kind, first, step }: Pattern): Worked {
  const next = kind === 'add' ? `${text(first)} + ${bracketed(step)}` : `${text(first)} · ${bracketed(step)}`;
  const second = kind === 'add' ? addRational(first, step) : multiplyRational(first, step);
  const check = [{ claim: `${next} = ${text(second)}`, holds: true }];
  return { kind: 'sequence', chain, answer: text(step), check };
}

/** A sequence that is called geometric and adds, or the other way around. */
const isNamedOtherwise = (words: string, { kind }: Pattern): boolean =>
  (kind === 'add' ? /\bgeometric\b/i : /\barithmetic\b/i).test(words);

/** Arithmetic and geometric sequences from their first terms: the next ones, any term and the rule for all. */
/** Two of its terms asked at once, of which one would stay unanswered. */
const asksTwo = /\bnext\b.*\b\d+(?:st|nd|rd|th) term\b|\b\d+(?:st|nd|rd|th) term\b.*\bnext\b/i;

export const solveSequence: Method = ({ words, asked }) => {
  if (asksTwo.test(words)) return null;
  const list = readNumberList(listPart.exec(words)?.[1] ?? '');
  const values = list?.map((item) => exactValue(item)).filter((value) => value !== null) ?? [];
  const told = values.length >= 3 ? null : toldPattern(words);
  const pattern = values.length >= 3 ? patternOf(values) : told;
  if (!pattern || isNamedOtherwise(words, pattern)) return null;
  if (told)
    return asked === 'numbered-term'
      ? numberedTerm(startChain(''), told, words)
      : asked === 'nth-term'
        ? nthTerm(startChain(''), told)
        : null;
  const chain = stepBetween(values, pattern);
  switch (asked) {
    case 'numbered-term':
      return numberedTerm(chain, pattern, words);
    case 'nth-term':
      return nthTerm(chain, pattern);
    case 'next-term': {
      const many = /\bnext (two|three|four|five|[2-5])\b/i.exec(words)?.[1]?.toLowerCase() ?? '1';
      const count = { two: 2, three: 3, four: 4, five: 5 }[many] ?? Number(many);
      return following(chain, values, { pattern, count });
    }
    case 'common-difference':
      return pattern.kind === 'add' ? stepAnswer(chain, pattern) : null;
    case 'common-ratio':
      return pattern.kind === 'multiply' ? stepAnswer(chain, pattern) : null;
    default:
      return null;
  }
};
