import type { HandIn, OrbPicture, OrbSafetyCard, TypesetMath } from '@playforward/contract';
import type { ChatEntry, ChatImage, OrbEntry, StepVerdict, UserEntry } from './chat-entry.ts';

/** Assistant has threads, pictures and a stream; basic is one question and one answer, text only (D-108). */
export type ChatMode = 'assistant' | 'basic';

export type Chat = {
  mode: ChatMode;
  /** The open conversation; null until the server has named it. */
  thread: string | null;
  entries: readonly ChatEntry[];
  /** What stands in the input. */
  draft: string;
  images: readonly ChatImage[];
  /** The key of the message that waits for its answer. */
  asking: string | null;
  history: 'ready' | 'loading' | 'failed';
  /** How the companion looks while nothing is asked: all ears when the panel opens, at rest after an answer. */
  rest: 'listening' | 'idle';
};

type Stamp = { key: string; at: string };

export type ChatReply = {
  text: string;
  math: TypesetMath;
  card: OrbSafetyCard | null;
  thread: string | null;
  suggestions: readonly string[];
  choices: readonly string[];
  picture: OrbPicture | null;
  step: StepVerdict | null;
  handIn: HandIn | null;
};

export type ChatEvent =
  | ({ type: 'opened'; greeting: string } & Stamp)
  | { type: 'closed' }
  | { type: 'typed'; draft: string }
  | { type: 'images-added'; images: readonly ChatImage[] }
  | { type: 'image-removed'; key: string }
  | ({ type: 'sent'; text: string; images: readonly ChatImage[] } & Stamp)
  | { type: 'retried'; key: string }
  /** The server has the message. */
  | { type: 'heard'; thread: string | null; said?: UserEntry['said'] }
  | { type: 'masked' }
  | ({ type: 'content'; text: string; math: TypesetMath } & Stamp)
  | ({ type: 'response'; reply: ChatReply } & Stamp)
  | { type: 'ended' }
  | ({ type: 'failed'; text: string } & Stamp)
  | { type: 'mode'; mode: ChatMode }
  | ({ type: 'new-conversation'; greeting: string } & Stamp)
  | { type: 'thread-opened'; thread: string }
  | { type: 'thread-gone' }
  | { type: 'history-loaded'; thread: string; entries: readonly ChatEntry[] }
  | { type: 'history-failed'; thread: string };

export function startChat(mode: ChatMode): Chat {
  return {
    mode,
    thread: null,
    entries: [],
    draft: '',
    images: [],
    asking: null,
    history: 'ready',
    rest: 'listening',
  };
}

/** Text that is not blank or a picture, and no answer on its way (L-234, L-235). */
export function maySend({ asking, history }: Chat, text: string, images: readonly ChatImage[]): boolean {
  return asking === null && history === 'ready' && (text.trim() !== '' || images.length > 0);
}

export function isWriting({ entries }: Chat): boolean {
  const last = entries.at(-1);
  return last?.type === 'orb' && last.writing;
}

/** The conversation, step by step; what the network brings too late changes nothing. */
export function nextChat(chat: Chat, event: ChatEvent): Chat {
  switch (event.type) {
    case 'opened':
      return open({ ...chat, rest: 'listening' }, event);
    case 'closed':
      return { ...finishAsking(chat), draft: '', images: [] };
    case 'typed':
      return { ...chat, draft: event.draft };
    case 'images-added':
      return chat.mode === 'basic' ? chat : { ...chat, images: [...chat.images, ...event.images] };
    case 'image-removed':
      return { ...chat, images: chat.images.filter(({ key }) => key !== event.key) };
    case 'sent':
      return send(chat, event);
    case 'retried':
      return retry(chat, event.key);
    case 'heard':
      return chat.asking === null
        ? chat
        : { ...markHeard(chat, event.said), thread: event.thread ?? chat.thread };
    case 'masked':
      return chat.asking === null ? chat : markMasked(chat);
    case 'content':
      return chat.asking === null ? chat : grow(mark(chat, 'delivered'), event);
    case 'response':
      return chat.asking === null ? chat : answer(mark(chat, 'delivered'), event);
    case 'ended':
      return finishAsking(chat);
    case 'failed':
      return chat.asking === null ? chat : fail(chat, event);
    case 'mode':
      return switchMode(chat, event.mode);
    case 'new-conversation':
      return greet(empty(chat, null), event);
    case 'thread-opened':
      return { ...empty(chat, event.thread), history: 'loading' };
    case 'thread-gone':
      return { ...chat, thread: null };
    case 'history-loaded':
      return chat.thread === event.thread && chat.history === 'loading'
        ? { ...chat, entries: event.entries, history: 'ready' }
        : chat;
    case 'history-failed':
      return chat.thread === event.thread && chat.history === 'loading'
        ? { ...chat, history: 'failed' }
        : chat;
  }
}

/** Another conversation; what stands in the input stays there. */
function empty(chat: Chat, thread: string | null): Chat {
  return { ...finishAsking(chat), thread, entries: [], history: 'ready' };
}

/** A greeting stands only where there is nothing else to read (L-128). */
function open(chat: Chat, event: Stamp & { greeting: string }): Chat {
  return chat.entries.length > 0 || chat.history !== 'ready' ? chat : greet(chat, event);
}

function greet(chat: Chat, { key, at, greeting }: Stamp & { greeting: string }): Chat {
  return { ...chat, entries: [words({ key, at }, greeting, 'greeting')] };
}

