import { describe, expect, test } from 'vitest';
import { measureSource } from './measure-source.ts';
import { readSources } from './read-sources.ts';

const numbered = (word: string, count: number) =>
  Array.from({ length: count }, (_, nth) => `${word}(${nth});`);

describe('the figures of the source', () => {
  test('lines are counted by workspace, tests apart from the rest', () => {
    const { workspaces } = measureSource([
      { file: 'packages/math/src/add.ts', lines: numbered('add', 3) },
      { file: 'packages/math/src/add.test.ts', lines: numbered('test', 5) },
      { file: 'apps/web/app/root.tsx', lines: numbered('show', 2) },
      { file: 'playwright.config.ts', lines: ['one'] },
    ]);
    expect(Object.fromEntries(workspaces)).toEqual({
      'packages/math': { source: 3, tests: 5 },
      'apps/web': { source: 2, tests: 0 },
      '(root)': { source: 1, tests: 0 },
    });
  });

  test('half of the skills are no longer than the median, nine of ten no longer than the other', () => {
    const sources = Array.from({ length: 10 }, (_, nth) => ({
      file: `packages/curriculum/skills/ratios/m6-skill-${nth}.ts`,
      lines: numbered(`skill${nth}`, nth + 1),
    }));
    expect(measureSource(sources).skills).toEqual({ files: 10, median: 5, p90: 9 });
  });

  test('six lines alike are a copy wherever they are moved in; five are none, and imports never are', () => {
    const imports = numbered('x', 8).map((_, nth) => `import { a${nth} } from './a.ts';`);
    const copied = (count: number) =>
      measureSource([
        { file: 'packages/math/src/one.ts', lines: [...imports, ...numbered('same', count), 'one();'] },
        {
          file: 'packages/math/src/two.ts',
          lines: [...imports, ...numbered('  same', count), '}', 'two();'],
        },
      ]).duplicates;
    expect(copied(6)).toEqual({ lines: 12, of: 14 });
    expect(copied(5)).toEqual({ lines: 0, of: 12 });
  });

  test('a commit is read as it was, to the last character', () => {
    const asOf = new Map(readSources('HEAD').map(({ file, lines }) => [file, lines]));
    const here = readSources().filter(({ file }) => file.startsWith('packages/mastery/'));
    expect(here.length).toBeGreaterThan(5);
    for (const { file } of here) expect(asOf.get(file)?.join('\n'), file).toMatch(/\S/);
    expect(asOf.get('packages/mastery/src/index.ts')?.join('\n')).toMatch(/^export[\s\S]*;$/);
  });
});
