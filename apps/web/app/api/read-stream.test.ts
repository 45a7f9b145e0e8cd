import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { readStream, resuming } from './read-stream.ts';

const stream = '/api/orb/x';
type Served = { chunks?: string[]; breaks?: boolean; status?: number };
let asked: { path: string; request: RequestInit }[];

/** Answers one call after another: text in pieces, then an end or a broken line. */
function serve(...answers: Served[]): void {
  asked = [];
  vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
    // What else on the page wakes up when the line is back takes nothing of what is served here.
    if (path !== stream) return new Promise<never>(() => undefined);
    asked.push({ path, request });
    const { chunks = [], breaks = false, status = 200 } = answers[asked.length - 1] ?? { status: 500 };
    if (status !== 200) return new Response('{"detail":"Not now."}', { status });
    const bytes = chunks.map((chunk) => new TextEncoder().encode(chunk));
    return new Response(
      new ReadableStream(
        {
          pull(controller) {
            const next = bytes.shift();
            if (next) controller.enqueue(next);
            else if (breaks) controller.error(new TypeError('network error'));
            else controller.close();
          },
        },
        { highWaterMark: 0 },
      ),
    );
  });
}

async function readAll(signal = new AbortController().signal): Promise<string[]> {
  const all: string[] = [];
  for await (const data of readStream({ path: stream, body: { message: 'hi' }, signal })) all.push(data);
  return all;
}

const lastIdOf = (call: number) => new Headers(asked[call]?.request.headers).get('last-event-id');

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 400 });
});

describe('reading a stream of the server', () => {
  it('gives the data of each event and ends at [DONE] [L-278]', async () => {
    serve({ chunks: ['id: 1\ndata: a\n\nid: 2\nda', 'ta: b\n\n', 'data: [DONE]\n\ndata: late\n\n'] });
    expect(await readAll()).toEqual(['a', 'b']);
    expect(asked[0]?.request.method).toBe('POST');
    expect(asked[0]?.request.body).toBe('{"message":"hi"}');
  });

  it('takes an end without [DONE] as the end [L-281]', async () => {
    serve({ chunks: ['data: a\n\n'] });
    expect(await readAll()).toEqual(['a']);
  });

  it('puts together what the network cut, at every place', async () => {
    const text = 'id: 7\r\ndata: one\r\n\r\n: heartbeat\n\ndata: two\ndata: three\n\n';
    for (let cut = 1; cut < text.length; cut += 1) {
      serve({ chunks: [text.slice(0, cut), text.slice(cut)] });
      expect(await readAll()).toEqual(['one', 'two\nthree']);
    }
  });

  it('keeps an unfinished event back, and drops comments and fields nobody needs', async () => {
    serve({
      chunks: ['data: half', ' there\n', '\n: still here\nevent: message\nretry: 5\nlonely\n\ndata: cut'],
    });
    expect(await readAll()).toEqual(['half there']);
  });

  it('takes up again behind the last id also when later events named none', async () => {
    serve({ chunks: ['id: s-1\ndata: a\n\ndata: b\n\n'], breaks: true }, { chunks: ['data: [DONE]\n\n'] });
    expect(await readAll()).toEqual(['a', 'b']);
    expect(lastIdOf(1)).toBe('s-1');
  });

  it('takes a broken line up behind the last event that came', async () => {
    serve(
      { chunks: ['id: s-1\ndata: a\n\nid: s-2\ndata: b\n\nid: s-3\ndata: ha'], breaks: true },
      { chunks: ['id: s-3\ndata: c\n\ndata: [DONE]\n\n'] },
    );
    expect(await readAll()).toEqual(['a', 'b', 'c']);
    expect([lastIdOf(0), lastIdOf(1)]).toEqual([null, 's-2']);
  });

  it('gives up after a few tries in a row', async () => {
    vi.useFakeTimers();
    const broken = Array.from({ length: resuming.tries + 1 }, () => ({ breaks: true }));
    serve({ chunks: ['id: 1\ndata: a\n\n'], breaks: true }, ...broken);
    const failed = expect(readAll()).rejects.toBeInstanceOf(ApiError);
    for (let tried = 0; tried <= resuming.tries; tried++) {
      await vi.advanceTimersByTimeAsync(resuming.after * 2 ** tried);
    }
    await failed;
    expect(asked).toHaveLength(1 + resuming.tries);
  });

  it('waits without a line as long as it takes, and goes on when the line is back', async () => {
    vi.useFakeTimers();
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    serve(
      { chunks: ['id: s-1\ndata: a\n\n'], breaks: true },
      ...Array.from({ length: 2 * resuming.tries }, () => ({ breaks: true })),
      { chunks: ['id: s-2\ndata: b\n\ndata: [DONE]\n\n'] },
    );
    const all = readAll();
    while (asked.length <= 2 * resuming.tries) await vi.advanceTimersByTimeAsync(resuming.offline);
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    expect(await all).toEqual(['a', 'b']);
    expect(lastIdOf(asked.length - 1)).toBe('s-1');
  });

  it('does not say it all again where no event had an id', async () => {
    serve({ chunks: ['data: a\n\n'], breaks: true });
    await expect(readAll()).rejects.toMatchObject({ status: 0 });
    expect(asked).toHaveLength(1);
  });

  it('passes on what the server says when it refuses', async () => {
    serve({ status: 422 });
    await expect(readAll()).rejects.toMatchObject({ status: 422, detail: 'Not now.' });
  });

  it('ends quietly when it is stopped [L-279]', async () => {
    const stop = new AbortController();
    serve({ chunks: ['id: 1\ndata: a\n\n'], breaks: true }, { chunks: ['id: 2\ndata: b\n\n'] });
    const all: string[] = [];
    for await (const data of readStream({ path: stream, body: {}, signal: stop.signal })) {
      all.push(data);
      stop.abort();
    }
    expect(all).toEqual(['a']);
    expect(asked).toHaveLength(1);
  });
});
