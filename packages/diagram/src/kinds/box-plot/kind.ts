import { defineKind } from '../kind-module.ts';
import { checkBoxPlot } from './check.ts';
import { describeBoxPlot, titleBoxPlot } from './describe.ts';
import { drawBoxPlot } from './draw.ts';
import { layoutBoxPlot } from './layout.ts';
import { readBackBoxPlot } from './read-back.ts';

export const boxPlotKind = defineKind({
  layout: layoutBoxPlot,
  draw: drawBoxPlot,
  readBack: readBackBoxPlot,
  title: titleBoxPlot,
  describe: describeBoxPlot,
  check: checkBoxPlot,
});
