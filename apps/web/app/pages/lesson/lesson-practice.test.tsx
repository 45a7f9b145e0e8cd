import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { makeLesson } from '../../testing/make-lesson.ts';
import {
  called,
  choose,
  chooseAt,
  openLesson,
  pass,
  press,
  readyPage,
  right,
  submit,
  verdict,
  wrong,
} from './testing-lesson.tsx';

beforeEach(readyPage);

describe('practice', () => {
  test('takes a typed answer, explains a wrong one, and keeps a text that does not count', async () => {
    const user = userEvent.setup();
    const { server } = openLesson('/lesson/1/practice-problems', {
      [submit]: { body: { ...verdict(false, ''), counted: false, message: 'I cannot read “x”.' } },
    });
    await press('Type my answer');
    const field = await screen.findByRole('textbox', { name: 'Your answer' });
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(within(screen.getByRole('main')).getByRole('status').textContent).toContain(
      'Type your answer first',
    );
    await user.type(field, '2');
    await user.click(screen.getByRole('button', { name: 'Colon' }));
    await user.type(field, '3{Enter}');
    expect(await screen.findByText('I cannot read “x”.')).toBeTruthy();
    expect((field as HTMLInputElement).value).toBe('2:3');
    server.routes[submit] = wrong;
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(await screen.findByRole('heading', { name: 'What 2:3 tells us' })).toBeTruthy();
    const bodies = server.calls.filter(({ path }) => path === '/api/problems/submit').map(({ body }) => body);
    expect(bodies[0]).toMatchObject({ problem_id: 31, lesson_id: 1, answer: '2:3' });
    expect(bodies[0]).not.toHaveProperty('answer_id');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((field as HTMLInputElement).value).toBe('');
    expect(document.activeElement).toBe(field);
  });

  test('the choices are always in reach, and the way back to the field', async () => {
    openLesson('/lesson/1/practice-problems');
    expect(await screen.findByRole('group', { name: 'Choices' })).toBeTruthy();
    await press('Type my answer');
    expect(screen.getByRole('textbox', { name: 'Your answer' })).toBeTruthy();
    await press('Show choices');
    expect(screen.getByRole('group', { name: 'Choices' })).toBeTruthy();
  });

  test('an answer that did not arrive is marked, says so, and goes out again under its own id [L-303] [D-82]', async () => {
    const { server } = openLesson('/lesson/1/practice-problems/problem/32', { [submit]: { status: 500 } });
    await choose('3:2');
    expect(await screen.findByText('Your answer is waiting')).toBeTruthy();
    server.routes[submit] = right;
    await press('Try again');
    await choose('3:2');
    await screen.findByText('Order matters.');
    const ids = server.calls.flatMap(({ path, body }) =>
      path === '/api/problems/submit' ? [(body as { attempt_id: string }).attempt_id] : [],
    );
    expect(ids[0]).toBe(ids[1]);
    expect(called(server).filter((call) => call.endsWith('/complete'))).toEqual([
      'POST /api/progress/problems/32/complete',
    ]);
  });

  test('goes on after 5000 ms; dots, Back and Next as they apply [L-107] [L-108] [L-109] [L-111] [L-326]', async () => {
    const { path } = openLesson('/lesson/1/practice-problems', { [submit]: right });
    const dots = await screen.findByRole('navigation', { name: 'Problems' });
    expect(within(dots).getByRole('link', { name: 'Problem 1, open now' })).toBeTruthy();
    expect(within(dots).queryByRole('link', { name: /Problem 2/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    await chooseAt('3:2', 'Order matters.');
    expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Next' })).toBeTruthy();
    await pass(4_999);
    expect(path()).toBe('/lesson/1/practice-problems/problem/31');
    await pass(1);
    vi.useRealTimers();
    await waitFor(() => expect(path()).toBe('/lesson/1/practice-problems/problem/32'));
  });

  test('the timer stops with its button [D-154]', async () => {
    const { path } = openLesson('/lesson/1/practice-problems', { [submit]: right });
    await screen.findByRole('group', { name: 'Choices' });
    await chooseAt('3:2', 'Order matters.');
    fireEvent.click(screen.getByRole('button', { name: 'Pause the timer' }));
    await pass(20_000);
    expect(path()).toBe('/lesson/1/practice-problems/problem/31');
  });

  test('Back to Curriculum ends the last problem and reports the lesson [L-110] [L-191] [D-80]', async () => {
    const lesson = makeLesson();
    const problems = lesson.problems.map((problem) =>
      problem.id === 32 ? problem : { ...problem, state: 'completed' as const },
    );
    localStorage.setItem('lesson_1_key_concept', 'complete');
    const { path, server } = openLesson(
      '/lesson/1/practice-problems',
      { [submit]: right },
      { ...lesson, problems },
    );
    await choose('3:2');
    const link = await screen.findByRole('link', { name: 'Back to Curriculum' });
    expect(link.getAttribute('href')).toBe('/dashboard');
    expect(localStorage.getItem('lesson_1_practice_problems')).toBe('complete');
    fireEvent.click(link);
    await waitFor(() => expect(path()).toBe('/dashboard'));
    expect(called(server)).toContain('POST /api/progress/lessons/1/complete');
  });

  test('a problem solved before shows its final answer and the ways on [L-026]', async () => {
    const lesson = makeLesson();
    const problems = lesson.problems.map((problem) =>
      problem.id === 31 ? { ...problem, state: 'completed' as const, final_answer: 'It was 3:2.' } : problem,
    );
    openLesson('/lesson/1/practice-problems/problem/31', {}, { ...lesson, problems });
    expect(await screen.findByText('It was 3:2.')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('button', { name: 'Next' })).toBeTruthy();
  });
});
