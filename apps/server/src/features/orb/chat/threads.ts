import { randomUUID } from 'node:crypto';
import { type OrbHistory, type OrbThread, orbLimits } from '@playforward/contract';
import { maskProfanity } from '@playforward/language';
import { typesetMath } from '../../../curriculum/typeset-math.ts';
import { Refusal } from '../../../http/errors.ts';
import type { Student } from '../../../sessions/session-store.ts';
import { orbSentences } from '../sentences.ts';
import type { OrbServices } from '../services.ts';
import {
  insertMessage,
  insertThread,
  selectMessages,
  selectOptionalThread,
  selectThreads,
  type Thread,
} from './thread-queries.ts';

const dayMs = 86_400_000;
const mostListed = 200;

/** The student's own conversation; a foreign one is as unknown as one that never was. */
export async function findThread({ db }: OrbServices, student: Student, threadId: string): Promise<Thread> {
  const thread = await selectOptionalThread(db, { userId: student.id, threadId: threadId.toLowerCase() });
  if (!thread) throw new Refusal(404, orbSentences.threadNotFound);
  return thread;
}

export async function listThreads({ db }: OrbServices, student: Student): Promise<OrbThread[]> {
  const rows = await selectThreads(db, { userId: student.id, most: mostListed });
  return rows.map(({ id, title, updatedAt, messages }) => ({
    thread_id: id,
    title,
    updated_at: updatedAt.toISOString(),
    message_count: messages,
  }));
}

export async function showHistory({ db }: OrbServices, thread: Thread): Promise<OrbHistory> {
  const rows = await selectMessages(db, thread);
  return {
    messages: rows.map(({ id, role, content, at }) => ({
      role,
      content,
      timestamp: at.toISOString(),
      message_id: id,
    })),
    math: typesetMath(rows.map(({ role, content }) => (role === 'assistant' ? content : null))),
  };
}

/** A new conversation, named after its first message (D-110). */
export async function startThread(
  services: OrbServices,
  { student, text }: { student: Student; text: string },
): Promise<Thread> {
  const now = services.clock.now();
  const thread: Thread = {
    id: randomUUID(),
    userId: student.id,
    title: titleOf(text),
    createdAt: now,
    updatedAt: now,
    keepUntil: keepUntil(services),
    dialogue: null,
  };
  await insertThread(services.db, thread);
  return thread;
}

function titleOf(text: string): string {
  const line = maskProfanity(text).replace(/\s+/g, ' ').trim();
  return [...line].slice(0, orbLimits.titleLength).join('').trim() || '…';
}

type Said = { thread: Thread; role: 'user' | 'assistant'; content: string };

/** Stores what was said and answers its id. Every text stored has a date on which it goes. */
export async function storeMessage(services: OrbServices, { thread, role, content }: Said): Promise<string> {
  const id = randomUUID();
  const now = services.clock.now();
  await insertMessage(services.db, { id, thread, role, content, now, keepUntil: keepUntil(services) });
  return id;
}

function keepUntil({ clock, settings }: OrbServices): Date {
  return new Date(clock.now().getTime() + settings.companion.chatDays * dayMs);
}
