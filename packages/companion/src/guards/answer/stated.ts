const answerWords = String.raw`answers?|solution|result|respuesta|resultado|reponse|antwort|losung|ergebnis|risposta|resposta|correct|right (?:one|number|value|choice)|choose|pick|select|type|enter|submit|key in|fill in|put down|write down|box|blank|secret`;
const cueBefore = new RegExp(String.raw`\b(?:${answerWords})\b[^.!?]{0,70}$`);
const cueAnywhere = new RegExp(String.raw`\b(?:${answerWords})\b`);
const subject = String.raw`(?:it|that|this|which|total|value|sum|product|quotient|difference|number|mean|median|slope|ratio|rate|area|perimeter|volume|cost|price|remainder|left|together|[a-z]|[\d)%])`;
const verbBefore = new RegExp(
  String.raw`(?:\b${subject}(?:'s| is| are| was| equals| will be| must be| should be| would be| comes to| =|=)|\b(?:get|gets|getting|gives?|giving|makes?|leaves?|equals|becomes|have|works out to|comes out (?:to|as)|(?:meets?|settles?|lands?|arrives?|ends up|stops|heads?|tends?|climbs?|drops?|falls?|rises?|sinks?|closes in|levels off) (?:at|on|to|for|toward|towards)(?: an?)?(?: (?:the )?(?:height|value|level)(?: of)?)?|es|ist|est|son|sind|font|la|adalah|jest)|[=→≈]|(?:^|[.!?])\s*(?:so|thus|therefore|hence|ans|a)[,:]?)\s*(?:exactly |just |about |simply |equal to |a |an |the number )?[-$("'*]*$`,
);
const after =
  /^["')*]*\s*(?:[a-z]+\s+){0,2}(?:(?:is|it is|was|would be|will be|must be|works|looks)(?: the| your)? (?:correct|right|answer|solution|result|one|number|winner|it)\b|works\b|(?:fits?|belongs?|goes) (?:here|in (?:the box|there|here))\b|, (?:and )?(?:that is|that's) (?:it|the answer|all|right|correct))/;

/** Whether a place in a text is where a result is told, as in 'the answer is …', 'x = …', '… is correct'. */
export function isStated(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
): boolean {
  const before = text.slice(Math.max(0, start - 100), start);
  if (cueBefore.test(before) || verbBefore.test(before)) return true;
  if (after.test(text.slice(end, end + 60))) return true;
  const alone =
    /(?:^|[.!?:]\s*)[\s"'(*$-]*$/.test(before) && /^[\s"')*%]*(?:[.!]|$)/.test(text.slice(end, end + 6));
  return alone;
}

/** Whether a sentence speaks of the answer at all. */
export function speaksOfAnswer(text: string): boolean {
  return cueAnywhere.test(text);
}
