import { missionList } from '@playforward/contract';
import { z } from 'zod';
import type { App, AppContext, Feature } from '../../context.ts';
import type { Lesson } from '../../curriculum/curriculum-index.ts';
import { readRowId } from '../../curriculum/row-id.ts';
import { Refusal } from '../../http/errors.ts';
import { requireStudent } from '../../http/require-student.ts';
import { selectOptionalCareer } from './queries.ts';
import { missionSentences } from './sentences.ts';

/** The missions of a lesson. Registers after curriculum, from whose lessons they come. */
export const missions: Feature = { name: 'missions', register: registerRoutes };

const params = z.strictObject({ lessonId: z.string() });

/** The mission the lesson's author wrote; its id stays the same as long as the lesson's. */
function missionOf({ id, mission }: Lesson) {
  return mission && { id: `lesson-${id}`, title: mission.title, story: mission.decision };
}

function registerRoutes(app: App, { db }: AppContext): void {
  const find = (lessonId: string) => {
    const lesson = app.curriculum.index.lesson.get(readRowId(lessonId) ?? 0);
    const mission = lesson && missionOf(lesson);
    if (!lesson || !mission) throw new Refusal(404, missionSentences.noMissions);
    return { title: lesson.title, mission };
  };
  const schema = (summary: string) => ({
    ...{ summary, tags: ['missions'], params },
    response: { 200: missionList.extend({ title: z.string() }) },
  });

  for (const prefix of ['', '/api']) {
    app.get(
      `${prefix}/missions/lessons/:lessonId/static`,
      { onRequest: requireStudent, schema: schema('The missions of a lesson') },
      async ({ params: { lessonId } }) => {
        const { title, mission } = find(lessonId);
        return { title, missions: [mission] };
      },
    );
    app.get(
      `${prefix}/missions/lessons/:lessonId/personalized`,
      {
        onRequest: requireStudent,
        schema: schema('The missions of a lesson, with the reason they fit a student'),
      },
      async ({ student, params: { lessonId } }) => {
        const { title, mission } = find(lessonId);
        const career = await selectOptionalCareer(db, student.id);
        if (!career) throw new Refusal(404, missionSentences.noMissions);
        return { title, missions: [{ ...mission, reason: `It fits the career you chose: ${career}.` }] };
      },
    );
  }
}
