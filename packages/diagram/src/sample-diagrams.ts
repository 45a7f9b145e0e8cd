// Written by tools/content/write-index.ts from the folders in kinds. Do not edit.
import type { Diagram, DiagramKind } from './diagram.ts';
import { algebraTilesSamples } from './kinds/algebra-tiles/samples.ts';
import { angleFigureSamples } from './kinds/angle-figure/samples.ts';
import { annotatedStepsSamples } from './kinds/annotated-steps/samples.ts';
import { areaModelSamples } from './kinds/area-model/samples.ts';
import { balanceSamples } from './kinds/balance/samples.ts';
import { barChartSamples } from './kinds/bar-chart/samples.ts';
import { boxPlotSamples } from './kinds/box-plot/samples.ts';
import { circleSamples } from './kinds/circle/samples.ts';
import { constructionSamples } from './kinds/construction/samples.ts';
import { coordinatePlaneSamples } from './kinds/coordinate-plane/samples.ts';
import { dataTableSamples } from './kinds/data-table/samples.ts';
import { distributionSamples } from './kinds/distribution/samples.ts';
import { dotPlotSamples } from './kinds/dot-plot/samples.ts';
import { doubleNumberLineSamples } from './kinds/double-number-line/samples.ts';
import { factorTreeSamples } from './kinds/factor-tree/samples.ts';
import { flowchartSamples } from './kinds/flowchart/samples.ts';
import { fractionBarSamples } from './kinds/fraction-bar/samples.ts';
import { functionGraphSamples } from './kinds/function-graph/samples.ts';
import { functionTableSamples } from './kinds/function-table/samples.ts';
import { histogramSamples } from './kinds/histogram/samples.ts';
import { lineChartSamples } from './kinds/line-chart/samples.ts';
import { mappingSamples } from './kinds/mapping/samples.ts';
import { measuringScaleSamples } from './kinds/measuring-scale/samples.ts';
import { netSamples } from './kinds/net/samples.ts';
import { numberLineSamples } from './kinds/number-line/samples.ts';
import { outcomeGridSamples } from './kinds/outcome-grid/samples.ts';
import { percentGridSamples } from './kinds/percent-grid/samples.ts';
import { pieChartSamples } from './kinds/pie-chart/samples.ts';
import { placeValueSamples } from './kinds/place-value/samples.ts';
import { polygonSamples } from './kinds/polygon/samples.ts';
import { ratioTableSamples } from './kinds/ratio-table/samples.ts';
import { regionGraphSamples } from './kinds/region-graph/samples.ts';
import { residualPlotSamples } from './kinds/residual-plot/samples.ts';
import { riemannSumSamples } from './kinds/riemann-sum/samples.ts';
import { rightTriangleSamples } from './kinds/right-triangle/samples.ts';
import { roundSolidSamples } from './kinds/round-solid/samples.ts';
import { scaleDrawingSamples } from './kinds/scale-drawing/samples.ts';
import { scatterPlotSamples } from './kinds/scatter-plot/samples.ts';
import { sideSquaresSamples } from './kinds/side-squares/samples.ts';
import { signChartSamples } from './kinds/sign-chart/samples.ts';
import { solidSamples } from './kinds/solid/samples.ts';
import { sortingCardsSamples } from './kinds/sorting-cards/samples.ts';
import { tapeDiagramSamples } from './kinds/tape-diagram/samples.ts';
import { timelineSamples } from './kinds/timeline/samples.ts';
import { transformationGridSamples } from './kinds/transformation-grid/samples.ts';
import { treeSamples } from './kinds/tree/samples.ts';
import { triangleSamples } from './kinds/triangle/samples.ts';
import { twoWayTableSamples } from './kinds/two-way-table/samples.ts';
import { unitCircleSamples } from './kinds/unit-circle/samples.ts';
import { uprightLineSamples } from './kinds/upright-line/samples.ts';
import { vennSamples } from './kinds/venn/samples.ts';

/** Diagrams that show each kind at its plainest and at its fullest, for tests and for the contact sheet. */
export const sampleDiagrams = {
  'algebra-tiles': algebraTilesSamples,
  'angle-figure': angleFigureSamples,
  'annotated-steps': annotatedStepsSamples,
  'area-model': areaModelSamples,
  balance: balanceSamples,
  'bar-chart': barChartSamples,
  'box-plot': boxPlotSamples,
  circle: circleSamples,
  construction: constructionSamples,
  'coordinate-plane': coordinatePlaneSamples,
  'data-table': dataTableSamples,
  distribution: distributionSamples,
  'dot-plot': dotPlotSamples,
  'double-number-line': doubleNumberLineSamples,
  'factor-tree': factorTreeSamples,
  flowchart: flowchartSamples,
  'fraction-bar': fractionBarSamples,
  'function-graph': functionGraphSamples,
  'function-table': functionTableSamples,
  histogram: histogramSamples,
  'line-chart': lineChartSamples,
  mapping: mappingSamples,
  'measuring-scale': measuringScaleSamples,
  net: netSamples,
  'number-line': numberLineSamples,
  'outcome-grid': outcomeGridSamples,
  'percent-grid': percentGridSamples,
  'pie-chart': pieChartSamples,
  'place-value': placeValueSamples,
  polygon: polygonSamples,
  'ratio-table': ratioTableSamples,
  'region-graph': regionGraphSamples,
  'residual-plot': residualPlotSamples,
  'riemann-sum': riemannSumSamples,
  'right-triangle': rightTriangleSamples,
  'round-solid': roundSolidSamples,
  'scale-drawing': scaleDrawingSamples,
  'scatter-plot': scatterPlotSamples,
  'side-squares': sideSquaresSamples,
  'sign-chart': signChartSamples,
  solid: solidSamples,
  'sorting-cards': sortingCardsSamples,
  'tape-diagram': tapeDiagramSamples,
  timeline: timelineSamples,
  'transformation-grid': transformationGridSamples,
  tree: treeSamples,
  triangle: triangleSamples,
  'two-way-table': twoWayTableSamples,
  'unit-circle': unitCircleSamples,
  'upright-line': uprightLineSamples,
  venn: vennSamples,
} satisfies { readonly [K in DiagramKind]: readonly Diagram[] };
