import {
  type Answer,
  type CompanionContext,
  checkMessage,
  isUntried,
  renderMessage,
  tutorFacts,
} from '@playforward/companion';
import { insertAudit } from '../../../safety/queries.ts';
import type { OrbServices } from '../services.ts';
import { ModelFailure } from './ask-model.ts';
import { askWhole } from './ask-whole.ts';
import { buildPrompt } from './build-prompt.ts';
import { readAgain } from './read-again.ts';
import { readObject, tutorMessage, tutorSchema } from './tutor-schema.ts';

/** A whole message of the model that passed every check, or why the built-in reply stands in its place. */
export type ModelSpeech =
  | { kind: 'whole'; text: string; move: Answer['reply']['move'] }
  | { kind: 'stopped' | 'not-asked' | 'broken' };

type ModelTurn = {
  student: { id: number };
  text: string;
  context: CompanionContext;
  signal: AbortSignal;
};

/** A message that does not pass is asked for once more, with the reason. */
const mostTries = 2;

/**
 * Lets the model choose a move and word it; the engine has read the turn and knows what is true. The unit is the
 * message: it passes whole, or the built-in reply stands whole. Until the open problem is tried no model is asked.
 */
export async function speakWithModel(
  services: OrbServices,
  turn: ModelTurn,
  answer: Answer,
): Promise<ModelSpeech> {
  const { context, text, student, signal } = turn;
  if (!services.model || (context.openProblem && isUntried(context.openProblem)))
    return { kind: 'not-asked' };
  const means = services.means();
  const facts = tutorFacts(answer, context, means);
  const { allowed } = answer;
  const isRead = services.settings.companion.model?.isRead ?? false;
  let reason: string | undefined;
  try {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const told = { context, text, facts, allowed, isRead };
      const prompt = buildPrompt({ ...told, ...(reason !== undefined && { reason }) });
      const form = { name: 'tutor_message', schema: tutorSchema };
      const said = await askWhole(services, { userId: student.id, prompt, form, signal });
      if (said === null) return { kind: tries === 0 ? 'not-asked' : 'broken' };
      const message = readObject(said, tutorMessage);
      if (message) {
        const shown = renderMessage(message, facts);
        const read = { userId: student.id, context, facts, shown, signal };
        // What passes without a reader needs none: it holds nothing but checked sentences.
        const strict = checkMessage(message, { facts, answer, context });
        const loose = strict !== null && isRead && checkMessage(message, { facts, answer, context, isRead });
        const fault = loose === null ? await readAgain(services, read) : loose || strict;
        if (fault === null) return { kind: 'whole', text: shown, move: message.move };
        reason = fault;
      } else reason = 'it is not the JSON object asked for.';
      noteFault(services, student.id, message ? 'unproven-message' : 'ignored-form');
    }
    return { kind: 'broken' };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    noteFailure(services, error);
    return { kind: error.reason === 'stopped' ? 'stopped' : 'broken' };
  }
}

/** The log names the failure; its cause would carry what the student wrote. */
function noteFailure({ log, settings }: OrbServices, { reason, cause }: ModelFailure): void {
  if (reason === 'stopped') return;
  const { provider, model } = settings.companion.model ?? {};
  const name = cause instanceof Error ? cause.name : undefined;
  const status = cause instanceof Error && 'statusCode' in cause ? cause.statusCode : undefined;
  log.warn(
    { provider, model, reason, error: name, status },
    'the built-in companion answers instead of the model',
  );
}

/** Counted for the operator: how often a model's message was not shown, and why. */
function noteFault({ db, clock, log }: OrbServices, userId: number, reason: string): void {
  const entry = { kind: 'companion-message-refused', userId, now: clock.now(), details: { reason } };
  insertAudit(db, entry).catch((error: unknown) =>
    log.error({ err: error }, 'could not note a refused message'),
  );
}
