import { cleanText } from '../read/clean-text.ts';
import type { AnswerForm, AnswerKey } from './answer-key.ts';

const withVariables = new Set<AnswerForm>(['expression', 'equation', 'inequality']);
const ofValues = new Set<AnswerForm>(['set', 'list', 'point', 'interval', 'inequality']);
const ofNumbers = new Set<AnswerForm>([
  ...(['integer', 'decimal', 'fraction', 'mixed-number', 'percent', 'money', 'number'] as const),
  ...(['measure', 'angle', 'radical', 'scientific'] as const),
]);

const nothing =
  /^\s*(?:(?:there (?:is|are) )?no\s*(?:real\s*)?(?:solutions?|answers?|values?|zeros?|roots?)|none|nothing|(?:the )?empty set|null(?: set)?|dne|[øØ])\s*$/i;
const memberOf = /^\s*[a-z]\s*(?:∈|\\in(?![a-z]))/i;
/** `x=2 x=3` and `x=2 y=5` have their comma left out. */
const gluedOr = /(?<=[\d)}])\s*(?:or|and)\s*(?=[a-z]\s*=)/gi;
const nextName = /(?<==[^=,;]*[\d)}])\s+(?=[A-Za-z]\s*=)/g;
/** `f(2) = 5` and `P(X = 2) = 0.3` tell whose value it is. */
const namedValue = /^\s*[fghpqrsA-WZ]\s*(?:'|\^\{?-1\}?|⁻¹)?\s*\((?:[^()]|\([^()]*\))*\)\s*[=≈](?=[^=]*$)/;
/** `$1,250 a month` and `$18/hour`: an amount of money may say how often it comes. */
const period =
  /\s*(?:(?:\/|per|an?|each|every)\s*(?:hour|hr|day|(?:(?:two|2) )?weeks?|wk|month|mo|year|yr)|(?:bi)?weekly|monthly|yearly|annually)\s*\.?\s*$/i;
const outOf = /^(\s*\d+)\s+(?:in|out of)\s+(\d+\s*)$/i;

function asValues(text: string, form: AnswerForm): string {
  const written = text.replace(/&/g, form === 'inequality' ? ' and ' : ',');
  if (form === 'interval' || form === 'inequality') return written.replace(/(?<![a-z])oo(?![a-z])/gi, '∞ ');
  if (form !== 'set' && form !== 'point') return written;
  const parted = written.replace(gluedOr, ', ').replace(nextName, ', ');
  return form === 'point' ? parted : parted.replace(/^(\s*(?:[a-z]\s*=)?\s*)\+\s*[-−](?=\s*[\d√(])/i, '$1±');
}

/** The letter x between two factors, where the key has no x: 12 x n, 5xt. */
const timesLetter = /(?<=[\d)a-wyz])\s*x\s*(?=[\d(a-wyz])/gi;
/** What a mathematics field writes around words and brackets. */
const layout = /\\(?:(?:text|mathrm|operatorname|left|right)(?![a-z])|[:;, ])/g;

const blank = (found: string): string => ' '.repeat(found.length);

/** A key in small letters is meant in small letters: phones write the first letter large. */
function inKeyLetters(text: string, { value }: AnswerKey): string {
  return /[A-Z]/.test(value) || /\\[a-z]*[A-Z]/.test(text) ? text : text.toLowerCase();
}

/** The typed text as the form of the key means it: words for no solution, whose value it is, letters as in the key. */
export function typedText(text: string, key: AnswerKey): string {
  const { form } = key;
  if (form === 'set' && nothing.test(text.replace(layout, ' ').replace(/[{}]/g, ' '))) return '{}';
  if (withVariables.has(form)) {
    const letters = inKeyLetters(text, key);
    const isTimes = /[a-wyz]/i.test(key.value) && !/x/i.test(key.value);
    const written = isTimes ? letters.replace(timesLetter, (found) => found.replace(/x/i, '*')) : letters;
    return form === 'inequality' ? asValues(written, form) : written;
  }
  if (ofValues.has(form)) return asValues(text.replace(memberOf, blank), form);
  if (!ofNumbers.has(form)) return text;
  if (form === 'scientific') return text.replace(/(\d)\s*e\s*([-−+]?\d{1,3}\s*)$/, '$1E$2').replace('−', '-');
  const [named = ''] = namedValue.exec(text.replace(layout, blank)) ?? [];
  const value = `${blank(named)}${text.slice(named.length)}`.replace(outOf, '$1/$2');
  return form === 'money' ? value.replace(period, blank) : value;
}

const currency = /(?<!\\)\$(?=\s*\d)/;
const word = /(?<![\\A-Za-z])[A-Za-z]{4,}/;
const mathematical =
  /^(?:sqrt|cbrt|root|infinity|infty|plus|minus|times|over|equals|squared|cubed|negative)$/i;

/** A dollar sign or a word among variables, which is read as more variables; null where there is none. */
export function strayWord(typed: string, { form, value }: AnswerKey): string | null {
  if (!withVariables.has(form) || typed.includes('\\') || value.includes('$')) return null;
  const text = cleanText(typed);
  const [found] = word.exec(text) ?? [];
  if (found !== undefined && !mathematical.test(found) && !value.includes(found)) return found;
  return currency.test(text) ? '$' : null;
}

/** The decimal comma of `(-1,5; 0)`, where semicolons part the values; null where there is none. */
export function decimalComma(text: string, { form }: AnswerKey): string | null {
  if (!ofValues.has(form) || !text.includes(';')) return null;
  return /\d+,\d{1,2}(?!\d)/.exec(text)?.[0] ?? null;
}
