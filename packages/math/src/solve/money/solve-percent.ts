import { evaluateExact } from '../../judge/equivalent.ts';
import { rationalToDecimalText } from '../../rational/rational-text.ts';
import { parseMath } from '../../read/parse.ts';
import { workFormula } from '../arithmetic/work-formula.ts';
import { workOutOn } from '../arithmetic/work-out.ts';
import { workLinear } from '../equations/solve-linear.ts';
import { writeMath } from '../print/write-math.ts';
import { type Chain, type Method, startChain, type Worked } from '../proof/chain.ts';
import { countNumbers } from '../question/read-quantities.ts';

const number = String.raw`\$?\s*(-?\d[\d,]*(?:\.\d+)?|-?\.\d+|\d+/\d+)`;
const percent = String.raw`(-?\d[\d,]*(?:\.\d+)?|\d+/\d+)\s*(?:%|percent)`;
const pattern = (text: string): RegExp => new RegExp(`^(?:the\\s+)?${text}$`, 'i');

const ofNumber = pattern(`${percent}\\s+(?:of|·|\\*|x)\\s+${number}`);
const whatPercent = pattern(`(?:what\\s+)?percent(?:age)?\\s+of\\s+${number}\\s+is\\s+${number}`);
const isWhatPercent = pattern(`${number}\\s+is\\s+what\\s+percent(?:age)?\\s+of\\s+${number}`);
const ofWhat = pattern(
  `${number}\\s+is\\s+${percent}\\s+of\\s+(?:what(?:\\s+number)?|which number|a number)`,
);
const ofWhatIs = pattern(`${percent}\\s+of\\s+(?:what(?:\\s+number)?|a number)\\s+is\\s+${number}`);
const change = pattern(
  `(?:percent(?:age)?\\s+(?:of\\s+)?(?:change|increase|decrease))\\s*(?:when\\s+\\S+\\s+goes\\s+)?(?:from)?\\s+${number}\\s+to\\s+${number}`,
);
const grown = pattern(`(?:increase|raise)\\s+${number}\\s+by\\s+${percent}`);
const shrunk = pattern(`(?:decrease|reduce|lower)\\s+${number}\\s+by\\s+${percent}`);
const off = pattern(`${percent}\\s+off(?:\\s+of)?\\s+${number}`);

const plain = (text: string | undefined): string => (text ?? '').replace(/,/g, '');

/** 1/3 percent is (1/3)%, not 1 divided by 3%. */
const share = (text: string | undefined): string => (text?.includes('/') ? `(${text})%` : `${plain(text)}%`);

function workText(text: string): { chain: Chain; end: string } | null {
  const read = parseMath(text);
  if (!read.ok) return null;
  const chain = startChain(writeMath(read.node));
  return workOutOn(chain, read.node) ? { chain, end: chain.at } : null;
}

function calculate(text: string): Worked | null {
  const worked = workText(text);
  if (!worked) return null;
  const claim = `${writeMath(parsed(text))} = ${worked.end}`;
  return { kind: 'percent', chain: worked.chain, answer: worked.end, check: [{ claim, holds: true }] };
}

function parsed(text: string) {
  const read = parseMath(text);
  return read.ok ? read.node : ({ kind: 'list', items: [], joined: 'comma' } as const);
}

/** A percent reads best as a decimal where that ends. */
function decimalOf(text: string): string {
  const value = evaluateExact(text);
  return (value && rationalToDecimalText(value)) ?? text;
}

function equation(text: string, unit: string): Worked | null {
  const node = parsed(text);
  if (node.kind !== 'relation') return null;
  const chain = startChain(writeMath(node));
  const worked = workLinear(chain, node);
  const value = worked?.answer.split(' = ')[1];
  return worked && value !== undefined
    ? { kind: 'percent', chain, answer: `${decimalOf(value)}${unit}`, check: worked.check }
    : null;
}

function percentChange(from: string, to: string): Worked | null {
  const text = `(${to} - ${from})/${from} · 100`;
  const worked = workText(text);
  if (!worked) return null;
  const { chain, end } = worked;
  const size = decimalOf(end.replace(/^-/, ''));
  const word = end.startsWith('-') ? 'decrease' : 'increase';
  const claim = `${from} + ${end.startsWith('-') ? `(${end})` : end}/100 · ${from} = ${to}`;
  return {
    kind: 'percent',
    chain,
    answer: end === '0' ? 'no change' : `${size}% ${word}`,
    check: [{ claim, holds: true }],
  };
}

const outOf = pattern(
  `(?:what\\s+percent(?:age)?\\s+is\\s+)?${number}\\s+(?:is what percent(?:age)?\\s+)?out\\s+of\\s+${number}(?:\\s+(?:as|in|to|is what)\\s+(?:an?\\s+)?percent(?:age)?)?`,
);

/** 18 out of 24 as a percent; only where the sentence speaks of percent. */
function partOutOf(words: string): Worked | null {
  const found = /percent|%/i.test(words)
    ? outOf.exec(
        words.replace(/%/g, 'percent').replace(/^(?:what is|convert|write|express|find)\s+(?!percent)/i, ''),
      )
    : null;
  return found && equation(`p/100 · ${plain(found[2])} = ${plain(found[1])}`, '%');
}

