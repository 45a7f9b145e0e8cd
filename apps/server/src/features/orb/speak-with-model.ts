import type { FastifyBaseLogger } from 'fastify';
import type { ModelSettings } from '../../companion-settings.ts';
import { askModel, ModelFailure } from './ask-model.ts';
import { buildPrompt } from './build-prompt.ts';
import { createGuard } from './built-in.ts';
import { insertAudit } from './queries.ts';
import { createSentenceBuffer } from './sentence-buffer.ts';
import type { OrbServices } from './services.ts';
import type { Turn } from './speak.ts';
import { countTokens, hasBudget } from './token-budget.ts';

/** What the model said that passed the guards, and why there is no more where that was not all. */
export type ModelSpeech = { text: string; end: 'whole' | 'broken' | 'stopped' | 'not-asked' };

/** Lets the model answer sentence by sentence; each is checked before it is shown. */
export async function speakWithModel(
  services: OrbServices,
  turn: Turn,
  show: (sentence: string) => void,
): Promise<ModelSpeech> {
  const { model, log } = services;
  const settings = services.settings.companion.model;
  if (!model || !settings || !(await hasBudget(services, turn.student.id)))
    return { text: '', end: 'not-asked' };
  const prompt = buildPrompt({ ...turn, images: settings.seesImages ? turn.images : [] });
  const guard = createGuard(turn);
  const buffer = createSentenceBuffer();
  const { stallMs } = settings;
  let text = '';
  let characters = prompt.instructions.length + turn.text.length;
  let tokens = 0;

  const release = (sentence: string): boolean => {
    const verdict = guard(toContentText(sentence));
    if (verdict.kind === 'block') {
      void noteBlock(services, turn, verdict.reason);
      return false;
    }
    if (verdict.text.trim() === '' && text === '') return true;
    text += verdict.text;
    show(verdict.text);
    return true;
  };

  try {
    for await (const piece of askModel({ model, ...prompt, stallMs, signal: turn.signal })) {
      if (piece.kind === 'used') {
        tokens = piece.tokens;
        continue;
      }
      characters += piece.text.length;
      if (!buffer.push(piece.text).every(release)) return { text, end: 'broken' };
    }
    const isWhole = release(buffer.rest()) && text !== '';
    return { text, end: isWhole ? 'whole' : 'broken' };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    noteFailure(log, error, settings);
    return { text, end: error.reason === 'stopped' ? 'stopped' : 'broken' };
  } finally {
    await countTokens(services, { userId: turn.student.id, tokens, characters });
  }
}

/** What models write as LaTeX or Markdown, as content text. */
function toContentText(sentence: string): string {
  return sentence
    .replace(/\\[()]/g, '$')
    .replace(/\\[[\]]/g, '$$$$')
    .replace(/\*\*|`/g, '')
    .replace(/^#{1,6}\s+/gm, '');
}

function noteFailure(
  log: FastifyBaseLogger,
  failure: ModelFailure,
  { provider, model }: ModelSettings,
): void {
  if (failure.reason === 'stopped') return;
  const { reason, cause } = failure;
  const name = cause instanceof Error ? cause.name : undefined;
  const status = cause instanceof Error && 'statusCode' in cause ? cause.statusCode : undefined;
  // The cause itself would carry what the student wrote into the log.
  log.warn(
    { provider, model, reason, error: name, status },
    'the built-in companion answers instead of the model',
  );
}

async function noteBlock({ db, clock, log }: OrbServices, turn: Turn, reason: string): Promise<void> {
  const entry = { kind: 'companion-sentence-blocked', userId: turn.student.id, now: clock.now() };
  await insertAudit(db, { ...entry, details: { reason } }).catch((error: unknown) =>
    log.error({ err: error }, 'could not note a blocked sentence'),
  );
}
