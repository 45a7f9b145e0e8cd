import type { AppContext } from '../context.ts';
import { inactiveBefore } from '../features/accounts/purge-outlived.ts';
import {
  deleteUser,
  insertSecurityEvent,
  selectInactive,
  selectOptionalUserByEmail,
  selectUsers,
  type UserRow,
  updateIsActive,
  updateRole,
} from '../features/accounts/queries.ts';
import { createSignInThrottle } from '../features/accounts/sign-in-throttle.ts';
import { selectReports } from '../features/city/neighbours/social-queries.ts';
import { updatePlotHidden } from '../features/city/plots/plot-queries.ts';
import { plotTopic } from '../features/city/plots/plot-topic.ts';
import { selectAnswerReviews } from '../features/practice/queries.ts';
import { exportPersonData } from '../privacy/person-data.ts';
import { createAccount, freeAddress, importAccounts, resetPasswordByOperator } from './account-commands.ts';
import type { CommandResult } from './command-result.ts';
import { invitePerson } from './invite-person.ts';
import { listErasures, privacyActs } from './privacy-commands.ts';
import { rosterCommand } from './roster-command.ts';
import { runSafetyCommand } from './safety-commands.ts';

const operatorUsage = `Usage: npm run admin -- <command> [e-mail]
  schools               the schools of this installation; schools help says more. With several, every command takes --school <slug> first
  list                  all accounts
  create <e-mail> <name>   make an account and print a card with a one-time password
  invite <role> <e-mail> <name>  print a link, good once for 72 hours, that makes a teacher or an admin
  import <file.csv>     make an account for each line "e-mail,name" and print the cards
  roster <zip or folder> [--apply]  show what a OneRoster roster would do, or do it as a whole
  reset-password <e-mail>  print a card with a one-time password; the old one works no more
  free-address <e-mail> take an address from an account that holds it wrongly; that account is locked
  backup <file>         write everything to one file, also while the server runs
  restore <file>        fill an empty DATA_DIR or DATABASE_URL from such a file
  inactive              accounts that KEEP_INACTIVE_MONTHS would remove
  make-staff <e-mail>   let a person read the description of the API; make-student takes it back
  reviews               typed answers students stood by, one JSON line each, without names
  deactivate <e-mail>   lock an account and end its sessions
  activate <e-mail>     unlock an account, also after too many failed sign-ins
  end-sessions <e-mail> sign the person out everywhere
  safety                notes of concern that nobody has closed, newest first
  safety read <number>  one note with what is kept of it; it counts as seen
  safety close <number> <who>   mark it as done, and by whom
  reports               plots of the city that were reported, newest first, with who lives there
  hide-plot <e-mail>    show others an empty lawn where the person builds, and keep back what the person says
  show-plot <e-mail>    show it again
  export <e-mail>       all stored data of the person as JSON
  age <e-mail> <age>    say for the school how old a person is: under-13, 13-15 or 16-plus
  consent <e-mail> <who>   note who agreed to chat and the class's city for a person below CONSENT_AGE
  withdraw-consent <e-mail>   take that back
  erasures              accounts whose owner asked for erasure, and when it comes
  keep <e-mail>         do not erase the account after all
  delete <e-mail>       delete the account and all its data`;

const usage: CommandResult = { kind: 'refused', text: operatorUsage };

type Act = (context: AppContext, user: UserRow) => Promise<string>;

const acts: Record<string, Act> = {
  async deactivate(context, user) {
    await updateIsActive(context.db, user.id, false);
    await context.sessions.endAll(user.id);
    return `Locked ${user.email} and ended its sessions.`;
  },
  async activate(context, user) {
    await updateIsActive(context.db, user.id, true);
    await createSignInThrottle(context).unlock(user.email);
    return `Unlocked ${user.email}.`;
  },
  async 'end-sessions'(context, user) {
    await context.sessions.endAll(user.id);
    return `Ended all sessions of ${user.email}.`;
  },
  'reset-password': resetPasswordByOperator,
  'free-address': freeAddress,
  async 'make-staff'(context, user) {
    await updateRole(context.db, user.id, 'staff');
    await context.sessions.forget(user.id);
    return `${user.email} is staff and may read the description of the API.`;
  },
  async 'make-student'(context, user) {
    await updateRole(context.db, user.id, 'student');
    await context.sessions.forget(user.id);
    return `${user.email} is a student.`;
  },
  'hide-plot': (context, user) => setHidden(context, user, true),
  'show-plot': (context, user) => setHidden(context, user, false),
  async export(context, user) {
    return JSON.stringify(await exportPersonData(context.pool, user.id), null, 2);
  },
  async delete(context, user) {
    await deleteUser(context.db, user.id);
    await createSignInThrottle(context).unlock(user.email);
    await context.sessions.forget(user.id);
    return `Deleted ${user.email} and all its data. Copies in backups go when the backups do.`;
  },
};

