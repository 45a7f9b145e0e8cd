import { apps, folderOf, packages } from './workspaces.ts';

/** Where declarations come from, as `references` of a tsconfig: the packages that a workspace and its tests use. */
export function typeReferences(name: string): string[] {
  const { uses, testsUse = [] } = { ...packages, ...apps }[name] ?? { uses: [] };
  return [...uses, ...testsUse]
    .filter((used) => !packages[used]?.hasNoCode)
    .sort()
    .map((used) => `../../packages/${used}`);
}

/** Packages that the compiler reads. */
export function typedPackages(): string[] {
  return Object.keys(packages).filter((name) => !packages[name]?.hasNoCode);
}

/** The root checks tools and tests, which use every package and the server. */
export function rootReferences(): string[] {
  return [...typedPackages().sort(), 'server'].map((name) => `./${folderOf(name)}`);
}

const widest = 110;

/** The text of a tsconfig with these references, in the shape the formatter gives it. */
export function withReferences(config: string, references: readonly string[]): string {
  const bare = config.replace(/,\s*"references": \[[\s\S]*?\]/, '');
  if (references.length === 0) return bare;
  const entries = references.map((path) => `{ "path": "${path}" }`);
  const line = `  "references": [${entries.join(', ')}]`;
  const list = line.length <= widest ? line : `  "references": [\n    ${entries.join(',\n    ')}\n  ]`;
  return bare.replace(/\n\}\s*$/, `,\n${list}\n}\n`);
}
