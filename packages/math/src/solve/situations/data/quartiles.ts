import { byStatements, formulasOf, together } from '../../exercises/exercise.ts';
import { numberOf, numberText, plainNumber } from '../../reading/number-texts.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import { readNamed } from '../named.ts';
import type { Situation } from '../situation.ts';

const formula = formulasOf('spread');
const names = {
  s: '(?:min(?:imum)?|smallest|lowest|least)(?: value| score)?',
  q: 'q_?1|(?:lower|first|1st) quartile|25th percentile',
  m: 'median|q_?2',
  r: 'q_?3|(?:upper|third|3rd) quartile|75th percentile',
  l: '(?:max(?:imum)?|largest|highest|greatest)(?: value| score)?',
  i: 'iqr|interquartile range',
} as const;
const own =
  /^(?:min\w*|max\w*|smallest|largest|highest|lowest|least|greatest|median|range|difference|if|first|third|both|more|lower|higher|quartile|rest)$/;

/** Numbers of a box plot that stand in a row: five numbers in order. */
const inRow = (text: string): string =>
  text.replace(
    new RegExp(
      `\\b(?:five|5)[- ]number summary(?: of [a-z ]+)?(?: is|:| are|=)*\\s*[({]?(${numberText}), (${numberText}), (${numberText}), (${numberText}),? (?:and )?(${numberText})[)}]?`,
    ),
    (_, ...found: string[]) =>
      `min ${found[0]} ; q1 ${found[1]} ; median ${found[2]} ; q3 ${found[3]} ; max ${found[4]}`,
  );

/** What is asked of a box plot whose numbers are told by name. */
export const boxPlot: Situation = ({ text: typed }) => {
  if (
    !/\b(?:q_?[13]|quartiles?|five[- ]number|5[- ]number|box[- ]?(?:and[- ]whisker )?plot|iqr)\b/.test(typed)
  )
    return null;
  const text = inRow(typed).replace(
    /\b1\.5 ?(?:[x·*]|times)? ?(?:the )?iqr(?: rule| criterion| test| method)?\b/g,
    'rule',
  );
  // Some courses take another number of ranges for what lies far out.
  if (/\d ?(?:(?:[x·*]|times) ?(?:the )?iqr\b|iqr (?:rule|criterion|test|method)\b)/.test(text)) return null;
  const read = readNamed(text, names);
  if (!read || Object.keys(read.values).length < 2) return null;
  const { s, q, m, r, l, i } = read.values;
  const { rest } = read;
  const width =
    i ??
    (q !== undefined && r !== undefined
      ? formula('d = r - q', { r, q }, 'interquartile-range')?.answer
      : undefined);
  if (q !== undefined && r !== undefined && numberOf(q) > numberOf(r)) return null;
  if (/\boutliers?\b|\bfences?\b/.test(rest)) return fences({ q, r, width, rest, told: i === undefined });
  if (!leavesNoRelation(rest.replace(/\bq_?[13]\b/g, ' '), own)) return null;
  if (/\b(?:iqr|inter-?quartile range)\b/.test(rest))
    return i === undefined && q !== undefined && r !== undefined
      ? formula('d = r - q', { r, q }, 'interquartile-range')
      : null;
  if (/\brange\b/.test(rest))
    return s !== undefined && l !== undefined ? formula('R = l - s', { l, s }, 'range') : null;
  if (/\bmedian\b/.test(rest) || m !== undefined) return null;
  if (
    /\b(?:q_?3|(?:third|upper) quartile)\b/.test(rest) &&
    q !== undefined &&
    i !== undefined &&
    r === undefined
  )
    return formula('r = q + d', { q, d: i }, 'interquartile-range');
  if (
    /\b(?:q_?1|(?:first|lower) quartile)\b/.test(rest) &&
    r !== undefined &&
    i !== undefined &&
    q === undefined
  )
    return formula('q = r - d', { r, d: i }, 'interquartile-range');
  return null;
};

type Quarters = {
  readonly q: string | undefined;
  readonly r: string | undefined;
  readonly width: string | undefined;
  readonly rest: string;
  /** Whether the quartile range has to be worked out. */
  readonly told: boolean;
};

/** The fences of the quartiles, and whether a value lies beyond them. */
function fences({ q, r, width, rest, told }: Quarters) {
  if (q === undefined || r === undefined || width === undefined) return null;
  const range = told ? formula('d = r - q', { r, q }, 'interquartile-range') : null;
  const low = formula('f = q - 1.5 · d', { q, d: width }, 'fence-of-quartiles');
  const high = formula('f = r + 1.5 · d', { r, d: width }, 'fence-of-quartiles');
  if (!low || !high) return null;
  const parts = range ? [range] : [];
  const over =
    /\b(?:above|below|over|under|beyond|more than|less than|greater than|from) (?:which|what)\b/.exec(
      rest,
    )?.[0] ?? '';
  const wantsLow = /\b(?:lower|lowest|low)\b/.test(rest) || /below|under|less/.test(over);
  const wantsHigh = /\b(?:upper|highest|high)\b/.test(rest) || /above|over|more|greater/.test(over);
  const value = new RegExp(`(?<![\\w.])(${numberText})`).exec(rest);
  const left = value ? rest.replace(value[0], ' ') : rest;
  if (!leavesNoRelation(left, own)) return null;
  const asksFence = /\bfences?\b/.test(rest) || over !== '';
  const fence =
    wantsLow === wantsHigh
      ? `lower fence ${low.answer}, upper fence ${high.answer}`
      : wantsLow
        ? `lower fence is ${low.answer}`
        : `upper fence is ${high.answer}`;
  if (!value)
    return asksFence
      ? together([...parts, low, high], {
          kind: 'spread',
          answer:
            wantsLow === wantsHigh ? `${low.answer} and ${high.answer}` : wantsLow ? low.answer : high.answer,
        })
      : null;
  const w = plainNumber(value[1]);
  const [at, least, most] = [numberOf(w), numberOf(low.answer), numberOf(high.answer)];
  const beyond = at < least || at > most;
  const statement = beyond ? (at < least ? 'w < f' : 'w > g') : 'f <= w <= g';
  const judged = byStatements({ w, f: low.answer, g: high.answer }, [statement], {
    kind: 'spread',
    answer: '',
    rule: 'fence-of-quartiles',
  });
  return (
    judged &&
    together([...parts, low, high, judged], {
      kind: 'spread',
      answer: `${beyond ? 'yes' : 'no'}${asksFence ? `; ${fence}` : ''}`,
    })
  );
}
