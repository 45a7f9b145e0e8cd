import { createCity, type Mission, type MissionRun, runMission, solveMission } from '@playforward/city-sim';
import { sumFor } from '../../../apps/city/src/asked/purchase-sum.ts';
import { startParams } from '../../../apps/city/src/plot/build-params.ts';
import { buildable } from '../../../apps/city/src/plot/plot-rows.ts';
import { lapsePlan } from '../../../apps/city/src/scene/life/time-lapse.ts';
import type { BenchPart, Figure } from './bench-part.ts';
import { firstMissions } from './missions.ts';
import { pace, read, wrongEvery } from './pace.ts';

const halfHour = 30 * 60;
/** Plots of a student's own. */
const plot = 13;
/** Letters of a reason of ten words. */
const sentence = 50;
type What = 'number' | 'prediction' | 'what-if' | 'reason' | 'sum' | 'other';
/** One moment of play: what was done, and the seconds that it took. */
type Moment = { what: What; seconds: number };

const other = (seconds: number): Moment => ({ what: 'other', seconds });
const worked = (what: What, typed: string): Moment => ({
  what,
  seconds: pace.reckon + typed.length * pace.digit,
});

/** Opening a mission by the key of the one before: its story is read, and what stands in the city is found. */
function openingOf({ story, relation, given, unit_line }: Mission): Moment[] {
  const found = given.filter(({ where }) => where !== 'story');
  return [
    other(pace.press + read(story) + read(relation) + read(unit_line)),
    ...found.map(({ label }) => other(pace.find + read(label))),
  ];
}

type Plan = { inputs: Record<string, string>; prediction: string };

/** Numbers are worked out and typed, the days play, and what happened is read. */
function tryOf(mission: Mission, plan: Plan): { moments: Moment[]; run: MissionRun } {
  const result = runMission(mission, plan.inputs, plan.prediction);
  if (!result.ok) throw new Error(`${mission.id}: ${result.reason}`);
  const { run } = result;
  const film = lapsePlan(11, false).reduce((all, { seconds }) => all + seconds, 0);
  const moments = [
    ...Object.values(plan.inputs).map((typed) => worked('number', typed)),
    other(read(mission.predict.label) + read('on day 5 of 10 what is left')),
    worked('prediction', plan.prediction),
    other(pace.press + film + pace.look + read([run.happened, ...run.notes].join(' '))),
  ];
  return { moments, run };
}

/** The question and what the city might say are read, the number is worked out, one is tapped and its answer read. */
function whatIfOf({ whatIf }: MissionRun): Moment[] {
  if (!whatIf) return [];
  const texts = [whatIf.prompt, ...whatIf.choices.map(({ text }) => text), whatIf.choices[0]?.reply ?? ''];
  return [{ what: 'what-if', seconds: read(texts.join(' ')) + pace.reckon + pace.press }];
}

/** The question and its choices are read, thought about for half as long as a sum, and one is tapped; or one is written. */
function reasonOf({ why = '', reasons = [] }: MissionRun, tells: 'taps' | 'writes'): Moment {
  const isTapped = tells === 'taps' && reasons.length > 0;
  const choices = reasons.reduce((all, { text }) => all + read(text), 0);
  const given = isTapped ? choices + pace.reckon / 2 : sentence * pace.digit;
  return { what: 'reason', seconds: read(why) + given + pace.press };
}

/** Half an hour of missions in the order of the courses, by a student who taps or writes why, or by one who goes on. */
function playMissions(missions: readonly Mission[], tells: 'nothing' | 'taps' | 'writes'): Moment[] {
  const played: Moment[] = [];
  for (const [at, mission] of missions.entries()) {
    if (secondsOf(played) >= halfHour) return played;
    const { wrong, ...right } = solveMission(mission);
    const [first] = wrong;
    const plans = first && at % wrongEvery === wrongEvery - 1 ? [first, right] : [right];
    played.push(...openingOf(mission));
    for (const plan of plans) played.push(...tryOf(mission, plan).moments);
    const told = tryOf(mission, right).run;
    played.push(...whatIfOf(told));
    if (tells !== 'nothing') played.push(reasonOf(told, tells));
    // What was run is built and looked at.
    played.push(other(pace.press + pace.look));
  }
  throw new Error('the missions were over before the half hour');
}

/** Half an hour of free building on a plot of one's own: choose, work the sum out, pick a tile, look. */
function buildFreely(): Moment[] {
  const city = createCity({ seed: 1 });
  const played: Moment[] = [];
  const kinds = buildable();
  for (let turn = 0; secondsOf(played) < halfHour; turn += 1) {
    const type = kinds[turn % kinds.length];
    if (!type) throw new Error('nothing can be built');
    const typed = startParams(type);
    const params = Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, Number(value)]));
    const asked = sumFor({ type, params, city, plot, turn });
    played.push(other(4 * pace.press + read(asked.question)), worked('sum', String(asked.answer)));
    played.push(other(2 * pace.press + pace.find + pace.look));
  }
  return played;
}

const secondsOf = (played: readonly Moment[]) => played.reduce((all, { seconds }) => all + seconds, 0);

function rateOf(played: readonly Moment[]): number {
  return (60 * played.filter(({ what }) => what !== 'other').length) / secondsOf(played);
}

function measure(): Figure[] {
  const missions = firstMissions(1);
  const figureOf = (label: string, played: readonly Moment[], atLeast?: number): Figure => {
    const counted = (['number', 'prediction', 'what-if', 'reason', 'sum'] as const)
      .map((what) => [played.filter((moment) => moment.what === what).length, `${what}s`] as const)
      .filter(([count]) => count > 0);
    return {
      label,
      value: rateOf(played),
      unit: 'a minute',
      atLeast,
      note: counted.map((each) => each.join(' ')).join(', '),
    };
  };
  // The game offers reasons to tap; the sittings without one and with written ones show how far that carries.
  return [
    figureOf('decisions in missions, no reasons told', playMissions(missions, 'nothing')),
    figureOf('decisions in missions, reasons tapped', playMissions(missions, 'taps'), 2),
    figureOf('decisions in missions, each reason written', playMissions(missions, 'writes')),
    figureOf('decisions in free building', buildFreely(), 1),
  ];
}

/** Half an hour of play by the pace of a sixth grader, with the game's own texts, sums and films. */
export const playPart: BenchPart = { name: 'play', measure };
