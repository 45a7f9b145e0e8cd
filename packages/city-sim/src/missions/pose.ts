import { createChance } from './chance.ts';
import { settingOf, templateOf } from './families.ts';
import { countStars } from './judge-goals.ts';
import { type CityDays, type LivedDistrict, liveDistrict, pulseOf } from './live-district.ts';
import type { MissionFamily, MissionLevel } from './mission.ts';
import { worksOf } from './place-works.ts';
import type { Answer, Facts, ProcessResult, Setting, Template } from './template.ts';

export type Problem = {
  template: Template;
  facts: Facts;
  seed: number;
  /** Seeds the chance of the run, so that the same answer always ends in the same outcome. */
  luck: string;
  /** The district as it lives without the student's building, for templates that the city judges. */
  before: CityDays | null;
};

type ProblemKey = {
  family: MissionFamily;
  level: MissionLevel;
  seed: number;
  /** The theme's name; it decides which template of the level is posed, and nothing else. */
  setting: string | null | undefined;
};

const mostDraws = 400;

/**
 * The numbers of a mission. Draws until the problem is a fair one: its solution earns three stars in the simulation,
 * and no named wrong way of working earns more than one (R15).
 */
export function poseProblem({ family, level, seed, setting }: ProblemKey): Problem {
  const template = templateOf({ family, level }, setting);
  const before = template.isLived ? untouchedDays(template, seed) : null;
  for (let draw = 0; draw < mostDraws; draw += 1) {
    const key = `${family}-${level}-${seed}-${draw}`;
    const facts = template.draw(createChance(key));
    const problem = { template, facts, seed, luck: `${key}-luck`, before };
    if (isFair(problem)) return problem;
  }
  throw new Error(`no fair problem found for ${family} ${level} with seed ${seed}`);
}

function untouchedDays(template: Template, seed: number): CityDays {
  const { scenario } = settingOf(template, null);
  return liveDistrict({ scenario, seed, works: [], days: template.days }).days;
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
    pulse: pulseOf(template.days),
    city: null,
  });
}

export type Lived = { result: ProcessResult; city: CityDays } & Pick<LivedDistrict, 'placements'>;

/** Builds what an answer stands for in a fork of the mission's district and lets the days pass. */
export function live(problem: Problem, { answer, setting }: { answer: Answer; setting: Setting }): Lived {
  const { template, facts, seed, luck, before } = problem;
  const { days: length } = template;
  const works = worksOf({ template, setting, facts, answer });
  const { scenario } = setting;
  const { days, placements } = liveDistrict({ scenario, seed, works, days: length });
  const city = before && { before, after: days };
  const pulse = pulseOf(length, days.trips);
  return {
    result: template.simulate({ facts, answer, chance: createChance(luck), pulse, city }),
    city: days,
    placements,
  };
}
