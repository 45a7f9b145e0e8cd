// `node tools/check-commits.ts`: every commit after the form was agreed on says its area and what changes for whom:
// "practice: a wrong answer names the step", at most 72 characters, then an empty line and the why. A clone that does not
// have the commits, or no git at all, has nothing to be checked.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { findCommitFaults } from './commits/find-commit-faults.ts';

const root = path.dirname(import.meta.dirname);
/** The last commit before the form. */
const lastFree = '3b5ded9c65e8174143a0eddfdf30bdc53312fe68';

const log = git('log', '--no-merges', '--format=%h%x1f%s%x1f%b%x1e', `${lastFree}..HEAD`);
if (log === undefined) console.log('This clone does not have the commits that would be checked.');
const commits = (log ?? '')
  .split('\x1e')
  .map((commit) => commit.trim().split('\x1f'))
  .filter(([hash]) => hash);
const faults = commits.flatMap(([hash = '', subject = '', body = '']) =>
  findCommitFaults({ subject, body }).map((fault) => `${hash} "${subject}": ${fault}`),
);
for (const fault of faults) console.error(fault);
console.log(`${commits.length} commits.`);
process.exitCode = faults.length === 0 ? 0 : 1;

function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    // No git, or a shallow clone that ends before the form began.
    return undefined;
  }
}
