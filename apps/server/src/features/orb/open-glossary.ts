import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type Glossary, loadGlossary } from '@playforward/companion';
import { StartupError } from '../../startup-error.ts';

const contentFolder = join(import.meta.dirname, '../../../../../content/companion');

/** What the built-in companion knows in words; a mistake in a file stops the start and names the file. */
export function openGlossary(folder = contentFolder): Glossary {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .map((path) => ({ path: path.split(sep).join('/'), text: readFileSync(join(folder, path), 'utf8') }));
  try {
    return loadGlossary(files);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : '';
    throw new StartupError(`The companion's content cannot be used: ${why}`, { cause });
  }
}
