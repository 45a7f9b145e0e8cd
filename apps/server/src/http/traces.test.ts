import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, testSettings } from '../testing/test-server.ts';

let received = '';
const collector = createServer((request, response) => {
  request.setEncoding('utf8').on('data', (text: string) => {
    received += text;
  });
  request.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
});
beforeAll(() => new Promise<void>((ready) => void collector.listen(0, '127.0.0.1', ready)));
afterAll(() => void collector.close());

test('[O9] where a collector is named, each call is one span with its route, and names nobody', async () => {
  const tracesUrl = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/v1/traces`;
  const server = await createTestServer({
    settings: { operation: { ...testSettings().operation, tracesUrl } },
  });
  const student = await server.student();
  const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
  const headers = { ...student.headers, traceparent, 'x-request-id': 'from-the-proxy-1' };
  await server.app.inject({ url: '/user/me?secret=1', headers });
  await server.close();
  for (const part of ['GET /user/me', 'a'.repeat(32), 'from-the-proxy-1', 'playforward'])
    expect(received).toContain(part);
  expect(received).not.toContain('secret');
  expect(received).not.toContain(student.email);
});
