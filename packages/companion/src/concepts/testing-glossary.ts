import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadGlossary } from './load-glossary.ts';

const root = join(import.meta.dirname, '../../../../content/companion');

/** The glossary that ships, for tests. */
export const testGlossary = loadGlossary(
  [
    'careers.yaml',
    'whys.yaml',
    'notes.yaml',
    ...readdirSync(join(root, 'concepts')).map((name) => `concepts/${name}`),
  ].map((path) => ({
    path,
    text: readFileSync(join(root, path), 'utf8'),
  })),
);
