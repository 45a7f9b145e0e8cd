import { z } from 'zod';
import type { ContentProblem } from './curriculum.ts';
import { readYaml } from './read-yaml.ts';

/** Which mission of the city a lesson has; family and setting are names of the city's templates. */
export type LessonMission = {
  readonly lesson: string;
  readonly title: string;
  readonly family: string;
  readonly level: 1 | 2 | 3;
  readonly setting: string;
};

export type MissionTable =
  | { readonly ok: true; readonly missions: readonly LessonMission[] }
  | { readonly ok: false; readonly problems: readonly ContentProblem[] };

const name = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected a name in lower-case letters');

const table = z.strictObject({
  missions: z.array(
    z.strictObject({
      lesson: name,
      title: z.string().trim().min(1).max(80),
      family: name,
      level: z.union([z.literal(1), z.literal(2), z.literal(3)], { error: 'expected level 1, 2 or 3' }),
      setting: name,
    }),
  ),
});

/** Reads `content/missions.yaml`. A lesson stands in it once. */
export function readMissionTable(text: string, path = 'missions.yaml'): MissionTable {
  const read = readYaml({ path, text, linesBefore: 0 }, table);
  if (!read.ok) return read;
  const { missions } = read.value;
  const lessons = missions.map(({ lesson }) => lesson);
  const twice = lessons.find((lesson, at) => lessons.indexOf(lesson) !== at);
  if (!twice) return { ok: true, missions };
  return { ok: false, problems: [{ file: path, line: 1, message: `${twice} stands in the table twice` }] };
}