/** |measured - real| over the real value, as a percent. */
function percentError(words: string): Worked | null {
  if (!/\bpercent(?:age)? error\b/i.test(words) || countNumbers(words) !== 2) return null;
  const real =
    /\b(?:actual|real|true|exact|accepted|theoretical)\b[a-z ]*?(?:is|was|of|=|:)?\s*\$?(\d[\d,]*(?:\.\d+)?)/i.exec(
      words,
    )?.[1];
  const shown =
    /\b(?:measured|measurement|estimate[ds]?|guess(?:ed)?|experimental|observed|predicted)\b[a-z ]*?(?:is|was|of|as|=|:)?\s*\$?(\d[\d,]*(?:\.\d+)?)/i.exec(
      words,
    )?.[1];
  if (real === undefined || shown === undefined) return null;
  const worked = workFormula({
    formula: 'p = |m - a|/a · 100',
    values: { m: plain(shown), a: plain(real) },
    rule: 'percent-error',
  });
  return (
    worked && {
      kind: 'percent',
      chain: worked.chain,
      answer: `${decimalOf(worked.value)}%`,
      check: worked.check,
    }
  );
}

/** The words of a percent question as math; `100 +` and `100 -` count what is added or taken off. */
function wordsToWork(text: string): Worked | null {
  const part = ofNumber.exec(text);
  if (part) return calculate(`${share(part[1])} · ${plain(part[2])}`);
  const whole = whatPercent.exec(text);
  if (whole) return equation(`p/100 · ${plain(whole[1])} = ${plain(whole[2])}`, '%');
  const asked = isWhatPercent.exec(text);
  if (asked) return equation(`p/100 · ${plain(asked[2])} = ${plain(asked[1])}`, '%');
  const base = ofWhat.exec(text);
  if (base) return equation(`${plain(base[2])}/100 · n = ${plain(base[1])}`, '');
  const baseToo = ofWhatIs.exec(text);
  if (baseToo) return equation(`${plain(baseToo[1])}/100 · n = ${plain(baseToo[2])}`, '');
  const moved = change.exec(text);
  if (moved) return plain(moved[1]).startsWith('-') ? null : percentChange(plain(moved[1]), plain(moved[2]));
  const more = grown.exec(text);
  if (more) return calculate(`${plain(more[1])} + ${share(more[2])} · ${plain(more[1])}`);
  const less = shrunk.exec(text);
  if (less) return calculate(`${plain(less[1])} - ${share(less[2])} · ${plain(less[1])}`);
  const sale = off.exec(text);
  return sale && calculate(`${plain(sale[2])} - ${share(sale[1])} · ${plain(sale[2])}`);
}

const moved =
  /(\d[\d,]*(?:\.\d+)?)\D*\b(?:increas|decreas|rose|rises|grew|grows|dropp|drops|fell|falls|went|goes|chang|rais|reduc|lower)\w*\b\D*\b(?:to|is now)\s+\$?\s?(\d[\d,]*(?:\.\d+)?)/i;

const fromTo = /\bfrom\s+\$?\s?(\d[\d,]*(?:\.\d+)?)\s*[a-z]*\s+to\s+\$?\s?(\d[\d,]*(?:\.\d+)?)/i;

const earlier =
  /\b(?:last (?:year|month|week|season|semester|time)|yesterday|origin\w+|used to|before|at first|was|were|had)\b/i;
const later = /\b(?:this (?:year|month|week|season|semester|time)|now|today|currently|later|new)\b/i;

/** Two amounts told in two clauses, one of then and one of now. */
function thenAndNow(words: string): readonly [string, string] | null {
  const told = words.split(/[.;?!]\s+|,\s+|\s(?:and|but)\s/i).flatMap((clause) => {
    const numbers = clause.match(/(?<![\w.])\d[\d,]*(?:\.\d+)?(?![\d%])/g) ?? [];
    return numbers.map((number) => ({ number, isNow: later.test(clause), isThen: earlier.test(clause) }));
  });
  const [one, two, more] = told;
  if (!one || !two || more) return null;
  const [now, then] = one.isNow ? [one, two] : [two, one];
  return now.isNow && then.isThen && !then.isNow ? [then.number, now.number] : null;
}

/** A price goes from $80 to $100: the percent of the change, where the sentence has no other number. */
function changeInWords(words: string): Worked | null {
  const [, from = '', to = ''] = fromTo.exec(words) ??
    moved.exec(words) ?? ['', ...(thenAndNow(words) ?? [])];
  const asks = /\bpercent(?:age)?(?: of)? (?:change|increase|decrease)\b|\bby what percent/i.test(words);
  return from !== '' && asks && countNumbers(words) === 2 ? percentChange(plain(from), plain(to)) : null;
}

/** Who asks the question, in front of it. */
const whoAsks =
  /^[a-z' ]*\b(?:says?|said|asks?|asked|asking|wants to know)(?: that| me| us)?:?\s+(?=\d|what|percent)/i;

/** Percent of a number, what percent, the whole from a part, percent change, and a percent added or taken off. */
export const solvePercent: Method = ({ text, words }) =>
  percentError(words) ??
  partOutOf(words) ??
  wordsToWork(text.replace(/\s+/g, ' ').replace(whoAsks, '')) ??
  changeInWords(words);
