import { answerInWords, type RenderedProblem } from '@playforward/curriculum';
import { renderAgain } from '../../curriculum/problem-store.ts';
import type { ClassroomServices } from './services.ts';

const problemsText = `
select id, skill, version, level, seed, rendered from problem_instances where id = any($1::int[])`;

type Row = Parameters<typeof renderAgain>[0] & { id: number; rendered: RenderedProblem | null };

/** Problems in words, with their keys, for who teaches those they were dealt to. */
export async function findProblems(
  { pool }: Pick<ClassroomServices, 'pool'>,
  ids: readonly number[],
): Promise<Map<number, RenderedProblem>> {
  const { rows } = await pool.query<Row>(problemsText, [[...new Set(ids)]]);
  return new Map(
    rows.flatMap((row) => {
      const rendered = row.rendered ?? renderAgain(row);
      return rendered ? [[row.id, rendered] as const] : [];
    }),
  );
}

/** What somebody answered: the typed text, what was made by hand in words, or what the choice said. */
export function answerText(
  problem: RenderedProblem | undefined,
  { answer, answerId }: { answer: string | null; answerId: number | null },
): string {
  if (answer !== null && problem?.hand) return answerInWords(problem, answer);
  if (answer !== null) return answer.replaceAll('$', '\\$');
  return problem?.choices.find(({ id }) => id === answerId)?.text ?? '';
}
