import { divideRational, rational } from '../../../rational/rational.ts';
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
import type { Reading } from './reading.ts';
import { clause, match, plural, sameThing, thing } from './story-words.ts';

const free = "(?: [A-Za-z][a-z']*){0,7}";
const questions = {
  together: [
    `how (?:long|many {u})${free} (?:together|both)${free}`,
    `how (?:long|many {u})${free} both${free} together${free}`,
    `how (?:long|many {u})${free} if they${free} together`,
  ].map(clause),
  kind: [`how many {N} (?:were|are|did)(?: [a-z]+)?(?: sold| sell)?${free}`].map(clause),
  mixed: [`how many {u} of (?:the )?(?<which>cheap|cheaper|expensive|more expensive|costly){rest}`].map(
    clause,
  ),
  crew: [`how (?:long|many {u}) (?:would|will|does|do|did) (?:it take )?{n} {N}(?: take)?${free}`].map(
    clause,
  ),
  needed: [
    'how (?:much|many) {N} (?:is|are|will be) needed (?:for|to make|to serve) {n} {M}',
    'how (?:much|many) {N} (?:do|does) (?:you|i|he|she|we|they) need (?:for|to make|to serve) {n} {M}',
  ].map(clause),
  profit: [
    '(?:what is|what was|find) (?:the|his|her|their|its) profit',
    'how much(?: money)?(?: profit)? (?:does|did) {s} (?:make|earn|gain)(?: in profit)?',
  ].map(clause),
  gets: ['how (?:much|many)(?: {N})? (?:does|did|will) {s} (?:get|receive)'].map(clause),
  value: [
    `what is (?:it|the (?:new |final |resulting )?(?:{N})|its (?:new |final )?(?:{N})|the result)(?: worth)?${free}`,
    `how (?:much|many)(?: {N})? (?:is|are) (?:it|there|the {M})(?: worth)?${free}`,
    `how much does (?:it|the {N}) cost${free}`,
    'what (?:is|was) (?:the|its) (?:selling|sale|new|final|retail) price',
  ].map(clause),
  share: [`how many (?:of them )?(?<no>are not |were not |is not )?{N}?(?: (?:are|were) there)?${free}`].map(
    clause,
  ),
};

/** What was put on or taken off is another amount than what it came to. */
const changeItself =
  /\b(?:mark-?up|markdown|discount|tip|tax|increase|decrease|raise|rise|drop|savings?|interest|loss|gain|reduction|change|difference)$/;

const liquid = '(?:pure )?[a-z]+(?: [a-z]+)?';
const strengths = new RegExp(
  String.raw`^how (?:many|much) (liters|milliliters|gallons|ounces|grams|ml|l|quarts|cups|pints|pounds) of (?:an? )?(\d+(?:\.\d+)?)% ${liquid} (?:must|should|would|do|does|can|will|needs? to)(?: (?:you|i|we|she|he|they|(?:an? |the )[a-z]+))?(?: (?:need|have|want))?(?: to)? ?(?:be )?(?:mixed|mix|added|add|combined|combine) (?:with|to) (\d+(?:\.\d+)?) (?:\1|(?<=\bliters\b.*)l|(?<=\bmilliliters\b.*)ml) of (?:an? )?(\d+(?:\.\d+)?)% ${liquid} (?:to|so that (?:you|i|we|she|he|they)) (?:get|make|obtain|produce|have) (?:an? )?(\d+(?:\.\d+)?)%(?: ${liquid})?$`,
);

const x = letterAmount('x');
const whole = numberAmount('1', rational(1));

function over(top: Amount, bottom: Amount): Amount {
  const factor = divideRational(rational(1), bottom.number);
  return { ...(times(top, numberAmount('', factor)) ?? top), text: `${top.text}/${bottom.text}` };
}

/** Two that work on one thing: the parts they do in x periods make the whole. */
function jobs(facts: readonly Fact[], asked: string): Reading | null {
  const found = match(asked, questions.together);
  const both = facts.filter((fact) => fact.kind === 'job');
  const [a, b] = both;
  if (
    !found ||
    !a ||
    !b ||
    both.length + facts.filter(({ kind }) => kind === 'both').length !== facts.length ||
    both.length > 3 ||
    both.some(({ per }) => thing(per) !== thing(a.per))
  )
    return null;
  if (found.u !== undefined && thing(found.u) !== thing(a.per)) return null;
  const parts = both.map(({ size }) => amountOf(size.text));
  if (parts.some((part) => part === null || part.number.n <= 0n)) return null;
  const [first, ...others] = parts.flatMap((part) => (part ? [over(x, part)] : []));
  if (!first) return null;
  const says = both.map(({ who, size, per }) => `${who} does 1/${size.text} per ${thing(per)}`);
  return {
    says,
    equations: [[others.reduce(plus, first), whole]],
    asked: x,
    unit: { kind: 'measure', name: plural(a.per) },
    explained: ['2'],
  };
}

