import { evaluateExact } from '../../../judge/equivalent.ts';
import { findUnit } from '../../../units/unit-table.ts';
import { n } from '../../reading/number-texts.ts';
import { regex } from '../../reading/regex.ts';
import { isSpent } from '../../reading/relating-words.ts';
import { unitFactor } from '../../reading/unit-factor.ts';
import { plural } from '../../stories/told/story-words.ts';
import {
  inTurn,
  isSameUnit,
  isWhole,
  type Part,
  part,
  type Reading,
  saidMoney,
  saidValue,
  sameThing,
  singular,
  tellsFractions,
} from '../reading/worked-amount.ts';

/** So much of something, `before` it the words that describe it; `20 cups of oats`, `6 red pens`. */
type Measure = { readonly unit: string; readonly thing: string; readonly before: string };
type Amount = Measure & { readonly value: string; readonly at: number; readonly end: number };

const ends =
  /^(?:in|for|per|every|each|an?|the|to|and|of|on|at|cost|costs|takes?|needs?|makes?|uses?|is|are|was|were|do|does|did|will|would|can|could|from|with|if|how|what|when|he|she|it|they|we|i|you)$/;
const isMoney = (unit: string): boolean => /^(?:dollars|euros)$/.test(unit);
const kindOf = (unit: string): string =>
  /^(?:months?|years?)$/.test(unit) ? 'time' : (findUnit(unit)?.dimension ?? '');

const words = '([a-z]+(?: [a-z]+){0,3})';
const amounts = new RegExp(
  String.raw`(${n})(?!%) (?=${words})|\b(?:per|each|every|one|(?<=\d (?:[a-z]+ ){1,3}|\b(?:in|for) )an?) (?=${words})`,
  'g',
);

/** Whether a noun stands in a text more than once. */
const isNamed = (word: string, text: string): boolean =>
  !ends.test(word) && text.split(/[^a-z]+/).filter((other) => sameThing(other, word)).length > 1;

/** The unit at the front of some words: one that is known, the first noun that stands in the text once more, or the only one. */
function measureOf(front: string, text: string): (Measure & { readonly length: number }) | null {
  if (front === '') return null;
  const all = front.split(' ');
  for (const [i, word] of all.entries()) {
    if (ends.test(word)) return null;
    const isSquare = i === 0 && /^(?:square|cubic|fluid)$/.test(word);
    if (isSquare) continue;
    const isAlone = i === 0 && (all[1] === undefined || ends.test(all[1]));
    if (!isAlone && !isNamed(word, text) && !findUnit(word) && !isMoney(word)) continue;
    const isOfSquare = /^(?:square|cubic|fluid)$/.test(all[0] ?? '');
    const before = all.slice(0, i).join(' ');
    // `cups of the rice`, or `cups rice` where rice is named once more.
    const of = /^ (?:of (?:(?:the|this|that|an?|his|her) )?)?([a-z]+)/.exec(` ${all.slice(i + 1).join(' ')}`);
    const isOf =
      of !== null &&
      (of[0].startsWith(' of ') || (findUnit(word) !== undefined && isNamed(of[1] ?? '', text)));
    const thing = isOf ? (of[1] ?? '') : '';
    const length = all.slice(0, i + 1).join(' ').length + (isOf ? of[0].length : 0);
    return isOfSquare
      ? { unit: `${before} ${word}`, thing, before: '', length }
      : { unit: word, thing, before, length };
  }
  return null;
}

function amountsIn(text: string): readonly Amount[] | null {
  const found: Amount[] = [];
  for (const one of text.matchAll(amounts)) {
    const front = one[2] ?? one[3] ?? '';
    const measure = measureOf(front, text);
    if (!measure) {
      if (one[1] === undefined) continue;
      return null;
    }
    // `in an hour` is 1 hour, `in a row` none.
    if (
      one[1] === undefined &&
      /\b(?:in|for) $/.test(text.slice(0, one.index)) &&
      kindOf(measure.unit) === ''
    )
      continue;
    const end = one.index + one[0].length + measure.length;
    found.push({ ...measure, value: one[1] ?? '1', at: one.index, end });
  }
  return found;
}

