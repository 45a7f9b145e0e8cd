import { plainRequest } from './plain-request.ts';
import type { Quantity } from './quantities.ts';
import { readAsked } from './read-asked.ts';
import { writeSpoken } from './wordings/spoken-math.ts';

/** What the student asks to be done; `any` where the text names no act. */
export type Verb =
  | 'any'
  | 'factor'
  | 'expand'
  | 'simplify'
  | 'by-factoring'
  | 'complete-the-square'
  | 'quadratic-formula'
  | 'solve';

/**
 * A problem read as what is asked and about what. `asked` is the quantity its words name, null where they name none
 * (an equation, an expression); `several` are those named at once, of which one has to be chosen first. `text` is
 * the math of the request; `words` is the request in one line without greetings, thanks and its closing mark.
 */
export type Request = {
  readonly verb: Verb;
  readonly asked: Quantity | null;
  readonly several: readonly Quantity[];
  readonly text: string;
  readonly words: string;
};

/** A request that is nothing but math. */
export const mathRequest = (text: string, verb: Verb = 'solve'): Request => ({
  verb,
  asked: null,
  several: [],
  text,
  words: text,
});

const verbs: readonly (readonly [RegExp, Verb])[] = [
  [/\bcomplet\w* the square\b/i, 'complete-the-square'],
  [/\bquadratic formula\b/i, 'quadratic-formula'],
  [/\b(?:by|using|with) factoring\b/i, 'by-factoring'],
  [/^\s*(?:please\s+|can you\s+|could you\s+|help me\s+)*factor(?:i[sz]e)?\b/i, 'factor'],
  [/^\s*(?:please\s+|can you\s+|could you\s+|help me\s+)*(?:expand|multiply out|distribute)\b/i, 'expand'],
  [/^\s*(?:please\s+|can you\s+|could you\s+|help me\s+)*(?:simplify|reduce)\b/i, 'simplify'],
  [/^\s*(?:please\s+|can you\s+|could you\s+|help me\s+)*solve\b/i, 'solve'],
];

const opening =
  /^\s*(?:(?:please|can you|could you|help me(?: with| to)?|how (?:do|would) (?:i|you|we)|i need (?:to|help (?:with|on))|i'm stuck on|(?:what is|find|solve for) [a-z] (?:if|when|in)|combine (?:the )?like terms(?: in)?|let's|solve|for [a-z]\b|(?<=find )[a-z](?=\s*:)|(?:by|using|with) factoring|(?:by )?complet(?:e|ing) the square(?: (?:for|in|of|on|to solve))?|(?:using|with|by) the quadratic formula|use the quadratic formula (?:to|on|for)|(?:the )?quadratic formula (?:on|for|to)|factor(?:i[sz]e)?(?: completely| out the (?:gcf|greatest common factor)(?: (?:of|from))?)?|expand|multiply out|distribute|simplify|(?:re)?write(?=.* (?:in (?:lowest|simplest) (?:terms|form)|as a single (?:power|term)))|reduce(?!\s+\$?[\d.,]+\s+by\b)|evaluate|calculate|compute|work out|figure out|find|determine|what(?:'s| is)|how much is|the value of|the (?:answer|solution)s? (?:to|of|for)|the (?:quadratic |rational |radical |absolute value |compound )?(?:equation|inequality|system|proportion|formula|expression|polynomial|fraction)|the)(?:\s+of)?[\s:,]*)+/i;
const closing =
  /\s*(?:\b(?:by|using|with) (?:factoring|completing the square|the quadratic formula)|\bby using the quadratic formula|\bfor [a-z]|\bcompletely|\bin (?:lowest|simplest) (?:terms|form)|\bas a single (?:power|term))?\s*(?:\?|\.(?!\.{2})(?<!\d\.{2,3})|(?<!\d)!)*\s*$/i;

/** The math of a request: "Solve for x: 2x = 6." is 2x = 6. */
export function readRequest(problem: string): Request {
  const plain = plainRequest(problem).replace(/\s*(?:\?|\.(?!\.{2})(?<!\d\.{2,3})|(?<!\d)!)+\s*$/, '');
  const verb = verbs.find(([pattern]) => pattern.test(plain))?.[1] ?? 'any';
  const signed = writeSpoken(plain);
  const text = signed.replace(opening, '').replace(closing, '').trim();
  const words = plain.replace(/\s+/g, ' ').trim();
  const { quantity: asked, several } = readAsked(words);
  return { verb, asked, several, text, words };
}
