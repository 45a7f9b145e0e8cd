import { expect, test, vi } from 'vitest';
import { lastLesson, rememberLesson } from './last-lesson.ts';

test('the game outside of a lesson plays the lesson opened last [D-114]', () => {
  expect(lastLesson()).toBeNull();
  rememberLesson({ id: 7, title: 'Ratios' });
  rememberLesson({ id: 9, title: 'Rates' });
  expect(lastLesson()).toEqual({ id: 9, title: 'Rates' });
});

test.each(['', 'null', '7', '{"id":"7","title":"x"}', '{"id":7}', '{'])(
  '%s in the storage means free play',
  (kept) => {
    localStorage.setItem('dashboard_last_lesson', kept);
    expect(lastLesson()).toBeNull();
  },
);

test('a browser that keeps nothing plays freely', () => {
  const closed = () => {
    throw new DOMException('closed', 'SecurityError');
  };
  const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(closed);
  const get = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(closed);
  rememberLesson({ id: 7, title: 'Ratios' });
  expect(lastLesson()).toBeNull();
  set.mockRestore();
  get.mockRestore();
});
