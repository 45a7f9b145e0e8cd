import { connect } from 'node:net';
import { errorAnswer } from '@playforward/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let port = 0;

beforeAll(async () => {
  server = await createTestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const address = server.app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});

afterAll(() => server.close());

function send(bytes: string): Promise<string> {
  return new Promise((done, fail) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => (answer += String(chunk)));
    socket.on('close', () => done(answer));
    socket.on('error', fail);
  });
}

test.each([
  ['bytes that are no HTTP', 'hello\r\n\r\n', 400],
  [
    'two different lengths',
    'POST /auth/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx',
    400,
  ],
  [
    'a length and chunks together',
    'POST /auth/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('%s get a sentence and a closed connection', async (_title, bytes, status) => {
  const answer = await send(bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(errorAnswer.parse(JSON.parse(answer.slice(answer.indexOf('{')))).detail).toBe(
    'This call cannot be read.',
  );
});
