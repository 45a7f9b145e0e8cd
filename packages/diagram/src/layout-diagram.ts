import type { Diagram } from './diagram.ts';
import { type AnyPicture, pictureOf } from './kinds/registry.ts';

export type DiagramLayout = ReturnType<AnyPicture['layout']>;
export type DiagramValues = ReturnType<AnyPicture['readBack']>;

/** Where everything of the diagram is drawn, in units of a sheet 480 wide, y downwards. */
export function layoutDiagram(diagram: Diagram): DiagramLayout {
  return pictureOf(diagram).layout();
}

/** The mathematical values, computed back from the drawn places: what a learner with a ruler would measure. */
export function readBack(diagram: Diagram): DiagramValues {
  return pictureOf(diagram).readBack();
}
