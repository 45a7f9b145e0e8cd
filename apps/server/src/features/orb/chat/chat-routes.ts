import { newDialogue } from '@playforward/companion';
import {
  type OrbChatReply,
  orbChatBody,
  orbChatReply,
  orbLimits,
  orbMessageBody,
} from '@playforward/contract';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { App } from '../../../context.ts';
import { isConfirmed, refuseUnconfirmed } from '../../../http/access/require-confirmed.ts';
import { isClosedToChildren, refuseWithoutConsent } from '../../../http/access/require-consent.ts';
import { requireStudent } from '../../../http/access/require-student.ts';
import { Refusal } from '../../../http/errors.ts';
import type { Student } from '../../../sessions/session-store.ts';
import { sendRun } from '../../../streams/send-run.ts';
import { buildContext, findPlace } from '../build-context.ts';
import { drawBeside } from '../draw-beside.ts';
import { showContext } from '../events/show-context.ts';
import { showMessage } from '../events/show-message.ts';
import { orbSentences } from '../sentences.ts';
import type { OrbServices } from '../services.ts';
import { findRunToResume } from './find-run-to-resume.ts';
import { readImages } from './read-images.ts';
import { readWords } from './read-words.ts';
import { isMasked, screen } from './screen-text.ts';
import { speak } from './speak.ts';
import { startChat } from './start-chat.ts';
import { createUploadSlots } from './upload-slots.ts';

/** Nobody types faster; guests get less. */
const messagesPerStudent = { most: 30, perSeconds: 60 };
const messagesPerGuest = { most: 10, perSeconds: 60 };
const mostAtOnce = 3;
/** Four pictures of 20 MB as base64, and the words. */
const chatBodyLimit = orbLimits.imagesPerMessage * Math.ceil(orbLimits.imageBytes / 3) * 4 + 512 * 1024;
const textBodyLimit = 512 * 1024;

export function registerChat(app: App, services: OrbServices): void {
  const countMessage = createMessageCounter(services);
  registerMessage(app, services, countMessage);
  registerChatStream(app, services, countMessage);
}

/**
 * Whether the chat waits for a letter or a yes. A cry for help is heard all the same and gets its card; everything else
 * is refused.
 */
async function isClosedTo(services: OrbServices, student: Student, typed: string): Promise<boolean> {
  if ((await isConfirmed(services, student.id)) && !(await isClosedToChildren(services, student.id)))
    return false;
  const words = readWords(typed);
  if (words.kind === 'words' && screen({ student, text: words.text }).kind === 'care') return true;
  await refuseUnconfirmed(services, student);
  await refuseWithoutConsent(services, student);
  return false;
}

type CountMessage = (student: Student) => void;

function createMessageCounter({ limits, runs }: OrbServices): CountMessage {
  const students = limits.create('messages', messagesPerStudent);
  const guests = limits.create('guest-messages', messagesPerGuest);
  return (student) => {
    const limiter = student.isGuest ? guests : students;
    const key = String(student.id);
    const retryAfterSeconds = limiter.waitFor(key);
    if (retryAfterSeconds > 0) throw new Refusal(429, orbSentences.tooOften, { retryAfterSeconds });
    if (runs.countRunning(student.id) >= mostAtOnce)
      throw new Refusal(429, orbSentences.oneAtATime, { retryAfterSeconds: 2 });
    limiter.count(key);
  };
}

/** The basic mode: text only, nothing kept (D-108). */
function registerMessage(app: App, services: OrbServices, countMessage: CountMessage): void {
  app.post(
    '/api/orb/message',
    {
      onRequest: requireStudent,
      bodyLimit: textBodyLimit,
      schema: { body: orbMessageBody, response: { 200: orbChatReply } },
    },
    async ({ student, body }, reply): Promise<OrbChatReply> => {
      const isClosed = await isClosedTo(services, student, body.user_message);
      const text = wordsOf(body.user_message, orbSentences.blankText);
      countMessage(student);
      const place = await findPlace(services, student, { text });
      const context = await buildContext(services, { student, place });
      const still = { images: [], threadId: null, problemId: place.problem?.id ?? null };
      const state = newDialogue;
      const turn = { student, text, context, state, isClosed, ...still, signal: signalOf(reply) };
      const spoken = await speak(services, turn, () => undefined);
      const message = showMessage(spoken, { picture: await drawBeside(services, spoken) });
      return {
        message: spoken.text,
        personality_mode: message.personality_mode,
        emotional_state: message.emotional_state,
        interaction_type: message.interaction_type,
        suggested_actions: [...(spoken.suggested_actions ?? [])],
        context_used: await showContext(services, student),
        messages: [message],
        safety_card: spoken.card,
        masked: isMasked(screen(turn)),
        math: message.math,
      };
    },
  );
}

function wordsOf(typed: string, blank: string): string {
  const words = readWords(typed);
  if (words.kind === 'blank') throw new Refusal(422, blank);
  if (words.kind === 'too-long') throw new Refusal(422, orbSentences.tooLong(orbLimits.messageLength));
  return words.text;
}

/** Aborts when the caller goes away before the answer. */
function signalOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableEnded) gone.abort();
  });
  return gone.signal;
}

function registerChatStream(app: App, services: OrbServices, countMessage: CountMessage): void {
  const uploads = createUploadSlots();
  app.post(
    '/api/orb/assistant/chat/stream',
    {
      onRequest: [requireStudent, uploads.take],
      bodyLimit: chatBodyLimit,
      schema: { body: orbChatBody },
    },
    async (request, reply) => {
      const { student, body } = request;
      if (!services.settings.companion.assistant) throw new Refusal(403, orbSentences.assistantOff);
      const isClosed = await isClosedTo(services, student, body.message);
      const resumed = await findRunToResume(services, request);
      if (resumed) return sendRun(reply, resumed);
      countMessage(student);
      const isSeen = services.settings.companion.model?.seesImages === true;
      const said = await readSaid(student, body, isSeen);
      uploads.free(request);
      const run = await startChat(services, { student, body, isClosed, ...said });
      return sendRun(reply, { run, from: 0 });
    },
  );
}

type ChatBody = z.output<typeof orbChatBody>;

/** What was sent, cleaned and drawn anew; each refusal is a sentence. */
async function readSaid(student: Student, { message, images }: ChatBody, isSeen: boolean) {
  const pictures = images ?? [];
  if (pictures.length > 0 && student.isGuest) throw new Refusal(403, orbSentences.guestImage);
  const words = readWords(message);
  if (words.kind === 'too-long') throw new Refusal(422, orbSentences.tooLong(orbLimits.messageLength));
  if (words.kind === 'blank' && pictures.length === 0) throw new Refusal(422, orbSentences.blank);
  const read = await readImages(pictures, { isSeen });
  if (read.kind !== 'images') throw refusalOfImages(read.kind);
  return { text: words.kind === 'words' ? words.text : '', images: read.images };
}

function refusalOfImages(kind: Exclude<Awaited<ReturnType<typeof readImages>>['kind'], 'images'>): Refusal {
  switch (kind) {
    case 'too-many':
      return new Refusal(422, orbSentences.tooManyImages(orbLimits.imagesPerMessage));
    case 'too-large':
      return new Refusal(413, orbSentences.imageTooLarge);
    case 'not-an-image':
      return new Refusal(422, orbSentences.notAnImage);
    case 'busy':
      return new Refusal(503, orbSentences.uploadsBusy, { retryAfterSeconds: 5 });
    case 'too-many-pixels':
      return new Refusal(422, orbSentences.imageTooManyPixels);
  }
}
