import {
  acceptBody,
  acceptedAnswers,
  askedAssignments,
  assignmentDetail,
  changeAssignmentBody,
  givenAssignments,
  newAssignmentBody,
  okAnswer,
  reopenBody,
} from '@playforward/contract';
import { z } from 'zod';
import { endOverdue } from '../../../checks/end-overdue.ts';
import type { App } from '../../../context.ts';
import { requireTeacher } from '../../../http/access/require-role.ts';
import { requireStudent } from '../../../http/access/require-student.ts';
import { Refusal } from '../../../http/errors.ts';
import { insertRecordRead } from '../../../record/record-reads.ts';
import type { Student } from '../../../sessions/session-store.ts';
import { findClass, findStudent } from '../find-class.ts';
import type { ClassroomServices } from '../services.ts';
import { acceptAnswers } from './accept-answers.ts';
import { changeAssignment, giveAssignment } from './give-assignment.ts';
import { listAsked } from './list-asked.ts';
import { type AssignmentRow, deleteAssignment, selectOptionalAssignment, upsertReopened } from './queries.ts';
import { assignmentSentences as sentences } from './sentences.ts';
import { listAssignments, showAssignment } from './show-assignment.ts';

const tags = ['teach'];
const params = z.strictObject({ id: z.string() });
const oneParams = z.strictObject({ id: z.string(), aid: z.string() });
const uuid = z.uuid();
const response = { 200: assignmentDetail };
const teacherOnly = { onRequest: requireTeacher };

/** What a teacher asks a class for, and what a student is asked for. */
export function registerAssignmentRoutes(app: App, services: ClassroomServices): void {
  const { db, clock } = services;
  app.get(
    '/api/assignments',
    {
      onRequest: requireStudent,
      schema: {
        summary: 'What a student is asked for',
        tags: ['classes'],
        response: { 200: askedAssignments },
      },
    },
    ({ student }) => listAsked(services, student),
  );
  app.get(
    '/api/teach/classes/:id/assignments',
    {
      ...teacherOnly,
      schema: { summary: 'The assignments of a class', tags, params, response: { 200: givenAssignments } },
    },
    async ({ student: teacher, params: { id } }) => {
      const row = await findClass(services, teacher, id);
      const assignments = await listAssignments(services, row);
      await insertRecordRead(db, { reader: teacher.id, classId: row.id, now: clock.now() });
      return { assignments };
    },
  );
  app.post(
    '/api/teach/classes/:id/assignments',
    {
      ...teacherOnly,
      schema: {
        summary: 'Give an assignment',
        tags,
        params,
        body: newAssignmentBody,
        response: { 201: assignmentDetail },
      },
    },
    async ({ student: teacher, params: { id }, body }, reply) => {
      const row = await findClass(services, teacher, id);
      const given = await giveAssignment(services, { teacher, row, body });
      void reply.status(201);
      return showAssignment(services, given);
    },
  );
  registerOneAssignment(app, services);
  registerActs(app, services);
}

type Address = { id: string; aid: string };

async function findAssignment(
  services: ClassroomServices,
  teacher: Student,
  { id, aid }: Address,
): Promise<AssignmentRow> {
  const { db } = services;
  const { id: classId } = await findClass(services, teacher, id);
  const row = uuid.safeParse(aid).success && (await selectOptionalAssignment(db, { classId, id: aid }));
  if (!row) throw new Refusal(404, sentences.none);
  return row;
}

function registerOneAssignment(app: App, services: ClassroomServices): void {
  const { db, clock } = services;
  const path = '/api/teach/classes/:id/assignments/:aid';
  app.get(
    path,
    {
      ...teacherOnly,
      schema: { summary: 'Who is how far, and the answers', tags, params: oneParams, response },
    },
    async ({ student: teacher, params: address }) => {
      await endOverdue(services);
      const row = await findAssignment(services, teacher, address);
      const shown = await showAssignment(services, row);
      await insertRecordRead(db, { reader: teacher.id, classId: row.classId, now: clock.now() });
      return shown;
    },
  );
  app.patch(
    path,
    {
      ...teacherOnly,
      schema: {
        summary: 'Change its times or for whom it is',
        tags,
        params: oneParams,
        body: changeAssignmentBody,
        response,
      },
    },
    async ({ student: teacher, params: address, body }) => {
      const assignment = await findAssignment(services, teacher, address);
      return showAssignment(services, await changeAssignment(services, { assignment, body }));
    },
  );
  app.delete(
    path,
    {
      ...teacherOnly,
      schema: {
        summary: 'Take an assignment back; what was answered stays with the students',
        tags,
        params: oneParams,
        response: { 200: okAnswer },
      },
    },
    async ({ student: teacher, params: address }) => {
      const { id } = await findAssignment(services, teacher, address);
      await deleteAssignment(db, id);
      return { ok: true as const };
    },
  );
}

function registerActs(app: App, services: ClassroomServices): void {
  const { db, clock } = services;
  const path = '/api/teach/classes/:id/assignments/:aid';
  app.post(
    `${path}/reopen`,
    {
      ...teacherOnly,
      schema: {
        summary: 'Open it again for one student',
        tags,
        params: oneParams,
        body: reopenBody,
        response,
      },
    },
    async ({ student: teacher, params: address, body }) => {
      const row = await findClass(services, teacher, address.id);
      const assignment = await findAssignment(services, teacher, address);
      const student = await findStudent(services, row, String(body.student_id));
      const [until, now] = [new Date(body.until), clock.now()];
      if (until <= now) throw new Refusal(422, sentences.untilPast);
      await upsertReopened(db, { id: assignment.id, userId: student.id, until, now });
      return showAssignment(services, assignment);
    },
  );
  app.post(
    `${path}/accept`,
    {
      ...teacherOnly,
      schema: {
        summary: 'Take an answer for right, and all equal ones',
        tags,
        params: oneParams,
        body: acceptBody,
        response: { 200: acceptedAnswers },
      },
    },
    async ({ student: teacher, params: address, body }) => {
      const assignment = await findAssignment(services, teacher, address);
      return acceptAnswers(services, { assignment, body });
    },
  );
}
