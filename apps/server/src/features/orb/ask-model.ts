import { type LanguageModel, type ModelMessage, streamText } from 'ai';

export type ModelPiece = { kind: 'text'; text: string } | { kind: 'used'; tokens: number };

export type ModelQuestion = {
  model: LanguageModel;
  instructions: string;
  messages: ModelMessage[];
  stallMs: number;
  signal: AbortSignal;
};

/** Why a model gave no whole answer; `stalled` after silence, `stopped` when the caller asked for it. */
export class ModelFailure extends Error {
  override name = 'ModelFailure';
  readonly reason: 'failed' | 'stalled' | 'stopped' | 'empty';

  constructor(reason: ModelFailure['reason'], options?: { cause?: unknown }) {
    super(`the language model ${reason}`, options);
    this.reason = reason;
  }
}

/** One answer is short; this bounds a model that does not stop. */
const mostTokens = 800;

/**
 * The pieces of one answer as they come, then what it used. Throws ModelFailure for everything else; the call to the
 * model is freed in every case, also when the reader leaves early.
 */
export async function* askModel({
  model,
  instructions,
  messages,
  stallMs,
  signal,
}: ModelQuestion): AsyncGenerator<ModelPiece> {
  const call = new AbortController();
  const stop = () => call.abort();
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  let stalled = false;
  let timer = setTimeout(stall, stallMs);
  function stall(): void {
    stalled = true;
    call.abort();
  }
  let wrote = false;
  try {
    const { fullStream } = streamText({
      ...{ model, messages },
      instructions,
      abortSignal: call.signal,
      maxRetries: 0,
      maxOutputTokens: mostTokens,
      temperature: 0.4,
      // Failures arrive as parts of the stream; without this the library prints them.
      onError: () => undefined,
    });
    for await (const part of fullStream) {
      if (part.type === 'error') throw new ModelFailure('failed', { cause: part.error });
      if (part.type === 'abort') break;
      if (part.type === 'text-delta' || part.type === 'reasoning-delta') {
        clearTimeout(timer);
        timer = setTimeout(stall, stallMs);
      }
      if (part.type === 'text-delta' && part.text !== '') {
        wrote = true;
        yield { kind: 'text', text: part.text };
      }
      if (part.type === 'finish') {
        yield { kind: 'used', tokens: part.totalUsage.totalTokens ?? 0 };
        if (part.finishReason === 'error' || part.finishReason === 'content-filter')
          throw new ModelFailure('failed');
      }
    }
    if (stalled) throw new ModelFailure('stalled');
    if (signal.aborted) throw new ModelFailure('stopped');
    if (!wrote) throw new ModelFailure('empty');
  } catch (cause) {
    if (cause instanceof ModelFailure) throw cause;
    if (stalled) throw new ModelFailure('stalled', { cause });
    if (signal.aborted) throw new ModelFailure('stopped', { cause });
    throw new ModelFailure('failed', { cause });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
    call.abort();
  }
}
