import type { AnswerForm } from '@playforward/math';

type ValueStyle = { readonly form: AnswerForm; readonly unit?: string; readonly unitOne?: string };

/** A fraction as content text: '3/4' becomes TeX, anything else stays. */
function withTypesetFractions(value: string): string {
  return value.replace(/(\d+)\s*\/\s*(\d+)/g, (_, top, bottom) => `$\\frac{${top}}{${bottom}}$`);
}

const formulas: ReadonlySet<AnswerForm> = new Set(['expression', 'equation', 'inequality']);
const withFractions: ReadonlySet<AnswerForm> = new Set([
  'fraction',
  'mixed-number',
  'number',
  'radical',
  'list',
  'set',
]);

/** A bracket, with brackets of its own at most once more. */
const bracket = String.raw`\((?:[^()]|\([^()]*\))+\)`;
const part = String.raw`${bracket}|[a-z\d]+(?:\^\d+)?`;
const quotient = new RegExp(`(${part})/(${part})`, 'g');
/** A fraction before a letter at the start of a term, also in brackets: '(1/2)x' needs no brackets when it is stacked. */
const bracketedFactor = /(^|[\s=+(−-])\((\\frac\{\d+\}\{\d+\})\)(?=[a-z])/g;
const root = new RegExp(`√(${bracket})`, 'g');

/** An exponent of more than one sign as TeX: '2^(3t)' and '5^12' keep all of it raised. */
function raised(text: string): string {
  return text.replace(/\^\(([^()]+)\)/g, '^{$1}').replace(/\^(\d[\d.]*\d)/g, '^{$1}');
}

/** Names of functions upright, a logarithm with its base below: 'log_2(x)' becomes '\log_{2}(x)'. */
function withFunctions(text: string): string {
  return text
    .replace(/(?<![\\a-z])(log|ln|sin|cos|tan|sec|csc|cot)(?![a-z])/g, '\\$1')
    .replace(/\\log_(\d+)/g, '\\log_{$1}');
}

/** An expression as content text: fractions stacked, roots with their bar, exponents raised, logarithms upright. */
export function typesetExpression(value: string): string {
  const bare = (text: string): string => text.replace(/^\((.+)\)$/, '$1');
  const stacked = value
    .replace(root, (_, inside: string) => `\\sqrt{${bare(inside)}}`)
    .replace(quotient, (_, top: string, bottom: string) => `\\frac{${bare(top)}}{${bare(bottom)}}`);
  return `$${withFunctions(raised(stacked.replace(bracketedFactor, '$1$2')))}$`;
}

/** A number in scientific notation as content text: '3.2 × 10^(−5)' becomes one formula with its exponent raised. */
export function typesetScientific(value: string): string {
  return `$${raised(value)}$`;
}

/** What a fraction bar takes in: what is in brackets before it, a number or a root, but no sum without brackets. */
const over = /(\([^()]+\)|\d*\\sqrt(?:\[3\])?\{(?:[^{}]|\{[^{}]*\})*\}|\d+)\/(\d+)/g;

/** A number with roots as content text: '(√6 + √2)/4' as one fraction, each root with its bar. */
export function typesetRadical(value: string): string {
  const barred = value
    .replace(root, (_, inside: string) => `\\sqrt{${inside.slice(1, -1)}}`)
    .replace(/√(\d+)/g, '\\sqrt{$1}')
    .replace(/∛(\d+)/g, '\\sqrt[3]{$1}');
  const whole = barred.replace(
    over,
    (_, top: string, bottom: string) => `\\frac{${top.replace(/^\((.+)\)$/, '$1')}}{${bottom}}`,
  );
  return `$${whole}$`;
}

/** Changes what stands outside of formulas; TeX prints its own. */
function outsideMath(text: string, change: (part: string) => string): string {
  return text
    .split(/((?<!\\)\$\$?[^$]+\$\$?)/)
    .map((part, at) => (at % 2 === 1 ? part : change(part)))
    .join('');
}

/** Every hyphen before a number or a bracket as the minus sign it stands for. */
function withMinusSigns(text: string): string {
  return outsideMath(text, (part) => part.replace(/(?<![\p{L}\d])-(?=[\d.(√]|[a-z]\b|$)/gu, '−'));
}

const superscripts: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789−'].map((digit, at) => [digit, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁻'][at] ?? digit]),
);

