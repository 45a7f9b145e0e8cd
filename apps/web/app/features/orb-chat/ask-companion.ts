import type { OrbChatBody, OrbSteps, TypesetMath } from '@playforward/contract';
import { api } from '../../api/api.ts';
import { ApiError } from '../../api/api-error.ts';
import { readStream } from '../../api/read-stream.ts';
import type { ChatImage, UserEntry } from './chat-entry.ts';
import type { ChatMode, ChatReply } from './chat-state.ts';
import { chatText } from './chat-text.ts';
import { readBasicAnswer, readPiece, readsMasked } from './stream-piece.ts';

/** Where the student is while asking: the server then knows which lesson and problem are meant. */
export type ChatPlace = {
  /** What the companion says here when a basic message cannot be sent (L-309). */
  unreachable: string;
  lessonId?: number | undefined;
  problemId?: number | undefined;
  /** The step of a guided problem, counted from 0. */
  step?: number | undefined;
};

export type Question = {
  mode: ChatMode;
  text: string;
  images: readonly ChatImage[];
  thread: string | null;
  place: ChatPlace;
  signal: AbortSignal;
};

/** What comes back, in order. */
export type AnswerHandlers = {
  onHeard: (thread: string | null, said?: UserEntry['said']) => void;
  /** Personal data in the message was covered. */
  onMasked: () => void;
  onContent: (text: string, math: TypesetMath) => void;
  onResponse: (reply: ChatReply) => void;
  /** Which lines of the open problem stand so far. */
  onSteps: (steps: OrbSteps) => void;
  onFailed: (text: string) => void;
  /** The conversation is not there any more, as when it was deleted in another tab. */
  onGone: () => void;
  onEnded: () => void;
};

/** Asks and tells what comes back; never throws. Nothing is told once the signal says stop. */
export async function askCompanion(question: Question, handlers: AnswerHandlers): Promise<void> {
  const { mode, signal, thread } = question;
  let isHeard = false;
  const onHeard: AnswerHandlers['onHeard'] = (named, said) => {
    isHeard = true;
    handlers.onHeard(named, said);
  };
  try {
    await (mode === 'basic'
      ? askBasic(question, handlers)
      : askAssistant(question, { ...handlers, onHeard }));
  } catch (error) {
    const isGone = thread !== null && !isHeard && error instanceof ApiError && error.status === 404;
    if (isGone && !signal.aborted) handlers.onGone();
    if (!signal.aborted) handlers.onFailed(isGone ? chatText.threads.gone : failureWords(error, question));
  }
  if (!signal.aborted) handlers.onEnded();
}

async function askAssistant(
  { text, images, thread, place, signal }: Question,
  handlers: AnswerHandlers,
): Promise<void> {
  const body: OrbChatBody = {
    message: text,
    ...(thread !== null && { thread_id: thread }),
    ...(images.length > 0 && { images: images.map(toUpload) }),
    ...(place.lessonId !== undefined && { lesson_id: place.lessonId }),
    ...(place.problemId !== undefined && { problem_id: place.problemId }),
    ...(place.step !== undefined && { current_step_index: place.step }),
  };
  for await (const data of readStream({ path: '/api/orb/assistant/chat/stream', body, signal })) {
    const piece = readPiece(data);
    if (signal.aborted) return;
    if (piece?.type === 'status') handlers.onHeard(piece.thread, piece.said ?? undefined);
    if (piece?.type === 'status' && piece.masked) handlers.onMasked();
    if (piece?.type === 'content') handlers.onContent(piece.text, piece.math);
    if (piece?.type === 'response') handlers.onResponse(piece);
    if (piece?.type === 'response' && piece.steps) handlers.onSteps(piece.steps);
    if (piece?.type === 'error') {
      handlers.onFailed(piece.text);
      return;
    }
  }
}

async function askBasic({ text, signal }: Question, handlers: AnswerHandlers): Promise<void> {
  const answer = await api.post('/api/orb/message', { user_message: text });
  if (signal.aborted) return;
  if (readsMasked(answer)) handlers.onMasked();
  handlers.onResponse(readBasicAnswer(answer));
}

function toUpload({ data, mime_type, filename, size }: ChatImage) {
  return { data, mime_type, filename, size };
}

/** What the server itself says about a message it cannot take; otherwise the documented words of each chat. */
function failureWords(error: unknown, { mode, place }: Question): string {
  if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.detail)
    return error.detail;
  return mode === 'basic' ? place.unreachable : chatText.failure;
}
