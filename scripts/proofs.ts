import { globSync } from 'node:fs';
import path from 'node:path';
import { isWhole } from './is-whole.ts';
import { foldersOf, type Proof } from './kept-proofs.ts';

const root = path.dirname(import.meta.dirname);

/** 20 problems of every skill and level, and every lesson; each night looks at 500. */
export const contentProof: Proof = {
  name: 'content, 20 seeds',
  reads: [
    ...foldersOf('packages/curriculum'),
    'content',
    'tools/content/verify.ts',
    'tools/content/write-index.ts',
    'tools/content/write-index',
    'tools/content/coverage',
    'tools/content/verify',
  ],
};

export type DeepProof = Proof & { files: string[] };

/** The deep tests of each workspace; those of scripts and tools start the product and read whatever it does. */
export function deepProofs(): DeepProof[] {
  const files = globSync('{packages,scripts,tools}/**/*.deep.test.ts', {
    cwd: root,
    exclude: (name) => name === 'node_modules',
  });
  return [...Map.groupBy(files, folderOf)].map(([folder, each]) => ({
    name: `deep tests of ${folder}${isWhole ? ', whole' : ''}`,
    reads:
      folder === 'scripts' || folder === 'tools'
        ? ['apps/server', 'content', 'packages', 'scripts', 'tools']
        : ['content', ...foldersOf(folder)],
    files: each.sort(),
  }));
}

function folderOf(file: string): string {
  const [top = '', workspace = ''] = file.split(path.sep);
  return top === 'packages' ? `${top}/${workspace}` : top;
}