const isOneKind = (a: string, b: string): boolean => sameThing(a, b) || unitFactor(a, b) !== null;
const bothOrNone = (a: string, b: string): boolean => a === '' || b === '' || sameThing(a, b);
/** Whether two amounts count the same: their units change into one another, and what they are of is the same. */
const isSame = (a: Measure, b: Measure): boolean =>
  isOneKind(a.unit, b.unit) && bothOrNone(a.thing, b.thing) && bothOrNone(a.before, b.before);

const link =
  /\b(?:in|for|on|using|per|every|each|costs?|takes?|took|needs?|requires?|uses?|makes?|made|to|serves?|covers?|an?|sells?|calls|weighs?|feeds?|buys?|earns?|at)\b|=/;
const border = /[.,;?!]|\b(?:how|what|if|at|when)\b/;

/** Two amounts told together in one clause, and the third one told apart from them. */
function pairOf(
  [a, b, c]: readonly Amount[],
  text: string,
): { pair: [Amount, Amount]; third: Amount } | null {
  if (!a || !b || !c) return null;
  const [first, second] = [text.slice(a.end, b.at), text.slice(b.end, c.at)];
  const [opening, middle] = [text.slice(0, a.at), text.slice(a.at, b.at)];
  const isTied = (x: Amount, y: Amount, lead: string): boolean => {
    const between = text.slice(x.end, y.end).replace(/\d\.\d/g, '');
    return (
      (!isSame(x, y) || !isSameUnit(x.unit, y.unit)) &&
      !/[.;?!]|\b(?:how|what|if)\b/.test(between) &&
      (link.test(between) || /\b(?:for|per) (?:each |every )?$/.test(lead))
    );
  };
  if (isTied(a, b, opening) && border.test(second)) return { pair: [a, b], third: c };
  return isTied(b, c, middle) && border.test(first) ? { pair: [b, c], third: a } : null;
}

const aids = '(?=(?:can|could|is|are|do|does|did|will|would|in|for|with) )';
const bulk = (unit: string): boolean => kindOf(unit) === 'mass' || findUnit(unit)?.power === 3;

/** What a question that names no unit asks for, and whether the unit that is looked for is one of that. */
const kinds: readonly (readonly [RegExp, (to: Measure) => boolean])[] = [
  [/\bhow (?:long|much time)\b/, ({ unit }) => kindOf(unit) === 'time'],
  [/\bhow far\b/, ({ unit }) => kindOf(unit) === 'length' && !bulk(unit)],
  [/\bwhat (?:is|would be|will be) the (?:total )?(?:cost|price) (?:of|for)/, ({ unit }) => isMoney(unit)],
  [/\bhow much (?:money|(?=.*\b(?:costs?|pays?|charged?|earns?|spend)\b))/, ({ unit }) => isMoney(unit)],
  [/\bwhat (?:do|does|will|would|did) (?=.*\b(?:cost|pay)\b)/, ({ unit }) => isMoney(unit)],
  [/\bhow much (?=(?:do|does|did|will|would) .*\bweigh)/, ({ unit }) => kindOf(unit) === 'mass'],
  [regex`\bhow much ${aids}`, ({ unit }) => isMoney(unit) || bulk(unit)],
  [regex`\bhow many ${aids}`, ({ unit }) => kindOf(unit) === ''],
];

/** How a question asks for the other one of a pair, and in which unit; null where it asks for anything else. */
function asksFor(question: string, to: Measure, from: Measure): { unit: string; phrase: string } | null {
  const named = /\bhow many ([a-z]+(?: [a-z]+){0,3})/.exec(question)?.[1] ?? '';
  const measure = measureOf(named, `${named} ${to.unit} ${from.unit}`);
  if (measure)
    return isSame(to, measure) && (!isSame(from, measure) || isSameUnit(to.unit, measure.unit))
      ? { unit: measure.unit, phrase: `how many ${named.slice(0, measure.length)}` }
      : null;
  const [, much = ''] = /\bhow much ([a-z]+)/.exec(question) ?? [];
  const isThing = to.thing !== '' && sameThing(to.thing, much) && !sameThing(from.thing, much);
  if (isThing) return { unit: to.unit, phrase: `how much ${much}` };
  const [asks, fits] = kinds.find(([one]) => one.test(question)) ?? [];
  return asks && fits?.(to) ? { unit: to.unit, phrase: asks.exec(question)?.[0] ?? '' } : null;
}

