import { evaluateExact } from '../../../judge/equivalent.ts';
import { byFormula, byWorking, type Exercised, together } from '../../exercises/exercise.ts';
import { fractionText } from '../../exercises/polynomial-shape.ts';
import type { Worked } from '../../proof/chain.ts';
import { type Given, saysOnly } from '../read-given.ts';

const counts: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
};
const own =
  /^(?:sequences?|recursive(?:ly)?|recursion|formula|rule|defined|definition|terms?|first|next|ordinal|two|three|four|five|six|seven|eight|second|third|fourth|fifth|sixth|seventh|eighth|list|relation|starting|starts?|where|integers?|natural|numbers?|n)$/;

/** `a_{n-1}`, `a(n-1)`, `a_(n-1)`, `a_n-1`, `aₙ₋₁`: the name and what stands as its index. */
const indexed =
  /([a-z])(?:_\{\s*([^{}]+?)\s*\}|_?\(\s*([^()]+?)\s*\)|_(n[+-]\d(?![\d.])|n|\d{1,2})|(\d)(?![\d.]))/g;
const small: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'₀₁₂₃₄₅₆₇₈₉'].map((sign, i) => [sign, `${i}`])),
  ₙ: 'n',
  '₋': '-',
  '₊': '+',
};
const plainIndex = (text: string): string =>
  text.replace(
    /([a-z])([₀-₉ₙ₋₊]+)/g,
    (_, name: string, run: string) => `${name}_{${[...run].map((sign) => small[sign] ?? sign).join('')}}`,
  );

/** The most terms shown; more work is not. */
const most = 12;

type Rule = { readonly name: string; readonly ahead: number; readonly right: string };

function offsetOf(index: string): number | null {
  const [, sign, size] = /^n\s*(?:([+-])\s*(\d))?$/.exec(index) ?? [];
  if (!/^n/.test(index) || (!/^n$/.test(index) && size === undefined)) return null;
  return size === undefined ? 0 : Number(size) * (sign === '-' ? -1 : 1);
}

const indexIn = (found: RegExpExecArray | RegExpMatchArray | null): string =>
  (found?.[2] ?? found?.[3] ?? found?.[4] ?? found?.[5] ?? '').trim();

function termOf(rule: Rule, k: number, known: ReadonlyMap<number, string>): string | null {
  let whole = true;
  const filled = rule.right.replace(indexed, (text, name: string, ...groups: unknown[]) => {
    if (name !== rule.name) {
      if (name === 'n') return text;
      whole = false;
      return text;
    }
    const index = groups.slice(0, 4).find((one) => typeof one === 'string') ?? '';
    const offset = offsetOf(String(index).trim());
    const value = offset === null ? undefined : known.get(k - rule.ahead + offset);
    if (value === undefined) whole = false;
    return `(${value})`;
  });
  if (!whole) return null;
  const text = filled
    .replace(/(?<![a-z_])n(?![a-z])/g, `(${k - rule.ahead})`)
    .replace(/([\d)])\s*\(/g, '$1 · (');
  return /[a-z]/.test(text) ? null : text;
}

/** A term far out, where every step adds the same number. */
function farTerm({ name, ahead, right }: Rule, known: ReadonlyMap<number, string>, n: number): Worked | null {
  const [, index = '', sign, step] =
    new RegExp(`^${name}(?:_\\{|_?\\(|_)(n(?:-1)?)[})]?\\s*([+-])\\s*([\\d./]+)$`).exec(right.trim()) ?? [];
  const [[start, a] = [0, ''], second] = [...known];
  if (step === undefined || second || ahead - (index === 'n' ? 0 : -1) !== 1) return null;
  return byFormula({
    formula: 'a_n = a + (n - k) · d',
    values: { a, n: `${n}`, k: `${start}`, d: `${sign === '-' ? '-' : ''}${step}` },
    rule: 'arithmetic-term',
    kind: 'sequence',
  });
}

