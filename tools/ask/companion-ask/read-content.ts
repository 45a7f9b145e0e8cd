import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { createKnowledge, type Glossary, type Knowledge, loadGlossary } from '@playforward/companion';
import { type ContentFile, type Curriculum, loadCurriculum } from '@playforward/curriculum';

const content = join(import.meta.dirname, '../../../content');

function filesOf(folder: string): ContentFile[] {
  const root = join(content, folder);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:md|yaml)$/.test(path))
    .sort()
    .map((path) => ({ path: path.split(sep).join('/'), text: readFileSync(join(root, path), 'utf8') }));
}

/** The lessons, the companion's glossary and everything that is written, as the content files state them. */
export function readAskContent(): { curriculum: Curriculum; glossary: Glossary; knowledge: Knowledge } {
  const loaded = loadCurriculum(filesOf('curriculum'));
  if (!loaded.ok) throw new Error('The lessons have faults. npm run content:verify lists them.');
  const glossary = loadGlossary(filesOf('companion'));
  const lessons = loaded.curriculum.courses.flatMap(({ units }) => units.flatMap((unit) => unit.lessons));
  return { curriculum: loaded.curriculum, glossary, knowledge: createKnowledge(glossary, lessons) };
}
