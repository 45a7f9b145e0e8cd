import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { StartupError } from '../../../startup-error.ts';

const folder = join(import.meta.dirname, '../../../../../../content/family');

const words = z.string().trim().min(1).max(400);
const question = z.strictObject({
  en: z.strictObject({ ask: words, listen_for: words }),
  es: z.strictObject({ ask: words, listen_for: words }),
});
const dinnerFile = z.strictObject({
  any: z.array(question).min(1),
  units: z.record(z.string(), z.array(question).min(1)),
});
const titles = z.record(z.string(), words);
const spanishFile = z.strictObject({ units: titles, lessons: titles, skills: titles });

export type DinnerQuestion = z.infer<typeof question>;

/** What families read beside the numbers: questions for dinner, and Spanish names of what is learned. */
export type FamilyContent = {
  dinner: z.infer<typeof dinnerFile>;
  spanish: z.infer<typeof spanishFile>;
};

const held = new Map<string, FamilyContent>();

/** Reads content/family, once a process; a mistake in a file stops the start and names it. */
export function readFamilyContent(from = folder): FamilyContent {
  const content = held.get(from) ?? {
    dinner: read(from, 'dinner.yaml', dinnerFile),
    spanish: read(from, 'spanish.yaml', spanishFile),
  };
  held.set(from, content);
  return content;
}

function read<T>(from: string, file: string, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(parse(readFileSync(join(from, file), 'utf8')));
  if (parsed.success) return parsed.data;
  throw new StartupError(`content/family/${file} cannot be used:\n${z.prettifyError(parsed.error)}`);
}
