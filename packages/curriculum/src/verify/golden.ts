import type { Diagram } from '@playforward/diagram';
import { drawProblem } from '../draw-problem.ts';
import type { Level } from '../problem-spec.ts';
import type { Skill } from '../skill.ts';

const goldenSeeds = [1, 2, 3, 4, 5] as const;
export const levels = [1, 2, 3] as const satisfies readonly Level[];

/** The file a skill version keeps its samples in. */
export function goldenName({ id, version }: Skill): string {
  return `${id}@${version}.json`;
}

/** The picture that a choice is, where it is one. */
function pictureOf({ diagram: picture }: { readonly diagram?: Diagram | undefined }) {
  return picture === undefined ? {} : { picture };
}

/** The mathematics of a few problems, without words: what a version of a skill may never change. */
export function goldenText(skill: Skill): string {
  const problems = levels.flatMap((level) =>
    goldenSeeds.map((seed) => {
      const id = { skill: skill.id, version: skill.version, level, seed };
      const { params, answer, distractors, steps, diagram, hand, claims } = drawProblem(skill, id).spec;
      return {
        level,
        seed,
        params,
        answer: answer.value,
        ...pictureOf(answer),
        distractors: distractors.map(({ misconception, value, diagram }) => ({
          misconception,
          value,
          ...pictureOf({ diagram }),
        })),
        steps: steps.map(({ rule, before, after }) => ({ rule, before, after })),
        diagram,
        ...(hand && { hand }),
        claims,
      };
    }),
  );
  return `${JSON.stringify({ skill: skill.id, version: skill.version, problems }, null, 1)}\n`;
}
