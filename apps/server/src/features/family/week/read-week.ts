import { limits } from '@playforward/contract';
import { countStars, showSkill } from '@playforward/mastery';
import type { OpenTask } from '../../../class-service.ts';
import type { Lesson, Unit } from '../../../curriculum/curriculum-index.ts';
import { countWork } from '../../../record/count-minutes.ts';
import { selectMoments, type WorkMoment } from '../../../record/moments.ts';
import { type Moved, replaySkills } from '../../../record/replay-skills.ts';
import { addDays, mondayOf, schoolDay, startOfSchoolDay, weekdayOf } from '../../../record/school-days.ts';
import { firstNameOf } from '../first-name.ts';
import { selectClassesOf } from '../queries.ts';
import type { FamilyServices } from '../services.ts';
import { countKeptOn, selectDone, selectEstimates, selectFinished, selectTouched } from './week-queries.ts';

const minuteMs = 60_000;
const weekend = 5;

/** What a week was, before anything is said of it. */
export type WeekFacts = {
  child: string;
  monday: string;
  back: number;
  classes: { name: string; teacher: string }[];
  days: { day: string; worked: boolean; is_ahead: boolean }[];
  minutes: number;
  /** Skills done alone: for the first time in this week, else those that were done again. */
  alone: { skills: string[]; isNew: boolean };
  finished: Lesson[];
  workingOn: { skill: string; lesson: Lesson | undefined } | undefined;
  /** Problems on which a first answer was not right, and a later one was. */
  keptOn: number;
  stars: { new: number; inUnit: number; unit: Unit | undefined };
  /** Where the child is: the unit of what was done last. */
  unit: Unit | undefined;
  tasks: OpenTask[];
  nextLesson: Lesson | undefined;
};

type ChildAndWeek = { id: number; name: string; back?: number | undefined };

/**
 * The facts of one week of one child. Without a week asked for it is this one, and on its first two days the one before
 * as long as nothing has been done yet.
 */
export async function readWeek(services: FamilyServices, child: ChildAndWeek): Promise<WeekFacts> {
  const { clock, settings } = services;
  const today = schoolDay(clock.now().getTime(), settings.timeZone);
  const asked = await readDays(services, { ...child, today, back: child.back ?? 0 });
  const isEarly = child.back === undefined && weekdayOf(today) <= 1 && asked.moments.length === 0;
  const read = isEarly ? await readDays(services, { ...child, today, back: 1 }) : asked;
  return toFacts(services, { ...child, ...read });
}

type Read = { monday: string; back: number; from: Date; to: Date; today: string; moments: WorkMoment[] };

async function readDays(
  { pool, settings }: FamilyServices,
  { id, today, back }: { id: number; today: string; back: number },
): Promise<Read> {
  const monday = addDays(mondayOf(today), -7 * back);
  const from = startOfSchoolDay(monday, settings.timeZone);
  const to = startOfSchoolDay(addDays(monday, 7), settings.timeZone);
  const moments = await selectMoments(pool, { ids: [id], since: new Date(from.getTime() - 1) });
  return { monday, back, from, to, today, moments: moments.filter(({ at }) => at < to.getTime()) };
}

type ReadChild = Read & { id: number; name: string };

async function toFacts(services: FamilyServices, known: ReadChild): Promise<WeekFacts> {
  const { db, pool, curriculum } = services;
  const { id, name, monday, back } = known;
  const { index, skillIndex } = curriculum;
  const [classes, finished, keptOn, touched, done] = await Promise.all([
    selectClassesOf(db, [id]),
    selectFinished(pool, known),
    countKeptOn(pool, known),
    selectTouched(pool, known),
    selectDone(pool, id),
  ]);
  const moved = await replaySkills(pool, known, touched);
  const own = classes.get(id) ?? [];
  const place = placeOf(services, known) ?? skillIndex.home(touched[0] ?? '');
  const course = index.course.get(index.unit.get(place?.unitId ?? 0)?.courseId ?? own[0]?.courseId ?? 0);
  const nextLesson = course?.units.flatMap(({ lessons }) => lessons).find((lesson) => !done.has(lesson.id));
  const unit = index.unit.get((place ?? nextLesson)?.unitId ?? 0);
  return {
    child: firstNameOf(name),
    monday,
    back,
    classes: own.map((one) => ({ name: one.name, teacher: one.teacher })),
    ...countDays(services, known),
    alone: aloneOf(touched, moved),
    finished: finished.flatMap((lessonId) => index.lesson.get(lessonId) ?? []),
    workingOn: workingOn(services, touched, moved),
    keptOn,
    stars: await starsOf(services, { id, moved, unit }),
    unit,
    tasks: back === 0 ? await services.classes().listOpenTasks({ id }) : [],
    nextLesson: back === 0 ? nextLesson : undefined,
  };
}

