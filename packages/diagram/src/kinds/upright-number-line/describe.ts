import { describeLine, titleNumberLine } from '../number-line/describe.ts';
import { lying } from './lying.ts';
import type { UprightNumberLine } from './schema.ts';

export function titleUprightNumberLine({ label }: UprightNumberLine): string {
  return titleNumberLine({ label }).replace('Number line', 'Upright number line');
}

export function describeUprightNumberLine(diagram: UprightNumberLine): string {
  return describeLine(lying(diagram), {
    title: titleUprightNumberLine(diagram),
    written: 'beside',
    less: 'below',
    more: 'above',
  });
}
