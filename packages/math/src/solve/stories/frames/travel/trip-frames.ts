import { evaluateExact } from '../../../../judge/equivalent.ts';
import { byFormula, byWorking, workedOut } from '../../../exercises/exercise.ts';
import { after, decimalText, type Frame, type Told } from '../frame.ts';
import { clocksIn, clockText } from '../time-frames.ts';

const speed = /^@ ?(?:mph|km\/h|kph|miles (?:per|an) hour|kilomet(?:er|re)s (?:per|an) hour)/;
const hours = /^@ ?(?:hours?|h)\b/;
const length = /^@ ?(?:miles?|mi|km|kilomet(?:er|re)s?)\b(?! (?:per|an))/;
const otherTrip =
  /\b(?:average|toward|towards|meet|catch\w*|apart|wind|current|upstream|downstream|stops?|rests?|breaks?|waits?|minutes?|late|early|faster|slower|than|half|twice|percent|other (?:car|train|plane)|second (?:car|train|plane))\b/;

/** A way and the minutes it takes: the speed by the hour. */
export const speedByHour: Frame = ({ text, numbers, question }) => {
  const [one, other, more] = numbers;
  if (!one || !other || more || otherTrip.test(text.replace(/\bminutes?\b|\baverage (?=speed)/g, '')))
    return null;
  const ways = numbers.filter((told) => length.test(after(told)));
  const times = numbers.filter((told) => /^@ ?min(?:ute)?s?\b(?! (?:per|an?|each)\b)/.test(after(told)));
  const [way, time] = [ways[0], times[0]];
  const unit = /\b(mph|miles (?:per|an) hour|km\/h|kph|kilometers (?:per|an) hour)(?![a-z])/.exec(
    question,
  )?.[1];
  if (
    !way ||
    !time ||
    ways.length + times.length !== 2 ||
    unit === undefined ||
    !/\b(?:speed|how fast|rate)\b/.test(question)
  )
    return null;
  const metric = unit.startsWith('k');
  if (metric !== /^@ ?k/.test(after(way))) return null;
  return byFormula({
    formula: 'v = d/(t/60)',
    values: { d: way.value, t: time.value },
    rule: 'speed-by-hour',
    kind: 'rate',
    says: (v) => `${decimalText(v)} ${metric ? 'km/h' : 'mph'}`,
  });
};

const leg =
  /# (miles?|mi|km|kilometers?|hours?) (?:(?:going |driving |moving |travel?ling )?at|with)(?: an?(?: average| constant)? (?:speed|rate) of)? # ?(mph|km\/h|kph|miles per hour|kilometers per hour)|(?:at|(?:travels?|traveled|drives?|drove|goes|went|rides?|rode|then|and)) # ?(mph|km\/h|kph|miles per hour|kilometers per hour) for # hours?/g;

const otherThanAverageOfParts =
  /\b(?:stops?|stopped|rests?|rested|breaks?|waits?|waited|toward|towards|meet|than|twice|percent|half|wind|current)\b/;

/** Parts of one trip, each with its speed and its length or time: the average speed is the whole way over the whole time. */
export const averageOfParts: Frame = ({ text, numbers, question }) => {
  if (!/\baverage (?:speed|rate|velocity)\b/.test(question) || otherThanAverageOfParts.test(text))
    return null;
  const count = (end: number): number => text.slice(0, end).split('#').length - 1;
  const parts = [...text.matchAll(leg)].map(({ 0: whole, 1: unit, 2: speedUnit, 3: timed, index }) => {
    const [first, second] = numbers
      .slice(count(index), count(index + whole.length))
      .map(({ value }) => value);
    const isTimed = timed !== undefined;
    const isTime = isTimed || /^hour/.test(unit ?? '');
    const [size, rate] = isTimed ? [second ?? '', first ?? ''] : [first ?? '', second ?? ''];
    return {
      way: isTime ? `${size} · ${rate}` : size,
      time: isTime ? size : `${size}/${rate}`,
      speed: (speedUnit ?? timed ?? '')
        .replace('miles per hour', 'mph')
        .replace('kilometers per hour', 'km/h'),
      length: isTime ? null : /^k/.test(unit ?? ''),
    };
  });
  const [one, two] = parts;
  if (!one || !two || parts.length > 4 || 2 * parts.length !== numbers.length) return null;
  const metric = /^k/.test(one.speed);
  if (parts.some(({ speed: own, length: km }) => own !== one.speed || (km !== null && km !== metric)))
    return null;
  const join = (key: 'way' | 'time'): string => parts.map((part) => part[key]).join(' + ');
  return byWorking(`(${join('way')})/(${join('time')})`, {
    kind: 'rate',
    says: (value) => `${decimalText(value)} ${one.speed}`,
    claim: (value) => `(${value}) · (${join('time')}) = ${join('way')}`,
  });
};

