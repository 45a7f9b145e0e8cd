import { rational } from '../../../rational/rational.ts';
import { type Amount, amountOf, letterAmount, minus, numberAmount, plus, times } from './amount.ts';
import type { Fact } from './facts.ts';
import type { Reading } from './reading.ts';
import { clause, match, sameThing } from './story-words.ts';

const allowed = new Set([
  'item',
  'price',
  'event',
  'has',
  'same-again',
  'paid',
  'pays-with',
  'coupon',
  'percent',
]);
const does = '(?:does|do|did|will|would|should|must)';
const questions = {
  total: [
    `how much(?: money)? ${does} {s} (?:spend|pay|owe|need(?: to pay)?|have to pay)(?: altogether| for (?:everything|them|all of them|the {N}))?{tail}`,
    `how much ${does} (?:it|they|all of (?:it|them)|everything|{the}{N}(?: and {the}{M})?) cost(?: {t})?(?: altogether)?`,
    '(?:what is|what was|find) (?:the|his|her|their) (?:total|total cost|total price|total bill|bill|final price|final cost|sale price)(?: (?:of|for){rest})?',
    '(?:what is|find) the total amount (?:{s} )?(?:spends?|spent|pays?|paid)',
    `how much ${does} {n} {N} cost(?: altogether)?`,
    `how much (?:is|was) (?:the|his|her|their) (?:total )?(?:bill|total|meal|cost)`,
  ].map(clause),
  change: [
    `how much change ${does} {s} (?:get|receive)(?: back)?(?: from (?:an? )?{$p}(?: bill)?)?`,
    `how much change ${does} {s} (?:get|receive)(?: back)? if (?:he|she|they) pays? with (?:an? )?{$p}(?: bill)?`,
    `how much(?: money)? ${does} {s} have left`,
    'how much(?: money)? is left',
    "what is (?:his|her|their|{s}'s) change(?: from (?:an? )?{$p}(?: bill)?)?",
  ].map(clause),
  each: [
    `how much ${does} (?:each|one|an?) {N} cost`,
    '(?:what is|what was|find) the (?:cost|price) of (?:each|one|an?) {N}',
    'how much (?:is|was) (?:each|one|an?) {N}',
  ].map(clause),
};

type Item = { readonly what: string; readonly count: string; price: string | null };
type Bill = {
  readonly items: Item[];
  paid: string | null;
  tender: string | null;
  coupons: string[];
  percents: Extract<Fact, { kind: 'percent' }>[];
};

function addItem(bill: Bill, what: string, count: string): boolean {
  if (bill.items.some((item) => sameThing(item.what, what))) return false;
  bill.items.push({ what, count, price: null });
  return true;
}

/** Things with counts and prices; a price told apart is of the thing with the same name. */
function billOf(facts: readonly Fact[]): Bill | null {
  const bill: Bill = { items: [], paid: null, tender: null, coupons: [], percents: [] };
  const prices: Extract<Fact, { kind: 'price' }>[] = [];
  for (const fact of facts) {
    if (fact.kind === 'item') bill.items.push({ what: fact.what, count: fact.count, price: fact.price });
    else if (fact.kind === 'price') prices.push(fact);
    else if (fact.kind === 'paid' && bill.paid === null) bill.paid = fact.price;
    else if (fact.kind === 'pays-with' && bill.tender === null) bill.tender = fact.price;
    else if (fact.kind === 'coupon') bill.coupons.push(fact.price);
    else if (fact.kind === 'percent') bill.percents.push(fact);
    else if (fact.kind === 'has' && fact.size.money && bill.tender === null) bill.tender = fact.size.text;
    else if ((fact.kind === 'event' && /^(?:buy|order|get)$/.test(fact.verb)) || fact.kind === 'same-again') {
      if (fact.size.money || fact.size.part || fact.what === undefined) return null;
      if (!addItem(bill, fact.what, fact.size.text)) return null;
    } else return null;
  }
  for (const { what, price, ofAll } of prices) {
    const open = bill.items.filter((item) => item.price === null && sameThing(item.what, what));
    const [item, more] = open;
    if (more || (item && ofAll && item.count !== '1')) return null;
    if (item) item.price = price;
    else bill.items.push({ what, count: '1', price });
  }
  return bill;
}

