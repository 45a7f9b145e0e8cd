import { evaluateExact } from '../../../judge/equivalent.ts';
import { rationalToDecimalText, rationalToFractionText } from '../../../rational/rational-text.ts';
import { byFormula, byWorking, type Exercised, formulasOf, together } from '../../exercises/exercise.ts';
import { cutter } from '../../reading/cutter.ts';
import { numberText, plainNumber } from '../../reading/number-texts.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import type { Situation } from '../situation.ts';

const lineBy = formulasOf('line');

const n = `(${numberText})`;
const line = /(?:ŷ|y-?hat|y\^|y) ?= ?(-?[\d.]*(?:\d|x)[\dx.+*·\s-]*[\dx])(?=[\s,.;?)]|$)/;

const put = (rule: string, x: string): string =>
  rule.replace(/(\d)\s*[*·]?\s*x/g, `$1 · (${x})`).replace(/(?<![a-z])x(?![a-z])/g, `(${x})`);

function at(rule: string, x: string): Exercised | null {
  const worked = byWorking(put(rule, x), { kind: 'function-value' });
  return worked && evaluateExact(worked.answer) ? worked : null;
}

const takesOf = (actual: string, predicted: string) =>
  byFormula({
    formula: 'r = a - p',
    values: { a: actual, p: predicted },
    rule: 'residual-left',
    kind: 'spread',
  });

const own =
  /^(?:least|squares?|difference|average|per|each|every|mean|score|more|points?|better|than|if|only|line|second|first|next)$/;

/** A line of best fit with a place to predict at, or a point whose residual is asked for. */
export const onTrendLine: Situation = ({ text }) => {
  if (!/\b(?:line|regression|residuals?|best fit|trend|predict\w*)\b/.test(text)) return null;
  const cut = cutter(text);
  const residual =
    /\bresiduals?\b|\bhow (?:many|much) (?:points |[a-z]+ )?(?:better|worse|more|less|above|below)\b[^?]*\bthan the line\b/.test(
      text,
    );
  const rule = cut.take(line)?.[1]?.trim();
  cut.takeAll(/\b(?:for |with |where |and )?[xy] ?= ?[a-z]{2,}\b/);
  const point = cut.take(new RegExp(`\\(${n}, ?${n}\\)`));
  if (rule === undefined) {
    const actual = cut.take(
      new RegExp(`\\b(?:actual|observed|real|true)(?: [a-z]+)?(?: is| was| of| =|:)* ${n}`),
    )?.[1];
    const predicted = cut.take(
      new RegExp(`\\b(?:predicted|expected|estimated)(?: [a-z]+)?(?: is| was| of| =|:)* ${n}`),
    )?.[1];
    if (
      !residual ||
      point ||
      actual === undefined ||
      predicted === undefined ||
      !leavesNoRelation(cut.rest(), own)
    )
      return null;
    return takesOf(plainNumber(actual), plainNumber(predicted));
  }
  if (!/x/.test(rule) || /\^/.test(rule)) return null;
  if (/\b(?:find|what|which|value of) x\b|\bfor which x\b/.test(cut.rest())) return null;
  const x = point?.[1] ?? cut.take(new RegExp(`\\bx ?(?:=|is) ?${n}`))?.[1];
  const y = point?.[2] ?? cut.take(new RegExp(`\\by ?(?:=|is) ?${n}`))?.[1];
  const others = cut.takeAll(new RegExp(`(?<![\\w.])${n}`)).map((found) => found[1]);
  if (!leavesNoRelation(cut.rest().replace(/\bx\b|\by\b/g, ' '), own)) return null;
  const place = x ?? others[0];
  const seen = y ?? others[x === undefined ? 1 : 0];
  if (
    place === undefined ||
    others.length !== (x === undefined ? 1 : 0) + (residual && y === undefined ? 1 : 0)
  )
    return null;
  const predicted = at(rule, plainNumber(place));
  if (!predicted) return null;
  if (!residual)
    return seen === undefined &&
      /\b(?:predict\w*|estimate\w*|expect\w*|what does the line say|score|value|grade)\b/.test(text)
      ? predicted
      : null;
  const left = seen === undefined ? null : takesOf(plainNumber(seen), predicted.answer);
  return (
    left &&
    together([predicted, left], {
      kind: 'spread',
      answer: /\bresidual/.test(text) ? left.answer : left.answer.replace(/^-/, ''),
    })
  );
};

