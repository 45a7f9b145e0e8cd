import type { AccountService } from '../../account-service.ts';
import type { App, AppContext } from '../../context.ts';
import type { Curriculum } from '../../curriculum/open-curriculum.ts';

/** What the operations of this feature work with. */
export type ClassroomServices = Pick<
  AppContext,
  'db' | 'pool' | 'clock' | 'random' | 'limits' | 'settings' | 'log' | 'sessions'
> & { accounts: AccountService; curriculum: Curriculum };

export function createClassroomServices(app: App, context: AppContext): ClassroomServices {
  const { db, pool, clock, random, limits, settings, log, sessions } = context;
  const { accounts, curriculum } = app;
  return { db, pool, clock, random, limits, settings, log, sessions, accounts, curriculum };
}
