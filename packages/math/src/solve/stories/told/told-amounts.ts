import { rational } from '../../../rational/rational.ts';
import {
  type Amount,
  amountOf,
  inBrackets,
  letterAmount,
  minus,
  numberAmount,
  plus,
  times,
} from './amount.ts';
import { type Fact, heldAsHad } from './facts.ts';
import type { Reading, Unit } from './reading.ts';
import { goes, haveVerbs, inVerbs, lemmaOf, outVerbs } from './story-verbs.ts';
import { clause, type Groups, isMeasure, match, person, plural, sameThing, thing } from './story-words.ts';

type Key = { readonly who: string; readonly what: string };
type Entry = Key & { amount: Amount; readonly verbs: string[] };
type Told = { readonly who: string; readonly what: string; readonly verb: string; readonly amount: Amount };

const he = /^(?:he|she|it|him|her)$/;
const man = /^(?:dad|father|brother|uncle|grandpa|grandfather|son|mr .*|man|boy)$/;
const woman = /^(?:mom|mother|sister|aunt|grandma|grandmother|daughter|mrs .*|ms .*|woman|girl)$/;
/** Words for all of a group, whatever its kinds are called. */
const wholes =
  /^(?:students|children|kids|people|players|members|campers|animals|pets|pieces of fruit|vehicles|coins|flowers|trees)$/;
const they = /^(?:they|we|both|both of them|everyone)$/;

/** The people and things of a story, with how many each has. */
class Ledger {
  readonly entries: Entry[] = [];
  readonly told: Told[] = [];
  readonly equations: (readonly [Amount, Amount])[] = [];
  readonly says: string[] = [];
  money = false;
  /** Whether somebody's amount went up or down since it was told. */
  changed = false;
  readonly gone = new Set<Entry | undefined>();
  /** What there was at first, where that is asked. */
  first: Amount | null = null;
  #who: string[] = [];
  #what: string | null = null;
  #verb: Extract<Fact, { kind: 'event' }> | Extract<Fact, { kind: 'has' }> | null = null;
  #letters = ['x', 'y', 'z'];

