import { exactValue } from '../../algebra/normal-form.ts';
import { variablesOf } from '../../algebra/variables-of.ts';
import { parseMath } from '../../read/parse.ts';
import type { AnswerKey } from '../answer-key.ts';

const asksBetween = /\bbetween (?:which|what)\b|\b(?:which|what)\b[^.?]*\bbetween\b/i;
const saysBetween =
  /^\s*(?:(?:it|its|it's|it is|they|[√∛∜\d.()-]+|[a-z]+ \d+)\s+)?(?:(?:is|are|lies|falls|goes|would be)\s+)?(?:somewhere )?(?:in )?between\s+(?:the (?:integers|numbers|whole numbers) )?([^,]+?)\s*(?:&|,|\band\b)\s*([^,]+?)\s*[.!]*\s*$/i;
const chain = /^\s*([^<>=]+?)\s*(<|>)\s*([^<>=]+?)\s*\2\s*([^<>=]+?)\s*$/;
const squeezed = (text: string): string => text.replace(/\s+/g, '').toLowerCase();

/** `between 7 and 8` and `7 < √50 < 8` beside `Between which two integers is √50?` are the two numbers themselves. */
function endsBetween(typed: string, question: string): string | null {
  if (!asksBetween.test(question)) return null;
  const [, low, high] = saysBetween.exec(typed) ?? [];
  if (low !== undefined && high !== undefined) return `${low}, ${high}`;
  const [, first, sign, middle = '', last] = chain.exec(typed) ?? [];
  if (sign === undefined || !squeezed(question).includes(squeezed(middle))) return null;
  return sign === '<' ? `${first}, ${last}` : `${last}, ${first}`;
}

const amount = String.raw`[-−]?\$?[\d√π./]+(?:\s?[a-z]{1,6}\.?)?`;
const saysBoth = new RegExp(
  String.raw`^\s*(?:they(?:'re| are)?\s+|the (?:two )?(?:numbers |sides |values |integers )?)?(?:are )?(?:both|each)\s+(?:(?:of them|one|numbers?|sides?|of the numbers|values?)\s+)?(?:(?:is|are|would be|equals?|=)\s*)?(${amount})\s*[.!]*\s*$`,
  'i',
);
const saysEach = new RegExp(
  String.raw`^\s*(${amount})\s+(?:each|apiece|(?:for )?both|twice|and the same(?: again)?)\s*[.!]*\s*$`,
  'i',
);

/** `both are 10` where the key names two equal values. */
function twoEqual(typed: string, value: string): string | null {
  const [first, second, ...more] = value.split(/\s*(?:,|;|\band\b)\s*/);
  if (first === undefined || first !== second || more.length > 0) return null;
  const said = saysBoth.exec(typed)?.[1] ?? saysEach.exec(typed)?.[1];
  return said === undefined ? null : `${said}, ${said}`;
}

const named = /^\s*([a-z])(?:\s*\(\s*([a-z])\s*\)|_\{?([a-z])\}?|([nt])(?=\s*=))?\s*=\s*([^=<>≤≥≠]+)$/i;

/** What figures have by letters of their own: an area called P is another formula. */
const ofFigures = /\b(?:area|perimeter|circumference|volume|surface)\b/i;

/**
 * The rule of the key by another name: `f(x) =` for `y =`, `a(n) =` for `a_n =`, `P =` for `V =`; where the question gives a name,
 * only its own. Null where the key is no rule, or the name stands in the rule itself.
 */
function byOwnName(typed: string, { value, question = '' }: AnswerKey): string | null {
  const [, wanted, ...rest] = named.exec(value) ?? [];
  const [, given, ...own] = named.exec(typed) ?? [];
  const [rule, side] = [rest.at(-1), own.at(-1)];
  if (wanted === undefined || given === undefined || rule === undefined || side === undefined) return null;
  if (/x/i.test(wanted) || /x/i.test(given) || (ofFigures.test(question) && /[acpsv]/i.test(given)))
    return null;
  const read = parseMath(side);
  const [letter, other] = [rest.slice(0, 3).find(Boolean), own.slice(0, 3).find(Boolean)];
  const inRule = read.ok ? variablesOf(read.node) : null;
  if (inRule === null || inRule.length === 0 || inRule.includes(given)) return null;
  if (letter !== undefined && other !== undefined && letter.toLowerCase() !== other.toLowerCase())
    return null;
  if (other !== undefined && !inRule.includes(other.toLowerCase()) && !inRule.includes(other)) return null;
  const isNamed = new RegExp(`(?<![a-z])${wanted}(?![a-z])`, wanted === wanted.toLowerCase() ? '' : 'i');
  const isAsked =
    isNamed.test(question.replace(/\ba (?=[a-z])/gi, '')) && wanted.toLowerCase() !== given.toLowerCase();
  return isAsked ? null : `${value.slice(0, value.indexOf('=') + 1)} ${side}`;
}

const lettersOf = (text: string): ReadonlySet<string> =>
  new Set(text.match(/(?<![a-z\\])[a-z](?![a-z])/gi)?.filter((letter) => !/^[ei]$/.test(letter)));

/** A student's own letter for a number that the question tells in words alone. */
function inKeyLetter(typed: string, { value, question = '' }: AnswerKey): string | null {
  if (
    !/\b(?:inequality|expression|equation|represents?|model|variable|a number)\b/i.test(question) ||
    /\b(?:domain|range|graph)\b/i.test(question)
  )
    return null;
  const [[own = '', ...more], [given = '', ...others]] = [[...lettersOf(value)], [...lettersOf(typed)]];
  const inQuestion = [...lettersOf(question.replace(/'[a-z]\b/g, ''))].filter(
    (letter) => letter !== 'a' && letter !== 'A' && letter !== 'I',
  );
  if (own === '' || given === '' || more.length + others.length > 0 || inQuestion.length > 0) return null;
  return typed.replace(new RegExp(`(?<![a-z\\\\])${given}(?![a-z])`, 'g'), own);
}

/** `3 + 8 = 11` beside `3 + __ = 11` fills the blank with 8. */
function intoBlank(typed: string, question: string): string | null {
  const [, before = '', after = ''] = /([^:.?!;]*?)(?:_{2,}|□|▢)([^:.?!;]*)/.exec(question) ?? [];
  const [left, right, whole] = [
    before.replace(/^.*[a-z]{2}/is, ''),
    after.replace(/[a-z]{2}.*$/is, ''),
    typed,
  ].map((text) => text.replace(/\s+/g, ''));
  if (left === undefined || right === undefined || whole === undefined || left.length + right.length < 2)
    return null;
  const fits = whole.startsWith(left) && whole.endsWith(right) && whole.length > left.length + right.length;
  return fits ? whole.slice(left.length, whole.length - right.length) : null;
}

/** Words of the writer's own around what the key says, taken off: each way is judged as an answer of its own. */
export function inOwnWording(typed: string, key: AnswerKey): readonly (string | null)[] {
  const { form, question = '', value } = key;
  const listed = form === 'list' || form === 'set' || form === 'point';
  return [
    listed || form === 'interval' ? endsBetween(typed, question) : null,
    listed ? twoEqual(typed, value) : null,
    form === 'choice' ? null : intoBlank(typed, question),
    form === 'equation' ? byOwnName(typed, key) : null,
    form === 'inequality' || form === 'expression' || (form === 'equation' && /\ba number\b/i.test(question))
      ? inKeyLetter(typed, key)
      : null,
  ];
}

const figure =
  /\b(?:equations?|inequalit(?:y|ies)|lines?|asymptotes?|ax[ie]s|directrix|rectangular|polar|parametric|form|relation|identity|proportion|prove|verify|show that|solve)\b/i;
/** Curves that are asked for by their equation, unless it is their area or another measure that is asked for. */
const curve = /\b(?:circles?|parabolas?|ellipses?|hyperbolas?|conics?|curves?|planes?|graphs?)\b/i;

/**
 * Whether a question asks for an amount or a rule, so that the right side alone of `A = 2000(1.005)^(12t)` tells it: an equation, a
 * line or another figure is not asked for. `y = …` is a rule only where a function is asked for.
 */
export function asksForRule({ value, question }: AnswerKey): boolean {
  const [, name = '', ...rest] = named.exec(value) ?? [];
  const rule = rest.at(-1);
  if (rule === undefined || question === undefined || figure.test(question)) return false;
  if (curve.test(question) && !ofFigures.test(question)) return false;
  const read = parseMath(rule);
  if (!read.ok || exactValue(read.node) !== null || variablesOf(read.node).includes(name)) return false;
  const plain = rest.slice(0, 3).every((one) => one === undefined);
  return (
    !plain || !/[xy]/i.test(name) || /\b(?:function|rule|formula|expression|in terms of)\b/i.test(question)
  );
}
