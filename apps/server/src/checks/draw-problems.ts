import { findSkill, generateProblem, type RenderedProblem, renderProblem } from '@playforward/curriculum';
import type { CheckItem } from '@playforward/mastery';
import type { Random } from '../random.ts';

const largestSeed = 2 ** 31 - 1;
const triesPerLevel = 30;
const levels = [1, 2, 3] as const;

type Recognizable = Pick<RenderedProblem, 'question' | 'diagram'> & { key: { value: string } };

/** What makes two problems the same for who reads them, whatever seed they come from. */
export function sameProblemKey({ question, diagram, key }: Recognizable): string {
  return JSON.stringify([question, diagram, key.value]);
}

/**
 * A problem for every item, none of which is among those met before. Where a level has nothing new, another one is taken;
 * a skill of which everything was met is left out.
 */
export function drawProblems(
  random: Pick<Random, 'int'>,
  { items, met }: { items: readonly CheckItem[]; met: ReadonlySet<string> },
): RenderedProblem[] {
  const taken = new Set(met);
  return items.flatMap((item) => {
    for (const level of [item.level, ...levels.filter((one) => one !== item.level)]) {
      const problem = drawNew(random, { skill: item.skill, level }, taken);
      if (problem) {
        taken.add(sameProblemKey(problem));
        return [problem];
      }
    }
    return [];
  });
}

function drawNew(random: Pick<Random, 'int'>, { skill, level }: CheckItem, taken: ReadonlySet<string>) {
  const version = findSkill(skill)?.version;
  if (version === undefined) return undefined;
  for (let tries = 0; tries < triesPerLevel; tries += 1) {
    const seed = random.int(largestSeed);
    const problem = renderProblem(generateProblem({ skill, version, level, seed }));
    if (!taken.has(sameProblemKey(problem))) return problem;
  }
  return undefined;
}
