// `npm run -s settings:table` prints the table of settings; --write puts it into README.md between its markers and
// --check fails when the README does not hold the current one.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeSettings } from '../apps/server/src/settings.ts';

const readme = path.join(import.meta.dirname, '../README.md');
const between = /(<!-- settings:start -->\n)[\s\S]*?(<!-- settings:end -->)/;
const cell = (text: string) => text.replaceAll('|', '\\|');

const table = [
  '| Setting | Meaning | Allowed | Default |',
  '|---|---|---|---|',
  ...describeSettings().map(
    ({ name, about, allowed, default: shown, perSchool }) =>
      `| \`${name}\`${perSchool ? ' *' : ''} | ${[about, allowed, shown].map(cell).join(' | ')} |`,
  ),
  '',
  '\\* Where an installation has several schools, each may set it for itself: `npm run admin -- schools set`.',
  '',
].join('\n');

const [mode] = process.argv.slice(2);
if (mode === undefined) {
  console.log(table);
} else {
  const text = readFileSync(readme, 'utf8');
  if (!between.test(text)) fail('README.md has no lines <!-- settings:start --> and <!-- settings:end -->.');
  const wanted = text.replace(between, (_all, start: string, end: string) => `${start}${table}${end}`);
  if (mode === '--write') writeFileSync(readme, wanted);
  else if (wanted !== text)
    fail('The settings in README.md are out of date. Run: npm run settings:table -- --write');
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
