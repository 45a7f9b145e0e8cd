import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type Glossary, loadGlossary } from '@playforward/companion';
import { type ContentFile, type Curriculum, loadCurriculum } from '@playforward/curriculum';

const content = join(import.meta.dirname, '../../content');

function filesOf(folder: string): ContentFile[] {
  const root = join(content, folder);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:md|yaml)$/.test(path))
    .sort()
    .map((path) => ({ path: path.split(sep).join('/'), text: readFileSync(join(root, path), 'utf8') }));
}

/** The lessons and the companion's glossary as the content files state them. */
export function readAskContent(): { curriculum: Curriculum; glossary: Glossary } {
  const loaded = loadCurriculum(filesOf('curriculum'));
  if (!loaded.ok) throw new Error('The lessons have faults. npm run content:verify lists them.');
  return { curriculum: loaded.curriculum, glossary: loadGlossary(filesOf('companion')) };
}