const list = `((?:${numberText}(?:\\s*,\\s*|\\s+)){2,9}${numberText})`;

/** The numbers of both rows: as points, or as a row of x and one of y. */
function pairsIn(
  text: string,
): { readonly pairs: readonly (readonly [string, string])[]; readonly rest: string } | null {
  const cut = cutter(text);
  const points = cut
    .takeAll(new RegExp(`\\(\\s*${n}\\s*,\\s*${n}\\s*\\)`))
    .map(([, a = '', b = '']) => [a, b] as const);
  if (points.length > 0) return { pairs: points, rest: cut.rest() };
  const rows = ['x', 'y'].map(
    (name) =>
      cut.take(
        new RegExp(`\\b${name}(?: values?)?\\s*(?:are|is|:|=)?\\s*[:=]?\\s*[{(]?\\s*${list}\\s*[})]?`),
      )?.[1],
  );
  const [xs, ys] = rows.map((row) => row?.split(/\s*,\s*|\s+/) ?? []);
  if (!xs || !ys || xs.length < 3 || xs.length !== ys.length) return null;
  return { pairs: xs.map((x, i) => [x, ys[i] ?? ''] as const), rest: cut.rest() };
}

const sumOf = (terms: readonly string[]): Exercised | null =>
  byWorking(terms.join(' + '), { kind: 'spread' });

const decimal = (text: string): string => {
  const value = evaluateExact(text);
  return value ? (rationalToDecimalText(value) ?? rationalToFractionText(value)) : text;
};

/** The least-squares line of some points. */
export const leastSquares: Situation = ({ text, places }) => {
  if (!/\b(?:regression|least[- ]squares?|best fit)\b/.test(text) || /\by ?= ?[\d-]/.test(text)) return null;
  const read = pairsIn(text);
  if (
    !read ||
    read.pairs.length < 3 ||
    places !== null ||
    !leavesNoRelation(read.rest.replace(/\by ?= ?(?:ax|mx) ?\+ ?b\b/g, ' '), own)
  )
    return null;
  if (/\b(?:slope|intercept|correlation|predict|residual|quadratic|exponential)\b/.test(read.rest))
    return null;
  const wrap = (value: string): string => (value.startsWith('-') ? `(${value})` : value);
  const xs = read.pairs.map(([x]) => wrap(plainNumber(x)));
  const ys = read.pairs.map(([, y]) => wrap(plainNumber(y)));
  const sums = [
    sumOf(xs),
    sumOf(ys),
    sumOf(xs.map((x, i) => `${x} · ${ys[i]}`)),
    sumOf(xs.map((x) => `${x}^2`)),
  ];
  const [s, t, p, q] = sums.map((sum) => sum?.answer);
  if (s === undefined || t === undefined || p === undefined || q === undefined) return null;
  const count = `${xs.length}`;
  const slope = lineBy('m = (n · p - s · t)/(n · q - s^2)', { n: count, p, s, t, q }, 'least-squares');
  const start = slope && lineBy('b = (t - m · s)/n', { t, m: slope.answer, s, n: count }, 'least-squares');
  const [m, b] = [slope && evaluateExact(slope.answer), start && evaluateExact(start.answer)];
  if (!slope || !start || !m || !b || m.n === 0n) return null;
  const front = m.n === m.d ? 'x' : m.n === -m.d ? '-x' : `${decimal(slope.answer)}x`;
  const factor = front.includes('/') ? front.replace(/^(.*)x$/, '($1)x') : front;
  const end =
    b.n === 0n
      ? ''
      : b.n < 0n
        ? ` - ${decimal(start.answer.replace('-', ''))}`
        : ` + ${decimal(start.answer)}`;
  return together([...sums, slope, start], { kind: 'line', answer: `y = ${factor}${end}` });
};
