import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { makeLesson } from '../../testing/make-lesson.ts';
import { renderApp } from '../../testing/render-app.tsx';
import LessonPage from './lesson.tsx';
import { full, readyPage } from './testing-lesson.tsx';

const broken = { status: 500, body: { detail: 'A secret of the server' } };

beforeEach(readyPage);

function open(tab: string, answers: Parameters<typeof fakeServer>[0]): void {
  fakeServer(answers);
  renderApp([{ path: '/lesson/:lessonId/:tab?/*', Component: LessonPage }], `/lesson/1/${tab}`);
}

test.each([
  ['key-concept', 'No key concept here'],
  ['guided-problem', 'No guided problem here'],
  ['practice-problems', 'No practice here'],
])('a lesson without concepts and problems says so at %s', async (tab, words) => {
  open(tab, { [full]: { body: makeLesson({ concepts: [], problems: [] }) } });
  expect(await screen.findByText(new RegExp(words))).toBeTruthy();
});

describe('when calls fail, the page says so in its own words and goes on [L-324]', () => {
  test('a lesson that does not come', async () => {
    open('introduction', { [full]: broken });
    expect((await screen.findAllByText(/Failed to load lesson/)).length).toBeGreaterThan(0);
    expect(screen.queryByText(/A secret of the server/)).toBeNull();
  });

  test('a lesson goes on when its unit and every report of progress fail', async () => {
    open('practice-problems', {
      [full]: { body: makeLesson() },
      'GET /api/units/9/with-course': broken,
      'GET /api/progress/lessons/1': broken,
    });
    expect(await screen.findByTestId('question')).toBeTruthy();
    const alarms = screen.queryAllByRole('alert').filter(({ textContent }) => /\S/.test(textContent ?? ''));
    expect(alarms).toEqual([]);
  });
});
