import type { HandTask } from '@playforward/diagram';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HandTool } from '../hand-tool.tsx';
import { loadView } from '../load-view.ts';

const scale = { first: -6, last: 6, step: [1, 1], labelEvery: 1, as: 'decimal' } as const;
const plane = { x: scale, y: scale, xName: 'x', yName: 'y' };

async function show(task: HandTask) {
  const View = await loadView(task.kind);
  render(<HandTool task={task} View={View} phase="shown" math={{}} />);
}

test.each<[HandTask, string]>([
  [{ kind: 'order-cards', cards: ['π', '3'], from: 'least', to: 'greatest' }, 'Cardsπ3'],
  [
    { kind: 'match-cards', cards: ['2n', 'n + 2'], places: ['twice n', '2 more'] },
    'Placestwice n2 moreCards2nn + 2',
  ],
  [
    { kind: 'sort-cards', cards: ['π', '3'], boxes: ['rational', 'irrational'] },
    'BoxesrationalirrationalCardsπ3',
  ],
  [
    { kind: 'find-error', who: 'Ana', lines: ['2x = 4', 'x = 8'], reasons: ['multiplied'] },
    'Ana’s work2x = 4x = 8',
  ],
  [
    { kind: 'argue', claims: ['It is even.'], evidence: ['6 = 2 · 3'], reasons: ['Twice a number.'] },
    'I claimIt is even.This shows it6 = 2 · 3',
  ],
])('what is only shown is read as lists without a control: %o', async (task, words) => {
  await show(task);
  expect(
    screen
      .getAllByRole('region')
      .map((one) => one.textContent?.replaceAll('\u00A0', ' '))
      .join(''),
  ).toBe(words);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('a figure that is only shown can be seen and not moved', async () => {
  await show({
    kind: 'move-shape',
    plane,
    names: ['A', 'B'],
    shape: [
      [1, 2],
      [2, 4],
    ],
    moves: ['slide'],
  });
  expect(screen.getByRole('group', { name: /A/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Check' })).toBeNull();
});
