import { cutter } from '../../reading/cutter.ts';
import { regex } from '../../reading/regex.ts';
import { isSpent } from '../../reading/relating-words.ts';
import {
  inTurn,
  part,
  type Reading,
  saidValue,
  sameThing,
  singular,
  sizeOf,
  tellsFractions,
} from '../reading/worked-amount.ts';

const number = String.raw`(?<![\d./:])(\d+(?:\.\d+)?)(?![\d/:%]|\.\d)`;
const worker =
  '(workers?|painters?|men|people|persons|machines?|pumps?|pipes?|taps?|hoses?|builders?|farmers?|students?|friends|cooks?|robots?|printers?|gardeners?|carpenters?|bakers?|kids|volunteers?|tractors?|trucks?|campers?|cows|horses|goats|sheep|soldiers|cleaners?)';
const time = '(days?|hours?|minutes?|weeks?|months?)';

const tellsOfSharedWork =
  /\b(?:paint|build|dig|clean|fill|empty|finish|do|complete|make|harvest|mow|pick|pave|unload|plant|print|pack|plow|lay|repair|drain|food|hay|enough|eat|supplies|job|work|take|takes|took|need)/;

/** The same work by another number of workers: how long it takes, or how many it needs. */
export const sharedWork: Reading = (text) => {
  const cut = cutter(
    text.replace(/\b(\d+) (?:of (?:them|the [a-z]+) )?(?:more|additional|extra)\b/g, '$1 more'),
  );
  const first = cut.take(
    regex`${number} ${worker}\b((?: (?!in\b|for\b|\d)[a-z-]+)*?) (?:in |for |needs? |takes? |take |last(?:s|ed)? )${number} ${time}|\b(?:takes?|took) ${number} ${worker}( )${number} ${time}`,
  );
  if (!first) return null;
  const [a, kind, , t, unit] = first[1] === undefined ? first.slice(6) : first.slice(1, 6);
  if (a === undefined || t === undefined || kind === undefined || unit === undefined) return null;
  if (!tellsOfSharedWork.test(text)) return null;
  const gone = cut.take(
    /(?<![\d./:])(\d+) of (?:them|the [a-z]+) (?:(?:get|got|are|were|is|become|became|fall|fell|call in|left|leave|go|went|do not|don't|can't|cannot|didn't|did not) ?)+(?:sick|ill|home|away|before|come|work|help|show up|missing|break|broken)?/,
  );
  const other = cut.take(
    regex`(?:\b(?:so|if|with|there (?:are|is)|there're|its|it's|it is|only|just|by|for|of|when|only just|we have|they have|did|would|will|do|does|long|take|takes) )+(?:only |just )?${number}(?: ${worker})?(?=[ ,.?!]|$)(?! (?:days|hours|minutes|weeks|months))`,
  );
  const asked = cut.take(regex`\bhow (?:long|many ${time}|much time)\b`);
  const askedTime = asked?.[1];
  if (!asked || (askedTime !== undefined && !sameThing(askedTime, unit))) return null;
  const after = cut.take(regex`${number} ${worker}`);
  const told = other?.[1] ?? after?.[1];
  const kinds = [other?.[2], after?.[2]].filter((word) => word !== undefined);
  if ((other && after) || kinds.some((word) => !sameThing(word ?? '', kind))) return null;
  const few = gone ? sizeOf(a) - sizeOf(gone[1] ?? '') : null;
  const b = told ?? (few === null ? undefined : `${few}`);
  if (b === undefined || (few !== null && few !== sizeOf(b)) || sizeOf(b) <= 0) return null;
  const left = cut
    .rest()
    .replace(
      /\ball (?:of them )?(?:work|works|working)? ?(?:at the )?(?:same|equally) (?:speed|rate|pace|fast)\b|\b(?:at|with) the same (?:rate|speed|pace)\b|\bfrom the (?:start|beginning)\b|\bsame (?:job|work|wall|house|fence|school|field|room|pool|amount)\b/g,
      ' ',
    );
  if (
    !isSpent(
      left,
      /^(?:but|so|it|how|many|will|would|take|takes?|to|for|the|if|do|does|only|need|did|with|what|they|all|same|one|at|work|them|of|just|paint|by|and|then|in|are|is|there|when|has|have|had|last|up|give|use|eat|eats)$/,
    )
  )
    return null;
  if (/\b(?:more|after|later|already|join\w*|days? off|each day|per day|half)\b/.test(left)) return null;
  return inTurn(part('T = a · t/b', { a, t, b }, 'same-work'), {
    kind: 'rate',
    says: (value) =>
      `${saidValue(value, tellsFractions(text))} ${value === '1' ? singular(unit) : unit.replace(/s?$/, 's')}`,
  });
};
