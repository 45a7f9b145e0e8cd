import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal, sentences } from '../errors.ts';
import { requireStudent } from './require-student.ts';

/**
 * Lists as `onRequest: requireTeacher`: answers 401 to who is not signed in, and to who does not teach the same as where
 * there is nothing. Which classes are the teacher's own, each route sees by its query.
 */
export function requireTeacher(
  request: FastifyRequest,
  reply: FastifyReply,
  done: (error?: Error) => void,
): void {
  requireStudent(request, reply, (error) => {
    if (error) done(error);
    else if (request.student.role === 'teacher') done();
    else done(new Refusal(404, sentences.unknownPath));
  });
}
