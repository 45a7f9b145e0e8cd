import { beforeEach, expect, test, vi } from 'vitest';
import { type LineEvent, listenToLine } from './event-line.ts';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 50 });
});

const line = (...events: [string, object][]) =>
  new Response(events.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join(''), {
    headers: { 'content-type': 'text/event-stream' },
  });

async function listen() {
  const heard: LineEvent[] = [];
  const leaving = new AbortController();
  const broken = vi.fn();
  const over = listenToLine('/api/classes/now', {
    signal: leaving.signal,
    onEvent: (event) => heard.push(event),
    onBroken: broken,
  });
  return { heard, over, broken, leaving };
}

test('a line that breaks is opened anew, and one that ends is not', async () => {
  fetched
    .mockResolvedValueOnce(line(['row', { id: 1 }]))
    .mockRejectedValueOnce(new TypeError('no line'))
    .mockResolvedValueOnce(line(['row', { id: 2 }], ['end', { id: null }]));
  const { heard, over, broken } = await listen();
  await over;
  expect(heard.map(({ data }) => data)).toEqual([{ id: 1 }, { id: 2 }, { id: null }]);
  expect(broken).toHaveBeenCalledTimes(2);
  expect(fetched).toHaveBeenCalledTimes(3);
});

test('an end that names one student leaves the line open for the others', async () => {
  fetched
    .mockResolvedValueOnce(line(['end', { id: 7 }], ['row', { id: 8 }]))
    .mockResolvedValueOnce(line(['end', {}]));
  const { heard, over } = await listen();
  await over;
  expect(heard).toHaveLength(3);
});

test('a refusal ends it, and leaving is no failure', async () => {
  fetched.mockResolvedValue(Response.json({ detail: 'There is no such class.' }, { status: 404 }));
  const refused = await listen();
  await expect(refused.over).rejects.toMatchObject({ status: 404 });
  fetched.mockReset().mockRejectedValue(new TypeError('no line'));
  const left = await listen();
  left.leaving.abort();
  await expect(left.over).resolves.toBeUndefined();
});
