import { byRounding } from '../../exercises/exercise.ts';
import { cutter } from '../../reading/cutter.ts';
import { numberText, plainNumber } from '../../reading/number-texts.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import type { Situation } from '../situation.ts';

const times: readonly (readonly [RegExp, string])[] = [
  [/\b(?:doubl\w+|twice)\b/, '2'],
  [/\btripl\w+\b/, '3'],
  [/\bquadrupl\w+\b/, '4'],
];

/** How long what grows continuously takes to be so many times as much; with how much it starts makes no difference. */
export const continuousDoubling: Situation = ({ text, places }) => {
  if (!/\bcontinuous(?:ly)?\b/.test(text)) return null;
  const cut = cutter(text);
  const rate = cut.take(/(?<![\d.])(\d+(?:\.\d+)?) ?%/);
  const asked = cut.take(
    /\b(?:how long|how many years|when|in how many years|after how many years|find the time|what is the (?:doubling|tripling) time|find the (?:doubling|tripling) time)\b/,
  );
  const factor = times.filter(([word]) => word.test(`${asked?.[0]} ${cut.rest()}`));
  const [only, other] = factor;
  if (!rate || !asked || !only || other) return null;
  cut.takeAll(only[0]);
  cut.take(new RegExp(`\\$?${numberText}`));
  if (!leavesNoRelation(cut.rest(), /^(?:if|per|each|until)$/)) return null;
  const r = plainNumber(rate[1]);
  return byRounding({
    formula: 't = ln(k)/(r/100)',
    values: { k: only[1], r },
    rule: 'growth-by-rate',
    kind: 'exponential-equation',
    places: places ?? 2,
    says: (value: string) => `${value} years`,
  });
};
