import { checkNumberLine } from '../number-line/check.ts';
import type { UprightNumberLineLayout } from './layout.ts';
import { lying } from './lying.ts';
import type { UprightNumberLine } from './schema.ts';

export function checkUprightNumberLine(
  diagram: UprightNumberLine,
  _layout: UprightNumberLineLayout,
): readonly string[] {
  return checkNumberLine(lying(diagram));
}
