import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../clock.ts';
import { type HeldLesson, packLesson } from '../../curriculum/lesson-cache.ts';
import { buildLessonView } from '../../curriculum/lesson-view.ts';
import type { Curriculum } from '../../curriculum/open-curriculum.ts';
import { readRowId } from '../../curriculum/row-id.ts';
import type { Db } from '../../db/pool.ts';

type Services = { db: Db; clock: Clock; curriculum: Curriculum };

const json = 'application/json; charset=utf-8';

/**
 * GET /api/lessons/{id}/full. The answer is held ready to be sent and made anew when the student's progress in the
 * lesson changes; an id that names no lesson answers null (D-68).
 */
export function sendFullLesson(
  { db, clock, curriculum }: Services,
  request: FastifyRequest<{ Params: { lessonId: string } }>,
  reply: FastifyReply,
): void {
  const { student } = request;
  const lesson = curriculum.index.lesson.get(readRowId(request.params.lessonId) ?? 0);
  if (!lesson) {
    void reply.type(json).send('null');
    return;
  }
  const packed = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const held = curriculum.lessonCache.get({ userId: student.id, lessonId: lesson.id }, async () =>
    JSON.stringify(await buildLessonView({ db, clock, ...curriculum }, { student, lesson })),
  );
  if (!packed && 'json' in held) send(reply, held.json);
  else sendLater(reply, held, packed).catch((error: unknown) => void reply.send(error));
}

async function sendLater(
  reply: FastifyReply,
  held: HeldLesson | Promise<HeldLesson>,
  packed: boolean,
): Promise<void> {
  const lesson = await held;
  if (packed) void reply.header('content-encoding', 'gzip');
  send(reply, packed ? await packLesson(lesson) : lesson.json);
}

/** Sends finished bytes: they were built from the schema's own type, so nothing is serialised again. */
function send(reply: FastifyReply, bytes: Buffer): void {
  void reply.type(json).header('vary', 'Accept-Encoding').send(bytes);
}
