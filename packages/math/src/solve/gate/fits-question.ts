import { evaluateExact } from '../../judge/equivalent.ts';
import { compareRational } from '../../rational/rational.ts';
import { rationalToNumber } from '../../rational/rational-text.ts';
import { findUnit, unitStem } from '../../units/unit-table.ts';
import type { Solution } from '../solution.ts';

/** Sentences that ask; where there are two, one number answers only one of them. */
const questions =
  /(?:^|[.?!;] )(?:how (?:many|much|long|far|high|tall|old|fast)|what|when|where|which)\b[^.?!;]*(?=\?)/gi;
const asking = /\bhow (many|much|long|far) [^.?!]*/gi;
/** What stands between `how many` and the verb: the name of what is counted. */
const counted =
  /^how many ((?:(?!(?:does|do|did|is|are|was|were|will|would|can|could|has|have|had|should|must|in|at|on|from|with|for|to|if|when|you|i|he|she|they|we|it)\b)[a-z'-]+ ?){1,4})/i;
const amount = /^(?:about |approximately )?-?\$?[\d.,/ π√]+ ([a-z][a-z ]*)$/i;
const perOne = /\b(?:per|each|every|apiece|an?|one|for 1|rate|unit|average|speed|single|how fast)\b/i;
const timeOrLength = new Set(['time', 'length']);
const calendar = /^(?:months?|years?|decades?|centuries|century|laps?|rows?|trips?|steps?|pm|am|units?)$/i;

const sized = /(?<![\d.,/])(\d[\d,]*(?:\.\d+)?) ([a-z]+)/gi;
const loses = /\b(?:left|remain\w*|lost|gave|of (?:the|them|these|his|her|their|its)|percent|off)\b|%/i;

const sameName = (one: string, other: string): boolean => {
  const [a, b] = [unitStem(one), unitStem(other)];
  const [u, v] = [findUnit(one), findUnit(other)];
  const short = Math.min(a.length, b.length, 3);
  return u && v ? u.dimension === v.dimension : a.slice(0, short) === b.slice(0, short);
};

/** A price per pound is none per ton, and `sec` is a second. */
const sameUnit = (one: string, other: string): boolean => {
  const [u, v] = [findUnit(one), findUnit(other)];
  return sameName(one, other) && (!u || !v || compareRational(u.size, v.size) === 0);
};

/** All together are no fewer than some of them, and of what was `some` at first no told amount is the answer. */
function fitsAmounts({ problem, answer }: Solution, names: readonly string[], whole: string): boolean {
  const exact = evaluateExact(answer.replace(/[$,]/g, '').split(' ')[0] ?? '');
  const size = exact ? rationalToNumber(exact) : Number.NaN;
  const parts = [...problem.matchAll(sized)]
    .filter(([, , noun = '']) => names.some((name) => sameName(noun, name)))
    .map(([, part = '']) => Number(part.replace(/,/g, '')));
  const all = /\b(?:in (?:all|total)|altogether|total)\b/i.test(whole) && !loses.test(problem);
  const unknown = /\b(?:some|a number of)\b/i.test(problem.slice(0, problem.search(/\d/)));
  const isWhole = (problem.match(/\d[\d,]*(?:[./]\d+)?/g) ?? []).every((one) => /^[\d,]+$/.test(one));
  const isThing = names.every((name) => findUnit(name) === undefined && !calendar.test(name));
  // People and things are counted in whole numbers, where all that is told is whole.
  if (
    isWhole &&
    isThing &&
    exact &&
    exact.d !== 1n &&
    !/\b(?:each|per|average|mean|every)\b|%|percent/i.test(problem)
  )
    return false;
  return (!all || parts.every((part) => !(part > size))) && !(unknown && parts.includes(size));
}

/**
 * Whether the unit of an answer is what its question counts: `how many chairs` is no number of rows per chair, and
 * `how long` is a time or a length. An answer without a unit, or a question that names none, fits.
 */
export function fitsQuestion(solution: Solution): boolean {
  // A vertex is not the vertex form, and a slope at a point is a number.
  if (/\bvertex form\b/i.test(solution.problem) && /^vertex \(/.test(solution.answer)) return false;
  if (/[a-z]'\(-?\d|\bdy\/dx (?:at|when)\b/i.test(solution.problem) && /[xy]/.test(solution.answer))
    return false;
  const asked = solution.problem.match(questions)?.length ?? 0;
  if (asked > 1 && !/[,;=]| and | or /.test(solution.answer)) return false;
  // One amount in two units is two answers.
  if (/\bin [a-z]+ and in [a-z]+\s*[?.]*$/i.test(solution.problem) && !/[,;]| and /.test(solution.answer))
    return false;
  const wanted = /\bper ([a-z]+)\b[^.?!\d]*[?.!\s]*$/i.exec(solution.problem)?.[1];
  const given = / per ([a-z]+)$/i.exec(solution.answer)?.[1];
  if (wanted !== undefined && given !== undefined && !sameUnit(wanted, given)) return false;
  // A side is no diagonal.
  if (
    /\b(?:find|what is|how long is|calculate)\b[^.?!]*\bdiagonal\b/i.test(solution.problem) &&
    !solution.steps.some(({ why }) => /diagonal|pythag|right triangle|right angle|distance/i.test(why))
  )
    return false;
  // Teams that all play in at once are no choice of one team.
  if (solution.kind === 'counting' && /\bif (?:everyone|everybody|all)\b/i.test(solution.problem))
    return false;
  // Whether something is linear is no question for its solutions.
  if (
    /^\s*(?:is|are|does|do)\b[^.?]*\blinear\b/i.test(solution.problem) &&
    !solution.answer.includes('linear')
  )
    return false;
  // What an amount comes to is not by how much it grew, nor what it and the one before come to together.
  const grown = /^[A-Z] = (\S+) [+-] \1 · [\d.]+%/.test(solution.steps[0]?.to ?? '');
  if (
    grown &&
    /\bhow much (?:more|less|higher|lower)\b|\b(?:both|all) (?:the )?(?:months|years|days|weeks)\b|\btogether\b/i.test(
      solution.problem,
    )
  )
    return false;
  // What more is paid for seven is not the price of seven, and a tax is not the price with it.
  if (
    (solution.kind === 'rate' || solution.kind === 'proportion') &&
    /\bhow (?:much|many) more (?:do|does|did|would|will|is|are)\b/i.test(solution.problem) &&
    !solution.steps.some(({ from, to }) => / - /.test(from + to))
  )
    return false;
  if (
    /\bhow much (?:is|was) the (?:sales )?(?:tax|tip|discount)\b(?! on)/i.test(solution.problem) &&
    /· \(1 [-+]/.test(solution.steps[0]?.to ?? '')
  )
    return false;
  // `this` and `now` name no unit.
  if (/^[\d./-]+ (?:this|that|now|then|up|down)$/.test(solution.answer)) return false;
  // What a price is after a percent off is not what it was before.
  if (
    /\borig\w* (?:price|cost)\b/i.test(solution.problem) &&
    solution.steps[0]?.from === 'C = p - p · r' &&
    /^C = \d/.test(solution.steps[0].to)
  )
    return false;
  // Equally many things are not the packs that hold them.
  if (
    solution.steps.some(({ rule }) => rule === 'largest-powers') &&
    /\bpack(?:s|ages) of each\b|\bhow many (?:packs|packages|boxes|bags)\b/i.test(solution.problem) &&
    /^\d+$/.test(solution.answer)
  )
    return false;
  const question = [...solution.problem.replace(/\s+/g, ' ').matchAll(asking)].at(-1);
  if (!question) return true;
  const [whole, word = ''] = question;
  // The greatest number of teams is not how many of each are on one.
  if (
    solution.steps.some(({ rule }) => rule === 'smallest-powers') &&
    !solution.steps.some(({ rule }) => rule === 'equal-shares-of-things') &&
    /\b(?:on|in|per|for) (?:each|every|one)\b/i.test(whole)
  )
    return false;
  const unit = amount.exec(solution.answer)?.[1]?.trim() ?? '';
  const [top = '', bottom] = unit.split(/ per /);
  const isPrice = solution.answer.includes('$') && /^much$/i.test(word);
  if (bottom !== undefined && !perOne.test(whole) && !isPrice) return false;
  if (/^long$/i.test(word) && unit !== '') {
    const last = top.split(' ').at(-1) ?? '';
    return calendar.test(last) || timeOrLength.has(findUnit(last)?.dimension ?? '');
  }
  if (/^far$/i.test(word) && findUnit(top.split(' ').at(-1) ?? '')?.dimension === 'time') return false;
  const names = counted.exec(whole)?.[1]?.trim().split(' ');
  if (!/^many$/i.test(word) || !names) return true;
  const named = unit === '' || top.split(' ').some((one) => names.some((name) => sameName(one, name)));
  return named && fitsAmounts(solution, names, whole);
}
