import type { Random } from '../random.ts';

/** Letters that look like no digit, constant or sign. */
const letters = ['a', 'b', 'c', 'k', 'm', 'n', 'p', 'w', 'x', 'y'] as const;

/** A letter for an unknown number. */
export function drawLetter(random: Random): string {
  return random.pick(letters);
}

/** Letters that after a number name no unit either. */
const plainLetters = ['k', 'n', 'p', 'w', 'x', 'y'] as const;

/** A letter that may stand right after a number. */
export function drawPlainLetter(random: Random): string {
  return random.pick(plainLetters);
}
