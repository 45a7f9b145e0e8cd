export { checkDiagram } from './check-diagram.ts';
export { describeDiagram } from './describe-diagram.ts';
export { type Diagram, type DiagramKind, type DiagramOf, diagramSchema } from './diagram.ts';
export { type DiagramLayout, type DiagramValues, layoutDiagram, readBack } from './layout-diagram.ts';
export { renderDiagram } from './render-diagram.ts';
export { sampleDiagrams } from './sample-diagrams.ts';
