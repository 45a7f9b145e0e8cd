import { courseMastery, lessonMastery } from '@playforward/contract';
import { z } from 'zod';
import type { App, AppContext, Feature } from '../../context.ts';
import { showLessonMastery } from '../../curriculum/lesson-mastery.ts';
import { readRowId } from '../../curriculum/row-id.ts';
import { requireStudent } from '../../http/access/require-student.ts';
import { Refusal } from '../../http/errors.ts';
import { masterySentences } from './sentences.ts';
import { showCourseMastery } from './show-course-mastery.ts';

/** What a student can do, alone and with help. Registers after curriculum, whose skills it shows. */
export const mastery: Feature = { name: 'mastery', register: registerRoutes };

const params = z.strictObject({ id: z.string() });

function registerRoutes(app: App, { db, clock }: AppContext): void {
  const { index, skillIndex } = app.curriculum;
  const services = { db, clock, skillIndex, index };
  app.get(
    '/api/mastery/lessons/:id',
    {
      onRequest: requireStudent,
      schema: {
        summary: 'The stars of a lesson and how its skills stand',
        params,
        response: { 200: lessonMastery },
      },
    },
    async (request) => {
      const lesson = index.lesson.get(readRowId(request.params.id) ?? 0);
      if (!lesson) throw new Refusal(404, masterySentences.lessonNotFound);
      return showLessonMastery(services, { student: request.student, lesson });
    },
  );
  app.get(
    '/api/mastery/courses/:id',
    {
      onRequest: requireStudent,
      schema: { summary: 'Every skill of a course, unit by unit', params, response: { 200: courseMastery } },
    },
    async (request) => {
      const course = index.course.get(readRowId(request.params.id) ?? 0);
      if (!course) throw new Refusal(404, masterySentences.courseNotFound);
      return showCourseMastery(services, { student: request.student, course });
    },
  );
}
