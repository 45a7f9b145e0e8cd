import { findUnit } from '../../units/unit-table.ts';
import { namesIn } from '../figures/reading/names.ts';
import { isMath } from './is-math.ts';
import { leavesNoRelation } from './relating-words.ts';
import { turningWords } from './turning-words.ts';

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
  '(?:show|explain|justify|check|verify|draw|sketch|include|label|graph (?=it|the|your)|prove (?=it|your))';
const beside = new RegExp(String.raw`${sentenceStart}${besides}\b[^\d=]*$`, 'i');
const besideBehind = new RegExp(
  String.raw`(?:,? and (?:then )?|, )(?:${besides}\b[^\d=,.;:?]*|check|graph|explain|verify|justify)(?=[\s.!?:]*$)`,
  'i',
);

/** A sentence about the answer as a whole and its form; one about a part of it is a request. */
const formWord =
  '(?:form|notation|terms|units|exponents|radicals?|decimals?|fractions?|nearest|places?|exact)';
const answerForm = new RegExp(
  String.raw`${sentenceStart}(?:(?:give|write|leave|express|state|put|report|keep|round|type)\b (?:(?:the|your|my|all|each|an?|final|exact|simplified) )*(?:answers?|solutions?|results?|it|them)\b(?: sets?)?(?: (?:in|as|to|with|using|rounded|correct)\b.*)?$|answers? (?:in|as|to|with)\b|(?:give|write|leave|express) (?:in|as|with) [a-z -]*\b${formWord}$|(?:round|use|include)\b[^:]*\b${formWord}\b|(?:(?:in|as|to|with|no) (?:an? |the )?)?(?:[a-z-]+ ){0,2}(?:form|notation|terms|exponents|answers?|decimals?)[\s.]*$)`,
  'i',
);

