import { defineKind } from '../kind-module.ts';
import { checkDotPlot } from './check.ts';
import { describeDotPlot, titleDotPlot } from './describe.ts';
import { drawDotPlot } from './draw.ts';
import { layoutDotPlot } from './layout.ts';
import { readBackDotPlot } from './read-back.ts';

export const dotPlotKind = defineKind({
  layout: layoutDotPlot,
  draw: drawDotPlot,
  readBack: readBackDotPlot,
  title: titleDotPlot,
  describe: describeDotPlot,
  check: checkDotPlot,
});
