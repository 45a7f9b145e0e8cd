import type { TaughtClassDetail } from '@playforward/contract';
import { expect, test } from 'vitest';
import { currentPlace } from './current-place.ts';

const lesson = (id: number) => ({ id, lesson_number: id, title: `Lesson ${id}` });
const unit = (id: number, ...lessons: number[]) => ({
  id,
  unit_number: id,
  title: `Unit ${id}`,
  lessons: lessons.map(lesson),
});
const taught = (current: number | null, units = [unit(1, 11, 12), unit(2, 21)]) =>
  ({ units, current_lesson_id: current }) as TaughtClassDetail;

test.each([
  [21, { lessonId: 21, unitId: 2 }],
  [null, { lessonId: 11, unitId: 1 }],
  [99, { lessonId: 11, unitId: 1 }],
])('a class whose last lesson is %s opens at %o', (current, place) => {
  expect(currentPlace(taught(current))).toEqual(place);
});

test('a course without units opens at nothing', () => {
  expect(currentPlace(taught(null, []))).toEqual({ lessonId: 0, unitId: 0 });
});
