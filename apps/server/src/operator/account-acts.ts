import type { AppContext } from '../context.ts';
import { deleteUser, type UserRow, updateIsActive, updateRole } from '../features/accounts/queries.ts';
import { createSignInThrottle } from '../features/accounts/sign-in-throttle.ts';
import { updatePlotHidden } from '../features/city/plots/plot-queries.ts';
import { plotTopic } from '../features/city/plots/plot-topic.ts';
import { exportPersonData } from '../privacy/person-data.ts';
import { freeAddress, resetPasswordByOperator } from './account-commands.ts';
import { ofAccount } from './on-account.ts';

/** What is done to one account that is there. */
export const accountActs = {
  'reset-password': ofAccount(
    'reset-password',
    'print a card with a one-time password; the old one works no more',
    resetPasswordByOperator,
  ),
  'free-address': ofAccount(
    'free-address',
    'take an address from an account that holds it wrongly; that account is locked',
    freeAddress,
  ),
  'make-staff': ofAccount(
    'make-staff',
    'let a person read the description of the API',
    async (context, user) => {
      await updateRole(context.db, user.id, 'staff');
      await context.sessions.forget(user.id);
      return `${user.email} is staff and may read the description of the API.`;
    },
  ),
  'make-student': ofAccount(
    'make-student',
    'take a role back from a teacher, an admin or staff',
    async (context, user) => {
      await updateRole(context.db, user.id, 'student');
      await context.sessions.forget(user.id);
      return `${user.email} is a student.`;
    },
  ),
  deactivate: ofAccount('deactivate', 'lock an account and end its sessions', async (context, user) => {
    await updateIsActive(context.db, user.id, false);
    await context.sessions.endAll(user.id);
    return `Locked ${user.email} and ended its sessions.`;
  }),
  activate: ofAccount(
    'activate',
    'unlock an account, also after too many failed sign-ins',
    async (context, user) => {
      await updateIsActive(context.db, user.id, true);
      await createSignInThrottle(context).unlock(user.email);
      return `Unlocked ${user.email}.`;
    },
  ),
  'end-sessions': ofAccount('end-sessions', 'sign the person out everywhere', async (context, user) => {
    await context.sessions.endAll(user.id);
    return `Ended all sessions of ${user.email}.`;
  }),
  'hide-plot': ofAccount(
    'hide-plot',
    'show others an empty lawn where the person builds, and keep back what the person says',
    (context, user) => setHidden(context, user, true),
  ),
  'show-plot': ofAccount('show-plot', 'show it again', (context, user) => setHidden(context, user, false)),
  export: ofAccount('export', 'all stored data of the person as JSON', async (context, user) =>
    JSON.stringify(await exportPersonData(context.pool, user.id), null, 2),
  ),
  delete: ofAccount('delete', 'delete the account and all its data', async (context, user) => {
    await deleteUser(context.db, user.id);
    await createSignInThrottle(context).unlock(user.email);
    await context.sessions.forget(user.id);
    return `Deleted ${user.email} and all its data. Copies in backups go when the backups do.`;
  }),
};

/** The other processes hear of it; an open city shows it at once. */
async function setHidden(
  { db, bus }: AppContext,
  { id: userId, email }: UserRow,
  hidden: boolean,
): Promise<string> {
  const plots = await updatePlotHidden(db, { userId, hidden });
  for (const { cityId } of plots) await bus.publish(plotTopic, cityId);
  if (plots.length === 0) return `${email} has no plot in a city of a class.`;
  return hidden ? `The plot of ${email} is hidden.` : `The plot of ${email} is shown.`;
}
