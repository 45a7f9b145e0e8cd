import { defineKind } from '../kind-module.ts';
import { checkScatterPlot } from './check.ts';
import { describeScatterPlot, titleScatterPlot } from './describe.ts';
import { drawScatterPlot } from './draw.ts';
import { layoutScatterPlot } from './layout.ts';
import { readBackScatterPlot } from './read-back.ts';

export const scatterPlotKind = defineKind({
  layout: layoutScatterPlot,
  draw: drawScatterPlot,
  readBack: readBackScatterPlot,
  title: titleScatterPlot,
  describe: describeScatterPlot,
  check: checkScatterPlot,
});
