// `npm run report:usage [-- <days>]`: what teachers can learn from the usage events, also while the server runs.
import type { AppContext } from '../apps/server/src/context.ts';
import { readContentIds } from '../apps/server/src/curriculum/content-ids.ts';
import { buildCurriculumIndex } from '../apps/server/src/curriculum/curriculum-index.ts';
import { readContent } from '../apps/server/src/curriculum/read-content.ts';
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
    console.log(await report(context, { days, timeZone }).finally(close));
  } catch (error) {
    console.error(error instanceof StartupError ? error.message : error);
    process.exitCode = 1;
  }
}

async function report(
  { dangerouslyAcrossSchools: { db }, clock }: Pick<AppContext, 'dangerouslyAcrossSchools' | 'clock'>,
  asked: { days: number; timeZone: string },
): Promise<string> {
  const content = readContent();
  const index = buildCurriculumIndex(content, await readContentIds(db, content));
  return showUsage(db, { ...asked, now: clock.now(), index });
}
