import type { TownAnswer } from '@playforward/contract';
import { type Estimate, isDue, showSkill } from '@playforward/mastery';
import type { AppContext } from '../../../context.ts';
import type { CurriculumIndex, Lesson, Unit } from '../../../curriculum/curriculum-index.ts';
import type { LessonMissions, LessonTemplate } from '../../../curriculum/open-lesson-missions.ts';
import type { SkillIndex } from '../../../curriculum/skill-index.ts';
import { type MissionReader, readReader, showMission } from '../open-mission-service.ts';
import { goalsAmong, tellChain } from './chains.ts';
import { eventOfFamily, seedOfDay } from './daily.ts';
import { growthAtPoints, growthPoints } from './growth.ts';
import { closedFor } from './openings.ts';
import { classProject } from './projects.ts';
import {
  selectAllEstimates,
  selectBuiltMissions,
  selectOptionalStars,
  selectStarsOfLessons,
  selectStarsTogether,
} from './town-queries.ts';

export type TownServices = {
  context: AppContext;
  index: CurriculumIndex;
  skills: SkillIndex;
  templateOf(lessonId: number): LessonTemplate | null;
  ofLessons: LessonMissions;
};

/** The skills that a student solves without help. */
export function masteredAmong(estimates: ReadonlyMap<string, Estimate>, now: number): string[] {
  return [...estimates]
    .filter(([, estimate]) => showSkill(estimate, now).state === 'alone')
    .map(([skill]) => skill);
}

/** What a student has built up, and what calls them back. */
export async function showTown(
  services: TownServices,
  { userId, lesson }: { userId: number; lesson: Lesson | null },
): Promise<TownAnswer> {
  const { context, index } = services;
  const { db, clock } = context;
  const now = clock.now();
  const [built, estimates, reader] = await Promise.all([
    selectBuiltMissions(db, userId),
    selectAllEstimates(db, userId),
    readReader(context, userId),
  ]);
  const unit = lesson ? (index.unit.get(lesson.unitId) ?? null) : null;
  return {
    ...growthAtPoints(growthPoints(built)),
    closed: closedFor(masteredAmong(estimates, now.getTime())),
    chain: unit && (await showChain(services, { userId, unit, lesson })),
    event: await showEvent(services, { userId, estimates, reader }),
    project: unit && (await showProject(services, { userId, unit })),
  };
}

type Chained = { userId: number; unit: Unit; lesson: Lesson | null };

async function showChain(
  { context, templateOf, ofLessons }: TownServices,
  { userId, unit, lesson }: Chained,
): Promise<TownAnswer['chain']> {
  const playable = unit.lessons.filter(({ id }) => templateOf(id) !== null);
  const goals = goalsAmong(playable, lesson && (playable.find(({ id }) => id === lesson.id) ?? null));
  const stars = await selectStarsOfLessons(context.db, { userId, lessonIds: goals.map(({ id }) => id) });
  const open = goals.findIndex(({ id }) => (stars.get(id) ?? 0) === 0);
  const here = goals.findIndex(({ id }) => id === lesson?.id);
  const isHereDone = here >= 0 && (stars.get(goals[here]?.id ?? 0) ?? 0) > 0;
  return {
    ...tellChain(unit.id, open < 0 ? null : here >= 0 && !isHereDone ? here : open),
    goals: goals.map(({ id, slug, title }) => ({
      lesson_id: id,
      lesson_title: title,
      title: ofLessons.titleOf(slug) ?? title,
      stars: stars.get(id) ?? 0,
      is_here: id === lesson?.id,
    })),
  };
}

type Called = { userId: number; estimates: ReadonlyMap<string, Estimate>; reader: MissionReader };

/** The skill that has waited longest and has a lesson with a mission. */
async function showEvent(
  { context, skills, templateOf }: TownServices,
  { userId, estimates, reader }: Called,
): Promise<TownAnswer['event']> {
  const now = context.clock.now();
  const due = [...estimates]
    .filter(([, estimate]) => isDue(estimate, now.getTime()))
    .sort(([, left], [, right]) => left.dueAt - right.dueAt);
  for (const [skill] of due) {
    const lesson = skills.home(skill);
    const template = lesson && templateOf(lesson.id);
    if (!lesson || !template) continue;
    const choice = { level: template.level, seed: seedOfDay(now, userId) };
    const mission = showMission({ lessonId: lesson.id, template, reader, citizen: null }, choice);
    const stars = await selectOptionalStars(context.db, { userId, missionId: mission.id });
    const told = { skill: skills.title(skill), lesson_title: lesson.title };
    return { ...eventOfFamily(template.family), ...told, done: (stars ?? 0) > 0, mission };
  }
  return null;
}

async function showProject(
  { context }: TownServices,
  { userId, unit }: { userId: number; unit: Unit },
): Promise<TownAnswer['project']> {
  const lessonIds = unit.lessons.map(({ id }) => id);
  const { students, helpers, stars } = await selectStarsTogether(context.db, { userId, lessonIds });
  return { ...classProject(unit.title, students), stars, helpers };
}
