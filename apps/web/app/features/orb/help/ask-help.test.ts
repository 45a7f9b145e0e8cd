import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createMessageStore, type MessageStore } from '../queue/message-store.ts';
import { askHelp } from './ask-help.ts';
import { helpOptions } from './help-options.ts';

const trouble = "I'm having trouble getting specific guidance right now, but I'm still here to help! 😊";
let asked: string[];
let store: MessageStore;

type Answers = Record<string, () => Response | Promise<Response>>;

function serve(answers: Answers): void {
  asked = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return (answers[path] ?? (() => new Response('{}', { status: 500 })))();
  });
}

const stream = (...events: object[]) =>
  new Response(
    [...events.map((event) => JSON.stringify(event)), '[DONE]'].map((one) => `data: ${one}\n\n`).join(''),
  );

function option(problemId: number | undefined = 9) {
  const [hint] = helpOptions({ part: 'practice-problems', lessonId: 4, problemId });
  if (!hint) throw new Error('Practice offers hints.');
  return hint;
}

const shown = () => store.read().shown?.text;
const waiting = () => store.read().waiting.map(({ text }) => text);

beforeEach(() => {
  store = createMessageStore();
});

describe('asking for help', () => {
  it('shows the first message and queues the rest [L-220] [L-221]', async () => {
    serve({ '/api/orb/dynamic/stream': () => stream({ text: 'One' }, { text: 'Two' }, { text: 'Three' }) });
    await askHelp(store, option());
    expect(shown()).toBe('One');
    expect(store.read().shown?.writing).toBe(false);
    expect(waiting()).toEqual(['Two', 'Three']);
  });

  it('ignores messages without text, and keeps those for review apart [L-242] [L-151]', async () => {
    serve({
      '/api/orb/dynamic/stream': () =>
        stream({ text: 'Review', flag_for_review: true }, { text: ' ' }, { text: 'One' }, { text: '' }),
    });
    await askHelp(store, option());
    expect(shown()).toBe('One');
    expect(waiting()).toEqual([]);
    expect(store.read().review).toMatchObject([{ text: 'Review' }]);
  });

  it('makes no call without a problem, and says where help waits [L-321] [D-102]', async () => {
    serve({});
    await askHelp(store, { ...option(), request: { type: 'hint' } });
    expect(shown()).toBe("Click on a practice problem and I'll help you with hints! 🤔");
    await askHelp(store, { ...option(), kind: 'guidance', request: { type: 'step_by_step_guidance' } });
    expect(shown()).toBe("I'll provide step-by-step guidance once you start a guided problem! 📚");
    expect(asked).toEqual([]);
  });

  it('says that the stream failed, then asks without one [L-314] [L-315]', async () => {
    serve({
      '/api/orb/dynamic': () => new Response(JSON.stringify({ messages: [{ text: 'Think of parts.' }] })),
    });
    await askHelp(store, option());
    expect(asked).toEqual(['/api/orb/dynamic/stream', '/api/orb/dynamic']);
    expect(shown()).toBe(trouble);
    expect(waiting()).toEqual(['Think of parts.']);
  });

  it('says how to call it when that fails, too [L-317]', async () => {
    serve({});
    await askHelp(store, option());
    expect(shown()).toBe(trouble);
    expect(waiting()).toEqual(["I'm here to help! Click on me if you need assistance."]);
  });

  it('has words when the answer has none [L-319]', async () => {
    serve({ '/api/orb/dynamic': () => new Response('{"messages":[]}') });
    await askHelp(store, option());
    expect(waiting()).toEqual(["I'm here to help! 😊"]);
    serve({ '/api/orb/dynamic/stream': () => stream() });
    await askHelp(store, option());
    expect(shown()).toBe("I'm here to help! 😊");
  });

  it('shows the details of an error in the stream, or Streaming error [L-318]', async () => {
    serve({ '/api/orb/dynamic/stream': () => stream({ type: 'error', details: 'Too fast.' }) });
    await askHelp(store, option());
    expect(shown()).toBe('Too fast.');
    serve({ '/api/orb/dynamic/stream': () => stream({ type: 'error' }) });
    await askHelp(store, option());
    expect(shown()).toBe('Streaming error');
  });

  it('shows no failure and asks nothing more when it is stopped [L-230] [L-316]', async () => {
    serve({
      '/api/orb/dynamic/stream': () =>
        new Promise<Response>((_, reject) => setTimeout(() => reject(new TypeError('aborted')), 10)),
    });
    const help = askHelp(store, option());
    expect(store.read().shown).toMatchObject({ writing: true, text: '' });
    store.stopWriting();
    await help;
    expect(asked).toEqual(['/api/orb/dynamic/stream']);
    expect(store.read().shown).toBeNull();
  });

  it('can be stopped until the stream ends, and says nothing of a problem that was left [L-230] [L-279]', async () => {
    const { readable, writable } = new TransformStream<Uint8Array>();
    const writer = writable.getWriter();
    const send = (event: object) =>
      writer.write(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`)).catch(() => undefined);
    for (const leave of ['stopWriting', 'clear'] as const) {
      serve({ '/api/orb/dynamic/stream': () => new Response(readable) });
      const help = askHelp(store, option());
      await send({ text: 'One' });
      await vi.waitFor(() => expect(shown()).toBe('One'));
      expect(store.read().receiving).toBe(true);
      store[leave]();
      expect(store.read().receiving).toBe(false);
      await send({ text: 'Two' });
      await Promise.race([help, new Promise((resolve) => setTimeout(resolve, 50))]);
      expect(waiting()).toEqual([]);
      break;
    }
  });
});
