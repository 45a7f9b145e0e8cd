import { registerHooks } from 'node:module';

/** Packages whose modules name each other as ours do; the others are left to Node. */
const exactPackages = ['/node_modules/drizzle-orm/'];

/**
 * A relative import of ours names its file with its extension, so the path alone says which file and which kind. Node
 * would look on the disk and read the package's description anew for each of a thousand modules; that of drizzle-orm
 * has 180 kB and is read a hundred times. This takes half a second off every start.
 */
registerHooks({
  resolve(specifier, { parentURL, ...context }, next) {
    const format = parentURL && formatByPath(specifier, parentURL);
    if (!format) return next(specifier, { ...context, parentURL });
    return { url: new URL(specifier, parentURL).href, format, shortCircuit: true };
  },
});

function formatByPath(specifier: string, parentURL: string): string | undefined {
  if (!specifier.startsWith('.')) return;
  if (specifier.endsWith('.ts')) return 'module-typescript';
  const isExact = exactPackages.some((folder) => parentURL.includes(folder));
  return isExact && specifier.endsWith('.js') ? 'module' : undefined;
}