/** The sum of all items; a single price that was not told is a letter. */
function sumOf(bill: Bill): { sum: Amount; open: Item | null } | null {
  const open = bill.items.filter(({ price }) => price === null);
  if (open.length > 1) return null;
  let sum: Amount | null = null;
  for (const { count, price } of bill.items) {
    const [many, one] = [amountOf(count), price === null ? letterAmount('x') : amountOf(price)];
    const part = many && one && (count === '1' ? one : times(many, one));
    if (!part) return null;
    sum = sum ? plus(sum, part) : part;
  }
  return sum && { sum, open: open[0] ?? null };
}

const one = numberAmount('1', rational(1));

/** Coupons and percents in the order of a receipt: what is taken off first, then tax or tip. */
function adjusted(sum: Amount, bill: Bill): Amount | null {
  if (bill.coupons.length + bill.percents.length > 2) return null;
  if (bill.coupons.length > 0 && bill.percents.length > 0) return null;
  const [first, second] = bill.percents;
  if (second && (first?.way === second.way || (first?.way !== 'discount' && second.way !== 'discount')))
    return null;
  let total = sum;
  for (const coupon of bill.coupons) {
    const size = amountOf(coupon);
    if (!size) return null;
    total = minus(total, size);
  }
  for (const { way, percent } of [...bill.percents].sort((a) => (a.way === 'discount' ? -1 : 1))) {
    const share = amountOf(`${percent}%`);
    const factor = share && (way === 'discount' ? minus : plus)(one, share);
    const next = factor && times(total, factor);
    if (!next) return null;
    total = next;
  }
  return total;
}

const sayItem = ({ count, what, price }: Item): string =>
  `${count} ${what} at ${price === null ? 'x dollars' : `$${price}`}`;

/** Stories of things that are bought: what they cost together, what is left of the money, or what one of them costs. */
export function readPrices(facts: readonly Fact[], asked: string): Reading | null {
  if (!facts.every(({ kind }) => allowed.has(kind))) return null;
  const [total, change, each] = [
    match(asked, questions.total),
    match(asked, questions.change),
    match(asked, questions.each),
  ];
  const bill = total || change || each ? billOf(facts) : null;
  if (!bill || bill.items.length === 0) return null;
  const counted = total?.n;
  if (counted !== undefined) {
    const [item, more] = bill.items;
    if (!item || more || item.count !== '1' || !sameThing(item.what, total?.N ?? '')) return null;
    bill.items[0] = { ...item, count: counted };
  }
  if (bill.items.length > 1 && bill.percents.some(({ what }) => what !== undefined)) return null;
  const found = sumOf(bill);
  const final = found && adjusted(found.sum, bill);
  if (!found || !final) return null;
  const says = bill.items.map(sayItem);
  const explained = bill.percents.length > 0 ? ['1'] : [];
  const unit = { kind: 'money' } as const;
  if (each) {
    const paid = bill.paid === null ? null : amountOf(bill.paid);
    if (!paid || !found.open || bill.tender !== null || !sameThing(found.open.what, each.N ?? ''))
      return null;
    return { says, equations: [[final, paid]], asked: letterAmount('x'), unit };
  }
  if (found.open || bill.paid !== null) return null;
  if (total) {
    if (bill.tender !== null) return null;
    return { says, equations: [], asked: final, unit, explained };
  }
  const tender = amountOf(change?.p ?? bill.tender ?? '');
  if (!tender || (change?.p !== undefined && bill.tender !== null)) return null;
  return { says, equations: [], asked: minus(tender, final), unit, explained };
}
