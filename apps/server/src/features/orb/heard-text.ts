import {
  type CompanionContext,
  type GuardContext,
  guardStudentText,
  type StudentTextDecision,
} from '@playforward/companion';
import type { AppContext } from '../../context.ts';
import { privateNamesOf } from './private-names.ts';

type Settings = Pick<AppContext, 'settings'>;

/** What the guards must know for one turn. */
export function guardContextOf(
  { settings }: Settings,
  { context, text }: { context: CompanionContext; text: string },
): GuardContext {
  const { helpline } = settings.companion;
  const { openProblem, recent } = context;
  return {
    ...(openProblem && { openProblem }),
    studentText: text,
    earlierReplies: recent.filter(({ role }) => role === 'assistant').map((turn) => turn.text),
    ...(helpline && { helpline }),
  };
}

/** Whether personal data was covered in what was heard; of a crisis or a refusal nothing goes any further. */
export function isMasked(heard: StudentTextDecision): boolean {
  return (
    heard.kind === 'answer' &&
    heard.decisions.some(({ guard, kind }) => guard === 'personal' && kind === 'mask')
  );
}

/** What a student typed, looked at before anything else: personal data is masked, crisis signs stop everything. */
export function hear(
  { settings }: Settings,
  { student, text }: { student: { name: string }; text: string },
): StudentTextDecision {
  const { helpline } = settings.companion;
  return guardStudentText(text, {
    privateNames: privateNamesOf(student),
    ...(helpline && { helpline }),
  });
}
