import { evaluateExact } from '../../judge/equivalent.ts';
import { rationalToDecimalText } from '../../rational/rational-text.ts';
import { workFormula } from '../arithmetic/work-formula.ts';
import { moneyText } from '../money/solve-money.ts';
import { solveFactors } from '../numbers/solve-factors.ts';
import type { Method, Worked } from '../proof/chain.ts';
import { countNumbers } from '../question/read-quantities.ts';
import { mathRequest } from '../question/request.ts';

const number = String.raw`\$?(\d[\d,]*(?:\.\d+)?)`;
const plain = (text: string): string => text.replace(/[$,\s]/g, '');

const up =
  'rises?|rose|went up|goes up|go up|increases?|increased|climbs?|climbed|warms?(?: up)?|warmed(?: up)?|gains?|gained|ascends?|ascended|swims? up|deposits?|deposited|earns?|earned|adds?|added';
const down =
  'falls?|fell|drops?|dropped|went down|goes down|go down|decreases?|decreased|cools?(?: down)?|cooled(?: down)?|loses?|lost|descends?|descended|dives?|dived|dove|sinks?|sank|withdraws?|withdrew|spends?|spent|pays?|paid';
const move = new RegExp(
  String.raw`\b(?:(${up})|(${down}))\b(?: (?:by|another|only|about|down|up))*\s+${number}`,
  'gi',
);
const start =
  /\b(?:is|was|at|had|has|have|of|from|started?(?: out)?(?: at| with)?)\s+(?:about )?(-|−|negative |minus )?\$?(\d[\d,]*(?:\.\d+)?)\s*(below (?:zero|sea level|0))?/i;
const asksNow =
  /\b(?:what|how (?:much|many|high|deep|cold|warm|hot|far))\b[^?]*\b(?:now|new|final|end(?:ing)?|current|temp(?:erature)?|balance|elevation|depth|left|altitude)\b[^?]*\??$/i;

/** A number that is told, and then goes up and down: where it stands at the end. */
function changes(words: string): Worked | null {
  if (
    !asksNow.test(words) ||
    /\b(?:start(?:ing)?|beginning|before|original\w*|first|each|in \d+ hours)\b[^?]*\??$/i.test(words)
  )
    return null;
  if (/%|percent|\b(?:each|every|per|times|twice|half)\b/i.test(words)) return null;
  const moves = [...words.matchAll(move)];
  const [first] = moves;
  const begin = first && start.exec(words.slice(0, first.index));
  if (!begin || countNumbers(words) !== moves.length + 1 || moves.length > 4) return null;
  const names = ['b', 'c', 'd', 'f'];
  const values: Record<string, string> = {
    a: `${begin[1] || begin[3] ? '-' : ''}${plain(begin[2] ?? '')}`,
  };
  const terms = moves.map(([, rise, , amount = ''], i) => {
    values[names[i] ?? 'g'] = plain(amount);
    return ` ${rise === undefined ? '-' : '+'} ${names[i]}`;
  });
  const worked = workFormula({ formula: `v = a${terms.join('')}`, values, rule: 'value-changes-by' });
  const value = worked && evaluateExact(worked.value);
  if (!worked || !value) return null;
  const unit = /\$/.test(words)
    ? ''
    : (/\b(degrees|feet|meters|points|dollars|°[CF]?)/i.exec(words)?.[1] ?? '');
  const size = rationalToDecimalText(value) ?? worked.value;
  const answer = /\$/.test(words) && value.n >= 0n ? moneyText(value) : `${size} ${unit}`.trim();
  return { kind: 'story', chain: worked.chain, answer, check: worked.check };
}

const grows = /\b(?:grows?|growing|increas\w+|rises?|rising|gains?|goes up|appreciat\w+)\b/i;
const shrinks =
  /\b(?:shrinks?|shrinking|decreas\w+|falls?|falling|loses?|drops?|goes down|depreciat\w+|decays?)\b/i;
const periods = 'years?|months?|weeks?|days?|hours?|decades?';

/** How much is gained or lost is not how much there is. */
const differenceAsked =
  /\bhow (?:many|much)\b[^?]*\b(?:more|fewer|less|lose|loses|lost|gain|gains|gained|decay(?:s|ed)?|gone|change|increase|decrease|drop|grow by)\b[^?]*\??$/i;

