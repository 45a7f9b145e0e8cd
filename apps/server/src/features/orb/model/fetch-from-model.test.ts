import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchFromModel } from './fetch-from-model.ts';

let origin: string;
let answer: http.RequestListener;
const server = http.createServer((request, response) => answer(request, response));

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('words and headers arrive as they were given, and the answer with its status and type', async () => {
  answer = async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    response.writeHead(201, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify({ method: request.method, key: request.headers.authorization, body }));
  };
  const got = await fetchFromModel(`${origin}/v1/chat`, {
    method: 'POST',
    headers: { Authorization: 'Bearer k-1' },
    body: 'Wie heißt das? ½',
  });
  expect([got.status, got.headers.get('content-type')]).toEqual([201, 'application/json; charset=utf-8']);
  expect(await got.json()).toEqual({ method: 'POST', key: 'Bearer k-1', body: 'Wie heißt das? ½' });
});

test('a refusal is an answer, and one without a body too', async () => {
  answer = (_, response) => response.writeHead(429).end('slow down');
  const refused = await fetchFromModel(origin);
  expect([refused.ok, refused.status, await refused.text()]).toEqual([false, 429, 'slow down']);
  answer = (_, response) => response.writeHead(204).end();
  expect((await fetchFromModel(new URL(origin))).body).toBeNull();
});

test('a key is not carried to another address', async () => {
  const asked: (string | undefined)[] = [];
  answer = (request, response) => {
    asked.push(request.url);
    response.writeHead(307, { location: `${origin}/elsewhere` }).end();
  };
  expect((await fetchFromModel(`${origin}/here`, { headers: { 'x-api-key': 'k-1' } })).status).toBe(307);
  expect(asked).toEqual(['/here']);
});

test('a sender waits for a reader that does not read, and learns that the reader left', async () => {
  let sent = 0;
  const left = new Promise<void>((resolve) => {
    answer = (_, response) => {
      response.on('close', resolve);
      const piece = Buffer.alloc(64 * 1024);
      const write = () => {
        while (!response.destroyed && response.write(piece)) sent += piece.length;
      };
      response.on('drain', write);
      write();
    };
  });
  const { body } = await fetchFromModel(origin);
  let before = -1;
  // Until the buffers of both sides are full.
  while (sent !== before) {
    before = sent;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await body?.cancel();
  await left;
  expect(sent).toBe(before);
});

test('a line that breaks, a caller that stops and a host that is not there are failures', async () => {
  answer = (_, response) => {
    response.writeHead(200);
    response.write('half');
    setTimeout(() => response.destroy(), 20);
  };
  const broken = await fetchFromModel(origin);
  await expect(broken.text()).rejects.toThrow();
  answer = () => undefined;
  const stop = new AbortController();
  const stopped = fetchFromModel(origin, { signal: stop.signal });
  stop.abort();
  await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
  await expect(fetchFromModel('http://127.0.0.1:1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});
