export { checkDiagram } from './check-diagram.ts';
export { describeDiagram } from './describe-diagram.ts';
export {
  type AreaModel,
  areaModel,
  type CoordinatePlane,
  coordinatePlane,
  type Diagram,
  type DiagramKind,
  type DoubleNumberLine,
  diagramSchema,
  doubleNumberLine,
  type FractionBar,
  fractionBar,
  type NumberLine,
  numberLine,
  type PercentGrid,
  type PlaceValue,
  percentGrid,
  placeValue,
  type RatioTable,
  ratioTable,
  type TapeDiagram,
  tapeDiagram,
} from './diagram.ts';
export { type DiagramLayout, type DiagramValues, layoutDiagram, readBack } from './layout-diagram.ts';
export { renderDiagram } from './render-diagram.ts';
export { sampleDiagrams } from './sample-diagrams.ts';
