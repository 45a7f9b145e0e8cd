import { screen, waitFor } from '@testing-library/react';
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
} from './testing-lesson.tsx';

beforeEach(readyPage);

describe('guided problems', () => {
  test('open step by step, then the choices, then the next problem after 2000 ms [L-102] [L-103] [L-104] [L-106] [L-327]', async () => {
    const { path, server } = openLesson('/lesson/1/guided-problem', { [submit]: right });
    expect((await screen.findByTestId('question')).textContent).toBe('Question 21?');
    expect(path()).toBe('/lesson/1/guided-problem/problem/21');
    expect(screen.queryByText('Because 2')).toBeNull();
    await press('Continue to Next Step');
    expect(screen.getByText('Because 2')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Choices' })).toBeNull();
    await press('Final Answer');
    await chooseAt('3:2', 'It is 3:2.');
    expect(screen.queryByRole('link', { name: /Continue to Practice/ })).toBeNull();
    await pass(1_999);
    expect(path()).toBe('/lesson/1/guided-problem/problem/21');
    await pass(1);
    vi.useRealTimers();
    await waitFor(() => expect(path()).toBe('/lesson/1/guided-problem/problem/22'));
    await waitFor(() => expect(called(server)).toContain('GET /api/progress/problems/22'));
    expect(document.activeElement?.textContent).toBe('Headline 22');
  });

  test('the last one stays and shows the link; the section is done [L-105] [L-189] [D-75]', async () => {
    const lesson = makeLesson();
    const [first, ...others] = lesson.problems;
    if (!first) throw new Error('no problem');
    openLesson(
      '/lesson/1/guided-problem',
      { [submit]: right },
      { ...lesson, problems: [{ ...first, state: 'completed' }, ...others] },
    );
    await press('Final Answer');
    await choose('3:2');
    const link = await screen.findByRole('link', { name: 'Continue to Practice Problems' });
    expect(link.getAttribute('href')).toBe('/lesson/1/practice-problems');
    expect(localStorage.getItem('lesson_1_guided_problem')).toBe('complete');
    expect(screen.queryByText(/Next problem in/)).toBeNull();
  });

  test('cards that a question is about can be read beside its steps, and moved after them', async () => {
    const lesson = makeLesson();
    const [first, ...others] = lesson.problems;
    if (!first) throw new Error('no problem');
    const hand = { kind: 'order-cards', cards: ['Card 3', 'Card 1'], from: 'least', to: 'greatest' } as const;
    openLesson(
      '/lesson/1/guided-problem',
      { [submit]: right },
      { ...lesson, problems: [{ ...first, hand }, ...others] },
    );
    const cards = await screen.findByRole('region', { name: 'Cards' });
    expect(cards.textContent).toBe('CardsCard 3Card 1');
    expect(screen.queryByRole('button', { name: 'Card 3' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Check' })).toBeNull();
    await press('Continue to Next Step');
    await press('Final Answer');
    expect(await screen.findByRole('button', { name: 'Check' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Card 3' }).hasAttribute('disabled')).toBe(false);
  });
});
