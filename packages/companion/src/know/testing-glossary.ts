import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { loadGlossary } from './load-glossary.ts';

const root = join(import.meta.dirname, '../../../../content/companion');

/** The glossary that ships, for tests. */
export const testGlossary = loadGlossary(
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .map((path) => ({ path: path.split(sep).join('/'), text: readFileSync(join(root, path), 'utf8') })),
);
