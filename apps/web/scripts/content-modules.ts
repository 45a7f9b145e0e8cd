import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { z } from 'zod';

const root = path.join(import.meta.dirname, '../../..');
const contentFolder = path.join(root, 'content');
/** Virtual modules carry no file ending, so that other plugins leave them alone. */
const prefix = '\0content:';

/**
 * Site texts as modules: `@content/site/<name>.yaml` is that file checked by the schema `<name>` of
 * `content-schemas/<name>.ts`; `@content/newsroom` is every post, newest first, its Markdown turned into safe HTML;
 * `@content/teaching` is `docs/teaching.md` the same way.
 */
export function contentModules(): Plugin {
  return {
    name: 'content-modules',
    resolveId: (id) => (id.startsWith('@content/') ? prefix + id.slice('@content/'.length) : undefined),
    async load(id) {
      if (!id.startsWith(prefix)) return undefined;
      const name = id.slice(prefix.length);
      const files = filesOf(name);
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(await readContent(name, files))};`;
    },
  };
}

function filesOf(name: string): string[] {
  if (name === 'newsroom') return postFiles();
  return [name === 'teaching' ? path.join(root, 'docs/teaching.md') : path.join(contentFolder, name)];
}

async function readContent(name: string, files: string[]): Promise<unknown> {
  if (name === 'newsroom') return readPosts(files);
  return name === 'teaching' ? toSafeHtml(readFileSync(files[0] ?? '', 'utf8')) : readYaml(files[0] ?? '');
}

const toSafeHtml = (markdown: string) => sanitizeHtml(marked.parse(markdown, { async: false }));

/** Slugs of all posts, for the list of pages to build; a file is named after its slug. */
export function postSlugs(): string[] {
  return postFiles().map((file) => path.basename(file, '.md'));
}

function postFiles(): string[] {
  return globSync('newsroom/*.md', { cwd: contentFolder })
    .sort()
    .map((file) => path.join(contentFolder, file));
}

async function readYaml(file: string): Promise<unknown> {
  return check(file, parse(readFileSync(file, 'utf8')), await schemaOf(path.basename(file, '.yaml')));
}

async function readPosts(files: string[]): Promise<unknown[]> {
  const schema = await schemaOf('newsroom-post');
  const posts = files.map((file) => {
    const [, front = '', body = ''] =
      /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(file, 'utf8')) ?? [];
    const slug = path.basename(file, '.md');
    const contentHtml = toSafeHtml(body);
    return check(file, { slug, ...parse(front), contentHtml }, schema) as { publishDate: string };
  });
  return posts.sort((a, b) => b.publishDate.localeCompare(a.publishDate));
}

/** `content-schemas/newsroom-post.ts` exports `newsroomPost`. */
async function schemaOf(name: string): Promise<z.ZodType> {
  const file = path.join(import.meta.dirname, 'content-schemas', `${name}.ts`);
  const schema = ((await import(file)) as Record<string, unknown>)[
    name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  ];
  if (!(schema instanceof z.ZodType)) throw new Error(`${file} exports no schema named after the file.`);
  return schema;
}

function check(file: string, value: unknown, schema: z.ZodType): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Error(`${path.relative(root, file)}:\n${z.prettifyError(result.error)}`);
}
