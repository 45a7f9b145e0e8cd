import { defineKind } from '../kind-module.ts';
import { checkRegionGraph } from './check.ts';
import { describeRegionGraph, titleRegionGraph } from './describe.ts';
import { drawRegionGraph } from './draw.ts';
import { layoutRegionGraph } from './layout.ts';
import { readBackRegionGraph } from './read-back.ts';

export const regionGraphKind = defineKind({
  layout: layoutRegionGraph,
  draw: drawRegionGraph,
  readBack: readBackRegionGraph,
  title: titleRegionGraph,
  describe: describeRegionGraph,
  check: checkRegionGraph,
});
