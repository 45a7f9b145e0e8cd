import type { TownAnswer } from '@playforward/contract';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CityDoor } from './city-door.tsx';

const mission = { id: 'mission-3-1' } as NonNullable<TownAnswer['event']>['mission'];
const event: TownAnswer['event'] = {
  kind: 'storm',
  title: 'A storm is coming',
  words: 'It rains tonight. Check the sizes before it does.',
  skill: 'Volume of a prism',
  lesson_title: 'Volume',
  done: false,
  mission,
};
const town: TownAnswer = {
  step: 2,
  stage: 'Hamlet',
  points: 4,
  next_at: 6,
  progress: 0.3,
  closed: [],
  chain: null,
  event,
  project: null,
};
const show = (shown?: TownAnswer) => render(<CityDoor town={shown} onPlay={vi.fn()} />);

test('the dashboard tells what happens in the city today, and which skill it freshens up', () => {
  show(town);
  expect(screen.getByText('Your hamlet is at step 2 of 12.')).toBeTruthy();
  expect(screen.getByText(/Today: A storm is coming\./)).toBeTruthy();
  expect(screen.getByText(/It rains tonight\./)).toBeTruthy();
  expect(screen.getByText('A skill to freshen up: Volume of a prism')).toBeTruthy();
});

test('a call that was answered calls nobody again', () => {
  show({ ...town, event: { ...event, done: true } });
  expect(screen.getByText(/You have helped already\./)).toBeTruthy();
  expect(screen.queryByText(/It rains tonight/)).toBeNull();
});

test('before the first building, and before the town is known, the door says what the city is', () => {
  const { unmount } = show();
  expect(screen.getByText('What you work out decides what gets built.')).toBeTruthy();
  unmount();
  show({ ...town, points: 0, event: null });
  expect(screen.getByText('What you work out decides what gets built.')).toBeTruthy();
  expect(screen.queryByText(/Today/)).toBeNull();
});
