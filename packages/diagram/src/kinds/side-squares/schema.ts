import { z } from 'zod';
import { label } from '../label-text.ts';

/** A right triangle with a square on each of its sides. */
export const sideSquares = z.strictObject({
  kind: z.literal('side-squares'),
  /** The level leg and the upright one. */
  legs: z.tuple([z.number().positive(), z.number().positive()]),
  /** In the squares on the level leg, the upright leg and the hypotenuse: null is asked for, '' writes nothing. */
  squares: z.tuple([label.nullable(), label.nullable(), label.nullable()]),
});

export type SideSquares = z.infer<typeof sideSquares>;
