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
  render(
    <HandTool
      task={task}
      View={View}
      phase={phase}
      onCheck={onCheck}
      onMoved={onMoved}
      math={{}}
      note={null}
    />,
  );
  return { onCheck, onMoved, user: userEvent.setup() };
}
const said = () => screen.getByText(/^So far:/).parentElement?.textContent?.replaceAll('\u00A0', ' ');

test('a graph is drawn by arrow keys on its two points, and said with each step', async () => {
  const { onCheck, user } = await open({ kind: 'draw-graph', plane, curve: 'line' });
  screen.getByRole('slider', { name: 'First point' }).focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('slider', { name: 'First point' }).getAttribute('aria-valuetext')).toBe('(0, −2)');
  await user.tab();
  await user.keyboard('{ArrowUp}{Shift>}{ArrowRight}{/Shift}');
  expect(said()).toBe('So far: The straight line goes through (0, −2) and (6, 1).');
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(onCheck).toHaveBeenCalledWith({
    kind: 'draw-graph',
    points: [
      [0, -2],
      [6, 1],
    ],
  });
});

test('a line of fit is drawn among points that are told before the line', async () => {
  const among = [
    [2, 3],
    [-1, 1],
    [4, 5],
  ] as const;
  const { onCheck, user } = await open({ kind: 'draw-graph', plane, curve: 'line', among });
  const picture = screen.getByRole('group', {
    name: /^The plot shows 3 points: \(−1, 1\), \(2, 3\), and \(4, 5\)\. The straight line goes/,
  });
  expect(picture.querySelectorAll('.hand-datum')).toHaveLength(3);
  screen.getByRole('slider', { name: 'Second point' }).focus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(said()).toBe('So far: The straight line goes through (0, 0) and (3, 2).');
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(onCheck).toHaveBeenCalledWith({
    kind: 'draw-graph',
    points: [
      [0, 0],
      [3, 2],
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
  expect(said()).toBe('So far: 0 to 5 has the height 0. 5 to 10 has the height 2.');
});

test('an error is found by keys alone: the line, then what happened in it', async () => {
  const lines = ['5 + 3 = 8', '2 to 8', '2:8'];
  const reasons = ['Mia swaps the order of the terms.', 'Mia uses the other part as the whole.'];
  const { onCheck, user } = await open({ kind: 'find-error', who: 'Mia', lines, reasons });
  const work = screen.getByRole('group', { name: 'Mia’s work' });
  expect(within(work).getAllByRole('radio')).toHaveLength(3);
  expect(screen.queryByRole('group', { name: /What happened/ })).toBeNull();
  expect(said()).toBe('So far: No line is chosen yet.');
  await user.tab();
  await user.keyboard(' {ArrowDown}');
  screen.getByRole('group', { name: 'What happened in line 2?' });
  await user.keyboard('{Enter}');
  screen.getByText('Now say what happened in that line.');
  await user.tab();
  await user.keyboard(' {ArrowDown}');
  expect(screen.getByText('So far:', { exact: false }).parentElement?.textContent).toBe(
    'So far: Line 2 is the first wrong line: “2 to 8”. Mia uses the other part as the whole.',
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
  expect(said()).toBe('So far: The order is 3, 1, 2.');
});

test('what is typed beyond the picture says how far it goes, and is not handed in as something else', async () => {
  const { onCheck, user } = await open({ kind: 'plot-points', plane, points: ['A'] });
  const [across, up] = screen.getAllByRole('textbox');
  if (!across || !up) throw new Error('no fields');
  await user.clear(up);
  await user.type(up, '3');
  await user.clear(across);
  await user.type(across, '48');
  screen.getByText('This goes from −6 to 6.');
  expect(said()).toBe('So far: A is at (4, 3).');
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(onCheck).not.toHaveBeenCalled();
  screen.getByText('One field holds no mark of this picture. Change it first, then check.');
  expect(document.activeElement).toBe(across);
  await user.clear(across);
  await user.type(across, '1/2');
  screen.getByText('There is no mark for that here.');
  await user.clear(across);
  await user.type(across, '-5');
  await user.keyboard('{Enter}');
  expect(onCheck).toHaveBeenCalledWith({ kind: 'plot-points', points: [[-5, 3]] });
});

test('only what has changed is spoken: the sentence stands in the live place, its heading outside', async () => {
  const { user } = await open({ kind: 'place-on-line', line: scale, marks: [''] });
  screen.getByRole('slider', { name: 'Mark' }).focus();
  await user.keyboard('{ArrowRight}');
  const [live] = screen.getAllByRole('status');
  expect(live?.textContent).toBe('The mark is at −5.');
});

test('a boundary is drawn by typing as well as by its handles', async () => {
  const { onCheck, user } = await open({
    kind: 'shade-region',
    plane,
    names: ['$y < x$'],
    boundaries: [null],
  });
  const typed = {
    'first point: x': '0',
    'first point: y': '0',
    'second point: x': '3',
    'second point: y': '3',
  };
  for (const [name, words] of Object.entries(typed)) {
    const field = screen.getByRole('textbox', { name: `y < x: ${name}` });
    await user.clear(field);
    await user.type(field, words);
  }
  await user.click(screen.getByRole('radio', { name: /dashed/ }));
  await user.click(screen.getByRole('radio', { name: 'below' }));
  expect(said()).toBe(
    'So far: The dashed line of y < x goes through (0, 0) and (3, 3). The side below it is shaded.',
  );
  await user.click(screen.getByRole('button', { name: 'Check' }));
  const points = [
    [0, 0],
    [3, 3],
  ];
  expect(onCheck).toHaveBeenCalledWith({
    kind: 'shade-region',
    regions: [{ points, solid: false, side: 'under' }],
  });
});
