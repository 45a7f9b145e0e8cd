import { type Exercised, formulasOf } from '../../exercises/exercise.ts';
import type { RuleName } from '../../print/rules.ts';
import { numberText, plainNumber } from '../../reading/number-texts.ts';
import { decimalText } from '../../stories/frames/frame.ts';
import type { Situation } from '../situation.ts';

const meanBy = formulasOf('mean');

type Told = { readonly value: string; readonly before: string; readonly after: string; readonly at: number };

const number = new RegExp(`(?<![\\w.])\\$?${numberText}(?:\\s?%)?`, 'g');
function toldIn(text: string): readonly Told[] {
  return [...text.matchAll(number)].map((one) => ({
    value: plainNumber(one[0]),
    before: text.slice(0, one.index),
    after: text.slice(one.index + one[0].length),
    at: one.index,
  }));
}

/** The letters of the values beside those of the counts. */
const second = (letter: string): string => 'pqrsuv'['abcdgh'.indexOf(letter)] ?? '';

const stem = (word: string): string => word.replace(/(?:ies|es|s|y|e)$/, '');
const notCounted =
  /^(?:cm|kg|km|mm|lbs?|g|m|ft|in|inch|inches|pounds|points?|percent|years?|dollars|hours?|minutes?|miles|degrees|feet|meters|grams|and|on|in|while|for|is|what|as|but|with|the|a|of)$/;

/** The thing counted right behind a number: `12 girls`. */
const countedBy = ({ value, after }: Told): string | null => {
  const word = /^ (?:other |more |another |new |remaining )?([a-z]+)/.exec(after)?.[1];
  return value.endsWith('%') || !/^\d+$/.test(value) || word === undefined || notCounted.test(word)
    ? null
    : word;
};

type Weighed = readonly (readonly [weight: string, value: string])[];

/** The letters of some weights and values, and their numbers. */
function lettersOf(pairs: Weighed): {
  readonly letters: readonly string[];
  readonly values: Record<string, string>;
} {
  const letters = [...'abcdgh'].slice(0, pairs.length);
  const values = letters.flatMap((letter, i) => [
    [letter, pairs[i]?.[0] ?? ''],
    [second(letter), pairs[i]?.[1] ?? ''],
  ]);
  return { letters, values: Object.fromEntries(values) };
}

/** The mean of values that each count as often as their weight says. */
function weigh(pairs: Weighed, rule: RuleName): Exercised | null {
  const { letters, values } = lettersOf(pairs);
  const top = letters.map((letter) => `${letter} · ${second(letter)}`).join(' + ');
  return meanBy(`m = (${top})/(${letters.join(' + ')})`, values, rule);
}

/** Two or three groups with their counts and means: the mean of all of them. */
const meanOfGroups: Situation = ({ text }) => {
  if (
    !/\b(?:average|mean)\b/.test(text) ||
    /\b(?:median|mode|speed|per hour|mph|km\/h|percent|missing|more|less|taller|heavier|dropped|removed|leaves|joins|another score)\b|%/.test(
      text,
    )
  )
    return null;
  const ask =
    /\b(?:what|whats|what's|find|calculate|determine|combined|how much)\b(?!.*\b(?:what|find|calculate|determine)\b).*$/.exec(
      text,
    );
  if (
    !ask ||
    !/\b(?:whole|all|entire|everyone|everybody|both|combined|together|overall|total)\b/.test(ask[0])
  )
    return null;
  if (!/\b(?:average|mean)\b/.test(ask[0])) return null;
  const told = toldIn(text);
  const inAsk = told.filter(({ at }) => at >= ask.index);
  const story = told.filter(({ at }) => at < ask.index);
  const counts = story.flatMap((one) =>
    countedBy(one) === null ? [] : [{ ...one, name: countedBy(one) ?? '' }],
  );
  const means = story.filter((one) => countedBy(one) === null);
  if (counts.length < 2 || counts.length > 4 || counts.length !== means.length) return null;
  const total = counts.reduce((sum, { value }) => sum + Number(value), 0);
  if (inAsk.length > 1 || inAsk.some(({ value }) => Number(value) !== total)) return null;
  const order = story.map((one) => (countedBy(one) === null ? 'm' : 'c')).join('');
  if (/^(?:cm)+$/.test(order) || /^(?:mc)+$/.test(order)) {
    return weigh(
      counts.map(({ value }, i) => [value, means[i]?.value ?? ''] as const),
      'whole-of-groups',
    );
  }
  if (!/^c+m+$/.test(order)) return null;
  const named = means.map((mean, i) => {
    const from = i === 0 ? (counts.at(-1)?.at ?? 0) : (means[i - 1]?.at ?? 0);
    const between = text.slice(from, mean.at).split(/[.;]/).at(-1) ?? '';
    const fits = counts.filter(({ name }) => between.split(/\W+/).some((word) => stem(word) === stem(name)));
    return fits.length === 1 ? fits[0] : undefined;
  });
  if (named.includes(undefined) || new Set(named).size !== named.length) return null;
  return weigh(
    named.map((one, i) => [one?.value ?? '', means[i]?.value ?? ''] as const),
    'whole-of-groups',
  );
};

