import { calculus } from './families/calculus.ts';
import { coordinate } from './families/coordinate.ts';
import { exponential } from './families/exponential.ts';
import { geometry } from './families/geometry.ts';
import { linear } from './families/linear.ts';
import { percent } from './families/percent.ts';
import { probability } from './families/probability.ts';
import { quadratic } from './families/quadratic.ts';
import { ratio } from './families/ratio.ts';
import { sinusoid } from './families/sinusoid.ts';
import { statistics } from './families/statistics.ts';
import { system } from './families/system.ts';
import type { Mission, MissionFamily, MissionLevel } from './mission.ts';
import type { Family, Setting, Template } from './template.ts';

/** Every family; the compiler completes the list. */
export const families: Record<MissionFamily, Family> = {
  ratio,
  percent,
  linear,
  system,
  quadratic,
  geometry,
  exponential,
  statistics,
  probability,
  sinusoid,
  calculus,
  coordinate,
};

export function templateOf(family: MissionFamily, level: MissionLevel): Template {
  return families[family].levels[level - 1] as Template;
}

/** The building themes of a template by name, the usual one first. */
export function settingNames(family: MissionFamily, level: MissionLevel): string[] {
  return Object.keys(templateOf(family, level).settings);
}

/** The named theme, or the template's first where it has none of that name. */
export function settingOf(template: Template, name: string | null | undefined): Setting {
  const named = name ? template.settings[name] : undefined;
  return named ?? (Object.values(template.settings)[0] as Setting);
}

/** The theme that a mission is told in, found again by its district and its building. */
export function settingOfMission(
  template: Template,
  { scenario, action }: Pick<Mission, 'scenario' | 'action'>,
): Setting {
  const told = Object.values(template.settings).find(
    (setting) => setting.scenario === scenario && setting.building === action.target,
  );
  return told ?? settingOf(template, null);
}