/** Two kinds with their prices, how many there are and what they cost together. */
function kinds(facts: readonly Fact[], asked: string): Reading | null {
  const prices = facts.filter((fact) => fact.kind === 'price');
  const sold = facts.find((fact) => fact.kind === 'sold');
  const found = match(asked, questions.kind);
  const [a, b] = prices;
  if (!a || !b || sold?.kind !== 'sold' || facts.length !== 3 || !found) return null;
  const kindOf = (name: string): string =>
    thing(name)
      .split(' ')
      .filter((word) => word !== thing(sold.what))
      .join(' ');
  const asksFor = prices.findIndex(
    ({ what }) => kindOf(what) !== '' && kindOf(found.N ?? '') === kindOf(what),
  );
  const [p, q, count, total] = [a.price, b.price, sold.count, sold.price].map(amountOf);
  const y = letterAmount('y');
  if (!p || !q || !count || !total || asksFor < 0) return null;
  const [left, right] = [times(p, x), times(q, y)];
  if (!left || !right) return null;
  return {
    says: [`x ${a.what} at $${a.price}`, `y ${b.what} at $${b.price}`],
    equations: [
      [plus(x, y), count],
      [plus(left, right), total],
    ],
    asked: asksFor === 0 ? x : y,
    unit: { kind: 'things', name: found.N ?? '' },
  };
}

/** Two kinds of one thing mixed to an amount with a price between theirs. */
function mixture(facts: readonly Fact[], asked: string): Reading | null {
  const found = match(asked, questions.mixed);
  const [mix, goal, more] = facts;
  if (mix?.kind !== 'mix' || goal?.kind !== 'mixed' || more || !found || !sameThing(found.u ?? '', goal.what))
    return null;
  const [low, high, size, price] = [mix.one, mix.other, goal.size.text, goal.price].map(amountOf);
  if (!low || !high || !size || !price || low.number.n * high.number.d >= high.number.n * low.number.d)
    return null;
  const rest = minus(size, x);
  const [a, b, all] = [times(low, x), times(high, inBrackets(rest)), times(price, size)];
  return (
    a &&
    b &&
    all && {
      says: [`x at $${mix.one}`, `${rest.text} at $${mix.other}`],
      equations: [[plus(a, b), all]],
      asked: /cheap/.test(found.which ?? '') ? x : rest,
      unit: { kind: 'measure', name: goal.what },
    }
  );
}

/** A solution of one strength mixed with another one to a strength between them. */
function solutions(facts: readonly Fact[], asked: string): Reading | null {
  const [, unit = '', one = '', size = '', other = '', goal = ''] = strengths.exec(asked) ?? [];
  const [a, n, b, c] = [`${one}%`, size, `${other}%`, `${goal}%`].map(amountOf);
  if (unit === '' || facts.length > 0 || !a || !n || !b || !c) return null;
  const [left, right, sum] = [times(a, x), times(b, n), times(c, plus(x, n))];
  return (
    left &&
    right &&
    sum && {
      says: [`x ${unit} of ${one}%`, `${size} ${unit} of ${other}%`],
      equations: [[plus(left, right), sum]],
      asked: x,
      unit: { kind: 'measure', name: unit },
    }
  );
}

