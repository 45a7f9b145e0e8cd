import { describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { chatText } from './chat-text.ts';
import { awaiting, deleteThread, loadHistory, threadDay, threadMark } from './threads.ts';

const id = '7c41e09a-1111-4222-8333-123456789abc';

const message = (role: string, content: string, timestamp: string) => ({
  role,
  content,
  timestamp,
  message_id: `m-${content}`,
});

describe('conversations', () => {
  it('are known by the last 8 characters of their id [L-135]', () => {
    expect(threadMark(id)).toBe('56789abc');
  });

  it('tell their day, or that it is now', () => {
    const now = new Date(2026, 2, 5, 12).getTime();
    expect(threadDay(new Date(now - 5_000).toISOString(), now, { now: 'now' })).toBe('now');
    expect(threadDay(new Date(2026, 2, 1, 12).toISOString(), now, { now: 'now' })).toBe('Mar 1');
  });

  it('are read back as the entries they were [L-155] [L-158]', async () => {
    const timestamp = '2026-03-01T10:00:00.000Z';
    fakeServer({
      [`GET /api/orb/assistant/threads/${id}/history`]: {
        body: {
          messages: [
            { role: 'user', content: 'Why?', timestamp, message_id: 'm1' },
            { role: 'assistant', content: 'Because $x$.', timestamp, message_id: 'm2' },
          ],
          math: { x: '<i>x</i>' },
        },
      },
    });
    expect(await loadHistory(id)).toMatchObject([
      { type: 'user', key: 'm1', text: 'Why?', timestamp, status: 'delivered' },
      { type: 'orb', key: 'm2', text: 'Because $x$.', timestamp, math: { x: '<i>x</i>' }, writing: false },
    ]);
  });

  it('wait for an answer that is still on its way', async () => {
    vi.useFakeTimers();
    const messages = [message('user', 'Why?', new Date().toISOString())];
    fakeServer({
      [`GET /api/orb/assistant/threads/${id}/history`]: () => ({ body: { messages, math: {} } }),
    });
    const entries = loadHistory(id);
    await vi.advanceTimersByTimeAsync(awaiting.every / 2);
    messages.push(message('assistant', 'Because.', new Date().toISOString()));
    await vi.advanceTimersByTimeAsync(awaiting.every);
    expect(await entries).toMatchObject([{ status: 'delivered' }, { text: 'Because.', kind: 'reply' }]);
    vi.useRealTimers();
  });

  it('say that the last message has no answer, and let it be sent again', async () => {
    const messages = [message('user', 'Why?', '2026-03-01T10:00:00.000Z')];
    fakeServer({ [`GET /api/orb/assistant/threads/${id}/history`]: { body: { messages, math: {} } } });
    expect(await loadHistory(id)).toMatchObject([
      { text: 'Why?', status: 'error', heard: true },
      { text: chatText.unanswered, kind: 'failure' },
    ]);
  });

  it('are deleted by their id [L-284]', async () => {
    const { calls } = fakeServer({ [`DELETE /api/orb/assistant/threads/${id}`]: { status: 204 } });
    await deleteThread(id);
    expect(calls).toHaveLength(1);
  });
});
