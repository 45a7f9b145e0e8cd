import { settingByName, settingNameOf } from './family-templates.ts';
import type { Mission } from './mission.ts';
import { readMissionId } from './mission-id.ts';
import { poseProblem, rehearse } from './scenario/pose.ts';
import type { AnswerValue, Family, MissionAnswer } from './template.ts';
import { asWholeThings, countsWholeThings } from './whole-things.ts';

type MissionKeyAnswer = { inputs: Record<string, string>; prediction: string };
export type MissionSolution = MissionKeyAnswer & {
  /** Each named wrong way of working and what it would type. */
  wrong: ({ name: string } & MissionKeyAnswer)[];
};

/**
 * What a solver types, and what each named wrong way of working types. For tests and checks on the server; no browser
 * needs it.
 */
export function solveFrom(family: Family, mission: Mission): MissionSolution {
  const key = readMissionId(mission.id);
  if (!key) throw new Error(`${mission.id} is no mission`);
  const problem = poseProblem(family, { ...key, setting: settingNameOf(family, mission) });
  const { template, facts } = problem;
  const setting = settingByName(template, settingNameOf(family, mission));
  const typed = (answer: MissionAnswer): MissionKeyAnswer => {
    const { series } = rehearse(problem, answer);
    const { metric, day } = mission.predict;
    const lots = template.lots?.(facts, answer) ?? null;
    const [lot] = lots ?? [];
    const seen = lot && countsWholeThings(setting, lots) ? asWholeThings(series, lot) : series;
    // A meter shows in the end what the answer brings.
    const shown = seen[metric] ?? [lot?.supply ?? 0];
    return { inputs: typeAll(answer), prediction: String(shown[day - 1] ?? shown.at(-1) ?? 0) };
  };
  return {
    ...typed(template.solve(facts)),
    wrong: Object.entries(template.wrong).map(([name, work]) => ({ name, ...typed(work(facts)) })),
  };
}

function typeAll(answer: MissionAnswer): Record<string, string> {
  return Object.fromEntries(Object.entries(answer).map(([symbol, value]) => [symbol, typeValue(value)]));
}

function typeValue(value: AnswerValue): string {
  if (typeof value === 'number') return String(value);
  if ('x' in value) return `(${value.x}, ${value.y})`;
  return `y = ${value.slope}x + ${value.intercept}`.replace('+ -', '- ');
}