/** The lesson of the last thing that was done. */
function placeOf({ curriculum }: FamilyServices, { moments }: Read): Lesson | undefined {
  const { index } = curriculum;
  const lessons = moments.map(({ slotId, lessonId }) =>
    index.lesson.get(lessonId ?? index.slot.get(slotId ?? 0)?.lessonId ?? 0),
  );
  return lessons.findLast((lesson) => lesson !== undefined);
}

function countDays({ settings }: FamilyServices, { monday, today, moments }: Read) {
  const spent = countWork(moments, ({ at }) => schoolDay(at, settings.timeZone));
  const all = Array.from({ length: 7 }, (_, nth) => addDays(monday, nth));
  const total = [...spent.values()].reduce((sum, ms) => sum + ms, 0);
  return {
    days: all
      .map((day) => ({ day, worked: spent.has(day), is_ahead: day > today }))
      .filter(({ worked }, nth) => nth < weekend || worked),
    minutes: total === 0 ? 0 : Math.max(1, Math.round(total / minuteMs)),
  };
}

function aloneOf(touched: readonly string[], moved: ReadonlyMap<string, Moved>): WeekFacts['alone'] {
  const isAlone = (skill: string, when: keyof Moved) =>
    showSkill(moved.get(skill)?.[when], 0).state === 'alone';
  const now = touched.filter((skill) => isAlone(skill, 'after'));
  const fresh = now.filter((skill) => !isAlone(skill, 'before'));
  return fresh.length > 0 ? { skills: fresh, isNew: true } : { skills: now, isNew: false };
}

function workingOn(
  { curriculum }: FamilyServices,
  touched: readonly string[],
  moved: ReadonlyMap<string, Moved>,
): WeekFacts['workingOn'] {
  const skill = touched.find((one) => showSkill(moved.get(one)?.after, 0).state !== 'alone');
  return skill === undefined ? undefined : { skill, lesson: curriculum.skillIndex.home(skill) };
}

type Starred = { id: number; moved: ReadonlyMap<string, Moved>; unit: Unit | undefined };

/** Stars that lessons have gained in the week, and how many the unit has now. */
async function starsOf(
  { curriculum, pool }: FamilyServices,
  { id, moved, unit }: Starred,
): Promise<WeekFacts['stars']> {
  const { skillIndex } = curriculum;
  const touched = new Map<number, Lesson>();
  for (const skill of moved.keys()) {
    const lesson = skillIndex.home(skill);
    if (lesson) touched.set(lesson.id, lesson);
  }
  const lessons = [...touched.values(), ...(unit?.lessons ?? [])];
  const now = await selectEstimates(pool, {
    id,
    skills: lessons.flatMap((lesson) => skillIndex.own(lesson)),
  });
  const gained = [...touched.values()].map((lesson) => {
    const skills = skillIndex.own(lesson);
    const at = (when: keyof Moved) =>
      countStars(
        skills.map((skill) => (moved.has(skill) ? moved.get(skill)?.[when] : now.get(skill))),
        limits.stars,
      );
    return Math.max(0, at('after') - at('before'));
  });
  const inUnit = (unit?.lessons ?? []).map((lesson) =>
    countStars(
      skillIndex.own(lesson).map((skill) => now.get(skill)),
      limits.stars,
    ),
  );
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  return { new: sum(gained), inUnit: sum(inUnit), unit };
}
