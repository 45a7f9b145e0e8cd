import { faces } from './faces.ts';
import { isMath } from './is-math.ts';
import { tellsNothing } from './tells-nothing.ts';

/**
 * What a piece of a text is to its problem: mathematics alone, a request or a question, something told, a wish for the
 * form of the answer, a scene that tells nothing a problem could need, or nothing: a title, what stands beside an answer.
 */
export type Part = {
  readonly kind: 'math' | 'request' | 'told' | 'scene' | 'form' | 'nothing';
  readonly text: string;
};

/** Acts done to the object that stands behind them, and acts that ask for something of it. */
const doneTo =
  'solve|evaluate|simplify|factor|expand|multiply|divide|add|subtract|convert|change|re-?write|condense|combine|graph|differentiate|integrate|compute|calculate|reduce|rationalize|distribute|put|express|write';
const askedOf = 'find|state|determine|identify|give|list|name|what|which|how|when|where|who|is|are|does|do';
const sentenceStart = String.raw`^(?:(?:and|then|now|so|please|also|next|first)[\s,]+)*`;
export const objectAct = new RegExp(String.raw`${sentenceStart}(${doneTo})\b`, 'i');
const request = new RegExp(
  String.raw`${sentenceStart}(?:${doneTo}|${askedOf}|use|(?:for|at|in|by|after|on|between|to) (?:what|which|how)\b|what'?s|if|lim(?:it)?|derivative)\b`,
  'i',
);

/** What is to stand beside an answer: work, reasons, a drawing. */
const besides =
  '(?:show|define|explain|justify|check|verify|draw|sketch|include|label|graph (?=it|the|your)|prove (?=it|your))';
const beside = new RegExp(String.raw`${sentenceStart}${besides}\b[^\d=]*$`, 'i');
const besideBehind = new RegExp(
  String.raw`(?:,? and (?:then )?|, )(?:${besides}\b[^\d=,.;:?]*|check|graph|explain|verify|justify)(?=[\s.!?:]*$)`,
  'i',
);

/** The answer without anything else: `just the number please`, `Answer only`. */
const answerAlone =
  /^(?=.*\b(?:only|just)\b)(?:(?:please|pls|plz|just|only|give|write|need|i|me|the|final|your|an?) )*(?:answer|number|value|result|letter)(?: (?:only|please|pls|plz|thanks|thx))*$/i;

/** A sentence about the answer as a whole and its form; one about a part of it is a request. */
const formWord =
  '(?:form|notation|terms|units|exponents|radicals?|decimals?|fractions?|nearest|places?|exact|points?|pairs?)';
const answerForm = new RegExp(
  String.raw`${sentenceStart}(?:(?:give|write|leave|express|state|put|report|keep|round|type)\b (?:(?:the|your|my|all|each|an?|final|exact|simplified) )*(?:answers?|solutions?|results?|it|them)\b(?: sets?)?(?: (?:in|as|to|with|using|rounded|correct)\b.*)?$|answers? (?:in|as|to|with)\b|(?:give|write|leave|express) (?:in|as|with) [a-z -]*\b${formWord}$|(?:round|use|include)\b[^:]*\b${formWord}\b|(?:(?:in|as|to|with|no) (?:an? |the )?)?(?:[a-z-]+ ){0,2}(?:form|notation|terms|exponents|answers?|decimals?|points?|pairs?)[\s.!]*$|(?:both|all)(?: the| of the)? (?:solutions?|answers?|roots?|zeros?|values)[\s.!]*$)`,
  'i',
);