const abbreviated = /\b(?:mr|mrs|ms|dr|st|vs|ch|pg|no|ex|approx)\.$/i;
const brokenAt =
  /(?<=[^\s.][.?!]|[.?!][")])\s+(?=\S)|(?<=\.{3})\s+(?=[a-z]{2,} [a-z]{2,})|(?<=(?:[a-z)]{2}|#|π)\s?\d{0,3}:)\s+|\s*[-=]{2,}>\s*/gi;

/** Sentences, and what stands before a colon or an arrow; decimals, abbreviated words and units stay whole. */
function piecesOf(text: string): readonly string[] {
  const pieces: string[] = [];
  for (const one of text.split(brokenAt)) {
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

/** Whether words tell nothing that a problem could need: no number, no size, no unit, no word that turns it. */
const tellsNothing = (text: string): boolean =>
  leavesNoRelation(text.toLowerCase()) &&
  text.toLowerCase().match(turningWords) === null &&
  namesIn(text).length === 0 &&
  !/(?<![a-z'’])[b-hj-zθ](?![a-z'’])/i.test(text) &&
  !/\b(?:[a-z]+gons?|triangles?|squares?|rectang\w+|circles?|cubes?|cones?|cylinders?|spheres?|prisms?|pyramids?|one|two|three|four|five|six|seven|eight|nine|ten|fair|random)\b(?![- ]steps?\b)/i.test(
    text,
  ) &&
  !(text.match(/[a-z]+/gi) ?? []).some((word) => word.length > 1 && findUnit(word.toLowerCase()));

/** Words that make a sentence or a condition of other words; names have none of them. */
const joinsWords =
  /\b(?:is|are|was|were|be|has|have|had|can|will|it|its|he|she|they|you|we|i|this|that|the|an?|to|in|on|at|by|of|for|from|with|over|when|where|as|per)\b|\w{2,}(?:ed|s)\b(?= [a-z])/i;
const named = (text: string): boolean => !joinsWords.test(text) && !request.test(text) && tellsNothing(text);

/** A title is a few words that name: `Exit ticket`, `Topic`; a number in it only counts it. */
const isTitle = (piece: string): boolean =>
  /^(?:[a-z][a-z'’&/-]*[\s,–-]*){1,5}[.:]$/i.test(piece) && named(piece);

function partOf(piece: string, isFirst: boolean): Part {
  const bare = piece.replace(/[\s.?!:,;]+$/, '');
  if (isObject(bare) && /[\d=^√]/.test(bare)) return { kind: 'math', text: bare };
  if (beside.test(bare)) return { kind: 'nothing', text: piece };
  if (answerForm.test(bare) && !/\d\s?[a-z(^=+*/]|[?=]/.test(piece)) return { kind: 'form', text: bare };
  if (isFirst && isTitle(piece)) return { kind: 'nothing', text: piece };
  if (request.test(bare)) return { kind: 'request', text: piece.replace(besideBehind, '') };
  return { kind: tellsNothing(piece) ? 'scene' : 'told', text: piece.replace(besideBehind, '') };
}

/** What stands in brackets beside the problem: what is to be shown or used, or a name of the mathematics before it. */
const asides = /(\S+)\s+\(([^()]*[a-z]{3,}[^()]*)\)(?!\s*[\^*/])/gi;
const withoutAsides = (text: string, forms: string[]): string =>
  text.replace(asides, (whole, before: string, inner: string) => {
    const isWish = beside.test(inner) || /^(?:use|see|hint|recall|remember)\b[^\d]*$/i.test(inner);
    const isName = /\d|[a-z]\)*$/i.test(before) && isObject(before) && named(inner);
    const isForm = !isWish && !/\d/.test(inner) && answerForm.test(inner);
    if (isForm) forms.push(inner);
    return isWish || isName || isForm ? before : whole;
  });

/** The parts of a text in their order. */
export function partsOf(text: string): readonly Part[] {
  const parts: Part[] = [];
  const forms: string[] = [];
  for (const piece of piecesOf(withoutAsides(text, forms)).flatMap(splitMath))
    parts.push(
      partOf(
        piece,
        parts.every(({ kind }) => kind === 'nothing'),
      ),
    );
  return [...parts, ...forms.map((one) => ({ kind: 'form' as const, text: one }))];
}

/** `Warm up #3:`, `Unit 5 Review – Question 12:`, `FRQ 1 (a).`: words that name, the last of them with what counts it. */
const numbered =
  /^(?:(?:[A-Za-z][a-z'’/-]*[\s,–-]+|[A-Z]{2,}[\s,–-]+){1,4}#?(?:\d{1,3}[a-z]?(?:\s*\(?[a-e]\))?|[A-E])(?: [A-Z][a-z]+){0,3}(?:,? #\d{1,3})?\s*(?:[:).]|\s[–-])|#?\d{1,3}[a-e]?[.):]|#\d{1,3})\s+(?=[^\d\s]|\d+[A-Za-z(])/;

const lineLabel = /(?<=\n)\s*#?\d{1,3}[a-e]?[.):]\s+(?=\S)/;

/**
 * A text without the line above the problem that only names and counts it, `Lesson 2.4 Practice`, and without the label
 * of the one line that is left; a line without a number stays, as it may be what is asked: `Simplify.`
 */
function withoutLines(typed: string): string {
  const text = typed.replace(/^[^\d\n=]*_{3,}[^\d\n=]*\n/gm, '').trim();
  const [line = '', ...others] = text.split(/\s*\n\s*/);
  if (others.length === 0) return text;
  const words = line.replace(/#?\d+(?:[.-]\d+)*[a-z]?\b|\b[A-E]\b|[():,.;#–-]/g, ' ').trim();
  const isTitle = /^[a-z][a-z'’/&]*(?:\s+[a-z'’/&]+){0,5}$/i.test(words) && named(words);
  if (/\d/.test(line) && isTitle) return withoutLines(others.join('\n'));
  const isOnlyLabel = !/\d/.test(line) && !lineLabel.test(text.replace(lineLabel, ''));
  return isOnlyLabel ? text.replace(lineLabel, '') : text;
}

/** A text without the label that counts it among others, and without the lines that name it; null where it has none of them. */
export function withoutLabel(text: string): string | null {
  const lines = withoutLines(text);
  if (lines !== text) return withoutLabel(lines) ?? lines;
  const [label] = numbered.exec(text) ?? [];
  if (label === undefined) return null;
  const words = label.replace(/#?\d+[a-e]?|\b[A-Ea-e]\b|[().:,–#-]/g, ' ').trim();
  const noun = words.split(/\s+/).at(-1) ?? '';
  const behind = text.slice(label.length);
  const isOneOfMore = noun !== '' && new RegExp(String.raw`\b${noun} ?#?(?:\d|[A-E]\b)`, 'i').test(behind);
  if (isOneOfMore || !/[a-z]{2}|=/i.test(behind) || !(words === '' || named(words))) return null;
  return withoutLabel(behind) ?? behind;
}
