import { rationalToFractionText } from '../../../rational/rational-text.ts';
import { cutter } from '../../reading/cutter.ts';
import { countOf, countText } from '../../reading/number-texts.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import type { Situation } from '../situation.ts';
import { workWays } from './counted-ways.ts';

const folk =
  '(?:people|persons?|students?|members?|players?|kids?|children|teachers?|men|women|girls?|boys?|friends?|workers?|employees?|candidates?|volunteers?|applicants?|classmates)';
const group = '(?:committee|team|group|panel|squad|delegation|jury|crew)';
const some = [
  new RegExp(`\\b${group}s? of ${countText}(?: ${folk})?\\b`),
  new RegExp(`\\b${countText}[- ](?:person|member|player|student|people)[- ]${group}s?\\b`),
  new RegExp(
    `\\b(?:(?:must|will|has to|have to|needs? to|wants? to) )?(?:choose|pick|select)(?:s|ed)? ${countText}(?: ${folk})?\\b`,
  ),
];
const all = new RegExp(
  `\\b(?:from|out of|of|among|has|have|are)(?: (?:a|an|the|group|class|club|team|of|there|set|pool))* ${countText}(?: [a-z]+)?(?: ${folk})?\\b`,
);
const pair = '(?: (?:and|&|n) ';
const name = '(?:(?:Mr|Ms|Mrs|Miss|Dr)\\.? )?[A-Z][a-z]+';
const named = `${name}${pair}${name})?`;
const certain = `(?:(?:(?:the )?(?:${countText}|an?) )?(?:particular|certain|specific|given|named|special)(?: ${folk})?|${countText} of (?:them|(?:the|these|those) ${folk}))`;
const verb =
  "(?<verb>must(?: not)?|ha(?:s|ve) to|needs? to|(?:is|are) to|always|cannot|can't|can not|may not|should not|refuses? to|will not|won't|(?:do not|don't) want to|(?:is|are) (?:not (?:allowed|willing) to|always|never|already))";
const bound = `(?<first> both)? ${verb}(?<both> both)?(?: always)?(?: (?:be|serve|sit|join|take part|work|play|get))?(?<still> both| together)?(?: (?:included|chosen|selected|picked|put|a member|members|part))?(?: (?:on|in|of))?(?: (?:the|it|every|each|this))?(?<same> same)?(?: ${group})?(?<once> together| at the same time)?`;

/** Words that may stand before what is bound and name nobody. */
const names =
  /^(?!(?:order|repetitions?|repeats?|digits?|letters?|it|they|we|you|he|she|one|two|three|both|each|all|none|nobody|no|everyone|anyone|there|who|that|which|the|members?|people|persons?|students?|players?)\b)[a-z]{2,}(?: (?:and|&|n) [a-z]{2,})?$/;

/** Who is bound by name: with a capital, or behind “if” in a text without them. */
function boundByName(text: string, typed: string): RegExpExecArray | null {
  const found = new RegExp(`\\b(${named})${bound}`).exec(typed);
  if (found) return found;
  const plain = new RegExp(`(?<=\\b(?:if|when|but) )([a-z]+${pair}[a-z]+)?)${bound}`).exec(text);
  return plain && names.test(plain[1] ?? '') ? plain : null;
}

/** How many groups there are: the others are chosen, or those with both of two are taken away from all. */
function waysOf(n: number, k: number, { fixed, found }: Bound): string | null {
  const { verb = '', first, both, still, same, once } = found;
  const isOut = /not|never|n't|refuse/.test(verb);
  if (isOut && (both ?? still ?? same ?? once) !== undefined)
    return fixed === 2 && first === undefined && k >= 2 ? `C(${n}, ${k}) - C(${n - 2}, ${k - 2})` : null;
  if (isOut) return first === undefined && k <= n - fixed ? `C(${n - fixed}, ${k})` : null;
  return fixed <= k ? `C(${n - fixed}, ${k - fixed})` : null;
}

type Bound = { readonly fixed: number; readonly found: Readonly<Record<string, string | undefined>> };

/** A group of so many out of more, where some are in it for certain, left out, or never both in it. */
export const fixedMembers: Situation = ({ text, typed }) => {
  if (
    !/\bhow many\b|\bnumber of\b/.test(text) ||
    !/\b(?:choose|chosen|pick\w*|select\w*|form\w*|made|committees?|teams?)\b/.test(text)
  )
    return null;
  const byName = boundByName(text, typed);
  const cut = cutter(byName ? text.replace(byName[0].toLowerCase(), ' ¦ ') : text);
  const byWord = byName ? null : cut.take(new RegExp(`\\b${certain}${bound}`));
  const found = (byName ?? byWord)?.groups;
  if (!found) return null;
  const fixed = byName
    ? / (?:and|&|n) /.test(byName[1] ?? '')
      ? 2
      : 1
    : countOf(byWord?.[1] ?? byWord?.[2] ?? 'a');
  const chosen = some.map((pattern) => cut.take(pattern)).find((found) => found !== null);
  const whole = chosen && cut.take(all);
  const [k, n] = [countOf(chosen?.[1]), countOf(whole?.[1])];
  const ways = k >= 1 && k < n && fixed >= 1 ? waysOf(n, k, { fixed, found }) : null;
  if (
    ways === null ||
    !leavesNoRelation(cut.rest(), /^(?:if|different|but)$/) ||
    /\b(?:or|unless|together|president|captain|order|line|row|probability|chance)\b/.test(cut.rest())
  )
    return null;
  return workWays(ways, {
    rule: ways.includes(' - ') ? 'all-without-both' : 'choose-from-each',
    kind: 'counting',
    says: rationalToFractionText,
  });
};
