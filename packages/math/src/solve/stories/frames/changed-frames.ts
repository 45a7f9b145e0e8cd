import { evaluateExact } from '../../../judge/equivalent.ts';
import { byFormula } from '../../exercises/exercise.ts';
import { moneyText } from '../../money/solve-money.ts';
import { regex } from '../../reading/regex.ts';
import { after, decimalText, type Frame, isPercent, type Told } from './frame.ts';

const points = String.raw`(?! (?:of (?!(?:its|their|the (?:price|value))\b)|points?))`;
const sizes = '(?: (?:a total of|about|exactly|another))?(?: by)?';
const raised = regex`\b(?:(?:went|gone|going|goes|go) up|rise|rises|rose|risen|rising|increas(?:e|es|ed|ing)|gr(?:ow|ows|ew|own|owing)|gain(?:s|ed|ing)?|climb(?:s|ed)?|jump(?:s|ed)?|rais(?:es?|ed)|marks? it up|marked up|(?:is|are|was|were) up)${sizes} @ percent\b${points}|\ba @ percent (?:raise|increase|rise|gain)\b|@ percent (?:higher|more|greater)\b(?! than)`;
const lowered = regex`\b(?:(?:went|gone|going|goes|go) down|fall|falls|fell|fallen|falling|drop(?:s|ped|ping)?|decreas(?:e|es|ed|ing)|declin(?:e|es|ed)|lose|loses|lost|losing|shrank|shrinks|reduc(?:es?|ed)|lower(?:s|ed)?|cut|dip(?:s|ped)?|sank|marked down|(?:is|are|was|were) down)${sizes} @ percent\b${points}|\ba @ percent (?:decrease|drop|decline|cut|pay cut|loss)\b|@ percent (?:lower|less|fewer)\b(?! than)`;
const isOther =
  /\b(?:each|every|per (?:day|week|month|year|annum)|an? (?:year|month|week|day)|annual(?:ly)?|yearly|monthly|compound\w*|tax|tip|interest|after (?:it|an?|the|going|rising|falling)|than|twice|half|double|again|another|compared|from last|since|of (?:the )?(?:students|people|them)|two|both|discount|sale|off)\b/;
const before =
  /\b(?:before|original(?:ly)?|previous(?:ly)?|last|ago|used to|earlier|at first|old|start\w*|first|percent)\b/;
