import { evaluateExact } from '../../../judge/equivalent.ts';
import { byFormula, byStatements, together } from '../../exercises/exercise.ts';
import { regex } from '../../reading/regex.ts';
import { decimalText, type Frame, type Told, withoutActors } from './frame.ts';

const speed = /^@ ?(?:mph|km\/h|kph|mi\/h|miles (?:per|an) hour|kilometers (?:per|an) hour|miles\/hour)/;
const isSpeed = ({ around, at }: Told): boolean => speed.test(around.slice(at));
const gap = /^@ ?(?:hours?|hrs?)\b/;

/** Two that leave the same place: how far apart they are after a time. */
export const apart: Frame = ({ text, numbers: told, question }) => {
  const numbers = withoutActors(told);
  if (
    numbers.length !== 3 ||
    !/\bhow far apart\b/.test(question) ||
    /\b(?:later|toward|towards|meet|north|south|east|west|right angles?)\b/.test(text)
  )
    return null;
  const [a, b, third] = numbers.filter(isSpeed);
  const hours = numbers.find(({ around, at }) => gap.test(around.slice(at)));
  const [opposite, same] = [/\bopposite directions?\b/.test(text), /\bsame direction\b/.test(text)];
  if (!a || !b || third || !hours || opposite === same) return null;
  const unit = /km|kilomet/.test(text) ? 'km' : 'miles';
  return byFormula({
    formula: opposite ? 'd = (a + b) · t' : 'd = |a - b| · t',
    values: { a: a.value, b: b.value, t: hours.value },
    rule: 'apart-by-speeds',
    kind: 'rate',
    says: (d) => `${d} ${unit}`,
  });
};

type Clock = { readonly minutes: number; readonly numbers: readonly Told[] };

/** Times of the day in the order they are told: `9 am`, `7:30 a.m.`. */
export function clocksIn(numbers: readonly Told[]): readonly Clock[] {
  const found: Clock[] = [];
  for (const [i, one] of numbers.entries()) {
    const after = one.around.slice(one.at);
    const next = numbers[i + 1];
    const full = /^@:# ?([ap])\.?m\b/.exec(after);
    const plain = /^@ ?([ap])\.?m\b/.exec(after);
    const half = full?.[1] ?? plain?.[1];
    if (half === undefined || (plain && /:@/.test(one.around))) continue;
    const hour = (Number(one.value) % 12) + (half === 'p' ? 12 : 0);
    const minutes = full ? Number(next?.value ?? 0) : 0;
    if (hour < 24 && minutes < 60)
      found.push({ minutes: 60 * hour + minutes, numbers: full && next ? [one, next] : [one] });
  }
  return found;
}

