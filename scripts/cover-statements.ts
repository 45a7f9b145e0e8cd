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
 * statements for its time, and of those the slowest first left out where the others ask all that it asks.
 */
export function coverStatements(notes: readonly StatementNote[]): string[] {
  const open = new Set(notes.flatMap(({ statements }) => statements));
  const chosen: StatementNote[] = [];
  while (open.size > 0) {
    const news = ({ statements }: StatementNote) => statements.filter((each) => open.has(each)).length;
    const worth = (note: StatementNote) => news(note) / (note.seconds + 0.2);
    const best = notes.reduce((first, second) => (worth(second) > worth(first) ? second : first));
    chosen.push(best);
    for (const statement of best.statements) open.delete(statement);
  }
  return withoutRepeats(chosen)
    .map(({ file }) => file)
    .sort();
}

/** What was chosen early for its many new statements may ask nothing alone once the rest is chosen. */
function withoutRepeats(chosen: readonly StatementNote[]): StatementNote[] {
  const asked = new Map<string, number>();
  for (const { statements } of chosen)
    for (const each of new Set(statements)) asked.set(each, (asked.get(each) ?? 0) + 1);
  return chosen
    .toSorted((a, b) => b.seconds - a.seconds)
    .filter((note) => {
      const statements = [...new Set(note.statements)];
      if (statements.some((each) => asked.get(each) === 1)) return true;
      for (const each of statements) asked.set(each, (asked.get(each) ?? 0) - 1);
      return false;
    });
}
