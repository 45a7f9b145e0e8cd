// `npm run admin -- <command> [e-mail]`: what an operator does to accounts and backups, also while the server runs.
import type { CommandResult } from '../apps/server/src/operator/command-result.ts';
import { fileCommands } from '../apps/server/src/operator/file-commands.ts';
import { openForOperator } from '../apps/server/src/operator/open-for-operator.ts';
import { runAdmin } from '../apps/server/src/operator/run-admin.ts';
import { readSettings } from '../apps/server/src/settings.ts';
import { StartupError } from '../apps/server/src/startup-error.ts';

try {
  const result = await run(process.argv.slice(2));
  if (result.kind === 'done') console.log(result.text);
  else console.error(result.text);
  process.exitCode = result.kind === 'done' ? 0 : 1;
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
}

async function run(args: string[]): Promise<CommandResult> {
  const settings = readSettings();
  const [name = '', ...words] = args;
  const command = Object.hasOwn(fileCommands, name) ? fileCommands[name] : undefined;
  if (command) return command.run(settings, words);
  const { context, close } = await openForOperator(settings);
  return runAdmin(context, args).finally(close);
}
