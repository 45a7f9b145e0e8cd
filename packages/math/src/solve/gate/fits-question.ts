import { evaluateExact } from '../../judge/equivalent.ts';
import { compareRational } from '../../rational/rational.ts';
import { rationalToNumber } from '../../rational/rational-text.ts';
import { findUnit, unitStem } from '../../units/unit-table.ts';
import type { RuleName } from '../print/rules.ts';
import type { Solution } from '../solution.ts';
import { isEquationWhereAsked } from './equation-asked.ts';

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

const uses = ({ steps }: Solution, name: RuleName): boolean => steps.some(({ rule }) => rule === name);
const opens = ({ steps }: Solution, from: RegExp, to: RegExp): boolean =>
  from.test(steps[0]?.from ?? '') && to.test(steps[0]?.to ?? '');
const works = ({ steps }: Solution, sign: RegExp): boolean =>
  steps.some(({ from, to }) => sign.test(from + to));

/** What a problem asks in certain words, and what an answer to it shows. */
const demands: readonly (readonly [asks: RegExp, shows: (solution: Solution) => boolean])[] = [
  // A vertex is not the vertex form, and a slope at a point is a number.
  [/\bvertex form\b/i, ({ answer }) => !/^vertex \(/.test(answer)],
  [
    /[a-z]'\(-?\d|\bdy\/dx (?:at|when)\b/i,
    ({ answer, kind }) => !/[xy]/.test(answer) && kind !== 'function-value',
  ],
  // How many numbers there are is none of them.
  [
    /\bhow many (?:real |positive |negative )?(?:integers|whole numbers|natural numbers|numbers|values|solutions|roots|zeros|primes)\b/i,
    ({ answer }) => /^(?:\d|infinit)|\b(?:no|none|zero|one|two|three|four|infinitely many)\b/i.test(answer),
  ],
  // A function with two rules is worked by more than the last of them.
  [
    /(?<![a-z'])([a-z])\(([a-z])\) ?= ?[^=]*?(?<![a-z'])\1\(\2\) ?=(?=[^.?;]*(?<![a-z])\2(?![a-z]))/i,
    ({ kind }) => !/^(?:story|function-value)$/.test(kind),
  ],
  // The derivative of y = f(x) holds no y: `dy/dx` behind the rule is no part of it.
  [/\by ?= ?[^=y]*?[\d)a-z²³]\s+dy\/dx\b/i, ({ answer }) => !answer.includes('y')],
  // The place on a curve is no slope there.
  [
    /\bslope\b|\bgradient\b|\btangent line\b/i,
    (solution) => solution.kind !== 'function-value' || solution.steps[0]?.rule !== 'use-values',
  ],
  // The cosine of an angle is not the angle.
  [
    /\b(?:find|what is|calculate|determine|give) (?:the )?(?:exact )?(?:value of )?(?:the )?(?:cos|sin|tan|cosine|sine|tangent)\b(?! ?(?:\^|⁻|-1))/i,
    ({ answer }) => !/°$/.test(answer),
  ],
  // One amount in two units is two answers.
  [/\bin [a-z]+ and in [a-z]+\s*[?.]*$/i, ({ answer }) => /[,;]| and /.test(answer)],
  // A side is no diagonal.
  [
    /\b(?:find|what is|how long is|calculate)\b[^.?!]*\bdiagonal\b/i,
    ({ steps }) => steps.some(({ why }) => /diagonal|pythag|right triangle|right angle|distance/i.test(why)),
  ],
  // Teams that all play in at once are no choice of one team.
  [/\bif (?:everyone|everybody|all)\b/i, ({ kind }) => kind !== 'counting'],
  // Whether something is linear is no question for its solutions.
  [/^\s*(?:is|are|does|do)\b[^.?]*\blinear\b/i, ({ answer }) => answer.includes('linear')],
  // What an amount comes to is not by how much it grew, nor what it and the one before come to together.
  [
    /\bhow much (?:more|less|higher|lower)\b|\b(?:both|all) (?:the )?(?:months|years|days|weeks)\b|\btogether\b/i,
    (solution) => !opens(solution, /^/, /^[A-Z] = (\S+) [+-] \1 · [\d.]+%/),
  ],
  // What more is paid for seven is not the price of seven, and a tax is not the price with it.
  [
    /\bhow (?:much|many) more (?:do|does|did|would|will|is|are)\b/i,
    (solution) => !/^(?:rate|proportion)$/.test(solution.kind) || works(solution, / - /),
  ],
  [
    /\bhow much (?:is|was) the (?:sales )?(?:tax|tip|discount)\b(?! on)/i,
    (solution) => !opens(solution, /^/, /· \(1 [-+]/),
  ],
  // What a price is after a percent off is not what it was before.
  [/\borig\w* (?:price|cost)\b/i, (solution) => !opens(solution, /^C = p - p · r$/, /^C = \d/)],
  // Equally many things are not the packs that hold them.
  [
    /\bpack(?:s|ages) of each\b|\bhow many (?:packs|packages|boxes|bags)\b/i,
    (solution) => !uses(solution, 'largest-powers') || !/^\d+$/.test(solution.answer),
  ],
  // The least number of weeks is whole.
  [
    /\b(?:least|fewest|minimum|smallest) number of\b|\bhow many (?:full|whole|complete) [a-z]+/i,
    ({ answer }) => !/^\d*(?:\.\d|[ \d]*\/\d)/.test(answer),
  ],
  // Six letters from A to F are no whole alphabet.
  [
    /\b(?:letters?|digits?) (?:from )?(?:[a-z]|\d) ?(?:to|through|-|–) ?(?:[a-z]|\d)\b/i,
    (solution) => {
      const [, from = '', to = ''] =
        /\b(?:letters?|digits?) (?:from )?([a-z]|\d) ?(?:to|through|-|–) ?([a-z]|\d)\b/i.exec(
          solution.problem.toLowerCase(),
        ) ?? [];
      const many = to.charCodeAt(0) - from.charCodeAt(0) + 1;
      return solution.kind !== 'counting' || works(solution, new RegExp(`(?<![\\d.])${many}(?![\\d.])`));
    },
  ],
  // A decimal that goes on is not the one that ends where it is broken off.
  [
    /\d\.\d+(?:\.{3}|…)/,
    ({ problem, steps }) => steps.every(({ from }) => from !== /\d*\.\d+(?=\.{3}|…)/.exec(problem)?.[0]),
  ],
  // A temperature is not likely or unlikely.
  [
    /^(?=.*(?:°|\btemperature\b))(?!.*(?:prob|chance|likel|odds|random|percent|%|normal))/is,
    ({ kind }) => kind !== 'probability',
  ],
  // One of consecutive numbers is not all of them.
  [
    /\bconsecutive\b.*\b(?:bigg?est|largest|greatest|highest|smallest|least|lowest|middle)\b/is,
    ({ answer }) => !answer.includes(','),
  ],
  // The larger of two angles is one angle.
  [
    /\b(?:find|what is|how (?:big|large|many degrees) is) (?:the )?(?:measure of )?(?:the )?(?:larger|smaller|bigger|greater|lesser) (?:angle|number|one|of the (?:two|angles|numbers))\b/i,
    ({ answer }) => !/,| and /.test(answer),
  ],
  // The parts of a hypotenuse are no legs.
  [/\baltitude\b[^.?]*\bto the hypotenuse\b/i, (solution) => !works(solution, /a\^2 \+ b\^2/)],
  // A rate is not the equation that a way and a time fulfil.
  [/\b(?:equation|inequality)\b/i, ({ answer, problem }) => isEquationWhereAsked(answer, problem)],
  // `this` and `now` name no unit.
  [/^/, ({ answer }) => !/^[\d./-]+ (?:this|that|now|then|up|down)$/.test(answer)],
];

/** The greatest number of teams is not how many of each are on one. */
const countsAll = (solution: Solution): boolean =>
  uses(solution, 'smallest-powers') && !uses(solution, 'equal-shares-of-things');

/**
 * Whether the unit of an answer is what its question counts: `how many chairs` is no number of rows per chair, and
 * `how long` is a time or a length. An answer without a unit, or a question that names none, fits.
 */
export function fitsQuestion(solution: Solution): boolean {
  const { problem, answer } = solution;
  if (demands.some(([asks, shows]) => asks.test(problem) && !shows(solution))) return false;
  const asked = problem.match(questions)?.length ?? 0;
  if (asked > 1 && !/[,;=]| and | or /.test(answer)) return false;
  const wanted = /\bper ([a-z]+)\b[^.?!\d]*[?.!\s]*$/i.exec(problem)?.[1];
  const given = / per ([a-z]+)$/i.exec(answer)?.[1];
  if (wanted !== undefined && given !== undefined && !sameUnit(wanted, given)) return false;
  const question = [...problem.replace(/\s+/g, ' ').matchAll(asking)].at(-1);
  if (!question) return true;
  const [whole, word = ''] = question;
  if (countsAll(solution) && /\b(?:on|in|per|for) (?:each|every|one)\b/i.test(whole)) return false;
  const unit = amount.exec(answer)?.[1]?.trim() ?? '';
  const [top = '', bottom] = unit.split(/ per /);
  const isPrice = answer.includes('$') && /^much$/i.test(word);
  if (bottom !== undefined && !perOne.test(whole) && !isPrice) return false;
  const last = top.split(' ').at(-1) ?? '';
  if (/^long$/i.test(word) && unit !== '')
    return calendar.test(last) || timeOrLength.has(findUnit(last)?.dimension ?? '');
  if (/^far$/i.test(word) && findUnit(last)?.dimension === 'time') return false;
  const names = counted.exec(whole)?.[1]?.trim().split(' ');
  if (!/^many$/i.test(word) || !names) return true;
  const named = unit === '' || top.split(' ').some((one) => names.some((name) => sameName(one, name)));
  return named && fitsAmounts(solution, names, whole);
}
