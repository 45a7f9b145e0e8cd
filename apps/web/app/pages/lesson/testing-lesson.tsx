import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { makeLesson } from '../../testing/make-lesson.ts';
import { renderApp } from '../../testing/render-app.tsx';
import LessonPage from './lesson.tsx';

export const full = 'GET /api/lessons/1/full';
export const submit = 'POST /api/problems/submit';
export const unit = {
  id: 9,
  unit_number: 3,
  title: 'Ratios and Rates',
  lessons: [{ id: 1, title: 'What Is a Ratio?', lesson_number: 2, unit_id: 9, state: 'started' }],
};
const withCourse = { ...unit, course: { id: 4, title: 'Summit Math 6 A' } };
export const mastery = { lesson_id: 1, unit_id: 9, course_id: 4, skills: [] };

export const verdict = (is_correct: boolean, reason: string) => ({
  is_correct,
  counted: true,
  message: is_correct ? 'That is right!' : 'Not yet.',
  answer_details: { reason },
  final_answer: is_correct ? 'It is 3:2.' : null,
  math: {},
});
export const right = { body: verdict(true, 'Order matters.') };
export const wrong = { body: verdict(false, 'Look at the order.') };

/** What jsdom has not; and nobody has chosen yet whether to type answers. */
export function readyPage(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  localStorage.removeItem('playforward_answer_mode');
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
}

export function openLesson(
  at: string,
  answers: Parameters<typeof fakeServer>[0] = {},
  lesson = makeLesson(),
) {
  const server = fakeServer({
    [full]: { body: lesson },
    'GET /api/units/9/with-course': { body: withCourse },
    'GET /api/mastery/lessons/1': { body: { ...mastery, stars: 5 } },
    ...answers,
  });
  const routes = [
    { path: '/lesson/:lessonId/:tab?/*', Component: LessonPage },
    { path: '/dashboard', element: <h1>Dashboard</h1> },
  ];
  const { router } = renderApp(routes, at);
  return { router, server, path: () => router.state.location.pathname };
}

export const choose = async (name: string) =>
  fireEvent.click(
    await within(await screen.findByRole('group', { name: 'Choices' })).findByRole('button', {
      name: new RegExp(`${name}$`),
    }),
  );

/** Time stands still but for what a test lets pass, so that a slow machine changes nothing. */
export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Chooses with time standing still, and lets the answer arrive. */
export async function chooseAt(name: string, shown: string): Promise<void> {
  const choices = screen.getByRole('group', { name: 'Choices' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  fireEvent.click(within(choices).getByRole('button', { name: new RegExp(`${name}$`) }));
  for (let tries = 0; tries < 50 && !screen.queryByText(shown); tries++) await pass(0);
  expect(screen.getByText(shown)).toBeTruthy();
}

export const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

export const called = (server: ReturnType<typeof fakeServer>) =>
  server.calls.map(({ method, path }) => `${method} ${path}`);
