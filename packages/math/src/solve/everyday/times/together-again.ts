import { together } from '../../exercises/exercise.ts';
import { cutter } from '../../reading/cutter.ts';
import { regex } from '../../reading/regex.ts';
import { isSpent } from '../../reading/relating-words.ts';
import { inTurn, part, type Reading, sizeOf } from '../reading/worked-amount.ts';
import { clockAt, clockShape, minutesOf } from './clock.ts';

const time = '(minutes?|seconds?|hours?|days?|weeks?)';

/** Things that happen every so often and have met: when they meet again. */
export const togetherAgain: Reading = (text, ask) => {
  if (
    /\b(?:after that|last|how many times|(?<!\bhow (?:many [a-z]+|long) )(?:until|till)|first bus|between)\b/.test(
      text,
    )
  )
    return null;
  const cut = cutter(
    text.replace(
      /\b(?:bus|train|line|number|light|tram) (\d{1,3})(?= (?:comes?|goes|runs|leaves|stops|and|blinks|flashes|is|every))/g,
      'bus',
    ),
  );
  cut.take(
    /\b[23] (?=(?:bells?|buses|trains|lights|alarms|friends|ships|boats|clocks|timers|lamps|runners)\b)/,
  );
  const clock = cut.take(new RegExp(clockShape));
  const both = cut.take(
    /\bevery (\d+)(?: (?:minutes?|seconds?|hours?|days?))?(?:,? (\d+))? and (?:every )?(\d+) (minutes?|seconds?|hours?|days?|weeks?)(?: respectively)?/,
  );
  const single = both ? [] : cut.takeAll(regex`\bevery (\d+) ${time}`);
  const values = both
    ? [both[1], both[2], both[3]].filter((one) => one !== undefined)
    : single.map((one) => one[1] ?? '');
  const units = new Set(
    (both ? [both[4]] : single.map((one) => one[2])).map((one) => (one ?? '').replace(/s$/, '')),
  );
  const [unit = ''] = units;
  if (values.length < 2 || values.length > 3 || units.size !== 1) return null;
  const met = cut.take(
    /\b(?:(?:both|all|they)(?: (?:of them|buses|trains|lights|3|2|just|all|both))*|(?:the )?(?:2|3)? ?(?:buses|lights|trains)(?: both)?|together) ?(?:were|was|are|come|came|leave|left|start\w*|stop\w*|met|meet|arrive[ds]?|blink\w*|flash\w*|ring|rang|depart\w*|run|ran|had|have|clean\w*|visit\w*|train|go|went)?(?: (?:together|there|at the same time|at the stop|both|now|just now|at|today|out|on the same day|the station|the (?:bus )?stop|in the same time|at once))*/,
  );
  const asked = cut.take(
    /\b(?:(?:when|what time|at what time|(?:after|in) how many (?:minutes|seconds|hours|days)|how many (?:minutes|seconds|hours|days)|how long)\b[^?.]*?\b(?:again|next|together|same time|meet)\b(?: (?:(?:in|at) the same time|together|again|both|next|at once|there|leave|arrive|come|meet|on the same day))*)/,
  );
  if (!met || !asked || !/\b(?:again|next|together|same)\b/.test(asked[0])) return null;
  if (
    !isSpent(
      cut.rest(),
      /^(?:and|comes?|leaves?|both|all|at|same|together|then|next|is|first|again|one|another)$/,
    )
  )
    return null;
  const number = /\b(?:minute|second|hour|day)s?\b/.exec(asked[0])?.[0];
  if (number !== undefined && number.replace(/s$/, '') !== unit) return null;
  const common = ask(`find the lcm of ${values.join(', ').replace(/, (?=\d+$)/, ' and ')}`);
  if (!common || !/^\d+$/.test(common.answer)) return null;
  const span = `${common.answer} ${unit}s`;
  const at = clock ? minutesOf(clock) : null;
  const wantsClock = /\b(?:when|what time)\b/.test(asked[0]);
  if (!wantsClock) return together([common], { kind: 'factors', answer: span });
  if (!at) return clock ? null : together([common], { kind: 'factors', answer: `after ${span}` });
  const size = unit === 'minute' ? '1' : unit === 'hour' ? '60' : '';
  if (size === '') return null;
  const later = inTurn(
    part('T = a + n · k', { a: `${at.minutes}`, n: common.answer, k: size }, 'time-between'),
    { says: (value) => (sizeOf(value) < 1440 ? clockAt(sizeOf(value), at.half) : null) },
  );
  return later && together([common, later], { kind: 'factors', answer: later.answer });
};

/** `every 3rd customer gets a pen, every 5th a mug`: the first one that gets both. */
export const everyKth: Reading = (text, ask) => {
  const cut = cutter(text);
  const told = cut.takeAll(
    /\bevery (\d+)(?:st|nd|rd|th)(?: (?:customer|person|visitor|caller|guest|student|ticket|box|number|one|runner|listener))?(?: (?:gets?|wins?|receives?|has|have))?(?: (?:an?|the|free))* [a-z]+/,
  );
  const asked = cut.take(
    /\b(?:which|what|who)(?: (?:number )?(?:customer|person|visitor|caller|guest|student|ticket|box|one|runner|listener|number))?(?: (?:is|will be|would be))?(?: the)? ?(?:first)?(?: (?:customer|person|visitor|caller|guest|student|ticket|box|one|runner))?(?: (?:to|that|who|will))? (?:get|gets|win|wins|receive|receives|has|have) (?:both|all(?: 3)?|all of them|both (?:prizes|gifts|things))(?: first)?/,
  );
  if (
    !asked ||
    !/\bfirst\b/.test(asked[0]) ||
    told.length < 2 ||
    told.length > 3 ||
    !isSpent(cut.rest(), /^(?:and|a|the|at)$/)
  )
    return null;
  const numbers = told.map((one) => one[1] ?? '');
  const common = ask(`find the lcm of ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`);
  return common && together([common], { kind: 'factors', answer: common.answer });
};
