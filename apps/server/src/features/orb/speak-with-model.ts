import {
  type CrisisCard,
  createReplyGuard,
  type GuardDecision,
  isUntried,
  type ReplyStep,
} from '@playforward/companion';
import type { FastifyBaseLogger } from 'fastify';
import type { ModelSettings } from '../../companion-settings.ts';
import { insertAudit } from '../../safety/queries.ts';
import { askModel, ModelFailure } from './ask-model.ts';
import { buildPrompt } from './build-prompt.ts';
import { guardContextOf } from './heard-text.ts';
import { createMarkupReader } from './markup-reader.ts';
import type { OrbServices } from './services.ts';
import type { Turn } from './speak.ts';
import { countTokens, hasBudget } from './token-budget.ts';

/** What the model said that passed the guards, and how it ended. */
export type ModelSpeech =
  | { kind: 'whole' | 'broken' | 'stopped' | 'not-asked'; text: string }
  /** The model itself spoke of something that only people may answer. */
  | { kind: 'crisis'; text: string; card: CrisisCard; reason: string };

/**
 * Lets the model answer; each sentence passes the guards before it is shown. Until the open problem is tried no model is
 * asked, whatever was typed or pictured: no wording, however it was coaxed out of a model, then gives the answer away.
 */
export async function speakWithModel(
  services: OrbServices,
  turn: Turn,
  show: (sentence: string) => void,
): Promise<ModelSpeech> {
  const { model, log } = services;
  const settings = services.settings.companion.model;
  const { openProblem } = turn.context;
  if (openProblem && isUntried(openProblem)) return { kind: 'not-asked', text: '' };
  if (!model || !settings || !(await hasBudget(services, turn.student.id)))
    return { kind: 'not-asked', text: '' };
  const prompt = buildPrompt(turn);
  const guard = createReplyGuard(guardContextOf(services, turn));
  const markup = createMarkupReader();
  const use = { tokens: 0, characters: JSON.stringify(prompt[0]).length + turn.text.length };
  let text = '';

  /** Shows what passed; answers how the speech ends where it may not go on. */
  const take = ({ release, state }: ReplyStep): ModelSpeech | undefined => {
    const shown = text === '' ? release.trimStart() : release;
    if (shown !== '') show(shown);
    text += shown;
    if (state.kind === 'open') return undefined;
    noteBlock(services, turn, state.because);
    if (state.kind === 'replace') return { kind: 'broken', text };
    return { kind: 'crisis', text, card: state.because.card, reason: state.because.reason };
  };

  try {
    const { stallMs } = settings;
    for await (const piece of askModel({ model, prompt, stallMs, signal: turn.signal })) {
      if (piece.kind === 'used') {
        use.tokens = piece.tokens;
        continue;
      }
      use.characters += piece.text.length;
      const end = take(guard.push(markup.push(piece.text)));
      if (end) return end;
    }
    const end = take(guard.push(markup.finish())) ?? take(guard.finish());
    return end ?? { kind: text.trim() === '' ? 'broken' : 'whole', text };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    noteFailure(log, error, settings);
    return { kind: error.reason === 'stopped' ? 'stopped' : 'broken', text };
  } finally {
    await countTokens(services, { userId: turn.student.id, ...use });
  }
}

/** The log names the failure; its cause would carry what the student wrote. */
function noteFailure(
  log: FastifyBaseLogger,
  failure: ModelFailure,
  { provider, model }: ModelSettings,
): void {
  const { reason, cause } = failure;
  if (reason === 'stopped') return;
  const name = cause instanceof Error ? cause.name : undefined;
  const status = cause instanceof Error && 'statusCode' in cause ? cause.statusCode : undefined;
  log.warn(
    { provider, model, reason, error: name, status },
    'the built-in companion answers instead of the model',
  );
}

function noteBlock({ db, clock, log }: OrbServices, turn: Turn, because: GuardDecision): void {
  const reason = 'reason' in because ? because.reason : because.kind;
  const details = { guard: because.guard, reason };
  const entry = { kind: 'companion-sentence-blocked', userId: turn.student.id, now: clock.now(), details };
  insertAudit(db, entry).catch((error: unknown) =>
    log.error({ err: error }, 'could not note a blocked sentence'),
  );
}
