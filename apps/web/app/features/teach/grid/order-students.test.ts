import type { ClassGrid, GridCell, NeedReasonAnswer } from '@playforward/contract';
import { expect, test } from 'vitest';
import { orderStudents } from './order-students.ts';
import { sharedIdeas } from './shared-ideas.ts';

const low: NeedReasonAnswer = { kind: 'low-estimate', tries: 4 };
const idea = (name: string): NeedReasonAnswer => ({ kind: 'same-idea', idea: name, text: name, misses: 3 });
const student = (id: number, name: string, ...reasons: (NeedReasonAnswer | null)[]) => ({
  id,
  name,
  cells: reasons.map(
    (needs_help, nth): GridCell => ({ skill: `s${nth}`, state: 'started', tries: 4, needs_help }),
  ),
});
const students = [
  student(1, 'Ana', low, null),
  student(2, 'Ben', null, idea('adds')),
  student(3, 'Cleo', null, null),
  student(4, 'Dan', idea('takes away'), null),
  student(5, 'Elif', null, idea('takes away')),
  student(6, 'Farid', low, idea('takes away')),
];
const grid: ClassGrid = { unit_id: 1, skills: [], students };
const named = (order: 'need' | 'name') =>
  orderStudents(grid, order).map((group) => [group.kind, ...group.students.map(({ name }) => name)]);

test('by need, those who share an idea stand first, then an idea alone, then other needs; by name, all as in the list', () => {
  expect(named('need')).toEqual([
    ['needing', 'Dan', 'Elif', 'Farid', 'Ben', 'Ana'],
    ['others', 'Cleo'],
  ]);
  expect(named('name')).toEqual([['everybody', 'Ana', 'Ben', 'Cleo', 'Dan', 'Elif', 'Farid']]);
});

test('an idea is shared by students, not by skills, and leads to the skill in which most show it', () => {
  const both = student(7, 'Gus', idea('adds'), idea('adds'));
  const [first, second] = sharedIdeas([...students, both]);
  expect(first).toMatchObject({ idea: 'takes away', skill: 's1' });
  expect(first?.who.map(({ name }) => name)).toEqual(['Dan', 'Elif', 'Farid']);
  expect(second?.who.map(({ name }) => name)).toEqual(['Ben', 'Gus']);
});
