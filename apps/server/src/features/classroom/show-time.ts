import type { ClassTime } from '@playforward/contract';
import type { Course } from '../../curriculum/curriculum-index.ts';
import { countWork } from '../../record/count-minutes.ts';
import { selectMoments, type WorkMoment } from '../../record/moments.ts';
import { addDays, schoolDay, startOfSchoolDay } from '../../record/school-days.ts';
import { type ClassRow, selectStudents } from './queries.ts';
import type { ClassroomServices } from './services.ts';

const weekDays = 7;
const minuteMs = 60_000;

/** GET /api/teach/classes/{id}/time. */
export async function showTime(
  { db, pool, clock, curriculum, settings }: ClassroomServices,
  { row, course }: { row: ClassRow; course: Course },
): Promise<ClassTime> {
  const students = await selectStudents(db, row.id);
  const { timeZone } = settings;
  const dayOf = (at: number) => schoolDay(at, timeZone);
  const today = dayOf(clock.now().getTime());
  const days = Array.from({ length: weekDays }, (_, nth) => addDays(today, nth + 1 - weekDays));
  const since = startOfSchoolDay(addDays(today, 1 - weekDays), timeZone);
  const moments = Map.groupBy(
    await selectMoments(pool, { ids: students.map(({ id }) => id), since }),
    ({ userId }) => userId,
  );
  const lessonOf = ({ slotId, lessonId }: WorkMoment) =>
    lessonId ?? (slotId === null ? undefined : curriculum.index.slot.get(slotId)?.lessonId);
  const byLesson = new Map<number, number[]>();
  for (const own of moments.values())
    for (const [lesson, spent] of countWork(own, lessonOf))
      if (lesson !== undefined) byLesson.set(lesson, [...(byLesson.get(lesson) ?? []), spent]);
  return {
    days,
    students: students.map(({ id, name }) => {
      const own = moments.get(id) ?? [];
      const spent = countWork(own, ({ at }) => dayOf(at));
      return {
        id,
        name,
        minutes: days.map((day) => toMinutes(spent.get(day) ?? 0)),
        answers: own.filter(({ answer }) => answer).length,
      };
    }),
    lessons: course.units.flatMap((unit) =>
      unit.lessons.flatMap(({ id, number, title }) => {
        const spent = byLesson.get(id)?.toSorted((a, b) => a - b);
        if (!spent) return [];
        const minutes = toMinutes(spent[Math.floor((spent.length - 1) / 2)] ?? 0);
        return [
          { id, unit_number: unit.number, lesson_number: number, title, students: spent.length, minutes },
        ];
      }),
    ),
  };
}

/** Work that was begun is never shown as none. */
function toMinutes(ms: number): number {
  return ms === 0 ? 0 : Math.max(1, Math.round(ms / minuteMs));
}
