import { defineKind } from '../kind-module.ts';
import { checkBarChart } from './check.ts';
import { describeBarChart, titleBarChart } from './describe.ts';
import { drawBarChart } from './draw.ts';
import { layoutBarChart } from './layout.ts';
import { readBackBarChart } from './read-back.ts';

export const barChartKind = defineKind({
  layout: layoutBarChart,
  draw: drawBarChart,
  readBack: readBackBarChart,
  title: titleBarChart,
  describe: describeBarChart,
  check: checkBarChart,
});
