import { expect, test } from 'vitest';
import { gridCsv } from './grid-csv.ts';
import type { ViewStudent } from './view-grid.ts';

const cell = { tries: 0, needs_help: null, parts: [], skillInNeed: null } as const;
const column = {
  key: 's',
  skill: 's',
  title: 'Write a ratio',
  lesson_id: 1,
  lesson_title: 'Ratios',
  begins: true,
};
const csvOf = (students: ViewStudent[]) =>
  gridCsv({ columns: [column], groups: [{ kind: 'everybody', students }] });

test('the table says in words what the grid shows', () => {
  const students = [
    { id: 1, name: 'Ana', cells: [{ ...cell, state: 'alone' as const }] },
    {
      id: 2,
      name: 'Lopez, "Bo"',
      cells: [
        { ...cell, state: 'started' as const, needs_help: { kind: 'low-estimate' as const, tries: 4 } },
      ],
    },
  ];
  expect(csvOf(students)).toBe(
    'Student,Write a ratio,Alone\r\nAna,Alone,1\r\n"Lopez, ""Bo""","Started, needs help",0\r\n',
  );
});

test('a formula behind a semicolon stays in its cell', () => {
  const students = [{ id: 1, name: 'Ana;=1+1', cells: [{ ...cell, state: 'new' as const }] }];
  expect(csvOf(students)).toContain('\r\n"Ana;=1+1",');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)'])('a name like the formula %s stays text', (name) => {
  const csv = csvOf([{ id: 1, name, cells: [{ ...cell, state: 'new' }] }]);
  expect(csv).toContain(`\r\n'${name},`);
});
