import { type ScreenedText, screenText } from '@playforward/companion';
import { privateNamesOf } from './private-names.ts';

/** What a student typed, looked at before anything else: signs of need stop everything, personal data is masked. */
export function screen({ student, text }: { student: { name: string }; text: string }): ScreenedText {
  return screenText(text, { privateNames: privateNamesOf(student) });
}

/** Whether personal data was covered; of a cry for help or a refusal nothing goes any further. */
export const isMasked = (screened: ScreenedText): boolean => screened.kind === 'answer' && screened.isMasked;
