import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentFile, type Curriculum, loadCurriculum } from '@playforward/curriculum';

/** Where the lessons stand. */
export const contentFolder = join(import.meta.dirname, '../../..', 'content', 'curriculum');

export function readContentFiles(folder = contentFolder): ContentFile[] {
  return readdirSync(folder, { recursive: true })
    .map((path) => String(path).replaceAll('\\', '/'))
    .filter((path) => /\.(md|yaml)$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
}

/** The curriculum, or null after saying for each fault which file and line, and what is expected there. */
export function loadContentOrExplain(): Curriculum | null {
  const loaded = loadCurriculum(readContentFiles());
  if (loaded.ok) return loaded.curriculum;
  for (const { file, line, message } of loaded.problems) {
    console.error(`content/curriculum/${file}:${line}: ${message}`);
  }
  console.error(`\n${loaded.problems.length} problems in the lesson files.`);
  return null;
}