/** `annually` and `years` are the same period; a percent a month goes on for months. */
const stemOfPeriod = (word = ''): string =>
  word
    .toLowerCase()
    .replace(/^annual.*/, 'year')
    .replace(/^dai.*/, 'day')
    .replace(/(?:ly|s)$/, '');

/** A percent of itself is gained or lost in every period: the amount after some of them. */
function growth(words: string): Worked | null {
  const rate = /(\d+(?:\.\d+)?)\s?(?:%|percent)/i.exec(words);
  const each = new RegExp(
    String.raw`\b(?:every|each|per|an?) (${periods})\b|\b(yearly|annually|monthly|weekly|daily)\b`,
    'i',
  ).exec(words);
  const time = new RegExp(String.raw`\b(?:after|in|for)\s+(\d{1,2})\s+(${periods})\b`, 'i').exec(words);
  const gains = grows.test(words);
  if (
    !rate ||
    !time ||
    !each ||
    stemOfPeriod(each[1] ?? each[2]) !== stemOfPeriod(time[2]) ||
    gains === shrinks.test(words) ||
    countNumbers(words) !== 3
  )
    return null;
  if (
    !/\b(?:how (?:many|much|big|large)|what|find)\b/i.test(words) ||
    /\b(?:interest|how long|when|by how)\b/i.test(words)
  )
    return null;
  const rest = words.replace(rate[0], ' ').replace(time[0], ' ');
  if (
    differenceAsked.test(words) ||
    /\b(?:before|originally|at first|was (?:it|the [a-z]+))\b[^.]*$/i.test(words)
  )
    return null;
  const amount = new RegExp(number).exec(rest);
  // A part of a percent and percents less are told in the same words, so a percent is no amount here.
  if (!amount || /^\s?(?:%|percent)/.test(rest.slice(amount.index + amount[0].length))) return null;
  const worked = workFormula({
    formula: `V = a · (1 ${gains ? '+' : '-'} r)^t`,
    values: { a: plain(amount[0]), r: `${rate[1]}%`, t: time[1] ?? '' },
    rule: 'percent-each-period',
  });
  const value = worked && evaluateExact(worked.value);
  if (!worked || !value) return null;
  const money = amount[0].startsWith('$');
  const text = rationalToDecimalText(value);
  if (!money && (text === null || (text.split('.')[1] ?? '').length > 4)) return null;
  return {
    kind: 'story',
    chain: worked.chain,
    answer: money ? moneyText(value) : (text ?? ''),
    check: worked.check,
  };
}

const packs = /\b(?:packs?|packages?|boxes|bags|sets) of (\d{1,4})\b/gi;
const every = /\bevery (\d{1,4}) (?:minutes|days|seconds|hours|weeks|months|years|km|miles|feet|meters)\b/gi;
const least =
  /\b(?:smallest|least|fewest|minimum|lowest) (?:number|amount)\b|\bfewest\b|\bhow many of each\b.*\b(?:same|equal|left)/i;
const together =
  /\b(?:at the same time|together|both)\b.*\b(?:again|next)\b|\b(?:again|next)\b.*\b(?:at the same time|together)\b|\bwhen will (?:they )?both\b/i;
const identical = /\b(?:identical|equal|same(?: number)?(?: of)?)\b/i;
const asksGroups =
  /\b(?:number of|how many|most)\s+(?:identical |equal |goody )*(?:groups?|bags?|baskets?|teams?|boxes|rows?|kits?|packs?|bouquets?|plates)\b/i;
const most = /\b(?:greatest|largest|most|maximum|biggest|highest)\b/i;

const shared = (
  name: 'least common multiple' | 'greatest common factor',
  values: readonly string[],
): Worked | null => {
  const worked = solveFactors(mathRequest(`${name} of ${values.join(' and ')}`));
  return worked && 'chain' in worked ? { ...worked, kind: 'story' } : null;
};

