import type { PercentGrid } from './schema.ts';

export function checkPercentGrid({ label }: PercentGrid): readonly string[] {
  return label?.trim() === '' ? ['A grid needs a label; leave it out with null.'] : [];
}
