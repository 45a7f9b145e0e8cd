import type { Level } from './parameters.ts';

/** A problem of a check: which skill, and how hard. */
export type CheckItem = { readonly skill: string; readonly level: Level };

type Size = {
  readonly least: number;
  readonly most: number;
  /** In the order in which the problems take them; a skill that comes again takes another one. */
  readonly levels: readonly [Level, ...Level[]];
};

/**
 * The problems of a check over some skills, in their order: each skill once, evenly chosen where there are too many, and
 * again at another level where there are too few. Answers none for no skills.
 * @example composeCheck(['add', 'subtract'], { least: 3, most: 5, levels: [1, 2] }) // [{ skill: 'add', level: 1 }, { skill: 'add', level: 2 }, { skill: 'subtract', level: 2 }]
 */
export function composeCheck(skills: readonly string[], { least, most, levels }: Size): CheckItem[] {
  const size = skills.length === 0 ? 0 : Math.min(most, Math.max(least, skills.length));
  const times = new Map<string, number>();
  for (let nth = 0; nth < size; nth += 1) {
    const skill = skills[Math.floor((nth * skills.length) / size)];
    if (skill !== undefined) times.set(skill, (times.get(skill) ?? 0) + 1);
  }
  return [...times].flatMap(([skill, n], nth) =>
    Array.from({ length: n }, (_, again) => ({
      skill,
      level: levels[(nth + again) % levels.length] ?? levels[0],
    })),
  );
}
