import { expect, test } from 'vitest';
import {
  blockOfPlot,
  cornerOfBlock,
  isRoad,
  ownerOfTile,
  plotCount,
  plotOfTile,
  plotTiles,
  tileCount,
  tileName,
  tileOf,
} from './grid.ts';

test('the city has 32 plots of 49 tiles, 4 civic blocks, and roads on every 8th row and column', () => {
  const tiles = Array.from({ length: tileCount }, (_, tile) => tile);
  expect(tiles.filter(isRoad)).toHaveLength(2 * 6 * 48 - 36);
  expect(tiles.filter((tile) => ownerOfTile[tile] === 32)).toHaveLength(4 * 49);
  for (let plot = 0; plot < plotCount; plot += 1) {
    expect(plotTiles(plot)).toHaveLength(49);
    expect(plotTiles(plot).every((tile) => plotOfTile(tile) === plot && !isRoad(tile))).toBe(true);
  }
});

test('a tile off the plots has no plot and no name', () => {
  expect(plotOfTile(tileOf(0, 0))).toBeNull();
  expect(plotOfTile(tileOf(20, 20))).toBeNull();
  expect(plotOfTile(-1)).toBeNull();
  expect(plotOfTile(tileCount)).toBeNull();
  expect(tileName(tileOf(8, 3))).toBeNull();
  expect(plotTiles(32)).toEqual([]);
});

test('a plot’s tiles are named A1 in the upper left to G7 in the lower right', () => {
  const corner = cornerOfBlock(blockOfPlot(9));
  expect(tileName(tileOf(corner.x, corner.y))).toBe('A1');
  expect(tileName(tileOf(corner.x + 2, corner.y + 3))).toBe('C4');
  expect(tileName(tileOf(corner.x + 6, corner.y + 6))).toBe('G7');
});
