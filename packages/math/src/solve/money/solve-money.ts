import { evaluateExact } from '../../judge/equivalent.ts';
import { type Rational, rational } from '../../rational/rational.ts';
import { rationalToDecimalText } from '../../rational/rational-text.ts';
import { type Formula, workFormula } from '../arithmetic/work-formula.ts';
import { type AskingMethod, addStep, type Choice, type Worked } from '../proof/chain.ts';
import { type Quantity, quantities } from '../question/quantities.ts';
import { countNumbers } from '../question/read-quantities.ts';

type Asked = Quantity | null;

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

/** The time, rate or amount that simple interest of a given size needs. */
function interestBackwards(words: string, asked: Asked): Worked | null {
  const amounts = [...words.matchAll(new RegExp(amount, 'gi'))].map((found) =>
    plain(found[1] ?? found[2] ?? ''),
  );
  const [r, more] = allPercents(words);
  const t = years(words);
  const earns =
    /\b(?:earns?|earned|gains?|makes?|made)\b(?: you| me)?\s+\$|\$\s?[\d,.]+ (?:in|of) (?:simple )?interest/i;
  const [P, I, other] = amounts;
  const said = (t === null ? 0 : 1) + (r === undefined ? 0 : 1);
  if (P === undefined || I === undefined || other !== undefined || more !== undefined || !earns.test(words))
    return null;
  if (said !== 1 || countNumbers(words) !== 3 || !/\bsimple\b/i.test(words)) return null;
  if (t === null && r !== undefined && (asked === 'duration' || asked === null)) {
    const worked = workFormula({ formula: 'I = P · r · t', values: { I, P, r }, rule: 'simple-interest' });
    const unit = worked?.value === '1' ? 'year' : 'years';
    return (
      worked && { kind: 'money', chain: worked.chain, answer: `${worked.value} ${unit}`, check: worked.check }
    );
  }
  if (t === null || asked !== 'interest-rate') return null;
  const worked = workFormula({ formula: 'I = P · r · t', values: { I, P, t }, rule: 'simple-interest' });
  const rate = worked && evaluateExact(worked.value);
  const text = rate && rationalToDecimalText(rational(rate.n * 100n, rate.d));
  if (!worked || !text) return null;
  addStep(worked.chain, `r = ${text}%`, { rule: 'write-as-percent' });
  return { kind: 'money', chain: worked.chain, answer: `${text}%`, check: worked.check };
}

/** `how much after 3 years`, `how much will I have after 3 years`: what the amount grows to. */
const asksAfter =
  /\bhow much(?: money)?(?: (?:will|would|do|does|is|can)\b(?: (?:i|you|we|he|she|they|it|there|have|has|be|get|in|the|his|her|their|your|my|account|bank|end up with)\b)*)? (?:after|in|at the end of) \d|\bhow much(?: money)? (?:(?:will|would|do|does) (?:i|you|we|he|she|they|it|there|[a-z]+) (?:have|be|get back|end up with|grow to|be in the (?:account|bank))|is (?:there|in (?:the|my|your|his|her|their) (?:account|bank)))\b(?! (?:to pay|interest|in interest))|\bhow much(?: money)? (?:i|you|we|he|she|they) (?:will |would )?(?:have|has|get)\b(?! to pay)|\bwhat (?:will|would|is) it (?:be )?worth\b/i;
/** Periods that are not counted here. */
const otherPeriods =
  /\b(?:continuous(?:ly)?|daily|weekly|every day|each day|hourly|every (?:hour|minute|second|other|\d+|two|three)|bi-?(?:weekly|monthly|annually|ennially)|once every)\b/i;

/** Powers beyond this are too long to be worked out exactly. */
const mostPeriods = 120;

