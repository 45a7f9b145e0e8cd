// `npm run bench:solve [file …]`: how many typed problems are solved right, wrong or refused, and the slowest. Without
// a file it reads the repository's sets; a file holds one `{"problem", "answer"}` as JSON or `problem → answer` a line.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { solve } from '@playforward/math';
import { isKept } from './kept-sets.ts';
import { readProblems, type TypedProblem } from './solve/read-problems.ts';
import { sameAnswer } from './solve/same-answer.ts';

const corpus = join(import.meta.dirname, '../../packages/math/corpus');
const sets = [
  ...['typed-problems.jsonl', 'breadth-problems.jsonl', 'asked-questions.jsonl', 'told-stories.jsonl'],
  ...['given-and-asked.jsonl', 'situations.jsonl', 'courses/calculus-and-data.jsonl'],
  'typical-questions.jsonl',
  ...['textbook-exercises.jsonl', 'class-problems.jsonl'],
  ...['strangers-problems-work.jsonl', 'strangers-problems-kept.jsonl'],
  ...['everyday-problems-work.jsonl', 'everyday-problems-kept.jsonl'],
  ...['lesson-problems-work.jsonl', 'lesson-problems-kept.jsonl'],
  ...['story-problems-work.jsonl', 'story-problems-kept.jsonl'],
  ...['phone-problems-work.jsonl', 'phone-problems-kept.jsonl', 'grades-problems.jsonl'],
  ...[
    'desk-problems-work.jsonl',
    'week/problems-work.jsonl',
    'week/problems-kept.jsonl',
    'week/wrapped-work.jsonl',
    'week/wrapped-kept.jsonl',
    'week/fresh-typed.jsonl',
    'week/sheets-work.jsonl',
    'week/sheets-kept.jsonl',
    'week/sheets-third.jsonl',
    'week/sheets-fourth.jsonl',
    'week/sheets-fifth.jsonl',
    'week/sheets-sixth.jsonl',
    'week/sheets-seventh.jsonl',
    'week/sheets-eighth.jsonl',
    'week/sheets-ninth.jsonl',
    'week/sheets-tenth.jsonl',
    'week/sheets-eleventh.jsonl',
    'week/sheets-twelfth.jsonl',
    'week/sheets-thirteenth.jsonl',
    'week/sheets-fourteenth.jsonl',
    'week/typed-200.jsonl',
    'week/typed-200-second.jsonl',
    'week/typed-200-third.jsonl',
    'week/typed-200-fourth.jsonl',
    'week/typed-200-fifth.jsonl',
    'week/twisted.jsonl',
  ],
  ...['mathsteps-solve.jsonl', 'mathsteps-simplify.jsonl'],
];

type Verdict = 'right' | 'wrong' | 'refused';

/** A problem whose answer is `refused` or `asks` is right when nothing is solved. */
function judge({ answer }: TypedProblem, given: ReturnType<typeof solve>): Verdict {
  if (given.kind === 'not-understood') {
    const meant = answer === 'refused' || (answer === 'asks' && given.reason === 'two-questions');
    return meant ? 'right' : 'refused';
  }
  return sameAnswer(given.answer, answer) ? 'right' : 'wrong';
}

/** The second run of a problem, so that the time is that of the way and not of loading it. */
function timeOf(problem: string): number {
  const start = performance.now();
  solve(problem);
  return performance.now() - start;
}

function bench(file: string): Record<Verdict, number> {
  const count = { right: 0, wrong: 0, refused: 0 };
  let slowest = { milliseconds: 0, problem: '' };
  const lines: string[] = [];
  for (const row of readProblems(readFileSync(file, 'utf8'))) {
    const given = solve(row.problem);
    const milliseconds = timeOf(row.problem);
    if (milliseconds > slowest.milliseconds) slowest = { milliseconds, problem: row.problem };
    const verdict = judge(row, given);
    count[verdict] += 1;
    const shown = given.kind === 'not-understood' ? given.reason : given.answer;
    if (verdict !== 'right') lines.push(`  ${verdict}: ${row.problem} → ${shown} (${row.answer})`);
  }
  const all = count.right + count.wrong + count.refused;
  const share = ((100 * count.right) / Math.max(all, 1)).toFixed(1);
  console.log(
    `${file}: ${all} problems, ${count.right} right (${share} %), ${count.wrong} wrong, ${count.refused} refused`,
  );
  const kept = isKept(file);
  console.log(
    `  slowest ${slowest.milliseconds.toFixed(0)} ms (at most 200)${kept ? '' : `: ${slowest.problem}`}`,
  );
  if (kept) return count;
  for (const line of lines) console.log(line);
  return count;
}

const given = process.argv.slice(2);
const files = given.length > 0 ? given : sets.map((set) => join(corpus, set));
const wrong = files.map(bench).reduce((sum, count) => sum + count.wrong, 0);
process.exitCode = wrong === 0 ? 0 : 1;
