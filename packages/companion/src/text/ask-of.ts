/** The sentences of a question. */
export const sentencesOf = (question: string): string[] => question.split(/(?<=[.?!])\s+(?=[\p{Lu}$“"\d])/u);

const orders =
  /^(?:find|solve|write|choose|simplify|evaluate|complete|expand|factor|round|give|which|what|how|multiply|divide|add|subtract|calculate|compute|convert|order|graph|determine|identify|estimate|list|name|state|express|use|work out|draw|show|tell)\b/i;
/** In which form the answer is wanted is not what is asked. */
const isForm = (sentence: string): boolean =>
  /^(?:write|give|express|leave|round|state) (?:your|the) answers?\b/i.test(sentence);

/** Whether a sentence asks for something. */
export const asks = (sentence: string): boolean => sentence.endsWith('?') || orders.test(sentence);

/** What a question asks for, in its own words; what it says last where it only orders something. */
export function askOf(question: string): string {
  const all = sentencesOf(question);
  const sentences = all.length === 1 ? all : all.filter((sentence) => !isForm(sentence));
  return sentences.findLast(asks) ?? sentences.at(-1) ?? question;
}

/** The sentence that asks, and not the one about the form of its answer. */
export const wantOf = (question: string): string =>
  sentencesOf(question).findLast((one) => one.endsWith('?')) ?? askOf(question);
