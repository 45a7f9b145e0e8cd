/** `import … from '…'`, `export … from '…'`, and a type taken in place: `typeof import('…')`, `import('…').Name`. */
const statement = /^(?:import|export)\b[^'";]*?\bfrom\s*'(\.[^']+)'/gm;
const bare = /^import\s*'(\.[^']+)'/gm;
const inPlace = /\btypeof import\('(\.[^']+)'\)/g;
const namedInPlace = /\bimport\('(\.[^']+)'\)\.(?=[A-Z])/g;

/** The relative files that a module names, types included. What it loads later with `await import` makes no circle. */
export function importsOf(code: string): string[] {
  return [statement, bare, inPlace, namedInPlace].flatMap((pattern) =>
    [...code.matchAll(pattern)].map(([, specifier = '']) => specifier),
  );
}
