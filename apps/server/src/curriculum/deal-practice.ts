import { countedLevel, findSkill, random } from '@playforward/curriculum';
import { choosePractice, type PracticePlace } from '@playforward/mastery';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/pool.ts';
import type { Lesson, Slot } from './curriculum-index.ts';
import { selectEstimates } from './estimates.ts';
import type { OwnProblem, ProblemStore } from './problem-store.ts';
import type { SkillIndex } from './skill-index.ts';

type Services = { db: Db; clock: Clock; problems: ProblemStore; skillIndex: SkillIndex };
type Dealing = {
  student: { id: number };
  lesson: Lesson;
  own: ReadonlyMap<number, OwnProblem>;
  /** Problems that are started or solved, by id. */
  states: ReadonlyMap<number, Date | null>;
};

const chanceSteps = 2 ** 31;

/**
 * Fits the next practice problem to the student: the first place that is not solved is given the skill and level the
 * estimates ask for; the one that asks for an error keeps its own. A problem that was opened is never taken away, places
 * before and after it stay, and the choice only changes when the estimates have. Answers the new problem, or nothing when the present one fits.
 */
export async function dealNextPractice(
  { db, clock, problems, skillIndex }: Services,
  { student, lesson, own, states }: Dealing,
): Promise<OwnProblem | undefined> {
  const slots = lesson.problems.filter(isPracticePlace);
  const place = slots.findIndex((slot) => !isSolved(own.get(slot.id), states));
  const slot = slots[place];
  const present = slot && own.get(slot.id);
  if (!present || states.has(present.id)) return undefined;
  const skills = { own: skillIndex.own(lesson), earlier: skillIndex.earlier(lesson).filter(isKnown) };
  const estimates = await selectEstimates(db, {
    userId: student.id,
    skills: [...skills.own, ...skills.earlier, ...slots.map(({ skill }) => skill)],
  });
  const source = random(`${student.id}:${slot.id}`);
  const chosen = choosePractice(
    {
      ...skills,
      places: slots,
      met: slots.slice(0, place).map((one) => metIn(one, own)),
      place,
      estimates,
      mixes: skillIndex.isAfterFirstUnit(lesson),
    },
    { now: clock.now().getTime(), chance: () => source.int(0, chanceSteps - 1) / chanceSteps },
  );
  const { skill, level } = present.rendered.id;
  if (chosen.skill === skill && chosen.level === level) return undefined;
  return problems.exchange(present, { skill: chosen.skill, level: chosen.level });
}

function isSolved(problem: OwnProblem | undefined, states: ReadonlyMap<number, Date | null>): boolean {
  return problem !== undefined && Boolean(states.get(problem.id));
}

function isPracticePlace(slot: Slot): slot is Slot & { type: 'practice' } {
  return slot.type === 'practice' && slot.asks === undefined;
}

function isKnown(skill: string): boolean {
  return findSkill(skill) !== undefined;
}

function metIn({ id, skill, level }: Slot, own: ReadonlyMap<number, OwnProblem>): PracticePlace {
  const met = own.get(id)?.rendered.id ?? { skill, level };
  return { skill: met.skill, level: countedLevel(met.level) };
}
