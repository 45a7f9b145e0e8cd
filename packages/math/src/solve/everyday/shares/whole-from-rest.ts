import { cutter } from '../../reading/cutter.ts';
import { asQuotient } from '../../reading/number-texts.ts';
import { isSpent } from '../../reading/relating-words.ts';
import {
  inTurn,
  isWhole,
  type Part,
  part,
  type Reading,
  sameThing,
  sizeOf,
} from '../reading/worked-amount.ts';

const pairs: readonly (readonly [string, string])[] = [
  ['boy', 'girl'],
  ['man', 'woman'],
  ['men', 'women'],
  ['adult', 'child'],
  ['adult', 'children'],
  ['adult', 'kid'],
];
const isOther = (a: string, b: string): boolean =>
  pairs.some(([x, y]) => (sameThing(a, x) && sameThing(b, y)) || (sameThing(a, y) && sameThing(b, x)));

const shares = String.raw`(\d+\/\d+|\d+(?:\.\d+)?%) of (?:the |our |my |all |all the |her |his )?([a-z]+)(?: (?:in|of|at) (?:the |our |a |my )?[a-z]+)? (?:is|are|were|was|walks?|takes?|likes?|plays?|rides?|prefers?|speaks?|comes?) ([a-z]+)`;
const rests: readonly RegExp[] = [
  /(?:there (?:are|is|were) |the )?(?:other|rest|remaining)(?: of them)? (\d+)(?: [a-z]+)? (?:is|are|were|was|walks?|takes?|likes?|plays?|rides?|prefers?|speaks?|comes?) ([a-z]+)/,
  /(?:the )?(?:others|rest|remaining ones),? (\d+)(?: of them)?,? (?:are|is|were) ([a-z]+)/,
  /(?:there (?:are|is|were) )?(\d+) ([a-z]+)/,
];
const group =
  /\bhow (?:many|big)(?: is the class)?(?: (students|players|kids|children|people|pupils|members|adults|cars|marbles|animals|[a-z]+))?(?: (?:are|is|were|do|does|did))?(?: (?:there|we|they|i|you|the class|the club)\b)?(?: have)?(?: in (?:the |our |my )?(?:class|club|group|school|team|choir|bag|box|lot|parking lot|total|all))?(?: (?:in (?:all|total)|altogether))?/;

/** A fraction of a group is one kind and the others are counted: how many are in the group, or of that kind. */
export const wholeFromRest: Reading = (text) => {
  const cut = cutter(text);
  const share = cut.take(new RegExp(shares));
  if (!share) return null;
  const [, fraction = '', whole = '', kind = ''] = share;
  const [named, alone, counted] = rests;
  const rest = cut.take(named ?? /^$/) ?? cut.take(alone ?? /^$/);
  const other = rest ?? (counted ? cut.take(counted) : null);
  if (!other || (!rest && !isOther(kind, other[2] ?? ''))) return null;
  const asked = cut.take(group);
  const noun = asked?.[1] ?? '';
  const isKind = sameThing(noun, kind);
  const groupNoun =
    /^(?:students|players|kids|children|people|pupils|members)$/.test(noun) || sameThing(noun, whole);
  if (!asked || (!isKind && !groupNoun) || sameThing(noun, other[2] ?? '')) return null;
  if (!isSpent(cut.rest(), /^(?:and|if|total|to|by)$/)) return null;
  const size = sizeOf(fraction.replace(/%$/, '/100'));
  if (!(size > 0 && size < 1)) return null;
  const taken = asQuotient(fraction);
  const parts: Part[] = [
    part('r = 1 - f', { f: taken }, 'rest-of-whole'),
    part('W = K ÷ r', { K: other[1] ?? '', r: '@1' }, 'whole-from-share'),
  ];
  if (isKind) parts.push(part('N = f · W', { f: taken, W: '@2' }, 'share-of-amount'));
  return inTurn(parts, { says: (value) => (isWhole(value) ? `${value} ${noun}` : null) });
};