const abbreviated = /\b(?:mr|mrs|ms|dr|st|vs|ch|pg|no|ex|approx)\.$/i;
const brokenAt =
  /\s*\n\s*(?:\^+\s+)?|(?<=[^\s.][.?!]|[.?!][")])\s+(?=\S)|(?<=\.{3})\s+(?=[a-z]{2,} [a-z]{2,})|(?<=(?:[a-z)]{2}|#|π)\s?\d{0,3}:)\s+|\s*[-=]{2,}>\s*/gi;

function splitForm(piece: string): readonly string[] {
  const [, act, form] = /^([^\d,=]+), ([a-z -]+)$/i.exec(piece) ?? [];
  return act && form && objectAct.test(act) && answerForm.test(form) ? [act, form] : [piece];
}

/** Sentences and lines, and what stands before a colon or an arrow; decimals, abbreviated words and units stay whole. */
function piecesOf(text: string): readonly string[] {
  const pieces: string[] = [];
  for (const one of text.replace(faces, '\n').split(brokenAt).flatMap(splitForm)) {
    const last = pieces.at(-1);
    const goesOn =
      last !== undefined &&
      (abbreviated.test(last) || (/\d ?[a-z]{1,3}\.$/i.test(last) && /^[a-z]{2}/.test(one)));
    if (goesOn) pieces[pieces.length - 1] = `${last} ${one}`;
    else if (one.trim() !== '') pieces.push(one.trim());
  }
  return pieces;
}

const isObject = (piece: string): boolean => isMath(piece.replace(/\blim(?:it)?\b/gi, ' '));

/** Mathematics in front of what is said about it, or behind the act that is done to it, as two pieces. */
function splitMath(piece: string): readonly string[] {
  const words = piece.split(/\s+/);
  const isWord = (word: string): boolean =>
    /^[^a-z\d]*[a-z][a-z'’]+[^a-z\d]*$/i.test(word) && !isObject(`1 ${word}`);
  const [first, last] = [words.findIndex(isWord), words.findLastIndex(isWord)];
  const [front, said] = [words.slice(0, first).join(' '), words.slice(first).join(' ')];
  const isWhole = first > 0 && /[=<>≤≥^√∫+*/-]/.test(front) && isObject(front);
  if (isWhole && (request.test(said) || answerForm.test(said))) return [front.replace(/[,;:]+$/, ''), said];
  const [act, object] = [words.slice(0, last + 1).join(' '), words.slice(last + 1).join(' ')];
  const isAct = first === 0 && /^[^\d=,.;]+ (?:form|notation|percent(?:age)?|decimal|fraction):?$/i.test(act);
  return isAct && objectAct.test(act) && isObject(object) ? [act, object] : [piece];
}

/** Words that make a sentence or a condition of other words; names have none of them. */
const joinsWords =
  /\b(?:is|are|was|were|be|has|have|had|can|will|it|its|he|she|they|you|we|i|this|that|the|an?|to|in|on|at|by|of|for|from|with|over|when|where|as|per)\b|\w{2,}(?:ed|s)\b(?= [a-z])/i;
const named = (text: string): boolean => !joinsWords.test(text) && !request.test(text) && tellsNothing(text);

/** A title is a few words that name: `Exit ticket`, `Topic`; a number in it only counts it. */
const isTitle = (piece: string, next = ''): boolean =>
  /^(?:[a-z][a-z'’&/-]*[\s,–-]*){1,5}[.:]?$/i.test(piece) &&
  (/[.:]$/.test(piece) || request.test(next)) &&
  named(piece);

function partOf(piece: string, isFirst: boolean, next = ''): Part {
  const bare = piece.replace(/[\s.?!:,;]+$/, '');
  if (isObject(bare) && /[\d=^√]/.test(bare)) return { kind: 'math', text: bare };
  if (beside.test(bare) || answerAlone.test(bare)) return { kind: 'nothing', text: piece };
  if (answerForm.test(bare) && !/\d\s?[a-z(^=+*/]|[?=]/.test(piece)) return { kind: 'form', text: bare };
  if (isFirst && isTitle(piece, next)) return { kind: 'nothing', text: piece };
  if (request.test(bare)) return { kind: 'request', text: piece.replace(besideBehind, '') };
  return { kind: tellsNothing(piece) ? 'scene' : 'told', text: piece.replace(besideBehind, '') };
}

/** What stands in brackets beside the problem: what is to be shown or used, or a name of the mathematics before it. */
const asides = /(^|\S+\s+)[([]([^()[\]]*[a-z]{3,}[^()[\]]*)[)\]](?!\s*[\^*/])/gi;
const begging = /[\s,]*(?:\b(?:please|pls|plz|thanks|thx)\b|[!.\s])+$/i;
const withoutAsides = (text: string, forms: string[]): string =>
  text.replace(asides, (whole, front: string, said: string) => {
    const [before, inner] = [front.trim(), said.replace(begging, '')];
    const isWish = beside.test(inner) || /^(?:use|see|hint|recall|remember)\b[^\d]*$/i.test(inner);
    const isName = /\d|[a-z]\)*$/i.test(before) && isObject(before) && named(inner);
    const isTalk = answerAlone.test(inner);
    const form = !/\d/.test(inner) && answerForm.test(inner) ? inner : null;
    if (!isWish && form !== null) forms.push(form);
    return isWish || isName || isTalk || form !== null ? before : whole;
  });

/** What was asked for before, and now alone: `Find the remainder … Remainder only.` */
function asksAgain(piece: string, before: string): boolean {
  const noun = /^(?:the )?([a-z]{4,}) only[\s.!]*$/i.exec(piece)?.[1];
  return noun !== undefined && new RegExp(`\\b${noun}\\b`, 'i').test(before);
}

/** The parts of a text in their order. */
export function partsOf(text: string): readonly Part[] {
  const parts: Part[] = [];
  const forms: string[] = [];
  const pieces = piecesOf(withoutAsides(text.replace(/\s*=\s*_{2,}[\s.]*$/, ''), forms)).flatMap(splitMath);
  if (asksAgain(pieces.at(-1) ?? '', pieces.slice(0, -1).join(' '))) pieces.pop();
  for (const [i, piece] of pieces.entries())
    parts.push(
      partOf(
        piece,
        parts.every(({ kind }) => kind === 'nothing'),
        pieces[i + 1],
      ),
    );
  return [...parts, ...forms.map((one) => ({ kind: 'form' as const, text: one }))];
}
