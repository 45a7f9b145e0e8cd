import { type Chance, createChance } from './chance.ts';
import { templateOf } from './families.ts';
import { countStars } from './judge-goals.ts';
import type { MissionFamily, MissionLevel } from './mission.ts';
import type { Answer, Facts, ProcessResult, Template } from './template.ts';

export type Problem = {
  template: Template;
  facts: Facts;
  /** Seeds the chance of the run, so that the same answer always ends in the same outcome. */
  luck: string;
};

type ProblemKey = { family: MissionFamily; level: MissionLevel; seed: number };

const mostDraws = 400;

/**
 * The numbers of a mission. Draws until the problem is a fair one: its solution earns three stars in the simulation,
 * and no named wrong way of working earns more than one (R15).
 */
export function poseProblem({ family, level, seed }: ProblemKey): Problem {
  const template = templateOf(family, level);
  for (let draw = 0; draw < mostDraws; draw += 1) {
    const key = `${family}-${level}-${seed}-${draw}`;
    const problem = { template, facts: template.draw(createChance(key)), luck: `${key}-luck` };
    if (isFair(problem)) return problem;
  }
  throw new Error(`no fair problem found for ${family} ${level} with seed ${seed}`);
}

function isFair(problem: Problem): boolean {
  const { template, facts } = problem;
  const { tiers } = template;
  const quiet = evenPulse(template.days);
  const starsOf = (answer: Answer) => countStars(tiers, process(problem, { answer, pulse: quiet }).outcome);
  if (starsOf(template.solve(facts)) !== 3) return false;
  return Object.values(template.wrong).every((work) => starsOf(work(facts)) <= 1);
}

/** Lets the mission's days pass with an answer. */
export function process(
  { template, facts, luck }: Problem,
  { answer, pulse }: { answer: Answer; pulse: readonly number[] },
): ProcessResult {
  const chance: Chance = createChance(luck);
  return template.simulate({ facts, answer, pulse, chance });
}

export function evenPulse(days: number): number[] {
  return Array.from({ length: days }, () => 1);
}
