import { valuesOf } from '@playforward/math';
import { plainMath } from '../../hints/plain-math.ts';

/** What one letter stands for. */
export type Values = ReadonlyMap<string, string>;

export const lettersOf = (text: string): readonly string[] => [
  ...new Set(
    text
      .replace(/\b(?:sin|cos|tan|csc|sec|cot|log|ln|sqrt|pi)\b/gi, '')
      .match(/(?<![a-z])[a-z](?![a-z])/gi) ?? [],
  ),
];

/** f in "f(n - 1)" and "f(2)", not x in "x(x + 2)": what a number is put in for is inside. */
const functionName = /(?<![a-z\d)])([a-z])(?=\(\s*(?!\1)(?:[a-z]|\d+)(?:\s*[-−+]\s*\d+)?\s*\))/gi;

/**
 * The first letter that a number can be put in for: no unit of the problem's amounts, not the imaginary unit and no e of a power. None
 * where the line names a value of a function that the problem names.
 */
export function testableLetter(text: string, question: string): string | undefined {
  // What undoes a rule has other values than the rule.
  if (/\binverse\b|\bundo(?:es)?\b/i.test(question)) return undefined;
  const functions = new Set(plainMath(question).match(functionName) ?? []);
  if ((text.match(functionName) ?? []).some((name) => functions.has(name))) return undefined;
  // "4f(8)" has a value of f, and no letter to put a number in for.
  if (functions.size > 0 && /(?<![a-z])[fgh]\(/i.test(text)) return undefined;
  const words = question.replace(/\$[^$]*\$/g, ' ');
  const isImaginary = /\di\b|\bi\s*\d|complex|imaginary/i.test(question);
  return lettersOf(text).find(
    (letter) =>
      !new RegExp(String.raw`\d\s?${letter}(?![a-z])`, 'i').test(words) &&
      !(letter === 'i' && isImaginary) &&
      !(letter === 'e' && /e\^/.test(text)),
  );
}

/** A text with values in place of its letters, each in brackets as a student writes it. */
export function putIn(text: string, values: Values): string {
  return text.replace(/(?<![a-z])[a-z](?![a-z])/gi, (letter) => {
    const value = values.get(letter);
    return value === undefined ? letter : `(${value})`;
  });
}

/** The one number that a text without letters comes to. */
export function numberAt(text: string): number | null {
  const values = lettersOf(text).length > 0 ? null : valuesOf(text);
  const [first] = values ?? [];
  return first !== undefined && Number.isFinite(first) ? first : null;
}

const near = 1e-9;
export const isSameNumber = (a: number, b: number): boolean =>
  Math.abs(a - b) <= near * Math.max(1, Math.abs(a), Math.abs(b));

/** Whether a decimal as it is written rounds a number. */
export function rounds(said: string, value: number): boolean {
  const digits = said.trim().split('.')[1]?.length ?? 0;
  return digits > 0 && Math.abs(value - Number(said)) <= 0.5001 * 10 ** -digits;
}

/** Whether two texts without letters come to the same number; null where one cannot be worked out. */
export function agree(a: string, b: string): boolean | null {
  const [first, second] = [numberAt(a), numberAt(b)];
  return first === null || second === null ? null : isSameNumber(first, second);
}
