import { parse } from 'yaml';
import { z } from 'zod';
import type { Occupation } from '../occupation.ts';
import type { DayMoment } from './compose-day.ts';

const moment = z.strictObject({
  /** Hour and minutes as people say them. */
  at: z.string().regex(/^\d{1,2}:\d{2}$/, 'expected an hour such as 7:30'),
  title: z.string().min(1).max(40),
  /** The beginning of the task statement it tells of. */
  task: z.string().min(10),
  text: z.string().min(40).max(280),
  /** The equation that the text speaks of; a test proves it. */
  math: z.string().optional(),
});
const dayLog = z.strictObject({ career: z.string().min(1), moments: z.array(moment).min(3).max(6) });

/** A day written by hand out of one occupation's task statements; nobody lived it. */
export type DayLog = { career: string; moments: (DayMoment & { math: string | undefined })[] };

/**
 * Reads a day of content/careers/days. Throws when it has not its shape, when no occupation is called so, or when a
 * moment tells of something that is not among the occupation's tasks: a day claims nothing that the data do not hold.
 */
export function readDayLog(yamlText: string, occupations: readonly Occupation[]): DayLog {
  const { career, moments } = dayLog.parse(parse(yamlText));
  const one = occupations.find(({ title }) => title === career);
  if (!one) throw new Error(`No occupation is called "${career}".`);
  for (const { at, task } of moments) {
    if (!one.tasks.some((known) => known.startsWith(task)))
      throw new Error(`${career}, ${at}: no task statement begins with "${task}".`);
  }
  return { career, moments: moments.map(({ at, title, text, math }) => ({ at, title, text, math })) };
}
