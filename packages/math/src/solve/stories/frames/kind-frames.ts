import { evaluateExact } from '../../../judge/equivalent.ts';
import { byFormula, together } from '../../exercises/exercise.ts';
import { regex } from '../../reading/regex.ts';
import { after, decimalText, type Frame, isPercent, type Told } from './frame.ts';

const root = (word: string): string => word.replace(/(?:'s|s')$/, '').replace(/(?:ren|ies|e?s)$/, '');

const otherStory =
  /\b(?:percent|than|twice|half|double|triple|discount|off|tax|tip|left|first|both|another|fewer|more)\b/;

const verb = String.raw`(?:costs?|sells? for|sold for|go(?:es)? for|are|is|were|was)`;
/** `Balcony seats cost $7`, `a child ticket is $5`: the kind is what stands between the start of its clause and the verb. */
const kindOf = ({ around, at }: Told): readonly string[] | null =>
  regex`(?:^|[.;,:] |\b(?:and|but|while|where) )(?:the |an? |each |every )?((?:[a-z']+ ){0,2}[a-z']+?)(?:(?<=tickets?|passes|seats?) (?:to|for|at) (?:the|a|an) (?:[a-z]+ )?[a-z]+)?(?: that)? ${verb}(?: sold (?:at|for))? (?:at )?$`
    .exec(around.slice(0, at))?.[1]
    ?.split(' ') ?? null;

const inMoney =
  /\b(?:for|paid|spent|totale?d?|total of|total|worth|made|took in|takes in|collected|raised|earned|received|revenue of|sales of|brought in) (?:a total of |exactly )?$/;

const ofEachKind =
  /\bhow many (?:of )?(?:each|(?:adult|child|student|[a-z]+)s? and )\b|\bhow many [a-z]+ of each\b|\b(?:number|amount) of (?:each|[a-z]+ of each)\b/;

/** How many of two kinds there are, by what one of each costs and what all cost: each of them, or one that is named. */
export const eachOfTwo: Frame = ({ text, numbers, question }, ask) => {
  if (numbers.length !== 4 || otherStory.test(text)) return null;
  const money = numbers.filter((one) => one.priced);
  const [all, other] = numbers.filter((one) => !one.priced);
  const prices = money.flatMap((one) => {
    const kind = kindOf(one);
    return kind === null || inMoney.test(one.around.slice(0, one.at)) ? [] : [{ one, kind }];
  });
  const total = money.find((one) => !prices.some((price) => price.one === one));
  const [first, second] = prices;
  if (!all || other || money.length !== 3 || prices.length !== 2 || !first || !second || !total) return null;
  if (!inMoney.test(total.around.slice(0, total.at)) || !/^@ [a-z]/.test(after(all))) return null;
  // What tells the kinds apart is the first word of theirs that differs.
  const [p, q] = [first.kind, second.kind];
  const at = p.findIndex((word, i) => root(word) !== root(q[i] ?? ''));
  const [a, b] = [p[at], q[at]];
  if (a === undefined || b === undefined) return null;
  const asksEach = ofEachKind.test(question);
  const named = [a, b].filter((kind) =>
    regex`\b(?:how many|number of) (?:of (?:the )?)?${root(kind)}`.test(question),
  );
  const [only] = named;
  if (asksEach === (named.length === 1)) return null;
  const solved = ask(`solve ${first.one.value}x + ${second.one.value}(${all.value} - x) = ${total.value}`);
  const x = solved && /^x = (\d+)$/.exec(solved.answer)?.[1];
  // What there is none of, and what is counted alone, is no story of both.
  if (!solved || !x || x === '0' || Number(x) >= Number(all.value)) return null;
  const counted = root(/^@ ([a-z]+)/.exec(after(all))?.[1] ?? '');
  if ([a, b].some((kind) => root(kind) === counted)) return null;
  const rest = `${Number(all.value) - Number(x)}`;
  const answer = asksEach
    ? `${x} ${p.join(' ')} and ${rest} ${q.join(' ')}`
    : only === a
      ? `${x} ${a}`
      : `${rest} ${b}`;
  return together([solved], { kind: 'story', answer });
};

const weight = '(pounds?|lbs?|ounces?|oz|kilograms?|kg|grams?|g|liters?|l|gallons?|cups?|quarts?)';
const perWeight = regex`^@(?: ?dollars)? ?(?:per|an?|each|\/) ?${weight}\b`;
const ofWeight = regex`^@ ?${weight}\b`;
const mixed =
  /\b(?:mix(?:ture|ed|es)?|blend|drink|trail mix|it|result\w*)\b(?: that| which)?(?: is| will be| should be)? ?(?:worth|costs?|costing|sells?(?: for)?|selling (?:for|at)|at|valued at|for|priced at|of) $/;

