import type { LanguageModel as AnyModel } from 'ai';

/** A model as every provider of the AI SDK gives it. */
export type ProviderModel = Extract<AnyModel, { specificationVersion: 'v4' }>;
export type ModelMessage = Parameters<ProviderModel['doStream']>[0]['prompt'][number];

export type ModelPiece = { kind: 'text'; text: string } | { kind: 'used'; tokens: number };

/** A form the answer must have, as JSON Schema. */
export type AnswerSchema = { name: string; schema: object };

export type ModelQuestion = {
  model: ProviderModel;
  prompt: ModelMessage[];
  form?: AnswerSchema;
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

/** Ends after which an answer is not whole. */
const unfinished: ReadonlySet<string> = new Set(['error', 'content-filter', 'interrupted']);
/** One answer is short; the rest is room for what some models think before it, and bounds one that does not stop. */
const mostTokens = 2_000;

/**
 * The pieces of one answer as they come, then what it used. Throws ModelFailure for everything else; the call to the
 * model is freed in every case, also when the reader leaves early. The provider is asked directly: the SDK's own
 * streamText keeps five times the memory for each open answer.
 */
export async function* askModel({
  model,
  prompt,
  form,
  stallMs,
  signal,
}: ModelQuestion): AsyncGenerator<ModelPiece> {
  const call = new AbortController();
  const stop = () => call.abort();
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  const silence = watchSilence(stallMs, stop);
  try {
    const { stream } = await model.doStream({
      prompt,
      abortSignal: call.signal,
      maxOutputTokens: mostTokens,
      temperature: 0.4,
      ...(form && { responseFormat: { type: 'json', ...form } }),
    });
    yield* readPieces(stream, silence.broken);
    if (silence.isLong()) throw new ModelFailure('stalled');
    if (signal.aborted) throw new ModelFailure('stopped');
  } catch (cause) {
    if (silence.isLong()) throw new ModelFailure('stalled', { cause });
    if (signal.aborted) throw new ModelFailure('stopped', { cause });
    throw cause instanceof ModelFailure ? cause : new ModelFailure('failed', { cause });
  } finally {
    silence.end();
    signal.removeEventListener('abort', stop);
    call.abort();
  }
}

type PieceStream = Awaited<ReturnType<ProviderModel['doStream']>>['stream'];

async function* readPieces(stream: PieceStream, onSign: () => void): AsyncGenerator<ModelPiece> {
  let wrote = false;
  const reader = stream.getReader();
  for (;;) {
    const { value: part, done } = await reader.read();
    if (done) break;
    if (part.type === 'error') throw new ModelFailure('failed', { cause: part.error });
    if (part.type === 'text-delta' || part.type === 'reasoning-delta') onSign();
    if (part.type === 'text-delta' && part.delta !== '') {
      wrote = true;
      yield { kind: 'text', text: part.delta };
    }
    if (part.type !== 'finish') continue;
    const { inputTokens, outputTokens } = part.usage;
    yield { kind: 'used', tokens: (inputTokens.total ?? 0) + (outputTokens.total ?? 0) };
    if (unfinished.has(part.finishReason.unified)) throw new ModelFailure('failed');
  }
  if (!wrote) throw new ModelFailure('empty');
}

/** Calls back once when nothing has come for so long. */
function watchSilence(stallMs: number, onLong: () => void) {
  let isLong = false;
  const notice = () => {
    isLong = true;
    onLong();
  };
  let timer = setTimeout(notice, stallMs);
  return {
    isLong: () => isLong,
    broken() {
      clearTimeout(timer);
      timer = setTimeout(notice, stallMs);
    },
    end: () => clearTimeout(timer),
  };
}