const row = `(${numberText}(?:\\s*,\\s*(?:and )?${numberText}){1,9})`;

/** A row of values and a row of their weights. */
function weighedRows(text: string): Exercised | null {
  const found = new RegExp(
    `${row},? (?:with|and|have|has)(?: the)?(?: respective)? weights(?: of| are|:)* ${row}`,
  ).exec(text);
  if (!found || /\d/.test(text.replace(found[0], ' '))) return null;
  const [values = [], weights = []] = found.slice(1).map((one) => one?.split(/\s*,\s*(?:and )?/) ?? []);
  if (values.length !== weights.length || values.length > 6) return null;
  return weigh(
    weights.map((weight, i) => [plainNumber(weight), plainNumber(values[i])] as const),
    'weighted-mean',
  );
}

/** Values with weights, told beside each other or by the same name: the mean, or the value that is needed. */
const meanByWeight: Situation = ({ text: typed }) => {
  const text = typed.replace(/(\d) percent\b/g, '$1%');
  if (!/\b(?:weight(?:ed|s)?|grade|counts?|worth|final|average|mean)\b/.test(text)) return null;
  const rows = weighedRows(text);
  if (rows) return rows;
  const told = toldIn(text);
  const percents = told.filter(({ value }) => value.endsWith('%'));
  const byWord = told.filter(({ before }) => /\bweight(?: of)?\s*$/.test(before));
  const weights = percents.length >= 2 ? percents : byWord;
  const values = told.filter((one) => !weights.includes(one));
  if (
    weights.length < 2 ||
    weights.length > 5 ||
    /\b(?:solution|acid|alcohol|discount|interest|tax|off|students?|people|boys|girls)\b/.test(text)
  )
    return null;
  const isPercent = weights === percents;
  if (
    isPercent &&
    Math.abs(weights.reduce((sum, { value }) => sum + Number.parseFloat(value), 0) - 100) > 1e-9
  )
    return null;
  if (!isPercent && !/\bweight(?:ed)?\b/.test(text)) return null;
  const bare = (one: Told | undefined): string => (one?.value ?? '').replace('%', '');
  if (values.some(({ value }) => value.endsWith('%'))) return null;
  const order = told.map((one) => (weights.includes(one) ? 'w' : 'v')).join('');
  const wanted = values.find(({ before }) =>
    /\b(?:to (?:get|have|reach|earn|finish with|end (?:up )?with)|for|overall|total)(?: (?:an?|at least|overall|the|final|average|grade|of|is))*\s*$/.test(
      before,
    ),
  );
  const pairs = pairUp({
    text,
    told,
    weights,
    values: values.filter((one) => one !== wanted),
    order: wanted ? '' : order,
  });
  if (!pairs) return null;
  if (wanted) return neededValue(text, { pairs, wanted: bare(wanted), weights, isPercent });
  if (
    pairs.length !== weights.length ||
    !/\?|\b(?:what|whats|find|calculate|grade|mean|average|determine)\b/.test(text) ||
    /\bneed/.test(text)
  )
    return null;
  return weigh(
    pairs.map(([w, v]) => [bare(w), bare(v)] as const),
    'weighted-mean',
  );
};

