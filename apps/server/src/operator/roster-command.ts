import type { RosterReport } from '@playforward/contract';
import { readContentIds } from '../curriculum/content-ids.ts';
import { buildCurriculumIndex } from '../curriculum/curriculum-index.ts';
import { readContent } from '../curriculum/read-content.ts';
import { openAccountService } from '../features/accounts/open-account-service.ts';
import { createAccountServices } from '../features/accounts/services.ts';
import { runRoster } from '../features/connect/roster/apply-roster.ts';
import { openRosterAt } from '../features/connect/roster/open-roster-files.ts';
import { Refusal } from '../http/errors.ts';
import { command, done, refused } from './command.ts';
import { textWord } from './command-words.ts';
import { noteCommand } from './on-account.ts';

/** Shows what a OneRoster zip or folder would do; with --apply it does it. */
export const rosterCommand = command(
  {
    usage: 'roster <zip or folder> [--apply] [--losses-are-right]',
    about: 'show what a OneRoster roster would do, or do it as a whole',
    words: { path: textWord },
    options: ['--apply', '--losses-are-right'],
  },
  async (context, { path, options }) => {
    const content = readContent();
    const { courses } = buildCurriculumIndex(content, await readContentIds(context.db, content));
    const services = createAccountServices(context);
    try {
      const files = openRosterAt(path);
      await noteCommand(context, 'roster');
      const report = await runRoster(
        { db: context.db, clock: context.clock, accounts: openAccountService(services), courses },
        { files, apply: options.has('--apply'), lossesAreRight: options.has('--losses-are-right') },
      );
      return done(describe(report));
    } catch (error) {
      if (error instanceof Refusal) return refused(error.message);
      const why = error instanceof Error && 'code' in error ? unreadable[String(error.code)] : undefined;
      if (why) return refused(why(path));
      throw error;
    } finally {
      await services.tally.close().catch(() => {});
    }
  },
);

const unreadable: Readonly<Record<string, (path: string) => string>> = {
  ENOENT: (path) => `There is no file or folder ${path}.`,
  EACCES: (path) => `${path} may not be read by the user who runs this command (chown).`,
};

function describe({ applied, people, classes, enrollments, ...rest }: RosterReport): string {
  const { left_out: leftOut, left_out_count: count, big_losses: losses } = rest;
  return [
    applied ? 'The roster was applied.' : 'Nothing was written. Add --apply to do this:',
    `people: ${people.added} new, ${people.changed} changed, ${people.unchanged} as they are`,
    `classes: ${classes.added} new, ${classes.changed} changed, ${classes.unchanged} as they are`,
    `places in classes: ${enrollments.added} new, ${enrollments.removed} removed, ${enrollments.unchanged} as they are`,
    ...losses.map(
      ({ name, students, removed }) =>
        `${name} would lose ${removed} of ${students} students: --apply asks for --losses-are-right`,
    ),
    ...leftOut.map(({ file, line, why }) => `${file}, line ${line}: ${why}`),
    ...(count > leftOut.length ? [`and ${count - leftOut.length} more lines`] : []),
  ].join('\n');
}
