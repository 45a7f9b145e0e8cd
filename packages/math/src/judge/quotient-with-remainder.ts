import type { AnswerKey, Verdict } from './answer-key.ts';

const rest = String.raw`(?:r(?:em(?:ainder)?)?\.?|residuo)`;
const around = [
  new RegExp(
    String.raw`^\s*(?:(?:the )?(?:quotient|q)\s*(?:is|=|:)?\s*)?(-?\d+)\s*[,;]?\s*(?:and\s*)?(?:with )?(?:an? |the )?${rest}\s*(?:of|is|=|:)?\s*(\d+)\s*\.?\s*$`,
    'i',
  ),
  /^\s*(-?\d+)\s*[,;]?\s*(?:with|and) (\d+) (?:left(?: ?over)?|remaining)\s*\.?\s*$/i,
];

/** The whole quotient and what is left of a division: `9 remainder 2`, `9 R2`; null for any other text. */
function readQuotient(text: string): { readonly quotient: number; readonly left: number } | null {
  if (!/^[^a-z]*\d[^a-z]*[a-z]|^\s*(?:the )?q/i.test(text)) return null;
  for (const pattern of around) {
    const [, quotient, left] = pattern.exec(text) ?? [];
    if (quotient !== undefined && left !== undefined)
      return { quotient: Number(quotient), left: Number(left) };
  }
  return null;
}

/** Whether a key is a whole quotient with its remainder. */
export const isQuotientKey = (value: string): boolean => readQuotient(value) !== null;

/** Both numbers have to be told, each as what it is. */
export function judgeQuotient(answer: string, key: AnswerKey): Verdict {
  const [given, wanted] = [readQuotient(answer), readQuotient(key.value)];
  const isSame = given?.quotient === wanted?.quotient && given?.left === wanted?.left;
  return given !== null && isSame ? { kind: 'right' } : { kind: 'wrong' };
}
