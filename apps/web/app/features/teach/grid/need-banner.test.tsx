import type { ClassGrid, NeedReasonAnswer } from '@playforward/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { NeedBanner } from './need-banner.tsx';

afterEach(cleanup);

const low: NeedReasonAnswer = { kind: 'low-estimate', tries: 4 };
const idea: NeedReasonAnswer = { kind: 'same-idea', idea: 'swaps', text: 'Swaps the axes', misses: 3 };

function show(...reasons: (NeedReasonAnswer | null)[]) {
  const grid: ClassGrid = {
    unit_id: 1,
    skills: [{ skill: 's', title: 'Plot the ratio', lesson_id: 4, lesson_title: 'Ratios' }],
    students: reasons.map((needs_help, nth) => ({
      id: nth,
      name: ['Ana', 'Ben', 'Cleo'][nth] ?? '',
      cells: [{ skill: 's', state: 'started', tries: 4, needs_help }],
    })),
  };
  const element = <NeedBanner classId={7} grid={grid} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  return screen.queryByRole('link')?.getAttribute('href');
}

test('who shares an idea is named with it, and one tap leads to the talk', () => {
  expect(show(idea, low, idea)).toBe('/teach/class/7/wrong-ideas?lesson=4&talk=swaps');
  expect(screen.getByRole('heading').textContent).toBe(
    'Three students need you. Two of them share one idea.',
  );
  expect(screen.getByText('Ana and Cleo: “Swaps the axes.”')).toBeDefined();
});

test.each([
  [[idea, idea], 'Two students need you. Both share one idea.'],
  [[idea, idea, idea], 'Three students need you. They share one idea.'],
  [[null, idea, null], 'One student needs you.'],
  [[low, low, null], 'Two students need you.'],
  [[null, null, null], 'Nobody needs help in this unit right now.'],
])('the banner %# counts as people speak', (reasons, sentence) => {
  show(...reasons);
  expect(screen.getByRole('heading').textContent?.trim()).toBe(sentence);
});
