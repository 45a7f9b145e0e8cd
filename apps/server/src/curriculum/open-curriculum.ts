import { mathInside } from '@playforward/careers';
import type { Curriculum as Content, Outfit } from '@playforward/curriculum';
import { openCareers } from '../careers/open-careers.ts';
import type { AppContext } from '../context.ts';
import { readContentIds } from './content-ids.ts';
import { buildCurriculumIndex, type CurriculumIndex } from './curriculum-index.ts';
import { createDiagramStore, type DiagramStore } from './diagram-store.ts';
import { createLessonCache, type LessonCache } from './lesson-cache.ts';
import { type LessonMissions, openLessonMissions } from './open-lesson-missions.ts';
import { createProblemStore, type ProblemStore } from './problem-store.ts';
import { selectOptionalChosenCareer } from './queries.ts';
import { buildSkillIndex, type SkillIndex } from './skill-index.ts';

/** The lessons of this server and each student's problems in them; shared by the features that work on lessons. */
export type Curriculum = {
  index: CurriculumIndex;
  problems: ProblemStore;
  diagrams: DiagramStore;
  lessonCache: LessonCache;
  /** Where each skill is taught. */
  skillIndex: SkillIndex;
  /** Which mission of the city each lesson has. */
  missions: LessonMissions;
};

declare module 'fastify' {
  interface FastifyInstance {
    curriculum: Curriculum;
  }
}

type OpenContext = Pick<AppContext, 'db' | 'clock' | 'random' | 'bus' | 'log'>;

/** Holds the content in memory, with the numbers this server knows it by. */
export async function openCurriculum(context: OpenContext, content: Content): Promise<Curriculum> {
  const { db, clock, random, bus, log } = context;
  const index = buildCurriculumIndex(content, await readContentIds(db, content));
  log.info({ lessons: index.lesson.size }, 'curriculum ready');
  return {
    index,
    problems: createProblemStore({ db, clock, random, index, outfitsOf: (userId) => outfitsOf(db, userId) }),
    diagrams: createDiagramStore({ db, clock }),
    lessonCache: createLessonCache(bus),
    skillIndex: buildSkillIndex(index),
    missions: openLessonMissions(),
  };
}

/** The clothes of the field in which a student's chosen career works. */
async function outfitsOf(db: AppContext['db'], userId: number): Promise<readonly Outfit[]> {
  const title = await selectOptionalChosenCareer(db, userId);
  const careers = openCareers();
  const career = title && careers.findTitled(title);
  return career ? careers.outfits(mathInside(career).field) : [];
}
