import type { AccountService } from '../../account-service.ts';
import type { AnswerService } from '../../answer-service.ts';
import type { App, AppContext } from '../../context.ts';
import type { Curriculum } from '../../curriculum/open-curriculum.ts';
import type { FamilyService } from '../../family-service.ts';

/** What the operations of this feature work with. */
export type ClassroomServices = Pick<
  AppContext,
  'db' | 'pool' | 'bus' | 'clock' | 'random' | 'limits' | 'settings' | 'log' | 'sessions'
> & { accounts: AccountService; curriculum: Curriculum; answers: AnswerService; families: FamilyService };

export function createClassroomServices(app: App, context: AppContext): ClassroomServices {
  const { db, pool, bus, clock, random, limits, settings, log, sessions } = context;
  const { accounts, curriculum, answers, families } = app;
  return {
    db,
    pool,
    bus,
    clock,
    random,
    limits,
    settings,
    log,
    sessions,
    accounts,
    curriculum,
    answers,
    families,
  };
}
