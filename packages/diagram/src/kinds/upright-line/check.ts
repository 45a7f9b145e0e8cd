import { checkNumberLine } from '../number-line/check.ts';
import type { UprightLineLayout } from './layout.ts';
import { lying } from './lying.ts';
import type { UprightLine } from './schema.ts';

export function checkUprightLine(diagram: UprightLine, _layout: UprightLineLayout): readonly string[] {
  return checkNumberLine(lying(diagram));
}
