import { evaluateExact } from '../../judge/equivalent.ts';
import { rationalToDecimalText, rationalToFractionText } from '../../rational/rational-text.ts';
import { workFormula } from '../arithmetic/work-formula.ts';
import { moneyText } from '../money/solve-money.ts';
import { addStep, type Method, startChain, type Worked } from '../proof/chain.ts';
import { countNumbers } from '../question/read-quantities.ts';
import { tableArea, writePart } from './normal-area.ts';

const chance = String.raw`(\d+\/\d+|0?\.\d+|\d+(?:\.\d+)?\s?%)`;
const amount = String.raw`(\$?\s?\d[\d,]*(?:\.\d+)?)`;
const game = new RegExp(
  String.raw`\b(wins?|gains?|gets?|loses?|pays?)\s+${amount}\s+(?:points? )?(?:with|at)?(?: an?)?\s*(?:prob(?:ability)?|chance)?(?: of)?\s*${chance}.*?\b(wins?|gains?|gets?|loses?|pays?)\s+${amount}\s*(?:points? )?(?:otherwise|if not|the rest of the time|if (?:you|u|they) (?:lose|don'?t)|with(?: an?)? (?:prob(?:ability)?|chance)(?: of)?\s*${chance})`,
  'i',
);
const loses = (verb: string): boolean => /^(?:los|pay)/i.test(verb);
const plain = (text: string): string => text.replace(/[$,\s]/g, '');

/** A game with two outcomes: each amount times its probability, added. */
function expectedOfGame(words: string): Worked | null {
  const [, first = '', win = '', p = '', second = '', lose = '', q] = game.exec(words) ?? [];
  if (p === '' || countNumbers(words) !== (q === undefined ? 3 : 4)) return null;
  const values = { a: plain(win), p: p.replace(/\s/g, ''), b: plain(lose) };
  const other = q === undefined ? '(1 - p)' : 'q';
  const signs = [loses(first) ? '-' : '', loses(second) ? '-' : '+'];
  const worked = workFormula({
    formula: `E = ${signs[0]}p · a ${signs[1]} ${other} · b`,
    values: q === undefined ? values : { ...values, q: q.replace(/\s/g, '') },
    rule: 'expected-value',
  });
  const value = worked && evaluateExact(worked.value);
  if (!worked || !value) return null;
  const money = /\$/.test(win);
  const size = { n: value.n < 0n ? -value.n : value.n, d: value.d };
  const number = rationalToDecimalText(value) ?? rationalToFractionText(value);
  const answer = money ? `${value.n < 0n ? '-' : ''}${moneyText(size)}` : number;
  return { kind: 'probability', chain: worked.chain, answer, check: worked.check };
}

const rule = /\b(?:68\s?[-–,]\s?95\s?[-–,]\s?99\.7|empirical) rule\b/i;
const deviations =
  /\b(?:within|in)\s+(one|two|three|[123])\s+(?:standard deviations?|sds?|std\.? devs?|σ|sigmas?)\b/i;
const counts: Readonly<Record<string, string>> = { one: '1', two: '2', three: '3' };
const shares: Readonly<Record<string, string>> = { '1': '0.68', '2': '0.95', '3': '0.997' };

/** The part of a normal distribution within one, two or three standard deviations of the mean. */
function withinDeviations(words: string): Worked | null {
  const typed = deviations.exec(words)?.[1]?.toLowerCase();
  const k = typed === undefined ? null : (counts[typed] ?? typed);
  const known = rule.test(words) || /\bnormal(?:ly)?\b|\bbell\b/i.test(words);
  if (
    k === null ||
    !known ||
    !/\b(?:percent(?:age)?|%|proportion|probability|fraction|how much)/i.test(words)
  )
    return null;
  if (/\d/.test(words.replace(rule, ' ').replace(deviations, ' '))) return null;
  const chain = startChain(writePart({ low: `-${k}`, high: k }, 'Z'));
  const [high, low] = [tableArea(Number(k)), tableArea(-Number(k))];
  addStep(chain, `Φ(${k}) - Φ(-${k})`, { rule: 'normal-areas', proof: 'normal' });
  addStep(chain, `${high} - ${low}`, { rule: 'normal-table', proof: 'normal' });
  const exact = (Number(high) - Number(low)).toFixed(4);
  addStep(chain, exact, { rule: 'subtract' });
  const share = shares[k] ?? exact;
  addStep(chain, share, { rule: 'empirical-rule', proof: 'rounded' });
  const answer = `${Number((Number(share) * 100).toFixed(1))}%`;
  addStep(chain, answer, { rule: 'write-as-percent' });
  return { kind: 'probability', chain, answer, check: [{ claim: `0 <= ${share} <= 1`, holds: true }] };
}

/** What a game brings on average, and the 68-95-99.7 rule. */
export const solveExpected: Method = ({ words }) =>
  /\bexpected\b/i.test(words) ? expectedOfGame(words) : withinDeviations(words);
