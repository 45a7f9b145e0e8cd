import { evaluateExact } from '../../../judge/equivalent.ts';
import { byFormula, together } from '../../exercises/exercise.ts';
import { regex } from '../../reading/regex.ts';
import { after, type Frame, isPercent, type Told } from './frame.ts';

const measure =
  '(liters?|litres?|l|ml|milliliters?|gallons?|gal|ounces?|oz|quarts?|pints?|cups?|pounds?|lbs?|grams?|g|kg|kilograms?)';
const one = (text: string): string => text.replace(/^litre/, 'liter').replace(/s$/, '');
/** A short sign keeps its form, a word is told of one or of several. */
const nameOf = (unit: string, size: string): string =>
  unit === 'l'
    ? 'L'
    : /^(?:ml|oz|g|kg|gal|lbs?)$/.test(unit)
      ? unit
      : `${one(unit)}${size === '1' ? '' : 's'}`;

const adding = /\b(?:add(?:ed|ing)?|mix(?:ed|ing)?|dilut\w*|pour(?:ed)?|combine[ds]?|need(?:ed)?)\b/;

/** Water or pure stuff added to a solution until it has another strength. */
export const strength: Frame = ({ text, numbers, question }) => {
  if (
    numbers.length < 3 ||
    numbers.length > 4 ||
    !/\b(?:solution|mixture|acid|salt|saline|alcohol|antifreeze|brine|juice|bleach|syrup)\b/.test(text) ||
    /\b(?:evaporat\w*|remov\w*|drain\w*|replac\w*|boil\w*)\b/.test(text) ||
    !/\bhow (?:much|many)\b|\bfind\b|\bwhat (?:amount|volume)\b/.test(text)
  )
    return null;
  const percents = numbers.filter(isPercent);
  const volumes = numbers.filter((told) => regex`^@ ?${measure}\b`.test(after(told)));
  const [volume, more] = volumes;
  const unit = volume && regex`^@ ?${measure}\b`.exec(after(volume))?.[1];
  const [first, second, pure] = percents;
  if (!volume || more || unit === undefined || !first || !second || percents.length + 1 !== numbers.length)
    return null;
  // The given solution stands beside its amount.
  const given = percents.find((told) =>
    /@/.test(
      regex`# ?${measure} (?:of )?(?:an? |the )?(?:[a-z]+ )?(?:solution |mixture )?(?:that is |which is )?@ percent`.exec(
        told.around,
      )?.[0] ?? '',
    ),
  );
  const rest = percents.filter((told) => told !== given);
  const whole = rest.find((told) => told.value === '100');
  const goal = rest.find((told) => told !== whole);
  if (!given || !goal || (pure && !whole)) return null;
  if (
    !/\b(?:to (?:make|get|produce|obtain|create|form|have|reduce|dilute|bring|raise|increase|strengthen|end up)|so (?:that )?|makes?|making|become|becomes|until|will be|results? in|resulting|yields?|for an?|into an?|it|is)\b[^@#]*@/.test(
      goal.around,
    )
  )
    return null;
  const [p, q] = [Number(given.value), Number(goal.value)];
  const added = adding.test(text);
  const stuff =
    /(?:how (?:much|many)(?: [a-z]+ of)?|amount of|volume of) (pure |distilled |plain |fresh )?([a-z]+)/.exec(
      text,
    );
  if (!added || !stuff) return null;
  const water = stuff[2] === 'water';
  const strong = whole !== undefined || (stuff[1] === 'pure ' && !water);
  if (water === strong || (water && whole) || (water ? q >= p || q <= 0 : q <= p || q >= 100)) return null;
  if (question.length === 0) return null;
  return byFormula({
    formula: water ? 'x = v · (p - q)/q' : 'x = v · (q - p)/(100 - q)',
    values: { v: volume.value, p: given.value, q: goal.value },
    rule: 'mixture',
    kind: 'story',
    says: (x) => `${x} ${nameOf(unit, x)}`,
  });
};

