import type { Fact, Size } from './facts.ts';
import { fewer, named, number, part, type Rule, rule, sizeOf } from './rule.ts';
import { haveVerbs, inVerbs, lemmaOf, outVerbs } from './story-verbs.ts';
import type { Groups } from './story-words.ts';

const have = `(?:${haveVerbs})`;
const any = `(?:${haveVerbs}|${inVerbs}|${outVerbs})`;
const gain = `(?<v>${inVerbs})`;
const loss = `(?<v>${outVerbs})`;
const amount = '(?:{n}|{$p})';
const theirs =
  '(?:(?<rest>the rest(?: of (?:them|it|the [a-z]+|his [a-z]+|her [a-z]+))?|what (?:is|was) left|the remaining [a-z]+|the remainder)|them|it|these|those|that|that money|(?:the|his|her|their|its) (?:money|cash|{N}))';

/** What people have, how it compares and what they have together; ages and weights too. */
export const amountRules: readonly Rule[] = [
  rule(
    [
      `(?:together|altogether),? (?:they|{s}(?: and {t})?) (?:${any}|weigh|cost) (?:a total of )?${amount}(?: {N})?`,
      `(?:they|{s} and {t}) (?:together )?${any} (?:a total of )?${amount}(?: {N})? (?:together|altogether|between them){tail}`,
      `(?:they|{s} and {t}) (?:together )?${any} a total of ${amount}(?: {N})?{tail}`,
      `{s} and {t} together ${any} ${amount}(?: {N})?{tail}`,
      'the total(?: number of {N})? (?:is|was) {n}',
      `there (?:are|were) (?:a total of )?{n} {N} altogether{tail}`,
      '(?:the sum of their ages|their (?:total|combined) age) is {n}(?: years)?',
      'their ages (?:add up to|sum to|total) {n}',
      "the sum of {s}'s? and {t}'s? ages is {n}",
    ],
    (found) => ({ kind: 'together', size: sizeOf(found), ...named('what', found.N) }),
  ),
  rule(['in {n} years,? the sum of their ages will be {m}'], (found) => ({
    kind: 'together',
    size: number(found.m),
    years: Number(found.n),
  })),
  rule(
    [
      `{s} ${any} {n} (?<way>more|fewer|less)(?: {N})? than {t}(?: does| did| has| have| had)?`,
      `{s} ${any} {$p} (?<way>more|less) than {t}(?: does| did| has| have| had)?`,
      `there (?:are|were) {n} (?<way>more|fewer|less) {s} than {t}{tail}`,
      '{s} (?:is|was) {n} years (?<way>older|younger) than {t}',
      '{s} (?:is|was) {n} years (?<way>older|younger)',
      '{s} (?:is|was|weighs?|measures?) {n} {u} (?<way>more|less|heavier|lighter|taller|shorter|longer|higher|wider) than {t}(?: does)?',
      '{s} costs? {$p} (?<way>more|less) than {t}(?: does)?',
    ],
    (found) => ({
      kind: 'compare',
      who: found.s ?? '',
      than: found.t ?? '',
      plus: sizeOf(found),
      fewer: fewer(found.way),
      ...named('what', found.N ?? found.u),
    }),
  ),
  rule(
    [
      'there (?:are|were) {n} (?<way>more|fewer) {s} than {t} (?:in|among|on) (?:the|an?|all) (?:[a-z]+ )?(?:of )?{m} {N}',
    ],
    (found) => [
      {
        kind: 'compare',
        who: found.s ?? '',
        than: found.t ?? '',
        plus: sizeOf(found),
        fewer: fewer(found.way),
      },
      { kind: 'together', size: number(found.m) },
    ],
  ),
  rule(
    [
      `{s} ${any} {n} (?<way>more|fewer|less)(?: {M})? than {k} times as (?:many|much)(?: {N})? as {t}(?: does| did| has| have| had)?`,
      `{s} ${any} {n} (?<way>more|fewer|less)(?: {N})? than {k} times the (?:number|amount) (?:of [a-z]+ )?(?:that )?{t}(?: does| did| has| have| had)?`,
      "{s} (?:is|was) {n} (?:years )?(?<way>older|younger|more|less) than {k} times {t}'s? age",
      '{s} costs? {$p} (?<way>more|less) than {k} times as much as {t}',
    ],
    (found) => ({
      kind: 'compare',
      who: found.s ?? '',
      than: found.t ?? '',
      factor: found.k ?? '',
      plus: sizeOf(found),
      fewer: fewer(found.way),
      ...named('what', found.N ?? found.M),
    }),
  ),
  rule(
    [
      `{s} ${any} {k} times as (?:many|much)(?: {N})? as {t}(?: does| did| has| have| had)?`,
      `there (?:are|were) {k} times as many {s} as {t}{tail}`,
      `{s} ${any} {k} times the (?:number|amount) of {N} (?:that |as )?{t}(?: does| did| has| have| had)?`,
      '{s} (?:is|was) {k} times as (?:old|tall|long|heavy|wide|high|far) as {t}(?: is)?',
      "{s}'s? age is {k} times {t}'s?(?: age)?",
      '{s} (?:weighs?|costs?) {k} times as much as {t}(?: does)?',
    ],
    (found) => ({
      kind: 'compare',
      who: found.s ?? '',
      than: found.t ?? '',
      factor: found.k ?? '',
      fewer: false,
      ...named('what', found.N),
    }),
  ),
  rule([`{s} ${any} {k} times as (?:many|much)(?: {N})?`], (found) => ({
    kind: 'compare',
    who: found.s ?? '',
    than: '',
    factor: found.k ?? '',
    fewer: false,
    ...named('what', found.N),
  })),
  rule(
    [
      'in {n} years,? {s} will be {k} times as old as {t}(?: will be| is then)?',
      '{s} will be {k} times as old as {t} in {n} years',
    ],
    (found) => ({
      kind: 'compare',
      who: found.s ?? '',
      than: found.t ?? '',
      factor: found.k ?? '',
      fewer: false,
      years: Number(found.n),
    }),
  ),
  rule(['{n} years ago,? {s} was {k} times as old as {t}(?: was)?'], (found) => ({
    kind: 'compare',
    who: found.s ?? '',
    than: found.t ?? '',
    factor: found.k ?? '',
    fewer: false,
    years: -Number(found.n),
  })),
  rule(
    [`{s} (?:had|has) (?:some|a number of) {N}{tail}`, `{s} had some money`, 'there were some {N}{tail}'],
    (found) => ({
      kind: 'has',
      ...named('who', found.s),
      size: { text: 'some', money: found.N === undefined, part: false },
      ...named('what', found.N),
    }),
  ),
  rule(
    [
      `(?:{s} )?(?:has|had) ${amount}(?: {N})? (?:left|remaining)(?: over)?`,
      `(?:there )?(?:are|were|is|was) ${amount}(?: {N})? left`,
      `${amount}(?: {N})? (?:are|were) left`,
    ],
    (found) => ({ kind: 'left', size: sizeOf(found), ...named('what', found.N) }),
  ),
  rule(
    [
      `{s} ${have} ${amount}(?: {N})?(?: saved| saved up)?{tail}`,
      'there (?:are|were|is|was) {n} {N}(?: (?:going|waiting|sitting|playing|standing|coming|left over))?{tail}',
      '{s} (?:is|was) {n} {N} (?:long|wide|tall|high|deep|heavy)',
      '{s} (?:holds|contains|held|contained) {n} {N}{tail}',
      '{n} {N} (?:are|were|sit|sat|stand|live|go|went)(?: sitting| standing| waiting| playing)?{tail}',
      '{s} is {n}(?: years old)?',
      '{s} (?:weighs|measures|costs) (?:{n} {N}|{$p})',
    ],
    (found) => ({
      kind: 'has',
      ...named('who', found.s),
      size: sizeOf(found),
      ...named('what', found.N),
    }),
  ),
];

