import type { FastifyReply } from 'fastify';
import { heartbeat, heartbeatMs, openEventStream } from './open-event-stream.ts';

/** An open line of server-sent events to one reader, who begins anew when it breaks. */
export type EventLine = {
  send(event: string, data: object): void;
  end(): void;
  /** Called once, however the line ends. */
  onClose(listener: () => void): void;
};

/** A reader that takes nothing for this long a queue is cut off: it finds everything again when it comes back. */
const mostWaitingBytes = 1_000_000;

export function openEventLine(reply: FastifyReply): EventLine {
  const raw = openEventStream(reply);

  const write = (text: string) => {
    if (raw.destroyed || raw.writableEnded) return;
    raw.write(text);
    if (raw.writableLength > mostWaitingBytes) raw.destroy();
  };
  const timer = setInterval(() => write(heartbeat), heartbeatMs).unref();
  raw.once('close', () => clearInterval(timer));
  return {
    send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    end() {
      clearInterval(timer);
      if (!raw.writableEnded) raw.end();
    },
    onClose: (listener) => void raw.once('close', listener),
  };
}
