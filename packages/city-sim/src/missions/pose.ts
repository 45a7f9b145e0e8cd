import { createChance } from './chance.ts';
import { settingOf, templateOf } from './families.ts';
import { countStars } from './judge-goals.ts';
import { type CityDays, evenPulse, type LivedDistrict, liveDistrict, pulseOf } from './live-district.ts';
import type { MissionFamily, MissionLevel } from './mission.ts';
import { type Work, worksOf } from './place-works.ts';
import type { Answer, Facts, ProcessResult, Setting, Template } from './template.ts';

export type Problem = {
  template: Template;
  facts: Facts;
  seed: number;
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
    const problem = { template, facts: template.draw(createChance(key)), seed, luck: `${key}-luck` };
    if (isFair(problem)) return problem;
  }
  throw new Error(`no fair problem found for ${family} ${level} with seed ${seed}`);
}

function isFair(problem: Problem): boolean {
  const { template, facts } = problem;
  const starsOf = (answer: Answer) => countStars(template.tiers, rehearse(problem, answer).outcome);
  if (starsOf(template.solve(facts)) !== 3) return false;
  return Object.values(template.wrong).every((work) => starsOf(work(facts)) <= 1);
}

/** How an answer ends, without the city around it where the city does not judge. */
export function rehearse(problem: Problem, answer: Answer): ProcessResult {
  const { template, facts, luck } = problem;
  if (template.isLived) return live(problem, { answer, setting: settingOf(template, null) }).result;
  return template.simulate({
    ...{ facts, answer, chance: createChance(luck) },
    pulse: evenPulse(template.days),
    city: null,
  });
}

export type Lived = { result: ProcessResult; city: CityDays } & Pick<LivedDistrict, 'placements'>;

/** Builds what an answer stands for in a fork of the mission's district and lets the days pass. */
export function live(problem: Problem, { answer, setting }: { answer: Answer; setting: Setting }): Lived {
  const { template, facts, seed, luck } = problem;
  const { days: length } = template;
  const stay = (works: readonly Work[]) =>
    liveDistrict({ scenario: setting.scenario, seed, works, days: length });
  const { days, placements } = stay(worksOf({ template, setting, facts, answer }));
  const city = template.isLived ? { after: days, before: stay([]).days } : null;
  const pulse = pulseOf(days, length);
  return {
    result: template.simulate({ facts, answer, chance: createChance(luck), pulse, city }),
    city: days,
    placements,
  };
}
