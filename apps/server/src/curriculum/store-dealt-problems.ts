import { setImmediate as nextTurn } from 'node:timers/promises';
import { listSkills } from '@playforward/curriculum';
import type { Db } from '../db/pool.ts';
import { renderAgain } from './problem-store.ts';
import { selectInstancesNotRendered, updateInstancesRendered } from './queries.ts';

const atOnce = 50;

/**
 * Stores the problems whole that a program before decision 0100 has dealt, as far as their skills are still at that
 * version, so that the next change of a skill takes nothing away. Answers how many. Each turn of the event loop makes
 * one problem, so that calls are answered meanwhile.
 */
export async function storeDealtProblems(db: Db, signal: AbortSignal): Promise<number> {
  const skills = listSkills().map(({ id, version }) => ({ id, version }));
  let stored = 0;
  for (let after = 0; !signal.aborted; ) {
    const rows = await selectInstancesNotRendered(db, { after, skills, most: atOnce });
    const last = rows.at(-1);
    if (!last) break;
    after = last.id;
    const problems = [];
    for (const row of rows) {
      const rendered = renderAgain(row);
      if (rendered) problems.push({ id: row.id, rendered });
      await nextTurn();
    }
    await updateInstancesRendered(db, problems);
    stored += problems.length;
  }
  return stored;
}
