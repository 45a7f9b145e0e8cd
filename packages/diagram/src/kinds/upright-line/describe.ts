import { describeLine, titleNumberLine } from '../number-line/describe.ts';
import { lying } from './lying.ts';
import type { UprightLine } from './schema.ts';

export function titleUprightLine({ label }: UprightLine): string {
  return titleNumberLine({ label }).replace('Number line', 'Upright number line');
}

export function describeUprightLine(diagram: UprightLine): string {
  return describeLine(lying(diagram), {
    title: titleUprightLine(diagram),
    written: 'beside',
    less: 'below',
    more: 'above',
  });
}
