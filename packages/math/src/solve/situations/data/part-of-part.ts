import { evaluateExact } from '../../../judge/equivalent.ts';
import { rationalToDecimalText, rationalToFractionText } from '../../../rational/rational-text.ts';
import { byFormula, together } from '../../exercises/exercise.ts';
import { cutter } from '../../reading/cutter.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import type { Situation } from '../situation.ts';

const number = String.raw`(?<![\w.,])(\d+)(?![\d/%:]|\.\d)`;
const small = new Set(
  'the a an of to in is are and or that who they it with by at on for do does did be was were their them those these students student people person persons members kids children has have had also'.split(
    ' ',
  ),
);
const stem = (word: string): string => word.replace(/(?:ing|ed|es|s)$/, '').replace(/(?:y|e)$/, '');
const keys = (text: string): readonly string[] =>
  (text.match(/[a-z]+/g) ?? []).filter((word) => !small.has(word)).map(stem);
const covers = (text: string, property: string): boolean => {
  const found = keys(text);
  return keys(property).length > 0 && keys(property).every((word) => found.includes(word));
};

type Told = {
  readonly all: string;
  readonly some: string;
  readonly part: string;
  readonly first: string;
  readonly second: string;
};

const verbs = '(?:are|is|have|has|also|like|play|take|do|speak|can|own|wear)';
const ofGroup = new RegExp(
  String.raw`\bof (?:all )?(?:the |those |these )?([a-z]+(?: (?:who|that|which) (?:[a-z]+ )*?[a-z]+?)??)(?= ${verbs}\b|,)(.*)$`,
);
const ofTold = new RegExp(
  String.raw`\bof (?:all )?(?:the |those |these )?((?:[a-z]+ )?(?:who|that|which) [a-z ]+?) (${verbs} [a-z ]+)$`,
);

/** Kinds, and what is always one of that kind. */
const kinds: readonly (readonly [RegExp, RegExp])[] = [
  [/\bpets?\b/, /\b(?:dogs?|cats?|hamsters?|rabbits?|parrots?)\b/],
  [/\bsports?\b/, /\b(?:soccer|football|basketball|baseball|volleyball|tennis|hockey)\b/],
  [/\binstruments?\b/, /\b(?:piano|guitar|violin|flute|drums?|trumpet|cello)\b/],
  [/\blanguages?\b/, /\b(?:french|spanish|german|english|italian|chinese)\b/],
];
/** Whether nobody has the second property without the first one. */
const liesWithin = (second: string, first: string): boolean =>
  kinds.some(([kind, one]) => kind.test(first) && one.test(second));

/** The part that is asked for and what it is a part of. */
function asked(question: string, { all, some, part, first, second }: Told): { a: string; b: string } | null {
  const plain = question.replace(/[?.!\s]+$/, '');
  const found = ofTold.exec(plain) ?? ofGroup.exec(plain);
  if (!found) return null;
  const [, group = '', event = ''] = found;
  const known = keys(`${first} ${second} ${group}`);
  const rest = keys(event.replace(/\b(?:both|also|all|and)\b/g, ' '));
  if (covers(group, second) || !rest.every((word) => known.includes(word))) return null;
  const [hasFirst, hasSecond] = [covers(event, first), covers(event, second)];
  if (covers(group, first)) return hasSecond && !hasFirst ? { a: part, b: some } : null;
  if (/\b(?:who|that|which)\b/.test(group)) return null;
  if (hasSecond) return hasFirst || liesWithin(second, first) ? { a: part, b: all } : null;
  return hasFirst ? { a: some, b: all } : null;
}

/** Of a whole some have a property, and some of these another one: the share of either group that is asked for. */
export const partOfPart: Situation = ({ text }) => {
  const at = text.search(
    /\b(?:what (?:percent\w*|fraction|part|share)|whats? (?:is )?(?:the )?(?:percent\w*|probability|fraction)|what is the (?:percent\w*|probability|fraction)|find the (?:percent\w*|probability|fraction))/,
  );
  if (at <= 0) return null;
  const [story, question] = [text.slice(0, at), text.slice(at)];
  if (
    /\d|\bnot\b|n't\b|\bneither\b|\bor\b/.test(question) ||
    /\b(?:not|don't|doesn't|rest|others?|none|only)\b/.test(story)
  )
    return null;
  const cut = cutter(story);
  const whole = cut.take(
    new RegExp(
      `(?:^|[.;] ?)(?:(?:out )?of|in an? (?:survey|group|class|sample|poll) of|among) (?:the |all )?${number} ((?:[a-z]+ ){0,2}?[a-z]+)(?: in [a-z ]+?)?,? ${number}(?: of them)? ([a-z ]+?)(?=,? and \\d+ of (?:those|these|them)\\b|[.,;]|$)`,
    ),
  );
  const inner = cut.take(
    new RegExp(
      `\\bof (?:(?:these|those|the|them)(?: ${number})?(?: [a-z]+)?)((?: (?:who|that|which) [a-z ]+?)?),? ${number}(?: of them)? ((?:are|have|play|also|like|take|speak|own|can|wear|do|sing|ride|walk|use|go|were|had|is)[a-z ]*?)(?=[.,;]|\\s*$)|\\b${number} of (?:these|those|them|the ones|the [a-z]+(?= (?:who|that|which)\\b))((?: (?:who|that|which) [a-z ]+?)?) ((?:are|have|play|also|like|take|speak|own|can|wear|do|sing|ride|walk|use|go|were|had|is)[a-z ]*?)(?=[.,;]|\\s*$)`,
    ),
  );
  if (!whole || !inner || !leavesNoRelation(cut.rest(), /^$/)) return null;
  const [, all = '', , some = '', first = ''] = whole;
  const again = inner[1];
  const [condition, part, second] =
    inner[3] === undefined
      ? [inner[6] ?? '', inner[5] ?? '', inner[7] ?? '']
      : [inner[2] ?? '', inner[3], inner[4] ?? ''];
  // The second group has to be within the first one.
  if (condition !== '' && !covers(condition, first)) return null;
  if (
    condition === '' &&
    again === undefined &&
    !/\b(?:of (?:these|those|them)|of the ones)\b/.test(inner[0])
  )
    return null;
  if (again !== undefined && again !== some) return null;
  if (Number(part) > Number(some) || Number(some) > Number(all)) return null;
  const values = asked(question, { all, some, part, first, second });
  if (!values) return null;
  const percent = /\bpercent/.test(question);
  const worked = byFormula({
    formula: percent ? 'P = a/b · 100' : 'P = a/b',
    values,
    rule: 'part-of-group',
    kind: 'probability',
  });
  const exact = worked && evaluateExact(worked.answer);
  if (!worked || !exact) return null;
  const decimal = rationalToDecimalText(exact);
  return together([worked], {
    kind: worked.kind,
    answer: percent ? `${decimal ?? rationalToFractionText(exact)}%` : worked.answer,
  });
};
