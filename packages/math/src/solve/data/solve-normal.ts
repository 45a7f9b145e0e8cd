import { formulasOf, together } from '../exercises/exercise.ts';
import { addStep, type Chain, type Method, startChain, type Worked } from '../proof/chain.ts';
import { countNumbers, quantityNamed } from '../question/read-quantities.ts';
import { tableArea, tableScore, writePart } from './normal-area.ts';

const probabilityBy = formulasOf('probability');

const number = String.raw`-?\d+(?:\.\d+)?`;
type Bounds = { readonly low: string | null; readonly high: string | null };

const less =
  '(?:less|fewer|lower|shorter|smaller|lighter|younger|faster) than|below|under|at most|no more than|up to|<=?|≤';
const more =
  '(?:more|greater|higher|taller|larger|longer|heavier|older|bigger) than|above|over|at least|exceeds?|exceeding|>=?|≥';
const patterns = {
  between: new RegExp(String.raw`\b(?:between|from)\s+(${number})\D{0,20}?\s(?:and|to)\s+(${number})`, 'i'),
  chain: new RegExp(String.raw`(${number})\s*(?:<=?|≤)\s*[xz]\s*(?:<=?|≤)\s*(${number})`, 'i'),
  less: new RegExp(String.raw`(?:\b|(?=[<≤]))(?:${less})\s*(${number})`, 'i'),
  more: new RegExp(String.raw`(?:\b|(?=[>≥]))(?:${more})\s*(${number})`, 'i'),
};

function boundsIn(words: string): Bounds | null {
  const both = patterns.chain.exec(words) ?? patterns.between.exec(words);
  if (both) return { low: both[1] ?? null, high: both[2] ?? null };
  const [high, low] = [patterns.less.exec(words)?.[1] ?? null, patterns.more.exec(words)?.[1] ?? null];
  return (high === null) === (low === null) ? null : { low, high };
}

/** From scores to areas to the table to one number. */
function workScores(chain: Chain, { low, high }: Bounds, percent: boolean): Worked | null {
  const left = (z: string) => `Φ(${z})`;
  const text =
    high === null ? `1 - ${left(low ?? '')}` : low === null ? left(high) : `${left(high)} - ${left(low)}`;
  addStep(chain, text, { rule: 'normal-areas', proof: 'normal' });
  const read = text.replace(/Φ\(([^)]+)\)/g, (_, z: string) => tableArea(Number(z)));
  addStep(chain, read, { rule: 'normal-table', proof: 'normal' });
  const [first = 0, second = 0] = read.split(' - ').map(Number);
  const share = (first - second).toFixed(4);
  addStep(chain, share, { rule: 'subtract' });
  const answer = percent ? `${Number((Number(share) * 100).toFixed(2))}%` : share;
  addStep(chain, answer, { rule: 'write-as-percent' });
  return { kind: 'probability', chain, answer, check: [{ claim: `0 <= ${share} <= 1`, holds: true }] };
}

const bare = /^(?:what is |find |calculate |evaluate )?(?:the )?(?:probability )?P\s*\([^()]*z[^()]*\)$/i;

/** The shares between whole deviations, from three below the mean to three above it and beyond. */
const shares = ['0.15', '2.35', '13.5', '34', '34', '13.5', '2.35', '0.15'];
const ruleName =
  /\b(?:by |using |use |with |per |according to )?(?:the )?(?:68\s*[-–,/ ]\s*95\s*[-–,/ ]\s*(?:and )?99\.7\s?%?(?: (?:rule|percent rule))?|empirical rule(?:,? \(?68 ?[-–,/ ] ?95 ?[-–,/ ] ?99\.7 ?%?\)?)?)(?!\w)/i;

/** A part of a normal distribution that ends at whole deviations, by the 68-95-99.7 rule. */
function byRule({ low, high }: Bounds, { mean, deviation }: { mean: string; deviation: string }) {
  const score = (bound: string) =>
    probabilityBy('z = (x - m)/s', { x: bound, m: mean, s: deviation }, 'standardize');
  const ends = [low, high].flatMap((bound) => (bound === null ? [] : [score(bound)]));
  const scores = ends.map((end) => Number(end?.answer ?? Number.NaN));
  const [from, to] = [low === null ? -4 : scores[0], high === null ? 4 : scores.at(-1)];
  if (from === undefined || to === undefined || scores.some((z) => !Number.isInteger(z) || Math.abs(z) > 3))
    return null;
  const parts = shares.slice(from + 4, to + 4);
  const letters = ['a', 'b', 'c', 'd', 'f', 'g', 'h'];
  const sum = probabilityBy(
    `p = ${parts.map((_, i) => letters[i]).join(' + ')}`,
    Object.fromEntries(parts.map((part, i) => [letters[i], part])),
    'parts-by-deviation',
    (value) => `${value}%`,
  );
  return sum && from < to ? together([...ends, sum], { kind: 'probability', answer: sum.answer }) : null;
}

/** How likely a value of a normal distribution is to lie in a part of the line, by the table. */
export const solveNormal: Method = ({ words, asked }) => {
  const named = ruleName.test(words);
  const typed = words
    .replace(ruleName, ' ')
    .replace(/−/g, '-')
    .replace(/(?<=\d),(?=\d{3})/g, '');
  if (bare.test(typed)) {
    const bounds = boundsIn(typed);
    const scores = bounds && scoresOf(bounds, { mean: '0', deviation: '1' });
    const whole = bounds && scores && bounds.low === scores.low && bounds.high === scores.high;
    return whole ? workScores(startChain(writePart(scores, 'Z')), scores, false) : null;
  }
  if (!named && !/\bnormal(?:ly)?\b|\bbell curve\b/i.test(typed)) return null;
  const mean = quantityNamed(typed, 'mean|average|μ|mu')?.value;
  const deviation = quantityNamed(
    typed,
    String.raw`(?:standard deviation|std\.? dev\w*|s\.?d\.?|σ|sigma)`,
  )?.value;
  const bounds = boundsIn(typed);
  if (mean === undefined || deviation === undefined || !bounds) return null;
  const told = [bounds.low, bounds.high].filter((bound) => bound !== null).length + 2;
  if (named) return countNumbers(typed) === told ? byRule(bounds, { mean, deviation }) : null;
  const scores = scoresOf(bounds, { mean, deviation });
  if (!scores || countNumbers(typed) !== told) return null;
  const center = mean.startsWith('-') ? `(${mean})` : mean;
  const scored = (bound: string | null) => bound && `(${bound} - ${center})/${deviation}`;
  const chain = startChain(writePart({ low: scored(bounds.low), high: scored(bounds.high) }, 'Z'));
  addStep(chain, writePart(scores, 'Z'), { rule: 'standardize', proof: 'normal' });
  return workScores(chain, scores, asked === 'percent' || /\bpercent|%/i.test(typed));
};

function scoresOf({ low, high }: Bounds, { mean, deviation }: { mean: string; deviation: string }) {
  const [m, s] = [Number(mean), Number(deviation)];
  if (!(s > 0) || Number.isNaN(m)) return null;
  const [a, b] = [low, high].map((bound) => (bound === null ? null : tableScore(Number(bound), m, s)));
  if ((low !== null && a === null) || (high !== null && b === null)) return null;
  return { low: a ?? null, high: b ?? null };
}
