import { cutter } from '../../reading/cutter.ts';
import { n } from '../../reading/number-texts.ts';
import { regex } from '../../reading/regex.ts';
import { isSpent } from '../../reading/relating-words.ts';
import {
  inTurn,
  type Part,
  part,
  type Reading,
  saidValue,
  sizeOf,
  tellsFractions,
} from '../reading/worked-amount.ts';
import { clockAt, clockShape, minutesOf } from '../times/clock.ts';

const speedWord = String.raw`(km|kilometers?|kilometres?|mi(?:les?)?|m|meters?|metres?|feet|ft|yards?)(?: ?\/ ?| (?:per|an?|each|every|in an?|in 1|in one) )(hours?|h|hr|minutes?|min|seconds?|s|sec)\b|(mph|kmh|kph)\b`;
const lengthWord = '(km|kilometers?|kilometres?|miles?|mi|meters?|metres?|m|feet|ft|yards?)';
const timeWord = '(hours?|minutes?|seconds?)';
const kmOf = (word: string): string =>
  /^(?:km|kilom|kmh|kph)/.test(word)
    ? 'km'
    : /^(?:mi|mph)/.test(word)
      ? 'miles'
      : /^f/.test(word)
        ? 'feet'
        : /^y/.test(word)
          ? 'yards'
          : 'm';
const hourOf = (word: string): 'hours' | 'minutes' | 'seconds' =>
  /^s/.test(word) ? 'seconds' : /^m/.test(word) && word !== 'mph' ? 'minutes' : 'hours';
const secondsIn = { hours: 3600, minutes: 60, seconds: 1 } as const;

type Speed = { readonly value: string; readonly at: number };
/** What a text tells of two that move: speeds, when each starts, how far they are apart. */
type Telling = {
  readonly speeds: readonly [Speed, Speed];
  readonly length: string;
  readonly time: 'hours' | 'minutes' | 'seconds';
  readonly gap: string | null;
  readonly lead: string | null;
  /** How long the second starts after the first, in the unit of the speeds. */
  readonly delay: string | null;
  readonly clock: { readonly minutes: number; readonly half: string } | null;
};

const towards =
  /\b(?:towards?|to each other|meet(?:s|ing)?|met|opposite (?:ends?|cities|towns|sides)|head[- ]on|pass each other|against each other)\b/;
const behind =
  /\b(?:catch(?:es|ing)?|caught|overtakes?|overtook|goes after|follow\w*|same (?:direction|way|road|route|path|trail)|chas\w+|passe?[sd]?)\b/;
const otherStory =
  /\b(?:stops?|stopped|rests?|breaks?|turns?|returns?|back|right angles?|wind|current|upstream|downstream|faster|slower|than|twice|half|average|bird|fly|round trip|north|south|east|west|opposite directions?|away from each other|still|already|laps?|track|circular|until(?! (?:they|he|she|it|the [a-z]+) (?:meet|catch)))\b/;
const own =
  /^(?:at|what|how|when|much|many|which|where|it|he|she|they|to|by|with|first|second|one|other|another|same|each|both|then|and|between|leaves?|from|up|if|all|find|takes?|take|come|comes|him|her|must|will|some|time)$/;

