import type { HandAnswer, HandTask } from '@playforward/diagram';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { HandTool } from './hand-tool.tsx';
import { loadView } from './load-view.ts';

const scale = { first: -6, last: 6, step: [1, 1], labelEvery: 1, as: 'decimal' } as const;
const plane = { x: scale, y: scale, xName: 'x', yName: 'y' };

async function open(task: HandTask, phase: 'open' | 'wrong' | 'right' = 'open') {
  const onCheck = vi.fn<(answer: HandAnswer) => void>();
  const onMoved = vi.fn<() => void>();
  const View = await loadView(task.kind);
  render(<HandTool {...{ task, View, phase, onCheck, onMoved }} math={{}} note={null} />);
  return { onCheck, onMoved, user: userEvent.setup() };
}
const said = () =>
  screen.getByText(/^You have (made|chosen):/).parentElement?.textContent?.replaceAll('\u00A0', ' ');

test('a graph is drawn by arrow keys on its two points, and said with each step', async () => {
  const { onCheck, user } = await open({ kind: 'draw-graph', plane, curve: 'line' });
  screen.getByRole('slider', { name: 'First point' }).focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('slider', { name: 'First point' }).getAttribute('aria-valuetext')).toBe('(0, −2)');
  await user.tab();
  await user.keyboard('{ArrowUp}{Shift>}{ArrowRight}{/Shift}');
  expect(said()).toBe('You have made: Straight line through (0, −2) and (6, 1)');
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(onCheck).toHaveBeenCalledWith({
    kind: 'draw-graph',
    points: [
      [0, -2],
      [6, 1],
    ],
  });
});

test('points are plotted by typing their coordinates', async () => {
  const { onCheck, user } = await open({ kind: 'plot-points', plane, points: ['A', 'B'] });
  for (const [name, axis, typed] of [
    ['Point A', 'x', '-3'],
    ['Point A', 'y', '2'],
    ['Point B', 'x', '4'],
    ['Point B', 'y', '−6'],
  ]) {
    const field = screen.getByRole('textbox', { name: `${name}: ${axis}` });
    await user.clear(field);
    await user.type(field, `${typed}`);
  }
  await user.keyboard('{Enter}');
  expect(onCheck).toHaveBeenCalledWith({
    kind: 'plot-points',
    points: [
      [-3, 2],
      [4, -6],
    ],
  });
});

test('bars are raised and lowered by keys', async () => {
  const height = { ...scale, first: 0 };
  const { user } = await open({
    kind: 'build-chart',
    bars: ['0 to 5', '5 to 10'],
    height,
    xName: '',
    yName: '',
  });
  screen.getByRole('slider', { name: 'Bar 5 to 10' }).focus();
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(said()).toBe('You have made: 0 to 5: 0; 5 to 10: 2');
});

test('an error is found by keys alone: the line, then what happened in it', async () => {
  const lines = ['5 + 3 = 8', '2 to 8', '2:8'];
  const reasons = ['Mia swaps the order of the terms.', 'Mia uses the other part as the whole.'];
  const { onCheck, user } = await open({ kind: 'find-error', who: 'Mia', lines, reasons });
  const work = screen.getByRole('group', { name: 'Mia’s work' });
  expect(within(work).getAllByRole('radio')).toHaveLength(3);
  expect(screen.queryByRole('group', { name: /What happened/ })).toBeNull();
  expect(said()).toBe('You have chosen: no line yet');
  await user.tab();
  await user.keyboard(' {ArrowDown}');
  screen.getByRole('group', { name: 'What happened in line 2?' });
  await user.keyboard('{Enter}');
  screen.getByText('Now say what happened in that line.');
  await user.tab();
  await user.keyboard(' {ArrowDown}');
  expect(screen.getByText('You have chosen:', { exact: false }).parentElement?.textContent).toBe(
    'You have chosen: Line 2: 2 to 8 – Mia uses the other part as the whole.',
  );
  await user.keyboard('{Enter}');
  expect(onCheck).toHaveBeenCalledWith({ kind: 'find-error', line: 1, reason: 1 });
});

test('another line asks for its reason anew', async () => {
  const { user } = await open({
    kind: 'find-error',
    who: 'Mia',
    lines: ['a', 'b', 'c'],
    reasons: ['x', 'y'],
  });
  await user.click(screen.getByRole('radio', { name: /Line 1/ }));
  await user.click(screen.getByRole('radio', { name: 'y' }));
  await user.click(screen.getByRole('radio', { name: /Line 3/ }));
  expect(screen.getByRole('group', { name: 'What happened in line 3?' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'y' }).checked).toBe(false);
});

test('nothing is sent while nothing is moved, or while it cannot be an answer', async () => {
  const { onCheck, user } = await open({ kind: 'draw-graph', plane, curve: 'parabola' });
  await user.click(screen.getByRole('button', { name: 'Check' }));
  screen.getByText(/Nothing is moved yet/);
  const field = screen.getByRole('textbox', { name: 'Second point: x' });
  await user.clear(field);
  await user.type(field, '0');
  await user.click(screen.getByRole('button', { name: 'Check' }));
  screen.getByText('Put the second point to the left or right of the vertex.');
  expect(onCheck).not.toHaveBeenCalled();
});

test('after a wrong answer the drawing stays, and the first move is a fresh try', async () => {
  const { onMoved, user } = await open({ kind: 'place-on-line', line: scale, marks: [''] }, 'wrong');
  expect(screen.queryByRole('button', { name: 'Check' })).toBeNull();
  screen.getByRole('slider', { name: 'Mark' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(onMoved).toHaveBeenCalled();
});

test('once it is right, nothing moves any more', async () => {
  const { user } = await open(
    { kind: 'order-cards', cards: ['3', '1', '2'], from: 'least', to: 'greatest' },
    'right',
  );
  const [first] = within(screen.getByRole('list', { name: 'Your order' })).getAllByRole('listitem');
  await user.click(within(first as HTMLElement).getByRole('button', { name: 'Move down' }));
  expect(said()).toBe('You have made: 3, 1, 2');
});
