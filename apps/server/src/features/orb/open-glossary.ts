import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Glossary, loadGlossary } from '@playforward/companion';
import { StartupError } from '../../startup-error.ts';

const contentFolder = join(import.meta.dirname, '../../../../../content/companion');

/** What the built-in companion knows in words; a mistake in a file stops the start and names the file. */
export function openGlossary(folder = contentFolder): Glossary {
  const paths = readdirSync(join(folder, 'concepts')).map((name) => `concepts/${name}`);
  const files = ['careers.yaml', 'whys.yaml', 'notes.yaml', ...paths]
    .filter((path) => path.endsWith('.yaml'))
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
  try {
    return loadGlossary(files);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : '';
    throw new StartupError(`The companion's content cannot be used: ${why}`, { cause });
  }
}
