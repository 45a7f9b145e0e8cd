import type { Shape, Variant } from '../drawing/shape.ts';

/** One drawn thing in three variants; `span` is the width in tiles that it is drawn for. */
export type Model = { span: number; draw: (shape: Shape, variant: Variant) => void };
