import { createChance } from './chance.ts';
import { settingOf } from './family-templates.ts';
import { measuredEvidence } from './measured-evidence.ts';
import type { Given, Goal, Mission, MissionFamily, MissionLevel, Theme, Unknown } from './mission.ts';
import { missionIdOf } from './mission-id.ts';
import { scenarioTiles } from './open-scenario.ts';
import { type Problem, poseProblem } from './pose.ts';
import { attachUnit, fillIn, showMeasure } from './show-number.ts';
import { shownFacts } from './shown-facts.ts';
import type { Answer, AnswerValue, Bound, Family, Setting, Template } from './template.ts';

export type MissionWish = {
  family: MissionFamily;
  level: MissionLevel;
  /** 1 to 999,999; every seed is a problem of its own. */
  seed: number;
  lessonId: number;
  theme: Theme;
};

const usualNames = [
  'Amara',
  'Ben',
  'Chen',
  'Dina',
  'Elif',
  'Farid',
  'Grace',
  'Hugo',
  'Ines',
  'Jonas',
  'Kofi',
  'Lena',
];
const mostStory = 240;

/** The mission of a family, level and seed, in the words of a theme. Equal keys give equal mathematics. */
export function missionFrom(source: Family, { family, level, seed, lessonId, theme }: MissionWish): Mission {
  const problem = poseProblem(source, { family, level, seed, setting: theme.setting });
  const { template } = problem;
  const setting = settingOf(template, theme.setting);
  const shown = { ...shownFacts(problem), who: personOf(seed, theme) };
  return {
    ...{ id: missionIdOf({ lessonId, family, level, seed }), version: 1, lesson_id: lessonId },
    title: titleOf(theme.title ?? setting.title, seed),
    story: storyOf(fillIn(setting.story, shown), theme),
    ...{ family, level, scenario: setting.scenario, seed },
    given: givenOf(setting, shown),
    unknowns: unknownsOf(problem, setting),
    action: { type: template.action, target: setting.building, params: { ...template.params } },
    predict: predictOf(template, setting),
    run: { days: template.days },
    goals: goalsOf(template, setting),
    evidence: measuredEvidence(problem, setting),
    ...{ notation: template.notation, relation: setting.relation, unit_line: setting.unitLine },
    hints: [setting.look, ...template.method],
    why: { prompt: whyOf(template.why, theme) },
  };
}

function personOf(seed: number, { names }: Theme): string {
  return createChance(`person-${seed}`).pick(names.length > 0 ? names : usualNames);
}

/** The first site of each thousand seeds has the lesson's own title; the seeds after it are more sites. */
function titleOf(title: string, seed: number): string {
  const site = seed % 1000;
  return site === 1 ? title : `${title}, site ${site === 0 ? 1000 : site}`;
}

/** The chosen career is named where the story has room for it. */
function storyOf(story: string, { career }: Theme): string {
  const longer = career ? `${story} Good practice for a future ${career}!` : story;
  return longer.length <= mostStory ? longer : story;
}

function whyOf(why: string, { grade }: Theme): string {
  if (grade === null) return why;
  return grade <= 8 ? `${why} One sentence is enough.` : `${why} A sketch or a formula may help.`;
}

/** Signs that are written at the number itself, so that a reading is read as money or percent is written. */
const closeUnits = ['$', '%'];

function givenOf(setting: Setting, shown: Readonly<Record<string, string>>): Given[] {
  const tiles = scenarioTiles(setting.scenario);
  return Object.entries(setting.given).map(([symbol, [label, unit, where]], at) => {
    const text = shown[symbol] ?? '';
    const isClose = closeUnits.includes(unit);
    return {
      ...{ symbol, label, where },
      unit: isClose ? '' : unit,
      value: isClose ? attachUnit(text, unit) : text,
      tile: where === 'story' ? null : (tiles[at % Math.max(1, tiles.length)] ?? null),
    };
  });
}

/** The largest absolute number in an answer. */
function sizeOf(value: AnswerValue): number {
  if (typeof value === 'number') return Math.abs(value);
  return Math.max(...Object.values(value).map(Math.abs));
}

/** A round number with room above every right and wrong answer, so that the bounds give nothing away. */
function roomAbove(value: number): number {
  const wanted = Math.max(10, value * 1.6);
  const unit = 10 ** Math.floor(Math.log10(wanted));
  return Math.ceil(wanted / unit) * unit;
}

function unknownsOf({ template, facts }: Problem, setting: Setting): Unknown[] {
  const answers: Answer[] = [
    template.solve(facts),
    ...Object.values(template.wrong).map((work) => work(facts)),
  ];
  return Object.entries(template.unknowns).map(([symbol, { kind, step }]) => {
    const [label = symbol, unit = ''] = setting.unknown[symbol] ?? [];
    const max = roomAbove(Math.max(...answers.map((answer) => sizeOf(answer[symbol] ?? 0))));
    const min = kind === 'point' || kind === 'line' ? -max : 0;
    return { symbol, label, unit, kind, min, max, step };
  });
}

function predictOf(template: Template, setting: Setting): Mission['predict'] {
  const [label = template.predict, unit = ''] = setting.metrics[template.predict] ?? [];
  return { metric: template.predict, unit, label };
}

function goalsOf({ tiers }: Template, setting: Setting): Mission['goals'] {
  const [one, two, three] = tiers.map((tier) => tier.map((bound) => goalOf(bound, setting)));
  return [one ?? [], two ?? [], three ?? []];
}

function goalOf(bound: Bound, setting: Setting): Goal {
  const [label = bound.metric, unit = ''] = setting.metrics[bound.metric] ?? [];
  const shown = (value: number | undefined) => showMeasure(value ?? 0, unit);
  if (bound.op === 'atLeast') return { ...bound, label: `${label}: at least ${shown(bound.lo)}` };
  if (bound.op === 'between') {
    return { ...bound, label: `${label}: ${shown(bound.lo)} to ${shown(bound.hi)}` };
  }
  return { ...bound, label: bound.hi === 0 ? `${label}: none` : `${label}: at most ${shown(bound.hi)}` };
}
