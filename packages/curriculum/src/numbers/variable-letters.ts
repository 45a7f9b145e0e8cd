import type { Random } from '../random.ts';

/** Letters that look like no digit, constant or sign. */
const letters = ['a', 'b', 'c', 'k', 'm', 'n', 'p', 'w', 'x', 'y'] as const;

/** A letter for an unknown number. */
export function drawLetter(random: Random): string {
  return random.pick(letters);
}