export const clockText = (minutes: number): string => {
  const hour = Math.floor(minutes / 60) % 24;
  const rest = minutes % 60;
  const shown = hour % 12 === 0 ? 12 : hour % 12;
  return `${shown}:${String(rest).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
};

/** One leaves later and goes faster the same way: at what time it catches up. */
export const catchUpAtTime: Frame = ({ text, numbers, question }) => {
  if (
    !/\b(?:when|what time|how long|how many hours)\b/.test(question) ||
    /\bhow (?:far|fast)\b|\bdistance\b/.test(question)
  )
    return null;
  if (
    !/\b(?:catch|catches|overtake|overtakes|caught)\b/.test(question) ||
    /\b(?:opposite|toward|towards|stops?|break|miles away)\b/.test(text)
  )
    return null;
  const clocks = clocksIn(numbers);
  const [slow, fast, third] = numbers.filter(isSpeed);
  const [first, second, more] = clocks;
  const used = clocks.flatMap((clock) => clock.numbers).length + 2;
  if (!slow || !fast || third || !first || !second || more || used !== numbers.length) return null;
  const late = second.minutes - first.minutes;
  if (late <= 0 || Number(fast.value) <= Number(slow.value)) return null;
  const worked = byFormula({
    formula: 't = a · l/(b - a)',
    values: { a: slow.value, b: fast.value, l: `${late}/60` },
    rule: 'catch-up',
    kind: 'rate',
  });
  const hours = worked && evaluateExact(worked.answer);
  if (!worked || !hours || (hours.n * 60n) % hours.d !== 0n) return null;
  const after = Number((hours.n * 60n) / hours.d);
  if (/\bhow (?:long|many hours)\b/.test(question)) return { ...worked, answer: `${worked.answer} hours` };
  return second.minutes + after < 1440 ? { ...worked, answer: clockText(second.minutes + after) } : null;
};

const later = /^@ ?(hours?|hrs?|minutes?|mins?)\b(?: (?:later|after(?:wards)?)\b)/;
const noun = String.raw`(?:the |her |his |their |my )?((?:[a-z]+ ){0,2}?[a-z]+)`;
const pronoun = /^(?:it|he|she|they|him|her|them|i|you)$/;
/** Whose time is asked for: `does the car travel`, `after she starts`, `will it take her friend`. */
const whoseTime = [
  regex`\bafter ${noun} (?:leaves?|starts?|left|started|departs?|departed|sets? out|begins?)\b`,
  regex`\btakes? (?:for )?${noun} to (?:catch|overtake|reach|pass)`,
  regex`\b(?:does|do|did|will|must|would) ${noun} (?:need|take|travel|drive|ride|run|walk|fly|jog|bike|have|go|be)\b`,
];

const otherThanCatchUpLater =
  /\b(?:opposite|toward|towards|stops|stopped|break|away|ahead|turns?|than|twice|until (?!it |he |she |they ))\b/;

/** One leaves later and goes faster the same way: how long one of them is under way until they are side by side, or how far. */
export const catchUpLater: Frame = ({ text, numbers, question }) => {
  const [slow, fast, third] = numbers.filter(isSpeed);
  const gapTold = numbers.find((one) => later.test(one.around.slice(one.at)));
  if (!slow || !fast || third || !gapTold || numbers.length !== 3 || gapTold.at < slow.at) return null;
  if (
    !/\b(?:catch|catches|caught|overtakes?|overtook|pass(?:es)?)\b/.test(question) ||
    otherThanCatchUpLater.test(text) ||
    Number(fast.value) <= Number(slow.value)
  )
    return null;
  const unit = later.exec(gapTold.around.slice(gapTold.at))?.[1] ?? '';
  const l = unit.startsWith('m') ? `${gapTold.value}/60` : gapTold.value;
  const values = { a: slow.value, b: fast.value, l };
  const rest = { values, rule: 'catch-up', kind: 'rate' } as const;
  if (/\bhow (?:far|many (?:miles|kilometers|km))\b|\bwhat distance\b/.test(question))
    return byFormula({
      ...rest,
      formula: 'd = a · b · l/(b - a)',
      says: (d) =>
        `${decimalText(d)} ${/\b(?:km|kilomet)/.test(text) || /km\/h/.test(text) ? 'km' : 'miles'}`,
    });
  if (!/\bhow (?:long|many hours|much time)\b/.test(question)) return null;
  const who = whoseTime.flatMap((pattern) => pattern.exec(question)?.[1] ?? [])[0];
  if (who === undefined) return null;
  const name = who.split(' ').at(-1) ?? '';
  const [first, second] = [text.slice(0, slow.at), text.slice(slow.at, text.length - question.length)];
  const has = (part: string): boolean => regex`\b${who}\b`.test(part) || regex`\b${name}\b`.test(part);
  // A pronoun is who catches up; where another name does, it is not clear.
  const other =
    /\b(?:before|until) (?:the |her |his )?(?!it |he |she |they )[a-z]+ [a-z]*\s?(?:catch|overtake|pass)/;
  const isSecond = pronoun.test(who)
    ? !other.test(question)
    : has(second) && (!has(first) || regex`\b${who}\b`.test(second));
  const isFirst = !pronoun.test(who) && !isSecond && has(first);
  if (isSecond === isFirst) return null;
  return byFormula({
    ...rest,
    formula: isSecond ? 't = a · l/(b - a)' : 't = b · l/(b - a)',
    says: (t) => `${decimalText(t)} hour${t === '1' ? '' : 's'}`,
  });
};

const sizes: Readonly<Record<string, number>> = {
  second: 1,
  minute: 60,
  hour: 3600,
  day: 86_400,
  week: 604_800,
};
const unitOf = ({ around, at }: Told): string | null =>
  /^@[ -]?(second|minute|hour|day|week|month|year|decade|min)s?\b/
    .exec(around.slice(at))?.[1]
    ?.replace(/^min$/, 'minute') ?? null;

const powerOfTwo = (more: string, less: string): number | null => {
  for (let n = 1; n < 31; n += 1) {
    const same = evaluateExact(`(${less}) · 2^${n} - (${more})`);
    if (same?.n === 0n) return n;
  }
  return null;
};

/** What halves or doubles in the same time again and again: the amount after a time, the time for an amount, or the time of one halving. */
export const halvings: Frame = ({ text, numbers, question }) => {
  const halves = /\bhalf-? ?life\b|\bhalves\b|cut in half every/.test(text);
  const doubles = /\bdoubl(?:e|es|ing)\b/.test(text);
  if (
    halves === doubles ||
    numbers.length !== 3 ||
    /\b(?:percent|triple|than|twice|decayed|gone|lost)\b|\bhow many half-? ?li(?:ves|fes?)\b/.test(text)
  )
    return null;
  const times = numbers.filter((one) => unitOf(one) !== null);
  const amounts = numbers.filter((one) => unitOf(one) === null);
  const period = times.find(({ around, at }) =>
    /(?:half-? ?life|doubling time)[^.@#]{0,40}@|(?:doubl\w+|halves|half)[^.@#]{0,24}(?:every|in) @/.test(
      around.slice(0, at + 1),
    ),
  );
  if (period && times.length === 2 && amounts.length === 1) {
    const long = times.find((one) => one !== period);
    const [p, t] = [unitOf(period), long && unitOf(long)];
    if (
      !long ||
      !p ||
      !t ||
      !/\bhow (?:many|much)\b|\bfind\b|\bwhat (?:is|will|amount)\b/.test(question) ||
      /\bhow long\b/.test(question)
    )
      return null;
    const [own, other] = [sizes[p], sizes[t]];
    const factor = p === t ? '1' : own && other ? `${other}/${own}` : null;
    if (factor === null) return null;
    return byFormula({
      formula: halves ? 'N = a · (1/2)^(t/p)' : 'N = a · 2^(t/p)',
      values: {
        a: amounts[0]?.value ?? '',
        t: factor === '1' ? long.value : `(${long.value} · ${factor})`,
        p: period.value,
      },
      rule: halves ? 'half-each-time' : 'double-each-time',
      kind: 'story',
      says: decimalText,
    });
  }
  const [a, b] = amounts;
  const [only] = times;
  if (!a || !b || times.length !== 1 || !only) return null;
  const [start, end] = [a, b].toSorted((x, y) => (Number(x.value) - Number(y.value)) * (halves ? -1 : 1));
  if (!start || !end || start !== (a.at < b.at ? a : b)) return null;
  const n = halves ? powerOfTwo(start.value, end.value) : powerOfTwo(end.value, start.value);
  if (n === null) return null;
  const counted = byStatements(
    { a: start.value, b: end.value },
    [halves ? `b · 2^${n} = a` : `a · 2^${n} = b`],
    {
      kind: 'story',
      answer: '',
      rule: halves ? 'half-each-time' : 'double-each-time',
    },
  );
  const asksPeriod = /\bhalf-? ?life\b|\bdoubling time\b|how long does it take to double/.test(question);
  const asksTime = /\bhow (?:long|many)\b|\bwhen\b/.test(question);
  if (asksPeriod === (period !== undefined) || (!asksPeriod && !asksTime)) return null;
  const unit = unitOf(only) ?? '';
  const worked = byFormula({
    formula: asksPeriod ? 'p = t/n' : 't = n · p',
    values: asksPeriod ? { t: only.value, n: `${n}` } : { n: `${n}`, p: only.value },
    rule: 'so-many-times',
    kind: 'story',
  });
  return worked && together([counted, worked], { kind: 'story', answer: `${worked.answer} ${unit}s` });
};
