import { createChance } from './chance.ts';
import { settingOf, templateOf } from './family-templates.ts';
import { countStars } from './judge-goals.ts';
import { type CityDays, type LivedDistrict, liveDistrict, piecesAtWork, pulseOf } from './live-district.ts';
import type { MissionFamily, MissionLevel } from './mission.ts';
import { worksOf } from './place-works.ts';
import type { Answer, Facts, Family, ProcessResult, Setting, Template } from './template.ts';

export type Problem = {
  template: Template;
  facts: Facts;
  seed: number;
  /** Seeds the chance of the run, so that the same answer always ends in the same outcome. */
  luck: string;
  /** The usual theme's district as it lives without the student's building, for templates that the city judges. */
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
/** Problems kept, because a lesson shows a few again and again and each run needs its own once more. */
const mostKept = 200;
const kept = new Map<string, Problem>();

/**
 * The numbers of a mission. Draws until the problem is a fair one: its solution earns three stars in the simulation,
 * and no named wrong way of working earns more than one (R15).
 */
export function poseProblem(family: Family, key: ProblemKey): Problem {
  const template = templateOf(family, key.level, key.setting);
  const name = `${key.family}-${key.level}-${key.seed}-${Object.keys(template.settings)[0]}`;
  const problem = kept.get(name) ?? drawProblem(template, key);
  kept.delete(name);
  kept.set(name, problem);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return problem;
}

function drawProblem(template: Template, { family, level, seed }: ProblemKey): Problem {
  const before = template.isLived ? untouchedDays(template, seed, settingOf(template, null)) : null;
  for (let draw = 0; draw < mostDraws; draw += 1) {
    const key = `${family}-${level}-${seed}-${draw}`;
    const facts = template.draw(createChance(key));
    const problem = { template, facts, seed, luck: `${key}-luck`, before };
    if (isFair(problem)) return problem;
  }
  throw new Error(`no fair problem found for ${family} ${level} with seed ${seed}`);
}

function untouchedDays(template: Template, seed: number, { scenario }: Setting): CityDays {
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
  const { template, facts, seed, luck } = problem;
  const { days: length } = template;
  const works = worksOf({ template, setting, facts, answer });
  const { scenario } = setting;
  const { days, placements } = liveDistrict({ scenario, seed, works, days: length });
  const before = template.isLived || setting.meter ? beforeOf(problem, setting) : null;
  const city = before && { before, after: days };
  const pulse = pulseOf(length, days.trips);
  const working = city && setting.meter ? atWork(answer, setting.meter, city) : answer;
  return {
    result: template.simulate({ facts, answer: working, chance: createChance(luck), pulse, city }),
    city: days,
    placements,
  };
}

/** Each theme has a district of its own; the usual one has been lived when the problem was posed. */
function beforeOf({ template, seed, before }: Problem, setting: Setting): CityDays {
  const isUsual = setting.scenario === settingOf(template, null).scenario;
  return (isUsual && before) || untouchedDays(template, seed, setting);
}

/** What of an answer counts where the city has a meter for it: the pieces that stand there and work. */
function atWork(
  answer: Answer,
  meter: NonNullable<Setting['meter']>,
  city: Parameters<typeof piecesAtWork>[1],
): Answer {
  const [symbol] = Object.keys(answer);
  return symbol === undefined ? answer : { [symbol]: piecesAtWork(meter, city) };
}
