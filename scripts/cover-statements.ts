import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const noteSchema = z.object({ file: z.string(), seconds: z.number(), statements: z.array(z.string()) });
export type StatementNote = z.infer<typeof noteSchema>;

/** What test files have noted of their statements (apps/server/src/testing/note-statements.ts). */
export function readNotes(folder: string): StatementNote[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) =>
    noteSchema.parse(JSON.parse(readFileSync(path.join(folder, name), 'utf8'))),
  );
}

/**
 * Files that between them ask the database everything that all of them ask: again and again the one with the most new
 * statements for its time.
 */
export function coverStatements(notes: readonly StatementNote[]): string[] {
  const open = new Set(notes.flatMap(({ statements }) => statements));
  const chosen: string[] = [];
  while (open.size > 0) {
    const news = ({ statements }: StatementNote) => statements.filter((each) => open.has(each)).length;
    const worth = (note: StatementNote) => news(note) / (note.seconds + 0.2);
    const best = notes.reduce((first, second) => (worth(second) > worth(first) ? second : first));
    chosen.push(best.file);
    for (const statement of best.statements) open.delete(statement);
  }
  return chosen.sort();
}
