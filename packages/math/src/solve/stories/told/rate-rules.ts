import type { Fact } from './facts.ts';
import { named, number, type Rule, rule, sizeOf } from './rule.ts';
import type { Groups } from './story-words.ts';

const amount = '(?:{n}|{$p})';

const moving =
  '(?:earn|save|read|travel|drive|run|walk|bike|ride|fly|swim|cycle|earns|earned|makes|made|saves|saved|reads|read|types|travels|traveled|drives|drove|runs|ran|walks|walked|bikes|biked|rides|rode|flies|flew|grows|grew|fills|pumps|produces|prints|bakes|gets paid|is paid|deposits|adds|charges|charged|swims|cycles|hikes|moves|moved|goes|went|burns calories|collects|types|knits|picks|packs|rises|climbs|gains|puts away|sets aside|puts aside)';
const losing = '(?:loses|lost|leaks|drains|uses|burns|spends|eats|drops|descends|melts|sinks|falls)';
const per = 'per {w}';
const rate = (way: 'in' | 'out', found: Groups): Fact => ({
  kind: 'rate',
  ...named('who', found.s),
  size: sizeOf(found),
  ...named('what', found.N),
  per: found.w ?? '',
  way,
  ...named('start', found.q),
});
/** What changes evenly with time or way. */
export const rateRules: readonly Rule[] = [
  rule(
    [
      `{s} (?:charges?|costs?) (?:an? )?(?:[a-z-]+ )?(?:fee of |rate of )?{$q}(?: per [a-z]+)?(?: [a-z-]+){0,2} (?:plus|and)(?: an additional)? {$p} ${per}(?: {tail})?`,
      `{s} (?:charges?|costs?|has) an? {$q}(?: [a-z-]+){1,3} (?:plus|and)(?: an additional)? {$p} ${per}`,
    ],
    (found) => rate('in', found),
  ),
  rule(
    [
      `(?:{s} )?(?:can )?${moving} (?:at )?(?:an? )?(?:constant )?(?:(?:speed|rate) of )?(?:by )?${amount}(?: {N})? ${per}{tail}`,
      `(?:{s} )?(?:can )?(?:read|type|travel|drive|run|walk|bike|ride|fly|grow|fill|pump|produce|print|bake|save|earn|make|swim|cycle) (?:at )?(?:by )?${amount}(?: {N})? ${per}{tail}`,
    ],
    (found) => rate('in', found),
  ),
  rule(
    [
      `(?:{s} )?(?:can )?${moving} (?:at )?(?:an? )?(?:constant |average )?(?:(?:speed|rate) of )?${amount}(?: {N})? ${per} for {m} {u}{tail}`,
      `(?:{s} )?${moving} (?:for )?{m} {u} at (?:an? )?(?:constant |average )?(?:(?:speed|rate) of )?${amount}(?: {N})? ${per}{tail}`,
      `(?:at )?${amount}(?: {N})? ${per} for {m} {u}{tail}`,
    ],
    (found) => [rate('in', found), { kind: 'time', size: number(found.m), per: found.u ?? '' }],
  ),
  rule([`(?:{s} )?${losing} (?:by )?${amount}(?: {N})? ${per}{tail}`], (found) => rate('out', found)),
  rule([`${amount}(?: {N})? ${per}`], (found) => rate('in', found)),
  rule(
    [
      '(?:{s} )?(?:works|worked|drives|drove|runs|ran|walks|walked|reads|bikes|rides|rode|travels|traveled|flies|swims|babysits|babysat|practices|types|jogs|hikes)(?: for)? {n} {time}{tail}',
      'for {n} {time}',
      'after {n} {time}',
    ],
    (found) => ({
      kind: 'time',
      ...named('who', found.s),
      size: number(found.n),
      per: found.time ?? '',
    }),
  ),
];

const evenly = '(?:equally|evenly)';
/** What is shared or put into groups of one size. */
export const groupRules: readonly Rule[] = [
  rule(
    [
      `(?:{s} )?(?:shares?|shared|divides?|divided|splits?|split|gives|gave|distributes?|distributed|deals?)(?: (?:{n} {M}|them|it|the {M}))? ${evenly} (?:among|between|into|with|to|onto) {m} {N}`,
      `{m} {N} (?:share|shared|split|divide|divided) {n} {M} ${evenly}`,
      `{n} {M} (?:are|is|were) (?:shared|divided|split|given|distributed|placed|put|packed) ${evenly} (?:among|between|into|to|in|onto) {m} {N}`,
      '(?:{s} |it )?(?:is|are) (?:cut|divided|split) into {m} equal {N}',
      `(?:{s} )?(?:shares?|shared|divides?|divided|splits?|split)(?: (?:{n} {M}|them|it|the {M}))? (?:among|between|into|with|to) {m} (?:equal )?{N}(?: ${evenly})?`,
    ],
    (found) => ({
      kind: 'shared',
      ...(found.n === undefined ? {} : { size: number(found.n) }),
      ...named('what', found.M),
      groups: found.m ?? '',
      into: found.N ?? '',
    }),
  ),
  rule(
    [
      `(?:each|every|per|an?|one) {N} (?:can )?(?:holds?|seats?|fits?|carry|carries|contains?|needs?|takes?|has|have|uses?|comes with|weighs) (?:up to )?{n} {M}`,
      `(?:each|every) {N} (?:is|are) {n} {M} (?:long|wide|high|tall|heavy)`,
      `there are {n} {M} (?:in each|on each|in every|per) {N}`,
      `{s} (?:holds?|seats?|fits?) {n} {M} each`,
    ],
    (found) => ({
      kind: 'holds',
      size: number(found.n),
      ...named('what', found.M),
      into: found.N ?? found.s ?? '',
    }),
  ),
];
