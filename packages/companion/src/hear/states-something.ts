/** A question, and where in a message it can begin. */
const begins = String.raw`(?:^|[.,;:!?]\s*|\b(?:but|and|so|wait|then|or|ok|okay|oh|um|well)\s+)\W*`;
const asks = new RegExp(
  String.raw`${begins}(?:wh?y|wh[au]ts?|what'?s|how|where (?:do|does|did|is|are|can|should)|which|whose|who|is|are|am|was|does|did|can|could|will|would|should|(?:do|dont|don't) (?:i|we|you|u|they|the|these|those|both|all)|isn'?t|aren'?t|doesn'?t|(?:can|don)'?t (?:i|we|you|u|it|they))\b|\b(?:wh?y|what|how|which)\s*(?:[,.;:?!]|$)`,
  'i',
);
/** Without a question mark "when it is 0" and "if i double it" tell a case. */
const asksCase = new RegExp(String.raw`${begins}(?:when|where|if)\b`, 'i');
/** A wish, or what is not understood. */
const wishes =
  /\b(?:can|could|help|hint|show|tell|explain|give|stuck|idk|confus\w*|lost|hate|thanks?|thx|please|pls|(?:dont|don'?t|do not|didn'?t|cant|can'?t) (?:get|know|understand|see|remember))\b/i;

/** Whether a message says something and asks nothing: a clause that tells, be there a question mark behind it or not. */
export const statesSomething = (text: string): boolean =>
  !asks.test(text) && !(text.includes('?') && asksCase.test(text)) && !wishes.test(text);
