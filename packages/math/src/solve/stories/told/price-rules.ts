import { named, type Rule, rule } from './rule.ts';

const buy = '(?:buys|bought|buy|orders|ordered|order|purchases|purchased|gets|got|rents|rented)';

const each = '(?:each|per [a-z]+)';
/** What is bought, for which price, and what is taken off or added. */
export const priceRules: readonly Rule[] = [
  rule(
    [
      `(?:{s} )?${buy} {n} {N} (?:at|for|that (?:cost|are)|which cost|costing|priced at) {$p} ${each}{tail}`,
      `{n} {N} (?:at|for|that (?:cost|are)|which cost|costing|priced at) {$p} ${each}{tail}`,
      `(?:{s} )?${buy} {n} {$p} {N}{tail}`,
    ],
    (found) => ({ kind: 'item', count: found.n ?? '', what: found.N ?? '', price: found.p ?? '' }),
  ),
  rule(
    [
      `(?:{s} )?${buy} (?:an?|one|1) {N} (?:for|that (?:costs?|is)|which costs?|costing|priced at|at) {$p}{tail}`,
      `(?:an?|one|1) {N} (?:for|that (?:costs?|is)|which costs?|costing|priced at|at) {$p}{tail}`,
      `(?:{s} )?${buy} an? {$p} {N}{tail}`,
      'an? {$p} {N}',
    ],
    (found) => ({ kind: 'item', count: '1', what: found.N ?? '', price: found.p ?? '' }),
  ),
  rule(
    [
      `(?:each|one|an?|the price of an?|the cost of an?|every|per) {N} (?:costs?|is|was|sells for|sold for|charges) {$p}`,
      `{the}{N} (?:cost|are|were|sell for|sold for|sell at|costs?) {$p} ${each}`,
      `(?<w>the )?{N} (?:costs?|is|are|was) {$p}`,
      'there is an? {$p} {N}',
    ],
    (found) => ({
      kind: 'price',
      what: found.N ?? '',
      price: found.p ?? '',
      ofAll: found.w !== undefined && /s$/.test(found.N ?? ''),
    }),
  ),
  rule(
    [
      'the (?:total )?(?:cost|bill|price|total) (?:is|was|comes to|came to) {$p}(?: altogether)?',
      `(?:{s} )?(?:pays|paid|spends|spent) (?:a total of )?{$p} altogether{tail}`,
      `(?:{s} )?(?:pays|paid|spends|spent) a total of {$p}{tail}`,
    ],
    (found) => ({ kind: 'paid', price: found.p ?? '' }),
  ),
  rule(
    [
      `(?:{s} )?(?:pays|paid|pay) with (?:an? )?{$p}(?: bill| note)?`,
      `(?:{s} )?(?:gives|gave|hands|handed) the (?:cashier|clerk) (?:an? )?{$p}(?: bill)?`,
    ],
    (found) => ({ kind: 'pays-with', price: found.p ?? '' }),
  ),
  rule(
    [
      `(?:{s} )?(?:uses|used|has|have|had) (?:an? )?{$p}(?: off)? coupon`,
      `(?:{s} )?(?:uses|used|has|had) a coupon for {$p}(?: off)?`,
    ],
    (found) => ({ kind: 'coupon', price: found.p ?? '' }),
  ),
  rule(
    [
      '(?:there is )?(?:an? )?{pc} (?:sales )?tax(?: is added| is charged)?',
      '(?:the )?(?:sales )?tax(?: rate)? is {pc}',
      '{s} (?:pays|paid) (?:an? )?{pc} (?:sales )?tax',
    ],
    (found) => ({ kind: 'percent', way: 'tax', percent: found.pc ?? '' }),
  ),
  rule(['(?:{s} )?(?:leaves|left|adds|added|gives|gave) (?:an? )?{pc} tip'], (found) => ({
    kind: 'percent',
    way: 'tip',
    percent: found.pc ?? '',
  })),
  rule(
    [
      '(?:{s} )?(?:gets|got|has|had|have|receives|received|uses) (?:an? )?{pc}(?: off)? (?:discount|coupon)(?: on {N})?',
      '(?:there is )?(?:an? )?{pc} discount',
      '(?:it|everything|{the}{N}) (?:is|are) (?:on sale for )?{pc} off',
    ],
    (found) => ({
      kind: 'percent',
      way: 'discount',
      percent: found.pc ?? '',
      ...named('what', found.N),
    }),
  ),
];
