import {
  addStudentsBody,
  changeClassBody,
  classPeople,
  newCards,
  newCardsBody,
  newClassBody,
  okAnswer,
  rosterAnswer,
  taughtClass,
  taughtClassDetail,
  taughtClasses,
} from '@playforward/contract';
import { z } from 'zod';
import type { App } from '../../context.ts';
import { requireTeacher } from '../../http/access/require-role.ts';
import { Refusal } from '../../http/errors.ts';
import { ownAddress } from '../../http/own-origin.ts';
import { insertRecordRead } from '../../record/record-reads.ts';
import { addStudents, renewCards, signInCard } from './add-students.ts';
import { deleteDemoUsers } from './demo/demo-queries.ts';
import { makeDemoClass } from './demo/make-demo-class.ts';
import { findClass, findStudent } from './find-class.ts';
import { openCards } from './keep-cards.ts';
import { changeClass, createClass, listClasses, renewCode, showClass } from './manage-class.ts';
import { tellClass } from './now/class-news.ts';
import { deleteClass, deleteStudent, selectStudents } from './queries.ts';
import { classroomSentences } from './sentences.ts';
import type { ClassroomServices } from './services.ts';
import { sheetPolicy } from './sign-in-sheet.ts';
import { listTeachers, refuseUnlessLeading } from './teachers/change-teachers.ts';

const teacherOnly = { onRequest: requireTeacher };
const tags = ['teach'];
const params = z.strictObject({ id: z.string() });
const noBody = z.strictObject({}).nullish();

/** What a teacher does with the own classes and the people in them. */
export function registerClassRoutes(app: App, services: ClassroomServices): void {
  registerClasses(app, services);
  registerOneClass(app, services);
  registerPeople(app, services);
  registerCards(app, services);
}

function registerClasses(app: App, services: ClassroomServices): void {
  const { db, clock } = services;
  app.get(
    '/api/teach/classes',
    { ...teacherOnly, schema: { summary: 'The own classes', tags, response: { 200: taughtClasses } } },
    async ({ student: teacher }) => {
      const listed = await listClasses(services, teacher);
      for (const { id, students } of listed.classes)
        if (students > 0) await insertRecordRead(db, { reader: teacher.id, classId: id, now: clock.now() });
      return listed;
    },
  );
  app.post(
    '/api/teach/classes',
    {
      ...teacherOnly,
      schema: { summary: 'Create a class', tags, body: newClassBody, response: { 201: taughtClass } },
    },
    async ({ student: teacher, body }, reply) => {
      void reply.status(201);
      return createClass(services, { teacher, body });
    },
  );
  app.post(
    '/api/teach/demo-class',
    {
      ...teacherOnly,
      schema: {
        summary: 'A class of made-up students to look at; deleting it removes them',
        tags,
        body: noBody,
        response: { 201: taughtClass },
      },
    },
    async ({ student: teacher }, reply) => {
      void reply.status(201);
      return makeDemoClass(services, teacher);
    },
  );
}

function registerOneClass(app: App, services: ClassroomServices): void {
  const { db, settings } = services;
  const answer = { tags, params, response: { 200: taughtClassDetail } };
  app.get(
    '/api/teach/classes/:id',
    { ...teacherOnly, schema: { summary: 'One class, with its code', ...answer } },
    async (request) => {
      const row = await findClass(services, request.student, request.params.id);
      return showClass(services, { row, origin: ownAddress(request, settings) });
    },
  );
  app.patch(
    '/api/teach/classes/:id',
    {
      ...teacherOnly,
      schema: { summary: 'Rename a class or close its code', ...answer, body: changeClassBody },
    },
    async (request) => {
      const { body } = request;
      const row = await findClass(services, request.student, request.params.id);
      return changeClass(services, { row, body, origin: ownAddress(request, settings) });
    },
  );
  app.delete(
    '/api/teach/classes/:id',
    {
      ...teacherOnly,
      schema: { summary: 'Delete a class; accounts stay', tags, params, response: { 200: okAnswer } },
    },
    async ({ student: teacher, params: { id } }) => {
      const row = await findClass(services, teacher, id);
      await refuseUnlessLeading(services, { teacher, row });
      await db.transaction(async (tx) => {
        if (row.isDemo) await deleteDemoUsers(tx, row.id);
        await deleteClass(tx, row.id);
      });
      await tellClass(services, { classId: row.id });
      return { ok: true as const };
    },
  );
  app.post(
    '/api/teach/classes/:id/code',
    { ...teacherOnly, schema: { summary: 'A new code', ...answer, body: noBody } },
    async (request) => {
      const row = await findClass(services, request.student, request.params.id);
      return renewCode(services, { row, origin: ownAddress(request, settings) });
    },
  );
}

