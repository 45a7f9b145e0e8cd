import { cleanText } from '../read/clean-text.ts';
import { splitRun } from '../read/letter-run.ts';
import { mathWords } from '../read/vocabulary.ts';
import type { AnswerForm, AnswerKey } from './answer-key.ts';
import { saysNone } from './beside/none-words.ts';
import { withoutWholeClause } from './beside/whole-clause.ts';
import { leftOut, rangeInWords } from './beside/worded-range.ts';
import { asMatrix } from './matrix-text.ts';
import { asVector } from './vector-text.ts';

const withVariables = new Set<AnswerForm>(['expression', 'equation', 'inequality']);
const ofValues = new Set<AnswerForm>(['set', 'list', 'point', 'interval', 'inequality']);
const ofNumbers = new Set<AnswerForm>([
  ...(['integer', 'decimal', 'fraction', 'mixed-number', 'percent', 'money', 'number'] as const),
  ...(['measure', 'angle', 'radical', 'scientific'] as const),
]);

const ofSolutions = new Set<AnswerForm>(['set', 'list', 'interval', 'inequality']);
const nothing =
  /^\s*(?:(?:there (?:is|are) |there'?s )?no\s*(?:real\s*)?(?:solutions?|answers?|values?|zeros?|roots?)(?: exists?)?|(?:it )?(?:does(?:n'?t| not) have|has)(?: a| any)? solutions?(?<=n'?t.*|not.*)|(?:it(?:'s| is) |that(?:'s| is) )?(?:not possible|impossible)|(?:it )?(?:can(?:not|'t| not) be solved|has no solutions?)|none|nothing|(?:the )?empty set|null(?: set)?|(?:(?:it|this|(?:the |this )?limit) )?(?:does not|doesn['’]?t) exist|no (?:such )?limit(?: exists)?|d\.?n\.?e\.?|[øØ])(?:\s*[,;:.(]\s*(?!.*\b(?:except|but|or)\b)[a-z' ]+\)?)?\s*[.!]*\s*$/i;
