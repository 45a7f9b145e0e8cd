import { type ScreenedText, screenText } from '@playforward/companion';
import type { RenderedProblem } from '@playforward/curriculum';
import { privateNamesOf } from './private-names.ts';

type Typed = {
  student: { name: string };
  text: string;
  /** The open problem. */
  problem?: RenderedProblem | null | undefined;
};

/** What a student typed, looked at before anything else: signs of need stop everything, personal data is masked. */
export function screen({ student, text, problem }: Typed): ScreenedText {
  const choices = problem?.choices.map((choice) => choice.text) ?? [];
  return screenText(text, { privateNames: privateNamesOf(student), choices });
}

/** Whether personal data was covered; of a cry for help or a refusal nothing goes any further. */
export const isMasked = (screened: ScreenedText): boolean => screened.kind === 'answer' && screened.isMasked;
