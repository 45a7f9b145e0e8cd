import { plainDigits } from '../plain-digits.ts';

const named: readonly (readonly [RegExp, number])[] = [
  [/\bsix(?:th)?\b/, 6],
  [/\bseven(?:th)?\b/, 7],
  [/\beigh(?:t|th|t?h)\b/, 8],
  [/\bnin(?:e|th|eth)\b|\bfreshm[ae]n\b/, 9],
  [/\bten(?:th)?\b|\bsophomore\b/, 10],
  [/\beleven(?:th)?\b|\bjunior\b(?! high)/, 11],
  [/\btwel(?:ve|fth|vth)\b|\bsenior\b/, 12],
];

/** The grade in a student's words: "8", "8th", "I'm in eighth grade", "freshman"; null when they name none. */
export function readGrade(text: string): number | null {
  const plain = plainDigits(text).toLowerCase();
  const digits = /\d+/.exec(plain)?.[0];
  if (digits !== undefined) {
    const grade = Number(digits);
    if (grade >= 1 && grade <= 12) return Math.max(6, grade);
  }
  return named.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
}
