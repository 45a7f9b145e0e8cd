import type { Random } from '../random.ts';
import { commonDivisor } from './lowest-terms.ts';

/** Two different whole numbers from 2 to most without a common factor. */
export function drawCoprimeTerms(random: Random, most: number): readonly [number, number] {
  const pairs: (readonly [number, number])[] = [];
  for (let a = 2; a <= most; a += 1) {
    for (let b = 2; b <= most; b += 1) if (a !== b && commonDivisor(a, b) === 1) pairs.push([a, b]);
  }
  return random.pick(pairs);
}
