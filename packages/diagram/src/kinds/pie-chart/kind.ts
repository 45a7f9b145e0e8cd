import { defineKind } from '../kind-module.ts';
import { checkPieChart } from './check.ts';
import { describePieChart, titlePieChart } from './describe.ts';
import { drawPieChart } from './draw.ts';
import { layoutPieChart } from './layout.ts';
import { readBackPieChart } from './read-back.ts';

export const pieChartKind = defineKind({
  layout: layoutPieChart,
  draw: drawPieChart,
  readBack: readBackPieChart,
  title: titlePieChart,
  describe: describePieChart,
  check: checkPieChart,
});
