import { divideRational } from '../../../rational/rational.ts';
import { type Amount, amountOf, letterAmount, minus, numberAmount, plus, times } from './amount.ts';
import { type Fact, heldAsHad } from './facts.ts';
import type { Reading, Unit } from './reading.ts';
import { clause, isMeasure, match, sameThing, thing } from './story-words.ts';

type Rate = Extract<Fact, { kind: 'rate' }>;
type Has = Extract<Fact, { kind: 'has' }>;

const does = '(?:does|do|did|will|would|can|must|should)';
const free = "(?: (?:until|before|that|[A-Za-z][a-z']*)){0,7}";
const questions = {
  after: [
    `how (?:many|much)(?: {N})? ${does} {s} (?:have|earn|make|save|read|cost|pay|charge|travel|drive|run|walk|bike|type|print|produce|bake|swim|hike|collect|have saved|have earned|be|weigh)(?: altogether| left| saved)?(?: (?:after|in|for|during) {n} {u}|{tail})`,
    `how (?:many|much)(?: {N})? (?:are|is|will be)(?: there)?(?: left)?(?: in{rest})? after {n} {u}`,
    `how far ${does} {s} (?:go|travel|drive|run|walk|bike|ride|fly|swim|hike|get)(?: altogether)?(?: (?:after|in|for) {n} {u})?`,
    `what is the total (?:cost|charge|price) (?:for|of) {n} {u}{rest}`,
    `how much ${does} (?:it|{s}) cost (?:to [a-z]+ )?(?:for )?{n} {u}`,
    `how much ${does} (?:it|{s}) cost to [a-z]+(?: it| one| the [a-z]+)? for {n} {u}`,
    `how much ${does} an? {n}[- ]{u} (?:ride|trip|rental|lesson|call|job|visit|stay|repair) cost`,
    `how (?:tall|long|deep|high) (?:is|will) {s}(?: be)? (?:after|in) {n} {u}`,
  ].map(clause),
  until: [
    `(?:in |after )?how (?:long|many {u})${free} {$p}${free}`,
    `(?:in |after )?how (?:long|many {u})${free} {n} {N}${free}`,
    `(?:in |after )?how (?:long|many {u})${free} (?<empty>empty|gone|run out|melt completely)${free}`,
  ].map(clause),
  spent: [`how many {u}${free}`, `(?:for )?how many {u} (?:was|did|were|is|can|does)${free}`].map(clause),
  same: [
    String.raw`(?:in |after |for )?how many {u}${free} (?:the same|equal|cost the same)${free}`,
    String.raw`(?:in |after |for )?how many {u}${free} the (?:costs|plans|prices|charges|amounts|two plans|two companies)${free} (?:equal|the same)`,
  ].map(clause),
};

const inOne: Readonly<Record<string, string>> = {
  'week day': '7',
  'hour minute': '60',
  'minute second': '60',
  'year month': '12',
  'day hour': '24',
};
/** How many of the rate's periods a time has: 2 weeks are 2 · 7 days; null where the two do not go together. */
function inPeriods(time: Amount, from: string, to: string): Amount | null {
  if (samePeriod(from, to)) return time;
  const factor = amountOf(inOne[`${thing(from)} ${thing(to)}`]);
  if (factor) return times(time, factor);
  const parts = amountOf(inOne[`${thing(to)} ${thing(from)}`]);
  return parts && numberAmount(`(${time.text}/${parts.text})`, divideRational(time.number, parts.number));
}

const samePeriod = (a: string, b: string): boolean => thing(a) === thing(b);

const pronoun = /^(?:he|she|it|they|we|you)$/;
/** Whether two names can be of the same one; a pronoun can be of anybody. */
const sameOne = (a: string | undefined, b: string | undefined): boolean =>
  a === undefined || b === undefined || pronoun.test(a) || pronoun.test(b) || sameThing(a, b);

