import { findUnit } from '../../../units/unit-table.ts';
import { cutter } from '../../reading/cutter.ts';
import { numberText, plainNumber } from '../../reading/number-texts.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import type { Situation } from '../situation.ts';

const wish =
  /\b(?:(?:write|express|put|give|show|convert|rewrite|what is) (?:the |this |that |it |its )?(?:(?!in\b|to\b|as\b)[a-z]+ ){0,4}?)?(?:in|using|to|into|with) scientific notation\b/;
const size =
  /\b(?:hundreds?|thousands?|millions?|billions?|trillions?|tenths?|hundredths?|thousandths?|power)\b/;

/** One number told in a sentence, to be written in scientific notation. */
export const toldNumber: Situation = ({ text }) => {
  const cut = cutter(text);
  const number = cut.take(new RegExp(`(?<![\\w.,^/])(${numberText})(?! ?(?:[%^×·*/]|x 10))`));
  const isChanged = [...text.matchAll(/\bin ([a-z]+)/g)].some(([, unit = '']) => findUnit(unit));
  if (!number || isChanged || !cut.take(wish) || size.test(text) || !leavesNoRelation(cut.rest()))
    return null;
  // A sentence around the number: the number alone is read as it stands.
  return /[a-z]{3,}/.test(cut.rest()) ? `write ${plainNumber(number[1])} in scientific notation` : null;
};
