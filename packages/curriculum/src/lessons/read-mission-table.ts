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

/** What the lessons of a course have that stand in no line: those whose slug holds one of the words, or all others. */
export type MissionSet = {
  readonly course: string;
  readonly words?: readonly string[] | undefined;
  readonly family: string;
  readonly level: 1 | 2 | 3;
  readonly settings: readonly string[];
};

export type MissionTable =
  | { readonly ok: true; readonly missions: readonly LessonMission[]; readonly sets: readonly MissionSet[] }
  | { readonly ok: false; readonly problems: readonly ContentProblem[] };

const name = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected a name in lower-case letters');

const level = z.union([z.literal(1), z.literal(2), z.literal(3)], { error: 'expected level 1, 2 or 3' });

const table = z.strictObject({
  sets: z
    .array(
      z.strictObject({
        course: name,
        words: z.array(name).min(1).optional(),
        family: name,
        level,
        settings: z.array(name).min(1),
      }),
    )
    .default([]),
  missions: z.array(
    z.strictObject({
      lesson: name,
      title: z.string().trim().min(1).max(80),
      family: name,
      level,
      setting: name,
    }),
  ),
});

/**
 * Reads `content/missions.yaml`. A lesson stands in it once.
 *
 * @example readMissionTable('missions: []\nsets: []') // { ok: true, missions: [], sets: [] }
 */
export function readMissionTable(text: string, path = 'missions.yaml'): MissionTable {
  const read = readYaml({ path, text, linesBefore: 0 }, table);
  if (!read.ok) return read;
  const { missions, sets } = read.value;
  const lessons = missions.map(({ lesson }) => lesson);
  const twice = lessons.find((lesson, at) => lessons.indexOf(lesson) !== at);
  if (!twice) return { ok: true, missions, sets };
  return { ok: false, problems: [{ file: path, line: 1, message: `${twice} stands in the table twice` }] };
}
