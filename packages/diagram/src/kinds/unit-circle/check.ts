import { findTwice } from '../find-twice.ts';
import type { UnitCircleLayout } from './layout.ts';
import type { UnitCircle } from './schema.ts';

/** Written angles must be those that are drawn: degrees as '30°', parts of π as 'π/6' or '5π/6'. */
export function checkUnitCircle({ points }: UnitCircle, _layout: UnitCircleLayout): readonly string[] {
  const problems: string[] = [];
  for (const { degrees, angle } of points) {
    const told = degreesOf(angle);
    if (told !== null && Math.abs(told - degrees) > 0.01)
      problems.push(`The angle ${angle} is drawn with ${degrees} degrees.`);
  }
  for (const place of findTwice(points.map(({ degrees }) => ((degrees % 360) + 360) % 360)))
    problems.push(`Two points stand at ${place} degrees.`);
  return problems;
}

function degreesOf(text: string | null): number | null {
  const plain = /^([−-]?)(\d+(?:\.\d+)?)°$/.exec(text?.trim() ?? '');
  if (plain) return Number(plain[2]) * (plain[1] ? -1 : 1);
  const part = /^([−-]?)(\d*)π(?:\/(\d+))?$/.exec(text?.trim() ?? '');
  if (!part) return null;
  return ((Number(part[2] || 1) * 180) / Number(part[3] ?? 1)) * (part[1] ? -1 : 1);
}
