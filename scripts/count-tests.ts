import { stripVTControlCharacters } from 'node:util';

const vitestLine = /^\s*Tests\s+(.*)$/gm;
const playwrightLine = /^\s*(\d+) (passed|failed|flaky)\b.*$/gm;
const secondTryLine = /^\s*second try: (\d+) failed and (\d+) passed before, (\d+) passed now$/gm;
const secondTryName = /^\s*passed only at a second try: (.*)$/gm;
const flakyNames = /^ {2}\d+ flaky\n((?: {4}\S.*\n)+)/gm;

export type TestCounts = { passed: number; failed: number; atSecondTry: string[] };

/**
 * Adds up the closing lines that Vitest ("Tests  3 failed | 40 passed (43)") and Playwright ("  12 passed (9s)",
 * "  1 flaky") print, and what files of Vitest gave at a second try (scripts/second-try.ts). What passed at a second try has passed, and is named by itself, too.
 */
export function countTests(outputs: readonly string[]): TestCounts {
  const total: TestCounts = { passed: 0, failed: 0, atSecondTry: [] };
  for (const output of outputs.map(stripVTControlCharacters)) {
    for (const [, counts = ''] of output.matchAll(vitestLine)) {
      total.passed += Number(/(\d+) passed/.exec(counts)?.[1] ?? 0);
      total.failed += Number(/(\d+) failed/.exec(counts)?.[1] ?? 0);
    }
    for (const [, count = '0', outcome] of output.matchAll(playwrightLine)) {
      total[outcome === 'failed' ? 'failed' : 'passed'] += Number(count);
    }
    for (const [, failed, before, now] of output.matchAll(secondTryLine)) {
      total.passed += Number(now) - Number(before);
      total.failed -= Number(failed);
    }
    for (const [, name = ''] of output.matchAll(secondTryName)) total.atSecondTry.push(name);
    for (const [, names = ''] of output.matchAll(flakyNames)) {
      total.atSecondTry.push(
        ...names
          .trimEnd()
          .split('\n')
          .map((name) => name.replaceAll(/^ +| ─*$/g, '')),
      );
    }
  }
  return total;
}
