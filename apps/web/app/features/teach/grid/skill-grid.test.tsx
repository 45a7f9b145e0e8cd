import type { ClassGrid, GridCell } from '@playforward/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
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

type Handlers = { onOpen?: () => void; onOpenColumn?: (column: number) => void };

function show({ onOpen = () => undefined, onOpenColumn = () => undefined }: Handlers = {}) {
  const view = viewGrid(grid, { side: 'skills', order: 'need' });
  const element = <SkillGrid classId={7} {...view} onOpen={onOpen} onOpenColumn={onOpenColumn} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}
/** What one tabs to: cells, numbers and links. */
const inOrder = () =>
  (['gridcell', 'button', 'link'] as const)
    .flatMap((role) => screen.getAllByRole(role))
    .filter((element) => element.getAttribute('tabindex') === '0');
const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
};

test('who needs help stands first, and every cell says its state in words', () => {
  show();
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Alone, of 2 students',
    'Ben',
    'Moving along',
    'Ana',
  ]);
  expect(screen.getByRole('gridcell', { name: 'Started, 4 tries, needs help' })).toBeDefined();
  expect(screen.getByRole('gridcell', { name: 'Alone, 3 tries' })).toBeDefined();
});

test('every row ends with how much its student does alone, which leads to the student', () => {
  show();
  const counts = screen.getAllByRole('link').map((link) => [link.ariaLabel, link.getAttribute('href')]);
  expect(counts).toEqual([
    ['0 of 2 alone', '/teach/class/7/student/2'],
    ['1 of 2 alone', '/teach/class/7/student/1'],
  ]);
});

test('[CLASSROOM-18] one cell is in the tab order, arrows move it, and opening it tells which', () => {
  const onOpen = vi.fn();
  show({ onOpen });
  expect(inOrder()).toHaveLength(1);
  inOrder()[0]?.focus();
  press('ArrowDown', 'ArrowRight', 'ArrowLeft', 'ArrowRight');
  expect(inOrder()).toEqual([document.activeElement]);
  press('Enter');
  expect(onOpen.mock.calls).toMatchObject([
    [{ student: { name: 'Ana' }, cell: { state: 'new', tries: 0 }, column: { title: 'Skill b' } }],
  ]);
});

test('[CLASSROOM-18] arrow keys reach the numbers above and at the right, and a number tells its column', () => {
  const onOpenColumn = vi.fn();
  show({ onOpenColumn });
  inOrder()[0]?.focus();
  press('ArrowRight', 'ArrowUp');
  expect(document.activeElement?.ariaLabel).toBe('0 of 2 alone: Skill b');
  fireEvent.click(document.activeElement ?? document.body);
  expect(onOpenColumn).toHaveBeenCalledWith(1);
  press('ArrowDown', 'ArrowRight');
  expect(document.activeElement?.getAttribute('href')).toBe('/teach/class/7/student/2');
});
