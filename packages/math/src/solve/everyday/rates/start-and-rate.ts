import { evaluateExact } from '../../../judge/equivalent.ts';
import { cutter } from '../../reading/cutter.ts';
import { n } from '../../reading/number-texts.ts';
import { regex } from '../../reading/regex.ts';
import { isSpent } from '../../reading/relating-words.ts';
import {
  inTurn,
  isWhole,
  type Part,
  part,
  type Reading,
  saidMoney,
  saidValue,
  sameThing,
  singular,
  sizeOf,
} from '../reading/worked-amount.ts';

const money = '(?: (?:dollars|euros))?';
const noun =
  '(miles?|km|kilometers?|hours?|minutes?|days?|weeks?|months?|years?|people|persons?|guests?|rides?|classes|class|visits?|games?|gb|lessons?|toppings?|shirts?|tickets?|items?|books?|kg|kilos?|pounds?|pages?|students?|songs?|movies|movie)';
const rate = regex`(?:\b(?:and|plus|with|then) )*(?:an? |another |additional |extra |of )*(${n})${money} ?(?:fee |charge |extra |more )?(?:per|for each|for every|each|every|an?|\/|for an?|for one) ?(?:additional |extra )?${noun}\b`;
const fee =
  '(?:sign[- ]?up|start(?:ing)?|base|flat|fixed|one[- ]?time|joining|join|booking|delivery|entry|entrance|admission|initial|service|registration|membership|call[- ]?out|pick[- ]?up|setup|basic|cover|deposit|annual|monthly)';
const starts: readonly RegExp[] = [
  regex`\b(?:an? |the )?${fee}(?: ${fee})?(?: (?:fee|charge|price|fare|cost|payment))?(?: of| is|:)? (${n})${money}`,
  regex`(?:an? )?(${n})${money} (?:to (?:start|begin|join|enter|get in|sign up|come|book)|(?:for (?:the |a )?)?(?:an? )?${fee}(?: ${fee})?(?: (?:fee|charge|price|fare|cost))?|up front|at the start|fee)\b`,
  regex`\b(?:charges?|costs?|takes?|asks?|wants?|pays?|is)(?: you| us| me| a)? (${n})${money}(?= *(?:¦|,|and|plus|for (?:the|a) (?:visit|call|ride|start)))`,
];
const total = regex`\b(?:bill|total(?: cost| price| bill)?|ride|trip|fare|price|cost|job|repair|party|invoice|it|we|he|she|they|i|you|[a-z]+)(?: (?:was|is|were|came to|comes to|paid|pays?|pay|had to pay|cost|costs|spent|spends?|has|have|had|got|of|in total|a total of|only|exactly|altogether))+ (${n})${money}\b`;
const asked: readonly RegExp[] = [regex`\bhow many (?:of the )?${noun}\b`, /\bhow (far|long)\b/];

const rises = /\b(?:charg\w*|costs?|fee|fare|price|rent\w*|pays?|plus|taxi|gym|club|takes?)\b/;
const otherStory =
  /\b(?:first (?:\d|mile|hour|km|minute)|over \d|after the first|free|discount|percent|tax|tip|return|round[- ]trip|both ways|(?:per|an?|each|every) [a-z]+ (?:for (?:each|every)|per|each)|half|twice|other company|another company|each other|same|cheaper|better|less than|more than|at most|at least|budget|inequality|equation|expression|function|formula|rule)\b|%/;
const own =
  /^(?:and|plus|how|many|much|far|long|it|he|she|they|was|did|for|to|in|of|what|which|with|total|cost|costs?|paid|pays?|pay|charges?|charge|come|came|used?|uses?|all|at|by|if|the|take|took|last|one|drive|bought|buy|give|gives)$/;

/** A fixed price and a price for each: how many were paid for, or what so many cost. */
export const startAndRate: Reading = (text) => {
  if (otherStory.test(text) || !rises.test(text)) return null;
  const cut = cutter(text);
  const each = cut.take(rate);
  if (!each) return null;
  const start = starts.reduce<RegExpExecArray | null>((found, shape) => found ?? cut.take(shape), null);
  if (!start) return null;
  const unit = each[2] ?? '';
  const currency = /euros/.test(text) ? 'euros' : 'dollars';
  const [a, r] = [start[1] ?? '', each[1] ?? ''];
  const counted = asked.reduce<RegExpExecArray | null>((found, shape) => found ?? cut.take(shape), null);
  if (counted) {
    const word = counted[1] ?? '';
    if (
      word === 'far'
        ? !/^(?:mile|km|kilom)/.test(unit)
        : word === 'long'
          ? !/^(?:hour|minute|day|week|month|year)/.test(unit)
          : !sameThing(word, unit)
    )
      return null;
    const paid = cut.take(total);
    if (!paid || !isSpent(cut.rest().replace(new RegExp(`\\b${singular(unit)}s?\\b`, 'g'), ' '), own))
      return null;
    if (!(sizeOf(paid[1] ?? '') > sizeOf(a))) return null;
    const smooth = /^(?:mile|km|kilom|hour|minute|kg|kilo|pound)/.test(unit);
    return inTurn(part('n = (T - a)/r', { T: paid[1] ?? '', a, r }, 'start-and-rate'), {
      says: (value) =>
        isWhole(value) || smooth
          ? `${saidValue(value, false)} ${value === '1' ? singular(unit) : unit.replace(/(?<!s)$/, /^(?:km|kg|people)$/.test(unit) ? '' : 's').replace(/([sx])s$/, '$1')}`
          : null,
    });
  }
  // `what does a 15 km ride cost` asks and counts at once.
  const ride = cut.take(
    regex`\b(?:what|how much) (?:does|will|would|is) (?:an? |the )?(${n})[ -]${noun} (?:ride|trip|job|rental|drive|lesson|stay)(?: cost)?`,
  );
  const many =
    ride ??
    cut.take(
      regex`\b(?:for|of|with|in|after|drives?|rides?|uses?|works?|orders?|take|takes|stays?|plays?)(?: for)? (?:an? )?(${n})[ -]${noun}\b(?: (?:ride|trip|job|rental|drive))?`,
    );
  const price =
    ride ??
    cut.take(
      /\b(?:how much (?:does|do|did|will|would|is|must|should)|what (?:is|will be|does)(?: the)?(?: total)? (?:cost|price|fare|bill)|how much|find the (?:total )?(?:cost|price)|total cost)\b/,
    );
  if (!many || !price || !sameThing(many[2] ?? '', unit)) return null;
  if (!isSpent(cut.rest(), own) || evaluateExact(many[1] ?? '') === null) return null;
  const parts: Part[] = [part('T = a + r · n', { a, r, n: many[1] ?? '' }, 'start-and-rate')];
  return inTurn(parts, { says: (value) => saidMoney(value, currency) });
};
