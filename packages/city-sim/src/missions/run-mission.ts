import type { Command } from '../commands/command.ts';
import { chartsToShow, tablesToShow } from './evidence.ts';
import { isSurvey, settingByName, settingNameOf, tiersOfTemplate } from './family-templates.ts';
import { type InputReason, readInputs, readPrediction } from './inputs/read-inputs.ts';
import { countStars, meets, type Stars } from './judge-goals.ts';
import type { ChartSpec, Mission, TableSpec } from './mission.ts';
import { readMissionId } from './mission-id.ts';
import { feelingOfSetting } from './scenario/goods-works.ts';
import { type Lived, live, type MissionProblem, poseProblem } from './scenario/pose.ts';
import { type SiteShown, siteShown } from './site-pieces.ts';
import type { Family, MissionAnswer, Setting } from './template.ts';
import { round } from './tiers.ts';
import { type WhatIf, whatIf } from './what-if.ts';
import { asWholeThings, countsWholeThings } from './whole-things.ts';
import { writeEquation } from './words/equation.ts';
import { type ReasonChoice, reasonChoices } from './words/reason-choices.ts';
import { sayWhatHappened } from './words/say-what-happened.ts';

export type MissionRun = {
  /** A value a day for the mission's own series and for the 32 metrics of the simulated city. */
  series: Record<string, number[]>;
  /** What the goals are judged by, and the value that was predicted. */
  outcome: Record<string, number>;
  /** Prediction minus what the simulation showed on the day that was asked about. */
  predictionError: number;
  /** Tier by tier: one, two and three stars. */
  goals: { label: string; met: boolean }[][];
  stars: Stars;
  /** What ended otherwise than the next star asks, or the value that was predicted where nothing did. */
  happened: string;
  /** What the days were like for the work and the people around. */
  notes: string[];
  /** How the work site looks in the end; null where the city has the thing itself. */
  site: SiteShown | null;
  /** The student's numbers in notation (R9): at three stars, and only where every claim of it is proven. */
  equation?: string;
  charts: ChartSpec[];
  tables: TableSpec[];
  /** What a commit writes, at places of the scenario's plot; `settlePlacements` finds places on another. */
  placements: Command[];
  /** The "why" that the orb asks at three stars. */
  why?: string;
  /** Reasons to tap in answer to it. */
  reasons?: ReasonChoice[];
  /** One more number to think about at three stars. */
  whatIf?: WhatIf;
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
    setting: settingByName(problem.template, name),
    answer: read.answer,
    predicted: predicted.value,
  });
  return { ok: true, run };
}

const predictionGoal = 'Your prediction: within a tenth';
const wholePredictionGoal = 'Your prediction: within a tenth, or less than one off';
/** Part of the value, and of the largest that can be predicted where the value is near zero. */
const closePart = 0.1;
const closeToZero = 0.01;

/** Whether a prediction is near enough for the third star (R3). */
function isClose(
  { max }: Mission['predict'],
  { predicted, actual, isWhole }: { predicted: number; actual: number; isWhole: boolean },
): boolean {
  const off = Math.abs(predicted - actual);
  return (isWhole && off < 1) || off <= Math.max(closePart * Math.abs(actual), closeToZero * max);
}

type MissionTry = { problem: MissionProblem; setting: Setting; answer: MissionAnswer; predicted: number };

