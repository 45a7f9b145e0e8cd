import { cutter } from '../../reading/cutter.ts';
import { isSpent } from '../../reading/relating-words.ts';
import type { Situation } from '../situation.ts';

const ordinals = 'first|second|third|fourth|fifth|sixth'.split('|');
const kind = '(row|day|week|month|hour|minute|year|step|figure|stage|level|layer|round)';
const place = String.raw`(?:(?:in|on|at|for|during|of) )?(?:the )?(?:${kind} (\d{1,2})|(\d{1,2})(?:st|nd|rd|th) ${kind}|(first|second|third|fourth|fifth|sixth)(?: ${kind})?)`;
const term = new RegExp(String.raw`(?<![\d.$/])\$?(\d+(?:\.\d+)?)(?! ?%)(?: [a-z]+){0,2}? ${place}\b`);
const asked = new RegExp(String.raw`\bhow (?:many|much)(?: [a-z]+){0,4}? ${place}\b[\s?.!]*$`);
const placeOf = ([a, b, word]: readonly (string | undefined)[]): number =>
  Number(a ?? b ?? ordinals.indexOf(word ?? '') + 1);

/** Amounts told for the first three places of a row: how much stands at a later one, where they make a sequence. */
export const toldTerms: Situation = ({ text }) => {
  const cut = cutter(text);
  const question = cut.take(asked);
  const terms = cut.takeAll(term);
  if (!question || /\b(?:by|through|after|until|total|altogether|all|more|left)\b/.test(question[0]))
    return null;
  if (terms.length < 3 || terms.length > 6) return null;
  const places = terms.map(([, , , at, nth, , word]) => placeOf([at, nth, word]));
  const kinds = new Set(
    [...terms, question]
      .flatMap((one) => (one === question ? [one[1], one[4]] : [one[2], one[5], one[7]]))
      .filter(Boolean),
  );
  const at = placeOf([question[2], question[3], question[5]]);
  if (kinds.size > 1 || !places.every((one, i) => one === i + 1) || at <= terms.length) return null;
  if (!isSpent(cut.rest(), /^(?:and|so|on|with|by|then|saves?|gives?|adds?|if)$/)) return null;
  return `find the ${at}th term of ${terms.map((one) => one[1]).join(', ')}, ...`;
};
