// `npm run report:usage [-- <days>]`: what teachers can learn from the usage events, also while the server runs.
import { showUsage } from '../apps/server/src/features/analytics/show-usage.ts';
import { openForOperator } from '../apps/server/src/operator/open-for-operator.ts';
import { readSettings } from '../apps/server/src/settings.ts';
import { StartupError } from '../apps/server/src/startup-error.ts';

const [asked = '30', ...more] = process.argv.slice(2);
const days = /^\d{1,2}$/.test(asked) ? Number(asked) : 0;

if (days < 1 || days > 90 || more.length > 0) {
  console.error('Usage: npm run report:usage [-- <days>], where days is a whole number from 1 to 90.');
  process.exitCode = 1;
} else {
  try {
    const { context, close } = await openForOperator(readSettings());
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    console.log(await showUsage(context.db, { now: context.clock.now(), days, timeZone }).finally(close));
  } catch (error) {
    console.error(error instanceof StartupError ? error.message : error);
    process.exitCode = 1;
  }
}
