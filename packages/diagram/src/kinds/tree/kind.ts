import { defineKind } from '../kind-module.ts';
import { checkTree } from './check.ts';
import { describeTree, titleTree } from './describe.ts';
import { drawTree } from './draw.ts';
import { layoutTree } from './layout.ts';
import { readBackTree } from './read-back.ts';

export const treeKind = defineKind({
  layout: layoutTree,
  draw: drawTree,
  readBack: readBackTree,
  title: titleTree,
  describe: describeTree,
  check: checkTree,
});
