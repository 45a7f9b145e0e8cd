import type { Shape, Variant } from '../drawing/shape.ts';
import type { Model } from './model.ts';
import { paint, roofs } from './paints.ts';

/** What a mission puts up: a store of goods, and the site that takes them. */
export const works = {
  store: { span: 1, draw: (shape, variant) => shed(shape, variant, 0.5) },
  site: { span: 1, draw: (shape, variant) => shed(shape, variant, 0.1) },
} satisfies Record<string, Model>;

/** A roof on posts over goods; a site has its goods on the ground. */
function shed(shape: Shape, variant: Variant, height: number): void {
  shape.box([0, 0, 0], [0.8, height, 0.6], paint.sand, { top: roofs[variant] ?? paint.teal });
  shape.details();
  for (const x of [-0.3, 0, 0.3]) shape.box([x, height, 0.1 * variant], [0.16, 0.2, 0.16], paint.wood);
}
