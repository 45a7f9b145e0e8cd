import { globSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const root = path.join(import.meta.dirname, '../../..');

/** The parts of the product in the browser that may hold mathematics, by the files they start with. */
const parts = {
  pages: { folder: 'apps/web/app', files: '{pages,features}/**/*.{ts,tsx}' },
  city: { folder: 'apps/city/src', files: 'main.tsx' },
} as const;

const isMathematics = (id: string): boolean => id === '@playforward/math' || id.includes('/packages/math/');
/** Files of the site and the packages; what others have made stays outside, for it holds no mathematics. */
const isOwn = (id: string): boolean => /^[./]|^@playforward\/|^\0|^~/.test(id) && !/\.css(?:\?|$)/.test(id);

/** Scripts packed as the site packs them, in kB gzip. */
async function pack(
  { folder, files }: (typeof parts)[keyof typeof parts],
  without: boolean,
): Promise<number> {
  const cwd = path.join(root, folder);
  const input = globSync(files, { cwd })
    .filter((name) => !name.includes('.test.'))
    .map((name) => path.join(cwd, name));
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: { input, external: (id) => !isOwn(id) || (without && isMathematics(id)) },
    },
  });
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  const code = outputs.flatMap(({ output }) =>
    output.flatMap((chunk) => (chunk.type === 'chunk' ? [chunk.code] : [])),
  );
  return gzipSync(code.join('\n'), { level: 9 }).length / 1000;
}

/** What packages/math adds to the pages and to the city, in kB gzip: all scripts with it less all without it. */
export async function weighMathematics(): Promise<Readonly<Record<keyof typeof parts, number>>> {
  const weigh = async (name: keyof typeof parts): Promise<number> =>
    (await pack(parts[name], false)) - (await pack(parts[name], true));
  return { pages: await weigh('pages'), city: await weigh('city') };
}
