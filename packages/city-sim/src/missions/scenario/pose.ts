import { createChance } from '../chance.ts';
import { settingByName, templateOfMission } from '../family-templates.ts';
import { countStars } from '../judge-goals.ts';
import type { MissionFamily, MissionLevel } from '../mission.ts';
import type {
  Facts,
  Family,
  Lot,
  MissionAnswer,
  ProcessResult,
  ProcessRun,
  Setting,
  Template,
} from '../template.ts';
import { round, shortAndSpare } from '../tiers.ts';
import type { CityDays } from './city-days.ts';
import { expectGoods, feelingOfSetting, goodsWorks, readGoods } from './goods-works.ts';
import { busynessOfDays, type LivedDistrict, liveDistrict, piecesAtWork } from './live-district.ts';
import { worksToPlace } from './place-works.ts';

export type MissionProblem = {
  template: Template;
  facts: Facts;
  seed: number;
  /** Seeds the chance of the run, so that the same answer always ends in the same outcome. */
  chanceKey: string;
  /** The usual theme's district as it lives without the student's building, for templates that the city judges. */
  before: CityDays | null;
};

type ProblemKey = {
  /** Each lesson has numbers of its own. */
  lessonId: number;
  family: MissionFamily;
  level: MissionLevel;
  seed: number;
  /** The theme's name; it decides which template of the level is posed, and nothing else. */
  setting: string | null | undefined;
};

const mostDraws = 400;
/** Problems kept, because a lesson shows a few again and again and each run needs its own once more. */
const mostKept = 200;
const kept = new Map<string, MissionProblem>();

/**
 * The numbers of a mission. Draws until the problem is a fair one: its solution earns three stars in the simulation,
 * and no named wrong way of working earns any (R15).
 */
export function poseProblem(family: Family, key: ProblemKey): MissionProblem {
  const template = templateOfMission(family, key.level, key.setting);
  const name = `${key.lessonId}-${key.family}-${key.level}-${key.seed}-${Object.keys(template.settings)[0]}`;
  const problem = kept.get(name) ?? drawProblem(template, key);
  kept.delete(name);
  kept.set(name, problem);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return problem;
}

function drawProblem(template: Template, { lessonId, family, level, seed }: ProblemKey): MissionProblem {
  const before = template.isLived ? untouchedDays(template, seed, settingByName(template, null)) : null;
  for (let draw = 0; draw < mostDraws; draw += 1) {
    const key = `${lessonId}-${family}-${level}-${seed}-${draw}`;
    const facts = template.draw(createChance(key));
    const problem = { template, facts, seed, chanceKey: `${key}-luck`, before };
    if (isFair(problem)) return problem;
  }
  throw new Error(`no fair problem found for ${family} ${level} with seed ${seed}`);
}

function untouchedDays(template: Template, seed: number, { scenario }: Setting): CityDays {
  return liveDistrict({ scenario, seed, works: [], days: template.days }).days;
}

function isFair(problem: MissionProblem): boolean {
  const { template, facts } = problem;
  const starsOf = (answer: MissionAnswer) => countStars(template.tiers, rehearse(problem, answer).outcome);
  if (starsOf(template.solve(facts)) !== 3) return false;
  return Object.values(template.wrong).every((work) => starsOf(work(facts)) === 0);
}

/** How an answer ends, without the city around it where the city does not judge. */
export function rehearse(problem: MissionProblem, answer: MissionAnswer): ProcessResult {
  const { template, facts, chanceKey } = problem;
  if (template.isLived) return live(problem, { answer, setting: settingByName(template, null) }).result;
  if (template.lots) return expectGoods(template.lots(facts, answer), template.days);
  return surveyed(template, {
    facts,
    answer,
    chance: createChance(chanceKey),
    pulse: busynessOfDays(template.days),
    city: null,
  });
}

export type Lived = {
  result: ProcessResult;
  city: CityDays;
  /** What a work site needs and what the answer brings; null where the city has the thing itself. */
  lots: readonly Lot[] | null;
} & Pick<LivedDistrict, 'placements' | 'homes'>;

/** Builds what an answer stands for in a fork of the mission's district and lets the days pass. */
export function live(
  problem: MissionProblem,
  { answer, setting }: { answer: MissionAnswer; setting: Setting },
): Lived {
  const { template, facts, seed, chanceKey } = problem;
  const { days: length } = template;
  const lots = setting.meter ? null : (template.lots?.(facts, answer) ?? null);
  const goods = lots ? goodsWorks({ lots, days: length, feel: feelingOfSetting(setting) }) : [];
  const works = [...goods, ...worksToPlace({ template, setting, facts, answer })];
  const { scenario } = setting;
  const { days, placements, homes } = liveDistrict({ scenario, seed, works, days: length });
  const lived = { city: days, placements, homes, lots };
  if (lots) return { result: readGoods(lots, days), ...lived };
  const before = template.isLived || setting.meter ? beforeOf(problem, setting) : null;
  const city = before && { before, after: days };
  if (city && setting.meter)
    return { result: readMeter(problem, { answer, meter: setting.meter, city }), ...lived };
  const pulse = busynessOfDays(length, days.trips);
  const result = surveyed(template, { facts, answer, chance: createChance(chanceKey), pulse, city });
  return { result, ...lived };
}

function surveyed({ simulate }: Template, run: ProcessRun): ProcessResult {
  if (!simulate) throw new Error('a template has neither lots nor a way to read the city');
  return simulate(run);
}

type Metered = {
  answer: MissionAnswer;
  meter: NonNullable<Setting['meter']>;
  city: NonNullable<ProcessRun['city']>;
};

/** What the pieces that stand and work bring, read from the city's own meter on each day. */
function readMeter({ template, facts }: MissionProblem, { answer, meter, city }: Metered): ProcessResult {
  const [symbol = ''] = Object.keys(answer);
  const byDay = piecesAtWork(meter, city).map((pieces) =>
    sumLots(template.lots?.(facts, { [symbol]: pieces }) ?? []),
  );
  const last = byDay.at(-1) ?? { need: 0, supply: 0 };
  return {
    series: { need: byDay.map(({ need }) => round(need)), supply: byDay.map(({ supply }) => round(supply)) },
    outcome: shortAndSpare(last.need, last.supply),
  };
}

function sumLots(lots: readonly Lot[]): Lot {
  return lots.reduce((all, { need, supply }) => ({ need: all.need + need, supply: all.supply + supply }), {
    need: 0,
    supply: 0,
  });
}

/** Each theme has a district of its own; the usual one has been lived when the problem was posed. */
function beforeOf({ template, seed, before }: MissionProblem, setting: Setting): CityDays {
  const isUsual = setting.scenario === settingByName(template, null).scenario;
  return (isUsual && before) || untouchedDays(template, seed, setting);
}
