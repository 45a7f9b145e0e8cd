/** A typed problem and the answer it has; several answers that are equally right are parted by ` | `. */
export type TypedProblem = { readonly problem: string; readonly answer: string };

const isText = (value: unknown): value is string => typeof value === 'string';

function readRow(line: string): TypedProblem {
  if (!line.startsWith('{"')) {
    const [problem = '', answer = ''] = line.split(/\s*(?:→|\t)\s*/);
    return { problem, answer };
  }
  const row: unknown = JSON.parse(line);
  if (typeof row !== 'object' || row === null || !('problem' in row) || !('answer' in row))
    throw new Error(`a row needs "problem" and "answer": ${line}`);
  if (!isText(row.problem) || !isText(row.answer)) throw new Error(`both are texts: ${line}`);
  return { problem: row.problem, answer: row.answer };
}

/** JSON lines, or `problem → answer` (or a tab) a line; empty lines and lines with # are left out. */
export const readProblems = (text: string): readonly TypedProblem[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(readRow);
