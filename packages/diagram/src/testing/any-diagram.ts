// Written by tools/content/write-index.ts from the folders in kinds. Do not edit.
import * as fc from 'fast-check';
import type { Diagram } from '../diagram.ts';
import { anyAlgebraTiles } from '../kinds/algebra-tiles/any.ts';
import { anyAngleFigure } from '../kinds/angle-figure/any.ts';
import { anyAnnotatedSteps } from '../kinds/annotated-steps/any.ts';
import { anyAreaModel } from '../kinds/area-model/any.ts';
import { anyBalance } from '../kinds/balance/any.ts';
import { anyBarChart } from '../kinds/bar-chart/any.ts';
import { anyBoxPlot } from '../kinds/box-plot/any.ts';
import { anyCircle } from '../kinds/circle/any.ts';
import { anyConstruction } from '../kinds/construction/any.ts';
import { anyCoordinatePlane } from '../kinds/coordinate-plane/any.ts';
import { anyDataTable } from '../kinds/data-table/any.ts';
import { anyDistribution } from '../kinds/distribution/any.ts';
import { anyDotPlot } from '../kinds/dot-plot/any.ts';
import { anyDoubleNumberLine } from '../kinds/double-number-line/any.ts';
import { anyFactorTree } from '../kinds/factor-tree/any.ts';
import { anyFlowchart } from '../kinds/flowchart/any.ts';
import { anyFractionBar } from '../kinds/fraction-bar/any.ts';
import { anyFunctionGraph } from '../kinds/function-graph/any.ts';
import { anyFunctionTable } from '../kinds/function-table/any.ts';
import { anyHistogram } from '../kinds/histogram/any.ts';
import { anyLineChart } from '../kinds/line-chart/any.ts';
import { anyMapping } from '../kinds/mapping/any.ts';
import { anyMeasuringScale } from '../kinds/measuring-scale/any.ts';
import { anyNet } from '../kinds/net/any.ts';
import { anyNumberLine } from '../kinds/number-line/any.ts';
import { anyOutcomeGrid } from '../kinds/outcome-grid/any.ts';
import { anyPercentGrid } from '../kinds/percent-grid/any.ts';
import { anyPieChart } from '../kinds/pie-chart/any.ts';
import { anyPlaceValue } from '../kinds/place-value/any.ts';
import { anyPolygon } from '../kinds/polygon/any.ts';
import { anyRatioTable } from '../kinds/ratio-table/any.ts';
import { anyRegionGraph } from '../kinds/region-graph/any.ts';
import { anyResidualPlot } from '../kinds/residual-plot/any.ts';
import { anyRiemannSum } from '../kinds/riemann-sum/any.ts';
import { anyRightTriangle } from '../kinds/right-triangle/any.ts';
import { anyRoundSolid } from '../kinds/round-solid/any.ts';
import { anyScaleDrawing } from '../kinds/scale-drawing/any.ts';
import { anyScatterPlot } from '../kinds/scatter-plot/any.ts';
import { anySideSquares } from '../kinds/side-squares/any.ts';
import { anySignChart } from '../kinds/sign-chart/any.ts';
import { anySolid } from '../kinds/solid/any.ts';
import { anySortingCards } from '../kinds/sorting-cards/any.ts';
import { anyTapeDiagram } from '../kinds/tape-diagram/any.ts';
import { anyTimeline } from '../kinds/timeline/any.ts';
import { anyTransformationGrid } from '../kinds/transformation-grid/any.ts';
import { anyTree } from '../kinds/tree/any.ts';
import { anyTriangle } from '../kinds/triangle/any.ts';
import { anyTwoWayTable } from '../kinds/two-way-table/any.ts';
import { anyUnitCircle } from '../kinds/unit-circle/any.ts';
import { anyUprightLine } from '../kinds/upright-line/any.ts';
import { anyVenn } from '../kinds/venn/any.ts';

/** A diagram of any kind that its schema accepts, sensible or not. */
export const anyDiagram: fc.Arbitrary<Diagram> = fc.oneof(
  anyAlgebraTiles,
  anyAngleFigure,
  anyAnnotatedSteps,
  anyAreaModel,
  anyBalance,
  anyBarChart,
  anyBoxPlot,
  anyCircle,
  anyConstruction,
  anyCoordinatePlane,
  anyDataTable,
  anyDistribution,
  anyDotPlot,
  anyDoubleNumberLine,
  anyFactorTree,
  anyFlowchart,
  anyFractionBar,
  anyFunctionGraph,
  anyFunctionTable,
  anyHistogram,
  anyLineChart,
  anyMapping,
  anyMeasuringScale,
  anyNet,
  anyNumberLine,
  anyOutcomeGrid,
  anyPercentGrid,
  anyPieChart,
  anyPlaceValue,
  anyPolygon,
  anyRatioTable,
  anyRegionGraph,
  anyResidualPlot,
  anyRiemannSum,
  anyRightTriangle,
  anyRoundSolid,
  anyScaleDrawing,
  anyScatterPlot,
  anySideSquares,
  anySignChart,
  anySolid,
  anySortingCards,
  anyTapeDiagram,
  anyTimeline,
  anyTransformationGrid,
  anyTree,
  anyTriangle,
  anyTwoWayTable,
  anyUnitCircle,
  anyUprightLine,
  anyVenn,
);
