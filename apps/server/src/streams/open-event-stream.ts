import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

/** A line that says nothing, so that proxies and browsers keep a silent stream open; sent this often. */
export const heartbeat = ': still here\n\n';
export const heartbeatMs = 15_000;

/** Begins an answer of server-sent events; what is written from here on goes straight to the connection. */
export function openEventStream(reply: FastifyReply): ServerResponse {
  const { raw } = reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .hijack();
  raw.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders);
  raw.flushHeaders();
  return raw;
}
