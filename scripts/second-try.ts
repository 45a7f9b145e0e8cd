import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

const testSchema = z.object({
  fullName: z.string(),
  status: z.string(),
  failureMessages: z.array(z.string()),
});
const fileSchema = z.object({
  name: z.string(),
  status: z.string(),
  message: z.string(),
  assertionResults: z.array(testSchema),
});
export type FileReport = z.infer<typeof fileSchema>;

/** More than these at once are no stall of the machine: they stay failed. */
const mostFiles = 3;
const looseErrors = /^\s*Errors\s+\d+ error/m;

/** What Vitest's `json` reporter writes, file by file. */
export function readReport(text: string): FileReport[] {
  return z.object({ testResults: z.array(fileSchema) }).parse(JSON.parse(text)).testResults;
}

/** The files that failed, but for a run in which an error belonged to no file: that one is not tried again. */
export function filesToTryAgain({ printed, files }: { printed: string; files: FileReport[] }): FileReport[] {
  const failed = files.filter(({ status }) => status === 'failed');
  const isBeyond = failed.length > mostFiles || looseErrors.test(stripVTControlCharacters(printed));
  return isBeyond ? [] : failed;
}

/** Names what passed only at a second try and why it did not at once; `countTests` reads these lines. */
export function describeSecondTry(before: readonly FileReport[], after: readonly FileReport[]): string {
  const names = before.flatMap(({ name, message, assertionResults }) => {
    const file = path.relative('.', name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    const lines = failed.map((test) => describe(`${file} › ${test.fullName}`, test.failureMessages[0]));
    return lines.length > 0 ? lines : [describe(file, message)];
  });
  const [failed, passed] = [count(before, 'failed'), count(before, 'passed')];
  return [
    ...names,
    `  second try: ${failed} failed and ${passed} passed before, ${count(after, 'passed')} passed now`,
  ].join('\n');
}

function describe(name: string, message = ''): string {
  const [reason = ''] = message.split('\n');
  return `  passed only at a second try: ${name}\n      ${reason}`;
}

function count(files: readonly FileReport[], wanted: string): number {
  return files.flatMap((file) => file.assertionResults).filter(({ status }) => status === wanted).length;
}
