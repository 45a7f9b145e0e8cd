import fc from 'fast-check';
import type { Verdict } from '../judge/answer-key.ts';
import { drawAnswer } from './draw-answer.ts';
import { judgeNearMiss, judgeWriting, missBy } from './judge-near-miss.ts';

const numbers = fc.nat({ max: 1_000_000 });
const styles = fc.constantFrom('plain' as const, 'plain', 'book', 'tex');

/** How often each way to miss was judged, and each verdict that was given. */
export type NearMissCounts = {
  readonly ways: Map<string, number>;
  readonly verdicts: Map<Verdict['kind'] | 'no other value', number>;
};

const count = <K>(map: Map<K, number>, key: K): void => {
  map.set(key, (map.get(key) ?? 0) + 1);
};

/**
 * Draws answers and a near miss of each, and throws with the smallest pair whose near miss is not judged wrong though
 * numbers tell the two apart.
 */
export function checkNearMisses({ pairs, seed }: { pairs: number; seed: number }): NearMissCounts {
  const counts: NearMissCounts = { ways: new Map(), verdicts: new Map() };
  const property = fc.property(drawAnswer, numbers, numbers, styles, (answer, way, place, style) => {
    const found = missBy(answer, { way, place });
    if (!found) return;
    const judged = judgeNearMiss(answer, found.miss, style);
    count(counts.verdicts, judged?.verdict ?? 'no other value');
    if (judged) count(counts.ways, found.name);
    // What a book writes without brackets may be asked about; it is never accepted.
    const mayAsk = style === 'book' && judged?.verdict === 'ambiguous';
    if (judged && judged.verdict !== 'wrong' && !mayAsk) {
      throw new Error(`${found.name}: ${judged.typed} for ${judged.key} is judged ${judged.verdict}`);
    }
  });
  fc.assert(property, { numRuns: pairs, seed });
  return counts;
}

/** Draws answers and throws with the smallest whose writing in a book or in TeX is not right for its plain writing. */
export function checkWritings({ answers, seed }: { answers: number; seed: number }): void {
  const property = fc.property(drawAnswer, styles, (answer, style) => {
    const { key, typed, verdict } = judgeWriting(answer, style);
    if (verdict !== 'right') throw new Error(`${typed} for ${key} is judged ${verdict}`);
  });
  fc.assert(property, { numRuns: answers, seed });
}
