import type { Command } from '../commands/command.ts';
import { chartsOf, tablesOf } from './evidence.ts';
import { settingNameOf, settingOf } from './family-templates.ts';
import { countStars, meets, type Stars } from './judge-goals.ts';
import type { ChartSpec, Mission, TableSpec } from './mission.ts';
import { readMissionId } from './mission-id.ts';
import { live, type Problem, poseProblem } from './pose.ts';
import { type InputReason, readInputs, readPrediction } from './read-inputs.ts';
import { round } from './supply-process.ts';
import type { Answer, Family, Setting } from './template.ts';
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

export type MissionPlan = {
  mission: Mission;
  inputs: Readonly<Record<string, string>>;
  prediction: string;
};

/**
 * Runs a mission by the rules of its family: reads what was typed, forks the mission's district, builds, lets the days
 * pass and judges what the simulation ended in. The same text always ends in the same run. Never throws on a student's
 * text.
 */
export function runFrom(family: Family, { mission, inputs, prediction }: MissionPlan): MissionRunResult {
  const key = readMissionId(mission.id);
  if (!key) return { ok: false, reason: 'unknown-mission', symbol: '' };
  const read = readInputs(mission.unknowns, inputs);
  if (!read.ok) return read;
  const predicted = readPrediction(prediction);
  if (!predicted.ok) return { ok: false, reason: predicted.reason, symbol: 'prediction' };
  const name = settingNameOf(family, mission);
  const problem = poseProblem(family, { ...key, setting: name });
  const run = simulate(mission, {
    ...{ problem, setting: settingOf(problem.template, name) },
    ...{ answer: read.answer, predicted: predicted.value },
  });
  return { ok: true, run };
}

type Attempt = { problem: Problem; setting: Setting; answer: Answer; predicted: number };

function simulate(mission: Mission, { problem, setting, answer, predicted }: Attempt): MissionRun {
  const { template } = problem;
  const { result, city, placements } = live(problem, { answer, setting });
  const own = result.series;
  const actual = own[template.predict]?.at(-1) ?? 0;
  const outcome = { ...result.outcome, [template.predict]: actual };
  const stars = countStars(template.tiers, outcome);
  const story = { mission, problem, setting, series: own, outcome, predicted };
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
