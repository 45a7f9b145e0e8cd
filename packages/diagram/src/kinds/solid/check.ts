import type { SolidLayout } from './layout.ts';
import type { Solid } from './schema.ts';

const mostRatio = 8;

export function checkSolid({ width, height, depth }: Solid, layout: SolidLayout): readonly string[] {
  const sizes = [width.size, height.size, depth.size];
  const problems: string[] = [];
  if (Math.max(...sizes) > mostRatio * Math.min(...sizes))
    problems.push(`One edge is more than ${mostRatio} times as long as another.`);
  for (const { box, text } of layout.labels) {
    if (box.x < 0 || box.x + box.width > layout.width) problems.push(`The label ${text} is too wide.`);
  }
  return problems;
}
