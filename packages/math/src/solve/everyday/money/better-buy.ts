import { evaluateExact } from '../../../judge/equivalent.ts';
import { compareRational } from '../../../rational/rational.ts';
import { byStatements, together } from '../../exercises/exercise.ts';
import { cutter } from '../../reading/cutter.ts';
import { regex } from '../../reading/regex.ts';
import { isSpent } from '../../reading/relating-words.ts';
import {
  inTurn,
  part,
  type Reading,
  saidMoney,
  saidValue,
  sameThing,
  singular,
} from '../reading/worked-amount.ts';

const label = String.raw`(?:\b(?<named>(?:brand|store|shop|market|company|option|deal) [a-z])\b(?: [a-z]+)??:? (?:sells? |offers? |has |is |costs? |charges? )?|(?<![a-z])\(?[a-e][).] ?)?`;
const count = String.raw`(?<![\d./:-])(?<count>\d+(?:\.\d+)?)[ -]?(?<unit>(?!dollars|euros|packs?\b)[a-z]+)(?: (?<holder>bags?|box(?:es)?|bottles?|packs?|cans?|jars?))?(?: of (?<thing>[a-z]+(?: [a-z]+)?))?`;
const price = String.raw`(?<price>\d+(?:\.\d\d?)?)(?![\d/:%]|\.\d)(?: (?<currency>dollars|euros))?`;
/** An amount with its price, in either order: `12 oz for $3`, `$3 for 12 oz`. */
const offers = [
  regex`${label}${count} (?:for|costs?|at) ${price}`,
  regex`${label}(?<![\d./:-])${price} for ${count}`,
];
const which =
  '(?:of (?:them|these|the (?:two|three|four|[234])(?: [a-z]+)?)|(?!is\\b|are\\b|the\\b|has\\b)[a-z]+)';
const ofOne = '(?: (?:per|an?|for (?:one|1|each)) [a-z]+)?';
const asked = regex`\b(?:and )?(?:(?:say|tell(?: me)?|decide|state) )?(?:which|what)(?: ${which})*(?: (?:is|the|has|offers?|gives?|costs?))* (?:(?:better|best) (?:buy|deal|value|price)|(?:lower|lowest|better|best|smaller|smallest) (?:unit )?(?:price|cost)|cheaper|cheapest|(?:less|the least)(?= (?:per|for (?:one|1|each)) ))${ofOne}(?: (?:deal|buy|price))?`;
const unitAsked =
  /\b(?:and )?(?:what (?:is|was|are) |what's |give |find )(?:the |its )?(?:unit prices?|price (?:per|for (?:one|1|each)) (?<per>[a-z]+))(?: (?:of|for|at) (?:(?<each>each|both)(?: (?!and)[a-z]+)?|(?:the |that )?(?:better|cheaper)(?: one| buy| deal)?))?/;

type Offer = Readonly<Record<'count' | 'price', string>> &
  Partial<Readonly<Record<'named' | 'unit' | 'thing' | 'holder' | 'currency', string>>>;

const nameOf = ({ named, count, unit, price, currency }: Offer): string =>
  named === undefined
    ? `${count} ${unit} for ${currency === undefined ? price : (saidMoney(price, currency) ?? price)}`
    : `${named.charAt(0).toUpperCase()}${named.slice(1, -1)}${named.slice(-1).toUpperCase()}`;

const letters = [...'rstuv'];

/** Amounts of one thing with their prices: which is the better buy, with the price of one where it is asked for. */
export const betterBuy: Reading = (text) => {
  const cut = cutter(text);
  const question = cut.take(asked);
  const unit = cut.take(unitAsked);
  const told = offers
    .flatMap((pattern) => cut.takeAll(pattern))
    .map(({ groups }) => groups as unknown as Offer);
  cut.take(/\bi (?:have|need) to (?:write|say) only which one\b|\b(?:write|say) only which one\b/);
  cut.take(regex`\b${`${told.length}`} (?:different )?[a-z]+(?: of [a-z]+(?: [a-z]+)?)?(?= are\b)`);
  if (!question || told.length < 2 || told.length > letters.length) return null;
  if (!isSpent(cut.rest(), /^(?:or|and|of|is|than|sale|on|are|to)$/)) return null;
  // A box that is known by its size is named by it in the frames of prices.
  if (!unit && told.some(({ named, holder }) => named === undefined && holder !== undefined)) return null;
  const [first] = told;
  const per = unit?.groups?.per;
  const alike = (key: 'unit' | 'currency', same: (a: string, b: string) => boolean): boolean =>
    told.every((one) => same(one[key] ?? '', first?.[key] ?? ''));
  if (!first || !alike('unit', sameThing) || !alike('currency', (a, b) => a === b)) return null;
  if (new Set(told.flatMap(({ thing }) => thing ?? [])).size > 1) return null;
  if (per !== undefined && !sameThing(per, first.unit ?? '')) return null;
  const prices = told.map((one, i) =>
    inTurn(part(`${letters[i]} = p/n`, { p: one.price, n: one.count }, 'equal-shares'), {
      says: (value) => value,
    }),
  );
  const sizes = prices.map((one) => evaluateExact(one?.answer ?? ''));
  const best = sizes.findIndex((size) =>
    sizes.every((other) => size && other && (size === other || compareRational(size, other) < 0)),
  );
  const found = told[best];
  if (!found) return null;
  const says = nameOf(found);
  const decided = byStatements(
    Object.fromEntries(prices.map((one, i) => [letters[i], one?.answer ?? ''])),
    letters
      .slice(0, told.length)
      .flatMap((letter, i) => (i === best ? [] : [`${letters[best]} < ${letter}`])),
    { kind: 'rate', answer: says, rule: 'cheaper-by-one' },
  );
  const each = told.map((one, i) => {
    const value = prices[i]?.answer ?? '';
    const money = saidMoney(value, one.currency ?? 'dollars') ?? `$${saidValue(value, false)}`;
    return /[ /]/.test(money) && !/€/.test(money)
      ? null
      : `${money} per ${singular(per ?? first.unit ?? '')}`;
  });
  if (unit && each.includes(null)) return null;
  const answer = !unit
    ? says
    : unit.groups?.each === undefined
      ? `${says}, ${each[best]}`
      : `${told.map((one, i) => `${nameOf(one)} ${each[i]}`).join(', ')}; ${says}`;
  return together([...prices, decided], { kind: 'rate', answer });
};
