import { once } from 'node:events';
import http from 'node:http';
import { citySocketPath } from '@playforward/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askSeat, joinCity, takeTicket } from '../../../testing/city-player.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { comesFromOwnPage } from './city-sockets.ts';

let server: TestServer;
let address: string;

beforeAll(async () => {
  server = await createTestServer();
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  // The sockets open with the first seat.
  await (await joinCity({ address, headers: (await server.student()).headers })).leave();
});
afterAll(() => server.close());

/** The status with which an upgrade is answered; 101 opens a socket. */
async function upgrade(path: string, headers: Record<string, string> = {}): Promise<number> {
  const request = http.request(`${address}${path}`, {
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      ...headers,
    },
  });
  request.end();
  const status = await Promise.race([
    once(request, 'upgrade').then(([answer]) => Number(answer.statusCode)),
    once(request, 'response').then(([answer]) => Number(answer.statusCode)),
  ]);
  request.destroy();
  return status;
}

const roomPath = `${citySocketPath}/process/room?sessionId=x`;

describe('an upgrade', () => {
  test('of a foreign page is turned away [T10]', async () => {
    expect(await upgrade(roomPath, { origin: 'https://evil.example' })).toBe(403);
    expect(await upgrade(roomPath, { origin: 'null' })).toBe(403);
  });

  test('of the own page, or of a program, is taken', async () => {
    expect(await upgrade(roomPath, { origin: address })).toBe(101);
    expect(await upgrade(roomPath)).toBe(101);
  });

  test.each([
    '/',
    '/stem-city/',
    '/api/city/seat',
    `${citySocketPath}/only?sessionId=x`,
    `${citySocketPath}/a/b/c?x`,
  ])('at %s is turned away', async (path) => {
    expect(await upgrade(path)).toBe(403);
  });
});

test.each(['0'.repeat(32), '', '../../x'])('the made-up seat %j opens nothing', async (sessionId) => {
  const { headers } = await server.student();
  const { body } = await askSeat(address, await takeTicket({ address, headers }));
  const { processId, roomId } = body.seat;
  const socket = new WebSocket(
    `${address.replace('http', 'ws')}${citySocketPath}/${processId}/${roomId}?sessionId=${encodeURIComponent(sessionId)}`,
  );
  const code = await new Promise((done) => {
    socket.onclose = (event) => done(event.code);
  });
  expect(code).toBeGreaterThanOrEqual(4000);
});

test('a public origin is the only one beside the listed sites', () => {
  const settings = {
    publicOrigins: ['https://learn.school.example'],
    corsOrigins: ['https://app.school.example'],
  };
  const from = (origin: string) =>
    comesFromOwnPage({ headers: { origin, host: 'one.internal:3001' } }, settings);
  expect(from('https://learn.school.example')).toBe(true);
  expect(from('https://app.school.example')).toBe(true);
  expect(from('http://one.internal:3001')).toBe(false);
});
