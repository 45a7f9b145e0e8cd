import type { SpecId } from './problem-spec.ts';
import { random } from './random.ts';

/**
 * Puts the right choice at a seeded place and the others in a seeded order around it. Places come in shuffled
 * blocks, one block per run of as many seeds as there are choices, so no place is favoured.
 */
export function orderChoices<T>(
  right: T,
  others: readonly T[],
  { skill, version, level, seed }: SpecId,
): T[] {
  const places = others.length + 1;
  const name = `${skill}@${version}/${level}`;
  const block = random(`${name}/places/${Math.floor(seed / places)}`).shuffle(
    Array.from({ length: places }, (_, index) => index),
  );
  const place = block[seed % places] ?? 0;
  const ordered = random(`${name}/order/${seed}`).shuffle(others);
  return [...ordered.slice(0, place), right, ...ordered.slice(place)];
}
