import type { PublicLaunch } from '@playforward/contract';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { LaunchCard } from './launch-card.tsx';
import { LaunchReturn } from './launch-return.tsx';

const put = 'PUT /api/lessons/7/guess';
const choice: PublicLaunch = {
  situation: 'A bracelet gets longer.',
  question: 'What stays true?',
  diagram_image_url: null,
  diagram_alt: null,
  asks: { kind: 'choice', guesses: ['One more red', 'Three for two'] },
  guess: null,
  known: null,
};
const number: PublicLaunch = {
  ...choice,
  question: 'How long must it be?',
  asks: { kind: 'number', unit: 'meters', from: 4, to: 24, step: 0.5 },
};

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

function open(launch: PublicLaunch) {
  const onStored = vi.fn<(guess: number) => void>();
  const view = render(
    <LaunchCard launch={launch} onStored={onStored} lessonId={7} math={{}} picture={null} />,
  );
  return { onStored, view, user: userEvent.setup() };
}

test('a chosen guess is kept, and says that it comes back', async () => {
  const { calls } = fakeServer({ [put]: { body: { ok: true } } });
  const { onStored, user } = open(choice);
  await user.click(screen.getByRole('button', { name: 'Keep my guess' }));
  screen.getByText('Choose a guess first, or go on without one.');
  await user.click(screen.getByRole('radio', { name: 'Three for two' }));
  await user.click(screen.getByRole('button', { name: 'Keep my guess' }));
  await waitFor(() => expect(onStored).toHaveBeenCalledWith(1));
  expect(calls.map(({ body }) => body)).toEqual([{ guess: 1 }]);
  expect(localStorage.getItem('lesson_7_guess')).toBeNull();
});

test('a guess made without a line waits in the browser and goes out when the line is back', async () => {
  const { calls, routes } = fakeServer({});
  const first = open(choice);
  await first.user.click(screen.getByRole('radio', { name: 'One more red' }));
  await first.user.click(screen.getByRole('button', { name: 'Keep my guess' }));
  expect(screen.getByRole('status').textContent).toContain('Your guess is kept: One more red');
  first.view.unmount();
  const { onStored } = open(choice);
  expect(screen.getByRole('status').textContent).toContain('One more red');
  routes[put] = { body: { ok: true } };
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(onStored).toHaveBeenCalledWith(0));
  expect(calls.at(-1)?.body).toEqual({ guess: 0 });
  expect(localStorage.getItem('lesson_7_guess')).toBeNull();
});

test('a guess that the server refuses is asked for again', async () => {
  fakeServer({ [put]: { status: 422, body: { detail: 'Choose one of the guesses.' } } });
  const { onStored, user } = open(choice);
  await user.click(screen.getByRole('radio', { name: 'One more red' }));
  await user.click(screen.getByRole('button', { name: 'Keep my guess' }));
  expect(await screen.findByRole('button', { name: 'Keep my guess' })).toBeTruthy();
  expect(onStored).not.toHaveBeenCalled();
});

test('a number is slid or typed, and one off the scale is not kept', async () => {
  const { calls } = fakeServer({ [put]: { body: { ok: true } } });
  const { user } = open(number);
  const field = screen.getByRole('textbox', { name: 'Your guess as a number' });
  await user.type(field, '40{Enter}');
  screen.getByText('Type a number from 4 to 24.');
  expect(calls).toEqual([]);
  await user.clear(field);
  await user.type(field, '8');
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('8 meters');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ guess: 8 }]));
  expect(screen.getByRole('status').textContent).toContain('8 meters');
});

test('at the end the guess stands beside what is known, and who guessed nothing is told kindly', () => {
  const known = { answer: 14.4, after: 'It takes 14.4 meters.' };
  const { unmount } = render(<LaunchReturn launch={{ ...number, guess: 8, known }} math={{}} />);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'Your guess: 8 meters. What you know now: 14.4 meters.',
  );
  screen.getByText('It takes 14.4 meters.');
  unmount();
  render(<LaunchReturn launch={{ ...number, known }} math={{}} />);
  screen.getByText(/You made no guess at the start/);
});

test('nothing comes back before practice is done', () => {
  const { container } = render(<LaunchReturn launch={{ ...choice, guess: 0 }} math={{}} />);
  expect(container.textContent).toBe('');
});
