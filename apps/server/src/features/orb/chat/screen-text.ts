import { type ScreenedText, screenText } from '@playforward/companion';
import type { AppContext } from '../../../context.ts';
import { privateNamesOf } from './private-names.ts';

type Settings = Pick<AppContext, 'settings'>;

/** What a student typed, looked at before anything else: signs of need stop everything, personal data is masked. */
export function screen(
  { settings }: Settings,
  { student, text }: { student: { name: string }; text: string },
): ScreenedText {
  const { helpline } = settings.companion;
  return screenText(text, {
    privateNames: privateNamesOf(student),
    ...(helpline && { helpline }),
  });
}

/** Whether personal data was covered; of a cry for help or a refusal nothing goes any further. */
export const isMasked = (screened: ScreenedText): boolean => screened.kind === 'answer' && screened.isMasked;
