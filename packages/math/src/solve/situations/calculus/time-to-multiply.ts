import { byRounding, together } from '../../exercises/exercise.ts';
import { cutter } from '../../reading/cutter.ts';
import { numberText, plainNumber } from '../../reading/number-texts.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import type { Situation } from '../situation.ts';

const times: readonly (readonly [RegExp, string])[] = [
  [/\b(?:doubl(?:e[sd]?|ing)|twice)\b/, '2'],
  [/\btripl(?:e[sd]?|ing)\b/, '3'],
  [/\bquadrupl(?:e[sd]?|ing)\b/, '4'],
];
/** How often a year interest is added. */
const periods: readonly (readonly [RegExp, string])[] = [
  [/\b(?:compound\w* )?(?:annually|yearly|(?:every|each|once a) year)\b/, '1'],
  [/\b(?:compound\w* )?semi-?annually\b/, '2'],
  [/\b(?:compound\w* )?(?:quarterly|every quarter)\b/, '4'],
  [/\b(?:compound\w* )?(?:monthly|every month)\b/, '12'],
];
const amount = String.raw`\$?(${numberText})(?! ?%)`;
const rateText =
  /(?<![\d.])(\d+(?:\.\d+)?) ?(?:%|percent)(?:,? (?:(?:an?|per|each|every) (year|month|week|day|hour|minute)|(annual(?:ly)?)\b(?! compound)))?/;

/**
 * How long what grows at a rate takes to be so many times as much, or to come from one amount to another. The amount that
 * is told at the start makes no difference to a factor; it stands in the working all the same.
 */
export const timeToMultiply: Situation = ({ text, places, isExact }, ask) => {
  if (
    /\b(?:how much|simple|rule of|half|los\w+|drop\w*|depreciat\w*|deca\w+|shrink\w*|falls?|declin\w*)\b/.test(
      text,
    )
  )
    return null;
  const cut = cutter(text);
  const rate = cut.take(rateText);
  const asked = cut.take(
    /\b(?:how long|(?:in |after )?how many (years|months|weeks|days|hours|minutes)|when|in what time|(?:find|what is) the (?:doubling |tripling )?time)\b/,
  );
  const factors = times.filter(([word]) => word.test(`${asked?.[0]} ${cut.rest()}`));
  const [factor, another] = factors;
  if (!rate || !asked || another) return null;
  const isContinuous = cut.take(/\b(?:compound\w* )?continuous(?:ly)?\b/) !== null;
  const told = periods.filter(([word]) => cut.take(word));
  const unit = rate[2] ?? 'year';
  // What grows by a share each year and is no interest is compounded yearly.
  const isPlain = (rate[2] ?? rate[3]) !== undefined && !/\binterest\b|\bcompound/.test(cut.rest());
  const n = told[0]?.[1] ?? (isPlain ? '1' : undefined);
  if (told.length + Number(isContinuous) > 1 || (!isContinuous && n === undefined)) return null;
  if ((asked[1] ?? `${unit}s`) !== `${unit}s` || (told.length > 0 && unit !== 'year')) return null;
  if (factor) cut.takeAll(factor[0]);
  const high = factor
    ? null
    : cut.take(
        new RegExp(
          `\\b(?:be|have|has|reach(?:es)?|until|becomes?|is|worth|to|into|of) ${amount}(?=[^\\d]*$)`,
        ),
      );
  const low = cut.take(new RegExp(amount));
  const [from, to] = [plainNumber(low?.[1]), plainNumber(high?.[1])];
  if (!factor && (!low || !high || Number(to) <= Number(from))) return null;
  if (!leavesNoRelation(cut.rest(), /^(?:if|per|each|until)$/)) return null;
  if (isExact) {
    const worked = isContinuous && factor ? ask(`evaluate ln(${factor[1]})/(${rate[1]}/100)`) : null;
    return (
      worked && together([worked], { kind: 'exponential-equation', answer: `${worked.answer} ${unit}s` })
    );
  }
  const k = factor ? (low ? `(${factor[1]} · ${from}/${from})` : factor[1]) : `(${to}/${from})`;
  return byRounding({
    formula: isContinuous ? 't = ln(k)/r' : 't = ln(k)/(n · ln(1 + r/n))',
    values: { k, r: `${rate[1]}/100`, ...(isContinuous ? {} : { n: n ?? '1' }) },
    rule: 'time-to-multiply',
    kind: 'exponential-equation',
    places: places ?? 2,
    says: (value: string) => `${value} ${unit}s`,
  });
};
