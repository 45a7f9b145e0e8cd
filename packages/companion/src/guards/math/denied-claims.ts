const right = String.raw`(?:true|right|correct|equal|a solution|possible)`;
const wrong = String.raw`(?:false|untrue|wrong|incorrect|(?:not|never) ${right}|a mistake|impossible)`;
const behind = new RegExp(
  String.raw`[,"']?\s+(?:(?:which|that|and that) )?(?:is|are|was|were|would be|must be)\s+(?:also |clearly |still |now |simply |then )?${wrong}\b(?! (?:by|to|unless|for|when|if|only|about))|[,"']?\s+(?:does not|doesn't|do not|don't|cannot|can't) (?:hold|work|be true|be right)\b`,
  'i',
);
const ahead = new RegExp(
  String.raw`\b(?:it is|it's|it was|is)?\s*${wrong} (?:to (?:say|write|think|claim|believe) )?that\s+`,
  'i',
);

/** A sentence cut at the claim that it calls false. */
export type DeniedClaim = { readonly before: string; readonly denied: string; readonly after: string };

/** '8 + 3 > 11 is false' and 'it is not true that 5 + 3 = 9': the part that is denied, null without one. */
export function findDenied(sentence: string): DeniedClaim | null {
  const opened = ahead.exec(sentence);
  if (opened) {
    const rest = sentence.slice(opened.index + opened[0].length);
    const end = /[,;](?=\s)|\s(?:because|since|as|but|so|and)\s/.exec(rest)?.index ?? rest.length;
    return { before: sentence.slice(0, opened.index), denied: rest.slice(0, end), after: rest.slice(end) };
  }
  const closed = behind.exec(sentence);
  if (!closed) return null;
  const head = sentence.slice(0, closed.index);
  const cut = Math.max(...[', ', '; ', ': '].map((mark) => head.lastIndexOf(mark) + 1));
  return {
    before: head.slice(0, cut),
    denied: head.slice(cut),
    after: sentence.slice(closed.index + closed[0].length),
  };
}
