import type { SideSquares } from './schema.ts';

export const sideSquaresSamples: readonly SideSquares[] = [
  { kind: 'side-squares', legs: [4, 3], squares: ['16 ft²', '9 ft²', null] },
  { kind: 'side-squares', legs: [5, 12], squares: ['25', '', '169'] },
  { kind: 'side-squares', legs: [6, 6], squares: ['36', null, '72'] },
];
