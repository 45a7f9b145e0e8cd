import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeLesson } from '../../testing/make-lesson.ts';
import { called, full, openLesson, press, readyPage, unit } from './testing-lesson.tsx';

beforeEach(readyPage);

describe('the lesson page', () => {
  test('says that it loads, then shows unit, stars, tabs and code [L-060] [L-064] [L-065] [L-071] [L-075]', async () => {
    openLesson('/lesson/1/introduction');
    expect(screen.getByText('Loading lesson...')).toBeTruthy();
    expect(await screen.findByText('[Ratios and Rates]')).toBeTruthy();
    const stars = await screen.findByRole('img', { name: /^5 of 12 stars\./ });
    expect(stars.querySelectorAll('svg')).toHaveLength(12);
    expect(screen.getByText('math6_sA_u3_l2')).toBeTruthy();
    const tabs = screen.getByRole('navigation', { name: 'Lesson sections' });
    expect(within(tabs).getByRole('link', { name: 'Introduction' }).getAttribute('aria-current')).toBe(
      'page',
    );
    expect(within(tabs).queryByRole('link', { name: /Guided Problem/ })).toBeNull();
    expect(tabs.textContent).toContain('Guided Problem. Finish Key Concept first, locked');
    expect(screen.getByRole('link', { name: 'Playforward' }).getAttribute('href')).toBe('/');
  });

  test('a locked tab tells everybody who comes to it why, by key, finger and pointer [L-078] [D-71]', async () => {
    const { path } = openLesson('/lesson/1/introduction');
    const locked = await screen.findByRole('button', { name: /^Guided Problem/ });
    const reason = () => screen.queryByText('Finish Key Concept first. Then Guided Problem opens.');
    expect(locked.getAttribute('aria-disabled')).toBe('true');
    expect(reason()).toBeNull();
    act(() => locked.focus());
    expect(reason()).toBeTruthy();
    act(() => locked.blur());
    expect(reason()).toBeNull();
    await userEvent.hover(locked);
    expect(reason()).toBeTruthy();
    await userEvent.unhover(locked);
    expect(reason()).toBeNull();
    await userEvent.pointer([{ keys: '[TouchA]', target: locked }]);
    expect(reason()).toBeTruthy();
    expect(path()).toBe('/lesson/1/introduction');
  });

  test('whoever comes by a direct address sees no tick on what was never opened [D-71]', async () => {
    const { router } = openLesson('/lesson/1/guided-problem');
    const tabs = await screen.findByRole('navigation', { name: 'Lesson sections' });
    expect(within(tabs).queryByRole('link', { name: /, done$/ })).toBeNull();
    await act(() => router.navigate('/lesson/1/introduction'));
    await act(() => router.navigate('/lesson/1/guided-problem'));
    expect(within(tabs).getByRole('link', { name: 'Introduction, done' })).toBeTruthy();
    expect(within(tabs).getByRole('link', { name: 'Stem City Game' })).toBeTruthy();
  });

  test('a missing or unknown tab becomes the introduction, replacing history [L-021] [L-022]', async () => {
    const { router, path } = openLesson('/lesson/1/foo');
    await screen.findByText('Lesson Overview');
    expect(path()).toBe('/lesson/1/introduction');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  test('says that loading failed, with the way back [L-061] [L-062]', async () => {
    const { path } = openLesson('/lesson/1/introduction', { [full]: { status: 500 } });
    expect(await screen.findByText('Failed to load lesson')).toBeTruthy();
    await press('Back to Dashboard');
    await waitFor(() => expect(path()).toBe('/dashboard'));
  });

  test.each([{ body: null }, { body: {} }, { status: 204 }])(
    '%o is no lesson [L-063] [L-301] [D-68]',
    async (answer) => {
      openLesson('/lesson/1/introduction', { [full]: answer });
      expect(await screen.findByText('Lesson not found')).toBeTruthy();
      expect(screen.getByRole('button', { name: 'Back to Dashboard' })).toBeTruthy();
    },
  );

  test('falls back to the unit alone, then to nothing [L-261] [L-262]', async () => {
    openLesson('/lesson/1/introduction', {
      'GET /api/units/9/with-course': { status: 500 },
      'GET /api/units/9': { body: { ...unit, lessons: { 1: unit.lessons[0] } } },
    });
    expect(await screen.findByText('[Ratios and Rates]')).toBeTruthy();
    expect(screen.getByText('u3_l2')).toBeTruthy();
  });

  test('starts progress of lesson and unit, and remembers the visit [L-176] [L-194] [L-195]', async () => {
    const { server } = openLesson('/lesson/1/introduction', {
      'GET /api/progress/lessons/1': { status: 404, body: { detail: "User hasn't started this lesson" } },
      'POST /api/progress/lessons/1/start': { body: { ok: true } },
      'GET /api/progress/units/9': { body: { state: 'started' } },
    });
    await waitFor(() => expect(called(server)).toContain('POST /api/progress/lessons/1/start'));
    expect(called(server)).not.toContain('POST /api/progress/units/9/start');
    expect(localStorage.getItem('lesson_visited')).toBe('true');
  });

  test('View Learning Path reports what is complete and goes on when the calls fail [L-074] [L-197] [L-199]', async () => {
    const lesson = makeLesson({ state: 'completed' });
    const { server, path } = openLesson('/lesson/1/introduction', {}, lesson);
    await screen.findByText('[Ratios and Rates]');
    expect(localStorage.getItem('lesson_1_practice_problems')).toBe('complete');
    await press('View Learning Path');
    await waitFor(() => expect(path()).toBe('/dashboard'));
    expect(called(server)).toContain('POST /api/progress/lessons/1/complete');
    expect(called(server)).toContain('POST /api/progress/units/9/complete');
  });

  test('the wheel opens the next section once [L-329]', async () => {
    const { path } = openLesson('/lesson/1/introduction');
    await screen.findByText('Lesson Overview');
    fireEvent.wheel(window, { deltaY: 24 });
    expect(path()).toBe('/lesson/1/introduction');
    fireEvent.wheel(window, { deltaY: 26 });
    await waitFor(() => expect(path()).toBe('/lesson/1/key-concept/0'));
  });
});

describe('the introduction', () => {
  test('shows overview, title, intro and goals [L-079] [L-080] [L-081] [L-082]', async () => {
    openLesson('/lesson/1/introduction');
    expect(await screen.findByText('Lesson Overview')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'What Is a Ratio?' })).toBeTruthy();
    expect(screen.getByText('Ratios compare.')).toBeTruthy();
    expect(screen.getByText('I can read a ratio.').closest('li')).toBeTruthy();
    expect(screen.getByText('I can write a ratio.').closest('li')).toBeTruthy();
  });
});
