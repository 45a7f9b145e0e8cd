import { evaluateExact } from '../../../judge/equivalent.ts';
import { together, workedOut } from '../../exercises/exercise.ts';
import { moneyText } from '../../money/solve-money.ts';
import { after, decimalText, type Frame, type Told } from './frame.ts';

const root = (word: string): string => word.replace(/(?:ies|(?<!s)s)$/, '').replace(/e$/, '');
const perOne =
  /^@(?: ?(?!(?:an?|per|each|every|for|and|plus|to|in|up|tall|high|if|with)\b)[a-z]+)? ?(?:(?:per|an?|for each|for every|each|every)\b|\/) ?(?:extra |additional )?([a-z]+)/;
/** A name such as `plan 2`, or how many there are to compare, is no amount. */
const nameOf =
  /\b(?:plan|company|option|tank|car|store|gym|club|package|deal|offer|service|number|no\.?|driver|candle|tree|pool) @(?! ?(?:dollars|bucks|an?|per|each|every)\b)|(?:^|[.;] |\bthese |\bof )@ (?:[a-z-]+ ){0,2}(?:providers|companies|plans|gyms|stores|options|tanks|trees|candles|plumbers|clubs|services|pools|taxis|friends|people|studios)\b/;
const meets = /\b(?:same|equal(?:s|ly)?|break[- ]?even|match(?:es)?|as much as|as many as|as tall as)\b/;
const isOther =
  /\b(?:percent|free|off|discount|over (?:#|that)|twice|half|double|after the first|first (?:#|month|hour|week|year|day|class|mile)|later|behind|ahead|toward|towards|apart|opposite|owes?|owed|debt|loan|third|each other|tax|tip)\b/;
const falls =
  /\b(?:los(?:es?|ing)|lost|spend(?:s|ing)?|spent|burn(?:s|ing)?|drain(?:s|ing|ed)?|leak(?:s|ing)?|us(?:es?|ing)|withdraw(?:s|ing)?|tak(?:es?|ing)(?: out)?|descend(?:s|ing)?|drop(?:s|ping)?|melt(?:s|ing)?|decreas(?:es|ing)|shrink(?:s|ing)?|emptied|empt(?:y|ies|ying)|remov(?:es?|ing)|giv(?:es?|ing) away|sinks?|fall(?:s|ing)?|pay(?:s|ing)? off|down|goes down)\b/;
const rises =
  /\b(?:sav(?:es?|ing)|add(?:s|ed|ing)?|gain(?:s|ing)?|grow(?:s|ing)?|charg(?:es?|ing)|plus|deposit(?:s|ing)?|earn(?:s|ing)?|puts?|fill(?:s|ed|ing)?|climb(?:s|ing)?|ris(?:es?|ing)|increas(?:es|ing)|gets?|up|puts?|collects?|costs?)\b/;
const smooth = /^(?:hour|mile|minut|second|day|week|month|year|km|kilometer)$/;
const noFee =
  /\bno (?:[a-z-]+ ){0,2}(?:fees?|charges?|costs?|deposit|membership)\b|\bnothing to (?:join|start|sign up|enroll|begin)\b|\bwithout (?:an? )?(?:[a-z-]+ ){0,2}(?:fee|charge|deposit|membership)\b|\b(?:does not|doesn't) (?:charge|have|ask for) (?:an? )?(?:[a-z-]+ ){0,2}(?:fee|charge|deposit)\b|\bnon-?members?\b/;
/** What is asked beside the number at which both are the same. */
const alsoAsked =
  /\b(?:what|whats|what's)(?: (?:is|are|will|would|do|does|be|the|that|this|their|its|both|total|it|each|they|you|common|same|at|price|cost|then|for))* (?:costs?|prices?|amounts?|total|charges?|fees?|heights?|balances?|values?|pay|is it|temperature|altitude)\b|\bhow much (?:(?:money|water|gas|fuel|will|would|does|do|is|are|have|each|they|it|you|that|be|both|the|of|them|has|there|per|person)\b ?)*(?:costs?|pay|paid|have|has|be|is it|is there|it|each|then|$|\?)|\bhow (?:tall|high|much)\b|\bhow many(?: [a-z]+)? (?:will|does|do|would|is|are|has|have)\b/;

type Rate = { readonly told: Told; readonly name: string; readonly falls: boolean };

/** Whether a rate lowers its amount, by the words in front of it. */
function fallsIn({ around, at }: Told): boolean | null {
  const start = Math.max(around.lastIndexOf('#', at) + 1, 0);
  const segment = around.slice(start, at);
  if (falls.test(segment)) return rises.test(segment) ? null : true;
  return rises.test(segment) ? false : null;
}

function ratesOf(numbers: readonly Told[], text: string, asking: string): readonly Rate[] | null {
  const named = numbers.flatMap((told) => {
    const name = perOne.exec(after(told))?.[1];
    return name === undefined || /^(?:one-?time|flat|fixed)$/.test(name) ? [] : [{ told, name: root(name) }];
  });
  const shared = [...new Set(named.map(({ name }) => name))].filter(
    (name) => named.filter((one) => one.name === name).length === 2,
  );
  const counted = /\b(?:how many|number of|what) (?:of )?(?:the )?([a-z]+)/.exec(asking)?.[1] ?? '';
  const name = shared.find((one) => one === root(counted)) ?? (shared.length === 1 ? shared[0] : undefined);
  if (name === undefined) return null;
  // `how many` counts what the rates are told for.
  const before = asking.slice(0, Math.max(asking.search(meets), 0));
  const many = /\bhow many (?:of )?(?:the )?([a-z]+)/.exec(before)?.[1];
  if (many !== undefined && root(many) !== name) return null;
  const rates = named.filter((one) => one.name === name);
  const down = falls.test(text.slice(0, text.length - asking.length));
  const signs = rates.map(({ told }) => (down ? fallsIn(told) : false));
  return signs.includes(null) ? null : rates.map((one, i) => ({ ...one, falls: signs[i] ?? false }));
}

/** The fixed amounts in the order of the rates; a plan without one begins at 0. */
function basesOf(bases: readonly Told[], rates: readonly Rate[], text: string): readonly string[] | null {
  const [p, q] = bases;
  const [r, s] = rates;
  if (!p || !r || !s) return null;
  if (q) {
    // Each of the two tells its fixed amount and its rate side by side.
    const order = [p, q, r.told, s.told]
      .sort((one, other) => one.at - other.at)
      .map((one) => (one === p || one === q ? 'b' : 'r'));
    return /^(?:brbr|rbrb|brrb|rbbr)$/.test(order.join('')) ? [p.value, q.value] : null;
  }
  const plans = text.split(
    /(?<=[.;]) |(?<!\bfees?), (?:while|but|and) |, (?:while|and) | (?:while|(?<!\bfees? )but|or|vs\.?|versus) |, (?=(?:the )?(?:other|second|gym|plan|club|company|shop|store|pool) )/,
  );
  const own = plans.filter((plan) => plan.includes('#'));
  const [one = '', other = '', more] = own;
  const single = (plan: string): boolean => (plan.match(/#/g) ?? []).length === 1;
  // A plan that tells its rate alone has no fee.
  const free = (plan: string): boolean => noFee.test(plan) || (!noFee.test(text) && single(plan));
  if (more !== undefined || free(one) === free(other)) return null;
  const [bare, fixed] = free(one) ? [one, other] : [other, one];
  if ((bare.match(/#/g) ?? []).length !== 1 || (fixed.match(/#/g) ?? []).length !== 2) return null;
  return free(one) ? ['0', p.value] : [p.value, '0'];
}

const unitAfter = (told: Told): string =>
  /^@ ?(?!(?:an?|per|each|every|for|to|and|plus|in|at|up|tall|high|if|with|of|installation|admission|[a-z-]+ (?:fee|charge))\b)([a-z]+)/.exec(
    after(told),
  )?.[1] ?? '';
const singular = (unit: string): string =>
  unit
    .replace(/^(?:feet|ft)$/, 'foot')
    .replace(/^bucks$/, 'dollar')
    .replace(/^inches$/, 'inch')
    .replace(/s$/, '');

/** Two amounts that change evenly: when they are the same, and where it is asked for, how much each is then. */
export const plansMeet: Frame = ({ text, numbers: all }, ask) => {
  const counts = (one: Told): boolean =>
    all.length > 4 &&
    one.value === '2' &&
    !one.priced &&
    /^@ (?!(?:an?|per|each)\b)[a-z]+s\b/.test(after(one));
  const numbers = all.filter((one) => !nameOf.test(one.around) && !counts(one));
  if (numbers.length < 3 || numbers.length > 4) return null;
  const last = numbers.at(-1);
  if (!last) return null;
  const cut = text
    .slice(last.at)
    .search(/[.?;,] |\b(?:at what|when|how|what|whats|find|in how|for how|after how|for what)\b/);
  const asking = cut < 0 ? '' : text.slice(last.at + cut);
  if (!meets.test(asking) || asking.includes('#') || isOther.test(text)) return null;
  if (
    !/\b(?:when|how (?:many|long)|number of|(?:at|for|after|in) what|what (?:month|week|day|year|hour))\b/.test(
      asking,
    )
  )
    return null;
  const rates = ratesOf(numbers, text, asking);
  const bases = numbers.filter((one) => !rates?.some(({ told }) => told === one));
  const starts =
    rates && bases.length > 0 ? basesOf(bases, rates, text.slice(0, text.length - asking.length)) : null;
  const [r, s] = rates ?? [];
  if (!rates || !starts || !r || !s || bases.length + 2 !== numbers.length) return null;
  const money = new Set(numbers.map(({ priced }) => priced));
  const units = new Set(bases.map((one) => singular(unitAfter(one))));
  const [base = ''] = units;
  const others = rates.map(({ told }) => singular(unitAfter(told)));
  if (
    money.size > 1 ||
    (!last.priced && (units.size > 1 || others.some((one) => one !== '' && one !== base)))
  )
    return null;
  const side = (i: number): string =>
    `${starts[i]} ${rates[i]?.falls === true ? '-' : '+'} ${rates[i]?.told.value}x`;
  const solved = ask(`solve ${side(0)} = ${side(1)}`.replace(/\b0 \+ /g, ''));
  const found = solved && /^x = (.+)$/.exec(solved.answer)?.[1];
  const value = found ? evaluateExact(found) : null;
  if (!solved || !found || !value || value.n <= 0n) return null;
  if (value.d !== 1n && !smooth.test(r.name)) return null;
  const word = perOne.exec(after(r.told))?.[1] ?? '';
  const count = decimalText(found);
  const when = `${count} ${count === '1' ? word : word.replace(/(?<!s|ch|x)$/, 's').replace(/(ch|x|ss)$/, '$1es')}`;
  const rest = asking.replace(
    /\bhow (?:many|long)\b.*?(?=\b(?:same|equal\w*|break|match\w*|as (?:much|many|tall))\b)/,
    ' ',
  );
  if (
    !alsoAsked.test(
      rest.replace(
        /^.*?\b(?:same|equal\w*|break[- ]?even|match\w*|as (?:much|many|tall) as)(?: (?:price|cost|amount|height|total|charge|balance)(?: of (?:money|water))?)?/,
        ' ',
      ),
    )
  )
    return /\band (?:what|how|whats|what's)\b/.test(asking)
      ? null
      : together([solved], { kind: 'story', answer: when });
  const amount = workedOut(
    side(0)
      .replace('x', ` · ${found}`)
      .replace(/^0 \+ /, ''),
  );
  const exact = amount && evaluateExact(amount.value);
  if (!amount || !exact || exact.n < 0n) return null;
  const spoken = unitAfter(bases[0] ?? last);
  const level =
    last.priced || base === 'dollar' ? moneyText(exact) : `${decimalText(amount.value)} ${spoken}`.trim();
  const part = {
    kind: 'story' as const,
    chain: amount.chain,
    answer: level,
    check: [{ claim: `${side(1).replace('x', ` · ${found}`)} = ${amount.value}`, holds: true }],
  };
  return together([solved, part], { kind: 'story', answer: `${when}, ${level}` });
};
