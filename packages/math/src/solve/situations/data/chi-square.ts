import { evaluateExact } from '../../../judge/equivalent.ts';
import { rationalToDecimalText } from '../../../rational/rational-text.ts';
import { byFormula, byRounding } from '../../exercises/exercise.ts';
import { cutter } from '../../reading/cutter.ts';
import { numberText, plainNumber } from '../../reading/number-texts.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import type { Situation } from '../situation.ts';

const list = `(${numberText}(?:\\s*,\\s*(?:and )?${numberText}| and ${numberText}){1,11})`;
const split = (text: string): readonly string[] =>
  (text.match(new RegExp(numberText, 'g')) ?? []).map(plainNumber);

/** How many kinds there are where each is as likely as another. */
const kindsOf = (text: string): number | null =>
  /\bdie\b|\bnumber cube\b/.test(text) ? 6 : /\bcoin\b/.test(text) ? 2 : null;

/** How far counts lie from those that are expected, as one number. */
export const chiSquare: Situation = ({ text: typed, places }) => {
  if (
    !/\bchi[- ]?squared?\b|χ ?(?:²|\^2)/.test(typed) ||
    /\bp-?value\b|\bcritical\b|\bdegrees of freedom\b/.test(typed)
  )
    return null;
  const text = typed
    .replace(/\bchi[- ]?squared?\b|χ ?(?:²|\^2)/g, 'statistic')
    .replace(/,(?=\d{3}\b)/g, ', ');
  const cut = cutter(text);
  const expected = cut.take(
    new RegExp(
      `\\bexpected(?: (?:counts?|values?|frequencies|numbers?))?(?: (?:is|are|was|were|of))*\\s*[:=]?\\s*${list}`,
    ),
  );
  const observed = cut.take(
    new RegExp(
      `(?:\\bobserved|\\bcounts?|\\bfrequencies|\\bresults?|\\bnumbers?)(?: (?:counts?|values?|frequencies))?(?: (?:is|are|was|were|of))*\\s*[:=]?\\s*${list}`,
    ),
  );
  const named = observed ? null : cut.takeAll(/(?<![\w.])(\d+) (?:heads?|tails?)\b/g);
  const counts = observed ? split(observed[1] ?? '') : (named ?? []).map(([, many = '']) => many);
  const total = cut.take(
    /\b(?:is |was |are )?(?:rolled|thrown|tossed|flipped|spun)? ?(\d+) (?:times|rolls|flips|tosses|spins)\b/,
  )?.[1];
  const k = kindsOf(text);
  const sum = counts.reduce((all, one) => all + Number(one), 0);
  if (
    counts.length < 2 ||
    !leavesNoRelation(
      cut.rest().replace(/\bif (?=(?:it|the|a)\b)/g, ' '),
      /^(?:if|each|same|times|square[ds]?)$/,
    )
  )
    return null;
  if (total !== undefined && Number(total) !== sum) return null;
  const fair = expected
    ? null
    : k === counts.length && /\bfair(?:ness)?\b|\bequally likely\b|\buniform\b/.test(text)
      ? `${sum}/${k}`
      : null;
  const wanted = expected
    ? split(expected[1] ?? '')
    : fair === null
      ? []
      : counts.map(() => String(evaluateExact(fair)?.d === 1n ? evaluateExact(fair)?.n : fair));
  if (wanted.length !== counts.length || wanted.some((one) => !(Number(evaluateExact(one)?.n ?? 0n) > 0)))
    return null;
  const terms = counts.map((one, i) => `(${one} - ${wanted[i]})^2/(${wanted[i]})`).join(' + ');
  const told = {
    formula: `X = ${terms}`,
    values: {},
    rule: 'distance-from-expected',
    kind: 'spread',
  } as const;
  const exact = byFormula(told);
  const value = exact && evaluateExact(exact.answer);
  const decimal = value && rationalToDecimalText(value);
  return exact && typeof decimal === 'string' && decimal.length < 8
    ? { ...exact, answer: decimal }
    : byRounding({ ...told, places: places ?? 2 });
};