function tellingOf(text: string): { readonly told: Telling; readonly rest: string } | null {
  const cut = cutter(text);
  const speeds: Speed[] = [];
  let units: string[] = [];
  const shared = cut.take(regex`(${n}) and (${n}) (?:${speedWord})`);
  if (shared) {
    speeds.push({ value: shared[1] ?? '', at: shared.index }, { value: shared[2] ?? '', at: shared.index });
    units = [`${shared[3] ?? shared[5]} ${shared[4] ?? ''}`];
  } else {
    const found = cut.takeAll(regex`(${n}) (?:${speedWord})`);
    for (const [whole, value = '', length, time, alone] of found) {
      speeds.push({
        value,
        at: text.indexOf(whole, speeds.at(-1)?.at === undefined ? 0 : (speeds.at(-1)?.at ?? 0) + 1),
      });
      units.push(`${length ?? alone} ${time ?? ''}`);
    }
  }
  const [a, b, more] = speeds;
  const kinds = new Set(units.map((unit) => `${kmOf(unit)} ${hourOf(unit.split(' ')[1] || 'hour')}`));
  const [kind] = kinds;
  if (!a || !b || more || kinds.size !== 1 || kind === undefined) return null;
  const [length = '', time = 'hours'] = kind.split(' ') as [string, 'hours' | 'minutes' | 'seconds'];
  const clocks = cut.takeAll(new RegExp(clockShape)).map(minutesOf);
  const lead = cut.take(
    regex`\bhead start of (${n}) ${lengthWord}\b|\b(?:has |gets |with )?(?:an? )?(${n}) ${lengthWord}(?: head start| ahead(?: of [a-z]+)?| in front(?: of [a-z]+)?)\b`,
  );
  const gap = cut.take(
    regex`(${n}) ${lengthWord} (?:(?:away )?from each other|apart|away from (?:each other|one another)|from one another|between them)\b|\b(?:distance|road|path|street|trail)(?: (?:between|from) [a-z ]+?(?: and| to) [a-z ]+?)? (?:is|of) (${n}) ${lengthWord}\b|\b(?:the )?(${n}) ${lengthWord} (?:long )?(?:distance|road|path|street|trail|track)\b`,
  );
  const later = cut.take(
    regex`(${n}) ${timeWord} (?:later|after(?: (?:him|her|that|the first|the other|it))?|afterwards?|head start)\b|\bhead start of (${n}) ${timeWord}\b|\b(?:an|1|one) hour (?:later|after)\b`,
  );
  const [c, d, third] = clocks;
  if (clocks.includes(null) || third || (d && later)) return null;
  let delay: string | null = null;
  if (c && d) {
    if (time !== 'hours' || d.minutes <= c.minutes) return null;
    delay = `${d.minutes - c.minutes}/60`;
  } else if (later) {
    const [value, unit] = [later[1] ?? later[3] ?? '1', hourOf(later[2] ?? later[4] ?? 'hour')];
    const by = secondsIn[time] / secondsIn[unit];
    delay = by === 1 ? value : by > 1 ? `${value}/${by}` : `${value} · ${1 / by}`;
  }
  const lengths = [lead?.[2] ?? lead?.[4], gap?.[2] ?? gap?.[4] ?? gap?.[6]].filter(
    (word) => word !== undefined,
  );
  if (lengths.some((word) => kmOf(word) !== length)) return null;
  return {
    told: {
      speeds: [a, b],
      length,
      time,
      gap: gap ? (gap[1] ?? gap[3] ?? gap[5] ?? '') : null,
      lead: lead ? (lead[1] ?? lead[3] ?? '') : null,
      delay,
      clock: d ?? c ?? null,
    },
    rest: cut.rest(),
  };
}

type Asks = { readonly what: 'clock' | 'time' | 'far'; readonly of: string };
const questions =
  /\b(?:(?:at )?what time\b|when (?:do|does|did|will|is|are|has)\b|(?:after |in )?how (?:long|many (?:hours|minutes|seconds)|much time)\b|how far\b|what distance\b|how many (?:km|kilometers|miles|meters|m|feet)\b)/g;

function askedIn(text: string): Asks | null {
  const found = [...text.matchAll(questions)];
  const [one, more] = found;
  if (!one || more) return null;
  const question = text.slice(one.index);
  if (/^(?:at )?what time/.test(question)) return { what: 'clock', of: question };
  if (/^(?:how far|what distance|how many (?:km|kilo|mile|m\b|meter|feet))/.test(question))
    return { what: 'far', of: question };
  return { what: /^when/.test(question) ? 'clock' : 'time', of: question };
}

/** Which of the two a place or a person belongs to; null where the text leaves it open. */
function whoseIs(name: string, text: string, [a, b]: readonly [Speed, Speed]): 0 | 1 | null {
  const word = regex`\b${name}(?:'?s)?\b`;
  const [first, second] = [text.slice(0, a.at), text.slice(a.at, b.at)];
  if (
    a.at !== b.at &&
    /[a-z]{3,}/.test(
      second.replace(
        /\b(?:and|the|other|at|with|km|per|hour|hours|mph|kmh|miles?|goes|walks|drives|rides|speed|of)\b/g,
        '',
      ),
    )
  ) {
    if (word.test(second)) return 1;
    return word.test(first) ? 0 : null;
  }
  const pair = /\b([a-z]+) and ([a-z]+)\b/.exec(first);
  return pair?.[1] === name ? 0 : pair?.[2] === name ? 1 : null;
}

