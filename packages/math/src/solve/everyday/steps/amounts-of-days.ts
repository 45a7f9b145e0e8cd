import { cutter } from '../../reading/cutter.ts';
import { n } from '../../reading/number-texts.ts';
import { regex } from '../../reading/regex.ts';
import { isSpent } from '../../reading/relating-words.ts';
import { inTurn, type Part, part, type Reading, saidValue, sameThing } from '../reading/worked-amount.ts';

const when =
  '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|tues|wed|thu|thurs|fri|sat|sun)';
const nth = '(?:first|second|third|fourth|1st|2nd|3rd|4th|next|last|other)';
const span = '(?:day|week|month|year|hour|weekend|time)';
const occasion = String.raw`(?:on |in |during )?(?:the |a )?(?:${when}|${nth} ${span}|(?:this|last) ${span})`;
const days = regex`(?<!\$)(${n})(?: ((?!(?:on|in|during|the|a|this|last)\b)[a-z]+))?(?: of [a-z]+)? ${occasion}\b`;
const asked =
  /\bhow (?:many|much|far)(?: ((?!(?:in|did|do|does|has|have|were|was|is|are|will|altogether|together|total|all|for)\b)[a-z]+))?(?: of [a-z]+)?(?: (?:did|do|does|has|have|were|was|is|are|will) (?:(?:he|she|they|i|we|it|the [a-z]+|[a-z]+) )?(?:[a-z]+)?)?(?: (?:in all|in total|altogether|all together|total|in (?:both|all(?: \d)?|the \d|these \d) (?:days|weeks|months)(?: together)?|for both (?:days|weeks)|together|both (?:days|weeks)(?: together)?|over the \d days))+/;
const manifold = regex`\b(twice|double|(\d+) times|half) (?:as (?:many|much|far|long)|that(?: much| many| amount)?|the amount)(?: [a-z]+)? ${occasion}\b`;

const verbs = /\b(?:drank|ate|used|sold|bought|saved|spent|earned|found|made|read|ran|walked|got)\b/g;

/** Amounts of several days in one story: all of them together, one of them perhaps a multiple of the one before. */
export const amountsOfDays: Reading = (text) => {
  const cut = cutter(text);
  const question = cut.take(asked);
  const told = cut.takeAll(days);
  const multiple = cut.take(manifold);
  const unit = told.map((one) => one[2]).find((one) => one !== undefined) ?? '';
  const noun = question?.[1];
  if (!question || told.length === 0 || told.length > 6) return null;
  if (told.some((one) => one[2] !== undefined && !sameThing(one[2], unit))) return null;
  if (noun !== undefined && unit !== '' && !sameThing(noun, unit)) return null;
  if (multiple ? told.length !== 1 : told.length < 2) return null;
  // Both days are two of them.
  if (/\bboth\b/.test(question[0]) && told.length + (multiple ? 1 : 0) !== 2) return null;
  const times = /\b(?:in all|in the|these|the) (\d) (?:days|weeks|months)/.exec(question[0])?.[1];
  if (times !== undefined && Number(times) !== told.length + (multiple ? 1 : 0)) return null;
  // Another day without an amount of its own leaves the sum open.
  if (regex`\b${occasion}\b`.test(cut.rest())) return null;
  // One act only: what is eaten and what is bought are not added.
  const acts = new Set(cut.rest().match(verbs) ?? []);
  if (acts.size > 1 || !isSpent(cut.rest(), /^(?:and|then|all|drank|ate|used|sold|bought|saved|spent)$/))
    return null;
  const fractions = /\d\/\d/.test(text);
  const letters = ['a', 'b', 'c', 'd', 'f', 'g'].slice(0, told.length);
  const first = told[0]?.[1] ?? '';
  const by = multiple?.[1] === 'half' ? '1/2' : (multiple?.[2] ?? '2');
  const parts: Part[] = multiple
    ? [
        part('b = k · a', { k: by, a: first }, 'share-of-amount'),
        part('N = a + b', { a: first, b: '@1' }, 'add-all'),
      ]
    : [
        part(
          `N = ${letters.join(' + ')}`,
          Object.fromEntries(letters.map((letter, i) => [letter, told[i]?.[1] ?? ''])),
          'add-all',
        ),
      ];
  const said = unit === '' ? (noun ?? '') : unit;
  return inTurn(parts, { says: (value) => `${saidValue(value, fractions)}${said === '' ? '' : ` ${said}`}` });
};
