/** Side of the city in tiles. */
export const citySize = 48;
export const tileCount = citySize * citySize;
/** Side of a plot in tiles. */
export const plotSize = 7;
export const plotCount = 32;
/** The owner of the four civic blocks in the middle; no student builds there. */
export const civicPlot = 32;
/** The owner of a road. */
export const noOwner = 255;
export const blockCount = 36;

/** Roads run on every 8th row and column. They are given, so that road access is never a trap. */
const roadStep = 8;
export const blocksAcross = citySize / roadStep;

/** Index of the tile in column x and row y, both 0 to 47. Tile indexes run row by row. */
export function tileOf(x: number, y: number): number {
  return y * citySize + x;
}

export function xOf(tile: number): number {
  return tile % citySize;
}

export function yOf(tile: number): number {
  return Math.trunc(tile / citySize);
}

export function isInside(x: number, y: number): boolean {
  return Number.isInteger(x) && Number.isInteger(y) && x >= 0 && y >= 0 && x < citySize && y < citySize;
}

export function isRoad(tile: number): boolean {
  return xOf(tile) % roadStep === 0 || yOf(tile) % roadStep === 0;
}

/** Block of a tile, 0 to 35 row by row; a road belongs to the block on its lower right. */
export function blockOfTile(tile: number): number {
  return Math.trunc(yOf(tile) / roadStep) * blocksAcross + Math.trunc(xOf(tile) / roadStep);
}

function isCivicBlock(block: number): boolean {
  const column = block % blocksAcross;
  const row = Math.trunc(block / blocksAcross);
  return (column === 2 || column === 3) && (row === 2 || row === 3);
}

const allBlocks = Array.from({ length: blockCount }, (_, block) => block);
export const civicBlocks: readonly number[] = allBlocks.filter(isCivicBlock);
const plotBlocks: readonly number[] = allBlocks.filter((block) => !isCivicBlock(block));

/** Owner of each block: its plot, or the civic centre. */
const ownerOfBlock = Uint8Array.from(allBlocks, (block) =>
  isCivicBlock(block) ? civicPlot : plotBlocks.indexOf(block),
);

/** Owner of each tile as the city stores it: a plot, `civicPlot`, or `noOwner` for a road. */
export const ownerOfTile = Uint8Array.from({ length: tileCount }, (_, tile) =>
  isRoad(tile) ? noOwner : (ownerOfBlock[blockOfTile(tile)] ?? noOwner),
);

/** Block of each tile, for the loops of a tick. */
export const blocksByTile = Uint8Array.from({ length: tileCount }, (_, tile) => blockOfTile(tile));

/** Plot of a tile, or null when it is a road, civic or outside the city. */
export function plotOfTile(tile: number): number | null {
  const owner = ownerOfTile[tile];
  return owner === undefined || owner >= plotCount ? null : owner;
}

/** Column and row of the upper left tile of a block's 7 by 7 building land. */
export function cornerOfBlock(block: number): { x: number; y: number } {
  return {
    x: (block % blocksAcross) * roadStep + 1,
    y: Math.trunc(block / blocksAcross) * roadStep + 1,
  };
}

export function blockOfPlot(plot: number): number {
  return plotBlocks[plot] ?? -1;
}

function tilesOfPlot(plot: number): number[] {
  const corner = cornerOfBlock(blockOfPlot(plot));
  return Array.from({ length: plotSize * plotSize }, (_, index) =>
    tileOf(corner.x + (index % plotSize), corner.y + Math.trunc(index / plotSize)),
  );
}
const tilesByPlot = Array.from({ length: plotCount }, (_, plot) => tilesOfPlot(plot));

/** The 49 tiles of a plot, row by row; none when there is no such plot. */
export function plotTiles(plot: number): readonly number[] {
  return tilesByPlot[plot] ?? [];
}

/** Name of a tile within its plot, "A1" (upper left) to "G7", as the list view shows it; null off the plots. */
export function tileName(tile: number): string | null {
  const plot = plotOfTile(tile);
  if (plot === null) return null;
  const corner = cornerOfBlock(blockOfPlot(plot));
  return `${'ABCDEFG'.charAt(xOf(tile) - corner.x)}${yOf(tile) - corner.y + 1}`;
}
