import { describe, expect, it } from 'vitest';
import type { ChatEntry, ChatImage } from './chat-entry.ts';
import { type Chat, type ChatEvent, isWriting, maySend, nextChat, startChat } from './chat-state.ts';

const at = '2026-03-01T10:00:00.000Z';
const greeting = 'Hi Maya! Ask me anything about your lesson.';
const picture: ChatImage = { key: 'p1', filename: 'page.png', mime_type: 'image/png', size: 3, data: 'AAA' };
const reply = {
  text: 'Both parts grow.',
  math: { '2:3': '<b>' },
  card: null,
  thread: 't-1',
  suggestions: ['Show me'],
  choices: [],
  picture: null,
  step: null,
  handIn: null,
};

function run(events: ChatEvent[], start = startChat('assistant')): Chat {
  return events.reduce(nextChat, start);
}

const opened: ChatEvent = { type: 'opened', key: 'o', at, greeting };
const sent: ChatEvent = { type: 'sent', key: 'u1', at, text: 'What is a ratio?', images: [] };
const content = (text: string): ChatEvent => ({
  type: 'content',
  key: 'o1',
  at,
  text,
  math: { [text]: '<i>' },
});
const response: ChatEvent = { type: 'response', key: 'o1', at, reply };
const failed: ChatEvent = { type: 'failed', key: 'f1', at, text: 'No line.' };
const textsOf = (chat: Chat) => chat.entries.map((entry) => entry.text);
const statusOf = (chat: Chat) =>
  chat.entries.flatMap((entry) => (entry.type === 'user' ? [entry.status] : []));

describe('a conversation', () => {
  it('greets when it is empty, once [L-127] [L-128]', () => {
    expect(textsOf(run([opened, { type: 'closed' }, opened]))).toEqual([greeting]);
  });

  it('adds no greeting where there is something to read [L-128]', () => {
    const chat = run([sent, response, opened]);
    expect(textsOf(chat)).toEqual(['What is a ratio?', 'Both parts grow.']);
  });

  it('adds no greeting to a conversation that is being loaded', () => {
    expect(run([{ type: 'thread-opened', thread: 't' }, opened]).entries).toEqual([]);
  });

  it('keeps what is typed, and takes it and the pictures away when they are sent', () => {
    const typed = run([
      { type: 'typed', draft: ' Why? ' },
      { type: 'images-added', images: [picture] },
    ]);
    expect(typed).toMatchObject({ draft: ' Why? ', images: [picture] });
    const chat = nextChat(typed, { type: 'sent', key: 'u', at, text: ' Why? ', images: [picture] });
    expect(chat).toMatchObject({ draft: '', images: [], asking: 'u' });
    expect(chat.entries).toMatchObject([{ text: 'Why?', status: 'sending', images: [picture] }]);
  });

  it('leaves what is typed alone when a suggestion is sent', () => {
    expect(run([{ type: 'typed', draft: 'later' }, sent]).draft).toBe('later');
  });

  it('goes from sending to delivered when the server has it, then to the answer [L-156]', () => {
    const chat = run([sent, { type: 'heard', thread: 't-0' }]);
    expect(statusOf(chat)).toEqual(['delivered']);
    expect(chat.thread).toBe('t-0');
    const growing = run([content('Both '), content('parts')], chat);
    expect(isWriting(growing)).toBe(true);
    expect(textsOf(growing)).toEqual(['What is a ratio?', 'Both parts']);
    const whole = nextChat(growing, response);
    expect(isWriting(whole)).toBe(false);
    expect(whole).toMatchObject({ asking: null, thread: 't-1' });
    expect(whole.entries.at(-1)).toMatchObject({ text: 'Both parts grow.', suggestions: ['Show me'] });
    expect(whole.entries.at(-1)).toMatchObject({ math: { 'Both ': '<i>', '2:3': '<b>' } });
  });

  it('takes a whole answer without pieces, and no answer without text', () => {
    expect(textsOf(run([sent, response]))).toHaveLength(2);
    const none = run([sent, { ...response, reply: { ...reply, text: '' } } as ChatEvent]);
    expect(textsOf(none)).toEqual(['What is a ratio?']);
    expect(none.asking).toBeNull();
  });

  it('shows the card for hard moments as a card', () => {
    const card = {
      language: 'en',
      title: 'You matter',
      paragraphs: ['Talk to someone.'],
      ways: [],
      told: 'Your words are not kept.',
      after: 'Math can wait.',
    };
    const chat = run([sent, { type: 'response', key: 'o1', at, reply: { ...reply, text: '', card } }]);
    expect(chat.entries.at(-1)).toMatchObject({ card });
  });
});

