import type { Curriculum as Content } from '@playforward/curriculum';
import type { AppContext } from '../context.ts';
import { buildCurriculumIndex, type CurriculumIndex } from './curriculum-index.ts';
import { createDiagramStore, type DiagramStore } from './diagram-store.ts';
import { createLessonCache, type LessonCache } from './lesson-cache.ts';
import { createProblemStore, type ProblemStore } from './problem-store.ts';
import { selectActiveCurriculum } from './queries.ts';
import { buildSkillShelf, type SkillShelf } from './skill-shelf.ts';
import { storeContent } from './store-content.ts';

/** The lessons of this server and each student's problems in them; shared by the features that work on lessons. */
export type Curriculum = {
  index: CurriculumIndex;
  problems: ProblemStore;
  diagrams: DiagramStore;
  lessonCache: LessonCache;
  /** Where each skill is taught. */
  shelf: SkillShelf;
};

declare module 'fastify' {
  interface FastifyInstance {
    curriculum: Curriculum;
  }
}

type OpenContext = Pick<AppContext, 'db' | 'clock' | 'random' | 'bus' | 'log'>;

/** Stores the content when it has changed and reads it back with its ids. */
export async function openCurriculum(context: OpenContext, content: Content): Promise<Curriculum> {
  const { db, clock, random, bus, log } = context;
  const outcome = await storeContent(db, { content, now: clock.now() });
  const index = buildCurriculumIndex(await selectActiveCurriculum(db));
  log.info({ content: outcome, lessons: index.lesson.size }, 'curriculum ready');
  return {
    index,
    problems: createProblemStore({ db, clock, random, index }),
    diagrams: createDiagramStore({ db, clock }),
    lessonCache: createLessonCache(bus),
    shelf: buildSkillShelf(index),
  };
}
