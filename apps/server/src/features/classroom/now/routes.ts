import { handBody, nowLimits, nudgeBody, okAnswer, pauseAnswer, pauseBody } from '@playforward/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../../../context.ts';
import { readRowId } from '../../../curriculum/row-id.ts';
import { requireTeacher } from '../../../http/access/require-role.ts';
import { requireStudent } from '../../../http/access/require-student.ts';
import { Refusal } from '../../../http/errors.ts';
import { readRequestToken } from '../../../http/request-token.ts';
import { insertRecordRead } from '../../../record/record-reads.ts';
import { openEventLine } from '../../../streams/event-line.ts';
import { findClass, findStudent } from '../find-class.ts';
import { classroomSentences } from '../sentences.ts';
import type { ClassroomServices } from '../services.ts';
import { tellClass } from './class-news.ts';
import { createClassViews } from './class-views.ts';
import { selectMembersAmong, updatePause, upsertHand, upsertNudges } from './signal-queries.ts';
import { createStudentLines } from './student-lines.ts';

const params = z.strictObject({ id: z.string() });
const teach = { tags: ['teach'], params };
const taught = { onRequest: requireTeacher };
const own = { onRequest: requireStudent };

/** The lesson as it happens: a teacher's live view, and what reaches students from it. */
export function registerNowRoutes(app: App, services: ClassroomServices): void {
  registerLines(app, services);
  registerActs(app, services);
  registerHand(app, services);
}

/** Whether the session that opened a line still stands. */
function watchSession(request: FastifyRequest) {
  const token = readRequestToken(request)?.token ?? '';
  return async () => (await request.server.sessions.find(token)) !== undefined;
}

function registerLines(app: App, services: ClassroomServices): void {
  const { db, clock } = services;
  const views = createClassViews(services);
  const students = createStudentLines(services);
  app.addHook('preClose', async () => {
    views.endAll();
    students.endAll();
  });
  app.get(
    '/api/teach/classes/:id/now',
    {
      ...taught,
      exposeHeadRoute: false,
      schema: {
        ...teach,
        summary: 'The class live, as server-sent events: class, row, hand, end',
        produces: ['text/event-stream'],
      },
    },
    async (request, reply) => {
      const { student: teacher } = request;
      const { id: classId } = await findClass(services, teacher, request.params.id);
      await insertRecordRead(db, { reader: teacher.id, classId, now: clock.now() });
      const line = openEventLine(reply);
      views.open(classId, { teacherId: teacher.id, line, isSignedIn: watchSession(request) });
      return reply;
    },
  );
  app.get(
    '/api/classes/now',
    {
      ...own,
      exposeHeadRoute: false,
      schema: {
        summary: 'What the own classes say now, as server-sent events: state, end',
        tags: ['classes'],
        produces: ['text/event-stream'],
      },
    },
    async (request, reply) => {
      const line = openEventLine(reply);
      const { id: userId } = request.student;
      await students.open({ userId, line, isSignedIn: watchSession(request) }).catch((error: unknown) => {
        services.log.warn({ err: error }, 'a line to a student could not be opened');
        line.end();
      });
      return reply;
    },
  );
}

function registerActs(app: App, services: ClassroomServices): void {
  const { db, clock, limits } = services;
  const nudges = limits.create('class-nudges', { most: nowLimits.nudgesInAMinute, perSeconds: 60 });
  app.post(
    '/api/teach/classes/:id/pause',
    {
      ...taught,
      schema: {
        ...teach,
        summary: 'Pause a class, or go on',
        body: pauseBody,
        response: { 200: pauseAnswer },
      },
    },
    async ({ student: teacher, params: { id }, body: { on } }) => {
      const row = await findClass(services, teacher, id);
      const until = on ? new Date(clock.now().getTime() + nowLimits.pauseMinutes * 60_000) : null;
      const set = await updatePause(db, { id: row.id, until });
      await tellClass(services, { classId: row.id });
      return { paused_until: set?.toISOString() ?? null };
    },
  );
  app.post(
    '/api/teach/classes/:id/nudge',
    {
      ...taught,
      schema: {
        ...teach,
        summary: 'Send one of six sentences to students of the class',
        body: nudgeBody,
        response: { 200: okAnswer },
      },
    },
    async ({ student: teacher, params: { id }, body }) => {
      const { id: classId } = await findClass(services, teacher, id);
      const retryAfterSeconds = nudges.waitFor(String(teacher.id));
      if (retryAfterSeconds > 0)
        throw new Refusal(429, classroomSentences.tooManyNudges, { retryAfterSeconds });
      nudges.count(String(teacher.id));
      const ids = [...new Set(body.student_ids)];
      const members = await selectMembersAmong(db, { classId, ids });
      if (members.length < ids.length) throw new Refusal(404, classroomSentences.noStudent);
      await upsertNudges(db, { classId, ids, phrase: body.phrase, now: clock.now() });
      await tellClass(services, { classId, ids });
      return { ok: true as const };
    },
  );
  app.delete(
    '/api/teach/classes/:id/students/:studentId/hand',
    {
      ...taught,
      schema: {
        tags: ['teach'],
        summary: 'Lower the hand of a student',
        params: z.strictObject({ id: z.string(), studentId: z.string() }),
        response: { 200: okAnswer },
      },
    },
    async ({ student: teacher, params: { id, studentId } }) => {
      const row = await findClass(services, teacher, id);
      const { id: userId } = await findStudent(services, row, studentId);
      await upsertHand(db, { classId: row.id, userId, at: null });
      await tellClass(services, { classId: row.id, ids: [userId] });
      return { ok: true as const };
    },
  );
}

function registerHand(app: App, services: ClassroomServices): void {
  const { db, clock } = services;
  app.post(
    '/api/classes/:id/hand',
    {
      ...own,
      schema: {
        summary: 'Raise the own hand, or lower it',
        tags: ['classes'],
        params,
        body: handBody,
        response: { 200: okAnswer },
      },
    },
    async ({ student: { id: userId }, params: { id }, body: { up } }) => {
      const classId = readRowId(id);
      const isIn = classId && (await upsertHand(db, { classId, userId, at: up ? clock.now() : null }));
      if (!isIn) throw new Refusal(404, classroomSentences.noClass);
      await tellClass(services, { classId, ids: [userId] });
      return { ok: true as const };
    },
  );
}
