import { stripVTControlCharacters } from 'node:util';

const vitestLine = /^\s*Tests\s+(.*)$/gm;
const playwrightLine = /^\s*(\d+) (passed|failed|flaky)\b.*$/gm;
const triedAgain = /\(retry x\d+\)/g;

export type TestCounts = { passed: number; failed: number; atSecondTry: number };

/**
 * Adds up the closing lines that Vitest ("Tests  3 failed | 40 passed (43)") and Playwright ("  12 passed (9s)",
 * "  1 flaky") print. What passed at a second try has passed, and is counted by itself, too.
 */
export function countTests(outputs: readonly string[]): TestCounts {
  const total = { passed: 0, failed: 0, atSecondTry: 0 };
  for (const output of outputs.map(stripVTControlCharacters)) {
    for (const [, counts = ''] of output.matchAll(vitestLine)) {
      total.passed += Number(/(\d+) passed/.exec(counts)?.[1] ?? 0);
      total.failed += Number(/(\d+) failed/.exec(counts)?.[1] ?? 0);
    }
    for (const [, count = '0', outcome] of output.matchAll(playwrightLine)) {
      total[outcome === 'failed' ? 'failed' : 'passed'] += Number(count);
      if (outcome === 'flaky') total.atSecondTry += Number(count);
    }
    total.atSecondTry += output.match(triedAgain)?.length ?? 0;
  }
  return total;
}
