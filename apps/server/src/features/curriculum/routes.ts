import {
  courseWithUnits,
  guessBody,
  lessonPicture,
  lessonView,
  okAnswer,
  unitWithCourse,
  unitWithLessonList,
  unitWithLessonMap,
} from '@playforward/contract';
import { z } from 'zod';
import type { App, AppContext, Feature } from '../../context.ts';
import type { Unit } from '../../curriculum/curriculum-index.ts';
import { type Curriculum, openCurriculum } from '../../curriculum/open-curriculum.ts';
import { readContent } from '../../curriculum/read-content.ts';
import { readRowId } from '../../curriculum/row-id.ts';
import { storeDealtProblems } from '../../curriculum/store-dealt-problems.ts';
import { withLetters } from '../../curriculum/with-letters.ts';
import { requireStudent } from '../../http/access/require-student.ts';
import { Refusal } from '../../http/errors.ts';
import { registerGlossary } from './glossary-routes.ts';
import { keepGuess } from './keep-guess.ts';
import { sendFullLesson } from './send-full-lesson.ts';
import { curriculumSentences } from './sentences.ts';
import { showLessonPicture } from './show-lesson-picture.ts';
import { listCourses, showUnit, showUnitWithCourse, showUnitWithLessonMap } from './show-units.ts';

/** Courses, units and lessons; opens the curriculum that other features work on as `app.curriculum`. */
export const curriculum: Feature = { name: 'curriculum', register: registerRoutes };

const unitParams = z.strictObject({ unitId: z.string() });
const forEver = 'public, max-age=31536000, immutable';

async function registerRoutes(app: App, context: AppContext): Promise<void> {
  const opened = await openCurriculum(context, readContent());
  app.decorate('curriculum', opened);
  storeDealtInBackground(app, context);
  const services = { db: context.db, clock: context.clock, curriculum: opened };

  const findUnit = (unitId: string): Unit => {
    const unit = opened.index.unit.get(readRowId(unitId) ?? 0);
    if (!unit) throw new Refusal(404, curriculumSentences.unitNotFound);
    return unit;
  };

  app.get(
    '/api/courses/with-units',
    { onRequest: requireStudent, schema: { response: { 200: z.array(courseWithUnits) } } },
    (request) => listCourses(services, request.student),
  );
  app.get(
    '/api/units/:unitId',
    { onRequest: requireStudent, schema: { params: unitParams, response: { 200: unitWithLessonList } } },
    async ({ student, params }) => showUnit(services, { student, unit: findUnit(params.unitId) }),
  );
  app.get(
    '/api/units/:unitId/with-lesson-details',
    { onRequest: requireStudent, schema: { params: unitParams, response: { 200: unitWithLessonMap } } },
    async ({ student, params }) =>
      showUnitWithLessonMap(services, { student, unit: findUnit(params.unitId) }),
  );
  app.get(
    '/api/units/:unitId/with-course',
    { onRequest: requireStudent, schema: { params: unitParams, response: { 200: unitWithCourse } } },
    async ({ student, params }) => showUnitWithCourse(services, { student, unit: findUnit(params.unitId) }),
  );
  app.get(
    '/api/lessons/:lessonId/full',
    {
      onRequest: requireStudent,
      // It is held packed.
      compress: false,
      schema: { params: z.strictObject({ lessonId: z.string() }), response: { 200: lessonView.nullable() } },
    },
    (request, reply) => void sendFullLesson(services, request, reply),
  );
  app.get(
    '/api/lessons/:lessonId/picture',
    {
      onRequest: requireStudent,
      schema: { params: z.strictObject({ lessonId: z.string() }), response: { 200: lessonPicture } },
    },
    async ({ params }) => {
      const lesson = opened.index.lesson.get(readRowId(params.lessonId) ?? 0);
      if (!lesson) throw new Refusal(404, curriculumSentences.lessonNotFound);
      return showLessonPicture(opened, lesson);
    },
  );
  app.put(
    '/api/lessons/:lessonId/guess',
    {
      onRequest: requireStudent,
      schema: {
        params: z.strictObject({ lessonId: z.string() }),
        body: guessBody,
        response: { 200: okAnswer },
      },
    },
    async ({ student, params, body }) => {
      const lesson = opened.index.lesson.get(readRowId(params.lessonId) ?? 0);
      const outcome = lesson && (await keepGuess(services, { student, lesson, guess: body.guess }));
      if (outcome === 'no-guess') throw new Refusal(422, curriculumSentences.noGuess);
      if (outcome !== 'kept') throw new Refusal(404, curriculumSentences.noLaunch);
      return { ok: true as const };
    },
  );
  registerDiagrams(app, services.curriculum);
  registerGlossary(app, services.curriculum);
}

/** Pictures load without a token (L-288): their address is a hash, and they hold nothing about a person. */
function registerDiagrams(app: App, { diagrams }: Curriculum): void {
  app.get(
    '/assets/diagrams/:file',
    { config: { public: true }, schema: { params: z.strictObject({ file: z.string() }) } },
    async (request, reply) => {
      const hash = /^([0-9a-f]{16})\.svg$/.exec(request.params.file)?.[1];
      const svg = hash && (await diagrams.findOptional(hash));
      if (svg === undefined) throw new Refusal(404, curriculumSentences.diagramNotFound);
      return reply
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; font-src data:")
        .header('cache-control', forEver)
        .type('image/svg+xml')
        .send(withLetters(svg));
    },
  );
}

/** Goes on while calls are answered, and ends with the server. */
function storeDealtInBackground(app: App, { db, log, schools }: AppContext): void {
  const ending = new AbortController();
  let running: Promise<void> | undefined;
  app.addHook('onListen', (done) => {
    running = schools.each(async () => {
      const stored = await storeDealtProblems(db, ending.signal);
      if (stored > 0) log.info({ stored }, 'problems of an earlier program are stored whole');
    });
    done();
  });
  app.addHook('onClose', async () => {
    ending.abort();
    await running;
  });
}
