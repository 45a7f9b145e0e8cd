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
import { type AskPiece, createAskReader } from './ask-reader.ts';
import { buildPrompt } from './build-prompt.ts';
import { guardContextOf } from './heard-text.ts';
import { createMarkupReader } from './markup-reader.ts';
import type { OrbServices } from './services.ts';
import type { Turn } from './speak.ts';
import { countTokens, hasBudget } from './token-budget.ts';

/**
 * What the model said that passed the guards, and how it ended. partial: sentences that nothing proves were left out.
 * broken: it failed or broke a rule.
 */
export type ModelSpeech =
  | { kind: 'whole' | 'partial' | 'broken' | 'stopped' | 'not-asked'; text: string }
  /** The model itself spoke of something that only people may answer. */
  | { kind: 'crisis'; text: string; card: CrisisCard; reason: string };

/** Answers a request of the model with help that is written or proven; null where there is none. */
type AskBuiltIn = (question: string) => Promise<string | null>;

type Listener = { show(text: string): void; askBuiltIn: AskBuiltIn };

/** Requests of one reply that are answered. */
const mostAsks = 2;

/**
 * Lets the model answer; each sentence passes the guards before it is shown. Until the open problem is tried no model is
 * asked, whatever was typed or pictured: no wording, however it was coaxed out of a model, then gives the answer away.
 */
export async function speakWithModel(
  services: OrbServices,
  turn: Turn,
  { show, askBuiltIn }: Listener,
): Promise<ModelSpeech> {
  const { model, log } = services;
  const settings = services.settings.companion.model;
  const { openProblem } = turn.context;
  if (openProblem && isUntried(openProblem)) return { kind: 'not-asked', text: '' };
  if (!model || !settings || !(await hasBudget(services, turn.student.id)))
    return { kind: 'not-asked', text: '' };
  const { isReviewed, facts } = services.review(turn);
  const prompt = buildPrompt({ ...turn, facts });
  const guard = createReplyGuard({ ...guardContextOf(services, turn), isReviewed });
  const markup = createMarkupReader();
  const requests = createAskReader();
  const use = { tokens: 0, characters: JSON.stringify(prompt[0]).length + turn.text.length };
  let text = '';
  const asked = new Set<string>();
  let isHelped = false;
  let leftOut: GuardDecision | undefined;

  function tell(words: string): void {
    const shown = text === '' ? words.trimStart() : words;
    if (shown !== '') show(shown);
    text += shown;
  }

  /** Shows what passed; answers how the speech ends where it may not go on. */
  function take({ release, state }: ReplyStep): ModelSpeech | undefined {
    tell(release);
    if (state.kind === 'open') {
      leftOut ??= state.leftOut;
      return undefined;
    }
    noteBlock(services, turn, state.because);
    if (state.kind === 'replace') return { kind: 'broken', text };
    return { kind: 'crisis', text, card: state.because.card, reason: state.because.reason };
  }

  async function takePieces(pieces: readonly AskPiece[]): Promise<ModelSpeech | undefined> {
    for (const piece of pieces) {
      const end = take(piece.kind === 'text' ? guard.push(piece.text) : guard.finish());
      if (end) return end;
      if (piece.kind === 'text') continue;
      if (asked.has(piece.question) || asked.size === mostAsks) continue;
      asked.add(piece.question);
      const help = await askBuiltIn(piece.question);
      isHelped ||= help !== null;
      if (help !== null) tell(`${text.trim() === '' ? '' : '\n\n'}${help}\n\n`);
    }
    return undefined;
  }

  try {
    const { stallMs } = settings;
    for await (const piece of askModel({ model, prompt, stallMs, signal: turn.signal })) {
      if (piece.kind === 'used') {
        use.tokens = piece.tokens;
        continue;
      }
      use.characters += piece.text.length;
      const end = await takePieces(requests.push(markup.push(piece.text)));
      if (end) return end;
    }
    const last = [...requests.push(markup.finish()), ...requests.finish()];
    const end = (await takePieces(last)) ?? take(guard.finish());
    if (end) return end;
    if (leftOut) noteBlock(services, turn, leftOut);
    if (text.trim() === '') return { kind: 'broken', text };
    return { kind: leftOut && !isHelped ? 'partial' : 'whole', text };
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