/** What makes a telling no plain proportion: a fixed part, a limit, what is shared or used up, a speed. */
const twists =
  /\b(?:additional|further|fixed|flat|deposit|refund\w*|bonus|membership|minimum|maximum|limit|over|above|under|below|overtime|way|ways|trip|return\w*|shar\w+|split\w*|divid\w*|lasts?|lasted|enough|suppl\w+|mph|kph|kmh|knots?|empty|nothing|nobody|twice|than|both|together|has left|older?|tall|temperature|compound\w*|interest|sides?|radius|diameter|area|volume|perimeter|square(?! (?:feet|foot|yards?|miles?|inch|inches|meters?|cm|km))s?)\b|%|\b(?:how|what)\b(?:(?!\bif\b)[^.?!;])*\bha(?:ve|s|d)\b(?! to\b)/;
/** Words of buying, making and moving, which a proportion is told in. */
const own =
  /^(?:if|for|in|at|by|to|of|the|same|and|how|much|what|many|needs?|uses?|used|makes?|takes?|taking|took|costs?|pays?|paid|buys?|buy|bought|gets?|sells?|sold|charges?|eats?|drinks?|so)$/;
const workers =
  /^(?:workers?|people|persons?|men|women|kids|children|friends?|students?|campers?|guests?|pumps?|pipes?|taps?|hoses?|machines?|robots?|horses?|cows?|\w+(?:er|or|ist|man|men|ian)s?)$/;
const atOnce =
  /\b(?:dry|dries|dried|drying|boil\w*|bakes?|baked|baking|cook(?:s|ed|ing)?|freez\w*|froze\w*|melt\w*|thaw\w*)\b/;
const pronouns =
  /^(?:he|she|it|they|we|i|you|the|this|that|his|her|its|their|to|one|be|how|if|for|at|on|in|with|from|there|what|\d.*)$/;

/** Whether someone else than the one whose rate is told does it; what is bought or drawn to scale is the same for all. */
function isOtherActor(text: string, { pair, third }: { pair: readonly Amount[]; third: Amount }): boolean {
  if (isOneKind(pair[0]?.unit ?? '', pair[1]?.unit ?? '')) return false;
  const timed = pair.some(({ unit }) => kindOf(unit) === 'time');
  if (
    !timed &&
    pair.some(({ unit, thing }) => (isMoney(unit) && !/\b(?:bought|paid)\b/.test(text)) || thing !== '')
  )
    return false;
  if (/\bsame (?:rate|speed|pace)\b/.test(text)) return false;
  const head = (one: string): string =>
    /^(?:(?:and|so|then|if|when) )*(?:it (?:takes?|took) )?(?:(?:an?|the|this|his|her|my) )?([a-z\d]+)/.exec(
      one,
    )?.[1] ?? '';
  const actor = head(
    text
      .slice(0, pair[0]?.end)
      .split(/[.;:?!,]\s+/)
      .at(-1) ?? '',
  );
  if (pronouns.test(actor)) return false;
  const asked = /\b(?:do|does|did|will|would|can|could) (?:it take )?(?:(?:the|an?|this|his|her) )?([a-z]+)/g;
  const told = text
    .split(/[.;:?!,]\s+/)
    .filter((one) => !/\b(?:how|what|needs?|wants?|orders?|ordered)\b/.test(one));
  return [...told.map(head), ...[...text.matchAll(asked)].map(([, name = '']) => name)].some(
    (one) => one !== '' && !pronouns.test(one) && !sameThing(one, actor) && !sameThing(one, third.unit),
  );
}

const isMany = (answer: string): boolean => {
  const exact = evaluateExact(answer);
  return exact !== null && exact.n > exact.d;
};

