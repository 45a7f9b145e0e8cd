import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Curriculum } from '@playforward/curriculum';

const codesFolder = join(import.meta.dirname, '../../..', 'content', 'standards');
const codesFiles = ['ccss-math.txt', 'ai-literacy.txt'] as const;
/** Calculus lessons name the topics of its course description instead: unit and topic. */
const calculusTopic = /^AP-CALC-\d{1,2}\.\d{1,2}$/;

/** The codes a lesson may name, without a word of the standards themselves. */
export function readStandardCodes(): string[] {
  return codesFiles.flatMap((file) =>
    readFileSync(join(codesFolder, file), 'utf8').split('\n').filter(Boolean),
  );
}

export type UnknownStandard = { readonly code: string; readonly path: string };

/** Codes that lessons name and no list knows, with the lesson's file. */
export function findUnknownStandards({ courses }: Curriculum, codes: readonly string[]): UnknownStandard[] {
  const known = new Set(codes);
  const lessons = courses.flatMap(({ units }) => units.flatMap((unit) => unit.lessons));
  return lessons.flatMap(({ standards, path }) =>
    standards.filter((code) => !known.has(code) && !calculusTopic.test(code)).map((code) => ({ code, path })),
  );
}

/** Says so for each unknown code; answers whether there is none. */
export function explainUnknownStandards(unknown: readonly UnknownStandard[]): boolean {
  for (const { code, path } of unknown) {
    console.error(`content/curriculum/${path}: expected a code of a list in content/standards, not ${code}`);
  }
  return unknown.length === 0;
}
