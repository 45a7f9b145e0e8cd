import { countedLevel } from '@playforward/curriculum';
import { answerWay, recordEvidence } from '@playforward/mastery';
import type { InventedEstimate, InventedTry } from './invented-work.ts';

/** What the answers of made-up students say about their skills, counted as everybody's are. */
export function estimateInvented(tries: readonly InventedTry[]): InventedEstimate[] {
  const known = new Map<string, InventedEstimate>();
  for (const { student, problem, right, help, at } of tries) {
    const { skill, rendered } = problem;
    const key = `${student} ${skill}`;
    const way = answerWay({ form: rendered.key.form, picked: false });
    const evidence = { right, help, way, level: countedLevel(rendered.id.level) };
    const estimate = recordEvidence(known.get(key)?.estimate, { evidence, now: at });
    known.set(key, { student, skill, estimate });
  }
  return [...known.values()];
}
