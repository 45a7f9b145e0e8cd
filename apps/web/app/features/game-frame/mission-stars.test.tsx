import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';

const lesson = { id: 2, title: 'Ratios' };
const personal = 'GET /missions/lessons/2/personalized';
const reached = 'GET /missions/lessons/2/progress';
const missions = [
  { id: 'pump', title: 'The water pump' },
  { id: 'park', title: 'The park' },
];

let MissionStars: typeof import('./mission-stars.tsx')['MissionStars'];
beforeEach(async () => {
  vi.resetModules();
  ({ MissionStars } = await import('./mission-stars.tsx'));
});

test('each mission of the lesson stands with the stars that the server has recorded [R-045] [D-148]', async () => {
  fakeServer({
    [personal]: { body: { title: 'Ratios', missions } },
    [reached]: { body: { missions: [{ mission_id: 'pump', stars: 2, attempts: 3 }] } },
  });
  render(<MissionStars lesson={lesson} />);
  expect(await screen.findByRole('img', { name: '2 of 3 stars' })).toBeDefined();
  expect(screen.getByText('The water pump')).toBeDefined();
  expect(screen.getByRole('img', { name: 'Not played yet' })).toBeDefined();
});

test('stars of missions that gave way to new ones are counted, those of other lessons are not', async () => {
  const run = (mission_id: string, stars: number) => ({ mission_id, stars, attempts: 1 });
  fakeServer({
    [personal]: { body: { title: 'Ratios', missions } },
    [reached]: { body: { missions: [run('mission-2-a', 3), run('mission-2-b', 1), run('mission-20-a', 2)] } },
  });
  render(<MissionStars lesson={lesson} />);
  expect(await screen.findByText('4 stars')).toBeDefined();
});

test('a lesson without missions shows none', async () => {
  const { calls } = fakeServer({ [reached]: { body: { missions: [] } } });
  const { container } = render(<MissionStars lesson={lesson} />);
  await waitFor(() => expect(calls).toHaveLength(3));
  expect(container.innerHTML).toBe('');
});
