import { classroomLimits } from '@playforward/contract';

const length = 7;

/** The code of a sheet as it was typed: blanks, hyphens and small letters are no fault. */
export function readPaperCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  const isCode =
    code.length === length && [...code].every((sign) => classroomLimits.codeSigns.includes(sign));
  return isCode ? code : undefined;
}