const change =
  /\bby how much\b|\bhow (?:much|many)(?: [a-z]+)? (?:did (?:it|[a-z' ]+?) (?:go|drop|fall|rise|increase|decrease|grow|change|lose|gain)|less|more|was (?:lost|gained))\b|\b(?:the|amount of(?: the)?) (?:increase|decrease|change|drop|raise)\b/;
const changes =
  /^(?:went|gone|go(?:es|ing)?|up|down|ris\w*|rose|increas\w*|gr[eo]w\w*|gain\w*|climb\w*|jump\w*|rais\w*|mark\w*|fall\w*|fell|drop\w*|decreas\w*|declin\w*|los\w*|shr\w*|reduc\w*|lower\w*|cut|dip\w*|sank)$/;
const isNew =
  /\b(?:now|new|next|today|currently|present|afterwards?|then|will|this (?:year|month|week)|after the (?:change|increase|decrease|drop|raise))\b/;

const isYear = ({ value, around }: Told): boolean =>
  /^(?:19|20)\d\d$/.test(value) && /\b(?:in|by|since) @/.test(around);

const sentences = (text: string): readonly string[] => text.split(/(?<=[.?!;])\s+/);
const holding = (one: Told): string => sentences(one.around).find((part) => part.includes('@')) ?? '';

const general = new Set(
  'it they she he i you we the a an its this that these those year month week day season then and but so has have had is are was were been be my his her their our your since recently now today yesterday in on at by of to for price prices value cost costs amount level number rate total size worth pay wage salary weight height population attendance enrollment sales balance last next later when if got gets will would can going about there all january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday'.split(
    ' ',
  ),
);
const stem = (word: string): string => word.slice(0, 4);

/** Whether what changes is what the amount was told of: nobody and nothing else is named in front of its change. */
function isSameThing(text: string, one: Told, other: Told): boolean {
  const between = text.slice(one.at + 1, other.at);
  const told = `${text.slice(0, one.at)} ${/^[^.?!;]*/.exec(between)?.[0] ?? ''}`.match(/[a-z]+/g) ?? [];
  const later =
    between
      .split(/[.?!;]\s+/)
      .slice(1)
      .join(' ')
      .match(/[a-z']+/g) ?? [];
  const known = new Set(told.map(stem));
  return later.every(
    (word) => general.has(word.replace(/'s$/, '')) || known.has(stem(word)) || changes.test(word),
  );
}

/** An amount that is told, and by how many percent it went up or down: what it is then, or by how much it changed. */
export const changed: Frame = ({ text, numbers, question }) => {
  const years = numbers.filter(isYear);
  const [amount, percent, more] = numbers.filter((one) => !isYear(one));
  if (!amount || !percent || more || amount.at > percent.at || isOther.test(text)) return null;
  if (isPercent(amount) || before.test(question)) return null;
  const up = raised.test(percent.around);
  if (up === lowered.test(percent.around) || !isSameThing(text, amount, percent)) return null;
  // What is told as the amount of today has changed already.
  if (/\b(?:now|today|currently|after|new)\b/.test(holding(amount).split('@')[0] ?? '')) return null;
  const place = /\b(?:in|on) ([a-z]{3,})\b/.exec(question)?.[0];
  // The year of the question is the one of the change.
  const [past, present, asked] = years.map(({ value }) => value);
  const isLastYear = present !== undefined && present === asked && past !== present;
  const later = sentences(percent.around).find((part) => part.includes('@')) ?? '';
  const isThen =
    isLastYear || (place !== undefined && later.includes(place) && !holding(amount).includes(place));
  const asksChange = change.test(question);
  if (!asksChange && !isNew.test(question) && !isThen) return null;
  const money = amount.priced || /^@ (?:dollars|bucks)\b/.test(after(amount));
  const unit =
    /^@ (pounds|lbs|kg|kilograms|feet|meters|inches|miles|students|people|members|subscribers|fans)\b/.exec(
      after(amount),
    )?.[1];
  return byFormula({
    formula: asksChange ? 'n = a · p/100' : `n = a · (1 ${up ? '+' : '-'} p/100)`,
    values: { a: amount.value, p: percent.value },
    rule: 'percents-follow',
    kind: 'percent',
    says: (value) => {
      const exact = evaluateExact(value);
      if (money && exact) return moneyText(exact);
      return unit === undefined ? decimalText(value) : `${decimalText(value)} ${unit}`;
    },
  });
};

const nouns = '(?:price |pay |rent )?(?:increase|raise|rise|mark-?up|tax|sales tax|tip)';
const fallen = '(?:price )?(?:decrease|drop|cut|discount|reduction|mark-?down)';
const wentUp = regex`\b${nouns} of @ percent\b|@ percent ${nouns}\b|\b(?:raised|increased|raises|increases|marked up)\b[^.@#]{0,40} by @ percent\b`;
const wentDown = regex`\b${fallen} of @ percent\b|@ percent (?:off|${fallen})\b|\b(?:reduced|lowered|cut|decreased|discounted|reduces|lowers|cuts)\b[^.@#]{0,40} by @ percent\b|\bmarked down @ percent\b|\bdiscounted @ percent\b`;
/** What is told as the amount after the change. */
const isEnd =
  /\bnow\b[^.;@#]{0,30}@|@[^.;@#]{0,40}\bafter [^.;@]*# percent|\bafter [^.;@#]*# percent[^.;@#]*@|# percent to @|\bpa(?:id|ys?) @ for [^.;@#]*\b(?:was|were|is|are) # percent off\b|\bwith # percent (?:sales )?tax\b[^.;@#]*@/;
const asksStart = /\b(?:before|original(?:ly)?|previous(?:ly)?|used to|at first)\b/;

const otherThanBeforeChange =
  /\bpercent|\bhow much (?:more|less|did (?:it|the [a-z]+) (?:go|increase|decrease|drop|rise|save))|\bsav(?:e|ed|ings)\b|\bdifference\b|\bdiscount\b(?! )/;
const otherThanBeforeChange2 =
  /\b(?:each|every|per|years?|months?|weeks?|interest|than|twice|half|another|again|both|points?|of (?:the )?(?:students|people)|coupon|commission|profit|loss|sav(?:e[sd]?|ings?))\b/;

/** An amount after it went up or down by a percent: what it was before. */
export const beforeChange: Frame = ({ text, numbers, question }) => {
  const [one, other, more] = numbers;
  const percent = numbers.find(({ around }) => /@ percent/.test(around));
  const amount = numbers.find((told) => told !== percent);
  if (!one || !other || more || !percent || !amount || !asksStart.test(question)) return null;
  if (
    /#/.test(question) ||
    otherThanBeforeChange.test(question) ||
    otherThanBeforeChange2.test(text) ||
    isPercent(amount)
  )
    return null;
  const up = raised.test(percent.around) || wentUp.test(percent.around);
  const down = lowered.test(percent.around) || wentDown.test(percent.around);
  if (up === down || !isEnd.test(amount.around)) return null;
  // The amount before the change is told of a bought thing only where it is not told as that itself.
  if (
    /\b(?:was|cost|originally|original price (?:is|was|of)|regular(?:ly)?|list price)\b[^.;@#]{0,12}@/.test(
      amount.around,
    )
  )
    return null;
  // A tax is put on a price, and taken off a pay.
  if (
    /\btax\b/.test(text) &&
    /\b(?:left|earn\w*|income|salary|wages?|pay(?:s|ing|check)?|gross|net|made)\b/.test(text)
  )
    return null;
  const money = amount.priced || /^@ (?:dollars|bucks)\b/.test(after(amount));
  return byFormula({
    formula: `b = a/(1 ${up ? '+' : '-'} p/100)`,
    values: { a: amount.value, p: percent.value },
    rule: 'before-change',
    kind: 'percent',
    says: (value) => {
      const exact = evaluateExact(value);
      if (!exact || (money ? (exact.n * 100n) % exact.d : exact.n % exact.d) !== 0n) return null;
      return money ? moneyText(exact) : decimalText(value);
    },
  });
};
