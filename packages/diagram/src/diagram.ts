// Written by tools/content/write-index.ts from the folders in kinds. Do not edit.
import { z } from 'zod';
import { type AlgebraTiles, algebraTiles } from './kinds/algebra-tiles/schema.ts';
import { type AngleFigure, angleFigure } from './kinds/angle-figure/schema.ts';
import { type AnnotatedSteps, annotatedSteps } from './kinds/annotated-steps/schema.ts';
import { type AreaModel, areaModel } from './kinds/area-model/schema.ts';
import { type Balance, balance } from './kinds/balance/schema.ts';
import { type BarChart, barChart } from './kinds/bar-chart/schema.ts';
import { type BoxPlot, boxPlot } from './kinds/box-plot/schema.ts';
import { type Circle, circle } from './kinds/circle/schema.ts';
import { type Construction, construction } from './kinds/construction/schema.ts';
import { type CoordinatePlane, coordinatePlane } from './kinds/coordinate-plane/schema.ts';
import { type DataTable, dataTable } from './kinds/data-table/schema.ts';
import { type Distribution, distribution } from './kinds/distribution/schema.ts';
import { type DotPlot, dotPlot } from './kinds/dot-plot/schema.ts';
import { type DoubleNumberLine, doubleNumberLine } from './kinds/double-number-line/schema.ts';
import { type FactorTree, factorTree } from './kinds/factor-tree/schema.ts';
import { type Flowchart, flowchart } from './kinds/flowchart/schema.ts';
import { type FractionBar, fractionBar } from './kinds/fraction-bar/schema.ts';
import { type FunctionGraph, functionGraph } from './kinds/function-graph/schema.ts';
import { type FunctionTable, functionTable } from './kinds/function-table/schema.ts';
import { type Histogram, histogram } from './kinds/histogram/schema.ts';
import { type LineChart, lineChart } from './kinds/line-chart/schema.ts';
import { type Mapping, mapping } from './kinds/mapping/schema.ts';
import { type MeasuringScale, measuringScale } from './kinds/measuring-scale/schema.ts';
import { type Net, net } from './kinds/net/schema.ts';
import { type NumberLine, numberLine } from './kinds/number-line/schema.ts';
import { type OutcomeGrid, outcomeGrid } from './kinds/outcome-grid/schema.ts';
import { type PercentGrid, percentGrid } from './kinds/percent-grid/schema.ts';
import { type PieChart, pieChart } from './kinds/pie-chart/schema.ts';
import { type PlaceValue, placeValue } from './kinds/place-value/schema.ts';
import { type Polygon, polygon } from './kinds/polygon/schema.ts';
import { type RatioTable, ratioTable } from './kinds/ratio-table/schema.ts';
import { type RegionGraph, regionGraph } from './kinds/region-graph/schema.ts';
import { type ResidualPlot, residualPlot } from './kinds/residual-plot/schema.ts';
import { type RiemannSum, riemannSum } from './kinds/riemann-sum/schema.ts';
import { type RightTriangle, rightTriangle } from './kinds/right-triangle/schema.ts';
import { type RoundSolid, roundSolid } from './kinds/round-solid/schema.ts';
import { type ScaleDrawing, scaleDrawing } from './kinds/scale-drawing/schema.ts';
import { type ScatterPlot, scatterPlot } from './kinds/scatter-plot/schema.ts';
import { type SideSquares, sideSquares } from './kinds/side-squares/schema.ts';
import { type SignChart, signChart } from './kinds/sign-chart/schema.ts';
import { type Solid, solid } from './kinds/solid/schema.ts';
import { type SortingCards, sortingCards } from './kinds/sorting-cards/schema.ts';
import { type TapeDiagram, tapeDiagram } from './kinds/tape-diagram/schema.ts';
import { type Timeline, timeline } from './kinds/timeline/schema.ts';
import { type TransformationGrid, transformationGrid } from './kinds/transformation-grid/schema.ts';
import { type Tree, tree } from './kinds/tree/schema.ts';
import { type Triangle, triangle } from './kinds/triangle/schema.ts';
import { type TwoWayTable, twoWayTable } from './kinds/two-way-table/schema.ts';
import { type UnitCircle, unitCircle } from './kinds/unit-circle/schema.ts';
import { type UprightLine, uprightLine } from './kinds/upright-line/schema.ts';
import { type Venn, venn } from './kinds/venn/schema.ts';

/** A diagram is data in mathematical units, never pixels. */
export const diagramSchema = z.discriminatedUnion('kind', [
  algebraTiles,
  angleFigure,
  annotatedSteps,
  areaModel,
  balance,
  barChart,
  boxPlot,
  circle,
  construction,
  coordinatePlane,
  dataTable,
  distribution,
  dotPlot,
  doubleNumberLine,
  factorTree,
  flowchart,
  fractionBar,
  functionGraph,
  functionTable,
  histogram,
  lineChart,
  mapping,
  measuringScale,
  net,
  numberLine,
  outcomeGrid,
  percentGrid,
  pieChart,
  placeValue,
  polygon,
  ratioTable,
  regionGraph,
  residualPlot,
  riemannSum,
  rightTriangle,
  roundSolid,
  scaleDrawing,
  scatterPlot,
  sideSquares,
  signChart,
  solid,
  sortingCards,
  tapeDiagram,
  timeline,
  transformationGrid,
  tree,
  triangle,
  twoWayTable,
  unitCircle,
  uprightLine,
  venn,
]);

export type Diagram =
  | AlgebraTiles
  | AngleFigure
  | AnnotatedSteps
  | AreaModel
  | Balance
  | BarChart
  | BoxPlot
  | Circle
  | Construction
  | CoordinatePlane
  | DataTable
  | Distribution
  | DotPlot
  | DoubleNumberLine
  | FactorTree
  | Flowchart
  | FractionBar
  | FunctionGraph
  | FunctionTable
  | Histogram
  | LineChart
  | Mapping
  | MeasuringScale
  | Net
  | NumberLine
  | OutcomeGrid
  | PercentGrid
  | PieChart
  | PlaceValue
  | Polygon
  | RatioTable
  | RegionGraph
  | ResidualPlot
  | RiemannSum
  | RightTriangle
  | RoundSolid
  | ScaleDrawing
  | ScatterPlot
  | SideSquares
  | SignChart
  | Solid
  | SortingCards
  | TapeDiagram
  | Timeline
  | TransformationGrid
  | Tree
  | Triangle
  | TwoWayTable
  | UnitCircle
  | UprightLine
  | Venn;
export type DiagramKind = Diagram['kind'];
/** The data of one kind. */
export type DiagramOf<K extends DiagramKind> = Extract<Diagram, { kind: K }>;
