import { evaluateExact } from '../../../judge/equivalent.ts';
import { byFormula, formulasOf, together } from '../../exercises/exercise.ts';
import { cutter } from '../../reading/cutter.ts';
import { inDigit, numberText, plainNumber, shareOf } from '../../reading/number-texts.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import { type Situation, valued } from '../situation.ts';

const countingBy = formulasOf('counting');
const probabilityBy = formulasOf('probability');
const spreadBy = formulasOf('spread');

const p = '(\\d+(?:\\.\\d+)? ?%|\\d+\\/\\d+|0?\\.\\d+|1|0)';

/** P(A), P(B|A) and P(A and B): the third from the other two. */
export const conditionalRule: Situation = ({ text: typed, typed: whole }, ask) => {
  if (!/p ?\( ?[a-z] ?\| ?[a-z] ?\)|\bgiven\b/.test(typed) || !/\bp ?\(/.test(typed)) return null;
  if (ask(whole)) return null;
  const text = typed
    .replace(/p ?\( ?([a-z]) given ([a-z]) ?\)/g, 'p($1|$2)')
    .replace(/p ?\( ?([a-z]) ?(?:and|∩|&|n) ?([a-z]) ?\)/g, 'p($1&$2)')
    .replace(/p ?\( ?([a-z]) ?(?:or|∪|u) ?([a-z]) ?\)/g, 'p($1+$2)');
  const cut = cutter(text);
  const told = cut.takeAll(new RegExp(`p ?\\( ?([a-z])(?: ?(\\||&|\\+) ?([a-z]))? ?\\) ?(?:=|is) ?${p}`));
  const asked = /p ?\( ?([a-z])(?: ?(\||&) ?([a-z]))? ?\)/.exec(cut.rest());
  if (
    (told.length !== 2 && !(told.length === 3 && told.some((one) => one[2] === '+'))) ||
    !asked ||
    !leavesNoRelation(
      cut
        .rest()
        .replace(asked[0], ' ')
        .replace(/=\s*\??/g, ' '),
      /^(?:if)$/,
    ) ||
    /\bindependent\b|\bexclusive\b/.test(text)
  )
    return null;
  const name = (found: RegExpExecArray): string =>
    found[2] === undefined
      ? (found[1] ?? '')
      : found[2] === '&' || found[2] === '+'
        ? [found[1], found[3]].sort().join(found[2])
        : `${found[1]}|${found[3]}`;
  const values = new Map(told.map((found) => [name(found), shareOf((found[4] ?? '').replace(' ', ''))]));
  const work = (formula: string, used: readonly string[]) => {
    const [a, b] = used.map((key) => values.get(key));
    return typeof a === 'string' && typeof b === 'string'
      ? probabilityBy(formula, { a, b }, 'chance-within')
      : null;
  };
  const goal = name(asked);
  if (told.length === 3 && !goal.includes('|')) return null;
  if (goal.includes('|')) {
    const [event = '', given = ''] = goal.split('|');
    const [a, b, u] = [event, given, [event, given].sort().join('+')].map((key) => values.get(key));
    if (told.length === 3)
      return typeof a === 'string' && typeof b === 'string' && typeof u === 'string'
        ? probabilityBy('p = (a + b - u)/b', { a, b, u }, 'two-groups')
        : null;
    return work('p = a/b', [[event, given].sort().join('&'), given]);
  }
  if (goal.includes('&')) {
    const [one = '', two = ''] = goal.split('&');
    return work('p = a · b', [one, `${two}|${one}`]) ?? work('p = a · b', [two, `${one}|${two}`]);
  }
  const pair = [...values.keys()].find((key) => key.endsWith(`|${goal}`));
  return pair === undefined ? null : work('p = a/b', [[pair[0] ?? '', goal].sort().join('&'), pair]);
};

/** Two things that do not depend on each other, each with its probability. */
export const twoIndependent: Situation = ({ text }) => {
  if (
    !/\bindependent(?:ly)?\b/.test(text) ||
    !/\b(?:probability|chance)\b/.test(text) ||
    /\bp ?\(/.test(text)
  )
    return null;
  const cut = cutter(text);
  const [a, b, more] = cut
    .takeAll(new RegExp(`(?<![\\w./])${p}(?![\\w/])`))
    .map((found) => shareOf((found[1] ?? '').replace(' ', '')));
  if (typeof a !== 'string' || typeof b !== 'string' || more !== undefined) return null;
  const rest = cut
    .rest()
    .replace(/\bno [a-z]+ (?:on|in|at) (?:both|either)\b/, 'neither')
    .replace(/\bat least one\b|\bexactly one\b|\bonly one\b/g, (found) => found.replace(/ /g, '_'));
  const asks = [
    [/\bboth\b|\ball\b/, 'P = a · b'],
    [/\bneither\b|\bnone\b/, 'P = (1 - a) · (1 - b)'],
    [/at_least_one|\beither\b/, 'P = 1 - (1 - a) · (1 - b)'],
    [/exactly_one|only_one/, 'P = a · (1 - b) + b · (1 - a)'],
  ] as const;
  const [only, second] = asks.filter(([asked]) => asked.test(rest));
  if (
    !only ||
    second ||
    !leavesNoRelation(rest, /^(?:both|neither|none|either|if|each)$/) ||
    /\b(?:not|fails?|miss\w*|given|but)\b/.test(rest)
  )
    return null;
  return probabilityBy(only[1], { a, b }, 'independent');
};

/** Odds and probabilities. */
export const odds: Situation = ({ text }) => {
  if (!/\bodds\b/.test(text)) return null;
  const cut = cutter(text);
  const told = cut.take(
    /\bodds (in favou?r of|of|against|for)(?: [a-z ]+?)? (?:are|is|=) (\d+) ?(?:to|:|-) ?(\d+)/,
  );
  if (told && /\bprobability\b|\bchance\b/.test(cut.rest()) && leavesNoRelation(cut.rest(), /^(?:if)$/)) {
    const [a = '', b = ''] = [told[2], told[3]];
    if (/\b(?:los|not|fail)\w*\b/.test(cut.rest())) return null;
    const fits = told[1] === 'against' ? b : a;
    return probabilityBy('P = k/(a + b)', { k: fits, a, b }, 'odds-as-share');
  }
  const share = cut.take(
    new RegExp(`\\b(?:probability|chance)(?: of [a-z ]+?)?(?: that [a-z ]+?)? (?:is|=|of) ${p}`),
  );
  const value = share && evaluateExact(shareOf((share[1] ?? '').replace(' ', '')) ?? '');
  const asked = /\bodds (in favou?r|of|for|against)\b/.exec(cut.rest());
  if (!value || !asked || !leavesNoRelation(cut.rest(), /^(?:if)$/) || value.n === 0n || value.n === value.d)
    return null;
  const [one, two] = asked[1] === 'against' ? [value.d - value.n, value.n] : [value.n, value.d - value.n];
  const worked = probabilityBy('k = 1 - p', { p: `${value.n}/${value.d}` }, 'other-event');
  return worked && together([worked], { kind: 'ratio', answer: `${one} to ${two}` });
};

/** How often something is expected in many trials. */
export const expectedCount: Situation = ({ text }) => {
  if (
    !/\bhow many times\b|\bhow many\b|\bhow often\b/.test(text) ||
    !/\bexpect\w*\b|\bpredict\b|\babout\b/.test(text)
  )
    return null;
  const cut = cutter(text.replace(/\bhow many times\b/g, 'how many'));
  const spinner = cut.take(
    /\bspinner (?:has|with|is divided into) (\d+) equal (?:sections|parts|sectors|spaces|slices)(?:,? (?:and )?(\d+) (?:of (?:them|which) )?(?:are )?([a-z]+))?/,
  );
  const trials = cut.take(
    /\b(?:spun|spins?|rolled|rolls?|flipped|flips?|tossed|thrown) (?:it |the spinner |a coin |a die |a (?:fair )?(?:die|coin) )?(\d+) times\b|\b(\d+) (?:times|spins|rolls|flips|tosses|trials)\b/,
  );
  const many = trials?.slice(1).find(Boolean);
  if (many === undefined) return null;
  const rest = cut.rest();
  const share = spinner
    ? [spinner[2] ?? '', spinner[1] ?? '', spinner[3] ?? '']
    : /\b(?:die|number cube)\b/.test(text)
      ? dieShare(rest)
      : /\bcoin\b/.test(text) && /\b(?:heads|tails)\b/.test(rest)
        ? ['1', '2', '']
        : null;
  if (!share || share[0] === '' || (spinner && !new RegExp(`\\b${share[2]}\\b`).test(rest))) return null;
  const left = rest.replace(
    /\b(?:an? )?(?:even|odd|[1-6]|six|five|four|three|two)\b(?: number)?/g,
    spinner ? '$&' : ' ',
  );
  if (!leavesNoRelation(left, /^(?:if)$/) || /\b(?:not|sum|both|biased|unfair)\b/.test(rest)) return null;
  return byFormula({
    formula: 'x = k/n · t',
    values: { k: share[0] ?? '', n: share[1] ?? '', t: many },
    rule: 'same-share',
    kind: 'proportion',
  });
};

function dieShare(text: string): readonly [string, string, string] | null {
  if (/\bdice\b/.test(text)) return null;
  const found = /\b(?:an? )?(even|odd|prime|[1-6]|six|five|four|three|two)(?: number)?s?\b/g;
  const events = [...text.matchAll(found)].map(([, name]) => name);
  const [only, more] = events;
  return only === undefined || more !== undefined ? null : [/even|odd|prime/.test(only) ? '3' : '1', '6', ''];
}

const whole = (text: string | undefined): string => inDigit(text ?? '');
const count = '(\\d+|two|three|four|five|six|seven|eight|nine|ten)';

/** Permutations and combinations by name, subsets, and answers of a test. */
export const namedCounts: Situation = ({ text }) => {
  const taken = new RegExp(
    `^(?:find |what is |how many |calculate |the number of |are there |the )*(permutations|combinations)(?: are there)?(?: of| from)? ${count} (?:[a-z]+ )?(?:taken|chosen|choose|things taken|at)? ?${count}(?: at a time| of them)?[?.]?$`,
  ).exec(text);
  if (taken) return `${whole(taken[2])}${taken[1] === 'permutations' ? 'P' : 'C'}${whole(taken[3])}`;
  const subsets = /\bhow many (proper )?subsets\b/.exec(text);
  if (subsets) {
    const listed = /\{([^{}]+)\}/.exec(text)?.[1]?.split(',').length;
    const size =
      listed === undefined
        ? new RegExp(`\\b${count} (?:elements?|members?|items)\\b`).exec(text)?.[1]
        : `${listed}`;
    const rest = text
      .replace(/\{[^{}]+\}/, ' ')
      .replace(new RegExp(`\\b${count} (?:elements?|members?|items)\\b`), ' ');
    if (
      size === undefined ||
      /\d/.test(rest) ||
      /\b(?:exactly|at least|at most|containing|contain|with (?:two|three))\b/.test(rest)
    )
      return null;
    return countingBy(subsets[1] ? 'N = 2^n - 1' : 'N = 2^n', { n: whole(size) }, 'each-place');
  }
  const test = new RegExp(
    `\\b${count} (?:(true[ /-]?(?:or[ -])?false)|multiple[- ]choice) questions?\\b`,
  ).exec(text);
  if (
    !test ||
    !/\bhow many (?:different |possible )?(?:ways|answer keys|answers|sets of answers)\b|\bin how many\b/.test(
      text,
    )
  )
    return null;
  const options = new RegExp(
    `\\b(?:with |has |have |each with |each has )?${count} (?:choices|options|possible answers|answers)(?: each| per question| for each(?: question)?)?\\b`,
  ).exec(text.replace(test[0], ' '));
  const rest = text.replace(test[0], ' ').replace(options?.[0] ?? '', ' ');
  if (
    (test[2] === undefined) === (options === null) ||
    /\d/.test(rest) ||
    /\b(?:correct|right|exactly|at least|probability|blank)\b/.test(rest)
  )
    return null;
  return countingBy(
    'N = k^n',
    { k: test[2] === undefined ? whole(options?.[1]) : '2', n: whole(test[1]) },
    'each-place',
  );
};

const n = `(${numberText})`;

/** An interval around an estimate with its margin, and the margin of an interval. */
export const intervalOfMargin: Situation = ({ text }) => {
  if (!/\b(?:interval|margin of error)\b/.test(text)) return null;
  const cut = cutter(text);
  const ends = cut.take(new RegExp(`[([] ?${n} ?, ?${n} ?[)\\]]`));
  if (
    ends &&
    /\bmargin of error\b/.test(cut.rest()) &&
    leavesNoRelation(cut.rest().replace(/\b9[059] ?%|\b9[059] percent/g, ' '), /^(?:if|mean|average)$/)
  ) {
    const worked = spreadBy(
      'd = (b - a)/2',
      { a: plainNumber(ends[1]), b: plainNumber(ends[2]) },
      'confidence-ends',
    );
    return /\b(?:mean|estimate|center|proportion) (?:is|of)\b/.test(cut.rest()) ? null : worked;
  }
  const margin = cut.take(new RegExp(`\\bmargin of error(?: is| of| =|:)* ?${n}( ?%)?`));
  const center = cut.take(
    new RegExp(`\\b(?:sample )?(?:proportion|mean|average|estimate)(?: is| of| =|:)* ?${n}( ?%)?`),
  );
  if (!margin || !center || (margin[2] === undefined) !== (center[2] === undefined)) return null;
  if (
    !/\binterval\b/.test(cut.rest()) ||
    !leavesNoRelation(cut.rest().replace(/\b9[059] ?%|\b9[059] percent/g, ' '), /^(?:if)$/)
  )
    return null;
  const values = { x: plainNumber(center[1]), d: plainNumber(margin[1]) };
  const [low, high] = ['x - d', 'x + d'].map((side) => spreadBy(`L = ${side}`, values, 'confidence-ends'));
  const sign = margin[2] === undefined ? '' : '%';
  return low && high
    ? together([low, high], { kind: 'spread', answer: `(${low.answer}${sign}, ${high.answer}${sign})` })
    : null;
};

/** How closely points follow a line. */
export const correlation: Situation = ({ text, places }) => {
  if (!/\bcorrelation(?: coefficient)?\b/.test(text)) return null;
  const cut = cutter(text);
  const points = cut
    .takeAll(new RegExp(`\\( ?${n} ?, ?${n} ?\\)`))
    .map((found) => found.slice(1, 3).map(plainNumber));
  if (points.length < 3 || points.length > 8 || !leavesNoRelation(cut.rest())) return null;
  const wrap = (value = ''): string => (value.startsWith('-') ? `(${value})` : value);
  const sum = (term: (x: string, y: string) => string): string =>
    `(${points.map(([x, y]) => term(wrap(x), wrap(y))).join(' + ')})`;
  const [s, t] = [sum((x) => x), sum((_, y) => y)];
  const top = `${points.length} · ${sum((x, y) => `${x} · ${y}`)} - ${s} · ${t}`;
  const under = [
    `(${points.length} · ${sum((x) => `${x}^2`)} - ${s}^2)`,
    `(${points.length} · ${sum((_, y) => `${y}^2`)} - ${t}^2)`,
  ].join(' · ');
  const formula = {
    formula: `r = (${top})/√(${under})`,
    values: {},
    rule: 'correlation' as const,
    kind: 'spread' as const,
  };
  return valued(formula, places, 3);
};