/** What there is before a rate begins: it is the same one's, and of the same things. */
const beginsWith = (has: Has | undefined, rate: Rate | undefined): boolean =>
  has !== undefined &&
  rate !== undefined &&
  has.size.money === rate.size.money &&
  sameOne(has.who, rate.who) &&
  (has.what === undefined ||
    rate.what === undefined ||
    sameThing(has.what, rate.what) ||
    isMeasure(has.what));

/** The start of each rate, told with it or apart: `Sam has $50` before `he saves $10 per week`. */
function starts(facts: readonly Fact[], rates: readonly Rate[]): readonly (Amount | null)[] | null {
  const told = facts.filter((fact) => fact.kind === 'has');
  if (told.length === 0) return rates.map(({ start }) => amountOf(start));
  const pairs = told.every((has, i) => beginsWith(has, rates[i]) && rates[i]?.start === undefined);
  if (told.length !== rates.length || !pairs) return null;
  const order = facts.filter((fact) => fact.kind === 'has' || fact.kind === 'rate');
  const inTurn = order.every((fact, i) => rates.length === 1 || fact.kind === (i % 2 === 0 ? 'has' : 'rate'));
  return inTurn ? told.map(({ size }) => amountOf(size.text)) : null;
}

/** What there is after a number of periods. */
function after({ rate, start, time }: { rate: Rate; start: Amount | null; time: Amount }): Amount | null {
  const size = amountOf(rate.size.text);
  const grown = size && times(time.letters.size > 0 ? size : time, time.letters.size > 0 ? time : size);
  if (!grown) return null;
  if (!start) return rate.way === 'in' ? grown : null;
  return (rate.way === 'in' ? plus : minus)(start, grown);
}

const unitOf = (rate: Rate): Unit =>
  rate.size.money ? { kind: 'money' } : { kind: 'measure', name: rate.what ?? '' };

const say = ({ size, what, per, way }: Rate, start: Amount | null): string =>
  `${start ? `${start.text} at the start, ` : ''}${way === 'in' ? '' : 'minus '}${size.money ? '$' : ''}${size.text}${what === undefined ? '' : ` ${what}`} per ${per}`;

/** Several legs of one trip or of one week of work: each rate times its own time. */
function legs(facts: readonly Fact[], asked: string): Reading | null {
  const pairs: Amount[] = [];
  const says: string[] = [];
  let first: Rate | null = null;
  for (let i = 0; i < facts.length; i += 2) {
    const [rate, time] = [facts[i], facts[i + 1]].sort((a) => (a?.kind === 'rate' ? -1 : 1));
    if (
      rate?.kind !== 'rate' ||
      time?.kind !== 'time' ||
      !samePeriod(rate.per, time.per) ||
      rate.start !== undefined
    )
      return null;
    if (
      first &&
      (first.size.money !== rate.size.money || (rate.what !== undefined && first.what !== rate.what))
    )
      return null;
    if (first && !sameOne(first.who, rate.who)) return null;
    first ??= rate;
    const [size, many] = [amountOf(rate.size.text), amountOf(time.size.text)];
    const part = size && many && times(many, size);
    if (!part || rate.way === 'out') return null;
    pairs.push(part);
    says.push(`${say(rate, null)} for ${time.size.text} ${time.per}`);
  }
  const found = match(asked, questions.after);
  if (
    !found ||
    !first ||
    !sameOne(found.s, first.who) ||
    found.n !== undefined ||
    (found.N !== undefined && first.what !== undefined && !sameThing(found.N, first.what))
  )
    return null;
  const [one, ...others] = pairs;
  return one ? { says, equations: [], asked: others.reduce(plus, one), unit: unitOf(first) } : null;
}

/** Two amounts that come together: when both are the same. */
function meeting(facts: readonly Fact[], asked: string): Reading | null {
  const rates = facts.filter((fact) => fact.kind === 'rate');
  const [a, b] = rates;
  const found = match(asked, questions.same);
  const begin = starts(facts, rates);
  if (
    !a ||
    !b ||
    rates.length > 2 ||
    !found ||
    !begin ||
    !samePeriod(a.per, b.per) ||
    !samePeriod(found.u ?? '', a.per)
  )
    return null;
  if (a.size.money !== b.size.money) return null;
  const time = letterAmount('n');
  const [left, right] = [a, b].map((rate, i) => after({ rate, start: begin[i] ?? null, time }));
  if (!left || !right) return null;
  return {
    says: [...[a, b].map((rate, i) => say(rate, begin[i] ?? null)), `n ${a.per}s`],
    equations: [[left, right]],
    asked: time,
    unit: { kind: 'measure', name: found.u ?? '' },
  };
}

