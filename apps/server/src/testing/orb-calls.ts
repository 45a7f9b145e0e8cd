import { setTimeout as wait } from 'node:timers/promises';
import { type OrbChatBody, type OrbChatEvent, orbChatEvent } from '@playforward/contract';
import type { Response } from 'light-my-request';
import { expect } from 'vitest';
import type { ScriptedModel } from './scripted-model.ts';
import type { TestServer } from './test-server.ts';

type Signed = { headers: { authorization: string } };

/** One event as it stood in a stream. */
export type SentEvent = { id: string; data: string };

/** The events of a stream; every one has an id, and nothing else stands in it but heartbeats. */
export function readEvents(body: string): SentEvent[] {
  return body
    .split('\n\n')
    .filter((block) => block !== '' && !block.startsWith(':'))
    .map((block) => {
      const match = /^id: (\S+)\ndata: (.*)$/.exec(block);
      if (!match) throw new Error(`not an event: ${block}`);
      return { id: String(match[1]), data: String(match[2]) };
    });
}

/** The events of a whole chat stream; proves each against the contract and that [DONE] is the last. */
export function readChat(answer: Response): OrbChatEvent[] {
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
  ]);
  const data = readEvents(answer.body).map((event) => event.data);
  expect(data.at(-1)).toBe('[DONE]');
  return data.slice(0, -1).map((each) => orbChatEvent.parse(JSON.parse(each)));
}

export function chat({ app }: TestServer, student: Signed, body: OrbChatBody | string, headers = {}) {
  return app.inject({
    method: 'POST',
    url: '/api/orb/assistant/chat/stream',
    headers: { ...student.headers, 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** The last event of a chat that went well. */
export function findResponse(events: OrbChatEvent[]): Extract<OrbChatEvent, { type: 'response' }> {
  const last = events.at(-1);
  if (last?.type !== 'response') throw new Error(`the chat ended with ${JSON.stringify(last)}`);
  return last;
}

type Listening = { server: TestServer; student: Signed; model: ScriptedModel };

/** Asks as a browser does and leaves while the model is still speaking; done when the model has heard of it. */
export async function leaveAnAnswer({ server, student, model }: Listening, message: string): Promise<void> {
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const stop = new AbortController();
  const answer = await fetch(`${address}/api/orb/assistant/chat/stream`, {
    method: 'POST',
    headers: { ...student.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ message }),
    signal: stop.signal,
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let seen = '';
  while (!seen.includes('"thinking"')) {
    const piece = await reader?.read();
    if (!piece || piece.done) throw new Error(`the answer ended after ${seen}`);
    seen += piece.value;
  }
  while (model.open() === 0) await wait(10);
  stop.abort();
  await model.calls[0]?.aborted;
}