const everything =
  /^\s*(?:(?:there (?:is|are)|it has|has) )?(?:an )?(?:infinite(?:ly)?(?: many)?|unlimited)(?: (?:number|amount) of)?(?: (?:real )?(?:solutions?|answers?|values?))?\s*\.?$|^\s*(?:it is |it's )?(?:[a-z] can be (?:anything|everything|any (?:real )?(?:number|value))|(?:anything|everything|(?:any|every) (?:real )?(?:number|value)) works|all (?:real )?(?:numbers|values) work|always true|true for (?:all|every|any) (?:x|values?(?: of x)?|(?:real )?numbers?)|an identity|identity|∞ (?:many )?solutions?)\s*\.?$/i;
const memberOf = /^\s*[a-z]\s*(?:∈|\\in(?![a-z]))/i;
/** `x=2 x=3` and `x=2 y=5` have their comma left out. */
const gluedWord = {
  set: /(?<=(?<![a-z])([a-z])\s*=\s*[^=,;]*[\d)}])\s*or\s*(?=\1\s*=)|(?<=[\d)}])\s*and\s*(?=[a-z]\s*=)/gi,
  point: /(?<=[\d)}])\s*and\s*(?=[a-z]\s*=)/gi,
} as const;
const nextName = /(?<==[^=,;]*[\d)}])\s+(?=[A-Za-z](?:_?[12])?\s*=)/g;
/** `x1 = 5` and `x2 = -2` number the solutions of one letter. */
const numberedName = /(?<![a-z_])([a-z])[1-4](?=\s*=)/gi;
/** `f(2) = 5`, `P(X = 2) = 0.3`, `a_20 = 79` and `tan A = 5/12` tell whose value it is. */
const namedValue =
  /^\s*(?:(?:sin|cos|tan|sec|csc|cot)\s*(?:[a-zA-Zθ]|theta)?\s*[=≈](?=[^=]*$)|(?:σ|μ|x̄|sigma|mu)\s*[=≈](?=[^=]*$)|[atsuS]_?\{?\d{1,3}\}?\s*[=≈](?=[^=]*$)|[fghpqrsA-WZ]\s*(?:'|\^\{?-1\}?|⁻¹)?\s*\((?:[^()]|\([^()]*\))*\)\s*[=≈](?=[^=]*$))/;
/** `$1,250 a month` and `$18/hour`: an amount of money may say how often it comes. */
const period =
  /\s*(?:(?:\/|per|an?|each|every)\s*(?:hour|hr|day|(?:(?:two|2) )?weeks?|wk|month|mo|year|yr)|(?:bi)?weekly|monthly|yearly|annually)\s*\.?\s*$/i;
/** `1:45` is a time where the key counts hours, or minutes and seconds. */
const clock = /^\s*(\d{1,2}):([0-5]\d)\s*$/;
const ofHours = /\d\s*h(?:rs?|ours?)?(?![a-z])|^h(?:rs?|ours?)$/i;
const ofMinutes = /\d\s*min(?:ute)?s?\.?(?: and)?\s*\d+\s*s/i;

function clockText(text: string, { unit, value }: AnswerKey): string | null {
  const [, first, second] = clock.exec(text) ?? [];
  if (first === undefined || second === undefined) return null;
  if (ofMinutes.test(value)) return `${first} min ${second} s`;
  return ofHours.test(unit ?? value) ? `${first} h ${second} min` : null;
}

/** `3.2 k` and `$45K` are thousands. */
const thousands = /(\d)\s*[kK](?=\s*$|\s+[a-z])/;
const outOf = /^(\s*\d+)\s+(?:in|out of)\s+(\d+\s*)$/i;

/** `2 3 5 7` has its commas left out; three digits behind a blank may be one number with what stands before. */
const apart = /^\s*-?\d+(?:\.\d+)?(?:\s+-?(?!\d{3}(?!\d))\d+(?:\.\d+)?){2,}\s*$/;
/** `15 16 and 17`: only the last of several has its word. */
const beforeAnd =
  /^(\s*-?\d+(?:\.\d+)?(?:\s+-?(?!\d{3}(?!\d))\d+(?:\.\d+)?)+)\s*(?:&|\band\b)\s*(-?\d+(?:\.\d+)?)\s*$/;
function withCommas(text: string): string {
  const [, listed, last] = beforeAnd.exec(text) ?? [];
  if (listed !== undefined) return `${listed.trim().replace(/\s+/g, ', ')}, ${last}`;
  return apart.test(text) ? text.trim().replace(/\s+/g, ', ') : text;
}

function asValues(text: string, form: AnswerForm): string {
  const spaced = form === 'list' || form === 'set' ? withCommas(text) : text;
  const written = spaced.replace(/&/g, form === 'inequality' ? ' and ' : ',');
  if (form === 'interval' || form === 'inequality') return written.replace(/(?<![a-z])oo(?![a-z])/gi, '∞ ');
  if (form !== 'set' && form !== 'point') return written;
  const named = form === 'set' ? written.replace(numberedName, '$1 ') : written;
  const parted = named.replace(gluedWord[form], ', ').replace(nextName, ', ');
  return form === 'point' ? parted : parted.replace(/^(\s*(?:[a-z]\s*=)?\s*)\+\s*[-−](?=\s*[\d√(])/i, '$1±');
}

/** The letter x between two factors, where the key has no x: 12 x n, 5xt. */
const timesLetter = /exp|(?<=[\d)a-wyz])\s*x\s*(?=[\d(a-wyz])/gi;
/** What a mathematics field writes around words and brackets. */
const layout = /\\(?:(?:text|mathrm|operatorname|left|right)(?![a-z])|[:;, ])/g;

/** `{x | x > 3}` and `{x ∈ ℝ : x ≠ 2}` name their numbers by what holds for them. */
const setBuilder =
  /^\s*\\?\{\s*[a-z]\s*(?:(?:∈|\\in)\s*(?:ℝ|R|\\mathbb\s*\{?R\}?)\s*)?(?:\||:|\\mid|\\vert|such that|,)\s*(?=[^|]*[<>≤≥≠=\\])([^{}]*?)\\?\}\s*$/;

/** Whether a text names its numbers by what holds for them. */
export const isSetBuilder = (text: string): boolean => setBuilder.test(text);

/** The name of all real numbers where a range is wanted. */
const bareReals = /^\s*(?:[a-z]\s*∈\s*)?(?:R|(?:the )?reals?(?: numbers?)?)\s*$/i;
/** f'(x), y' and dy/dx name a derivative before the expression for it. */
const derivativeName =
  /^\s*(?:[a-zA-Z]\s*['’′]{1,3}\s*(?:\([a-z]\))?|d\s*\/\s*d[a-z](?:\s*\([^=]*\))?|d(?:\^?2|²)?[a-z]\s*\/\s*d[a-z](?:\^?2|²)?|\\frac\{d[a-z]?\}\{d[a-z]\}(?:[^=]*))\s*=/;

const orderOf = (name: string): number => /['’′]+/.exec(name)?.[0].length ?? (/\^\{?2|²/.test(name) ? 2 : 1);

/** The name that a key gives to a derivative, as in `f'(x) = 2x`; null where it gives none. */
export function derivativeOf(value: string): string | null {
  return derivativeName.exec(value)?.[0] ?? null;
}

/** An answer may name the derivative; a key that names one takes no other derivative and no function for it. */
function withoutDerivative(text: string, { value }: AnswerKey): string {
  const [given, wanted] = [derivativeOf(text), derivativeOf(value)];
  if (given === null || (wanted !== null && orderOf(given) !== orderOf(wanted))) return text;
  return text.replace(given, blank);
}

/** Whether a text names all numbers but some. */
export const saysAllBut = (text: string): boolean => leftOut(text) !== null;

const letterIn = (text: string): string | undefined => /(?<![a-z\\'])[b-z](?![a-z])/.exec(text)?.[0];
const letterOf = (value: string): string => letterIn(value) ?? 'x';
/** A range of y is no range of x, where the key names its letter. */
const namesOther = (text: string, value: string): boolean => {
  const [given, own] = [letterIn(text), letterIn(value)];
  return given !== undefined && own !== undefined && given !== own;
};

/** All numbers but some, as what the variable must not be. */
function asExclusion(text: string, { value }: AnswerKey): string {
  const rest = leftOut(text);
  if (rest === null || namesOther(text, value)) return text;
  const name = letterOf(value);
  const numbers = rest.replace(/[a-z]\s*(?:=|is)\s*/g, '').split(/\s*(?:,|\band\b|\bor\b)\s*/);
  return numbers
    .filter((number) => number !== '')
    .map((number) => `${name} ≠ ${number}`)
    .join(' and ');
}

/** `]-1/2; 5]`: a bracket that is turned away leaves its end out. */
const turnedAway = /^\s*([\][])([^\][,;]+)[,;]([^\][,;]+)([\][])\s*$/;

/** Ranges of numbers as they are named in words and in set notation. */
function asRange(text: string, key: AnswerKey): string {
  const [whole, inner] = setBuilder.exec(text) ?? [];
  if (whole !== undefined && inner !== undefined) return inner;
  if (bareReals.test(text)) return 'ℝ';
  const [, open, low, high, close] = turnedAway.exec(text) ?? [];
  if (open === ']' || close === '[')
    return `${open === ']' ? '(' : '['}${low}, ${high}${close === '[' ? ')' : ']'}`;
  const told = namesOther(text, key.value) ? null : rangeInWords(text, letterOf(key.value));
  if (told !== null) return told;
  const twice = /^\s*([a-z])\s*(?:≠|!=)\s*±\s*([^,±]+)$/.exec(text);
  if (twice) return `${twice[1]} ≠ ${twice[2]} and ${twice[1]} ≠ -(${twice[2]})`;
  return asExclusion(text, key);
}

const blank = (found: string): string => ' '.repeat(found.length);

/** A key in small letters is meant in small letters: phones write the first letter large. */
function inKeyLetters(text: string, { value }: AnswerKey): string {
  return /[A-Z]/.test(value) || /\\[a-z]*[A-Z]/.test(text) ? text : text.toLowerCase();
}

/** Whether a text says in words that there is no solution. */
export function saysNothing(text: string): boolean {
  const plain = text.replace(layout, ' ').replace(/[{}]/g, ' ');
  return nothing.test(plain) || saysNone(plain);
}

/** Whether a text says that an equation holds for all numbers, without naming them. */
export function saysEverything(text: string): boolean {
  return everything.test(text.replace(layout, ' '));
}

const everyOne =
  /^\s*(?:(?:it )?(?:has |is )?(?:an )?infinit(?:e|y|ely)(?: many| (?:number|amount)(?: of (?:them|solutions|points))?)?|∞|(?:all|any|every) (?:real )?(?:x|numbers?|values?|reals?)(?: works?)?|ℝ|(?:it'?s |they'?re |they are )?(?:the )?same (?:lines?|equations?)|infinitely many solutions?)\s*$/i;
/** Whether an answer says in one or several ways that everything fulfils: `all real numbers, infinite`. */
function tellsEverything(text: string): boolean {
  const ways = text
    .replace(/[()]/g, ',')
    .replace(/#/g, 'number')
    .split(/\s*(?:[,;:]|\bbecause\b|\bso\b|\band\b)\s*/i)
    .filter((way) => way.trim() !== '');
  return ways.length > 0 && ways.every((way) => saysEverything(way) || everyOne.test(way));
}

/** The constant of integration is written C or c. */
function withConstant(text: string, { value }: AnswerKey): string {
  return /\+\s*C\s*$/.test(value) ? text.replace(/(?<=\+\s*)c(?=\s*$)/, 'C') : text;
}

/** `the vertex is (3, -1)` and `max at (1, 4)`: what the point is called, without a word that denies it. */
const pointName =
  /^\s*(?!.*\b(?:not|no|never|isn't)\b)(?:[A-Za-z]{3}|[xy]-int)[A-Za-z' -]{0,38}?(?:\s+(?:is|are|at|of|es|=)|\s*[=:])*\s*(?=\(|[-−]?\d)/;
/** `A'(2, 2)`, `A' = (2, 2)` and `A prime is (2, 2)`: the image of a point by its name. */
export const imageName =
  /^\s*(?:the )?(?:image )?(?:point )?[A-Z](?:['’′]{1,3}|\s?prime)\s*(?:=|:|is|at|is at)?\s*(?=\()/;
/** `they cross at (3, 3)`. */
const meeting = /^\s*(?:(?:they|it|the lines) )?(?:(?:meet|cross(?:es)?|intersect|is|are) )?at\s+(?=\()/i;
/** `m∠A = 60°` and `angle ABC is 60°` say which angle it is. */
const angleName =
  /^\s*(?:the )?(?:m(?:easure)?(?: of)?\s*)?(?:∠|\\angle\s*|angle |<(?=\s*[A-Z]))\s*[A-Za-z0-9]{1,3}\s*(?:=|:|is|measures)\s*/i;

/** General solutions: which whole number is meant is said in any words and named by any letter of the usual three. */
function withKeyWhole(typed: string, { value }: AnswerKey): string {
  if (!/π|pi|°/.test(value)) return typed;
  const own = /(?<![a-z])[knm](?![a-z])/.exec(withoutWholeClause(value))?.[0];
  // A degree sign beside the whole number would be one unit with it, so degrees are a letter of their own.
  const text = own === undefined ? typed : typed.replace(/(\d+(?:\.\d+)?)\s*°/g, '($1d)');
  const bare = withoutWholeClause(text);
  if (own === undefined || new RegExp(`(?<![a-z])${own}(?![a-z])`).test(bare)) return bare;
  const other = [...new Set(bare.match(/(?<![a-z])[knm](?![a-z])/g))];
  return other.length === 1 ? bare.replace(new RegExp(`(?<![a-z])${other[0]}(?![a-z])`, 'g'), own) : bare;
}

const everyNumber = /^\s*(?:ℝ|all (?:real )?numbers|all reals|any (?:real )?number)\s*$/i;

/** Whether a text says in words that no number is meant, or each one. */
export function saysNoneOrAll(text: string): boolean {
  return saysNothing(text) || everyNumber.test(text) || tellsEverything(text);
}

/** `an` is the nth term where the key calls it `a_n`. */
function withIndex(text: string, { value }: AnswerKey): string {
  const [name, letter, index] = /(?<![a-z])([a-z])_\{?([a-z])\}?/i.exec(value) ?? [];
  return name === undefined || letter === undefined || index === undefined
    ? text
    : text.replace(new RegExp(`(?<![a-z])${letter}${index}(?=\\s*=)`, 'i'), name);
}

const pointKey = /^\s*\([^()=]+,[^()=]+\)(?:\s*(?:,|;|and|or)\s*\([^()=]+,[^()=]+\))+\s*$/i;
const pairOfValues = /^\s*\(?\s*x\s*=\s*([^=,;]+?)\s*(?:,|;|and)\s*y\s*=\s*([^=,;]+?)\s*\)?\s*$/i;

/** `x=3, y=6 or x=-1, y=-2` names the coordinates of the points of the key. */
function asPoints(text: string, { value }: AnswerKey): string {
  if (!pointKey.test(value) || !/x\s*=/i.test(text)) return text;
  const parts = text
    .split(/\s*(?:\bor\b|;|,?\s*\band\b(?=\s*\(?\s*x\s*=))\s*/i)
    .map((part) => pairOfValues.exec(part));
  return parts.every((part) => part !== null) ? parts.map(([, x, y]) => `(${x}, ${y})`).join(', ') : text;
}

const rootSigns: Readonly<Record<string, string>> = {
  fourth: '⁴√',
  fifth: '⁵√',
  sixth: '⁶√',
  seventh: '⁷√',
  eighth: '⁸√',
};
const rootMarks = '⁴⁵⁶⁷⁸⁹';
/** `fifth root of x` and `5th root of x`. */
const namedRoots = (text: string): string =>
  text
    .replace(
      /(?:\bthe )?\b(fourth|fifth|sixth|seventh|eighth) roots?(?: of)? (?=[\da-z(])/gi,
      (found, name: string) => rootSigns[name.toLowerCase()] ?? found,
    )
    .replace(
      /(?:\bthe )?\b([4-9])th roots?(?: of)? (?=[\da-z(])/gi,
      (_, index: string) => `${rootMarks.charAt(Number(index) - 4)}√`,
    );
const ordinals = ['fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** `x is 8`, and a power said with its exponent: `x to the 7th`. */
const spoken = (text: string): string =>
  /[a-z]{2}/i.test(text)
    ? namedRoots(text)
        .replace(/(?<=[a-z]{2})!+\s*$/i, '')
        .replace(/^\s*(?:the )?(?:vertical |horizontal )?line\s+(?=[a-z]\s*=)/i, '')
        .replace(/\bpos(?:itive|\.)?\s+(?:or|and|\/)\s*neg(?:ative|\.)?\s+(?=[\d.√(])/gi, '±')
        .replace(
          /(?<=^\s*(?:it'?s\s+|it is\s+|[a-z]\s*=\s*)?|,\s*|\b(?:and|or)\s+)pos(?:itive|\.)?\s+(?=[\d.√(])/gi,
          '',
        )
        .replace(
          /^(\s*[a-z]) is (?=[-−]?\s*[\d√π(]|(?:negative|zero|one|two|three|four|five|six|seven|eight|nine|ten)\b)/i,
          '$1 = ',
        )
        .replace(
          /(?<=[\w)])\s+to the (fourth|fifth|sixth|seventh|eighth|ninth|tenth)(?: power)?(?![a-z])/gi,
          (_, word: string) => `^${ordinals.indexOf(word.toLowerCase()) + 4}`,
        )
        .replace(/(?<=(?:,|;|\band)\s*)([xyz]) is (?=[-−]?\s*[\d√π(])/gi, '$1 = ')
        .replace(/(?<=[\w)])\s+to the (\d{1,2})(?:st|nd|rd|th)(?: power)?(?![a-z])/gi, '^$1')
        .replace(/(?<=[\w)])\s+to the power(?: of)? (-?\d{1,2})(?![\d.])/gi, '^($1)')
    : text;

/** `+ k` is the constant of a key that calls it C. */
const ownConstant = (text: string, { value }: AnswerKey): string =>
  /\+\s*C\s*$/.test(value) && !/c\s*$/i.test(text) ? text.replace(/\+\s*[kKD]\s*$/, '+ C') : text;

const bothSigns = /\+\s*(?:\/|or\s+)?\s*[-−](?=\s*(?:\d|√|\(|\\?sqrt|(?:square )?root|i\b))/gi;

/** `-3 +- root 7` means both signs where the key has both. */
const withBothSigns = (text: string, { form, value }: AnswerKey): string =>
  /±|\+\/-|\\pm/.test(value) || (form === 'set' && /√|sqrt/.test(value) && !/,|=.*=|[\d)] or /.test(text))
    ? text.replace(bothSigns, '±')
    : text;

/** The typed text as the form of the key means it: words for no solution, whose value it is, letters as in the key. */
export function typedText(typed: string, key: AnswerKey): string {
  const { form } = key;
  const text = withKeyWhole(asVector(asMatrix(spoken(withBothSigns(typed, key)), key.value), key), key);
  if (ofSolutions.has(form) && saysNothing(text)) return '{}';
  const counted = saysEverything(key.value) || saysNothing(key.value) || everyNumber.test(key.value);
  if (ofSolutions.has(form) && counted && tellsEverything(text)) return 'ℝ';
  if (withVariables.has(form)) {
    const named = form === 'expression' ? ownConstant(withoutDerivative(text, key), key) : text;
    const letters = withIndex(withConstant(inKeyLetters(named, key), key), key);
    const isTimes = /[a-wyz]/i.test(key.value) && !/x/i.test(key.value);
    const written = isTimes
      ? letters.replace(timesLetter, (found) => (/^exp/i.test(found) ? found : found.replace(/x/i, '*')))
      : letters;
    return form === 'inequality' ? asValues(asRange(written, key), form) : written;
  }
  if (ofValues.has(form)) {
    const ranges = form === 'set' || form === 'interval' ? asRange(asPoints(text, key), key) : text;
    const bare =
      form === 'point'
        ? ranges
            .replace(imageName, blank)
            .replace(meeting, blank)
            .replace(/^\s*(?:at )?(?:the )?origin\s*$/i, '(0, 0)')
        : ranges;
    const named = form === 'point' && /[a-z]{3}/i.test(bare) ? bare.replace(pointName, blank) : bare;
    return asValues(named.replace(memberOf, blank), form);
  }
  if (!ofNumbers.has(form)) return text;
  if (form === 'scientific') return text.replace(/(\d)\s*e\s*([-−+]?\d{1,3}\s*)$/, '$1E$2').replace('−', '-');
  const [named = ''] = namedValue.exec(text.replace(layout, blank)) ?? [];
  const value = withUnitFractions(underZero(`${blank(named)}${text.slice(named.length)}`, key))
    .replace(outOf, '$1/$2')
    .replace(angleName, blank);
  const time = clockText(value, key);
  if (time !== null) return time;
  const large = key.unit?.toLowerCase() === 'k' ? value : value.replace(thousands, '$1 thousand');
  return form === 'money' ? large.replace(period, blank) : large;
}

const unitPower =
  /(?<=\d\s*[a-z°]+(?:\^?[23²³])?)\s*[·*.]?\s*([a-z]+)\s*(?:\^\s*[{(]?\s*[-−]\s*([1-3])\s*[)}]?|⁻([¹²³]))/gi;
/** `m s^-1` is m/s. */
const withUnitFractions = (text: string): string =>
  text.replace(unitPower, (_, unit: string, plain?: string, raised = '¹') => {
    const power = plain ?? `${'¹²³'.indexOf(raised) + 1}`;
    return `/${unit}${power === '1' ? '' : `^${power}`}`;
  });

/** `2 degrees below zero`, where the key is negative. */
const underZero = (text: string, { value }: AnswerKey): string =>
  /^\s*[-−]/.test(value)
    ? text.replace(
        /^(\s*)(\d[\d.,]*\s*(?:°\s*[CF]?|degrees? (?:C\b|F\b|celsius|fahrenheit))?)(?:\s*degrees?)?\s*(?:below|under) (?:zero|0)\s*\.?\s*$/i,
        '$1-$2',
      )
    : text;

const currency = /(?<!\\)\$(?=\s*\d)/;
const word = /(?<![\\A-Za-z])[A-Za-z]{4,}/;
/** xlnx and ysinx are products with a function in them. */
const hasFunction = (run: string): boolean => splitRun(run)?.some(({ kind }) => kind === 'function') ?? false;

/** A dollar sign or a word among variables, which is read as more variables; null where there is none. */
export function strayWord(typed: string, { form, value }: AnswerKey): string | null {
  if (!withVariables.has(form) || typed.includes('\\') || value.includes('$')) return null;
  const text = cleanText(typed);
  const [found] = word.exec(text) ?? [];
  const isName = found === undefined || mathWords.has(found.toLowerCase()) || hasFunction(found);
  if (!isName && !value.includes(found)) return found;
  return currency.test(text) ? '$' : null;
}

/** The decimal comma of `(-1,5; 0)`, where semicolons part the values; null where there is none. */
export function decimalComma(text: string, { form }: AnswerKey): string | null {
  if (!ofValues.has(form) || !text.includes(';')) return null;
  return /\d+,\d{1,2}(?!\d)/.exec(text)?.[0] ?? null;
}