/** One clause that tells a pair of amounts, and a question for what belongs to another one. */
function single(facts: readonly Fact[], asked: string): Reading | null {
  const [fact, more] = facts;
  if (!fact || more) return null;
  if (fact.kind === 'crew') {
    const found = match(asked, questions.crew);
    if (
      !found ||
      !sameThing(found.N ?? '', fact.who) ||
      (found.u !== undefined && thing(found.u) !== thing(fact.per))
    )
      return null;
    const [many, time, others] = [fact.many, fact.time, found.n ?? ''].map(amountOf);
    const [left, right] = many && time && others ? [times(others, x), times(many, time)] : [];
    return left && right
      ? {
          says: [`${fact.many} · ${fact.time} ${fact.per} of work`],
          equations: [[left, right]],
          asked: x,
          unit: { kind: 'measure', name: plural(fact.per) },
        }
      : null;
  }
  if (fact.kind === 'goes-with') {
    const found = match(asked, questions.needed);
    if (!found || !sameThing(found.M ?? '', fact.of) || !sameThing(found.N ?? '', fact.what)) return null;
    const [one, other, wanted] = [fact.one, fact.other, found.n ?? ''].map(amountOf);
    const [left, right] = one && other && wanted ? [times(one, x), times(other, wanted)] : [];
    return left && right
      ? {
          says: [`${fact.other} ${fact.what} for ${fact.one} ${fact.of}`],
          equations: [[left, right]],
          asked: x,
          unit: { kind: 'measure', name: fact.what },
        }
      : null;
  }
  if (fact.kind === 'resold') {
    const [cost, price] = [amountOf(fact.cost), amountOf(fact.price)];
    if (!match(asked, questions.profit) || !cost || !price) return null;
    return {
      says: [`cost $${fact.cost}`, `sold for $${fact.price}`],
      equations: [],
      asked: minus(price, cost),
      unit: { kind: 'money' },
    };
  }
  if (fact.kind !== 'ratio-share') return null;
  const at = fact.names.indexOf(match(asked, questions.gets)?.s ?? '');
  const [a, b, all] = [...fact.ratio, fact.size.text].map(amountOf);
  const [part, other] = a && b ? [times(a, x), times(b, x)] : [];
  if (at < 0 || !part || !other || !all) return null;
  return {
    says: [`${fact.names[0]}: ${part.text}`, `${fact.names[1]}: ${other.text}`],
    equations: [[plus(part, other), all]],
    asked: at === 0 ? part : other,
    unit: fact.size.money ? { kind: 'money' } : { kind: 'things', name: '' },
  };
}

/** An amount that changes by percents, one after the other. */
function percents(facts: readonly Fact[], asked: string): Reading | null {
  const [start, ...changes] = facts;
  if (
    !start ||
    (start.kind !== 'has' && start.kind !== 'price' && !(start.kind === 'item' && start.count === '1')) ||
    changes.length === 0 ||
    !match(asked, questions.value) ||
    changeItself.test(asked)
  )
    return null;
  const first = amountOf(start.kind === 'has' ? start.size.text : start.price);
  let amount = first;
  for (const change of changes) {
    if (change.kind !== 'change') return null;
    const share = amountOf(`${change.percent}%`);
    amount = amount && share && times(amount, (change.up ? plus : minus)(whole, share));
  }
  if (!amount) return null;
  const money = start.kind !== 'has' || start.size.money;
  return {
    says: [`${first?.text} at the start`],
    equations: [],
    asked: amount,
    unit: money ? { kind: 'money' } : { kind: 'measure', name: '' },
    explained: changes.map(() => '1'),
  };
}

/** Two kinds that make the whole of a group, each the rest of the other. */
export const opposites: ReadonlyMap<string, string> = new Map(
  'boys girls|children adults|kids adults|men women|students teachers|red blue'
    .split('|')
    .slice(0, 4)
    .flatMap((pair) => {
      const [a = '', b = ''] = pair.split(' ');
      return [[a, b] as const, [b, a] as const];
    }),
);

/** A part of a group in percent, or those that are not in it. */
function shares(facts: readonly Fact[], asked: string): Reading | null {
  const [start, share, more] = facts.map(heldAsHad);
  const found = match(asked, questions.share);
  if (start?.kind !== 'has' || share?.kind !== 'share' || more || !found || start.size.money) return null;
  const [all, part] = [amountOf(start.size.text), amountOf(`${share.percent}%`)];
  if (!all || !part) return null;
  const same = sameThing(found.N ?? '', share.what) && found.N !== undefined;
  const other = found.no !== undefined ? same : opposites.get(share.what) === found.N;
  if (found.N === undefined || (!same && !other)) return null;
  const amount = times(other ? inBrackets(minus(whole, part)) : part, all);
  return (
    amount && {
      says: [
        `${start.size.text} ${start.what ?? ''}`,
        `${share.what}: ${share.percent}%${other && found.no === undefined ? `, the others are ${found.N}` : ''}`,
      ],
      equations: [],
      asked: amount,
      unit: { kind: 'things', name: found.no === undefined ? found.N : (start.what ?? '') },
      explained: ['1'],
    }
  );
}

/** Stories of two that go together: workers, kinds, mixtures, and percents of one amount. */
export const readPairs = (facts: readonly Fact[], asked: string): Reading | null =>
  jobs(facts, asked) ??
  kinds(facts, asked) ??
  mixture(facts, asked) ??
  solutions(facts, asked) ??
  single(facts, asked) ??
  percents(facts, asked) ??
  shares(facts, asked);
