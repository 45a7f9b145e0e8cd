import { randomUUID } from 'node:crypto';
import { markTyped } from '@playforward/companion';
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
  type NewMessage,
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
  const messages = rows.map(({ id, role, content, at, beside }) => ({
    role,
    content,
    timestamp: at.toISOString(),
    message_id: id,
    said: role === 'user' ? readSaid(content) : null,
    picture: beside?.picture ?? null,
    step_verdict: beside?.step_verdict ?? null,
    choices: beside?.choices ?? [],
    safety_card: beside?.safety_card ?? null,
  }));
  const shown = messages.map(({ role, content, said }) => (role === 'user' ? said : content));
  return { messages, math: typesetMath(shown) };
}

/** What a student typed with its formulas marked; null where there are none. */
export function readSaid(content: string): string | null {
  const said = markTyped(content);
  return said === content ? null : said;
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

type ThreadMessage = Pick<NewMessage, 'thread' | 'role' | 'content' | 'beside'>;

/** Stores what was said and answers its id. Every text stored has a date on which it goes. */
export async function storeMessage(services: OrbServices, said: ThreadMessage): Promise<string> {
  const id = randomUUID();
  const now = services.clock.now();
  await insertMessage(services.db, { ...said, id, now, keepUntil: keepUntil(services) });
  return id;
}

function keepUntil({ clock, settings }: OrbServices): Date {
  return new Date(clock.now().getTime() + settings.companion.chatDays * dayMs);
}
