import type { App, AppContext } from '../../context.ts';
import { type FamilyContent, readFamilyContent } from './week/read-family-content.ts';

/** What the operations of this feature work with. */
export type FamilyServices = Pick<
  AppContext,
  | 'db'
  | 'pool'
  | 'bus'
  | 'clock'
  | 'random'
  | 'limits'
  | 'settings'
  | 'log'
  | 'outbox'
  | 'pepper'
  | 'sessions'
> &
  Pick<App, 'accounts' | 'curriculum'> & {
    content: FamilyContent;
    /** Asked when needed: classes register after families. */
    classes: () => App['classes'];
  };

export function createFamilyServices(app: App, context: AppContext): FamilyServices {
  const { db, pool, bus, clock, random, limits, settings, log, outbox, pepper, sessions } = context;
  const { accounts, curriculum } = app;
  return {
    db,
    pool,
    bus,
    clock,
    random,
    limits,
    settings,
    log,
    outbox,
    pepper,
    sessions,
    accounts,
    curriculum,
    content: readFamilyContent(),
    classes: () => app.classes,
  };
}
