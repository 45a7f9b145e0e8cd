import type { RenderedProblem } from '@playforward/curriculum';
import type { CheckItem } from '@playforward/mastery';
import { drawProblems, sameProblemKey } from './draw-problems.ts';
import { selectMet } from './queries.ts';
import type { CheckServices } from './services.ts';

/** Problems for these students that none of them has had in practice or in an earlier check. */
export async function dealProblems(
  { db, random }: Pick<CheckServices, 'db' | 'random'>,
  { userIds, items }: { userIds: readonly number[]; items: readonly CheckItem[] },
): Promise<RenderedProblem[]> {
  const skills = [...new Set(items.map(({ skill }) => skill))];
  const rows = await selectMet(db, { userIds, skills });
  const met = new Set(
    rows.map(({ question, diagram, value }) => sameProblemKey({ question, diagram, key: { value } })),
  );
  return drawProblems(random, { items, met });
}
