import { expect, test } from 'vitest';
import { readMissionTable } from './read-mission-table.ts';

const line =
  '  - { lesson: m6-unit-rates, title: "Water Tower Pump", family: ratio, level: 2, setting: pump }\n';

test('reads lesson, title and template of each line', () => {
  expect(readMissionTable(`missions:\n${line}`)).toEqual({
    ok: true,
    missions: [
      { lesson: 'm6-unit-rates', title: 'Water Tower Pump', family: 'ratio', level: 2, setting: 'pump' },
    ],
    sets: [],
  });
});

test('reads what lessons without a line have, by course and by words of the slug', () => {
  const set = '  - { course: m6, words: [data], family: statistics, level: 1, settings: [plows] }\n';
  expect(readMissionTable(`missions:\n${line}sets:\n${set}`)).toMatchObject({
    sets: [{ course: 'm6', words: ['data'], family: 'statistics', level: 1, settings: ['plows'] }],
  });
});

test.each([
  ['a lesson that stands twice', `missions:\n${line}${line}`, 'm6-unit-rates stands in the table twice'],
  [
    'a level that does not exist',
    `missions:\n${line.replace('level: 2', 'level: 4')}`,
    'expected level 1, 2 or 3',
  ],
  ['an unknown key', `missions:\n${line.replace('setting', 'theme')}`, 'setting'],
])('names %s', (_, text, message) => {
  const read = readMissionTable(text);
  expect(read.ok).toBe(false);
  expect(read.ok ? '' : read.problems.map((problem) => problem.message).join(' ')).toContain(message);
});
