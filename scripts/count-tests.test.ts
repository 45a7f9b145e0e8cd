import { expect, test } from 'vitest';
import { countTests } from './count-tests.ts';

test('adds the counts of both runners and takes no other line for a count', () => {
  const vitest = ' Test Files  2 passed (2)\n      Tests  3 failed | 40 passed (43)\n   Duration  1s';
  const playwright = '  ✓ 1 chooses 3 passed tests\n  1 failed\n    a.spec.ts\n  12 passed (9.1s)\n';
  expect(countTests([vitest, playwright])).toEqual({ passed: 52, failed: 4, atSecondTry: [] });
});

test('counts nothing in an output without a closing line', () => {
  expect(countTests(['nothing ran'])).toEqual({ passed: 0, failed: 0, atSecondTry: [] });
});

test('reads a closing line through its colours', () => {
  const colored = '\u001b[2m      Tests \u001b[22m \u001b[1m\u001b[32m379 passed\u001b[39m\u001b[22m (379)';
  expect(countTests([colored])).toEqual({ passed: 379, failed: 0, atSecondTry: [] });
});

test('what passes at a second try is passed, and named by itself', () => {
  const vitest = [
    '      Tests  1 failed | 39 passed (40)',
    '  |       Tests  5 passed (5)',
    '  passed only at a second try: a.test.ts › a backup comes when one is due',
    '  second try: 1 failed and 4 passed before, 5 passed now',
  ].join('\n');
  const playwright = '  1 flaky\n    [pages] › a.spec.ts:3:1 › a walk ───\n  11 passed (9.1s)\n';
  expect(countTests([vitest, playwright])).toEqual({
    passed: 52,
    failed: 0,
    atSecondTry: ['a.test.ts › a backup comes when one is due', '[pages] › a.spec.ts:3:1 › a walk'],
  });
});