type Pair = readonly [Told, Told];

type Paired = {
  readonly text: string;
  readonly told: readonly Told[];
  readonly weights: readonly Told[];
  readonly values: readonly Told[];
  readonly order: string;
};

/** The words on one side of a number, or on the other where that has none. */
function nameNear(text: string, { at }: Told, first: 'before' | 'after'): readonly string[] {
  const before =
    text
      .slice(0, at)
      .split(/[.,;:]|\band\b|\d/)
      .at(-1) ?? '';
  const after =
    text
      .slice(at)
      .replace(/^[$\d.,]*\d\s?%?/, '')
      .split(/[.,;:?]|\band\b|\d/)[0] ?? '';
  const words = (part: string): readonly string[] => part.match(/[a-z]{4,}/g)?.map(stem) ?? [];
  const [near, far] = first === 'before' ? [words(before), words(after)] : [words(after), words(before)];
  return near.length > 0 ? near : far;
}

function pairUp({ text, told, weights, values, order }: Paired): readonly Pair[] | null {
  if (/^(?:vw)+$/.test(order) || /^(?:wv)+$/.test(order)) {
    const pairs: Pair[] = [];
    for (let i = 0; i < told.length; i += 2) {
      const [one, two] = [told[i], told[i + 1]];
      if (one && two) pairs.push(order.startsWith('v') ? [two, one] : [one, two]);
    }
    return pairs;
  }
  return (
    pairByName(text, { weights, values, side: 'before', valueSide: 'after' }) ??
    pairByName(text, { weights, values, side: 'after', valueSide: 'after' }) ??
    pairByName(text, { weights, values, side: 'before', valueSide: 'before' })
  );
}

type Sided = {
  readonly weights: readonly Told[];
  readonly values: readonly Told[];
  readonly side: 'before' | 'after';
  readonly valueSide: 'before' | 'after';
};

function pairByName(text: string, { weights, values, side, valueSide }: Sided): readonly Pair[] | null {
  const pairs = values.map((value): Pair | null => {
    const names = nameNear(text, value, valueSide);
    const [only, more] = weights.filter((weight) =>
      nameNear(text, weight, side).some((name) => names.includes(name)),
    );
    return only && !more ? [only, value] : null;
  });
  const found = pairs.flatMap((pair) => (pair ? [pair] : []));
  return found.length === values.length && new Set(found.map(([w]) => w)).size === found.length
    ? found
    : null;
}

type Needed = {
  readonly pairs: readonly Pair[];
  readonly wanted: string;
  readonly weights: readonly Told[];
  readonly isPercent: boolean;
};

function neededValue(text: string, { pairs, wanted, weights, isPercent }: Needed): Exercised | null {
  const open = weights.filter((weight) => !pairs.some(([w]) => w === weight));
  const [only, more] = open;
  if (!isPercent || !only || more || pairs.length === 0 || !/\b(?:need|must|have to|should)\b/.test(text))
    return null;
  const { letters, values: given } = lettersOf(
    pairs.map(([w, v]) => [w.value.replace('%', ''), v.value] as const),
  );
  const used = letters.map((letter) => `${letter} · ${second(letter)}`).join(' - ');
  return meanBy(
    `x = (100 · w - ${used})/z`,
    { ...given, w: wanted, z: only.value.replace('%', '') },
    'weighted-mean',
  );
}

/** The mean of values by how often each happens. */
function byOften(values: readonly string[], often: readonly string[]): Exercised | null {
  const sum = values.map((value, i) => `${value} · ${often[i]}`).join(' + ');
  const all = often.reduce((total, one) => total + Number(one), 0);
  return meanBy(`m = (${sum})/t`, { t: `${all}` }, 'by-frequency');
}

