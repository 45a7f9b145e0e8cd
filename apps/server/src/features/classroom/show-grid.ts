import type { ClassGrid, GridCell } from '@playforward/contract';
import { showSkill } from '@playforward/mastery';
import type { Lesson } from '../../curriculum/curriculum-index.ts';
import { type ClassWork, readClassWork, showReason } from './find-needs.ts';
import { type ClassRow, selectStudents } from './queries.ts';
import type { ClassroomServices } from './services.ts';

/** GET /api/teach/classes/{id}/grid: how every student stands with every skill of a unit, or of the whole course. */
export async function showGrid(
  services: ClassroomServices,
  { row, unitId, lessons }: { row: ClassRow; unitId: number | null; lessons: readonly Lesson[] },
): Promise<ClassGrid> {
  const { db, clock, curriculum } = services;
  const { skillIndex } = curriculum;
  const skills = lessons.flatMap((lesson) =>
    skillIndex.own(lesson).map((skill) => ({
      skill,
      title: skillIndex.title(skill),
      lesson_id: lesson.id,
      lesson_title: lesson.title,
    })),
  );
  const students = await selectStudents(db, row.id);
  const ids = students.map(({ id }) => id);
  const work = await readClassWork(services, { ids, skills: skills.map(({ skill }) => skill) });
  const now = clock.now().getTime();
  return {
    unit_id: unitId,
    skills,
    students: students.map(({ id, name }) => ({
      id,
      name,
      cells: skills.map(({ skill }) => toCell(work, { student: id, skill, now })),
    })),
  };
}

function toCell(
  work: ClassWork,
  { student, skill, now }: { student: number; skill: string; now: number },
): GridCell {
  const estimate = work.estimate(student, skill);
  const reason = work.need(student, skill);
  return {
    skill,
    state: showSkill(estimate, now).state,
    needs_help: reason ? showReason(reason) : null,
    tries: (estimate?.aloneAnswers ?? 0) + (estimate?.helpedAnswers ?? 0),
  };
}
