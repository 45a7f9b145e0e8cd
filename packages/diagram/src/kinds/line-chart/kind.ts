import { defineKind } from '../kind-module.ts';
import { checkLineChart } from './check.ts';
import { describeLineChart, titleLineChart } from './describe.ts';
import { drawLineChart } from './draw.ts';
import { layoutLineChart } from './layout.ts';
import { readBackLineChart } from './read-back.ts';

export const lineChartKind = defineKind({
  layout: layoutLineChart,
  draw: drawLineChart,
  readBack: readBackLineChart,
  title: titleLineChart,
  describe: describeLineChart,
  check: checkLineChart,
});
