/** Whole sides of right triangles: both legs, then the longest side. */
export const rightTriples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [12, 35, 37],
  [9, 40, 41],
] as const;

/** The signs of sine and cosine in the quadrants one to four. */
export const quadrantSigns = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
] as const;

/** Whole edges of boxes whose diagonal is whole too; none is more than four times as long as another. */
export const wholeBoxes = [
  [1, 2, 2],
  [2, 3, 6],
  [4, 4, 7],
  [6, 6, 7],
  [3, 4, 12],
  [8, 9, 12],
  [6, 10, 15],
  [8, 11, 16],
  [4, 13, 16],
  [6, 13, 18],
  [9, 12, 20],
  [12, 15, 16],
  [7, 14, 22],
  [10, 10, 23],
  [12, 16, 21],
  [11, 12, 24],
] as const;
