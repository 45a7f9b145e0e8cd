import type { AppContext } from '../context.ts';
import { inactiveBefore } from '../features/accounts/purge-outlived.ts';
import { selectInactive, selectUsers } from '../features/accounts/queries.ts';
import { selectReports } from '../features/city/neighbours/social-queries.ts';
import { selectAnswerReviews } from '../features/practice/queries.ts';
import { selectErasures } from '../privacy/queries.ts';
import { command, done, type OperatorCommand } from './command.ts';

const mostReports = 1_000;
const mostReviews = 10_000;
const dayOf = (at: Date) => at.toISOString().slice(0, 10);

function list(
  usage: string,
  about: string,
  read: (context: AppContext) => Promise<string[]>,
): OperatorCommand {
  return command({ usage, about, words: {} }, async (context) => done((await read(context)).join('\n')));
}

/** What an operator looks at. Looking is kept nowhere. */
export const listingCommands = {
  list: list('list', 'all accounts', async ({ db }) => {
    const accounts = await selectUsers(db);
    const lines = accounts.map((user) =>
      [
        user.email,
        user.name,
        user.isActive ? 'active' : 'locked',
        user.isGuest ? 'guest' : user.role,
        `made ${dayOf(user.createdAt)}`,
        `last used ${dayOf(user.lastUsedAt)}`,
      ].join('\t'),
    );
    return [...lines, `${accounts.length} ${accounts.length === 1 ? 'account' : 'accounts'}`];
  }),
  inactive: list(
    'inactive',
    'accounts that KEEP_INACTIVE_MONTHS would remove',
    async ({ db, clock, settings }) => {
      const limit = inactiveBefore(clock.now(), settings.operation.keepInactiveMonths);
      if (!limit) return ['KEEP_INACTIVE_MONTHS is 0: no account is removed by itself.'];
      const accounts = await selectInactive(db, limit);
      const lines = accounts.map(({ email, lastUsedAt }) => `${email}\tlast used ${dayOf(lastUsedAt)}`);
      return [...lines, `${accounts.length} accounts not used since ${dayOf(limit)}`];
    },
  ),
  erasures: list('erasures', 'accounts whose owner asked for erasure, and when it comes', async ({ db }) => {
    const erasures = await selectErasures(db);
    const lines = erasures.map(({ email, eraseAt }) => `${email}\terased on ${eraseAt && dayOf(eraseAt)}`);
    return [...lines, `${erasures.length} ${erasures.length === 1 ? 'erasure' : 'erasures'} asked for`];
  }),
  // In the form of packages/math/corpus, where a person adds the verdict each should have.
  reviews: list(
    'reviews',
    'typed answers students stood by, one JSON line each, without names',
    async ({ db }) => (await selectAnswerReviews(db, mostReviews)).map((review) => JSON.stringify(review)),
  ),
  reports: list(
    'reports',
    'plots of the city that were reported, newest first, with who lives there',
    async ({ db }) => {
      const reports = await selectReports(db, mostReports);
      const lines = reports.map(({ at, reason, alias, email, hidden }) =>
        [at.toISOString(), reason, alias, email, hidden ? 'hidden' : 'shown'].join('\t'),
      );
      return [...lines, `${reports.length} ${reports.length === 1 ? 'report' : 'reports'}`];
    },
  ),
};
