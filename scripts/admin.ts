// `npm run admin -- <command> [e-mail]`: what an operator does to accounts, also while the server runs.
import { openForOperator } from '../apps/server/src/operator/open-for-operator.ts';
import { runOperatorCommand } from '../apps/server/src/operator/run-operator-command.ts';
import { readSettings } from '../apps/server/src/settings.ts';
import { StartupError } from '../apps/server/src/startup-error.ts';

try {
  const { context, close } = await openForOperator(readSettings());
  const result = await runOperatorCommand(context, process.argv.slice(2)).finally(close);
  if (result.kind === 'done') console.log(result.text);
  else console.error(result.text);
  process.exitCode = result.kind === 'done' ? 0 : 1;
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
}
