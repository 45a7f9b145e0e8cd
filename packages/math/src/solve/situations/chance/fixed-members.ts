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
  new RegExp(`\\b(?:choose|pick|select)(?:s|ed)? ${countText}(?: ${folk})?\\b`),
];
const all = new RegExp(
  `\\b(?:from|out of|of|among|has|have|are)(?: (?:a|an|the|group|class|club|team|of|there|set|pool))* ${countText}(?: [a-z]+)?(?: ${folk})?\\b`,
);
const named = '[A-Z][a-z]+(?: and [A-Z][a-z]+)?';
const certain = `(?:(?:the )?(?:${countText}|an?) )?(?:particular|certain|specific|given|named|special)(?: ${folk})?`;
const bound =
  "(?: both)? (?:(must(?: not)?|has to|have to|needs? to|is to|are to|always|cannot|can't|can not|may not|refuses? to|will not|won't)(?: (?:both|always))?(?: be| serve| sit| join| take part)?|(?:is|are) (always|never|already))(?: (?:included|chosen|selected|picked|a member|members|part))?(?: (?:on|in|of))?(?: (?:the|it|every|each|this))?(?: (?:committee|team|group|panel|squad|delegation|jury|crew))?";

/** Words that may stand before what is bound and name nobody. */
const names =
  /^(?!(?:order|repetitions?|repeats?|digits?|letters?|it|they|we|you|he|she|one|two|three|both|each|all|none|nobody|no|everyone|anyone|there|who|that|which|the|members?|people|persons?|students?|players?)\b)[a-z]{2,}(?: and [a-z]{2,})?$/;

/** Who is bound by name: with a capital, or behind “if” in a text without them. */
function boundByName(text: string, typed: string): RegExpExecArray | null {
  const found = new RegExp(`\\b(${named})${bound}`).exec(typed);
  if (found) return found;
  const plain = new RegExp(`(?<=\\b(?:if|when|but) )([a-z]+(?: and [a-z]+)?)${bound}`).exec(text);
  return plain && names.test(plain[1] ?? '') ? plain : null;
}

/** A group of so many out of more, where some are in it for certain, or left out: the others are chosen. */
export const fixedMembers: Situation = ({ text, typed }) => {
  if (
    !/\bhow many\b|\bnumber of\b/.test(text) ||
    !/\b(?:choose|chosen|pick\w*|select\w*|form\w*|made|committees?|teams?)\b/.test(text)
  )
    return null;
  const byName = boundByName(text, typed);
  const cut = cutter(byName ? text.replace(byName[0].toLowerCase(), ' ¦ ') : text);
  const byWord = byName ? null : cut.take(new RegExp(`\\b${certain}${bound}`));
  const verb = byName ? (byName[2] ?? byName[3]) : (byWord?.[2] ?? byWord?.[3]);
  if (verb === undefined) return null;
  const fixed = byName ? (byName[1]?.includes(' and ') ? 2 : 1) : countOf(byWord?.[1] ?? 'a');
  const isOut = /not|never|n't|refuse/.test(verb);
  const chosen = some.map((pattern) => cut.take(pattern)).find((found) => found !== null);
  const whole = chosen && cut.take(all);
  const [k, n] = [countOf(chosen?.[1]), countOf(whole?.[1])];
  if (!(k >= 1 && k < n && fixed >= 1 && (isOut ? k <= n - fixed : fixed <= k))) return null;
  if (
    !leavesNoRelation(cut.rest(), /^(?:if|different)$/) ||
    /\b(?:or|unless|together|president|captain|order|line|row|probability|chance)\b/.test(cut.rest())
  )
    return null;
  return workWays(`C(${n - fixed}, ${isOut ? k : k - fixed})`, {
    rule: 'choose-from-each',
    kind: 'counting',
    says: rationalToFractionText,
  });
};
