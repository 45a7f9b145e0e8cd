import { cutter } from '../../reading/cutter.ts';
import { n } from '../../reading/number-texts.ts';
import { regex } from '../../reading/regex.ts';
import { isSpent } from '../../reading/relating-words.ts';
import {
  inTurn,
  isSameUnit,
  part,
  type Reading,
  saidValue,
  tellsFractions,
} from '../reading/worked-amount.ts';

const length = '(mm|cm|m|meters?|centimeters?|millimeters?|inch(?:es)?|in|feet|foot|ft|yards?|yd|km|miles?)';
const plan = /\b(?:plan|blueprint|map|scale|drawing|model)\b/;
const squared: Readonly<Record<string, string>> = {
  foot: 'feet',
  ft: 'ft',
  meter: 'meters',
  yard: 'yards',
  mile: 'miles',
};

/** A scale with units and both sides of a room on the plan: the area of the real room. */
export const areaOfPlan: Reading = (text) => {
  if (!plan.test(text)) return null;
  const cut = cutter(text);
  const scale = cut.take(
    regex`(${n}) ?${length} ?(?:=|is|equals|represents?|stands for|means|to|:|for(?: every)?) ?(${n}) ?${length}\b`,
  );
  const sides = cut.take(regex`(${n}) ?${length}? ?(?:by|x|×) ?(${n}) ?${length}\b`);
  const asked = cut.take(
    /\b(?:what is|what's|find|calculate) (?:the )?(?:actual |real |true )?area(?: of the (?:actual |real )?[a-z]+)?(?: in square [a-z]+)?/,
  );
  if (!scale || !sides || !asked) return null;
  const [, one = '', small = '', by = '', large = ''] = scale;
  const [, a = '', first, b = '', second = ''] = sides;
  if (![first ?? second, second].every((unit) => isSameUnit(unit, small)) || isSameUnit(small, large))
    return null;
  const wished = /in square ([a-z]+)/.exec(asked[0])?.[1];
  if (wished !== undefined && !isSameUnit(wished, large)) return null;
  // What is asked of the drawing itself is another area.
  if (/\b(?:on|of) the (?:plan|blueprint|map|drawing|model)\b/.test(text.slice(text.indexOf(asked[0]))))
    return null;
  if (!isSpent(cut.rest(), /^(?:to|if|by|in|on|one|with)$/)) return null;
  const unit = squared[large] ?? large;
  return inTurn(
    [
      part('L = a · k/u', { a, k: by, u: one }, 'real-from-map'),
      part('W = b · k/u', { b, k: by, u: one }, 'real-from-map'),
      part('A = L · W', { L: '@1', W: '@2' }, 'area-formula'),
    ],
    { kind: 'ratio', says: (value) => `${saidValue(value, tellsFractions(text))} square ${unit}` },
  );
};