describe('sending', () => {
  it('needs words or a picture [L-234] [L-236]', () => {
    const chat = startChat('assistant');
    expect(maySend(chat, '', [])).toBe(false);
    expect(maySend(chat, ' \n\t ', [])).toBe(false);
    expect(maySend(chat, 'x', [])).toBe(true);
    expect(maySend(chat, '', [picture])).toBe(true);
    expect(run([{ ...sent, text: '   ' } as ChatEvent]).entries).toEqual([]);
  });

  it('waits for the answer before [L-235]', () => {
    const twice = run([sent, { ...sent, key: 'u2' } as ChatEvent]);
    expect(twice.entries).toHaveLength(1);
    expect(run([sent, content('a'), { ...sent, key: 'u2' } as ChatEvent]).entries).toHaveLength(2);
  });

  it('waits for a conversation that is being loaded', () => {
    expect(maySend(run([{ type: 'thread-opened', thread: 't' }]), 'x', [])).toBe(false);
  });
});

describe('a failure', () => {
  it('marks the message and says so in words [L-312] [L-313]', () => {
    const chat = run([sent, failed]);
    expect(statusOf(chat)).toEqual(['error']);
    expect(chat.entries.at(-1)).toMatchObject({ kind: 'failure', text: 'No line.' });
    expect(chat.asking).toBeNull();
  });

  it('keeps the text that had come', () => {
    expect(textsOf(run([sent, content('Both '), failed]))).toEqual(['What is a ratio?', 'Both ', 'No line.']);
  });

  it('tells a message that never arrived from one whose answer did not', () => {
    const lost = run([sent, failed]).entries[0];
    const unanswered = run([sent, { type: 'heard', thread: 't-1' }, failed]).entries[0];
    expect([lost, unanswered]).toMatchObject([
      { status: 'error', heard: false },
      { status: 'error', heard: true },
    ]);
  });

  it('leaves a conversation that is gone, and what was said in it', () => {
    const chat = run([sent, response, { type: 'thread-gone' }]);
    expect([chat.thread, textsOf(chat)]).toEqual([null, ['What is a ratio?', 'Both parts grow.']]);
  });

  it('leaves no piece of the lost answer and no word about it where the message is tried again', () => {
    const again = run([sent, content('Both '), failed, { type: 'retried', key: 'u1' }, response]);
    expect(textsOf(again)).toEqual(['What is a ratio?', 'Both parts grow.']);
    expect(statusOf(again)).toEqual(['delivered']);
  });

  it('is followed by the same message with its pictures when it is tried again', () => {
    const withPicture: ChatEvent = { ...sent, images: [picture] } as ChatEvent;
    const chat = run([withPicture, failed, { type: 'retried', key: 'u1' }]);
    expect(chat.entries).toMatchObject([{ status: 'sending', text: 'What is a ratio?', images: [picture] }]);
    expect(chat.asking).toBe('u1');
  });

  it('cannot be tried again while another answer is on its way, or when nothing failed', () => {
    const chat = run([sent, failed, { ...sent, key: 'u2' } as ChatEvent]);
    expect(nextChat(chat, { type: 'retried', key: 'u1' })).toBe(chat);
    expect(nextChat(chat, { type: 'retried', key: 'nobody' })).toBe(chat);
  });

  it('comes too late after a stop', () => {
    const chat = run([sent, { type: 'ended' }]);
    expect(nextChat(chat, failed)).toBe(chat);
    expect(nextChat(chat, content('late'))).toBe(chat);
    expect(nextChat(chat, response)).toBe(chat);
    expect(nextChat(chat, { type: 'heard', thread: 't' })).toBe(chat);
  });
});

