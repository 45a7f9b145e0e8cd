import { describe, expect, it, vi } from 'vitest';
import { type AnswerHandlers, askCompanion, type Question } from './ask-companion.ts';

type Asked = { path: string; body: Record<string, unknown> };

/** One answer of the server for every call. */
function serve(make: () => Response): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
    asked.push({ path, body: JSON.parse(String(request.body)) as Record<string, unknown> });
    return make();
  });
  return asked;
}

const stream = (...events: (object | string)[]) =>
  new Response(
    events.map((event) => `data: ${typeof event === 'string' ? event : JSON.stringify(event)}\n\n`).join(''),
  );
const refusal = (status: number, detail?: string) =>
  new Response(JSON.stringify(detail ? { detail } : {}), { status });

const question: Question = {
  mode: 'assistant',
  text: 'Why?',
  images: [],
  thread: null,
  place: { unreachable: 'Call me again soon!' },
  signal: new AbortController().signal,
};

async function ask(changes: Partial<Question> = {}, onContent = () => {}): Promise<unknown[][]> {
  const told: unknown[][] = [];
  const tell =
    (name: string) =>
    (...all: unknown[]) => {
      told.push([name, ...all]);
      if (name === 'content') onContent();
    };
  const heard: AnswerHandlers = {
    onHeard: tell('heard'),
    onMasked: tell('masked'),
    onContent: tell('content'),
    onResponse: tell('response'),
    onSteps: tell('steps'),
    onFailed: tell('failed'),
    onGone: tell('gone'),
    onEnded: tell('ended'),
  };
  await askCompanion({ ...question, ...changes }, heard);
  return told;
}

describe('asking the assistant', () => {
  it('tells of a conversation that was deleted elsewhere, so that the next try begins a new one', async () => {
    serve(() => refusal(404, 'Conversation not found'));
    expect(await ask({ thread: 't-1' })).toEqual([
      ['gone'],
      ['failed', 'This conversation was deleted. Press Try again, and we begin a new one.'],
      ['ended'],
    ]);
    expect(await ask()).toEqual([['failed', 'Conversation not found'], ['ended']]);
  });

  it('sends the message, its thread, pictures and place [L-159] [L-160] [L-280]', async () => {
    const asked = serve(() => stream('[DONE]'));
    const images = [{ key: 'k', data: 'AAA', mime_type: 'image/png', filename: 'a.png', size: 2 }];
    const place = { unreachable: '', lessonId: 4, problemId: 9, step: 0 } as const;
    await ask({ images, thread: 't-1', place });
    expect(asked).toEqual([
      {
        path: '/api/orb/assistant/chat/stream',
        body: {
          message: 'Why?',
          thread_id: 't-1',
          images: [{ data: 'AAA', mime_type: 'image/png', filename: 'a.png', size: 2 }],
          lesson_id: 4,
          problem_id: 9,
          current_step_index: 0,
        },
      },
    ]);
  });

  it('sends only what there is', async () => {
    const asked = serve(() => stream('[DONE]'));
    await ask();
    expect(asked[0]?.body).toEqual({ message: 'Why?' });
  });

  it('tells what comes back, in order [L-281]', async () => {
    serve(() =>
      stream(
        { type: 'status', status: 'thinking', thread_id: 't' },
        { type: 'content', content: 'Both.', math: {} },
        'not an event',
        { type: 'response', message: 'Both.', thread_id: 't', math: {}, suggested_actions: [] },
        '[DONE]',
      ),
    );
    expect((await ask()).map(([name]) => name)).toEqual(['heard', 'content', 'response', 'ended']);
  });

  it('has the documented words when it cannot be reached [L-312]', async () => {
    serve(() => refusal(500, 'Something broke.'));
    const words =
      "I'm having trouble connecting right now, but I'm still here to help! Please try again in a moment. 😊";
    expect(await ask()).toEqual([['failed', words], ['ended']]);
  });

  it('passes on what the server says about a message it cannot take', async () => {
    serve(() => refusal(413, 'That picture is larger than 20 MB.'));
    expect((await ask())[0]).toEqual(['failed', 'That picture is larger than 20 MB.']);
  });

  it('shows an error of the stream, and nothing after it [L-318]', async () => {
    serve(() => stream({ type: 'error' }, { type: 'content', content: 'late' }));
    expect(await ask()).toEqual([['failed', 'Streaming error'], ['ended']]);
  });

  it('tells nothing more once it is stopped [L-130] [L-133]', async () => {
    const stop = new AbortController();
    serve(() => stream({ type: 'content', content: 'a' }, { type: 'content', content: 'b' }, '[DONE]'));
    const told = await ask({ signal: stop.signal }, () => stop.abort());
    expect(told.map(([name]) => name)).toEqual(['content']);
  });
});

describe('asking in basic mode [D-108]', () => {
  it('is one question with one answer [L-273]', async () => {
    const asked = serve(() => new Response(JSON.stringify({ messages: [{ text: 'Both.' }] })));
    expect(await ask({ mode: 'basic' })).toMatchObject([
      ['response', { text: 'Both.', thread: null }],
      ['ended'],
    ]);
    expect(asked).toEqual([{ path: '/api/orb/message', body: { user_message: 'Why?' } }]);
  });

  it('says what its screen says when it fails [L-309]', async () => {
    serve(() => refusal(500));
    expect((await ask({ mode: 'basic' }))[0]).toEqual(['failed', 'Call me again soon!']);
  });
});
