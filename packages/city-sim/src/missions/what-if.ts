import { tiersOfTemplate } from './family-templates.ts';
import { countStars } from './judge-goals.ts';
import type { Mission, Unknown } from './mission.ts';
import { live, type MissionProblem, rehearse } from './scenario/pose.ts';
import type { AnswerValue, MissionAnswer, Setting } from './template.ts';
import { round, shortAndSpare } from './tiers.ts';
import type { ReasonChoice } from './words/reason-choices.ts';
import { sayWhatHappened } from './words/say-what-happened.ts';
import { attachUnit, showMeasure, showNumber } from './words/show-number.ts';

/** What the city would say to another number, asked before it is tried; the simulation has the answers. */
export type WhatIf = { prompt: string; choices: ReasonChoice[] };

type WhatIfInput = { mission: Mission; problem: MissionProblem; setting: Setting; answer: MissionAnswer };

/** Steps that are reckoned with in the head, counted in the unknown's own step. */
const steps = [
  1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 15, 16, 20, 24, 25, 30, 40, 50, 60, 75, 80, 90, 100, 120, 150, 200,
];
const hundreds = [250, 300, 400, 500, 600, 800, 1000, 2000, 5000, 10_000];
/** How far the other number is from the one that fits: far enough to be seen, near enough to be thought of. */
const nearest = 0.06;
const farthest = 0.5;
const usual = 0.15;

/** The step that is asked about, and what stands beside it: as far to the other side and twice as far, or only farther. */
const choicesOf = [
  [1, -1, 2],
  [1, 2, 3],
  [1, 2, 4],
];

/** What would happen with a number beside the one that did. */
export function whatIf(asked: WhatIfInput): WhatIf | null {
  const [unknown] = asked.mission.unknowns;
  const from = unknown && asked.answer[unknown.symbol];
  if (!unknown || from === undefined) return null;
  const side = asked.mission.seed % 2 === 0 ? -1 : 1;
  for (const by of [side, -side].flatMap((each) => stepsFor(asked, unknown, each))) {
    for (const parts of choicesOf) {
      const others = parts.map((part) => moved(from, part * by));
      if (!others.every((value) => isWithin(unknown, value))) continue;
      const said = others.map((value) => sayOf(asked, { ...asked.answer, [unknown.symbol]: value }));
      if (new Set(said).size < 3 || !said.every((line) => line !== null && /\d/.test(line))) continue;
      return write(asked, { unknown, from, others, said: said.map(String) });
    }
  }
  return null;
}

/** Steps to one side whose outcome is told in few digits, the likeliest first. */
function stepsFor({ problem, answer }: WhatIfInput, { symbol, step }: Unknown, side: number): number[] {
  const from = answer[symbol];
  if (from === undefined) return [];
  if (typeof from !== 'number') return [1, 2, 3].map((much) => much * side);
  const size = Math.abs(from) || 1;
  const off = (by: number) => {
    const lots = problem.template.lots?.(problem.facts, { ...answer, [symbol]: from + by }) ?? [];
    const need = lots.reduce((sum, lot) => sum + lot.need, 0);
    const supply = lots.reduce((sum, lot) => sum + lot.supply, 0);
    const amount = lots.length > 1 ? Math.max(...Object.values(shortAndSpare(need, supply))) : supply - need;
    return String(Math.abs(round(amount))).length;
  };
  return [...steps, ...hundreds]
    .map((each) => round(each * step) * side)
    .filter((by) => Math.abs(by) >= nearest * size && Math.abs(by) <= farthest * size)
    .map((by) => ({ by, digits: off(by), far: Math.abs(Math.abs(by) / size - usual) }))
    .sort((one, two) => one.digits - two.digits || one.far - two.far)
    .slice(0, 8)
    .map(({ by }) => by);
}

function moved(from: AnswerValue, by: number): AnswerValue {
  if (typeof from === 'number') return round(from + by);
  return 'slope' in from ? { ...from, intercept: from.intercept + by } : { ...from, x: from.x + by };
}

function isWithin({ min, max }: Unknown, value: AnswerValue): boolean {
  const numbers = typeof value === 'number' ? [value] : Object.values(value);
  return numbers.every((number) => number >= min && number <= max);
}

/** What the city says after the same days with another number; null where it would do as well. */
function sayOf({ problem, setting }: WhatIfInput, answer: MissionAnswer): string | null {
  const { template, facts } = problem;
  const isRead = template.isLived || setting.meter;
  const result = isRead ? live(problem, { answer, setting }).result : rehearse(problem, answer);
  const stars = countStars(tiersOfTemplate(template, setting), result.outcome);
  if (stars === 3) return null;
  const lots = isRead ? [] : (template.lots?.(facts, answer) ?? []);
  const told = { template, setting, result, outcome: result.outcome, stars, lots };
  return sayWhatHappened({ ...told, homes: 0, hasWork: false, feel: null, isDirect: false }).headline;
}

type Written = { unknown: Unknown; from: AnswerValue; others: AnswerValue[]; said: string[] };

function write({ mission }: WhatIfInput, { unknown, from, others, said }: Written): WhatIf {
  const shown = (value: AnswerValue) => showAnswer(value, unknown.unit);
  const [other] = others;
  const rest = mission.unknowns.length > 1 ? ', the rest as it was' : '';
  const choices = said.map((text, at) => ({
    text,
    reply:
      at === 0
        ? 'Yes, just that.'
        : `The city says that with ${shown(others[at] ?? from)}. How far is one number from the other?`,
  }));
  const first = mission.seed % choices.length;
  return {
    prompt: `And with ${shown(other ?? from)}, not ${shown(from)}${rest}?`,
    choices: [...choices.slice(first), ...choices.slice(0, first)],
  };
}

function showAnswer(value: AnswerValue, unit: string): string {
  if (typeof value === 'number') return showMeasure(value, unit);
  if ('x' in value) return attachUnit(`(${showNumber(value.x)}, ${showNumber(value.y)})`, unit);
  const { slope, intercept } = value;
  const sign = intercept < 0 ? '−' : '+';
  return `y = ${showNumber(slope)}x ${sign} ${showNumber(Math.abs(intercept))}`;
}
