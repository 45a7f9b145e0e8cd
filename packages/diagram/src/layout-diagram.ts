import type { Diagram } from './diagram.ts';
import { type AnyPicture, openPicture } from './kinds/registry.ts';

export type DiagramLayout = ReturnType<AnyPicture['layout']>;
export type DiagramValues = ReturnType<AnyPicture['readBack']>;

/**
 * Where everything of the diagram is drawn, in units of a sheet 480 wide, y downwards.
 * @example layoutDiagram(sampleDiagrams['fraction-bar'][0]) // { width: 480, height: 126, … }
 */
export function layoutDiagram(diagram: Diagram): DiagramLayout {
  return openPicture(diagram).layout();
}

/**
 * The mathematical values, computed back from the drawn places: what a learner with a ruler would measure.
 * @example readBack({ kind: 'fraction-bar', bars: [{ label: 'Ribbon', wholes: 1, parts: 4, shaded: 3, group: null }] }) // { kind: 'fraction-bar', bars: [{ length: 1, part: 0.25, shaded: 0.75, groups: [] }] }
 */
export function readBack(diagram: Diagram): DiagramValues {
  return openPicture(diagram).readBack();
}
