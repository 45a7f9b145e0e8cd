import { evaluateExact } from '../judge/equivalent.ts';
import type { Rational } from '../rational/rational.ts';
import type { Method, Worked } from './chain.ts';
import { countNumbers } from './read-quantities.ts';
import { type Formula, workFormula } from './work-formula.ts';

const amount = String.raw`\$\s?(\d[\d,]*(?:\.\d+)?)|(\d[\d,]*(?:\.\d+)?)\s?(?:dollars|usd)\b`;
const percent = String.raw`(\d+(?:\.\d+)?)\s?(?:%|percent)`;
const plain = (text: string): string => text.replace(/,/g, '');

/** Dollars as they are written on a price tag: 45 and 45.50, half a cent up. */
export function moneyText({ n, d }: Rational): string {
  const cents = (2n * n * 100n + d) / (2n * d);
  const rest = cents % 100n;
  return rest === 0n ? `$${cents / 100n}` : `$${cents / 100n}.${rest.toString().padStart(2, '0')}`;
}

function firstAmount(words: string): string | null {
  const found = new RegExp(amount, 'i').exec(words);
  return found ? plain(found[1] ?? found[2] ?? '') : null;
}

function allPercents(words: string): readonly string[] {
  return [...words.matchAll(new RegExp(percent, 'gi'))].map((found) => `${found[1]}%`);
}

function asMoney(formula: Formula): Worked | null {
  const worked = workFormula(formula);
  const value = worked && evaluateExact(worked.value);
  if (!worked || !value || value.n < 0n) return null;
  return { kind: 'money', chain: worked.chain, answer: moneyText(value), check: worked.check };
}

const years = (words: string): string | null => {
  const found = /(\d+(?:\.\d+)?)\s*(years?|yrs?|months?)\b/i.exec(words);
  if (!found) return null;
  return /^m/i.test(found[2] ?? '') ? `${found[1]}/12` : (found[1] ?? null);
};

const timesAYear: readonly (readonly [RegExp, string])[] = [
  [/\bmonthly\b/i, '12'],
  [/\bquarterly\b/i, '4'],
  [/\b(?:semi-?annually|twice a year|half-yearly)\b/i, '2'],
  [/\b(?:annually|yearly|each year|every year|per year|once a year)\b/i, '1'],
];

/** Every number of the sentence is used: amounts, percents and the given count of others. */
function usesAll(words: string, others: number): boolean {
  const amounts = [...words.matchAll(new RegExp(amount, 'gi'))].length;
  return amounts === 1 && countNumbers(words) === 1 + allPercents(words).length + others;
}

const several = /\b(?:two|three|four|five|six|seven|eight|nine|ten|dozen|each|apiece|twice|double|half)\b/i;

function interest(words: string): Worked | null {
  if (!usesAll(words, 1) || allPercents(words).length !== 1) return null;
  const [P, [r], t] = [firstAmount(words), allPercents(words), years(words)];
  if (P === null || r === undefined || t === null) return null;
  if (/\bcompound/i.test(words)) {
    const n = timesAYear.find(([pattern]) => pattern.test(words))?.[1] ?? '1';
    if (t.includes('/') || t.includes('.') || Number(n) * Number(t) > 60) return null;
    const yearly = n === '1';
    const formula = yearly ? 'A = P · (1 + r)^t' : 'A = P · (1 + r/n)^(n · t)';
    const values: Record<string, string> = yearly ? { P, r, t } : { P, r, t, n };
    if (
      /\bhow much interest\b|\binterest (?:is |was )?earned\b|\b(?:find|what is|calculate) the (?:compound )?interest\b/i.test(
        words,
      )
    )
      return asMoney({
        formula: formula.replace('A =', 'I =').concat(' - P'),
        values,
        rule: 'compound-interest',
      });
    const whole = asMoney({ formula, values, rule: 'compound-interest' });
    return whole;
  }
  const total = /\b(?:total|balance|amount (?:owed|in|after)|owe|altogether|worth)\b/i.test(words);
  return asMoney({
    formula: total ? 'A = P + P · r · t' : 'I = P · r · t',
    values: { P, r, t },
    rule: 'simple-interest',
  });
}

/** The percent that is said to be the tax: 8% sales tax, or a tax of 8%. */
function taxPercent(words: string): string | null {
  const found = new RegExp(
    String.raw`${percent}\s+(?:sales )?tax\b|\btax(?: rate)?(?:\s+(?:of|is|at))*\s+${percent}`,
    'i',
  ).exec(words);
  const value = found?.[1] ?? found?.[2];
  return value === undefined ? null : `${value}%`;
}

function discount(words: string): Worked | null {
  const [p, [first, second, third]] = [firstAmount(words), allPercents(words)];
  if (p === null || first === undefined || third !== undefined || !usesAll(words, 0) || several.test(words))
    return null;
  const tax = taxPercent(words);
  const r = tax === first && second !== undefined ? second : first;
  if (
    /\b(?:original|regular|full) price\b|\bbefore the (?:discount|sale)\b/i.test(words) &&
    /\b(?:find|what(?:'s| is| was)) the (?:original|regular|full)\b/i.test(words)
  )
    return second === undefined
      ? asMoney({ formula: 'C = p - p · r', values: { C: p, r }, rule: 'discount' })
      : null;
  if (second !== undefined && tax === null) {
    if (!/\b(?:additional|another|extra|then)\b/i.test(words)) return null;
    return asMoney({
      formula: 'C = p · (1 - r) · (1 - t)',
      values: { p, r, t: second },
      rule: 'two-discounts',
    });
  }
  if (tax !== null && second === undefined) return null;
  if (tax !== null)
    return asMoney({
      formula: 'C = p · (1 - r) · (1 + t)',
      values: { p, r, t: tax },
      rule: 'discount-and-tax',
    });
  const saved =
    /\b(?:how much (?:do|did|will|would) (?:you|i|they|she|he|we) save|(?:find|what is|how much is) the discount|amount of (?:the )?discount|savings?)\b/i.test(
      words,
    );
  return asMoney({
    formula: saved ? 'D = p · r' : 'C = p - p · r',
    values: { p, r },
    rule: saved ? 'part-of-price' : 'discount',
  });
}

function added(words: string): Worked | null {
  const [p, [r, other]] = [firstAmount(words), allPercents(words)];
  if (p === null || r === undefined || other !== undefined || !usesAll(words, 0) || several.test(words))
    return null;
  if (/\b(?:original|before|without)\b/i.test(words)) return null;
  const only =
    /\b(?:find|what(?:'s| is)|how much is|how big is|calculate|how much (?:of a )?)\s*(?:the |a )?(?:\S+ )?(?:sales )?(?:tax|tip|commission|markup)\b/i.test(
      words,
    ) && !/\btotal\b/i.test(words);
  const commission = /\bcommission\b/i.test(words);
  return asMoney({
    formula: only || commission ? 'T = p · r' : 'C = p + p · r',
    values: { p, r },
    rule: only || commission ? 'part-of-price' : 'added-to-price',
  });
}

/** Discount, tax, tip, markup, commission and interest on an amount in dollars. */
export const solveMoney: Method = ({ words }) => {
  if (/\binterest\b|\bcompounded\b/i.test(words)) return interest(words);
  if (/\b(?:discount|off|sale price|marked down|on sale)\b/i.test(words)) return discount(words);
  return /\b(?:tax|tip|gratuity|markup|marked up|commission)\b/i.test(words) ? added(words) : null;
};
