import type { App, AppContext } from '../../context.ts';

/** What the operations of this feature work with. */
export type SchoolServices = Pick<
  AppContext,
  'db' | 'pool' | 'clock' | 'settings' | 'log' | 'outbox' | 'watch' | 'sessions'
> &
  Pick<App, 'accounts' | 'curriculum'>;

export function createSchoolServices(app: App, context: AppContext): SchoolServices {
  const { db, pool, clock, settings, log, outbox, watch, sessions } = context;
  const { accounts, curriculum } = app;
  return { db, pool, clock, settings, log, outbox, watch, sessions, accounts, curriculum };
}
