import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchDeliveries } from './watch-deliveries.ts';

const address = 'http://school.example/analytics/b';
const send = vi.fn<typeof fetch>();
const delivered = vi.fn();
const batch = (...ids: string[]) => JSON.stringify({ batch: ids.map((messageId) => ({ messageId })) });

beforeEach(() => {
  vi.stubGlobal('fetch', send);
  watchDeliveries(address, delivered);
});
afterEach(() => {
  vi.clearAllMocks();
});

const post = (body: string) => window.fetch(address, { method: 'POST', body, keepalive: true });

test.each([200, 204, 400, 413, 422])('an answer %i ends the way of its events', async (status) => {
  send.mockResolvedValue(new Response(null, { status }));
  await post(batch('a', 'b'));
  expect(delivered).toHaveBeenCalledExactlyOnceWith(new Set(['a', 'b']));
});

test.each([408, 429, 500, 503])('an answer %i leaves them to another try', async (status) => {
  send.mockResolvedValue(new Response(null, { status }));
  await post(batch('a'));
  expect(delivered).not.toHaveBeenCalled();
});

test('a call that fails fails as before, and its events stay', async () => {
  send.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(post(batch('a'))).rejects.toThrow('Failed to fetch');
  expect(delivered).not.toHaveBeenCalled();
});

test('a batch over 64 KB does not ask to outlive the page, one below does [L-371]', async () => {
  send.mockResolvedValue(new Response(null, { status: 204 }));
  await post(batch('a'));
  await post(batch('x'.repeat(64 * 1024)));
  expect(send.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, false]);
});

test('other calls pass untouched', async () => {
  const init = { method: 'POST', body: 'no batch', keepalive: true };
  send.mockResolvedValue(new Response(null, { status: 204 }));
  await window.fetch('/api/problems/submit', init);
  expect(send).toHaveBeenCalledExactlyOnceWith('/api/problems/submit', init);
  expect(delivered).not.toHaveBeenCalled();
});