/** Two kinds of things by their price a pound, mixed to so many pounds of a third price: how many pounds of one. */
export const pricedMixture: Frame = ({ text, numbers, question }) => {
  if (
    numbers.length < 4 ||
    numbers.length > 5 ||
    !/\b(?:mix\w*|blend\w*|combin\w*)\b/.test(text) ||
    /\bpercent\b/.test(text)
  )
    return null;
  const price = /^@(?: ?dollars)? ?(?:per|an?|each|\/) ?(?:pound|lb|ounce|oz|kilogram|kg|gram)\b/;
  const amounts = numbers.filter((told) =>
    /^@ ?(?:-pound |pound )?(?:pounds?|lbs?|ounces?|kilograms?|kg|grams?)\b/.test(after(told)),
  );
  const [total, more] = amounts;
  const asked = numbers.filter(
    (told) => told.at > text.length - question.length - 1 && !price.test(after(told)),
  );
  const prices = numbers.filter((told) => price.test(after(told)) && told.at < text.length - question.length);
  const [first, second, third, extra] = prices;
  if (
    !total ||
    more ||
    !first ||
    !second ||
    !third ||
    extra ||
    prices.length + amounts.length + asked.length !== numbers.length
  )
    return null;
  if (total.at > text.length - question.length) return null;
  // The price of the mixture stands with its amount, behind the two.
  if (!(third.at > first.at && third.at > second.at && total.at > second.at)) return null;
  const [a, b, c] = [first, second, third].map(({ value }) => Number(value));
  if (a === undefined || b === undefined || c === undefined || !(c > Math.min(a, b) && c < Math.max(a, b)))
    return null;
  const kindOf = (told: Told): string | undefined =>
    /\b([a-z]+) (?:that |which )?(?:are |is )?(?:worth|costs?|costing|at|sells?(?:ing)? for|selling for|for|priced at)(?: at)? @/.exec(
      told.around,
    )?.[1];
  const again =
    asked[0] ?? numbers.find((told) => price.test(after(told)) && told.at > text.length - question.length);
  const kinds = [first, second].map(kindOf);
  // What is told of one kind is no amount of the mixture.
  const ofOneKind = new RegExp(
    `^@ ?(?:pounds?|lbs?|ounces?|kilograms?|kg|grams?) (?:of )?(?:the |an? )?(?:more |less )?(?:expensive|costly|dear|cheap|first|second|other|better|#${kinds[0] === kinds[1] ? '' : kinds.map((kind) => (kind === undefined ? '' : `|${kind}\\b`)).join('')})`,
  );
  if (ofOneKind.test(after(total))) return null;
  const byPrice = again && [first, second].filter(({ value }) => value === again.value);
  const byName = [first, second].filter((_, i) => {
    const kind = kinds[i];
    return kind !== undefined && kinds[0] !== kinds[1] && regex`\b${kind}`.test(question);
  });
  const own = byPrice
    ? byPrice.length === 1
      ? byPrice[0]
      : undefined
    : byName.length === 1
      ? byName[0]
      : undefined;
  if (!own || !/\bhow (?:many|much)\b|\bfind\b|\bwhat amount\b/.test(question)) return null;
  const other = own === first ? second : first;
  const unit = /^@ ?(pound|lb|ounce|kilogram|kg|gram)/.exec(after(total))?.[1] ?? '';
  const worked = byFormula({
    formula: 'x = n · (c - b)/(a - b)',
    values: { n: total.value, a: own.value, b: other.value, c: third.value },
    rule: 'mixture',
    kind: 'story',
    says: (x) => `${x} ${unit === 'kg' ? unit : `${unit}s`}`,
  });
  return worked && evaluateExact(worked.answer.split(' ')[0] ?? '') ? worked : null;
};

/** The solution that is asked for, by its strength. */
const ofOne =
  /\bhow (?:many|much)(?: (?:liters?|litres?|l|ml|milliliters?|gallons?|gal|ounces?|oz|quarts?|pints?|cups?|pounds?|lbs?|grams?|g|kg))?(?: of)?(?: the| an?)?(?: [a-z]+){0,2}? @ percent/;

const tellsOfTwoStrengths =
  /\b(?:solution|mixture|acid|salt|saline|alcohol|antifreeze|brine|juice|bleach|syrup|milk|cream)\b/;

/** Two solutions of known strengths mixed to so much of a third strength: how much of each, or of one. */
export const twoStrengths: Frame = ({ text, numbers, question }) => {
  const told = numbers.filter(isPercent);
  const [volume, more] = numbers.filter((one) => !isPercent(one));
  const unit = volume && regex`^@ ?${measure}\b`.exec(after(volume))?.[1];
  if (
    told.length < 3 ||
    told.length > 4 ||
    !volume ||
    more ||
    unit === undefined ||
    !tellsOfTwoStrengths.test(text) ||
    /\b(?:evaporat\w*|remov\w*|drain\w*|replac\w*|boil\w*|twice|half|than|cost\w*)\b|\$/.test(text) ||
    !/\bhow (?:much|many)\b|\bfind\b|\bwhat (?:amounts?|volumes?)\b/.test(text)
  )
    return null;
  const wanted = told.filter(({ around }) => ofOne.test(around));
  const [own] = wanted;
  // A fourth percent says once more which of the two is asked for.
  if (wanted.length > 1 || (told.length === 4 && !own)) return null;
  const percents = told.length === 4 ? told.filter((one) => one !== own) : told;
  // The mixture's strength stands beside its amount.
  const [goal, other] = percents.filter(({ around, at }) =>
    regex`# ?${measure}(?: of)?(?: an?| the)?(?: [a-z]+){0,3}? (?:that is |which is |that are |with )?@$`.test(
      around.slice(0, at + 1),
    ),
  );
  const [one, two] = percents.filter((part) => part !== goal);
  if (!goal || other || !one || !two) return null;
  const made =
    /\b(?:make|makes|making|get|gets|produce|obtain|create|form|have|need|needs|needed|wants?|yields?)\b[^#@]*@/.test(
      volume.around,
    );
  const [p, q, r] = [one, two, goal].map(({ value }) => Number(value));
  if (!made || p === undefined || q === undefined || r === undefined || (r - p) * (q - r) <= 0) return null;
  const strengths = [one.value, two.value];
  const both =
    /\b(?:each|both)\b/.test(text) ||
    /\bof (?:the |an? )?# percent[^.#]*?\band (?:[a-z]+ ){0,5}?# percent/.test(question);
  if ((!both && !own) || (both && own && told.length === 4)) return null;
  if (!/\bhow (?:much|many)\b|\bfind\b|\bwhat\b/.test(question)) return null;
  const asked = both ? strengths : strengths.filter((strength) => strength === own?.value);
  if (asked.length !== (both ? 2 : 1)) return null;
  const parts = asked.map((strength) =>
    byFormula({
      formula: 'x = v · (r - q)/(p - q)',
      values: {
        v: volume.value,
        r: goal.value,
        p: strength,
        q: strengths.find((rest) => rest !== strength) ?? '',
      },
      rule: 'mixture',
      kind: 'story',
    }),
  );
  const amounts = parts.map((part) => `${part?.answer} ${nameOf(unit, part?.answer ?? '')}`);
  const says = both ? amounts.map((amount, i) => `${amount} of ${asked[i]}%`) : amounts;
  return together(parts, { kind: 'story', answer: says.join(' and ') });
};