function says(value: string, unit: string, fractions: boolean): string {
  return `${saidValue(value, fractions)} ${value === '1' ? unit.replace(/s$/, '') : unit}`;
}

/** Two that move toward each other or one after the other: when they are side by side, or where. */
export const twoMovers: Reading = (text) => {
  if (otherStory.test(text)) return null;
  const reading = tellingOf(text);
  const asked = askedIn(text);
  if (!reading || !asked) return null;
  const { told, rest } = reading;
  const { speeds, delay, gap, lead, time, length, clock } = told;
  const [a, b] = [speeds[0].value, speeds[1].value];
  const meeting = gap !== null;
  if (
    meeting
      ? !towards.test(text) || /\bcatch|overtak|\bsame (?:direction|way)\b/.test(text) || lead !== null
      : !behind.test(text)
  )
    return null;
  if (!meeting && (lead === null) === (delay === null)) return null;
  const left = rest
    .replace(questions, ' ')
    .replace(
      /\b(?:at|in) the same time\b|\buntil\b|\b(?:goes|go|went|rides|drives|runs|bikes|walks|comes) after (?:him|her|them|it)\b/g,
      ' ',
    )
    .replace(/(?<![\d.])2 (?=[a-z]+(?:s|people)\b)/, ' ');
  if (!isSpent(left, own)) return null;
  // The one behind has to be the faster one; the second told is behind.
  if (!meeting && sizeOf(b) <= sizeOf(a)) return null;
  const parts: Part[] = [
    meeting
      ? part(
          delay === null ? 't = d/(a + b)' : 't = (d - a · l)/(a + b)',
          { a, b, d: gap, ...(delay === null ? {} : { l: delay }) },
          'meet-by-speeds',
        )
      : part(
          delay === null ? 't = g/(b - a)' : 't = a · l/(b - a)',
          { a, b, ...(delay === null ? { g: lead ?? '' } : { l: delay }) },
          'catch-up',
        ),
  ];
  const fractions = tellsFractions(text);
  if (asked.what === 'far') {
    const from =
      /\bfrom (?:the )?([a-z]+?)(?:'?s?)? ?(?:house|home|place|start(?:ing point)?|station|village|town|city)?\b/.exec(
        asked.of,
      )?.[1];
    const start =
      /\bfrom (?:the )?(?:start|home|house|station|school|town|city|garage)\b|\bhave they (?:gone|traveled|driven)\b/.test(
        asked.of,
      );
    const who = meeting ? (from === undefined ? null : whoseIs(from, text, speeds)) : start ? 1 : null;
    if (who === null || (who === 0 && delay !== null)) return null;
    parts.push(part('s = v · t', { v: who === 0 ? a : b, t: '@1' }, 'keep-the-rate'));
    return inTurn(parts, { kind: 'rate', says: (value) => says(value, length, fractions) });
  }
  if (asked.what === 'clock' && clock) {
    if (time !== 'hours') return null;
    parts.push(part('m = t · k', { t: '@1', k: '60' }, 'change-the-unit'));
    return inTurn(parts, {
      kind: 'rate',
      says: (value) => {
        const end = clock.minutes + sizeOf(value);
        const noon = clock.half === '' && clock.minutes < 720 && end >= 780;
        return Number.isInteger(end) && end > clock.minutes && end < 1440
          ? clockAt(end, noon ? 'p' : clock.half)
          : null;
      },
    });
  }
  // Whose time is asked for is open where one starts later.
  if (/what time/.test(asked.of) || delay !== null) return null;
  const minutes = /how many minutes/.test(asked.of) && time === 'hours';
  if (minutes) parts.push(part('m = t · k', { t: '@1', k: '60' }, 'change-the-unit'));
  return inTurn(parts, { kind: 'rate', says: (value) => says(value, minutes ? 'minutes' : time, fractions) });
};
