import { cutter } from '../../reading/cutter.ts';
import { regex } from '../../reading/regex.ts';
import { isSpent } from '../../reading/relating-words.ts';
import {
  inTurn,
  type Part,
  part,
  type Reading,
  saidMoney,
  saidValue,
  tellsFractions,
} from '../reading/worked-amount.ts';

const size = String.raw`(?<![\d./:-])(\d+(?:\.\d+)?(?:\/\d+)?)(?![\d/:%]|\.\d)`;
const unit =
  '(?: ?(?:°|degrees?|º))?(?: ?[cf]\\b)?(?: ?(?:cm|mm|inches|m|meters?|ft|feet|floors?|levels?|steps?|km|miles?|yards?|points?|dollars)\\b)?';
const ups =
  'ros[e]|(?:had )?risen|rises?|climb(?:s|ed)?|went up|goes up|go up|gained?|gains|increase[sd]?|warm(?:s|ed)(?: up)?|swims up|swam up|moves up|moved up|up|ascend(?:s|ed)?|raised';
const downs =
  'fell|(?:had )?fallen|falls?|dropp?(?:s|ed)?|went down|goes down|go down|dive[sd]?|dove|sinks?|sank|lost|loses?|decrease[sd]?|cool(?:s|ed)(?: down)?|swims down|swam down|moves down|moved down|down|descend(?:s|ed)?';
const start = regex`\b(?:was|is|starts?|started|at|begins?|began|from|stands?)(?: (?:at|on|in|from))?(?: (?:floor|level|about))? (-?\d+(?:\.\d+)?)(?![\d/:%]|\.\d)(${unit})`;
const move = regex`\b(?:(${ups}|${downs}) (?:by |another |up |down |about )?${size}${unit}(?: (up|down|higher|lower)\b)?|(?:goes|went|swims|swam|moves|moved|dives|got|gets|became|climbs|rides|takes the elevator|drives)? ?${size}${unit} (up|down|colder|warmer|cooler|hotter)\b)`;
const asked =
  /\b(?:what (?:was|is|will) (?:the )?(?:temperature|high(?: temperature)?|low(?: temperature)?|it|elevation|depth|position|height)(?: be)?(?: (?:is it|it is))?|what temperature (?:is|was) it|what's the temperature|what is the (?:new|final|end) (?:temperature|elevation|depth|position)|where (?:is|are|was) (?:he|she|it|they|the [a-z]+)|what (?:floor|level) (?:is|are|am) (?:he|she|it|i|they)(?: on)?|(?:which|on which|on what) (?:floor|level) (?:is|are|am) (?:he|she|it|i|they)(?: on)?|how (?:warm|cold) (?:is|was) it|what is its (?:new )?(?:elevation|depth|position))(?: (?:now|then|at (?:midnight|night|noon|the end)|in the (?:evening|night|afternoon|end)|after that|finally))*/;
const times =
  /\b(?:at|by|in the|until|around|till|during the|from) (?:\d{1,2}(?::\d\d)? ?[ap]\.?m\b\.?|noon|midnight|night|morning|afternoon|evening|day)/;

const fromTime =
  / from (?:the )?(noon|midnight|morning|afternoon|evening|night|\d{1,2}(?::\d\d)? ?[ap]\.?m\.?) (?:temperature|reading|level)\b/;

/** `dropped 11 degrees from the noon temperature`: the level of the move before it, which needs no words. */
function fromTheLast(text: string): string {
  const found = fromTime.exec(text);
  const told = found
    ? [...text.slice(0, found.index).matchAll(new RegExp(times, 'g'))].map(([time]) => time)
    : [];
  return found && told.at(-2)?.endsWith(found[1] ?? '?') === true ? text.replace(found[0], '') : text;
}

/** A level that goes up and down: where it stands at the end. What it goes to is no change. */
export const movedLevel: Reading = (text) => {
  const cut = cutter(
    fromTheLast(text)
      .replace(/(?<=\d) ?(?:°|º) ?/g, ' degrees ')
      .replace(/degrees ([cf])\b/g, 'degrees'),
  );
  const question = cut.take(asked);
  cut.takeAll(times);
  const first = cut.take(start);
  const moves = cut.takeAll(move);
  if (!question || !first || moves.length < 1 || moves.length > 6) return null;
  if (!/-\d|temperature|degrees|submarine|diver|elevator|floor|sea level|dive|elevation/.test(text))
    return null;
  let last = first[1] ?? '';
  const parts: Part[] = [];
  for (const [, verb = '', a, turn, b, way] of moves) {
    const value = a ?? b ?? '';
    const word = turn ?? way ?? verb;
    const isUp = regex`^(?:${ups}|higher|warmer|hotter)$`.test(word);
    // A turn against its verb tells two ways.
    if (turn !== undefined && verb !== '' && regex`^(?:${ups})$`.test(verb) !== isUp) return null;
    parts.push(part(`L = s ${isUp ? '+' : '-'} a`, { s: last, a: value }, 'up-and-down'));
    last = `@${parts.length}`;
  }
  if (!isSpent(cut.rest(), /^(?:then|and|after|before|by|between|it|he|what|now|at|again|below)$/))
    return null;
  // A move told from an earlier level does not go on from the last one.
  if (/\bbelow\b|\bfrom the [a-z]+ (?:temperature|level|height|depth)\b/.test(cut.rest())) return null;
  const noun = /(m|meters?|ft|feet|km|miles?|yards?)$/.exec((first[2] ?? '').trim())?.[1];
  const says = noun ?? (/degrees|temperature|warm|cold/.test(text) ? 'degrees' : '');
  return inTurn(parts, {
    says: (value) => `${saidValue(value, tellsFractions(text))}${says === '' ? '' : ` ${says}`}`,
  });
};

/** The same rise or fall every time: the change of all times together, with its sign. */
export const everyTime: Reading = (text) => {
  const cut = cutter(text);
  const change = cut.take(
    regex`\b(${ups}|${downs}|fell|dropped|lost) (?:by )?${size}( dollars|${unit})? (?:every|each|an?|per) (day|hour|minute|week|month|year|second)(?: for| in| over)? (\d+) (?:straight )?([a-z]+)`,
  );
  const asked = cut.take(
    /\b(?:(?:write|find|give|what is|what's|what was|what) (?:is )?(?:the |its )?(?:total |overall )?change(?: in (?:the )?[a-z]+)?(?: as (?:an? )?(?:signed number|integer or signed number|integer|rational number|negative number|positive or negative number))?)/,
  );
  if (!change || !asked || !/\bchange\b/.test(asked[0])) return null;
  const [, verb = '', value = '', noun = '', per = '', many = '', units = ''] = change;
  if (units.replace(/s$/, '') !== per || !isSpent(cut.rest())) return null;
  const isUp = regex`^(?:${ups})$`.test(verb);
  return inTurn(part('C = n · a', { n: many, a: isUp ? value : `-${value}` }, 'every-time-same'), {
    says: (total) =>
      noun.trim() === 'dollars'
        ? saidMoney(total, 'dollars')
        : `${saidValue(total, tellsFractions(text))}${noun === '' ? '' : ` ${noun.trim()}`}`,
  });
};
