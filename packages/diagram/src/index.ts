export {
  type CoordinatePlane,
  coordinatePlane,
  type Diagram,
  type DiagramKind,
  type DoubleNumberLine,
  diagramSchema,
  doubleNumberLine,
  type RatioTable,
  ratioTable,
  type TapeDiagram,
  tapeDiagram,
} from './diagram.ts';
