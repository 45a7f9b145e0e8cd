import { createHmac } from 'node:crypto';
import { classroomLimits, familyLimits } from '@playforward/contract';
import type { Random } from '../../random.ts';

const { codeSigns } = classroomLimits;
const { codeLength, codeGroup } = familyLimits;

/** A code of the signs that class codes have, which are not taken for one another: 59 bits. */
export function drawFamilyCode(random: Random): string {
  return Array.from({ length: codeLength }, () => codeSigns[random.int(codeSigns.length)]).join('');
}

/** A code as it is shown and printed: in groups that are read aloud. */
export function showFamilyCode(code: string): string {
  return code.match(new RegExp(`.{${codeGroup}}`, 'g'))?.join('-') ?? code;
}

/** A code as it was typed: blanks, hyphens and small letters are no fault. */
export function readFamilyCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  const isCode = code.length === codeLength && [...code].every((sign) => codeSigns.includes(sign));
  return isCode ? code : undefined;
}

/** What is stored instead of a code; without the server's secret nobody can try codes on a stolen database. */
export function hashFamilyCode(code: string, pepper: string): Buffer {
  return createHmac('sha256', pepper).update(`family-code\0${code}`).digest();
}
