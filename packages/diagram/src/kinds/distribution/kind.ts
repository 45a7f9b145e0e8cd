import { defineKind } from '../kind-module.ts';
import { checkDistribution } from './check.ts';
import { describeDistribution, titleDistribution } from './describe.ts';
import { drawDistribution } from './draw.ts';
import { layoutDistribution } from './layout.ts';
import { readBackDistribution } from './read-back.ts';

export const distributionKind = defineKind({
  layout: layoutDistribution,
  draw: drawDistribution,
  readBack: readBackDistribution,
  title: titleDistribution,
  describe: describeDistribution,
  check: checkDistribution,
});
