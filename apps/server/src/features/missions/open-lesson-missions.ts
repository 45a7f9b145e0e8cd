import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MissionFamily, type MissionLevel, missionFamilies, settingNames } from '@playforward/city-sim';
import { readMissionTable } from '@playforward/curriculum';
import { StartupError } from '../../startup-error.ts';

export type LessonTemplate = {
  slug: string;
  title: string;
  family: MissionFamily;
  level: MissionLevel;
  setting: string;
};

const tableFile = join(import.meta.dirname, '../../../../../content/missions.yaml');

/** Which template each lesson's missions come from, by slug; a mistake in the file stops the start and names it. */
export function openLessonMissions(file = tableFile): ReadonlyMap<string, LessonTemplate> {
  const read = readMissionTable(readFileSync(file, 'utf8'));
  if (!read.ok) {
    const lines = read.problems.map(({ line, message }) => `content/missions.yaml:${line}: ${message}`);
    throw new StartupError(['The missions cannot be used:', ...lines].join('\n'));
  }
  const templates = read.missions.map(({ lesson: slug, title, family: name, level, setting }) => {
    const family = missionFamilies.find((known) => known === name);
    if (!family) throw new StartupError(`content/missions.yaml: ${slug}: there is no family ${name}`);
    if (!settingNames(family, level).includes(setting)) {
      throw new StartupError(`content/missions.yaml: ${slug}: ${family} ${level} has no setting ${setting}`);
    }
    return { slug, title, family, level, setting };
  });
  return new Map(templates.map((template) => [template.slug, template]));
}
