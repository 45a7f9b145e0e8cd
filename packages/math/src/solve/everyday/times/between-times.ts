import { cutter } from '../../reading/cutter.ts';
import { regex } from '../../reading/regex.ts';
import { isSpent } from '../../reading/relating-words.ts';
import { inTurn, part, type Reading, sizeOf } from '../reading/worked-amount.ts';
import { clockShape, minutesOf, spanSaid } from './clock.ts';

const starts =
  '(?:leaves?|left|starts?|started|begins?|began|departs?|departed|goes|go|went|sets? off|opens?|from|sleeps?|slept)';
const ends =
  '(?:arrives?|arrived|lands?|landed|ends?|ended|finishe?[sd]?|gets? there|got there|gets? (?:to|in|home)|reaches|comes?|came|closes?|is over|stops?|to|till|until|wakes? up|woke up)';

const otherThanBetweenTimes =
  /\b(?:break|pause|time zones?|zone|late|delay\w*|behind|ahead|every|each|per|wait\w*|stops? for)\b/;

/** From one time of day to another: how long it takes. */
export const betweenTimes: Reading = (text) => {
  if (otherThanBetweenTimes.test(text)) return null;
  const cut = cutter(text);
  const first = cut.take(regex`\b${starts}\b[a-z ]*? (?:at )?${clockShape}`);
  const second = cut.take(
    regex`\b(?:and |then )*(?:it |he |she |we |they |the [a-z]+ )?${ends}\b(?: (?:there|home|in [a-z]+|at|to|the|school|[a-z]+))*? (?:at )?${clockShape}`,
  );
  const asked = cut.take(/\bhow (?:long|much time|many minutes)\b(?: (?:is|was|does|did|do|will)?)?[a-z ']*/);
  if (!first || !second || !asked || /\d/.test(cut.rest())) return null;
  if (!isSpent(cut.rest(), /^(?:and|then|it|the|at)$/)) return null;
  if (/\b(?:until|before|after|more|longer|left)\b/.test(asked[0])) return null;
  const [a, b] = [minutesOf(first), minutesOf(second)];
  if (!a || !b || (a.half === '') !== (b.half === '')) return null;
  const plain = b.minutes - a.minutes;
  // Without am or pm a smaller hour is the one after noon, in times of twelve hours.
  const noon = plain <= 0 && a.half === '' && a.minutes < 780 && b.minutes < 780;
  const late = plain > 0 ? 0 : noon ? 720 : 1440;
  if (plain + late <= 0 || plain + late >= 1440) return null;
  return inTurn(
    part(
      late === 0 ? 'T = b - a' : 'T = b + d - a',
      { a: `${a.minutes}`, b: `${b.minutes}`, ...(late === 0 ? {} : { d: `${late}` }) },
      'time-between',
    ),
    {
      kind: 'rate',
      says: (value) => (/minutes/.test(asked[0]) ? `${value} minutes` : spanSaid(sizeOf(value))),
    },
  );
};