/** `speed in miles per hour`: so much for one of the other unit. */
const speed =
  /\b(?:what is|what's|find) (?:the |his |her |its |their )?(?:average )?(?:speed|rate|unit rate)(?: in)?(?= [a-z]+ per)|\bhow many(?= (?!in\b)[a-z]+ (?:per|each|an?) [a-z]+\b)/;

/** `how much are 8`: a number that is asked about without a unit counts what was counted first. */
const bare = /(?<=\bhow much (?:for|is|are|do|does|did|would|will) )\d+(?=(?: costs?)?\W*$)/;

/** A price told without its sign: an amount with two decimals that what is weighed or measured `is`. */
const priceAlone =
  /(?<=\b\d+(?:\.\d+)? (?:pounds?|lbs?|ounces?|oz|kg|gallons?|liters?)(?: of [a-z]+)? (?:is|are|costs?|cost) )\d+\.\d\d(?= ?(?:[,.;?]|how\b|what\b|then\b))(?!\.\d)/;

/** What some of a thing `is` in money is its price. */
const isPriced = /(?<=\d [a-z]+(?: of [a-z]+)?) (?:is|are) (?=\d+(?:\.\d+)? (?:dollars|euros)\b)/g;

/**
 * A proportion is known by its units alone: two amounts told together, a third one in the unit of one of them, and the
 * other one asked for. Every number has to be one of the three, and no word may be left that changes one.
 */
export const byUnits: Reading = (told) => {
  const text = told
    .replace(speed, 'how many')
    .replace(priceAlone, '$& dollars')
    .replace(isPriced, ' costs ')
    .replace(/(?<=\d\/\d+) of an? (?=(?:hour|minute|day|week|mile|pound|gallon|liter|cup)\b)/, ' ')
    .replace(bare, `$& ${/\d ([a-z]+)/.exec(told)?.[1] ?? ''}`)
    .replace(/\b2 (?=[a-z]+ (?:are|lie|were) [\d./]+ [a-z]+ (?:apart|away)\b)/, 'the ');
  const isSpeed = speed.test(told);
  const at = text.search(/\b(?:how (?:many|much|long|far)|what)\b/);
  const all = amountsIn(text);
  if (at < 0 || all?.length !== 3 || twists.test(text)) return null;
  const found = pairOf(all, text);
  if (!found || isOtherActor(text, found)) return null;
  const { pair, third } = found;
  const scaled = isOneKind(pair[0].unit, pair[1].unit);
  const [from, other] = pair.filter(
    (one) => isSame(one, third) && (!scaled || isSameUnit(one.unit, third.unit)),
  );
  const to = pair.find((one) => one !== from);
  const asked = from && to && !other ? asksFor(text.slice(at), to, from) : null;
  if (!from || !to || !asked) return null;
  // Of the same unit only what it is of tells which one is meant.
  if (isSameUnit(to.unit, from.unit) && third.thing === '') return null;
  // No one gains each month what he weighs.
  if (/\bweighs?\b/.test(text) && [to, from].some(({ unit }) => kindOf(unit) === 'time')) return null;
  const isTimed = [to, from].some(({ unit }) => kindOf(unit) === 'time');
  // More workers need less time, and what goes on at once needs no more of it for more things.
  if (isTimed && (atOnce.test(text) || [to, from].some(({ unit }) => workers.test(unit)))) return null;
  const rest = [...all].reverse().reduce((now, one) => `${now.slice(0, one.at)}¦${now.slice(one.end)}`, text);
  // A condition that tells no amount is another problem.
  if (/\bif\b(?![^.?!;]*(?:¦|\bsame\b))/.test(rest)) return null;
  if (
    !isSpent(rest.replace(asked.phrase, '¦').replace(/\b(?:each|every|with) ¦|¦ (?:each\b|= ¦)/g, '¦'), own)
  )
    return null;
  const parts: Part[] = [];
  const changed = (value: string, one: string, into: string): string => {
    const k = sameThing(one, into) ? '1' : unitFactor(one, into);
    if (k === null || k === '1') return value;
    parts.push(part('c = a · k', { a: value, k }, 'change-the-unit'));
    return `@${parts.length}`;
  };
  const c = changed(third.value, third.unit, from.unit);
  parts.push(part('N = w · c/b', { w: to.value, c, b: from.value }, 'keep-the-rate'));
  changed(`@${parts.length}`, to.unit, asked.unit);
  return inTurn(parts, {
    kind: 'rate',
    says: (answer) => {
      if (isMoney(to.unit) && !isMoney(from.unit)) return saidMoney(answer, to.unit);
      if (kindOf(to.unit) === '' && !isMoney(to.unit) && !isWhole(answer) && !isSpeed) return null;
      const name = answer === '1' ? singular(asked.unit) : isMany(answer) ? plural(asked.unit) : asked.unit;
      return `${saidValue(answer, tellsFractions(told))} ${name}${isSpeed ? ` per ${singular(third.unit)}` : ''}`;
    },
  });
};
