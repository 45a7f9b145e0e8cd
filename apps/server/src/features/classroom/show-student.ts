import type { StudentPage } from '@playforward/contract';
import { showSkill } from '@playforward/mastery';
import type { Course } from '../../curriculum/curriculum-index.ts';
import { addDays, schoolDay, startOfSchoolDay } from '../../record/school-days.ts';
import { selectCardMoments } from '../../safety/queries.ts';
import { type ClassWork, listNeeds, readClassWork } from './find-needs.ts';
import type { ClassRow } from './queries.ts';
import type { ClassroomServices } from './services.ts';
import { selectBeyond, selectDays } from './work-queries.ts';

const weekDays = 7;
const mostStrengths = 3;
const mostCards = 3;

type StudentInCourse = { row: ClassRow; course: Course; student: { id: number; name: string } };

/** GET /api/teach/classes/{id}/students/{sid}: strengths first, then what help is needed with, then the whole map. */
export async function showStudent(services: ClassroomServices, asked: StudentInCourse): Promise<StudentPage> {
  const { row, course, student } = asked;
  const { db, pool, clock, curriculum, settings } = services;
  const { skillIndex } = curriculum;
  const { id, name } = student;
  const skills = course.units.flatMap(({ lessons }) => lessons.flatMap((lesson) => skillIndex.own(lesson)));
  const now = clock.now().getTime();
  const { timeZone } = settings;
  const firstDay = addDays(schoolDay(now, timeZone), 1 - weekDays);
  const since = startOfSchoolDay(firstDay, timeZone);
  const { tellsTeachers } = settings.companion;
  const [work, beyond, days, cards] = await Promise.all([
    readClassWork(services, { ids: [id], skills }),
    selectBeyond(pool, { id, since }),
    selectDays(pool, { id, since, timeZone }),
    tellsTeachers ? selectCardMoments(db, { userId: id, most: mostCards }) : [],
  ]);
  return {
    id,
    name,
    class_id: row.id,
    class_name: row.name,
    course_title: course.title,
    strengths: listStrengths(work, { id, skills, now }).map((skill) => ({
      skill,
      title: skillIndex.title(skill),
    })),
    needs: listNeeds(services, work, { students: [student], skills }),
    units: toUnits(services, { work, course, id, now }),
    week: Array.from({ length: weekDays }, (_, nth) => {
      const day = addDays(firstDay, nth);
      return { day, answers: days.find((one) => one.day === day)?.answers ?? 0 };
    }),
    ...beyond,
    safety_cards: cards.map((at) => at.toISOString()),
  };
}

type StudentSkills = { id: number; skills: readonly string[]; now: number };

/** What the student can do alone, the most practised first. */
function listStrengths(work: ClassWork, { id, skills, now }: StudentSkills): string[] {
  const tries = (skill: string) => work.estimate(id, skill)?.aloneAnswers ?? 0;
  return skills
    .filter((skill) => showSkill(work.estimate(id, skill), now).state === 'alone')
    .toSorted((a, b) => tries(b) - tries(a))
    .slice(0, mostStrengths);
}

type Mapped = { work: ClassWork; course: Course; id: number; now: number };

/** The units the student has begun, and the first one. */
function toUnits({ curriculum }: ClassroomServices, { work, course, id, now }: Mapped): StudentPage['units'] {
  const { skillIndex } = curriculum;
  const units = course.units.map((unit) => ({
    id: unit.id,
    unit_number: unit.number,
    title: unit.title,
    lessons: unit.lessons.map((lesson) => ({
      title: lesson.title,
      skills: skillIndex.own(lesson).map((skill) => ({
        skill,
        title: skillIndex.title(skill),
        state: showSkill(work.estimate(id, skill), now).state,
      })),
    })),
  }));
  const isBegun = (unit: (typeof units)[number]) =>
    unit.lessons.some(({ skills }) => skills.some(({ state }) => state !== 'new'));
  const begun = units.filter(isBegun);
  return begun.length > 0 ? begun : units.slice(0, 1);
}
