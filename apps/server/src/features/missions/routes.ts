import { type MissionsAnswer, missionProgressAnswer, missionsAnswer } from '@playforward/contract';
import { z } from 'zod';
import type { App, AppContext, Feature } from '../../context.ts';
import { readRowId } from '../../curriculum/row-id.ts';
import { requireStudent } from '../../http/access/require-student.ts';
import { Refusal } from '../../http/errors.ts';
import { fixedMissions, personalMissions } from './choose-missions.ts';
import {
  anyReader,
  type MissionServices,
  openMissionService,
  readReader,
  reasonFor,
  showMission,
} from './open-mission-service.ts';
import { selectBestOfLesson } from './queries.ts';
import { registerRuns } from './run-routes.ts';
import { missionSentences } from './sentences.ts';
import { citizenOfUnit } from './town/chains.ts';
import { closedFor } from './town/openings.ts';
import { masteredAmong } from './town/show-town.ts';
import { selectAllEstimates } from './town/town-queries.ts';
import { registerTown } from './town/town-routes.ts';
import { registerReasons } from './why-routes.ts';

/** The missions of a lesson. Registers after curriculum, from whose lessons they come; lends `app.missions`. */
export const missions: Feature = { name: 'missions', register: registerRoutes };

const params = z.strictObject({ lessonId: z.string() });

async function registerRoutes(app: App, context: AppContext): Promise<void> {
  const { index, skillIndex: skills, missions: ofLessons } = app.curriculum;
  const templateOf: MissionServices['templateOf'] = (lessonId) =>
    ofLessons.of(index.lesson.get(lessonId)?.slug ?? '');
  const citizenOfLesson: MissionServices['citizenOf'] = (lessonId) => {
    const unitId = index.lesson.get(lessonId)?.unitId;
    return unitId === undefined ? null : citizenOfUnit(unitId);
  };
  const closedTo = async (userId: number) => {
    const estimates = await selectAllEstimates(context.db, userId);
    return closedFor(masteredAmong(estimates, context.clock.now().getTime()));
  };
  const services = { context, templateOf, citizenOf: citizenOfLesson, closedTo };
  app.decorate('missions', openMissionService(services));
  registerTown(app, { context, index, skills, templateOf, ofLessons });
  registerRuns(app, context);
  registerReasons(app, context);

  const find = (text: string) => {
    const lessonId = readRowId(text) ?? 0;
    const lesson = app.curriculum.index.lesson.get(lessonId);
    const template = templateOf(lessonId);
    if (!lesson || !template) throw new Refusal(404, missionSentences.noMissions);
    return { title: lesson.title, lessonId, template, citizen: citizenOfLesson(lessonId) };
  };
  const schema = (summary: string) => ({
    summary,
    tags: ['missions'],
    params,
    response: { 200: missionsAnswer },
  });

  for (const prefix of ['', '/api']) {
    app.get(
      `${prefix}/missions/lessons/:lessonId/static`,
      { onRequest: requireStudent, schema: schema('The missions of a lesson') },
      ({ params: { lessonId } }): MissionsAnswer => {
        const found = find(lessonId);
        const wanted = { ...found, reader: anyReader };
        const chosen = fixedMissions(found.template.level);
        return { title: found.title, missions: chosen.map((choice) => showMission(wanted, choice)) };
      },
    );
    app.get(
      `${prefix}/missions/lessons/:lessonId/personalized`,
      {
        onRequest: requireStudent,
        schema: schema('The missions of a lesson for a student, with the reason they fit'),
      },
      ({ student, params: { lessonId } }) =>
        answerPersonal(context, { ...find(lessonId), userId: student.id }),
    );
    app.get(
      `${prefix}/missions/lessons/:lessonId/progress`,
      {
        onRequest: requireStudent,
        schema: {
          summary: 'What a student has reached in the missions of a lesson',
          tags: ['missions'],
          params,
          response: { 200: missionProgressAnswer },
        },
      },
      async ({ student, params: { lessonId } }) => {
        const found = find(lessonId);
        const bests = await selectBestOfLesson(context.db, { userId: student.id, lessonId: found.lessonId });
        return {
          missions: bests.map(({ missionId, bestStars, attempts }) => ({
            mission_id: missionId,
            stars: bestStars,
            attempts,
          })),
        };
      },
    );
  }
}

type FoundMission = { title: string } & Omit<Parameters<typeof showMission>[0], 'reader'>;

/** A student of whom nothing is known, and who has not begun, has no missions of their own (D-144). */
async function answerPersonal(
  context: AppContext,
  { title, userId, ...found }: FoundMission & { userId: number },
): Promise<MissionsAnswer> {
  const { lessonId, template } = found;
  const reader = await readReader(context, userId);
  const bests = await selectBestOfLesson(context.db, { userId, lessonId });
  if (!reader.career && reader.grade === null && bests.length === 0) {
    throw new Refusal(404, missionSentences.noMissions);
  }
  const chosen = personalMissions({ userId, level: template.level }, bests);
  const missions = chosen.map((choice) => ({
    ...showMission({ ...found, reader }, choice),
    reason: reasonFor(reader, choice),
  }));
  return { title, missions };
}