/** A row of values and a row of how often each happens. */
function byRows(text: string): Exercised | null {
  const found =
    new RegExp(
      `${row},? (?:with|have|has|and)(?: the)?(?: frequenc(?:y|ies)|(?: their)? counts)(?: of| are|:)* ${row}`,
    ).exec(text) ??
    new RegExp(
      `\\b(?:x|values?|scores?|[a-z]+)\\s*[:=]?\\s*${row}[.;,]? (?:f|freq|frequenc(?:y|ies))\\s*(?:is|are)?[:=]?\\s*${row}`,
    ).exec(text);
  if (!found || /\d/.test(text.replace(found[0], ' '))) return null;
  const [values = [], often = []] = found.slice(1).map((one) => one?.split(/\s*,\s*(?:and )?/) ?? []);
  if (values.length !== often.length || often.some((one) => !/^\d+$/.test(one))) return null;
  return byOften(values, often);
}

/** Values with how often each happens: their mean. */
const meanByCount: Situation = ({ text: typed }) => {
  if (!/\b(?:mean|average)\b/.test(typed)) return null;
  const text = typed
    .replace(/\bonce\b/g, 'in 1 of them')
    .replace(/\btwice\b/g, 'in 2 of them')
    .replace(/\bno (?=[a-z]+s\b)/g, '0 ');
  if (/[%$]|\b(?:weight\w*|speed|median|deviation|sd|those|only|among [a-z]+ (?:with|who|that))\b/.test(text))
    return null;
  const rows = byRows(text);
  if (rows) return rows;
  const told = toldIn(text);
  const label = ({ before, after }: Told): string => {
    const named = /\b(score|value|x|frequency|freq|f|grade|rating)s?(?: of|:| =)?\s*$/.exec(before)?.[1];
    const behind = /^ (of them\b|(?!(?:and|is|was|are|or|in|with|of|the|a)\b)[a-z]+)/.exec(after)?.[1] ?? '';
    return named === undefined
      ? behind === 'of them'
        ? '*'
        : stem(behind)
      : named.startsWith('f')
        ? 'times'
        : `=${named}`;
  };
  const labels = told.map(label);
  const asked = /\b(?:mean|average)(?: number of)? ([a-z]+)/.exec(text)?.[1] ?? '';
  const isValue = labels.map((one) => one.startsWith('=') || (stem(asked) !== '' && one === stem(asked)));
  const first = isValue[0] === false && isValue[1] === false ? 1 : 0;
  const flags = isValue
    .slice(first)
    .map((value) => (value ? 'v' : 'f'))
    .join('');
  if (!/^(?:vf){2,8}$|^(?:fv){2,8}$/.test(flags)) return null;
  const counts = labels.slice(first).filter((_, i) => flags[i] === 'f');
  if (counts.includes('')) return null;
  const kinds = new Set(counts.filter((one) => one !== '*'));
  if (kinds.size > 1 && !(kinds.size === 2 && kinds.has('time'))) return null;
  const values: string[] = [];
  const often: string[] = [];
  for (const [i, one] of told.slice(first).entries()) (flags[i] === 'v' ? values : often).push(one.value);
  const all = often.reduce((sum, one) => sum + Number(one), 0);
  if (often.some((one) => !/^\d+$/.test(one)) || (first === 1 && Number(told[0]?.value) !== all)) return null;
  return byOften(values, often);
};

/** Means are told as decimals where they end. */
const inDecimals =
  (situation: Situation): Situation =>
  (sheet, ask) => {
    const worked = situation(sheet, ask);
    return worked === null || typeof worked === 'string'
      ? worked
      : { ...worked, answer: decimalText(worked.answer) };
  };

export const combinedMean = inDecimals(meanOfGroups);
export const weightedMean = inDecimals(meanByWeight);
export const meanByFrequency = inDecimals(meanByCount);
