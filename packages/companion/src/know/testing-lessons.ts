import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { loadCurriculum } from '@playforward/curriculum';

const root = join(import.meta.dirname, '../../../../content/curriculum');
const loaded = loadCurriculum(
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:md|yaml)$/.test(path))
    .map((path) => ({ path: path.split(sep).join('/'), text: readFileSync(join(root, path), 'utf8') })),
);
if (!loaded.ok) throw new Error('the lesson files do not load');

/** The lessons that ship, for tests. */
export const testLessons = loaded.curriculum.courses.flatMap(({ units }) =>
  units.flatMap((unit) => unit.lessons),
);
