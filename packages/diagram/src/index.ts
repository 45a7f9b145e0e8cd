export { checkDiagram } from './check-diagram.ts';
export { describeDiagram } from './describe-diagram.ts';
export { type Diagram, type DiagramKind, type DiagramOf, diagramSchema } from './diagram.ts';
export { arcPath } from './hands/arc-path.ts';
export { equalCuts, partLengths, possibleParts } from './hands/bar-kind.ts';
export { boxNames } from './hands/box-kind.ts';
export { moveShapeBy, type ShapeStep } from './hands/figure-kinds.ts';
export { handFault, sayHand, startHand, writeHand } from './hands/hand-kinds.ts';
export {
  clampPlace,
  isBeyondScale,
  labeledPlaces,
  readPlaceAt,
  valueAt,
  writePlaceAt,
  writePointAt,
} from './hands/hand-scale.ts';
export type {
  HandAnswer,
  HandAnswerOf,
  HandBar,
  HandCurve,
  HandEnd,
  HandKind,
  HandMove,
  HandPart,
  HandPlane,
  HandPoint,
  HandScale,
  HandShade,
  HandSpot,
  HandTask,
  HandTaskOf,
} from './hands/hand-task.ts';
export { keyMove, movePlace } from './hands/key-move.ts';
export { curveThrough, handleNames, sayAcrossUp, sayPlot } from './hands/plane-kinds.ts';
export { isShaded } from './hands/region-kind.ts';
export { groupDigits, groupDigitsOfContent } from './label/group-digits.ts';
export { type DiagramLayout, type DiagramValues, layoutDiagram, readBack } from './layout-diagram.ts';
export { renderDiagram, renderOnPaper } from './render-diagram.ts';
export { sampleDiagrams } from './sample-diagrams.ts';
export { withoutArrows } from './without-arrows.ts';