/** Every exponent that is an integer, raised: '(−5)^2 − 4 × 8' as '(−5)² − 4 × 8'. */
export function withExponents(text: string): string {
  return outsideMath(text, (part) =>
    part.replace(/\^(?:(\d+)(?![\d./])|\((−?\d+)\))/g, (_, bare?: string, inBrackets?: string) =>
      [...(bare ?? inBrackets ?? '')].map((digit) => superscripts[digit] ?? digit).join(''),
    ),
  );
}

/** Amounts of dollars inside a text, each as money is printed. */
export function withMoney(text: string): string {
  return text
    .replace(/(?<=\\\$)\d+(?:,\d{3})*(?:\.\d{1,2})?(?![\d,]*\d|\.\d)/g, withCents)
    .replace(/(?<![\d.,])\d+(?:,\d{3})*\.\d(?= dollars?\b)/g, withCents);
}

/** What is calculated with, as it is printed: minus signs and money. */
export function asPrinted(text: string): string {
  return withMoney(withMinusSigns(text));
}

/** A decimal amount of money to the cent, with a comma at the thousands; any other text stays. */
function withCents(amount: string): string {
  const found = /^([−-]?)(\d+)(?:\.(\d{1,2}))?$/.exec(amount.replace(/,/g, ''));
  if (!found) return amount;
  const [, sign = '', dollars = '', cents] = found;
  const grouped = dollars.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${sign}${grouped}${cents === undefined ? '' : `.${cents.padEnd(2, '0')}`}`;
}

/** One of a unit, or a proper fraction of one: '1 foot', '3/4 foot', but '0.75 feet'. */
export function isAtMostOne(value: string): boolean {
  const [, top, bottom] = /^(\d+)\/(\d+)$/.exec(value) ?? [];
  return value === '1' || (top !== undefined && Number(top) < Number(bottom));
}

/** A set in which a number has a comma of its own: 'and' stands before its last number. */
function withAnd(set: string): string {
  return /\d{4}/.test(set) ? set.replace(/, (?=[^,]+$)/, ' and ') : set;
}

/** The numbers of a set or a list, each root with its bar: '−√15, √15'. Points keep their brackets as they are. */
function withRoots(listed: string): string {
  if (!/[√∛]/.test(listed) || /\([^()]*,/.test(listed)) return listed;
  return listed
    .split(', ')
    .map((one) => (/[√∛]/.test(one) ? typesetRadical(one) : one))
    .join(', ');
}

/** An answer in words, such as 'no solution' or 'all numbers'. */
const words = /^[a-z]{2,}(?: [a-z]{2,})+$/;

/** How an answer value is printed as content text: money with its sign, expressions typeset, other values with their unit. */
export function showValue(value: string, { form, unit, unitOne }: ValueStyle): string {
  if (form === 'inequality' && words.test(value)) return value;
  if (formulas.has(form)) return typesetExpression(value);
  const withUnit = (shown: string) => (unit === undefined ? shown : `${shown} ${unit}`);
  if (form === 'radical' && /[√∛]/.test(value)) return withUnit(typesetRadical(value));
  if (form === 'scientific') return withUnit(typesetScientific(value));
  if (form === 'money') return `\\$${withCents(value.replace(/^\\?\$/, ''))}`;
  const listed = form === 'set' ? withRoots(withAnd(value)) : form === 'list' ? withRoots(value) : value;
  const amount = unit === 'dollars' ? withCents(listed) : listed;
  const shown = withMinusSigns(withFractions.has(form) ? withTypesetFractions(amount) : amount);
  const word = isAtMostOne(value) ? (unitOne ?? unit) : unit;
  return word === undefined ? shown : `${shown} ${word}`;
}
