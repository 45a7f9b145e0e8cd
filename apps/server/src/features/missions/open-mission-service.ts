import { singularTitle } from '@playforward/careers';
import {
  inputReasonText,
  type Mission,
  missionFor,
  readMissionId,
  runMission,
  simVersion,
  type Theme,
} from '@playforward/city-sim';
import type { CityMission } from '@playforward/contract';
import type { AppContext } from '../../context.ts';
import type { LessonTemplate } from '../../curriculum/open-lesson-missions.ts';
import type { MissionPlan, MissionRunReply, MissionService, RecordedAttempt } from '../../mission-service.ts';
import { selectOptionalGrade } from '../../privacy/queries.ts';
import { isMastered, type MissionChoice } from './choose-missions.ts';
import { insertMissionAttempt, selectBestOfLesson, selectOptionalCareer } from './queries.ts';
import { reasons } from './sentences.ts';
import { isOpenToAll, type Opening } from './town/openings.ts';

/** What is known about a student that changes a mission's words. */
export type MissionReader = { career: string | null; grade: number | null };

export type MissionServices = {
  context: AppContext;
  /** The template of a lesson that is taught, or null. */
  templateOf(lessonId: number): LessonTemplate | null;
  /** Who comes back in the missions of a lesson's unit. */
  citizenOf(lessonId: number): string | null;
  /** The buildings that are not open to a student yet. */
  closedTo(userId: number): Promise<readonly Opening[]>;
};

/** A stranger's words: what everybody reads. */
export const anyReader: MissionReader = { career: null, grade: null };

export async function readReader({ db }: AppContext, userId: number): Promise<MissionReader> {
  const [career, grade] = await Promise.all([
    selectOptionalCareer(db, userId),
    selectOptionalGrade(db, userId),
  ]);
  return { career: career && singularTitle(career), grade: grade ?? null };
}

type MissionRequest = {
  lessonId: number;
  template: LessonTemplate;
  reader: MissionReader;
  /** Who comes back in the first site of each lesson of a unit; null where anybody may be told of. */
  citizen: string | null;
};

/** The first site of a student, or of everybody, ends in this. */
const isFirstSite = (seed: number) => seed % 1000 === 1 && seed < 900_999;

/** One mission of a lesson in a reader's words. */
export function showMission(
  { lessonId, template, reader, citizen }: MissionRequest,
  { level, seed }: Pick<MissionChoice, 'level' | 'seed'>,
): CityMission {
  const { family, setting, title } = template;
  const names = citizen !== null && isFirstSite(seed) ? [citizen] : [];
  const theme: Theme = { ...reader, names, setting, title: level === template.level ? title : null };
  const mission: Mission = missionFor({ family, level, seed, lessonId, theme });
  const { why, reason, goals, ...rest } = mission;
  return {
    ...rest,
    goals: goals.map((tier) => tier.map(withoutHoles)) as CityMission['goals'],
    ...(why && { why }),
    ...(reason && { reason }),
  };
}

/** Drops bounds that are not set: JSON has no place for them. */
function withoutHoles({ lo, hi, ...goal }: Mission['goals'][0][0]): CityMission['goals'][0][0] {
  return { ...goal, ...(lo !== undefined && { lo }), ...(hi !== undefined && { hi }) };
}

export function reasonFor({ career, grade }: MissionReader, { isNextLevel }: MissionChoice): string {
  if (isNextLevel) return reasons.nextLevel;
  if (career) return reasons.career(career);
  return grade === null ? reasons.again : reasons.grade(grade);
}

/** Reads missions again from their ids and keeps what students reach in them. */
export function openMissionService(services: MissionServices): MissionService {
  const { context } = services;
  const service: MissionService = {
    runMission: (plan) => runPlan(service, plan),
    closedTo: services.closedTo,
    isOpenToAll,
    async readMission(id, userId) {
      const key = readMissionId(id);
      const template = key && services.templateOf(key.lessonId);
      if (!key || template?.family !== key.family || key.level < template.level) return null;
      const reader = await readReader(context, userId);
      const { lessonId } = key;
      return showMission({ lessonId, template, reader, citizen: services.citizenOf(lessonId) }, key);
    },
    async recordMissionAttempt(attempt): Promise<RecordedAttempt> {
      const { userId, mission, inputs, prediction, outcome, simVersion, stars, attemptId } = attempt;
      const { id: missionId, lesson_id: lessonId, family, level, seed } = mission;
      return context.db.transaction(async (tx) => {
        const row = { userId, missionId, lessonId, family, level, seed, simVersion, attemptId };
        const createdAt = context.clock.now();
        const id = await insertMissionAttempt(tx, { ...row, inputs, prediction, outcome, stars, createdAt });
        const bests = await selectBestOfLesson(tx, { userId, lessonId });
        const own = bests.find((best) => best.missionId === missionId);
        return {
          id,
          attempts: own?.attempts ?? 1,
          bestStars: own?.bestStars ?? stars,
          mastered: isMastered(bests, level),
        };
      });
    },
  };
  return service;
}

/** The mission is read again by its id, so that a browser cannot bend it. */
async function runPlan(
  service: MissionService,
  { missionId, userId, inputs, prediction, attemptId }: MissionPlan,
): Promise<MissionRunReply> {
  const mission = await service.readMission(missionId, userId);
  if (!mission) return { ok: false, reason: 'unknown-mission' };
  const result = runMission(mission, inputs, prediction);
  if (!result.ok) {
    const { reason, symbol } = result;
    if (reason === 'unknown-mission') return { ok: false, reason };
    const field = mission.unknowns.find((unknown) => unknown.symbol === symbol);
    return { ok: false, reason, text: inputReasonText(reason, field), symbol };
  }
  const { run } = result;
  const { outcome, stars } = run;
  const attempt = { userId, mission, inputs, prediction, outcome, stars, simVersion, attemptId };
  return { ok: true, run, attempt: await service.recordMissionAttempt(attempt) };
}
