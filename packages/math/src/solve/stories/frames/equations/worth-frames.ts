import { evaluateExact } from '../../../../judge/equivalent.ts';
import { rationalToNumber } from '../../../../rational/rational-text.ts';
import { together } from '../../../exercises/exercise.ts';
import { regex } from '../../../reading/regex.ts';
import { after, decimalText, type Frame, type Story, type Told } from '../frame.ts';

/** A kind of thing: how it is called, and what one of it is worth. */
type Kind = { readonly name: string; readonly worth: string };

const coins: Readonly<Record<string, string>> = {
  penny: '1',
  pennie: '1',
  cent: '1',
  nickel: '5',
  dime: '10',
  quarter: '25',
};
const bills: Readonly<Record<string, string>> = {
  one: '1',
  five: '5',
  ten: '10',
  twentie: '20',
  fiftie: '50',
  hundred: '100',
};
const wheels: Readonly<Record<string, string>> = {
  car: '4',
  motorbike: '2',
  motorcycle: '2',
  bike: '2',
  bicycle: '2',
  scooter: '2',
  tricycle: '3',
  truck: '4',
  chicken: '2',
  hen: '2',
  duck: '2',
  cow: '4',
  pig: '4',
  goat: '4',
  sheep: '4',
  horse: '4',
  rabbit: '4',
  dog: '4',
};
const stem = (word: string): string => word.replace(/(?<!s)s$/, '').replace(/children|childs?/, 'child');

const noKind =
  /^(?:and|or|total|totals?|sold|they|it|for|in|of|at|is|are|was|were|be|cost|costs|made|collected|worth|paid|pay|took|all|altogether|together|each|has|have|had|with|to|a|an|the|there|were|some|others?|ones?|who|that|i|we|he|she|if|how|points?|dollars?|cents?|tickets?|money|sales|revenue|value|amount|from|by|on|brought|received|got|earned|earnings|receipts|people|persons?|coins?|bills?|were|questions?|stamps?|pieces?|items?|legs|wheels|came|attended|us|only|test|exam|more|less)$/;
const item = '(?:tickets?|stamps?|seats?|passes|questions?|meals?|bags?|boxes|cards?|plants?|admission)';
const named = regex`\b([a-z]+)(?: ${item})?:? (?:(?:cost|costs|costing|are|were|is|was|pay|pays|paid|at|for|sells? for|sold for|sold at|worth|each|had to pay|=) ){0,3}\(?@`;
const behind =
  /^@(?: ?-?(?:dollars?|cents?|points?|euros?|bucks)\b)?(?:,? (?:each|apiece))?\)? ?(?:(?:for|per|from|by)(?: an?| each| every| the| one)? |an? |each |\/)?([a-z]+)/;
