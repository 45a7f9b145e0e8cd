import { cutter } from '../../reading/cutter.ts';
import { n } from '../../reading/number-texts.ts';
import { regex } from '../../reading/regex.ts';
import { isSpent } from '../../reading/relating-words.ts';
import {
  inTurn,
  part,
  type Reading,
  saidValue,
  sameThing,
  sizeOf,
  tellsFractions,
} from '../reading/worked-amount.ts';

const unit = String.raw`(?: ?(?<unit>%|degrees?|[a-z]+))?`;
/** The name of what is measured, or none. */
const some = String.raw`(?: ?(?:%|(?!(?:in|to|within|over|during|after|at|if|how|and)\b)[a-z]+))?`;
const time = '(?<time>seconds?|minutes?|hours?|days?|weeks?|months?|years?)';
const first = regex`\bfrom (?<a>${n})${unit} (?:down |up )?to (?<b>${n})${some}(?: of [a-z]+)?,? ?(?:in|within|over|during|after) (?:the (?:first|last) )?(?<span>${n}) ${time}\b`;
const swapped = regex`\b(?:in|within|over|after) (?<span>${n}) ${time},? [a-z ]*?\bfrom (?<a>${n})${unit} (?:down |up )?to (?<b>${n})${some}`;
const how = '(?:how (?:many more |much )?(?:long(?:er)?|time|minutes|hours|days)(?: more| longer)?|when)';
const ends = [
  regex`\b${how}\b[a-z ',]*?\bfrom (?<from>${n})${some} (?:down |up )?to (?<goal>${n})${some}`,
  regex`\b${how}\b[a-z ',]*?(?:(?<goal>${n})${some}|\b(?<empty>empty|dead|gone|zero|runs out|dies|burned (?:out|down)|drained|full)\b)`,
];
/** That it goes on evenly has to be said; a population and an interest grow by shares. */
const evenly =
  /\bif (?:it|this|that) (?:keeps?|continues?)(?: (?:going|on|burning|dropping|draining|falling|rising|losing [a-z]+))*(?: (?:like (?:that|this)|at (?:this|that|the same)(?: constant)? (?:rate|pace|speed)))?|\bat (?:this|that|the same|a (?:steady|constant))(?: constant)? (?:rate|pace|speed)\b|\blike (?:that|this)\b/g;
const byShares = /\b(?:population|bacteria|interest|invest\w*|exponential\w*|half-life|cool\w*|decay\w*)\b/;

/** What changed by so much in a time goes on at the same rate: how long until another level. */
export const onAtSameRate: Reading = (text) => {
  const cut = cutter(text);
  const told = (cut.take(first) ?? cut.take(swapped))?.groups;
  const end = told && (cut.take(ends[0] ?? /$^/) ?? cut.take(ends[1] ?? /$^/))?.groups;
  const isEven = cut.takeAll(evenly).length > 0;
  if (!told || !end || !isEven || end.empty === 'full' || byShares.test(text)) return null;
  cut.take(new RegExp(how));
  const [a, b, goal] = [told.a ?? '', told.b ?? '', end.goal ?? '0'];
  const start = end.from ?? b;
  const change = sizeOf(b) - sizeOf(a);
  if (change === 0 || Math.sign(sizeOf(goal) - sizeOf(start)) !== Math.sign(change)) return null;
  if (
    !isSpent(
      cut.rest(),
      /^(?:if|will|does|do|to|take|takes|it|until|till|fell|falls?|dropp(?:ed|s)|drops?|burn(?:ed|t|s)?|went|from|then|down|drained|lost|loses|rose|and|the|in|would|is|be|another|more)$/,
    )
  )
    return null;
  const down = change < 0;
  const name = told.time ?? '';
  return inTurn(
    [
      part(down ? 'r = (a - b)/t' : 'r = (b - a)/t', { a, b, t: told.span ?? '' }, 'even-change'),
      part(down ? 'T = (b - g)/r' : 'T = (g - b)/r', { b: start, g: goal, r: '@1' }, 'even-change'),
    ],
    {
      kind: 'rate',
      says: (value) =>
        `${saidValue(value, tellsFractions(text))} ${sameThing(value, '1') ? name.replace(/s$/, '') : name.replace(/s?$/, 's')}`,
    },
  );
};
