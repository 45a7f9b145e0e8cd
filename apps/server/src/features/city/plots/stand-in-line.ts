import { keepSchool, schoolInScope } from '../../../schools/school-scope.ts';

const lines = new Map<string, Promise<void>>();

/** Runs the work after all that this process was asked for earlier under the key, in the same school. */
export async function standInLine<T>(key: string, work: () => Promise<T>): Promise<T> {
  const line = `${schoolInScope() ?? ''} ${key}`;
  const next = (lines.get(line) ?? Promise.resolve()).then(keepSchool(work));
  const end = next.then(
    () => {},
    () => {},
  );
  lines.set(line, end);
  try {
    return await next;
  } finally {
    if (lines.get(line) === end) lines.delete(line);
  }
}
