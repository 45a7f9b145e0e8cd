import { expect, test } from 'vitest';
import { countTests } from './count-tests.ts';
import { describeSecondTry, filesToTryAgain, readReport } from './second-try.ts';

type Test = { fullName: string; status: string; failureMessages: string[] };

const passed = (fullName: string): Test => ({ fullName, status: 'passed', failureMessages: [] });
const failed = (fullName: string): Test => ({
  fullName,
  status: 'failed',
  failureMessages: ['AssertionError: expected 1 to be 2\n    at file'],
});
const report = (name: string, assertionResults: Test[], message = '') => {
  const isPassed = message === '' && assertionResults.every(({ status }) => status === 'passed');
  return { name, status: isPassed ? 'passed' : 'failed', message, assertionResults };
};
const printed = ' Test Files  1 failed | 8 passed (9)\n      Tests  1 failed | 40 passed (41)\n';

test('what failed is tried again by whole files, as tests build on what earlier ones left', () => {
  const files = readReport(
    JSON.stringify({
      testResults: [
        report('a.test.ts', [passed('one'), failed('two')]),
        report('b.test.ts', [passed('three')]),
      ],
    }),
  );
  expect(filesToTryAgain({ printed, files }).map(({ name }) => name)).toEqual(['a.test.ts']);
});

test('many failures at once, and errors that belong to no file, stay failures', () => {
  const files = ['a', 'b', 'c', 'd'].map((name) => report(`${name}.test.ts`, [failed('one')]));
  expect(filesToTryAgain({ printed, files })).toEqual([]);
  const loose = `${printed}     Errors  1 error\n`;
  expect(filesToTryAgain({ printed: loose, files: files.slice(0, 1) })).toEqual([]);
});

test('what passed only at a second try is named with its first failure, and the counts come out true', () => {
  const before = [report('a.test.ts', [passed('one'), failed('two')])];
  const said = describeSecondTry(before, [report('a.test.ts', [passed('one'), passed('two')])]);
  expect(said).toContain(
    'passed only at a second try: a.test.ts › two\n      AssertionError: expected 1 to be 2',
  );
  expect(countTests([printed + said])).toEqual({ passed: 41, failed: 0, atSecondTry: ['a.test.ts › two'] });
});

test('a file that failed before its tests began is named, and its tests are counted once', () => {
  const before = [
    report('a.test.ts', [{ ...passed('one'), status: 'skipped' }], 'Error: no database in time'),
  ];
  const said = describeSecondTry(before, [report('a.test.ts', [passed('one')])]);
  expect(said).toContain('a.test.ts\n      Error: no database in time');
  const printedBefore = '      Tests  40 passed | 1 skipped (41)\n';
  expect(countTests([printedBefore + said])).toEqual({ passed: 41, failed: 0, atSecondTry: ['a.test.ts'] });
});
