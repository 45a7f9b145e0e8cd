// Written by tools/content/write-index.ts from the folders in kinds. Do not edit.
import { algebraTilesKind } from './algebra-tiles/kind.ts';
import { angleFigureKind } from './angle-figure/kind.ts';
import { annotatedStepsKind } from './annotated-steps/kind.ts';
import { areaModelKind } from './area-model/kind.ts';
import { balanceKind } from './balance/kind.ts';
import { barChartKind } from './bar-chart/kind.ts';
import { boxPlotKind } from './box-plot/kind.ts';
import { circleKind } from './circle/kind.ts';
import { constructionKind } from './construction/kind.ts';
import { coordinatePlaneKind } from './coordinate-plane/kind.ts';
import { dataTableKind } from './data-table/kind.ts';
import { distributionKind } from './distribution/kind.ts';
import { dotPlotKind } from './dot-plot/kind.ts';
import { doubleNumberLineKind } from './double-number-line/kind.ts';
import { factorTreeKind } from './factor-tree/kind.ts';
import { flowchartKind } from './flowchart/kind.ts';
import { fractionBarKind } from './fraction-bar/kind.ts';
import { functionGraphKind } from './function-graph/kind.ts';
import { functionTableKind } from './function-table/kind.ts';
import { histogramKind } from './histogram/kind.ts';
import { lineChartKind } from './line-chart/kind.ts';
import { mappingKind } from './mapping/kind.ts';
import { measuringScaleKind } from './measuring-scale/kind.ts';
import { netKind } from './net/kind.ts';
import { numberLineKind } from './number-line/kind.ts';
import { outcomeGridKind } from './outcome-grid/kind.ts';
import { percentGridKind } from './percent-grid/kind.ts';
import { pieChartKind } from './pie-chart/kind.ts';
import { placeValueKind } from './place-value/kind.ts';
import { polygonKind } from './polygon/kind.ts';
import { ratioTableKind } from './ratio-table/kind.ts';
import { regionGraphKind } from './region-graph/kind.ts';
import { residualPlotKind } from './residual-plot/kind.ts';
import { riemannSumKind } from './riemann-sum/kind.ts';
import { rightTriangleKind } from './right-triangle/kind.ts';
import { roundSolidKind } from './round-solid/kind.ts';
import { scaleDrawingKind } from './scale-drawing/kind.ts';
import { scatterPlotKind } from './scatter-plot/kind.ts';
import { sideSquaresKind } from './side-squares/kind.ts';
import { signChartKind } from './sign-chart/kind.ts';
import { solidKind } from './solid/kind.ts';
import { sortingCardsKind } from './sorting-cards/kind.ts';
import { tapeDiagramKind } from './tape-diagram/kind.ts';
import { timelineKind } from './timeline/kind.ts';
import { transformationGridKind } from './transformation-grid/kind.ts';
import { treeKind } from './tree/kind.ts';
import { triangleKind } from './triangle/kind.ts';
import { twoWayTableKind } from './two-way-table/kind.ts';
import { unitCircleKind } from './unit-circle/kind.ts';
import { uprightLineKind } from './upright-line/kind.ts';
import { vennKind } from './venn/kind.ts';

export const allKinds = {
  'algebra-tiles': algebraTilesKind,
  'angle-figure': angleFigureKind,
  'annotated-steps': annotatedStepsKind,
  'area-model': areaModelKind,
  balance: balanceKind,
  'bar-chart': barChartKind,
  'box-plot': boxPlotKind,
  circle: circleKind,
  construction: constructionKind,
  'coordinate-plane': coordinatePlaneKind,
  'data-table': dataTableKind,
  distribution: distributionKind,
  'dot-plot': dotPlotKind,
  'double-number-line': doubleNumberLineKind,
  'factor-tree': factorTreeKind,
  flowchart: flowchartKind,
  'fraction-bar': fractionBarKind,
  'function-graph': functionGraphKind,
  'function-table': functionTableKind,
  histogram: histogramKind,
  'line-chart': lineChartKind,
  mapping: mappingKind,
  'measuring-scale': measuringScaleKind,
  net: netKind,
  'number-line': numberLineKind,
  'outcome-grid': outcomeGridKind,
  'percent-grid': percentGridKind,
  'pie-chart': pieChartKind,
  'place-value': placeValueKind,
  polygon: polygonKind,
  'ratio-table': ratioTableKind,
  'region-graph': regionGraphKind,
  'residual-plot': residualPlotKind,
  'riemann-sum': riemannSumKind,
  'right-triangle': rightTriangleKind,
  'round-solid': roundSolidKind,
  'scale-drawing': scaleDrawingKind,
  'scatter-plot': scatterPlotKind,
  'side-squares': sideSquaresKind,
  'sign-chart': signChartKind,
  solid: solidKind,
  'sorting-cards': sortingCardsKind,
  'tape-diagram': tapeDiagramKind,
  timeline: timelineKind,
  'transformation-grid': transformationGridKind,
  tree: treeKind,
  triangle: triangleKind,
  'two-way-table': twoWayTableKind,
  'unit-circle': unitCircleKind,
  'upright-line': uprightLineKind,
  venn: vennKind,
};
