import { defineKind } from '../kind-module.ts';
import { checkResidualPlot } from './check.ts';
import { describeResidualPlot, titleResidualPlot } from './describe.ts';
import { drawResidualPlot } from './draw.ts';
import { layoutResidualPlot } from './layout.ts';
import { readBackResidualPlot } from './read-back.ts';

export const residualPlotKind = defineKind({
  layout: layoutResidualPlot,
  draw: drawResidualPlot,
  readBack: readBackResidualPlot,
  title: titleResidualPlot,
  describe: describeResidualPlot,
  check: checkResidualPlot,
});
