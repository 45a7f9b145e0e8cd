import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

export type Source = { file: string; lines: string[] };

const root = path.join(import.meta.dirname, '../../..');
const isSource = (file: string) => /\.(tsx?|mts|mjs|css)$/.test(file);
const git = (args: string[], input = '') =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', input, maxBuffer: 500_000_000 });

/** Every source file that is committed: as it lies in the folder, or as it was at a commit. */
export function readSources(commit?: string): Source[] {
  if (commit === undefined) {
    const files = git(['ls-files', '-z']).split('\0').filter(isSource);
    return files.map((file) => toSource(file, readFileSync(path.join(root, file), 'utf8')));
  }
  const files = git(['ls-tree', '-r', '-z', '--name-only', commit]).split('\0').filter(isSource);
  return readAt(commit, files);
}

/** One process for all files: each answer is a line with the size in bytes, the text and a line break. */
function readAt(commit: string, files: readonly string[]): Source[] {
  const asked = files.map((file) => `${commit}:${file}\n`).join('');
  const told = Buffer.from(git(['cat-file', '--batch'], asked));
  let at = 0;
  return files.map((file) => {
    const headEnd = told.indexOf('\n', at);
    const size = Number(told.toString('utf8', at, headEnd).split(' ')[2]);
    const text = told.toString('utf8', headEnd + 1, headEnd + 1 + size);
    at = headEnd + size + 2;
    return toSource(file, text);
  });
}

function toSource(file: string, text: string): Source {
  return { file, lines: text.replace(/\n$/, '').split('\n') };
}
