import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { fetchTicket } from './fetch-ticket.ts';

const path = 'POST /api/city/ticket';
const ticket = 'a'.repeat(43);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a ticket is asked for the lesson that is played, and for none [D-113] [D-114]', async () => {
  const { calls } = fakeServer({
    [path]: { body: { access_token: ticket, expires_in: 60, alias: 'Bold Finch' } },
  });
  expect(await fetchTicket(7)).toEqual({ ticket, alias: 'Bold Finch' });
  await fetchTicket(null);
  expect(calls.map(({ body }) => body)).toEqual([{ lesson_id: 7 }, { lesson_id: null }]);
});

test.each([
  ['the server is in trouble', { status: 500, body: { detail: 'broken' } }],
  ['too many were asked for', { status: 429, body: { detail: 'later' } }],
  ['the answer is of another shape', { body: { access_token: '<script>' } }],
  ['the answer is empty', { body: {} }],
])('the game opens without a ticket when %s', async (_, answer) => {
  fakeServer({ [path]: answer });
  expect(await fetchTicket(7)).toEqual({ ticket: '', alias: '' });
});

test('nobody waits longer than 8 seconds for a ticket', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const asked = fetchTicket(7);
  await vi.advanceTimersByTimeAsync(8000);
  expect(await asked).toEqual({ ticket: '', alias: '' });
  vi.unstubAllGlobals();
});

test('a student without a plot has no name in the city yet', async () => {
  fakeServer({ [path]: { body: { access_token: ticket, expires_in: 60, alias: null } } });
  expect(await fetchTicket(7)).toEqual({ ticket, alias: '' });
});
