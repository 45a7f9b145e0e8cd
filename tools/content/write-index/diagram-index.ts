import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Each folder in it is one kind of diagram, with the same files in it. */
const source = join(import.meta.dirname, '../../..', 'packages/diagram/src');
const notice = '// Written by tools/content/write-index.ts from the folders in kinds. Do not edit.\n';

type Kind = { readonly slug: string; readonly name: string; readonly type: string };

function readKinds(): Kind[] {
  return readdirSync(join(source, 'kinds'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name: slug }) => {
      const name = slug.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
      return { slug, name, type: name.charAt(0).toUpperCase() + name.slice(1) };
    })
    .sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

const lines = (kinds: readonly Kind[], line: (kind: Kind) => string): string => kinds.map(line).join('\n');
/** As the formatter writes a key. */
const key = (slug: string): string => (/^[a-z]+$/.test(slug) ? slug : `'${slug}'`);

/** The files of packages/diagram that name every kind: the union of all diagrams, the registry, the samples and the arbitrary diagrams. */
export function diagramIndexFiles(): { path: string; text: string }[] {
  const kinds = readKinds();
  return [
    { path: join(source, 'diagram.ts'), text: diagramText(kinds) },
    { path: join(source, 'kinds/all-kinds.ts'), text: kindsText(kinds) },
    { path: join(source, 'sample-diagrams.ts'), text: samplesText(kinds) },
    { path: join(source, 'testing/any-diagram.ts'), text: anyText(kinds) },
  ];
}

function diagramText(kinds: readonly Kind[]): string {
  return `${notice}import { z } from 'zod';
${lines(kinds, ({ slug, name, type }) => `import { type ${type}, ${name} } from './kinds/${slug}/schema.ts';`)}

/** A diagram is data in mathematical units, never pixels. */
export const diagramSchema = z.discriminatedUnion('kind', [
${lines(kinds, ({ name }) => `  ${name},`)}
]);

export type Diagram =
${lines(kinds, ({ type }) => `  | ${type}`)};
export type DiagramKind = Diagram['kind'];
/** The data of one kind. */
export type DiagramOf<K extends DiagramKind> = Extract<Diagram, { kind: K }>;
`;
}

function kindsText(kinds: readonly Kind[]): string {
  return `${notice}${lines(kinds, ({ slug, name }) => `import { ${name}Kind } from './${slug}/kind.ts';`)}

export const allKinds = {
${lines(kinds, ({ slug, name }) => `  ${key(slug)}: ${name}Kind,`)}
};
`;
}

function samplesText(kinds: readonly Kind[]): string {
  return `${notice}import type { Diagram, DiagramKind } from './diagram.ts';
${lines(kinds, ({ slug, name }) => `import { ${name}Samples } from './kinds/${slug}/samples.ts';`)}

/** Diagrams that show each kind at its plainest and at its fullest, for tests and for the contact sheet. */
export const sampleDiagrams = {
${lines(kinds, ({ slug, name }) => `  ${key(slug)}: ${name}Samples,`)}
} satisfies { readonly [K in DiagramKind]: readonly Diagram[] };
`;
}

function anyText(kinds: readonly Kind[]): string {
  return `${notice}import * as fc from 'fast-check';
import type { Diagram } from '../diagram.ts';
${lines(kinds, ({ slug, type }) => `import { any${type} } from '../kinds/${slug}/any.ts';`)}

/** A diagram of any kind that its schema accepts, sensible or not. */
export const anyDiagram: fc.Arbitrary<Diagram> = fc.oneof(
${lines(kinds, ({ type }) => `  any${type},`)}
);
`;
}
