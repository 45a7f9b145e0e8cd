import { evaluateExact } from '../../../../judge/equivalent.ts';
import { byWorking, together } from '../../../exercises/exercise.ts';
import { regex } from '../../../reading/regex.ts';
import { after, decimalText, type Frame } from '../frame.ts';

const wayUnit = /^@[ -]?(miles?|mi|km|kilomet(?:er|re)s?|meters?|m|feet|ft|yards?)\b(?! ?(?:per|an|\/))/;
const timeUnit = /^@[ -]?(hours?|hrs?|h|minutes?|mins?|seconds?|secs?)\b/;
const stream = '(?:wind|current|stream|tide|flow|river)';
const trip = '(?:trip|way|ride|flight|going|journey|back|went|goes|go)';
const down = String.raw`\b${trip} down\b(?! (?:the )?(?:river|stream|creek))|\bdownstream\b|\bdownriver\b|\bdown (?:the )?(?:river|stream|creek)\b|\bwith (?:the |a |this )?${stream}\b|\b(?:with )?(?:the |a )?tail ?wind\b|\bwith it\b`;
const up = String.raw`\b${trip} up\b(?! (?:the )?(?:river|stream|creek))|\bupstream\b|\bupriver\b|\bup (?:the )?(?:river|stream|creek)\b|\b(?:against|into) (?:the |a |this |that )?(?:head)?${stream}\b|\b(?:against |into |with )?(?:the |a )?head ?wind\b|\bagainst it\b`;
const back = String.raw`\b(?:return(?:s|ed|ing)?(?: (?:trip|flight|journey))?|(?:com(?:e|es|ing)|go(?:es|ing)?|came|went|get|trip|way|flight) back|back)\b`;
const direction = new RegExp(`(${down})|(${up})|(${back})`, 'g');

/** The two directions in the order they are told, each once; the way back is the other one. */
export function directionsIn(story: string): readonly ['down' | 'up', 'down' | 'up'] | null {
  const found = [...story.matchAll(direction)].map(([, d, u]) =>
    d === undefined ? (u === undefined ? 'back' : 'up') : 'down',
  );
  // The way back that is also named by its direction is told by both.
  const named = found.filter((one) => one !== 'back');
  const [first, second, more] = named.length === 1 ? found : named;
  if (more !== undefined || first === undefined || second === undefined || first === second) return null;
  if (first === 'back') return null;
  const other = first === 'down' ? 'up' : 'down';
  return second === 'back' || second === other ? [first, other] : null;
}

const isOther =
  /\b(?:round[- ]trip|twice|half|double|than|percent|drifts?|apart|toward|meet|average|stops?|rests?|each way|one way)\b/;
export const ofStream = regex`\b(?:speed|rate|velocity) of (?:the )?${stream}\b|\b${stream}(?:'s)? (?:speed|rate|velocity)\b|\b(?:fast|strong) (?:is|was|does) the (?:${stream}|water)\b|\band (?:of )?(?:the |that of the )?${stream}\b(?=[^a-z]*$)`;
export const ofBoat = regex`\bstill (?:water|air)\b|\b(?:speed|rate|velocity) of (?:the |her |his )?(?!${stream}\b|the\b)[a-z]+\b|\b(?:boat|plane|airplane|jet|kayak|canoe|ferry|swimmer)(?:'s)? (?:speed|rate)\b|\bfast (?:is|was|can|does|would) (?:the )?(?!${stream}\b|water\b|the\b)[a-z]+\b`;

/** How far and how long it goes with and against a wind or a current: its own speed, the stream's, or both. */
export const withAndAgainst: Frame = ({ text, numbers }) => {
  const times = numbers.filter((one) => timeUnit.test(after(one)));
  const ways = numbers.filter((one) => wayUnit.test(after(one)));
  const [t, s, more] = times;
  const [way, back2 = way, third] = ways;
  if (!t || !s || more || !way || !back2 || third || times.length + ways.length !== numbers.length)
    return null;
  const last = Math.max(...numbers.map(({ at }) => at));
  const cut = text.slice(last).search(/[.?;]|,? (?=(?:find|what|whats|how|speed|calculate|determine)\b)/);
  const [story, asking] = cut < 0 ? [text, ''] : [text.slice(0, last + cut), text.slice(last + cut)];
  const directions = directionsIn(story);
  if (!directions || isOther.test(text.replace(/\bfaster than the (?:current|wind)\b/g, ''))) return null;
  const [timeNames, wayNames] = [
    times.map((one) => timeUnit.exec(after(one))?.[1]?.slice(0, 1)),
    ways.map((one) =>
      wayUnit
        .exec(after(one))?.[1]
        ?.replace(/^k.*$/, 'km')
        .replace(/^mi.*$/, 'miles')
        .replace(/^(?:m|meters?)$/, 'meters')
        .replace(/^f.*$/, 'feet')
        .replace(/^y.*$/, 'yards'),
    ),
  ];
  if (new Set(timeNames).size > 1 || new Set(wayNames).size > 1) return null;
  const [hour] = timeNames;
  const [length = ''] = wayNames;
  const unit =
    hour === 'h' && length === 'miles'
      ? 'mph'
      : hour === 'h' && length === 'km'
        ? 'km/h'
        : `${length} per ${hour === 'h' ? 'hour' : hour === 'm' ? 'minute' : 'second'}`;
  if (hour !== 'h' && /\b(?:mph|km\/h|kph|per hour)\b/.test(asking)) return null;
  // Ways and times are told in the order of the directions.
  const [with_, against] =
    directions[0] === 'down'
      ? [`${way.value}/${t.value}`, `${back2.value}/${s.value}`]
      : [`${back2.value}/${s.value}`, `${way.value}/${t.value}`];
  const gain = evaluateExact(`${with_} - ${against}`);
  if (!gain || gain.n <= 0n) return null;
  const wants = [
    { at: asking.search(ofBoat), sign: '+' },
    { at: asking.search(ofStream), sign: '-' },
  ]
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  const parts = wants.map(({ sign }) =>
    byWorking(`(${with_} ${sign} ${against})/2`, {
      kind: 'rate',
      says: (value) => `${decimalText(value)} ${unit}`,
    }),
  );
  if (parts.length === 0 || parts.includes(null)) return null;
  const answer = parts.map((part) => part?.answer ?? '').join(' and ');
  return parts.length === 1 ? (parts[0] ?? null) : together(parts, { kind: 'rate', answer });
};