const motion =
  /\b([a-z']+) (?:drives?|drove|rides?|rode|walks?|walked|runs?|ran|jogs?|jogged|flies|flew|bikes?|biked|cycles?|cycled|hikes?|hiked|travels?|traveled|goes|went|sails?|sailed|swims?|swam|moves?|moved)\b/g;
/** Whether the parts are told of one and the same: whoever moves is named once. */
const isOfOne = (text: string): boolean =>
  [...text.matchAll(motion)]
    .slice(1)
    .every(([, who = '']) => /^(?:then|and|s?he|it|they|we|i|you|also|after|now|next|later)$/.test(who));

/** A trip in parts, each with its speed: how far it goes, or how long it takes. */
export const tripInParts: Frame = ({ text, numbers, question }) => {
  const speeds = numbers.filter((one) => speed.test(after(one)));
  const others = numbers.filter((one) => !speed.test(after(one)));
  if (
    speeds.length < 2 ||
    speeds.length > 3 ||
    otherTrip.test(text) ||
    !isOfOne(text) ||
    question.includes('#')
  )
    return null;
  const unit = /km|kilomet/.test(text) ? 'km' : 'miles';
  if (unit === 'km' && /\bmph\b|\bmiles\b/.test(text)) return null;
  const far = /\b(?:how far|how many (?:miles|kilometers|km)|total distance|what distance)\b/.test(question);
  const long = /\b(?:how long|how many hours|how much time|total time)\b/.test(question);
  if (far === long) return null;
  const returns = /\b(?:returns?|returned|back|round trip)\b/.test(text);
  // On the way back the distance is the same, so it is told once.
  const parts = others.length === 1 && returns && speeds.length === 2 ? [others[0], others[0]] : others;
  if (parts.length !== speeds.length || (returns && others.length > 1)) return null;
  const kind = far ? hours : length;
  if (!parts.every((one) => one && kind.test(after(one)))) return null;
  // Each length or time stands beside its own speed.
  const order = [...numbers].map((one) => (speed.test(after(one)) ? 's' : 'p')).join('');
  if (!returns && !/^(?:sp)+$|^(?:ps)+$/.test(order)) return null;
  const letters = ['a', 'b', 'c', 'd', 'm', 'n'];
  const terms = speeds.map((_, i) => `${letters[2 * i]} ${far ? '·' : '/'} ${letters[2 * i + 1]}`);
  const values = Object.fromEntries(
    speeds.flatMap((one, i) => {
      const [v, p] = [one.value, parts[i]?.value ?? ''];
      return far
        ? [
            [letters[2 * i] ?? '', v],
            [letters[2 * i + 1] ?? '', p],
          ]
        : [
            [letters[2 * i] ?? '', p],
            [letters[2 * i + 1] ?? '', v],
          ];
    }),
  );
  return byFormula({
    formula: `${far ? 'x' : 't'} = ${terms.join(' + ')}`,
    values,
    rule: 'parts-of-trip',
    kind: 'rate',
    says: (value) => `${decimalText(value)} ${far ? unit : value === '1' ? 'hour' : 'hours'}`,
  });
};

const spanText = (minutes: number): string => {
  const [h, m] = [Math.floor(minutes / 60), minutes % 60];
  return [h === 0 ? '' : `${h} hour${h === 1 ? '' : 's'}`, m === 0 ? '' : `${m} minute${m === 1 ? '' : 's'}`]
    .filter((part) => part !== '')
    .join(' ');
};
/** How long it lasts in minutes, as the story tells it: by hours and minutes, or by a way and its speed. */
function lastsText(numbers: readonly Told[]): string | null {
  const [way, pace, more] = [...numbers].sort(
    (one, other) => Number(speed.test(after(one))) - Number(speed.test(after(other))),
  );
  if (way && pace && !more && length.test(after(way)) && speed.test(after(pace)))
    return `${way.value}/${pace.value} · 60`;
  const parts = numbers.map((one) => {
    const unit = /^@[ -]?(hours?|hrs?|h|minutes?|mins?|m)\b/.exec(after(one))?.[1];
    return unit === undefined ? null : unit.startsWith('h') ? `${one.value} · 60` : one.value;
  });
  return parts.length === 0 || parts.includes(null) ? null : parts.join(' + ');
}
const starts =
  /\b(?:leaves?|left|departs?|starts?|started|begins?|began|takes? off|opens?|sets? out|goes to bed|falls asleep)\b/;
const ends =
  /\b(?:arrives?|arrived|lands?|landed|ends?|ended|finish(?:es|ed)?|gets? (?:there|home|back)|closes?|wakes? up|is over|reach(?:es)?)\b/;

const otherThanFromTimeToTime =
  /\b(?:break|lunch|each|every|per|time zones?|behind|ahead|late|delay\w*|before|until|stops?|zone|average|second (?:train|car|bus))\b/;

/** From one time of the day to another, or from one on for so long. */
export const fromTimeToTime: Frame = ({ text, numbers, question }) => {
  const clocks = clocksIn(numbers);
  const [first, second, third] = clocks;
  if (!first || third || otherThanFromTimeToTime.test(text)) return null;
  const rest = numbers.filter((one) => !clocks.some((clock) => clock.numbers.includes(one)));
  if (second) {
    if (rest.length > 0 || !/\bhow long\b|\bhow many (?:hours|minutes)\b|\bhow much time\b/.test(question))
      return null;
    if (!/\bfrom # .*\b(?:to|till|until)\b|\bbetween\b/.test(text) && !(starts.test(text) && ends.test(text)))
      return null;
    const span = (second.minutes - first.minutes + 1440) % 1440;
    if (span === 0) return null;
    const overnight = second.minutes < first.minutes;
    const worked = workedOut(`${second.minutes}${overnight ? ' + 1440' : ''} - ${first.minutes}`);
    const minutes = /\bhow many minutes\b/.test(question);
    if (/\bhow many hours\b/.test(question) && span % 60 !== 0) return null;
    return (
      worked && {
        kind: 'rate',
        chain: worked.chain,
        answer: minutes ? `${span} minutes` : spanText(span),
        check: [
          {
            claim: `${first.minutes} + ${worked.value} = ${second.minutes}${overnight ? ' + 1440' : ''}`,
            holds: true,
          },
        ],
      }
    );
  }
  const lasts = lastsText(rest);
  if (
    lasts === null ||
    !starts.test(text) ||
    !/\b(?:when|what time)\b/.test(question) ||
    !ends.test(question)
  )
    return null;
  const worked = workedOut(`${first.minutes} + ${lasts}`);
  const end = worked && evaluateExact(worked.value);
  return worked && end?.d === 1n
    ? {
        kind: 'rate',
        chain: worked.chain,
        answer: clockText(Number(end.n) % 1440),
        check: [{ claim: `${worked.value} - (${lasts}) = ${first.minutes}`, holds: true }],
      }
    : null;
};

/** Two times of the day and a speed: how far it goes between them. */
export const wayByClock: Frame = ({ text, numbers, question }) => {
  const clocks = clocksIn(numbers);
  const [first, second, third] = clocks;
  const [told, more] = numbers.filter((one) => !clocks.some((clock) => clock.numbers.includes(one)));
  if (!first || !second || third || !told || more || !speed.test(after(told)) || otherTrip.test(text))
    return null;
  if (
    !ends.test(text) ||
    !/\b(?:how far|(?:what|total) distance|how many (?:miles|km|kilometers))\b/.test(question)
  )
    return null;
  if (second.minutes <= first.minutes) return null;
  return byFormula({
    formula: 'd = v · (b - a)/60',
    values: { v: told.value, a: `${first.minutes}`, b: `${second.minutes}` },
    rule: 'way-by-clock',
    kind: 'rate',
    says: (d) => `${decimalText(d)} ${/^@ ?k/.test(after(told)) ? 'km' : 'miles'}`,
  });
};
