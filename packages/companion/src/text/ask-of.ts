/** The sentences of a question. */
export const sentencesOf = (question: string): string[] => question.split(/(?<=[.?!])\s+(?=[\p{Lu}$“"\d])/u);

const orders =
  /^(?:find|solve|write|choose|simplify|evaluate|complete|expand|factor|round|give|which|what|how|multiply|divide|add|subtract|calculate|compute|convert|order|graph|determine|identify|estimate|list|name|state|express|use|work out|draw|show|tell|plot|mark|split|say|turn)\b/i;
/** Whether a sentence asks for something. */
export const asks = (sentence: string): boolean => sentence.endsWith('?') || orders.test(sentence);

/** What a question asks for, in its own words; its first order where it asks nothing, as the form comes behind it. */
export function askOf(question: string): string {
  const sentences = sentencesOf(question);
  const asked = sentences.findLast((sentence) => sentence.endsWith('?'));
  return asked ?? sentences.find(asks) ?? sentences.at(-1) ?? question;
}

/** The sentence that asks, and not the one about the form of its answer. */
export const wantOf = (question: string): string =>
  sentencesOf(question).findLast((one) => one.endsWith('?')) ?? askOf(question);
