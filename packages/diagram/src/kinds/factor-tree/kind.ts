import { defineKind } from '../kind-module.ts';
import { checkFactorTree } from './check.ts';
import { describeFactorTree, titleFactorTree } from './describe.ts';
import { drawFactorTree } from './draw.ts';
import { layoutFactorTree } from './layout.ts';
import { readBackFactorTree } from './read-back.ts';

export const factorTreeKind = defineKind({
  layout: layoutFactorTree,
  draw: drawFactorTree,
  readBack: readBackFactorTree,
  title: titleFactorTree,
  describe: describeFactorTree,
  check: checkFactorTree,
});
