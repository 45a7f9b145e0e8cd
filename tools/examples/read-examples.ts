import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One example of a doc comment: `@example call // value`. A value that ends with `…` names some of the fields only. */
export type Example = { file: string; name: string; call: string; value: string };

const documented = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export (?:async )?function (\w+)/g;

/** The examples of every exported function below this folder. */
export function readExamples(folder: string): Example[] {
  return globSync('**/*.ts', { cwd: folder })
    .filter((file) => !/\.test\.ts$|testing/.test(file))
    .sort()
    .flatMap((file) => examplesOf(readFileSync(path.join(folder, file), 'utf8'), file));
}

export function examplesOf(code: string, file: string): Example[] {
  return [...code.matchAll(documented)].flatMap(([, comment = '', name = '']) =>
    [...comment.matchAll(/@example (.*) \/\/ (.*)$/gm)].map(([, call = '', value = '']) => ({
      file,
      name,
      call: call.trim(),
      value: value.trim(),
    })),
  );
}

/** Runs a piece of an example with the public names of its package in sight. */
export function evaluate(code: string, names: Readonly<Record<string, unknown>>): unknown {
  return new Function(...Object.keys(names), `return (${code});`)(...Object.values(names));
}
