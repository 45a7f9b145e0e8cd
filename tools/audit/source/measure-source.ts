import path from 'node:path';
import type { Source } from './read-sources.ts';

type Size = { source: number; tests: number };
export type SourceFigures = {
  workspaces: Map<string, Size>;
  skills: { files: number; median: number; p90: number };
  /** Files in the largest folders, without those of tests. */
  folders: { folder: string; files: number }[];
  duplicates: { lines: number; of: number };
};

/** How many lines have to be alike before they count as a copy. */
const copiedLines = 6;

export function measureSource(sources: readonly Source[]): SourceFigures {
  const skills = sources
    .filter(({ file }) => /^packages\/curriculum\/skills\/.*\.ts$/.test(file) && !isTest(file))
    .map(({ lines }) => lines.length)
    .sort((first, second) => first - second);
  const folders = [...Map.groupBy(sources, ({ file }) => path.posix.dirname(file))]
    .map(([folder, inside]) => ({ folder, files: inside.length }))
    .sort((first, second) => second.files - first.files);
  return {
    workspaces: sizesOf(sources),
    skills: { files: skills.length, median: quantile(skills, 0.5), p90: quantile(skills, 0.9) },
    folders: folders.slice(0, 8),
    duplicates: findDuplicates(sources.filter(({ file }) => !isTest(file) && /\.tsx?$/.test(file))),
  };
}

function sizesOf(sources: readonly Source[]): Map<string, Size> {
  const sizes = new Map<string, Size>();
  for (const { file, lines } of sources) {
    const workspace = /^(?:apps|packages)\/[^/]+/.exec(file)?.[0] ?? file.split('/')[0] ?? '';
    const name = file.includes('/') ? workspace : '(root)';
    const size = sizes.get(name) ?? { source: 0, tests: 0 };
    size[isTest(file) ? 'tests' : 'source'] += lines.length;
    sizes.set(name, size);
  }
  return new Map([...sizes].sort(([, first], [, second]) => second.source - first.source));
}

const isTest = (file: string) => /\.(test|spec)\.tsx?$|(^|\/)(testing|tests)\/|testing-/.test(file);

/** The value below which that share of the sorted ones lies; 0 when there is none. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/**
 * Lines that stand in a run of six or more which stands elsewhere too, whatever their indentation. What every file of a
 * kind has to begin with is no copy: imports, empty lines and lines of brackets alone are left out before.
 */
function findDuplicates(sources: readonly Source[]): { lines: number; of: number } {
  const first = new Map<string, { file: number; at: number }>();
  const texts = sources.map(({ lines }) => tellingLines(lines));
  const copied = texts.map((lines) => new Uint8Array(lines.length));
  const mark = (file: number, at: number) => copied[file]?.fill(1, at, at + copiedLines);
  texts.forEach((lines, file) => {
    for (let at = 0; at + copiedLines <= lines.length; at++) {
      const key = lines.slice(at, at + copiedLines).join('\n');
      const before = first.get(key);
      if (!before) first.set(key, { file, at });
      else if (before.file !== file || at - before.at >= copiedLines) {
        mark(before.file, before.at);
        mark(file, at);
      }
    }
  });
  const count = (marks: Uint8Array) => marks.reduce((sum, each) => sum + each, 0);
  return {
    lines: copied.reduce((sum, marks) => sum + count(marks), 0),
    of: texts.reduce((sum, lines) => sum + lines.length, 0),
  };
}

function tellingLines(lines: readonly string[]): string[] {
  const text = lines.join('\n').replaceAll(/^(import|export) [^;]*? from '[^']+';$/gm, '');
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /\w/.test(line));
}
