import { numberValue } from '../../algebra/number-value.ts';
import { parseMath } from '../../read/parse.ts';
import { readUnit } from '../../units/read-unit.ts';
import type { AnswerKey } from '../answer-key.ts';
import { askedWords } from './asked-phrase.ts';
import { withoutRemark } from './remark.ts';

const linking =
  /^(?:\s|[=:,]|(?:the|an?|is|are|was|were|it|its|it's|equals?|at|of|by|has|have|had|she|he|they|there|so|both|either)\b)+/i;
const trailing = /(?:\s|[,]|\b(?:the|an?|is|are|was|of|it|its|it's|there|in)\b)+[.!]*$/i;
const opposite: Readonly<Record<string, string>> = {
  increase: 'decrease',
  maximum: 'minimum',
  positive: 'negative',
};
/** Units stay beside their number, where they are judged. */
const isUnit = (word: string): boolean => {
  const meaning = readUnit(word);
  return meaning !== null && [...meaning.powers.keys()].every((name) => !name.startsWith('word:'));
};
const word = /(?<![\\a-z^_'])[a-z][a-z'-]*[a-z](?![a-z(])/gi;

/** An answer without the words that name what is asked for; null where it has none, or where words are left over. */
function withoutAskedWords(typed: string, { question = '', form }: AnswerKey): string | null {
  const asked = askedWords(question);
  const both = Object.entries(opposite).flat();
  const isTold = (one: string): boolean =>
    asked.has(one) &&
    (form === 'expression' || !isUnit(one)) &&
    !(both.includes(one) && Object.entries(opposite).some(([a, b]) => asked.has(a) && asked.has(b)));
  let passed = false;
  const plain = typed.replace(word, (found, at: number) => {
    const behindNumber = found.toLowerCase() === 'percent' && /\d\s*$/.test(typed.slice(0, at));
    if (behindNumber || !isTold(found.toLowerCase())) return found;
    passed = true;
    return ' ';
  });
  if (!passed) return null;
  const bare = plain.replace(linking, '').replace(trailing, '').trim();
  return bare === '' ? null : bare;
}

const quantity = /^\s*(?:(\|{1,2}|‖)[^|‖=]+\1|([a-z]{3,})(?:[\s_({][^=]*)?)\s*=\s*([^=]+)$/i;
const sizes = /\b(?:modulus|magnitude|absolute value|length|norm|determinant)\b/i;

/** The sign by which books call what is asked for. */
const signs: readonly (readonly [asked: RegExp, sign: RegExp])[] = [
  [/\b(?:first|lower) quartile\b/i, /^\s*Q_?1$/i],
  [/\b(?:third|upper) quartile\b/i, /^\s*Q_?3$/i],
  [/\bdiscriminant\b/i, /^\s*(?:D|Δ|b\s*(?:\^\s*2|²)\s*[-−]\s*4\s*ac)$/i],
];

/** `f(x) >= 0` tells the range of f by the name that its values have in the key: y. */
function asValueOfFunction(typed: string, { question = '', value }: AnswerKey): string | null {
  const name = /(?<![a-z])([a-z]\([a-z]\))/i.exec(typed)?.[1];
  if (name === undefined || !/\brange\b/i.test(question) || !question.includes(name) || !/\by\b/.test(value))
    return null;
  return typed.replaceAll(name, 'y');
}

/** `gcf(18, 24) = 6`, `lim x→3 = 6` and `|v| = 10` name what is asked for with what it is of. */
function withoutQuantity(typed: string, question: string): string | null {
  const [before = '', behind, ...more] = typed.split(/[=:]/).map((side) => side.trim());
  if (
    behind !== undefined &&
    more.length === 0 &&
    signs.some(([asked, sign]) => asked.test(question) && sign.test(before))
  )
    return behind;
  const [, bars, name, value] = quantity.exec(typed) ?? [];
  if (value === undefined) return null;
  const isAsked =
    bars === undefined ? askedWords(question).has(name?.toLowerCase() ?? '') : sizes.test(question);
  return isAsked || asksFor(typed.slice(0, typed.indexOf('=')), question) ? value.trim() : null;
}

/** Whether a question asks what this expression is: `What is |x|?` */
function asksFor(expression: string, question: string): boolean {
  const squeezed = (text: string): string => text.replace(/\s+/g, '').toLowerCase();
  const asked =
    /\b(?:what is|find|value of|evaluate|compute) ([^a-z]*(?:[a-z]\b[^a-z=]*)+?)(?: (?:for|if|when|at|where)\b|[?.,]|$)/gi;
  return [...question.matchAll(asked)].some(([, one = '']) => squeezed(one) === squeezed(expression));
}

const subject =
  /^\s*(?:s?he|they|it|you|i|we|[A-Z][a-z]+) (?:gets?|has|have|is|are|was|pays?|paid|needs?|earns?|earned|spends?|spent|saves?|saved|(?:will|would|can|should|must) (?:have|get|be|pay|need|earn|save|spend)) (?=[-$\d])/;
/** `she gets $4.50` says who has it. */
function withoutSubject(typed: string): string | null {
  const found = subject.exec(typed);
  return found ? typed.slice(found[0].length) : null;
}

/** A division that comes out even may say so. */
function withoutRemainder(typed: string): string | null {
  const found = /[,;]?\s*(?:with )?(?:a )?(?:remainder|rem|r)\.?\s*(?:of|is|=|:)?\s*0\s*$/i.exec(typed);
  return found ? typed.slice(0, found.index) : null;
}

const solvedFor =
  /\bsolv(?:e|ed|ing)\b[^:.]*\bfor (?:the )?(?:variable )?([a-z])\b|\bmake ([a-z]) the subject\b|\bisolate ([a-z])\b/i;

/** `a_n = 5n + 2` and `a(n) = 5n + 2`: the rule of a sequence, with its own name in front. */
const termRule = /^\s*[a-z]\s*(?:_\s*\{?\s*n\s*\}?|\(\s*n\s*\))\s*=(?=[^=_]+$)/i;
const asksRule = /\b(?:nth|general|n-th) term\b|\bterm of the sequence\b/i;

/** The right side alone of a rule, with the name that the key gives it. */
function withTermName(typed: string, { value, question = '' }: AnswerKey): string | null {
  const name = termRule.exec(value)?.[0];
  return name === undefined ||
    /[=<>≤≥≠]/.test(typed) ||
    !asksRule.test(question) ||
    /\bequation\b/i.test(question)
    ? null
    : `${name} ${typed}`;
}

/** `2A/b` beside `Solve for h` says what h is, where the key names it. */
function tellsLetter({ question = '', value }: AnswerKey): boolean {
  // The function that is asked for has its name in the question: its rule alone says it.
  const isFunction = /^\s*[a-z]\s*(?:\^\{?-1\}?|⁻¹|'+)?\s*\([a-z]\)\s*=[^=]+$/i.test(value);
  if (
    isFunction &&
    /\b(?:inverse|derivative|f'|[a-z]\^-1)/i.test(question) &&
    !/\bequation\b/i.test(question)
  )
    return true;
  if (
    /\b(?:solve|solutions?)\b/i.test(question) &&
    /^\s*[a-jl-z]\s*=[^=]*(?<![a-z])[nkm](?![a-z])[^=]*$/.test(value)
  )
    return true;
  if (termRule.test(value) && asksRule.test(question) && !/\bequation\b|\brecursi/i.test(question))
    return true;
  const letter = solvedFor.exec(question)?.slice(1).find(Boolean);
  return letter !== undefined && new RegExp(`^\\s*${letter}\\s*=[^=]+$`).test(value);
}

const restricted =
  /^(.*?)[\s,;]*[([]?\s*(?:,|;|\bfor(?: all)?\b|\bwhere\b|\bwhen\b|\bif\b|\bas long as\b|\bwith\b|\bprovided(?: that)?\b|(?=[([]))\s*[([]?\s*([a-z])\s*(?:≠|!=|\/=|=\/=|is not(?: equal to)?|isn'?t(?: equal to)?|cannot be|can'?t be|does not equal|doesn'?t equal|\\neq?)\s*(-?[\d./]+)\s*[)\]]?\s*$/i;
const bottoms = /\/\s*(\((?:[^()]|\([^()]*\))*\)|[a-z\d]+)/gi;

/** What a simplified fraction is not defined for may stand beside it, where the fraction of the question is not either. */
function withoutRestriction(typed: string, question: string): string | null {
  const [, value = '', letter = '', place = ''] = restricted.exec(typed) ?? [];
  if (value.trim() === '') return null;
  const at = Number(place);
  const vanishes = [...question.matchAll(bottoms)].some(([, bottom = '']) => {
    const read = parseMath(bottom);
    return read.ok && Math.abs(numberValue(read.node, new Map([[letter, at]]))) < 1e-12;
  });
  return vanishes ? value.trim() : null;
}

const asPoint = /\b(?:points?|ordered pairs?|coordinates?)\b|\b[xy]-? (?:and|or) [xy]-/i;

/** The y-intercept is told by its y, and an x-intercept by its x: the other coordinate is 0. */
function asIntercept(typed: string, question: string): string | null {
  const axis = /\b([xy])[- ]?intercepts?\b/i.exec(question)?.[1]?.toLowerCase();
  if (axis === undefined || /\bintercepts?\b.*\bintercepts?\b/i.test(question)) return null;
  const other = axis === 'y' ? 'x' : 'y';
  const named =
    axis === 'y'
      ? '(?:y|b|f\\(0\\)|y-?int(?:ercept)?|the y-?intercept)'
      : '(?:x|x-?int(?:ercept)?|the x-?intercept)';
  const name = asPoint.test(question) ? `${named}\\s*(?:=|is)\\s*` : `(?:${named}\\s*(?:=|is)\\s*)?`;
  const part = new RegExp(
    `^\\s*${name}([^=,a-z()]+?)(?:,?\\s*(?:(?:when|if|where|at|and)\\s+)?${other}\\s*(?:=|is)\\s*0)?\\s*$`,
    'i',
  );
  const values = typed
    .split(/\s*(?:\bor\b|\band\b(?!\s*[xy]\s*=\s*0)|,(?!\s*(?:when |and )?[xy]\s*=\s*0)|;)\s*/i)
    .map((one) => part.exec(one)?.[1]);
  if (!values.every((value) => value !== undefined)) return null;
  return values.map((value) => (axis === 'y' ? `(0, ${value})` : `(${value}, 0)`)).join(', ');
}

const stem = (text = ''): string => text.toLowerCase().replace(/e?s$/, '');

/** `3 dogs to 4 cats` beside `the ratio of cats to dogs` is 4:3. */
function inAskedOrder(typed: string, question: string): string | null {
  const [, a, first, b, second] =
    /^\s*(\d+)\s+([a-z]+)\s*(?:to|:|for every|for each|and|per)\s*(\d+)\s+([a-z]+)\s*$/i.exec(typed) ?? [];
  const [, one, other] =
    /\bratio of (?:the )?(?:number of )?([a-z]+)(?: [a-z]+)? to (?:the )?(?:number of )?([a-z]+)/i.exec(
      question,
    ) ?? [];
  if (a === undefined || one === undefined || stem(first) !== stem(other) || stem(second) !== stem(one))
    return null;
  return `${b} : ${a}`;
}

/** Whether a ratio is told with its parts the other way around, so that its numbers alone would say something else. */
export const turnsRatio = (typed: string, { form, question }: AnswerKey): string | null =>
  form === 'ratio' && question !== undefined ? inAskedOrder(typed, question) : null;

/** `15 boys` where girls are counted: the other of two kinds that the question names together. */
export function countsOther(typed: string, { question = '' }: AnswerKey): boolean {
  const noun = /^\s*(?:[a-z' ]+ )?\d[\d,.]*\s+([a-z]+)\s*[.!]?\s*$/i.exec(typed)?.[1]?.toLowerCase();
  const asked = /\bhow many ([a-z]+)\b[^.?!]*\??\s*$/i.exec(question)?.[1]?.toLowerCase();
  if (noun === undefined || asked === undefined || stem(noun) === stem(asked)) return false;
  const [one, other] = [`${stem(noun)}(?:e?s)?`, `${stem(asked)}(?:e?s)?`];
  const sentence = question.split(/[.!?]\s+/).at(-1) ?? '';
  const pair = (a: string, b: string): boolean =>
    new RegExp(String.raw`\b${a} (?:to|and|or) (?:the )?(?:\d+ )?${b}\b`, 'i').test(question);
  return (pair(one, other) || pair(other, one)) && !new RegExp(String.raw`\b${one}\b`, 'i').test(sentence);
}

/** Other ways to read an answer beside its question, the plainest first. */
export function besideQuestion(typed: string, key: AnswerKey): readonly string[] {
  const { form, question } = key;
  if (typed.length > 200) return [];
  const remarked = withoutRemark(typed);
  const bare = remarked ?? typed;
  if (question === undefined) return remarked === null ? [] : [remarked];
  const ways = [
    remarked,
    form === 'point' || form === 'set' || form === 'list' ? asIntercept(typed, question) : null,
    form === 'expression' ? withoutRestriction(typed, question) : null,
    form === 'expression' ? withoutRemainder(typed) : null,
    form === 'inequality' || form === 'interval' ? asValueOfFunction(typed, key) : null,
    form === 'equation' ? withTermName(typed, key) : null,
    withoutSubject(typed),
    form === 'expression' || form === 'equation' ? null : withoutQuantity(typed, question),
    withoutAskedWords(bare, key),
  ];
  return ways.flatMap((way) => (way === null || way === typed ? [] : [way]));
}

const notation =
  /\b(?:interval|set-?builder|set builder|inequality) (?:notation|form)\b|\b(?:as|using|with|in|write|give) an? (?:interval|inequality|compound inequality)\b/i;
/** Questions that ask for the number itself, worked out. */
const worksOut =
  /\b(?:simplif\w+|evaluat\w+|reduc\w+|lowest|simplest|work(?:ed)? out|comput\w+|calculat\w+|divid\w+|quotient|integers?|whole|round\w*|nearest)\b|÷|\bwhat is\s+[-−(\d]|^\s*[-−(\d]/i;
const fraction = /^\s*(?:[a-z]\s*=\s*)?[-−]?\s*(\d+)\s*\/\s*[-−]?(\d+)\s*$/i;

/** `-8/4` for a slope of -2: a quotient of its own, not one that the question gives to work out. */
function ownQuotient(typed: string, question: string): boolean {
  const [, top, bottom] = fraction.exec(typed) ?? [];
  return (
    top !== undefined &&
    !worksOut.test(question) &&
    !new RegExp(`${top}\\s*/\\s*[-−]?${bottom}(?!\\d)`).test(question)
  );
}

const aChance = /\b(?:probability|chance|likel(?:y|ihood)|odds)\b/i;

/**
 * Whether another writing of the right value is an answer to the question as it is asked: a range in any notation, where none is named;
 * a chance as a percent; the right side alone of a formula that is solved for a named letter.
 */
export function takesForm(asked: string, typed: string, key: AnswerKey): boolean {
  const { question, asked: wish, form } = key;
  if (asked === 'equation') return tellsLetter(key) && !/[=<>≤≥≠]/.test(typed);
  if (question === undefined || wish !== undefined) return false;
  // Whether a quotient has to be worked out is only known where its author named the form.
  if (asked === 'integer') return key.inferred === true && ownQuotient(typed, question);
  if (asked === 'interval' || asked === 'inequality') return !notation.test(question);
  return form === 'fraction' && asked === 'fraction' && typed.includes('%') && aChance.test(question);
}
