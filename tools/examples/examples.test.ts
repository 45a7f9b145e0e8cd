import path from 'node:path';
import * as curriculum from '@playforward/curriculum';
import * as diagram from '@playforward/diagram';
import * as mastery from '@playforward/mastery';
import * as math from '@playforward/math';
import { describe, expect, test } from 'vitest';
import { evaluate, examplesOf, readExamples } from './read-examples.ts';

const root = path.join(import.meta.dirname, '../../packages');
const packages: [string, Readonly<Record<string, unknown>>][] = [
  ['math', math],
  ['diagram', diagram],
  ['mastery', mastery],
  ['curriculum', curriculum],
];

describe.each(packages)('the examples of packages/%s', (name, names) => {
  const examples = readExamples(path.join(root, name, 'src'));

  test.each(examples)('$name: $call', async ({ file, call, value, ...example }) => {
    // What is not public has the names of its own module in sight as well.
    const own = example.name in names ? {} : await import(path.join(root, name, 'src', file));
    const inSight = { ...names, ...own };
    const given = evaluate(call, inSight);
    if (value.endsWith(', … }'))
      expect(given).toMatchObject(evaluate(value.replace(', … }', ' }'), inSight) as object);
    else expect(given).toEqual(evaluate(value, inSight));
  });

  test('show every public function', () => {
    const shown = new Set(examples.map((example) => example.name));
    const functions = Object.entries(names).filter(([, value]) => typeof value === 'function');
    expect(functions.map(([each]) => each).filter((each) => !shown.has(each))).toEqual([]);
  });
});

test('an example belongs to the function below its own comment', () => {
  const code =
    '/** A. @example no() */\nconst a = 1;\n/**\n * B.\n * @example b(1) // 2\n */\nexport function b() {}\n';
  expect(examplesOf(code, 'b.ts')).toEqual([{ file: 'b.ts', name: 'b', call: 'b(1)', value: '2' }]);
});
