import { cutter } from '../../reading/cutter.ts';
import { aSize } from '../../reading/number-texts.ts';
import { regex } from '../../reading/regex.ts';
import { isSpent } from '../../reading/relating-words.ts';
import { inTurn, part, type Reading, saidValue, singular } from '../reading/worked-amount.ts';

const alone = regex`\b(?:(?:and|the|an?|another|other|second|first|one|1|2nd|1st|her|his|my|its|only|alone|by (?:himself|herself|itself)|on (?:his|her|its) own) )*(?:[a-z]+ )?(?:(?:pump|pipe|hose|tap|machine|printer|painter|worker|brother|sister|friend|faucet|one) )?(?:(?:can|could|would|will|does|do) )?(?:(?:fills?|paints?|cleans?|mows?|finish(?:es)?|does|do|prints?|empties|washes|wash|rakes?|builds?|shovels?|paint|complete[sd]?|digs?)(?: (?:it|the|a|an|same|whole|[a-z]+)){0,4}? )?(?:(?:alone|by (?:himself|herself|itself)) )?(?:in|takes?|needs?|would take|it takes) ${aSize} (hours?|minutes?|days?)(?: (?:alone|by (?:himself|herself|itself)|for it|to (?:fill|paint|clean|mow|do|finish) (?:it|the [a-z]+)))?`;
const asked =
  /\bhow (?:long|much time|many (hours?|minutes?|days?))(?: (?:will|would|does|do|is) (?:it|they|both(?: of them)?|the [a-z]+|the 2 [a-z]+))?(?: (?:take|need|be))?(?: (?:for )?(?:them|they|it|both|all))*(?: (?:if|when|to|work|working|together|they|are|both|used|open|on|at once|the|same|time|at|use|of|them|job|fill|paint|clean|mow|tank|pool|room|lawn|house|fence|it|do|finish|pumps|pipes|hoses|taps|run|you)\b)*/;

const mayStay =
  /^(?:and|together|both|another|other|one|1|first|second|to|work|if|they|how|alone|by|all|same)$/;
const tellsOfWorkTogether =
  /\b(?:fill|paint|clean|mow|pump|pipe|hose|tap|print|job|build|rake|wash|shovel|work|dig|finish|do|does)/;

/** Each alone does a work in its own time: how long they need together. */
export const workTogether: Reading = (text) => {
  if (/\b(?:empt\w*|drain\w*|leak\w*)\b/.test(text) && /\bfills?\b/.test(text)) return null;
  const cut = cutter(text);
  const question = cut.take(asked);
  const told = cut.takeAll(alone);
  if (!question || told.length < 2 || told.length > 3) return null;
  if (!/\b(?:together|both|at once|at the same time|all)\b/.test(`${question[0]} ${cut.rest()}`)) return null;
  if (!tellsOfWorkTogether.test(text)) return null;
  const units = new Set(told.map((one) => singular(one[2] ?? '')));
  const [unit = '', other] = units;
  if (other !== undefined || (question[1] !== undefined && singular(question[1]) !== unit)) return null;
  if (!isSpent(cut.rest(), mayStay)) return null;
  const letters = ['a', 'b', 'c'].slice(0, told.length);
  return inTurn(
    part(
      `T = 1/(${letters.map((letter) => `1/${letter}`).join(' + ')})`,
      Object.fromEntries(told.map((one, i) => [letters[i] ?? '', one[1] ?? ''])),
      'parts-of-the-work',
    ),
    { kind: 'rate', says: (value) => `${saidValue(value, false)} ${value === '1' ? unit : `${unit}s`}` },
  );
};
