import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type MissionFamily,
  type MissionLevel,
  missionFamilies,
  settingNames,
  settingTitle,
} from '@playforward/city-sim';
import { type MissionSet, readMissionTable } from '@playforward/curriculum';
import { StartupError } from '../startup-error.ts';

export type LessonTemplate = {
  slug: string;
  /** Null takes the setting's own. */
  title: string | null;
  family: MissionFamily;
  level: MissionLevel;
  setting: string;
};

export type LessonMissions = {
  /** Lessons with a mission of their own, by slug. */
  own: ReadonlyMap<string, LessonTemplate>;
  /** What a lesson has: its own, else one of its course's set; null for a course without one. */
  of(slug: string): LessonTemplate | null;
  /** What its first mission is called in the city; the lesson's file names it only where the lesson has its own. */
  titleOf(slug: string): string | null;
};

const tableFile = join(import.meta.dirname, '../../../../content/missions.yaml');

/** Which template each lesson's missions come from, by slug; a mistake in the file stops the start and names it. */
export function openLessonMissions(file = tableFile): LessonMissions {
  const read = readMissionTable(readFileSync(file, 'utf8'));
  if (!read.ok) {
    const lines = read.problems.map(({ line, message }) => `content/missions.yaml:${line}: ${message}`);
    throw new StartupError(['The missions cannot be used:', ...lines].join('\n'));
  }
  const templates = read.missions.map(({ lesson: slug, title, family, level, setting }) => ({
    slug,
    title,
    level,
    setting,
    family: checked(slug, { family, level, settings: [setting] }),
  }));
  for (const set of read.sets) checked(`the set of ${set.course}`, set);
  const own = new Map(templates.map((template) => [template.slug, template]));
  const of = (slug: string) => own.get(slug) ?? fromSet(slug, read.sets);
  const titleOf = (slug: string) => {
    const template = of(slug);
    return template && (template.title ?? settingTitle(template));
  };
  return { own, of, titleOf };
}

type Named = Pick<MissionSet, 'family' | 'level' | 'settings'>;

function checked(who: string, { family: name, level, settings }: Named): MissionFamily {
  const family = missionFamilies.find((known) => known === name);
  if (!family) throw new StartupError(`content/missions.yaml: ${who}: there is no family ${name}`);
  const unknown = settings.find((setting) => !settingNames(family, level).includes(setting));
  if (unknown === undefined) return family;
  throw new StartupError(`content/missions.yaml: ${who}: ${family} ${level} has no setting ${unknown}`);
}

function fromSet(slug: string, sets: readonly MissionSet[]): LessonTemplate | null {
  const [course = ''] = slug.split('-');
  const here = sets.filter((set) => set.course === course);
  const rest = slug.slice(course.length + 1);
  const set =
    here.find(({ words }) => words?.some((word) => rest.includes(word))) ?? here.find(({ words }) => !words);
  if (!set) return null;
  const { level, settings } = set;
  const letters = [...rest].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const setting = settings[letters % settings.length] ?? '';
  return { slug, title: null, family: checked(slug, set), level, setting };
}