/** Commands that make accounts, so that there is none yet to be named. */
const makers: Record<string, (context: AppContext, args: string[]) => Promise<CommandResult>> = {
  create: createAccount,
  invite: invitePerson,
  import: (context, [file = '']) => importAccounts(context, file),
  roster: rosterCommand,
};

/** Runs one operator command; each but list is kept as a security event, without the address. */
export async function runOperatorCommand(context: AppContext, args: string[]): Promise<CommandResult> {
  const [command = '', email, ...more] = args;
  if (command === 'list' && email === undefined) return { kind: 'done', text: await listAccounts(context) };
  if (command === 'inactive' && email === undefined)
    return { kind: 'done', text: await listInactive(context) };
  if (command === 'erasures' && email === undefined)
    return { kind: 'done', text: await listErasures(context) };
  if (command === 'reviews' && email === undefined) return { kind: 'done', text: await listReviews(context) };
  if (command === 'reports' && email === undefined) return { kind: 'done', text: await listReports(context) };
  if (command === 'safety') return (await runSafetyCommand(context, args.slice(1))) ?? usage;
  const maker = Object.hasOwn(makers, command) ? makers[command] : undefined;
  if (maker && email !== undefined) {
    await insertSecurityEvent(context.db, { kind: `operator-${command}`, now: context.clock.now() });
    return maker(context, args.slice(1));
  }
  const act = findAct(command, more);
  if (!act || email === undefined) return usage;
  const user = await selectOptionalUserByEmail(context.db, email.trim().toLowerCase());
  if (!user) return { kind: 'refused', text: `There is no account with the address ${email}.` };
  const result = await act(context, user);
  if (result.kind === 'refused') return result;
  const userId = command === 'delete' ? undefined : user.id;
  await insertSecurityEvent(context.db, { kind: `operator-${command}`, userId, now: context.clock.now() });
  return result;
}

type FoundAct = (context: AppContext, user: UserRow) => Promise<CommandResult>;

/** What a command does to one account; undefined when there is none, or when it is given words it does not take. */
function findAct(command: string, words: string[]): FoundAct | undefined {
  const privacyAct = Object.hasOwn(privacyActs, command) ? privacyActs[command] : undefined;
  if (privacyAct) return (context, user) => privacyAct(context, user, words);
  const act = Object.hasOwn(acts, command) && words.length === 0 ? acts[command] : undefined;
  return act && (async (context, user) => ({ kind: 'done', text: await act(context, user) }));
}

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

const mostReports = 1_000;

async function listReports({ db }: AppContext): Promise<string> {
  const reports = await selectReports(db, mostReports);
  const lines = reports.map(({ at, reason, alias, email, hidden }) =>
    [at.toISOString(), reason, alias, email, hidden ? 'hidden' : 'shown'].join('\t'),
  );
  return [...lines, `${reports.length} ${reports.length === 1 ? 'report' : 'reports'}`].join('\n');
}

const mostReviews = 10_000;

/** In the form of packages/math/corpus, where a person adds the verdict each should have. */
async function listReviews({ db }: AppContext): Promise<string> {
  return (await selectAnswerReviews(db, mostReviews)).map((review) => JSON.stringify(review)).join('\n');
}

async function listInactive({ db, clock, settings }: AppContext): Promise<string> {
  const limit = inactiveBefore(clock.now(), settings.operation.keepInactiveMonths);
  if (!limit) return 'KEEP_INACTIVE_MONTHS is 0: no account is removed by itself.';
  const accounts = await selectInactive(db, limit);
  const lines = accounts.map(
    ({ email, lastUsedAt }) => `${email}\tlast used ${lastUsedAt.toISOString().slice(0, 10)}`,
  );
  return [...lines, `${accounts.length} accounts not used since ${limit.toISOString().slice(0, 10)}`].join(
    '\n',
  );
}

async function listAccounts({ db }: AppContext): Promise<string> {
  const accounts = await selectUsers(db);
  const lines = accounts.map((user) =>
    [
      user.email,
      user.name,
      user.isActive ? 'active' : 'locked',
      user.isGuest ? 'guest' : user.role,
      `made ${user.createdAt.toISOString().slice(0, 10)}`,
      `last used ${user.lastUsedAt.toISOString().slice(0, 10)}`,
    ].join('\t'),
  );
  return [...lines, `${accounts.length} ${accounts.length === 1 ? 'account' : 'accounts'}`].join('\n');
}
