import { sheetMaxHeight } from '../../svg/sheet.ts';
import type { AlgebraTilesLayout } from './layout.ts';
import type { AlgebraTiles } from './schema.ts';

export function checkAlgebraTiles(
  { letter, groups }: AlgebraTiles,
  layout: AlgebraTilesLayout,
): readonly string[] {
  const problems: string[] = [];
  if (!/^[a-z]$/.test(letter)) problems.push('A long tile stands for one small letter.');
  if (groups.some(({ letters, ones }) => letters + ones === 0)) problems.push('Every group needs a tile.');
  if (layout.tiles.some(({ box }) => box.x + box.width > layout.width))
    problems.push('A group is too wide for the picture.');
  if (layout.height > sheetMaxHeight) problems.push('There are too many tiles for one picture.');
  return problems;
}
