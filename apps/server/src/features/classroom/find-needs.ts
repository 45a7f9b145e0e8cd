import type { NeedReasonAnswer, StudentInNeed } from '@playforward/contract';
import { type Estimate, type NeedReason, needsHelp, needsHelpAfter } from '@playforward/mastery';
import { plainIdea } from './plain-idea.ts';
import type { ClassroomServices } from './services.ts';
import { type ClassTry, selectClassEstimates, selectTriesSince } from './work-queries.ts';

/** How a class stands with some skills: estimates and who needs help, each by student and skill. */
export type ClassWork = {
  estimate(student: number, skill: string): Estimate | undefined;
  need(student: number, skill: string): NeedReason | undefined;
};

const dayMs = 86_400_000;

export async function readClassWork(
  { pool, clock }: ClassroomServices,
  { ids, skills }: { ids: readonly number[]; skills: readonly string[] },
): Promise<ClassWork> {
  const now = clock.now().getTime();
  const since = new Date(now - needsHelpAfter.days * dayMs);
  const [estimates, tries] = await Promise.all([
    selectClassEstimates(pool, { ids, skills }),
    selectTriesSince(pool, { ids, since }),
  ]);
  const keyOf = (student: number, skill: string) => `${student} ${skill}`;
  const known = new Map(estimates.map((one) => [keyOf(one.userId, one.skill), one]));
  const recent = Map.groupBy(tries, (one: ClassTry) => keyOf(one.userId, one.skill));
  return {
    estimate: (student, skill) => known.get(keyOf(student, skill)),
    need(student, skill) {
      const key = keyOf(student, skill);
      return needsHelp(known.get(key), { recent: recent.get(key) ?? [], now });
    },
  };
}

/** The reason as it is answered, with the idea in plain words. */
export function showReason(reason: NeedReason): NeedReasonAnswer {
  if (reason.kind === 'low-estimate') return reason;
  return { kind: 'same-idea', idea: reason.idea, text: plainIdea(reason.idea), misses: reason.misses };
}

type ClassSkills = { students: readonly { id: number; name: string }[]; skills: readonly string[] };

/** Everybody who needs help, each with every skill it is needed for; who shows one wrong idea again and again first. */
export function listNeeds(
  { curriculum }: ClassroomServices,
  work: ClassWork,
  { students, skills }: ClassSkills,
): StudentInNeed[] {
  const found = students.flatMap(({ id, name }) =>
    skills.flatMap((skill) => {
      const reason = work.need(id, skill);
      if (!reason) return [];
      return [{ id, name, skill, skill_title: curriculum.skillIndex.title(skill), why: showReason(reason) }];
    }),
  );
  return found.toSorted((a, b) => weight(a) - weight(b));
}

function weight({ why }: StudentInNeed): number {
  return why.kind === 'same-idea' ? 0 : 1;
}