/** Basic mode has one conversation of its own and no pictures. */
function switchMode(chat: Chat, mode: ChatMode): Chat {
  if (mode === chat.mode) return chat;
  return { ...finishAsking(chat), mode, thread: null, images: mode === 'basic' ? [] : chat.images };
}

function send(chat: Chat, { key, at, text, images }: Extract<ChatEvent, { type: 'sent' }>): Chat {
  if (!maySend(chat, text, images)) return chat;
  const entry: UserEntry = {
    type: 'user',
    key,
    text: text.trim(),
    timestamp: at,
    status: 'sending',
    images: chat.mode === 'basic' ? [] : images,
  };
  const isDraft = text === chat.draft;
  return {
    ...chat,
    entries: [...chat.entries, entry],
    asking: key,
    ...(isDraft && { draft: '', images: [] }),
  };
}

/** The message goes out again as it was; what came of its answer and the words about its failure go. */
function retry(chat: Chat, key: string): Chat {
  const place = chat.entries.findIndex((entry) => entry.key === key);
  const entry = chat.entries[place];
  if (chat.asking !== null || entry?.type !== 'user' || entry.status !== 'error') return chat;
  const after = chat.entries.slice(place + 1);
  const next = after.findIndex((one) => one.type === 'user' || (one.kind !== 'failure' && !one.cut));
  const kept = next === -1 ? [] : after.slice(next);
  const again: UserEntry = { ...entry, status: 'sending', heard: false };
  return {
    ...chat,
    entries: [...chat.entries.slice(0, place), ...kept, again],
    asking: key,
  };
}

function mark(chat: Chat, status: UserEntry['status']): Chat {
  return changeAsked(chat, (entry) => (entry.status === status ? entry : { ...entry, status }));
}

function markHeard(chat: Chat, said: UserEntry['said']): Chat {
  return changeAsked(chat, (entry) => ({ ...entry, status: 'delivered', ...(said && { said }) }));
}

/** The student is told kindly that personal data was covered. */
function markMasked(chat: Chat): Chat {
  return changeAsked(chat, (entry) => ({ ...entry, masked: true }));
}

function changeAsked(chat: Chat, change: (asked: UserEntry) => UserEntry): Chat {
  const changed = (entry: ChatEntry): ChatEntry =>
    entry.type === 'user' && entry.key === chat.asking ? change(entry) : entry;
  return { ...chat, entries: chat.entries.map(changed) };
}

/** More text for the answer that is being written, or the beginning of one. */
function grow(chat: Chat, { key, at, text, math }: Extract<ChatEvent, { type: 'content' }>): Chat {
  const last = writtenEntry(chat);
  if (last) return replaceLast(chat, { ...last, text: last.text + text, math: { ...last.math, ...math } });
  const begun: OrbEntry = { ...words({ key, at }, text, 'reply'), math, writing: true };
  return { ...chat, entries: [...chat.entries, begun] };
}

/** The whole answer takes the place of its pieces (D-107). */
function answer(chat: Chat, { key, at, reply }: Extract<ChatEvent, { type: 'response' }>): Chat {
  const last = writtenEntry(chat);
  const entry: OrbEntry = {
    ...words({ key: last?.key ?? key, at }, reply.text || last?.text || '', 'reply'),
    math: { ...last?.math, ...reply.math },
    card: reply.card,
    suggestions: reply.suggestions,
    choices: reply.choices,
    picture: reply.picture,
    step: reply.step,
    handIn: reply.handIn,
  };
  const answered: Chat = { ...chat, asking: null, rest: 'idle', thread: reply.thread ?? chat.thread };
  if (entry.text === '' && entry.card === null) return answered;
  return last ? replaceLast(answered, entry) : { ...answered, entries: [...chat.entries, entry] };
}

/** Stopping is not failing: what is there stays, the message counts as delivered (D-111). */
function finishAsking(chat: Chat): Chat {
  if (chat.asking === null) return chat;
  const last = writtenEntry(chat);
  const finished: Chat = { ...mark(chat, 'delivered'), asking: null, rest: 'idle' };
  return last ? replaceLast(finished, { ...last, writing: false }) : finished;
}

function fail(chat: Chat, { key, at, text }: Extract<ChatEvent, { type: 'failed' }>): Chat {
  const last = writtenEntry(chat);
  const ended = last ? replaceLast(chat, { ...last, writing: false, cut: true }) : chat;
  const failed = changeAsked(ended, (entry) => ({
    ...entry,
    status: 'error',
    heard: entry.status === 'delivered',
  }));
  return {
    ...failed,
    asking: null,
    rest: 'idle',
    entries: [...failed.entries, words({ key, at }, text, 'failure')],
  };
}

function writtenEntry({ entries }: Chat): OrbEntry | undefined {
  const last = entries.at(-1);
  return last?.type === 'orb' && last.writing ? last : undefined;
}

function replaceLast(chat: Chat, entry: OrbEntry): Chat {
  return { ...chat, entries: [...chat.entries.slice(0, -1), entry] };
}

function words({ key, at }: Stamp, text: string, kind: OrbEntry['kind']): OrbEntry {
  return {
    type: 'orb',
    key,
    text,
    math: {},
    timestamp: at,
    kind,
    card: null,
    writing: false,
    suggestions: [],
    choices: [],
    picture: null,
    step: null,
    handIn: null,
  };
}
