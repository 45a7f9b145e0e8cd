import { defineFigureKind } from '../../figure/define-figure-kind.ts';
import type { ScaleDrawing } from './schema.ts';

export const scaleDrawingKind = defineFigureKind<ScaleDrawing>({
  title: ({ scale }) => (scale.trim() === '' ? 'Scale drawing' : `Scale drawing, ${scale.trim()}`),
  check: ({ scale }) => (scale.trim() === '' ? ['A scale drawing needs its scale.'] : []),
  note: ({ scale }) => `Scale ${scale.trim()}`,
});
