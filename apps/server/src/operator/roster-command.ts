import type { RosterReport } from '@playforward/contract';
import type { AppContext } from '../context.ts';
import { readContentIds } from '../curriculum/content-ids.ts';
import { buildCurriculumIndex } from '../curriculum/curriculum-index.ts';
import { readContent } from '../curriculum/read-content.ts';
import { openAccountService } from '../features/accounts/open-account-service.ts';
import { createAccountServices } from '../features/accounts/services.ts';
import { runRoster } from '../features/connect/roster/apply-roster.ts';
import { openRosterAt } from '../features/connect/roster/open-roster-files.ts';
import { Refusal } from '../http/errors.ts';
import type { CommandResult } from './command-result.ts';

/** Shows what a OneRoster zip or folder would do; with --apply it does it. */
export async function rosterCommand(context: AppContext, args: string[]): Promise<CommandResult> {
  const [path = '', ...flags] = args;
  const content = readContent();
  const { courses } = buildCurriculumIndex(content, await readContentIds(context.db, content));
  const services = createAccountServices(context);
  try {
    const report = await runRoster(
      { db: context.db, clock: context.clock, accounts: openAccountService(services), courses },
      {
        files: openRosterAt(path),
        apply: flags.includes('--apply'),
        lossesAreRight: flags.includes('--losses-are-right'),
      },
    );
    return { kind: 'done', text: describe(report) };
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'refused', text: error.message };
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      return { kind: 'refused', text: `There is no file or folder ${path}.` };
    throw error;
  } finally {
    await services.tally.close().catch(() => {});
  }
}

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
