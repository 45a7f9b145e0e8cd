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