/** A sequence by its first terms and the step from term to term. */
export function solveRecursion(given: Given): Exercised | null {
  if (!/[a-z](?:_|\(|[₀-₉ₙ]|\d)/.test(given.text) || !saysOnly(given, own)) return null;
  const known = new Map<number, string>();
  let rule: Rule | null = null;
  let wanted: number | null = null;
  let count: number | null = null;
  for (const piece of given.math.map(plainIndex)) {
    if (/^n\s*(?:≥|>=|>|=)\s*[\d, .…]+$/.test(piece) || piece === 'n' || /^[a-z]$/.test(piece)) continue;
    const found = new RegExp(`^${indexed.source}\\s*(?:=\\s*(.+))?$`).exec(piece);
    if (!found) {
      if (!/^\d{1,2}$/.test(piece)) return null;
      if (/ordinal term/.test(given.says)) wanted = Number(piece);
      else count = Number(piece);
      continue;
    }
    const [index, right] = [indexIn(found), found[6]?.trim()];
    if (right === undefined) {
      if (!/^\d{1,2}$/.test(index)) return null;
      wanted = Number(index);
    } else if (/^\d$/.test(index)) known.set(Number(index), right);
    else {
      const ahead = offsetOf(index);
      if (ahead === null || rule || (ahead > 0 && /_n[+-]\d/.test(right))) return null;
      rule = { name: found[1] ?? 'a', ahead, right };
    }
  }
  const words = /\bfirst (two|three|four|five|six|seven|eight)\b/.exec(given.says)?.[1];
  const first = words === undefined ? count : (counts[words] ?? null);
  const place = /\b(third|fourth|fifth|sixth|seventh|eighth) term\b/.exec(given.says)?.[1];
  const start = Math.min(...known.keys());
  const until =
    wanted ?? (place === undefined ? (first === null ? null : start + first - 1) : (counts[place] ?? null));
  if (
    !rule ||
    known.size === 0 ||
    until === null ||
    (until - start >= most && first !== null) ||
    until < start
  )
    return null;
  if (!new RegExp(`${rule.name}(?:_|\\()`).test(rule.right)) return null;
  const exact = [...known.values()].map((text) => evaluateExact(text));
  if (exact.some((value) => value === null)) return null;
  if (until - start >= most) return farTerm(rule, known, until);
  const parts: Worked[] = [];
  for (let k = start; k <= until; k += 1) {
    if (known.has(k)) continue;
    const text = termOf(rule, k, known);
    const worked = text === null ? null : byWorking(text, { kind: 'sequence' });
    if (!worked) return null;
    parts.push(worked);
    known.set(k, worked.answer);
  }
  const list = Array.from({ length: until - start + 1 }, (_, i) => known.get(start + i) ?? '');
  if (first !== null && (wanted !== null || place !== undefined)) return null;
  const answer = first === null ? (known.get(until) ?? '') : list.join(', ');
  return together(parts, { kind: 'sequence', answer });
}

/** The step of a sequence whose terms are listed, written with the term before. */
export function writeRecursion(given: Given): Exercised | null {
  if (!/\brecursive\b/.test(given.says) || !saysOnly(given, own)) return null;
  const terms = given.math
    .filter((piece) => !/^(?:\.{2,}|…|[a-z](?:_?n)?)$/.test(piece))
    .map((piece) => piece.replace(/\s*(?:\.{2,}|…)$/, ''));
  const values = terms.map((text) => evaluateExact(text));
  const [a, b, c] = values;
  if (!a || !b || !c || values.some((value) => value === null) || a.n === 0n) return null;
  const step = evaluateExact(`(${terms[1]}) - (${terms[0]})`);
  const ratio = evaluateExact(`(${terms[1]})/(${terms[0]})`);
  const each = (sign: string): readonly string[] =>
    terms.slice(1).map((text, i) => `(${text}) ${sign} (${terms[i]})`);
  const same = (sign: string, wanted: typeof step): boolean =>
    wanted !== null &&
    each(sign).every((text) => {
      const value = evaluateExact(text);
      return value?.n === wanted.n && value.d === wanted.d;
    });
  const sums = same('-', step);
  if (!sums && !same('/', ratio)) return null;
  const parts = each(sums ? '-' : '/').map((text) => byWorking(text, { kind: 'sequence' }));
  if (!step || !ratio) return null;
  const plain = ratio.d === 1n ? fractionText(ratio) : `(${fractionText(ratio)})`;
  const by = sums
    ? `a_(n-1) ${step.n < 0n ? '-' : '+'} ${fractionText({ n: step.n < 0n ? -step.n : step.n, d: step.d })}`
    : `${plain === '-1' ? '-' : plain}a_(n-1)`;
  return together(parts, { kind: 'sequence', answer: `a_1 = ${terms[0]}, a_n = ${by}` });
}
