import type { TaughtClassDetail } from '@playforward/contract';

/** Where a class is at: the lesson most of it has worked on last, or the first of the course; and its unit. */
export function currentPlace({ units, current_lesson_id: current }: TaughtClassDetail): {
  lessonId: number;
  unitId: number;
} {
  const unit = units.find(({ lessons }) => lessons.some(({ id }) => id === current)) ?? units[0];
  const lesson = unit?.lessons.find(({ id }) => id === current) ?? unit?.lessons[0];
  return { lessonId: lesson?.id ?? 0, unitId: unit?.id ?? 0 };
}
