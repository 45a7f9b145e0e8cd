import { evaluateExact } from '../../../../judge/equivalent.ts';
import { byFormula } from '../../../exercises/exercise.ts';
import { regex } from '../../../reading/regex.ts';
import { after, decimalText, type Frame, type Told, withoutActors } from '../frame.ts';

/** Speeds, the length and the time they are told in. */
const units = [
  { speed: 'mph|mi\\/h|miles? (?:per|an) hour|miles\\/hour', length: 'miles?|mi', names: ['miles', 'hours'] },
  {
    speed: 'km\\/hr?|kph|kmh|kilomet(?:er|re)s? (?:per|an) hour',
    length: 'km|kilomet(?:er|re)s?',
    names: ['km', 'hours'],
  },
  { speed: 'm\\/s|met(?:er|re)s? per second', length: 'm|met(?:er|re)s?', names: ['m', 'seconds'] },
  { speed: 'ft\\/s|feet per second', length: 'ft|feet', names: ['feet', 'seconds'] },
] as const;

const towards = /\btowards?\b|\bmeet\b|\bhead[- ]on\b|\bpass each other\b/;
const away =
  /\b(?:in )?(?:the )?opposite (?:directions?|ways?)\b|\baway from (?:each other|one another)\b|\b(?:east|north)(?:ward)?\b.*\b(?:west|south)(?:ward)?\b|\b(?:west|south)(?:ward)?\b.*\b(?:east|north)(?:ward)?\b/;
/** Another start, a stop or a turn makes another story of it. */
const otherStory =
  /\b(?:later|earlier|before|already|head start|[ap]\.?m|o'clock|noon|stops?|rests?|breaks?|turns?|returns?|back|catch\w*|same direction|right angles?|wind|current|upstream|faster|slower|than|twice|half|average|bird|fly flies|minutes?|round trip|per (?:second and|hour more))\b/;
/** North and east are at a right angle. */
const across = /\b(?:north|south)\w*\b.*\b(?:east|west)\w*\b|\b(?:east|west)\w*\b.*\b(?:north|south)\w*\b/;

const howFarApart = /\b(?:how far|how many (?:miles|kilometers|km|meters|feet)|distance)\b.*\bapart\b/;

/** Two that go toward each other, or away from one place: when they meet or are so far apart, and how far apart they are after a time. */
export const travellers: Frame = ({ text, numbers: all, question }) => {
  const numbers = withoutActors(all).filter(
    (one) =>
      one.value !== '2' ||
      one.at > 0 ||
      !/^@ (?!miles|met|feet|km|kilo|hours|seconds)[a-z]+s\b/.test(after(one)),
  );
  if (numbers.length !== 3 || otherStory.test(text) || across.test(text)) return null;
  const [meeting, parting] = [towards.test(text), away.test(text)];
  if (meeting === parting) return null;
  const unit = units.find(({ speed }) =>
    regex`@ ?(?:${speed})(?![a-z])`.test(numbers.map(({ around }) => around).join(' ; ')),
  );
  if (!unit) return null;
  const isSpeed = (one: Told): boolean =>
    regex`^@(?: and #| (?:and|,) #)? ?(?:${unit.speed})(?![a-z])`.test(after(one));
  const isLength = (one: Told): boolean =>
    regex`^@[- ]?(?:${unit.length})(?![a-z/]| (?:per|an))`.test(after(one));
  const isTime = (one: Told): boolean => regex`^@ ?${unit.names[1].slice(0, -1)}s?\b`.test(after(one));
  const [a, b, third] = numbers.filter(isSpeed);
  const rest = numbers.find((one) => !isSpeed(one));
  if (!a || !b || third || !rest) return null;
  const values = { a: a.value, b: b.value };
  const [length, time] = unit.names;
  const asksTime =
    /\b(?:when|how long|how many (?:hours|seconds)|how much time|what time)\b/.test(question) ||
    /\bwhen (?:will|do|are)\b|\bhow long\b/.test(text);
  const asksLength = howFarApart.test(question);
  if (asksTime === asksLength) return null;
  if (asksTime) {
    if (!isLength(rest) || (meeting && !/\bmeet|\bpass\b|\breach each other\b|\bcollide|\bcrash/.test(text)))
      return null;
    if (parting && !/^@[- ]?[a-z]+ (?:away )?(?:apart|from each other)/.test(after(rest))) return null;
    return byFormula({
      formula: 't = d/(a + b)',
      values: { ...values, d: rest.value },
      rule: meeting ? 'meet-by-speeds' : 'part-by-speeds',
      kind: 'rate',
      says: (t) => says(t, time),
    });
  }
  return isTime(rest)
    ? byFormula({
        formula: 'd = (a + b) · t',
        values: { ...values, t: rest.value },
        rule: meeting ? 'meet-by-speeds' : 'part-by-speeds',
        kind: 'rate',
        says: (d) => says(d, length),
      })
    : null;
};

const says = (value: string, unit: string): string => {
  const exact = evaluateExact(value);
  const one = exact?.n === exact?.d;
  return `${decimalText(value)} ${one && unit.length > 2 ? unit.replace(/s$/, '').replace('feet', 'foot') : unit}`;
};
