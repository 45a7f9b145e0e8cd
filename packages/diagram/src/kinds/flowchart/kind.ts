import { defineKind } from '../kind-module.ts';
import { checkFlowchart } from './check.ts';
import { describeFlowchart, titleFlowchart } from './describe.ts';
import { drawFlowchart } from './draw.ts';
import { layoutFlowchart } from './layout.ts';
import { readBackFlowchart } from './read-back.ts';

export const flowchartKind = defineKind({
  layout: layoutFlowchart,
  draw: drawFlowchart,
  readBack: readBackFlowchart,
  title: titleFlowchart,
  describe: describeFlowchart,
  check: checkFlowchart,
});
