import { defineKind } from '../kind-module.ts';
import { checkSignChart } from './check.ts';
import { describeSignChart, titleSignChart } from './describe.ts';
import { drawSignChart } from './draw.ts';
import { layoutSignChart } from './layout.ts';
import { readBackSignChart } from './read-back.ts';

export const signChartKind = defineKind({
  layout: layoutSignChart,
  draw: drawSignChart,
  readBack: readBackSignChart,
  title: titleSignChart,
  describe: describeSignChart,
  check: checkSignChart,
});