/** Packs that have to come out even, bells that ring together, bags that are all alike. */
function commonNumber(words: string): Worked | null {
  const found = [...words.matchAll(packs), ...words.matchAll(every)].map(([, value = '']) => value);
  if (found.length === 2 && countNumbers(words) === 2 && (least.test(words) || together.test(words)))
    return shared('least common multiple', found);
  const counts = [...words.matchAll(/(?<![\w.])(\d{1,4}) [a-z]+/gi)].map(([, value = '']) => value);
  const groups = /\b(?:groups?|bags?|baskets?|teams?|boxes|rows?|kits?|packs?|bouquets?|goody|plates)\b/i;
  const even = counts.length === 2 && countNumbers(words) === 2 && groups.test(words);
  return even && asksGroups.test(words) && identical.test(words) && most.test(words)
    ? shared('greatest common factor', counts)
    : null;
}

const factors: readonly (readonly [pattern: RegExp, factor: string])[] = [
  [/\bdoubles?\b|\bdoubling\b/i, '2'],
  [/\btriples?\b|\btripling\b/i, '3'],
  [/\bhalf[- ]?life\b|\bhalves\b/i, '1/2'],
];
const periodOf = new RegExp(
  String.raw`\b(?:every|each|in|is|of)\s+(?:about )?(\d+(?:\.\d+)?)\s+(${periods}|minutes?|seconds?)\b`,
  'i',
);
const timeAfter = new RegExp(
  String.raw`\b(?:after|in|for)\s+(\d+(?:\.\d+)?)\s+(${periods}|minutes?|seconds?)\b(?![^?]*\b(?:after|in) \d)`,
  'gi',
);

/** Elements are named with a number that counts nothing: carbon 14. */
const isotope =
  /\b(carbon|uranium|iodine|cesium|strontium|radium|plutonium|cobalt|radon|thorium|polonium)[- ]\d{1,3}\b/gi;

/** Doubling and halving in equal times. */
function doubling(typed: string): Worked | null {
  const words = typed.replace(isotope, '$1');
  if (/\bwhat (?:fraction|part|percent\w*)\b/i.test(words)) return null;
  const factor = factors.find(([pattern]) => pattern.test(words))?.[1];
  const period = periodOf.exec(words);
  const time = [...words.matchAll(timeAfter)].at(-1);
  if (
    differenceAsked.test(words) ||
    factor === undefined ||
    !period ||
    !time ||
    time.index === period.index ||
    countNumbers(words) !== 3
  )
    return null;
  const unit = (name = ''): string => name.toLowerCase().replace(/s$/, '');
  if (unit(period[2]) !== unit(time[2]) || !/\bhow (?:much|many)\b|\bwhat\b/i.test(words)) return null;
  const rest = words.replace(period[0], ' ').replace(time[0], ' ');
  const amount = new RegExp(number).exec(rest);
  const turns = evaluateExact(`${time[1]}/${period[1]}`);
  if (!amount || turns?.d !== 1n || turns.n > 40n) return null;
  const values = { a: plain(amount[0]), q: factor, t: `${turns.n}` };
  const worked = workFormula({ formula: 'V = a · q^t', values, rule: 'same-factor' });
  const value = worked && evaluateExact(worked.value);
  const text = value && rationalToDecimalText(value);
  return worked && text ? { kind: 'story', chain: worked.chain, answer: text, check: worked.check } : null;
}

const owners =
  /\b([a-z]+) (?:has|had)\b[^.]*\.\s+([a-z]+) (?:lost|loses|ate|eats|gave|gives|spent|spends|sold|sells|used|uses|took|takes|found|bought|got)\b/i;
/** Whether the second sentence is about somebody else than the one who has the amount. */
function ofTwoPeople(words: string): boolean {
  const [, first, second = ''] = owners.exec(words) ?? [];
  return (
    first !== undefined &&
    first.toLowerCase() !== second.toLowerCase() &&
    !/^(?:he|she|it|they|then|i|you|we)$/i.test(second)
  );
}

/** Stories of one amount: it changes by given steps or percents, or two counts have to come out even. */
export const solveAmountStory: Method = ({ words }) =>
  (ofTwoPeople(words) ? null : changes(words)) ?? growth(words) ?? doubling(words) ?? commonNumber(words);
