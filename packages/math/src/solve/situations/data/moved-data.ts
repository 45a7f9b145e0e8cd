import { byFormula, together } from '../../exercises/exercise.ts';
import { cutter } from '../../reading/cutter.ts';
import { numberText, plainNumber } from '../../reading/number-texts.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import { readNamed } from '../named.ts';
import type { Situation } from '../situation.ts';

const names = {
  m: 'mean|average|mean [a-z]+|average [a-z]+',
  n: 'median',
  s: 'standard deviation|std\\.? ?dev(?:iation)?|s\\.?d\\.?',
  r: 'range',
  i: 'iqr|interquartile range',
  v: 'variance',
} as const;
type Key = keyof typeof names;
const keys = Object.keys(names) as Key[];
const words: Readonly<Record<Key, string>> = {
  m: 'mean',
  n: 'median',
  s: 'standard deviation',
  r: 'range',
  i: 'IQR',
  v: 'variance',
};
const n = `(${numberText})`;
const all =
  '(?:each|every|all)(?: of)?(?: the| its)? (?:values?|scores?|numbers?|data(?: points?| values?)?|salar(?:y|ies)|prices?|grades?|results?|temperatures?|employees?|students?|[a-z]+)';

type Move = { readonly a: string; readonly b: string };

/** What is done to each value: times a, then plus b. */
function moveIn(cut: ReturnType<typeof cutter>): Move | null {
  const rule = cut.take(new RegExp(`\\b[a-z] ?= ?${n} ?[*·]? ?[a-z] ?([+-]) ?${n}(?![\\d^])`));
  if (rule) return { a: plainNumber(rule[1]), b: `${rule[2] === '-' ? '-' : ''}${plainNumber(rule[3])}` };
  let a: string | null = null;
  let b: string | null = null;
  const text = cut.rest();
  const first = {
    times: text.search(/multipl|doubl|tripl|times/),
    plus: text.search(/\badd|plus|increas|subtract|decreas|minus/),
  };
  if (first.plus >= 0 && first.times >= 0 && first.plus < first.times) return null;
  const percent = cut.take(
    new RegExp(
      `\\b(?:raised|increased|increases|goes up|go up|rise|grow|(decreased|reduced|cut|lowered)) by ${n} ?(?:%|percent)|\\b${n} ?(?:%|percent) (?:raise|increase)`,
    ),
  );
  if (percent) {
    const size = Number(percent[2] ?? percent[3]) / 100;
    a = String(Number((percent[1] ? 1 - size : 1 + size).toPrecision(10)));
  }
  const times = cut.take(new RegExp(`\\b(?:multiplied by|multiply ${all} by|multiply by|times) ${n}`));
  if (times) a = plainNumber(times[1]);
  if (a === null && cut.take(/\bdoubled?s?\b/)) a = '2';
  if (a === null && cut.take(/\btripled?s?\b/)) a = '3';
  const plus = cut.take(
    new RegExp(
      `\\b(?:adds?|adding|plus|increased by|raised by|go(?:es)? up by|rises? by|increases? by) ${n}(?: [a-z]+)? ?(?:to ${all})?|(?<![\\w.])${n} (?:points? |units? |[a-z]+ )?(?:is|are|was|were) (?:then )?added|\\b${n} (?:points? )?(?:is|are) added to ${all}`,
    ),
  );
  if (plus) b = plainNumber(plus[1] ?? plus[2] ?? plus[3]);
  const minus = cut.take(
    new RegExp(
      `\\b(?:subtract(?:s|ing)?|minus|decreased by|reduced by) ${n}|(?<![\\w.])${n} (?:[a-z]+ )?(?:is|are) (?:then )?subtracted`,
    ),
  );
  if (minus && b === null) b = `-${plainNumber(minus[1] ?? minus[2])}`;
  else if (minus) return null;
  return a === null && b === null ? null : { a: a ?? '1', b: b ?? '0' };
}

const own =
  /^(?:each|every|mean|average|median|range|variance|if|both|times|increase\w*|decrease\w*|double[sd]?|triple[sd]?)$/;

/** Every value of a data set is multiplied or moved: what becomes of its center and its spread. */
export const movedData: Situation = ({ text }) => {
  if (!/\bnew\b|\bbecome|\bwill be\b|\bafter\b/.test(text)) return null;
  if (
    !/\b(?:each|every|all)\b|\b[a-z] ?= ?[\d.]+ ?[a-z]\b/.test(text) ||
    /\b(?:every (?:second|other)|each of the first|half of)\b/.test(text)
  )
    return null;
  const read = readNamed(text, names);
  if (!read) return null;
  const told = keys.filter((key) => read.values[key] !== undefined);
  const cut = cutter(read.rest);
  const move = moveIn(cut);
  const rest = cut.rest().replace(/\bc\b|\bf\b/g, ' ');
  const asked = keys.filter((key) =>
    new RegExp(`(?<![a-z])(?:${names[key]})(?![a-z])`).test(
      rest.slice(rest.search(/\bnew\b|\bwhat|\bfind\b/)),
    ),
  );
  if (
    !move ||
    told.length === 0 ||
    asked.length === 0 ||
    asked.some((key) => !told.includes(key)) ||
    !leavesNoRelation(rest, own)
  )
    return null;
  const parts = asked.map((key) => {
    const value = read.values[key] ?? '';
    const center = key === 'm' || key === 'n';
    const formula = center ? 'm = a · x + b' : key === 'v' ? 'v = a^2 · x' : 's = |a| · x';
    return byFormula({
      formula,
      values: { a: move.a, x: value, ...(center ? { b: move.b } : {}) },
      rule: 'moved-data',
      kind: 'spread',
    });
  });
  const [only] = parts;
  const answer =
    parts.length === 1
      ? (only?.answer ?? '')
      : asked.map((key, i) => `${words[key]} ${parts[i]?.answer}`).join(', ');
  return together(parts, { kind: 'spread', answer });
};
