import type { Diagram } from '@playforward/diagram';
import { drawProblem } from '../draw-problem.ts';
import type { Level, ProblemLevel } from '../problem-spec.ts';
import type { Skill } from '../skill.ts';

const goldenSeeds = [1, 2, 3, 4, 5] as const;
const levels = [1, 2, 3] as const satisfies readonly Level[];

/**
 * The levels that a skill has.
 *
 * @example problemLevels(findSkill('m6-write-ratio')) // [1, 2, 3, 4]
 */
export function problemLevels({ stretches }: Skill): readonly ProblemLevel[] {
  return stretches ? [...levels, 4] : levels;
}

/** A file in which a skill version keeps samples, with the text it has to have. */
export type GoldenFile = { readonly name: string; readonly text: string };

/**
 * What a skill version keeps: its levels 1 to 3, and level 4 in a file of its own, so that it may be added later.
 *
 * @example goldenFiles(findSkill('m6-write-ratio')).length // 2
 */
export function goldenFiles(skill: Skill): readonly GoldenFile[] {
  const name = `${skill.id}@${skill.version}`;
  const file = { name: `${name}.json`, text: goldenText(skill, levels) };
  return skill.stretches ? [file, { name: `${name}-stretch.json`, text: goldenText(skill, [4]) }] : [file];
}

/** The picture that a choice is, where it is one. */
function pictureOf({ diagram: picture }: { readonly diagram?: Diagram | undefined }) {
  return picture === undefined ? {} : { picture };
}

/** The mathematics of a few problems, without words: what a version of a skill may never change. */
function goldenText(skill: Skill, ofLevels: readonly ProblemLevel[]): string {
  const problems = ofLevels.flatMap((level) =>
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