const partOf = (text: string, found: Groups): Size => ({ ...part(text), ofRest: found.rest !== undefined });
const event = (way: 'in' | 'out', found: Groups, size: Size): Fact => ({
  kind: 'event',
  ...named('who', found.s),
  verb: lemmaOf(found.v ?? ''),
  way,
  size,
  ...named('what', found.N),
  ...named('to', found.t),
  more: found.m !== undefined,
});

/** What comes and what goes. */
export const eventRules: readonly Rule[] = [
  rule(
    [
      `(?:{s} )?(?<v>gives|gave) {f} of ${theirs} to {t}`,
      `(?:{s} )?${loss} {f} of ${theirs}(?: away)?{tail}`,
      `(?:{s} )?${loss} away {f} of ${theirs}{tail}`,
    ],
    (found) => event('out', found, partOf(found.f ?? '', found)),
  ),
  rule([`(?:{s} )?${loss} (?:away )?{pc} of ${theirs}(?: away)?{tail}`], (found) =>
    event('out', found, partOf(`${found.pc}%`, found)),
  ),
  rule(
    [
      `(?:{s} )?(?<v>gives|gave|give|sends|sent|lends|lent|hands|handed) ${amount}(?: of (?:them|it|his|her|their|the|these)(?: {N})?| {N})? to {t}`,
      `(?:{s} )?(?<v>gives|gave|give|sends|sent|lends|lent|hands|handed) {t} ${amount}(?: of (?:them|it|his|her|their|the|these)(?: {N})?| {N})?`,
    ],
    (found) => event('out', found, sizeOf(found)),
  ),
  rule(
    [
      `(?:{s} )?${loss} (?:away )?(?:another )?${amount}(?<m> more)?(?: of (?:them|it|his|her|their|the|these)(?: {N})?| {N})?(?: away)?{tail}`,
      '{n} (?:more )?(?:of them |{N} )?(?:are|were|get|got) (?<v>eaten|sold|lost|broken|given away|used|removed|taken|thrown away){tail}',
      '{n} (?:more )?(?:(?:of them|{N}) )?(?<v>leave|left|leaves|get off|got off|fly away|flew away|drive away|drove away|go home|went home|walk away|walked away|gets off|go away|went away|exit|exited){tail}',
    ],
    (found) => event('out', found, sizeOf(found)),
  ),
  rule(
    [
      `(?:{s} )?${gain} (?:another |an (?:additional|extra) )?${amount}(?<m> more)?(?: {N})?{tail}`,
      '{n} (?:more )?(?:{N} )?(?<v>come|came|join|joined|arrive|arrived|get on|got on|sign up|signed up){tail}',
    ],
    (found) => event('in', found, sizeOf(found)),
  ),
  rule(
    [
      `(?:{s} )?(?:${gain})(?: another)? {n} (?:packs|boxes|bags|packages|packets|cartons|cases|rolls|sets|dozens) of {m} {N}(?: each)?`,
      `(?:{s} )?(?:${gain})(?: another)? {n} (?:packs|boxes|bags|packages|packets|cartons|cases) (?:with|of) {m} {N} in each(?: [a-z]+)?`,
    ],
    (found) => event('in', found, number(`${found.n} · ${found.m}`)),
  ),
  rule([`(?:another )?${amount}(?: more)?(?: {N})?{tail}`], (found) => ({
    kind: 'same-again',
    size: sizeOf(found),
    ...named('what', found.N),
  })),
];