function registerPeople(app: App, services: ClassroomServices): void {
  const { db, clock, accounts, families, settings } = services;
  app.get(
    '/api/teach/classes/:id/students',
    {
      ...teacherOnly,
      schema: { summary: 'Who is in a class', tags, params, response: { 200: classPeople } },
    },
    async ({ student: teacher, params: { id } }) => {
      const row = await findClass(services, teacher, id);
      const students = await selectStudents(db, row.id);
      const linked = await families.countLinks(students.map((one) => one.id));
      await insertRecordRead(db, { reader: teacher.id, classId: row.id, now: clock.now() });
      return {
        teachers: await listTeachers(services, { teacher, row }),
        students: students.map((one) => ({
          id: one.id,
          name: one.name,
          user_name: accounts.userNameOf(one.email) ?? null,
          joined_at: one.joinedAt.toISOString(),
          last_seen_at: one.seenAt?.toISOString() ?? null,
          card: signInCard(services, one),
          families: linked.get(one.id) ?? 0,
        })),
      };
    },
  );
  app.post(
    '/api/teach/classes/:id/students',
    {
      ...teacherOnly,
      schema: {
        summary: 'Look at what a list of students would do, or add them',
        tags,
        params,
        body: addStudentsBody,
        response: { 200: rosterAnswer },
      },
    },
    async (request) => {
      const { student: teacher, body } = request;
      const row = await findClass(services, teacher, request.params.id);
      const { language = 'en' } = body;
      return addStudents(services, { teacher, row, body, language, origin: ownAddress(request, settings) });
    },
  );
  app.delete(
    '/api/teach/classes/:id/students/:studentId',
    {
      ...teacherOnly,
      schema: {
        summary: 'Take a student out of a class; the account and its work stay',
        tags,
        params: z.strictObject({ id: z.string(), studentId: z.string() }),
        response: { 200: okAnswer },
      },
    },
    async ({ student: teacher, params: { id, studentId } }) => {
      const row = await findClass(services, teacher, id);
      const student = await findStudent(services, row, studentId);
      await deleteStudent(db, { classId: row.id, studentId: student.id });
      await tellClass(services, { classId: row.id });
      return { ok: true as const };
    },
  );
}

function registerCards(app: App, services: ClassroomServices): void {
  const { settings } = services;
  app.post(
    '/api/teach/classes/:id/cards',
    {
      ...teacherOnly,
      schema: {
        summary: 'New sign-in cards; the old ones open nothing any more',
        tags,
        params,
        body: newCardsBody,
        response: { 200: newCards },
      },
    },
    async (request) => {
      const { student: teacher, body } = request;
      const row = await findClass(services, teacher, request.params.id);
      const origin = ownAddress(request, settings);
      const { language = 'en', student_ids: ids, replace_own_passwords: replacesOwn = false } = body;
      return renewCards(services, { teacher, row, origin, language, ids, replacesOwn });
    },
  );
  app.get(
    '/api/teach/cards/:key',
    {
      ...teacherOnly,
      schema: {
        summary: 'Sign-in cards to print, for who made them, for ten minutes',
        tags,
        params: z.strictObject({ key: z.string() }),
        response: { 200: z.string() },
      },
    },
    async ({ student: teacher, params: { key } }, reply) => {
      const page = await openCards(services, { teacher, key });
      if (page === undefined) throw new Refusal(404, classroomSentences.sheetOver);
      void reply.type('text/html; charset=utf-8').header('content-security-policy', sheetPolicy);
      return page;
    },
  );
}
