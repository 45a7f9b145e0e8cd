import { advance } from '../advance.ts';
import { applyCommand } from '../commands/apply-command.ts';
import type { Command } from '../commands/command.ts';
import { type MetricId, metricIds } from '../metrics/metric-specs.ts';
import { readSeries } from '../metrics/read-metrics.ts';
import { forkCity } from '../storage/fork-city.ts';
import { chartsOf, tablesOf } from './evidence.ts';
import { settingOf } from './families.ts';
import { countStars, meets, type Stars } from './judge-goals.ts';
import type { ChartSpec, Mission, TableSpec } from './mission.ts';
import { readMissionId } from './mission-id.ts';
import { openScenario, scenarioPlot } from './open-scenario.ts';
import { settleWorks, worksOf } from './place-works.ts';
import { evenPulse, type Problem, poseProblem, process } from './pose.ts';
import { type InputReason, readInputs, readPrediction } from './read-inputs.ts';
import { round } from './supply-process.ts';
import type { Answer } from './template.ts';
import { writeNotation } from './write-notation.ts';

export type MissionRun = {
  /** A value a day for the mission's own series and for the 32 metrics of the simulated city. */
  series: Record<string, number[]>;
  /** What the goals are judged by, and the value that was predicted. */
  outcome: Record<string, number>;
  /** Prediction minus what the simulation showed on the last day. */
  predictionError: number;
  /** Tier by tier: one, two and three stars. */
  goals: { label: string; met: boolean }[][];
  stars: Stars;
  /** One line of plain notation with the student's own numbers (R9). */
  notation: string;
  charts: ChartSpec[];
  tables: TableSpec[];
  /** What a commit writes, at places of the scenario's plot; `settlePlacements` finds places on another. */
  placements: Command[];
  /** The "why" that the orb asks after a success. */
  why?: string;
};

export type MissionRunResult =
  | { ok: true; run: MissionRun }
  | { ok: false; reason: InputReason | 'unknown-mission'; symbol: string };

/** Cents that a mission builds with; the numbers decide, not the purse. */
const missionBudget = 1_000_000_000;
const hoursOfDay = 24;

/**
 * Runs a mission: reads what was typed, forks the mission's district, builds, lets the days pass and judges what the
 * simulation ended in. The same text always ends in the same run. Never throws on a student's text.
 */
export function runMission(
  mission: Mission,
  inputs: Readonly<Record<string, string>>,
  prediction: string,
): MissionRunResult {
  const key = readMissionId(mission.id);
  if (!key) return { ok: false, reason: 'unknown-mission', symbol: '' };
  const read = readInputs(mission.unknowns, inputs);
  if (!read.ok) return read;
  const predicted = readPrediction(prediction);
  if (!predicted.ok) return { ok: false, reason: predicted.reason, symbol: 'prediction' };
  const run = simulate(mission, {
    problem: poseProblem(key),
    answer: read.answer,
    predicted: predicted.value,
  });
  return { ok: true, run };
}

type Attempt = { problem: Problem; answer: Answer; predicted: number };

function simulate(mission: Mission, { problem, answer, predicted }: Attempt): MissionRun {
  const { template } = problem;
  const { placements, city } = runCity(mission, { problem, answer, predicted });
  const lived = process(problem, { answer, pulse: pulseOf(city.trips, template.days) });
  const own = lived.series;
  const actual = own[template.predict]?.at(-1) ?? 0;
  const outcome = { ...lived.outcome, [template.predict]: actual };
  const stars = countStars(template.tiers, outcome);
  const story = { mission, problem, series: own, outcome, predicted };
  return {
    series: { ...city, ...own },
    outcome,
    predictionError: round(predicted - actual),
    goals: mission.goals.map((tier) =>
      tier.map((goal) => ({ label: goal.label, met: meets(goal, outcome[goal.metric]) })),
    ),
    stars,
    notation: writeNotation(problem, { answer, unknowns: mission.unknowns }),
    charts: chartsOf(story),
    tables: tablesOf(story),
    placements,
    ...(stars > 0 && mission.why && { why: mission.why.prompt }),
  };
}

/** The fork of the mission's district with what the answer builds, after all days. */
function runCity(mission: Mission, { problem, answer }: Attempt) {
  const { template, facts } = problem;
  const city = forkCity(openScenario(mission));
  const setting = settingOfTarget(mission, problem);
  const works = worksOf({ template, setting, facts, answer });
  const placements = settleWorks(city, { plot: scenarioPlot, works, budget: missionBudget });
  for (const command of placements) {
    applyCommand(city, { plot: scenarioPlot, command, budget: missionBudget });
  }
  advance(city, template.days * hoursOfDay);
  const daily = metricIds.map(
    (metric) => [metric, readSeries(city, metric).daily.slice(-template.days)] as const,
  );
  return { placements, city: Object.fromEntries(daily) as Record<MetricId, number[]> };
}

/** The mission's theme, found again by its district and building. */
function settingOfTarget({ scenario, action }: Mission, { template }: Problem) {
  const named = Object.entries(template.settings).find(
    ([, setting]) => setting.scenario === scenario && setting.building === action.target,
  );
  return settingOf(template, named?.[0]);
}

/** How busy each simulated day was, 1 on average. */
function pulseOf(trips: readonly number[], days: number): number[] {
  const total = trips.reduce((sum, value) => sum + value, 0);
  if (trips.length !== days || total <= 0) return evenPulse(days);
  return trips.map((value) => (value * days) / total);
}