const short: Readonly<Record<string, string>> = {
  kg: 'kilogram',
  lb: 'pound',
  oz: 'ounce',
  g: 'gram',
  l: 'liter',
};
const unitOf = (word: string): string => short[word.replace(/s$/, '')] ?? word.replace(/s$/, '');
/** The words from the number before to the one behind. */
const nearby = ({ around, at }: Told): string =>
  `${around.slice(0, at).split('#').at(-1)}${around.slice(at).split('#')[0]}`;

/** How much at one price goes with an amount at another, so that all of it has a price between them. */
export const mixedToPrice: Frame = ({ text, numbers, question }) => {
  if (!/\b(?:mix\w*|blend\w*|add(?:ed)?|combin\w*)\b/.test(text) || otherStory.test(text)) return null;
  const amounts = numbers.filter((one) => !one.priced && ofWeight.test(after(one)));
  const prices = numbers.filter((one) => one.priced);
  const [amount, more] = amounts;
  if (!amount || more || amounts.length + prices.length !== numbers.length) return null;
  const goal = prices.find((one) => perWeight.test(after(one)) && mixed.test(one.around.slice(0, one.at)));
  // The amount stands with its own price: 10 pounds of cashews costing $9 per pound.
  const beside = prices.find((one) => {
    const between = one.around.slice(0, one.at).split('#').at(-1) ?? '';
    return (
      one !== goal &&
      one.at > amount.at &&
      prices.every((other) => other === one || other.at < amount.at || other.at > one.at) &&
      /^ ?[a-z]+ (?:of )?[a-z ]*?(?:that |which )?(?:costs?|costing|at|worth|selling for|sells for|priced at|for) $/.test(
        between,
      )
    );
  });
  const rest = prices.filter((one) => one !== goal && one !== beside);
  const [own, again, third] = rest;
  if (!goal || !beside || !own || third || !perWeight.test(after(own)) || !perWeight.test(after(beside)))
    return null;
  // A second telling of the price says which kind is asked for.
  if (again && (again.value !== own.value || again.at < text.length - question.length)) return null;
  const [a, b, c] = [own, beside, goal].map(({ value }) => Number(value));
  if (a === undefined || b === undefined || c === undefined || !(c > Math.min(a, b) && c < Math.max(a, b)))
    return null;
  const unit = ofWeight.exec(after(amount))?.[1] ?? '';
  const [, asked, kind = ''] = regex`\bhow many ${weight}(?: of (?:the )?([a-z]+))?`.exec(question) ?? [];
  if (asked === undefined || unitOf(asked) !== unitOf(unit)) return null;
  // The kind that is asked for is told by its price once more, right behind the question, or by its name.
  const behind = text.slice(text.indexOf('how many'), own.at);
  const isNext = own.at > text.indexOf('how many') && !behind.includes('#');
  const names = [own, amount].map((one) => regex`\b${kind}\b`.test(nearby(one)));
  if (!again && !isNext && !(kind !== '' && names[0] === true && names[1] === false)) return null;
  return byFormula({
    formula: 'x = n · (b - c)/(c - a)',
    values: { n: amount.value, a: own.value, b: beside.value, c: goal.value },
    rule: 'mixture',
    kind: 'story',
    says: (x) => (evaluateExact(x) ? `${decimalText(x)} ${unit}` : null),
  });
};

const markupItself =
  /\b(?:how much|what|find) (?:is|was|are|will be )?\s?(?:the )?(?:amount of (?:the )?)?mark-?up\b/;
const sellingPrice =
  /\b(?:selling|retail|new|final|marked-?up|shelf) price\b|\bprice of (?:the|one|an?|each)\b|\b(?:sell|sells|sold) (?:it |them )?for\b|\bwhat (?:price|does (?:the|an?|one) [a-z]+ cost)\b|\bsell for\b/;

/** What is bought and marked up by a percent: the price it is sold at, or the markup by itself. */
export const markedUp: Frame = ({ text, numbers, question }) => {
  const [one, other, more] = numbers;
  if (!one || !other || more || !/\bmark(?:s|ed|ing)? (?:[a-z]+ ){0,4}up\b|\bmark-?up\b/.test(text))
    return null;
  if (/\b(?:then|discount\w*|off|tax|sale|before|original\w*|down|than|each (?:month|year))\b/.test(text))
    return null;
  const [price, part] = one.priced ? [one, other] : [other, one];
  if (!price.priced || part.priced || !isPercent(part)) return null;
  if (/\b(?:sells?|sold|selling price|priced?) (?:it |them )?(?:for|at|is|was|of) @/.test(price.around))
    return null;
  const asksPart = markupItself.test(question);
  const asksPrice = sellingPrice.test(question);
  if (asksPart === asksPrice) return null;
  return byFormula({
    formula: asksPart ? 'm = p · r' : 'C = p + p · r',
    values: { p: price.value, r: `${part.value}/100` },
    rule: asksPart ? 'part-of-price' : 'added-to-price',
    kind: 'money',
    says: (c) => `$${decimalText(c)}`,
  });
};
