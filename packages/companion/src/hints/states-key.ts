import { judgeAnswer } from '@playforward/math';
import type { OpenProblem } from '../companion-context.ts';
import { findMathTexts, plainMath } from './plain-math.ts';

type Held = Pick<OpenProblem, 'key' | 'shownAnswer'> & { readonly question?: string };

const fold = (text: string): string => plainMath(text).toLowerCase().replace(/\s+/g, ' ').trim();

const shortest = 12;

/** The right choice, word for word or as the same pair of numbers. */
function statesChoice(text: string, { key, shownAnswer, question = '' }: Held): boolean {
  const said = fold(text);
  // "$x$ as 9" is told by its number alone, where the question does not have it.
  const [number, ...more] = fold(shownAnswer).match(/-?\d+(?:\.\d+)?/g) ?? [];
  const isItsNumber = number !== undefined && more.length === 0 && fold(shownAnswer).length <= shortest;
  if (isItsNumber && !statesNumber(question, number) && statesNumber(text, number)) return true;
  const wanted = [shownAnswer, key.value].map(fold);
  if (/\d/.test(fold(shownAnswer)) && !/[a-z]{3}/.test(fold(shownAnswer))) {
    const squeezed = wanted.map((one) => one.replace(/\s/g, ''));
    return findMathTexts(text).some((one) => squeezed.includes(one.replace(/\s/g, '')));
  }
  return said.includes(fold(shownAnswer).replace(/[.!]$/, ''));
}

/** Whether a text has this number in any written form. */
function statesNumber(text: string, value: string): boolean {
  return findMathTexts(text).some((found) => {
    const number = /[a-z]/i.test(found) ? /^[a-z]\s*[=<>≤≥]\s*(.+)$/i.exec(found)?.[1] : found;
    return number !== undefined && judgeAnswer(number, { value, form: 'number' }).kind === 'right';
  });
}

/** The numbers at marks and circles of a line; a stored problem may tell them without "is" and "are". */
function placesIn(shownAnswer: string): readonly string[] {
  const place = '−?\\d+(?:[.,]\\d+)*(?: \\d+/\\d+|/\\d+)?';
  const told = new RegExp(`(?:\\b(?:is|are|marks?|circle) at) (${place})(?:,? and (${place}))?`, 'gi');
  return [...shownAnswer.matchAll(told)].flatMap(([, ...places]) =>
    places.filter((one) => one !== undefined),
  );
}

/** What was to be made, word for word, or a point of it, or a place on a line that the question does not tell. */
function statesHand(text: string, { shownAnswer, question = '' }: Held): boolean {
  const squeeze = (one: string): string => fold(one).replace(/\s/g, '');
  const points = shownAnswer.match(/\([^()]+\)/g) ?? [];
  const whole = shownAnswer.replace(/\.$/, '');
  if ([whole, ...points].some((one) => squeeze(text).includes(squeeze(one)))) return true;
  return placesIn(shownAnswer).some((place) => !statesNumber(question, place) && statesNumber(text, place));
}

/** Whether a text holds the value of the key in any written form, such as 3/4 for 0.75 or 30 ÷ 3 for 10. */
export function statesKey(text: string, problem: Held): boolean {
  const { asked: _, misconceptions: __, tolerance: ___, ...key } = problem.key;
  if (key.form === 'hand') return statesHand(text, problem);
  if (key.form === 'diagram') return fold(text).includes(fold(problem.shownAnswer).replace(/[.!]$/, ''));
  if (key.form === 'choice') return statesChoice(text, problem);
  const numeric = !/[a-z]/i.test(key.value);
  return findMathTexts(text).some((found) => {
    // A text with letters has no number as its value, apart from 'x = 4'.
    if (numeric && /[a-z]/i.test(found) && !/^[a-z]\s*=/i.test(found)) return false;
    const { kind } = judgeAnswer(found, key);
    return kind === 'right' || kind === 'form';
  });
}
