import {
  findSkill,
  generateProblem,
  misconceptions,
  type RenderedProblem,
  renderProblem,
} from '@playforward/curriculum';

const levels = [1, 2, 3] as const;
const seeds = [1, 2, 3] as const;

/** One wrong way of working, as it looks in a problem of the skill. */
export type WrongWay = { phrase: string; question: string; answer: string; reason: string };

/** Every named wrong way of working with a skill, each with the first problem that shows it. */
export function wrongWaysInSkill(skill: string): WrongWay[] {
  const found = new Map<string, WrongWay>();
  for (const { question, choices } of samplesOf(skill)) {
    for (const { misconception, text, reason } of choices) {
      if (misconception === null || !isNamed(misconception) || found.has(misconception)) continue;
      found.set(misconception, {
        phrase: misconceptions[misconception].phrase,
        question,
        answer: text,
        reason,
      });
    }
  }
  return [...found.values()];
}

function samplesOf(skill: string): RenderedProblem[] {
  const version = findSkill(skill)?.version;
  if (version === undefined) return [];
  return levels.flatMap((level) =>
    seeds.map((seed) => renderProblem(generateProblem({ skill, version, level, seed }))),
  );
}

function isNamed(id: string): id is keyof typeof misconceptions {
  return Object.hasOwn(misconceptions, id);
}

/** One problem of a skill, for a teacher to look at. */
export function sampleProblem(skill: string, level: 1 | 2 | 3 | 4): RenderedProblem | undefined {
  const version = findSkill(skill)?.version;
  return version === undefined
    ? undefined
    : renderProblem(generateProblem({ skill, version, level, seed: 1 }));
}
