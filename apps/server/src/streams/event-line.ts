import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';

/** An open line of server-sent events to one reader, who begins anew when it breaks. */
export type EventLine = {
  send(event: string, data: object): void;
  end(): void;
  /** Called once, however the line ends. */
  onClose(listener: () => void): void;
};

/** A line that says nothing, so that proxies and browsers keep a silent stream open. */
const heartbeat = ': still here\n\n';
const heartbeatMs = 15_000;
/** A reader that takes nothing for this long a queue is cut off: it finds everything again when it comes back. */
const mostWaitingBytes = 1_000_000;

export function openEventLine(reply: FastifyReply): EventLine {
  const { raw } = reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .hijack();
  raw.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders);
  raw.flushHeaders();

  const write = (text: string) => {
    if (raw.destroyed || raw.writableEnded) return;
    raw.write(text);
    if (raw.writableLength > mostWaitingBytes) raw.destroy();
  };
  const beat = setInterval(() => write(heartbeat), heartbeatMs).unref();
  raw.once('close', () => clearInterval(beat));
  return {
    send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    end() {
      clearInterval(beat);
      if (!raw.writableEnded) raw.end();
    },
    onClose: (listener) => void raw.once('close', listener),
  };
}
