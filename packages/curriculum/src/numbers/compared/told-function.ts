import type { Random } from '../../random.ts';

/** A function told in words: what it gives for zero, and what each step adds or multiplies by. */
export type ToldFunction =
  | { readonly family: 'rises' | 'falls'; readonly start: number; readonly step: number }
  | { readonly family: 'doubles'; readonly start: number; readonly step: 2 | 3 };

export function toldAt({ family, start, step }: ToldFunction, x: number): number {
  if (family === 'doubles') return start * step ** x;
  return start + (family === 'falls' ? -step : step) * x;
}

export function drawTold(random: Random): ToldFunction {
  const family = random.pick(['rises', 'falls', 'doubles'] as const);
  const start = random.int(1, 9);
  return family === 'doubles'
    ? { family, start, step: random.pick([2, 3] as const) }
    : { family, start, step: random.int(2, 9) };
}
