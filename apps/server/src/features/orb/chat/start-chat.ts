import { readDialogue, type ScreenedText } from '@playforward/companion';
import type { OrbChatEvent, OrbPicture, orbChatBody } from '@playforward/contract';
import type { z } from 'zod';
import { typesetMath } from '../../../curriculum/typeset-math.ts';
import type { Student } from '../../../sessions/session-store.ts';
import type { StreamRun } from '../../../streams/stream-runs.ts';
import { buildContext, findPlace } from '../build-context.ts';
import { drawBeside } from '../draw-beside.ts';
import { emotionForPersonality } from '../events/show-message.ts';
import { orbTexts } from '../orb-texts.ts';
import { orbSentences } from '../sentences.ts';
import type { OrbServices } from '../services.ts';
import type { StudentTurn } from '../turn.ts';
import { isMasked, screen } from './screen-text.ts';
import { type ChatAnswer, speak } from './speak.ts';
import { stepsForOrb } from './steps-for-orb.ts';
import { selectLastMessages, type Thread, updateDialogue } from './thread-queries.ts';
import { findThread, readSaid, startThread, storeMessage } from './threads.ts';

type ChatRequest = {
  student: Student;
  body: z.output<typeof orbChatBody>;
  text: string;
  images: readonly Buffer[];
  isClosed: boolean;
};

/** Turns before this one that an answer may depend on. */
const mostRecent = 10;

/**
 * Stores what the student said and begins the answer. What was said before this call is read before it is stored, so
 * that an answer never sees its own question twice.
 */
export async function startChat(
  services: OrbServices,
  { student, body, text, images, isClosed }: ChatRequest,
): Promise<StreamRun> {
  const { db, runs } = services;
  const place = await findPlace(services, student, {
    problemId: body.problem_id,
    lessonId: body.lesson_id,
    currentStep: body.current_step_index,
    text,
    hasPictures: images.length > 0,
  });
  const screened = screen({ student, text, problem: place.problem?.rendered });
  const kept = keptText(text, screened);
  const thread = body.thread_id
    ? await findThread(services, student, body.thread_id)
    : await startThread(services, { student, text: kept });
  const before = await selectLastMessages(db, { thread, most: mostRecent });
  const recent = before.map(({ role, content }) => ({ role, text: content }));
  const context = await buildContext(services, { student, place, recent });
  await storeMessage(services, { thread, role: 'user', content: kept });
  const problemId = place.problem?.id ?? null;
  const state = readDialogue(thread.dialogue, problemId === null ? null : String(problemId));
  const turn = { student, text, images, context, problemId, threadId: thread.id, state, isClosed };
  return runs.start({
    userId: student.id,
    onFailure: { type: 'error', details: orbSentences.cannotAnswer } satisfies OrbChatEvent,
    produce: ({ emit, signal }) =>
      chat(services, {
        thread,
        turn: { ...turn, signal },
        masked: isMasked(screened),
        kept: screened.kind === 'answer' && text !== '' ? kept : null,
        emit,
      }),
  });
}

/** What is stored of a message: personal data masked, and of a crisis or an insult no word. */
function keptText(text: string, screened: ScreenedText): string {
  if (text === '') return orbTexts.picture;
  return screened.kind === 'answer' ? screened.text.trim() || '…' : orbTexts.notKept;
}

type Chat = {
  thread: Thread;
  turn: StudentTurn;
  masked: boolean;
  /** The words as they are kept; null where they are not. */
  kept: string | null;
  emit(event: OrbChatEvent): void;
};

/** Emits one answer: thinking, its pieces, then the whole of it once that is stored (D-107). */
async function chat(services: OrbServices, { thread, turn, masked, kept, emit }: Chat): Promise<void> {
  const said = kept === null ? null : readSaid(kept);
  emit({
    type: 'status',
    status: 'thinking',
    thread_id: thread.id,
    masked,
    said,
    math: typesetMath([said]),
  });
  const answer = await speak(services, turn, (content) =>
    emit({ type: 'content', content, math: typesetMath([content]) }),
  );
  // The student did not wait for the end: what was shown is kept, and nothing where nothing was (D-111).
  if (answer.text.trim() === '') return;
  const beside = {
    picture: await drawBeside(services, answer),
    step_verdict: answer.step ?? null,
    choices: answer.isChoice ? [...(answer.suggested_actions ?? [])] : [],
    safety_card: answer.card,
  };
  const content = answer.text;
  const messageId = await storeMessage(services, { thread, role: 'assistant', content, beside });
  await updateDialogue(services.db, { thread, dialogue: answer.state });
  emit(toResponse(turn, answer, { messageId, threadId: thread.id, picture: beside.picture }));
}

type Stored = { messageId: string; threadId: string; picture: OrbPicture | null };

/** The offer to hand in what was said, for the problem that it was said about. */
const handInOf = ({ problemId }: StudentTurn, { handIn }: ChatAnswer) =>
  handIn === undefined || problemId === null ? null : { problem_id: problemId, answer: handIn };

function toResponse(turn: StudentTurn, answer: ChatAnswer, stored: Stored): OrbChatEvent {
  return {
    type: 'response',
    message: answer.text,
    message_id: stored.messageId,
    thread_id: stored.threadId,
    personality_mode: answer.personality_mode,
    emotional_state: answer.emotional_state ?? emotionForPersonality(answer.personality_mode),
    interaction_type: answer.interaction_type,
    suggested_actions: [...(answer.suggested_actions ?? [])],
    safety_card: answer.card,
    step_verdict: answer.step ?? null,
    picture: stored.picture,
    is_choice: answer.isChoice === true,
    steps: stepsForOrb(turn, answer.state),
    hand_in: handInOf(turn, answer),
    math: typesetMath([answer.text]),
  };
}