  /** The two people of a clause that says `he` and `her`, by the one whose word tells it. */
  pair(who: string, than: string): readonly [string, string] | null {
    const met = [...new Set(this.#who)];
    const [a, b] = met;
    if (met.length !== 2 || a === undefined || b === undefined) return null;
    const own = /^(?:he|him)$/.test(who) ? man : /^(?:she|her)$/.test(who) ? woman : null;
    const other = /^(?:he|him)$/.test(than) ? man : woman;
    if (!own || own === other) return null;
    if (own.test(a) || other.test(b)) return own.test(b) || other.test(a) ? null : [a, b];
    return own.test(b) || other.test(a) ? [b, a] : null;
  }

  /** Who is meant; null where that is not clear. */
  who(name: string | undefined, not?: string): string | null {
    if (name === undefined) return this.#who.at(-1) ?? '';
    if (!he.test(name) && !they.test(name)) return person(name);
    const met = [...new Set(this.#who)].filter((one) => one !== not);
    return met.length === 1 ? (met[0] ?? null) : null;
  }

  what(name: string | undefined, money: boolean): string {
    if (money) return '$';
    return name === undefined ? (this.#what ?? '') : thing(name);
  }

  meet(who: string, what: string): void {
    this.#who.push(who);
    this.#what = what;
  }

  find({ who, what }: Key): Entry | undefined {
    return this.entries.find(
      (entry) => entry.who === who && (entry.what === what || sameThing(entry.what, what)),
    );
  }

  letter(): string | null {
    return this.#letters.shift() ?? null;
  }

  /** The amount of somebody, unknown where it was not told. */
  known(key: Key): Entry | null {
    const found = this.find(key);
    if (found) return found;
    const letter = this.letter();
    if (letter === null) return null;
    const entry: Entry = { ...key, amount: letterAmount(letter), verbs: [] };
    this.entries.push(entry);
    return entry;
  }

  set(key: Key, amount: Amount, verb: string): boolean {
    const found = this.find(key);
    if (found) {
      if (found.amount.letters.size === 0 && amount.letters.size === 0) return false;
      this.equations.push([found.amount, amount]);
      return true;
    }
    this.entries.push({ ...key, amount, verbs: [verb] });
    return true;
  }

  remember(fact: Extract<Fact, { kind: 'event' | 'has' }>): void {
    this.#verb = fact;
  }

  again(): Extract<Fact, { kind: 'event' | 'has' }> | null {
    return this.#verb;
  }
}

function addEvent(ledger: Ledger, fact: Extract<Fact, { kind: 'event' }>): boolean {
  const who = ledger.who(fact.who);
  if (who === null) return false;
  ledger.money ||= fact.size.money;
  const what = ledger.what(fact.what, fact.size.money);
  const key = { who, what };
  const size = amountOf(fact.size.text);
  const entry = ledger.find(key);
  if (!size) return false;
  if ((fact.size.part || fact.more) && !entry) return false;
  if (fact.size.part && ledger.gone.has(entry) && !fact.size.ofRest) return false;
  const amount = fact.size.part && entry ? times(size, entry.amount) : size;
  if (!amount) return false;
  ledger.told.push({ ...key, verb: fact.verb, amount });
  ledger.meet(who, what);
  ledger.remember(fact);
  if (entry) {
    ledger.changed ||= entry.verbs.at(-1) !== fact.verb;
    ledger.gone.add(entry);
    entry.amount = fact.way === 'in' ? plus(entry.amount, amount) : minus(entry.amount, amount);
    entry.verbs.push(fact.verb);
  } else if (fact.way === 'in') ledger.entries.push({ ...key, amount, verbs: [fact.verb] });
  if (fact.to === undefined) return true;
  const other = person(fact.to);
  const there = ledger.find({ who: other, what });
  if (there) there.amount = plus(there.amount, amount);
  return !he.test(other);
}

function addCompare(ledger: Ledger, fact: Extract<Fact, { kind: 'compare' }>): boolean {
  const both = he.test(fact.who) && he.test(fact.than) ? ledger.pair(fact.who, fact.than) : null;
  const than = both
    ? both[1]
    : fact.than === ''
      ? ledger.who('they', person(fact.who))
      : ledger.who(fact.than);
  const who = both ? both[0] : ledger.who(fact.who, than ?? '');
  if (who === null || than === null || who === than || ledger.changed) return false;
  ledger.money ||= fact.plus?.money ?? false;
  const what = ledger.what(fact.what, ledger.money);
  const shift = numberAmount(`${Math.abs(fact.years ?? 0)}`, rational(Math.abs(fact.years ?? 0)));
  const at = (amount: Amount): Amount =>
    fact.years === undefined ? amount : (fact.years < 0 ? minus : plus)(amount, shift);
  const base = ledger.known({ who: than, what });
  if (!base) return false;
  const factor = fact.factor === undefined ? null : amountOf(fact.factor);
  const size = fact.plus && amountOf(fact.plus.text);
  const scaled = factor ? times(factor, at(base.amount)) : at(base.amount);
  if (!scaled || (fact.plus && !size)) return false;
  const amount = size ? (fact.fewer ? minus : plus)(scaled, size) : scaled;
  ledger.meet(than, what);
  ledger.meet(who, what);
  if (fact.years === undefined) return ledger.set({ who, what }, amount, 'compare');
  const entry = ledger.known({ who, what });
  if (!entry) return false;
  ledger.equations.push([at(entry.amount), amount]);
  return true;
}

function addFact(ledger: Ledger, fact: Fact): boolean {
  if (fact.kind === 'event') return addEvent(ledger, fact);
  if (fact.kind === 'compare') return addCompare(ledger, fact);
  if (fact.kind === 'has') {
    const who = ledger.who(fact.who);
    const told =
      ledger.entries.length > 1 && ledger.entries.every((entry) => entry.what === '' && entry.who !== '');
    if (fact.who === undefined && told && wholes.test(fact.what ?? ''))
      return addTogether(ledger, { kind: 'together', size: fact.size });
    const letter = fact.size.text === 'some' ? ledger.letter() : null;
    const size = letter === null ? amountOf(fact.size.text) : letterAmount(letter);
    if (who === null || !size) return false;
    ledger.money ||= fact.size.money;
    const what = ledger.what(fact.what, fact.size.money);
    ledger.meet(who, what);
    ledger.remember(fact);
    return ledger.set({ who, what }, size, 'have');
  }
  if (fact.kind === 'same-again') {
    const last = ledger.again();
    return (
      last !== null &&
      addFact(ledger, { ...last, size: fact.size, ...(fact.what === undefined ? {} : { what: fact.what }) })
    );
  }
  if (fact.kind === 'left') return leaves(ledger, fact);
  return fact.kind === 'together';
}

/** What is left at the end, which is told: an equation for what there was at first. */
function leaves(ledger: Ledger, fact: Extract<Fact, { kind: 'left' }>): boolean {
  const size = amountOf(fact.size.text);
  const [entry, more] = ledger.entries;
  if (!size || !entry || more || entry.amount.letters.size === 0) return false;
  ledger.equations.push([entry.amount, size]);
  ledger.first = letterAmount([...entry.amount.letters.keys()][0] ?? '');
  return true;
}

/** What everybody has together: an equation, once all of them are known. */
function addTogether(ledger: Ledger, fact: Extract<Fact, { kind: 'together' }>): boolean {
  const size = amountOf(fact.size.text);
  const [first, ...others] = ledger.entries;
  if (!size || !first || others.length === 0 || ledger.changed) return false;
  const what = fact.what;
  const own = (entry: Entry): boolean =>
    what === undefined || entry.what === '' || sameThing(entry.what, what) || sameThing(entry.who, what);
  if (!fact.size.money && !ledger.entries.every((entry) => own(entry) || entry.what === '')) return false;
  const years = fact.years === undefined ? null : numberAmount(`${fact.years}`, rational(fact.years));
  const at = (amount: Amount): Amount => (years ? plus(amount, years) : amount);
  const sum = others.reduce(
    (total, { amount }) => plus(total, inBrackets(at(amount))),
    inBrackets(at(first.amount)),
  );
  ledger.equations.push([sum, size]);
  return true;
}

const does = '(?:does|do|did|will|would|can|is|are|was|were)';
const verbs = `(?<v>${haveVerbs}|${inVerbs}|${outVerbs})`;
const when =
  '(?<when> left| now| altogether| left altogether| then| remaining| left now| in the end| at the end| at first| together)?';
const questions = {
  difference: [
    `how (?:many|much) (?:more|fewer|less)(?: {N})? ${does} {s} ${verbs}(?: left)? than {t}(?: does| did| has)?`,
    'how (?:many|much) (?:more|fewer|less) (?:{N} )?(?:are|were) there than {t}',
    'how many years (?:older|younger) is {s} than {t}',
  ].map(clause),
  amount: [
    `how (?:many|much)(?: {N})? ${does} {s} ${verbs}${when}{tail}`,
    `how (?:many|much)(?: {N})? (?:are|is|were|was)(?: there)?${when}{tail}`,
    `how (?:many|much)(?: {N})? (?:are|is|were|was) still{tail}`,
    `how (?:many|much)(?: {N})? ${does} {s} have still left`,
    'how old (?:is|are|was) {s}',
    `how (?:many|much)(?: {N})? remain(?:s)?{tail}`,
    'how (?:tall|long|heavy|far) (?:is|was) {s}',
    'how much does {s} (?:weigh|cost)',
    "(?:what is|find) {s}'s? age",
    '(?:what is|find) the total(?: number of {N})?',
  ].map(clause),
  first: [
    `how (?:many|much)(?: {N})? (?:does|do|did) {s} (?:have|start with|begin with)(?: at first| before| at the start| in the beginning| at the beginning)?`,
    `how (?:many|much)(?: {N})? (?:were|was) (?:there )?(?:in{rest} )?(?:at first|at the start|in the beginning|before)`,
  ].map(clause),
  later: ['how old will {s} be in {n} years'].map(clause),
};

const total = (entries: readonly { readonly amount: Amount }[]): Amount | null => {
  const [first, ...others] = entries;
  if (!first) return null;
  return others.reduce((sum, { amount }) => plus(sum, amount), first.amount);
};

function asksAmount(ledger: Ledger, found: Groups, asked: string): Amount | null {
  const all = /\b(?:al)?together\b|\btotal\b/.test(`${found.when ?? ''} ${asked}`);
  const everyone = found.s !== undefined && they.test(found.s);
  const name = found.s === undefined || everyone ? null : ledger.who(found.s);
  if (name === null && found.s !== undefined && !everyone) return null;
  const named = found.N === undefined ? null : thing(found.N);
  const what = named !== null && /^(?:money|cash)$/.test(named) ? '$' : named;
  const verb = found.v === undefined ? 'have' : lemmaOf(found.v);
  const fits = ({ who, what: of }: Key): boolean =>
    (name === null || who === name) &&
    (what === null || sameThing(of, what) || sameThing(who, what) || (of === '' && name !== null));
  // What a case holds is not counted with the cases.
  const inCases = ledger.entries.some(
    ({ who }) => who !== '' && ledger.entries.some(({ what: of }) => sameThing(of.split(' ')[0] ?? '', who)),
  );
  if (inCases) return null;
  const left = /left|remain|still/.test(`${found.when ?? ''} ${asked}`);
  if (verb !== 'have' && !/^(?:has|had|own|keep)/.test(verb)) {
    const spoken = ledger.told.filter(fits);
    if (left || spoken.some((told) => told.verb !== verb)) return null;
    if (spoken.length === 0) return null;
    const entries = ledger.entries.filter(fits);
    const from = entries.length > 0 && !goes.has(verb) ? entries : spoken;
    return from.length === 1 || all || everyone ? total(from) : null;
  }
  const entries = ledger.entries.filter(fits);
  if (left && ledger.told.length === 0) return null;
  const [only, more] = entries;
  if (!only) return null;
  if (!more) return only.amount;
  return all && (everyone || name !== null || found.s === undefined) ? total(entries) : null;
}

function asksDifference(ledger: Ledger, found: Groups): Amount | null {
  const [a, b] = [found.s ?? found.N, found.t].map((name) =>
    ledger.entries.filter(
      ({ who, what }) =>
        name !== undefined &&
        (who === person(name) || (who !== '' && sameThing(who, name)) || sameThing(what, name)),
    ),
  );
  const [one, other] = [a?.[0], b?.[0]];
  return one && other && a?.length === 1 && b?.length === 1 && one !== other
    ? minus(one.amount, other.amount)
    : null;
}

const unitOf = (ledger: Ledger, what: string | undefined): Unit => {
  if (ledger.money) return { kind: 'money' };
  const own = ledger.entries[0]?.what ?? '';
  if (isMeasure(own) && (what === undefined || sameThing(own, what))) return { kind: 'measure', name: own };
  const name = what ?? own;
  return { kind: name === '' || isMeasure(name) ? 'measure' : 'things', name: what ?? name };
};

/** Stories of what people have, get, give away and have together, and of their ages. */
export function readAmounts(told: readonly Fact[], asked: string): Reading | null {
  const facts = told.map(heldAsHad);
  const ledger = new Ledger();
  if (!facts.every((fact) => addFact(ledger, fact))) return null;
  if (!facts.every((fact) => fact.kind !== 'together' || addTogether(ledger, fact))) return null;
  const later = match(asked, questions.later);
  const found = match(asked, questions.difference);
  const start = match(asked, questions.first);
  const plain = match(asked, questions.amount);
  let amount: Amount | null = null;
  if (later) {
    const now = asksAmount(ledger, later, '');
    const years = later.n;
    const size = years === undefined ? null : amountOf(years);
    amount = now && size ? plus(now, size) : null;
  } else if (ledger.first) amount = start ? ledger.first : null;
  else if (/\b(?:at first|before|beginning|at the start)\b/.test(asked)) return null;
  else if (found) amount = asksDifference(ledger, found);
  else if (plain) amount = asksAmount(ledger, plain, asked);
  if (!amount) return null;
  const says = ledger.entries.map(({ who, what, amount: of }) => `${sayOwner(who, what)} = ${of.text}`);
  return {
    says,
    equations: ledger.equations,
    asked: amount,
    unit: unitOf(ledger, (start ?? plain ?? found)?.N),
  };
}

function sayOwner(who: string, what: string): string {
  const things = what === '$' ? 'dollars' : what === '' ? 'number' : plural(what);
  return who === '' ? things : `${things} of ${who}`;
}
