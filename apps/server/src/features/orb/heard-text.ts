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
