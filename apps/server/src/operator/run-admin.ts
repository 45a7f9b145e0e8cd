import type { AppContext } from '../context.ts';
import { refused } from './command.ts';
import type { CommandResult } from './command-result.ts';
import { runOperatorCommand } from './run-operator-command.ts';
import { runSchoolCommand } from './school-commands.ts';

/** Runs a command for the school that `--school` names; where there is one school it needs no name. */
export async function runAdmin(context: AppContext, args: string[]): Promise<CommandResult> {
  if (args[0] === 'schools') return runSchoolCommand(context, args.slice(1));
  const { schools } = context;
  const named = args[0] === '--school' ? (args[1] ?? '') : undefined;
  const school = named === undefined ? schools.current() : schools.ofSlug(named);
  if (named === '')
    return refused('--school needs the short name of a school: npm run admin -- schools lists them.');
  if (named !== undefined && !school)
    return refused(`There is no school ${named}: npm run admin -- schools lists them.`);
  if (!school && args.length === 0) return runOperatorCommand(context, args);
  if (!school)
    return refused(
      `Say for which school: npm run admin -- --school <slug> ${args.join(' ')}. There are ${schools
        .all()
        .map(({ slug }) => slug)
        .join(', ')}.`,
    );
  return schools.run(school, () => runOperatorCommand(context, named === undefined ? args : args.slice(2)));
}
