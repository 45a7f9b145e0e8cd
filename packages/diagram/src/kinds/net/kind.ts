import { defineKind } from '../kind-module.ts';
import { checkNet } from './check.ts';
import { describeNet, titleNet } from './describe.ts';
import { drawNet } from './draw.ts';
import { layoutNet } from './layout.ts';
import { readBackNet } from './read-back.ts';

export const netKind = defineKind({
  layout: layoutNet,
  draw: drawNet,
  readBack: readBackNet,
  title: titleNet,
  describe: describeNet,
  check: checkNet,
});
