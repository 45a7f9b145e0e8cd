import type { AnswerService } from '../answer-service.ts';
import type { App, AppContext } from '../context.ts';
import type { Curriculum } from '../curriculum/open-curriculum.ts';

/** What checks and assignments work with. */
export type CheckServices = Pick<AppContext, 'db' | 'pool' | 'clock' | 'random' | 'log'> & {
  curriculum: Curriculum;
  answers: AnswerService;
};

export function createCheckServices(app: App, context: AppContext): CheckServices {
  const { db, pool, clock, random, log } = context;
  return { db, pool, clock, random, log, curriculum: app.curriculum, answers: app.answers };
}
