import type { OrbChatBody, TypesetMath } from '@playforward/contract';
import { api } from '../../api/api.ts';
import { ApiError } from '../../api/api-error.ts';
import { readStream } from '../../api/read-stream.ts';
import type { ChatImage } from './chat-entry.ts';
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
export type Heard = {
  onHeard: (thread: string | null) => void;
  /** Personal data in the message was covered. */
  onMasked: () => void;
  onContent: (text: string, math: TypesetMath) => void;
  onResponse: (reply: ChatReply) => void;
  onFailed: (text: string) => void;
  /** The conversation is not there any more, as when it was deleted in another tab. */
  onGone: () => void;
  onEnded: () => void;
};

/** Asks and tells what comes back; never throws. Nothing is told once the signal says stop. */
export async function askCompanion(question: Question, heard: Heard): Promise<void> {
  const { mode, signal, thread } = question;
  let isHeard = false;
  const onHeard: Heard['onHeard'] = (named) => {
    isHeard = true;
    heard.onHeard(named);
  };
  try {
    await (mode === 'basic' ? askBasic(question, heard) : askAssistant(question, { ...heard, onHeard }));
  } catch (error) {
    const isGone = thread !== null && !isHeard && error instanceof ApiError && error.status === 404;
    if (isGone && !signal.aborted) heard.onGone();
    if (!signal.aborted) heard.onFailed(isGone ? chatText.threads.gone : failureWords(error, question));
  }
  if (!signal.aborted) heard.onEnded();
}

async function askAssistant({ text, images, thread, place, signal }: Question, heard: Heard): Promise<void> {
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
    if (piece?.type === 'status') heard.onHeard(piece.thread);
    if (piece?.type === 'status' && piece.masked) heard.onMasked();
    if (piece?.type === 'content') heard.onContent(piece.text, piece.math);
    if (piece?.type === 'response') heard.onResponse(piece);
    if (piece?.type === 'error') {
      heard.onFailed(piece.text);
      return;
    }
  }
}

async function askBasic({ text, signal }: Question, heard: Heard): Promise<void> {
  const answer = await api.post('/api/orb/message', { user_message: text });
  if (signal.aborted) return;
  if (readsMasked(answer)) heard.onMasked();
  heard.onResponse(readBasicAnswer(answer));
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
