import type { Socket } from 'node:net';
import { sentences } from './errors.ts';

type BrokenCall = Error & { code?: string };

/** Answers bytes that are not HTTP at all, where no request exists yet. */
export function answerBrokenCall(error: BrokenCall, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const status = statusLine(error.code);
  const body = JSON.stringify({ detail: sentences.badRequest });
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}

function statusLine(code: string | undefined): string {
  if (code === 'HPE_HEADER_OVERFLOW') return '431 Request Header Fields Too Large';
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return '408 Request Timeout';
  return '400 Bad Request';
}
