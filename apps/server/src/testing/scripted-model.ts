import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type ModelCall,
  type ProtocolName,
  type ScriptedProtocol,
  scriptedProtocols,
} from './scripted-protocols.ts';

/** One thing the scripted model does while it answers. */
export type ScriptStep =
  | { say: string | (() => string) }
  /** Bytes as they are, such as a chunk that is no JSON. */
  | { raw: string }
  | { pauseMs: number }
  /** Says nothing more and keeps the line open. */
  | { stall: true }
  /** Breaks the line in the middle of the answer. */
  | { cut: true }
  /** Ends the line politely, without the events that end an answer. */
  | { leave: true }
  /** Tells of trouble inside the answer, as the protocol does it. */
  | { trouble: true };

export type Script =
  | { steps: ScriptStep[]; tokens?: number }
  /** Refuses the whole call, as a busy or broken server does. */
  | { status: number };

type SeenCall = {
  asked: ModelCall;
  /** As it came; its shape is the one of OpenAI's protocol. */
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

type Options = {
  /** Whose protocol is spoken. */
  speaks?: ProtocolName;
  /** Calls with another key are refused. */
  key?: string;
};

/** A server that speaks a provider's protocol over real HTTP and does what a script says. */
export async function startScriptedModel({
  speaks = 'openai-compatible',
  key,
}: Options = {}): Promise<ScriptedModel> {
  const protocol = scriptedProtocols[speaks];
  const calls: SeenCall[] = [];
  const lines = new Set<ServerResponse>();
  let scripts: Script[] = [{ steps: [{ say: 'Hello.' }] }];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const aborted = new Promise<void>((resolve) =>
      response.once('close', () => !response.writableFinished && resolve()),
    );
    const asked = protocol.read(text, request.headers);
    calls.push({ asked, body: JSON.parse(text), headers: request.headers, aborted });
    const script = scripts.length > 1 ? scripts.shift() : scripts[0];
    const refused = refusalOf({ asked, key, script, isHere: protocol.answers(request.url ?? '') });
    if (refused || !script || 'status' in script) {
      const { status, message } = refused ?? { status: 404, message: 'nothing is scripted' };
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(protocol.refuse(status, message)));
      return;
    }
    lines.add(response);
    response.once('close', () => lines.delete(response));
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(protocol.begin);
    for (const step of script.steps) if (!(await play(step, response, protocol))) return;
    response.end(protocol.end(script.tokens));
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}${protocol.base}`,
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

type Call = { asked: ModelCall; key: string | undefined; script: Script | undefined; isHere: boolean };

function refusalOf({ asked, key, script, isHere }: Call): { status: number; message: string } | undefined {
  if (!isHere) return { status: 404, message: 'not found' };
  if (key !== undefined && asked.key !== key) return { status: 401, message: 'invalid key' };
  if (asked.fault) return { status: 400, message: asked.fault };
  return script && 'status' in script ? { status: script.status, message: 'scripted refusal' } : undefined;
}

/** Does one step; false when the answer ends there. */
async function play(
  step: ScriptStep,
  response: ServerResponse,
  protocol: ScriptedProtocol,
): Promise<boolean> {
  if (response.destroyed) return false;
  if ('say' in step) response.write(protocol.piece(typeof step.say === 'string' ? step.say : step.say()));
  else if ('raw' in step) response.write(step.raw);
  else if ('trouble' in step) response.write(protocol.trouble);
  else if ('pauseMs' in step) await wait(step.pauseMs);
  else if ('stall' in step) return false;
  else if ('leave' in step) {
    response.end();
    return false;
  } else {
    response.destroy();
    return false;
  }
  return true;
}

type Worded = { about?: 'open-problem' | 'idea' | 'talk'; move?: string };

/** A message in the form that the companion asks a model for. */
export function tutorSays(text: string, { about = 'talk', move = 'talk' }: Worded = {}): string {
  return JSON.stringify({ move, wording: [{ text, about, facts: [] }] });
}
