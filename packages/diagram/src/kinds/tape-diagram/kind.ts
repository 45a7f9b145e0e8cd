import { defineKind } from '../kind-module.ts';
import { checkTapeDiagram } from './check.ts';
import { describeTapeDiagram, titleTapeDiagram } from './describe.ts';
import { drawTapeDiagram } from './draw.ts';
import { layoutTapeDiagram } from './layout.ts';
import { readBackTapeDiagram } from './read-back.ts';

export const tapeDiagramKind = defineKind({
  layout: layoutTapeDiagram,
  draw: drawTapeDiagram,
  readBack: readBackTapeDiagram,
  title: titleTapeDiagram,
  describe: describeTapeDiagram,
  check: checkTapeDiagram,
});
