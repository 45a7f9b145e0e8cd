import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal, sentences } from '../errors.ts';
import { requireStudent } from './require-student.ts';

type Done = (error?: Error) => void;

/** Lists as `onRequest: requireTeacher`. Which classes are the teacher's own, each route sees by its query. */
export function requireTeacher(request: FastifyRequest, reply: FastifyReply, done: Done): void {
  requireRole('teacher', request, reply, done);
}

/** Lists as `onRequest: requireAdmin`: of the school. */
export function requireAdmin(request: FastifyRequest, reply: FastifyReply, done: Done): void {
  requireRole('admin', request, reply, done);
}

/** Lists as `onRequest: requireAdult`: whoever may have children here. Which are the own, each route sees by its query. */
export function requireAdult(request: FastifyRequest, reply: FastifyReply, done: Done): void {
  requireRole('adult', request, reply, done);
}

/** Answers 401 to who is not signed in, and to who has another role the same as where there is nothing. */
function requireRole(
  role: 'teacher' | 'admin' | 'adult',
  request: FastifyRequest,
  reply: FastifyReply,
  done: Done,
): void {
  requireStudent(request, reply, (error) => {
    if (error) done(error);
    else if (role === 'adult' ? request.student.role !== 'student' : request.student.role === role) done();
    else done(new Refusal(404, sentences.unknownPath));
  });
}
