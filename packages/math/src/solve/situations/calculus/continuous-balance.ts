import { byRounding } from '../../exercises/exercise.ts';
import { cutter } from '../../reading/cutter.ts';
import { numberText, plainNumber } from '../../reading/number-texts.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import type { Situation } from '../situation.ts';

/** Words by which another amount is told or asked for. */
const otherAmount =
  /\b(?:must|should|needs?|wants?|goal|(?:grow\w*|reach\w*|ha(?:ve|s)|get|becom\w*|be)(?: (?:in)?to)? \$|wants?|goal|(?:grow\w*|reach\w*|ha(?:ve|s)|get|becom\w*|be)(?: (?:in)?to)? \$|principal|original\w*|initial\w*|present value|withdr\w+|simple|semi\w*|annually|monthly|quarterly|daily|doubl\w+|tripl\w+|how long|rate is|what rate|interest (?:is |was |will |does |did |do )?(?:be )?(?:earn|made|paid)\w*|(?:how much|total|the) interest\b(?! rate))/;

/** What money comes to whose interest is compounded continuously. */
export const continuousBalance: Situation = ({ text, places }) => {
  if (!/\bcompound\w* continuous/.test(text) || otherAmount.test(text)) return null;
  const cut = cutter(text);
  const rate = cut.take(/(?<![\d.])(\d+(?:\.\d+)?) ?%(?: (?:a|per) year| annual(?:ly)?)?/);
  const years = cut.take(/(?<![\d.])(\d+(?:\.\d+)?)[ -](?:years?|yrs?)\b/);
  const start = cut.take(new RegExp(`\\$ ?(${numberText})`));
  if (!rate || !years || !start || !leavesNoRelation(cut.rest(), /^(?:if|after)$/)) return null;
  return byRounding({
    formula: 'A = p · e^(r/100 · t)',
    values: { p: plainNumber(start[1]), r: rate[1] ?? '', t: years[1] ?? '' },
    rule: 'continuous-interest',
    kind: 'money',
    places: places ?? 2,
    says: (value) => `$${places === null ? Number(value).toFixed(2) : value}`,
  });
};
