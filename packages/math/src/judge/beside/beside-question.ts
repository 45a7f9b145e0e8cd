import { numberValue } from '../../algebra/number-value.ts';
import { parseMath } from '../../read/parse.ts';
import { readUnit } from '../../units/read-unit.ts';
import type { AnswerKey } from '../answer-key.ts';
import { saysNothing } from '../typed-text.ts';
import { askedWords } from './asked-phrase.ts';
import { chosenByComparing } from './comparison.ts';
import { inOwnWording } from './own-wording.ts';
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
  const bare = withoutPlace(plain.replace(linking, ''), question).replace(trailing, '').trim();
  return bare === '' ? null : bare;
}

/** `27 in the class` beside a question about the class. */
function withoutPlace(text: string, question: string): string {
  const [whole = '', words = ''] =
    /(?<=\d[^\d]*)\s+(?:in|on|at|inside|for)\s+((?:[a-z]+\s*){1,4})[.!]?\s*$/i.exec(text) ?? [];
  const said: readonly string[] = question.toLowerCase().match(/[a-z]+/g) ?? [];
  const known =
    words
      .toLowerCase()
      .match(/[a-z]+/g)
      ?.every((one) => said.includes(one) && !isUnit(one)) ?? false;
  return known ? text.slice(0, text.length - whole.length) : text;
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

/** `f(g(x)) = 2x + 1`: the value of a function of the question, as the question writes it. */
function withoutCall(typed: string, question: string): string | null {
  const [, call = '', value] = /^\s*(\(?[a-zA-Z][^=]*\))\s*=([^=]+)$/.exec(typed) ?? [];
  const squeezed = (text: string): string => text.replace(/[\s*·]+/g, '');
  return value !== undefined && squeezed(question).includes(squeezed(call)) ? value.trim() : null;
}

const subject =
  /^\s*(?:s?he|they|it|you|i|we|[A-Z][a-z]+) (?:gets?|has|have|is|are|was|pays?|paid|needs?|earns?|earned|spends?|spent|saves?|saved|(?:will|would|can|should|must) (?:have|get|be|pay|need|earn|save|spend)) (?=[-$\d])/;
/** `2 seconds` where `t = 2` answers when something happens, in the only unit that the question may mean. */
function momentOf(typed: string, { value, question = '' }: AnswerKey): string | null {
  const [, amount, unit = ''] =
    /^\s*(?:at |after |t ?= ?)?(-?[\d./]+) ?(s|secs?|seconds?|min|minutes?|h|hours?)\s*\.?\s*$/i.exec(
      typed,
    ) ?? [];
  if (amount === undefined || !/^\s*t\s*=/.test(value) || !/\bwhen\b|\btimes?\b/i.test(question)) return null;
  const named = /\b(?:sec|min|hour)/i.exec(question)?.[0].charAt(0).toLowerCase() ?? 's';
  return named === unit.charAt(0).toLowerCase() ? `t = ${amount}` : null;
}

const doing =
  /^\s*(?:[Ss]?[Hh]e|[Tt]hey|[Ii]t|[Yy]ou|[Ii]|[Ww]e|[A-Z][a-z]+) (?:will |would |can |did )?([a-z]{3,}) (?=[-$\d])/;
const irregular: Readonly<Record<string, string>> = {
  ran: 'run',
  ate: 'eat',
  got: 'get',
  paid: 'pay',
  spent: 'spend',
  sold: 'sell',
  bought: 'buy',
  drove: 'drive',
  made: 'make',
  gave: 'give',
  took: 'take',
  won: 'win',
  rode: 'ride',
  swam: 'swim',
  flew: 'fly',
  grew: 'grow',
  fell: 'fall',
  read: 'read',
  kept: 'keep',
  drank: 'drink',
};

/** Whether it is clear whom an answer tells of: a pronoun, or the only name of its question. */
const isOfOne = (typed: string, question: string): boolean => {
  const who = /^\s*([A-Z][a-z]+)/.exec(typed)?.[1];
  if (who === undefined || /^(?:S?he|They|It|We|You)$/.test(who)) return true;
  const names = new Set(question.match(/(?<=[a-z,] )[A-Z][a-z]+|^[A-Z][a-z]+(?= [a-z]+s )/g));
  return names.has(who) && (names.size === 1 || (question.split(/(?<=[.!])\s+/).at(-1) ?? '').includes(who));
};

/** `she gets $4.50` says who has it, and `she walked 2.5 miles` what the question says of her. */
function withoutSubject(typed: string, question: string): string | null {
  const found = subject.exec(typed);
  if (found) return typed.slice(found[0].length);
  const [whole = '', verb = ''] = doing.exec(typed) ?? [];
  const root = irregular[verb.toLowerCase()] ?? verb.toLowerCase().replace(/(?:ed|es|s|d)$/, '');
  return whole !== '' && new RegExp(`\\b${root}`, 'i').test(question) && isOfOne(whole, question)
    ? typed.slice(whole.length)
    : null;
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
export function tellsLetter({ question = '', value }: AnswerKey): boolean {
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

/** `x = 3` where the greatest or least value is asked for says where it is, and not what it is. */
const namesPlace = (typed: string, question: string): boolean =>
  /^\s*(?:at\s+)?x\s*=\s*[^=,xy]+$/i.test(typed) &&
  /\b(?:min(?:imum)?|max(?:imum)?|least|greatest) value of (?:the function\b|y\b|[a-z]\(x\)|[^.?]*=)/i.test(
    question,
  );

const axes = (text: string): string => {
  const names = [...text.matchAll(/(?:^|[,;]|\band\b|\bor\b)\s*([a-z])\s*=(?=\s*[-−±\d√π(])/gi)];
  return [...new Set(names.map(([, name = '']) => name.toLowerCase()))].join('');
};
/** `y = ±2` where x = 2 and x = -2: lines that run the other way. */
const namesOtherAxis = (typed: string, value: string): boolean =>
  (axes(value) === 'x' && axes(typed) === 'y') || (axes(value) === 'y' && axes(typed) === 'x');

const nameIn = /\b[A-Z][a-z]+\b/g;
/** `Lee has 24` where it is asked how many Dana has. */
function tellsOfOther(typed: string, question: string): boolean {
  const who = /^\s*([A-Z][a-z]+) [a-z]+ (?=[-$\d])/.exec(typed)?.[1];
  if (who === undefined || /^(?:S?he|They|It|We|You)$/.test(who)) return false;
  const sentences = question.trim().split(/(?<=[.!?])\s+/);
  const asking: readonly string[] =
    sentences
      .at(-1)
      ?.replace(/^\s*[A-Z]/, (first) => first.toLowerCase())
      .match(nameIn) ?? [];
  return (
    asking.length > 0 && !asking.includes(who) && sentences.slice(0, -1).some((one) => one.includes(who))
  );
}

/** `15 boys` where girls are counted: the other of two kinds that the question names together. */
export function countsOther(typed: string, { question = '', form, value }: AnswerKey): boolean {
  if (namesOtherAxis(typed, value) || tellsOfOther(typed, question)) return true;
  if (form !== 'equation' && namesPlace(typed, question)) return true;
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
  const { form, question, value } = key;
  if (typed.length > 200) return [];
  const remarked = withoutRemark(typed);
  const bare = remarked ?? typed;
  if (question === undefined) return remarked === null ? [] : [remarked];
  const acted = withoutSubject(typed, question);
  const ways = [
    remarked,
    form === 'point' || form === 'set' || form === 'list' ? asIntercept(typed, question) : null,
    form === 'expression' || form === 'integer' ? withoutRestriction(typed, question) : null,
    form === 'expression' ? withoutRemainder(typed) : null,
    form === 'inequality' || form === 'interval' ? asValueOfFunction(typed, key) : null,
    form === 'equation' ? withTermName(typed, key) : null,
    form === 'equation' ? momentOf(typed, key) : null,
    acted,
    acted === null ? null : withoutAskedWords(acted, key),
    form === 'expression' && value.split('=').length === 1 ? withoutCall(typed, question) : null,
    /^\s*0\s*$/.test(value) &&
    /\bhow many\b/i.test(question) &&
    /^\s*(?:there are |it has )?(?:none|no(?:ne)? [a-z-]+|zero [a-z-]+)\s*[.!]*\s*$/i.test(typed)
      ? '0'
      : null,
    saysNothing(value) &&
    /\bhow many\b/i.test(question) &&
    /^\s*(?:0|zero)(?: solutions?)?\s*[.!]*\s*$/i.test(typed)
      ? 'no solution'
      : null,
    form === 'expression' || form === 'equation' ? null : withoutQuantity(typed, question),
    withoutAskedWords(bare, key),
    chosenByComparing(typed, question),
    ...inOwnWording(typed, key),
  ];
  return ways.flatMap((way) => (way === null || way === typed ? [] : [way]));
}
