import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeLesson } from '../../testing/make-lesson.ts';
import {
  called,
  choose,
  chooseAt,
  full,
  mastery,
  openLesson,
  pass,
  press,
  readyPage,
  right,
  submit,
  wrong,
} from './testing-lesson.tsx';

beforeEach(readyPage);

function problemOf(id: number) {
  const { concepts, problems } = makeLesson();
  return [...concepts.flatMap((concept) => concept.problems), ...problems].find((one) => one.id === id);
}

describe('the key concept', () => {
  test('shows concept and diagram, which enlarges and hides when it fails [L-083] [L-085] [L-086] [L-087] [L-304] [L-088]', async () => {
    const { path } = openLesson('/lesson/1/key-concept');
    expect(await screen.findByRole('heading', { name: 'Comparing' })).toBeTruthy();
    expect(path()).toBe('/lesson/1/key-concept/0');
    const picture = screen.getByRole('img', { name: 'Two bars' });
    expect(picture.style.maxHeight).toBe('425px');
    fireEvent.click(picture);
    const dialog = screen.getByRole('dialog', { name: 'Diagram' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.error(picture);
    expect(screen.queryByRole('img', { name: 'Two bars' })).toBeNull();
  });

  test('a solved example offers the ways on; the last one ends the section [L-090] [L-092] [L-093] [L-190]', async () => {
    const followUp = {
      lesson_state: 'started',
      mastery: { ...mastery, stars: 7 },
      problem: { ...problemOf(13), state: 'completed', final_answer: 'It is 3:2.' },
      next: null,
      math: {},
    };
    const { router, path, server } = openLesson('/lesson/1/key-concept/1', {
      [submit]: { body: { ...right.body, follow_up: followUp } },
    });
    await press('View Example');
    expect(path()).toBe('/lesson/1/key-concept/1/problem/13');
    expect(router.state.historyAction).toBe('REPLACE');
    expect(screen.queryByRole('button', { name: 'Back to Concepts' })).toBeNull();
    await choose('3:2');
    expect(await screen.findByText('Order matters.')).toBeTruthy();
    expect(screen.getByText('It is 3:2.')).toBeTruthy();
    expect(localStorage.getItem('lesson_1_key_concept')).toBe('complete');
    expect(called(server)).toContain('POST /api/progress/problems/13/complete');
    expect(await screen.findByRole('img', { name: /^7 of 12 stars\./ })).toBeTruthy();
    const read = called(server).filter((call) => call === full || call === 'GET /api/mastery/lessons/1');
    expect(read).toHaveLength(2);
    expect(screen.getByRole('link', { name: /Stem City Game/ })).toBeTruthy();
    await press('Back to Concepts');
    await waitFor(() => expect(path()).toBe('/lesson/1/key-concept/0'));
  });

  test('a wrong answer shows the reason, takes the focus and is fresh on click [L-092] [L-095]', async () => {
    const { server } = openLesson('/lesson/1/key-concept/0/problem/11', { [submit]: wrong });
    await choose('2:3');
    const reason = await screen.findByText('Look at the order.');
    expect(screen.getByRole('heading', { name: 'What 2:3 tells us' })).toBeTruthy();
    expect(document.activeElement?.contains(reason)).toBe(true);
    expect(screen.queryByRole('button', { name: 'Next Problem' })).toBeNull();
    await choose('3:2');
    expect(screen.queryByText('Look at the order.')).toBeNull();
    expect(called(server).filter((call) => call === submit)).toHaveLength(1);
  });

  test('a wrong answer is fresh after 5000 ms, not before [L-094] [L-328]', async () => {
    openLesson('/lesson/1/key-concept/0/problem/11', { [submit]: wrong });
    await screen.findByRole('group', { name: 'Choices' });
    await chooseAt('2:3', 'Look at the order.');
    await pass(4_999);
    expect(screen.getByText('Look at the order.')).toBeTruthy();
    await pass(1);
    expect(screen.queryByText('Look at the order.')).toBeNull();
  });
});
