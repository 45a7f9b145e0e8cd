import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** One thing the scripted model does while it answers. */
export type ScriptStep =
  | { say: string | (() => string) }
  /** Bytes as they are, such as a chunk that is no JSON. */
  | { raw: string }
  | { pauseMs: number }
  /** Says nothing more and keeps the line open. */
  | { stall: true }
  /** Breaks the line in the middle of the answer. */
  | { cut: true };

export type Script =
  | { steps: ScriptStep[]; tokens?: number }
  /** Refuses the whole call, as a busy or broken server does. */
  | { status: number };

type SeenCall = {
  body: { model: string; messages: { role: string; content: unknown }[]; stream: boolean };
  headers: IncomingMessage['headers'];
  /** Resolves when the caller let go of the line before the answer was whole. */
  aborted: Promise<void>;
};

export type ScriptedModel = {
  baseUrl: string;
  calls: SeenCall[];
  /** What the next calls do, one script a call; the last one stays. */
  play(...scripts: Script[]): void;
  /** Lines that are open right now. */
  open(): number;
  close(): Promise<void>;
};

/** A server that speaks the protocol of OpenAI's chat completions over real HTTP and does what a script says. */
export async function startScriptedModel(): Promise<ScriptedModel> {
  const calls: SeenCall[] = [];
  const lines = new Set<ServerResponse>();
  let scripts: Script[] = [{ steps: [{ say: 'Hello.' }] }];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const aborted = new Promise<void>((resolve) =>
      response.once('close', () => !response.writableFinished && resolve()),
    );
    calls.push({ body: JSON.parse(text), headers: request.headers, aborted });
    const script = scripts.length > 1 ? scripts.shift() : scripts[0];
    if (request.url !== '/v1/chat/completions' || !script || 'status' in script) {
      response.writeHead(script && 'status' in script ? script.status : 404, {
        'content-type': 'application/json',
      });
      response.end(JSON.stringify({ error: { message: 'scripted refusal', type: 'scripted' } }));
      return;
    }
    lines.add(response);
    response.once('close', () => lines.delete(response));
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(chunkOf({ role: 'assistant', content: '' }));
    for (const step of script.steps) if (!(await play(step, response))) return;
    response.write(chunkOf({}, 'stop'));
    if (script.tokens !== undefined) response.write(usageOf(script.tokens));
    response.end('data: [DONE]\n\n');
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    calls,
    play(...next) {
      scripts = next;
    },
    open: () => lines.size,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Does one step; false when the answer ends there. */
async function play(step: ScriptStep, response: ServerResponse): Promise<boolean> {
  if (response.destroyed) return false;
  if ('say' in step)
    response.write(chunkOf({ content: typeof step.say === 'string' ? step.say : step.say() }));
  else if ('raw' in step) response.write(step.raw);
  else if ('pauseMs' in step) await wait(step.pauseMs);
  else if ('stall' in step) return false;
  else {
    response.destroy();
    return false;
  }
  return true;
}

const head = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'scripted' };

function chunkOf(delta: object, finishReason: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason: finishReason }];
  return `data: ${JSON.stringify({ ...head, choices })}\n\n`;
}

function usageOf(tokens: number): string {
  const usage = { prompt_tokens: tokens, completion_tokens: 0, total_tokens: tokens };
  return `data: ${JSON.stringify({ ...head, choices: [], usage })}\n\n`;
}
