import type { ClassGrid, NeedReasonAnswer, SkillState } from '@playforward/contract';
import { expect, test } from 'vitest';
import { viewGrid } from './view-grid.ts';

const why: NeedReasonAnswer = { kind: 'low-estimate', tries: 4 };

function gridOf(...states: SkillState[]): ClassGrid {
  const skills = states.map((_, nth) => ({
    skill: `s${nth}`,
    title: `Skill ${nth}`,
    lesson_id: nth < 2 ? 1 : 2,
    lesson_title: nth < 2 ? 'Ratios' : 'Rates',
  }));
  const cells = states.map((state, nth) => ({
    skill: `s${nth}`,
    state,
    tries: nth + 1,
    needs_help: nth === 1 ? why : null,
  }));
  return { unit_id: 1, skills, students: [{ id: 1, name: 'Ana', cells }] };
}

test('by lessons, the skills of a lesson are one cell with their tries, their flag and their states', () => {
  const { columns, groups } = viewGrid(gridOf('alone', 'started', 'with-help'), {
    side: 'lessons',
    order: 'need',
  });
  expect(columns.map(({ title, skill }) => [title, skill])).toEqual([
    ['Ratios', null],
    ['Rates', null],
  ]);
  expect(groups).toMatchObject([{ kind: 'needing' }]);
  expect(groups[0]?.students[0]?.cells).toEqual([
    {
      state: 'started',
      tries: 3,
      needs_help: why,
      skillInNeed: 's1',
      parts: [
        { title: 'Skill 0', state: 'alone' },
        { title: 'Skill 1', state: 'started' },
      ],
    },
    {
      state: 'with-help',
      tries: 3,
      needs_help: null,
      skillInNeed: null,
      parts: [{ title: 'Skill 2', state: 'with-help' }],
    },
  ]);
});

test.each<[SkillState, SkillState, SkillState]>([
  ['alone', 'alone', 'alone'],
  ['alone', 'with-help', 'with-help'],
  ['alone', 'new', 'started'],
  ['with-help', 'started', 'started'],
  ['new', 'started', 'started'],
  ['new', 'new', 'new'],
])('a lesson of skills %s and %s is %s', (first, second, state) => {
  const { groups } = viewGrid(gridOf(first, second), { side: 'lessons', order: 'name' });
  expect(groups[0]?.students[0]?.cells[0]?.state).toBe(state);
});