/** Stories of an amount that grows or shrinks evenly: how much after a time, or how long until an amount. */
export function readRates(told: readonly Fact[], asked: string): Reading | null {
  const spent = told.find((fact) => fact.kind === 'paid' || fact.kind === 'price');
  const facts = told.filter((fact) => fact !== spent).map(heldAsHad);
  if (!facts.every(({ kind }) => kind === 'rate' || kind === 'time' || kind === 'has')) return null;
  const rates = facts.filter((fact) => fact.kind === 'rate');
  const [rate, second] = rates;
  if (!rate) return null;
  if (second)
    return facts.length === 2 * rates.length && facts.some(({ kind }) => kind === 'time')
      ? legs(facts, asked)
      : meeting(facts, asked);
  const spans = facts.filter((fact) => fact.kind === 'time');
  const begin = starts(facts, rates);
  if (!begin) return null;
  const [start = null] = begin;
  const found = match(asked, questions.after);
  const [span, more] = spans;
  if (more) return null;
  if (found && !spent) {
    const period = found.n === undefined ? span?.per : found.u;
    const time = found.n === undefined ? amountOf(span?.size.text) : amountOf(found.n);
    if (!time || period === undefined || (found.n !== undefined && span)) return null;
    const many = inPeriods(time, period, rate.per);
    if (!many || !sameOne(found.s, rate.who)) return null;
    if (
      found.N !== undefined &&
      !/^money$/.test(found.N) &&
      rate.what !== undefined &&
      !sameThing(found.N, rate.what)
    )
      return null;
    const gained = /\b(?:earn|save|lose|gain|use)\b/.test(asked) && start !== null;
    const amount = gained ? null : after({ rate, start, time: many });
    return amount && { says: [say(rate, start)], equations: [], asked: amount, unit: unitOf(rate) };
  }
  const until = match(asked, questions.until);
  if (spent) {
    const goal = match(asked, questions.spent);
    const time = letterAmount('n');
    const cost =
      rate.size.money && goal && samePeriod(goal.u ?? '', rate.per) && !span
        ? after({ rate, start, time })
        : null;
    const paid = amountOf(spent.price);
    const unit = { kind: 'measure', name: goal?.u ?? '' } as const;
    return (
      cost &&
      paid && { says: [say(rate, start), `n ${goal?.u}`], equations: [[cost, paid]], asked: time, unit }
    );
  }
  if (!until || span) return null;
  const goal = until.empty === undefined ? amountOf(until.p ?? until.n) : numberAmount('0', { n: 0n, d: 1n });
  if (!goal || (until.u !== undefined && !samePeriod(until.u, rate.per))) return null;
  if ((until.p !== undefined) !== rate.size.money && until.empty === undefined) return null;
  if (until.N !== undefined && rate.what !== undefined && !sameThing(until.N, rate.what)) return null;
  if (/\bmore\b/.test(asked)) return null;
  const unit = { kind: 'measure', name: `${thing(rate.per)}s` } as const;
  const size = amountOf(rate.size.text);
  if (!start && size && size.number.n > 0n && rate.way === 'in')
    return {
      says: [say(rate, null)],
      equations: [],
      asked: numberAmount(`${goal.text} ÷ ${size.text}`, divideRational(goal.number, size.number)),
      unit,
    };
  const time = letterAmount('n');
  const amount = after({ rate, start, time });
  return (
    amount && {
      says: [say(rate, start), `n ${thing(rate.per)}s`],
      equations: [[amount, goal]],
      asked: time,
      unit,
    }
  );
}
