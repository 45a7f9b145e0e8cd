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
const families: Record<MissionFamily, Family> = {
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

/** Every template of a family at a level, the usual one first. */
export function templatesOf(family: MissionFamily, level: MissionLevel): Template[] {
  const { levels, besides } = families[family];
  return [levels[level - 1] as Template, ...(besides?.[level] ?? [])];
}

/** The template that has a theme of that name, or the usual one. */
export function templateOf(
  { family, level }: { family: MissionFamily; level: MissionLevel },
  setting: string | null | undefined,
): Template {
  const all = templatesOf(family, level);
  const named = setting ? all.find(({ settings }) => settings[setting]) : undefined;
  return named ?? (all[0] as Template);
}

/** The building themes of a family at a level by name, the usual one first. */
export function settingNames(family: MissionFamily, level: MissionLevel): string[] {
  return templatesOf(family, level).flatMap(({ settings }) => Object.keys(settings));
}

/** The named theme, or the template's first where it has none of that name. */
export function settingOf(template: Template, name: string | null | undefined): Setting {
  const named = name ? template.settings[name] : undefined;
  return named ?? (Object.values(template.settings)[0] as Setting);
}

type Told = Pick<Mission, 'family' | 'level' | 'scenario' | 'action'>;

/** The name of the theme that a mission is told in, found again by its district and its building. */
export function settingNameOf({ family, level, scenario, action }: Told): string | null {
  const told = templatesOf(family, level)
    .flatMap(({ settings }) => Object.entries(settings))
    .find(([, setting]) => setting.scenario === scenario && setting.building === action.target);
  return told?.[0] ?? null;
}