describe('stopping and leaving', () => {
  it('keeps what is there and calls the message delivered [L-133] [D-111]', () => {
    const chat = run([sent, content('Both '), { type: 'ended' }]);
    expect(textsOf(chat)).toEqual(['What is a ratio?', 'Both ']);
    expect(statusOf(chat)).toEqual(['delivered']);
    expect(isWriting(chat)).toBe(false);
  });

  it('clears the input on the way out and stops the answer [L-129] [L-130]', () => {
    const chat = run([
      { type: 'typed', draft: 'half a' },
      { type: 'images-added', images: [picture] },
      sent,
      content('Both '),
      { type: 'closed' },
    ]);
    expect(chat).toMatchObject({ draft: '', images: [], asking: null });
    expect(textsOf(chat)).toEqual(['What is a ratio?', 'Both ']);
  });

  it('leave the companion at rest; opening makes it listen again [L-214] [L-215]', () => {
    expect(run([opened]).rest).toBe('listening');
    for (const end of [response, failed, { type: 'ended' } as const]) {
      const chat = run([opened, sent, end]);
      expect(chat.rest).toBe('idle');
      expect(nextChat(chat, opened).rest).toBe('listening');
    }
  });

  it('ends nothing when nothing is open', () => {
    const chat = startChat('assistant');
    expect(nextChat(chat, { type: 'ended' })).toBe(chat);
  });
});

describe('pictures', () => {
  it('come and go one by one', () => {
    const second = { ...picture, key: 'p2' };
    const chat = run([
      { type: 'images-added', images: [picture, second] },
      { type: 'image-removed', key: 'p1' },
    ]);
    expect(chat.images).toEqual([second]);
  });

  it('have no place in basic mode [L-241]', () => {
    const chat = run([
      { type: 'images-added', images: [picture] },
      { type: 'mode', mode: 'basic' },
    ]);
    expect(chat.images).toEqual([]);
    expect(nextChat(chat, { type: 'images-added', images: [picture] })).toBe(chat);
    const asked = nextChat(chat, { type: 'sent', key: 'u', at, text: 'x', images: [picture] });
    expect(asked.entries).toMatchObject([{ images: [] }]);
  });
});

describe('conversations', () => {
  const history: ChatEntry[] = [
    { type: 'user', key: 'm1', text: 'Old', timestamp: at, status: 'delivered', images: [] },
  ];

  it('are opened with their history', () => {
    const loading = run([sent, response, { type: 'thread-opened', thread: 't-2' }]);
    expect(loading).toMatchObject({ thread: 't-2', entries: [], history: 'loading' });
    const loaded = nextChat(loading, { type: 'history-loaded', thread: 't-2', entries: history });
    expect(loaded).toMatchObject({ entries: history, history: 'ready' });
  });

  it('say when their history cannot be had, and ignore one that comes for another', () => {
    const loading = run([{ type: 'thread-opened', thread: 't-2' }]);
    expect(nextChat(loading, { type: 'history-failed', thread: 't-2' }).history).toBe('failed');
    expect(nextChat(loading, { type: 'history-failed', thread: 't-1' })).toBe(loading);
    expect(nextChat(loading, { type: 'history-loaded', thread: 't-1', entries: history })).toBe(loading);
  });

  it('start anew with a greeting and keep what is typed', () => {
    const fresh: ChatEvent = { type: 'new-conversation', key: 'n', at, greeting };
    const chat = run([sent, response, { type: 'typed', draft: 'next' }, fresh]);
    expect(chat).toMatchObject({ thread: null, draft: 'next' });
    expect(textsOf(chat)).toEqual([greeting]);
  });

  it('leave their thread when the mode changes, and nothing when it stays', () => {
    const chat = run([sent, response]);
    expect(nextChat(chat, { type: 'mode', mode: 'basic' })).toMatchObject({ mode: 'basic', thread: null });
    expect(nextChat(chat, { type: 'mode', mode: 'assistant' })).toBe(chat);
  });
});
