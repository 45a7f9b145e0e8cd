import type { Mission, MissionLevel } from './mission.ts';
import type { Family, Setting, Template, Tiers } from './template.ts';

/** Every template of a family at a level, the usual one first. */
export function templatesAtLevel({ levels, besides }: Family, level: MissionLevel): Template[] {
  return [levels[level - 1] as Template, ...(besides?.[level] ?? [])];
}

/** The template that has a theme of that name, or the usual one. */
export function templateOfMission(
  family: Family,
  level: MissionLevel,
  setting: string | null | undefined,
): Template {
  const all = templatesAtLevel(family, level);
  const named = setting ? all.find(({ settings }) => settings[setting]) : undefined;
  return named ?? (all[0] as Template);
}

/** Whether a mission is told as a task of measuring: nothing of it is used up or lived in. */
export function isSurvey(template: Template, setting: Setting): boolean {
  return template.isSurvey === true || setting.isSurvey === true;
}

/**
 * What one, two and three stars ask for. Where too little leaves something unused, too much is what is lacking in the
 * end: that need stands first, and no star is given for missing it.
 */
export function tiersOfTemplate({ tiers }: Template, { isUnused }: Setting): Tiers {
  if (!isUnused) return tiers;
  const strict = tiers[2].toReversed();
  return [strict, strict, strict];
}

/** The named theme, or the template's first where it has none of that name. */
export function settingByName(template: Template, name: string | null | undefined): Setting {
  const named = name ? template.settings[name] : undefined;
  return named ?? (Object.values(template.settings)[0] as Setting);
}

type MissionKind = Pick<Mission, 'level' | 'scenario' | 'action'>;

/** The name of the theme that a mission is told in, found again by its district and its building. */
export function settingNameOf(family: Family, { level, scenario, action }: MissionKind): string | null {
  const told = templatesAtLevel(family, level)
    .flatMap(({ settings }) => Object.entries(settings))
    .find(([, setting]) => setting.scenario === scenario && setting.building === action.target);
  return told?.[0] ?? null;
}
