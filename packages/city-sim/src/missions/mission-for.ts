import { isSurvey, settingByName, tiersOfTemplate } from './family-templates.ts';
import { measuredEvidence } from './measured-evidence.ts';
import type { GivenNumber, Goal, Mission, MissionFamily, MissionLevel, Theme, Unknown } from './mission.ts';
import { missionIdOf } from './mission-id.ts';
import { mostGoods } from './scenario/goods-works.ts';
import { scenarioTiles } from './scenario/open-scenario.ts';
import { type MissionProblem, poseProblem, rehearse } from './scenario/pose.ts';
import type { AnswerValue, Bound, Family, MissionAnswer, Setting, Template } from './template.ts';
import { metricWords, predictedMetric } from './words/metric-words.ts';
import { pieceKinds } from './words/pieces.ts';
import { attachUnit, fillIn, showMeasure, unitFor } from './words/show-number.ts';
import { shownFacts } from './words/shown-facts.ts';

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
  'Malik',
  'Nora',
  'Omar',
  'Priya',
  'Quinn',
  'Rosa',
  'Samir',
  'Tala',
  'Uma',
  'Victor',
  'Wren',
  'Ximena',
  'Yusuf',
  'Zoe',
  'Aiko',
  'Bruno',
  'Carla',
  'Diego',
  'Esme',
  'Felix',
  'Gita',
  'Hana',
  'Imran',
  'Jada',
];
/** Sites of a lesson that are open at once. */
const openSites = 3;
/** Up to here a story has room for a word about the career. */
const shortStory = 175;

/** The mission of a family, level and seed, in the words of a theme. Equal keys give equal mathematics. */
export function missionFrom(source: Family, { family, level, seed, lessonId, theme }: MissionWish): Mission {
  const problem = poseProblem(source, { lessonId, family, level, seed, setting: theme.setting });
  const { template } = problem;
  const setting = settingByName(template, theme.setting);
  const shown = { ...shownFacts(problem), who: personOf({ lessonId, seed }, theme) };
  return {
    id: missionIdOf({ lessonId, family, level, seed }),
    version: 1,
    lesson_id: lessonId,
    title: titleOf(theme.title ?? setting.title, seed),
    story: storyOf(fillIn(setting.story, shown), theme),
    family,
    level,
    scenario: setting.scenario,
    seed,
    given: givenOf(setting, shown),
    unknowns: unknownsOf(problem, setting),
    action: { type: template.action, target: setting.building, params: { ...template.params } },
    predict: predictOf(problem, setting),
    is_survey: isSurvey(template, setting),
    site: siteOf(problem, setting),
    run: { days: template.days },
    goals: goalsOf(template, setting),
    evidence: measuredEvidence(problem, setting),
    relation: setting.relation,
    unit_line: setting.unitLine,
    hints: [setting.look, ...template.method],
    why: { prompt: whyOf(template.why, theme) },
  };
}

/** Neighboring sites and neighboring lessons meet different people. */
function personOf({ lessonId, seed }: { lessonId: number; seed: number }, { names }: Theme): string {
  const people = names.length > 0 ? names : usualNames;
  return people[(lessonId * openSites + seed) % people.length] ?? '';
}

/** The first site of each thousand seeds has the lesson's own title; the seeds after it are more sites. */
function titleOf(title: string, seed: number): string {
  const site = seed % 1000;
  return site === 1 ? title : `${title}, site ${site === 0 ? 1000 : site}`;
}

/** The chosen career is named where the story has room for it. */
function storyOf(story: string, { career }: Theme): string {
  const longer = career ? `${story} Good practice for a future ${career}!` : story;
  return longer.length <= shortStory ? longer : story;
}

function whyOf(why: string, { grade }: Theme): string {
  if (grade === null) return why;
  return grade <= 8 ? `${why} One sentence is enough.` : `${why} A sketch or a formula may help.`;
}

/** Signs that are written at the number itself, so that a reading is read as money or percent is written. */
const closeUnits = ['$', '%'];

function givenOf(setting: Setting, shown: Readonly<Record<string, string>>): GivenNumber[] {
  const tiles = scenarioTiles(setting.scenario);
  return Object.entries(setting.given).map(([symbol, [label, unit, where]], at) => {
    const text = shown[symbol] ?? '';
    const isClose = closeUnits.includes(unit);
    return {
      symbol,
      label,
      where,
      unit: isClose ? '' : unitFor(text, unit),
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

function unknownsOf({ template, facts }: MissionProblem, setting: Setting): Unknown[] {
  const answers: MissionAnswer[] = [
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

/** What is seen at the site; how much it needs only where the story says so, or it could be counted off. */
function siteOf({ template, facts }: MissionProblem, setting: Setting): Mission['site'] {
  if (!template.lots || isSurvey(template, setting)) return null;
  const [need, brings] = pieceKinds(setting);
  const isTold = setting.given.need?.[2] === 'story';
  return { need, brings, count: isTold ? (facts.need ?? null) : null };
}

/** What is left in the store when half of the days are over, or the last value of the template's own series. */
function predictOf(problem: MissionProblem, setting: Setting): Mission['predict'] {
  const { template, facts } = problem;
  const metric = predictedMetric(template, setting);
  const [label = metric, unit = ''] = metricWords(setting)[metric] ?? [];
  const day = metric === 'stored' ? Math.ceil(template.days / 2) : template.days;
  const answers = [template.solve(facts), ...Object.values(template.wrong).map((work) => work(facts))];
  const seen = answers.flatMap((answer) => seriesOf(problem, answer, metric));
  const lowest = Math.min(...seen);
  return {
    metric,
    unit,
    label,
    day,
    min: lowest < 0 ? -roomAbove(-lowest) : 0,
    max: roomAbove(Math.min(mostGoods, Math.max(...seen))),
  };
}

/** All that a series may show for an answer, before anything is built. */
function seriesOf(problem: MissionProblem, answer: MissionAnswer, metric: string): number[] {
  const { series, outcome } = rehearse(problem, answer);
  const lots = problem.template.lots?.(problem.facts, answer) ?? [];
  return [
    ...(series[metric] ?? []),
    outcome[metric] ?? 0,
    ...lots.map(({ need, supply }) => Math.max(need, supply)),
  ];
}

function goalsOf(template: Template, setting: Setting): Mission['goals'] {
  const words = metricWords(setting);
  const [one, two, three] = tiersOfTemplate(template, setting).map((tier) =>
    tier.map((bound) => goalOf(bound, words)),
  );
  return [one ?? [], two ?? [], three ?? []];
}

function goalOf(bound: Bound, words: ReturnType<typeof metricWords>): Goal {
  const [label = bound.metric, unit = ''] = words[bound.metric] ?? [];
  const shown = (value: number | undefined) => showMeasure(value ?? 0, unit);
  if (bound.op === 'atLeast') return { ...bound, label: `${label}: at least ${shown(bound.lo)}` };
  if (bound.op === 'between') {
    return { ...bound, label: `${label}: ${shown(bound.lo)} to ${shown(bound.hi)}` };
  }
  return { ...bound, label: bound.hi === 0 ? `${label}: none` : `${label}: at most ${shown(bound.hi)}` };
}
