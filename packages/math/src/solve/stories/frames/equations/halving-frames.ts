import { evaluateExact } from '../../../../judge/equivalent.ts';
import {
  compareRational,
  divideRational,
  multiplyRational,
  rational,
} from '../../../../rational/rational.ts';
import { byFormula, byRounding, byStatements, together } from '../../../exercises/exercise.ts';
import { regex } from '../../../reading/regex.ts';
import { after, decimalText, type Frame, type Told } from '../frame.ts';

const sizes: Readonly<Record<string, number>> = {
  second: 1,
  minute: 60,
  hour: 3600,
  day: 86_400,
  week: 604_800,
  year: 31_536_000,
};
const timeUnit = /^@[- ]?(h|hours?|minutes?|days?|weeks?|years?|seconds?)\b/;
const unitOf = (one: Told): string | null =>
  timeUnit.exec(after(one))?.[1]?.replace(/^h$/, 'hour').replace(/s$/, '') ?? null;

const halving =
  /\bhalf-? ?li(?:fe|ves)\b|\bhalf (?:of (?:it|the [a-z]+|them) )?(?:[a-z]+ ){0,3}(?:goes|leaves?|is (?:gone|lost|removed|left)|decays?|disappears?|breaks)\b|\bhalf of (?:it|the [a-z]+)\b|\bhalves\b|\bis halved\b|\bcut in half\b/;

/** Half of it goes, or it doubles, again and again: what is left or there after some time. */
export const againAndAgain: Frame = ({ text: told, numbers, question }) => {
  const text = told;
  const halves = halving.test(text);
  const doubles = /\bdoubl(?:es?|ing)\b/.test(text);
  const triples = /\btripl(?:es?|ing)\b/.test(text);
  if (
    [halves, doubles, triples].filter(Boolean).length !== 1 ||
    /\b(?:percent|than|twice|how long|when|lost|gone|left (?:the|his|her|its|their|my)|ha(?:ve|s) left|out of|disappeared|decayed|removed|eliminated)\b/.test(
      `${question} ${/\bpercent\b/.test(text) ? 'percent' : ''}`,
    )
  )
    return null;
  const day =
    /\b(?:after|in|over|within) (?:a|one|the first) (?:whole |full )?(day|week|year|hour)\b/.exec(question) ??
    /\b(a|one) (day|week)\b(?! old)/.exec(question);
  const times = numbers.filter((one) => unitOf(one) !== null);
  const amounts = numbers.filter((one) => unitOf(one) === null);
  const asksPart = /\bwhat (?:fraction|part)\b/.test(question);
  const [amount, other] = asksPart ? [{ value: '1' }] : amounts;
  if (asksPart && amounts.length > 0) return null;
  const period = times.find(
    (one) =>
      /\b(?:every|each|half-? ?life (?:of|is|[a-z ]{0,20})) ?@/.test(one.around) ||
      /\b(?:doubl\w*|tripl\w*|halves|half)[^.@#]{0,40}(?:every|each|in) @/.test(
        one.around.slice(0, one.at + 1),
      ),
  );
  const long = times.filter((one) => one !== period);
  if (
    !amount ||
    other ||
    !period ||
    long.length + (day ? 1 : 0) !== 1 ||
    !/\bhow (?:many|much)\b|\bwhat (?:is|will|amount|fraction|part)\b|\b(?:find|amount)\b/.test(question)
  )
    return null;
  const [own, unit] = [
    sizes[unitOf(period) ?? ''],
    long[0]
      ? sizes[unitOf(long[0]) ?? '']
      : sizes[(day?.[2] ?? day?.[1] ?? '').replace(/^(?:a|one)$/, 'day')],
  ];
  if (own === undefined || unit === undefined) return null;
  const n = divideRational(
    multiplyRational(
      evaluateExact(long[0]?.value ?? '1') ?? rational(1),
      rational(BigInt(unit), BigInt(own)),
    ),
    evaluateExact(period.value) ?? rational(1),
  );
  if (n.n < 1n || n.n > 60n * n.d) return null;
  const total = `${long[0]?.value ?? '1'}${unit === own ? '' : ` · ${unit / own >= 1 ? unit / own : `(${unit}/${own})`}`}`;
  const formula = {
    formula: halves ? 'N = a · (1/2)^(t/p)' : `N = a · ${triples ? 3 : 2}^(t/p)`,
    values: { a: amount.value, t: `(${total})`, p: period.value },
    rule: halves ? 'half-each-time' : 'double-each-time',
    kind: 'story',
  } as const;
  // A part of a half-life leaves no number that ends.
  return n.d === 1n
    ? byFormula({ ...formula, says: (value) => (asksPart ? value : decimalText(value)) })
    : halves
      ? byRounding({ ...formula, places: 2 })
      : null;
};

/** So many half-lives until an amount is a smaller one, and how long they take. */
export const countHalvings: Frame = ({ text, numbers, question }) => {
  if (!/\bhow many half-? ?li(?:ves|fes?)\b/.test(text) || numbers.length < 2 || numbers.length > 3)
    return null;
  const [a, b] = numbers;
  const period = numbers.find((one) => unitOf(one) !== null);
  if (
    !a ||
    !b ||
    unitOf(a) !== null ||
    unitOf(b) !== null ||
    (numbers.length === 3) !== (period !== undefined)
  )
    return null;
  const [x, y] = [evaluateExact(a.value), evaluateExact(b.value)];
  if (!x || !y || y.n <= 0n || compareRational(x, y) <= 0) return null;
  const by = divideRational(x, y);
  let n = 0;
  for (let k = 1n; k < by.n && n < 40; k *= 2n) n += 1;
  if (by.d !== 1n || 2n ** BigInt(n) !== by.n) return null;
  const counted = byStatements({ a: a.value, b: b.value }, [`b · 2^${n} = a`], {
    kind: 'story',
    answer: `${n}`,
    rule: 'half-each-time',
  });
  if (!period) return counted && { ...counted, answer: `${n} half-lives` };
  const unit = unitOf(period) ?? '';
  const asksTime =
    regex`\bhow (?:many ${unit}s|long)\b`.test(question) || regex`\bhow many ${unit}s\b`.test(text);
  const time = byFormula({
    formula: 't = n · p',
    values: { n: `${n}`, p: period.value },
    rule: 'half-each-time',
    kind: 'story',
  });
  return asksTime && counted && time
    ? together([counted, time], { kind: 'story', answer: `${n} half-lives, ${time.answer} ${unit}s` })
    : null;
};
