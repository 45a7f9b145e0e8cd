import { evaluateExact } from '../../../judge/equivalent.ts';
import { byFormula, byStatements, together } from '../../exercises/exercise.ts';
import { regex } from '../../reading/regex.ts';
import type { Frame, Told } from './frame.ts';

const root = (word: string): string => word.replace(/(?:(?<=[sxh])es|s)$/, '');
const holds =
  '(?:holds?|seats?|fits?|carr(?:y|ies)|transports?|contains?|has|takes?|comes? with|can (?:hold|seat|fit|carry|take|transport))';
const people =
  /^(?:people|persons?|ppl|students?|passengers?|kids?|child(?:ren)?|players?|guests?|campers?|riders?|members?|scouts?|fans?|teachers?)$/;
const otherStory =
  /[$%]|\b(?:percent|left|more|fewer|less|than|twice|half|remain\w*|already|cost\w*|full|completely|empty|per (?:hour|minute|day)|dozen|both|every|last|extra)\b/;
const nounAt = ({ around, at }: Told): string => /^@ ([a-z]+)/.exec(around.slice(at))?.[1] ?? '';

/** Whether a number says how many go in one: `each bus holds 44`, `packs of 8`, `12 eggs in a carton`. */
const isOfOne = (told: Told, one: string): boolean =>
  regex`\b(?:each|an?|one|per|the) (?:[a-z]+ )?${one} (?:only )?${holds} (?:up to |only |exactly |at most )?@|\b${one}(?:s|es)? (?:that |which )?(?:each )?${holds} (?:up to |at most )?@|\b${one}(?:s|es)? of @|@ (?:[a-z]+ ){0,3}(?:to|in|on|per|for) (?:an?|each|one|per)? ?${one}\b|@ (?:[a-z]+ ){0,2}per ${one}\b`.test(
    told.around,
  );

/** So many in all, and how many go in one: how many are needed, where the last one need not be full. */
export const packsNeeded: Frame = ({ text, numbers, question }) => {
  const [a, b, more] = numbers;
  if (!a || !b || more || otherStory.test(text) || a.priced || b.priced) return null;
  const asked = /\b(?:how many|number of) ([a-z]+)\b/.exec(question)?.[1];
  const told = question.slice(question.indexOf(asked ?? '') + (asked ?? '').length);
  if (
    asked === undefined ||
    !/^(?: of [a-z]+)?(?: (?:will|does|do|must|should|are|is|would|can|did)\b| (?:that )?(?:they|he|she|we|you|i)\b| (?:needed|required|need)\b|[ ?.!]*$)/.test(
      told,
    ) ||
    !(
      /^[ ?.!]*$/.test(told) ||
      /\b(?:need\w*|require[ds]?|buy|order|rent|use|take|get|must|should|have to|pack|bring)\b/.test(told)
    )
  )
    return null;
  const one = root(asked);
  const each = [a, b].filter((told) => isOfOne(told, one));
  const [size, second] = each;
  const total = size === a ? b : a;
  if (!size || second || root(nounAt(total)) === one) return null;
  const [u, v] = [nounAt(size), nounAt(total)];
  const names = [u, v].filter(
    (noun) => noun !== '' && !/^(?:in|to|per|on|for|each|are|is|and|go|need|fit)$/.test(noun),
  );
  if (names.length === 2 && root(u) !== root(v) && !(people.test(u) && people.test(v))) return null;
  if (!/^\d+$/.test(`${size.value}${total.value}`) || Number(total.value) <= Number(size.value)) return null;
  const worked = byFormula({
    formula: 'n = a/p',
    values: { a: total.value, p: size.value },
    rule: 'equal-pieces',
    kind: 'story',
  });
  const count = worked && evaluateExact(worked.answer);
  if (!worked || !count) return null;
  const n = (count.n + count.d - 1n) / count.d;
  const says = `${n} ${asked}`;
  if (count.d === 1n) return { ...worked, answer: says };
  const decided = byStatements(
    { a: total.value, p: size.value, n: `${n}` },
    ['(n - 1) · p < a', 'n · p ≥ a'],
    {
      kind: 'story',
      answer: says,
      rule: 'fewest-that-hold',
    },
  );
  return together([worked, decided], { kind: 'story', answer: says });
};
