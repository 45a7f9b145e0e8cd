import { lead, pattern } from './question-form.ts';

/**
 * What would be if something in the problem were otherwise. to: the number that is named; null where `times` tells how
 * many times as large it is, or no number is changed. from: the number whose place it takes; null where only the words
 * beside it (`said`) tell it.
 */
export type WhatIf = {
  readonly kind: 'changed';
  readonly from: string | null;
  readonly to: string | null;
  readonly times: number | null;
  readonly said: string;
  /** What the student says becomes of something then: of what, and whether it grows. */
  readonly claim?: { readonly of: string; readonly sign: 1 | -1 };
};

const opening = pattern(
  lead,
  '(?:(?:(?:and|so|ok|but) )?(?:what(?: would| will)? (?:happens?|changes?|be different)? ?(?:if|when)|and if|suppose|(?:would|does|will) (?:it|the answer|that|something|anything) (?:be |get )?(?:change|different|bigger|smaller|more|less|matter|still work|the same)(?: too)? (?:if|when)|how (?:would|does|will) (?:it|the answer|that) change (?:if|when))|(?<bare>if)) (?<said>.+)$',
);
/** "would it still be a line if it was n = 7m": the other line is supposed, not said. */
const supposed =
  /\b(?:would|will|could|does|do|is|are|what|how)\b.* (?:if|when) (?<said>(?:it|they|that|this|there|one|both|the [a-z]+(?: [a-z]+)?) (?:was|were|had|are|is) .+)$/;
const instead = /# (?:[a-z]+ ){0,3}?(?:instead of|rather than|in place of|and not|not) (?:the |a )?#/;
const insteadFirst = /^instead of (?:the |a )?# .*#/;
const fromTo =
  /# (?:was|were|is|becomes?|became|changed? to|turns? (?:in)?to|goes (?:up |down )?to) (?:a |an )?#/;
const isOther =
  /\b(?:was|were|is|are|has|have|had|takes?|took|adds?|added|costs?|gets?|got|pays?|paid|becomes?|became|uses?|used|needs?|there|with|only)\b/;
const turned = /^(?:the )?# (?:was|were|is|would be|had been) (?:a )?(?:negative|minus)\b/;
const scales: readonly (readonly [RegExp, number])[] = [
  [/\b(?:twice|double[ds]?|doubling)\b/, 2],
  [/\b(?:triple[ds]?|three times)\b/, 3],
  [/\b(?:half|halve[ds]?|halving)\b/, 0.5],
];

const isTry = /^(?:the |i (?:put|say|use|take|try) )?(?!i )[a-z] (?:(?:is|was|were|equals|would be) )*#/;
/** What the student would do is a way, and changes no problem. */
const isOwnWay = /^(?:i|we|you|u)\b/;

/** Whether a text asks what would be if something were otherwise. */
export const supposes = (text: string): boolean =>
  /^\W*(?:(?:and|so|but|ok|wait|um) )*(?:what (?:if|about if)|what(?: would)? (?:happens?|changes) (?:if|when)|suppose)\b/i.test(
    text,
  );

const grows = 'more|bigger|larger|greater|higher|longer|farther|faster|increases?|goes up|grows?';
const shrinks = 'less|fewer|smaller|lower|shorter|slower|decreases?|goes down|shrinks?';
const claimed = new RegExp(
  `${lead}(?:if|when|does|do|would|will|can|the|an?|${grows}|${shrinks})\\b(?<said>.*?) (?<of>(?:it|they|does|do|is|will|would|then|that|makes?|means?|gives?|the (?:answer|result))\\b.*?) ?\\b(?:(?<up>${grows})|(?<down>${shrinks}))\\b(?<rest>.{0,30})$`,
);
const fall = new RegExp(`\\b(?:${shrinks})\\b`);
const change = new RegExp(`\\b(?:${grows}|${shrinks})\\b`);

/** "if theres more french does it get less": a number that grows or falls, and what the student says becomes of the answer. */
function readClaim(words: string): WhatIf | null {
  const { said, of = '', up, rest = '' } = claimed.exec(words)?.groups ?? {};
  const whole = words.slice(0, words.length - of.length - rest.length);
  if (
    said === undefined ||
    words.includes('#') ||
    !change.test(whole.slice(0, whole.indexOf(said) + said.length))
  )
    return null;
  const times = fall.test(whole.slice(0, whole.indexOf(said) + said.length)) ? 0.5 : 2;
  return {
    kind: 'changed',
    from: null,
    to: null,
    times,
    said,
    claim: { of: `${of} ${rest}`, sign: up === undefined ? -1 : 1 },
  };
}

/** Reads what a student changes in the problem; null where nothing is supposed, or a value is tried. */
export function readWhatIf({
  words,
  numbers,
}: {
  readonly words: string;
  readonly numbers: readonly string[];
}): WhatIf | null {
  const claim = readClaim(words);
  if (claim !== null) return claim;
  const found = opening.exec(words)?.groups;
  // "if i got 12" tells of work.
  const isTold =
    found?.bare !== undefined && !instead.test(words) && scales.every(([sign]) => !sign.test(words));
  if (isTold) return null;
  const opened = found?.said;
  const said = opened ?? supposed.exec(words)?.groups?.said;
  if (said === undefined) return null;
  const [first, second, ...more] = numbers;
  const read = (from: string | null, to: string | null, times: number | null = null): WhatIf => ({
    kind: 'changed',
    from,
    to,
    times,
    said,
  });
  const open = opened !== undefined && supposes(words) && !isOwnWay.test(said) ? read(null, null) : null;
  if (first === undefined) {
    const times = scales.find(([sign]) => sign.test(said))?.[1];
    return times === undefined ? open : read(null, null, times);
  }
  const isLine = /# [a-z](?: |$)/.test(said) && /\b(?:was|were|had)\b/.test(said);
  if (opened === undefined || isLine) return isLine ? read(null, null) : null;
  if (more.length > 0) return null;
  if (second !== undefined) {
    if (insteadFirst.test(said) || fromTo.test(said)) return read(first, second);
    return instead.test(said) ? read(second, first) : open;
  }
  if (turned.test(said)) return first.startsWith('-') ? open : read(first, `-${first}`);
  // A letter with a value is a try: "what if x is 2".
  if (isTry.test(said)) return null;
  return isOther.test(said) ? read(null, first) : open;
}
