import type { Command } from '../commands/command.ts';
import { chartsOf, tablesOf } from './evidence.ts';
import { settingNameOf, settingOf } from './family-templates.ts';
import { type InputReason, readInputs, readPrediction } from './inputs/read-inputs.ts';
import { countStars, meets, type Stars } from './judge-goals.ts';
import type { ChartSpec, Mission, TableSpec } from './mission.ts';
import { readMissionId } from './mission-id.ts';
import { live, type Problem, poseProblem } from './scenario/pose.ts';
import type { Answer, Family, Setting } from './template.ts';
import { round } from './tiers.ts';
import { writeEquation } from './words/equation.ts';
import { sayWhatHappened } from './words/say-what-happened.ts';

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
  /** What ended otherwise than the next star asks, or the value that was predicted where nothing did. */
  happened: string;
  /** The student's numbers in notation (R9): at three stars, and only where every claim of it is proven. */
  equation?: string;
  charts: ChartSpec[];
  tables: TableSpec[];
  /** What a commit writes, at places of the scenario's plot; `settlePlacements` finds places on another. */
  placements: Command[];
  /** The "why" that the orb asks at three stars. */
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
  const predicted = readPrediction(prediction, mission.predict);
  if (!predicted.ok) return { ok: false, reason: predicted.reason, symbol: 'prediction' };
  const name = settingNameOf(family, mission);
  const problem = poseProblem(family, { ...key, setting: name });
  const run = simulate(mission, {
    problem,
    setting: settingOf(problem.template, name),
    answer: read.answer,
    predicted: predicted.value,
  });
  return { ok: true, run };
}

const predictionGoal = 'Your prediction: within a tenth';
/** Part of the value, and of the largest that can be predicted where the value is near zero. */
const closePart = 0.1;
const closeToZero = 0.01;

/** Whether a prediction is near enough for the third star (R3). */
function isClose(
  { max }: Mission['predict'],
  { predicted, actual }: { predicted: number; actual: number },
): boolean {
  return Math.abs(predicted - actual) <= Math.max(closePart * Math.abs(actual), closeToZero * max);
}

type Attempt = { problem: Problem; setting: Setting; answer: Answer; predicted: number };

function simulate(mission: Mission, { problem, setting, answer, predicted }: Attempt): MissionRun {
  const { template } = problem;
  const { result, city, placements } = live(problem, { answer, setting });
  const own = result.series;
  const { metric, day } = mission.predict;
  const actual = own[metric]?.[day - 1] ?? own[metric]?.at(-1) ?? 0;
  const outcome = { ...result.outcome, [metric]: actual };
  const isForeseen = isClose(mission.predict, { predicted, actual });
  const reached = countStars(template.tiers, outcome);
  const stars = reached === 3 && !isForeseen ? 2 : reached;
  const equation = stars === 3 ? writeEquation(template.equation(problem.facts, answer)) : null;
  const story = { mission, problem, setting, series: own, outcome, predicted };
  return {
    series: { ...city, ...own },
    outcome,
    predictionError: round(predicted - actual),
    goals: mission.goals.map((tier, at) => [
      ...tier.map((goal) => ({ label: goal.label, met: meets(goal, outcome[goal.metric]) })),
      ...(at === 2 ? [{ label: predictionGoal, met: isForeseen }] : []),
    ]),
    stars,
    happened: sayWhatHappened({ template, setting, result, outcome, stars: reached }),
    ...(equation !== null && { equation }),
    charts: chartsOf(story),
    tables: tablesOf(story),
    placements,
    ...(stars === 3 && mission.why && { why: mission.why.prompt }),
  };
}
