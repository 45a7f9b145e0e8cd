import { byFormula } from '../../exercises/exercise.ts';
import { regex } from '../../reading/regex.ts';
import { after, decimalText, type Frame, type Told, toldOfOne, withoutActors } from './frame.ts';

const time = '(second|minute|hour|day|week|month|year)';
const root = (word: string): string => word.replace(/(?:ies|s)$/, '').replace(/e$/, '');

const tellsOfBothTogether =
  /\b(?:fills?|paints?|mows?|cleans?|finish(?:es)?|does|do|builds?|job|prints?|washes|wash|rakes?|types?|copies|completes?|shovels?|digs?|plows?)\b/;
const otherThanBothTogether =
  /\b(?:drains?|empt(?:y|ies)|leaks?|out(?:let)?|alone in|than|twice|faster|slower|starts?|left|percent|later|before|takes? both|together (?:they )?(?:can|could|take|finish|fill|paint|do|it))\b.*#|\b(?:drains?|empt(?:y|ies)|leaks?|outlet|than|twice|faster|slower|later)\b/;

/** What one does alone and the other alone: how long both together take. */
export const bothTogether: Frame = ({ text, numbers: told, question }) => {
  const numbers = withoutActors(told);
  if (
    numbers.length !== 2 ||
    !/\b(?:together|both|at the same time|at once)\b/.test(text) ||
    !/\bhow (?:long|many (?:hours|minutes|days))\b|\bfind the time\b|\bwhat time\b.*\btake\b/.test(question)
  )
    return null;
  if (!tellsOfBothTogether.test(text) || otherThanBothTogether.test(text)) return null;
  const units = numbers.map((one) => regex`^@ ?${time}s?\b`.exec(after(one))?.[1]);
  const [unit] = units;
  // `in 4 hours and his brother in 6`: the second time has the unit of the first.
  const isBare = (one: Told | undefined): boolean =>
    one !== undefined &&
    /\b(?:in|takes(?: (?:him|her|them))?|needs) @$/.test(one.around.slice(0, one.at + 1)) &&
    /^@(?:[.,;]|$)/.test(after(one));
  if (
    unit === undefined ||
    units.some((one, i) => one !== unit && !(one === undefined && isBare(numbers[i]))) ||
    question.includes('#')
  )
    return null;
  const [a, b] = numbers.map(({ value }) => value);
  return byFormula({
    formula: 't = 1/(1/a + 1/b)',
    values: { a: a ?? '', b: b ?? '' },
    rule: 'parts-of-the-work',
    kind: 'rate',
    says: (t) => `${decimalText(t)} ${unit}${t === '1' ? '' : 's'}`,
  });
};

const speed =
  /^@ ?(mph|km\/h|kph|m\/s|miles (?:per|an) hour|miles\/hour|kilometers (?:per|an) hour|meters per second|feet per second)\b/;

const tellsOfRoundTrip =
  /\b(?:back|return(?:s|ed|ing)?|round trip|same (?:way|route|distance|road|path)|way home)\b/;

/** The same way there and back at two speeds: the average speed. */
export const roundTrip: Frame = ({ text, numbers, question }) => {
  const units = numbers.map((one) => speed.exec(after(one))?.[1]);
  const [unit] = units;
  if (numbers.length !== 2 || unit === undefined || units.some((one) => one !== unit)) return null;
  if (
    !tellsOfRoundTrip.test(text) ||
    !/\baverage (?:speed|rate|velocity)\b/.test(question) ||
    question.includes('#') ||
    /\b(?:half (?:of )?the time|first half|stopped|stops?|rest(?:s|ed)?|other way|detour|longer)\b/.test(text)
  )
    return null;
  const [a, b] = numbers.map(({ value }) => value);
  return byFormula({
    formula: 'v = 2 · a · b/(a + b)',
    values: { a: a ?? '', b: b ?? '' },
    rule: 'there-and-back',
    kind: 'rate',
    says: (v) => `${decimalText(v)} ${unit}`,
  });
};

const falls =
  /\b(?:drains?|draining|leaks?|leaking|los(?:es|ing)|us(?:es|ing)|burns?|burning|drops?|dropping|falls?|falling|empt(?:ies|ying)|melts?|melting|sinks?|descends?|descending|pumped out|flows? out|goes down|going down|shrinks?|eats?|spends?)\b/;
const rises =
  /\b(?:gains?|gaining|fills?|filling|grows?|growing|rises?|rising|climbs?|climbing|ascends?|pumped in|flows? in|goes up|going up|saves?|saving|adds?|adding|earns?|deposits?|charges?|increases?|increasing)\b/;

const units: readonly (readonly string[])[] = [
  ['l', 'liter', 'litre'],
  ['ml', 'milliliter'],
  ['gal', 'gallon'],
  ['ft', 'feet', 'foot'],
  ['in', 'inch', 'inche'],
  ['cm', 'centimeter'],
  ['m', 'meter', 'metre'],
  ['km', 'kilometer'],
  ['mi', 'mile'],
  ['g', 'gram'],
  ['kg', 'kilogram'],
  ['lb', 'pound'],
  ['degree', '°', '°f', '°c'],
];
function sameUnit(one: string, other: string): boolean {
  const [a, b] = [root(one), root(other)];
  return (
    a === b ||
    one === other ||
    units.some(
      (names) => [one, a].some((x) => names.includes(x)) && [other, b].some((x) => names.includes(x)),
    )
  );
}