function simulate(mission: Mission, attempt: MissionTry): MissionRun {
  const { problem, setting, answer, predicted } = attempt;
  const { template } = problem;
  const lived = live(problem, { answer, setting });
  const { metric, day } = mission.predict;
  const isWhole = countsWholeThings(setting, lived.lots);
  const shown = isWhole ? wholeOf(lived) : lived.result;
  const ended = shown.series[metric];
  const actual = ended?.[day - 1] ?? ended?.at(-1) ?? 0;
  const outcome = { ...lived.result.outcome, [metric]: actual };
  const isForeseen = isClose(mission.predict, { predicted, actual, isWhole });
  const reached = countStars(tiersOfTemplate(template, setting), outcome);
  const stars = reached === 3 && !isForeseen ? 2 : reached;
  const isDirect = reached < 3 && isMissingPart(attempt);
  const result = isDirect ? coarsened(lived) : shown;
  const seen = isDirect ? { ...outcome, [metric]: result.series[metric]?.[day - 1] ?? 0 } : outcome;
  const further = stars === 3 ? whatIf({ mission, problem, setting, answer }) : null;
  const equation = stars === 3 ? writeEquation(template.equation(problem.facts, answer)) : null;
  const story = { mission, problem, setting, series: result.series, outcome: seen, predicted };
  const told = { template, setting, result: lived.result, outcome, stars: reached, isDirect };
  const { headline, notes } = sayWhatHappened({ ...told, ...aroundOf(lived, attempt) });
  return {
    series: { ...lived.city, ...result.series },
    outcome: seen,
    predictionError: round(predicted - (seen[metric] ?? 0)),
    goals: mission.goals.map((tier, at) => [
      ...tier.map((goal) => ({ label: goal.label, met: meets(goal, outcome[goal.metric]) })),
      ...(at === 2 ? [{ label: isWhole ? wholePredictionGoal : predictionGoal, met: isForeseen }] : []),
    ]),
    stars,
    happened: headline,
    notes,
    site: mission.site && siteOf(lived, { answer, isDirect }),
    ...(equation !== null && { equation }),
    charts: chartsToShow(story),
    tables: tablesToShow(story),
    placements: lived.placements,
    ...(stars === 3 && mission.why && { why: mission.why.prompt }),
    ...(further && { whatIf: further }),
    ...(stars === 3 && { reasons: reasonChoices(template.reasons, mission.seed) }),
  };
}

/** A survey has no work that waits and no homes that feel it. */
function aroundOf({ lots, homes }: Lived, { problem, setting }: MissionTry) {
  const hasWork = lots !== null && !isSurvey(problem.template, setting) && !setting.isUnused;
  return { lots: lots ?? [], homes, hasWork, feel: hasWork ? feelingOfSetting(setting) : null };
}

function siteOf(
  { lots }: Lived,
  { answer, isDirect }: { answer: MissionAnswer; isDirect: boolean },
): SiteShown | null {
  const [lot] = lots ?? [];
  const [typed] = Object.values(answer);
  if (!lot || typeof typed !== 'number') return null;
  return siteShown({ ...lot, typed, isDirect });
}

/** The typed number and what is missing are one quantity: their sum would be the answer, so none of it is told. */
function isMissingPart({ problem: { template, facts }, answer }: MissionTry): boolean {
  const [symbol = '', ...others] = Object.keys(template.unknowns);
  const value = answer[symbol];
  if (others.length > 0 || typeof value !== 'number' || !template.lots) return false;
  const supplyAt = (typed: number) => template.lots?.(facts, { [symbol]: typed })[0]?.supply ?? 0;
  return Math.abs(supplyAt(value + 1) - supplyAt(value) - 1) < 1e-6;
}

function wholeOf({ result, lots }: Lived): Lived['result'] {
  const [lot] = lots ?? [];
  return lot ? { ...result, series: asWholeThings(result.series, lot) } : result;
}

/** Twentieths of what is needed, by round numbers. */
function coarsened({ result, lots }: Lived): Lived['result'] {
  const need = lots?.[0]?.need ?? 0;
  const unit = 10 ** Math.floor(Math.log10(Math.max(1e-6, need / 20)));
  const step = Math.max(unit, Math.ceil(need / 20 / unit) * unit);
  const coarse = (value: number) => round(Math.round(value / step) * step);
  const series = Object.entries(result.series).map(([name, values]) => [name, values.map(coarse)] as const);
  return { ...result, series: Object.fromEntries(series) };
}
