import { type Mission, missionFor, runMission, solveMission } from '@playforward/city-sim';
import { openLessonMissions } from '../../../apps/server/src/curriculum/open-lesson-missions.ts';
import { readContent } from '../../../apps/server/src/curriculum/read-content.ts';
import { firstSeedOf } from '../../../apps/server/src/features/missions/choose-missions.ts';
import type { BenchPart, Figure } from './bench-part.ts';

const studentIds = [1, 17, 240, 555, 899];
const missionsOfStudent = 100;

/** What a student sees first in each lesson, in the order of the courses. */
export function firstMissions(userId: number): Mission[] {
  const templates = openLessonMissions();
  const lessons = readContent().courses.flatMap(({ units }) => units.flatMap(({ lessons: own }) => own));
  return lessons.flatMap(({ slug }, at) => {
    const template = templates.of(slug);
    if (!template) return [];
    const { family, level, setting, title } = template;
    const theme = { grade: null, career: null, names: [], setting, title };
    return [missionFor({ family, level, seed: firstSeedOf(userId), lessonId: at + 1, theme })];
  });
}

const numbersOf = ({ given, evidence }: Mission) =>
  JSON.stringify([given.map(({ value }) => value), evidence.tables]);

/** Runs that end otherwise than the rule says: a solution without three stars, a named wrong way with one. */
function countUnfair(missions: readonly Mission[]): { unsolved: number; excused: number } {
  const starsOf = (mission: Mission, plan: { inputs: Record<string, string>; prediction: string }) => {
    const run = runMission(mission, plan.inputs, plan.prediction);
    return run.ok ? run.run.stars : 0;
  };
  let [unsolved, excused] = [0, 0];
  for (const mission of missions) {
    const solution = solveMission(mission);
    if (starsOf(mission, solution) < 3) unsolved += 1;
    excused += solution.wrong.filter((wrong) => starsOf(mission, wrong) > 0).length;
  }
  return { unsolved, excused };
}

function measure(): Figure[] {
  const students = studentIds.map(firstMissions);
  const [missions = []] = students;
  const lessons = readContent().courses.flatMap(({ units }) => units.flatMap(({ lessons: own }) => own));
  const judged = missions.filter((mission) => !mission.is_survey).length;
  const distinct = students.map((all) => new Set(all.slice(0, missionsOfStudent).map(numbersOf)).size);
  const { unsolved, excused } = countUnfair(missions);
  const share = (100 * judged) / missions.length;
  return [
    {
      label: 'lessons without a mission',
      value: lessons.length - missions.length,
      unit: 'lessons',
      atMost: 0,
    },
    {
      label: 'judged by the simulation',
      value: share,
      unit: '%',
      atLeast: 90,
      note: `${judged} of ${missions.length}`,
    },
    {
      label: 'number sets in 100 missions of a student',
      value: Math.min(...distinct),
      unit: 'sets',
      atLeast: 90,
      note: distinct.join(', '),
    },
    { label: 'solutions without three stars', value: unsolved, unit: 'missions', atMost: 0 },
    { label: 'named wrong ways with a star', value: excused, unit: 'runs', atMost: 0 },
  ];
}

/** The missions of all lessons as one student meets them, lived in the simulation. */
export const missionsPart: BenchPart = { name: 'missions', measure };
