import {
  answerTurn,
  type CompanionContext,
  type CompanionReply,
  hintReply,
  isSolved,
  stepsReply,
} from '@playforward/companion';
import type { OrbDynamicBody } from '@playforward/contract';
import type { Student } from '../../../sessions/session-store.ts';
import type { Place } from '../build-context.ts';
import { orbTexts } from '../orb-texts.ts';
import { insertHelp } from '../queries.ts';
import type { OrbServices } from '../services.ts';
import type { showMessage } from './show-message.ts';

type MessageParts = Parameters<typeof showMessage>[0] & Pick<CompanionReply, 'picture'>;
type Request = { student: Student; body: OrbDynamicBody; place: Place; context: CompanionContext };

/** The next rung of the problem's ladder; it counts as used (D-93). */
export async function giveHint(
  { db, clock }: OrbServices,
  { student, place, context }: Request,
): Promise<MessageParts[]> {
  if (!context.openProblem || !place.problem) return [orbTexts.hintWithoutProblem];
  const help = { userId: student.id, problemId: place.problem.id, now: clock.now() };
  await insertHelp(db, { ...help, kind: 'hint' });
  return [hintReply({ problem: context.openProblem })];
}

/** The way through the problem, one message a step; with a step on screen, more about that step. */
export async function giveGuidance(
  { db, clock, means }: OrbServices,
  { student, body, place, context }: Request,
): Promise<MessageParts[]> {
  const { openProblem } = context;
  if (!openProblem || !place.problem) return [orbTexts.guidanceWithoutProblem];
  const help = { userId: student.id, problemId: place.problem.id, now: clock.now() };
  await insertHelp(db, { ...help, kind: 'guidance' });
  if (body.prompt_button && body.current_step_index !== undefined)
    return [
      {
        ...answerTurn(body.prompt_button, { context, means: means() }).reply,
        interaction_type: 'step_by_step_guidance',
      },
    ];
  if (isSolved(openProblem)) return place.problem.rendered.steps.map(showSolvedStep);
  const { text, ...manner } = stepsReply(openProblem);
  return text.split('\n').map((step) => ({ ...manner, text: step }));
}

type OpenStep = Place['problem'] extends infer P
  ? P extends { rendered: { steps: readonly (infer S)[] } }
    ? S
    : never
  : never;

function showSolvedStep({ instruction, explanation, work }: OpenStep): MessageParts {
  return orbTexts.guidance([instruction, explanation, work].filter((part) => part).join(' '));
}
