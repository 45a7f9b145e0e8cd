import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Lists as `onSend: leaveTogether` where an answer comes from memory: it leaves when the calls that arrived with it are
 * answered, too. Waking up whoever reads the answers costs as much as such an answer, and is done once for all of them.
 */
export function leaveTogether<Payload>(
  _request: FastifyRequest,
  _reply: FastifyReply,
  payload: Payload,
  done: (error: null, payload: Payload) => void,
): void {
  setImmediate(done, null, payload);
}
