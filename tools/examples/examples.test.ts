import path from 'node:path';
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
];
/** Functions of the model itself, which is moving; theirs are added when it stands. */
const without = new Set(['applyMove', 'chanceOfRight', 'effectOf', 'surest']);

describe.each(packages)('the examples of packages/%s', (name, names) => {
  const examples = readExamples(path.join(root, name, 'src')).filter((example) => example.name in names);

  test.each(examples)('$name: $call', ({ call, value }) => {
    const given = evaluate(call, names);
    if (value.endsWith(', … }'))
      expect(given).toMatchObject(evaluate(value.replace(', … }', ' }'), names) as object);
    else expect(given).toEqual(evaluate(value, names));
  });

  test('show every public function', () => {
    const shown = new Set(examples.map((example) => example.name));
    const functions = Object.entries(names).filter(([, value]) => typeof value === 'function');
    expect(functions.map(([each]) => each).filter((each) => !shown.has(each) && !without.has(each))).toEqual(
      [],
    );
  });
});

test('an example belongs to the function below its own comment', () => {
  const code =
    '/** A. @example no() */\nconst a = 1;\n/**\n * B.\n * @example b(1) // 2\n */\nexport function b() {}\n';
  expect(examplesOf(code, 'b.ts')).toEqual([{ file: 'b.ts', name: 'b', call: 'b(1)', value: '2' }]);
});
