import { plainWords } from '../../know/words.ts';
import { type Operation, operationsIn } from '../math-pieces.ts';

/**
 * A move of the student's own that is asked about, not stated. whether: "do i divide by 6". why-not: "why cant i just
 * add". why-not-value: "why doesnt 2 work".
 */
export type AskedMove =
  | { readonly kind: 'whether'; readonly acts: readonly Operation[] }
  | { readonly kind: 'why-not'; readonly acts: readonly Operation[] }
  | { readonly kind: 'why-not-value'; readonly value: string };

const whether =
  /^\W*(?:(?:so|but|wait|ok|okay|then|and|um|now|first|after that) )*(?:do|does|should|shall|can|could|would|did|must|am|are|is it|dont|cant|shouldnt|do not|can not|if)\b(?: (?:i|we|you|it|this|that))?(?: (?:just|have to|need to|supposed to|only|still|always|then|also|first|want to|meant to|going to|not|ok to|right to))*\s/;
/** What may be done in mathematics; with another verb it is no move that is asked about. */
const mathVerb =
  /\b(?:add|adding|subtract\w*|minus|times\w*|multipl\w*|divid\w*|square|squaring|root|plug|put|flip|distribut\w*|factor|combine|move|take|cross|round|order|count|reduce|simplif\w*|convert|set|cancel|foil|expand|use|line up|compare|split|double|half|halve|swap|switch|carry|borrow|isolate|substitut\w*|graph|draw|write|find|solve|turn|change|regroup|undo|share)\b/;
/** Whoever asks for an operation by its name, for a use of the site or for a picture asks something else. */
const other =
  /\b(?:calculator|this site|app|draw it|draw me|draw a|show me|tell me|help|(?:can|could|will|would) you)\b/;
const orWhich = /\bor\b/;

const whyNot =
  /\b(?:why (?:can not|cant|dont|do not|not|wouldnt|couldnt|isnt it|is it not|shouldnt|would not)|how come (?:i|u|you|we) (?:cant|can not)|(?:cant|can not|couldnt|why dont) (?:i|we|you|u) just)\b/;
const whyNotValue =
  /\b(?:why|how come)\b.{0,14}?\b(?:not|doesnt|does not|isnt|cant|wont)\b(?: it| that| be| the answer| just)*\s*(-?\$?\d[\d.,/]*%?)(?:\s+(?:work|right|it|the answer|fit|ok|correct|possible|be)\w*|\s*\W*$)/;

const whyNotValueFirst =
  /\b(?:why|how come)\s+(?:is |does )?(-?\$?\d[\d.,/]*%?)\s+(?:does not|doesnt|isnt|is not|cant|can not|wont|not|wrong|is wrong)\b/;

/** "divide??" asks as "do i divide" does. */
const bareAct =
  /^\W*(?:so |then |ok )?(?:divide|multiply|add|subtract|square|factor|distribute)\b[^?]{0,24}\?+\W*$/i;

/** Reads a question about a move; null where it is none. */
export function readAsked(text: string): AskedMove | null {
  const plain = plainWords(text).replace(/\s+or (?:what|not|no|something|nah)\b\W*$/, '');
  const value = (whyNotValue.exec(plain) ?? whyNotValueFirst.exec(plain))?.[1];
  if (value !== undefined) return { kind: 'why-not-value', value: value.replace(/[.,]$/, '') };
  const acts = operationsIn(text);
  if (whyNot.test(plain)) return acts.length > 0 ? { kind: 'why-not', acts } : null;
  const isAsked =
    (whether.test(`${plain} `) || bareAct.test(text)) && mathVerb.test(plain) && !other.test(plain);
  if (!isAsked || /\b(?:why|how|what|which|when|where)\b/.test(plain)) return null;
  return {
    kind: 'whether',
    acts: orWhich.test(plain) ? acts : acts.slice(0, 1),
  };
}
