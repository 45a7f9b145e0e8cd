import { stripVTControlCharacters } from 'node:util';

const vitestLine = /^\s*Tests\s+(.*)$/gm;
const playwrightLine = /^\s*(\d+) (passed|failed)\b.*$/gm;

/** Adds up the closing lines that Vitest ("Tests  3 failed | 40 passed (43)") and Playwright ("  12 passed (9s)") print. */
export function countTests(outputs: readonly string[]): { passed: number; failed: number } {
  const total = { passed: 0, failed: 0 };
  for (const output of outputs.map(stripVTControlCharacters)) {
    for (const [, counts = ''] of output.matchAll(vitestLine)) {
      total.passed += Number(/(\d+) passed/.exec(counts)?.[1] ?? 0);
      total.failed += Number(/(\d+) failed/.exec(counts)?.[1] ?? 0);
    }
    for (const [, count = '0', outcome] of output.matchAll(playwrightLine)) {
      total[outcome as 'passed' | 'failed'] += Number(count);
    }
  }
  return total;
}
