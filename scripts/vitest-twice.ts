// `node scripts/vitest-twice.ts …`: the integration tests, and with SECOND_TRY once more the files in which one failed,
// each on a database of its own again, since a test may need what an earlier one of its file left. What passes only then
// is named here and counted at the end of `npm test` (decision 0371).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { describeSecondTry, type FileReport, filesToTryAgain, readReport } from './second-try.ts';

type Run = { code: number; printed: string; files: FileReport[] };

const folder = mkdtempSync(path.join(tmpdir(), 'playforward-tries-'));
process.exitCode = await tryTwice();
rmSync(folder, { recursive: true, force: true });

async function tryTwice(): Promise<number> {
  const first = await run('first', process.argv.slice(2));
  const again = process.env.SECOND_TRY ? filesToTryAgain(first) : [];
  if (again.length === 0) return first.code;
  const names = again.map(({ name }) => name);
  console.log(`\n── a second try: ${names.map((name) => path.relative('.', name)).join(', ')}`);
  const second = await run('second', names);
  if (second.code === 0) console.log(describeSecondTry(again, second.files));
  return second.code;
}

async function run(name: string, args: readonly string[]): Promise<Run> {
  const report = path.join(folder, `${name}.json`);
  const reporters = ['--reporter', 'default', '--reporter', 'json', `--outputFile.json=${report}`];
  const child = spawn('vitest', ['run', '--project', 'server', ...reporters, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    // Moved in, so that the closing lines of a second try do not count beside those of the first.
    process.stdout.write(name === 'first' ? text : text.replaceAll(/^(?=.)/gm, '  | '));
  });
  const [code] = await ended;
  const files = existsSync(report) ? readReport(readFileSync(report, 'utf8')) : [];
  return { code: code ?? 1, printed, files };
}