/** Simple or compound interest: what is earned, or what the amount grows to. */
function interest(words: string, named: Asked): Worked | Choice | null {
  if (!usesAll(words, 1) || allPercents(words).length !== 1 || otherPeriods.test(words)) return null;
  // What is paid in again and again is no single amount.
  if (/\$\s?\d[\d,.]*[^.%\d]*\b(?:each|every) (?:year|month|week)\b/i.test(words)) return null;
  const asked = named ?? (asksAfter.test(words) ? 'balance' : null);
  const [P, [r], t] = [firstAmount(words), allPercents(words), years(words)];
  if (P === null || r === undefined || t === null) return null;
  if (asked === null) return { choices: ['interest', 'balance'] };
  const grown = asked === 'balance' || asked === 'price-to-pay';
  if (!grown && asked !== 'interest') return null;
  if (/\bcompound/i.test(words)) {
    const n = timesAYear.find(([pattern]) => pattern.test(words))?.[1] ?? '1';
    if (t.includes('/') || t.includes('.') || Number(n) * Number(t) > mostPeriods) return null;
    const yearly = n === '1';
    const power = yearly ? 'P · (1 + r)^t' : 'P · (1 + r/n)^(n · t)';
    const values: Record<string, string> = yearly ? { P, r, t } : { P, r, t, n };
    return asMoney({
      formula: grown ? `A = ${power}` : `I = ${power} - P`,
      values,
      rule: 'compound-interest',
    });
  }
  const formula = grown ? 'A = P + P · r · t' : 'I = P · r · t';
  return asMoney({ formula, values: { P, r, t }, rule: 'simple-interest' });
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

/** `20% off $45` names the price itself. */
const priceItself = new RegExp(`^${percent}\\s+off(?:\\s+of)?\\s+(?:${amount})$`, 'i');

/** A price with a percent off: what is paid, what is saved, or the price before. */
function discount(words: string, named: Asked): Worked | Choice | null {
  const [p, [first, second, third]] = [firstAmount(words), allPercents(words)];
  if (p === null || first === undefined || third !== undefined || !usesAll(words, 0) || several.test(words))
    return null;
  const asked = named ?? (priceItself.test(words) ? 'price-to-pay' : null);
  // An amount between two prices is none of them, and of a price after its discount the discount is no part.
  if (/(?:\$\s?\d[\d,.]*|\d[\d,.]* dollars) (?:less|cheaper|lower|more) than\b/i.test(words)) return null;
  if (asked === 'amount-saved' && /(?:\$\s?\d[\d,.]*|\d[\d,.]* dollars) after\b/i.test(words)) return null;
  const tax = taxPercent(words);
  const r = tax === first && second !== undefined ? second : first;
  if (asked === null) return { choices: ['price-to-pay', 'amount-saved'] };
  if (asked === 'original-price' && /\bsav(?:e|es|ed)\b/i.test(words))
    return second === undefined
      ? asMoney({ formula: 'D = p · r', values: { D: p, r }, rule: 'part-of-price' })
      : null;
  if (asked === 'original-price')
    return second === undefined
      ? asMoney({ formula: 'C = p - p · r', values: { C: p, r }, rule: 'discount' })
      : null;
  if (
    /\b(?:original|regular|full) price\b/i.test(words) &&
    /\b(?:sale|final|discounted) price (?:is|was|of) \$/i.test(words)
  )
    return null;
  if (asked === 'amount-saved')
    return second === undefined
      ? asMoney({ formula: 'D = p · r', values: { p, r }, rule: 'part-of-price' })
      : null;
  if (asked !== 'price-to-pay') return null;
  if (second === undefined)
    return tax === null ? asMoney({ formula: 'C = p - p · r', values: { p, r }, rule: 'discount' }) : null;
  if (tax !== null)
    return asMoney({
      formula: 'C = p · (1 - r) · (1 + t)',
      values: { p, r, t: tax },
      rule: 'discount-and-tax',
    });
  // Two percents that follow each other are read with the direction of each.
  return null;
}

const addedParts = ['tip', 'tax', 'commission', 'markup'] as const;

/** `How much must she sell to earn $450`: the amount is the commission, and the sales are asked for. */
const asksSales =
  /\bhow much (?:in sales |worth |merchandise )?(?:must|does|do|should|would|will|did|does|need)\b[^.?]*\bsell\b|\b(?:what|find)\b[^.?]*\b(?:total |amount of )?sales\b/i;

/** The amount that is told has its markup or tax already. */
const isEndPrice =
  /\b(?:after|with|including|includes?|included) (?:an? |the |its )?(?:\d+(?:\.\d+)?% )?(?:mark-?up|(?:sales )?tax|tip|gratuity)\b[^.?]*\$|\b(?:sells?|sold|selling|now costs?|goes) (?:it |them )?for \$|\bselling price (?:is|of|was) \$|\$\s?\d[^?]*\bincludes?\b/i;
const asksCost =
  /\bwhat (?:did|does) (?:the |a )?(?:store|shop|owner|dealer|retailer|bakery|seller) pay\b|\b(?:cost|wholesale price|price) (?:to|for|of) the (?:store|shop|owner|dealer|retailer)\b/i;

/** A tip, tax, commission or markup: the part itself, or the price with it. */
function added(words: string, asked: Asked): Worked | Choice | null {
  const [p, [r, other]] = [firstAmount(words), allPercents(words)];
  if (p === null || r === undefined || other !== undefined || !usesAll(words, 0) || several.test(words))
    return null;
  if (/\b(?:original|before|without)\b/i.test(words)) return null;
  if (isEndPrice.test(words))
    return asksCost.test(words)
      ? asMoney({ formula: 'C = p + p · r', values: { C: p, r }, rule: 'added-to-price' })
      : null;
  const said = addedParts.find((part) => new RegExp(quantities[part][0], 'i').test(words)) ?? 'markup';
  if (
    said === 'commission' &&
    asksSales.test(words) &&
    /\b(?:earn(?:s|ed)?|made|makes?|got|gets?|received?)\b[^.?]*\$/i.test(words)
  )
    return asMoney({ formula: 'T = p · r', values: { T: p, r }, rule: 'part-of-price' });
  if (asked === null) return { choices: [said, 'price-to-pay'] };
  if (asked === said) return asMoney({ formula: 'T = p · r', values: { p, r }, rule: 'part-of-price' });
  if (asked !== 'price-to-pay' || said === 'commission') return null;
  return asMoney({ formula: 'C = p + p · r', values: { p, r }, rule: 'added-to-price' });
}

/** Something loses or gains a percent of its value once. */
function changed(words: string, asked: Asked): Worked | null {
  const [p, [r, other]] = [firstAmount(words), allPercents(words)];
  if (p === null || r === undefined || other !== undefined || !usesAll(words, 0) || several.test(words))
    return null;
  if (asked !== 'balance' && asked !== 'price-to-pay') return null;
  // What is told of now is after the change, and what was is before it.
  if (
    /\b(?:now|after (?:that|this|it|the))\b/i.test(words) &&
    /\bwhat was\b|\bhow much (?:was|did)\b|\bbefore\b/i.test(words)
  )
    return null;
  if (/\b(?:each|every|per|a) (?:year|month|week)\b|\bfor \d|\byears?\b/i.test(words)) return null;
  const loses =
    /\b(?:loses?|lost|drops?|dropped|falls?|fell|decreas\w+|depreciat\w+|goes down|went down)\b/i.test(words);
  const gains = /\b(?:gains?|gained|rises?|rose|increas\w+|appreciat\w+|grows?|grew|goes up|went up)\b/i.test(
    words,
  );
  if (loses === gains) return null;
  return asMoney({
    formula: loses ? 'V = p - p · r' : 'V = p + p · r',
    values: { p, r },
    rule: 'value-changes',
  });
}

/** Discount, tax, tip, markup, commission and interest on an amount in dollars, for the quantity that is asked. */
export const solveMoney: AskingMethod = ({ words, asked }) => {
  if (/\binterest\b|\bcompounded\b/i.test(words))
    return interestBackwards(words, asked) ?? interest(words, asked);
  if (/\b(?:discount\w*|off|sale price|marked down|on sale|reduced)\b/i.test(words))
    return discount(words, asked);
  const moved = changed(words, asked);
  if (moved) return moved;
  return /\b(?:tax|tip|gratuity|mark-?up|marked up|commission)\b/i.test(words) ? added(words, asked) : null;
};