const nameOf = (told: Told): string | null => {
  const [before, next] = [named.exec(told.around)?.[1], behind.exec(after(told))?.[1]];
  const fits = (word: string | undefined): word is string => word !== undefined && !noKind.test(word);
  if (fits(before) && fits(next) && stem(before) !== stem(next))
    return /^@(?: ?(?:dollars?|cents?))? ?(?:for|per|an?|each|\/)\b/.test(after(told)) &&
      !/\b(?:cost|costs|are|were|pay|paid|is|was|at) \(?@/.test(told.around)
      ? next
      : before;
  return fits(before) ? before : fits(next) ? next : null;
};

const other =
  /\b(?:twice|half|double|triple|percent|discount|more|fewer|less|than|times|left|equal|same number|spent|change|each of|profit|tax|mix\w*|pounds?|ounces?|hours?|minutes?|miles?|older|younger|years?|ratio|average|mean|difference|half-price|dozen)\b/;

/** Kinds whose worth everyone knows: coins, bills by their number, what rolls or walks. */
function knownKinds({ text }: Story): readonly Kind[] | null {
  const of = (table: Readonly<Record<string, string>>, pattern: RegExp): readonly Kind[] =>
    [...new Map([...text.matchAll(pattern)].map(([, word = '']) => [stem(word), word])).entries()].flatMap(
      ([name, word]) => (table[name] === undefined ? [] : [{ name: word, worth: table[name] ?? '' }]),
    );
  const found = [
    of(coins, /\b(penn(?:y|ies)|nickels?|dimes?|quarters?)\b/g).map((one) => one),
    /\bbills?\b|\bnotes?\b/.test(text) ? of(bills, /\b(ones|fives|tens|twenties|fifties|hundreds)\b/g) : [],
    /\b(?:wheels|legs|feet)\b/.test(text)
      ? of(wheels, new RegExp(String.raw`\b(${Object.keys(wheels).join('|')})s?\b`, 'g'))
      : [],
  ].filter((kinds) => kinds.length > 0);
  const [kinds, second] = found;
  return second === undefined && kinds?.length === 2 ? kinds : null;
}

const isCent = (told: Told): boolean => /^@ ?(?:cents?|¢)/.test(after(told));

type Set = { readonly kinds: readonly [Kind, Kind]; readonly count: string; readonly total: string };
const size = (text: string): number => {
  const value = evaluateExact(text);
  return value ? rationalToNumber(value) : Number.NaN;
};

const countCue =
  /^@ (?:[a-z]+ )?(?:coins?|tickets?|bills?|people|persons|stamps?|questions?|animals?|heads|vehicles|items?|things|seats?|passes|pieces|problems?|of them|in all|in total|altogether|fans|guests|visitors|customers|spectators|students and|sold|cars|notes)\b/;
const countBefore =
  /\b(?:together|total of|there (?:are|were)|sold|bought|has|have|had|came|in all|altogether) @/;
const totalCue = /^@ ?(?:points?|dollars?|cents?|euros?|legs|wheels|feet|bucks)\b/;
const totalBefore =
  /\b(?:worth|value(?: is| of| was)?|money(?: was| is)?|took in|collected|paid|made|earned|receipts|revenue|sales|brought in|for|cost|costs) (?:(?:a total of|was|were|of|is|totaling|totaled|all together) )*@/;

/** How many there are, and what all are worth: told by the words around them, and possible. */
function splitRest(
  rest: readonly Told[],
  [low, high]: readonly [number, number],
): readonly [Told, Told] | null {
  const [a, b, more] = rest;
  if (!a || !b || more) return null;
  const fits = ([count, total]: readonly [Told, Told]): boolean =>
    !count.priced &&
    /^\d+$/.test(count.value) &&
    !isCent(count) &&
    low * size(count.value) <= size(total.value) &&
    size(total.value) <= high * size(count.value) &&
    (countCue.test(after(count)) || countBefore.test(count.around)) &&
    (total.priced ||
      totalCue.test(after(total)) ||
      totalBefore.test(total.around) ||
      total.value.includes('.'));
  const ways = (
    [
      [a, b],
      [b, a],
    ] as const
  ).filter(fits);
  return ways.length === 1 ? (ways[0] ?? null) : null;
}

function readSet(story: Story): Set | null {
  const { text, question, numbers } = story;
  const start = text.lastIndexOf(question);
  const known = knownKinds(story);
  if (known) {
    const [a, b] = known;
    // `(4 and 2)` says again how many wheels the kinds have.
    const own = numbers.filter(
      ({ value, around, at }) =>
        !(known.some(({ worth }) => worth === value) && /\([^()]*$/.test(around.slice(0, at))),
    );
    const inCoins = coins[stem(a?.name ?? '')] !== undefined;
    if (!a || !b) return null;
    const scaled = (one: Told): Told =>
      inCoins && !isCent(one) && (one.priced || one.value.includes('.'))
        ? { ...one, value: `${Math.round(size(one.value) * 100)}` }
        : one;
    const worths = [Number(a.worth), Number(b.worth)] as const;
    const range = [Math.min(...worths), Math.max(...worths)] as const;
    const split = splitRest(own.map(scaled), range);
    return split && { kinds: [a, b], count: split[0].value, total: split[1].value };
  }
  const told = numbers.filter(
    (one, i) => !(one.at > start && numbers.slice(0, i).some(({ value }) => value === one.value)),
  );
  const worths = told.flatMap((one) => {
    const name = nameOf(one);
    const unit =
      /^@[- ]?(?:cent|point|dollar)s?\b/.test(after(one)) && name === null
        ? `${one.value} ${/^@[- ]?(cent|point|dollar)/.exec(after(one))?.[1]}`
        : null;
    const label = name ?? unit;
    return label === null ? [] : [{ one, name: label }];
  });
  const pairs = worths.flatMap((first, i) => worths.slice(i + 1).map((second) => [first, second] as const));
  const found = pairs.flatMap(([first, second]): Set[] => {
    if (stem(first.name) === stem(second.name) || first.one.priced !== second.one.priced) return [];
    const range = [size(first.one.value), size(second.one.value)];
    const inCents = isCent(first.one) && isCent(second.one);
    const rest = told.filter((one) => one !== first.one && one !== second.one);
    const scaled = rest.map((one) =>
      inCents && !isCent(one) && (one.priced || one.value.includes('.'))
        ? { ...one, value: `${Math.round(size(one.value) * 100)}` }
        : one,
    );
    const split = splitRest(scaled, [Math.min(...range), Math.max(...range)]);
    if (!split) return [];
    const kinds = [first, second].map(({ one, name }) => ({ name, worth: decimalText(one.value) }));
    const [a, b] = kinds;
    return a && b ? [{ kinds: [a, b], count: split[0].value, total: decimalText(split[1].value) }] : [];
  });
  const [only, more] = found;
  return only && !more ? only : null;
}

/** Two kinds of things, what one of each is worth, how many there are and what all are worth: how many of each. */
export const twoWorths: Frame = (story, ask) => {
  const { text, question, numbers } = story;
  if (other.test(text) || !/\b(?:how many|number of)\b/.test(question) || numbers.length > 6) return null;
  const set = readSet(story);
  if (!set) return null;
  const {
    kinds: [a, b],
    count,
    total,
  } = set;
  if (size(a.worth) === size(b.worth)) return null;
  const solved = ask(`solve x + y = ${count}, ${a.worth}x + ${b.worth}y = ${total}`);
  const [, x, y] = /^x = (\d+) and y = (\d+)$/.exec(solved?.answer ?? '') ?? [];
  if (!solved || x === undefined || y === undefined || x === '0' || y === '0') return null;
  const wanted =
    text
      .split(/(?<=[.?!;])\s+/)
      .findLast((part) => /how many|number of/.test(part))
      ?.replace(/^.*?(?=how many|number of)/, '') ?? '';
  const said = (name = ''): string => (regex`\b${name} tickets?\b`.test(text) ? `${name} tickets` : name);
  const counted = /# ?-?(?:cent|point|dollar)s? ([a-z]+)/.exec(wanted)?.[1];
  const calledAs = (name: string): string =>
    /^\d/.test(name) ? '' : (regex`\b${stem(name)}(?:s|es|ren)?\b`.exec(wanted)?.[0] ?? name);
  const names = [a, b].map(({ name }) => name);
  const asked = [a, b].filter(
    ({ name, worth }) =>
      regex`\b${stem(name)}(?:s|es|ren)?\b`.test(wanted) ||
      (wanted.includes('#') &&
        numbers.some((one) => one.at > text.lastIndexOf(question) && one.value === worth)),
  );
  const [only, both] = asked;
  if (!only || both || /\b(?:of )?each\b/.test(wanted)) {
    if (!(/\b(?:each|both)\b/.test(wanted) || both)) return null;
    return together([solved], { kind: 'story', answer: `${x} ${said(names[0])} and ${y} ${said(names[1])}` });
  }
  return together([solved], {
    kind: 'story',
    answer: `${only === a ? x : y} ${counted ?? calledAs(only.name)}`.trim(),
  });
};
