import { missionFor } from './every-family.ts';
import { families } from './families.ts';
import { missionFamilies, missionLevels } from './family-names.ts';
import { settingByName, templatesAtLevel } from './family-templates.ts';
import type { Mission, MissionFamily, MissionLevel, Theme } from './mission.ts';
import type { Template } from './template.ts';

export type NamedTemplate = {
  family: MissionFamily;
  level: MissionLevel;
  /** Its first theme. */
  setting: string;
  template: Template;
};

/** Every template: 12 families at 3 levels, and the further ones of a level. */
export const templates: NamedTemplate[] = missionFamilies.flatMap((family) =>
  missionLevels.flatMap((level) =>
    templatesAtLevel(families[family], level).map((template) => {
      const setting = Object.keys(template.settings)[0] ?? '';
      return { family, level, setting, template };
    }),
  ),
);

/** Themes in which the city's own meters say what an answer came to. */
export const judgedByCity = templates.flatMap(({ family, level, template }) =>
  Object.keys(template.settings)
    .filter((setting) => template.isLived || settingByName(template, setting).meter)
    .map((setting) => ({ family, level, setting })),
);

export const plainTheme: Theme = { grade: null, career: null, names: [] };

export const seeds = Array.from({ length: 20 }, (_, at) => at + 1);

type Wish = {
  family: MissionFamily;
  level: MissionLevel;
  setting?: string;
  seed?: number;
  theme?: Theme;
};

export function makeMission({ family, level, setting, seed = 1, theme = plainTheme }: Wish): Mission {
  const told = { ...theme, ...(setting && !theme.setting && { setting }) };
  return missionFor({ family, level, seed, lessonId: 7, theme: told });
}
