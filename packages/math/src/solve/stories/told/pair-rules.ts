import type { Fact } from './facts.ts';
import { named, number, type Rule, rule, sizeOf } from './rule.ts';
import type { Groups } from './story-words.ts';

const job =
  '(?:paints?|fills?|mows?|cleans?|finish(?:es)?|empt(?:y|ies)|builds?|completes?|do(?:es)?|rakes?|washes|wash|types?|digs?|plows?|drains?|make)';

const change =
  '(?<way>grows?|grew|increases?|increased|rises?|rose|goes up|went up|gains|gained|is increased|shrinks?|shrank|decreases?|decreased|falls?|fell|drops?|dropped|goes down|went down|loses|lost|is decreased|is reduced|is marked up|is marked down|marks it up|marks it down|marked it up|marked it down|raises it|reduces it) (?:by )?{pc}(?: of its value)?{tail}';
const changeOf = (found: Groups): Fact => ({
  kind: 'change',
  ...named('who', found.s),
  percent: found.pc ?? '',
  up: /gr|incr|ris|rose|raise|up|gain/.test(found.way ?? ''),
});

/** Two that work, move or are mixed: each clause tells one of them or how they go together. */
export const pairRules: readonly Rule[] = [
  rule(
    [
      `{s} (?:can |could )?${job} (?:{the}{N} |it )?(?:alone )?in {n} {time}(?: alone| by (?:himself|herself|itself))?`,
      `{s} (?:alone )?(?:takes|needs) {n} {time}(?: to ${job} (?:{the}{N}|it))?(?: alone| by (?:himself|herself|itself))?`,
      '{s} in {n} {time}',
    ],
    (found) => ({ kind: 'job', who: found.s ?? '', size: number(found.n), per: found.time ?? '' }),
  ),
  rule(
    [
      `it (?:takes|took) {n} {N} {m} {time} to ${job}{rest}`,
      `{n} {N} (?:can |could )?${job} {the}{M} in {m} {time}`,
    ],
    (found) => ({
      kind: 'crew',
      many: found.n ?? '',
      who: found.N ?? '',
      time: found.m ?? '',
      per: found.time ?? '',
    }),
  ),
  rule(
    [
      '{s} (?:for|that serves|that makes) {n} {N} (?:needs|uses|requires|calls for|takes) {m} {M}',
      '{s} (?:that )?(?:serves|makes) {n} {N} (?:and )?(?:needs|uses|requires|calls for|takes) {m} {M}',
    ],
    (found) => ({
      kind: 'goes-with',
      one: found.n ?? '',
      of: found.N ?? '',
      other: found.m ?? '',
      what: found.M ?? '',
    }),
  ),
  rule(
    ['{s} and {t} (?:share|split|divide) (?:{n} {N}|{$p}) in (?:the|a) ratio (?:of )?{m} ?(?::|to) ?{k}'],
    (found) => ({
      kind: 'ratio-share',
      size: sizeOf(found),
      names: [found.s ?? '', found.t ?? ''],
      ratio: [found.m ?? '', found.k ?? ''],
    }),
  ),
  rule(['{s} (?:buys|bought) {the}{N} for {$p} and (?:sells|sold|resells|resold) it for {$q}'], (found) => ({
    kind: 'resold',
    cost: found.p ?? '',
    price: found.q ?? '',
  })),
  rule([`2 {N} ${job} {the}{M}`, `2 {N} can ${job} {the}{M}`], () => ({ kind: 'both' })),
  rule(
    [
      `{s} mix(?:es)? {N} (?:for|that costs?|worth|costing|at) {$p} per [a-z]+ with {M} (?:for|that costs?|worth|costing|at) {$q} per [a-z]+`,
    ],
    (found) => ({ kind: 'mix', one: found.p ?? '', other: found.q ?? '' }),
  ),
  rule(
    ['{s} (?:wants?|needs?|makes?) {n} {u} (?:worth|that costs?|costing|at|of a mix worth) {$p} per [a-z]+'],
    (found) => ({ kind: 'mixed', size: number(found.n), price: found.p ?? '', what: found.u ?? '' }),
  ),
  rule(['{N} (?:for [a-z ]+ )?cost {$p} for {M} and {$q} for {w}'], (found) => [
    { kind: 'price', what: found.M ?? '', price: found.p ?? '', ofAll: false },
    { kind: 'price', what: found.w ?? '', price: found.q ?? '', ofAll: false },
  ]),
  rule(
    [
      '{n} {N} (?:were|are) sold (?:for|for a total of) {$p}',
      '(?:a total of )?{n} {N} were sold (?:and the total (?:was|sales were)|for a total of) {$p}',
      '{s} sold {n} {N} for (?:a total of )?{$p}(?: altogether)?',
    ],
    (found) => ({ kind: 'sold', count: found.n ?? '', what: found.N ?? '', price: found.p ?? '' }),
  ),
  rule([`{the}{N} of (?:{n}|{$p}) ${change}`], (found) => [
    { kind: 'has', size: sizeOf(found) },
    changeOf(found),
  ]),
  rule([`(?:{s} )?${change}`], changeOf),
  rule(['(?:{n} )?{pc} of (?:them|{the}{M}) (?:are|were) {N}', '{pc} (?:are|were) {N}'], (found) => ({
    kind: 'share',
    percent: found.pc ?? '',
    what: found.N ?? '',
  })),
];