/** So many of one thing for each of another: how many of one go with the other. */
export const perOther: Frame = ({ text, numbers, question }) => {
  if (
    numbers.length !== 2 ||
    /\b(?:percent|left|more|less|than|twice|half|first|then|both|total of|tax|tip)\b/.test(text)
  )
    return null;
  const paid = numbers.find((one) => one.priced && /^@ ?(?:per|an?|each|every) [a-z]+\b/.test(after(one)));
  const long = paid && numbers.find((one) => one !== paid && !one.priced);
  const each = paid && /^@ ?(?:per|an?|each|every) ([a-z]+)/.exec(after(paid))?.[1];
  if (
    paid &&
    long &&
    each !== undefined &&
    /\bhow much\b/.test(question) &&
    /\b(?:for|in|earn|make|paid)\b/.test(question)
  ) {
    const other = /^@ ?([a-z]+)\b/.exec(after(long))?.[1] ?? '';
    return root(other) === root(each)
      ? byFormula({
          formula: 'n = r · k',
          values: { r: paid.value, k: long.value },
          rule: 'same-rate-throughout',
          kind: 'rate',
          says: (n) => `$${decimalText(n)}`,
        })
      : null;
  }
  const rate = numbers.find((one) =>
    /^@ ?(?!of )[a-z]+ (?:per|an?|for each|for every|each|every|to the) [a-z]+\b/.test(after(one)),
  );
  const other = numbers.find((one) => one !== rate);
  const [, top = '', bottom = ''] =
    /^@ ?([a-z]+) (?:per|an?|for each|for every|each|every|to the) ([a-z]+)\b/.exec(
      after(rate ?? { value: '', priced: false, around: '', at: 0 }),
    ) ?? [];
  const unit = other && /^@ ?([a-z]+)\b/.exec(after(other))?.[1];
  const counted =
    /\bhow many ([a-z]+)\b/.exec(question)?.[1] ??
    (/\bhow far\b/.test(question) && root(top) === 'mile' ? 'miles' : undefined);
  if (
    !rate ||
    !other ||
    unit === undefined ||
    counted === undefined ||
    rate.priced ||
    other.priced ||
    root(top) === root(bottom)
  )
    return null;
  const wantsTop = root(counted) === root(top) && root(unit) === root(bottom);
  const wantsBottom = root(counted) === root(bottom) && root(unit) === root(top);
  if (wantsTop === wantsBottom) return null;
  return byFormula({
    formula: wantsTop ? 'n = r · k' : 'n = k/r',
    values: { r: rate.value, k: other.value },
    rule: 'same-rate-throughout',
    kind: 'rate',
    says: (n) => `${decimalText(n)} ${counted}`,
  });
};

const isGone =
  /\b(?:empt(?:y|ied)|runs? out|ran out|(?:all )?gone|dead|burn(?:s|ed|t)? (?:out|down|up|completely)|used up|(?:reach(?:es)?|at|hit|gets? to) (?:zero|0|the surface|the ground))\b/;

/** An amount that loses the same each minute, day or week: how long until nothing of it is left. */
export const untilEmpty: Frame = ({ text, numbers, question }) => {
  const [one, other, more] = numbers;
  if (!one || !other || more || !isGone.test(question)) return null;
  if (/\b(?:than|twice|half|double|then|another|both|third|average|fills?|filling|in and|left)\b/.test(text))
    return null;
  const perTime = regex`^@(?: ?[a-z]+)?(?: of [a-z]+)? ?(?:per|an?|each|every|\/) ?${time}\b`;
  const rates = numbers.filter((told) => perTime.test(after(told)));
  const [rate, second] = rates;
  const start = one === rate ? other : one;
  const unit = rate && regex`(?:per|an?|each|every|\/) ?${time}\b`.exec(after(rate))?.[1];
  if (!rate || second || unit === undefined || start.priced !== rate.priced) return null;
  const rising = /\bdepth\b|\bbelow\b/.test(text) && /\bsurface\b/.test(question);
  if (rises.test(text) !== rising || falls.test(text) === rising || !toldOfOne(text, start, rate))
    return null;
  const [thing, same] = [start, rate].map((told) => /^@ ?([a-z]+)/.exec(after(told))?.[1] ?? '');
  if (
    thing === undefined ||
    same === undefined ||
    (!sameUnit(thing, same) && !/^(?:per|an?|each|every)$/.test(same))
  )
    return null;
  const counted = /\bhow many ([a-z]+)/.exec(question)?.[1];
  if (counted === undefined ? !/\b(?:how long|when)\b/.test(text) : root(counted) !== root(unit)) return null;
  return byFormula({
    formula: 't = s/r',
    values: { s: start.value, r: rate.value },
    rule: 'gone-after',
    kind: 'story',
    says: (t) => `${decimalText(t)} ${unit}${t === '1' ? '' : 's'}`,
  });
};
