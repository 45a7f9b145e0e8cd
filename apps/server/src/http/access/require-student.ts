import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionStore, Student } from '../../sessions/session-store.ts';
import { Refusal, sentences } from '../errors.ts';
import { readRequestToken } from '../request-token.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in. Only routes that list requireStudent may read it. */
    student: Student;
    foundStudent: Student | null;
  }
  interface FastifyInstance {
    sessions: SessionStore;
  }
  interface FastifyContextConfig {
    /** The route answers everybody. Every other route of the API lists a guard. */
    public?: true;
  }
}

/**
 * Lists as `onRequest: requireStudent`: answers 401 before the body is read, else sets `request.student`.
 * It calls back instead of promising, because most calls find their session in memory.
 */
export function requireStudent(
  request: FastifyRequest,
  _reply: FastifyReply,
  done: (error?: Error) => void,
): void {
  const finish = (student: Student | undefined) => {
    request.foundStudent = student ?? null;
    if (student) done();
    else done(new Refusal(401, sentences.notSignedIn));
  };
  const found = readRequestToken(request);
  const held = found && request.server.sessions.findHeld(found.token);
  if (!found || held) finish(held);
  else request.server.sessions.find(found.token).then(finish, done);
}
