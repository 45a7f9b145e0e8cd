import type { ClassGrid, GridCell } from '@playforward/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SkillGrid } from './skill-grid.tsx';
import { viewGrid } from './view-grid.ts';

afterEach(cleanup);

const cell = (skill: string, over: Partial<GridCell> = {}): GridCell => ({
  skill,
  state: 'new',
  tries: 0,
  needs_help: null,
  ...over,
});
const grid: ClassGrid = {
  unit_id: 1,
  skills: ['a', 'b'].map((skill) => ({
    skill,
    title: `Skill ${skill}`,
    lesson_id: 1,
    lesson_title: 'Ratios',
  })),
  students: [
    { id: 1, name: 'Ana', cells: [cell('a', { state: 'alone', tries: 3 }), cell('b')] },
    {
      id: 2,
      name: 'Ben',
      cells: [
        cell('a'),
        cell('b', { state: 'started', tries: 4, needs_help: { kind: 'low-estimate', tries: 4 } }),
      ],
    },
  ],
};

test('who needs help stands first, and every cell says its state in words', () => {
  render(<SkillGrid {...viewGrid(grid, { side: 'skills', order: 'need' })} onOpen={() => undefined} />);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Alone, of 2 students',
    'Ben',
    'Ana',
  ]);
  expect(screen.getByRole('button', { name: 'Started, 4 tries, needs help' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Alone, 3 tries' })).toBeDefined();
});

test('[CLASSROOM-18] one cell is in the tab order, arrows move it, and opening it tells which', () => {
  const onOpen = vi.fn();
  render(<SkillGrid {...viewGrid(grid, { side: 'skills', order: 'need' })} onOpen={onOpen} />);
  const inOrder = () => screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);
  expect(inOrder()).toHaveLength(1);
  inOrder()[0]?.focus();
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowLeft', 'ArrowRight'])
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
  expect(inOrder()).toEqual([document.activeElement]);
  fireEvent.click(document.activeElement ?? document.body);
  expect(onOpen.mock.calls).toMatchObject([
    [{ student: { name: 'Ana' }, cell: grid.students[0]?.cells[1], column: { title: 'Skill b' } }],
  ]);
});
